/** Sentences and lists whose labels or values are set in another style, and cells that several funds share. */
import { expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, fundOf, pageOf, readPage, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

/** Runs of one line with a blank between them. */
function run(y: number, from: number, ...texts: readonly string[]): Line {
  let x = from;
  const cells = texts.map((text): readonly [number, string, number] => {
    const size = text.startsWith('*') ? BOLD : 8;
    const words = text.replaceAll('*', '').split(' ');
    const cell = [x, words.join(' '), size] as const;
    x += words.reduce((sum, word) => sum + word.length * size * 0.5 + size * 0.25, 0);
    return cell;
  });
  return [y, ...cells];
}

const FACTS: readonly Line[] = [
  ...INCOME_FUND,
  [116, [40, 'Auditor'], [140, 'Sample & Co.']],
  [128, [40, 'Listing'], [140, 'PSX']],
];

it('price, units and size of a sentence with bold values are read', () => {
  const page = readPage([
    ...FACTS,
    run(
      150,
      40,
      'The net asset value per unit was',
      '*Rs. 72.7869*',
      'on October 31, 2024, with',
      '*41,622,009*',
      'units',
    ),
    run(160, 40, 'outstanding. Net assets without funds of funds were', '*Rs. 3,030 million.*', 'We bought shares.'),
  ]);
  expect([page.nav_per_unit, page.nav_date, page.units_outstanding, page.fund_size_excluding_fof]).toEqual([
    '72.7869',
    '2024-10-31',
    '41622009',
    '3030000000',
  ]);
});

it('a list that begins behind its bold title is whole, and its names end before sectors in brackets', () => {
  const { holdings, allocations } = readPage([
    ...FACTS,
    run(150, 40, '*Credit quality (% of total assets):*', 'AAA 55.0%, AA 32.2%, A 9.9% and Unrated 2.9%.'),
    run(180, 40, '*Largest holdings (% of total assets):*', 'Sample Petroleum Limited (Oil & gas) 12.20%,'),
    run(190, 40, 'Sample Fertilizers Limited (Fertilizer) 10.96% and Sample Cement Limited (Cement) 8.60%.'),
  ]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    'Sample Petroleum Limited 12.20',
    'Sample Fertilizers Limited 10.96',
    'Sample Cement Limited 8.60',
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period}`)).toEqual([
    'AAA 55.0',
    'AA 32.2',
    'A 9.9',
    'Unrated 2.9',
  ]);
});

const NAMES = ['Sample Cash Fund', 'Sample Income Fund', 'Sample Stock Fund', 'Sample Gold Fund'];
const MATRIX: readonly Line[] = [
  [30, [40, 'Terms of our funds, October 2024', 16]],
  [60, ...NAMES.map((name, at) => [150 + 100 * at, name, BOLD] as const)],
  [75, [40, 'Category'], [160, 'Money Market'], [265, 'Income'], [365, 'Equity'], [465, 'Commodity']],
  [90, [40, 'Launch date'], [160, '5-Sep-2016'], [262, '12-Mar-2012'], [362, '2-Jun-2014'], [462, '15-Feb-2021']],
  [105, [40, 'Management fee'], [170, '0.45%'], [270, '1.00%'], [370, '2.00%'], [470, '2.00%']],
  [120, [40, 'Risk profile'], [230, 'Low'], [365, 'High'], [465, 'High']],
  [135, [40, 'Pricing'], [320, 'Forward pricing']],
  [150, [40, 'Dealing days'], [265, 'Monday to Friday'], [450, 'Trading days']],
];

it('a cell between walls is of all funds over it', () => {
  const wall = (x: number, y0: number, y1: number) => ({ x0: x, x1: x + 0.5, y0, y1 });
  const rows: readonly (readonly [y: number, ...walls: number[]])[] = [
    [60, 135, 240, 340, 440, 540],
    [75, 135, 240, 340, 440, 540],
    [90, 135, 240, 340, 440, 540],
    [105, 135, 240, 340, 440, 540],
    [120, 135, 340, 440, 540],
    [135, 135, 540],
    [150, 135, 440, 540],
  ];
  const walls = rows.flatMap(([y, ...places]) => places.map((x) => wall(x, y - 10, y + 5)));
  const rules = rows.map(([y]) => ({ x0: 35, x1: 540, y0: y + 5, y1: y + 5.5 }));
  const page = { ...pageOf(MATRIX), walls, rules };
  const { fragments } = readReport({ pages: [page] }, { funds: NAMES.map((name) => fundOf(name)) });
  const said = fragments.map((each) =>
    [each.fund_name_raw, each.risk_profile_raw, each.pricing_mechanism_raw, each.dealing_days_raw].join(': '),
  );
  expect(said.toSorted()).toEqual([
    'Sample Cash Fund: Low: Forward pricing: Monday to Friday',
    'Sample Gold Fund: High: Forward pricing: Trading days',
    'Sample Income Fund: Low: Forward pricing: Monday to Friday',
    'Sample Stock Fund: High: Forward pricing: Monday to Friday',
  ]);
});
