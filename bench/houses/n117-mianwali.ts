/** N117, Mianwali: sub-funds are columns, a pension fund has two pages, weights of two months. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n117-funds.ts';
import { html } from './n117-page.ts';
import * as s from './shared15.ts';

const AMC = 'Mianwali Asset Managers Limited';
const MONTH = { year: 2026, month: 1 };
const FALSE_FUND = 'Mianwali Capital Protected Fund-III';

/** 1st September 2014 */
const dayText = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'January'],
    ['3M', '90 Days'],
    ['FYTD', 'Since 1st July'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 6,
  monthLabel: s.dashed,
  size: s.inMillions(0),
  sizeLabel: 'Net Assets (Rs. mn)',
  assetTitle: 'Asset Allocation (% of total assets)',
  creditTitle: 'Credit Quality (% of total assets)',
  sectorTitle: 'Equity Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Equity Holdings (% of total assets)',
  day: dayText,
});

const MATURITY: s.Day = [2027, 2, 14];
const PAGES: Readonly<Record<string, readonly number[]>> = { MPF: [2, 3], 'MCPF-III': [4], MMAF: [5], MMMF: [6] };

function setPension(entry: s.Entry, fund: s.Fund): void {
  s.setRatios(entry, fund, MONTH, ['Expense Ratio (month)', 'Expense Ratio (since 1st July)']);
  for (const part of s.partsOf(entry, fund)) {
    s.withoutBenchmark(part.figures, part.line);
    part.figures.monthly_returns = [];
    part.figures.historical_returns = s
      .yearRows(part, MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` })
      .filter((r) => r.series_raw === part.line);
    closeSectors(part.figures, 'Equities');
  }
  for (const sub of entry.sub_funds) {
    const titled = (title: string): string => `${sub.name_raw}: ${title}`;
    sub.allocations = sub.allocations.map((r) => ({ ...r, table_title_raw: titled(r.table_title_raw) }));
    if (sub.holdings_title_raw !== undefined) sub.holdings_title_raw = titled(sub.holdings_title_raw);
  }
  const sum = entry.sub_funds.reduce((all, sub) => all + Number(sub.fund_size_pkr), 0);
  const raw = s.grouped(sum / 1e6, 0);
  Object.assign(entry, {
    fund_size_pkr: String(sum),
    fund_size_raw: raw,
    fund_size_label_raw: 'Total Fund Size (Rs. mn)',
  });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2026',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Malik Sher Niazi', 'Chief Executive Officer'],
    ['Rabia Awan, CFA', 'Chief Investment Officer'],
    [fund.abbr === 'MMMF' ? 'Junaid Khattak' : 'Sana Tareen, CFA', 'Fund Manager'],
    ['Farooq Bhachar, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2++', 'PACRA', [2025, 12, 24]],
  formOf: () => form,
  finish: (entry, fund) => {
    const pages = entry.page_number === 1 ? [1] : [...s.only(PAGES[fund.abbr], 'pages')];
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    const upTo = fund.abbr === 'MPF' ? 'absolute for the Equity and simple annualised for the other Sub-Funds' : basis;
    Object.assign(entry, {
      page_number: pages[0],
      page_numbers: pages,
      nav_date: s.iso(s.lastDay(MONTH)),
      footnotes_raw: [`* Returns are annualised (CAGR); the other returns are ${upTo}.`],
    });
    if (fund.abbr === 'MPF') return setPension(entry, fund);
    closeSectors(entry, 'Equities');
    s.setRatios(entry, fund, MONTH, ['Expense Ratio (month)', 'Expense Ratio (since 1st July)']);
    if (fund.abbr === 'MCPF-III')
      Object.assign(entry, { maturity_date: s.iso(MATURITY), maturity_date_raw: dayText(MATURITY) });
    if (fund.abbr === 'MMAF')
      entry.non_compliant = [
        s.exposureOf({ name: 'Thal Canal Leasing Limited', type: 'TFC', cost: 31.25, provided: 31.25 }, entry),
        s.exposureOf({ name: 'Namal Textile Limited', type: 'Sukuk', cost: 24.6, provided: 12.3 }, entry),
      ];
    return undefined;
  },
};

/** The fund ends before it began. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.maturity_date, 'maturity');
  const day: s.Day = [2022, 2, 14];
  Object.assign(entry, { maturity_date: s.iso(day), maturity_date_raw: dayText(day) });
  entry.planted_fault = {
    kind: 'MATURITY_BEFORE_LAUNCH',
    false_values: [{ field: 'maturity_date', printed: s.iso(day), real }],
    true_values: 'the launch date and all other facts',
    must_not_serve: 'the maturity date',
    how_it_can_be_seen: `the fund was launched on ${entry.launch_date_raw ?? ''}, after that maturity, and still has a year to go`,
  };
}

const QUIRKS = [
  'labels stand above their values in a grid of cells; the title and the month are at the right of the head',
  'sub-funds are columns of prices, returns and years; allocations and holdings go on on a second page',
  'a row of excess returns in brackets stands under fund and benchmark; weights of the month before beside the month’s',
  'the protected value of 100.00 stands near the price; a table of investments that break a limit',
];

export const drawMianwali = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N117_mianwali_2026-01',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, form, MONTH), path),
    hostile: { file: 'hostile_N117_maturity_before_launch', fund: FALSE_FUND, falsify },
  });
