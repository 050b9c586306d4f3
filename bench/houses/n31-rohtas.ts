/** N31, Rohtas: two or three facts in each cell, months by fiscal year, a reference index besides the benchmark. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n31-funds.ts';
import { drawFront, drawFund } from './n31-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared8.ts';

const AMC = 'Rohtas Fund Managers Limited';
const MONTH = { year: 2025, month: 3 };
const RANGE = '01-Mar-2025 to 31-Mar-2025';
const MANAGERS = { rate: 'Sania Kiani', market: 'Haroon Gakhar, CFA' } as const;
const FEES = ['excluding levies', 'including levies', 'levies'] as const;
const NOTES = {
  rate: 'Returns up to one year are annualized on simple basis; others are compound annual growth rates.',
  market: 'Returns up to one year are absolute; others are compound annual growth rates.',
} as const;

const dayText = ([y, m, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year: y, month: m })}-${y}`;

const FORM = s.formWith({
  periods: [
    ['MTD', 'Mar-2025'],
    ['3M', 'Trailing 3 months'],
    ['FYTD', 'FY25 to date'],
    ['1Y', 'Trailing 1 year'],
    ['3Y', 'Trailing 3 years'],
    ['5Y', 'Trailing 5 years'],
    ['SI', 'Since launch'],
  ],
  // July 2023 to March 2025: two fiscal years side by side.
  seriesMonths: 21,
  monthLabel: (m) => `${s.shortMonth(m)}-${m.year}`,
  size: s.inMillions(2),
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Where the fund is invested (% of total assets)',
  creditTitle: 'Quality of credit (% of total assets)',
  sectorTitle: 'Largest sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: RANGE,
  footerOf: (page) => `${page} | Rohtas Fund Managers`,
  committeeOf: (fund) => [
    [MANAGERS[fund.model.kind], 'Fund Manager'],
    ['Tehmina Janjua', 'Chief Executive'],
    ['Asad Minhas, FCA', 'Chief Financial Officer'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 8, 23]],
  formOf: () => FORM,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    // The groups follow the order of their largest holding, and ranks count in printed order.
    const groups = [...new Set(entry.holdings.map((h) => s.noteOf(fund, h.name_raw)))];
    entry.holdings = groups
      .flatMap((group) => entry.holdings.filter((h) => s.noteOf(fund, h.name_raw) === group))
      .map((h, i) => ({ ...h, rank: i + 1 }));
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).flatMap((r) =>
        [r.without, r.withLevies, r.levies].map((percent, i) => ({
          row_label_raw: r.period,
          fee_label_raw: i === 2 ? 'Government levies' : `Expense ratio ${FEES[i] ?? ''}`,
          percent,
        })),
      );
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    const pen = new s.Pen(sheet, 'glyphs');
    if (isWhole) drawFront(pen, entries, AMC, RANGE);
    for (const entry of entries) drawFund(pen, entry, s.fundNamed(FUNDS, entry), AMC, RANGE);
  });
  await writeFile(path, pdf);
}

/** The planted fault: the size has lost its last digit before the point, so that it is a tenth of the true one. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_pkr, 'size');
  const printed = s.grouped(Number(real) / 1e7, 2);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'SIZE_A_TENTH_OF_THE_TRUE_ONE',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values: 'all other facts, incl. the price and the units outstanding',
    must_not_serve: 'the false net assets',
    how_it_can_be_seen: 'NAV times units outstanding is ten times the net assets printed beside them',
  };
}

export const drawRohtas = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N31_rohtas_2025-03',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'each character is drawn alone, and no blank is drawn',
      'two or three facts in a cell, parted by bars: Front-end | Back-end load, NAV | Offer | Redemption',
      'the month is a range of days; the short name is larger than the name, which is in two lines of different size',
      'months by fiscal year, each with the fund and the benchmark; months to come are blank',
      'a reference index as a third series that is neither benchmark nor peers',
      'the asset allocation with amounts before the weights; holdings in groups under their sector or kind of paper',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N31_size_a_tenth', fund: 'Rohtas Income Fund', falsify },
  });
