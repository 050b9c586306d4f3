/** The slides of AMC N114: a front slide, and a snapshot and a portfolio for each fund. */
import * as s from './shared15.ts';

const STYLE = `@page{size:320mm 180mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:320mm;height:179.6mm;background:#fdfdfb}
body{font:9.4pt/1.3 'Liberation Sans';color:#16302b;font-variant-ligatures:none}
.side{position:absolute;left:0;top:0;bottom:0;width:96mm;background:#0b5d51;color:#fff;padding:14mm 11mm;overflow:hidden}
.side:after{content:'';position:absolute;right:-30mm;bottom:-64mm;width:92mm;height:92mm;border-radius:50%;
border:9mm solid #f4b942;opacity:.22}.side h1{font:bold 27pt/1.08 'C059','Liberation Serif';margin:0 0 5mm}
.side h3{font-size:8pt;letter-spacing:.5pt;color:#f4b942;margin:6mm 0 1.2mm}.side p{margin:0;font-size:10pt;
line-height:1.42}.when{font-size:12pt;color:#f4b942;margin-bottom:9mm}
.stair{display:flex;align-items:flex-end;gap:1.6mm;height:17mm}.stair i{width:9mm;background:#2d7c70;
border-radius:.8mm .8mm 0 0}.stair i.on{background:#f4b942}.lev{font:bold 15pt 'Liberation Sans';margin-top:2mm}
.main{position:absolute;left:106mm;right:11mm;top:12mm;bottom:8mm}
.four{display:flex;gap:4mm;margin-bottom:6mm}.four div{flex:1;border-top:1.2mm solid #f4b942;padding-top:1.6mm}
.four b{font-size:16pt;display:block;white-space:nowrap}.four span{font-size:8pt;color:#5c706b}
h2{font-size:10.6pt;margin:0 0 2mm;color:#0b5d51}.half{display:flex;gap:9mm}
.score{width:88mm}.score div{display:flex;align-items:center;height:10.6mm;border-bottom:.2mm solid #d6dfdc}
.score u{text-decoration:none;background:#0b5d51;color:#fff;border-radius:4mm;font-size:7.8pt;padding:.6mm 0;
width:27mm;text-align:center}.score b{width:23mm;text-align:right;font-size:12pt}.score em{width:10mm;text-align:center;
font-style:normal;color:#8a9a96;font-size:8pt}.score span{width:19mm}.score i{font-style:normal;font-size:12pt;
margin-left:auto}.score .cap{height:6mm;font-size:7.6pt;color:#5c706b;border:0}.score .cap b,.score .cap span{
font-size:7.6pt;font-weight:bold}.up{color:#1c9a6c}.down{color:#cf4d3f}
.dots{flex:1}.dots div{display:flex;align-items:baseline;font-size:8.6pt;padding:.95mm 0}
.dots span:first-child{color:#5c706b;white-space:nowrap}.dots s{flex:1;text-decoration:none;margin:0 1.4mm;min-width:5mm;
border-bottom:.35mm dotted #8a9a96}.dots span:last-child{font-weight:bold;text-align:right;max-width:62mm}
.foot{position:absolute;left:0;right:0;bottom:0;font-size:7.2pt;color:#5c706b;line-height:1.35}
.bar{background:#0b5d51;color:#fff;height:15mm;padding:0 11mm;display:flex;align-items:center;gap:8mm}
.bar b{font:bold 15pt 'C059','Liberation Serif'}.bar span{color:#f4b942;font-size:10.5pt}
.bar span:last-child{margin-left:auto;color:#fff;font-size:8.6pt}
.two{position:absolute;left:11mm;right:11mm;top:20mm;bottom:6mm;display:grid;gap:5mm 8mm;
grid-template-columns:96mm 84mm 1fr;grid-template-rows:76mm 58mm}
.mir{display:grid;grid-template-columns:13mm 15mm 1fr 15mm 13mm;align-items:stretch;height:66mm;column-gap:1.5mm}
.mir .st{display:flex;flex-direction:column;gap:.4mm}.mir .st i{border-radius:.6mm;min-height:.6mm}
.mir .v,.mir .n{display:flex;flex-direction:column;justify-content:space-around;font-size:9pt}
.mir .v{font-weight:bold;text-align:right}.mir .v.r{text-align:left}.mir .n{text-align:center}
.mir small{display:block;font-size:7pt;color:#5c706b;font-weight:normal}
.lol{display:grid;grid-template-columns:29mm 1fr 13mm 13mm;column-gap:1.5mm;font-size:8.6pt;align-items:center;
row-gap:2.1mm}.lol b,.lol em{text-align:right;font-style:normal}.lol .h{font-size:7pt;color:#5c706b;text-align:right}
.lol i{height:3.4mm;border-radius:1.7mm;background:#f4b942;display:block}
.bub{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm 1mm;align-items:end}.bub.x{grid-template-columns:repeat(5,1fr)}
.bub div{text-align:center;font-size:6.9pt;line-height:1.15}.bub i{font-style:normal;display:flex;border-radius:50%;
color:#fff;align-items:center;justify-content:center;margin:0 auto 1mm;font-weight:bold;font-size:8pt}
.line text{font:3.1px 'Liberation Sans';text-anchor:middle;fill:#16302b;
paint-order:stroke;stroke:#fdfdfb;stroke-width:1.4px}.line .g{fill:#5c706b;font-size:2.8px}
.rec{background:#fff;box-shadow:0 0 0 .3mm #d6dfdc;padding:3mm 5mm;border-radius:1mm}.rec .dots div{padding:.65mm 0}
.rec .h{font-size:7.4pt;text-align:right;color:#5c706b}.rec u{text-decoration:none;display:inline-block;width:14mm;
text-align:right}.who{font-size:7.4pt;line-height:1.3;color:#5c706b;margin-top:1.6mm}
.cov{position:absolute;inset:0;background:#0b5d51;color:#fff;padding:24mm 22mm}.cov h1{font:bold 44pt 'C059';margin:0}
.cov p{font-size:17pt;color:#f4b942;margin:2mm 0 14mm}.cov td,.cov th{font-size:12pt;padding:2.6mm 4mm;text-align:center;
border-bottom:.3mm solid #2d7c70}.cov td:first-child{text-align:left;color:#f4b942}.cov th{font-size:13pt}`;

const TINTS = ['#0b5d51', '#f4b942', '#5aa897', '#cf4d3f', '#8a9a96', '#2f4858'];
const STEPS = ['Very Low', 'Low', 'Medium', 'High'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function side(entry: s.Entry): string {
  const step = STEPS.indexOf(s.only(entry.risk_profile_raw, 'risk'));
  const stair = STEPS.map((_, i) => `<i class="${i <= step ? 'on' : ''}" style="height:${4 + i * 4}mm"></i>`);
  return `<div class=side><div class=when>${s.esc(entry.report_month_label_raw)}</div><h1>${s.esc(entry.fund_name_raw)}</h1>
<h3>INVESTMENT OBJECTIVE</h3><p>${s.esc(entry.investment_objective_raw)}</p>
<h3>RISK PROFILE</h3><div class=stair>${stair.join('')}</div><div class=lev>${s.esc(entry.risk_profile_raw)}</div>
<p>${s.esc(entry.risk_of_principal_raw)}</p></div>`;
}

function four(entry: s.Entry): string {
  const figures: readonly s.Item[] = [
    [entry.nav_per_unit ?? '', 'NAV per Unit (PKR) at 30 Nov, 2025'],
    [entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? ''],
    [cell(s.returnAt(entry, '1M')?.fund_return_percent), 'Return in November 2025'],
    [cell(s.returnAt(entry, '1Y')?.fund_return_percent), 'Return in twelve months'],
  ];
  return `<div class=four>${figures.map(([v, l]) => `<div><b>${s.esc(v)}</b><span>${s.esc(l)}</span></div>`).join('')}</div>`;
}

/** `1M 2.14% vs 1.98%`, with an arrow that says which of them is larger. */
function scoreboard(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => {
    const won = Number(r.fund_return_percent) >= Number(r.benchmark_return_percent);
    const arrow = won ? '<i class=up>▲</i>' : '<i class=down>▼</i>';
    return `<div><u>${s.esc(r.period_label_raw)}</u><b>${cell(r.fund_return_percent)}</b>
<em>vs</em><span>${cell(r.benchmark_return_percent)}</span>${arrow}</div>`;
  });
  return `<div class=score><h2>Scoreboard: returns</h2>
<div class=cap><u style="visibility:hidden"></u><b>${s.short(entry)}</b><em></em><span>Benchmark</span></div>${rows.join('')}</div>`;
}

const leaders = (items: readonly s.Item[]): string =>
  items.map(([l, v]) => `<div><span>${s.esc(l)}</span><s></s><span>${s.esc(v)}</span></div>`).join('');

function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management Fee (Max.)', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND', '')],
    ['AMC Rating', s.ratingText(entry, 'AMC', '')],
  ]);
  return `<div class=dots><h2>Fund facts</h2>${leaders(items)}</div>`;
}

const WELFARE = 'SWWF: the provision for the Sindh Workers’ Welfare Fund was reversed in August 2021; none is held.';

function snapshot(entry: s.Entry): string {
  return `${side(entry)}<div class=main>${four(entry)}<div class=half>${scoreboard(entry)}${facts(entry)}</div>
<div class=foot>${s.esc(entry.footnotes_raw.join(' '))} ${WELFARE}<br>${s.esc(s.RISK_NOTE)}</div></div>`;
}

/** A column of the older month at the left and one of the newer month at the right; between them the classes. */
function mirror(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const [past = '', now = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const stack = (k: number): string =>
    rows.map((r, i) => `<i style="flex:${r.cells[k] ?? '1'} 1 0;background:${TINTS[i] ?? ''}"></i>`).join('');
  const values = (k: number, month: string): string =>
    `<small>${month}</small>${rows.map((r) => `<span>${cell(r.cells[k])}</span>`).join('')}`;
  const names = rows.map((r, i) => `<span style="color:${TINTS[i] ?? ''}"><b>${s.esc(r.label)}</b></span>`);
  return `<div><h2>${s.esc(s.titleOf(entry, 'ASSET_ALLOCATION'))}</h2><div class=mir><div class=st>${stack(0)}</div>
<div class=v>${values(0, past)}</div><div class=n><small>&nbsp;</small>${names.join('')}</div>
<div class="v r">${values(1, now)}</div><div class=st>${stack(1)}</div></div></div>`;
}

function lollipops(entry: s.Entry): string {
  const type = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const rows = s.lines(entry, type);
  const most = Math.max(...rows.map((r) => Number(r.cells[1])));
  const dates = s.datesOf(entry, type).map((d) => `<span class=h>${s.esc(d)}</span>`);
  const lines = rows.map((r) => {
    const width = (Number(r.cells[1]) / most) * 100;
    return `<span>${s.esc(r.label)}</span><i style="width:${width.toFixed(1)}%"></i><em>${cell(r.cells[0])}</em><b>${cell(r.cells[1])}</b>`;
  });
  return `<div><h2>${s.esc(s.titleOf(entry, type))}</h2><div class=lol><span></span><span></span>${dates.join('')}${lines.join('')}</div></div>`;
}

/** A circle for each holding; its area grows with the weight. */
function bubbles(entry: s.Entry): string {
  const most = Number(entry.holdings[0]?.percent);
  const each = entry.holdings.map((h, i) => {
    const size = (11 + 8 * Math.sqrt(Number(h.percent) / most)).toFixed(1);
    return `<div><i style="width:${size}mm;height:${size}mm;background:${TINTS[i % 2 === 0 ? 0 : 5] ?? ''}">${cell(h.percent)}</i>
${h.rank}. ${s.esc(h.name_raw)}</div>`;
  });
  const kind = entry.holdings.length > 8 ? 'bub x' : 'bub';
  return `<div><h2>${s.esc(entry.holdings_title_raw)}</h2><div class="${kind}">${each.join('')}</div></div>`;
}

const STORY =
  '<p style="margin:0 0 2mm">Inflation rose a little above 6% in October, the State Bank left the policy rate at 11%, and the ' +
  'auctions of Ijara Sukuk were once more well bid. The Fund lengthened its maturity by some days and moved part of its ' +
  'deposits to banks that pay more for the end of the year.</p><p style="margin:0">The number of investors grew for ' +
  'the ninth month in a row, most of them through the mobile app. The Fund remains able to repay a third of its ' +
  'assets within one working day.</p>';

const words = (): string => `<div><h2>What the manager says</h2>${STORY}</div>`;

/** Dots on a line: the fund's figure above the dot, the month below, and the benchmark's figure under the month. */
function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const own = labels.map((l) => Number(s.percentAt(entry.monthly_returns, s.short(entry), l)));
  const [low, high] = [Math.min(...own), Math.max(...own)];
  const x = (i: number): number => 32 + i * 13.6;
  const y = (v: number): number => 30 - ((v - low) / (high - low || 1)) * 20;
  const points = own.map((v, i) => `${x(i).toFixed(1)},${y(v).toFixed(1)}`).join(' ');
  const marks = labels.map((l, i) => {
    const at = x(i).toFixed(1);
    const up = y(own[i] ?? 0);
    const figure = s.percentAt(entry.monthly_returns, s.short(entry), l);
    const mark = s.percentAt(entry.monthly_returns, 'Benchmark', l);
    return `<circle cx="${at}" cy="${up.toFixed(1)}" r="1.3" fill="#f4b942"/><text x="${at}" y="${(up - 2.6).toFixed(1)}">${cell(figure)}</text>
<text class=g x="${at}" y="39">${s.esc(l)}</text><text x="${at}" y="45">${cell(mark)}</text>`;
  });
  return `<div style="grid-column:span 2"><h2>Month by month</h2><svg class=line viewBox="0 0 188 48" width="188mm" height="48mm">
<polyline points="${points}" fill="none" stroke="#0b5d51" stroke-width=".7"/>${marks.join('')}
<text x="1" y="20" style="font-weight:bold;text-anchor:start">${s.short(entry)}</text>
<text x="1" y="45" style="font-weight:bold;text-anchor:start">Benchmark</text></svg></div>`;
}

function receipt(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.filter((f) => f.row_label_raw !== null).map((f) => f.fee_label_raw))];
  const lines = labels.map(
    (l) =>
      `<div><span>${l}</span><s></s><span><u>${cell(s.feeOf(entry, l, 'MTD'))}</u><u>${cell(s.feeOf(entry, l, 'YTD'))}</u></span></div>`,
  );
  const charged = cell(s.feeOf(entry, 'Management fee charged', null));
  const figures = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  const people = s.members(entry).map(([name, office]) => `<b>${s.esc(name)}</b>, ${s.esc(office)}`);
  return `<div><div class=rec><h2>The bill</h2><div class=dots><div class=h style="display:block"><u>MTD</u><u>YTD</u></div>${lines.join('')}
${leaders([['Management fee charged', charged]])}</div></div><div class=dots style="padding:1.5mm 5mm 0">${leaders(figures)}</div>
<div class=who style="padding:0 5mm">${people.join('; ')}</div></div>`;
}

function portfolio(entry: s.Entry): string {
  return `<div class=bar><b>${s.esc(entry.fund_name_raw)}</b><span>${s.esc(entry.report_month_label_raw)}</span><span>${s.esc(entry.amc_name_raw)}</span></div>
<div class=two>${mirror(entry)}${lollipops(entry)}${entry.holdings.length === 0 ? words() : bubbles(entry)}${months(entry)}${receipt(entry)}</div>
<div class=foot style="left:11mm;bottom:4mm">${s.esc(entry.page_footer_raw)}</div>`;
}

/** The funds are columns, and what is said of them rows. */
function front(entries: readonly s.Entry[]): string {
  const row = (label: string, of: (e: s.Entry) => string | null | undefined): string[] => [
    label,
    ...entries.map((e) => of(e) ?? '-'),
  ];
  const table = s.htmlTable([
    row('', (e) => e.fund_name_raw),
    row('Category', (e) => e.category_raw),
    row('NAV per Unit (PKR)', (e) => e.nav_per_unit),
    row('Assets under Management', (e) => e.fund_size_raw),
    row('Return in November 2025', (e) => cell(s.returnAt(e, '1M')?.fund_return_percent)),
    row('Risk Profile', (e) => e.risk_profile_raw),
  ]);
  return `<div class=cov><h1>Fund Manager Report</h1><p>November 2025 &nbsp;|&nbsp; ${s.esc(entries[0]?.amc_name_raw)}</p>${table}</div>`;
}

export const html = (entries: readonly s.Entry[], isWhole: boolean): string =>
  s.htmlPages(STYLE, [...(isWhole ? [front(entries)] : []), ...entries.flatMap((e) => [snapshot(e), portfolio(e)])]);
