/** Lists in running text that are counted, with their figures in bold letters. */
import { expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const BOLD = 8.2;
const SIZE = 8;

/** Texts one behind the other; those in bold letters begin with `*`. */
function running(y: number, ...texts: readonly string[]): Line {
  let x0 = 40;
  const cells = texts.map((marked) => {
    const [text, size] = marked.startsWith('*') ? [marked.slice(1), BOLD] : [marked, SIZE];
    const cell = [x0, text, size] as const;
    const blanks = text.split(' ').length - 1;
    x0 += (text.length - blanks) * size * 0.5 + (blanks + 1) * size * 0.25;
    return cell;
  });
  return [y, ...cells];
}

it('a line of the list may begin with a figure, and a detail in brackets is no part of a name', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    running(
      130,
      '*Top holdings (% of total assets):',
      '1) Sample Cement [Cement]',
      '*10.35%;',
      '2) Sample Bank [Commercial banks]',
      '*9.57%;',
      '3) Sample Gas [Gas]',
    ),
    running(140, '*7.60%;', '4) Sample Fields [Oil and gas]', '*7.53%'),
  ]);
  expect(holdings.map((row) => `${row.rank} ${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
    '1 Sample Cement 10.35',
    '2 Sample Bank 9.57',
    '3 Sample Gas 7.60',
    '4 Sample Fields 7.53',
  ]);
});
