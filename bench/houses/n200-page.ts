/** The pages of AMC N200: words and tables at the left, and a column of particulars at the right. */
import * as s from './shared15.ts';

const BRICK = '#9c3d2a';
const SLATE = '#34434f';
const CHALK = '#f6f1ec';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.4pt/1.3 'Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0}
.top{position:absolute;left:0;right:0;top:0;height:19mm;background:${SLATE};color:#fff;padding:4mm 11mm 0}
.top span{float:right;font-size:8pt;line-height:1.35;text-align:right}.top h1{font:bold 15pt/1.15 'Liberation Serif';
margin:0}
.top i{font-style:normal;font-size:8pt;color:#f0c9a8}
main{position:absolute;left:11mm;right:11mm;top:23mm;display:grid;grid-template-columns:1fr 56mm;gap:6mm;
align-items:start}
h2{font:bold 8.6pt/1.15 'Liberation Serif';color:${BRICK};margin:2.8mm 0 .8mm;border-bottom:.25mm solid ${BRICK}}
div>h2:first-child{margin-top:0}
td,th{padding:.55mm .9mm;text-align:right;vertical-align:top;line-height:1.18;border-bottom:.12mm solid #ddd}
th{background:${CHALK};color:${SLATE};vertical-align:bottom}td:first-child,th:first-child{text-align:left}
.side{background:${CHALK};padding:3mm}.side td{text-align:left;border-bottom:.12mm solid #d9cfc6}
.side td:first-child{width:20mm;color:#666}.side td+td{font-weight:bold}.team td:first-child{width:26mm;color:#222}
.team td+td{font-weight:normal}.price b{display:block;font:bold 15pt/1.2 'Liberation Serif';color:${SLATE}}
.price p{margin-bottom:1.4mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:5mm;align-items:start;
margin-top:2.8mm}
.six td,.six th{text-align:center;width:14.6%}.six td:first-child,.six th:first-child{text-align:left;width:12.4%}
.six{margin-bottom:1mm}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.bad{font-size:6.5pt}.sum tr:last-child td{font-weight:bold;border-top:.3mm solid ${SLATE}}
.foot{position:absolute;left:11mm;right:11mm;bottom:6mm;font-size:6.2pt;line-height:1.3;color:#444;
border-top:.3mm solid ${BRICK};padding-top:1mm}
.foot div{text-align:right;color:${BRICK};font-size:7pt;margin-top:.6mm}
.long{position:absolute;left:20mm;right:20mm;top:32mm}.long p{font-size:10pt;line-height:1.6;margin-top:4mm}
.long table{margin-top:2mm}.long td,.long th{font-size:8.4pt;padding:1.2mm 1mm}.long h2{margin-top:9mm;
font-size:11pt}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

/** Negative figures in brackets; the heads of the tables have the sign of percent. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)})` : v;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by}, ${d}`, '');

/** Digits in groups of three. */
const inThousands = (digits: string | undefined): string => (digits ?? '').replace(/\B(?=(\d{3})+$)/g, ',');

function frame(title: string, under: string, body: string, notes: readonly string[], footer: string): string {
  const lines = notes.map((t) => `<p>${s.esc(t)}</p>`).join('');
  return `<div class=top><span>Zafarke Asset Managers Limited<br>Monthly report to unit holders<br>August 2023</span>
<h1>${s.esc(title)}</h1><i>${s.esc(under)}</i></div>${body}
<div class=foot>${lines}<p>Disclaimer: ${s.esc(s.RISK_NOTE)}</p><div>${s.esc(footer)}</div></div>`;
}

function price(entry: s.Entry): string {
  if (entry.sub_funds.length > 0) return '';
  return `<div class=price><p>Value of one unit on 31 August 2023<b>Rs. ${entry.nav_per_unit ?? ''}</b></p>
<p>${entry.fund_size_label_raw ?? ''}<b>${entry.fund_size_raw ?? ''}</b></p>
<p>Units in issue: ${inThousands(entry.units_outstanding)}</p></div>`;
}

function side(entry: s.Entry): string {
  const isRanked = s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true;
  const items = [
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launched', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk', 'risk_profile_raw'],
      ['Risk of erosion', 'risk_of_principal_raw'],
      ['Manager’s fee', 'management_fee_raw'],
      ['Entry load', 'front_end_load_raw'],
      ['Exit load', 'back_end_load_raw'],
      ['Par value', 'par_value_raw'],
      ['First investment', 'minimum_initial_raw'],
      ['Further ones', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Orders until', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...s.stated([
      [isRanked ? 'Fund ranking' : 'Fund stability', rating(entry, 'FUND')],
      ['Manager rating', rating(entry, 'AMC')],
    ]),
  ];
  return `<div class=side>${price(entry)}${s.heading('Particulars')}${s.list(items)}
${s.heading('Investment Committee')}${s.list(s.members(entry), 'team')}</div>`;
}

const OUTLOOK = {
  rate:
    'The central bank left its policy rate at 22% on 31 July. Cut-off yields of Treasury Bills rose in ' +
    'both auctions of the month, as banks ' +
    'expect inflation to stay high after the increase of fuel and power prices. The Fund keeps its papers short.',
  market:
    'The market gave back a part of the gains of July, in which the agreement with the IMF was signed. ' +
    'The fall of the rupee and the ' +
    'rise of power tariffs weighed on cement and steel companies; exploration companies did better. The ' +
    'Fund raised its cash.',
};

function says(entry: s.Entry, kind: s.Model['kind']): string {
  const words =
    entry.sub_funds.length > 0
      ? 'The Debt Sub-Fund exchanged fixed for floating rate bonds. ' +
        'The Equity Sub-Fund sold cement companies and bought banks.'
      : `In August the Fund returned ${cell(entry.reported_returns[0]?.fund_return_percent)}%, and its benchmark ` +
        `${cell(entry.reported_returns[0]?.benchmark_return_percent)}%. ${OUTLOOK[kind]}`;
  return `${s.heading('What the Manager Says')}<p>${s.esc(words)}</p>${s.heading('What the Fund Is For')}
<p>${s.esc(entry.investment_objective_raw)}</p>`;
}

/** The difference to the benchmark follows both returns. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell((Number(r.fund_return_percent) - Number(r.benchmark_return_percent)).toFixed(2)),
  ]);
  const years = s
    .labelsOf(entry.historical_returns)
    .map((l) => [l, ...[s.short(entry), 'Benchmark'].map((n) => cell(s.percentAt(entry.historical_returns, n, l)))]);
  const head = ['', s.short(entry), 'Benchmark'];
  const metrics = entry.metrics.map((m): s.Item => [m.label_raw, m.value_raw]);
  return `<div class=two style="grid-template-columns:1.45fr 1fr"><div>${s.heading('Returns (%)')}
${s.htmlTable([[...head, 'Difference'], ...rows])}</div>
<div>${s.heading('Fiscal Years (%)')}${s.htmlTable([head, ...years])}
${metrics.length === 0 ? '' : `${s.heading('Figures')}${s.list(metrics)}`}</div></div>`;
}

/** Half a year in each table. */
function months(entry: s.Entry): string {
  const rows = s.wideSeries(
    entry.monthly_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  const part = (from: number): string =>
    s.htmlTable(
      rows.map((r) => [r[0] ?? '', ...r.slice(from, from + 6)]),
      'six',
    );
  return `${s.heading('Month by Month (%)')}${part(1)}${part(7)}`;
}

function expenses(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const heads = ['Month to date', 'Year to date'];
  const rows = labels.map((l) => [l, ...heads.map((p) => s.feeOf(figures, l, p))]);
  return `${s.heading('Expenses (% a year of average net assets)')}${s.htmlTable([['', ...heads], ...rows], 'sum')}`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(hasNotes ? [s.noteOf(mix, h.name_raw)] : []),
    `${h.percent}%`,
  ]);
  return `<div>${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable(rows, hasNotes ? 'held' : '', 0)}</div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Investment',
    'Kind',
    'Before provision',
    'Provision',
    'After provision',
    '% of gross assets',
    '% of net assets',
  ];
  return `${s.heading('Investments Outside the Limits (Rs. million)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const shares = [
    `<div>${s.sharesTable(entry, 'ASSET_ALLOCATION', (v) => `${v}%`)}</div>`,
    `<div>${s.sharesList(entry, s.otherType(entry))}</div>`,
  ];
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    `A fund of the ${entry.category_raw ?? ''} category`,
    `<main><div>${says(entry, fund.model.kind)}${returns(entry)}${months(entry)}<div class=two>${shares.join('')}</div>
<div style="margin-top:2.8mm">${holdings(entry, fund)}</div>${expenses(entry)}
${breaches(entry)}</div>${side(entry)}</main>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const sizes = subs.map((x) => [
    x.name_raw,
    x.nav_per_unit ?? '',
    x.fund_size_raw ?? '',
    inThousands(x.units_outstanding),
  ]);
  const returned = subs.map((x) => [x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(cell)]);
  const classes = s
    .matrix(subs, 'ASSET_ALLOCATION', '-')
    .map(([label = '', ...values]) => [label, ...values.map((v) => (v === '-' ? v : `${v}%`))]);
  const periods = ['Month to date', 'Year to date'];
  const labels = [...new Set(first.fees.map((f) => f.fee_label_raw))];
  const costs = labels.flatMap((l) =>
    periods.map((p) => [`${l}, ${p.toLowerCase()}`, ...subs.map((x) => s.feeOf(x, l, p))]),
  );
  const head = ['', ...subs.map((x) => x.name_raw)];
  return frame(
    `${entry.fund_name_raw} (ZRF)`,
    'A voluntary pension scheme with three Sub-Funds',
    `<main><div>${says(entry, fund.model.kind)}${s.heading('Sub-Funds on 31 August 2023')}
${s.htmlTable([['', 'Value of one unit (Rs.)', first.fund_size_label_raw ?? '', 'Units in issue'], ...sizes])}
${s.heading('Returns (%)')}${s.htmlTable([['', ...s.periods(first)], ...returned])}
${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}${s.htmlTable([head, ...classes])}
${s.heading('Expenses (% a year of average net assets)')}${s.htmlTable([head, ...costs])}
<div style="margin-top:2.8mm">${holdings(first, s.only(fund.subs?.[0], 'mix'))}</div></div>${side(entry)}</main>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'The caretaker government took office on 14 August. The rupee lost 6.2% against the dollar in the ' +
    'interbank market over the month and closed ' +
    'at 305.5, after the restrictions on imports had been lifted as the IMF asked for.',
  'Consumer prices were 27.4% higher than a year ago, after 28.3% in July. Prices of petrol were ' +
    'raised twice, and those of electricity once; ' +
    'their effect will be seen in the figures of September.',
  'The KSE-100 Index closed the month at 45,002 points. Foreign investors bought shares for USD 13 ' +
    'million on balance, mostly of banks, while ' +
    'mutual funds and insurance companies sold.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  return frame(
    'Economy and Markets',
    'Review of the month',
    `<div class=long>${s.paragraphs(REVIEW)}${s.heading('Contents')}
${s.htmlTable([['Fund', 'Category', 'Page'], ...rows])}</div>`,
    [],
    'Zafarke Monthly, August 2023, page 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export function html({ entries, isWhole, funds }: Report): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return e.sub_funds.length > 0 ? pensionPage(e, fund) : fundPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
