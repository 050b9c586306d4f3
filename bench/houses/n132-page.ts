/** The pages of AMC N132: a review of the markets, a page for each fund, and one for the fund with plans. */
import { COMMENTS } from './n132-funds.ts';
import * as s from './shared15.ts';

const INK = '#1b6b3a';
const COLOURS = ['#1b6b3a', '#6aa84f', '#c9a227', '#a2c48b', '#7f7f7f', '#d8c47a', '#3d85c6', '#b6d7a8'] as const;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:7mm 12mm 0}body{font:7.4pt/1.22 'Noto Sans','DejaVu Sans';color:#222;font-variant-ligatures:none}
.top{display:flex;align-items:center;justify-content:space-between}.logo{display:flex;align-items:center;font:bold 12pt 'Noto Sans';color:${INK};line-height:1}.logo i{display:block;width:11mm;height:11mm;border-radius:50% 0 50% 50%;background:${INK};margin-right:3mm}
.top>div:last-child{text-align:right;font-size:8pt;color:#555}.name{font:bold 14pt 'Noto Sans';color:${INK};border-bottom:.7mm solid #c9a227;padding:1.5mm 0 .8mm;margin-bottom:1.8mm;display:flex;justify-content:space-between;align-items:baseline}.name span{font-size:9pt;color:#555}
h2{font:bold 8.4pt 'Noto Sans';color:#fff;background:${INK};margin:1.8mm 0 0;padding:.4mm 2mm}p{margin:.8mm 0;text-align:justify}
.info td{border:.2mm solid #9db8a5;padding:.38mm 1.2mm;font-size:6.6pt;vertical-align:top;width:17.3%}.info td:nth-child(odd){background:#edf4ee;color:${INK};font-weight:bold;width:16%}.info td[colspan]{width:auto}
.tab td,.tab th{padding:.5mm 1.4mm;text-align:center;border-bottom:.2mm solid #c5d6ca;font-size:6.9pt}.tab th{color:${INK};background:#edf4ee}.tab td:first-child,.tab th:first-child{text-align:left}
.right td,.right th{text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 6mm;align-items:start}svg{display:block;width:100%;font:3.1px 'Noto Sans'}
.team{display:flex;justify-content:space-between;margin-top:1mm;font-size:7pt}.team b{display:block}.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:6.4pt;color:#555}.foot div{text-align:justify}
.foot div:last-child{margin-top:1mm;border-top:.3mm solid #c9a227;padding-top:.8mm;display:flex;justify-content:space-between;font-size:7pt}.big p{font-size:9.4pt;line-height:1.5;margin:2.5mm 0}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

interface Slice {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly ty: number;
  readonly isRight: boolean;
  readonly arc: string;
}

const CENTRE = 50;
const RADIUS = 13;

function slicesOf(rows: readonly (readonly [label: string, share: number])[]): Slice[] {
  const total = rows.reduce((sum, [, v]) => sum + v, 0);
  let from = -Math.PI / 2;
  return rows.map(([label, share], i) => {
    const to = from + (share / total) * Math.PI * 2;
    const at = (angle: number, r: number): readonly [number, number] => [
      CENTRE + r * Math.cos(angle),
      21 + r * Math.sin(angle),
    ];
    const [[x0, y0], [x1, y1], [x, y], [, ty]] = [
      at(from, RADIUS),
      at(to, RADIUS),
      at((from + to) / 2, RADIUS),
      at((from + to) / 2, RADIUS + 4),
    ] as const;
    const isLarge = to - from > Math.PI ? 1 : 0;
    const arc = `<path d="M${CENTRE} 21L${x0.toFixed(2)} ${y0.toFixed(2)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${x1.toFixed(2)} ${y1.toFixed(2)}Z" fill="${COLOURS[i % COLOURS.length]}" stroke="#fff" stroke-width=".3"/>`;
    from = to;
    return { label: `${label}, ${share.toFixed(1)}%`, x, y, ty, isRight: x >= CENTRE, arc };
  });
}

/** A pie whose labels are at the ends of lines, pushed apart on each side. */
function pie(rows: readonly (readonly [label: string, share: number])[]): string {
  const slices = slicesOf(rows);
  const placed = [true, false].flatMap((isRight) => {
    let last = 0;
    return slices
      .filter((slice) => slice.isRight === isRight)
      .toSorted((a, b) => a.ty - b.ty)
      .map((slice) => {
        last = Math.max(slice.ty, last + 4.2);
        return { ...slice, ty: last };
      });
  });
  const labels = placed.map(({ label, x, y, ty, isRight }) => {
    const edge = isRight ? CENTRE + 18 : CENTRE - 18;
    return `<path d="M${x.toFixed(2)} ${y.toFixed(2)}L${edge} ${ty.toFixed(2)}" stroke="#888" stroke-width=".25"/><text x="${isRight ? edge + 1 : edge - 1}" y="${(ty + 1.1).toFixed(2)}" text-anchor="${isRight ? 'start' : 'end'}">${s.esc(label)}</text>`;
  });
  return `<svg viewBox="-13 0 126 43">${slices.map((slice) => slice.arc).join('')}${labels.join('')}</svg>`;
}

const frame = (entry: s.Entry, body: string): string =>
  `<div class=top><div class=logo><i></i>${s.esc(entry.amc_name_raw)}</div><div>FUND MANAGERS’ REPORT<br><b>July 2024</b></div></div>
<div class=name>${s.esc(entry.fund_name_raw)}<span>${s.esc(entry.fund_column_raw ?? 'RIPF')}</span></div>${body}
<div class=foot>${entry.footnotes_raw.map((t) => `<div>${s.esc(t)}</div>`).join('')}<div style="margin-top:.6mm">Disclaimer: ${s.RISK_NOTE}</div>
<div><span>www.rajanpurislamic.example</span><span>${s.esc(entry.page_footer_raw)}</span></div></div>`;

/** Three labels with their values in each row; the last row is filled with empty cells. */
function information(entry: s.Entry): string {
  const items: (readonly [string, string])[] = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit (PKR)', entry.nav_per_unit],
    ['Units Outstanding', entry.units_outstanding === undefined ? null : s.grouped(Number(entry.units_outstanding), 0)],
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Leverage', 'leverage_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund Stability Rating', s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} by ${agency} (${day})`, '')],
    ['AMC Rating', s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} by ${agency} (${day})`, '')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  while (items.length % 3 !== 0) items.push(['', '']);
  const rows = Array.from({ length: items.length / 3 }, (_, i) =>
    s.tr(items.slice(i * 3, i * 3 + 3).flatMap((item) => item.map((t) => s.esc(t)))),
  );
  const wide = s
    .stated([
      ['Investment Objective', entry.investment_objective_raw],
      ['Benchmark', entry.benchmark_raw],
    ])
    .map(([label, value]) => `<tr><td>${label}</td><td colspan=5>${s.esc(value)}</td></tr>`);
  return `<h2>Fund’s Basic Information</h2><table class=info>${wide.join('')}${rows.join('')}</table>`;
}

/** Periods of up to a year have another basis than longer ones, which the first row of the head says. */
function returns(basis: string, labels: readonly string[], rows: readonly (readonly string[])[]): string {
  const long = labels.filter((l) => /Years|Since/.test(l)).length;
  const head = `<tr><th></th><th colspan=${labels.length - long}>${basis}</th><th colspan=${long}>CAGR</th></tr>`;
  const body = rows.map((r) => s.tr(r.map((t) => s.esc(t)))).join('');
  return `<h2>Performance Information (Net of Expenses)</h2><table class=tab>${head}${s.tr(['', ...labels], 'th')}${body}</table>`;
}

function portfolio(entry: s.Entry): string {
  const assets = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  const second = s.otherType(entry);
  const slices = s.lines(entry, second).map((r) => [r.label, Number(r.cells[0])] as const);
  const held = entry.holdings.map((h) => [h.name_raw, cell(h.percent)]);
  const heads = ['', ...s.datesOf(entry, 'ASSET_ALLOCATION')];
  const names = [s.short(entry), 'Benchmark'] as const;
  const months = s.longSeries(entry.monthly_returns, names, cell);
  const chart = second === null ? '' : s.heading(s.titleOf(entry, second)) + pie(slices);
  const top = held.length === 0 ? '' : s.heading(entry.holdings_title_raw ?? '') + s.htmlTable(held, 'tab right', 0);
  return `<div class=two><div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${s.htmlTable([heads, ...assets], 'tab right')}
${s.heading('Monthly Performance')}${s.htmlTable([['', ...names], ...months], 'tab')}</div><div>${chart}${top}</div></div>`;
}

const team = (entry: s.Entry): string =>
  `<h2>Investment Committee</h2><div class=team>${s
    .members(entry)
    .map(([name, office]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`)
    .join('')}</div>`;

const comment = (abbr: string): string => `<h2>Fund Manager’s Comment</h2><p>${s.esc(COMMENTS[abbr])}</p>`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const rows = [
    [s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(cell)],
    ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)],
  ];
  const basis = fund.model.kind === 'rate' ? 'Simple Annualized' : 'Absolute';
  const years = s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'tab');
  return frame(
    entry,
    `${information(entry)}${comment(fund.abbr)}${returns(basis, s.periods(entry), rows)}${s.heading('Fiscal Year Performance')}${years}
${portfolio(entry)}${team(entry)}`,
  );
}

/** The plans are rows of the tables of figures, and columns of the shares. */
function plansPage(entry: s.Entry): string {
  const { sub_funds: plans } = entry;
  const first = s.only(plans[0], 'plan');
  const labels = s.periods(first);
  const facts = plans.map((p) => [
    p.name_raw,
    p.launch_date_raw ?? '',
    p.fund_size_raw ?? '',
    p.nav_per_unit ?? '',
    ...p.fees.map((f) => `${f.percent}%`),
  ]);
  const head = ['Plan', 'Launch Date', first.fund_size_label_raw ?? '', 'NAV per Unit (PKR)'];
  const rows = plans.flatMap((p) => [
    [p.name_raw, ...labels.map((l) => cell(s.returnAt(p, l)?.fund_return_percent))],
    ['Benchmark', ...labels.map((l) => cell(s.returnAt(p, l)?.benchmark_return_percent))],
  ]);
  const shares = s.matrix(plans, 'ASSET_ALLOCATION', '-').map(([l = '', ...v]) => [l, ...v.map((x) => `${x}%`)]);
  const names = plans.map((p) => p.name_raw);
  return frame(
    entry,
    `${information(entry)}${comment('RIPF')}<h2>Plans</h2>${s.htmlTable([[...head, ...first.fees.map((f) => f.fee_label_raw)], ...facts], 'tab')}
${returns('Absolute', labels, rows)}${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}${s.htmlTable([['', ...names], ...shares], 'tab')}${team(entry)}`,
  );
}

const REVIEW = [
  'The fiscal year 2025 began with a staff level agreement between Pakistan and the IMF on an Extended Fund Facility of USD 7 ' +
    'billion over 37 months. The approval of the Executive Board is expected in the coming weeks, once financing assurances of ' +
    'partner countries are confirmed.',
  'Inflation clocked in at 11.1% in July, compared to 12.6% in June. The State Bank of Pakistan reduced the policy rate by 100 ' +
    'basis points to 19.5% on July 29. It expects inflation to remain within 11.5% to 13.5% on average in this fiscal year.',
  'In the Islamic money market, the Government raised PKR 78 billion from an auction of Ijara Sukuk, against a target of PKR 150 ' +
    'billion. Most of the bids were for fixed rental Sukuk of three and five years.',
  'Shariah compliant stocks were volatile. Oil and gas companies were under pressure as the circular debt grew, while cement ' +
    'makers gained from higher margins. Foreigners were net buyers of USD 24 million.',
];

export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const amc = entries[0]?.amc_name_raw ?? '';
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? plansPage(e) : fundPage(e, s.fundNamed(funds, e))));
  const front = `<div class=top><div class=logo><i></i>${s.esc(amc)}</div><div>FUND MANAGERS’ REPORT<br><b>July 2024</b></div></div>
<div class=name>Market Review and Outlook</div><div class=big>${s.paragraphs(REVIEW)}</div><div class=foot><div><span>www.rajanpurislamic.example</span><span>Page 01</span></div></div>`;
  return s.htmlPages(STYLE, isWhole ? [front, ...pages] : pages);
}
