/** The pages of AMC N206: facts in a narrow column, and the portfolio with the month before at the right. */
import * as s from './shared15.ts';

const TEAL = '#00636b';
const RUST = '#c8641e';
const ICE = '#e9f2f2';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7pt/1.25 'Liberation Sans';color:#262626;font-variant-ligatures:none}
.top{position:absolute;left:0;right:0;top:0;height:9mm;background:${TEAL};color:#fff;padding:0 10mm;display:flex;
justify-content:space-between;align-items:center;font-size:8.4pt}
.name{position:absolute;left:10mm;right:10mm;top:12mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.7mm solid ${RUST};padding-bottom:1.2mm}.name b{font-size:16pt;line-height:1;color:${TEAL}}
.risk{display:flex;gap:.6mm}.risk i{width:9mm;height:2.6mm;background:#d9dfdf}.risk i.on{background:${RUST}}
main{position:absolute;left:10mm;right:10mm;top:23mm}p{margin:0;text-align:justify}
h2{font:bold 7.6pt/1 'Liberation Sans';color:#fff;background:${TEAL};margin:2mm 0 .7mm;padding:1mm 1.2mm}
div>h2:first-child{margin-top:0}
td,th{padding:.55mm .9mm;text-align:right;line-height:1.15;vertical-align:top;border-bottom:.12mm solid #c9d6d6}
td:first-child,th:first-child{text-align:left}th{color:${TEAL};border-bottom:.3mm solid ${TEAL};vertical-align:bottom}
.two{display:grid;grid-template-columns:62mm 1fr;gap:5mm;align-items:start}
.side{background:${ICE};padding:0 1.5mm 1.5mm}.side h2{margin-left:-1.5mm;margin-right:-1.5mm}
.facts td{text-align:left}.facts td:first-child{width:23mm;color:${TEAL};font-weight:bold}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2mm}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.wide td,.wide th{text-align:center;padding:.6mm .3mm}.wide td:first-child,.wide th:first-child{text-align:left}
.both{text-align:center!important}
.subs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;align-items:start;margin-top:3mm}
.subs h3{font:bold 9pt/1.2 'Liberation Sans';color:${RUST};margin:0 0 1mm;text-align:center;
border-bottom:.3mm solid ${RUST}}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.3mm solid ${RUST};padding-top:1mm;font-size:5.8pt;
line-height:1.3;color:#444}.foot p{margin-bottom:.4mm}.foot .page{text-align:center;color:${TEAL};font-size:6.6pt}
.long p{font-size:9.4pt;line-height:1.6;margin:0 0 3mm}
.index td,.index th{padding:1.2mm 1mm;font-size:8pt;text-align:left}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly form: s.Form;
}

const COMPLAINTS =
  'Dispute Resolution: complaints may be sent to the Investor Services Department at care@alipurfunds.com.pk or ' +
  '042-111-254-787. If a complaint is not redressed by us, it may be lodged with the SECP at its Service Desk ' +
  'Management System.';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

/** A bar of five steps of risk, without words. */
function steps(entry: s.Entry): string {
  const at = ['Very Low', 'Low', 'Medium', '', 'High'].indexOf(entry.risk_profile_raw ?? '');
  return at < 0 ? '' : [0, 1, 2, 3, 4].map((i) => `<i${i === at ? ' class=on' : ''}></i>`).join('');
}

const frame = (title: string, risk: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=top><span>Alipur Asset Management Company Limited</span>
<span>Fund Manager’s Report - February 2025</span></div>
<div class=name><b>${s.esc(title)}</b><div class=risk>${risk}</div></div><main>${body}</main>
<div class=foot>${s.paragraphs([...notes, COMPLAINTS, `Disclaimer: ${s.RISK_NOTE}`])}
<p class=page>${s.esc(footer)}</p></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} (${d})`, '');

function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Category', entry.category_raw],
    ['Fund Type', entry.fund_type_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
    ['Benchmark', entry.benchmark_raw],
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
    ['Registrar', entry.registrar_raw],
  ]);
  return `${s.heading('Fund Information')}${s.list(items, 'facts')}`;
}

/** A fee without a period has one cell below both periods. */
function ratios(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((label) => {
    const [first, second] = figures.fees.filter((f) => f.fee_label_raw === label);
    const cells =
      second === undefined
        ? `<td colspan=2 class=both>${cell(first?.percent)}</td>`
        : `<td>${cell(first?.percent)}</td><td>${cell(second.percent)}</td>`;
    return `<tr><td>${s.esc(label)}</td>${cells}</tr>`;
  });
  return `${s.heading('Expense Ratios (p.a.)')}
<table><tr><th></th><th>MTD</th><th>YTD</th></tr>${rows.join('')}</table>`;
}

const statistics = (figures: s.Figures): string =>
  figures.metrics.length === 0
    ? ''
    : `${s.heading('Fund Statistics')}${s.list(figures.metrics.map((m) => [m.label_raw, m.value_raw]))}`;

const committee = (entry: s.Entry): string =>
  `${s.heading('Investment Committee')}${s.list(s.members(entry), 'people')}`;

const changed = (now: number, then: number): string => cell(((now / then - 1) * 100).toFixed(2));

/** The change is that of the true figures, also where a printed one is false. */
function prices(entry: s.Entry, part: s.Part, { month, form }: Report): string {
  const [now, then] = [month, s.before(month)].map((m) => s.figuresAt(part, m, form));
  const [first, last] = [s.only(then, 'month before'), s.only(now, 'month')];
  return `${s.heading('Net Assets and Unit Price')}${s.htmlTable([
    ['', form.monthLabel(month), form.monthLabel(s.before(month)), 'MoM Change'],
    [
      entry.fund_size_label_raw ?? '',
      entry.fund_size_raw ?? '',
      first.fund_size_raw ?? '',
      changed(Number(last.fund_size_pkr), Number(first.fund_size_pkr)),
    ],
    [
      'NAV per Unit (PKR)',
      entry.nav_per_unit ?? '',
      first.nav_per_unit ?? '',
      changed(Number(last.nav_per_unit), Number(first.nav_per_unit)),
    ],
  ])}`;
}

function returns(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  const periods = [
    ['', ...s.periods(entry)],
    row(s.short(entry), 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
  ];
  return `${s.heading('Performance')}${s.htmlTable(periods, 'wide')}
${s.heading('Annual Returns (July to June)')}
${s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'wide')}`;
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return `<div>${s.heading(s.titleOf(figures, type))}
${s.htmlTable([['', ...s.datesOf(figures, type)], ...rows])}</div>`;
}

/** Holdings in the order of this month, with their shares of the month before. */
function holdings(part: s.Part, figures: s.Figures, { month, form }: Report): string {
  if (figures.holdings.length === 0) return '';
  const then = s.figuresAt(part, s.before(month), form).holdings;
  const note = (name: string): string => s.noteOf(part.mix, name);
  const hasNotes = figures.holdings.some((h) => note(h.name_raw) !== '');
  const dates = [form.monthLabel(month), form.monthLabel(s.before(month))];
  const kind = part.model.kind === 'rate' ? 'Rating' : 'Sector';
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(hasNotes ? [note(h.name_raw)] : []),
    cell(h.percent),
    cell(then.find((t) => t.name_raw === h.name_raw)?.percent),
  ]);
  const head = hasNotes ? ['Name', kind, ...dates] : ['Name', ...dates];
  const title = s.heading(figures.holdings_title_raw ?? '');
  return `${title}${s.htmlTable([head, ...rows], hasNotes ? 'held' : '')}`;
}

const BREACH_HEAD = [
  'Name of Investment',
  'Type',
  'Value before Provision (PKR mn)',
  'Provision Held (PKR mn)',
  'Value after Provision (PKR mn)',
  '% of Gross Assets',
  '% of Net Assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Details of Non-Compliant Investments')}${s.htmlTable(
        [BREACH_HEAD, ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

const VIEWS: Readonly<Record<string, string>> = {
  ADCF:
    'The Monetary Policy Committee had cut the policy rate by 100 bps to 12.0% in January, and cut-off yields of ' +
    'bills settled below it. We held the maturity near two months.',
  AIOF:
    'Profit was taken on longer bonds as yields bounced from their lows. New money was placed in floating rate ' +
    'bonds and in deposits of quarter end.',
  AIMMF:
    'Rates of Islamic placements fell further with ample liquidity in the system. The share of Ijara Sukuk of one ' +
    'year was raised at the auction of the Exchange.',
  AIAAF:
    'Equities were kept near the upper end of the range, with a preference for exploration companies that gain from ' +
    'the settlement of circular debt.',
  ASF:
    'The market was range bound ahead of the review of the IMF programme. We added banks and fertilizers, and ' +
    'reduced cements after their results.',
  AIPF:
    'Contributions grew during the month. The Debt Sub-Fund lengthened its maturity, and the Equity Sub-Fund ' +
    'remained well invested.',
};

const words = (entry: s.Entry, abbr: string): string =>
  `${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(VIEWS[abbr] ?? '')}</p>`;

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  return `${s.heading('Monthly Returns')}${s.htmlTable(s.wideSeries(entry.monthly_returns, names, cell), 'wide')}`;
}

function fundPage(entry: s.Entry, of: Report): string {
  const part = s.partOf(entry, of.funds);
  const second = s.only(s.otherType(entry), 'table');
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    steps(entry),
    `<div class=two><div class=side>${facts(entry)}${ratios(entry)}${statistics(entry)}${committee(entry)}</div>
<div>${words(entry, s.short(entry))}${prices(entry, part, of)}${returns(entry)}
<div class=pair>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}</div>
${holdings(part, entry, of)}${breaches(entry)}</div></div>
${months(entry)}`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

/** All tables of one sub-fund. */
function column(sub: s.SubFacts, part: s.Part, of: Report): string {
  const figures = [
    [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''] as const,
    ['NAV per Unit (PKR)', sub.nav_per_unit ?? ''] as const,
  ];
  const rows = sub.reported_returns.map((r) => [r.period_label_raw, cell(r.fund_return_percent)] as const);
  return `<div><h3>${s.esc(sub.name_raw)}</h3>${s.list(figures)}${s.heading('Performance')}${s.list(rows)}
${shares(sub, 'ASSET_ALLOCATION')}${ratios(sub)}${statistics(sub)}${holdings(part, sub, of)}</div>`;
}

function pensionPage(entry: s.Entry, fund: s.Fund, of: Report): string {
  const parts = s.partsOf(entry, fund);
  const columns = entry.sub_funds.map((sub, i) => column(sub, s.only(parts[i], 'part'), of));
  return frame(
    entry.fund_name_raw,
    steps(entry),
    `<div class=two><div class=side>${facts(entry)}</div><div>${words(entry, fund.abbr)}${committee(entry)}</div></div>
<div class=subs>${columns.join('')}</div>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Headline inflation fell to 1.5% in February 2025 from 2.4% in the month before, the lowest ' +
    'in almost a decade. The ' +
    'current account had a small deficit of USD 12 million, after a deficit of USD 399 million in January.',
  'Remittances of USD 3.1 billion were 39% above those of a year ago. Reserves of the central bank were USD 11.2 ' +
    'billion, and the rupee closed at 279.7 per dollar.',
  'The stock market closed at 113,252 points, almost as it began. Foreigners sold shares of USD 26 million, which ' +
    'were absorbed by funds and companies.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  return frame(
    'Economy and Market Review',
    '',
    `<div class=long>${s.paragraphs(REVIEW)}</div>${s.heading('Our Funds')}
${s.htmlTable([['Fund', 'Category', 'Page'], ...rows], 'index')}`,
    [],
    'Alipur Funds | Fund Manager’s Report | February 2025 | 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export function html(of: Report): string {
  const pages = of.entries.map((e) =>
    e.sub_funds.length > 0 ? pensionPage(e, s.fundNamed(of.funds, e), of) : fundPage(e, of),
  );
  return s.htmlPages(STYLE, of.isWhole ? [front(of.entries), ...pages] : pages);
}
