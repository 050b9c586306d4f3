/** N56, Haramosh: each figure goes from its last value to the new one, a lead between fund and benchmark, months in a chain. */
import { FUNDS } from './n56-funds.ts';
import { html } from './n56-page.ts';
import * as s from './shared12.ts';

const AMC = 'Haramosh Funds Limited';
const MONTH = { year: 2024, month: 5 };
const LAST = { year: 2024, month: 4 };

const form = s.formWith({
  periods: [
    ['MTD', 'May 2024'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years p.a.'],
    ['5Y', '5 years p.a.'],
    ['SI', 'Since launch p.a.'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(1),
  sizeLabel: 'Net assets (PKR million)',
  prices: ['units_outstanding'],
  assetTitle: 'Assets (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Main sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Main holdings (% of total assets)',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '31 May 2024',
  footerOf: (page) => `Haramosh Funds Limited / Monthly / ${page}`,
  committeeOf: (fund) => [
    ['Sultan Madad', 'Chief Executive'],
    ['Rehana Baig, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Imtiaz Karim' : 'Noor Jahan Shah, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2024, 1, 26]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.footnotes_raw = [`Returns up to 1 year are ${basis}. Lead = fund less benchmark, in percentage points.`];
    s.setRatios(entry, fund, MONTH, ['Expense ratio MTD (%)', 'Expense ratio YTD (%)']);
  },
};

const thenOf = (entry: s.Entry): s.Figures => s.figuresThen(entry, FUNDS, LAST, form);

/** The planted fault: the price of April is printed where the price of May belongs, and the other way round. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = s.only(thenOf(entry).nav_per_unit, 'price of the month before');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'PRICES_OF_TWO_DATES_EXCHANGED',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'all other facts, incl. net assets and units of both dates and the return of the month',
    must_not_serve: 'the price of April as the price of May',
    how_it_can_be_seen:
      'the fund gained in the month while its price falls, and net assets over units give the other price on both dates',
  };
}

/** What the page prints as the figures of April. */
function printedThen(entry: s.Entry): s.Figures {
  const then = thenOf(entry);
  if (entry.planted_fault === undefined) return then;
  return { ...then, nav_per_unit: s.figuresThen(entry, FUNDS, MONTH, form).nav_per_unit };
}

export const drawHaramosh = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N56_haramosh_2024-05',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'each figure is printed as its value of April, a sign, and its value of May; what the sign means is in one line',
      'the lead of the fund in percentage points is a column between fund and benchmark',
      'months in a chain of boxes; one rating is printed with the one that it replaced',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries, printedThen), path),
    hostile: { file: 'hostile_N56_prices_exchanged', fund: 'Haramosh Equity Fund', falsify },
  });
