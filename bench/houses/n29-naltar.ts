/** N29, Naltar: two pages for each fund, units in a column of their own, the benchmark before the fund. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n29-funds.ts';
import { drawFront, drawFund } from './n29-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared7.ts';

const AMC = 'Naltar Funds Management Company Limited';
const MONTH = { year: 2021, month: 11 };
const MANAGERS = { rate: 'Sitara Parveen', market: 'Wajahat Hussain, CFA' } as const;
const FONTS = '/usr/share/fonts/opentype/urw-base35/URWGothic-';
const NOTES = {
  rate: '* Average annual return; other returns are simple annualized.',
  market: '* Average annual return; other returns are absolute.',
} as const;

/** 17th August 2015 */
function dayText([year, month, day]: s.Day): string {
  const end = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${end} ${s.monthName({ year, month })} ${year}`;
}
const monthText = (m: s.Month): string => `${s.shortMonth(m)} ${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'Nov 21'],
      ['FYTD', 'FY22 to date'],
      ['1Y', 'Trailing 12 months'],
      ['3Y', '3 years*'],
      ['5Y', '5 years*'],
      ['SI', 'Since inception*'],
    ],
    seriesMonths: isFund ? 12 : 0,
    monthLabel: monthText,
    size: s.inMillions(3),
    sizeLabel: 'Net Assets',
    prices: isFund ? ['units_outstanding', 'offer_price'] : [],
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Sector Exposure (% of Total Assets)',
    allocationMonths: (m) =>
      isFund ? [s.before(m), m].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    holdingDecimals: 1,
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2021',
  footerOf: String,
  committeeOf: (fund) => [
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund Manager'],
    ['Karim Khan Barcha', 'Chief Executive Officer'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 6, 30]],
  formOf,
  pagesEach: 2,
  finish: (entry, fund) => {
    const isFund = fund.subs === undefined;
    entry.footnotes_raw = [NOTES[isFund ? fund.model.kind : 'rate']];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => ({
        row_label_raw: null,
        fee_label_raw: `Total Expense Ratio with levies (${r.period})`,
        percent: r.withLevies,
      }));
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({ pdfVersion: '1.4' }, false, (sheet) => {
    sheet.registerFont('plain', `${FONTS}Book.otf`);
    sheet.registerFont('bold', `${FONTS}Demi.otf`);
    sheet.registerFont('italic', `${FONTS}BookOblique.otf`);
    if (isWhole) drawFront(sheet, entries, AMC, 'November 2021');
    for (const entry of entries) drawFund(sheet, entry, AMC);
  });
  await writeFile(path, pdf);
}

/** The planted fault: two digits of the price are exchanged. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const [one = '', two = '', three = '', ...rest] = real;
  if (one === three) throw new Error('the first and the third digit of the price are equal');
  s.falsifyNavs(entry, 'NAV_DIGITS_TRANSPOSED', [
    { figures: entry, sub: null, printed: [three, two, one, ...rest].join('') },
  ]);
}

export const drawNaltar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N29_naltar_2021-11',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'two pages for each fund, the second one with the name and (contd.); the rating of the AMC in the head of each page',
      'item, unit and value in three columns, as Net Assets | Rs. million | 1,234.567',
      'the benchmark before the fund in both tables of returns; months as columns; a blank after the minus',
      'starred periods with a note; the older month before the newer one; prices of Rs. 500 and of Rs. 10',
      'sub-funds as columns, for each period a row of returns and one of benchmarks',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N29_nav_digits_transposed', fund: 'Naltar Value Fund', falsify },
  });
