/** N198, Harunabad: an ordinary Islamic manager; facts at the right, returns under the comments, fees in footnotes. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n198-funds.ts';
import { html } from './n198-page.ts';
import { feesOf, footnotesOf } from './n198-notes.ts';
import * as s from './shared15.ts';

const AMC = 'Harunabad Islamic Investments Limited';
const MONTHS: readonly s.Month[] = [
  { year: 2024, month: 10 },
  { year: 2024, month: 11 },
];

/** The last day with a price: November 30, 2024 was a Saturday. */
const PRICED: Readonly<Record<number, s.Day>> = { 10: [2024, 10, 31], 11: [2024, 11, 29] };

/** 09-Aug-2024 */
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '90 Days'],
    ['FYTD', 'FYTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 12,
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR mn)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  allocationDecimals: 1,
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day,
});

const ofSubFunds: s.Form = {
  ...form,
  seriesMonths: 0,
  holdingsTitle: 'Top Holdings of the Equity Sub-Fund (% of Total Assets)',
};

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  HIIF: [
    { name: 'Donga Sugar Mills Limited', type: 'Sukuk', cost: 71.25, provided: 71.25 },
    { name: 'Chak Marot Textile Limited', type: 'Sukuk', cost: 36.5, provided: 18.25 },
  ],
};

/** Millions of rupees that the fund of funds holds of this fund at the end of the month. */
function heldByPlan(name: string, month: s.Month): number | null {
  const plan = s.only(
    FUNDS.find((f) => f.abbr === 'HIPF'),
    'fund of funds',
  );
  if (!plan.asset.some(([label]) => label === name)) return null;
  const of = { name: plan.name, series: plan.abbr, load: 0, model: plan.model, mix: plan };
  const figures = s.figuresOf(of, month, form);
  const share = s.ofMonth(figures, 'ASSET_ALLOCATION', s.dashed(month)).find((r) => r.label_raw === name)?.percent;
  return (Number(figures.fund_size_pkr) / 1e8) * Number(share);
}

function setHeld(entry: s.Entry, month: s.Month): void {
  const amount = heldByPlan(entry.fund_name_raw, month);
  if (amount === null) return;
  const without = Number(entry.fund_size_pkr) / 1e6 - Number(amount.toFixed(2));
  entry.amount_invested_by_fof_pkr = s.rupees(amount.toFixed(2), 6);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without.toFixed(2), 6) });
}

function finishPart(part: s.Part, fund: s.Fund, month: s.Month): void {
  const { figures } = part;
  closeSectors(figures, 'Equities');
  figures.fees = feesOf(part, fund.abbr, month);
  if (fund.subs !== undefined) {
    s.withoutBenchmark(figures, part.line);
    return;
  }
  figures.historical_returns = s
    .yearRows(part, month, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
    .toReversed()
    .toSorted((a, b) => Number(a.series_raw === 'Benchmark') - Number(b.series_raw === 'Benchmark'));
}

const houseOf = (month: s.Month): s.House => ({
  amc: AMC,
  month,
  monthLabel: `${s.monthName(month)} ${month.year}`,
  footerOf: (page) => `Harunabad Islamic Funds | Fund Manager Report ${s.monthName(month)} ${month.year} | ${page}`,
  committeeOf: (fund) => [
    ['Sajjad Anwar Wattoo', 'Chief Executive Officer'],
    ['Mehreen Joiya, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Hamid Raza Daultana', 'Fund Manager'] : ['Osama Khichi, CFA', 'Fund Manager'],
    ['Sana Lakhvera, FRM', 'Head of Risk Management'],
    ['Mufti Abdul Basit Sukhera', 'Shariah Advisor'],
  ],
  amcRating: ['AM2+', 'VIS', [2024, 1, 12]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.only(PRICED[month.month], 'day'));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund, month);
    setHeld(entry, month);
    entry.footnotes_raw = footnotesOf(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
});

const QUIRKS = [
  'facts are groups of labels and values in a column at the right; comments are at the left, the returns under them',
  'labels of fees end with the mark of the footnote that has the levies, the actual fee and selling expenses',
  'returns are columns of periods with a third row of differences; fiscal years, oldest first, and months follow below',
  'the price has the last business day in its label, which is not always the end of the month',
  'funds held by the fund of funds have two sizes at the right and the difference of both in a footnote',
  'each sub-fund has two columns in the table of classes, under a head that spans both months',
];

/** The reports of two successive months. */
export const drawHarunabad = (): s.Drawn[] =>
  MONTHS.flatMap((month) =>
    s.drawIssue({
      file: `N198_harunabad_${month.year}-${month.month}`,
      amc: AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      funds: FUNDS,
      entriesOf: s.entriesOf(houseOf(month)),
      write: async (entries, path) =>
        s.printHtml(html({ entries, funds: FUNDS, month, priced: day(s.only(PRICED[month.month], 'day')) }), path),
    }),
  );
