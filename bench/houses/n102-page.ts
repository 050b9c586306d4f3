/** The page of AMC N102: facts with dotted leaders at the left, three sub-funds side by side at the right. */
import { SHORT } from './n102-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}
body{font:7.6pt/1.26 'TeX Gyre Pagella','Nimbus Roman';color:#1d1d1d;font-variant-ligatures:none}section{width:297mm;height:209.5mm;padding:7mm 9mm}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.6pt solid #b8860b;padding-bottom:1mm}.top h1{font:bold 16pt 'Liberation Sans';color:#1c4587;margin:0}.top b{font:10pt 'Liberation Sans';color:#1c4587}.under{font-size:7pt;margin:.8mm 0 1.4mm}
.cols{display:flex;gap:6mm}.left{width:70mm}.right{flex:1;min-width:0}.three{display:flex;gap:4mm}.three>div{flex:1;min-width:0}
h2{font:bold 8.2pt 'Liberation Sans';color:#1c4587;border-bottom:.8pt solid #b8860b;margin:2.2mm 0 .7mm}h3{font:bold 7.4pt 'Liberation Sans';color:#fff;background:#1c4587;margin:2.4mm 0 .5mm;padding:.5mm 1.2mm}h4{font:bold 7pt 'Liberation Sans';color:#1c4587;margin:1.4mm 0 .4mm}p{margin:0 0 1mm;text-align:justify}
.fact{display:flex;align-items:baseline;gap:1mm;margin:.35mm 0}.fact i{flex:1;min-width:3mm;border-bottom:.6pt dotted #888}.fact span:last-child{text-align:right;max-width:44mm}
td,th{padding:.42mm 1mm;text-align:right;font-weight:normal;font-size:7.4pt;vertical-align:top}td:first-child,th:first-child{text-align:left}th{font-weight:bold}
.all td,.all th{border-bottom:.4pt solid #cbb274;padding:.45mm 1mm}.all th{background:#f6efd9;vertical-align:bottom}.all th small{display:block;font-size:6.6pt;font-weight:normal}.months td,.months th{font-size:6.9pt;padding:.6mm .7mm}.months th{border-bottom:.6pt solid #1c4587}
.halves td:nth-child(3){text-align:left;padding-left:8mm}.small{font-size:6.5pt}.foot{position:absolute;left:9mm;right:9mm;bottom:4mm;display:flex;justify-content:space-between;font-size:6.6pt;color:#444}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);
const brief = (sub: s.SubFacts): string => s.only(SHORT[sub.name_raw], 'short name');

function facts(entry: s.Entry): string {
  const items = s.terms(entry, [
    ['Fund Category', 'category_raw'],
    ['Type', 'fund_type_raw'],
    ['Inception Date', 'launch_date_raw'],
    ['Risk Profile', 'risk_profile_raw'],
    ['Min. Initial Contribution', 'minimum_initial_raw'],
    ['Min. Subsequent', 'minimum_subsequent_raw'],
    ['Par Value', 'par_value_raw'],
    ['Management Fee', 'management_fee_raw'],
    ['Front-end Load', 'front_end_load_raw'],
    ['Back-end Load', 'back_end_load_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut Off Timings', 'cutoff_raw'],
    ['Custodian & Trustee', 'trustee_raw'],
    ['Fund Auditors', 'auditor_raw'],
  ]);
  return items
    .map(([l, v]) => `<div class=fact><span>${s.esc(l)}</span><i></i><span>${s.esc(v)}</span></div>`)
    .join('');
}

/** Sub-funds are columns, with the short names that the other tables use. */
function statistics(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'sub-fund');
  const row = (label: string, of: (x: s.SubFacts) => string): string => s.tr([label, ...subs.map(of)]);
  const lines = [
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    row('Units in Issue', (x) => s.grouped(Number(x.units_outstanding), 0)),
    row('Net Asset Value per unit (PKR)', (x) => x.nav_per_unit ?? ''),
    ...s.periods(first).map((l) => row(l, (x) => cell(s.returnAt(x, l)?.fund_return_percent))),
    ...first.fees.map((f) => row(f.fee_label_raw, (x) => cell(s.feeOf(x, f.fee_label_raw, null)))),
  ];
  const heads = s.tr(['', ...subs.map((x) => `${x.name_raw}<small>(${brief(x)})</small>`)], 'th');
  return `<h2 style="margin-top:0">Fund Statistics</h2><table class=all>${heads}${lines.join('')}</table>`;
}

function months(subs: readonly s.SubFacts[]): string {
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund').monthly_returns);
  const rows = subs.map((x) => [brief(x), ...labels.map((l) => cell(s.percentAt(x.monthly_returns, x.name_raw, l)))]);
  return `<h2>Monthly Returns</h2>${s.htmlTable([['', ...labels], ...rows], 'months')}`;
}

function sharesOf(sub: s.SubFacts, type: s.AllocationType): string {
  const rows = s.lines(sub, type).map((r) => [r.label, cell(r.cells[0])]);
  return `<h4>${s.titleOf(sub, type)}</h4>${s.htmlTable(rows, '', 0)}`;
}

const portfolio = (sub: s.SubFacts): string =>
  `<h3>${sub.name_raw}</h3>${sharesOf(sub, 'ASSET_ALLOCATION')}${sharesOf(sub, s.otherType(sub) ?? 'CREDIT_QUALITY')}`;

/** Two names on a line, as far as there are names. */
function holdings(sub: s.SubFacts): string {
  const items = s.holdingItems(sub, cell);
  const middle = Math.ceil(items.length / 2);
  const rows = items.slice(0, middle).map((item, i) => [...item, ...(items[middle + i] ?? ['', ''])]);
  return `<h2>${sub.name_raw} - ${s.esc(sub.holdings_title_raw ?? '')}</h2>${s.htmlTable(rows, 'halves', 0)}`;
}

const COMMENT =
  'The KSE-100 Index gained on the conclusion of the final review under the Stand-By Arrangement of the IMF and closed the month above 67,000 points. The State Bank kept its policy rate at 22% for the sixth time. Inflation eased to 20.7%, so that the real interest rate turned positive for the first time in three years.';

function page(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const amc = s.ratingWith(entry, 'AMC', (r, agency, day) => `"${r}" by ${agency} ${day}`, '');
  const people = s.members(entry).map(([name, office]) => `${s.esc(name)}, ${s.esc(office)}`);
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><b>${entry.report_month_label_raw}</b></div><div class=under>Management Quality Rating: ${s.esc(amc)} &nbsp;•&nbsp; Kamalia Asset Management Limited</div>
<div class=cols><div class=left><h2 style="margin-top:0">Investment Objective</h2><p>${s.term(entry.investment_objective_raw)}</p><h2>Fund Facts</h2>${facts(entry)}<h2>Investment Committee</h2>${people.join('<br>')}<h2>Market Review</h2><p>${COMMENT}</p><h2>Tax Credit</h2><p>Participants are entitled to a tax credit under section 63 of the Income Tax Ordinance, 2001 on contributions of up to 20% of their taxable income of the year.</p></div>
<div class=right>${statistics(subs)}${months(subs)}<div class=three>${subs.map((x) => `<div>${portfolio(x)}</div>`).join('')}</div>${holdings(s.only(subs[0], 'sub-fund'))}</div></div>
<p class=small style="margin-top:1.6mm">${s.esc(entry.footnotes_raw.join(' '))}. Returns of less than one year are absolute for the Equity Sub Fund, and annualized for the others. Expense ratios include government levies. Disclaimer: All investments in pension funds are subject to market risks. Past performance is not necessarily indicative of future results.</p>
<div class=foot><span>Kamalia Asset Management Limited | UAN 111-526-254</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
