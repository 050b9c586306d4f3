/** N103, Pasrur: two months; a panel with labels above their values, key figures as cards, shares beside bars. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n103-funds.ts';
import { drawFund } from './n103-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Pasrur Asset Management Company Limited';
const LAST = { year: 2022, month: 11 };

/** 18 April 2011 */
const dayText = s.longDay;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  peers: true,
  monthLabel: (m) => `${s.shortMonth(m)}-${s.year2(m)}`,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset Mix (% of total assets)',
  creditTitle: 'Rating Profile (% of total assets)',
  sectorTitle: 'Sector Mix (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of total assets)',
  day: dayText,
});

const DEFAULTED: s.Breach = { name: 'Ghuinke Sports Goods Limited', type: 'Sukuk', cost: 24.75, provided: 24.75 };

const NOTES = {
  ceiling:
    'The management fee stated is within the maximum of the offering document. Selling and marketing expenses are not charged to the Fund.',
  welfare:
    'The provision for the Sindh Workers’ Welfare Fund was reversed on August 13, 2021 after the clarification of the Sindh Revenue Board.',
};

/** The rest of the sectors makes their sum the share of equities of the same month. */
function completeSectors(figures: s.Figures): void {
  for (const equities of s.ofType(figures, 'ASSET_ALLOCATION').filter((r) => r.label_raw === 'Equities')) {
    const sectors = s.ofType(figures, 'SECTOR_ALLOCATION').filter((r) => r.period_label === equities.period_label);
    const rest = s.only(
      sectors.find((r) => r.label_raw === 'Other Sectors'),
      'rest',
    );
    const named = sectors.filter((r) => r !== rest).map((r) => r.percent);
    rest.percent = (Number(equities.percent) - Number(s.sumOf(named, 1))).toFixed(1);
  }
}

const houseOf = (month: s.Month): s.House => ({
  amc: AMC,
  month,
  monthLabel: `${s.monthName(month)} ${month.year}`,
  footerOf: (page) => `Pasrur Asset Management | Page ${page}`,
  committeeOf: (fund) => [
    ['Khalid Mehmood Ghumman', 'Chief Executive Officer'],
    ['Rabia Cheema, CFA', 'Chief Investment Officer'],
    ['Usman Bhalli', 'Head of Risk Management'],
    ['Farhan Sulehri, ACCA', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Noor ul Ain Kahloon' : 'Rabia Cheema, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'VIS', [2021, 12, 30]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(month));
    entry.footnotes_raw = [
      `* Compound annual growth rate; all other returns are ${basis}.`,
      NOTES.ceiling,
      NOTES.welfare,
    ];
    s.setRatios(entry, fund, month, ['Total Expense Ratio (Month)', 'Total Expense Ratio (Year to Date)']);
    if (fund.abbr === 'PEOF') completeSectors(entry);
    if (fund.abbr === 'PIPF') entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
  },
});

async function print(entries: readonly s.Entry[], month: s.Month, path: string): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    for (const entry of entries) {
      const fund = s.fundNamed(FUNDS, entry);
      const levies = s.ratiosOf(s.partOf(entry, FUNDS), month).map((r) => r.levies);
      drawFund(sheet, entry, fund, { levies, day: dayText(s.lastDay(month)) });
    }
  });
  await writeFile(path, pdf);
}

/** The report of October and that of November. */
export const drawPasrur = (): s.Drawn[] =>
  [s.before(LAST), LAST].flatMap((month) =>
    s.drawIssue({
      file: `N103_pasrur_${month.year}-${String(month.month).padStart(2, '0')}`,
      amc: AMC,
      producer: 'pdfkit',
      quirks: [
        'the facts stand in a panel at the left, each label above its value; the price has its day in the label',
        'key figures are cards with the value above its label; shares of two months stand behind bars',
        'returns of the fund, the benchmark and the peers are rows, periods columns; two successive months',
      ],
      funds: FUNDS,
      entriesOf: s.entriesOf(houseOf(month)),
      write: async (entries, path) => print(entries, month, path),
    }),
  );
