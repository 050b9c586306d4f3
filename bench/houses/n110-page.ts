/** The pages of AMC N110. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.6mm;padding:7mm 9mm;background:#101a2b}
body{font:7.4pt/1.25 'Liberation Sans';color:#e7ecf5;font-variant-ligatures:none}
.g{display:grid;grid-template-columns:repeat(24,1fr);gap:2.6mm}.t{background:#1a2740;border-radius:2mm;
padding:2.4mm 3mm;min-width:0}.t h2{font-size:7.8pt;margin:0 0 1.4mm;color:#7fd1c7}h1{font-size:18pt;margin:0}
.top{display:flex;justify-content:space-between;align-items:center;margin-bottom:2.6mm}.top div{text-align:right;
color:#f2b65a;font-size:11pt;font-weight:bold}.top small{display:block;font-size:7pt;color:#9fb0cc;font-weight:normal}
.big{font-size:11.8pt;font-weight:bold;display:block;white-space:nowrap}.cap{color:#9fb0cc;font-size:6.6pt}
.icons{display:grid;grid-template-columns:repeat(8,1fr);gap:2.2mm 2mm}.icons div{text-align:center}.icons svg{width:5mm;
height:5mm;display:block;margin:0 auto .6mm}.icons b{display:block;font-size:7pt;line-height:1.2}
.icons span{font-size:5.9pt;color:#9fb0cc}
.fly{display:grid;grid-template-columns:1fr 31mm 1fr;align-items:center;row-gap:1.15mm}.fly span{text-align:center;
font-size:6.8pt;color:#c9d3e6}.fly u{text-decoration:none;display:flex;align-items:center;gap:1mm;font-weight:bold}
.fly u.l{justify-content:flex-end}.fly u.r{font-weight:normal}.fly i{height:2.8mm;border-radius:.6mm}
.fly b{color:#7fd1c7;font-size:7pt}.fly b:first-child{text-align:right}.fly b:last-child{color:#f2b65a}
.map{display:flex;flex-direction:column;gap:.8mm;height:47mm}.map div{display:flex;gap:.8mm;min-height:0}
.map p{margin:0;padding:1.2mm 1.4mm;border-radius:1mm;overflow:hidden;min-width:18mm;color:#0d1626;line-height:1.15}
.map b{display:block;font-size:10pt}.map small{font-size:6.2pt}td,th{padding:.62mm 0;text-align:right;
font-size:7.2pt;border-bottom:.3pt solid #33435f;font-weight:normal}td:first-child,th:first-child{text-align:left}
th{color:#9fb0cc;font-size:6.4pt}td:nth-child(2){font-weight:bold}
.chips{display:grid;grid-template-columns:1fr 1fr;gap:1.1mm 2.4mm}.chips div{display:flex;min-height:5.4mm;background:#24344f;
border-radius:4mm;align-items:center;gap:1.6mm;padding:.5mm 2mm .5mm .6mm;font-size:6.9pt}.chips i{font-style:normal;
background:#7fd1c7;color:#0d1626;border-radius:4mm;width:4mm;text-align:center;font-weight:bold;font-size:6.2pt;
line-height:4mm}.chips b{margin-left:auto}
.cal{display:grid;grid-template-columns:repeat(6,1fr);gap:1.1mm}.cal div{border-radius:1mm;padding:.9mm .6mm;
text-align:center;color:#0d1626}.cal span{display:block;font-size:5.9pt}.cal b{display:block;font-size:8.2pt}
.rings{display:flex;justify-content:space-around;text-align:center}.rings div{position:relative;width:21mm}
.rings b{position:absolute;left:0;right:0;top:7.9mm;font-size:9pt}.rings svg{margin:0 auto}
.who{display:flex;justify-content:space-between;gap:3mm}.who b{display:block;font-size:7.2pt}
.dots{display:flex;gap:1.2mm;margin-top:1mm}.dots i{width:8mm;height:2mm;border-radius:1mm;background:#33435f}
.foot{position:absolute;left:9mm;right:9mm;bottom:4.5mm;font-size:6.1pt;color:#9fb0cc;display:flex;gap:8mm}
.foot span:first-child{flex:1}.foot span:last-child{white-space:nowrap;align-self:flex-end}
.all td,.all th{font-size:9.4pt;padding:2.6mm 3mm}.all td:nth-child(2),.all th:nth-child(2){text-align:left;
font-weight:normal}.front{padding:24mm 20mm}.front h1{font-size:36pt}.front p{font-size:13pt;color:#f2b65a;
margin:2mm 0 14mm}`;

const TINTS = ['#7fd1c7', '#f2b65a', '#9db8ef', '#ee8f7e', '#c9d3e6'];
const STEPS = ['Very Low', 'Low', 'Moderate', 'High'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n.a.' : `${v}%`);
const tile = (columns: number, content: string): string =>
  `<div class=t style="grid-column:span ${columns}">${content}</div>`;

const PICTURES = [
  '<path d="M4 7h16v13H4zM4 11h16M9 4v4M15 4v4"/>',
  '<circle cx="12" cy="12" r="8"/><path d="M12 7v5l4 2"/>',
  '<path d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/>',
  '<path d="M4 20V10M10 20V4M16 20v-7M22 20H2"/>',
  '<circle cx="12" cy="8" r="4"/><path d="M4 21c1-6 15-6 16 0"/>',
];

const picture = (i: number): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="#7fd1c7" stroke-width="1.8">${PICTURES[i % PICTURES.length] ?? ''}</svg>`;

/** An icon, the value, and what the value is. */
function icons(entry: s.Entry): string {
  const charged = entry.fees.find((f) => f.row_label_raw === null);
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Management Fee (Maximum)', 'management_fee_raw'],
    ]),
    [charged?.fee_label_raw ?? '', cell(charged?.percent)],
    ...s.terms(entry, [
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund Stability Rating', s.ratingText(entry, 'FUND', '')],
    ['AMC Rating', s.ratingText(entry, 'AMC', '')],
  ]);
  const cells = items.map(([l, v], i) => `<div>${picture(i)}<b>${s.esc(v)}</b><span>${s.esc(l)}</span></div>`);
  return tile(24, `<div class=icons>${cells.join('')}</div>`);
}

function risk(entry: s.Entry): string {
  const step = STEPS.indexOf(s.only(entry.risk_profile_raw, 'risk'));
  const dots = STEPS.map((_, i) => `<i${i <= step ? ` style="background:${TINTS[i === 3 ? 3 : 1] ?? ''}"` : ''}></i>`);
  return `<span class=cap>Risk Profile</span><span class=big>${s.esc(entry.risk_profile_raw)}</span><div class=dots>${dots.join('')}</div>`;
}

/** The fund at the left of the periods, the benchmark at the right. */
function butterfly(entry: s.Entry): string {
  const all = entry.reported_returns.flatMap((r) => [r.fund_return_percent, r.benchmark_return_percent]);
  const most = Math.max(...all.map((v) => Math.abs(Number(v))));
  const bar = (v: string | null, colour: string): string =>
    `<i style="width:${((Math.abs(Number(v)) / most) * 14).toFixed(1)}mm;background:${colour}"></i>`;
  const rows = entry.reported_returns.map((r) => {
    const [own, mark] = [r.fund_return_percent, r.benchmark_return_percent];
    return `<u class=l>${cell(own)}${bar(own, '#7fd1c7')}</u><span>${s.esc(r.period_label_raw)}</span><u class=r>${bar(mark, '#f2b65a')}${cell(mark)}</u>`;
  });
  return `<h2>Returns</h2><div class=fly><b>${s.short(entry)}</b><span></span><b>Benchmark</b>${rows.join('')}</div>`;
}

/** The two largest classes share the upper row, the others the lower one; each row is as high as its shares. */
function treemap(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const [now = '', past = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const sorted = rows.toSorted((a, b) => Number(b.cells[0]) - Number(a.cells[0]));
  const tileOf = (r: (typeof rows)[number]): string =>
    `<p style="flex:${r.cells[0] ?? '1'} 1 0;background:${TINTS[rows.indexOf(r)] ?? ''}">
${s.esc(r.label)}<b>${cell(r.cells[0])}</b><small>${cell(r.cells[1])}</small></p>`;
  const count = sorted.length > 3 ? 2 : 1;
  const bands = [sorted.slice(0, count), sorted.slice(count)].map((band) => {
    const height = Math.max(
      42,
      band.reduce((sum, r) => sum + Number(r.cells[0]), 0),
    );
    return `<div style="flex:${height.toFixed(0)} 1 0">${band.map(tileOf).join('')}</div>`;
  });
  return `<h2>${s.titleOf(entry, 'ASSET_ALLOCATION')}</h2><div class=map>${bands.join('')}</div>
<div class=cap style="margin-top:1mm">Large figures: ${now}. Small figures: ${past}.</div>`;
}

function second(entry: s.Entry): string {
  const type = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const rows = s.lines(entry, type);
  const band = rows.map(
    (r, i) => `<i style="flex:${r.cells[0] ?? '1'} 1 0;background:${TINTS[i % TINTS.length] ?? ''}"></i>`,
  );
  const table = s.htmlTable([['', ...s.datesOf(entry, type)], ...rows.map((r) => [r.label, ...r.cells.map(cell)])]);
  return `<h2>${s.titleOf(entry, type)}</h2><div style="display:flex;gap:.4mm;height:4mm;margin-bottom:1.6mm">${band.join('')}</div>${table}`;
}

function calendar(entry: s.Entry): string {
  const tiles = s.labelsOf(entry.monthly_returns).map((label) => {
    const own = s.percentAt(entry.monthly_returns, s.short(entry), label) ?? '';
    const mark = s.percentAt(entry.monthly_returns, 'Benchmark', label);
    const colour = own.startsWith('-') ? '#ee8f7e' : '#7fd1c7';
    return `<div style="background:${colour}"><span>${label}</span><b>${cell(own)}</b><span>${cell(mark)}</span></div>`;
  });
  return `<h2>Monthly Returns</h2><div class=cal>${tiles.join('')}</div>
<div class=cap style="margin-top:1mm">Bold: ${s.short(entry)}. Below it: Benchmark.</div>`;
}

function rings(entry: s.Entry): string {
  const own = entry.fees.filter((f) => f.row_label_raw !== null);
  const parts = own.map((f) => {
    const share = (Number(f.percent) / 5) * 100;
    return `<div>${s.ring([share, 100 - share], ['#f2b65a', '#33435f'], '19mm')}<b>${cell(f.percent)}</b>${s.esc(f.row_label_raw)}</div>`;
  });
  return `<h2>${s.esc(own[0]?.fee_label_raw)}</h2><div class=rings>${parts.join('')}</div>`;
}

function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0)
    return `<h2>Fund Manager’s Comment</h2>The Fund is invested in treasury bills and floating rate bonds of the government and in
deposits with banks of good credit quality. The State Bank left its policy rate at 11% in July, and the market does not
expect a cut before the effects of the floods on food prices are known. We
keep the maturity of the portfolio short and will add longer bills when the yields of auctions rise.`;
  const chips = entry.holdings.map((h) => `<div><i>${h.rank}</i>${s.esc(h.name_raw)}<b>${cell(h.percent)}</b></div>`);
  return `<h2>${s.esc(entry.holdings_title_raw)}</h2><div class=chips>${chips.join('')}</div>`;
}

const people = (entry: s.Entry): string =>
  s
    .members(entry)
    .map(([name, office]) => `<div><b>${s.esc(name)}</b><span class=cap>${s.esc(office)}</span></div>`)
    .join('');

function page(entry: s.Entry): string {
  const figure = (label: string | null, value: string | null): string =>
    `<span class=cap>${s.esc(label)}</span><span class=big>${s.esc(value)}</span>`;
  const metrics = entry.metrics.map((m) => tile(3, figure(m.label_raw, m.value_raw))).join('');
  const objective = `<b style="color:#7fd1c7">Investment Objective</b><br>${s.term(entry.investment_objective_raw)}`;
  const benchmark = `<div class=cap style="margin-top:1.4mm">Benchmark: ${s.term(entry.benchmark_raw)}</div>`;
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1>
<div>${s.esc(entry.report_month_label_raw)}<small>${s.esc(entry.amc_name_raw)}</small></div></div>
<div class=g>${tile(7, objective)}${tile(4, figure('NAV per Unit (PKR)', entry.nav_per_unit))}
${tile(4, figure(entry.fund_size_label_raw, entry.fund_size_raw))}${tile(3, risk(entry))}${metrics}
${icons(entry)}${tile(9, butterfly(entry) + benchmark)}${tile(8, treemap(entry))}${tile(7, second(entry))}
${tile(9, holdings(entry))}${tile(10, calendar(entry))}${tile(5, rings(entry))}
${tile(24, `<div class=who>${people(entry)}</div>`)}</div>
<div class=foot><span>${s.esc(entry.footnotes_raw.join(' '))} SWWF: the Fund holds no provision against the Sindh Workers’ Welfare Fund since
August 13, 2021. Disclaimer: ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    e.nav_per_unit ?? '',
    e.fund_size_raw ?? '',
    cell(e.reported_returns[0]?.fund_return_percent),
    cell(e.reported_returns[0]?.benchmark_return_percent),
  ]);
  const heads = ['Fund', 'Category', 'Risk', 'NAV (PKR)', 'Fund Size', 'August 2025', 'Benchmark'];
  return `<div class=front><h1>Fund Manager Report</h1>
<p>August 2025 &nbsp;|&nbsp; ${s.esc(entries[0]?.amc_name_raw)}</p>
<div class=t>${s.htmlTable([heads, ...rows], 'all')}</div></div>
<div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>www.ziaratfunds.example</span></div>`;
}

export const html = (entries: readonly s.Entry[], isWhole: boolean): string =>
  s.htmlPages(STYLE, [...(isWhole ? [front(entries)] : []), ...entries.map(page)]);
