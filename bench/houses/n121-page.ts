/** The slides of AMC N121: a cover, and a slide for each fund but the growth fund, which has two. */
import { COMMENTS } from './n121-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:297mm 210mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.7mm;background:#fff}body{font:8pt/1.3 'DejaVu Sans Condensed','Liberation Sans Narrow','Liberation Sans';color:#22313f}
.bar{position:absolute;left:0;right:0;top:0;height:19mm;background:linear-gradient(90deg,#0b4f6c,#14839c);color:#fff;padding:2.6mm 10mm;
display:flex;justify-content:space-between;align-items:center}.bar h1{margin:0;font-size:18pt;line-height:1.1;font-weight:bold}.bar small{font-size:8.6pt}
.bar div:last-child{text-align:right;font-size:9pt}.bar div:last-child b{display:block;font-size:12pt}
.strip{position:absolute;left:10mm;right:10mm;top:22mm;height:14mm;display:flex;gap:3mm}
.strip div{flex:1;background:#e6f1f4;text-align:center;padding-top:1.6mm}
.strip b{display:block;font-size:12.5pt;line-height:1.15;color:#0b4f6c}.strip span{font-size:7pt;color:#44586a}
.col{position:absolute;top:39mm}.a{left:10mm;width:83mm}.b{left:98mm;width:92mm}.c{left:195mm;width:92mm}
h2{font-size:9pt;margin:2.2mm 0 .8mm;color:#0b4f6c;font-weight:bold;border-left:1.4mm solid #f2a541;padding-left:1.6mm;line-height:1.25}
.col h2:first-child{margin-top:0}p{margin:0;text-align:left;font-size:7.6pt}td,th{padding:.62mm 1.4mm;text-align:right;font-size:7.2pt;line-height:1.2}
td:first-child,th:first-child{text-align:left}th{background:#14839c;color:#fff;font-weight:bold}tr:nth-child(even) td{background:#f3f7f9}
.list td{text-align:left;vertical-align:top;padding:.5mm 1.2mm;font-size:6.9pt}.list td:first-child{width:33mm;color:#0b4f6c;font-weight:bold}
.key{font-size:7pt;margin-bottom:.6mm}.key i,.two i{display:inline-block}.key i{width:2.4mm;height:2.4mm;margin:0 1mm 0 3mm}
.two{display:grid;grid-template-columns:33mm 1fr;align-items:center;font-size:7.1pt}.two>span{padding:.5mm 1mm .5mm 0}
.two .v{display:flex;align-items:center;font-size:6.6pt;line-height:1.15;gap:1mm}.two .v i{height:2mm}
.foot{position:absolute;left:10mm;right:10mm;bottom:4mm;border-top:.3mm solid #14839c;padding-top:1mm;font-size:6.3pt;color:#44586a}
.foot div{display:flex;justify-content:space-between;font-size:6.8pt;margin-top:.5mm;color:#0b4f6c}svg text{font-size:6.4px;fill:#22313f}
.wide p{font-size:9pt;line-height:1.5}.wide td,.wide th{font-size:8.4pt;padding:1.1mm 1.8mm}
.cover{position:absolute;left:30mm;top:62mm;font-size:13pt;color:#44586a}
.cover h1{font-size:34pt;margin:0 0 4mm;color:#0b4f6c}`;

const [OLD, NEW] = ['#a9cfd9', '#0b4f6c'];
const PERIODS = ['MTD', '3 Months', '6 Months', 'YTD', '12 Months', '3 Years', '5 Years', 'Since Launch'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function bar(title: string, sub: string): string {
  return `<div class=bar><div><h1>${s.esc(title)}</h1><small>${s.esc(sub)}</small></div>
<div><b>December 2024</b>Fund Manager’s Report</div></div>`;
}

function strip(entry: s.Entry): string {
  const items = [
    ['NAV per Unit (PKR), 31-Dec-2024', entry.nav_per_unit],
    ['Offer Price (PKR)', entry.offer_price],
    ['Redemption Price (PKR)', entry.repurchase_price],
    [entry.fund_size_label_raw, entry.fund_size_raw],
  ];
  return `<div class=strip>${items.map(([label, value]) => `<div><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`).join('')}</div>`;
}

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC', none: string): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency}, ${day}`, none);
  const items = s.stated([
    ...s.terms(entry, [
      ['Launch Date', 'launch_date_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Fund Category', 'category_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Principal Risk', 'risk_of_principal_raw'],
    ]),
    ['Stability Rating', rating('FUND', 'Not applicable')],
    ['Manager Rating', rating('AMC', '')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front End)', 'front_end_load_raw'],
      ['Sales Load (Back End)', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Registrar', 'registrar_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
  ]);
  const people = s.list(s.members(entry).map(([name, office]) => [office, name] as const));
  return `<h2>Fund Facts</h2>${s.list(items)}<h2>Investment Committee</h2>${people}`;
}

function returns(entry: s.Entry): string {
  const rows = PERIODS.map((label) => {
    const row = s.returnAt(entry, label);
    const [own, other] = [row?.fund_return_percent, row?.benchmark_return_percent];
    const gap = row === undefined ? null : (Number(own) - Number(other)).toFixed(2);
    return [label, cell(own), cell(other), cell(gap)];
  });
  return `<h2>Performance</h2>${s.htmlTable([['Period', s.short(entry), 'Benchmark', 'Difference'], ...rows])}`;
}

function months(entry: s.Entry): string {
  const rows = s.wideSeries(
    entry.monthly_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  return `<h2>Monthly Returns</h2>${s.htmlTable(rows)}`;
}

const key = (names: readonly string[]): string =>
  `<div class=key>${names.map((n, i) => `<i style="background:${i === 0 ? OLD : NEW}"></i>${s.esc(n)}`).join('')}</div>`;

/** Columns for the fund and the benchmark of each fiscal year, with their figures at the ends. */
function years(entry: s.Entry): string {
  const points = entry.historical_returns;
  const labels = s.labelsOf(points);
  const values = points.map((p) => Number(p.percent));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const yAt = (v: number): number => 12 + ((high - v) / (high - low)) * 66;
  const each = 260 / Math.max(labels.length, 3);
  const columns = labels.flatMap((label, i) => {
    const middle = i * each + each / 2;
    const two = ['Benchmark', s.short(entry)].map((series, k) => {
      const percent = s.percentAt(points, series, label) ?? '';
      const v = Number(percent);
      const x = middle - 21 + k * 21;
      const y = v < 0 ? yAt(v) + 6.5 : yAt(v) - 2;
      const [from, to] = [Math.min(yAt(v), yAt(0)), Math.max(yAt(v), yAt(0))];
      const place = `x="${x + 2}" y="${from.toFixed(1)}" width="17" height="${(to - from).toFixed(1)}"`;
      const rect = `<rect ${place} fill="${k === 0 ? OLD : NEW}"/>`;
      return `${rect}<text x="${x + 10.5}" y="${y.toFixed(1)}" text-anchor="middle" style="font-size:6.2px">${percent}</text>`;
    });
    return [...two, `<text x="${middle}" y="96" text-anchor="middle">${label}</text>`];
  });
  const axis = `<line x1="0" x2="260" y1="${yAt(0)}" y2="${yAt(0)}" stroke="#44586a" stroke-width=".6"/>`;
  return labels.length === 0
    ? ''
    : `<h2>Fiscal Year Returns (%)</h2>${key(['Benchmark', s.short(entry)])}
<svg viewBox="0 0 260 100" style="width:92mm;display:block">${columns.join('')}${axis}</svg>`;
}

/** Two bars for each class, the older month's above the newer one's. */
function bars(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const lines = rows.map((r) => {
    const two = r.cells.map((v, k) => {
      const width = ((Number(v) / 100) * 45).toFixed(1);
      return `<div class=v><i style="width:${width}mm;background:${k === 0 ? OLD : NEW}"></i>${cell(v)}</div>`;
    });
    return `<span>${s.esc(r.label)}</span><span>${two.join('')}</span>`;
  });
  return `<h2>${s.titleOf(entry, 'ASSET_ALLOCATION')}</h2>${key(dates)}<div class=two>${lines.join('')}</div>`;
}

function holdings(entry: s.Entry): string {
  const rows = entry.holdings.map((h) => [h.name_raw, `${h.percent}%`]);
  return rows.length === 0 ? '' : `<h2>${s.esc(entry.holdings_title_raw)}</h2>${s.htmlTable(rows, '', 0)}`;
}

const second = (entry: s.Entry): string => s.sharesTable(entry, s.otherType(entry) ?? 'CREDIT_QUALITY', cell);

const figures = (entry: s.Entry): string =>
  `<h2>Portfolio Statistics</h2>${s.htmlTable(
    entry.metrics.map((m) => [m.label_raw, m.value_raw]),
    '',
    0,
  )}`;

const comment = (entry: s.Entry): string => `<h2>Fund Manager’s View</h2><p>${s.esc(COMMENTS[s.short(entry)])}</p>`;

function foot(entry: s.Entry, number: number): string {
  return `<div class=foot>${s.esc(entry.footnotes_raw.join(' '))} ${s.esc(s.RISK_NOTE)}
<div><span>${s.esc(entry.page_footer_raw)}</span><span>${number}</span></div></div>`;
}

const columnOf = (place: string, body: string): string => `<div class="col ${place}">${body}</div>`;

function slides(entry: s.Entry): string[] {
  const [first = 1, next] = entry.page_numbers;
  const head = bar(entry.fund_name_raw, `Investment Objective: ${entry.investment_objective_raw ?? ''}`);
  const middle = `${returns(entry)}${months(entry)}${years(entry)}`;
  const right =
    next === undefined
      ? `${bars(entry)}${second(entry)}${holdings(entry)}${figures(entry)}`
      : `${bars(entry)}${figures(entry)}`;
  const view = next === undefined ? comment(entry) : '';
  const one = `${head}${strip(entry)}${columnOf('a', facts(entry))}${columnOf('b', middle + view)}${columnOf('c', right)}${foot(entry, first)}`;
  if (next === undefined) return [one];
  const place = (left: number, width: number, body: string): string =>
    `<div class="col wide" style="top:26mm;left:${left}mm;width:${width}mm">${body}</div>`;
  const rest = `${place(10, 86, comment(entry))}${place(102, 88, second(entry))}${place(196, 91, holdings(entry))}`;
  return [one, `${bar(entry.fund_name_raw, 'Portfolio and Fund Manager’s View')}${rest}${foot(entry, next)}`];
}

const cover = (amc: string): string => `<div class=bar><div><h1>${s.esc(amc)}</h1></div><div></div></div>
<div class=cover><h1>Fund Manager’s Report</h1>December 2024</div><div class=foot>${s.esc(s.RISK_NOTE)}
<div><span>Khuzdar Capital Management Limited | FMR December 2024</span><span>1</span></div></div>`;

export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.flatMap(slides);
  return s.htmlPages(STYLE, isWhole ? [cover(entries[0]?.amc_name_raw ?? ''), ...pages] : pages);
}
