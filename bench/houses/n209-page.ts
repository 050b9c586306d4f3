/** The pages of AMC N209: cut cells of returns, codes of terms, and a band with the name of the fund at the foot. */
import * as s from './shared15.ts';

const BLUE = '#1b3f6b';
const CORAL = '#c8553d';
const ICE = '#edf2f8';

const STYLE = `@page{size:A4;margin:0}*{font-variant-ligatures:none!important;print-color-adjust:exact;
-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.8pt/1.32 'Noto Serif','Liberation Serif';color:#1e2329;font-variant-ligatures:none}
main{position:absolute;left:13mm;right:13mm;top:9mm}p{margin:0;text-align:justify}
h2{font:bold 8.4pt/1.15 'Noto Sans';color:${CORAL};margin:3mm 0 1.2mm}
main>h2:first-child{margin-top:0}td,th{padding:.62mm .8mm;text-align:right;line-height:1.18;font-weight:normal;
border-bottom:.15mm solid #c9d2dd}th{font:7pt 'Noto Sans';color:${BLUE};vertical-align:bottom}
td:first-child,th:first-child{text-align:left}
.cuts{display:flex;gap:1.4mm;margin-bottom:1.4mm}.cut{flex:1}.cut span{display:block;font:6.8pt/1.3 'Noto Sans';
text-align:center;color:${BLUE}}.cut div{height:9.4mm;border:.2mm solid ${BLUE};position:relative;background:#fff}
.cut svg{position:absolute;left:0;top:0;width:100%;height:100%}
.cut b,.cut u{position:absolute;font-size:7.6pt;line-height:1;text-decoration:none}.cut b{left:1mm;top:1mm;
color:${BLUE}}
.cut u{right:1mm;bottom:1mm}.cut.who{flex:0 0 25mm}.cut.who b,.cut.who u{font-size:6.6pt}
.half{display:grid;grid-template-columns:1fr 1fr;gap:7mm;align-items:start}.half h2{margin-top:3mm}
.move td:nth-child(2),.move th:nth-child(2){white-space:nowrap;width:30mm}
.codes{background:${ICE};padding:2mm 3mm;line-height:1.55;text-align:left}.codes b{font:bold 6.9pt 'Noto Sans';
color:#fff;
background:${BLUE};padding:.25mm 1mm;border-radius:.6mm;margin-right:.8mm}.codes span{margin-right:3.4mm;
display:inline-block}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad{font-size:7pt}
.band{position:absolute;left:0;right:0;bottom:27mm;background:${BLUE};color:#fff;padding:2.6mm 13mm;display:grid;
grid-template-columns:1fr auto auto auto auto;gap:7mm;align-items:end}.band h1{font:bold 14pt/1.1 'Noto Serif';
margin:0}
.band i{font-style:normal;font:6.6pt/1.3 'Noto Sans';display:block;color:#cfdaea}.band b{font-size:10.5pt;
line-height:1.1}
.foot{position:absolute;left:13mm;right:13mm;top:271mm;font:5.7pt/1.32 'Noto Sans';color:#444}
.foot p{margin-bottom:.4mm}.foot b{color:${BLUE}}.page{position:absolute;right:13mm;bottom:1.6mm;
font:6.2pt 'Noto Sans';
color:${BLUE}}.long p{font-size:10.5pt;line-height:1.6;margin-bottom:3mm}.index td,.index th{text-align:left;
padding:1.4mm 1mm;
font-size:8.6pt}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

const DIAGONAL = `<svg viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M0 0H100L0 100Z" fill="${ICE}"/>
<path d="M0 100L100 0" stroke="${BLUE}" stroke-width=".6" vector-effect="non-scaling-stroke"/></svg>`;

/** A cell with its label above it: one figure at the upper left and one at the lower right of the diagonal. */
const cut = (label: string, upper: string, lower: string, kind = ''): string =>
  `<div class="cut ${kind}"><span>${s.esc(label)}&#8203;</span>
<div>${DIAGONAL}<b>${s.esc(upper)}</b><u>${s.esc(lower)}</u></div></div>`;

const cuts = (entry: s.Entry, cells: readonly string[]): string =>
  `<div class=cuts>${cut('', s.short(entry), 'Benchmark', 'who')}${cells.join('')}</div>`;

const seriesCuts = (entry: s.Entry, rows: readonly s.SeriesRow[]): string[] =>
  s
    .labelsOf(rows)
    .map((l) => cut(l, cell(s.percentAt(rows, s.short(entry), l)), cell(s.percentAt(rows, 'Benchmark', l))));

function returns(entry: s.Entry): string {
  const periods = entry.reported_returns.map((r) =>
    cut(r.period_label_raw, cell(r.fund_return_percent), cell(r.benchmark_return_percent)),
  );
  const months = seriesCuts(entry, entry.monthly_returns);
  const years = seriesCuts(entry, entry.historical_returns);
  return `${s.heading('Performance to 31 October 2022')}${cuts(entry, periods)}
${s.heading('Monthly Returns')}${cuts(entry, months.slice(0, 6))}${cuts(entry, months.slice(6))}
${s.heading('Fiscal Years')}${cuts(entry, years)}`;
}

/** Both months in one cell. */
function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, r.cells.map(cell).join(' → ')]);
  const head = ['', s.datesOf(entry, 'ASSET_ALLOCATION').join(' → ')];
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${s.htmlTable([head, ...rows], 'move')}`;
}

const CODES: readonly (readonly [code: string, meaning: string, key: s.TermKey])[] = [
  ['CAT', 'category', 'category_raw'],
  ['TYP', 'fund type', 'fund_type_raw'],
  ['LCH', 'launch date', 'launch_date_raw'],
  ['BMK', 'benchmark', 'benchmark_raw'],
  ['RSK', 'risk profile', 'risk_profile_raw'],
  ['RPE', 'risk of principal erosion', 'risk_of_principal_raw'],
  ['FEE', 'management fee', 'management_fee_raw'],
  ['FEL', 'front-end load', 'front_end_load_raw'],
  ['BEL', 'back-end load', 'back_end_load_raw'],
  ['MIN', 'minimum initial investment', 'minimum_initial_raw'],
  ['SUB', 'minimum subsequent investment', 'minimum_subsequent_raw'],
  ['PRC', 'pricing mechanism', 'pricing_mechanism_raw'],
  ['DAY', 'dealing days', 'dealing_days_raw'],
  ['CUT', 'cut-off time', 'cutoff_raw'],
  ['LEV', 'leverage', 'leverage_raw'],
  ['LST', 'listing', 'listing_raw'],
  ['TRU', 'trustee', 'trustee_raw'],
  ['AUD', 'auditor', 'auditor_raw'],
];

const RATED = [
  ['FSR', 'fund stability rating', 'FUND'],
  ['AMR', 'asset manager rating', 'AMC'],
] as const;

const KEY = [...CODES, ...RATED].map(([code, meaning]) => `<b>${code}</b> ${meaning}`).join(' · ');

function codes(entry: s.Entry): string {
  const ratings = RATED.flatMap(([code, , subject]) => {
    const r = s.ratingWith(entry, subject, (rating, by, day) => `${rating} by ${by}, ${day}`, '');
    return r === '' ? [] : [[code, r] as const];
  });
  const items = [...s.stated(CODES.map(([code, , key]) => [code, entry[key]] as const)), ...ratings];
  const runs = items.map(([code, value]) => `<span><b>${code}</b>${s.esc(value)}</span>`);
  return `${s.heading('Terms (key of codes below)')}<p class=codes>${runs.join(' ')}</p>`;
}

function portfolio(entry: s.Entry): string {
  const other = s.sharesList(entry, s.otherType(entry), cell);
  const costs = `${s.heading('Expenses')}${s.list(entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)]))}`;
  const measures = `${s.heading('Statistics')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]))}`;
  const held = s.holdingsList(entry, cell);
  const isFew = held === '';
  return `<div class=half><div>${assets(entry)}${isFew ? measures : held}</div><div>${other}${costs}${
    isFew ? '' : measures
  }</div></div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Investment',
    'Type',
    'Value before Provisioning',
    'Provisioning Held',
    'Value after Provisioning',
  ];
  return `${s.heading('Details of Non-Compliant Investments (Rs. million)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

const VIEWS = {
  rate:
    'The State Bank kept its policy rate at 15% on 10 October, and yields of bills rose only after the ' +
    'auction of the 19th. ' +
    'The portfolio stayed short.',
  market:
    'The rating of the country was lowered by one notch, but the market closed the month higher on hopes ' +
    'of support from ' +
    'friendly countries. Technology gained on a weaker rupee.',
} as const;

function comment(entry: s.Entry, kind: s.Model['kind']): string {
  const year = s.returnAt(entry, 'FYTD');
  const own = cell(year?.fund_return_percent);
  return `${VIEWS[kind]} Since the start of the fiscal year the Fund has returned ${own}.`;
}

function committee(entry: s.Entry): string {
  const all = s.members(entry).map(([name, office]) => `${name} (${office})`);
  return `${s.heading('Investment Committee')}<p>${s.esc(all.join(', '))}</p>`;
}

function band(entry: s.Entry): string {
  const items: readonly s.Item[] = [
    ['NAV on 31 October 2022', `Rs. ${entry.nav_per_unit ?? ''}`],
    ['Offer', `Rs. ${entry.offer_price ?? ''}`],
    ['Repurchase', `Rs. ${entry.repurchase_price ?? ''}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
  ];
  const cells = items.map(([label, value]) => `<div><i>${s.esc(label)}</i><b>${s.esc(value)}</b></div>`);
  return `<div class=band><h1>${s.esc(entry.fund_name_raw)}</h1>${cells.join('')}</div>`;
}

function fundPage(entry: s.Entry, fund: s.Fund): string {
  return `<main>${s.heading('Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s View')}<p>${s.esc(comment(entry, fund.model.kind))}</p>${returns(entry)}
${portfolio(entry)}${breaches(entry)}${codes(entry)}${committee(entry)}</main>${band(entry)}
<div class=foot><p>Key of codes: ${KEY}</p>${s.paragraphs(entry.footnotes_raw)}<p>${s.esc(s.RISK_NOTE)}</p></div>
<div class=page>${s.esc(entry.page_footer_raw)}</div>`;
}

const REVIEW = [
  'Inflation rose to 26.6% in October from 23.2% in September, as the floods drove up the prices of ' +
    'food. The current ' +
    'account deficit of the first quarter was USD 2.2 billion, a third less than a year before.',
  'The State Bank left its policy rate at 15%. Reserves fell to USD 8.9 billion after the repayment of ' +
    'commercial loans, and ' +
    'the rupee recovered in the first half of the month under a new finance minister.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  return `<main class=long>${s.heading('Economy and Markets')}${s.paragraphs(REVIEW)}
${s.htmlTable([['Fund', 'Category', 'Page'], ...rows], 'index')}</main>
<div class=band><h1>Monthly Report of October 2022</h1></div>
<div class=foot>${s.esc(s.RISK_NOTE)}</div>
<div class=page>Vihowa Funds Limited - Monthly Report - October 2022 - 1</div>`;
}

/** The review if the report is whole, and a page for each fund. */
export function html({ entries, isWhole, funds }: Report): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
