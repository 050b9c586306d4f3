/** Names and titles of people in running text, and shares of expense ratios that belong to one period or one sub-fund. */
import { describe, expect, it } from 'vitest';
import { readLevies } from '#sources/fmr/meaning/levies.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

// Set a little larger, the names are bold.
const BOLD = 8.1;

const peopleOf = (...lines: readonly Line[]): string[] =>
  readPage([...INCOME_FUND, [116, [40, 'NAV per unit (Rs.)'], [240, '101.2500']], ...lines]).parties.flatMap(
    ({ name_raw, designation_raw }) => (name_raw === null ? [] : [`${name_raw}: ${designation_raw}`]),
  );

describe('people in running text', () => {
  it('a title in brackets is served without them, whatever mark is behind', () => {
    const people = peopleOf(
      [160, [40, 'Investment Committee', 10]],
      [180, [40, 'Sana Mirza, CFA', BOLD], [120, '(Chief Executive Officer),']],
      [200, [40, 'Omar Dar', BOLD], [120, '(Head of Research).']],
    );
    expect(people).toEqual(['Sana Mirza, CFA: Chief Executive Officer', 'Omar Dar: Head of Research']);
  });

  it('the last name at the beginning of a line is not the name of a person', () => {
    const people = peopleOf(
      [160, [40, 'Investment Committee', 10]],
      [180, [40, 'Sana Mirza, CFA', BOLD], [120, '(Chief Executive Officer),'], [360, 'Omar', BOLD]],
      [200, [40, 'Dar, CFA', BOLD], [120, '(Head of Research).']],
    );
    expect(people).not.toContainEqual(expect.stringMatching(/^Dar/));
  });

  it('names in bold are part of a sentence whose lines fill their column with wide blanks', () => {
    const people = peopleOf(
      [160, [40, 'Investment Committee', 10]],
      [180, [40, 'The members of the Investment Committee are'], [205, 'Sana Mirza', BOLD]],
      [190, [40, '(Chief Executive Officer),'], [145, 'Omar Dar, CFA', BOLD], [198, '(Head of Research).']],
    );
    expect(people).toEqual(['Sana Mirza: Chief Executive Officer', 'Omar Dar, CFA: Head of Research']);
  });

  it('a trustee whose name ends with the line is withheld', () => {
    const fund = readPage([
      ...INCOME_FUND.slice(0, -1),
      [104, [40, 'Trustee'], [140, 'Central Depository']],
      [128, [40, 'Par value (Rs.)'], [240, '100.00']],
      [140, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
      [116, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
    ]);
    expect(fund.nav_per_unit).toBe('101.2500');
    expect(fund.parties.filter(({ role }) => role === 'TRUSTEE')).toEqual([]);
  });
});

describe('shares of expense ratios', () => {
  it('of two levies, each with its period, the one of the ratio is part of it', () => {
    const note = '* The ratio includes Government levies of 0.12% (MTD) and 0.13% (YTD), which are taxes.';
    const levyOf = (period: string | null): unknown => readLevies(note, period)?.government_levy_percent;
    expect(['MTD', 'YTD', null].map(levyOf)).toEqual(['0.12', '0.13', null]);
  });

  it('the note under two ratios gives each the levies of its period', () => {
    const { fees } = readPage([
      ...INCOME_FUND,
      [116, [40, 'Total Expense Ratio (MTD) ++'], [200, '1.02%']],
      [128, [40, 'Total Expense Ratio (YTD) ++'], [200, '1.00%']],
      [700, [40, '++ The ratio includes Government levies of 0.12% (MTD) and 0.13% (YTD), which are taxes.']],
    ]);
    expect(fees.map(({ label_raw, government_levy_percent }) => [label_raw, government_levy_percent])).toEqual([
      ['Total Expense Ratio (MTD) ++', '0.12'],
      ['Total Expense Ratio (YTD) ++', '0.13'],
    ]);
  });

  it('a note is about another ratio than one whose levies the page states otherwise', () => {
    const leviesOf = (levies: string): unknown =>
      readPage([
        ...INCOME_FUND,
        [116, [40, 'Total Expense Ratio (MTD)'], [200, '1.02%']],
        [128, [40, 'Government Levies (MTD)'], [200, levies]],
        [700, [40, '* The ratio includes Government levies of 0.12%, which are taxes.']],
      ]).fees[0]?.government_levy_percent;
    expect(['0.12%', '0.17%'].map(leviesOf)).toEqual(['0.12', null]);
  });

  it('the ratios under the one sub-fund of a page are not those of the whole scheme', () => {
    const fragment = readPension(
      [120, [40, 'Equity Sub-Fund', 12]],
      [140, [40, 'NAV per unit (Rs.)'], [240, '81.0306']],
      [160, [40, 'Charges to the fund (% p.a.)', 10], [240, 'MTD'], [320, 'YTD']],
      [174, [40, 'Government levies'], [240, '0.31'], [320, '0.34']],
      [186, [40, 'Total expense ratio'], [240, '2.65'], [320, '2.49']],
    );
    expect(fragment?.fees.map(({ sub_fund_key }) => sub_fund_key)).toEqual(Array.from({ length: 4 }, () => 'EQUITY'));
  });

  it('a ratio that is not the one without levies and the levies is withheld with them', () => {
    const feesOf = (ratio: string): unknown => {
      const { fees, withheld } = readPage([
        ...INCOME_FUND,
        [130, [40, 'Expenses (% a year)', 10], [240, 'MTD'], [320, 'YTD']],
        [144, [40, 'Total Expense Ratio without Levies'], [240, '4.17'], [320, '4.01']],
        [156, [40, 'Government Levies'], [240, '0.54'], [320, '0.56']],
        [168, [40, 'Total Expense Ratio'], [240, '4.71'], [320, ratio]],
      ]);
      return [fees.length, ...withheld.map(({ check }) => check)];
    };
    expect(['4.57', '6.37'].map(feesOf)).toEqual([[6], [3, 'ratio_below_parts']]);
  });
});
