/** Months as columns and fiscal years left of the rows of several series, with the year's own return behind its months. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, readPage, readPension, type Line } from './placed-words.ts';

const MONTHS = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const YEARS = ['2022-23', '2023-24', '2024-25'];

/** The last year has four months and no return of its own, unless `toDate` is one. */
function matrixOf(series: readonly string[], last = 'Full year', years = YEARS, toDate?: string): Line[] {
  const columns = [...MONTHS, last].map((name, at): [number, string] => [200 + 30 * at, name]);
  return [
    [130, [40, 'Return of each month (%)', 10]],
    [144, ...columns],
    ...years.flatMap((year, block): Line[] => {
      const top = 158 + 12 * series.length * block;
      const rows = series.map((name, row): Line => {
        const filled = block === years.length - 1 ? 4 : 13;
        const cells = columns.slice(0, filled).map(([x], at): [number, string] => [x, `${row + 1}${block}.${10 + at}`]);
        if (filled < 13 && toDate !== undefined) cells.push([200 + 30 * 12, toDate]);
        return [top + 12 * row, [80, name], ...cells];
      });
      return [...rows, [top + 6 * (series.length - 1) + 0.5, [40, year]]];
    }),
  ];
}

const sayReturns = ({ reported_returns }: ReadFragment): string[] =>
  reported_returns.map(
    (row) =>
      `${row.sub_fund_key ?? 'fund'} ${row.period_label_raw} ${row.fund_return_percent} ${row.benchmark_return_percent}`,
  );
const PAGE: readonly Line[] = [...INCOME_FUND, [116, [40, 'Auditor'], [140, 'Sample Chartered Accountants']]];

describe('fiscal years in the middle of their rows, left of a matrix of months', () => {
  const returns = sayReturns(readPage([...PAGE, ...matrixOf(['SIF', 'Benchmark'])]));

  it('give each month its year, July to December the first one', () => {
    expect(returns).toEqual(
      expect.arrayContaining([
        'fund Jul 2022 10.10 20.10',
        'fund Dec 2022 10.15 20.15',
        'fund Jan 2023 10.16 20.16',
        'fund Jun 2024 11.21 21.21',
        'fund Oct 2024 12.13 22.13',
      ]),
    );
  });

  it('are the periods of the returns in the column of the full year, and of no month’s', () => {
    const ofYears = returns.filter((text) => text.startsWith('fund 20'));
    expect(ofYears).toEqual(['fund 2022-23 10.22 20.22', 'fund 2023-24 11.22 21.22']);
  });

  it('are those of the column of the full year or the year to date, where all their months are there', () => {
    const lines = matrixOf(['SIF', 'Benchmark'], 'Full year / YTD', YEARS, '14.44');
    const read = sayReturns(readPage([...PAGE, ...lines]));
    const ofYears = read.filter((text) => text.startsWith('fund 20'));
    expect(ofYears).toEqual(['fund 2022-23 10.22 20.22', 'fund 2023-24 11.22 21.22']);
    expect(read).toContain('fund Oct 2024 12.13 22.13');
    expect(read.some((text) => text.includes('14.44'))).toBe(false);
  });

  it('are those of each sub-fund, whose rows they are left of', () => {
    const lines = matrixOf(['Equity Sub-Fund', 'Debt Sub-Fund', 'Money Market Sub-Fund']);
    const pension = sayReturns(readPension(...lines) as ReadFragment);
    expect(pension).toEqual(
      expect.arrayContaining([
        'EQUITY Jan 2023 10.16 null',
        'DEBT 2023-24 21.22 null',
        'MONEY_MARKET Oct 2024 32.13 null',
      ]),
    );
    expect(pension).toHaveLength(3 * (13 + 13 + 4));
  });

  it('are not read where one of them is not in the middle of its rows', () => {
    const [title, heads, ...rows] = matrixOf(['SIF', 'Benchmark']) as [Line, Line, ...Line[]];
    const moved = rows.map((line): Line =>
      line[1]?.[1] === '2023-24' ? ([line[0] + 9, ...line.slice(1)] as Line) : line,
    );
    expect(sayReturns(readPage([...PAGE, title, heads, ...moved]))).toEqual([]);
  });

  it('are those of the rows that they are level with and of the rows under these, marked or not', () => {
    const heads = MONTHS.slice(6).map((name, at): [number, string] => [200 + 30 * at, name]);
    const rowOf = (y: number, name: string, year?: string): Line => {
      const figures = heads.map(([x], at): [number, string] => [x, `${Math.floor(y) % 10}.${10 + at}`]);
      return [y, ...(year === undefined ? [] : [[40, year] as const]), [80, name], ...figures];
    };
    const calendar = (mark: string): Line[] => [
      [130, [40, 'Return of each month (%)', 10]],
      [144, ...heads],
      rowOf(158, 'SIF', '2024'),
      rowOf(169.6, `Benchmark${mark}`),
      rowOf(181, 'SIF', '2023'),
      rowOf(192, 'Benchmark'),
    ];
    const plain = sayReturns(readPage([...PAGE, ...calendar('')]));
    expect(plain).toContain('fund Jan 2023 1.10 2.10');
    for (const said of sayReturns(readPage([...PAGE, ...calendar('*')]))) expect(plain).toContain(said);
  });

  it('of one number are not split into months, because the months from July are of two years', () => {
    expect(sayReturns(readPage([...PAGE, ...matrixOf(['SIF', 'Benchmark'], 'Full year', ['2023', '2024'])]))).toEqual(
      [],
    );
  });
});
