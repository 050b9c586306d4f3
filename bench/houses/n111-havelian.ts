/** N111, Havelian: an ordinary page; terms in pairs of columns, returns under two heads, charts with axes. */
import { writeFile } from 'node:fs/promises';
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, DEFAULTED, FUNDS } from './n111-funds.ts';
import { drawFund } from './n111-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Havelian Investments Limited';
const MONTH = { year: 2023, month: 10 };

/** 17-Mar-2008 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Oct-23'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Portfolio Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2023',
  footerOf: (page) => `Havelian Investments Limited - Page ${page}`,
  committeeOf: (fund) => [
    ['Sardar Jehanzeb Tanoli', 'Chief Executive Officer'],
    ['Aneela Swati, CFA', 'Chief Investment Officer'],
    [fund.abbr === 'HSF' ? 'Bilal Karlal, CFA' : 'Waqar Jadoon', 'Fund Manager'],
    ['Mahnoor Dhund', 'Head of Research'],
    ['Raja Tufail Abbasi, FCMA', 'Head of Risk & Compliance'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 6, 23]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized returns' : 'absolute returns';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `Returns of up to one year are ${basis}; returns of more than one year are annualized using CAGR.`,
      'The provision of the Fund for the Sindh Workers’ Welfare Fund (SWWF) was reversed on 13-Aug-2021.',
    ];
    closeSectors(entry, 'Stocks / Equities');
    if (fund.abbr === 'HIF') entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
    const part = s.partOf(entry, FUNDS);
    // Sectors have no total, because they are a part of the assets only.
    const totals = (['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const).flatMap((type) =>
      s.hundreds(entry, type, 'Total'),
    );
    Object.assign(entry, { allocation_totals: totals });
    s.setRatios(entry, fund, MONTH, ['Total Expense Ratio (MTD)', 'Total Expense Ratio (YTD)']);
    entry.fees.push(s.fee('Management Fee (Actual)', s.only(CHARGED[fund.abbr], 'fee')));
    entry.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
  },
};

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({ size: 'A4' }, true, (sheet) => {
    for (const entry of entries) {
      const fund = s.fundNamed(FUNDS, entry);
      const levies = s.ratiosOf(s.partOf(entry, FUNDS), MONTH).map((r) => r.levies);
      drawFund(sheet, entry, { fund, levies, day: dayText(s.lastDay(MONTH)) });
    }
  });
  await writeFile(path, pdf);
}

export const drawHavelian = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N111_havelian_2023-10',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'terms are a ruled grid of two pairs of columns; the levies of a ratio stand behind it in the same cell',
      'returns have two rows of heads; fund, benchmark, peers and fiscal years are tables on top of each other',
      'a chart of twelve months whose axis has percentages, and a table of the same months below it',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
