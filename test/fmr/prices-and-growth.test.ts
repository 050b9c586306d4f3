/** Prices of two months on one page: which is the report's, and what the growth between them says of the returns. */
import { describe, expect, it } from 'vitest';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { listScopeHeadings } from '#sources/fmr/regions/scopes.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { findUnknownTitles } from '#sources/fmr/identity/mentions.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const sentence = (price: string, before: string): Line[] => [
  [130, [40, `On October 31, 2024 the NAV per unit was PKR ${price} (September 30, 2024: PKR ${before}) and`]],
  [140, [40, 'the net assets of the Fund were PKR 9.367 billion, against PKR 9.486 billion a month before.']],
];
const returns = (month: string): Line[] => [
  [170, [40, 'Performance', 9]],
  [184, [140, '1 Month'], [220, '1 Year']],
  [196, [40, 'SIF'], [140, month], [220, '12.13%']],
  [208, [40, 'Benchmark'], [140, '1.36%'], [220, '6.24%']],
];
const readPriced = (price: string, before: string, month: string) => {
  const { nav_per_unit, nav_date, fund_size, reported_returns, withheld } = readPage([
    ...INCOME_FUND,
    ...sentence(price, before),
    ...returns(month),
  ]);
  const served = reported_returns.map((row) => [row.period_label_raw, row.fund_return_percent]);
  return { nav_per_unit, nav_date, fund_size, served, checks: withheld.map(({ check }) => check) };
};

describe('a sentence with the prices of two months', () => {
  it('states the price and the size of the month of the report', () => {
    expect(readPriced('287.6147', '280.7092', '2.46%')).toEqual({
      nav_per_unit: '287.6147',
      nav_date: '2024-10-31',
      fund_size: '9367000000',
      served: [
        ['1 Month', '2.46'],
        ['1 Year', '12.13'],
      ],
      checks: [],
    });
  });

  it.each([
    ['a return with the wrong sign', '287.6147', '-2.46%'],
    ['a price with a wrong digit', '487.6147', '2.46%'],
  ])('withholds the price and the return of the month for %s', (_fault, price, month) => {
    const { nav_per_unit, served, checks } = readPriced(price, '280.7092', month);
    expect(nav_per_unit).toBeNull();
    expect(served).toEqual([['1 Year', '12.13']]);
    expect(new Set(checks)).toEqual(new Set(['returns_disagree']));
  });

  it.each([
    ['a payout lowered the price', '280.7092', '2.46%'],
    ['the return is annualised', '283.1092', '10.24%'],
    ['the loss is annualised', '279.5000', '-5.20%'],
  ])('serves both where %s', (_reason, price, month) => {
    expect(readPriced(price, '280.7092', month)).toMatchObject({ nav_per_unit: price, checks: [] });
  });
});

describe('rows of fund and benchmark that are exchanged', () => {
  const ROWS: readonly Line[] = [
    [170, [40, 'Performance', 9]],
    [184, [140, '1 Month'], [220, '1 Year']],
    [196, [40, 'SIF'], [140, '9.34%'], [220, '(18.59)%']],
    [208, [40, 'Benchmark'], [140, '11.18%'], [220, '(20.97)%']],
  ];
  const read = (...lines: readonly Line[]) => {
    const { nav_per_unit, reported_returns, withheld } = readPage([...INCOME_FUND, ...lines, ...ROWS]);
    return { nav_per_unit, returns: reported_returns.length, checks: withheld.map(({ check }) => check) };
  };

  it('withhold all periods if prices grew as the benchmark did; the price is served', () => {
    expect(read(...sentence('128.6188', '115.6852'))).toEqual({
      nav_per_unit: '128.6188',
      returns: 0,
      checks: ['columns_swapped'],
    });
  });

  it('show in a comment that names the figure of the benchmark last', () => {
    const comment = (fund: string, benchmark: string): Line => [
      130,
      [40, `In October SIF returned ${fund} against ${benchmark} of its benchmark.`],
    ];
    expect(read(comment('11.18%', '9.34%'))).toMatchObject({ returns: 0, checks: ['columns_swapped'] });
    expect(read(comment('9.34%', '11.18%'))).toMatchObject({ returns: 2, checks: [] });
  });
});

it('of prices whose labels name days of two months, that of the report is served, for sub-funds too', () => {
  const fund = readPage([
    ...INCOME_FUND,
    [130, [40, 'NAV per Unit (Rs.), 30th September 2024'], [300, '106.4030']],
    [142, [40, 'NAV PER UNIT (RS.), 31ST OCTOBER 2024'], [300, '107.9458']],
  ]);
  expect([fund.nav_per_unit, fund.nav_date, fund.problems]).toEqual(['107.9458', '2024-10-31', []]);
  const pension = readPension(
    [130, [240, 'Equity Sub-Fund'], [340, 'Debt Sub-Fund'], [440, 'Money Market Sub-Fund']],
    [142, [40, 'NAV per Unit (Rs.), 31st October 2024'], [260, '160.9142'], [360, '325.9180'], [460, '319.0441']],
    [154, [40, 'NAV per Unit (Rs.), 30th September 2024'], [260, '152.8585'], [360, '322.6651'], [460, '315.6793']],
  );
  expect(pension?.sub_funds.map((part) => part.nav_per_unit)).toEqual(['160.9142', '325.9180', '319.0441']);
});

it('the assets of all funds are not the size of one, and a negative figure is no price', () => {
  expect(labelMeaning('Assets under management of all funds', null)).toBeUndefined();
  expect(labelMeaning('Assets under management', null)).toMatchObject({ fact: 'fund_size' });
  const fund = readPage([
    ...INCOME_FUND,
    [118, [40, 'NAV per unit'], [200, '104.0353']],
    [130, [40, 'Minimum Initial Investment'], [200, '-16.66']],
  ]);
  expect(fund.minimum_initial_investment).toBeNull();
  expect(fund.problems.map(({ expected }) => expected)).toEqual(['a price']);
});

it('the range that the rules of a fund allow is no month of its allocation', () => {
  const fund = readPage([
    ...INCOME_FUND,
    [130, [40, 'Asset Allocation (% of total assets)', 9]],
    [144, [200, 'Aug-24'], [260, 'Sep-24'], [320, 'Oct-24'], [380, 'Allowed Range']],
    [156, [40, 'T-Bills'], [200, '55.8%'], [260, '61.3%'], [320, '58.1%'], [380, '0 - 100%']],
    [168, [40, 'Bank Balances'], [200, '42.9%'], [260, '37.2%'], [320, '40.3%'], [380, '10 - 100%']],
    [180, [40, 'Others'], [200, '1.3%'], [260, '1.5%'], [320, '1.6%'], [400, '-']],
  ]);
  expect(fund.allocations.map((row) => [row.label_raw, row.current_period, row.previous_period])).toEqual([
    ['T-Bills', '58.1', '61.3'],
    ['Bank Balances', '40.3', '37.2'],
    ['Others', '1.6', '1.5'],
  ]);
});

it('the statistics of the market beside those of the fund are not its own', () => {
  const fund = readPage([
    ...INCOME_FUND,
    [130, [200, 'SIF'], [260, 'Market']],
    [142, [40, 'Price to Earnings (x)'], [200, '7.4'], [260, '8.1']],
    [154, [40, 'Dividend Yield (%)'], [200, '6.0'], [260, '7.2']],
    [166, [40, 'Beta'], [200, '1.08'], [260, '1.00']],
  ]);
  expect(fund.metrics.map((row) => row.value)).toEqual(['7.4', '6.0', '1.08']);
});

it('a title in large letters is not between the rows of a panel beside it', () => {
  const page = pageOf([
    [40, [40, 'Money Market Sub-Fund', 18]],
    [31, [300, '468.66', 15]],
    [44, [300, 'Net assets, PKR million', 7]],
    [52, [300, '462.80']],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const names = new SubFundNames('Sample Pension Fund', [fundOf('Sample Pension Fund', 'MONEY_MARKET')], true);
  const [heading] = listScopeHeadings({ page, blocks, turned: [], body: 8 }, names);
  expect([heading?.block.text, heading?.isUnknown]).toEqual(['Money Market Sub-Fund', undefined]);
});

it('`Fund Profile` is the title of a part and no name of a fund', () => {
  const page = pageOf([
    [40, [40, 'Fund Profile', 16]],
    [160, [40, 'Sample Growth Fund', 16]],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const titles = findUnknownTitles({ page, blocks, turned: [], body: 8 }, []);
  expect(titles.map(({ text }) => text)).toEqual(['Sample Growth Fund']);
});
