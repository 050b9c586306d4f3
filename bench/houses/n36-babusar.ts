/** N36, Babusar: a small booklet in questions and answers, three pages for each fund, words drawn in no order. */
import { FUNDS } from './n36-funds.ts';
import { drawFront, drawFund } from './n36-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared8.ts';

const AMC = 'Babusar Halal Investments Limited';
const MONTH = { year: 2023, month: 6 };
const MANAGERS = { rate: 'Rukhsana Gujjar', market: 'Faizan Awan, CFA' } as const;
const NOTES = {
  rate: 'Up to one year the returns are annualised in the simple way, beyond that they are compounded.',
  market: 'Up to one year the returns are absolute, beyond that they are compounded.',
} as const;

/** 24 March 2014 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })} ${year}`;

const FORM = s.formWith({
  periods: [
    ['MTD', 'June 2023'],
    ['3M', 'Three months'],
    ['FYTD', 'Fiscal year 2023'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since the start'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'net assets',
  assetTitle: 'Kinds of assets, % of total assets',
  creditTitle: 'Quality of credit, % of total assets',
  sectorTitle: 'Largest sectors, % of total assets',
  holdingsTitle: 'Largest holdings, % of total assets',
  holdingDecimals: 1,
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'June 2023',
  footerOf: () => null,
  committeeOf: (fund) => [
    [MANAGERS[fund.model.kind], 'fund manager'],
    ['Mufti Abdul Wahid', 'Shariah advisor'],
  ],
  amcRating: ['AM3++', 'VIS', [2022, 12, 30]],
  formOf: () => FORM,
  pagesEach: 3,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) => {
        const row_label_raw = r.period === 'MTD' ? 'June 2023' : 'fiscal year 2023';
        return [
          { row_label_raw, fee_label_raw: 'total expense ratio', percent: r.withLevies },
          { row_label_raw, fee_label_raw: 'government levies', percent: r.levies },
        ];
      });
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, false, (sheet) => {
    const pen = new s.Pen(sheet, 'shuffled');
    if (isWhole) drawFront(pen, entries, AMC);
    for (const entry of entries) drawFund(pen, entry, AMC);
  });
  await s.distill(pdf, 'pdf', path);
}

export const drawBabusar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N36_babusar_2023-06',
    amc: AMC,
    producer: 'Ghostscript',
    quirks: [
      'a booklet in A5; the words of a page are drawn in an order without meaning',
      'labels are questions with the term in brackets: What is a unit worth? (NAV)',
      'three pages for each fund; the second and the third one have its short name only, turned at the edge',
      'returns at the ends of bars, whose colours distinguish fund and benchmark; three columns of months, the benchmark below the fund',
      'expense ratios and their levies in one sentence with the month and the year',
      'shares in a paragraph of names and weights',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
