/** Holdings that a paragraph counts, behind a title in bold with a colon. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

// In bold, and of one size with the words around it.
const BOLD = 8.1;
const endOf = (text: string): number =>
  40 + text.split(' ').reduce((sum, word) => sum + (word.length * 0.5 + 0.25) * BOLD, 0);
const behind = (y: number, title: string, text: string): Line => [y, [40, title, BOLD], [endOf(title), text]];

const holdingsOf = (read: ReadFragment | undefined): string[] =>
  (read?.holdings ?? []).map(
    ({ rank, name_raw, percent_of_total_assets, percent_of_net_assets }) =>
      `${rank} ${name_raw} ${percent_of_total_assets ?? percent_of_net_assets}`,
  );

describe('holdings counted in a paragraph', () => {
  it('are read though their lines begin under the title, or are only two', () => {
    const lines = [
      behind(140, 'Major positions (% of total assets):', '1. Sample Power Limited CP 2.03%; 2. Example'),
      [150, [40, 'Foods Limited CP 1.11%; 3. Sample Islamic Bank Limited Tier II Sukuk 0.90%.']] as Line,
    ];
    expect(holdingsOf(readPage([...INCOME_FUND, ...lines]))).toEqual([
      '1 Sample Power Limited CP 2.03',
      '2 Example Foods Limited CP 1.11',
      '3 Sample Islamic Bank Limited Tier II Sukuk 0.90',
    ]);
    const two = behind(140, 'Top holdings (% of net assets):', '(1) Sample Power 2.03%, (2) Example Foods 1.11%.');
    expect(holdingsOf(readPage([...INCOME_FUND, two]))).toEqual(['1 Sample Power 2.03', '2 Example Foods 1.11']);
  });

  it('are those of the sub-fund in the title', () => {
    const read = readPension(
      behind(140, 'Largest holdings of the Debt Sub-Fund:', '1. Sample Bank TFC 9.40%; 2. Example Power Sukuk 8.76%.'),
    );
    expect(holdingsOf(read)).toEqual(['1 Sample Bank TFC 9.40', '2 Example Power Sukuk 8.76']);
    expect(read?.holdings.map(({ sub_fund_key }) => sub_fund_key)).toEqual(['DEBT', 'DEBT']);
  });

  it('are not read if one of the numbers is missing', () => {
    const line = behind(
      140,
      'Largest holdings:',
      '1. Sample Power 2.03%; 3. Example Foods 1.11%; 4. Sample Bank 1.10%.',
    );
    const facts: Line = [116, [40, 'Risk Profile'], [140, 'Medium']];
    expect(holdingsOf(readPage([...INCOME_FUND, facts, line]))).toEqual([]);
  });
});

describe('numbers that count the holdings', () => {
  const list = (shares: readonly string[]): Line[] => [
    [116, [40, 'Risk Profile'], [140, 'Medium']],
    [140, [40, 'Top Holdings (% of total assets)', BOLD]],
    ...['Sample Power', 'Example Foods', 'Sample Bank', 'Example Motors'].map((name, at): Line => [
      152 + 12 * at,
      [40, name],
      [180, shares[at] ?? ''],
    ]),
  ];

  it('are not their shares, in whatever order they come', () => {
    const read = readPage([...INCOME_FUND, ...list(['2', '4', '3', '5'])]);
    expect(holdingsOf(read)).toEqual([]);
    expect(read?.withheld?.some(({ section }) => section === 'holdings')).toBe(true);
  });

  it('are taken for shares where they do not follow each other', () => {
    expect(holdingsOf(readPage([...INCOME_FUND, ...list(['9', '7', '5', '4'])]))).toEqual([
      '1 Sample Power 9',
      '2 Example Foods 7',
      '3 Sample Bank 5',
      '4 Example Motors 4',
    ]);
  });
});
