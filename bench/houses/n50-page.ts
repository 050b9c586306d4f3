/** The pages of AMC N50: landscape, three columns; sectors with the weights of the index, holdings with shares and values. */
import { FUNDS, INDEX_WEIGHTS } from './n50-funds.ts';
import * as s from './shared11.ts';

const STYLE = `@page{size:297mm 210mm;margin:0}
body{font:8pt/1.3 'Nimbus Roman','Liberation Serif';color:#222;font-variant-ligatures:none}section{width:297mm;height:209.5mm;padding:9mm 12mm}
header{display:flex;justify-content:space-between;align-items:baseline;border-bottom:2.4pt double #6b4a12;padding-bottom:1.6mm}
h1{margin:0;font-size:20pt;color:#6b4a12}header span{font-size:10pt;font-style:italic}
h2{font-size:9.4pt;margin:2.6mm 0 .8mm;color:#fff;background:#6b4a12;padding:.5mm 1.6mm}
.cols{display:grid;grid-template-columns:72mm 1fr 88mm;gap:7mm}td,th{padding:.5mm 1mm;text-align:right}td:first-child,th:first-child{text-align:left}
th{font-style:italic;font-weight:normal;border-bottom:.6pt solid #6b4a12}td{border-bottom:.3pt solid #e2d8c4}.list td{text-align:left;vertical-align:top}.list td:first-child{width:30mm;font-weight:bold}
.note{font-size:7pt;font-style:italic;margin-top:2mm}footer{position:absolute;left:12mm;right:12mm;bottom:5mm;font-size:6.6pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

function sectors(entry: s.Entry): string {
  const rows = s.lines(entry, 'SECTOR_ALLOCATION');
  if (rows.length === 0) return '';
  const body = rows.map((r) => {
    const own = r.cells[0] ?? '';
    const index = s.only(INDEX_WEIGHTS[r.label], 'weight of the index');
    const active = (Number(own) - Number(index)).toFixed(1);
    return [r.label, cell(own), cell(index), active];
  });
  return `<h2>${s.titleOf(entry, 'SECTOR_ALLOCATION')}</h2>${s.htmlTable([['', entry.fund_column_raw ?? '', 'KMI-30', 'Over / under'], ...body])}`;
}

/** The page also has the number of shares and the market value; only the weights are expected. */
function holdings(entry: s.Entry, fund: s.Fund): string {
  const rows = entry.holdings.map((h) => {
    const value = (Number(h.percent) / 100) * Number(entry.fund_size_pkr) * 1.02;
    const price = s.between(40, 480, fund.name, h.name_raw);
    return [h.name_raw, s.grouped(value / price / 1000, 0), s.grouped(value / 1e6, 1), cell(h.percent)];
  });
  const unit = fund.model.kind === 'rate' ? "Units ('000)" : "Shares ('000)";
  return `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable([['', unit, 'Value (Rs. mn)', 'Weight'], ...rows])}`;
}

function plain(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  if (rows.length === 0) return '';
  return `<h2>${s.titleOf(entry, type)}</h2>${s.list(
    rows.map((r) => [r.label, cell(r.cells[0])] as const),
    '',
  )}`;
}

function returns(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  return `<h2>Returns by Period</h2>${s.htmlTable([
    ['', short, 'Benchmark'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
    ]),
  ])}<h2>Returns by Month</h2>${s.htmlTable([
    ['', short, 'Benchmark'],
    ...s
      .labelsOf(entry.monthly_returns)
      .map((l) => [
        l,
        cell(s.percentAt(entry.monthly_returns, short, l)),
        cell(s.percentAt(entry.monthly_returns, 'Benchmark', l)),
      ]),
  ])}`;
}

function facts(entry: s.Entry): string {
  return s.list([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per Unit', `Rs. ${entry.nav_per_unit ?? ''}`],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.terms(entry, [
      ['Nature of Fund', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Dealing Hours', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND', 'Not applicable')],
    ['AMC Rating', s.ratingText(entry, 'AMC')],
  ]);
}

function page(entry: s.Entry, fund: s.Fund): string {
  return `<header><h1>${entry.fund_name_raw}</h1><span>Fund Manager Report for ${entry.report_month_label_raw}</span></header>
<div class=cols><div><h2>About the Fund</h2>${facts(entry)}</div>
<div><h2>Investment Objective</h2>${s.term(entry.investment_objective_raw)}${returns(entry)}</div>
<div>${plain(entry, 'ASSET_ALLOCATION')}${plain(entry, 'CREDIT_QUALITY')}${sectors(entry)}${holdings(entry, fund)}<h2>Investment Committee</h2>${s.list(s.people(entry))}</div></div>
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div>
<footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, s.fundNamed(FUNDS, e))),
  );
