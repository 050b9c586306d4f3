/** The looks, the frame, terms over three columns, and lists with dotted lines of all pages of AMC N186. */
import * as s from './shared15.ts';

export const WINE = '#6d1f3a';
const STONE = '#f4f1ec';
export const COLOURS = ['#6d1f3a', '#c9a35b', '#4e6e81', '#a7b8a8', '#8f5f4a', '#b9b4ad'];

export const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.2pt/1.3 'Liberation Sans';color:#2a2a2a;font-variant-ligatures:none}
.top{position:absolute;left:0;right:0;top:0;height:9mm;background:${WINE};color:#fff;padding:2.4mm 12mm 0;
font-size:8pt;letter-spacing:.2pt}
.top span{float:right;font-weight:bold}
main{position:absolute;left:12mm;right:12mm;top:13mm}
h1{font:bold 17pt/1.1 'Liberation Serif';color:${WINE};margin:0 0 1.4mm}
h2{font:bold 7.8pt/1.1 'Liberation Sans';color:${WINE};margin:2.6mm 0 1mm;padding-bottom:.6mm;
border-bottom:.3mm solid #c9a35b}
div>h2:first-child{margin-top:0}p{margin:0 0 1.1mm;text-align:justify}
.aim{border-left:1mm solid #c9a35b;padding:.4mm 0 .4mm 2.4mm;margin-bottom:2.4mm;font-style:italic}
.terms{columns:3;column-gap:5mm;background:${STONE};
padding:1.8mm 2.4mm;font-size:6.7pt;line-height:1.32;margin-top:2mm}
.terms p{margin:0 0 .55mm;text-align:left;break-inside:avoid}.terms b{color:${WINE}}
.row{display:grid;gap:5mm;align-items:start;margin-top:2.4mm}
.a{grid-template-columns:1fr 70mm}.b{grid-template-columns:52mm 64mm 1fr}
.strip{grid-template-columns:52mm 56mm 1fr;margin-top:1.2mm}
.c{grid-template-columns:1fr 1fr}.three{grid-template-columns:1fr 1fr 1fr}
.dots div{display:flex;align-items:flex-end;margin-bottom:.55mm}
.dots i{flex:1;border-bottom:.25mm dotted #999;margin:0 1mm .7mm;min-width:3mm}
.dots b{white-space:nowrap}
td,th{padding:.42mm .8mm;text-align:right;line-height:1.2;font-weight:normal;font-size:6.9pt}
td:first-child,th:first-child{text-align:left}th{background:${WINE};color:#fff}td{border-bottom:.12mm solid #ddd5c8}
.band td{background:#eadfd0;font-weight:bold;color:${WINE};text-align:left}
.key td{border:0;padding:.4mm .6mm}.key i{display:inline-block;width:1.9mm;height:1.9mm;margin-right:1.1mm}
.bars td{border:0;padding:.42mm .6mm}.bars td:nth-child(2){width:46%;text-align:left}
.bars u{display:inline-block;height:2.2mm;background:#c9a35b;margin-right:1mm;vertical-align:middle}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.wide td,.wide th{font-size:6.1pt;padding:.5mm .3mm;text-align:center}
.wide td:first-child,.wide th:first-child{text-align:left}.mid td,.mid th{text-align:center}
.mid td:first-child,.mid th:first-child{text-align:left}
.plan{background:${WINE};color:#fff;font:bold 9pt/1.2 'Liberation Sans';padding:.9mm 2mm;margin-top:2.6mm}
.plan span{float:right;font-weight:normal;font-size:7.2pt}.said{margin:1mm 0 0;font-size:6.7pt;text-align:left}
.who{display:flex;gap:3mm;justify-content:space-between;font-size:6.6pt}.who b{display:block;font-size:7pt}
.fine{font-size:6.2pt;margin:.4mm 0 0}
.foot{position:absolute;left:12mm;right:12mm;bottom:5mm;font-size:5.9pt;line-height:1.25;color:#555;
border-top:.25mm solid ${WINE};padding-top:.9mm}
.foot b{float:right;margin-left:8mm;font-size:6.8pt;color:${WINE}}
.long p{font-size:9.6pt;line-height:1.6;margin-bottom:3mm}`;

export const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

export const frame = (title: string, body: string, footer: string): string =>
  `<div class=top>PINDIGHEB FUND MANAGERS LIMITED<span>Fund Manager Report, August 2022</span></div>
<main><h1>${s.esc(title)}</h1>${body}</main>
<div class=foot><b>${s.esc(footer)}</b>Disclaimer: This publication is for informational purposes only and is
neither an offer nor advice to invest. ${s.esc(s.RISK_NOTE)}</div>`;

export const aim = (entry: s.Entry): string =>
  `<div class=aim>Investment Objective: ${s.esc(entry.investment_objective_raw)}</div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC', none: string): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} (${d})`, none);

export function terms(entry: s.Entry): string {
  const isWhole = entry.sub_funds.length === 0;
  const charged = entry.fees.find((f) => f.fee_label_raw === 'Management Fee Charged')?.percent;
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Fund Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', rating(entry, 'FUND', isWhole ? 'Not applicable' : '')],
    ['Asset Manager Rating', rating(entry, 'AMC', '')],
    ['Management Fee', entry.management_fee_raw],
    ['Management Fee Charged', charged === undefined ? null : `${charged}% p.a.`],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Par Value', entry.par_value_raw],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timing', entry.cutoff_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  const lines = items.map(([label, value]) => `<p><b>${s.esc(label)}:</b> ${s.esc(value)}</p>`).join('');
  return `<div class=terms>${lines}</div>`;
}

/** Labels and values at the ends of dotted lines. */
export const dotted = (items: readonly s.Item[]): string =>
  `<div class=dots>${items
    .map(([l, v]) => `<div><span>${s.esc(l)}</span><i></i><b>${s.esc(v)}</b></div>`)
    .join('')}</div>`;

/** `1.21% | 1.30%` */
export const bothRatios = (figures: s.Figures): s.Item => [
  'Total Expense Ratio* (MTD | YTD)',
  ['MTD', 'YTD'].map((p) => percent(s.feeOf(figures, 'Total Expense Ratio', p))).join(' | '),
];

/** One bar whose slices are the shares of a month. */
function bar(shares: readonly number[], y: number, height: number): string {
  let x = 0;
  return shares
    .map((share, i) => {
      const slice = `<rect x="${x.toFixed(2)}" y="${y}" width="${share.toFixed(2)}" height="${height}"
fill="${COLOURS[i % COLOURS.length]}"/>`;
      x += share;
      return slice;
    })
    .join('');
}

/** A thick bar of this month and a thin one of the month before; in the legend, that month is in brackets. */
export function mix(figures: s.Figures): string {
  const [now = '', then = ''] = s.datesOf(figures, 'ASSET_ALLOCATION');
  const of = (label: string): number[] => s.ofMonth(figures, 'ASSET_ALLOCATION', label).map((r) => Number(r.percent));
  const both = `<svg viewBox="0 0 100 9" style="display:block;width:100%">
${bar(of(now), 0, 5.4)}${bar(of(then), 6.4, 1.8)}</svg>`;
  const keys = s
    .lines(figures, 'ASSET_ALLOCATION')
    .map(({ label, cells: [a = '', b = ''] }, i) =>
      s.tr([`<i style="background:${COLOURS[i % COLOURS.length]}"></i>${s.esc(label)}`, `${a}% (${b}%)`]),
    );
  return `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}
<p style="margin:0 0 .8mm">${now} (${then} in brackets)</p>${both}
<table class=key>${keys.join('')}</table>`;
}

/** Bars of one length for each percent, with their figures at their ends. */
export function bars(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.ofType(figures, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const lines = rows.map((r) =>
    s.tr([
      s.esc(r.label_raw),
      `<u style="width:${((Number(r.percent) / most) * 62).toFixed(1)}%"></u>${percent(r.percent)}`,
    ]),
  );
  return `${s.heading(s.titleOf(figures, type))}<table class=bars>${lines.join('')}</table>`;
}

export const committee = (entry: s.Entry): string =>
  `${s.heading('Members of the Investment Committee')}<div class=who>${s
    .members(entry)
    .map(([name, office]) => `<div><b>${s.esc(name)}</b>${s.esc(office)}</div>`)
    .join('')}</div>`;

export const fine = (entry: s.Entry): string =>
  entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');
