/** Tables of all funds whose names are set sideways over the columns. */
import { describe, expect, it } from 'vitest';
import type { PdfPage, TurnedWord } from '#documents/pdf/page-words.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const BOTTOM = 240;
const SIZE = 8;

/** A text that is read from the bottom of the page to its top. */
function turnedAt(x: number, text: string): TurnedWord[] {
  let y1 = BOTTOM;
  return text.split(' ').map((part): TurnedWord => {
    const y0 = y1 - part.length * SIZE * 0.5;
    const box = { x0: x - SIZE * 0.7, x1: x + SIZE * 0.2, y0, y1 };
    y1 = y0 - SIZE * 0.25;
    return { ...box, text: part, baseline: x, size: SIZE, bold: true, color: '#000000', turn: 'UP' };
  });
}

const HEADS: readonly (readonly [x: number, name: string])[] = [
  [310, 'Sample Income Fund'],
  [360, 'Sample Equity Fund'],
  [410, 'Sample Pension Fund: Debt Sub-Fund'],
];
const rowAt = (y: number, labels: readonly string[], ...figures: readonly string[]): Line => [
  y,
  ...labels.map((label, at): [number, string] => [40 + 160 * at, label]),
  ...figures.map((figure, at): [number, string] => [(HEADS[at]?.[0] ?? 460) - 10, figure]),
];
const ROWS: readonly Line[] = [
  [256, [40, 'Who holds what (% of total assets)', 9]],
  rowAt(272, ['Sample Cement Limited'], '·', '7.11', '·'),
  rowAt(288, ['Sample Bank Limited TFC'], '6.75', '·', '3.21'),
  rowAt(304, ['Sample Leasing Limited Sukuk'], '5.55', '·', '2.12'),
  rowAt(320, ['Sample Power Limited'], '·', '6.22', '·'),
  [336, [40, 'What it costs (% a year of net assets)', 9]],
  rowAt(352, ['Total Expense Ratio', 'MTD'], '1.57', '3.75', '1.81'),
  rowAt(368, ['Total Expense Ratio', 'YTD'], '1.66', '3.86', '1.78'),
  rowAt(384, ['Government Levies', 'MTD'], '0.22', '0.50', '0.23'),
  rowAt(400, ['Government Levies', 'YTD'], '0.21', '0.53', '0.24'),
];
const TITLE: readonly Line[] = [
  [40, [40, 'All funds at a glance', 16]],
  [60, [40, 'October 2024']],
];
const FUNDS = [
  fundOf('Sample Income Fund'),
  fundOf('Sample Equity Fund'),
  fundOf('Sample Pension Fund', 'EQUITY'),
  fundOf('Sample Pension Fund', 'DEBT'),
];

function sayFacts(rows: readonly Line[]): string[] {
  const turned = HEADS.flatMap(([x, name]) => turnedAt(x, name));
  const page: PdfPage = { ...pageOf([...TITLE, ...rows]), turned };
  return readReport({ pages: [page] }, { funds: FUNDS }).fragments.flatMap(({ fund_name_raw, fees, holdings }) => [
    ...holdings.map((row) => `${fund_name_raw}: ${row.sub_fund_key} ${row.name_raw} ${row.percent_of_total_assets}`),
    ...fees.map((row) => `${fund_name_raw}: ${row.sub_fund_key} ${row.label_raw} ${row.period} ${row.value_percent}`),
  ]);
}

describe('a table with the names of all funds set sideways over its columns', () => {
  it('has the rows of each fund in which the fund has a figure', () => {
    expect(sayFacts(ROWS)).toEqual([
      'Sample Income Fund: null Sample Bank Limited TFC 6.75',
      'Sample Income Fund: null Sample Leasing Limited Sukuk 5.55',
      'Sample Income Fund: null Total Expense Ratio MTD 1.57',
      'Sample Income Fund: null Government Levies MTD 0.22',
      'Sample Income Fund: null Total Expense Ratio YTD 1.66',
      'Sample Income Fund: null Government Levies YTD 0.21',
      'Sample Equity Fund: null Sample Cement Limited 7.11',
      'Sample Equity Fund: null Sample Power Limited 6.22',
      'Sample Equity Fund: null Total Expense Ratio MTD 3.75',
      'Sample Equity Fund: null Government Levies MTD 0.50',
      'Sample Equity Fund: null Total Expense Ratio YTD 3.86',
      'Sample Equity Fund: null Government Levies YTD 0.53',
      'Sample Pension Fund: DEBT Sample Bank Limited TFC 3.21',
      'Sample Pension Fund: DEBT Sample Leasing Limited Sukuk 2.12',
      'Sample Pension Fund: DEBT Total Expense Ratio MTD 1.81',
      'Sample Pension Fund: DEBT Government Levies MTD 0.23',
      'Sample Pension Fund: DEBT Total Expense Ratio YTD 1.78',
      'Sample Pension Fund: DEBT Government Levies YTD 0.24',
    ]);
  });

  it('has none if a figure is between two columns', () => {
    const between: Line = [416, [40, 'Management Fee Charged'], [325, '0.48'], [350, '1.15'], [400, '1.50']];
    expect(sayFacts([...ROWS, between]).join()).not.toContain('Government Levies');
  });
});
