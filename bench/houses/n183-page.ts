/** The pages of AMC N183: a coloured band with particulars, tiles with large figures, charts and short tables. */
import { TEAL, SAND, bars, groups, monthly, ringWithLegend, share } from './n183-charts.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}
body{font:7pt/1.25 'DejaVu Sans Condensed','Liberation Sans';color:#222;font-variant-ligatures:none}
aside{position:absolute;left:0;top:0;bottom:0;width:63mm;background:${TEAL};color:#fff;padding:7mm 5mm 4mm 7mm}
aside h1{font:bold 16pt/1.12 'Liberation Sans';margin:0 0 2.5mm;padding-bottom:2.5mm;border-bottom:.6mm solid ${SAND}}
aside dl{margin:0}aside dt{color:#f0d7a0;font-size:5.9pt;line-height:1.2;margin-top:1.15mm}aside dd{margin:0;font-size:7pt;line-height:1.2}
aside h2{color:${SAND};border:0;margin:3mm 0 .4mm}aside p{margin:0;font-size:6.8pt;line-height:1.25}
main{position:absolute;left:67mm;right:6mm;top:6mm}
.top{display:flex;justify-content:space-between;font:8pt/1.2 'Liberation Sans';color:${TEAL};margin-bottom:2mm}
.top b{font-size:10.5pt}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm}
.tiles div{background:#f3efe4;border-left:1.2mm solid ${SAND};padding:1.6mm 2.4mm}
.tiles span{display:block;font-size:6.6pt;color:#555}.tiles b{display:block;font:bold 15pt/1.2 'Liberation Sans';color:${TEAL}}
h2{font:bold 8pt/1.15 'Liberation Sans';color:${TEAL};margin:2.6mm 0 .8mm;border-bottom:.3mm solid ${SAND};padding-bottom:.5mm}
.row{display:grid;gap:5mm;align-items:start}.a{grid-template-columns:62mm 68mm 1fr}.b{grid-template-columns:142mm 1fr}
.c{grid-template-columns:1fr 1fr}.three{grid-template-columns:1fr 1fr 1fr}
td,th{padding:.45mm .8mm;text-align:right;line-height:1.18;font-weight:normal}td:first-child,th:first-child{text-align:left}
th{color:#fff;background:${TEAL}}td{border-bottom:.12mm solid #ddd6c4}
.chart{display:block;width:100%;font:1.95px 'DejaVu Sans Condensed'}.tag{font-size:1.7px}
.under td,.under th{font-size:5.8pt;padding:.5mm .1mm;text-align:center;border:.12mm solid #cfc8b6;background:none;color:#222;width:7.17%}
.under td:first-child,.under th:first-child{width:13.97%;text-align:left;padding-left:.6mm}
i{display:inline-block;width:1.8mm;height:1.8mm;margin-right:1mm}
.bars td{border:0;padding:.6mm .8mm}.bars td:nth-child(2){width:46%;text-align:left}.bars th:nth-child(2){text-align:left}
.bars span{display:flex;align-items:center;gap:1mm}.bars u{display:block;height:2.7mm;background:${SAND}}
.ring{display:flex;gap:3mm;align-items:center}.ring svg{flex:none}.ring td{padding:.38mm .6mm}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad td,.bad th{font-size:6.2pt}
.fine{font-size:6pt;margin:.5mm 0 0}
.foot{position:absolute;left:67mm;right:6mm;bottom:4mm;font-size:5.7pt;color:#555;border-top:.2mm solid #bbb;padding-top:.8mm}
.foot b{float:right;margin-left:6mm;color:${TEAL};font-size:6.6pt}.card{border-top:1.2mm solid ${SAND};background:#faf8f2;padding:1.5mm 2.4mm 2mm}
.card h3{font:bold 10.5pt/1.2 'Liberation Sans';color:${TEAL};margin:0}.card .big{display:flex;justify-content:space-between;margin:.8mm 0 0}
.big span{font-size:6pt;color:#555;display:block}.big b{font:bold 12pt/1.2 'Liberation Sans';color:${TEAL}}
.card h2{margin-top:1.8mm;font-size:7.2pt}.long p{font-size:10.5pt;line-height:1.65;margin:4mm 0}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const frame = (aside: string, body: string, footer: string): string =>
  `<aside>${aside}</aside><main><div class=top><b>Mehrabpur Investments Limited</b>
<span>Fund Manager Report | May 2025</span></div>${body}</main>
<div class=foot><b>${s.esc(footer)}</b>Disclaimer: ${s.esc(s.RISK_NOTE)}
Performance data does not include the cost incurred by an investor in the form of sales load.</div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} (${d})`, '');

/** Each label is above its value. */
function band(entry: s.Entry): string {
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Par Value', entry.par_value_raw],
    ['Min. Initial Investment', entry.minimum_initial_raw],
    ['Min. Subsequent Investment', entry.minimum_subsequent_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  const list = items.map(([label, value]) => `<dt>${s.esc(label)}</dt><dd>${s.esc(value)}</dd>`).join('');
  const team = s.people(entry).map(([office, name]) => `<p>${s.esc(`${name} – ${office}`)}</p>`);
  return `<h1>${s.esc(entry.fund_name_raw)}</h1><dl>${list}</dl>${s.heading('Investment Committee')}${team.join('')}`;
}

const tile = (label: string, value: string, note: string): string =>
  `<div><span>${s.esc(label)}</span><b>${s.esc(value)}</b><span>${s.esc(note)}</span></div>`;

function tiles(entry: s.Entry): string {
  const of = (label: string): s.ReturnRow => s.only(s.returnAt(entry, label), label);
  const [month, year] = [of('1 Month'), of('FYTD')];
  return `<div class=tiles>${tile('NAV per Unit', `PKR ${entry.nav_per_unit ?? ''}`, 'as on 30 May 2025')}
${tile(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', 'as on 31 May 2025')}
${tile('Return in May 2025', share(month.fund_return_percent), `Benchmark ${share(month.benchmark_return_percent)}`)}
${tile('Return FYTD', share(year.fund_return_percent), `Benchmark ${share(year.benchmark_return_percent)}`)}</div>`;
}

const namesOf = (entry: s.Entry): readonly (readonly [string, string])[] => [
  [s.short(entry), s.short(entry)],
  ['Benchmark', 'Benchmark'],
];

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    share(r.fund_return_percent),
    share(r.benchmark_return_percent),
  ]);
  return `${s.heading('Performance')}${s.htmlTable([['Period', s.short(entry), 'Benchmark'], ...rows])}`;
}

/** The label of a ratio with the mark of the note on its levies. */
const marked = (label: string): string => (label === 'Total Expense Ratio' ? `${label}**` : label);

function ratios(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [marked(l), share(s.feeOf(entry, l, 'MTD')), share(s.feeOf(entry, l, 'YTD'))]);
  return `${s.heading('Expenses (% p.a.)')}${s.htmlTable([['', 'MTD', 'YTD'], ...rows])}`;
}

const metrics = (entry: s.Entry): string =>
  entry.metrics.length === 0
    ? ''
    : `${s.heading('Key Statistics')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]))}`;

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name',
    'Type',
    'Value before Provision',
    'Provision',
    'Value after Provision',
    '% Gross Assets',
    '% Net Assets',
  ];
  return `${s.heading('Non-Compliant Investments (PKR in millions)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

const objective = (entry: s.Entry): string =>
  `${s.heading('Investment Objective')}<p style="margin:0">${s.esc(entry.investment_objective_raw)}</p>`;

const fine = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

function fundPage(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const held = s.holdingsList(entry, share);
  const below = [held === '' ? metrics(entry) : held, `${ratios(entry)}${held === '' ? '' : metrics(entry)}`];
  return frame(
    band(entry),
    `${tiles(entry)}${objective(entry)}<div class="row a"><div>${returns(entry)}</div>
<div>${s.heading('Fiscal Year Returns (%)')}${groups(entry.historical_returns, namesOf(entry), { width: 68, height: 34 })}</div>
<div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${bars(entry)}</div></div>
<div class="row b"><div>${s.heading('Monthly Returns')}${monthly(entry, namesOf(entry))}</div>
<div>${s.heading(s.titleOf(entry, type))}${ringWithLegend(s.ofType(entry, type), '26mm')}</div></div>
<div class="row c">${below.map((b) => `<div>${b}</div>`).join('')}</div>${breaches(entry)}<div style="height:1.4mm"></div>${fine(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

/** Digits in groups of three. */
const inThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function card(figures: s.SubFacts): string {
  const type = s.only(s.otherType(figures), 'table');
  const own = figures.reported_returns.map((r) => [r.period_label_raw, share(r.fund_return_percent)] as const);
  const half = Math.ceil(own.length / 2);
  const rows = own.slice(0, half).map((r, i) => [...r, ...(own[half + i] ?? ['', ''])]);
  const names = [[figures.name_raw, figures.name_raw]] as const;
  const ratio = (period: string): string => share(s.feeOf(figures, 'Total Expense Ratio', period));
  return `<div class=card><h3>${s.esc(figures.name_raw)}</h3>
<div class=big><div><span>NAV per Unit</span><b>PKR ${figures.nav_per_unit ?? ''}</b></div>
<div style="text-align:right"><span>${s.esc(figures.fund_size_label_raw)}</span><b>${s.esc(figures.fund_size_raw)}</b></div></div>
${s.list([
  ['Units Outstanding', inThousands(figures.units_outstanding ?? '')],
  ['Total Expense Ratio** MTD', ratio('MTD')],
  ['Total Expense Ratio** YTD', ratio('YTD')],
])}${s.heading('Performance')}${s.htmlTable(rows, 'four', 0)}
${s.heading('Fiscal Year Returns (%)')}${groups(figures.historical_returns, names, { width: 68, height: 20 })}
${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${bars(figures)}
${s.sharesList(figures, type, share)}${s.holdingsList(figures, share)}</div>`;
}

function pensionPage(entry: s.Entry): string {
  return frame(
    band(entry),
    `<div class=tiles style="grid-template-columns:62mm 1fr">${tile(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', 'as on 31 May 2025')}
<div><span>Investment Objective</span>${s.esc(entry.investment_objective_raw)}</div></div>
<div class="row three" style="margin:3mm 0 1.4mm">${entry.sub_funds.map(card).join('')}</div>${fine(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'The SBP cut its policy rate by 100 bps to 11.0% on 5 May 2025. Inflation rose to 3.5% in May from 0.3% in April, as the base ' +
    'of last year turned. The Executive Board of the IMF completed the first review of the Extended Fund Facility on 9 May and ' +
    'released USD 1.0 billion.',
  'The KSE-100 Index closed the month at 119,691 points, a gain of 7.5%, after the ceasefire of 10 May had ended the losses of ' +
    'the first week. Banks, Fertilizers and Cements contributed the most.',
  'Yields of T-Bills fell by 40 to 60 bps in the month, and those of PIBs by less. We expect rates to be lower by the end of ' +
    'the calendar year and keep durations close to those of the month before.',
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e)));
  const review = frame(
    '<h1>Economy and Markets</h1><p>Review of the month of May 2025</p>',
    `<div class=long>${s.paragraphs(REVIEW)}</div>`,
    'Fund Manager Report | May 2025 | 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
