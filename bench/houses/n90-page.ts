/** The two sides of the leaflet of AMC N90. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}
body{font:7.2pt/1.22 'URW Gothic','Liberation Sans';color:#2b2b2b;font-variant-ligatures:none}section{width:297mm;height:209.5mm;display:flex}
.p{width:99mm;height:209.5mm;padding:7mm;position:relative;border-left:.3pt dashed #c9c9c9;overflow:hidden}.p:first-child{border-left:0}
.cover{background:#5b2a86;color:#fff}.cover h1{font-size:24pt;line-height:1.05;margin:52mm 0 5mm}.cover p{font-size:12pt;margin:0 0 2mm}.cover em{position:absolute;bottom:9mm;left:7mm;font-style:normal;font-size:9pt}.cover div{font-size:11pt;font-weight:bold;border-bottom:1pt solid #fff;padding-bottom:2mm}
.band{color:#fff;margin:-7mm -7mm 2mm;padding:4mm 7mm 2mm}.band h1{font-size:14pt;margin:0}.a .band{background:#5b2a86}.b .band{background:#b0413e}.c .band{background:#00798c}.a h2{color:#5b2a86}.b h2{color:#b0413e}.c h2{color:#00798c}
h2{font-size:8pt;margin:1.8mm 0 .5mm}td,th{padding:.36mm .8mm;font-size:6.9pt;text-align:right;vertical-align:top;border-bottom:.3pt solid #ddd;font-weight:normal}td:first-child,th:first-child{text-align:left}th{color:#666}.facts td{text-align:left}.facts td:first-child{width:36mm;color:#666}
.three{display:grid;grid-template-columns:1fr 1.1fr 1fr;gap:2mm}.three div{background:#f4f1f7;padding:1mm 1.4mm}.three i{font-style:normal;font-size:6.4pt;display:block;color:#555}.three b{font-size:9.6pt}
.months{display:grid;grid-template-columns:repeat(6,1fr);gap:.8mm}.months div{background:#f6f6f6;padding:.5mm .8mm;text-align:center;line-height:1.14}.months i{font-style:normal;color:#666;font-size:6.2pt;display:block}.months b{display:block;font-size:7.4pt}.months span{font-size:6.9pt}
.pair{display:flex;gap:4mm}.pair>div{flex:1;min-width:0}.held{columns:2;column-gap:5mm;margin:0;padding:0;list-style-position:inside}.held li{font-size:6.9pt;line-height:1.38}.held b{float:right;font-weight:normal}
.flap,.back{font-size:8.2pt}.flap td,.flap th,.back td{font-size:7.8pt;padding:.6mm .8mm}.flap h2,.back h2{color:#5b2a86;font-size:9pt;margin:3.4mm 0 1mm}.flap p,.back p{margin:0 0 1.4mm}.slip{border:.8pt dashed #5b2a86;padding:2.4mm;margin-top:5mm}.slip p{margin:0 0 3.2mm}.note{font-size:6.2pt;color:#666;position:absolute;left:7mm;right:7mm;bottom:4mm;margin:0}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v);

/** The first fund stands for what all of them have. */
function flap(entries: readonly s.Entry[]): string {
  const [first] = entries;
  if (first === undefined) return '';
  const common = s.terms(first, [
    ['Type of fund', 'fund_type_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
    ['Listed on', 'listing_raw'],
    ['Par value of a unit', 'par_value_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Next investments from', 'minimum_subsequent_raw'],
  ]);
  const row = (label: string, key: s.TermKey): string[] => [label, ...entries.map((e) => cell(e[key]))];
  const charges = [
    ['', ...entries.map(s.short)],
    row('Management fee', 'management_fee_raw'),
    row('Front-end load', 'front_end_load_raw'),
    row('Back-end load', 'back_end_load_raw'),
    row('First investment from', 'minimum_initial_raw'),
    row('Cut-off time', 'cutoff_raw'),
  ];
  const names = entries.map((e) => `${s.short(e)}: ${e.fund_name_raw}`).join(' · ');
  return `<div class="p flap">${s.heading('The same for all our funds')}${s.list(common, 'facts')}
${s.heading('What differs')}${s.htmlTable(charges)}<p style="margin-top:1mm;color:#666">${s.esc(names)}</p>
${s.heading('How to invest')}<p>Open an account at any of our branches or on our website with a copy of your CNIC and a proof of income. Pay by cheque or by bank transfer to the trustee's account of the fund; cash is not accepted. Units are issued at the price of the day on which the money has reached the account.</p>
<div class=slip><p><b>Please tell me more.</b></p><p>Name ____________________________________</p><p>Telephone _______________________________</p><p>City ______________________________________</p><p style="margin:0">Hand this slip to our branch, or send it by post.</p></div></div>`;
}

function back(entries: readonly s.Entry[]): string {
  const [first] = entries;
  if (first === undefined) return '';
  const office = (e: s.Entry): s.Item[] => s.members(e).filter(([, post]) => post === 'Fund manager');
  const people = [
    ...s.members(first).filter(([, post]) => post !== 'Fund manager'),
    ...entries.flatMap((e) => office(e).map(([name, post]) => [name, `${post}, ${s.short(e)}`] as const)),
  ];
  return `<div class="p back">${s.heading('The people who look after your money')}${s.list(people, 'facts')}
${s.heading('Our own rating')}<p>${s.esc(first.amc_name_raw)} has a management quality rating of ${s.ratingText(first, 'AMC')}.</p>
${s.heading('The month in short')}<p>Inflation fell to 11.8% in May 2024 from 17.3% in April, and the market expects the State Bank to cut its policy rate of 22% in June. Yields of T-Bills came down by up to 100 basis points. The stock market crossed 75,000 points for the first time before it took a breath ahead of the budget.</p>
${s.heading('Where to find us')}<p>Daska: Circular Road, near Old Bus Stand<br>Sialkot: Paris Road, Cantonment<br>Lahore: Gulberg III, Main Boulevard<br>Karachi: Shahrah-e-Faisal, Nursery</p>
${s.heading('If you are not satisfied')}<p>Write to our complaints officer at any branch. If we cannot help you, lodge your complaint with the Securities and Exchange Commission of Pakistan; it only looks at complaints that were first made to the company.</p>
<p class=note>${s.esc(s.RISK_NOTE)} Expense ratios include levies of the government.</p></div>`;
}

function cover(entry: s.Entry): string {
  return `<div class="p cover"><div>${s.esc(entry.amc_name_raw)}</div><h1>Our funds in<br>${s.esc(entry.report_month_label_raw)}</h1><p>Fund Manager Report</p><p>Three ways to save, from a day to a decade</p><em>Please take one</em></div>`;
}

function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
    ]),
    ['Stability rating', s.ratingText(entry, 'FUND')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ]);
  return s.list(items, 'facts');
}

function months(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const cells = s.labelsOf(rows).map((label) => {
    const [own, mark] = [s.short(entry), 'Benchmark'].map((name) => cell(s.percentAt(rows, name, label)));
    return `<div><i>${label}</i><b>${own}</b><span>${mark}</span></div>`;
  });
  return `${s.heading('Month by month (%): fund above, benchmark below')}<div class=months>${cells.join('')}</div>`;
}

function panel(entry: s.Entry, kind: string): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const returns = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const held = entry.holdings.map((h) => `<li>${s.esc(h.name_raw)} <b>${h.percent}</b></li>`).join('');
  const holdings = held === '' ? '' : `${s.heading(entry.holdings_title_raw ?? '')}<ol class=held>${held}</ol>`;
  return `<div class="p ${kind}"><div class=band><h1>${s.esc(entry.fund_name_raw)}</h1></div>
<div>${s.term(entry.investment_objective_raw)}</div>
<div class=three style="margin:1.6mm 0"><div><i>NAV, 31 May 2024</i><b>Rs. ${entry.nav_per_unit ?? ''}</b></div><div><i>${entry.fund_size_label_raw ?? ''}</i><b>${s.esc(entry.fund_size_raw)}</b></div><div><i>Launched on</i><b style="font-size:8.2pt">${s.esc(entry.launch_date_raw)}</b></div></div>
${facts(entry)}${s.heading('What it earned (%)')}${s.htmlTable([['', s.short(entry), 'Benchmark'], ...returns])}<div style="font-size:6.3pt;color:#666">${s.esc(entry.footnotes_raw.join(' '))}</div>
${months(entry)}<div class=pair><div>${s.sharesList(entry, 'ASSET_ALLOCATION', cell)}</div><div>${s.sharesList(entry, second, cell)}</div></div>${holdings}</div>`;
}

export function html(entries: readonly s.Entry[]): string {
  const [first] = entries;
  const outside = first === undefined ? '' : `${flap(entries)}${back(entries)}${cover(first)}`;
  return s.htmlPages(STYLE, [outside, entries.map((e, i) => panel(e, ['a', 'b', 'c'][i] ?? 'a')).join('')]);
}
