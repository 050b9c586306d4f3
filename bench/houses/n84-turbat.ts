/** N84, Turbat: two funds on a page, mirrored at a spine in the middle that has the labels of both. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n84-funds.ts';
import { drawPair } from './n84-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Turbat Investments Limited';
const MONTH = { year: 2018, month: 10 };

/** Oct 9, 2007 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['FYTD', 'Year to date'],
    ['6M', '6 months'],
    ['1Y', '12 months'],
    ['3Y', '3 years (p.a.)'],
    ['5Y', '5 years (p.a.)'],
    ['SI', 'Since inception (p.a.)'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: s.inMillions(1),
  sizeLabel: 'Net assets (PKR million)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: `${s.shortMonth(month)} ${month.year}` })),
  holdingsTitle: 'Holdings by rank (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2018',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Mir Jamal Gichki', 'Chief Executive'],
    ['Naila Rind, CFA', 'Head of Investments'],
    [fund.model.kind === 'rate' ? 'Yasir Hoth' : 'Naila Rind, CFA', 'Fund manager'],
  ],
  amcRating: ['AM3+', 'PACRA', [2018, 7, 20]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const isRate = fund.model.kind === 'rate';
    entry.footnotes_raw = [`Returns of up to 12 months are ${isRate ? 'annualised' : 'not annualised'}.`];
    for (const part of s.partsOf(entry, fund)) {
      const [month, year] = s.ratioPair(part, MONTH);
      part.figures.fees = [
        s.fee('Expense ratio of the month', month.withLevies),
        s.fee('Expense ratio, year to date', year.withLevies),
        s.fee('Expense ratio, year to date, without levies', year.without),
      ];
    }
    const page = isRate ? 1 : 3;
    Object.assign(entry, { page_number: page, page_numbers: [page, page + 1], page_footer_raw: `Page ${page} of 4` });
  },
};

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    for (const page of [1, 3]) {
      const [left, right] = entries.filter((e) => e.page_number === page);
      drawPair(sheet, s.only(left, 'left fund'), s.only(right, 'right fund'));
    }
  });
  await writeFile(path, pdf);
}

export const drawTurbat = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N84_turbat_2018-10',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'two funds on two pages with all labels in a column between them; the right fund has its columns in the reverse order',
      'ranks of holdings are in the middle, with weights next to them and names outside',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
