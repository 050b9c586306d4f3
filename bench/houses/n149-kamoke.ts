/** N149, Kamoke: landscape pages of twins; labels run down the middle, a fund at the left and its twin at the right. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n149-funds.ts';
import { drawShared } from './n149-issue.ts';
import { html } from './n149-page.ts';
import * as s from './shared15.ts';

const AMC = 'Kamoke Asset Management Limited';
const MONTH = { year: 2022, month: 9 };
const FALSE_FUND = 'Kamoke Islamic Income Fund';

const dayText = ([year, month, d]: s.Day): string => `${d}-${s.shortMonth({ year, month })}-${year}`;
const footerOf = (page: number): string => `Kamoke Asset Management · September 2022 · ${page}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Inception'],
  ],
  seriesMonths: 6,
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1),
  sizeLabel: 'Fund Size (PKR mn)',
  assetTitle: 'Asset Mix (% of total assets)',
  creditTitle: 'Credit Quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Ten Largest Holdings (% of total assets)',
  day: dayText,
});

function setFees(entry: s.Entry, part: s.Part): void {
  const [month, year] = s.ratioPair(part, MONTH);
  entry.fees = [
    s.fee('Expense Ratio MTD (with levies)', month.withLevies),
    s.fee('Expense Ratio YTD (with levies)', year.withLevies),
    s.fee('Expense Ratio YTD (without levies)', year.without),
  ];
}

/** The size without what funds of funds hold. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const whole = Number(s.only(entry.fund_size_pkr, 'size')) / 1e6;
  const without = s.grouped(whole - Number(s.fofOf(fund, MONTH)), 1);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2022',
  footerOf,
  committeeOf: () => [
    ['Rana Aftab Virk', 'Chief Executive Officer'],
    ['Saima Cheema, CFA', 'Chief Investment Officer'],
    ['Usman Tarar', 'Head of Fixed Income'],
    ['Nighat Bajwa, CFA', 'Head of Equities'],
    ['Waqas Gondal, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2++', 'PACRA', [2022, 2, 25]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    const isRate = fund.model.kind === 'rate';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `Returns up to one year are ${isRate ? 'annualised (simple)' : 'absolute'}; 3 Years, 5 Years and Inception are compound annual ` +
        'growth rates. Dividends are reinvested.',
    ];
    closeSectors(entry, 'Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, s.dashed(MONTH));
    Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total') });
    if (isRate && entry.holdings.length > 0) entry.holdings_title_raw = 'TFC and Sukuk Holdings (% of total assets)';
    setFees(entry, part);
    setHeld(entry, fund);
    entry.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  },
};

/** Two funds have one page. */
const entriesOf: s.Issue['entriesOf'] = (funds, firstPage) =>
  s
    .entriesOf(HOUSE)(funds, firstPage)
    .map((entry, i) => {
      const page = firstPage + Math.floor(i / 2);
      return Object.assign(entry, { page_number: page, page_numbers: [page], page_footer_raw: footerOf(page) });
    });

/** The digits of the Ijara Sukuk are in the wrong order, so that the classes do not sum to the total printed. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofType(entry, 'ASSET_ALLOCATION').find((r) => r.label_raw === 'GoP Ijara Sukuk' && r.period_label === 'Sep-22'),
    'class',
  );
  const real = row.percent;
  row.percent = `${real[1] ?? ''}${real[0] ?? ''}${real.slice(2)}`;
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: 'Sep-22', printed: row.percent, real },
    ],
    true_values: 'the other classes, the totals, the credit quality with the same securities, and all other facts',
    must_not_serve: 'the share of total assets of GoP Ijara Sukuk in September 2022',
    how_it_can_be_seen: `the classes do not sum to the total of 100.0, and the credit quality has ${real}% in government securities`,
  };
}

const QUIRKS = [
  'two funds on a landscape page: the labels of facts, periods and months run down the middle between their values',
  'the columns of the left fund are in the opposite order of those of the right one: benchmark, fund, period, fund, benchmark',
  'what both funds share (trustee, auditor, dealing days, manager rating, committee) is printed once below both',
  'two months of asset classes with a total; a dash if a fund has no value for the label',
];

/** The report, and the page of two twins of which one has a planted fault. */
export const drawKamoke = (): s.Drawn[] =>
  drawShared({
    file: 'N149_kamoke_2022-09',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf,
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    fault: { file: 'hostile_N149_allocation_digits', fund: FALSE_FUND, funds: FUNDS.slice(2, 4), falsify },
  });
