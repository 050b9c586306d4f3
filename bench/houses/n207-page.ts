/** The pages of AMC N207: a band with price and size, facts across the page, and tables with totals below them. */
import * as s from './shared15.ts';

const WINE = '#6e1423';
const SAND = '#f4eee3';
const CLAY = '#b08d57';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.2pt/1.25 'Liberation Serif';color:#1d1a17;font-variant-ligatures:none}
.band{position:absolute;left:0;right:0;top:0;height:21mm;background:${WINE};color:#fff;padding:0 9mm;display:flex;
justify-content:space-between;align-items:center}.band b{font-size:17pt;line-height:1.1;display:block}
.band span{font-size:8pt}.tiles{display:flex;gap:3mm}.tiles div{background:#fff;color:${WINE};padding:1.2mm 2.5mm;
text-align:center;font-size:7pt}.tiles div b{font-size:12pt}
main{position:absolute;left:9mm;right:9mm;top:24mm}p{margin:0;text-align:justify}
h2{font:bold 8.4pt/1.1 'Liberation Serif';color:${WINE};margin:2.4mm 0 .6mm}
div>h2:first-child{margin-top:0}
td,th{padding:.5mm 1mm;text-align:right;line-height:1.15;vertical-align:top;border:.15mm solid ${CLAY}}
td:first-child,th:first-child{text-align:left}th{background:${SAND};vertical-align:bottom}
.sum tr:last-child td{font-weight:bold;border-top:.4mm solid ${WINE}}
.facts td{text-align:left;width:32%}.facts td:nth-child(odd){background:${SAND};font-weight:bold;width:18%}
.cols{display:grid;gap:5mm;align-items:start;margin-top:2.4mm}
.wide td,.wide th{text-align:center;padding:.6mm .2mm}
.wide td:first-child,.wide th:first-child{text-align:left;padding-left:.8mm}
.ranks{display:grid;grid-template-columns:1fr 1fr;gap:5mm;align-items:start}
.ranks td:nth-child(1){width:5mm;text-align:center}
.ranks td:nth-child(2),.ranks td:nth-child(3),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.costs td,.costs th{text-align:center!important;width:20%}
.bars td{border:0;padding:.5mm .6mm}.bars td:nth-child(2){width:58%}.bars div{display:flex;align-items:center;gap:1mm}
.bars i{display:block;height:2.4mm;background:${CLAY}}
.box{border:.4mm solid ${WINE};padding:1.2mm 2mm;margin-top:2.6mm}.box b{color:${WINE}}
.plans td,.plans th{width:21%}.plans td:first-child,.plans th:first-child{width:auto}
.two th,.two td{text-align:center}.two td:first-child{text-align:left}
.foot{position:absolute;left:9mm;right:9mm;bottom:4.5mm;font-size:6pt;line-height:1.3;color:#4a443d}
.foot hr{border:0;border-top:.4mm solid ${WINE};margin:0 0 1mm}.foot div{text-align:right;
color:${WINE};font-size:7pt;margin-top:.8mm}
.long p{font-size:10.5pt;line-height:1.55;margin-bottom:3mm}
.index td,.index th{font-size:9pt;text-align:left;padding:1mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

const tile = (label: string, value: string): string => `<div>${s.esc(label)}<b>${s.esc(value)}</b></div>`;

const PRICE = 'NAV per Unit as of October 31, 2019 (Rs.)';

const frame = (title: string, tiles: string, body: string, notes: string, footer: string): string =>
  `<div class=band><div><span>CHUNIAN INVESTMENT MANAGEMENT LIMITED</span><b>${s.esc(title)}</b>
<span>Fund Manager Report - October 2019</span></div><div class=tiles>${tiles}</div></div><main>${body}</main>
<div class=foot><hr>${notes}<p>${s.esc(s.RISK_NOTE)}</p>
<div>${s.esc(footer)}</div></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} (${by}) ${d}`, '');

/** Labels and values in two pairs of columns, filled row by row. */
function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Trustee', entry.trustee_raw],
    ['Category', entry.category_raw],
    ['Auditor', entry.auditor_raw],
    ['Launch Date', entry.launch_date_raw],
    ['Listing', entry.listing_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Front End Load', entry.front_end_load_raw],
    ['Back End Load', entry.back_end_load_raw],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timings', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
    ['AMC Rating', rating(entry, 'AMC')],
    ['Fund Stability Rating', rating(entry, 'FUND')],
  ]);
  const rows = items.flatMap((item, i) => (i % 2 === 0 ? [[...item, ...(items[i + 1] ?? ['', ''])]] : []));
  return s.htmlTable(rows, 'facts', 0);
}

const objective = (entry: s.Entry): string =>
  `${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
${s.heading('Fund Facts')}${facts(entry)}`;

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  const years = s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], cell);
  return `<div class=cols style="grid-template-columns:1.5fr 1fr"><div>${s.heading('Fund Returns (%)')}
${s.htmlTable([['Period', s.short(entry), 'Benchmark', 'Peer Average'], ...rows])}</div>
<div>${s.heading('Fiscal Year Returns (%)')}
${s.htmlTable([['Year', s.short(entry), 'Benchmark'], ...years])}</div></div>`;
}

function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const rows = s.wideSeries(entry.monthly_returns, names, cell);
  return `${s.heading('Returns of the Last Twelve Months (%)')}${s.htmlTable(rows, 'wide')}`;
}

function classes(figures: s.Figures): string {
  const type = 'ASSET_ALLOCATION';
  const dates = s.datesOf(figures, type);
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells]);
  const total = ['Total', ...dates.map(() => '100.0')];
  return `${s.heading(s.titleOf(figures, type))}${s.htmlTable([['', ...dates], ...rows, total], 'sum')}`;
}

/** A bar for each share, with its figure at the end. */
function bars(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'chart');
  const rows = s.ofType(entry, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const lines = rows.map(({ label_raw, percent }) => {
    const width = ((Number(percent) / most) * 32).toFixed(1);
    return s.tr([s.esc(label_raw), `<div><i style="width:${width}mm"></i>${percent}</div>`]);
  });
  return `${s.heading(s.titleOf(entry, type))}<table class=bars>${lines.join('')}</table>`;
}

const statistics = (entry: s.Entry): string =>
  `${s.heading('Fund Statistics')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw]))}`;

/** The first half of the ranks at the left, the others at the right. */
function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [`${h.rank}`, h.name_raw, s.noteOf(fund, h.name_raw), h.percent]);
  const half = Math.ceil(rows.length / 2);
  const lists = [rows.slice(0, half), rows.slice(half)].map((r) => s.htmlTable(r, '', 0));
  return `${s.heading(entry.holdings_title_raw ?? '')}<div class=ranks>${lists.join('')}</div>`;
}

const costs = (entry: s.Entry): string =>
  `${s.heading('Expenses (% p.a. of Average Net Assets)')}${s.htmlTable(
    [entry.fees.map((f) => f.fee_label_raw), entry.fees.map((f) => f.percent)],
    'costs',
  )}`;

const BREACH_HEAD = ['Non-Compliant Investment', 'Type of Investment', 'Value before Provision', 'Provision Held'];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
        [
          [...BREACH_HEAD, 'Value after Provision', '% of Gross Assets', '% of Net Assets'],
          ...entry.non_compliant.map(s.exposureCells),
        ],
        'bad',
      )}`;

const VIEWS: Readonly<Record<string, string>> = {
  CLF:
    'The fund kept most of its assets in daily product accounts, whose rates exceed those of ' +
    'bills, and bought bills of ' +
    'three months at the auction. The weighted average maturity remained below that of peers.',
  CIGF:
    'Inflows of the month were placed with banks of good rating. Floating rate TFCs and Sukuks have been repriced at ' +
    'higher base rates, which supports the running yield of the fund.',
  CIIF:
    'With few Islamic papers of the government on offer, the fund relied on deposits at ' +
    'attractive rates. A Bai Muajjal ' +
    'transaction was renewed for six months.',
  CISF:
    'Stocks extended their recovery on expectations of lower interest rates and a shrinking ' +
    'current account deficit. The ' +
    'fund raised its weight of exploration and fertilizer companies.',
  CAAF:
    'The share of equity was increased in steps as valuations were well below their long term ' +
    'average. The rest is kept in ' +
    'bills and deposits.',
  CFPF:
    'The plans hold funds of Chunian in proportions that the investment committee reviews each month. The Active ' +
    'Allocation Plan moved some of its assets from income to asset allocation.',
};

const view = (abbr: string): string => `${s.heading('Manager’s View')}<p>${s.esc(VIEWS[abbr] ?? '')}</p>`;

/** The welfare provision in a frame, and the committee in one sentence below it. */
function closing(entry: s.Entry): string {
  const team = s.members(entry).map(([name, office]) => `${name} - ${office}`);
  const welfare = entry.footnotes_raw.slice(0, -1).map((t) => `<p>${s.esc(t)}</p>`);
  return `<div class=box><b>Disclosure of Provision</b>${welfare.join('')}</div>
<div class=box><b>Members of the Investment Committee:</b> ${s.esc(team.join('; '))}</div>`;
}

const lastNote = (entry: s.Entry): string => `<p>${s.esc(entry.footnotes_raw.at(-1) ?? '')}</p>`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    tile(PRICE, entry.nav_per_unit ?? '') + tile(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''),
    `${objective(entry)}${returns(entry)}${months(entry)}
<div class=cols style="grid-template-columns:1fr 1fr"><div>${classes(entry)}${statistics(entry)}</div>
<div>${bars(entry)}${view(fund.abbr)}</div></div>
${holdings(entry, fund)}${costs(entry)}${breaches(entry)}${closing(entry)}`,
    lastNote(entry),
    entry.page_footer_raw ?? '',
  );
}

/** Returns of each plan and its benchmark, under a head of two lines. */
function planReturns(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'plan');
  const names = subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  const heads = subs.map(() => '<th>Plan</th><th>Benchmark</th>').join('');
  const rows = first.reported_returns.map(({ period_label_raw }) => {
    const cells = subs.flatMap((x) => {
      const row = s.returnAt(x, period_label_raw);
      return [cell(row?.fund_return_percent), cell(row?.benchmark_return_percent)];
    });
    return s.tr([period_label_raw, ...cells].map(s.esc));
  });
  return `${s.heading('Returns of the Plans (%)')}<table class=two><tr><th rowspan=2>Period</th>${names}</tr>
<tr>${heads}</tr>${rows.join('')}</table>`;
}

function planPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'plan');
  const row = (label: string, of: (x: s.SubFacts) => string): string[] => [label, ...subs.map(of)];
  const figures = s.htmlTable(
    [
      row('', (x) => x.name_raw),
      row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
      row(PRICE, (x) => x.nav_per_unit ?? ''),
      ...first.fees.map((f) => row(f.fee_label_raw, (x) => `${s.feeOf(x, f.fee_label_raw, null)}%`)),
    ],
    'plans',
  );
  const mixes = subs.map((x) => `<div><b>${s.esc(x.name_raw)}</b>${classes(x)}</div>`);
  return frame(
    entry.fund_name_raw,
    '',
    `${objective(entry)}${view(fund.abbr)}${s.heading('Plans at a Glance')}${figures}${planReturns(subs)}
<div class=cols style="grid-template-columns:1fr 1fr">${mixes.join('')}</div>${closing(entry)}`,
    lastNote(entry),
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Consumer prices rose by 11.0% in October 2019 over the same month of last year. The current ' +
    'account had a surplus of USD ' +
    '99 million, the first in four years, as imports fell by almost a quarter.',
  'Bids at the auctions of government papers were far above their targets, and foreigners bought ' +
    'bills of more than USD 300 ' +
    'million in the month. Yields of long bonds fell below those of short bills.',
  'The KSE 100 Index gained 6.6% to 34,204 points. Banks, exploration and fertilizer companies led ' +
    'the market, with more ' +
    'than twice the volume of a year ago.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  return frame(
    'Economic and Market Overview',
    '',
    `<div class=long>${s.paragraphs(REVIEW)}</div>${s.htmlTable([['Fund', 'Category', 'Page'], ...rows], 'index')}`,
    '',
    'Chunian Investment Management Limited | Page 1 of 7',
  );
}

/** The overview if the report is whole, and a page for each fund. */
export function html({ entries, isWhole, funds }: Report): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return e.sub_funds.length > 0 ? planPage(e, fund) : fundPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
