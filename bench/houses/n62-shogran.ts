/** N62, Shogran: a document of a word processor; values at tab stops continue at the left margin, captions below tables. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n62-funds.ts';
import { drawFund } from './n62-page.ts';
import { Paper } from './n62-text.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared13.ts';

const AMC = 'Shogran Fund Managers Limited';
const MONTH = { year: 2015, month: 5 };

/** 31 May 2015 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'May 2015'],
    ['3M', 'Last three months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Last twelve months'],
    ['3Y', 'Last three years (annualised)'],
    ['SI', 'Since launch (annualised)'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'Net assets',
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Largest sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2015',
  footerOf: (page) => `Page ${page} of ${FUNDS.length * 2}`,
  committeeOf: (fund) => [
    ['Muhammad Haroon Swati', 'Chief Executive Officer'],
    ['Gulnaz Kaghani, CFA', 'Chief Investment Officer'],
    ['Bilal Mansoor', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Rabia Tanoli' : 'Gulnaz Kaghani, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3', 'PACRA', [2014, 8, 29]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised on the simple method' : 'absolute';
    entry.footnotes_raw = [`Returns of up to twelve months are ${basis}; dividends are reinvested.`];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .slice(1)
        .map((r) => s.fee('Total expense ratio (year to date)', r.withLevies));
  },
};

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    const paper = new Paper(sheet);
    entries.forEach((entry, i) => {
      drawFund(paper, entry, i + 1, { first: entry.page_number, all: entries.length * 2 });
    });
  });
  await writeFile(path, pdf);
}

export const drawShogran = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N62_shogran_2015-05',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'values at a tab stop behind dots; what does not fit continues at the left margin, below the label',
      'captions with numbers and titles below their tables',
      'labels and values cut into two runs inside words; small raised numbers of footnotes; a broken cross-reference',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
