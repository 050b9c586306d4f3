/** The pages of AMC N78: serif text and ruled tables; facts at the left, returns and shares at the right. */
import { OF_INDEX } from './n78-funds.ts';
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.8pt/1.24 'Liberation Serif';color:#000;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:7mm 14mm}
.head{display:flex;justify-content:space-between;border-bottom:1pt solid #7a1f1f;padding-bottom:1mm}h1{font-size:15pt;margin:1.6mm 0 .6mm;color:#7a1f1f;text-align:center}
h2{font-size:8.6pt;margin:1.9mm 0 .6mm;color:#7a1f1f}p{margin:0 0 1mm;text-align:justify}td,th{border:.4pt solid #888;padding:.28mm 1mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{background:#f0e6e0}
.list td{text-align:left}.list td:first-child{width:31mm}.cols{display:flex;gap:5mm}.cols>div{flex:1;min-width:0}.breach{font-size:7pt}.breach td{white-space:nowrap}.breach td:nth-child(2){text-align:left}.months{font-size:7pt}.months td,.months th{padding:.3mm .6mm}
.small{font-size:6.8pt}.foot{position:absolute;left:14mm;right:14mm;bottom:5mm;font-size:7pt;display:flex;justify-content:space-between}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, '');
  const isRate = rating('FUND').includes('(f)');
  const own = entry.metrics.filter((m) => OF_INDEX[m.label_raw] === undefined);
  return s.list([
    ...s.terms(entry, [
      ['Type of Fund', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Date of Launch', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ['NAV per Unit (September 30, 2016)', `Rs. ${entry.nav_per_unit ?? ''}`],
    ...s.terms(entry, [
      ['Par Value', 'par_value_raw'],
      ['Risk Profile', 'risk_profile_raw'],
    ]),
    [isRate ? 'Stability Rating' : 'Performance Ranking', rating('FUND')],
    ['AMC Rating', rating('AMC')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.terms(entry, [
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Additional Investment', 'minimum_subsequent_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
      ['Listing', 'listing_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ...own.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

/** Ratios of the fund next to those of the index. */
function ratios(entry: s.Entry): string {
  const rows = entry.metrics.flatMap((m) => {
    const index = OF_INDEX[m.label_raw];
    return index === undefined ? [] : [[m.label_raw, m.value_raw, index]];
  });
  return rows.length === 0
    ? ''
    : `<h2>Key Ratios</h2>${s.htmlTable([['', entry.fund_column_raw ?? '', 'KSE-100'], ...rows])}`;
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  return `<h2>Performance</h2>${s.htmlTable([['Period', entry.fund_column_raw ?? '', 'Benchmark'], ...rows])}`;
}

/** Rupees as millions with two decimals, provisions in brackets. */
const millions = (pkr: string | null): string => s.bracketed((Number(pkr ?? 0) / 1e6).toFixed(2));

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Non-Compliant Investment',
    'Type of Investment',
    'Value before Provision (Rs. million)',
    'Provision Held (Rs. million)',
    'Value after Provision (Rs. million)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const rows = entry.non_compliant.map((e) => [
    e.name_raw,
    e.type_raw,
    millions(e.value_before_pkr),
    millions(e.provisioning_pkr),
    millions(e.value_after_pkr),
    cell(e.percent_gross_assets),
    cell(e.percent_net_assets),
  ]);
  return `<h2>Disclosure of Non-Compliant Investments</h2><p>The Fund is categorized as an Income Scheme by SECP, and its Trust Deed requires a rating of investment grade. The investments below do not comply, as their issuers were downgraded after the purchase.</p>${s.htmlTable([heads, ...rows], 'breach')}`;
}

/** What the fund paid out of its income of the last fiscal years. */
function payouts(entry: s.Entry, funds: readonly s.Fund[], month: s.Month): string {
  const rows = s
    .payouts(s.partOf(entry, funds), month, 3)
    .map(([year = '', paid = '', , ofPar = '']) => [year, `Rs. ${paid}`, `${ofPar}%`]);
  return `<h2>Dividend History</h2>${s.htmlTable([['Year', 'Dividend per Unit', 'Dividend as % of Par'], ...rows])}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  BIF: 'The State Bank of Pakistan kept the policy rate unchanged at 5.75% in the monetary policy statement of September 2016. CPI inflation was 3.9% on a yearly basis. The Fund reduced its exposure to PIBs, whose yields had fallen to record lows, and increased placements with banks before the quarter end. The provision against Sost Fertilizers Limited was raised in accordance with the circular of SECP.',
  BAAF: 'The Fund held its exposure to listed shares at a level slightly above that of the benchmark. Automobile and cement companies added most to the return, since monthly sales continued to grow. The fixed income part remained in medium term PIBs. MSCI’s reclassification of Pakistan to Emerging Markets from May 2017 supports the outlook of the market.',
  BSF: 'The KSE-100 Index closed lower, as foreign investors sold shares of USD 71 million. Banks held up on the hope of a bottom in interest rates. Oil companies recovered after OPEC had agreed on a cut in production at its meeting in Algiers. The Fund added to oil marketing and reduced fertilizer companies because of the surplus of urea.',
};

function page(entry: s.Entry, funds: readonly s.Fund[], month: s.Month): string {
  const short = entry.fund_column_raw ?? '';
  const second = s.secondRows(entry)[0]?.allocation_type ?? 'CREDIT_QUALITY';
  const held = s.htmlTable(s.holdingItems(entry, cell), '', 0);
  const committee = s.people(entry).map(([role, name]) => [name, role] as const);
  return `<div class=head><b>${entry.amc_name_raw}</b><span>Fund Manager Report - ${entry.report_month_label_raw}</span></div><h1>${s.esc(entry.fund_name_raw)} (${short})</h1>
<h2>Investment Objective</h2><p>${s.term(entry.investment_objective_raw)}</p><h2>Fund Manager’s Commentary</h2><p>${COMMENTS[short] ?? ''}</p>
<div class=cols><div><h2>Fund Particulars</h2>${facts(entry)}<h2>Investment Committee</h2>${s.list(committee)}${ratios(entry)}</div>
<div>${returns(entry)}${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${s.sharesTable(entry, second, cell)}<h2>${entry.holdings_title_raw ?? ''}</h2>${held}${payouts(entry, funds, month)}</div></div><h2>Monthly Returns</h2><div class=months>${s.monthTable(entry, [short, 'Benchmark'], cell)}</div>${breaches(entry)}
<p class=small style="margin-top:1.4mm">${s.esc(entry.footnotes_raw.join(' '))} Workers’ Welfare Fund: the Fund has maintained a provision of Rs. 6.84 million up to June 30, 2015; had it not been made, the NAV would be higher by Rs. 0.71 per unit. MUFAP’s Recommended Format. ${s.esc(s.RISK_NOTE)}</p>
<div class=foot><span>Suite 5, Evacuee Trust Complex, Islamabad. Phone 051-2878613, Fax 051-2878614</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[], funds: readonly s.Fund[], month: s.Month): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, funds, month)),
  );
