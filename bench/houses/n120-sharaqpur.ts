/** N120, Sharaqpur: a text processor's document in one flow, lines of `Label: value`, ruled tables, plans as rows. */
import { closeSectors } from './n95-sectors.ts';
import { EXTRAS, FUNDS } from './n120-funds.ts';
import { html } from './n120-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sharaqpur Fund Management Limited';
const MONTH = { year: 2025, month: 10 };
const FALSE_FUND = 'Sharaqpur Savings Fund';

/** 31-October-25 */
const column = (m: s.Month): string => `${s.lastDay(m)[2]}-${s.monthName(m)}-${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Oct-2025'],
    ['FYTD', 'FYTD - 2026'],
    ['1Y', 'Trailing 12 months'],
    ['3Y', 'Last 3 years*'],
    ['5Y', 'Last 5 years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 0,
  size: s.inMillions(0, 'Rs. ', ' million'),
  sizeLabel: 'Fund Size',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Holdings (as % of Total Assets)',
  day: s.longDay,
});

/** The plans have no table of fiscal years; the fund's size is the sum of theirs as printed. */
function setPlans(entry: s.Entry, fund: s.Fund): void {
  for (const part of s.partsOf(entry, fund)) {
    const ratios = s.ratiosOf(part, MONTH);
    part.figures.fees = ratios.map((r) => ({
      row_label_raw: r.period,
      fee_label_raw: 'Total Expense Ratio',
      percent: r.withLevies,
    }));
    delete part.figures.units_outstanding;
  }
  const sum = entry.sub_funds.reduce((all, sub) => all + Number(sub.fund_size_pkr), 0);
  Object.assign(entry, {
    fund_size_pkr: String(sum),
    fund_size_raw: `Rs. ${s.grouped(sum / 1e6, 0)} million`,
    fund_size_label_raw: 'Fund Size (all plans)',
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2025',
  footerOf: (page) => `Page ${String(page).padStart(2, '0')}`,
  committeeOf: (fund) => [
    ['Khalid Bhatti', 'Chief Executive Officer'],
    ['Amina Warraich, CFA', 'Chief Investment Officer'],
    [s.only(EXTRAS[fund.abbr], 'extras')[0], 'Fund Manager'],
    ['Tariq Sandhu, ACA', 'Head of Compliance'],
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 7, 4]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized (simple)' : 'cumulative';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [`* Annualized return based on CAGR. All other returns are ${basis}.`];
    if (fund.subs !== undefined) return setPlans(entry, fund);
    entry.footnotes_raw.push('n/a: the Fund had not been launched.');
    closeSectors(entry, 'Equities / Stocks');
    const part = s.partOf(entry, FUNDS);
    entry.historical_returns = s.yearRows(part, MONTH, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `FY - 20${y}`,
    });
    entry.fees = s.ratiosOf(part, MONTH).flatMap((r) => [
      { row_label_raw: r.period, fee_label_raw: 'Total Expense Ratio', percent: r.withLevies },
      { row_label_raw: r.period, fee_label_raw: 'Government Levies', percent: r.levies },
    ]);
    entry.fees.push(
      s.fee(
        'Selling & Marketing Expenses',
        s.around(fund.model.kind === 'rate' ? 0.21 : 0.74, 2, fund.name, 'selling'),
      ),
    );
    return undefined;
  },
};

/** The size gets one digit too many. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = `Rs. ${s.grouped(Number(real.replaceAll(/\D/g, '')) * 10 + 4, 0)} million`;
  Object.assign(entry, { fund_size_raw: printed, fund_size_pkr: s.rupees(printed.replaceAll(/[^\d,]/g, ''), 6) });
  entry.planted_fault = {
    kind: 'FUND_SIZE_TEN_TIMES_UNITS_TIMES_NAV',
    false_values: [{ field: 'fund_size_raw', printed, real }],
    true_values: 'the unit price, the units outstanding and all other facts',
    must_not_serve: 'the fund size',
    how_it_can_be_seen: 'the unit price times the units outstanding is a tenth of the fund size printed beside them',
  };
}

const QUIRKS = [
  'a text processor’s document: the month and the price stand in a line under the title, the facts are `Label: value`',
  'returns and fiscal years are columns of one table in percent without signs; negatives in brackets',
  'the newer month is the first column of the shares; weights of holdings stand after the class of the paper',
  'plans are rows of a table, and their allocations three tables side by side; ratios in the lines of the facts',
];

export const drawSharaqpur = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N120_sharaqpur_2025-10',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N120_size_times_ten', fund: FALSE_FUND, falsify },
  });
