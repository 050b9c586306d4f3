/** N199, Fortabbas: a magazine with figures in cards, captions above or below them, and a matrix of months. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n199-funds.ts';
import { html } from './n199-page.ts';
import * as s from './shared15.ts';

const AMC = 'Fortabbas Asset Managers Limited';
const MONTHS: readonly s.Month[] = [
  { year: 2023, month: 12 },
  { year: 2024, month: 1 },
];
const FIRST_YEAR = 2022;

/** The last day with a price: December 30 and 31, 2023 were a weekend. */
const PRICED: Readonly<Record<number, s.Day>> = { 12: [2023, 12, 29], 1: [2024, 1, 31] };

const spaced = (m: s.Month): string => `${s.shortMonth(m)} ${m.year}`;

const SIZE_LABEL = 'Net assets';

/** Billions from a billion rupees on, else millions. */
const size = (amount: number): { raw: string; pkr: string } => {
  const isLarge = amount >= 1e9;
  const printed = s.grouped(amount / (isLarge ? 1e9 : 1e6), isLarge ? 2 : 0);
  return { raw: `Rs ${printed} ${isLarge ? 'bn' : 'mn'}`, pkr: s.rupees(printed, isLarge ? 9 : 6) };
};

const formOf = (month: s.Month, isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', '1 month'],
      ['3M', '3 months'],
      ['6M', '6 months'],
      ['FYTD', 'Fiscal year to date'],
      ['1Y', '1 year'],
      ['3Y', '3 years, p.a.'],
      ['SI', 'Since launch, p.a.'],
    ],
    seriesMonths: (month.year - FIRST_YEAR) * 12 + month.month,
    monthLabel: spaced,
    size,
    sizeLabel: SIZE_LABEL,
    prices: isFund ? ['units_outstanding', 'offer_price', 'repurchase_price'] : [],
    assetTitle: 'Where the money is, % of total assets',
    creditTitle: 'How it is rated, % of total assets',
    sectorTitle: 'Industries, % of total assets',
    allocationMonths: (m) => [m, s.before(m)].map((each) => ({ month: each, label: spaced(each) })),
    holdingsTitle: isFund
      ? 'Largest holdings, % of total assets'
      : 'Largest holdings of the Equity Sub-Fund, % of total assets',
    day: s.longDay,
  });

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  FIBF: [
    { name: 'Kudwala Steel Limited', type: 'TFC', cost: 24.6, provided: 24.6 },
    { name: 'Mauj Garh Hotels Limited', type: 'Sukuk', cost: 17.32, provided: 8.66 },
  ],
};

function finishPart(part: s.Part, isPension: boolean, month: s.Month): void {
  const { figures } = part;
  const [mtd, ytd] = s.ratioPair(part, month);
  closeSectors(figures, 'Shares');
  figures.fees = [
    s.fee('Total expense ratio MTD', mtd.withLevies),
    s.fee('Total expense ratio YTD', ytd.withLevies),
    ...(isPension ? [] : [s.fee('Government levies MTD', mtd.levies), s.fee('Government levies YTD', ytd.levies)]),
  ];
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, spaced(month));
  if (isPension) s.withoutBenchmark(figures, part.line);
  else
    figures.historical_returns = s.yearRows(part, month, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `FY 20${y}`,
    });
}

/** The sizes of the sub-funds differ in their units, therefore the page has no sum of them. */
const houseOf = (month: s.Month): s.House => ({
  amc: AMC,
  month,
  monthLabel: `${s.monthName(month)} ${month.year}`,
  footerOf: (page) => `Fortabbas Monthly, ${s.monthName(month)} ${month.year}, page ${page}`,
  committeeOf: (fund) => [
    ['Waheed Iqbal Cheema', 'Chief Executive'],
    ['Aneela Gill, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate'
      ? ['Yasir Bajwa', 'Fund Manager, Fixed Income']
      : ['Rida Kamboh, CFA', 'Fund Manager, Equities'],
    ['Noman Sahi, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 11, 24]],
  formOf: (isFund) => formOf(month, isFund),
  finish: (entry, fund) => {
    const isPension = fund.subs !== undefined;
    entry.nav_date = s.iso(s.only(PRICED[month.month], 'day'));
    for (const part of s.partsOf(entry, fund)) finishPart(part, isPension, month);
    const kind = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.footnotes_raw = [
      isPension
        ? 'Returns of up to one year are absolute for the Equity Sub-Fund and simple annualised for the other sub-funds; p.a. means a compound annual rate.'
        : `Returns of up to one year are ${kind}; p.a. means a compound annual rate. All returns are after costs.`,
    ];
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
});

const QUIRKS = [
  'price, size, risk and ratios are large figures in cards with small captions below; the unit of a size is in its figure',
  'each return is a card: the period above, the figure of the fund in the middle, the benchmark below',
  'months are a matrix: years down in two rows each, fund and benchmark, and January to December across',
  'asset classes are tiles of a month, a large figure, the class below, and the month before in small print',
  'particulars and people have their captions below the values; weights stand before names',
  'sub-funds are bands with cards, a matrix of months and tiles of their own',
];

/** The reports of two successive months. */
export const drawFortabbas = (): s.Drawn[] =>
  MONTHS.flatMap((month) =>
    s.drawIssue({
      file: `N199_fortabbas_${month.year}-${String(month.month).padStart(2, '0')}`,
      amc: AMC,
      producer: 'ghostscript from chromium',
      quirks: QUIRKS,
      funds: FUNDS,
      entriesOf: s.entriesOf(houseOf(month)),
      write: async (entries, path) => {
        const priced = s.longDay(s.only(PRICED[month.month], 'day'));
        await s.printDistilled(html({ entries, funds: FUNDS, month, priced }), path);
      },
    }),
  );
