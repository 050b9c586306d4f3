import { expect, it } from 'vitest';
import type { Fragment } from '#domain/fragment.ts';
import { readSample } from '../fmr/read-sample.ts';
import type { PageBlock, ReportPage } from '../fixtures/report-page.ts';
import { FACTS, OBJECTIVE, samplePage, STATISTICS } from '../fixtures/sample-report.ts';

async function readPage(blocks: readonly PageBlock[], notes: readonly string[] = [], change: Partial<ReportPage> = {}) {
  return readPages([{ columns: [[FACTS], blocks], notes, ...change }]);
}

async function readPages(changes: readonly Partial<ReportPage>[]): Promise<Fragment> {
  const { fragments } = await readSample(...changes.map((change) => samplePage('bars', change)));
  const [first] = fragments;
  if (first === undefined) throw new Error('the page was not taken for a fund’s');
  return first;
}

const table = (
  title: string,
  heads: readonly string[],
  ...rows: readonly (readonly [string, ...string[]])[]
): PageBlock => ({ kind: 'table', title, heads, rows });
const pairs = (...rows: readonly (readonly [string, string])[]): PageBlock => ({
  kind: 'pairs',
  title: 'Fund Statistics',
  rows,
});

const HEADS = ['', 'BM', 'SINF'];
const returnsOf = ({ reported_returns }: Fragment): unknown[] =>
  reported_returns.map((row) => [row.period_key, row.return_type, row.is_annualized, row.calculation_basis_raw]);

it.concurrent('the basis of a return is what its label, its table’s title or its mark’s footnote says', async () => {
  const rows = [
    ['YTD', '6.01%', '7.67%'],
    ['3 Years*', '8.13%', '9.24%'],
    ['Since Inception (CAGR)', '9.11%', '10.22%'],
  ] as const;
  expect(
    returnsOf(
      await readPage(
        [table('Fund Performance', HEADS, ...rows)],
        ['* Annualized Return based on Morning Star Methodology'],
      ),
    ),
  ).toEqual([
    ['YTD', null, null, null],
    ['3Y', 'ANNUALIZED', true, 'Annualized Return based on Morning Star Methodology'],
    ['SINCE_INCEPTION', 'ANNUALIZED', true, 'CAGR'],
  ]);
  expect(returnsOf(await readPage([table('Fund Performance (Absolute)', HEADS, ...rows)])).slice(0, 2)).toEqual([
    ['YTD', 'ABSOLUTE', false, 'ABSOLUTE'],
    ['3Y', 'ABSOLUTE', false, 'ABSOLUTE'],
  ]);
});

it.concurrent('a note applies to the returns that it names, and to the others only if it says so', async () => {
  const performance = table('Fund Performance', HEADS, ['YTD', '6.01%', '7.67%'], ['3 Years*', '8.13%', '9.24%']);
  const inception = table('Fund Performance', HEADS, ['YTD', '6.01%', '7.67%'], ['Since Inception', '8.13%', '9.24%']);
  expect(returnsOf(await readPage([performance], ['* Annualized Return', 'All other returns are Cumulative']))).toEqual(
    [
      ['YTD', 'ABSOLUTE', false, 'Cumulative'],
      ['3Y', 'ANNUALIZED', true, 'Annualized Return'],
    ],
  );
  expect(
    returnsOf(
      await readPage([inception], ['** Since Inception return is calculated on Compound Annual Growth Rate (CAGR)']),
    ),
  ).toEqual([
    ['YTD', null, null, null],
    ['SINCE_INCEPTION', 'ANNUALIZED', true, 'Compound Annual Growth Rate (CAGR)'],
  ]);
});

it.concurrent('what is said of income schemes is no other fund’s', async () => {
  const performance = table('Fund Performance', HEADS, ['YTD', '6.01%', '7.67%']);
  const note = ['NAV based returns; income schemes annualised.'];
  expect(returnsOf(await readPage([performance], note))).toEqual([['YTD', 'ANNUALIZED', true, 'annualised']]);
  const facts: PageBlock = {
    kind: 'pairs',
    title: 'Fund Information',
    rows: [
      ['Category', 'Equity Scheme'],
      ['Fund Type', 'Open Ended'],
      ['Benchmark', 'Sample Index'],
      ['Launch Date', 'May 27, 2010'],
    ],
  };
  expect(returnsOf(await readPage([], note, { columns: [[facts], [performance]] }))).toEqual([
    ['YTD', null, null, null],
  ]);
});

const ratiosOf = ({ fees }: Fragment): unknown[] =>
  fees
    .filter((row) => row.fee_type === 'TOTAL_EXPENSE_RATIO')
    .map((row) => [
      row.period,
      row.value_percent,
      row.with_government_levies,
      row.government_levy_percent,
      row.secp_fee_percent,
    ]);

it.concurrent('levies within an expense ratio are taken from the footnote under its mark, with their place', async () => {
  const fragment = await readPage(
    [
      pairs(
        ['NAV (PKR)', '101.2539'],
        ['Total Expense Ratio (YTD)**', '1.71%'],
        ['Total Expense Ratio (Month)', '1.43%'],
      ),
    ],
    ['** This includes 0.55% representing government levy, worker’s welfare fund and SECP fee.'],
  );
  expect(ratiosOf(fragment)).toEqual([
    ['YTD', '1.71', true, '0.55', null],
    ['MTD', '1.43', null, null, null],
  ]);
  const index = fragment.fees.findIndex((row) => row.government_levy_percent !== null);
  expect(fragment.evidence[`fees[${index}].government_levy_percent`]).toMatchObject({
    page_number: 1,
    printed: '0.55%',
  });
});

it.concurrent('levies are distinguished from the regulator’s fee, and a note without a mark applies to neither of two ratios', async () => {
  const two = pairs(
    ['NAV (PKR)', '101.2539'],
    ['Total Expense Ratio (YTD)', '1.71%'],
    ['Total Expense Ratio (Month)', '1.43%'],
  );
  const one = pairs(['NAV (PKR)', '101.2539'], ['Total Expense Ratio (YTD)', '1.71%']);
  const note = ['This includes 0.36% government levies and 0.02% SECP fee.'];
  expect(ratiosOf(await readPage([one], note))).toEqual([['YTD', '1.71', true, '0.36', '0.02']]);
  expect(ratiosOf(await readPage([two], note))).toEqual([
    ['YTD', '1.71', null, null, null],
    ['MTD', '1.43', null, null, null],
  ]);
  const inside = pairs(['NAV (PKR)', '101.2539'], ['Total Expense Ratio', '1.58% p.a. (including government levies)']);
  expect(ratiosOf(await readPage([inside]))).toEqual([[null, '1.58', true, null, null]]);
});

it.concurrent('two notes under one mark say nothing of the ratio that bears it', async () => {
  const ratio = pairs(['NAV (PKR)', '101.2539'], ['Total Expense Ratio (YTD)**', '1.71%']);
  const notes = [
    '** This includes 0.55% representing government levy.',
    '** This includes 0.31% representing government levy.',
  ];
  expect(ratiosOf(await readPage([ratio], notes))).toEqual([['YTD', '1.71', null, null, null]]);
});

it.concurrent('a footnote on the fund’s next page applies to the ratio on the page before', async () => {
  const ratio = pairs(['NAV (PKR)', '101.2539'], ['Total Expense Ratio (YTD)**', '1.71%']);
  const performance = table('Fund Performance', HEADS, ['YTD', '6.01%', '7.67%']);
  const fragment = await readPages([
    { columns: [[FACTS], [ratio]], notes: [] },
    {
      fund: '',
      ratings: '',
      columns: [[performance]],
      notes: ['** This includes 0.55% representing government levy.'],
    },
  ]);
  expect(ratiosOf(fragment)).toEqual([['YTD', '1.71', true, '0.55', null]]);
  const index = fragment.fees.findIndex((row) => row.government_levy_percent !== null);
  expect(fragment.evidence[`fees[${index}].government_levy_percent`]).toMatchObject({ page_number: 2 });
});

it.concurrent('the parts of a table of expenses are the levies and the fee within its total', async () => {
  const expenses = table(
    'Total Expense Ratio',
    ['', 'M.F', 'Regulatory Fee', 'Levies & Taxes', 'TER with Levies', 'TER without Levies'],
    ['MTD', '1.21%', '0.08%', '0.34%', '1.93%', '1.59%'],
    ['YTD', '1.25%', '0.07%', '0.37%', '2.02%', '1.65%'],
  );
  const fragment = await readPage([], [], { setting: 'leaders', columns: [[FACTS, STATISTICS, expenses]] });
  expect(ratiosOf(fragment)).toEqual(
    expect.arrayContaining([
      ['MTD', '1.93', true, '0.34', '0.08'],
      ['YTD', '2.02', true, '0.37', '0.07'],
      ['YTD', '1.65', false, null, null],
    ]),
  );
});

const feesOf = ({ fees }: Fragment, type: string): unknown[] =>
  fees
    .filter((row) => row.fee_type === type)
    .map((row) => [row.value_percent, row.is_actual_charged, row.is_maximum_allowed]);

it.concurrent('a fee “up to” is the most allowed, and what a note says is charged is the actual one', async () => {
  const facts = (fee: string): PageBlock => ({
    kind: 'pairs',
    title: 'Fund Information',
    rows: [
      ['Category', 'Income Scheme'],
      ['Fund Type', 'Open Ended'],
      ['Benchmark', '6 Month KIBOR'],
      ['Management Fee***', fee],
    ],
  });
  const read = async (fee: string): Promise<unknown[]> =>
    feesOf(
      await readPage([], ['*** Actual Management fee charged: 0.59% of net assets'], {
        columns: [[facts(fee)], [STATISTICS]],
      }),
      'MANAGEMENT_FEE',
    );
  expect(await read('up to 1.50% p.a. of net assets')).toEqual([
    ['1.50', null, true],
    ['0.59', true, null],
  ]);
  // Of earnings, or of several rates, none is the fee as a share of net assets.
  expect(await read('Up to 10% of the gross earnings')).toEqual([['0.59', true, null]]);
});

it.concurrent('footnotes and remarks are served as notes, not as rows of a table', async () => {
  const { notes, allocations } = await readPage(
    [table('Asset Allocation (% of Total Assets)', [], ['Cash', '40.25%'], ['T-Bills', '59.75%'])],
    [
      '*** Management fee charged 0.48%',
      'Selling & marketing expense - for the period ended January, 2024, PKR Mn 0.153',
      'Words of no kind',
    ],
  );
  expect(notes.map((row) => [row.note_kind, row.note_type, row.section_type, row.text])).toEqual([
    ['FOOTNOTE', '***', 'fees', 'Management fee charged 0.48%'],
    ['STATEMENT', null, 'fees', 'Selling & marketing expense - for the period ended January, 2024, PKR Mn 0.153'],
  ]);
  expect(allocations.map((row) => row.label_raw)).toEqual(['Cash', 'T-Bills']);
});

it.concurrent.each(['Stocks/ Equities', 'Stock / Equities', 'Equity'])(
  'an allocation labelled %s is the series EQUITY',
  async (label) => {
    const { allocations } = await readPage([
      table('Asset Allocation (% of Total Assets)', [], [label, '40.25%'], ['Sample Widgets', '59.75%']),
    ]);
    expect(allocations.map((row) => [row.label_raw, row.label_normalized])).toEqual([
      [label, 'EQUITY'],
      ['Sample Widgets', null],
    ]);
  },
);

it.concurrent('the kind of a holding is what its table’s title or its own name says', async () => {
  const kinds = async (title: string, ...names: string[]): Promise<unknown[]> => {
    const { holdings } = await readPage([
      table(title, [], ...names.map((name, index) => [name, `${String(9 - index)}.31%`] as const)),
    ]);
    return holdings.map((row) => [row.holding_type, row.asset_class]);
  };
  expect(await kinds('Top Ten Equity Holdings (% of Total Assets)', 'Sample Cement Limited')).toEqual([
    ['EQUITY', 'EQUITY'],
  ]);
  expect(
    await kinds(
      'TFC/Sukuk Holdings (% of Total Assets)',
      'Sample Bank Limited',
      'Sample Cement Sukuk (20-Dec-07)',
      'Sample Power TFC',
    ),
  ).toEqual([
    ['DEBT', 'DEBT'],
    ['SUKUK', 'DEBT'],
    ['TFC', 'DEBT'],
  ]);
  expect(
    await kinds(
      'Top 10 Holdings (% of Total Assets)',
      'Sample Cement Limited',
      'Sample Cash Fund',
      'SAMPLE-TFC-{01-03-2021}',
    ),
  ).toEqual([
    [null, null],
    ['FUND_UNITS', 'FUNDS'],
    ['TFC', 'DEBT'],
  ]);
});

it.concurrent('ratings, coupons and maturities of holdings are read under their heads', async () => {
  const { holdings, evidence } = await readPage([], [], {
    setting: 'leaders',
    columns: [
      [
        FACTS,
        OBJECTIVE,
        STATISTICS,
        table(
          'Top Ten TFC/Sukuk Holdings (% of Total Assets)',
          ['Name', 'Coupon', '% of Total Assets', 'Rating', 'Maturity'],
          ['Sample Bank TFC', '12.53%', '8.28%', 'AA+', '20-Feb-2033'],
          ['Sample Cement Sukuk', '11.07%', '7.21%', 'AA-', '20-Dec-2027'],
        ),
      ],
    ],
  });
  expect(
    holdings.map((row) => [
      row.name_raw,
      row.credit_rating,
      row.maturity_date,
      row.coupon_rate,
      row.percent_of_total_assets,
    ]),
  ).toEqual([
    ['Sample Bank TFC', 'AA+', '2033-02-20', '12.53', '8.28'],
    ['Sample Cement Sukuk', 'AA-', '2027-12-20', '11.07', '7.21'],
  ]);
  expect(evidence['holdings[0].coupon_rate']).toMatchObject({ printed: '12.53%' });
});

it.concurrent('an unknown label in a list of known ones is a term in the page’s own words', async () => {
  const known = FACTS.kind === 'pairs' ? FACTS.rows : [];
  const rows = [...known.slice(0, 6), ['Sample Lock-up', 'Three tiers'] as const, ...known.slice(6)];
  const facts: PageBlock = { kind: 'pairs', title: 'Fund Information', rows };
  const { special_terms } = await readPage([], [], { columns: [[facts], [STATISTICS]] });
  expect(special_terms.filter((row) => row.term_type === 'OTHER').map((row) => [row.label_raw, row.value_raw])).toEqual(
    [['Sample Lock-up', 'Three tiers']],
  );
});
