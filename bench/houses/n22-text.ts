/** The texts of AMC N22, which give figures in lists and in sentences. */
import type { Flow } from './n22-flow.ts';
import * as s from './shared6.ts';

export interface FundText {
  readonly entry: s.Entry;
  /** Of its chapter. */
  readonly number: number;
  /** Figures of the month before. */
  readonly old: s.Figures;
  /** Of the fund, or of each sub-fund. */
  readonly ratios: readonly (readonly s.Ratio[])[];
}

type Item = readonly [label: string, value: string | null | undefined];

export function drawLetter(flow: Flow): void {
  flow.title('Report of the Fund Managers for the month of April 2025', 16);
  flow.heading('Economy');
  flow.paragraph(
    'Inflation fell to 0.28% in April 2025, the lowest figure since records began, after 0.69% in March. For ten months of FY25 it averaged 4.73% against 25.97% in the same period last year. Remittances of US$ 3.2 billion were 13.1% higher than a year ago. The policy rate remained at 12.00%, and the six months KIBOR closed at 11.93%.',
  );
  flow.heading('Money market and bonds');
  flow.paragraph(
    'The Government raised Rs. 2,84,500 crore in four auctions of T-Bills at cut-off yields of 12.00%, 12.01% and 12.00% for three, six and twelve months. We lengthened the maturity of our income fund, as yields should follow inflation with a delay.',
  );
  flow.heading('Stock market');
  flow.paragraph(
    'The KSE-100 Index lost 2.90% in the month to close at 111,327 points, as tension at the border overshadowed the results of the quarter. Foreigners sold shares worth US$ 14.9 million net. At a price to earning ratio of 6.1 times the market remains below its average of ten years.',
  );
  flow.paragraph(
    'This report has been prepared for the unit holders of our funds. All investments in mutual funds and pension funds are subject to market risks, and past performance is not indicative of future results.',
    { size: 9, font: 'italic' },
  );
}

function drawItems(flow: Flow, items: readonly Item[]): void {
  let number = 0;
  for (const [label, value] of items) {
    if (value === null || value === undefined) continue;
    number += 1;
    flow.item(`${number}.`, label, value);
  }
}

function ratingText(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const r = s.rated(entry, subject);
  return r === null
    ? 'Not applicable'
    : `${r.rating_raw} by ${r.rating_agency}, ${r.line_raw.split(' ').slice(-3).join(' ')}`;
}

const price = (of: s.Figures): readonly Item[] => [
  [of.fund_size_label_raw ?? '', of.fund_size_raw],
  ['NAV per Unit as on 30 April 2025', `Rs. ${of.nav_per_unit}`],
  ['Units Outstanding', s.lakhs(Number(of.units_outstanding))],
];

function factsOf(entry: s.Entry): readonly Item[] {
  const isFund = entry.sub_funds.length === 0;
  return [
    ['Category', entry.category_raw],
    ['Type of Scheme', entry.fund_type_raw],
    ['Launch Date', entry.launch_date_raw],
    ...(isFund ? price(entry) : []),
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Stability Rating', isFund ? ratingText(entry, 'FUND') : null],
    ['Management Fee', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ['Par Value', entry.par_value_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
    ...entry.metrics.map((m): Item => [m.label_raw, m.value_raw]),
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ['Rating of the Management Company', ratingText(entry, 'AMC')],
    ...entry.parties.map((p): Item => [p.designation_raw ?? '', p.name_raw]),
  ];
}

/** Includes figures of the month before and of the market, which must not be read as facts of this month. */
function comment({ entry, old }: FundText): string {
  const row = entry.reported_returns[0];
  const past = old.reported_returns[0];
  return `${entry.fund_column_raw} returned ${s.signLast(row?.fund_return_percent)} percent in April 2025 after ${s.signLast(past?.fund_return_percent)} percent in March 2025, when its benchmark returned ${s.signLast(past?.benchmark_return_percent)} percent. The NAV per unit had been Rs. ${old.nav_per_unit} at the end of March. The KMI-30 Index returned 4.12- percent in the month and 6.35 percent since 30 June 2024, and three months T-Bills yielded 12.05 percent. Redemptions of about 2 percent of the units were met from deposits, which fell by 4.5 percent on 22 April.`;
}

function returns(flow: Flow, entry: s.Entry): void {
  const excess = (fund: string | null | undefined, benchmark: string | null | undefined): string =>
    s.signLast((Number(fund) - Number(benchmark)).toFixed(2).replace(/^-(0\.00)$/, '$1'));
  const line = (label: string, fund: string | null | undefined, benchmark: string | null | undefined): string[] => [
    label,
    s.signLast(fund),
    s.signLast(benchmark),
    excess(fund, benchmark),
  ];
  const years = s.labelsOf(entry.historical_returns).map((label) => {
    const of = (series: string): string | undefined => s.percentAt(entry.historical_returns, series, label);
    return line(label === 'FY24' ? 'FY24*' : label, of(entry.fund_column_raw ?? ''), of('Benchmark'));
  });
  const rows = entry.reported_returns.map((r) =>
    line(r.period_label_raw, r.fund_return_percent, r.benchmark_return_percent),
  );
  flow.heading('Returns (%)', (rows.length + years.length + 1) * 14 + 20);
  flow.table(
    [165, 98, 98, 98],
    [['Period', entry.fund_column_raw ?? '', 'Benchmark', 'Difference'], ...rows, ...years],
  );
  flow.paragraph(entry.footnotes_raw.join(' '), { size: 8.5, font: 'italic' });
}

function months(flow: Flow, entry: s.Entry): void {
  flow.heading('Monthly returns (%)', 72);
  for (const series of [entry.fund_column_raw ?? '', 'Benchmark']) {
    const cells = s
      .cellsOf(entry.monthly_returns, series)
      .map((r) => ({ label: r.period_label_raw, text: s.signLast(r.percent) }));
    flow.paragraph(`${series}: ${s.listed(cells)}.`);
  }
}

const shares = (rows: readonly s.AllocationRow[]): string =>
  s.listed(rows.map((r) => ({ label: r.label_raw, text: `${r.percent}%` })));

function assets(figures: s.Figures): string {
  const labels = [...new Set(s.ofType(figures, 'ASSET_ALLOCATION').map((r) => r.period_label))];
  return labels
    .map(
      (label) =>
        `On ${label} the assets were invested as follows: ${shares(s.ofMonth(figures, 'ASSET_ALLOCATION', label))}.`,
    )
    .join(' ');
}

function expenses(figures: s.Figures, ratios: readonly s.Ratio[], of: string): string {
  const text = ratios.map(
    (r, i) =>
      `${i === 0 ? 'The' : 'its'} ${figures.fees[i]?.fee_label_raw}${i === 0 ? ` of ${of}` : ''} is ${figures.fees[i]?.percent}% which includes ${r.levies}% representing government levies and the fee of the SECP`,
  );
  return `${text.join(', and ')}.`;
}

function drawPortfolio(flow: Flow, figures: s.Figures): void {
  flow.heading(s.ofType(figures, 'ASSET_ALLOCATION')[0]?.table_title_raw ?? '', 66);
  flow.paragraph(assets(figures));
  const second = figures.allocations.filter((r) => r.allocation_type !== 'ASSET_ALLOCATION');
  if (second.length > 0) {
    flow.heading(second[0]?.table_title_raw ?? '');
    flow.paragraph(`${shares(second)}.`);
  }
  if (figures.holdings.length > 0) {
    flow.heading(figures.holdings_title_raw ?? '', 72);
    flow.columns(figures.holdings.map((h) => [h.name_raw, `${h.percent}%`] as const));
  }
}

function drawSub(flow: Flow, sub: s.SubFacts, letter: string, ratios: readonly s.Ratio[]): void {
  flow.reserve(170);
  flow.heading(`(${letter}) ${sub.name_raw}`);
  drawItems(flow, [
    ...price(sub),
    ...sub.reported_returns.map((r): Item => [
      `Return, ${r.period_label_raw}`,
      `${s.signLast(r.fund_return_percent)}% (benchmark ${s.signLast(r.benchmark_return_percent)}%)`,
    ]),
  ]);
  drawPortfolio(flow, sub);
  flow.paragraph(expenses(sub, ratios, `the ${sub.name_raw}`));
}

export function drawFund(flow: Flow, of: FundText): void {
  const { entry, ratios } = of;
  flow.title(`${of.number}. ${entry.fund_name_raw}`);
  flow.paragraph(entry.investment_objective_raw ?? '', { font: 'italic' });
  drawItems(flow, factsOf(entry));
  if (entry.sub_funds.length > 0) {
    entry.sub_funds.forEach((sub, i) => {
      drawSub(flow, sub, 'abc'.charAt(i), ratios[i] ?? []);
    });
    return;
  }
  flow.heading('Comment', 84);
  flow.paragraph(comment(of));
  returns(flow, entry);
  months(flow, entry);
  drawPortfolio(flow, entry);
  flow.heading('Expenses');
  flow.paragraph(expenses(entry, ratios[0] ?? [], 'the Fund'));
  flow.skip(8);
}
