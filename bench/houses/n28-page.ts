/** The pages of AMC N28: facts as bullets with dashes, values before labels in legends, sub-funds as rows. */
import { esc } from './html2.ts';
import * as s from './shared7.ts';

const COLOURS = ['#31456a', '#e07a5f', '#81b29a', '#f2cc8f', '#9a8c98', '#5f6f52'];
const STYLE = `
@page { size: Letter; margin: 0 }
body { margin: 0; font: 8.8pt/1.35 'Nimbus Sans Narrow', 'Liberation Sans Narrow'; color: #262626 }
section { width: 215.9mm; height: 279mm; box-sizing: border-box; position: relative; break-after: page; overflow: hidden; padding: 11mm 14mm }
.sign { position: absolute; right: 14mm; top: 11mm; text-align: right; font-size: 9pt; color: #31456a } .kind { color: #e07a5f; font-size: 10pt } h1 { font-size: 22pt; margin: 0; color: #31456a; font-weight: bold } .lead { font-size: 10pt; margin: 1mm 0 4mm; max-width: 140mm }
h2 { font-size: 11pt; color: #31456a; margin: 5mm 0 1.4mm } h2 span { font-weight: normal; font-size: 8.6pt; color: #666 } ul { margin: 0; padding: 0 0 0 4mm; columns: 2; column-gap: 9mm } ul.one { columns: 1 } li { margin: 0 0 .7mm; break-inside: avoid } li::marker { color: #e07a5f }
.cols { display: flex; gap: 9mm } .cols > * { flex: 1; min-width: 0 } table { border-collapse: collapse; width: 100% } td, th { padding: 1mm 1.2mm; text-align: right; font-weight: normal; border-bottom: .4pt solid #cfcfcf } td:first-child, th:first-child { text-align: left } th { color: #e07a5f; border-bottom: 1pt solid #31456a }
tr.bm td { color: #777; font-style: italic } .donut { display: flex; gap: 5mm; align-items: center } .donut svg { width: 27mm; height: 27mm; flex: none } .donut div div { white-space: nowrap } .donut b { display: inline-block; width: 13mm; text-align: right; margin-right: 2mm }
.foot { position: absolute; left: 14mm; right: 14mm; bottom: 7mm; font-size: 7pt; color: #777; display: flex; justify-content: space-between } .foot span:first-child { max-width: 150mm } .tight td, .tight th { padding: .5mm 1mm }`;

export interface Look28 {
  readonly amc: string;
  readonly month: string;
  readonly isWhole: boolean;
}

const row = (cells: readonly string[], tag = 'td', style = ''): string =>
  `<tr${style === '' ? '' : ` class=${style}`}>${cells.map((c) => `<${tag}>${c}</${tag}>`).join('')}</tr>`;

/** `+1.20%` or `-1.20%`; n/a where the fund is too young. */
const signed = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'n/a' : v.startsWith('-') ? `${v}%` : `+${v}%`;

const bullets = (items: readonly s.Item[], style = ''): string =>
  `<ul${style === '' ? '' : ` class=${style}`}>${items.map(([l, v]) => `<li>${l} – ${esc(v)}</li>`).join('')}</ul>`;

function facts(entry: s.Entry): string {
  const isFund = entry.sub_funds.length === 0;
  const rating = (subject: 'FUND' | 'AMC'): string => {
    const r = s.ratingParts(entry, subject);
    return r === null ? 'not rated' : `${r.rating} (${r.agency}, ${r.day})`;
  };
  return bullets(
    s.stated([
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['NAV per unit', entry.nav_per_unit],
      ['Units outstanding', isFund ? s.grouped(Number(entry.units_outstanding), 0) : null],
      ['Launch date', entry.launch_date_raw],
      ['Fund type', entry.fund_type_raw],
      ['Benchmark', entry.benchmark_raw],
      ['Risk profile', entry.risk_profile_raw],
      ['Stability rating', isFund ? rating('FUND') : null],
      ['Rating of the management company', rating('AMC')],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ['Fund manager', entry.parties[0]?.name_raw],
      ['Management fee', entry.management_fee_raw],
      ['Front-end load', entry.front_end_load_raw],
      ['Back-end load', entry.back_end_load_raw],
      ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
      ['Minimum investment', entry.minimum_initial_raw],
      ['Subsequent investment', entry.minimum_subsequent_raw],
      ['Dealing days', entry.dealing_days_raw],
      ['Cut-off time', entry.cutoff_raw],
      ['Pricing mechanism', entry.pricing_mechanism_raw],
      ['Trustee', entry.trustee_raw],
      ['Auditor', entry.auditor_raw],
    ]),
  );
}

/** Fund and benchmark in one cell, parted by `vs`. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const cells = rows.map((r) => `${signed(r.fund_return_percent)} vs ${signed(r.benchmark_return_percent)}`);
  return `<h2>Returns <span>fund vs benchmark; ${entry.footnotes_raw[0]}</span></h2><table>${row(
    rows.map((r) => r.period_label_raw),
    'th',
  )}${row(cells)}</table>`;
}

function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const lines = labels.map((l) =>
    row([l, ...['Fund', 'Benchmark'].map((of) => signed(s.percentAt(entry.monthly_returns, of, l)))]),
  );
  return `<h2>Month by month</h2><table class=tight>${row(['', 'Fund', 'Benchmark'], 'th')}${lines.join('')}</table>`;
}

function donut(rows: readonly s.AllocationRow[]): string {
  const total = rows.reduce((sum, r) => sum + Number(r.percent), 0);
  let from = 0;
  const arcs = rows.map((r, i) => {
    const share = (Number(r.percent) / total) * 100;
    const arc = `<circle cx="18" cy="18" r="12" fill="none" stroke="${COLOURS[i]}" stroke-width="8" pathLength="100" stroke-dasharray="${share} ${100 - share}" stroke-dashoffset="${-from}"/>`;
    from += share;
    return arc;
  });
  const legend = rows.map((r) => `<div><b>${r.percent}%</b>${esc(r.label_raw)}</div>`);
  const [title = '', unit = ''] = (rows[0]?.table_title_raw ?? '').split(', ');
  return `<h2>${title}<span>, ${unit}</span></h2><div class=donut><svg viewBox="0 0 36 36">${arcs.join('')}</svg><div>${legend.join('')}</div></div>`;
}

function holdings(entry: s.Figures, of = ''): string {
  if (entry.holdings.length === 0) return '';
  const [title = '', unit = ''] = (entry.holdings_title_raw ?? '').split(', ');
  return `<h2>${of}${title}<span>, ${unit}</span></h2><table class=tight>${entry.holdings.map((h) => row([`${h.rank}. ${esc(h.name_raw)}`, `${h.percent}%`])).join('')}</table>`;
}

/** A row for each sub-fund with its benchmark below it. */
function subFunds(entry: s.Entry): string {
  const labels = (entry.sub_funds[0]?.reported_returns ?? []).map((r) => r.period_label_raw);
  const lines = entry.sub_funds.map((x) => {
    const of = (key: 'fund_return_percent' | 'benchmark_return_percent'): string[] =>
      labels.map((l) => signed(s.returnAt(x, l)?.[key]));
    return (
      row([
        x.name_raw,
        x.fund_size_raw ?? '',
        x.nav_per_unit ?? '',
        `${x.fees[0]?.percent}%`,
        ...of('fund_return_percent'),
      ]) + row(['Benchmark', '', '', '', ...of('benchmark_return_percent')], 'td', 'bm')
    );
  });
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const heads = [
    'Sub-fund',
    first.fund_size_label_raw ?? '',
    'NAV per unit',
    first.fees[0]?.fee_label_raw ?? '',
    ...labels,
  ];
  return `<h2>Sub-funds <span>${entry.footnotes_raw[0]}</span></h2><table>${row(heads, 'th')}${lines.join('')}</table>`;
}

/** Classes as rows, sub-funds as columns. */
function subShares(entry: s.Entry): string {
  const labels = [...new Set(entry.sub_funds.flatMap((x) => x.allocations.map((r) => r.label_raw)))];
  const ordered = [...labels.filter((l) => l !== 'Others'), 'Others'];
  const lines = ordered.map((l) =>
    row([
      l,
      ...entry.sub_funds
        .map((x) => x.allocations.find((r) => r.label_raw === l)?.percent)
        .map((p) => (p === undefined ? '-' : `${p}%`)),
    ]),
  );
  const [title = '', unit = ''] = (entry.sub_funds[0]?.allocations[0]?.table_title_raw ?? '').split(', ');
  return `<h2>${title}<span>, ${unit}</span></h2><table>${row(['', ...entry.sub_funds.map((x) => x.name_raw)], 'th')}${lines.join('')}</table>`;
}

function comment(entry: s.Entry): string {
  const market =
    'The State Bank raised its policy rate by 300 basis points to 20% on 2 March 2023. Inflation reached 31.5% in February. The KSE-100 Index closed at 40,510 points, 0.4% lower.';
  const own =
    entry.sub_funds.length > 0
      ? 'Contributions of participants grew by 1.8%.'
      : 'We kept the maturity of the portfolio short and did not buy foreign securities.';
  return `<h2>From the manager</h2><p style="margin:0">${market} ${own}</p>`;
}

function page(entry: s.Entry, look: Look28): string {
  const body =
    entry.sub_funds.length === 0
      ? `${returns(entry)}<div class=cols><div>${months(entry)}</div><div>${donut(s.ofType(entry, 'ASSET_ALLOCATION'))}${donut(s.secondRows(entry))}</div></div>
<div class=cols><div>${holdings(entry) || comment(entry)}</div><div>${entry.holdings.length > 0 ? comment(entry) : ''}</div></div>`
      : `${subFunds(entry)}${subShares(entry)}${entry.sub_funds.map((x) => holdings(x, `${x.name_raw}: `)).join('')}${comment(entry)}`;
  return `<section><div class=sign>${look.amc}<br>${look.month}</div><div class=kind>${entry.category_raw}</div><h1>${entry.fund_name_raw}</h1><p class=lead>${entry.investment_objective_raw}</p>
${facts(entry)}${body}<div class=foot><span>Mutual funds and pension funds are subject to market risk; past results are no promise of future ones. Read the offering document before investing.</span><span>${entry.page_footer_raw}</span></div></section>`;
}

function front(entries: readonly s.Entry[], look: Look28): string {
  return `<section><div style="height:80mm"></div><div class=kind>${look.month}</div><h1>${look.amc}</h1><p class=lead>Monthly report of our funds</p>${bullets(
    entries.map((e) => [e.fund_name_raw, `page ${e.page_number}`] as const),
    'one',
  )}</section>`;
}

export function html(entries: readonly s.Entry[], look: Look28): string {
  return `<!doctype html><html lang=en><meta charset=utf-8><style>${STYLE}</style>${look.isWhole ? front(entries, look) : ''}${entries.map((e) => page(e, look)).join('')}</html>`;
}
