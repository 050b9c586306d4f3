/** N161, Kahuta: sheets with strips of periods between figures, and a layer of the last issue that is off. */
import { writeFile } from 'node:fs/promises';
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n161-funds.ts';
import { drawCover, drawFund } from './n161-page.ts';
import { Press } from './n161-press.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Kahuta Funds Limited';
const MONTH = { year: 2024, month: 8 };
const FALSE_FUND = 'Kahuta Dividend Equity Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['FYTD', 'FYTD'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Inception'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net assets (Rs. in million)',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: ([year, month, d]) => `${s.shortMonth({ year, month })} ${d}, ${year}`,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIIF: [
    { name: 'Sihala Textile Sukuk', type: 'Defaulted Sukuk', cost: 38.75, provided: 38.75 },
    { name: 'Nara Modaraba Sukuk', type: 'Rating below limit', cost: 93.97, provided: 0 },
  ],
};

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 2024',
  footerOf: (page) => `Kahuta Funds Limited – Monthly Report – ${page}`,
  committeeOf: (fund) => [
    ['Raja Shahid Janjua', 'Chief Executive'],
    ['Nudrat Satti, CFA', 'Head of Investments'],
    [fund.model.kind === 'rate' ? 'Zubair Dhanyal' : 'Kamran Mughal, CFA', 'Fund Manager'],
    ['Amna Kayani', 'Head of Research'],
    ['Faisal Gakhar, FRM', 'Risk Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 5, 17]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    closeSectors(entry, 'Equities');
    entry.fees = [
      ...s.ratioRows(part, MONTH, 'Total expense ratio', 'withLevies'),
      ...s.ratiosOf(part, MONTH).map((r) => ({
        row_label_raw: r.period,
        fee_label_raw: 'Government levies',
        percent: r.levies,
      })),
    ];
    entry.footnotes_raw = [
      fund.model.kind === 'rate'
        ? 'Returns of periods up to one year are annualized on simple basis, those of longer periods are compounded.'
        : 'Returns of periods up to one year are not annualized, those of longer periods are annualized (CAGR).',
      'The total expense ratio includes Government levies.',
    ];
    entry.historical_returns = s.yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    entry.metrics = entry.metrics.map((m) => ({ ...m, value_raw: `${m.value} days` }));
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The return of the month loses its sign; the months, the year to date and the prices are true. */
function falsify(entry: s.Entry): void {
  const row = s.only(entry.reported_returns[0], 'month');
  const real = s.only(row.fund_return_percent, 'return');
  if (!real.startsWith('-')) throw new Error(`${real} has no sign`);
  const printed = real.slice(1);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'RETURN_SIGN_LOST',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the months, the benchmark, the other periods and all other facts',
    must_not_serve: 'the return of the month without its sign',
    how_it_can_be_seen: 'Aug-24 of the monthly returns on the same page has the same figure with a minus sign',
  };
}

const QUIRKS = [
  'the coordinates of the sheets begin in their centre: the media box has negative corners',
  'a layer that is switched off has the month, price and size of the last issue in the place of those of this one',
  'the name of the fund is set in two sizes on two lines; the decimals of price and size are small and raised',
  'the periods of a series are a strip between the row of the fund above and the row of the benchmark below',
  'facts have two labels: a group such as `Load` in the middle of its rows, and `front-end` or `back-end` in each row',
  'a class stands above its two bars, whose figures are inside them or after them; one key has the months of both charts',
  'the holdings go on in the next column below the second chart, under their title with `(continued)`',
];

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    const press = new Press(sheet);
    if (isWhole) drawCover(press, entries);
    for (const entry of entries) {
      const fund = s.fundNamed(FUNDS, entry);
      drawFund(press, entry, fund, s.figuresThen(entry, FUNDS, s.before(MONTH), form));
    }
  });
  await writeFile(path, pdf);
}

/** The report, and one page of it with a planted fault. */
export const drawKahuta = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N161_kahuta_2024-08',
    amc: AMC,
    producer: 'pdfkit',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N161_return_sign', fund: FALSE_FUND, falsify },
  });
