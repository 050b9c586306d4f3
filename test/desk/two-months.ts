/** Two months of an invented AMC whose names, words and misprints no test of the reader knows. */
import { fundRow, navPage } from '../fixtures/association-page.ts';
import { drawReport } from '../fixtures/report-page.ts';
import type { PageBlock, ReportPage } from '../fixtures/report-page.ts';
import {
  ALLOCATION,
  COMMITTEE,
  CREDIT,
  FACTS,
  HOLDINGS,
  OBJECTIVE,
  samplePage,
  SECTORS,
} from '../fixtures/sample-report.ts';

export type Month = '2024-01' | '2024-02';

const AMC = 'Sample Hopper Investments Limited';

/** Three of the funds are printed under names that the registry does not have. */
export const AMC_FUNDS = ['Hushe', 'Masherbrum', 'Biafo', 'Baltoro', 'Shimshal', 'Passu', 'Batura', 'Naltar'].map(
  (name, index) => ({
    slug: `sample-${name.toLowerCase()}-fund`,
    name: `Sample ${name} Fund`,
    printed: index < 3 ? `Sample ${name} Growing Income Scheme` : `Sample ${name} Fund`,
  }),
);

interface Day {
  readonly day: string;
  /** NAVs, as many as there are funds. */
  readonly navs: readonly string[];
}

export const NAVS: Readonly<Record<'first' | 'second', Day>> = {
  first: {
    day: 'Jan 31, 2024',
    navs: ['101.2539', '55.1032', '10.4410', '99.8700', '212.4431', '50.0910', '88.1200', '12.0450'],
  },
  second: {
    day: 'Feb 29, 2024',
    navs: ['102.0127', '55.9120', '10.5275', '100.6612', '215.0019', '50.4403', '88.9100', '12.1340'],
  },
};

/** The association's table of a day. */
export function tableOf({ day, navs }: Day): string {
  return navPage(
    AMC_FUNDS.map(({ name: fund }, index) => {
      const nav = navs[index] ?? '';
      return fundRow({ fund, amc: AMC, fund_id: String(index + 1), validity_date: day, nav, repurchase: nav });
    }),
  );
}

const SIZES: Readonly<Record<Month, readonly string[]>> = {
  '2024-01': ['2,944.51', '812.40', '1,230.77', '455.12', '98.34', '3,310.05', '700.91', '264.18'],
  '2024-02': ['3,001.12', '799.03', '1,255.61', '461.90', '101.26', '3,287.44', '715.38', '270.02'],
};

function statistics(month: Month, index: number): PageBlock {
  const navs = month === '2024-01' ? NAVS.first.navs : NAVS.second.navs;
  return {
    kind: 'pairs',
    title: 'Fund Statistics',
    rows: [
      [
        month === '2024-01' && index === 5 ? 'Entrusted Money (PKR bn)' : 'Entrusted Money (PKR mn)',
        SIZES[month][index] ?? '',
      ],
      ['Worth of a Share (PKR)', navs[index] ?? ''],
      ['WAM (months)', month === '2024-01' ? '1.26' : '1.31'],
      ['Total Expense Ratio (YTD)', month === '2024-01' ? '1.71%' : '1.74%'],
      ['Sharpe Ratio', month === '2024-01' ? '0.14' : '0.16'],
    ],
  };
}

function returns(month: Month): PageBlock {
  return {
    kind: 'table',
    title: 'Fund Performance',
    heads: ['', 'Yardage', 'Outcome'],
    rows:
      month === '2024-01'
        ? [
            ['YTD', '6.01%', '7.67%'],
            ['3 Months', '7.18%', '8.35%'],
            ['Since Inception', '9.11%', '10.22%'],
          ]
        : [
            ['YTD', '6.55%', '8.02%'],
            ['3 Months', '7.41%', '8.66%'],
            ['Since Inception', '9.14%', '10.27%'],
          ],
  };
}

function allocation(month: Month, isMisprinted: boolean): PageBlock {
  if (ALLOCATION.kind !== 'table') throw new Error('expected a table');
  if (month === '2024-01')
    return isMisprinted
      ? { ...ALLOCATION, rows: ALLOCATION.rows.map((row) => row.map((cell) => (cell === '37.62%' ? '30.62%' : cell))) }
      : ALLOCATION;
  const shares = ['15.02%', '36.11%', '40.90%', '7.97%'];
  return {
    ...ALLOCATION,
    heads: ['', 'January', 'February'],
    rows: ALLOCATION.rows.map(([label = '', , current = ''], index) => [label, current, shares[index] ?? '']),
  };
}

function pageOf(month: Month, index: number): ReportPage {
  const columns = [
    [allocation(month, index === 4), SECTORS, FACTS],
    [statistics(month, index), returns(month), HOLDINGS, CREDIT],
    [OBJECTIVE, COMMITTEE],
  ];
  const { printed } = AMC_FUNDS[index] ?? { printed: '' };
  return samplePage('bars', {
    amc: AMC,
    fund: printed,
    month: month === '2024-01' ? 'January 2024' : 'February 2024',
    ratings: '',
    notes: [],
    columns,
  });
}

/** The report of a month, a page for each fund. In the first month one allocation and one unit are misprinted. */
export async function drawMonth(month: Month): Promise<Buffer> {
  return drawReport(AMC_FUNDS.map((_fund, index) => pageOf(month, index)));
}
