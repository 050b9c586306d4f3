/** The pages of AMC N100: general information at the left, comment and figures at the right; units are in titles. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.32 'Liberation Sans Narrow';color:#1c1c1c;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:0 10mm}
.band{background:#00594f;color:#fff;margin:0 -10mm;padding:3.4mm 10mm 2.2mm;display:flex;justify-content:space-between;align-items:flex-end}.band b{font-size:17pt;display:block}.band span{font-size:8.6pt;text-align:right}
.nav{display:flex;justify-content:space-between;background:#e3b23c;margin:0 -10mm;padding:1mm 10mm;font-weight:bold;font-size:9.6pt}
h2{font-size:8.8pt;background:#00594f;color:#fff;margin:2mm 0 .5mm;padding:.5mm 1.5mm}p{margin:0 0 1.4mm;text-align:justify}
td,th{padding:.3mm 1.1mm;vertical-align:top;text-align:right;font-weight:normal;font-size:7.5pt;border:.4pt solid #b9cfcb}th{font-weight:bold;background:#e8f1ef}td:first-child,th:first-child{text-align:left}
.cols{display:flex;gap:4mm}.left{width:76mm}.right{flex:1;min-width:0}.list td{text-align:left;border-width:0 0 .4pt}.list td:first-child{width:25mm;font-weight:bold}.flat td:first-child{width:auto}.flat td:last-child{text-align:right}
.credit td,.credit th{text-align:center}.credit td:first-child{text-align:left}.tight td,.tight th{font-size:7.1pt;padding:.3mm .4mm;text-align:center}.breach td:nth-child(2),.breach th:nth-child(2){text-align:left}.breach td,.breach th{font-size:7.3pt}
.small{font-size:6.6pt;margin-top:1.5mm}.foot{position:absolute;left:10mm;right:10mm;bottom:4.5mm;border-top:1pt solid #e3b23c;padding-top:.8mm;font-size:6.8pt;display:flex;justify-content:space-between}`;

const cell = (v: string | null | undefined): string => v ?? 'N/A';

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, '');

function facts(entry: s.Entry): string {
  return s.list([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
    ]),
    ['Asset Manager Rating', quoted(entry, 'AMC')],
    ['Stability Rating', quoted(entry, 'FUND')],
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front end Load*', 'front_end_load_raw'],
      ['Back end Load*', 'back_end_load_raw'],
      ['Min. Subscription', 'minimum_initial_raw'],
      ['Min. Additional', 'minimum_subsequent_raw'],
      ['Listing', 'listing_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut off Timing', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
  ]);
}

/** Periods are rows, the year to date is the first one; the benchmark is the first column. */
function returns(entry: s.Entry): string {
  const [month, year, ...others] = entry.reported_returns;
  const rows = [s.only(year, 'year'), s.only(month, 'month'), ...others].map((r) => [
    r.period_label_raw,
    cell(r.benchmark_return_percent),
    cell(r.fund_return_percent),
  ]);
  return s.heading('Performance Information (%)') + s.htmlTable([['', 'Benchmark', s.short(entry)], ...rows], 'credit');
}

function series(rows: readonly s.SeriesRow[], entry: s.Entry, kind: string): string {
  const names = [
    ['Benchmark', 'Benchmark'],
    [s.short(entry), s.short(entry)],
  ] as const;
  return s.htmlTable(s.wideSeries(rows, names, cell), kind);
}

/** The classes of credit are the heads of columns; each month is a row. */
function quality(entry: s.Entry): string {
  const rows = s.lines(entry, 'CREDIT_QUALITY');
  const months = s.datesOf(entry, 'CREDIT_QUALITY').map((date, i) => [date, ...rows.map((r) => r.cells[i] ?? '')]);
  const heads = ['', ...rows.map((r) => r.label)];
  return s.heading(s.titleOf(entry, 'CREDIT_QUALITY')) + s.htmlTable([heads, ...months], 'credit');
}

function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = ['Month to date', 'Year to date'].map((period) => [
    period,
    ...labels.map((l) => s.feeOf(entry, l, period)),
  ]);
  return s.heading('Total Expense Ratio (Annualized, %)') + s.htmlTable([['', ...labels], ...rows], 'credit');
}

function technical(entry: s.Entry): string {
  const held = entry.amount_invested_by_fof_pkr;
  const items = s.stated([
    ['NAV per Unit (PKR)', entry.nav_per_unit],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Investment by Fund of Funds (PKR M)', held === null ? null : s.grouped(Number(held) / 1e6, 0)],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return s.heading('Technical Information') + s.list(items, 'list flat');
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Name of Non-Compliant Investment',
    'Type',
    'Outstanding Face Value',
    'Provision Held',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const rows = entry.non_compliant.map(s.exposureCells);
  return `${s.heading('Details of Non-Compliant Investments (PKR M)')}${s.htmlTable([heads, ...rows], 'breach')}`;
}

const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  KIF: [
    'During the month the Fund generated an annualized return that benefited from the repricing of its floating rate papers. The State Bank of Pakistan kept its policy rate at 21% in its meeting of April, and inflation rose to 38% in May, the highest reading on record.',
    'Secondary market yields remained volatile on uncertainty about the program of the IMF. Exposure to T-Bills was maintained at short tenors, since we do not find the yields of longer bonds attractive before the budget.',
  ],
  KCMF: [
    'The Fund stayed invested in short tenors of T-Bills and in deposits with highly rated banks. Cut-off yields of three and six months in the last auction of May were 22.00% and 21.97%, little changed from the month before.',
    'The weighted average time to maturity was kept low on purpose, as the next monetary policy meeting is due in June. The Fund will place its maturities after the announcement of the federal budget for FY2024.',
  ],
};

function page(entry: s.Entry): string {
  const comment = s.heading("Manager's Comment") + s.paragraphs(COMMENTS[s.short(entry)] ?? []);
  const people = s.htmlTable([['Name', 'Designation'], ...s.members(entry).map((m) => [...m])], 'list flat', 1);
  const months = series(entry.monthly_returns, entry, 'tight');
  const holdings =
    entry.holdings.length === 0
      ? ''
      : s.heading(entry.holdings_title_raw ?? '') + s.list(s.holdingItems(entry, cell), 'plain');
  const short = entry.historical_returns.length === 0 ? '' : series(entry.historical_returns, entry, 'credit');
  return `<div class=band><b>${s.esc(entry.fund_name_raw)}</b><span>Fund Manager’s Report<br>${entry.report_month_label_raw}</span></div><div class=nav><span>NAV as on May 31, 2023: PKR ${entry.nav_per_unit ?? ''}</span><span>Kotli Investment Management</span></div>
<div class=cols><div class=left>${s.heading('General Information')}${facts(entry)}${technical(entry)}${s.heading('Members of the Investment Committee')}${people}</div>
<div class=right>${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>${comment}${returns(entry)}<div class=small style="margin-top:.5mm">${s.esc(entry.footnotes_raw.join(' '))}</div>${s.heading('Annual Returns (%)')}${short}${s.sharesTable(entry, 'ASSET_ALLOCATION')}${holdings}</div></div>
${quality(entry)}${s.heading('Month-wise Returns (%)')}${months}${expenses(entry)}${breaches(entry)}
<p class=small>*Subject to government levies. The comment is the view of the manager and no advice to invest. ${s.esc(s.RISK_NOTE)}</p>
<div class=foot><span>${s.esc(entry.amc_name_raw)} | Head Office: Bank Road, Kotli | UAN 05826-111-568-544</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
