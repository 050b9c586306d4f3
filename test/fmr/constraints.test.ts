/** Each constraint over what a report's pages say, with one planted fault that only it accuses; the same pages without the fault are served whole. */
import { expect, it } from 'vitest';
import type { Decimal } from '#domain/decimal.ts';
import type { Evidence, Fragment, WithheldGroup } from '#domain/fragment.ts';
import { BLANK_HOLDING, BLANK_MEMBERS, BLANK_RETURN, WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { checkFragments } from '#sources/fmr/constraints/check-fragments.ts';
import type { PartUnits, ReadFragment } from '#sources/fmr/constraints/withhold.ts';

interface Page {
  readonly fund?: string;
  /** Members in rupees, each with its print and the unit of its caption. */
  readonly members?: Readonly<Record<string, readonly [value: string, printed: string, unit?: string]>>;
  readonly plans?: readonly (readonly [name: string, nav: string | null, size?: string, units?: string])[];
  /** Period key, label, fund and benchmark. */
  readonly returns?: readonly (readonly [key: string, label: string, fund: string, benchmark: string])[];
  /** Name, share and the height of the name on the page. */
  readonly holdings?: readonly (readonly [name: string, share: string, y0: number])[];
  readonly texts?: readonly string[];
  readonly date?: string;
}

function evidence(printed: string, multiplied_by: string | null): Evidence {
  return { page_number: 1, x0: 0, y0: 0, x1: 1, y1: 1, printed, multiplied_by: multiplied_by as Decimal | null };
}

const keyOf = (plan: string): string => plan.toUpperCase().replaceAll(' ', '_');

function fragmentOf({
  fund = 'Sample Fund',
  members = {},
  plans = [],
  returns = [],
  holdings = [],
  date = '2026-06-30',
}: Page): ReadFragment {
  const values = Object.entries(members);
  const MILLION = '1000000';
  return {
    ...BLANK_MEMBERS,
    ...Object.fromEntries(values.map(([name, [value]]) => [name, value])),
    schema_version: '1.0',
    page_number: 1,
    page_type: 'FUND_PAGE',
    extraction_mode: 'TEXT_LAYER',
    former_names_raw: [],
    fund_name_raw: fund,
    report_date: date as Fragment['report_date'],
    sub_funds: plans.map(([name, nav, size], index) => ({
      sub_fund_key: keyOf(name),
      sub_fund_name_raw: name,
      row_order: index + 1,
      asset_class: null,
      nav_per_unit: nav as Decimal | null,
      net_assets_pkr: size === undefined ? null : (`${size.replace('.', '')}0000` as Decimal),
    })),
    reported_returns: returns.map(([period_key, period_label_raw, own, benchmark], index) => ({
      ...WHOLE_FUND,
      ...BLANK_RETURN,
      row_order: index + 1,
      period_label_raw,
      period_key: period_key as Fragment['reported_returns'][number]['period_key'],
      fund_return_percent: own as Decimal,
      benchmark_return_percent: benchmark as Decimal,
    })),
    allocations: [],
    holdings: holdings.map(([name_raw, share], index) => ({
      ...WHOLE_FUND,
      ...BLANK_HOLDING,
      row_order: index + 1,
      holding_group: 'TOP_HOLDINGS',
      is_top_holding: true,
      rank: index + 1,
      name_raw,
      percent_of_total_assets: share as Decimal,
    })),
    metrics: [],
    fees: [],
    ratings: [],
    parties: [],
    special_terms: [],
    compliance: [],
    notes: [],
    problems: [],
    withheld: [],
    evidence: Object.fromEntries([
      ...values.map(([name, [, printed, unit]]) => [name, evidence(printed, unit ?? null)]),
      ...holdings.map(([name, , y0], index) => [`holdings[${index}].name_raw`, { ...evidence(name, null), y0 }]),
      ...plans.flatMap(([, nav, size], index) => [
        ...(nav === null ? [] : [[`sub_funds[${index}].nav_per_unit`, evidence(nav, null)]]),
        ...(size === undefined ? [] : [[`sub_funds[${index}].net_assets_pkr`, evidence(size, MILLION)]]),
      ]),
    ]) as Record<string, Evidence>,
  };
}

/** What is withheld of the pages of one report: the check and the printed figures. */
function judge(...pages: readonly Page[]): string[] {
  return withheldOf(pages).map(({ check, figures }) => `${check}: ${figures.join(' ')}`);
}

function withheldOf(pages: readonly Page[]): WithheldGroup[] {
  const given = new Map(pages.map((page) => [fragmentOf(page), page] as const));
  const checked = checkFragments([...given.keys()], (fragment) => {
    const { texts = [], plans = [] } = given.get(fragment) ?? {};
    const units = plans.flatMap(([name, , , own]): PartUnits[] =>
      own === undefined
        ? []
        : [
            {
              sub_fund_key: keyOf(name),
              value: own.replaceAll(',', '') as Decimal,
              printed: own,
              multiplied_by: null,
            },
          ],
    );
    return { fund: fragment.fund_name_raw ?? '', texts, units, earlier_navs: new Map(), nav_changes: new Map() };
  });
  return checked.flatMap(({ withheld }) => withheld);
}

it('a plan’s price times its units is its size, within the printed digits', () => {
  const plans = (growth: string, calm: string): Page => ({
    plans: [
      ['Growth Plan', growth, '341.94', '1,947,856'],
      ['Calm Plan', calm, '292.50', '1,859,322'],
    ],
  });
  expect(judge(plans('175.5485', '157.3144'))).toEqual([]);
  expect(judge(plans('157.3144', '175.5485'))).toEqual([
    'units_disagree: 157.3144 341.94',
    'units_disagree: 175.5485 292.50',
  ]);
  // Half a percent, which a fixed tolerance would forgive.
  expect(judge(plans('176.4263', '157.3144'))).toEqual(['units_disagree: 176.4263 341.94']);
});

it('plans are no more than their fund, and in its unit', () => {
  const fund = (size: string, printed: string): Page => ({
    members: { fund_size: [size, printed, '1000000'], net_assets: [size, printed, '1000000'] },
    plans: [
      ['Growth Plan', null, '341.94'],
      ['Calm Plan', null, '292.50'],
    ],
  });
  expect(judge(fund('634400000', '634.4'))).toEqual([]);
  expect(judge(fund('643400000', '643.4'))).toEqual([]);
  expect(judge(fund('633400000', '633.4'))).toEqual(['parts_exceed_whole: 341.94 292.50', 'parts_exceed_whole: 633.4']);
  // The size of one plan in place of the fund's leaves the plans' own sizes.
  expect(judge(fund('341940000', '341.94'))).toEqual(['parts_exceed_whole: 341.94']);
  expect(judge(fund('634440000000', '634,440'))).toEqual([
    'parts_in_other_unit: 341.94 292.50',
    'parts_in_other_unit: 634,440',
  ]);
});

const SIZE = { fund_size: ['1851185000', '1,851.185', '1000000'] } as const;
const NAV = { nav_per_unit: ['58.0468', '58.0468'] } as const;

it('a sentence on another page of the fund states its size in another unit', () => {
  const said: Page = { texts: ['The net assets of the fund closed the month at Rs. 1,851.185 million.'] };
  expect(judge({ members: SIZE }, said)).toEqual([]);
  const wrong = { fund_size: ['1851185000000', '1,851,185', '1000000'] } as const;
  expect(judge({ members: wrong }, said)).toEqual(['size_said_otherwise: 1,851,185']);
  expect(judge({ members: wrong }, { ...said, fund: 'Sample Other Fund' })).toEqual([]);
});

it('a sentence states another size or price than the list', () => {
  const texts = (nav: string, size: string): Page => ({
    members: { ...SIZE, ...NAV },
    texts: [`The net assets of the fund stood at Rs. ${size} million. The NAV per unit of the fund was Rs. ${nav}.`],
  });
  expect(judge(texts('58.05', '1,851'))).toEqual([]);
  expect(judge(texts('58.05', '1,815'))).toEqual(['size_said_otherwise: 1,851.185']);
  expect(judge(texts('56.0468', '1,851'))).toEqual(['nav_said_otherwise: 58.0468']);
  // A sentence about the change since another day does not repeat the month's figure.
  const rise = 'The net assets of the fund were Rs. 1,700 million against the previous month.';
  expect(judge({ members: SIZE, texts: [rise] })).toEqual([]);
});

it('a sentence says that the fund lost what a table says that it gained', () => {
  const page = (own: string, benchmark: string, said: string): Page => ({
    returns: [['MTD', '1 month', own, benchmark]],
    texts: [said],
  });
  const said = 'SIF lost 5.42% in June 2026, its benchmark lost 5.73%. Foreign funds sold shares.';
  expect(judge(page('-5.42', '-5.73', said))).toEqual([]);
  expect(judge(page('5.42', '-5.73', said))).toEqual(['return_said_otherwise: ']);
  expect(judge(page('-5.42', '5.73', said))).toEqual(['return_said_otherwise: ']);
  expect(judge(page('-1.10', '0.94', 'The Fund posted a return of 1.10% in June 2026.'))).toEqual([
    'return_said_otherwise: ',
  ]);
  // The benchmark lost what the fund gained, and the sentence may be about the benchmark.
  expect(judge(page('5.42', '-5.42', 'The index lost 5.42% in June 2026.'))).toEqual([]);
});

it('a sentence gives one plan the price that a table has under another', () => {
  const texts = ['A unit of the Calm Plan was worth Rs.128.8889, of the Growth Plan was worth Rs.177.9355.'];
  const plans = (calm: string, growth: string): Page => ({
    texts,
    plans: [
      ['Calm Plan', calm, '415.85'],
      ['Even Plan', '135.4478', '318.13'],
      ['Growth Plan', growth, '258.06'],
    ],
  });
  expect(judge(plans('128.8889', '177.9355'))).toEqual([]);
  expect(judge(plans('177.9355', '128.8889'))).toEqual(['sub_funds_swapped: 177.9355 415.85 128.8889 258.06']);
});

it('a size printed differently from the other sizes of the AMC, and a hundred times each of them, is in another unit', () => {
  const size = (fund: string, value: string, printed: string): Page => ({
    fund,
    members: { fund_size: [value, printed, '1000000'] },
  });
  const other = size('Sample Income Fund', '3558922000', '3,558.922');
  expect(judge(other, size('Sample Stock Fund', '1851185000', '1,851.185'))).toEqual([]);
  expect(judge(other, size('Sample Stock Fund', '1851185000000', '1,851,185'))).toEqual([
    'size_unlike_house: 1,851,185',
  ]);
  // A very large fund and an almost empty one of the same AMC, both printed in the same form.
  expect(judge(size('Sample Old Fund', '100000', '0.1'), size('Sample Cash Fund', '78452000000', '78,452.0'))).toEqual(
    [],
  );
});

it('returns since July that are the other way round in the months of the series', () => {
  const months = [
    ['MONTH', 'Apr-26', '4.00', '3.00'],
    ['MONTH', 'May-26', '-1.00', '0.50'],
    ['MONTH', 'Jun-26', '2.00', '1.00'],
  ] as const;
  const earlier = ['Jul-25', 'Aug-25', 'Sep-25', 'Oct-25', 'Nov-25', 'Dec-25', 'Jan-26', 'Feb-26', 'Mar-26'].map(
    (month) => ['MONTH', month, '0.00', '0.00'] as const,
  );
  const page = (fund: string, benchmark: string): Page => ({
    returns: [['FYTD', 'FYTD', fund, benchmark], ...earlier, ...months],
  });
  expect(judge(page('5.02', '4.55'))).toEqual([]);
  expect(judge(page('4.55', '5.02'))).toEqual(['columns_swapped: ']);
  // An annualised figure meets neither series.
  expect(judge(page('12.31', '11.80'))).toEqual([]);
});

it('a return since July that the months of the fund do not make, while those of the benchmark do', () => {
  const earlier = ['Jul-25', 'Aug-25', 'Sep-25', 'Oct-25', 'Nov-25', 'Dec-25', 'Jan-26', 'Feb-26', 'Mar-26', 'Apr-26'];
  const page = (fund: string, benchmark: string): Page => ({
    returns: [
      ['FYTD', 'FYTD', fund, benchmark],
      ...earlier.map((month) => ['MONTH', month, '0.00', '0.00'] as const),
      ['MONTH', 'May-26', '-1.00', '0.50'],
      ['MONTH', 'Jun-26', '2.00', '1.00'],
    ],
  });
  expect(judge(page('0.98', '1.51'))).toEqual([]);
  expect(judge(page('9.08', '1.51'))).toEqual(['year_and_series: ']);
  // An index may have been revised.
  expect(judge(page('0.98', '1.72'))).toEqual([]);
});

it('a return of the last three months that those of the fund do not make, while those of the benchmark do', () => {
  const page = (fund: string): Page => ({
    returns: [
      ['3M', '3 Months', fund, '1.51'],
      ['MONTH', 'Apr-26', '0.00', '0.00'],
      ['MONTH', 'May-26', '-1.00', '0.50'],
      ['MONTH', 'Jun-26', '2.00', '1.00'],
    ],
  });
  expect(judge(page('0.98'))).toEqual([]);
  expect(judge(page('9.08'))).toEqual(['year_and_series: ']);
});

it('the reason of a withheld group states the figures that were compared and the limit', () => {
  const reasons = (page: Page): string[] => [...new Set(withheldOf([page]).map(({ reason }) => reason))];
  expect(
    reasons({
      returns: [
        ['1Y', '1 Year', '1200.5', '3'],
        ['3Y', '3 Years', '9.1', '-101'],
      ],
    }),
  ).toEqual(['a return of 1200.5, -101 %, outside -100 to 1000 %']);
  expect(
    reasons({
      returns: [
        ['1Y', '1 Year', '12.1', '3'],
        ['1Y', '1 Year', '9.1', '3'],
      ],
    }),
  ).toEqual(['two returns of the fund for 1 Year (12.1, 9.1)']);
  const said = 'The Fund posted a return of 6.46% during the month against 2.78% of its benchmark.';
  expect(reasons({ returns: [['MTD', 'MTD', '2.78', '6.46']], texts: [said] })).toEqual([
    'fund 2.78 and benchmark 6.46 of the month are the other way round in the page’s comment',
  ]);
  expect(reasons({ members: { fund_size: ['900', '900'] } })).toEqual([
    'a size of 900 rupees, outside 10000 to 2000000000000',
  ]);
});

it('a month has one return of the fund, however its rows are labelled', () => {
  const may = ['MONTH', "May '26", '-2.24', '1.50'] as const;
  expect(judge({ returns: [may, may] })).toEqual([]);
  expect(judge({ returns: [may, ['MONTH', "May '26", '-2.04', '1.50']] })).toEqual(['returns_conflict: ']);
  const own = ['MTD', '1 Month', '20.96', '20.23'] as const;
  const june = ['MONTH', 'Jun 2026', '20.96', '20.23'] as const;
  expect(judge({ returns: [own, june] })).toEqual([]);
  expect(judge({ returns: [own, june, ['MTD', 'Jun 2026', '9.4', '20.23']] })).toEqual(['returns_conflict: ']);
});

it('a printed name has one share; names of one sentence, and one name in two rows, have one each', () => {
  const bank = ['Sample Bank', '6.80', 100] as const;
  expect(judge({ holdings: [bank, ['Sample Bank', '2.81', 100]] })).toEqual(['shares_conflict: Sample Bank']);
  expect(judge({ holdings: [bank, ['Sample Cement', '2.81', 100]] })).toEqual([]);
  expect(judge({ holdings: [bank, ['Sample Bank', '2.81', 112]] })).toEqual([]);
});

it('the return of July is that of the fiscal year to date', () => {
  const returns = (own: string) => [
    ['MTD', '1 Month', '7.79', '8.10'] as const,
    ['FYTD', 'FY27 to date', own, '8.10'] as const,
  ];
  expect(judge({ date: '2026-07-31', returns: returns('7.79') })).toEqual([]);
  expect(judge({ date: '2026-07-31', returns: returns('17.79') })).toEqual(['returns_conflict: ']);
  expect(judge({ returns: returns('17.79') })).toEqual([]);
});

it('no holding of a list that declines is above the first', () => {
  const shares = (middle: string) =>
    ['9.10', '8.40', '7.70', middle, '4.20', '3.90'].map(
      (share, at) => [`Sample ${at}`, share, 100 + 12 * at] as const,
    );
  expect(judge({ holdings: shares('4.59') })).toEqual([]);
  expect(judge({ holdings: shares('9.10') })).toEqual([]);
  for (const misprint of ['9.54', '45.90'])
    expect(judge({ holdings: shares(misprint) })).toEqual([
      'shares_conflict: Sample 0 Sample 1 Sample 2 Sample 3 Sample 4 Sample 5',
    ]);
});

it('a class of assets is not the name of a holding', () => {
  const list = (last: string) =>
    judge({
      holdings: ['Sample Bank Limited', 'Otherside Limited', last].map(
        (name, at) => [name, `${9 - at}.10`, 100 + 12 * at] as const,
      ),
    });
  expect(list('AAA Foods Limited')).toEqual([]);
  for (const name of ['Others', 'AA+', 'Unrated']) expect(list(name)).toEqual([`name_is_class: ${name}`]);
});

it('a list whose names end in sectors or ratings has columns that were not seen', () => {
  const list = (...names: string[]) =>
    judge({ holdings: names.map((name, at) => [name, `${9 - at}.10`, 100 + 12 * at] as const) });
  expect(list('Sample Bank Limited', 'Example Cement Limited', 'Muster Power Limited TFC-2')).toEqual([]);
  expect(list('Sample Bank Limited', 'Example Limited Cement', 'Muster Limited Muster')).toEqual([
    'name_with_detail: Example Limited Cement',
  ]);
  expect(list('Sample Limited STS A1+', 'Example Limited STS-2', 'Muster Limited STS')).toEqual([
    'name_with_detail: Sample Limited STS A1+',
  ]);
  expect(list('Sample Limited Sukuk AA+', 'Example Limited Cement', 'Others')).toEqual([
    'name_with_detail: Sample Limited Sukuk AA+ Example Limited Cement Others',
  ]);
});

it('units are sold for no less than the net asset value, and redeemed for no more', () => {
  const prices = (offer: string, redemption: string) => ({
    members: {
      nav_per_unit: ['101.2500', '101.2500'],
      offer_price: [offer, offer],
      redemption_price: [redemption, redemption],
    } as const,
  });
  expect(judge(prices('104.2875', '101.2500'))).toEqual([]);
  expect(judge(prices('101.25', '100.2375'))).toEqual([]);
  expect(judge(prices('98.2125', '101.2500'))[0]).toContain('prices_contradict');
  expect(judge(prices('104.2875', '102.2625'))[0]).toContain('prices_contradict');
});
