/** The pages of AMC N49: particulars at the left, tables at the right, prices paid out and maturities at the foot. */
import { FUNDS } from './n49-funds.ts';
import * as s from './shared11.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.32 'Liberation Sans';color:#26313c}section{width:210mm;height:296.5mm;padding:9mm 12mm}
header{background:#1c4e63;color:#fff;margin:-9mm -12mm 3mm;padding:6mm 12mm 4mm}header div{display:flex;justify-content:space-between;font-size:8.4pt}
h1{margin:1mm 0 0;font-size:18pt}h2{font-size:8.6pt;margin:2.6mm 0 1mm;color:#1c4e63;border-bottom:1pt solid #d9a441;padding-bottom:.6mm}
.body{display:flex;gap:7mm}.left{width:66mm}.right{flex:1}.two{display:flex;gap:6mm}.two>div{flex:1}
td,th{padding:.65mm 1mm;text-align:right;border-bottom:.3pt solid #d4dde2}td:first-child,th:first-child{text-align:left}th{background:#e8eff2;color:#1c4e63}
.list td{text-align:left;vertical-align:top}.list td:first-child{color:#5b6c78;width:29mm}.key td:last-child{font-weight:bold;text-align:right}.key td:first-child{width:auto}
.right .two th{white-space:nowrap}.months td,.months th{font-size:7pt;padding:.65mm .5mm}.note{font-size:6.8pt;color:#5b6c78;margin-top:3mm}
footer{position:absolute;left:12mm;right:12mm;bottom:7mm;font-size:6.4pt;color:#5b6c78}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function particulars(entry: s.Entry): string {
  return s.list([
    ...s.terms(entry, [
      ['Scheme Type', 'fund_type_raw'],
      ['Scheme Category', 'category_raw'],
      ['Inception Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Remuneration', 'management_fee_raw'],
      ['Entry Load', 'front_end_load_raw'],
      ['Exit Load', 'back_end_load_raw'],
      ['Minimum First Investment', 'minimum_initial_raw'],
      ['Minimum Top-up', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listed on', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['External Auditor', 'auditor_raw'],
    ]),
    ['Fund Rating', s.ratingText(entry, 'FUND')],
    ['Rating of Management Company', s.ratingText(entry, 'AMC')],
  ]);
}

function returns(entry: s.Entry): string {
  const row = (
    name: string,
    key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent',
  ): string[] => [name, ...s.seriesCells(entry, key).map(cell)];
  return s.htmlTable([
    ['', ...s.periods(entry)],
    row(entry.fund_column_raw ?? '', 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
    row('Category Average', 'peer_return_percent'),
  ]);
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  if (rows.length === 0) return '';
  return `<h2>${s.titleOf(entry, type)}</h2>${s.htmlTable([
    ['', ...s.datesOf(entry, type)],
    ...rows.map((r) => [r.label, ...r.cells.map(cell)]),
  ])}`;
}

/** How much of the portfolio matures when; no fact of the report. */
function maturities(entry: s.Entry): string {
  const weights: s.Weights = [
    ['Up to 30 days', 31],
    ['31 to 90 days', 27],
    ['91 to 180 days', 22],
    ['Over 180 days', 20],
  ];
  const cells = s.shares(`${entry.fund_name_raw} buckets`, weights, { year: 2025, month: 3 }, 1);
  return `<h2>Maturity Ladder (% of Portfolio)</h2>${s.htmlTable([
    weights.map(([label]) => label),
    cells.map((c) => `${c}%`),
  ])}`;
}

function payouts(entry: s.Entry): string {
  const rows = s.payouts(s.partOf(entry, FUNDS), { year: 2025, month: 3 }, 3);
  return `<h2>Payout History</h2>${s.htmlTable([
    ['For the year', 'Payout per unit (PKR)', 'Ex-payout NAV (PKR)', 'Payout (% of par)'],
    ...rows.map(([year, ...rest]) => [year ?? '', ...rest]),
  ])}`;
}

function page(entry: s.Entry, fund: s.Fund): string {
  const key: s.Item[] = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['Unit Price / NAV (PKR)', entry.nav_per_unit ?? ''],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ];
  const holdings =
    entry.holdings.length === 0
      ? ''
      : `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.list(
          entry.holdings.map((h) => [h.name_raw, cell(h.percent)] as const),
          '',
        )}`;
  return `<header><div><span>${entry.amc_name_raw}</span><span>Monthly Investor Update, ${entry.report_month_label_raw}</span></div><h1>${entry.fund_name_raw}</h1></header>
<h2 style="margin-top:0">Investment Objective</h2><div>${s.term(entry.investment_objective_raw)}</div>
<div class=body><div class=left><h2>Scheme Particulars</h2>${particulars(entry)}<h2>Investment Committee</h2>${s.list(s.people(entry))}</div>
<div class=right><h2>Key Numbers</h2>${s.list(key, 'list key')}<h2>Returns</h2>${returns(entry)}
<div class=two><div>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, 'CREDIT_QUALITY')}${shares(entry, 'SECTOR_ALLOCATION')}</div>${holdings === '' ? '' : `<div>${holdings}</div>`}</div></div></div>
<h2>Monthly Returns</h2><div class=months>${s.monthTable(entry, [entry.fund_column_raw ?? '', 'Benchmark'], cell)}</div>
<div class=two><div>${payouts(entry)}</div>${fund.model.kind === 'rate' ? `<div>${maturities(entry)}</div>` : ''}</div>
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div>
<footer>${s.esc(s.RISK_NOTE)} For dispute resolution write to the SECP at sdms.secp.gov.example.<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, s.fundNamed(FUNDS, e))),
  );
