/** The pages of AMC N129: a summary of all funds, and a page of three narrow columns and wide tables for each. */
import { COMMENTS } from './n129-funds.ts';
import * as s from './shared15.ts';

const INK = '#4b2e83';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 11mm 0}body{font:7.6pt/1.3 'Liberation Sans Narrow';color:#222;font-variant-ligatures:none}
.top{display:flex;align-items:flex-end;border-bottom:.3mm solid ${INK};padding-bottom:1.6mm;margin-bottom:3mm}.top h1{flex:1;margin:0;font:bold 17pt 'Liberation Serif';color:${INK}}
.top div{text-align:right;font:9pt 'Liberation Serif'}.cols{display:grid;grid-template-columns:56mm 62mm 62mm;gap:4mm}
h2{font:bold 8.4pt 'Liberation Sans Narrow';color:${INK};margin:2.4mm 0 .6mm;border-bottom:.5mm solid #c9bfe0}h2:first-child{margin-top:0}
.cols>div:first-child{font:7.7pt/1.38 'Liberation Serif';border-right:.2mm solid #999;padding-right:3mm;text-align:justify;hyphens:auto}
.cols>div:first-child p{margin:0 0 1.4mm}.team{text-align:left}.team div{margin-bottom:.6mm}.team i{color:#555}
td,th{padding:.58mm .8mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{color:${INK};border-bottom:.2mm solid ${INK};vertical-align:bottom}
.facts td{border-bottom:.15mm solid #ddd}.facts td:first-child{color:#555;width:24mm}.grid td{border-bottom:.15mm solid #e3def0}
.mid td:nth-child(2),.mid th:nth-child(2){text-align:center}.wide{margin-top:1mm}.wide th{background:#ece7f6;text-align:center;border:0;padding:.9mm}.wide td{text-align:center;border-bottom:.15mm solid #c9bfe0;padding:.8mm}
.wide th:first-child,.wide td:first-child{text-align:left}.subs td:first-child{width:25mm}.notes{position:absolute;left:11mm;right:11mm;bottom:11mm;font-size:6.4pt;color:#444}.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;
border-top:.3mm solid ${INK};padding-top:.8mm;font-size:7pt;color:${INK};display:flex;justify-content:space-between}
.sum{font-size:8pt}.sum td,.sum th{padding:1mm 1.2mm;border-bottom:.15mm solid #c9bfe0}.sum td:nth-child(2),.sum th:nth-child(2){text-align:left}.intro{columns:2;column-gap:8mm;font:9pt/1.45 'Liberation Serif';text-align:justify}`;

const figure = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : v);
const MONTHS = ['Apr’24', 'Mar’24'];

/** The change in percent, as signed figures. */
function change(now: string | null, past: string | null): string {
  const [a, b] = [now, past].map((v) => Number((v ?? '').replaceAll(',', '')));
  const percent = ((a ?? 0) / (b ?? 1) - 1) * 100;
  return `${percent.toFixed(2)}%`;
}

function details(entry: s.Entry): string {
  const total = entry.sub_funds.length > 0 ? entry.fund_size_raw : null;
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Fund Category', 'category_raw'],
      ['Date of Launch', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', total],
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Leverage', 'leverage_raw'],
      ['Min. Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Unit Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut off Time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND', '')],
    ['AMC Rating', s.ratingText(entry, 'AMC', '')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<h2>Fund Details</h2>${s.list(items, 'facts')}`;
}

function story(entry: s.Entry): string {
  const [market = '', own = ''] = COMMENTS[entry.fund_column_raw ?? 'CTPF'] ?? [];
  const [month] = entry.reported_returns;
  const year = s.returnAt(entry, 'FYTD');
  const text =
    month === undefined
      ? `The returns of the Sub Funds in April were ${entry.sub_funds.map((x) => `${x.reported_returns[0]?.fund_return_percent ?? ''}% (${x.name_raw})`).join(', ')}.`
      : `${s.short(entry)} returned ${month.fund_return_percent ?? ''}% in April, compared to ${month.benchmark_return_percent ?? ''}% of ` +
        `its benchmark. So far in the fiscal year it stands at ${year?.fund_return_percent ?? ''}%, the benchmark at ${year?.benchmark_return_percent ?? ''}%.`;
  const team = s.members(entry).map(([name, office]) => `<div><b>${s.esc(name)}</b><br><i>${s.esc(office)}</i></div>`);
  return `<h2>Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p><h2>Market Review</h2><p>${s.esc(market)}</p>
<h2>Fund Review</h2><p>${s.esc(text)}</p><p>${s.esc(own)}</p><h2>Investment Committee</h2><div class=team>${team.join('')}</div>`;
}

/** The change is of the true figures, also where the price that is printed is false. */
function prices(entry: s.Entry, now: s.Figures, then: s.Figures): string {
  const held = entry.amount_invested_by_fof_pkr;
  const rows = [
    ['', ...MONTHS, 'MoM'],
    [
      entry.fund_size_label_raw ?? '',
      entry.fund_size_raw ?? '',
      then.fund_size_raw ?? '',
      change(now.fund_size_raw, then.fund_size_raw),
    ],
    [
      'NAV per Unit (Rs.)',
      entry.nav_per_unit ?? '',
      then.nav_per_unit ?? '',
      change(now.nav_per_unit, then.nav_per_unit),
    ],
  ];
  if (held !== null) rows.push(['held by Fund of Funds (Rs. mn)', s.grouped(Number(held) / 1e6, 0), '', '']);
  return s.heading('Net Assets and Price') + s.htmlTable(rows, 'grid');
}

const FEES = ['Total Expense Ratio', 'of which Government Levies'];

const expenses = (entry: s.Entry): string =>
  s.heading('Expense Ratio (annualised)') +
  s.htmlTable(
    [['', 'MTD', 'FYTD'], ...FEES.map((l) => [l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)])],
    'grid',
  );

function shares(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map((v) => `${v}%`)]);
  return s.heading(s.titleOf(entry, type)) + s.htmlTable([['(% of Total Assets)', ...MONTHS], ...rows], 'grid');
}

function holdings(figures: s.Figures, fund: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const isRated = fund.papers.some(([, , note]) => note !== '');
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(isRated ? [s.noteOf(fund, h.name_raw)] : []),
    `${h.percent}%`,
  ]);
  const head = isRated ? ['Sukuk', 'Rating', '% of T.A.'] : ['Company', '% of T.A.'];
  return s.heading(figures.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], isRated ? 'grid mid' : 'grid');
}

function wide(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const returns = [
    ['', ...s.periods(entry)],
    [s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(figure)],
    ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(figure)],
  ];
  const cells = (title: string, rows: readonly string[][]): string => s.heading(title) + s.htmlTable(rows, 'wide');
  return (
    cells('Performance (% net of expenses)', returns) +
    cells('Annual Returns (%)', s.wideSeries(entry.historical_returns, names, figure)) +
    cells('Monthly Returns (%)', s.wideSeries(entry.monthly_returns, names, figure))
  );
}

const frame = (entry: s.Entry, body: string): string => {
  const [, page = ''] = /(\d+)$/.exec(entry.page_footer_raw ?? '') ?? [];
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><div>Fund Manager Report<br>April 2024</div></div>${body}
<div class=notes>${[...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`].map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>
<div class=foot><span>${s.esc(entry.amc_name_raw)}</span><span>${page}</span></div>`;
};

function fundPage(entry: s.Entry, [now, then]: readonly [s.Figures, s.Figures], fund: s.Fund): string {
  const portfolio = shares(entry, 'ASSET_ALLOCATION') + shares(entry, s.otherType(entry)) + holdings(entry, fund);
  return frame(
    entry,
    `<div class=cols><div>${story(entry)}</div><div>${details(entry)}</div><div>${prices(entry, now, then)}${expenses(entry)}${portfolio}</div></div>${wide(entry)}`,
  );
}

const shortName = (name: string): string => name.replace(' Sub Fund', '');

function subFacts(subs: readonly s.SubFacts[], then: readonly s.Figures[]): string {
  const fees = (label: string, period: string): string[] => subs.map((x) => `${s.feeOf(x, label, period)}%`);
  const rows = [
    ['', ...subs.map((x) => x.name_raw)],
    ['Net Assets (Rs. mn)', ...subs.map((x) => x.fund_size_raw ?? '')],
    ['Net Assets, Mar’24 (Rs. mn)', ...then.map((x) => x.fund_size_raw ?? '')],
    ['NAV per Unit (Rs.)', ...subs.map((x) => x.nav_per_unit ?? '')],
    ['NAV per Unit, Mar’24 (Rs.)', ...then.map((x) => x.nav_per_unit ?? '')],
    ...FEES.flatMap((l) => [
      [`${l} (MTD)`, ...fees(l, 'MTD')],
      [`${l} (FYTD)`, ...fees(l, 'YTD')],
    ]),
  ];
  return s.heading('Net Assets, Price and Expenses') + s.htmlTable(rows, 'grid subs');
}

function subShares(subs: readonly s.SubFacts[], type: s.AllocationType): string {
  const owners = subs.filter((x) => s.ofType(x, type).length > 0);
  const all = s.restLast(s.matrix(owners, type, '-'), (l) => l === 'Others');
  const rows = all.map(([l = '', ...v]) => [l, ...v.map((x) => (x === '-' ? x : `${x}%`))]);
  const head = ['(% of Total Assets)', ...owners.map((x) => shortName(x.name_raw))];
  return s.heading(s.titleOf(s.only(owners[0], 'sub-fund'), type)) + s.htmlTable([head, ...rows], 'grid');
}

function pensionPage(entry: s.Entry, then: readonly s.Figures[]): string {
  const { sub_funds: subs } = entry;
  const first = s.only(subs[0], 'sub-fund');
  const own = (labels: readonly string[], of: (x: s.SubFacts) => readonly (string | null)[]): string =>
    s.htmlTable([['', ...labels], ...subs.map((x) => [x.name_raw, ...of(x).map(figure)])], 'wide');
  const types = ['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const;
  const list = s.heading(first.holdings_title_raw ?? '');
  const right = `${types.map((t) => subShares(subs, t)).join('')}${list}${s.list(
    s.holdingItems(first, (v) => `${v ?? ''}%`),
    'grid',
  )}`;
  return frame(
    entry,
    `<div class=cols><div>${story(entry)}</div><div>${details(entry)}${subFacts(subs, then)}</div><div>${right}</div></div>
<h2>Performance (% net of expenses)</h2>${own(s.periods(first), (x) => s.seriesCells(x, 'fund_return_percent'))}
<h2>Annual Returns (%)</h2>${own(s.labelsOf(first.historical_returns), (x) => x.historical_returns.map((r) => r.percent))}`,
  );
}

const REVIEW = [
  'The economy grew moderately in the third quarter, led by agriculture. Inflation fell to 17.3% in April from 20.7% ' +
    'in March. The rupee was stable at 278.3 to the dollar, and the current account had a surplus of USD 491 million.',
  'The IMF released the last tranche of USD 1.1 billion of the Stand-By Arrangement. Talks about a longer programme ' +
    'will begin in May, and the budget of fiscal year 2025 will be a part of it.',
  'Shares gave back a part of their gains of the year. Investors sold ahead of the budget and of the results of ' +
    'companies, and turnover fell by 18%. Foreigners were net buyers of USD 46 million in the month.',
];

/** A row for each fund and each sub-fund. */
function front(entries: readonly s.Entry[]): string {
  const row = (name: string, category: string, f: s.Figures): string[] => [
    name,
    category,
    f.fund_size_raw ?? '',
    ...['1M', 'FYTD', '1Yr', 'PSD^'].map((l) => figure(s.returnAt(f, l)?.fund_return_percent)),
  ];
  const rows = entries.flatMap((e) =>
    e.sub_funds.length === 0
      ? [row(e.fund_name_raw, (e.category_raw ?? '').replace(/^Shariah Compliant | Scheme$/g, ''), e)]
      : e.sub_funds.map((x) => row(`${e.fund_name_raw.replace(' Pension Fund', '')} ${x.name_raw}`, 'Pension', x)),
  );
  const head = ['Name of Fund', 'Category', 'Net Assets (Rs. mn)', '1M (%)', 'FYTD (%)', '1Yr (%)', 'PSD^ (%)'];
  return `<div class=top><h1>Performance Summary</h1><div>Fund Manager Report<br>April 2024</div></div>${s.htmlTable([head, ...rows], 'sum')}
<h2 style="margin-top:8mm">Economy and Capital Markets</h2><div class=intro>${s.paragraphs(REVIEW)}</div>
<div class=foot><span>${s.esc(entries[0]?.amc_name_raw)}</span><span>1</span></div>`;
}

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    const parts = s.partsOf(e, fund);
    const at = (m: s.Month): s.Figures[] => parts.map((p) => s.figuresAt(p, m, form));
    const then = at(s.before(month));
    if (e.sub_funds.length > 0) return pensionPage(e, then);
    return fundPage(e, [s.only(at(month)[0], 'figures'), s.only(then[0], 'figures')], fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
