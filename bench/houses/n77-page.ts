/** The pages of AMC N77: tables in the wide column at the left, a panel of facts at the right. */
import * as s from './shared13.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.7pt/1.3 'Nimbus Sans','Liberation Sans';color:#222;font-variant-ligatures:none}section{width:210mm;height:296.5mm}
.band{background:#1f5f3a;color:#fff;padding:5mm 10mm 3mm;display:flex;justify-content:space-between;align-items:flex-end}.band h1{margin:0;font-size:17pt}.band div{text-align:right;color:#d9ead9}
.cols{display:flex;gap:5mm;padding:3mm 10mm}.main{flex:1;min-width:0}.side{width:66mm;flex:none;background:#f1f6ef;padding:1mm 3mm 3mm}
h2{font-size:8.6pt;margin:2.4mm 0 .9mm;color:#1f5f3a;border-bottom:.6pt solid #c9a227}p{margin:0 0 1mm;text-align:justify}
td,th{padding:.55mm .9mm;text-align:center;border-bottom:.3pt solid #cfdccb;font-weight:normal}th{background:#dfeadb;color:#1f5f3a}td:first-child,th:first-child{text-align:left}
.side td{text-align:left;vertical-align:top;padding-left:0}.side td:first-child{width:29mm;font-weight:bold}.two{display:flex;gap:5mm}.two>div{flex:1;min-width:0}.months{font-size:6.6pt}.months td,.months th{padding:.5mm .4mm}
.small{font-size:6.4pt;color:#444}.foot{position:absolute;left:0;right:0;bottom:0;background:#1f5f3a;color:#fff;padding:1.6mm 10mm;display:flex;justify-content:space-between;font-size:7pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const isAdvisor = ([role]: s.Item): boolean => role === 'Shariah Advisor';

function panel(entry: s.Entry): string {
  const committee = s
    .people(entry)
    .filter((item) => !isAdvisor(item))
    .map(([role, name]) => [name, role] as const);
  const isFund = entry.sub_funds.length === 0;
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, '');
  const size: s.Item[] = isFund
    ? [
        [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
        ['NAV per Unit (Rs.)', entry.nav_per_unit ?? ''],
      ]
    : [];
  return `<h2>General Information</h2>${s.list([
    ...s.terms(entry, [
      ['Launch Date', 'launch_date_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
    ]),
    ...size,
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.terms(entry, [
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
    ]),
    ...s.stated([
      ['Stability Rating', rating('FUND')],
      ['AMC Rating', rating('AMC')],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.terms(entry, [
      ['Leverage', 'leverage_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Valuation Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...s.people(entry).filter(isAdvisor),
  ])}<h2>Investment Committee</h2>${s.list(committee)}`;
}

function series(rows: readonly s.SeriesRow[], short: string): string {
  const labels = s.labelsOf(rows);
  const row = (name: string): string[] => [name, ...labels.map((l) => cell(s.percentAt(rows, name, l)))];
  return s.htmlTable([['', ...labels], row(short), row('Benchmark')]);
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isRate = fund.model.kind === 'rate';
  const rows = entry.holdings.map((h) =>
    isRate ? [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)] : [h.name_raw, cell(h.percent)],
  );
  const heads = isRate ? ['Name', 'Rating', '% of Total Assets'] : ['Name', '% of Total Assets'];
  return `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable([heads, ...rows])}`;
}

function fundBody(entry: s.Entry, fund: s.Fund): string {
  const short = entry.fund_column_raw ?? '';
  const second = s.secondRows(entry)[0]?.allocation_type ?? 'CREDIT_QUALITY';
  return `<div class=months>${s.returnsTable(entry, cell)}</div><h2>Calendar Year Returns</h2>${series(entry.historical_returns, short)}
${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${s.sharesTable(entry, second, cell)}${holdings(entry, fund)}`;
}

/** Rows with a value for each sub-fund or plan. */
const spread = (
  subs: readonly s.SubFacts[],
  title: string,
  rows: readonly (readonly [string, (x: s.SubFacts) => string])[],
): string =>
  `<h2>${s.esc(title)}</h2>${s.htmlTable([
    ['', ...subs.map((x) => x.name_raw)],
    ...rows.map(([label, of]) => [label, ...subs.map(of)]),
  ])}`;

/** The returns of sub-funds, each next to its benchmark if the fund has any. */
function returns(subs: readonly s.SubFacts[]): string {
  const labels = s.periods(s.only(subs[0], 'sub-fund'));
  if (subs[0]?.reported_returns[0]?.benchmark_return_percent === null)
    return spread(
      subs,
      'Performance',
      labels.map((l) => [l, (x) => cell(s.returnAt(x, l)?.fund_return_percent)] as const),
    );
  const heads = subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  const rows = labels.map((l) =>
    s.tr([
      s.esc(l),
      ...subs.flatMap((x) => [
        cell(s.returnAt(x, l)?.fund_return_percent),
        cell(s.returnAt(x, l)?.benchmark_return_percent),
      ]),
    ]),
  );
  return `<h2>Performance</h2><table><tr><th rowspan=2></th>${heads}</tr><tr>${subs.map(() => '<th>Plan</th><th>Benchmark</th>').join('')}</tr>${rows.join('')}</table>`;
}

function subsBody(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const assets = s
    .matrix(subs, 'ASSET_ALLOCATION', '-')
    .map(([label = '', ...rest]) => [label, ...rest.map((v) => (v === '-' ? v : cell(v)))]);
  const title = s.titleOf(first, 'ASSET_ALLOCATION');
  return `${spread(subs, 'Net Assets and NAV as on March 31, 2023', [
    [first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''],
    ['NAV per Unit (Rs.)', (x) => x.nav_per_unit ?? ''],
  ])}${returns(subs)}<h2>${title}</h2>${s.htmlTable([['', ...subs.map((x) => x.name_raw)], ...assets])}${spread(
    subs,
    'Expense Ratio',
    first.fees.map((f, i) => [f.fee_label_raw, (x) => cell(x.fees[i]?.percent)] as const),
  )}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  LIIF: 'CPI for March 2023 clocked in at 35.4% YoY, the highest on record. The State Bank increased the policy rate by 300 bps to 20.0% on March 2, 2023. The fund kept its exposure in floating rate GoP Ijara Sukuk, whose rentals reset with market rates, and placed surplus cash with Islamic banks at better profit rates. Profit on all corporate Sukuk was received on time.',
  LISF: 'The KMI-30 Index remained range bound during the month due to the delay in the review of the IMF programme. Fertilizer and pharmaceutical companies passed on higher costs, while cement sales fell by double digits. The fund increased exposure in exploration companies, which benefit from the weaker rupee, and reduced cyclical names.',
  LIPF: 'The Equity Sub Fund benefited from its overweight in exploration companies. The Debt and Money Market Sub Funds benefited from the rise in profit rates. Participants may claim a tax credit on contributions of up to 20% of their taxable income under section 63 of the Income Tax Ordinance, 2001.',
  LIFPF:
    'Plans were rebalanced towards the income fund as equities are expected to remain volatile in the near term. The Aggressive Allocation Plan can invest up to 100% in equity funds, the Moderate Allocation Plan up to 65% and the Conservative Allocation Plan up to 35%. The fund of funds does not charge a management fee on investments in our own funds.',
};

function page(entry: s.Entry, fund: s.Fund): string {
  const isFund = entry.sub_funds.length === 0;
  const months = isFund
    ? `<div class=months style="padding:0 10mm"><h2>Monthly Returns</h2>${series(entry.monthly_returns, entry.fund_column_raw ?? '')}</div>`
    : '';
  return `<div class=band><h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1><div>Fund Manager Report<br>${entry.report_month_label_raw}</div></div>
<div class=cols><div class=main><h2>Investment Objective</h2><p>${s.term(entry.investment_objective_raw)}</p><h2>Fund Manager’s Commentary</h2><p>${COMMENTS[fund.abbr] ?? ''}</p>${isFund ? fundBody(entry, fund) : subsBody(entry)}</div><div class=side>${panel(entry)}</div></div>${months}
<div class=small style="padding:1mm 10mm"><p>${s.esc(entry.footnotes_raw.join(' '))} Performance data does not include the cost incurred directly by an investor in the form of sales load. Sindh Workers’ Welfare Fund (SWWF): no provision is being made since August 13, 2021. ${s.esc(s.RISK_NOTE)}</p></div>
<div class=foot><span>${entry.amc_name_raw} | Ground Floor, Circular Road, Bahawalpur | 0800-52572 | info@lalsohanra.example</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[], funds: readonly s.Fund[]): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, s.fundNamed(funds, e))),
  );
