/** The sheets of AMC N24: a band of blocks for each fund or sub-fund, and a sheet with all funds. */
import { esc } from './html2.ts';
import * as s from './shared6.ts';

const STYLE = `
@page { size: A4 landscape; margin: 0 }
body { margin: 0; font: 6.3pt/1.15 'Liberation Sans', 'Nimbus Sans'; color: #000 }
section { width: 297mm; height: 209.5mm; box-sizing: border-box; padding: 7mm 9mm; position: relative; break-after: page; overflow: hidden }
.top { display: flex; justify-content: space-between; font-size: 8.6pt; font-weight: bold; margin-bottom: 1.6mm } .band { border: .8pt solid #000; margin-bottom: 2.2mm }
.name { background: #d9d9d9; font-size: 8pt; font-weight: bold; padding: .5mm 1mm; border-bottom: .8pt solid #000; display: flex; justify-content: space-between } .blocks { display: flex } .blocks > div { border-right: .8pt solid #000 } .blocks > div:last-child { border: 0; flex: 1 }
table { border-collapse: collapse; width: 100% } td, th { border: .3pt solid #a6a6a6; padding: .24mm .8mm; height: 2.55mm; text-align: right; font-weight: normal; white-space: nowrap } td:first-child, th:first-child { text-align: left }
th { background: #f2f2f2; font-weight: bold } .terms td { text-align: left; white-space: normal } .terms td:first-child { white-space: nowrap; width: 25mm } .across td, .across td:first-child { text-align: left; white-space: normal; padding: .5mm .8mm } .neg { color: #c00000 } .foot { position: absolute; bottom: 4mm; left: 9mm; right: 9mm; display: flex; justify-content: space-between; font-size: 6.6pt }
.all td, .all th { font-size: 7.6pt; padding: .9mm 1.2mm } .all .group td { background: #d9d9d9; font-weight: bold }`;

interface Report {
  readonly amc: string;
  readonly bands: number;
}

const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join('')}</tr>`;

/** Red brackets for a negative figure, a dash for none. */
const figure = (v: string | null | undefined): string => {
  if (v === null || v === undefined) return '-';
  return v.startsWith('-') ? `<span class=neg>(${v.slice(1)})</span>` : v;
};
const pair = (fund: string | null | undefined, benchmark: string | null | undefined): string =>
  `${figure(fund)} [${figure(benchmark)}]`;
const blank = (count: number, columns: number): string =>
  Array.from({ length: Math.max(0, count) }, () => row(Array.from({ length: columns }, () => ''))).join('');

type Item = readonly [label: string, value: string | null | undefined];

const ratios = (of: s.Figures): string => `${of.fees[0]?.percent}% [${of.fees[1]?.percent}%]`;

const sizes = (of: s.Figures): readonly Item[] => [
  [of.fund_size_label_raw ?? '', of.fund_size_raw],
  ['NAV per unit (Rs.)', of.nav_per_unit],
  ['Redemption price (Rs.)', of.repurchase_price],
  ['Units outstanding', s.grouped(Number(of.units_outstanding), 0)],
  ['TER incl. levies, MTD [YTD]', ratios(of)],
  ...of.metrics.map((m): Item => [m.label_raw, m.value_raw]),
];

function ratingText(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const r = s.rated(entry, subject);
  return r === null ? '-' : `${r.rating_raw} ${r.rating_agency} ${r.line_raw.split(' ').at(-1)}`;
}

const terms = (entry: s.Entry): readonly Item[] => [
  ['Benchmark [BM]', entry.benchmark_raw],
  ['Risk profile', entry.risk_profile_raw],
  ['Stability rating', entry.sub_funds.length > 0 ? null : ratingText(entry, 'FUND')],
  ['Management fee', entry.management_fee_raw],
  ['Front-end load', entry.front_end_load_raw],
  ['Back-end load', entry.back_end_load_raw],
  ['Fund manager', entry.parties[0]?.name_raw],
];

const kind = (entry: s.Entry): readonly Item[] => [
  ['Category', entry.category_raw],
  ['Launch date', entry.launch_date_raw],
];

/** Below the blocks, in one line across the sheet. */
const dealing = (entry: s.Entry): readonly Item[] => [
  ['Fund type', entry.fund_type_raw],
  ['Minimum investment', entry.minimum_initial_raw],
  ['Cut-off time', entry.cutoff_raw],
  ['Pricing', entry.pricing_mechanism_raw],
  ['Trustee', entry.trustee_raw],
  ['Auditor', entry.auditor_raw],
  ['AMC rating', ratingText(entry, 'AMC')],
];

const across = (items: readonly Item[]): string =>
  `<table class=across>${row(items.flatMap(([l, v]) => [`<b>${l}</b>`, esc(v)]))}</table>`;

const factTable = (items: readonly Item[]): string =>
  `<table class=terms>${items.flatMap(([l, v]) => (v === null || v === undefined ? [] : [row([l, esc(v)])])).join('')}</table>`;

function returns(figures: s.Figures): string {
  const rows = figures.reported_returns.map((r) =>
    row([r.period_label_raw, pair(r.fund_return_percent, r.benchmark_return_percent)]),
  );
  return `<table>${row(['Return, %', 'Fund [BM]'], 'th')}${rows.join('')}</table>`;
}

function months(figures: s.Figures, series: string): string {
  const labels = s.labelsOf(figures.monthly_returns);
  const rows = labels.map((l) =>
    row([l, pair(s.percentAt(figures.monthly_returns, series, l), s.percentAt(figures.monthly_returns, 'BM', l))]),
  );
  return `<table>${row(['Monthly return, %', 'Fund [BM]'], 'th')}${rows.join('')}</table>`;
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const all = s.ofType(figures, type);
  if (all.length === 0) return '';
  const dates = [...new Set(all.map((r) => r.period_label ?? ''))];
  const body = s.lines(figures, type).map((r) => row([esc(r.label), ...r.cells]));
  const total = type === 'ASSET_ALLOCATION' ? row(['Total', '100.0', '100.0']) : '';
  return `<table>${row([all[0]?.table_title_raw ?? '', ...dates], 'th')}${body.join('')}${total}</table>`;
}

function holdings(figures: s.Figures): string {
  if (figures.holdings.length === 0) return `<table>${blank(13, 2)}</table>`;
  const body = figures.holdings.map((h) => row([esc(h.name_raw), h.percent]));
  return `<table>${row([figures.holdings_title_raw ?? '', ''], 'th')}${body.join('')}${blank(12 - body.length, 2)}</table>`;
}

interface Band {
  readonly name: string;
  readonly note: string;
  readonly figures: s.Figures;
  readonly series: string;
  readonly facts: readonly Item[];
  /** Below the blocks. */
  readonly below: string;
}

/** Facts, returns, months, portfolio and holdings next to each other. */
function band({ name, note, figures, series, facts, below }: Band): string {
  const second = figures.allocations.find((r) => r.allocation_type !== 'ASSET_ALLOCATION')?.allocation_type;
  const portfolio = shares(figures, 'ASSET_ALLOCATION') + (second === undefined ? '' : shares(figures, second));
  return `<div class=band><div class=name><span>${name}</span><span style="font-weight:normal;font-size:6.6pt">${note}</span></div><div class=blocks>
<div style="width:75mm">${factTable(facts)}</div><div style="width:40mm">${returns(figures)}</div><div style="width:45mm">${months(figures, series)}</div>
<div style="width:66mm">${portfolio}</div><div>${holdings(figures)}</div></div>${below}</div>`;
}

const fundBand = (entry: s.Entry, number: number): string =>
  band({
    name: `${number}. ${entry.fund_name_raw}`,
    note: entry.footnotes_raw.join(' '),
    figures: entry,
    series: entry.fund_column_raw ?? '',
    facts: [...kind(entry), ...sizes(entry), ...terms(entry)],
    below: across(dealing(entry)),
  });

function sheet(title: string, body: string, page: string | null, report: Report): string {
  return `<section><div class=top><span>${report.amc}</span><span>${title}</span><span>Position as on 31/12/2023</span></div>${body}
<div class=foot><span>Past performance is not an indication of future performance. Investments in mutual funds are subject to market risk.</span><span>${page}</span></div></section>`;
}

/** The terms of the scheme in cells next to each other, and a band for each sub-fund. */
function pensionSheet(entry: s.Entry, number: number): string {
  const items = [...kind(entry), ...terms(entry)].filter(([, v]) => v !== null && v !== undefined);
  const bands = entry.sub_funds.map((x) =>
    band({ name: x.name_raw, note: '', figures: x, series: x.name_raw, facts: sizes(x), below: '' }),
  );
  return `<div class=band><div class=name><span>${number}. ${entry.fund_name_raw}</span></div>${across(items)}${across(dealing(entry))}</div>${bands.join('')}`;
}

/** All funds by category; a sub-fund is a line under its fund. */
function summary(entries: readonly s.Entry[]): string {
  const labels = ['1M', 'FYTD', '1Y', '3Y'];
  const line = (name: string, of: s.Figures): string =>
    row([
      name,
      of.fund_size_raw ?? '',
      of.nav_per_unit ?? '',
      ...labels.map((l) => pair(s.returnAt(of, l)?.fund_return_percent, s.returnAt(of, l)?.benchmark_return_percent)),
    ]);
  const groups = entries.map((e) => {
    const rows =
      e.sub_funds.length === 0
        ? line(e.fund_name_raw, e)
        : row([e.fund_name_raw, '', '', ...labels.map(() => '')]) +
          e.sub_funds.map((x) => line(`&nbsp; ${x.name_raw}`, x)).join('');
    return `<tr class=group><td colspan=7>${e.category_raw}</td></tr>${rows}`;
  });
  const heads = ['Fund', 'Net assets (Rs. ’000)', 'NAV per unit (Rs.)', ...labels.map((l) => `${l}, % [BM]`)];
  return `<table class=all>${row(heads, 'th')}${groups.join('')}</table>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], report: Report): string {
  const numberOf = (e: s.Entry): number => funds.findIndex((f) => f.name === e.fund_name_raw) + 1;
  const plain = entries.filter((e) => e.sub_funds.length === 0);
  const sheets = plain.flatMap((_, i) => (i % report.bands === 0 ? [plain.slice(i, i + report.bands)] : []));
  const pages = [
    sheet('Summary of all funds', summary(entries), 'Sheet 1 of 4', report),
    ...sheets.map((of) =>
      sheet(
        'Fund sheet',
        of.map((e) => fundBand(e, numberOf(e))).join(''),
        s.only(of[0], 'fund').page_footer_raw,
        report,
      ),
    ),
    ...entries
      .filter((e) => e.sub_funds.length > 0)
      .map((e) => sheet('Pension sheet', pensionSheet(e, numberOf(e)), e.page_footer_raw, report)),
  ];
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${pages.join('')}`;
}
