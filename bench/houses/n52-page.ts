/** The pages of AMC N52: fund and benchmark below each other in one cell, what 100,000 became, people with their experience. */
import { FUNDS } from './n52-funds.ts';
import * as s from './shared11.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.34 'URW Gothic','DejaVu Sans';color:#2b2b33;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:0}
.side{position:absolute;left:0;top:0;bottom:0;width:58mm;background:#f4e9ee;padding:10mm 6mm}.main{position:absolute;left:58mm;right:0;top:0;bottom:0;padding:10mm 10mm 0 7mm}
h1{font-size:16pt;line-height:1.1;margin:0 0 1mm;color:#9c1f56}.month{font-size:9pt;margin-bottom:3mm}h2{font-size:9pt;margin:3.4mm 0 1mm;color:#9c1f56}
.side dt{font-size:6.6pt;color:#7d5a69;margin-top:1.1mm}.side dd{margin:0;font-weight:bold;font-size:7.8pt}
td,th{padding:.6mm 1mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}td{border-bottom:.4pt solid #e3cbd6}th{border-bottom:1pt solid #9c1f56}
i{color:#7d5a69;font-weight:normal}.people td{text-align:left;font-size:7.2pt}.people th{text-align:left}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm}
.two{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.months td,.months th{font-size:6.6pt;padding:.5mm .4mm}.note{font-size:6.6pt;margin-top:3mm}
.three b{display:block;margin-top:2.6mm;font-size:7.6pt}h3{font-size:9.6pt;margin:2mm 0 .6mm;border-bottom:2pt solid #9c1f56}footer{position:absolute;left:65mm;right:10mm;bottom:6mm;font-size:6.2pt;color:#7d5a69}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);
/** The fund's figure, and below it the benchmark's in italics. */
const stacked = (fund: string, benchmark: string): string => `${s.esc(fund)}<br><i>${s.esc(benchmark)}</i>`;

const YEARS: Readonly<Record<string, number>> = { '3 months': 0.25, '1 year': 1, '3 years': 3, '5 years': 5 };

/** What 100,000 rupees became; no fact of the report. */
function grown(row: s.ReturnRow, isRate: boolean): string {
  const years = YEARS[row.period_label_raw];
  if (years === undefined) return '';
  const rate = Number(row.fund_return_percent) / 100;
  const factor = years > 1 ? (1 + rate) ** years : 1 + rate * (isRate ? years : 1);
  return s.grouped(100_000 * factor, 0);
}

function returns(f: s.Figures, name: string, isRate: boolean, hasGrowth: boolean): string {
  const rows = f.reported_returns.map((r) =>
    s.tr([
      r.period_label_raw,
      stacked(cell(r.fund_return_percent), cell(r.benchmark_return_percent)),
      ...(hasGrowth ? [grown(r, isRate)] : []),
    ]),
  );
  const growth = hasGrowth ? ['PKR 100,000<br>became (PKR)'] : [];
  return `<table>${s.tr(['', stacked(name, 'Benchmark'), ...growth], 'th')}${rows.join('')}</table>`;
}

function months(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const labels = s.labelsOf(entry.monthly_returns);
  const at = (series: string, l: string): string => s.percentAt(entry.monthly_returns, series, l) ?? '–';
  return `<h2>Month by month (%)</h2><table class=months>${s.tr(['', ...labels], 'th')}${s.tr([
    stacked(short, 'Benchmark'),
    ...labels.map((l) => stacked(at(short, l), at('Benchmark', l))),
  ])}</table>`;
}

function shares(f: s.Figures, type: s.AllocationType, tag: 'h2' | 'b'): string {
  const rows = s.lines(f, type).map((r) => [r.label, cell(r.cells[0])] as const);
  return rows.length === 0 ? '' : `<${tag}>${s.titleOf(f, type)}</${tag}>${s.list(rows, '')}`;
}

function holdings(f: s.Figures, tag: 'h2' | 'b'): string {
  const rows = f.holdings.map((h) => [h.name_raw, cell(h.percent)] as const);
  return rows.length === 0 ? '' : `<${tag}>${f.holdings_title_raw ?? ''}</${tag}>${s.list(rows, '')}`;
}

/** Years of work and other mandates of the people. */
function people(entry: s.Entry): string {
  const rows = entry.parties.map((p) => {
    const years = Math.round(s.between(7, 26, p.name_raw, 'years'));
    const other = FUNDS.filter((f) => f.name !== entry.fund_name_raw).map((f) => f.name)[years % 2] ?? '';
    return [p.name_raw, p.designation_raw ?? '', `${years} years`, other];
  });
  return `<h2>Who manages the fund</h2>${s.htmlTable([['Name', 'Role', 'Experience', 'Also responsible for'], ...rows], 'people')}`;
}

const figuresOf = (f: s.Figures): s.Item[] => [
  [f.fund_size_label_raw ?? '', f.fund_size_raw ?? ''],
  ['NAV per unit (PKR)', f.nav_per_unit ?? ''],
  ...f.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ...f.fees.map((x) => [x.fee_label_raw, cell(x.percent)] as const),
];

function side(entry: s.Entry): string {
  const items = [
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launched', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee (per year)', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum initial investment', 'minimum_initial_raw'],
      ['Minimum subsequent investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund rating', s.ratingText(entry, 'FUND')] as const,
    ['Rating of the asset manager', s.ratingText(entry, 'AMC')] as const,
  ];
  return `<dl>${items.map(([l, v]) => `<dt>${s.esc(l)}</dt><dd>${s.esc(v)}</dd>`).join('')}</dl>`;
}

function body(entry: s.Entry, fund: s.Fund): string {
  const isRate = fund.model.kind === 'rate';
  return `<div class=two><div><h2>At a glance</h2>${s.list(figuresOf(entry), '')}${shares(entry, 'ASSET_ALLOCATION', 'h2')}</div>
<div><h2>Performance</h2>${returns(entry, entry.fund_column_raw ?? '', isRate, true)}</div></div>${months(entry)}
<div class=two><div>${shares(entry, 'CREDIT_QUALITY', 'h2')}${shares(entry, 'SECTOR_ALLOCATION', 'h2')}</div><div>${holdings(entry, 'h2')}</div></div>`;
}

const subBody = (sub: s.SubFacts): string => `<div><h3>${sub.name_raw}</h3>${s.list(figuresOf(sub), '')}
${returns(sub, 'Sub-fund', false, false)}${shares(sub, 'ASSET_ALLOCATION', 'b')}${holdings(sub, 'b')}</div>`;

function page(entry: s.Entry, fund: s.Fund): string {
  const own =
    fund.subs === undefined ? body(entry, fund) : `<div class=three>${entry.sub_funds.map(subBody).join('')}</div>`;
  return `<div class=side><h1>${entry.fund_name_raw}</h1><div class=month>${entry.report_month_label_raw}</div>${side(entry)}</div>
<div class=main><div>${entry.amc_name_raw}: Fund Manager Report</div><h2>Objective</h2><div>${s.term(entry.investment_objective_raw)}</div>${own}${people(entry)}
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div></div><footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, s.fundNamed(FUNDS, e))),
  );
