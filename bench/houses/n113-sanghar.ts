/** N113, Sanghar: an infographic in portrait; waffles, a podium, columns of returns, capsules of facts. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS } from './n113-funds.ts';
import { html } from './n113-page.ts';
import * as s from './shared15.ts';

const AMC = 'Sanghar Asset Management Limited';
const MONTH = { year: 2025, month: 9 };
const FALSE_FUND = 'Sanghar Islamic Income Fund';

/** 12 Apr 2010 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

const inBillions = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e9, 2);
  return { raw: `Rs. ${raw} bn`, pkr: s.rupees(raw, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'Sep 2025'],
    ['3M', '3 months'],
    ['FYTD', 'FY26 so far'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: inBillions,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Where the money is (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dayText(s.lastDay(month)) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2025',
  footerOf: (page) => `Sanghar Funds, September 2025, page ${page}`,
  committeeOf: (fund) => [
    ['Ghulam Murtaza Junejo', 'Chief Executive Officer'],
    ['Sassui Nizamani, CFA', 'Chief Investment Officer'],
    [fund.abbr === 'SNIEF' ? 'Sassui Nizamani, CFA' : 'Dileep Oad', 'Fund Manager'],
    ['Abdul Karim Mari, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'VIS', [2025, 1, 22]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualized' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `Returns of up to one year are ${basis}, those of longer periods are compounded annually (CAGR).`,
    ];
    closeSectors(entry, 'Listed shares');
    const ratios = s.ratiosOf(s.partOf(entry, FUNDS), MONTH);
    entry.fees = [
      ...ratios.flatMap((r) => [
        { row_label_raw: r.period, fee_label_raw: 'TER with levies', percent: r.withLevies },
        { row_label_raw: r.period, fee_label_raw: 'TER without levies', percent: r.without },
      ]),
      s.fee('Actual management fee', s.only(CHARGED[fund.abbr], 'fee')),
    ];
  },
};

/** The digits of the largest class of the month are exchanged. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.ofType(entry, 'ASSET_ALLOCATION')[0], 'class');
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  if (printed === real) throw new Error(`no digits to exchange in ${real}`);
  row.percent = printed;
  const sum = s.ofMonth(entry, 'ASSET_ALLOCATION', row.period_label).reduce((all, r) => all + Number(r.percent), 0);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, period_label: row.period_label, printed, real }],
    true_values: 'the classes of the month before, the credit quality and all other facts',
    must_not_serve: 'the false weight of the asset allocation',
    how_it_can_be_seen: `the classes of ${row.period_label ?? ''} sum to ${sum.toFixed(1)}, and the credit quality has ${real} for the government`,
  };
}

const QUIRKS = [
  'a front page with a card for each fund; the month is in a ribbon, the price in a circle, facts in capsules',
  'a waffle of a hundred squares for each of two months, each with a legend of its own; returns above pairs of columns',
  'the holdings are a podium whose second place stands at the left of the first; the others follow as strips',
  'sectors and ratings are rails with a dot for each month; months are two strips of cells',
];

export const drawSanghar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N113_sanghar_2025-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole), path),
    hostile: { file: 'hostile_N113_waffle_sum', fund: FALSE_FUND, falsify },
  });
