/** N106, Chishtian: two funds side by side on each page, what they share at its foot, and the unit in its head. */
import { execFileSync } from 'node:child_process';
import { FUNDS, MANAGERS } from './n106-funds.ts';
import { PER_PAGE, source } from './n106-page.ts';
import * as s from './shared15.ts';

const AMC = 'Chishtian Investments Limited';
const MONTH = { year: 2019, month: 1 };

/** Mar 30, 2010 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'January 2019'],
    ['FYTD', 'FY19 to date'],
    ['6M', 'Six months'],
    ['1Y', 'One year'],
    ['3Y', 'Three years (p.a.)'],
    ['5Y', 'Five years (p.a.)'],
    ['SI', 'Since launch (p.a.)'],
  ],
  seriesMonths: 0,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Five Sectors (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Five Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2019',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Mian Aslam Wattoo', 'Chief Executive Officer'],
    ['Hassan Joiya, CFA', 'Chief Investment Officer'],
    ['Bushra Wattoo', 'Head of Fixed Income'],
    ['Imtiaz Dogar, ACMA', 'Chief Financial Officer'],
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'JCR-VIS', [2018, 12, 27]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const page = Math.floor(FUNDS.indexOf(fund) / PER_PAGE) + 1;
    Object.assign(entry, { page_number: page, page_numbers: [page], page_footer_raw: `Page ${page}` });
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      page === 1 ? 'Returns of up to one year are annualized.' : 'Returns of up to one year are not annualized.',
      'Expense ratios include government levies and the fee of SECP.',
      'Provisions for the Sindh Workers’ Welfare Fund are made from May 21, 2015 onwards.',
    ];
    for (const part of s.partsOf(entry, fund)) {
      const [, year] = s.ratioPair(part, MONTH);
      part.figures.fees = [s.fee('Total Expense Ratio (YTD)', year.withLevies)];
    }
  },
};

export const drawChishtian = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N106_chishtian_2019-01',
    amc: AMC,
    producer: 'groff and ghostscript',
    quirks: [
      'two funds side by side on each page; the title of each stands above its column, the month in the head of the page',
      'the unit of all amounts is in the head of the page, not at the figures',
      'the committee, the rating of the manager and the notes are at the foot of the page for both funds',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const input = source(entries);
      const postscript = execFileSync('groff', ['-Tps', '-t', '-P-pa4', '-Kutf8'], { input });
      await s.distill(postscript.toString('latin1'), 'ps', path);
    },
  });
