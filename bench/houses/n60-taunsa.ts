/** N60, Taunsa: a report of a quarter with its months as columns, shares at both sides of their names, a chart with turned figures. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n60-funds.ts';
import { drawFund } from './n60-page.ts';
import type { Column } from './n60-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared12.ts';

const AMC = 'Taunsa Asset Management Company Limited';
const MONTH = { year: 2009, month: 3 };
const QUARTER = [s.before(MONTH, 2), s.before(MONTH), MONTH] as const;
const FEES = ['Expense ratio, month', 'Expense ratio, year to date'] as const;

const form = s.formWith({
  periods: [
    ['MTD', 'March'],
    ['3M', 'Quarter'],
    ['FYTD', 'Nine months'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net assets (Rs. in million)',
  assetTitle: 'Assets (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m, 3), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest investments (% of total assets)',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January to March 2009',
  footerOf: (page) => `Taunsa Asset Management Company Limited    ${page}`,
  committeeOf: (fund) => [
    ['Khalid Buzdar', 'Chief Executive'],
    ['Mehreen Khosa, CFA', 'Head of Investments'],
    [fund.model.kind === 'rate' ? 'Shoaib Lashari' : 'Mehreen Khosa, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3', 'PACRA', [2008, 11, 21]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'not annualised';
    entry.footnotes_raw = [`Returns of up to one year are ${basis}; those of longer periods are compounded.`];
    s.withoutPast(entry, fund.model.kind === 'rate' ? 'CREDIT_QUALITY' : 'SECTOR_ALLOCATION', 'Mar-09');
    s.setRatios(entry, fund, MONTH, FEES);
  },
};

/** The figures at the end of each month of the quarter; those of its last month are the fund's. */
function columnsOf(entry: s.Entry): Column[] {
  return QUARTER.map((month) => {
    const part = s.partOf(entry, FUNDS);
    return {
      label: s.dashed(month),
      figures: s.figuresAt(part, month, form),
      ratios: s.ratiosOf(part, month).map((r) => r.withLevies),
    };
  });
}

export const drawTaunsa = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N60_taunsa_2009-03',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'a report of a quarter: sizes, prices, returns and ratios of its three months are columns of one table',
      'figures are aligned at their point: what is before the point and what is after it are drawn apart',
      'the names of assets are between bars to the left and to the right; figures of a chart are turned by 90 degrees',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const pdf = await printSheets({ size: 'A4' }, true, (sheet) => {
        for (const entry of entries) drawFund(sheet, entry, columnsOf(entry));
      });
      await writeFile(path, pdf);
    },
  });
