/** The pages of AMC N26: a serif face with ligatures, spaced headings, three pairs of label and value on a line. */
import { esc } from './html2.ts';
import * as s from './shared7.ts';

const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 8.6pt/1.32 'P052', 'Liberation Serif'; color: #2b2118; font-variant-ligatures: common-ligatures discretionary-ligatures; font-feature-settings: 'liga', 'kern' }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; padding: 12mm 15mm 10mm; position: relative; break-after: page; overflow: hidden }
.head { display: flex; justify-content: space-between; border-bottom: 2pt double #7a1f1f; padding-bottom: 1.5mm } .head b { letter-spacing: 3pt; font-size: 8pt; text-transform: uppercase; color: #7a1f1f } .head span { font-style: italic }
h1 { font-size: 21pt; font-weight: normal; margin: 3mm 0 .5mm; color: #7a1f1f } .rated { font-style: italic; margin: 0 0 2mm }
h2 { font-size: 8pt; letter-spacing: 2.6pt; text-transform: uppercase; font-weight: bold; color: #7a1f1f; margin: 3.6mm 0 1mm; border-top: .5pt solid #7a1f1f; padding-top: 1.2mm } h2 small { letter-spacing: 0; text-transform: none; font-weight: normal; font-size: 8pt; font-style: italic }
table { border-collapse: collapse; width: 100% } td, th { font-size: 8.2pt; padding: .7mm 1mm; text-align: right; font-weight: normal } td:first-child, th:first-child { text-align: left } th { border-bottom: .6pt solid #7a1f1f; font-style: italic } tr:nth-child(odd) td { background: #f7f1ea }
.pairs td { background: none; text-align: left; vertical-align: top; border-bottom: .3pt solid #d9c9b8 } .pairs td:nth-child(odd) { font-style: italic; color: #6b5644; width: 26mm } .pairs td:nth-child(even) { width: 34mm; padding-right: 3mm } .narrow td, .narrow th { font-size: 7.4pt; padding: .7mm .3mm }
p { margin: 1mm 0; text-align: justify; hyphens: auto } .two { display: flex; gap: 8mm } .two > div { flex: 1 } sup { font-size: 5.6pt; line-height: 0 } .notes { position: absolute; left: 15mm; right: 15mm; bottom: 14mm; font-size: 6.8pt; color: #55463a } .notes p { margin: .4mm 0 } .foot { position: absolute; left: 15mm; right: 15mm; bottom: 7mm; font-size: 7.4pt; text-align: center; font-style: italic }
.cover h1 { font-size: 34pt; margin-top: 70mm } .cover td { font-size: 10pt; padding: 2mm 1mm }`;

export interface Look26 {
  readonly amc: string;
  readonly month: string;
  readonly isWhole: boolean;
  readonly ratiosOf: (part: s.Part) => s.Ratio[];
}

/** A true minus for a negative figure, a dash for none. */
const figure = (v: string | null | undefined): string =>
  v === null || v === undefined ? '–' : `${v.replace('-', '−')}%`;

const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join('')}</tr>`;

function pairs(items: readonly s.Item[]): string {
  const lines = items.flatMap((_, i) => (i % 3 === 0 ? [items.slice(i, i + 3)] : []));
  return `<table class=pairs>${lines.map((line) => row(line.flatMap(([l, v]) => [l, esc(v)]))).join('')}</table>`;
}

function facts(entry: s.Entry): string {
  const isFund = entry.sub_funds.length === 0;
  return pairs(
    s.stated([
      ['Fund type', entry.fund_type_raw],
      ['Category', entry.category_raw],
      ['Launch date', isFund ? entry.launch_date_raw : null],
      ['Net assets', entry.fund_size_raw],
      ['NAV per unit', entry.nav_per_unit],
      ['Offer price', entry.offer_price],
      ['Benchmark<sup>1</sup>', entry.benchmark_raw],
      ['Risk profile', entry.risk_profile_raw],
      ['Leverage', entry.leverage_raw],
      ['Front-end load<sup>2</sup>', entry.front_end_load_raw],
      ['Back-end load<sup>2</sup>', entry.back_end_load_raw],
      ['Pricing', entry.pricing_mechanism_raw],
      ['Dealing days', entry.dealing_days_raw],
      ['Cut-off time', entry.cutoff_raw],
      ['Min. initial investment', entry.minimum_initial_raw],
      ['Min. subsequent', entry.minimum_subsequent_raw],
      ['Trustee', entry.trustee_raw],
      ['Auditors', entry.auditor_raw],
      ['Fund manager', entry.parties[0]?.name_raw],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
  );
}

function ratings(entry: s.Entry): string {
  const of = (subject: 'FUND' | 'AMC', label: string): string | null => {
    const r = s.ratingParts(entry, subject);
    return r === null ? null : `${label}: ${r.rating} by ${r.agency} (${r.day})`;
  };
  return [of('FUND', 'Stability rating'), of('AMC', 'AMC rating')].filter((t) => t !== null).join(' &nbsp;|&nbsp; ');
}

/** The fee and the ratios of a fund, in sentences only. */
function costs(entry: s.Entry, ratios: readonly s.Ratio[]): string {
  const [month, year] = ratios;
  const fee = `The management fee is ${(entry.management_fee_raw ?? '').replace(/^U/, 'u')}.`;
  if (month === undefined || year === undefined || entry.sub_funds.length > 0) return `<p>${fee}</p>`;
  return `<p>${fee} The total expense ratio of the Fund for the month (MTD) was ${month.withLevies}%, which includes ${month.levies}% representing government levies and the SECP fee;
for the year to date (YTD) it was ${year.withLevies}%, which includes ${year.levies}%.</p>`;
}

function returns(entry: s.Entry, name: string): string {
  const rows = entry.reported_returns;
  const years = s.labelsOf(entry.historical_returns);
  const line = (label: string, key: 'fund_return_percent' | 'benchmark_return_percent', series: string): string =>
    row([
      label,
      ...s.seriesCells(entry, key).map(figure),
      ...years.map((y) => figure(s.percentAt(entry.historical_returns, series, y))),
    ]);
  return `<table class=narrow>${row(['', ...rows.map((r) => r.period_label_raw), ...years], 'th')}
${line(name, 'fund_return_percent', name)}${line('Benchmark', 'benchmark_return_percent', 'Benchmark')}</table>`;
}

function months(entry: s.Entry, name: string): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const line = (series: string): string =>
    row([series, ...labels.map((l) => figure(s.percentAt(entry.monthly_returns, series, l)))]);
  return `<table class=narrow>${row(['', ...labels], 'th')}${line(name)}${line('Benchmark')}</table>`;
}

function shares(entry: s.Figures, type: s.AllocationType): string {
  const rows = s.ofType(entry, type);
  const dates = [...new Set(rows.map((r) => r.period_label ?? ''))];
  const [title = '', unit = ''] = (rows[0]?.table_title_raw ?? '').split(' (');
  const body = s.lines(entry, type).map((r) => row([esc(r.label), ...r.cells.map(figure)]));
  return `<h2>${title} <small>(${unit}</small></h2><table>${row(['', ...dates], 'th')}${body.join('')}</table>`;
}

function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const [title = '', unit = ''] = (entry.holdings_title_raw ?? '').split(' (');
  return `<h2>${title} <small>(${unit}</small></h2><table>${entry.holdings.map((h) => row([esc(h.name_raw), figure(h.percent)])).join('')}</table>`;
}

function comment(entry: s.Entry): string {
  return `<h2>Manager’s view</h2><p>During the month the policy rate stayed at 15%. Inflation came in at 23.2%, 4.1 percentage points below August, though core inflation rose.
The rupee lost 4.2% against the dollar. Floods affected the harvest of cotton and rice; the finance ministry puts the damage at USD 30 billion. The KSE-100 Index fell by 2.9%.
${entry.sub_funds.length > 0 ? 'The plans hold treasury bills of matching tenor.' : 'We keep a careful profile and sufficient liquidity, and expect yields to flatten.'}</p>`;
}

const NOTES = [
  '<sup>1</sup> The benchmark is as stated in the Offering Document of the Fund.',
  '<sup>2</sup> Loads apply to units sold through distributors; conversion between funds is free.',
];

function plans(entry: s.Entry): string {
  const heads = ['Plan', 'Launch', 'Maturity', 'Net assets', 'NAV per unit', 'Sept-22', 'Since launch', 'TER (YTD)'];
  const body = entry.sub_funds.map((x) => {
    const of = (label: string): string => {
      const r = s.returnAt(x, label);
      return `${figure(r?.fund_return_percent)} / ${figure(r?.benchmark_return_percent)}`;
    };
    return row([
      x.name_raw,
      x.launch_date_raw ?? '',
      x.maturity_date_raw ?? '',
      x.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      of('Sept-22'),
      of('Since launch'),
      `${x.fees[0]?.percent}%`,
    ]);
  });
  const labels = s.ofType(s.only(entry.sub_funds[0], 'plan'), 'ASSET_ALLOCATION').map((r) => r.label_raw);
  const weights = labels.map((l) =>
    row([l, ...entry.sub_funds.map((x) => figure(x.allocations.find((r) => r.label_raw === l)?.percent))]),
  );
  const names = entry.sub_funds.map((x) => x.name_raw.replace('Makra Fixed Return ', ''));
  return `<h2>Plans <small>(returns of the plan / its benchmark)</small></h2><table class=narrow>${row(heads, 'th')}${body.join('')}</table>
<h2>Asset allocation <small>(% of total assets)</small></h2><table>${row(['', ...names], 'th')}${weights.join('')}</table>`;
}

function page(entry: s.Entry, fund: s.Fund, look: Look26): string {
  const name = entry.fund_column_raw ?? '';
  const second = s.secondRows(entry)[0]?.allocation_type;
  const [part] = s.partsOf(entry, fund);
  const body =
    fund.subs === undefined
      ? `<h2>Returns <small>(${entry.footnotes_raw[0]})</small></h2>${returns(entry, name)}<h2>Month by month</h2>${months(entry, name)}
<div class=two><div>${shares(entry, 'ASSET_ALLOCATION')}${second === undefined ? '' : shares(entry, second)}</div><div>${holdings(entry)}${comment(entry)}</div></div>`
      : `${plans(entry)}${comment(entry)}`;
  return `<section lang=en><div class=head><b>${look.amc}</b><span>Fund Manager Report, ${look.month}</span></div><h1>${entry.fund_name_raw}</h1><p class=rated>${ratings(entry)}</p>
<p>${entry.investment_objective_raw}</p><h2>Fund profile <small>(Rupees in million, except per unit)</small></h2>${facts(entry)}<h2>Fees and expenses</h2>${costs(entry, part === undefined ? [] : look.ratiosOf(part))}${body}
<div class=notes>${NOTES.map((n) => `<p>${n}</p>`).join('')}<p>Mutual funds are subject to market risks. Past performance does not necessarily indicate future results.</p></div><div class=foot>${entry.page_footer_raw}</div></section>`;
}

function cover(entries: readonly s.Entry[], look: Look26): string {
  return `<section class=cover><div class=head><b>${look.amc}</b><span>${look.month}</span></div><h1>Fund Manager Report</h1><p>for the first quarter of fiscal 2023</p>
<table>${entries.map((e) => row([e.fund_name_raw, e.category_raw ?? '', String(e.page_number)])).join('')}</table></section>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], look: Look26): string {
  const pages = entries.map((e) => page(e, s.fundNamed(funds, e), look));
  return `<!doctype html><html lang=en><meta charset=utf-8><style>${STYLE}</style>${look.isWhole ? cover(entries, look) : ''}${pages.join('')}</html>`;
}
