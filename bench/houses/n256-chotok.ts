/** N256, Chotok: a dense page for each fund, groups of facts set sideways, and periods in bands with titles. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES } from './n256-funds.ts';
import { html } from './n256-page.ts';
import * as w from './n256-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Chotok Equity Fund';

const dayOf = ([year, month, d]: s.Day): string => `${s.monthName({ year, month })} ${d}, ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'November 2022'],
    ['FYTD', 'FY23 to date'],
    ['6M', '6 months'],
    ['1Y', '12 months'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: s.dashed,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sector allocation (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top ten equity holdings (% of total assets)',
  day: dayOf,
});

const ofSubFunds: s.Form = {
  ...form,
  peers: false,
  allocationMonths: (m) => [{ month: m, label: s.dashed(m) }],
  holdingsTitle: 'CPF Equity Sub-Fund – largest holdings (% of total assets)',
};

function feesOf(part: s.Part): s.Fee[] {
  return s.ratiosOf(part, w.MONTH).flatMap((r) => {
    const of = (label: string, percent: string): s.Fee => ({
      row_label_raw: r.period,
      fee_label_raw: label,
      percent,
    });
    const rows = [r.withLevies, r.levies, r.without].map((v, i) => of(w.RATIOS[i] ?? '', v));
    const selling = of(w.SELLING, s.around(0.62, 2, part.words, 'sales', r.period));
    return part.model.kind === 'market' ? [...rows, selling] : rows;
  });
}

/** The tables of sub-funds have the name of the sub-fund in their titles. */
function finishSub(part: s.Part): void {
  const { figures, line } = part;
  s.withoutBenchmark(figures, line);
  figures.fees = s.ratiosOf(part, w.MONTH).map((r, i) => s.fee(w.SUB_TERS[i] ?? '', r.withLevies));
  figures.allocations = figures.allocations.map((r) => ({
    ...r,
    table_title_raw: `${line} – asset allocation (% of total assets)`,
  }));
  Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} (${r.rating_agency ?? ''}) – ${day}` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.model.kind === 'rate' && fund.papers.length > 0)
    entry.holdings_title_raw = 'Top debt holdings (% of total assets)';
  closeSectors(entry, SHARES);
  s.peersIn(entry, ['November 2022', 'FY23 to date', '12 months']);
  for (const part of s.partsOf(entry, fund)) {
    if (part.figures !== entry) {
      finishSub(part);
      continue;
    }
    entry.fees = feesOf(part);
    entry.historical_returns = s.yearRows(part, w.MONTH, { count: 5, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total') });
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'November 2022',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Tanzeela Lehri', 'Chief Executive Officer'],
    ['Haseena Kakar, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Ibad Raisani' : 'Ruqaiya Mandokhail', 'Fund Manager'],
    ['Azmat Achakzai, ACA', 'Chief Financial Officer'],
    ['Nasrullah Kasi', 'Head of Risk Management'],
    ['Sadaf Jogezai', 'Head of Research'],
  ],
  amcRating: ['AM2+', 'VIS', [2022, 6, 29]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The second and the third digit of the price are in the wrong order. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = `${real.charAt(0)}${real.charAt(2)}${real.charAt(1)}${real.slice(3)}`;
  s.falsifyNavs(entry, 'NAV_DIGITS_TRANSPOSED', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'facts are in groups whose names are set sideways in a cell over all rows of the group',
  'net assets, NAV and units have the month before at the left, and the change at the right',
  'returns have periods as rows in two bands, each with a row that says how they are calculated',
  'months are rows in two blocks of six at the side of each other, with the unit in the title',
  'expenses have MTD and YTD as rows and ratios as columns',
  'assets and sectors have the month before in the first column; assets have a total',
  'credit quality has two classes in each row, each with its two months',
  'fiscal years are columns, with the payout of each year as a third row',
  'the committee has two members in each row, each with the office at the right',
  'the pension fund has sub-funds as rows, and their names in the titles of the tables of assets',
  'the footer begins with the number of the page',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawChotok(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: w.AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of, form), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N256_chotok_2022-11', real), drawn('hostile_N256_nav_digits', entries)];
}
