/** N86, Mingora: one text on three funds at once, whose sentences and cells have the figures of all three in one order. */
import { execFileSync } from 'node:child_process';
import { FUNDS } from './n86-funds.ts';
import { source } from './n86-page.ts';
import * as s from './shared15.ts';

const AMC = 'Mingora Fund Managers Limited';
const MONTH = { year: 2024, month: 1 };

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'One year'],
    ['3Y', 'Three years, annual average'],
    ['5Y', 'Five years, annual average'],
    ['SI', 'Since launch, annual average'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(1),
  sizeLabel: 'net assets',
  assetTitle: 'Assets',
  creditTitle: 'Credit quality',
  sectorTitle: 'Sectors',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.monthName(month)} ${month.year}` })),
  holdingsTitle: 'Largest holdings',
  day: s.longDay,
});

const MANAGERS: Readonly<Record<string, string>> = {
  MCF: 'Bakht Zada',
  MIF: 'Laila Swati, CFA',
  MEF: 'Haroon Miankhel',
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2024',
  footerOf: () => '– 1 –',
  committeeOf: (fund) => [
    ['Amir Zeb Yousafzai', 'Chief Executive Officer'],
    ['Shabnam Durrani, CFA', 'Chief Investment Officer'],
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund manager'],
  ],
  amcRating: ['AM2', 'VIS', [2023, 12, 15]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = ['Returns of up to one year are annualised for MCF and MIF, not for MEF.'];
    Object.assign(entry, { page_number: 1, page_numbers: [1, 2], nav_date: s.iso(s.lastDay(MONTH)) });
    for (const part of s.partsOf(entry, fund)) {
      const [month, year] = s.ratioPair(part, MONTH);
      part.figures.fees = [
        { row_label_raw: 'month', fee_label_raw: 'Total expense ratio', percent: month.withLevies },
        { row_label_raw: 'year to date', fee_label_raw: 'Total expense ratio', percent: year.withLevies },
      ];
    }
  },
};

export const drawMingora = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N86_mingora_2024-01',
    amc: AMC,
    producer: 'groff and ghostscript',
    quirks: [
      'sentences list the figures of three funds, in the order of the funds that the first lines say: 1.2, 3.4 and 5.6',
      'a cell of the tables of returns has a figure of each fund; classes of assets name the funds that have them',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const postscript = execFileSync('groff', ['-Tps', '-t', '-P-pa4', '-Kutf8'], { input: source(entries) });
      await s.distill(postscript.toString('latin1'), 'ps', path);
    },
  });
