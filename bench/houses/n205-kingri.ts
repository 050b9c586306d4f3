/** N205, Kingri: a page across for each fund, with the portfolio in front and the particulars below it. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n205-funds.ts';
import { html } from './n205-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kingri Fund Managers Limited';
const MONTH = { year: 2024, month: 9 };
const FALSE_FUND = 'Kingri Islamic Shares Fund';

const PERIODS: Readonly<Record<s.Ratio['period'], string>> = { MTD: 'Month', YTD: 'Year to Date' };

/** Thousands of rupees without decimals. */
function inThousands(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['6M', '6 Months'],
    ['FYTD', 'Fiscal YTD'],
    ['1Y', '12 Months'],
    ['3Y', '3 Years (p.a.)'],
    ['5Y', '5 Years (p.a.)'],
    ['SI', 'Since Inception (p.a.)'],
  ],
  newestFirst: true,
  monthLabel: s.dashed,
  size: inThousands,
  sizeLabel: 'Fund Size (PKR ’000)',
  prices: ['units_outstanding'],
  assetTitle: 'Portfolio Mix (% of Net Assets)',
  creditTitle: 'Rating Exposure (% of Net Assets)',
  sectorTitle: 'Sector Exposure (% of Net Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Largest Positions (% of Net Assets)',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KDBF: [
    { name: 'Sorap Textile Limited', type: 'TFC', cost: 18.92, provided: 18.92 },
    { name: 'Gaji Kot Hotels Limited', type: 'Sukuk', cost: 9.46, provided: 4.73 },
  ],
};

const ratiosOf = (part: s.Part): s.Fee[] =>
  s.ratiosOf(part, MONTH).flatMap((r) => {
    const row = (fee_label_raw: string, percent: string): s.Fee => ({
      row_label_raw: PERIODS[r.period],
      fee_label_raw,
      percent,
    });
    return [row('Total Expense Ratio', r.withLevies), row('of which Govt. Levies', r.levies)];
  });

/** Fiscal years like 2023-24. */
const yearLabel = (y: string): string => `20${String(Number(y) - 1).padStart(2, '0')}-${y}`;

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2024',
  footerOf: (page) => `Kingri Monthly Factsheets - September 2024 - ${page}`,
  committeeOf: (fund) => [
    ['Asfandyar Shabozai', 'CEO'],
    ['Hina Luni, CFA', 'CIO'],
    fund.model.kind === 'rate' ? ['Sami Nasar', 'Portfolio Manager'] : ['Jawad Zarkun, CFA', 'Portfolio Manager'],
    ['Palwasha Esot, FRM', 'Chief Risk Officer'],
  ],
  amcRating: ['AM2', 'VIS', [2024, 6, 28]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    closeSectors(entry, 'Equities');
    entry.fees = ratiosOf(part);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: yearLabel });
    const basis = fund.model.kind === 'rate' ? 'annualised on the basis of simple interest' : 'not annualised';
    entry.footnotes_raw = [
      `Returns of up to twelve months are ${basis}; p.a. means geometric average per annum. ` +
        'Returns are after all expenses.',
      'Government levies are Sindh sales tax and the annual fee of the SECP. Ratios are annualised.',
    ];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the price are exchanged. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/^(\d*)(\d)(\d)\./, '$1$3$2.');
  if (printed === real) throw new Error('the digits are equal');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_DIGITS_EXCHANGED',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'the fund size, the units in issue and all other facts',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen: 'NAV times units in issue is not the fund size that the same line has',
  };
}

const QUIRKS = [
  'pages across, of the American size; one page for each fund',
  'price, size and units are in a band below the name, each above its label; the price has no day',
  'returns, portfolio and positions are three columns; particulars are a grid below them with labels in bold',
  'net assets and non-compliant investments are in thousands of rupees',
  'cells have no sign of percent; negative figures have a minus sign; months begin with the newest',
  'shares of the month before are at the left of those of this month; fiscal years are named like 2023-24',
  'ratings, committee and objective are in the grid of particulars',
];

/** The report, and one page of it with a planted fault. */
export const drawKingri = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N205_kingri_2024-09',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printDistilled(html({ entries, isWhole, funds: FUNDS }), path),
    hostile: { file: 'hostile_N205_nav_digits', fund: FALSE_FUND, falsify },
  });
