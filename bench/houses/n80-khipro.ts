/** N80, Khipro: an Islamic manager; returns and months as rows side by side, facts in a panel, a pension fund. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n80-funds.ts';
import { drawFund, drawPension } from './n80-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Khipro Islamic Investment Management Limited';
const MONTH = { year: 2025, month: 2 };

/** 07 Oct, 2016 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')} ${s.shortMonth({ year, month })}, ${year}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'MTD'],
      ['FYTD', 'YTD'],
      ...(isFund
        ? ([
            ['3M', '90 Days'],
            ['6M', '180 Days'],
          ] as const)
        : []),
      ['1Y', '365 Days'],
      ['3Y', '3 Years'],
      ['5Y', '5 Years'],
      ['SI', 'Since Inception'],
    ],
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: (m) => `${s.shortMonth(m)}-${m.year}`,
    size: s.inMillions(2, 'Rs. ', ' million'),
    sizeLabel: 'Fund Size',
    prices: isFund ? ['offer_price', 'repurchase_price'] : [],
    assetTitle: 'Asset Allocation (as % of Total Assets)',
    creditTitle: 'Credit Quality (as % of Total Assets)',
    sectorTitle: 'Sector Allocation (as % of Total Assets)',
    allocationMonths: (m) =>
      isFund
        ? [m, s.before(m)].map((month) => ({ month, label: `${s.shortMonth(month)}-${month.year}` }))
        : [{ month: m, label: null }],
    holdingsTitle: 'Top 10 Holdings (as % of Total Assets)',
    day: dayText,
  });

function basisOf(fund: s.Fund): string {
  if (fund.subs !== undefined) return 'are annualized, except those of the Equity Sub-Fund, which are absolute';
  return fund.model.kind === 'rate' ? 'are annualized' : 'are absolute';
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2025',
  footerOf: (page) => `FMR February 2025 - ${page}`,
  committeeOf: (fund) => [
    ['Rana Waseem Mallah', 'Chief Executive Officer'],
    ['Ayesha Rajar, CFA', 'Chief Investment Officer'],
    ['Kashif Sanjrani', 'Head of Equities'],
    ['Sumera Mari, ACCA', 'Head of Compliance'],
    [fund.model.kind === 'rate' ? 'Talal Dars' : 'Kashif Sanjrani', 'Fund Manager'],
    ['Mufti Abdul Sattar Leghari', 'Shariah Advisor'],
  ],
  amcRating: ['AM2+', 'VIS', [2024, 12, 27]],
  formOf,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [`Returns of up to one year ${basisOf(fund)}; returns of more than one year are CAGR.`];
    s.setRatios(entry, fund, MONTH, ['Total Expense Ratio (MTD)', 'Total Expense Ratio (YTD)']);
    if (fund.subs !== undefined) for (const part of s.partsOf(entry, fund)) s.withoutBenchmark(part.figures, part.line);
  },
};

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    for (const entry of entries) {
      const fund = s.fundNamed(FUNDS, entry);
      if (fund.subs === undefined) drawFund(sheet, entry, fund, MONTH);
      else drawPension(sheet, entry, fund, MONTH);
    }
  });
  await writeFile(path, pdf);
}

export const drawKhipro = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N80_khipro_2025-02',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'returns by period and by month are tables of rows side by side; a performance chart with figures of its axis',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
