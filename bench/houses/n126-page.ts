/** The pages of AMC N126: a cover, a summary of all funds, and a designed page for each fund. */
import { COMMENTS } from './n126-funds.ts';
import * as s from './shared15.ts';

const OWN = '#0f766e';
const OTHER = '#b8c4c2';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.6pt/1.28 'Nimbus Sans';color:#222;font-variant-ligatures:none}
.top{background:linear-gradient(90deg,#0f766e,#155e75);color:#fff;height:21mm;padding:4.5mm 11mm 0}.top h1{font:bold 17pt 'Nimbus Sans';margin:0}
.top div{font-size:8.6pt;display:flex;justify-content:space-between;margin-top:.6mm}.body{display:flex;gap:6mm;padding:4mm 11mm 0}
.main{flex:1}.side{width:66mm}h2{font:bold 8.2pt 'Nimbus Sans';color:${OWN};border-bottom:.6pt solid ${OWN};margin:2.6mm 0 1mm;padding-bottom:.5mm}
h2:first-child{margin-top:0}p{margin:0 0 1.3mm;text-align:justify}.side td{padding:.75mm 1.4mm;vertical-align:top}.side .facts tr:nth-child(odd) td{background:#e6f2f0}
.side .facts td:first-child{width:26mm;font-weight:bold}.rows td,.rows th{padding:.5mm 1mm;text-align:right}.rows td:first-child,.rows th:first-child{text-align:left}
.rows th{background:${OWN};color:#fff;font-weight:normal}.rows tr+tr td{border-bottom:.3pt solid #c9d6d4}.mid th:nth-child(2):not(:last-child),.mid td:nth-child(2):not(:last-child){text-align:center}
.data td,.data th{border:.4pt solid #b5b5b5;font-size:5.6pt;text-align:center;padding:.4mm .2mm;font-weight:normal}.data td:first-child{text-align:left;white-space:nowrap;padding-right:.6mm}
.data i{display:inline-block;width:1.6mm;height:1.6mm;margin-right:.8mm}.data th:first-child{border:0;width:17mm}.data{table-layout:fixed}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 5mm;margin-top:2.6mm}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;padding:0 11mm}.three h2{margin-top:2.4mm!important}.cols td:first-child{white-space:nowrap}.team td{padding:.4mm 1.4mm!important}
.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;font-size:6.3pt;color:#555}.foot div{text-align:right;color:${OWN};font-size:7.4pt;margin-top:1mm}
.foot p{margin:.3mm 0}.cover{height:100%;background:linear-gradient(160deg,#0f766e,#155e75);color:#fff;padding:95mm 20mm}.cover h1{font:bold 34pt 'Nimbus Sans';margin:0 0 4mm}
.cover div{font-size:16pt;margin-bottom:3mm}.all{padding:5mm 11mm}.all td,.all th{padding:1.1mm 1mm}.pair th{text-align:center!important}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);

const top = (title: string, amc: string): string =>
  `<div class=top><h1>${s.esc(title)}</h1><div><span>${s.esc(amc)}</span><span>As on March 31, 2024</span></div></div>`;

/** Columns of both series above and below zero, without figures but those of the axis. */
function chart(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const names = [s.short(entry), 'Benchmark'];
  const values = entry.monthly_returns.map((r) => Number(r.percent));
  const high = Math.ceil(Math.max(...values, 0) / 5) * 5;
  const low = Math.floor(Math.min(...values, 0) / 5) * 5;
  const [left, width, height] = [52, 318, 72];
  const yOf = (v: number): number => 4 + ((high - v) / (high - low)) * height;
  const each = (width - left) / labels.length;
  const ticks = Array.from({ length: (high - low) / 5 + 1 }, (_, i) => low + i * 5).map(
    (v) =>
      `<line x1="${left}" x2="${width}" y1="${yOf(v)}" y2="${yOf(v)}" stroke="#ddd" stroke-width=".5"/><text x="${left - 3}" y="${yOf(v) + 2}" font-size="6" text-anchor="end">${v}%</text>`,
  );
  const bars = labels.flatMap((l, i) =>
    names.map((name, k) => {
      const v = Number(s.percentAt(entry.monthly_returns, name, l) ?? 0);
      const x = left + i * each + each * (0.18 + k * 0.33);
      return `<rect x="${x.toFixed(1)}" y="${Math.min(yOf(v), yOf(0)).toFixed(1)}" width="${(each * 0.31).toFixed(1)}" height="${Math.abs(yOf(v) - yOf(0)).toFixed(1)}" fill="${k === 0 ? OWN : OTHER}"/>`;
    }),
  );
  return `<svg viewBox="0 0 ${width} ${height + 8}" style="width:100%;display:block">${ticks.join('')}${bars.join('')}</svg>`;
}

/** The figures of the chart; each series has its key before its name. */
function chartData(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const row = (name: string, colour: string): string =>
    s.tr([
      `<i style="background:${colour}"></i>${s.esc(name)}`,
      ...labels.map((l) => cell(s.percentAt(entry.monthly_returns, name, l))),
    ]);
  return `<table class=data>${s.tr(['', ...labels], 'th')}${row(s.short(entry), OWN)}${row('Benchmark', OTHER)}</table>`;
}

const ratio = (entry: s.Entry, label: string): s.Item => [
  label,
  `MTD ${s.feeOf(entry, label, 'MTD')}%, YTD ${s.feeOf(entry, label, 'YTD')}%`,
];

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) ${day}`, '');

function facts(entry: s.Entry): string {
  const isFund = entry.sub_funds.length === 0;
  const held = entry.amount_invested_by_fof_pkr;
  const ratios = isFund
    ? ['Expense Ratio (With Levies)', 'Expense Ratio (Without Levies)'].map((l) => ratio(entry, l))
    : [];
  const items = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Investment by Fund of Funds', held === null ? null : `PKR ${s.grouped(Number(held) / 1e6, 0)} mln`],
    ['NAV', entry.nav_per_unit === null ? null : `PKR ${entry.nav_per_unit}`],
    ...s.terms(entry, [
      ['Launch Date', 'launch_date_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...ratios,
    ...s.terms(entry, [
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Front end Load', 'front_end_load_raw'],
      ['Back end Load', 'back_end_load_raw'],
    ]),
    ['Fund Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
    ...s.terms(entry, [
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Price Mechanism', 'pricing_mechanism_raw'],
      ['Min. Investment', 'minimum_initial_raw'],
      ['Subsequent', 'minimum_subsequent_raw'],
      ['Leverage', 'leverage_raw'],
      ['Risk Profile', 'risk_profile_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<h2>FUND INFORMATION</h2>${s.list(items, 'facts')}<h2>INVESTMENT COMMITTEE</h2>${s.list(s.members(entry), 'team')}`;
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return s.heading(s.titleOf(figures, type)) + s.htmlTable([['', ...s.datesOf(figures, type)], ...rows], 'rows');
}

/** Debt has its rating between the name and the weight. */
function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const isRated = figures.holdings.some((h) => s.noteOf(mix, h.name_raw) !== '');
  const rows = figures.holdings.map((h) =>
    isRated ? [h.name_raw, s.noteOf(mix, h.name_raw), cell(h.percent)] : [h.name_raw, cell(h.percent)],
  );
  const heads = isRated ? ['Name', 'Rating', '%'] : ['Name', '%'];
  return s.heading(figures.holdings_title_raw ?? '') + s.htmlTable([heads, ...rows], 'rows mid');
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const names = [s.short(entry), 'Benchmark'] as const;
  const years = s.longSeries(entry.historical_returns, names, cell);
  return `<div class=two><div><h2>FUND’S RETURNS*</h2>${s.htmlTable([['', ...names], ...rows], 'rows')}</div>
<div><h2>FISCAL YEAR RETURNS*</h2>${s.htmlTable([['', ...names], ...years], 'rows')}</div></div>`;
}

const text = (entry: s.Entry): string =>
  `<h2>INVESTMENT OBJECTIVE</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<h2>FUND MANAGER’S COMMENTS</h2>${s.paragraphs(COMMENTS[entry.fund_column_raw ?? (entry.category_raw?.startsWith('Vol') === true ? 'OPF' : 'OFPF')] ?? [])}`;

const foot = (entry: s.Entry): string =>
  `<div class=foot>${[...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`].map((t) => `<p>${s.esc(t)}</p>`).join('')}<div>${s.esc(entry.page_footer_raw)}</div></div>`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const second = s.only(s.otherType(entry), 'second table');
  const name = `${entry.fund_name_raw} (${s.short(entry)})`;
  return `${top(name, entry.amc_name_raw)}<div class=body><div class=main>${text(entry)}${returns(entry)}
<h2>MONTHLY PERFORMANCE</h2>${chart(entry)}${chartData(entry)}
<div class=two><div>${shares(entry, 'ASSET_ALLOCATION')}</div><div>${shares(entry, second)}</div></div>${holdings(entry, fund)}</div>
<div class=side>${facts(entry)}</div></div>${foot(entry)}`;
}

/** The figures of each sub-fund, or of each plan with its benchmark, are columns. */
function partColumns(entry: s.Entry): string {
  const { sub_funds: subs } = entry;
  const isPlans = subs.some((x) => x.reported_returns.some((r) => r.benchmark_return_percent !== null));
  const span = isPlans ? 2 : 1;
  const row = (label: string, of: (sub: s.SubFacts) => string | null | undefined): string =>
    `<tr><td>${s.esc(label)}</td>${subs.map((x) => `<td colspan=${span} style="text-align:${isPlans ? 'center' : 'right'}">${s.esc(of(x))}</td>`).join('')}</tr>`;
  const heads = `<tr><th></th>${subs.map((x) => `<th colspan=${span}>${s.esc(x.name_raw)}</th>`).join('')}</tr>`;
  const lead = [
    ...(isPlans ? [row('Plan Launch Date', (x) => x.launch_date_raw)] : []),
    row(subs[0]?.fund_size_label_raw ?? '', (x) => x.fund_size_raw),
    row('NAV (PKR)', (x) => x.nav_per_unit),
    ...['MTD', 'YTD'].map((p) =>
      row(`Expense Ratio (With Levies) - ${p}`, (x) => `${s.feeOf(x, 'Expense Ratio (With Levies)', p)}%`),
    ),
  ];
  const labels = [...new Set(subs.flatMap((x) => s.periods(x)))];
  const pairs = labels.map((l) =>
    s.tr([
      l,
      ...subs.flatMap((x) => {
        const r = s.returnAt(x, l);
        return isPlans
          ? [cell(r?.fund_return_percent), cell(r?.benchmark_return_percent)]
          : [cell(r?.fund_return_percent)];
      }),
    ]),
  );
  const under = isPlans ? s.tr(['Returns*', ...subs.flatMap(() => ['Plan', 'Benchmark'])], 'th') : '';
  return `<h2>FUND’S RETURNS*</h2><table class="rows cols ${isPlans ? 'pair' : ''}">${heads}${lead.join('')}${under}${pairs.join('')}</table>`;
}

function partsPage(entry: s.Entry, fund: s.Fund): string {
  const [first] = entry.sub_funds;
  const second = first === undefined ? null : s.otherType(first);
  const equity =
    first === undefined || second === null
      ? ''
      : `<div class=two><div>${shares(first, second)}</div><div>${holdings(first, fund)}</div></div>`;
  const tables = entry.sub_funds.map((sub) => `<div>${shares(sub, 'ASSET_ALLOCATION')}</div>`);
  return `${top(entry.fund_name_raw, entry.amc_name_raw)}<div class=body><div class=main>${text(entry)}${partColumns(entry)}${equity}</div>
<div class=side>${facts(entry)}</div></div><div class=${tables.length === 3 ? 'three' : '"three plans"'}>${tables.join('')}</div>${foot(entry)}`;
}

/** The month and the year to date of every fund without sub-funds. */
function summary(entries: readonly s.Entry[], amc: string): string {
  const of = (e: s.Entry, label: string): string => cell(s.returnAt(e, label)?.fund_return_percent);
  const rows = entries
    .filter((e) => e.sub_funds.length === 0)
    .map((e) => [
      e.fund_name_raw,
      e.category_raw ?? '',
      e.nav_per_unit ?? '',
      of(e, 'Month to Date'),
      of(e, 'Year to Date'),
      of(e, '1 Year'),
    ]);
  const heads = ['Fund', 'Category', 'NAV (PKR)', 'Month to Date', 'Year to Date', '1 Year'];
  return `${top('Performance Summary', amc)}<div class=all><h2>OPEN END FUNDS</h2>${s.htmlTable([heads, ...rows], 'rows mid')}
<h2>MARKET REVIEW</h2>${s.paragraphs([
    'Inflation fell for the third month in a row, helped by the high base of the last year. Remittances and exports improved, ' +
      'and the current account was in surplus in March.',
    'The KSE-100 Index gained on the staff level agreement with the lender, while the SBP kept its policy rate at 22%. We expect ' +
      'the first cut of the rate within the next two meetings.',
  ])}</div>`;
}

export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const amc = entries[0]?.amc_name_raw ?? '';
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return e.sub_funds.length > 0 ? partsPage(e, fund) : fundPage(e, fund);
  });
  const cover = `<div class=cover><h1>Fund Manager’s Report</h1><div>March 2024</div><div>${s.esc(amc)}</div></div>`;
  return s.htmlPages(STYLE, isWhole ? [cover, summary(entries, amc), ...pages] : pages);
}
