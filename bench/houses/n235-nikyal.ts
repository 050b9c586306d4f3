/** N235, Nikyal: a report of a word processor with facts in sentences and tables that continue without heads. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS, MANAGERS } from './n235-funds.ts';
import { html } from './n235-page.ts';
import * as w from './n235-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Nikyal Stock Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['FYTD', 'Financial year to date'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Assets (percent of total assets)',
  creditTitle: 'Credit quality (percent of total assets)',
  sectorTitle: 'Sectors (percent of total assets)',
  allocationMonths: (m) => [
    { month: m, label: w.NOW },
    { month: s.before(m), label: w.THEN },
  ],
  holdingsTitle: 'Largest investments (percent of total assets)',
  day: w.pointedDay,
});

const ofSubFunds: s.Form = {
  ...form,
  prices: ['units_outstanding'],
  assetTitle: 'Assets of the Sub-Funds (percent of total assets)',
  allocationMonths: (month) => [{ month, label: null }],
};

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: w.TER, percent: r.withLevies },
      { row_label_raw, fee_label_raw: w.LEVIES, percent: r.levies },
    ];
  }),
  s.fee(w.CHARGED_FEE, s.only(CHARGED[part.line], 'fee charged')),
];

/** Days have another form in each fund. */
const LAUNCHES: Readonly<Record<string, (d: s.Day) => string>> = {
  NMMF: s.longDay,
  NIIF: w.ordinalDay,
  NSF: s.dayFirstMonth,
  NPF: w.strokedDay,
};

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.launch_date_raw = s.only(LAUNCHES[fund.abbr], 'form of a day')(fund.model.launch);
  entry.page_numbers = w.PAGES[fund.abbr]?.slice() ?? [];
  entry.page_number = s.only(entry.page_numbers[0], 'page');
  entry.footnotes_raw = [...w.notesOf(fund)];
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Shares');
    figures.allocations = figures.allocations.filter(
      (r) => r.allocation_type === 'ASSET_ALLOCATION' || r.period_label === w.NOW,
    );
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, w.MONTH, { count: 4, benchmark: 'Benchmark', label: w.yearLabel });
  }
  alignClasses(entry);
}

/** The Government's and the unrated share are those of the classes of assets; the ratings share the rest. */
function alignClasses(entry: s.Entry): void {
  const credit = s.ofType(entry, 'CREDIT_QUALITY');
  if (credit.length === 0) return;
  const assets = s.lines(entry, 'ASSET_ALLOCATION');
  const rated = credit.filter((r) => r.label_raw.startsWith('A'));
  let tenths = 1000;
  for (const row of credit.filter((r) => !rated.includes(r))) {
    const names = row.label_raw === 'Government' ? ['Treasury Bills', 'GOP Ijara Sukuk'] : ['Others'];
    row.percent = s.only(assets.find((l) => names.includes(l.label))?.cells[0], 'share');
    tenths -= Math.round(Number(row.percent) * 10);
  }
  const sum = rated.reduce((all, r) => all + Number(r.percent), 0);
  for (const row of rated) row.percent = (Math.round((Number(row.percent) / sum) * tenths) / 10).toFixed(1);
  const others = rated.slice(0, -1).reduce((all, r) => all + Math.round(Number(r.percent) * 10), 0);
  s.only(rated.at(-1), 'rating').percent = ((tenths - others) / 10).toFixed(1);
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: w.NOW,
  footerOf: () => w.FOOTER,
  committeeOf: (fund) => [
    ['Raja Tariq Janjua', 'Chief Executive Officer'],
    ['Samina Kayani, CFA', 'Chief Investment Officer'],
    ['Adeel Bhatti', 'Head of Risk and Compliance'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2023, 8, 25]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The shares of the two months change their columns. */
function falsify(entry: s.Entry): void {
  const rows = s.ofType(entry, 'ASSET_ALLOCATION');
  const real = rows.map((r) => r.percent);
  for (const row of rows) {
    const other = rows.findIndex((r) => r.label_raw === row.label_raw && r.period_label !== row.period_label);
    row.percent = s.only(real[other], 'share of the other month');
  }
  entry.planted_fault = {
    kind: 'SHARES_OF_TWO_MONTHS_EXCHANGED',
    false_values: rows.flatMap((row, i) =>
      row.percent === real[i]
        ? []
        : [
            {
              field: 'allocations',
              label_raw: row.label_raw,
              period_label: row.period_label,
              printed: row.percent,
              real: real[i],
            },
          ],
    ),
    true_values: 'the sectors and all other facts',
    must_not_serve: `the classes of assets of ${w.NOW}, and those of ${w.THEN}`,
    how_it_can_be_seen:
      `the sectors of ${w.NOW} sum to ${s.sumOf(
        s.ofType(entry, 'SECTOR_ALLOCATION').map((r) => r.percent),
        1,
      )}, which is the share of Shares printed for ${w.THEN}, and the comment on the same page has the two ` +
      'shares the other way round',
  };
}

const QUIRKS = [
  'name, launch date, type, category, listing, par value, risk, trustee and auditor are in sentences without labels',
  'a row of the particulars has two or three facts in one sentence: both loads, both minimum amounts, days and hours',
  'expense ratios and the levies in them are a sentence for the month and for the year',
  'funds have two pages; the second has the name only in a small line, and tables go on there without their heads',
  'months are rows with a merged cell of the year at the left, and English and Urdu names; the year is said once',
  'classes of assets with two months and sectors or ratings with one are the left and right of one table, whose rows ' +
    'have nothing to do with each other; the shorter list ends in empty cells',
  'the position has a row for this month and one for the month before',
  'periods are spelled out, with the day on which each began; negative figures are in brackets',
  'sub-funds are pairs of columns; their periods, months and fiscal years are rows of one table over two pages, ' +
    'without heads on the second one',
  'days have other forms in other funds: 4 March 2011, 21st October 2013, February 12, 2007, 27/08/2014, 29.12.2023',
  'investments are in two columns of a table, numbered down the left half and then the right half',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawNikyal(): s.Drawn[] {
  const drawn = (file: string, entries: readonly s.Entry[], real: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: w.AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries,
    write: async (path) => {
      await s.printHtml(html(entries, real, HOUSE.formOf), path);
      await s.fixDates(path);
    },
  });
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [drawn('N235_nikyal_2024-05', real, real), drawn('hostile_N235_months_exchanged', entries, real)];
}
