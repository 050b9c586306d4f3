/** The pages of AMC N192: a summary of all funds, halves above each other, and two funds side by side. */
import * as s from './shared15.ts';

const PLUM = '#5b2a4c';
const GOLD = '#c9a227';
const MIST = '#f3eef1';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{width:210mm;height:296.8mm;background:#fff}
body{font:7pt/1.25 'Liberation Sans';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:9mm;right:9mm;top:6mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.8mm solid ${PLUM};padding-bottom:1.4mm;color:${PLUM};font-size:8.4pt}.top b{font-size:11pt}
main{position:absolute;left:9mm;right:9mm;top:16mm}p{margin:0;text-align:justify}
h2{font:bold 7.4pt/1.15 'Liberation Sans';color:${PLUM};margin:1.9mm 0 .5mm;border-bottom:.3mm solid ${GOLD};padding-bottom:.4mm}
div>h2:first-child{margin-top:0}td,th{padding:.44mm .7mm;text-align:right;line-height:1.15;vertical-align:top;border-bottom:.12mm solid #ddd0d8}
td:first-child,th:first-child{text-align:left}th{background:${MIST};color:${PLUM};vertical-align:bottom}
.half{min-height:108mm;margin-bottom:4mm}.half td{padding:.3mm .7mm}.mid td,.five td,.five th{padding:.2mm .7mm}.pair td,.pair th{padding:.2mm .7mm}
th{white-space:nowrap}.bar{background:${PLUM};color:#fff;display:flex;justify-content:space-between;align-items:center;
padding:1.3mm 2mm;margin-bottom:1.6mm}.bar b{font-size:11pt}.bar span{font-size:8pt}.bar i{font-style:normal;color:#e8d58c;padding-right:1mm}
.three{display:grid;grid-template-columns:66mm 57mm 1fr;gap:3.5mm;align-items:start}
.facts td{text-align:left}.facts td:first-child{width:25mm;color:#666}
.bars td{border:0;padding:.35mm .7mm}.bars td:nth-child(2){width:56%;text-align:left}.bars span{display:flex;align-items:center;gap:1mm}
.bars u{display:block;height:2.3mm;background:${GOLD}}.wide{margin-top:1.8mm;font-size:6.3pt}.wide td,.wide th{text-align:center;padding:.5mm .2mm}
.wide td:first-child,.wide th:first-child{text-align:left;white-space:nowrap}.bad{font-size:6.3pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.held td:nth-child(2){text-align:left;color:#666;font-size:6.3pt}.names{display:grid;grid-template-columns:1fr 1fr;gap:40mm;margin-bottom:1.5mm}
.names .bar{flex-direction:column;align-items:center;gap:.5mm;margin:0}.mid{table-layout:fixed}
.mid td{width:75mm;text-align:center!important}.mid td:nth-child(2){width:42mm;background:${MIST};color:${PLUM};font-weight:bold}
.five td,.five th{text-align:center!important;width:37.5mm}.five td:nth-child(3),.five th:nth-child(3){width:42mm;background:${MIST};color:${PLUM}}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:7mm;margin-top:1mm}.pair>div:first-child{border-right:.2mm dashed #b59aab;padding-right:3.5mm;margin-right:-3.5mm}
.sum td,.sum th{padding:1.1mm .8mm;font-size:6.9pt}.sum th{text-align:center}.sum td:nth-child(2){text-align:left}.sum td{white-space:nowrap}

.ind td,.ind th{padding:1.2mm 1mm;font-size:8pt;width:20mm}.ind td:first-child,.ind th:first-child{width:80mm}.sum .group td{background:${MIST};font-weight:bold}.sum .under td:first-child{padding-left:4mm}
.long p{font-size:9pt;line-height:1.55;margin-top:2.4mm}h1{font:bold 14pt/1.2 'Liberation Sans';color:${PLUM};margin:0 0 2mm}
.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;border-top:.3mm solid ${PLUM};padding-top:.9mm;font-size:5.9pt;line-height:1.3;color:#444}
.foot div{display:flex;justify-content:space-between;color:${PLUM};font-size:6.8pt;margin-top:.7mm}.foot p{margin-top:.3mm}`;

interface Report {
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
}

/** Negative figures in brackets, with the sign of percent. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '–' : v.startsWith('-') ? `(${v.slice(1)})%` : `${v}%`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} (${d})`, 'Not rated');

/** What both funds of a page share is at its foot. */
function frame(body: string, footer: string, of: s.Entry, isSummary: boolean): string {
  const team = s.members(of).map(([name, office]) => `${name} (${office})`);
  const shared = isSummary
    ? ''
    : `<p><b>Investment Committee:</b> ${s.esc(team.join(', '))}</p><p><b>Asset Manager Rating:</b> ${s.esc(rating(of, 'AMC'))}</p>`;
  const notes = of.footnotes_raw.map((t) => `<p>${s.esc(t)}</p>`).join('');
  return `<div class=top><b>${s.esc(of.amc_name_raw)}</b><span>Monthly Report | October 2016</span></div><main>${body}</main>
<div class=foot>${shared}${notes}<p>Disclaimer: ${s.esc(s.RISK_NOTE)}</p><div><span></span><span>${s.esc(footer)}</span></div></div>`;
}

const price = (entry: s.Entry): string =>
  `<span><i>NAV per Unit</i>Rs. ${entry.nav_per_unit ?? ''} &nbsp; <i>${entry.fund_size_label_raw ?? ''}</i>${entry.fund_size_raw ?? ''}</span>`;

const bar = (entry: s.Entry, right: string): string =>
  `<div class=bar><b>${s.esc(entry.fund_name_raw)}${entry.sub_funds.length > 0 ? '' : ` (${s.short(entry)})`}</b>${right}</div>`;

const PROFILE: readonly (readonly [label: string, key: s.TermKey])[] = [
  ['Fund Type', 'fund_type_raw'],
  ['Category', 'category_raw'],
  ['Benchmark', 'benchmark_raw'],
  ['Risk Profile', 'risk_profile_raw'],
  ['Management Fee', 'management_fee_raw'],
  ['Front-end Load', 'front_end_load_raw'],
  ['Back-end Load', 'back_end_load_raw'],
  ['Initial Investment', 'minimum_initial_raw'],
  ['Additional Investment', 'minimum_subsequent_raw'],
  ['Pricing Mechanism', 'pricing_mechanism_raw'],
  ['Dealing Days', 'dealing_days_raw'],
  ['Cut-off Time', 'cutoff_raw'],
  ['Leverage', 'leverage_raw'],
  ['Listing', 'listing_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
];

const ratingLabel = (entry: s.Entry): string =>
  s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true ? 'Performance Ranking' : 'Stability Rating';

const costs = (entry: s.Entry): s.Item[] => [
  ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
];

function facts(entry: s.Entry): string {
  const own = entry.sub_funds.length > 0 ? [] : [[ratingLabel(entry), rating(entry, 'FUND')] as const];
  return `${s.heading('Fund Facts')}${s.list([...s.terms(entry, PROFILE), ...own], 'facts')}`;
}

type Row = readonly [label: string, fund: string, benchmark: string];

/** Periods, with the fiscal years before the longer ones; the return since launch is in the summary. */
function returnRows(entry: s.Entry): Row[] {
  const name = s.short(entry);
  const years = s.labelsOf(entry.historical_returns);
  const shown = entry.reported_returns.filter((r) => !r.period_label_raw.startsWith('Since'));
  const rows = shown.map((r): Row => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const fiscal = years.map((y): Row => [
    y,
    cell(s.percentAt(entry.historical_returns, name, y)),
    cell(s.percentAt(entry.historical_returns, 'Benchmark', y)),
  ]);
  return [...rows.slice(0, 3), ...fiscal, ...rows.slice(3)];
}

const returns = (entry: s.Entry): string =>
  `${s.heading('Returns')}${s.htmlTable([['', s.short(entry), 'Benchmark'], ...returnRows(entry).map((r) => [...r])])}`;

function assets(figures: s.Figures): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  return `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${s.htmlTable([
    ['', ...s.datesOf(figures, 'ASSET_ALLOCATION')],
    ...rows,
  ])}`;
}

/** Bars with their figures at their ends. */
function bars(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const largest = Math.max(...rows.map((r) => Number(r.percent)));
  const lines = rows.map((r) => {
    const width = ((Number(r.percent) / largest) * 66).toFixed(1);
    return s.tr([s.esc(r.label_raw), `<span><u style="width:${width}%"></u>${r.percent}%</span>`]);
  });
  return `${s.heading(s.titleOf(figures, type))}<table class=bars>${lines.join('')}</table>`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(hasNotes ? [s.noteOf(mix, h.name_raw)] : []),
    `${h.percent}%`,
  ]);
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable(rows, hasNotes ? 'held' : '', 0)}`;
}

/** The month and the year against the benchmark. */
function comment(entry: s.Entry, kind: s.Model['kind']): string {
  const [month, year] = entry.reported_returns;
  const said = (r: s.ReturnRow | undefined): string =>
    `${r?.fund_return_percent ?? ''}% against ${r?.benchmark_return_percent ?? ''}% of the benchmark`;
  const view =
    kind === 'rate'
      ? 'Yields were stable as the policy rate was kept at 5.75%.'
      : 'Political noise and the closing of positions by foreigners weighed on the market in the last days of the month.';
  return (
    `${s.heading('Fund Manager’s Comment')}<p>The return of ${s.short(entry)} was ${said(month)} in October, and ` +
    `${said(year)} in the fiscal year to date. ${view}</p>`
  );
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name', 'Type', 'Before Provision', 'Provision', 'After Provision', '% Gross Assets', '% Net Assets'];
  return `${s.heading('Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

function months(entry: s.Entry): string {
  const rows = s.wideSeries(
    entry.monthly_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  return s.htmlTable(rows, 'wide');
}

const objective = (entry: s.Entry): string =>
  `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>`;

function half(entry: s.Entry, fund: s.Fund): string {
  const statistics = `${s.heading('Expenses and Statistics')}${s.list(costs(entry))}`;
  return `<div class=half>${bar(entry, price(entry))}<div class=three><div>${facts(entry)}</div>
<div>${returns(entry)}${assets(entry)}${statistics}</div>
<div>${objective(entry)}${bars(entry)}${holdings(entry, fund)}${comment(entry, fund.model.kind)}</div></div>
${months(entry)}${entry.non_compliant.length === 0 ? '' : '<div style="height:1.6mm"></div>'}${breaches(entry)}</div>`;
}

/** One table of both funds: the labels are in the middle. */
function middle(left: s.Entry, right: s.Entry): string {
  const rows = (entry: s.Entry): Map<string, string> =>
    new Map([
      ...s.terms(entry, PROFILE),
      ['Fund Rating', rating(entry, 'FUND')],
      ...costs(entry),
      ['Investment Objective', entry.investment_objective_raw ?? ''],
    ]);
  const [a, b] = [rows(left), rows(right)];
  const labels = [...new Set([...a.keys(), ...b.keys()])].toSorted(
    (x, y) => Number(x === 'Investment Objective') - Number(y === 'Investment Objective'),
  );
  return s.htmlTable(
    labels.map((label) => [a.get(label) ?? '–', label, b.get(label) ?? '–']),
    'mid',
    0,
  );
}

function middleReturns(left: s.Entry, right: s.Entry): string {
  const [a, b] = [returnRows(left), returnRows(right)];
  const rows = a.map(([label, own, index], i) => {
    const other = s.only(b[i], label);
    return [own, index, label, other[1], other[2]];
  });
  const names = [s.short(left), 'Benchmark'];
  const monthly = s
    .labelsOf(left.monthly_returns)
    .map((label) => [
      ...names.map((n) => cell(s.percentAt(left.monthly_returns, n, label))),
      label,
      ...[s.short(right), 'Benchmark'].map((n) => cell(s.percentAt(right.monthly_returns, n, label))),
    ]);
  const head = [...names, '', s.short(right), 'Benchmark'];
  return `${s.htmlTable([head.with(2, 'Returns'), ...rows], 'five')}<div style="height:1.4mm"></div>
${s.htmlTable([head.with(2, 'Monthly Returns'), ...monthly], 'five')}`;
}

function sideBySide(left: s.Entry, right: s.Entry, report: Report): string {
  const names = [left, right].map((e) => bar(e, price(e)));
  const portfolio = [left, right].map((e) => {
    const fund = s.fundNamed(report.funds, e);
    return `<div>${assets(e)}${bars(e)}${holdings(e, fund)}${comment(e, fund.model.kind)}</div>`;
  });
  return `<div class=names>${names.join('')}</div>${middle(left, right)}<div style="height:1.4mm"></div>
${middleReturns(left, right)}<div class=pair style="margin-top:2mm">${portfolio.join('')}</div>`;
}

/** Sub-funds are columns of one table. */
function subTables(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const row = (label: string, of: (x: s.SubFacts) => string): string[] => [label, ...subs.map(of)];
  const figures = [
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    row('NAV per Unit (Rs.)', (x) => x.nav_per_unit ?? ''),
    ...s
      .periods(first)
      .filter((l) => !l.startsWith('Since'))
      .map((l) => row(l, (x) => cell(s.returnAt(x, l)?.fund_return_percent))),
    row('Total Expense Ratio (YTD)', (x) => `${s.feeOf(x, 'Total Expense Ratio (YTD)', null)}%`),
  ];
  const classes = s
    .matrix(subs, 'ASSET_ALLOCATION', '–')
    .map(([label = '', ...shares]) => [label, ...shares.map((v) => (v === '–' ? v : `${v}%`))]);
  const head = ['', ...subs.map((x) => x.name_raw)];
  return `${s.heading('Size, Price and Returns')}${s.htmlTable([head, ...figures])}
${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}${s.htmlTable([head, ...classes])}`;
}

function pensionHalf(entry: s.Entry, fund: s.Fund): string {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const said = entry.sub_funds.map((x) => `${x.name_raw} ${x.reported_returns[0]?.fund_return_percent ?? ''}%`);
  return `<div class=half>${bar(entry, '')}<div class=three style="grid-template-columns:66mm 1fr"><div>${facts(entry)}</div>
<div>${objective(entry)}${subTables(entry)}${holdings(first, s.only(fund.subs?.[0], 'mix'))}
${s.heading('Fund Manager’s Comment')}<p>Returns of October: ${s.esc(said.join(', '))}. The Debt Sub-Fund kept its duration below that of
the month before, as further cuts of the policy rate are not expected.</p></div></div></div>`;
}

const REVIEW = [
  'Consumer prices rose by 4.2% in October over the same month of last year, after 3.9% in September. The State Bank of Pakistan kept its ' +
    'policy rate at 5.75% in the statement of September 24. Remittances of the first four months were USD 6.3 billion, 3.8% less than a year ago.',
  'The KSE-100 Index passed 41,000 points for the first time in the month, but closed it with a loss after the last week of political ' +
    'noise. Foreigners sold stocks of USD 58 million net, which were absorbed by mutual funds and companies.',
  'Cut-off yields of Treasury Bills were unchanged for the third auction in a row. Banks continued to bid for longer Pakistan Investment ' +
    'Bonds, of which the State Bank rejected all bids in October.',
];

const INDICATORS = [
  ['', 'Oct-16', 'Sep-16', 'Oct-15'],
  ['Policy Rate', '5.75%', '5.75%', '6.00%'],
  ['Inflation (YoY)', '4.2%', '3.9%', '1.6%'],
  ['6-Month KIBOR (average)', '6.06%', '6.06%', '6.54%'],
  ['Foreign Exchange Reserves (USD billion)', '24.0', '23.6', '19.8'],
  ['PKR per USD (interbank)', '104.8', '104.5', '105.5'],
];

const SHOWN = ['October 2016', 'FYTD', 'Since Launch*'];

function summaryRows(entry: s.Entry): string[] {
  const of = (figures: s.Figures): string[] =>
    SHOWN.flatMap((label) => {
      const r = s.returnAt(figures, label);
      return [cell(r?.fund_return_percent), cell(r?.benchmark_return_percent)];
    });
  const terms = [s.esc(entry.category_raw), entry.launch_date_raw ?? ''];
  if (entry.sub_funds.length === 0)
    return [
      s.tr([s.esc(entry.fund_name_raw), ...terms, entry.nav_per_unit ?? '', entry.fund_size_raw ?? '', ...of(entry)]),
    ];
  const subs = entry.sub_funds.map((x) =>
    s.tr([x.name_raw, '', '', x.nav_per_unit ?? '', `Rs. ${x.fund_size_raw ?? ''} million`, ...of(x)], 'td', 'under'),
  );
  return [s.tr([s.esc(entry.fund_name_raw), ...terms, ...Array.from({ length: 8 }, () => '')], 'td', 'group'), ...subs];
}

function summary(entries: readonly s.Entry[]): string {
  const span = (text: string): string => `<th colspan=2>${s.esc(text)}</th>`;
  const heads = ['Fund', 'Category', 'Launch Date', 'NAV (Rs.)', 'Net Assets'].map((h) => `<th rowspan=2>${h}</th>`);
  const pairs = SHOWN.map(() => '<th>Fund</th><th>BM</th>').join('');
  const body = `<h1>Summary of Funds</h1><table class=sum><tr>${heads.join('')}${SHOWN.map(span).join('')}</tr><tr>${pairs}</tr>
${entries.flatMap(summaryRows).join('')}</table><div class=long style="margin-top:9mm"><h1>Economy and Markets</h1>${s.paragraphs(REVIEW)}
<div style="margin-top:7mm">${s.heading('Key Indicators')}${s.htmlTable(INDICATORS, 'ind')}</div></div>`;
  return frame(body, 'Sukheki Funds | Monthly Report, October 2016 | 1', s.only(entries[0], 'entry'), true);
}

/** The summary, and the pages of two funds each. */
export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], month: s.Month): string {
  const report = { funds, month };
  const pages = Map.groupBy(entries, (e) => e.page_number).values();
  const bodies = [...pages].map((both) => {
    const [first, second] = [s.only(both[0], 'first fund'), s.only(both[1], 'second fund')];
    const isAcross = first.page_number === 3;
    const halves = both.map((e) => {
      const fund = s.fundNamed(funds, e);
      return e.sub_funds.length > 0 ? pensionHalf(e, fund) : half(e, fund);
    });
    return frame(
      isAcross ? sideBySide(first, second, report) : halves.join(''),
      first.page_footer_raw ?? '',
      first,
      false,
    );
  });
  return s.htmlPages(STYLE, [summary(entries), ...bodies]);
}
