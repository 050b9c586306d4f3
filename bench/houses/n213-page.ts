/** The pages of AMC N213: terms of all funds, a page for each fund, and an index of people and institutions. */
import { HOUSE_TERMS } from './n213-funds.ts';
import { boxes, calendar, CORAL, NAVY, slopes, wings } from './n213-shapes.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:6.9pt/1.3 'DejaVu Sans Condensed','DejaVu Sans';color:#222;font-variant-ligatures:none}p{margin:0 0 1mm}
.top{position:absolute;left:10mm;right:10mm;top:8mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.5mm solid ${NAVY};padding-bottom:1.2mm}.top b{font-size:15pt;line-height:1;color:${NAVY}}
.top span{text-align:right;color:#555}main{position:absolute;left:10mm;right:10mm;top:20mm}
h2{font:bold 7.6pt/1.2 'DejaVu Sans Condensed','DejaVu Sans';color:${CORAL};margin:2.6mm 0 .9mm}
div>h2:first-child{margin-top:0}h4{margin:0;color:${NAVY};font-size:9pt;align-self:center}
.two{display:grid;grid-template-columns:64mm 1fr;gap:6mm;align-items:start}
.half{display:grid;grid-template-columns:1fr 82mm;gap:6mm;align-items:start;margin-top:2mm}
td,th{padding:.5mm .8mm;vertical-align:top;text-align:left;line-height:1.2}th{color:${NAVY}}
.tick{margin-bottom:.9mm}.tick b{color:${NAVY};display:block}.tick span{white-space:nowrap;margin-right:2mm}
.tick span.on{font-weight:bold}.facts td:first-child,.terms td:first-child{width:25mm;color:${NAVY};font-weight:bold}
.instead{border:.3mm solid ${CORAL};padding:1mm 1.4mm;margin-top:2mm}.instead h2{margin:0 0 .4mm}
.sum{display:flex;align-items:flex-start;gap:1.6mm;margin-bottom:1.8mm}.sum>i{font-style:normal;font-size:10.5pt;
line-height:1;color:${CORAL};padding-top:.4mm}.sum>div{text-align:center}.sum>div b{display:block;font-size:9.6pt;
line-height:1.2}.sum>div span{display:block;font-size:6.2pt;line-height:1.2;color:#444}
.sum>div.is b{color:${NAVY}}.sum>em{font-style:normal;font-weight:bold;width:19mm;color:${NAVY};padding-top:.5mm}
.sum.cost>div b{font-size:8.4pt}.sum.cost>div{width:19mm}
.wings td{padding:.45mm .6mm}.wings .mid{text-align:center;width:30mm;white-space:nowrap}.wings .own{width:13mm;
font-weight:bold}.wings td.own:first-child{text-align:right}.wings th{text-align:left;border-bottom:.2mm solid ${NAVY}}
.wings th:last-child{text-align:right}.wings td:last-child{text-align:left}.wings u{display:block;height:2.4mm;
background:#a9c1dc;margin-top:.2mm}.wings .east u{background:#d9c3b2}.wings .west u{margin-left:auto}
.wings u.loss{background:none!important;border:.2mm solid #999}
.slope{width:100%;display:block}.key{display:flex;align-items:center;gap:2mm;margin-bottom:1.2mm}
.year{display:grid;grid-template-columns:11mm 1fr;gap:1mm}
.cells{display:grid;grid-template-columns:1fr 1fr 1fr;gap:.8mm}
.cell{position:relative;height:7.4mm;border:.2mm solid ${NAVY};background:linear-gradient(to top right,#f3ede6 49.4%,
#999 49.6%,#999 50.4%,#e6eef7 50.6%)}.cell b{position:absolute;left:.8mm;top:.5mm;color:${NAVY};font-size:6.2pt}
.cell span{position:absolute;right:.8mm;top:.5mm}.cell em{position:absolute;left:.8mm;bottom:.4mm;font-style:normal}
.cell.specimen{width:27mm;height:8.6mm}.cell.specimen span,.cell.specimen em{font-weight:bold}
.map{border:.3mm solid ${NAVY}}.row{display:flex;min-height:9mm}.box{border:.2mm solid #fff;padding:.7mm;min-width:19mm;
display:flex;flex-direction:column}.box i{font-style:normal;color:${NAVY};font-size:6.9pt;margin-bottom:.6mm}
.in{display:flex;flex:1;gap:.5mm}.in div{background:#fff;border:.15mm solid #888;padding:.5mm;font-size:6.1pt;
line-height:1.2}.in div b{display:block}.in u{min-width:0}
.bad td,.bad th{text-align:right}.bad td:nth-child(-n+2),.bad th:nth-child(-n+2){text-align:left}
.terms{font-size:8.4pt}.terms td{padding:1mm;border-bottom:.15mm solid #ccc}.terms td:first-child{width:62mm}
.index{columns:2;column-gap:10mm;font-size:8pt}.index div{break-inside:avoid;margin-bottom:2.4mm;padding-left:4mm;
text-indent:-4mm}.index i{color:#555}.index b{color:${NAVY}}.index strong{font-weight:normal;color:${CORAL}}
.long p{font-size:8.6pt;line-height:1.5}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.2mm solid #999;padding-top:1mm;font-size:6pt;
color:#444}.foot p{margin:0 0 .3mm}.foot b{float:right;margin-left:8mm;color:${NAVY}}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
}

const frame = (title: string, body: string, notes: readonly string[], footer: string | null): string =>
  `<div class=top><b>${s.esc(title)}</b><span>Kotdiji Capital Management Limited<br>Report for March 2026</span></div>
<main>${body}</main><div class=foot>${s.paragraphs(notes)}<b>${s.esc(footer)}</b>${s.esc(s.RISK_NOTE)}</div>`;

const OPTIONS = [
  [
    'Category',
    'category_raw',
    ['Money Market', 'Income', 'Shariah Compliant Income', 'Equity', 'Shariah Compliant Equity'],
  ],
  ['Fund Type', 'fund_type_raw', ['Open-end', 'Closed-end']],
  ['Pricing Mechanism', 'pricing_mechanism_raw', ['Forward', 'Backward']],
  ['Risk Profile', 'risk_profile_raw', ['Very Low', 'Low', 'Medium', 'High']],
] as const;

/** All options with a box each; that of the fund is crossed. */
const ticked = (entry: s.Entry): string =>
  OPTIONS.map(([label, key, options]) => {
    if (!options.some((o) => o === entry[key])) throw new Error(`no option ${entry[key]}`);
    const all = options.map((o) => (o === entry[key] ? `<span class=on>☒ ${o}</span>` : `<span>☐ ${o}</span>`));
    return `<div class=tick><b>${label}</b>${all.join(' ')}</div>`;
  }).join('');

const TERMS = [
  ['Par Value', 'par_value_raw'],
  ['Minimum Initial Investment', 'minimum_initial_raw'],
  ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
  ['Front-end Load', 'front_end_load_raw'],
  ['Back-end Load', 'back_end_load_raw'],
  ['Dealing Days', 'dealing_days_raw'],
  ['Cut-off Time', 'cutoff_raw'],
  ['Settlement Period', 'settlement_raw'],
  ['Leverage', 'leverage_raw'],
  ['Listing', 'listing_raw'],
] as const;

/** The terms of the fund that differ from those of the AMC. */
function instead(entry: s.Entry): string {
  const items = s.stated(TERMS.filter(([, key]) => entry[key] !== HOUSE_TERMS[key]).map(([l, key]) => [l, entry[key]]));
  const words = 'The House Terms of page 1 apply to this Fund';
  return items.length === 0
    ? `<div class=instead>${words} without exception.</div>`
    : `<div class=instead>${words}, except for these, which replace the House Term of the same name:
${s.list(items, 'facts')}</div>`;
}

function facts(entry: s.Entry): string {
  const rating = s.ratingWith(entry, 'FUND', (r, by, day) => `${r} by ${by} (${day})`, '');
  return s.list(
    s.stated([
      ['Launch Date', entry.launch_date_raw],
      ['Benchmark', entry.benchmark_raw],
      ['Risk of Principal Erosion', entry.risk_of_principal_raw],
      ['Management Fee', entry.management_fee_raw],
      ['Stability Rating', rating],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
    'facts',
  );
}

type Term = readonly [operator: string, value: string, label: string];

/** Figures with their labels below them, joined by operators. */
function sum(terms: readonly Term[], kind = '', lead = ''): string {
  const cells = terms.map(
    ([operator, value, label]) =>
      `${operator === '' ? '' : `<i>${operator}</i>`}<div${operator === '=' ? ' class=is' : ''}><b>${s.esc(value)}</b>
<span>${s.esc(label)}</span></div>`,
  );
  return `<div class="sum ${kind}">${lead === '' ? '' : `<em>${lead}</em>`}${cells.join('')}</div>`;
}

function prices(entry: s.Entry): string {
  const nav: Term = ['', entry.nav_per_unit ?? '', 'NAV per Unit in Rs.'];
  return `${s.heading('Price and Size on 31 March 2026')}
${sum([
  nav,
  ['×', s.grouped(Number(entry.units_outstanding), 0), 'Units in Issue'],
  ['=', entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? ''],
])}
${sum([
  nav,
  ['+', entry.front_end_load_raw ?? '', 'Front-end Load'],
  ['=', entry.offer_price ?? '', 'Offer Price in Rs.'],
])}
${sum([
  nav,
  ['−', entry.back_end_load_raw ?? '', 'Back-end Load'],
  ['=', entry.repurchase_price ?? '', 'Redemption Price in Rs.'],
])}`;
}

const OPERATORS = ['', '+', '+', '+', '=', '+', '='];

function costs(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const row = (period: string, lead: string): string =>
    sum(
      labels.map((l, i) => [OPERATORS[i] ?? '', `${s.feeOf(entry, l, period)}%`, l] as const),
      'cost',
      lead,
    );
  return `${s.heading('Expenses in % of Average Net Assets, annualised')}${row('MTD', 'MTD')}${row('YTD', 'YTD')}`;
}

const BREACH_HEAD = ['Non-Compliant Investment', 'Type', 'Before Provision', 'Provision', 'After Provision'];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Details of Non-Compliant Investments (Rs. million)')}${s.htmlTable(
        [[...BREACH_HEAD, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

const RATES = 'Yields of bills rose a little before the meeting of the State Bank, which left its rate as it was.';
const SHARES = 'The market moved with the news about oil. Volumes fell in the weeks of Ramadan and Eid.';

function fundPage(entry: s.Entry, funds: readonly s.Fund[]): string {
  const fund = s.fundNamed(funds, entry);
  const periods = entry.reported_returns.map(
    (r) => [r.period_label_raw, r.fund_return_percent ?? '', r.benchmark_return_percent ?? ''] as const,
  );
  const of = (l: string, name: string): string => s.percentAt(entry.historical_returns, name, l) ?? '';
  const years = s
    .labelsOf(entry.historical_returns)
    .map((l) => [l, of(l, s.short(entry)), of(l, 'Benchmark')] as const);
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    `<div class=two><div>${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
${s.heading('The Month')}<p>${fund.model.kind === 'rate' ? RATES : SHARES}</p>
${s.heading('The Fund')}${ticked(entry)}${facts(entry)}${instead(entry)}</div>
<div>${prices(entry)}${s.heading('Returns')}${wings(entry, 'Period to 31 March 2026', periods)}
${s.heading('Returns of Fiscal Years')}${wings(entry, 'July to June', years)}</div></div>
<div class=half><div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${slopes(entry)}</div>
<div>${calendar(entry)}</div></div>${boxes(entry, fund)}${costs(entry)}${breaches(entry)}`,
    entry.footnotes_raw,
    entry.page_footer_raw,
  );
}

const REVIEW =
  'Inflation was 6.9% in March, and the rupee was stable. The State Bank left its policy rate unchanged. Remittances ' +
  'before Eid were the highest of any month so far.';

function front(entries: readonly s.Entry[]): string {
  const [first] = entries;
  const amc = first === undefined ? '' : s.ratingWith(first, 'AMC', (r, by, day) => `${r} by ${by} (${day})`, '');
  const rows = TERMS.map(([label, key]) => [label, HOUSE_TERMS[key]] as const);
  return frame(
    'Our Funds in March 2026',
    `<div class=long><p>${REVIEW}</p></div>${s.heading('The Funds')}
${s.list(
  entries.map((e) => [`${e.fund_name_raw} (${s.short(e)})`, `Page ${e.page_number}`] as const),
  'terms',
)}
${s.heading('House Terms')}<div class=long><p>These terms apply to each Fund of this report, unless the page of the
Fund has another term of the same name.</p></div>${s.list([...rows, ['AMC Rating', amc]], 'terms')}`,
    [],
    'Kotdiji Funds, March 2026, page 1',
  );
}

/** Every name with what it does and the funds that it does it for. */
function index(entries: readonly s.Entry[]): string {
  const acts = entries.flatMap((e) => {
    const bodies = s.stated([
      ['Trustee', e.trustee_raw],
      ['Auditor', e.auditor_raw],
      ['Registrar', e.registrar_raw],
    ]);
    return [...s.members(e), ...bodies.map(([role, name]) => [name, role] as const)].map(([name, role]) => ({
      name,
      role,
      fund: s.short(e),
    }));
  });
  const names = Map.groupBy(acts, (a) => a.name);
  const items = [...names]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, all]) =>
        `<div><b>${s.esc(name)}</b>, <i>${s.esc(all[0]?.role)}</i>:
<strong>${all.map((a) => a.fund).join(', ')}</strong></div>`,
    );
  return frame(
    'Index of People and Institutions',
    `<div class=long><p>After each name stands what the person or institution does, and then the Funds for which they
do it. People are members of the Investment Committees of these Funds.</p></div>
<div class=index>${items.join('')}</div>`,
    [],
    `Kotdiji Funds, March 2026, page ${entries.length + 2}`,
  );
}

/** Terms of all funds, a page for each fund, and the index. */
export const html = ({ entries, funds }: Report): string =>
  s.htmlPages(STYLE, [front(entries), ...entries.map((e) => fundPage(e, funds)), index(entries)]);
