/** The day of a price in a title or in the head of a page; labels that need the title or the month over them. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const PRICED: readonly Line[] = [
  [140, [40, 'NAV per Unit (Rs.)'], [200, '104.2210']],
  [152, [40, 'Net Assets (Rs. in million)'], [200, '1,250.40']],
];

const UNDATED = INCOME_FUND.map((line): Line => (line[0] === 60 ? [60, [40, 'October 2024']] : line));
const dayOf = (lines: readonly Line[]): string | null => readPage([...UNDATED, ...lines]).nav_date;

it('the title over a price may say its day', () => {
  expect(dayOf([[124, [40, 'Key Figures on October 31, 2024', 9]], ...PRICED])).toBe('2024-10-31');
  expect(dayOf([[124, [40, 'Prices, sizes and expenses on 31 October 2024; in rupees', 9]], ...PRICED])).toBe(
    '2024-10-31',
  );
});

it('the label of a price, or a line over its part of the page, may say its day', () => {
  expect(
    dayOf([
      [132, [40, 'Value of one unit on 31 October 2024'], [240, 'Rs. 104.2210']],
      [152, [40, 'Net Assets (Rs. in million)'], [240, '1,250.40']],
    ]),
  ).toBe('2024-10-31');
  expect(dayOf([[124, [40, 'At 31st October 2024', 9]], ...PRICED])).toBe('2024-10-31');
  expect(dayOf([[124, [40, 'At 30th June 2024', 9]], ...PRICED])).toBeNull();
});

it('the sentence that introduces a table may say the day of its prices', () => {
  const introduced = (text: string): string | null => dayOf([[124, [40, text]], ...PRICED]);
  expect(introduced('The position of the Fund at the close of 31 October 2024 was as follows.')).toBe('2024-10-31');
  expect(introduced('The position of the Fund at the close of 30 September 2024 was as follows.')).toBeNull();
  expect(introduced('The Fund was opened for its investors on 31 October 2024 in Karachi.')).toBeNull();
});

it('the day over returns is not that of the price under other facts', () => {
  expect(
    dayOf([[112, [40, 'Performance as on October 30, 2024', 9]], [126, [40, 'Fund facts', 9]], ...PRICED]),
  ).toBeNull();
});

it('the head of the page may say the day of its figures, if it says only one', () => {
  const head = (...texts: [number, string][]): string | null => dayOf([[30, ...texts], ...PRICED]);
  expect(head([300, 'Monthly report as at October 31, 2024'])).toBe('2024-10-31');
  expect(head([300, 'as at October 31, 2024'], [440, 'as at October 30, 2024'])).toBeNull();
  expect(head([300, 'Monthly report as at September 30, 2024'])).toBeNull();
});

const band = (y: number): Shade => ({ x0: 30, x1: 560, y0: y - 9, y1: y + 3, color: '#2f4f3e' });

/** The texts at the heights of the bands are bold. */
function readBanded(lines: readonly Line[], bands: readonly number[]): ReadFragment {
  const page = pageOf([...INCOME_FUND, ...lines]);
  const words = page.words.map((word) => (bands.includes(word.baseline) ? { ...word, bold: true } : word));
  const [read] = readReport({ pages: [{ ...page, words, shades: bands.map(band) }] }, { funds: [] }).fragments;
  return read as ReadFragment;
}

it('a label may need the title in the band over it, which is not a label itself', () => {
  const page = readBanded(
    [
      [140, [36, 'Fund facts']],
      [154, [40, 'Benchmark'], [180, 'Six months KIBOR']],
      [170, [36, 'Ratings']],
      [184, [40, 'AMC'], [180, 'AM1 by VIS (27-Dec-2023)']],
      [200, [36, 'Minimum Investment']],
      [214, [40, 'Initial'], [180, 'Rs. 500']],
      [226, [40, 'Subsequent'], [180, 'Rs. 100']],
      [242, [36, 'Dealing']],
      [256, [40, 'Days'], [180, 'Monday to Friday']],
      [272, [36, 'Portfolio Statistics']],
      [286, [40, 'Modified Duration'], [180, '0.59']],
    ],
    [140, 170, 200, 242, 272],
  );
  expect(page.dealing_days_raw).toBe('Monday to Friday');
  expect([page.minimum_initial_investment, page.minimum_subsequent_investment]).toEqual(['500', '100']);
  expect(page.ratings.map(({ rating_type, rating_raw }) => `${rating_type} ${rating_raw}`)).toEqual([
    'ASSET_MANAGER AM1',
  ]);
});

it('sizes and prices of sub-funds may be under two days, of which the day of the month is meant', () => {
  const fragment = readPension(
    [140, [40, 'Size and Price', 9]],
    [154, [240, '31-Oct-2024'], [430, '30-Sep-2024']],
    [168, [200, 'Net Assets (Rs. mn)'], [310, 'NAV (Rs.)'], [390, 'Net Assets (Rs. mn)'], [500, 'NAV (Rs.)']],
    [182, [40, 'Equity Sub-Fund'], [230, '359.27'], [320, '189.7121'], [420, '327.24'], [510, '183.0315']],
    [196, [40, 'Debt Sub-Fund'], [230, '949.54'], [320, '342.5818'], [420, '942.11'], [510, '339.2681']],
  );
  expect(
    fragment?.sub_funds.map((row) => `${row.sub_fund_name_raw} ${row.nav_per_unit} ${row.net_assets_pkr}`),
  ).toEqual(['Equity Sub Fund 189.7121 359270000', 'Debt Sub Fund 342.5818 949540000']);
});

it('a label in two lines with a rate for the year is no note', () => {
  const { fees, notes } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Management Fee'], [180, '1.50% p.a.']],
    [144, [40, 'Actual Rate of'], [180, '1.20% p.a.']],
    [154, [40, 'Management Fee']],
  ]);
  expect(fees.map((fee) => `${fee.value_percent} ${fee.is_actual_charged}`)).toContain('1.20 true');
  expect(notes).toEqual([]);
});
