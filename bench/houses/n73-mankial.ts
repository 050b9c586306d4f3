/** N73, Mankial: labels in Roman Urdu with English in brackets; names that a fund had before or will have. */
import { FUNDS, OTHER_NAMES } from './n73-funds.ts';
import { html } from './n73-page.ts';
import * as s from './shared14.ts';

const AMC = 'Mankial Islamic Investments Limited';
const MONTH = { year: 2024, month: 4 };

/** 27 December, 2023 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.monthName({ year, month })}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Ek maah (1 month)'],
    ['3M', 'Teen maah (3 months)'],
    ['FYTD', 'Maali saal (Fiscal YTD)'],
    ['1Y', 'Ek saal (1 year)'],
    ['3Y', 'Teen saal (3 years)'],
    ['SI', 'Aaghaz se (Since launch)'],
  ],
  size: s.inMillions(1, 'Rs. ', ' million'),
  sizeLabel: 'Kul asasay (Net assets)',
  assetTitle: 'Asason ki taqseem (Asset allocation, % of total assets)',
  creditTitle: 'Credit ka meyar (Credit quality, % of total assets)',
  sectorTitle: 'Shobay (Sectors, % of total assets)',
  holdingsTitle: 'Barri sarmayakari (Top holdings, % of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2024',
  footerOf: (page) => `Safha ${page} / 3`,
  committeeOf: (fund) => [
    ['Bakht Zada Yousafzai', 'Chief Executive Officer'],
    ['Mufti Ihsanullah Swati', 'Shariah Advisor'],
    [fund.model.kind === 'rate' ? 'Palwasha Khan, ACCA' : 'Fazal Wahid, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3+', 'VIS', [2024, 1, 12]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.footnotes_raw = [`Returns up to 1 year are ${basis}; 3 years and since launch are annualized (CAGR).`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    s.setRatios(entry, fund, MONTH, ['Kul ikhrajaat (Expense ratio, MTD)', 'Kul ikhrajaat (Expense ratio, YTD)']);
  },
};

/** The planted fault: the year of a rating is the next one, so that the fund is rated after the report. */
function falsify(entry: s.Entry): void {
  const real = s.rated(entry, 'FUND')?.rating_date ?? '';
  const printed = real.replace('2023', '2024');
  entry.ratings = entry.ratings.map((r) =>
    r.subject === 'FUND' ? { ...r, rating_date: printed, line_raw: r.line_raw.replace('2023', '2024') } : r,
  );
  entry.planted_fault = {
    kind: 'RATING_DATE_AFTER_REPORT',
    false_values: [{ field: 'ratings.rating_date', subject: 'FUND', printed, real }],
    true_values: 'all other facts, incl. the rating itself, its agency and the rating of the AMC',
    must_not_serve: 'the false date of the rating',
    how_it_can_be_seen: 'the report of April 2024 says that the fund was rated on 27 December, 2024',
  };
}

export const drawMankial = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N73_mankial_2024-04',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'labels, titles, periods and classes in Roman Urdu with the English in brackets: `Kul asasay (Net assets)`, `Ek maah (1 month)`',
      'below the name of the fund another one: its former name, that of another AMC, or the name that it will have from a day on',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, OTHER_NAMES), path),
    hostile: { file: 'hostile_N73_rated_after_report', fund: 'Mankial Islamic Income Fund', falsify },
  });
