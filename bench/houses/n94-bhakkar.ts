/** N94, Bhakkar: two pages for each fund with its name along the edge; periods and expenses are rows. */
import { FUNDS } from './n94-funds.ts';
import { html } from './n94-page.ts';
import * as s from './shared15.ts';

const AMC = 'Bhakkar Funds Limited';
const MONTH = { year: 2025, month: 10 };
const NOW = '31 Oct 2025';

/** 18 Sep 2019 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const inBillions = (rupees: number): { raw: string; pkr: string } => {
  const raw = (rupees / 1e9).toFixed(3);
  return { raw, pkr: s.rupees(raw, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'Month to Date'],
    ['FYTD', 'Fiscal YTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  size: inBillions,
  sizeLabel: 'Net Assets (PKR billion)',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Portfolio Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dayText(s.lastDay(month)) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const BREACHES: readonly s.Breach[] = [
  { name: 'Islamic Bank of Mianwali Limited', type: 'Single Entity', cost: 1843.27, provided: 0 },
  { name: 'Kallur Kot Sugar Mills Sukuk', type: 'Sukuk', cost: 42.5, provided: 42.5 },
];

/** Parts of the ratio without levies that add up to it as printed. */
function breakUp(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, MONTH).flatMap((r) => {
    const cents = Math.round(Number(r.without) * 100);
    const [manager, regulator, trustee] = [0.62, 0.09, 0.08].map((share) => Math.round(cents * share));
    const rest = cents - s.only(manager, 'fee') - s.only(regulator, 'fee') - s.only(trustee, 'fee');
    const items: readonly (readonly [label: string, percent: string])[] = [
      ['Remuneration of Manager', ((manager ?? 0) / 100).toFixed(2)],
      ['SECP Fee', ((regulator ?? 0) / 100).toFixed(2)],
      ['Remuneration of Trustee', ((trustee ?? 0) / 100).toFixed(2)],
      ['Other Expenses', (rest / 100).toFixed(2)],
      ['TER without Levies', r.without],
      ['Government Levies', r.levies],
      ['TER with Levies', r.withLevies],
    ];
    return items.map(([fee_label_raw, percent]) => ({ row_label_raw: r.period, fee_label_raw, percent }));
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'October 2025',
  footerOf: (page) => String(page),
  committeeOf: (fund) => [
    ['Malik Ghazanfar Niazi', 'Chief Executive Officer'],
    ['Sadia Awan, CFA', 'Chief Investment Officer'],
    ['Tariq Chhina', 'Head of Fixed Income'],
    ['Momina Dhandla, FRM', 'Head of Risk'],
    ['Junaid Shahani', 'Head of Research'],
    [fund.model.kind === 'rate' ? 'Tariq Chhina' : 'Sadia Awan, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'PACRA', [2025, 6, 20]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
    entry.footnotes_raw = [`* CAGR. Returns of up to 365 days are ${basis}.`];
    s.peersIn(entry, ['Month to Date', '365 Days']);
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, NOW);
    for (const part of s.partsOf(entry, fund)) {
      part.figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
      part.figures.fees = breakUp(part);
    }
    if (fund.model.kind === 'rate') entry.non_compliant = BREACHES.map((b) => s.exposureOf(b, entry));
  },
};

export const drawBhakkar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N94_bhakkar_2025-10',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'two pages for each fund, whose name runs along the right edge of both; size, price, launch and risk in cards',
      'periods are rows and peers a column; months in two bands of six; two classes of credit on a row',
      'the items of the expense ratio are rows, the month and the year columns',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
  });
