/** N48, Charna: terms on lines parted by strokes, three small tables of returns, classes as columns and months as rows. */
import { FUNDS } from './n48-funds.ts';
import { html } from './n48-page.ts';
import * as s from './shared10.ts';

const AMC = 'Charna Islamic Investments Limited';
const MONTH = { year: 2026, month: 8 };
const UNITS: Readonly<Record<string, string>> = {
  'Weighted average maturity': ' days',
  'Average portfolio yield': '% p.a.',
};

/** August 31st, 2026 */
const dayText = ([year, month, d]: s.Day): string => `${s.monthName({ year, month })} ${s.ordinal(d)}, ${year}`;
/** Aug'26 */
const monthText = (m: s.Month): string => `${s.shortMonth(m)}'${s.year2(m)}`;

function inBillions(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e9, 3);
  return { raw: `PKR ${raw} billion`, pkr: s.rupees(raw, 9) };
}

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'This month'],
      ...(isFund
        ? ([
            ['3M', '3 months'],
            ['6M', '6 months'],
          ] as const)
        : []),
      ['FYTD', 'FYTD'],
      ['1Y', '1 year'],
      ['3Y', '3 years'],
      ['5Y', '5 years'],
      ['SI', 'Since inception'],
    ],
    peers: isFund,
    seriesMonths: 0,
    benchmarkSeries: 'Benchmark',
    size: inBillions,
    sizeLabel: 'Fund size',
    assetTitle: 'Asset allocation (% of total assets)',
    creditTitle: 'Credit quality (% of total assets)',
    sectorTitle: 'Sectors (% of total assets)',
    allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthText(month) })),
    holdingsTitle: 'Largest holdings (% of total assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'August 31st, 2026',
  footerOf: (page) => `charna.example | ${page}`,
  committeeOf: (fund) => [
    ['Sabeen Gabol', 'Chief Executive Officer'],
    ['Omar Kalmati, CFA', 'Chief Investment Officer'],
    ['Mufti Yasir Burfat', 'Shariah Advisor'],
    [fund.subs === undefined ? 'Hira Jadgal' : 'Anwar Sanghur, FCCA', 'Fund Manager'],
  ],
  amcRating: ['AM2++', 'VIS', [2026, 5, 22]],
  formOf,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [
      'Returns of up to one year are simple annualised (Equity Sub-Fund: absolute), all others CAGR. FY: July 1st to June 30th.',
    ];
    s.peersIn(entry, ['This month', '3 months', '6 months', 'FYTD', '1 year']);
    for (const part of s.partsOf(entry, fund)) {
      const { figures } = part;
      for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, "Aug'26");
      figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`TER ${r.period}`, r.withLevies));
      figures.metrics = figures.metrics.map((m) => ({ ...m, value_raw: `${m.value}${UNITS[m.label_raw] ?? ''}` }));
      if (fund.subs !== undefined) {
        figures.reported_returns = figures.reported_returns.map((r) => ({ ...r, benchmark_return_percent: null }));
        continue;
      }
      figures.historical_returns = s.yearRows(part, MONTH, {
        count: 4,
        benchmark: 'Benchmark',
        label: (y) => `FY${y}`,
      });
    }
  },
};

export const drawCharna = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N48_charna_2026-08',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'terms, ratings and people on lines whose items are parted by strokes; sizes in billions',
      'three small tables of returns side by side: the last months, the fiscal years, the long run',
      'classes as columns, months as rows; the weight of a holding before its name; a band of figures for each sub-fund',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries), path),
  });
