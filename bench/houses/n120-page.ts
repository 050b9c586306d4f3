/** The pages of AMC N120: a review of the market, and one page for each fund. */
import { EXTRAS } from './n120-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:8.5in 11in;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:8.5in;height:10.99in;background:#fff;padding:.42in .55in 0}body{font:8pt/1.28 'Liberation Serif';color:#000}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #1f3864;padding-bottom:3px;color:#1f3864}
.top b{font-size:11pt}.top i{font-size:8pt}h1{font:bold 17pt 'Liberation Serif';text-align:center;margin:9px 0 1px;color:#1f3864}
.line{text-align:center;font-size:9.4pt;margin-bottom:7px}.line b{margin:0 12px}h2{font:bold 9pt 'Liberation Serif';margin:8px 0 2px;
background:#d9e2f3;color:#1f3864;padding:1px 4px}p{margin:0 0 3px;text-align:justify}table{margin:0}
td,th{border:.6px solid #7f7f7f;padding:1.4px 4px;font-size:7.6pt;text-align:center;font-weight:normal;vertical-align:middle}
th{font-weight:bold;background:#d9e2f3}td:first-child,th:first-child{text-align:left;font-weight:bold}.plain td:first-child{font-weight:normal}
.two{display:grid;grid-template-columns:3.55in 1fr;gap:0 .22in}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:.12in}
.three b{display:block;text-align:center;font-size:7.6pt;margin-bottom:2px}.facts{font-size:7.9pt;line-height:1.31}.facts div{padding-left:8px;text-indent:-8px}
.facts b{font-weight:bold}.end{position:absolute;left:.55in;right:.55in;bottom:.42in;font-size:6.9pt;line-height:1.25}
.num{position:absolute;right:.55in;bottom:.2in;font-size:7.6pt;color:#1f3864}.box{border:.6px solid #7f7f7f;padding:2px 5px;margin-top:7px}
.note{font-size:7pt;margin-top:2px}.review{font-size:10pt;line-height:1.5}.review p{margin-bottom:9px}`;

const PERIODS = ['Oct-2025', 'FYTD - 2026', 'Trailing 12 months', 'Last 3 years*', 'Last 5 years*', 'Since Launch*'];
const YEARS = ['FY - 2025', 'FY - 2024', 'FY - 2023', 'FY - 2022'];

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : s.bracketed(v));
const share = (v: string | undefined): string => `${v ?? ''}%`;
const plain = (v: string | undefined): string => s.grouped(Number(v ?? 0), 0);

function top(amc: string): string {
  return `<div class=top><b>${s.esc(amc)}</b><i>Fund Manager Report - October 2025</i></div>`;
}

function head(entry: s.Entry): string {
  const price = entry.nav_per_unit === null ? '' : `<b>Unit Price (31/10/2025): Rs. ${entry.nav_per_unit}</b>`;
  return `${top(entry.amc_name_raw)}<h1>${s.esc(entry.fund_name_raw)}</h1><div class=line><b>MONTHLY REPORT (October 2025)</b>${price}</div>`;
}

type Key = 'fund_return_percent' | 'benchmark_return_percent';

function performance(entry: s.Entry): string {
  const at = (from: number, to: number, key: Key): string[] =>
    PERIODS.slice(from, to).map((l) => cell(s.returnAt(entry, l)?.[key]));
  const row = (name: string, key: Key): string[] => [
    name,
    ...at(0, 3, key),
    ...YEARS.map((y) => cell(s.percentAt(entry.historical_returns, name, y))),
    ...at(3, 6, key),
  ];
  return `<h2>Performance (%)</h2>${s.htmlTable([
    ['Performance Period', ...PERIODS.slice(0, 3), ...YEARS, ...PERIODS.slice(3)],
    row(s.short(entry), 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
  ])}<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div>`;
}

/** `1.90% (MTD) | 1.85% (YTD)` */
const ratioText = (figures: s.Figures, label: string): string =>
  ['MTD', 'YTD'].map((period) => `${s.feeOf(figures, label, period)}% (${period})`).join(' | ');

function facts(entry: s.Entry): string {
  const isPlans = entry.sub_funds.length > 0;
  const items = s.stated([
    ['Launch Date', entry.launch_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units Outstanding', entry.units_outstanding === undefined ? '' : plain(entry.units_outstanding)],
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Dealing Time', 'cutoff_raw'],
      ['Settlement', 'settlement_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ['Total Expense Ratio', isPlans ? '' : ratioText(entry, 'Total Expense Ratio')],
    ['Government Levies', isPlans ? '' : `${ratioText(entry, 'Government Levies')}, included in the ratio above`],
    ...entry.fees
      .filter((f) => f.row_label_raw === null)
      .map((f) => [f.fee_label_raw, `${f.percent}% per annum`] as const),
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
    ]),
    ['Fund Stability Rating', s.ratingWith(entry, 'FUND', (r, agency, day) => `“${r}” by ${agency} (${day})`, '')],
    ...s.terms(entry, [
      ['Listing', 'listing_raw'],
      ['Custodian & Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    ['Fund Manager', EXTRAS[s.short(entry)]?.[0] ?? s.members(entry)[2]?.[0]],
    ...s.terms(entry, [
      ['Minimum Subscription', 'minimum_initial_raw'],
      ['Minimum Subsequent Subscription', 'minimum_subsequent_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Asset Manager Rating', s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} by ${agency} (${day})`, '')],
  ]);
  const lines = items.map(([label, value]) => `<div><b>${s.esc(label)}:</b> ${s.esc(value)}</div>`);
  return `<h2>General Information</h2><div class=facts>${lines.join('')}</div>`;
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(share)]);
  const table = s.htmlTable([['', ...s.datesOf(figures, type)], ...rows], 'plain');
  return `<h2>${s.titleOf(figures, type)}</h2>${table}`;
}

function holdings(entry: s.Entry): string {
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    /TFC|Sukuk|STS/.exec(h.name_raw)?.[0] ?? 'Equity',
    share(h.percent),
  ]);
  const names = ['Name', 'Asset Class', '% of Total Assets'];
  return rows.length === 0
    ? ''
    : `<h2>${s.esc(entry.holdings_title_raw)}</h2>${s.htmlTable([names, ...rows], 'plain')}`;
}

/** The fund's characteristics beside those of its index, or its maturity. */
function characteristics(entry: s.Entry): string {
  const labels = entry.metrics.map((m) => m.label_raw);
  const own = [s.short(entry), ...entry.metrics.map((m) => m.value_raw)];
  const index = labels.length === 3 ? [['KSE-100', '8.3', '1.5', '5.1']] : [];
  return labels.length === 0
    ? ''
    : `<h2>Characteristics of the Portfolio</h2>${s.htmlTable([['', ...labels], own, ...index])}`;
}

function words(entry: s.Entry): string {
  const row = s.returnAt(entry, 'Oct-2025');
  const [own, other] = [row?.fund_return_percent, row?.benchmark_return_percent].map((v) =>
    v?.startsWith('-') === true ? `a loss of ${v.slice(1)}%` : `a return of ${v ?? ''}%`,
  );
  const first = row === undefined ? '' : `In October 2025, the Fund posted ${own}, while its Benchmark had ${other}. `;
  return `<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p><h2>Fund Manager Commentary</h2>
<p>${first}${s.esc(EXTRAS[fundKey(entry)]?.[1])}</p>`;
}

const fundKey = (entry: s.Entry): string => (entry.sub_funds.length > 0 ? 'SIFPF' : s.short(entry));

function end(entry: s.Entry): string {
  const names = s.members(entry).map(([name, office]) => `${name} (${office})`);
  return `<div class=end><div class=box><b>Name of the Members of Investment Committee:</b> ${s.esc(names.join('; '))}</div>
<p style="margin-top:4px">Disclaimer: This publication is for informational purposes only. ${s.esc(s.RISK_NOTE)}</p></div>
<div class=num>${s.esc(entry.page_footer_raw)}</div>`;
}

function page(entry: s.Entry): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  return `${head(entry)}${performance(entry)}<div class=two><div>${facts(entry)}</div><div>${words(entry)}
${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}${characteristics(entry)}</div></div>${holdings(entry)}${end(entry)}`;
}

/** A row for each plan and one below it for its benchmark. */
function planRows(entry: s.Entry): string[][] {
  return entry.sub_funds.flatMap((sub) => {
    const cells = (key: Key): string[] => PERIODS.map((l) => cell(s.returnAt(sub, l)?.[key]));
    return [
      [sub.name_raw, sub.fund_size_raw ?? '', sub.nav_per_unit ?? '', ...cells('fund_return_percent')],
      ['Benchmark', '', '', ...cells('benchmark_return_percent')],
    ];
  });
}

function plans(entry: s.Entry): string {
  const table = s.htmlTable([['Plan', 'Fund Size', 'Unit Price (Rs.)', ...PERIODS], ...planRows(entry)]);
  const costs = entry.sub_funds.map((sub) => [
    sub.name_raw,
    ...['MTD', 'YTD'].map((period) => `${s.feeOf(sub, 'Total Expense Ratio', period)}%`),
  ]);
  const [first] = entry.sub_funds;
  const mixes = entry.sub_funds.map((sub) => {
    const rows = s.lines(sub, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(share)]);
    return `<div><b>${s.esc(sub.name_raw)}</b>${s.htmlTable([['', ...s.datesOf(sub, 'ASSET_ALLOCATION')], ...rows], 'plain')}</div>`;
  });
  return `${head(entry)}<h2>Size, Unit Price (31/10/2025) and Performance (%) of the Plans</h2>${table}
<div class=note>${s.esc(entry.footnotes_raw[0])}</div><div class=two><div>${facts(entry)}</div><div>${words(entry)}
<h2>Expense Ratios of the Plans</h2>${s.htmlTable([['Total Expense Ratio', 'MTD', 'YTD'], ...costs], 'plain')}</div></div>
<h2>${first === undefined ? '' : s.titleOf(first, 'ASSET_ALLOCATION')}</h2><div class=three>${mixes.join('')}</div>${end(entry)}`;
}

const review = (
  amc: string,
): string => `${top(amc)}<h1 style="margin:40px 0 20px">Capital Market Review</h1><div class=review>
<p>The KSE-100 Index rose by 6.51% in October 2025 and closed at 161,632 points, after gains in the first quarter of the
fiscal year. Foreign investors sold shares of USD 31 million, which mutual funds and individuals bought.</p>
<p>The State Bank of Pakistan held three auctions of T-Bills and raised Rs. 1,934 billion. The cut-off yields for three, six and
twelve months were 11.02%, 11.00% and 11.20%. Inflation was 6.2% year on year.</p>
<p>We expect inflation to stay within 5% to 7% in the fiscal year 2026 and the policy rate to be stable at 11.00%.</p></div>
<div class=num>Page 01</div>`;

export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.map((entry) => (entry.sub_funds.length > 0 ? plans(entry) : page(entry)));
  return s.htmlPages(STYLE, isWhole ? [review(entries[0]?.amc_name_raw ?? ''), ...pages] : pages);
}
