/** Periods over the columns of returns whose words are over two lines, and labels of rows that begin like a period. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

// In points: the right edges of the columns.
const EDGES = [240, 300, 360, 420, 499, 545];
const WIDTH = 4;

const cells = (texts: readonly string[]): (readonly [number, string])[] =>
  texts.flatMap((text, at) => (text === '' ? [] : [[(EDGES[at] ?? 0) - WIDTH * text.length, text] as const]));
const row = (y: number, label: string, ...figures: readonly string[]): Line => [y, [40, label], ...cells(figures)];

const returns = (...lines: readonly Line[]): unknown[] =>
  readPage([...INCOME_FUND, ...lines]).reported_returns.map((each) => [
    each.period_label_raw,
    each.fund_return_percent,
    each.benchmark_return_percent,
  ]);

describe('heads of two lines', () => {
  it('set close to each other on the second line have each their own word of it', () => {
    expect(
      returns(
        [200, ...cells(['', '', '365', '3', '5', 'Since'])],
        [210, ...cells(['MTD', 'FYTD', 'Days', 'Years*']), [475, 'Years* Inception**']],
        row(222, '3M T-Bills', '11.03%', '10.14%', '9.74%', '7.57%', '7.64%', '9.01%'),
        row(234, 'SIF', '11.15%', '10.00%', '9.75%', '7.21%', '7.12%', '8.39%'),
        row(246, 'Difference', '0.12%', '-0.14%', '0.01%', '-0.36%', '-0.52%', '-0.62%'),
      ),
    ).toEqual([
      ['MTD', '11.15', '11.03'],
      ['FYTD', '10.00', '10.14'],
      ['365 Days', '9.75', '9.74'],
      ['3 Years*', '7.21', '7.57'],
      ['5 Years*', '7.12', '7.64'],
      ['Since Inception**', '8.39', '9.01'],
    ]);
  });
});

it('a rate of a term is the benchmark under heads that are all periods, and no period itself', () => {
  expect(
    returns(
      [200, ...cells(['FY24', 'FY23', 'FY22'])],
      row(212, '1 Year KIBOR', '17.06%', '16.39%', '9.53%'),
      row(224, 'SIF', '18.04%', '17.24%', '9.11%'),
    ),
  ).toEqual([
    ['FY24', '18.04', '17.06'],
    ['FY23', '17.24', '16.39'],
    ['FY22', '9.11', '9.53'],
  ]);
});
