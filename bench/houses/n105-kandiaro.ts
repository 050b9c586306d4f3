/** N105, Kandiaro: landscape; each sub-fund or plan is a strip across the page, with its name at the left end. */
import { writeFile } from 'node:fs/promises';
import { FUNDS, PLANS } from './n105-funds.ts';
import { drawFund } from './n105-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Kandiaro Fund Management Limited';
const MONTH = { year: 2021, month: 8 };

/** 28-Jun-2012 */
const dayText = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['FYTD', 'YTD'],
    ['6M', '6 Months'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Inception'],
  ],
  seriesMonths: 0,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. mn)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of total assets)',
  creditTitle: 'Credit Quality (% of total assets)',
  sectorTitle: 'Top Five Sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2021',
  footerOf: (page) => `Kandiaro Fund Management - Monthly Report - ${page}`,
  committeeOf: (fund) => [
    ['Rana Hamid Sodha', 'Chief Executive Officer'],
    ['Naila Rathore, CFA', 'Chief Investment Officer'],
    ['Ghulam Nabi Kapri', 'Head of Fixed Income'],
    ['Sana Arbab', 'Head of Research'],
    [fund.abbr === 'KPLF' ? 'Naila Rathore, CFA' : 'Irfan Bhurgri, ACA', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2021, 3, 8]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const isPlans = fund.abbr === 'KPLF';
    entry.footnotes_raw = [
      'Returns of more than one year are CAGR.',
      isPlans
        ? 'Returns of up to one year are absolute.'
        : 'Returns of up to one year are absolute for equity, and annualized for debt and money market.',
      'The provision for the Sindh Workers’ Welfare Fund of all sub-funds and plans was reversed on August 13, 2021.',
    ];
    for (const part of s.partsOf(entry, fund)) {
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Expense Ratio (${r.period})`, r.withLevies));
      if (isPlans) continue;
      s.withoutBenchmark(part.figures, part.line);
      part.figures.historical_returns = s
        .yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY ${y}` })
        .filter((r) => r.series_raw === part.line);
    }
    for (const sub of isPlans ? entry.sub_funds : []) {
      const launch = s.only(PLANS[sub.name_raw], 'plan');
      Object.assign(sub, { launch_date: s.iso(launch), launch_date_raw: dayText(launch) });
    }
    if (isPlans) Object.assign(entry, { launch_date: null, launch_date_raw: null });
  },
};

export const drawKandiaro = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N105_kandiaro_2021-08',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'each sub-fund or plan is a strip across a landscape page, its name in a block at the left end of the strip',
      'fiscal years stand below the periods of the same list; shares of two months, the older one first',
      'general terms are a grid of three pairs of columns below the strips; the month is at the right of the title',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => {
      const pdf = await printSheets({}, true, (sheet) => {
        for (const entry of entries) drawFund(sheet, entry);
      });
      await writeFile(path, pdf);
    },
  });
