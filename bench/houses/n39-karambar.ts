/** N39, Karambar: portrait sheets that are turned for reading, the returns of other funds at the foot of each page. */
import { writeFile } from 'node:fs/promises';
import { FUNDS, MATURITIES } from './n39-funds.ts';
import { drawFront, drawFund, drawReview } from './n39-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared9.ts';

const AMC = 'Karambar Asset Management Limited';
const MONTH = { year: 2022, month: 12 };
const MANAGERS = { rate: 'Zubaida Lal', market: 'Sher Wali, ACCA' } as const;
const FONTS = '/usr/share/fonts/opentype/urw-base35/NimbusSans-';
const NOTES = {
  rate: 'Returns of up to one year are annualized using simple interest; longer returns are annualized using CAGR.',
  market: 'Returns of up to one year are not annualized; longer returns are annualized using CAGR.',
} as const;

/** May 2, 2016 */
const dayText = ([year, month, d]: s.Day): string => `${s.shortMonth({ year, month })} ${d}, ${year}`;
const monthText = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'Month to Date'],
      ...(isFund
        ? ([
            ['3M', 'Last 3 Months'],
            ['FYTD', 'Fiscal Year to Date'],
            ['1Y', 'Last 12 Months'],
            ['3Y', 'Last 3 Years'],
          ] as const)
        : ([['FYTD', 'Fiscal Year to Date']] as const)),
      ['SI', 'Since Inception'],
    ],
    peers: isFund,
    seriesMonths: isFund ? 12 : 0,
    newestFirst: true,
    monthLabel: monthText,
    benchmarkSeries: 'Benchmark',
    size: s.inMillions(2, 'Rs. ', ' mn'),
    sizeLabel: 'Fund Size',
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Sector Allocation (% of Total Assets)',
    allocationMonths: (m) =>
      isFund ? [s.before(m), m].map((month) => ({ month, label: monthText(month) })) : [{ month: m, label: null }],
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    day: dayText,
  });

const managerOf = (fund: s.Fund): string => MANAGERS[fund.model.kind];

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'December 2022',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    ['Muhammad Khan', 'Chief Executive Officer'],
    [managerOf(fund), 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2022, 8, 26]],
  formOf,
  introduction: 1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Total Expense Ratio (${r.period})`, r.withLevies));
      const end = MATURITIES[part.line];
      if (fund.subs === undefined || end === undefined) continue;
      part.figures.launch_date = s.iso(part.model.launch);
      part.figures.launch_date_raw = dayText(part.model.launch);
      part.figures.maturity_date = s.iso(end);
      part.figures.maturity_date_raw = dayText(end);
    }
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({ pdfVersion: '1.5' }, false, (sheet) => {
    sheet.registerFont('plain', `${FONTS}Regular.otf`);
    sheet.registerFont('bold', `${FONTS}Bold.otf`);
    sheet.registerFont('italic', `${FONTS}Italic.otf`);
    if (isWhole) {
      drawFront(sheet, entries, AMC);
      drawReview(sheet, AMC);
    }
    for (const entry of entries) {
      const own = s.fundNamed(FUNDS, entry);
      const others = entries.filter(
        (e) => e !== entry && e.sub_funds.length === 0 && managerOf(s.fundNamed(FUNDS, e)) === managerOf(own),
      );
      drawFund(sheet, entry, own, { amc: AMC, manager: managerOf(own), others });
    }
  });
  await writeFile(path, pdf);
}

export const drawKarambar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N39_karambar_2022-12',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'portrait sheets with the attribute that turns them by 90 degrees',
      'at the foot of each page the returns of the other funds of the same fund manager',
      'units of Rs. 10; months as rows, newest first; the older month of the allocation before the newer one',
      'plans as columns with their days of launch and maturity',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
  });
