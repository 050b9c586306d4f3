/** N152, Digri: each fund is one ruled form of numbered boxes; a fund and its benchmark share cells, `1.2% / 1.1%`. */
import { closeSectors } from './n95-sectors.ts';
import { drawShared } from './n149-issue.ts';
import { FUNDS } from './n152-funds.ts';
import { html } from './n152-page.ts';
import * as s from './shared15.ts';

const AMC = 'Digri Asset Management Company Limited';
const MONTH = { year: 2023, month: 4 };
const FALSE_FUND = 'Digri Stock Growth Fund';

const footerOf = (page: number): string => `Digri AMC | Monthly Report of Schemes | April 2023 | Sheet ${page}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 16,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  size: s.inMillions(1),
  sizeLabel: 'Net assets (Rs. million)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.longDay(s.lastDay(month)) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  DIMF: [
    { name: 'Kot Ghulam Sugar Mills TFC-I', type: 'Term finance certificate in default', cost: 62.4, provided: 62.4 },
    { name: 'Puran Bank Limited TFC-II', type: 'Exposure above 5% of net assets', cost: 288.15, provided: 0 },
  ],
};

/** The size without what funds of funds hold. */
function setHeld(entry: s.Entry, fund: s.Fund): void {
  if (fund.fof === undefined) return;
  const whole = Number(s.only(entry.fund_size_pkr, 'size')) / 1e6;
  const without = s.grouped(whole - Number(s.fofOf(fund, MONTH)), 1);
  Object.assign(entry, { fund_size_excluding_fof_pkr: s.rupees(without, 6), amount_invested_by_fof_pkr: null });
}

function setFigures(part: s.Part): void {
  const { figures } = part;
  const [month, year] = s.ratioPair(part, MONTH);
  closeSectors(figures, 'Equities');
  figures.fees = [
    s.fee('Expense ratio MTD with levies', month.withLevies),
    s.fee('Expense ratio MTD without levies', month.without),
    s.fee('Expense ratio YTD with levies', year.withLevies),
    s.fee('Expense ratio YTD without levies', year.without),
  ];
}

/** A pension fund has neither months nor years, and its sub-funds have one month of classes. */
function setSeries(entry: s.Entry, fund: s.Fund): void {
  if (fund.subs === undefined) {
    const years = s.yearRows(s.partOf(entry, FUNDS), MONTH, {
      count: 4,
      benchmark: 'Benchmark',
      label: (y) => `FY20${y}`,
    });
    s.renameSeries(entry, fund.abbr, 'Scheme');
    entry.historical_returns = years.map((r) => (r.series_raw === fund.abbr ? { ...r, series_raw: 'Scheme' } : r));
    Object.assign(entry, { fund_column_raw: 'Scheme' });
    return;
  }
  for (const figures of entry.sub_funds) figures.monthly_returns = [];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2023',
  footerOf,
  committeeOf: (fund) => [
    ['Ghulam Nabi Talpur', 'Chief Executive Officer'],
    ['Rukhsana Leghari, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Dur Muhammad Rahu' : 'Sanaullah Khaskheli, CFA', 'Fund Manager'],
    ['Feroza Junejo, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 3, 3]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      'Returns of money market and income portfolios up to 12 months are simple annualised returns; those of equity portfolios are absolute. ' +
        'Returns of longer periods are compound annual returns.',
    ];
    s.partsOf(entry, fund).forEach(setFigures);
    setSeries(entry, fund);
    setHeld(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The return of three months is 9 points too high; the months of February to April are true. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, '3 months'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) + 9).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'PERIOD_RETURN_CONTRADICTS_MONTHS',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the monthly returns and all other facts',
    must_not_serve: 'the fund’s return of three months',
    how_it_can_be_seen: `the months of February, March and April compound to ${real}%`,
  };
}

const QUIRKS = [
  'each fund is one ruled form of numbered boxes with a small label above its value, such as `20. Front-end load`',
  'periods, months and fiscal years have cells of two figures with a slash: fund / benchmark, as the label of the box says',
  'months are a calendar with years as rows; classes, ratings and sectors have cells of this month / last month',
  'a box that has no value says `Not applicable` or `None`; the pension fund has a schedule of lettered boxes for each sub-fund',
];

/** The report, and the form of one fund with a planted fault. */
export const drawDigri = (): s.Drawn[] =>
  drawShared({
    file: 'N152_digri_2023-04',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS), path),
    fault: {
      file: 'hostile_N152_period_return',
      fund: FALSE_FUND,
      funds: FUNDS.filter((f) => f.name === FALSE_FUND),
      falsify,
    },
  });
