/** N222, Malakwal: pages across with dotted leaders at the left, and plans that run on over two pages. */
import { closeSectors } from './n95-sectors.ts';
import { CLASS_OF, FUNDS, PLAN_SHORT, PLANNING } from './n222-funds.ts';
import { html } from './n222-page.ts';
import * as s from './shared15.ts';

const AMC = 'Malakwal Asset Management Limited';
const MONTH = { year: 2023, month: 10 };
const FALSE_FUND = 'Malakwal Income Fund';

/** October 31, 2023 */
const day = s.dayFirstMonth;

const form = s.formWith({
  periods: [
    ['MTD', 'Month (Oct 2023)'],
    ['FYTD', 'YTD'],
    ['1Y', 'One Year'],
    ['3Y', 'Three Years**'],
    ['SI', 'Since Inception**'],
  ],
  seriesMonths: 13,
  benchmarkSeries: 'BM',
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Fund Size (PKR mn; as on Oct 31, 2023)',
  assetTitle: 'Asset Allocation (as % of Total Assets)',
  creditTitle: 'Credit Quality (as % of Total Assets)',
  sectorTitle: 'Sector Allocation (as % of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day,
});

const ofPlans: s.Form = {
  ...form,
  periods: form.periods.filter(([key]) => key !== '3Y'),
  assetTitle: 'Holdings as % of Total Assets',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  MIF: [
    { name: 'Kang Sahali Textile Mills Limited', type: 'Sukuk', cost: 61.94, provided: 61.94 },
    { name: 'Phularwan Leasing Company Limited', type: 'TFC', cost: 43.1, provided: 21.55 },
  ],
};

/** Millions of rupees that the plans have in a fund, as printed. */
function investedIn(abbr: string): string | null {
  const plans = (PLANNING.subs ?? []).map((sub) =>
    s.figuresOf(
      { name: `${PLANNING.name} ${sub.name}`, series: sub.name, load: 0, model: sub.model, mix: sub },
      MONTH,
      ofPlans,
    ),
  );
  const asset = CLASS_OF[abbr];
  if (asset === undefined) return null;
  const sum = plans.reduce((all, plan) => {
    const row = s.ofMonth(plan, 'ASSET_ALLOCATION', s.dashed(MONTH)).find((r) => r.label_raw === asset);
    return all + (Number(plan.fund_size_pkr) / 1e6) * (Number(row?.percent ?? 0) / 100);
  }, 0);
  return sum.toFixed(2);
}

/** The figures have the net assets of all units; the plans' part is taken out of the size. */
function setSizes(entry: s.Entry, abbr: string): void {
  const invested = investedIn(abbr);
  const all = s.only(entry.fund_size_pkr, 'size');
  entry.fund_size_including_fof_pkr = all;
  if (invested === null) return;
  entry.amount_invested_by_fof_pkr = s.rupees(invested, 6);
  const rest = s.grouped((Number(all) - Number(entry.amount_invested_by_fof_pkr)) / 1e6, 2);
  entry.fund_size_raw = rest;
  entry.fund_size_pkr = s.rupees(rest, 6);
}

function feesOf(part: s.Part, stars: string): s.Fee[] {
  const [month, year] = s.ratioPair(part, MONTH);
  return [
    s.fee(`Total Expense Ratio (YTD)${stars}`, year.withLevies),
    s.fee('Total Expense Ratio (Month)', month.withLevies),
  ];
}

function totalsOf(figures: s.Figures): object[] {
  const sectors = s.ofType(figures, 'SECTOR_ALLOCATION');
  const percent = s.sumOf(
    sectors.map((r) => r.percent),
    1,
  );
  const total = { ...sectors[0], label_raw: 'Total', percent };
  return [...s.hundreds(figures, 'ASSET_ALLOCATION', 'Total'), ...(sectors.length === 0 ? [] : [total])];
}

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  if (fund.subs !== undefined) {
    figures.fees = feesOf(part, '***');
    figures.launch_date = s.iso(part.model.launch);
    figures.launch_date_raw = day(part.model.launch);
    s.renameSeries(figures, part.line, s.only(PLAN_SHORT[part.line], 'plan'));
  } else {
    figures.fees = feesOf(part, '***');
    closeSectors(figures, 'Equity');
    if (figures.metrics[0]?.label_raw.startsWith('Wtd') === true)
      figures.holdings_title_raw = 'TFC/Sukuk/CP Holdings (% of Total Assets)';
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, s.dashed(MONTH));
  }
  Object.assign(figures, { allocation_totals: totalsOf(figures) });
}

function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const kind =
    fund.subs === undefined && fund.model.kind === 'rate'
      ? 'Returns of up to one year are simple annualized.'
      : 'Returns of up to one year are absolute.';
  const levies = s.partsOf(entry, fund).map((part) => {
    const [, year] = s.ratioPair(part, MONTH);
    const name = fund.subs === undefined ? '' : `${PLAN_SHORT[part.line] ?? ''}: `;
    return `*** ${name}This includes ${year.levies}% representing government levy and SECP fee.`;
  });
  const invested = entry.amount_invested_by_fof_pkr;
  const held = s.grouped(Number(invested) / 1e6, 2);
  return [
    ...(entry.metrics.some((m) => m.label_raw.endsWith('*')) ? ['* Calculated on 12-month trailing data.'] : []),
    `** Calculated on Compound Annual Growth Rate (CAGR). ${kind}`,
    ...levies,
    ...(invested === null ? [] : [`**** Investment by fund of fund schemes: PKR mn ${held}`]),
  ];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
  if (fund.subs === undefined) setSizes(entry, fund.abbr);
  else entry.page_numbers = [entry.page_number, entry.page_number + 1];
  entry.footnotes_raw = notesOf(entry, fund);
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2023',
  footerOf: () => 'Fund Managers’ Report October 2023',
  committeeOf: (fund) => [
    ['Azhar Gondal', 'Chief Executive Officer'],
    ['Sumbal Ranjha, CFA', 'Chief Investment Officer'],
    ['Haroon Warraich, ACA', 'Chief Financial Officer'],
    ['Fareeha Tarar', 'Head of Compliance'],
    ['Nadeem Sahi, CFA, FRM', 'Head of Research'],
    fund.model.kind === 'rate'
      ? ['Waleed Chattha', 'Fund Manager Fixed Income Funds']
      : ['Irum Bosal, CFA', 'Fund Manager Equity Funds'],
  ],
  amcRating: ['AM2+', 'VIS', [2022, 12, 30]],
  formOf: (isFund) => (isFund ? form : ofPlans),
  introduction: 2,
  finish,
};

/** The size without the plans is that of another fund, and so above the size with them. */
function falsify(entry: s.Entry): void {
  const real = { raw: s.only(entry.fund_size_raw, 'size'), pkr: s.only(entry.fund_size_pkr, 'size') };
  const printed = s.grouped((Number(real.pkr) / 1e6) * 1.3127, 2);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'SIZE_IS_ABOVE_THE_SIZE_INCLUDING_FUNDS_OF_FUNDS',
    false_values: [{ field: 'fund_size_pkr', printed: entry.fund_size_pkr, real: real.pkr }],
    true_values: 'the size including fund of fund schemes, their investment, the NAV and all other facts',
    must_not_serve: 'the false fund size',
    how_it_can_be_seen:
      'the size including fund of fund schemes is smaller than the size without them; less their investment, which a ' +
      `note has, it is ${real.raw}`,
  };
}

const QUIRKS = [
  'pages across; facts are labels with dotted leaders of uneven length, and values at the right border',
  'long facts are a label in bold with their text below it; ratings are a line below the name',
  'the column of the benchmark is before that of the fund; thirteen months are columns',
  'the size has one row without and one row with fund of fund schemes; a note has their investment',
  'credit ratings are pairs of label and share in two columns, among them classes of 0.0%, without a date',
  'holdings have no ranks: the second list, at the right of the first one, has the smaller shares',
  'people are a name and an office after a comma; qualifications are after commas too',
  'the month before is the first column of the asset allocation; sectors end with a total that is the share of equity',
  'three plans of the fund of funds run on over two pages, the second of which has no facts at the left',
];

/** The report, and one page of it with a planted fault. */
export const drawMalakwal = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N222_malakwal_2023-10',
    amc: AMC,
    producer: 'ghostscript',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html(entries, isWhole), path),
    hostile: { file: 'hostile_N222_size_above_size_including', fund: FALSE_FUND, falsify },
  });
