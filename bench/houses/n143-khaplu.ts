/** N143, Khaplu: a modern manager; cards with icons, labels above values at the left, and stacked bars of classes. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n143-funds.ts';
import { html } from './n143-page.ts';
import * as s from './shared15.ts';

const AMC = 'Khaplu Investment Management Limited';
const MONTH = { year: 2026, month: 2 };
const FALSE_FUND = 'Khaplu Islamic Income Fund';
const YEARS = [2021, 2022, 2023, 2024, 2025] as const;

/** The actual management fee of each fund, in percent. */
const CHARGED: Readonly<Record<string, string>> = {
  KCF: '0.55',
  KSIF: '0.95',
  KIF: '1.20',
  KIIF: '1.05',
  KSF: '2.75',
  KISTF: '2.85',
  KBF: '2.00',
};

/** 16 Mar 2015 */
const dayText = ([year, month, d]: s.Day): string => `${d} ${s.shortMonth({ year, month })} ${year}`;

/** Billions if there are any, else millions. */
function sizeOf(rupees: number): { raw: string; pkr: string } {
  const isLarge = rupees >= 1e9;
  const raw = isLarge ? (rupees / 1e9).toFixed(2) : (rupees / 1e6).toFixed(1);
  return { raw: `PKR ${raw} ${isLarge ? 'Bn' : 'Mn'}`, pkr: s.rupees(raw, isLarge ? 9 : 6) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  seriesMonths: 0,
  size: sizeOf,
  sizeLabel: 'AUM',
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top 10 Holdings (% of Total Assets)',
  day: dayText,
});

/** Calendar years in which the fund existed from the first month to the last. */
function calendarYears(part: s.Part): s.SeriesRow[] {
  const points = s.historyOf(part.words, part.model, MONTH);
  return (['fund', 'benchmark'] as const).flatMap((series) =>
    YEARS.flatMap((year) => {
      const end = points.findIndex(({ month }) => month.year === year && month.month === 12);
      const percent = end < 11 ? null : s.periodReturn(points.slice(0, end + 1), part.model.kind, '1Y', series);
      const series_raw = series === 'fund' ? 'Fund' : 'Benchmark';
      return percent === null ? [] : [{ series_raw, period_label_raw: `CY${year}`, percent }];
    }),
  );
}

const unitOf = (label: string, isLong: boolean): string => {
  if (/Yield|Deviation/.test(label)) return '%';
  if (label === 'Price to Earnings') return 'x';
  if (label === 'Weighted Avg. Maturity') return isLong ? ' Yrs' : ' Days';
  return label === 'Duration' ? ' Yrs' : '';
};

function setFees(entry: s.Entry, fund: s.Fund, part: s.Part): void {
  const [month, year] = s.ratioPair(part, MONTH);
  entry.fees = [
    s.fee('Actual Management Fee', s.only(CHARGED[fund.abbr], 'fee')),
    s.fee('TER – MTD', month.withLevies),
    s.fee('TER – YTD', year.withLevies),
    s.fee('Govt. Levies – YTD', year.levies),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'February 2026',
  footerOf: (page) => `FMR February 2026 | ${page}`,
  committeeOf: (fund) => [
    ['Ghulam Hassan Lobsang', 'Chief Executive Officer'],
    ['Sakina Baltistani, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Asif Ali Mughal' : 'Zehra Batool, CFA', 'Fund Manager'],
    ['Wazir Fida Husnain, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM2+', 'PACRA', [2025, 10, 17]],
  formOf: () => form,
  finish: (entry, fund) => {
    const part = s.partOf(entry, FUNDS);
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `*CAGR. Returns of other periods are ${basis}, and are calculated net of all expenses with dividends reinvested.`,
    ];
    closeSectors(entry, 'Equities');
    const second = s.otherType(entry);
    if (second !== null) s.withoutPast(entry, second, s.dashed(MONTH));
    entry.metrics = entry.metrics.map((m) => {
      const unit = unitOf(m.label_raw, m.value.includes('.'));
      return { ...m, value_raw: `${m.value}${unit}` };
    });
    setFees(entry, fund, part);
    entry.historical_returns = calendarYears(part);
    Object.assign(entry, { fund_column_raw: 'Fund' });
    if (entry.holdings.length > 0 && entry.holdings.length < 10)
      entry.holdings_title_raw =
        fund.model.kind === 'rate' ? 'TFC / Sukuk Holdings (% of Total Assets)' : 'Top Holdings (% of Total Assets)';
  },
};

/** The return of the fiscal year in the table is too high; its card and the difference have the true one. */
function falsify(entry: s.Entry): void {
  const row = s.only(s.returnAt(entry, 'FYTD'), 'row');
  const real = s.only(row.fund_return_percent, 'return');
  const printed = (Number(real) + 6.4).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'YEAR_RETURN_CONTRADICTS_CARD_AND_DIFFERENCE',
    false_values: [{ field: 'reported_returns', period_label_raw: row.period_label_raw, printed, real }],
    true_values: 'the return on the card, the difference in the same row and all other facts',
    must_not_serve: 'the fund’s return of the fiscal year from the table',
    how_it_can_be_seen: `the card says ${real}%, and the fund’s return less the benchmark’s is not the difference printed`,
  };
}

const QUIRKS = [
  'cards with icons have the NAV, the AUM in Bn or Mn, the risk and the return of the fiscal year, which the table repeats',
  'labels above their values in a narrow column; both minimum investments share one value, the actual fee is apart',
  'periods are rows of fund, benchmark and difference; calendar years are columns; no months are printed',
  'stacked bars with figures for two months above the table of the same classes; sectors or ratings are bars of one month',
];

/** The report, and one page of it with a planted fault. */
export const drawKhaplu = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N143_khaplu_2026-02',
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => s.printHtml(html(entries, isWhole, FUNDS, MONTH), path),
    hostile: { file: 'hostile_N143_year_return', fund: FALSE_FUND, falsify },
  });
