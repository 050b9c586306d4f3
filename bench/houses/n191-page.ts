/** The pages of AMC N191: notes first, the name last, and in between tables that are read from their middle. */
import { OCHRE, PLUM, bothSides, calendar, lineOfTime, pieces, plain, years } from './n191-charts.ts';
import { COMMENTS } from './n191-funds.ts';
import { pensionTable } from './n191-pension.ts';
import { linesOf, sinceOf, soFar } from './n191-sums.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.3pt/1.22 'Liberation Sans';color:#2b2326;font-variant-ligatures:none}
.first{position:absolute;left:10mm;width:174mm;top:6mm;font-size:5.9pt;color:#6d6267;line-height:1.25}
.first b{color:${PLUM};font-size:7.4pt}
.tabs{position:absolute;right:0;top:24mm;width:21mm}
.tabs div{height:38mm;margin-bottom:1.5mm;background:#efe7ea;color:#8a7a80;font-size:6.6pt;
padding:2.4mm 2mm;border-radius:1.6mm 0 0 1.6mm}.tabs .on{background:${PLUM};color:#fff;font-weight:bold}
main{position:absolute;left:10mm;width:174mm;top:16mm}
.time{display:flex;justify-content:space-between;position:relative;margin:0 0 3mm}
.time:before{content:'';position:absolute;left:4mm;right:4mm;top:5mm;border-top:.5mm solid ${OCHRE}}
.time div{display:grid;justify-items:center;position:relative;min-width:34mm;text-align:center}
.time i{width:2.6mm;height:2.6mm;border-radius:50%;background:${PLUM};margin:.6mm 0}
.time b{font-size:7.6pt}
.two{display:grid;grid-template-columns:84mm 84mm;gap:6mm;align-items:start;margin-bottom:2.6mm}
h2{font:italic 9pt/1.15 'P052';color:${PLUM};margin:0 0 .8mm}.gap{margin-top:2.4mm}p{margin:0;text-align:justify}
td,th{padding:.42mm .8mm;text-align:right;vertical-align:middle;font-weight:normal;line-height:1.2}
th{color:#8a7a80;font-size:6.4pt}
.sum td:first-child{width:5mm;text-align:center;color:${OCHRE};font-weight:bold;font-size:9pt;line-height:1}
.sum td:nth-child(2){text-align:left}
.sum .eq td{border-top:.25mm solid ${PLUM};font-weight:bold}.sum tr:last-child td{font-size:9pt;color:${PLUM}}
.sum .part td{font-size:6.4pt;color:#6d6267}
.ret td:first-child,.ret th:first-child{text-align:left}
.ret td:nth-child(2),.ret th:nth-child(2){text-align:left;color:#8a7a80;font-size:6.4pt}
.ret td{border-bottom:.15mm solid #e2d6da}.loss{color:#b3261e}
.sides td,.sides th{width:27mm;white-space:nowrap}
.sides td:nth-child(2),.sides th:nth-child(2){text-align:center;width:30mm;background:#f6f1f3;white-space:normal;
font-size:6.8pt}
.sides td:last-child,.sides th:last-child{text-align:left}.sides span{display:flex;align-items:center;gap:1mm}
.sides td:first-child span{justify-content:flex-end}
.sides u{display:block;height:2.4mm;background:${OCHRE};flex:none}.sides td:first-child u{background:#dcc79d}
.years td,.years th{text-align:center;width:16%}.years th{background:${PLUM};color:#fff;font-size:7pt}
.years td:first-child{text-align:right;color:#8a7a80;vertical-align:middle}
.years u{display:block;background:#dcc79d;width:7mm;margin:0 auto}.years b{display:block}
.up td{vertical-align:bottom;padding-bottom:0}.down td{vertical-align:top;padding-top:0}
.down b{font-weight:normal;font-style:italic}.cal{display:grid;grid-template-columns:14mm repeat(6,1fr);gap:.6mm}
.cal div{background:#f6f1f3;text-align:center;padding:.8mm .2mm}
.cal .key{grid-row:1/3;background:${PLUM};color:#fff;align-content:center}
.cal small{display:block;font-size:5.6pt;color:#8a7a80}.cal .key small{color:#e7d9de}
.cal b,.cal em{display:block;line-height:1.25}.cal .key b,.cal .key em{font-size:6.2pt}
.bar{display:flex;height:5mm}.bar i,.keys i{color:#fff;font:normal 5.6pt/5mm 'Liberation Sans';text-align:center}
.keys{columns:2;column-gap:4mm;margin-top:1mm}
.keys div{display:flex;gap:1.2mm;align-items:center;padding:.3mm 0;break-inside:avoid}
.keys i{width:2.9mm;height:2.9mm;border-radius:50%;line-height:2.9mm;flex:none}.keys span{flex:1}
.ledger{display:grid;grid-template-columns:84mm 84mm;gap:6mm}
.ledger td:first-child{width:11mm;font-weight:bold;border-right:.25mm solid ${OCHRE}}
.ledger td:nth-child(2),.ledger td:nth-child(3){text-align:left}
.ledger td:nth-child(3){color:#8a7a80;font-style:italic;width:22mm}
.ledger .cf td{background:#f6f1f3;font-style:italic;color:${PLUM}}
.terms td{vertical-align:top}.terms td:first-child{width:54mm;border-right:.25mm solid ${OCHRE};font-weight:bold}
.terms td:last-child{text-align:left;color:#8a7a80}
.axis td,.axis th{width:31%;text-align:center}.axis td:nth-child(2){background:#f6f1f3;width:38%}
.axis small{color:#8a7a80;font-size:5.9pt;display:block}.axis b{display:block}
.bad th{font-weight:bold;color:${PLUM};font-size:6.8pt;vertical-align:bottom}
.bad td:first-child{text-align:left;color:#8a7a80;width:34mm}.bad td{border-bottom:.15mm solid #e2d6da}
.who td{width:50%}.who td:first-child{border-right:.25mm solid ${OCHRE};font-weight:bold}
.who td:last-child{text-align:left;color:#8a7a80}
.last{position:absolute;left:10mm;right:10mm;bottom:6mm;border-top:.6mm solid ${OCHRE}
;padding-top:1.4mm;display:flex;justify-content:space-between;align-items:flex-end}
.last h1{font:bold 23pt/1 'P052';color:${PLUM};margin:0}.last span{font-size:6.4pt;color:#6d6267}
.subs{table-layout:fixed}.subs td,.subs th{padding:.75mm 2mm;font-size:7.8pt}
.subs td:first-child{text-align:left;width:62mm}.subs .t td{font:italic 9pt 'P052';color:${PLUM}
;padding-top:2.4mm;text-align:left}
.subs td:nth-child(2){background:#f3e9ee}.subs td:nth-child(3){background:#f8f0df}
.subs td:nth-child(4){background:#e6efee}.subs .t td{background:none!important}
.subs .eq td{border-top:.25mm solid ${PLUM};font-weight:bold}
.subs .n td{font:bold 9.5pt 'P052';text-align:right;color:#fff;padding:1.6mm 2mm}
.subs .n td:nth-child(2){background:${PLUM}!important}.subs .n td:nth-child(3){background:${OCHRE}!important}
.subs .n td:nth-child(4){background:#4d7c78!important}
.cover p,.cover li{font-size:10pt;line-height:1.55;margin-bottom:3mm}.cover h2{font-size:15pt;margin:6mm 0 3mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const MONTH = { year: 2020, month: 11 };

function frame(name: string, notes: readonly string[], body: string, report: Report, footer: string): string {
  const tabs = report.funds.map((f) => `<div${f.name === name ? ' class=on' : ''}>${s.esc(f.name)}</div>`);
  return `<div class=first><b>Dassu Investments Limited | Monthly report | November 2020</b><br>
${s.esc(notes.join(' '))}
${s.esc(s.RISK_NOTE)}</div><div class=tabs>${tabs.join('')}</div><main>${body}</main>
<div class=last><h1>${s.esc(name)}</h1><span>${s.esc(footer)}</span></div>`;
}

function sum(entry: s.Entry): string {
  const rows = linesOf(entry.fund_name_raw, entry).map(([sign, label, amount]) => {
    const kind = sign === '=' ? 'eq' : label.startsWith('of which') ? 'part' : '';
    return s.tr([sign, s.esc(label), s.esc(amount)], 'td', kind);
  });
  return `${s.heading('How the price of 30 November 2020 comes about')}<table class=sum>${rows.join('')}</table>`;
}

function returns(entry: s.Entry): string {
  const since = sinceOf(entry, MONTH);
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    since[r.period_label_raw] ?? '',
    plain(r.fund_return_percent),
    plain(r.benchmark_return_percent),
  ]);
  return `${s.heading('Return in %')}${s.htmlTable([['', 'since', 'Fund', 'Benchmark'], ...rows], 'ret')}`;
}

/** The first column is carried forward to the second one. */
function ledger(entry: s.Entry, fund: s.Mix): string {
  const all = entry.holdings;
  if (all.length === 0) return '';
  const half = Math.ceil(all.length / 2);
  const line = (h: s.Holding): string => s.tr([h.percent, s.esc(h.name_raw), s.esc(s.noteOf(fund, h.name_raw))], 'td');
  const total = (label: string, rows: readonly s.Holding[]): string => s.tr([soFar(rows), label, ''], 'td', 'cf');
  const [left, right] = [all.slice(0, half), all.slice(half)];
  const title = s.heading(entry.holdings_title_raw ?? '');
  if (all.length < 4)
    return `${title}<div class=ledger><table>${all.map(line).join('')}${total('Sum', all)}</table></div>`;
  return `${title}<div class=ledger><table>${left.map(line).join('')}${total('Carried forward', left)}</table>
<table>${total('Brought forward', left)}${right.map(line).join('')}${total('Sum', all)}</table></div>`;
}

/** The value is at the left of its label. */
function terms(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const items = s
    .stated([
      [entry.fund_type_raw ?? '', 'Type'],
      [entry.category_raw ?? '', 'Category'],
      [(isPension ? null : entry.benchmark_raw) ?? '', 'Benchmark'],
      [entry.risk_profile_raw ?? '', 'Risk profile'],
      [entry.risk_of_principal_raw ?? '', 'Risk of principal erosion'],
      [entry.management_fee_raw ?? '', 'Management fee'],
      [entry.par_value_raw ?? '', 'Par value'],
      [entry.trustee_raw ?? '', 'Trustee'],
      [entry.auditor_raw ?? '', 'Auditor'],
      [entry.pricing_mechanism_raw ?? '', 'Pricing'],
      [entry.dealing_days_raw ?? '', 'Dealing days'],
      [entry.cutoff_raw ?? '', 'Cut-off time'],
      [entry.leverage_raw ?? '', 'Leverage'],
      ...entry.metrics.map((m) => [m.value_raw, m.label_raw] as const),
    ])
    .filter(([value]) => value !== '');
  return `${s.heading('Terms and figures')}${s.list(items, 'terms')}`;
}

/** A label with a value at each side. */
function axis(entry: s.Entry): string {
  const cell = (value: string, note: string): string => `<b>${s.esc(value)}</b><small>${s.esc(note)}</small>`;
  const both = (label: string, left: readonly [string, string], right: readonly [string, string]): string =>
    s.tr([cell(...left), s.esc(label), cell(...right)]);
  const fee = (label: string): string => {
    const at = (period: string): readonly [string, string] => [`${s.feeOf(entry, label, period)}%`, period];
    return both(label, at('November 2020'), at('year to date'));
  };
  const ratios = entry.sub_funds.length > 0 ? '' : fee('Total expense ratio') + fee('Government levies');
  const load = both('Load', [entry.front_end_load_raw ?? '', 'on entry'], [entry.back_end_load_raw ?? '', 'on exit']);
  const least = [entry.minimum_initial_raw ?? '', entry.minimum_subsequent_raw ?? ''] as const;
  return `${s.heading('Costs and amounts')}<table class=axis>${load}${both(
    'Minimum investment',
    [least[0], 'at first'],
    [least[1], 'later'],
  )}${ratios}</table>`;
}

/** Each investment is a column. */
function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const columns = entry.non_compliant.map(s.exposureCells);
  const labels = [
    'Type',
    'Value before provision',
    'Provision',
    'Value after provision',
    '% of gross assets',
    '% of net assets',
  ];
  const rows = labels.map((label, i) => [label, ...columns.map((c) => c[i + 1] ?? '')]);
  return `<div class=gap>${s.heading('Non-compliant investments, Rs. million')}${s.htmlTable(
    [['', ...columns.map((c) => c[0] ?? '')], ...rows],
    'bad',
  )}</div>`;
}

/** What the Cash Fund paid out for the last fiscal years. */
function paidOut(entry: s.Entry, fund: s.Fund): string {
  if (fund.abbr !== 'DCF') return '';
  const rows = s
    .payouts(s.partOf(entry, [fund]), MONTH, 4)
    .map(
      ([year = '', amount = '', price = '']) => [`Rs. ${amount}`, `for ${year}, price after it Rs. ${price}`] as const,
    );
  return `<div class=gap>${s.heading('Paid out per unit')}${s.list(rows, 'terms')}</div>`;
}

const people = (entry: s.Entry): string =>
  `<div class=gap>${s.heading('Investment committee')}${s.list(s.members(entry), 'who')}</div>`;

const comment = (fund: s.Fund): string =>
  `<div class=gap>${s.heading('What we did')}<p>${s.esc(COMMENTS[fund.abbr])}</p></div>`;

const objective = (entry: s.Entry): string =>
  `<div class=gap>${s.heading('Objective')}<p>${s.esc(entry.investment_objective_raw)}</p></div>`;

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const held = ledger(entry, fund);
  const second = pieces(entry);
  return frame(
    entry.fund_name_raw,
    entry.footnotes_raw,
    `${lineOfTime(entry, '30 November 2020')}<div class=two><div>${sum(entry)}</div><div>${returns(entry)}</div></div>
<div class=two><div>${bothSides(entry)}</div><div>${second === '' ? years(entry) : second}</div></div>
<div class=two><div>${second === '' ? objective(entry) : years(entry)}</div><div>${calendar(entry)}</div></div>
${held === '' ? '' : `<div style="margin-bottom:2.6mm">${held}</div>`}
<div class=two><div>${terms(entry)}${paidOut(entry, fund)}</div>
<div>${axis(entry)}${second === '' ? '' : objective(entry)}${comment(fund)}
${people(entry)}${breaches(entry)}</div></div>`,
    report,
    entry.page_footer_raw ?? '',
  );
}

function pensionPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const [equity] = entry.sub_funds;
  const mix = s.only(fund.subs?.[0], 'sub-fund');
  const first = s.only(equity, 'sub-fund');
  const held = ledger({ ...entry, holdings: first.holdings, holdings_title_raw: first.holdings_title_raw ?? '' }, mix);
  return frame(
    entry.fund_name_raw,
    entry.footnotes_raw,
    `${lineOfTime(entry, '30 November 2020')}<div style="margin-bottom:3mm">${pensionTable(entry)}</div>
<div style="margin-bottom:3mm">${held}</div><div class=two><div>${terms(entry)}</div>
<div>${axis(entry)}${objective(entry)}${comment(fund)}${people(entry)}</div></div>`,
    report,
    entry.page_footer_raw ?? '',
  );
}

const KEY = [
  'The name of each fund is at the foot of its page, and its tab at the edge is filled.',
  'Figures in brackets are negative. Returns include dividends.',
  'Rupees of every hundred are the same as percent of total assets.',
];

function cover(report: Report): string {
  const lines = report.entries.map((e) => [e.fund_name_raw, `page ${e.page_number}`] as const);
  const body = `<div class=cover><h2>The month</h2><p>The KSE-100 Index rose by 3% in the month, after news of vaccines.
Inflation was 8.3% in November against 8.9% in October, and the current account was in surplus for the fifth month
in a row. The rupee gained against the US Dollar.</p>
<h2>How to read the pages</h2><ul>${KEY.map((k) => `<li>${s.esc(k)}</li>`).join('')}</ul>
<h2>Contents</h2>${s.list(lines, 'who')}</div>`;
  return frame(
    'Report of November 2020',
    [],
    body,
    report,
    'Dassu Investments Limited, report of November 2020, page 1 of 6',
  );
}

/** The cover if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  return s.htmlPages(STYLE, report.isWhole ? [cover(report), ...pages] : pages);
}
