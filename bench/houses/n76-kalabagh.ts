/** N76, Kalabagh: facts in two pairs at the top, a row of ranks below fund, benchmark and peers, pies with labels. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n76-funds.ts';
import { drawFund } from './n76-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared12.ts';

const AMC = 'Kalabagh Fund Managers Limited';
const MONTH = { year: 2022, month: 4 };
const UNITS: Readonly<Record<string, string>> = { KLF: ' days', KIOF: ' years', KSAF: '%' };
const WITH_PEERS = ["Apr'22", '3 Months', '6 Months', 'FY-YTD', '1 Year'];

/** 21-Jun-09 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;
/** Apr'22 */
const monthText = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', "Apr'22"],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FY-YTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  monthLabel: monthText,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Portfolio Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m, 2), s.before(m), m].map((month) => ({ month, label: monthText(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: dayText,
});

const NOTES = {
  rate: 'Returns up to one year are annualized (simple); 3 years, 5 years and since inception are CAGR.',
  market: 'Returns up to one year are absolute; 3 years, 5 years and since inception are CAGR.',
} as const;

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2022',
  footerOf: (page) => `Fund Managers' Report ${page}`,
  committeeOf: (fund) => [
    ['Sher Bahadur Niazi', 'Chief Executive Officer'],
    ['Amina Khattak, CFA', 'Chief Investment Officer'],
    ['Yawar Sambal', 'Head of Research'],
    ['Rukhsana Awan, FRM', 'Head of Risk & Compliance'],
    [fund.model.kind === 'rate' ? 'Usama Rokhri' : 'Hamza Bilal, ACCA', 'Fund Manager'],
  ],
  amcRating: ['AM1', 'VIS', [2021, 12, 30]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    s.peersIn(entry, WITH_PEERS);
    s.withoutPast(entry, 'CREDIT_QUALITY', monthText(MONTH));
    entry.metrics = entry.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[fund.abbr] ?? ''}` }));
    for (const part of s.partsOf(entry, fund)) {
      const [month, year] = s.ratioPair(part, MONTH);
      part.figures.fees = [
        s.fee('Total Expense Ratio (MTD)', month.withLevies),
        s.fee('Total Expense Ratio (YTD)', year.withLevies),
      ];
      entry.footnotes_raw.push(
        `Total Expense Ratio (MTD) includes ${month.levies}% and Total Expense Ratio (YTD) includes ${year.levies}% of Sindh Sales Tax on Management Fee, SECP Fee and SWWF.`,
      );
    }
  },
};

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry));
  });
  await writeFile(path, pdf);
}

export const drawKalabagh = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N76_kalabagh_2022-04',
    amc: AMC,
    producer: 'pdfkit',
    quirks: ['the last row of the table of returns is the rank of the fund among its peers, such as 4/17'],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
