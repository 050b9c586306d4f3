/** The pages of AMC N208: numbered terms in front; a line of time, bars of periods and a tree for each fund. */
import { lineOfTime, tree } from './n208-tree.ts';
import * as s from './shared15.ts';

const PINE = '#1f4d3a';
const CLAY = '#b5622d';
const SAND = '#f6f1e7';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.6pt/1.3 'Noto Sans','Liberation Sans';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:10mm;right:10mm;top:7mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.7mm solid ${PINE};padding-bottom:1.2mm}.top b{font-size:15pt;line-height:1.1;color:${PINE}}
.top span{font-size:8pt;color:#555;text-align:right}
main{position:absolute;left:10mm;right:10mm;top:22mm}.two{display:grid;grid-template-columns:66mm 1fr;gap:7mm}
p{margin:0 0 1.4mm;line-height:1.32}
h2{font:bold 8.6pt/1.15 'Noto Sans';color:${CLAY};margin:3.2mm 0 1mm}.two h2:first-child{margin-top:0}
td,th{padding:.5mm .8mm;text-align:right;line-height:1.18;vertical-align:top;font-weight:normal}
th{color:#555;font-size:6.9pt;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
.time td{padding:.62mm .8mm .62mm 2.4mm}.time td:nth-child(2),.time .mark td{text-align:left}
.time .when{position:relative;width:27mm;border-right:.6mm solid ${PINE};color:${PINE};text-align:right!important;
padding-right:3mm;white-space:nowrap}
.when::after{content:'';position:absolute;right:-1.3mm;top:1.1mm;width:1.4mm;height:1.4mm;border-radius:50%;
background:#fff;border:.35mm solid ${PINE}}.mark .when::after{background:${CLAY}}.mark td,.year td{font-weight:bold}
.year td:not(.when){background:${SAND}}
.now{border:.6mm solid ${PINE};padding:2mm 3mm;display:grid;grid-template-columns:1fr auto;gap:.8mm 3mm;
margin-top:1mm}
.now i{grid-column:1/3;font-style:normal;font-weight:bold;color:${PINE};font-size:9pt}.now b{text-align:right}
.span{display:grid;grid-template-columns:27mm 1fr 14mm 14mm;gap:.8mm 1.5mm;align-items:center}
.span span{text-align:right}
.span span:nth-child(4n+1){text-align:left}.span .th{color:#555;font-size:6.9pt}
.span div{position:relative;height:3.6mm}.span u{position:absolute;right:0;top:0;bottom:0;background:#cfdfd2;
text-decoration:none;font-size:6.2pt;line-height:3.6mm;color:${PINE};padding-left:1mm;white-space:nowrap}
.tree{margin-bottom:2mm}.tree td{width:21mm;padding:.42mm .8mm}.tree td:first-child{width:auto;white-space:nowrap}
.mark span{white-space:nowrap}.tree th{width:21mm;
line-height:1.15;border-bottom:.3mm solid ${PINE}}.tree th:first-child{width:auto}
.d0 td{border-top:.15mm solid #bbb;font-weight:bold}.d1 td:first-child{padding-left:5mm}
.d2 td:first-child{padding-left:10mm}
.d1 td:first-child::before,.d2 td:first-child::before{content:'';display:inline-block;width:2mm;height:1.4mm;
border-left:.25mm solid ${CLAY};border-bottom:.25mm solid ${CLAY};margin-right:1mm;vertical-align:.6mm}
.d2 td{color:#444;font-size:7.2pt}.own td{text-align:left}.own td:first-child{width:33mm;color:#555}
.cite{background:${SAND};padding:1.6mm 2.4mm;margin-top:2.4mm}.cite b{color:${PINE}}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.bad{font-size:6.9pt}.wide{margin-top:2mm}
.two .said h2{margin:4mm 0 1mm}.terms td,.terms th{text-align:left;padding:.75mm 1mm;
border-bottom:.15mm solid #d8d0c0}.terms td:first-child{width:9mm;
color:${CLAY};font-weight:bold}.terms td:nth-child(2){width:52mm}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.2mm solid #999;padding-top:1mm;font-size:6.3pt;
color:#444;line-height:1.3}.foot b{float:right;margin-left:8mm;color:${PINE};font-size:6.8pt}
.foot p{margin:0 0 .3mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
  readonly house: s.House;
}

const frame = (title: string, body: string, notes: readonly string[], footer: string | null): string =>
  `<div class=top><b>${s.esc(title)}</b><span>Bhong Asset Management Limited<br>February 2025</span></div>
<main>${body}</main><div class=foot>${s.paragraphs(notes)}<b>${s.esc(footer)}</b>${s.esc(s.RISK_NOTE)}</div>`;

const GENERAL: readonly (readonly [label: string, key: s.TermKey])[] = [
  ['Fund Type', 'fund_type_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
  ['Listing', 'listing_raw'],
  ['Par Value', 'par_value_raw'],
  ['Pricing Mechanism', 'pricing_mechanism_raw'],
  ['Dealing Days', 'dealing_days_raw'],
  ['Cut-off Time', 'cutoff_raw'],
  ['Settlement of Redemptions', 'settlement_raw'],
  ['Minimum Initial Investment', 'minimum_initial_raw'],
  ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
  ['Back-end Load', 'back_end_load_raw'],
  ['Leverage', 'leverage_raw'],
];

type Numbered = readonly s.Item[];

/** Every wording of a term that a fund of the AMC has; its place in the list is its number. */
const generalTerms = (funds: readonly s.Fund[]): Numbered =>
  GENERAL.flatMap(([label, key]) => {
    const wordings = funds.map((f) => (key === 'launch_date_raw' ? null : f.profile[key]));
    return [...new Set(wordings)].flatMap((w) => (typeof w === 'string' ? [[label, w] as const] : []));
  });

const peopleOf = ({ funds, house }: Report): Numbered => {
  const all = new Map(funds.flatMap((f) => house.committeeOf(f).map(([name, office]) => [name, office] as const)));
  return [...all];
};

/** `T1, T4 and T7` */
function numbers(list: Numbered, mark: string, wanted: readonly s.Item[]): string {
  const is = (a: s.Item, b: s.Item): boolean => a[0] === b[0] && a[1] === b[1];
  const found = list.flatMap((item, i) => (wanted.some((w) => is(w, item)) ? [`${mark}${i + 1}`] : []));
  return `${found.slice(0, -1).join(', ')} and ${found.at(-1) ?? ''}`;
}

function cited(entry: s.Entry, report: Report): string {
  const terms = numbers(generalTerms(report.funds), 'T', s.terms(entry, GENERAL));
  const people = numbers(peopleOf(report), 'P', s.members(entry));
  return `<div class=cite><p><b>General Terms of page 1 that apply to this Fund:</b> ${terms}</p>
<b>Investment Committee (people of page 1):</b> ${people}</div>`;
}

/** How wide a bar is in percent, and the day from which it runs. */
const SPANS: Readonly<Record<string, readonly [width: number, from: string]>> = {
  '1 Month': [34, 'from 31 Jan 2025'],
  '3 Months': [41, 'from 30 Nov 2024'],
  'Fiscal Year to Date': [49, 'from 30 Jun 2024'],
  '1 Year': [58, 'from 29 Feb 2024'],
  '3 Years': [71, 'from 28 Feb 2022'],
  '5 Years': [85, 'from 29 Feb 2020'],
};

function spans(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => {
    const [width, from] = SPANS[r.period_label_raw] ?? [100, 'from the first day'];
    return `<span>${s.esc(r.period_label_raw)}</span><div><u style="width:${width}%">${from}</u></div>
<span>${r.fund_return_percent ?? ''}%</span><span>${r.benchmark_return_percent ?? ''}%</span>`;
  });
  return `${s.heading('Returns up to 28 February 2025')}<div class=span><span class=th>Period</span><span></span>
<span class=th>${s.short(entry)}</span><span class=th>Benchmark</span>${rows.join('')}</div>`;
}

function ownTerms(entry: s.Entry): string {
  return `${s.heading('Terms of this Fund')}${s.list(
    s.terms(entry, [
      ['Category', 'category_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
    ]),
    'own',
  )}`;
}

function costs(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)]);
  return `<div class=pair><div>${s.heading('Expenses')}${s.htmlTable([['', 'MTD', 'YTD'], ...rows])}</div>
<div>${s.heading('Measures')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]))}</div></div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Non-Compliant Investment', 'Type', 'Before Provision', 'Provision', 'After Provision'];
  return `<div class=wide>${s.heading('Details of Non-Compliant Investments (PKR million)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}</div>`;
}

function comment(entry: s.Entry, kind: s.Model['kind']): string {
  const [month] = entry.reported_returns;
  const own = `The Fund returned ${month?.fund_return_percent ?? ''}% in February.`;
  return kind === 'rate'
    ? `${own} The State Bank had lowered its policy rate to 12% in January, and yields of bills ` +
        'moved little before its meeting of March. We kept maturities as they were.'
    : `${own} The market waited for the mission of the IMF. We took profits in banks and added to makers ` +
        'of cement, whose margins gain from cheaper coal.';
}

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    `<div class=two><div>${s.heading('The Fund in Time')}${lineOfTime(entry)}<div class=said>${s.heading(
      'Fund Manager’s Comment',
    )}<p>${s.esc(comment(entry, fund.model.kind))}</p></div></div>
<div>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>${ownTerms(entry)}
${cited(entry, report)}${spans(entry)}${s.heading('The Portfolio')}${tree(entry, fund)}
${costs(entry)}</div></div>${breaches(entry)}`,
    entry.footnotes_raw,
    entry.page_footer_raw,
  );
}

const REVIEW =
  'Inflation fell to 1.5% in February, the lowest in almost ten years. The current account had a small ' +
  'deficit of USD 12 ' +
  'million, and reserves of the State Bank were USD 11.2 billion. Yields of Treasury Bills were stable, ' +
  'and the stock ' +
  'market lost a little on low volumes.';

function front(report: Report): string {
  const numbered = (list: Numbered, mark: string): string[][] =>
    list.map(([a, b], i) => [`${mark}${i + 1}`, a, b] as string[]);
  return frame(
    'Report of the Fund Manager',
    `<p>${REVIEW}</p>${s.heading('General Terms')}
<p>The page of each fund has the numbers of the terms that apply to it.</p>
${s.htmlTable(numbered(generalTerms(report.funds), 'T'), 'terms', 0)}
${s.heading('People')}<p>The page of each fund has the numbers of the members of its investment committee.</p>
${s.htmlTable(numbered(peopleOf(report), 'P'), 'terms', 0)}`,
    [],
    report.house.footerOf(1),
  );
}

/** The numbered lists, and a page for each fund. */
export const html = (report: Report): string =>
  s.htmlPages(STYLE, [front(report), ...report.entries.map((e) => fundPage(e, report))]);
