/** The pages of AMC N217: two columns of figures, facts that run on below them, and notes. */
import { SLICES, STYLE } from './n217-style.ts';
import * as s from './shared15.ts';

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly form: s.Form;
}

const PEERS = 'Peer Average';
const DATES = ['28-Feb-2017', '31-Jan-2017'] as const;

const frame = (name: string, line: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=top><span>Sarhari Asset Management Limited</span><span>Fund Managers’ Report, February 2017</span></div>
<div class=name><b>${s.esc(name)}</b><span>${line}</span></div><main>${body}</main>
<div class=foot>${s.paragraphs([...notes, `Disclaimer: ${s.RISK_NOTE}`])}<p class=end>${s.esc(footer)}</p></div>`;

/** `Type: Open-end | Category: Equity Scheme | ...` */
const keyLine = (entry: s.Entry): string =>
  s
    .terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Launch Date', 'launch_date_raw'],
    ])
    .map(([label, value]) => `${label}: ${s.esc(value)}`)
    .join('<u>|</u>');

/** What the fund paid out in the last June. */
function payout(entry: s.Entry, report: Report): string | null {
  const { words, model } = s.partOf(entry, report.funds);
  if (model.kind !== 'rate') return null;
  const points = s.historyOf(words, model, report.month);
  const at = points.findIndex((p) => p.month.year === 2016 && p.month.month === 6);
  const [past, june] = [s.only(points[at - 1], 'May'), s.only(points[at], 'June')];
  const paid = past.nav * (1 + (june.fund / 100) * (30 / 365)) - june.nav;
  return `PKR ${paid.toFixed(2)} per unit for FY16 (ex-NAV PKR ${june.nav.toFixed(4)})`;
}

/** Facts that run on, each label in bold before its value. */
function runOn(entry: s.Entry, paid: string | null): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, day) => `${r} (${by}) dated ${day}`, '');
  const isRanked = s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true;
  const items = s.stated([
    ...s.terms(entry, [['Benchmark', 'benchmark_raw']]),
    [isRanked ? 'Performance Ranking' : 'Stability Rating', rating('FUND')],
    ['AMC Rating', rating('AMC')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Settlement Period', 'settlement_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Last Payout', paid],
    [
      'Investment Committee',
      s
        .members(entry)
        .map(([name, office]) => `${name} (${office})`)
        .join('; '),
    ],
  ]);
  return `<div class=run>${items.map(([l, v]) => `<p><b>${s.esc(l)}</b> ${s.esc(v)}</p>`).join('')}</div>`;
}

const VIEWS: Readonly<Record<string, string>> = {
  SGSF:
    'Yields of T-Bills moved in a narrow range as the policy rate was left at 5.75%. The Fund sold T-Bills of short ' +
    'maturities, and invested the proceeds in PIBs and in deposits with banks.',
  SIIF:
    'Supply of Ijara Sukuk remained scarce, and their yields were low. The Fund added to corporate Sukuk with floating ' +
    'rates and kept its deposits with Islamic banks which offered better rates for the quarter.',
  SIAAF:
    'The allocation to stocks was increased as the market offered better prices during the month. Within stocks, the Fund preferred ' +
    'cements and fertilizers with good volumes, and added to companies in the power sector.',
  SEF:
    'The Fund did better than its benchmark, mainly because of its positions in banks and automobiles. We remain positive ' +
    'on the market in view of its inclusion in the MSCI Emerging Markets Index in May.',
};

/** The return of the fund above that of its benchmark; that of the month is from the months. */
function excess(entry: s.Entry, r: s.ReturnRow): string {
  const month = s.percentAt(entry.monthly_returns, s.short(entry), 'Feb-17');
  const own = r === entry.reported_returns[0] ? month : r.fund_return_percent;
  return s.bracketed((Number(own) - Number(r.benchmark_return_percent)).toFixed(2));
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    s.bracketed(r.fund_return_percent),
    s.bracketed(r.benchmark_return_percent),
    s.bracketed(r.peer_return_percent),
    excess(entry, r),
  ]);
  return `${s.heading('Performance (%)')}${s.htmlTable([['Period', s.short(entry), 'Benchmark', PEERS, 'Excess'], ...rows])}`;
}

function series(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'];
  const cells = (rows: readonly s.SeriesRow[], some: readonly string[]): string[][] =>
    s.labelsOf(rows).map((l) => [l, ...some.map((name) => s.bracketed(s.percentAt(rows, name, l)))]);
  const [months, years] = [entry.monthly_returns, entry.historical_returns];
  return `${s.heading('Monthly Returns (%)')}${s.htmlTable([['Month', ...names, PEERS], ...cells(months, [...names, PEERS])])}
${s.heading('Fiscal Year Returns (%)')}${s.htmlTable([['Year ended June', ...names], ...cells(years, names)])}`;
}

function ratios(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => s.feeOf(figures, l, p))]);
  return `${s.heading('Expenses (annualized, % of average net assets)**')}${s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'sum')}`;
}

function prices(entry: s.Entry, report: Report): string {
  const then = s.figuresThen(entry, report.funds, s.before(report.month), report.form);
  const row = (label: string, of: (f: s.Figures) => string | null | undefined): string[] => [
    label,
    ...[entry, then].map((f) => of(f) ?? ''),
  ];
  const rows = [
    row(entry.fund_size_label_raw ?? '', (f) => f.fund_size_raw),
    row('NAV per Unit (PKR)', (f) => f.nav_per_unit),
    row('Offer Price (PKR)', (f) => f.offer_price),
    row('Repurchase Price (PKR)', (f) => f.repurchase_price),
    ...entry.metrics.map(({ label_raw }) =>
      row(label_raw, (f) => f.metrics.find((m) => m.label_raw === label_raw)?.value_raw),
    ),
  ];
  return `${s.heading('Fund Size, Prices and Statistics')}${s.htmlTable([['', ...DATES], ...rows])}`;
}

/** Total assets are larger than net assets. */
const GROSS = 1.014;

function assets(entry: s.Entry): string {
  const total = (Number(entry.fund_size_pkr) / 1e6) * GROSS;
  const rows = s
    .twoMonths(entry, 'ASSET_ALLOCATION')
    .map(([label, now, past]) => [label, s.grouped((total * Number(now)) / 100, 1), now, past]);
  const head = ['', 'PKR mn', ...s.datesOf(entry, 'ASSET_ALLOCATION')];
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${s.htmlTable([head, ...rows])}`;
}

function ringOf(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.ofType(entry, type);
  const drawn = s.ring(
    rows.map((r) => Number(r.percent)),
    SLICES,
    '27mm',
  );
  const legend = rows.map((r, i) =>
    s.tr([`<i style="background:${SLICES[i % SLICES.length]}"></i>${s.esc(r.label_raw)}`, `${r.percent}%`]),
  );
  return `${s.heading(s.titleOf(entry, type))}<div class=ring>${drawn}<table>${legend.join('')}</table></div>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const kind = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), h.percent]);
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable([['Name', kind, '%'], ...rows], 'held')}`;
}

const BREACH_HEAD = ['Name', 'Type', 'Cost', 'Provision', 'Net Value', '% of Net Assets', '% of Gross Assets'];

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const rows = entry.non_compliant.map((e) => {
    const cells = s.exposureCells(e);
    return [...cells.slice(0, 5), cells[6] ?? '', cells[5] ?? ''];
  });
  return `${s.heading('Non-Compliant Investments as per Circular 16 of 2010 (PKR mn)')}${s.htmlTable([BREACH_HEAD, ...rows], 'bad')}`;
}

function fundPage(entry: s.Entry, fund: s.Fund, report: Report): string {
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    keyLine(entry),
    `<div class=two><div>${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(VIEWS[fund.abbr])}</p>${returns(entry)}${series(entry)}</div><div>${prices(entry, report)}${assets(entry)}
${ringOf(entry, s.only(s.otherType(entry), 'table'))}${holdings(entry, fund)}${ratios(entry)}</div></div>
${runOn(entry, payout(entry, report))}<div style="margin-top:3mm">${breaches(entry)}</div>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

/** A plan under its bar: figures, returns, and shares of two months. */
function planBlock(plan: s.SubFacts): string {
  const items = s.stated([
    ['Plan Launch Date', plan.launch_date_raw],
    [plan.fund_size_label_raw ?? '', plan.fund_size_raw],
    ['NAV per Unit (PKR)', plan.nav_per_unit],
    ['Offer Price (PKR)', plan.offer_price],
    ['Repurchase Price (PKR)', plan.repurchase_price],
    ...plan.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ]);
  const rows = plan.reported_returns.map((r) => [
    r.period_label_raw,
    s.bracketed(r.fund_return_percent),
    s.bracketed(r.benchmark_return_percent),
  ]);
  const shares = s.twoMonths(plan, 'ASSET_ALLOCATION').map((r) => [...r]);
  return `<div class=bar>${s.esc(plan.name_raw)}</div><div class=three>
<div>${s.heading('Figures as on 28-Feb-2017')}${s.list(items)}</div>
<div>${s.heading('Performance (%)')}${s.htmlTable([['Period', 'Plan', 'Benchmark'], ...rows])}</div>
<div>${s.heading(s.titleOf(plan, 'ASSET_ALLOCATION'))}${s.htmlTable([
    ['', ...s.datesOf(plan, 'ASSET_ALLOCATION')],
    ...shares,
  ])}</div></div>`;
}

const plansPage = (entry: s.Entry, fund: s.Fund): string =>
  frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    keyLine(entry),
    `<div>${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p></div>
${entry.sub_funds.map(planBlock).join('')}<div style="height:3mm"></div>${runOn(entry, null)}`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );

const REVIEW = [
  'Inflation rose to 4.2% in February 2017 from 3.7% in the month before, mainly because of higher prices of fuel and ' +
    'perishable food. The average of the first eight months of FY17 is 3.9%, which is well below the target of 6.0%.',
  'The current account deficit widened to USD 5.5 billion in the first eight months of the fiscal year, as imports of ' +
    'machinery and petroleum grew while exports remained flat. Reserves of the State Bank were USD 17.1 billion.',
  'In the money market, the State Bank accepted PKR 632 billion in two auctions of T-Bills, and none of the bids for ' +
    'PIBs. The policy rate was maintained at 5.75%. Yields of longer bonds rose a little with the outlook for inflation.',
  'The stock market was volatile during the month, as investors awaited the inclusion of Pakistan in the MSCI Emerging ' +
    'Markets Index and the outcome of court proceedings. Foreigners were net sellers of USD 46 million.',
];

const MARKETS = [
  ['Markets', '28-Feb-2017', '31-Jan-2017', 'Change'],
  ['T-Bills, 6 months (%)', '5.99', '5.95', '0.04'],
  ['PIB, 3 years (%)', '6.41', '6.33', '0.08'],
  ['PIB, 10 years (%)', '8.12', '7.98', '0.14'],
  ['KIBOR, 6 months (%)', '6.15', '6.14', '0.01'],
  ['Average daily volume (million shares)', '303', '381', '(78)'],
  ['PKR per USD', '104.83', '104.85', '(0.02)'],
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  return frame(
    'Economy and Markets',
    'Review of the month and outlook',
    `<div class=long>${s.paragraphs(REVIEW)}${s.htmlTable(MARKETS, 'index wide')}${s.heading('Contents')}
${s.htmlTable([['Fund', 'Category', 'Page'], ...rows], 'index')}</div>`,
    [],
    'Sarhari Asset Management Limited - FMR February 2017 - 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => {
    const fund = s.fundNamed(report.funds, e);
    return e.sub_funds.length > 0 ? plansPage(e, fund) : fundPage(e, fund, report);
  });
  return s.htmlPages(STYLE, report.isWhole ? [front(report.entries), ...pages] : pages);
}
