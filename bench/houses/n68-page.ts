/** The pages of AMC N68: a word processor's page whose terms say `-do-` below an equal term; people sign at the foot. */
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.8pt/1.2 'Liberation Serif';color:#000;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:10mm 19mm}
.centre{text-align:center}h1{font-size:13.5pt;margin:0;text-decoration:underline}h2{font-size:9.8pt;margin:1.5mm 0 .6mm;text-decoration:underline}
p{margin:0 0 1.4mm;text-align:justify}td,th{border:.5pt solid #000;padding:.15mm 1.5mm;text-align:center;vertical-align:top}td:first-child{text-align:left}th{background:#d9d9d9}
.list td:last-child{text-align:left}.list td:first-child{width:58mm;font-weight:bold}.two{display:flex;gap:7mm}.two>div{flex:1}.months table{font-size:7.3pt}.months td{padding:.2mm .5mm}
.sign{display:flex;justify-content:space-between;margin-top:8.5mm;text-align:center}.sign div{width:50mm;border-top:.6pt solid #000}.small{font-size:7.4pt}.run{position:absolute;left:19mm;right:19mm;bottom:6mm;font-size:8pt;text-align:center}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N.A.' : `${v}%`);

/** Prints `-do-` for a term that is equal to the one above it. */
const ditto = (items: readonly s.Item[]): s.Item[] =>
  items.map(([label, value], i) => [label, i > 0 && items[i - 1]?.[1] === value ? '-do-' : value] as const);

function particulars(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, 'Not rated');
  const items: s.Item[] = [
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Trustee', 'trustee_raw'],
      ['Registrar', 'registrar_raw'],
      ['Auditors', 'auditor_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per unit', `Rs. ${entry.nav_per_unit ?? ''}`],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.terms(entry, [
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Par value', 'par_value_raw'],
      ['Minimum initial investment', 'minimum_initial_raw'],
      ['Minimum subsequent investment', 'minimum_subsequent_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    [`Rating of the Fund`, rating('FUND')],
    ['Rating of the management company', rating('AMC')],
  ];
  return `<h2>Particulars of the Fund</h2>${s.list(ditto(items))}`;
}

/** Lines for signatures with the names and the offices of those who sign below them. */
const signatures = (entry: s.Entry): string =>
  `<div class=sign>${s
    .people(entry)
    .map(([office, name]) => `<div><b>${s.esc(name)}</b><br>${s.esc(office)}</div>`)
    .join('')}</div>`;

const COMMENTS: Readonly<Record<string, string>> = {
  JIF: 'The State Bank of Pakistan left its discount rate at 12.0% in the monetary policy statement of 11 February 2012, since the rupee was under pressure and the government borrowed heavily from the banking system. The Fund sold one TFC at a small gain and placed the proceeds in treasury bills of three months. All issuers in the portfolio paid their mark-up on time.',
  JSMF: 'Trading at the Karachi Stock Exchange became livelier after the Finance Minister had announced a relief in the tax on capital gains, which is to be collected by the NCCPL. The Fund added to its positions in banks and fertilizers, and remained underweight in cement. The management expects the season of results to support prices, as oil companies will pay good interim dividends.',
  JCF: 'Treasury bills of three months yielded 11.7% in the last auction of the month. The Fund kept most of its assets in treasury bills that mature before the end of April, and the rest with banks of good rating. No investment was made in commercial paper. The return of the month includes the reversal of a small provision for a fee.',
};

function page(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const returns = s.htmlTable([
    ['Period', short, 'Benchmark'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
    ]),
  ]);
  const second = entry.allocations.find((a) => a.allocation_type !== 'ASSET_ALLOCATION')?.allocation_type;
  const holdings = s.htmlTable(s.holdingItems(entry, cell), '', 0);
  const held = entry.holdings.length === 0 ? '' : `<h2>${entry.holdings_title_raw ?? ''}</h2>${holdings}`;
  return `<div class=centre><b>${entry.amc_name_raw}</b><h1>${s.esc(entry.fund_name_raw)}</h1>Fund Manager’s Report for the month of ${entry.report_month_label_raw}</div>
<h2>Investment Objective</h2><p>${s.term(entry.investment_objective_raw)}</p>${particulars(entry)}<h2>Review of the Month</h2><p>${COMMENTS[short] ?? ''}</p>
<div class=two><div><h2>Returns of the Fund</h2>${returns}${held}</div><div>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${second === undefined ? '' : s.sharesTable(entry, second, cell)}</div></div>
<p class=small style="margin-top:1mm">${s.esc(entry.footnotes_raw.join(' '))}</p><h2>Monthly Returns (%)</h2><div class=months>${s.monthTable(entry, [short, 'Benchmark'], (v) => v ?? 'N.A.')}</div>
${signatures(entry)}<p class=small style="margin-top:1.5mm"><i>Disclaimer: ${s.esc(s.RISK_NOTE)} The Fund has made provision for the Workers’ Welfare Fund (WWF).</i></p>
<div class=run>Suite 212, Cotton Exchange Building, Karachi. Phone 021-32416718. ${s.esc(entry.page_footer_raw)}</div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
