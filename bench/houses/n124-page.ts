/** The pages of AMC N124: a coloured bar at the left, and text and tables at the right of it; two pages a fund. */
import { COMMENTS, FUNDS } from './n124-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;display:flex}body{font:8.2pt/1.36 'Liberation Sans';color:#2b2b2b}
.side{width:59mm;height:100%;background:#2f5d3a;color:#fff;padding:9mm 6mm 0 7mm;flex:none}.logo{font:bold 17pt 'C059';letter-spacing:.4pt}
.logo small{display:block;font:7.4pt 'Liberation Sans';letter-spacing:0;color:#cfe0cf}.side h3{font:bold 10pt 'C059';color:#f2d27a;margin:5mm 0 1mm;
border-bottom:.3mm solid #f2d27a;padding-bottom:.6mm}.side dl{margin:0}.side dt{font-size:6.7pt;color:#cfe0cf;margin-top:1.45mm;line-height:1.15}
.side dd{margin:0;font-size:8.1pt;line-height:1.22}.side table{font-size:7.4pt}.side td,.side th{padding:.7mm 0;border-bottom:.2mm solid #5c8566;
text-align:right;color:#fff;vertical-align:bottom;font-weight:normal}.side th{color:#cfe0cf;font-size:6.7pt}.side td:nth-child(n+2){width:12mm}
.side td:first-child,.side th:first-child{text-align:left}.main{flex:1;padding:9mm 10mm 0 8mm;min-width:0}
h1{font:bold 18pt 'C059';color:#2f5d3a;margin:0}.month{font-size:9.4pt;color:#8b6a14;margin:.6mm 0 3mm}
h2{font:bold 10.6pt 'C059';color:#2f5d3a;margin:4.6mm 0 1.2mm}
p{margin:0 0 1.8mm;text-align:justify;font-size:8.8pt}.main td,.main th{padding:1mm 1.6mm;text-align:right;border-bottom:.2mm solid #d5dfd5}
.main th{background:#e6eee4;color:#2f5d3a;border-bottom:.4mm solid #2f5d3a}.main td:first-child,.main th:first-child{text-align:left}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}.cols{display:grid;grid-template-columns:1fr 1fr;gap:7mm}
.cols h2{margin-top:3.6mm;font-size:9.3pt;white-space:nowrap}.cols th{white-space:nowrap}.cols td,.cols th{font-size:7.9pt;padding:1mm 1mm!important}
.notes{position:absolute;left:67mm;right:10mm;bottom:13mm;font-size:6.9pt;color:#555;line-height:1.3}
.foot{position:absolute;left:67mm;right:10mm;bottom:6mm;border-top:.3mm solid #2f5d3a;padding-top:1mm;font-size:6.9pt;color:#2f5d3a}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

/** Labels, each above its value. */
const stacked = (items: readonly s.Item[]): string =>
  `<dl>${items.map(([label, value]) => `<dt>${s.esc(label)}</dt><dd>${s.esc(value)}</dd>`).join('')}</dl>`;

const logo = '<div class=logo>Alpuri<small>Investments Limited</small></div>';

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency}, ${day}`, '');
  const figures = s.stated([
    ['Unit price on 31 March 2025', `Rs. ${entry.nav_per_unit ?? ''}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units in issue', s.grouped(Number(entry.units_outstanding), 0)],
  ]);
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
    ]),
    ['Stability rating', rating('FUND')],
    ['Asset manager rating', rating('AMC')],
  ]);
  const dealing = s.terms(entry, [
    ['Management fee', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum initial investment', 'minimum_initial_raw'],
    ['Minimum subsequent investment', 'minimum_subsequent_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Leverage', 'leverage_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  return `<div class=side>${logo}<h3>Key figures</h3>${stacked(figures)}<h3>About the Fund</h3>${stacked(items)}
<h3>Terms</h3>${stacked(dealing)}</div>`;
}

/** The sign of a difference is always printed. */
function difference(r: s.ReturnRow): string {
  const points = Number(r.fund_return_percent) - Number(r.benchmark_return_percent);
  return points < 0 ? points.toFixed(2) : `+${points.toFixed(2)}`;
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    difference(r),
  ]);
  return s.heading('Returns') + s.htmlTable([['Period', s.short(entry), 'Benchmark', 'Difference (points)'], ...rows]);
}

function years(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const rows = s.longSeries(entry.historical_returns, names, cell);
  return s.heading('Returns by fiscal year') + s.htmlTable([['Year', ...names], ...rows]);
}

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  return (
    s.heading('Returns by month') +
    s.htmlTable([['Month', ...names], ...s.longSeries(entry.monthly_returns, names, cell)])
  );
}

function holdings(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const note = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([['Name', note, 'Weight'], ...rows], 'held');
}

function people(entry: s.Entry): string {
  const columns = ['MTD', 'YTD'];
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...columns.map((c) => cell(s.feeOf(entry, l, c)))]);
  const statistics = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  return `<div class=side>${logo}<h3>Investment committee</h3>${stacked(s.people(entry))}<h3>Statistics</h3>${stacked(statistics)}
<h3>Expenses (annualised)</h3>${s.htmlTable([['', ...columns], ...rows])}</div>`;
}

const head = (entry: s.Entry): string =>
  `<h1>${s.esc(entry.fund_name_raw)}</h1><div class=month>Fund Manager Report, ${s.esc(entry.report_month_label_raw)}</div>`;

const foot = (entry: s.Entry): string => `<div class=foot>${s.esc(entry.page_footer_raw)}</div>`;

function first(entry: s.Entry): string {
  const [note = ''] = entry.footnotes_raw;
  return `${facts(entry)}<div class=main>${head(entry)}<h2>Investment objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<h2>Comment of the fund manager</h2>${s.paragraphs(COMMENTS[s.short(entry)] ?? [])}${returns(entry)}${years(entry)}
<div class=notes>${s.esc(note)}<br>${s.esc(s.RISK_NOTE)}</div></div>${foot(entry)}`;
}

function second(entry: s.Entry): string {
  const [, note = ''] = entry.footnotes_raw;
  const type = s.only(s.otherType(entry), 'second table');
  return `${people(entry)}<div class=main>${head(entry)}<div class=cols><div>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}</div>
<div>${s.sharesTable(entry, type, cell)}</div></div>${holdings(entry)}${months(entry)}<div class=notes>${s.esc(note)}</div></div>${foot(entry)}`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((entry) => [first(entry), second(entry)]),
  );
