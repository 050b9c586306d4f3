/** N173, Naudero: funds are the columns of every table, facts are the rows, and what all share is one wide cell. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n173-funds.ts';
import { html } from './n173-page.ts';
import * as s from './shared15.ts';

const AMC = 'Naudero Fund Management Limited';
const MONTH = { year: 2024, month: 4 };
const FALSE_FUND = 'Naudero Income & Growth Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Twelve months'],
    ['3Y', 'Three years p.a.'],
    ['5Y', 'Five years p.a.'],
    ['SI', 'Since launch p.a.'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  sizeLabel: 'Net assets (Rs. million)',
  prices: ['units_outstanding'],
  assetTitle: 'Asset classes (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.longDay,
});

const MANAGERS: Readonly<Record<string, string>> = {
  NCMF: 'Sorath Junejo',
  NGSF: 'Sorath Junejo',
  NIGF: 'Imdad Chandio, CFA',
  NAAF: 'Rabia Unar, CFA',
  NEQF: 'Rabia Unar, CFA',
};

const NOTES = [
  'Returns of NCMF, NGSF and NIGF for periods up to twelve months are simple annualised; those of NAAF and NEQF are ' +
    'absolute. Returns p.a. are compounded, and that of NGSF since launch is simple annualised.',
  'Months are from the last day of one month to that of the next, with dividends reinvested and after all expenses.',
  'Levies in brackets are Sindh sales tax and the fee of the SECP; they are part of the ratio before them.',
];

function finishPart(part: s.Part): void {
  const { figures } = part;
  closeSectors(figures, 'Shares');
  const [month, year] = s.ratioPair(part, MONTH);
  figures.fees = [
    s.fee('Total expense ratio, month', month.withLevies),
    s.fee('Total expense ratio, year to date', year.withLevies),
  ];
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY20${y}` });
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total assets') });
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2024',
  footerOf: () => 'Naudero Funds | All Funds at a Glance | April 2024 | 2',
  committeeOf: (fund) => [
    [s.only(MANAGERS[fund.abbr], 'manager'), 'Fund manager'],
    ['Ghulam Shabbir Abro', 'Chief executive'],
    ['Tania Mirani, CFA', 'Chief investment officer'],
  ],
  amcRating: ['AM2+', 'VIS', [2023, 12, 29]],
  formOf: () => form,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.page_number = 2;
    entry.page_numbers = [2, 3, 4];
    for (const part of s.partsOf(entry, fund)) finishPart(part);
    entry.footnotes_raw = [...NOTES];
  },
};

/** Two digits of a price are exchanged. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/^(\d)(\d)(\d)/, '$1$3$2');
  const million = (nav: string): string => s.grouped((Number(nav) * Number(entry.units_outstanding)) / 1e6, 2);
  if (Math.abs(Number(printed) / Number(real) - 1) < 0.05) throw new Error(`${printed} is no fault`);
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_DIGITS_TRANSPOSED',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'net assets, units in issue, the returns and all other facts, and every fact of the other funds',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen:
      `NAV times the units in issue is Rs. ${million(printed)} million where the net assets of the same card are ` +
      `Rs. ${entry.fund_size_raw} million`,
  };
}

const QUIRKS = [
  'no fund has a page of its own: each fund is a column of the tables of all three pages',
  'a fact that neighbouring funds share is printed once in a cell that is as wide as their columns',
  'cards have labels below their figures: NAV, net assets and units in issue',
  'names of funds are in full on the cards only; elsewhere they are abbreviations at the head of the columns',
  'returns have two columns for each fund, and periods, months and fiscal years as bands of rows; negative figures are in brackets',
  'asset classes are the rows of all funds, with dashes for what a fund does not hold',
  'remarks by fund and notes for all funds are below the returns; an expense ratio has its levies in brackets',
];

/** The report, and the same report with a planted fault. */
export function drawNaudero(): s.Drawn[] {
  const drawn = (file: string, spoil: (entries: readonly s.Entry[]) => void): s.Drawn => {
    const entries = s.entriesOf(HOUSE)(FUNDS, 2);
    spoil(entries);
    return {
      file,
      amc: AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries, FUNDS, MONTH), path);
        await s.fixDates(path);
      },
    };
  };
  return [
    drawn('N173_naudero_2024-04', () => undefined),
    drawn('hostile_N173_nav_digits_transposed', (entries) => falsify(s.entryNamed(entries, FALSE_FUND))),
  ];
}
