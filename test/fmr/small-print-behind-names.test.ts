/** Ratings and sectors in small grey print after the names of holdings. */
import { describe, expect, it } from 'vitest';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { INCOME_FUND, pageOf, type Line } from './placed-words.ts';

const SMALL = 6.4;

/** Words in small print are grey. */
function readGrey(...lines: readonly Line[]): ReadFragment | undefined {
  const page: PdfPage = pageOf([...INCOME_FUND, ...lines]);
  const words = page.words.map((word): Word => (word.size === SMALL ? { ...word, color: '#666666' } : word));
  return readReport({ pages: [{ ...page, words }] }, { funds: [] }).fragments[0];
}

const HOLDINGS: Line = [130, [40, 'Top holdings (% of net assets)', 10]];

/** One blank behind the name. */
const holding = (y: number, name: string, detail: string, share: string): Line => [
  y,
  [40, name],
  [40 + name.replaceAll(' ', '').length * 4 + name.split(' ').length * 2, detail, SMALL],
  [300, share],
];

const sayHoldings = (...rows: readonly Line[]): string[] | undefined =>
  readGrey(HOLDINGS, ...rows)?.holdings.map(
    (row) => `${row.name_raw} | ${row.credit_rating} | ${row.sector_raw} | ${row.percent_of_net_assets}`,
  );

describe('a detail in small grey print behind the names of holdings', () => {
  it('is their rating if it is a grade, and no part of the name', () => {
    expect(
      sayHoldings(
        holding(144, 'Sample Bank Limited TFC-2', 'AA', '6.54'),
        holding(156, 'Example Power Limited Sukuk', 'AA-', '5.25'),
        holding(168, 'Rahim Cement Limited TFC', 'Unrated', '4.28'),
      ),
    ).toEqual([
      'Sample Bank Limited TFC-2 | AA | null | 6.54',
      'Example Power Limited Sukuk | AA- | null | 5.25',
      'Rahim Cement Limited TFC | null | null | 4.28',
    ]);
  });

  it('is their sector if sectors are known among them, even where its words are the longest of the line', () => {
    expect(
      sayHoldings(
        holding(144, 'Rahim Gas Limited', 'Oil & gas exploration', '6.54'),
        holding(156, 'Rahim Cement Limited', 'Cement', '5.25'),
        holding(168, 'Sample Mills Limited', 'Sugar and distilleries', '4.28'),
      ),
    ).toEqual([
      'Rahim Gas Limited | null | Oil & gas exploration | 6.54',
      'Rahim Cement Limited | null | Cement | 5.25',
      'Sample Mills Limited | null | Sugar and distilleries | 4.28',
    ]);
  });

  it('stays with the name if nothing says that it is none of it', () => {
    expect(
      sayHoldings(
        holding(144, 'Rahim Gas Limited', 'Preference shares', '6.54'),
        holding(156, 'Rahim Cement Limited', 'Preference shares', '5.25'),
      )?.[0],
    ).toMatch(/^Rahim Gas Limited Preference shares \|/);
  });
});
