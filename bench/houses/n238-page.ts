/** The pages of AMC N238: an index, then a page for each fund with words and tables left and facts at the right. */
import { FUNDS, VIEWS } from './n238-funds.ts';
import * as t from './n238-tables.ts';
import { AMC, caption, CHARGE, footerOf, head, row, table } from './n238-words.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}section{width:210mm;height:296.8mm;padding:7mm 10mm}
body{font:7.4pt/1.34 'Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0}
.top{display:flex;align-items:flex-end;border-bottom:.8mm solid #a3182b;padding-bottom:1.5mm}
.top h1{margin:0;font-size:16pt;line-height:1.1;color:#a3182b}.top p{font-size:8pt;color:#555}
.top b{margin-left:auto;font-size:9pt;text-align:right;line-height:1.25}.top b small{display:block;font-weight:normal}
.page{display:grid;grid-template-columns:1fr 50mm;gap:6mm}
.facts{border-left:.25mm solid #bbb;padding-left:4mm}.facts dl{margin:1mm 0 0}
.facts dt{font-size:6.2pt;color:#777;line-height:1.15}.facts dd{margin:0 0 .5mm;padding-bottom:.4mm;font-size:7.2pt;
line-height:1.2;border-bottom:.1mm solid #ddd}
h3{margin:2mm 0 .8mm;font-size:8.2pt;color:#a3182b;line-height:1.2}.page p{text-align:justify}
table{font-size:7pt}td,th{padding:.42mm .8mm;text-align:right;font-weight:normal;line-height:1.2}
th{background:#ececec;font-weight:bold}
.over{text-align:center!important;border-bottom:.2mm solid #999;border-left:1mm solid #fff}
td:first-child,th:first-child{text-align:left;white-space:nowrap}td{border-bottom:.1mm solid #ccc}
.sum td{font-weight:bold;border-top:.25mm solid #444}.fund td{font-weight:bold}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.two{display:grid;grid-template-columns:47mm 1fr;gap:5mm}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:5mm;align-items:start}
.bars b{display:block;height:2mm;background:#a3182b}.bars td:nth-child(2){width:20mm}
.notes{position:absolute;left:10mm;right:10mm;bottom:9mm;border-top:.2mm solid #999;padding-top:.8mm;font-size:5.9pt;
color:#555;line-height:1.3}.foot{position:absolute;left:10mm;right:10mm;bottom:3.5mm;font-size:6.8pt;color:#a3182b}
.cover{font-size:10pt;line-height:1.5}.cover h3{font-size:12pt;margin-top:9mm}.cover p{margin-bottom:3mm}
.cover table{font-size:9.4pt}.cover td,.cover th{padding:1.8mm 1.4mm;text-align:left}`;

const LOGO = `<svg viewBox="0 0 20 20" style="width:11mm;margin-right:3mm">
<circle cx="10" cy="10" r="9.4" fill="#a3182b"/>
<path d="M2 12q4-4 8 0t8 0M4 15.4q3-3 6 0t6 0" stroke="#fff" stroke-width="1.3" fill="none"/></svg>`;

const top = (title: string, under: string): string => `<div class=top>${LOGO}<div><h1>${s.esc(title)}</h1>
<p>${s.esc(under)}</p></div><b>${AMC}<small>Fund Manager Report, September 2023</small></b></div>`;

const foot = (text: string | null): string => `<div class=foot>${s.esc(text ?? '')}</div>`;

function facts(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const units = entry.units_outstanding;
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit (PKR)', entry.nav_per_unit],
    ['Offer Price (PKR)', entry.offer_price],
    ['Redemption Price (PKR)', entry.repurchase_price],
    ['Units Outstanding', units === undefined ? null : s.grouped(Number(units), 0)],
    ['Management Fee', entry.management_fee_raw],
    [CHARGE, isPension ? null : `${s.feeOf(entry, CHARGE, null)}%`],
    ['Front-End Load', entry.front_end_load_raw],
    ['Back-End Load', entry.back_end_load_raw],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ['Par Value', entry.par_value_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Fund Stability Rating', s.rated(entry, 'FUND')?.line_raw],
    ['AMC Rating', s.rated(entry, 'AMC')?.line_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Listing', entry.listing_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const people = s.people(entry).map(([office, name]) => [office, name] as const);
  const list = (all: readonly s.Item[]): string =>
    `<dl>${all.map(([l, v]) => `<dt>${s.esc(l)}</dt><dd>${s.esc(v)}</dd>`).join('')}</dl>`;
  return `<div class=facts>${caption('Fund Information')}${list(items)}${caption('Investment Committee')}${list(people)}
</div>`;
}

function fundPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isPension = entry.sub_funds.length > 0;
  const other = t.classesNow(entry, s.otherType(entry));
  const body = isPension
    ? `${t.subFigures(entry)}${t.subReturns(entry)}${t.subAssets(entry)}${t.subSeries(entry, fund)}`
    : `${t.returns(entry, fund.model.kind === 'rate')}<div class=two><div>${t.months(entry)}${t.years(entry)}</div>
<div>${t.assets(entry)}${other}${t.expenses(entry)}</div></div>${t.held(entry, fund)}${t.breaches(entry)}`;
  const words = `${caption('Investment Objective')}<p>${s.esc(entry.investment_objective_raw ?? '')}</p>
${caption('Fund Manager’s Comments')}<p>${s.esc(VIEWS[fund.abbr] ?? '')}</p>`;
  return `${top(entry.fund_name_raw, `${fund.abbr} | As of September 30, 2023`)}
<div class=page><div>${words}${body}</div>${facts(entry)}</div>
<div class=notes>${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>${foot(entry.page_footer_raw)}`;
}

const ECONOMY = [
  'Inflation rose to 31.4% in September from 27.4% in August on the base of last year and on higher prices of ' +
    'fuel. The State Bank left its policy rate at 22.0%, against the expectation of most participants.',
  'The rupee gained 6.2% against the US dollar in the interbank market after action against hoarding and ' +
    'smuggling. The current account deficit of August was USD 160 million, against USD 775 million in July.',
];

function cover(): string {
  const index = FUNDS.map((f, i) => row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `${top('Fund Manager Report', 'September 2023')}<div class=cover>${caption('Economic Review')}
${s.paragraphs(ECONOMY)}${caption('Contents')}${table([head(['Fund', 'Category', 'Page']), ...index], '')}
</div>${foot(footerOf(1))}`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, [cover(), ...entries.map(fundPage)]);
