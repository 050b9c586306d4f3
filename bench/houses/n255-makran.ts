/** N255, Makran: a bank's AMC with a dense ruled page for each fund, and two months as columns of most tables. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, STOCKS } from './n255-funds.ts';
import { html } from './n255-page.ts';
import * as w from './n255-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Makran Bank Income Opportunity Fund';

const dayOf = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month })}-${String(year).slice(2)}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Oct-23'],
    ['FYTD', 'FYTD'],
    ['6M', '6M'],
    ['1Y', '12M'],
    ['3Y', '3Y'],
    ['5Y', '5Y'],
    ['SI', 'Since Launch'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: false,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Portfolio Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top 10 Holdings (% of Total Assets)',
  day: dayOf,
});

function feesOf(part: s.Part): s.Fee[] {
  const rows = s.ratiosOf(part, w.MONTH).flatMap((r) =>
    [r.withLevies, r.without, r.levies].map((percent, i) => ({
      row_label_raw: r.period,
      fee_label_raw: w.RATIOS[i] ?? '',
      percent,
    })),
  );
  const selling = { row_label_raw: 'YTD', fee_label_raw: w.SELLING, percent: s.around(0.7, 2, part.words, 'sales') };
  return part.model.kind === 'market' ? [...rows, selling] : rows;
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} (${day})` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.model.kind === 'rate' && fund.papers.length > 0)
    entry.holdings_title_raw = 'Top TFC / Sukuk Holdings (% of Total Assets)';
  closeSectors(entry, STOCKS);
  s.peersIn(entry, ['Oct-23', 'FYTD', '12M']);
  const [part] = s.partsOf(entry, fund);
  if (part === undefined) return;
  entry.fees = feesOf(part);
  entry.historical_returns = s.yearRows(part, w.MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  const types = ['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const;
  Object.assign(entry, { allocation_totals: types.flatMap((type) => s.hundreds(entry, type, 'Total')) });
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'October 2023',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Dostain Gichki', 'Chief Executive Officer'],
    ['Mahgul Rind, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Hammal Kalmati' : 'Sanam Nosherwani', 'Fund Manager'],
    ['Imran Bizenjo, FCA', 'Chief Financial Officer'],
    ['Shahdad Mengal', 'Head of Research'],
    ['Rabia Sanjrani', 'Head of Compliance'],
  ],
  amcRating: ['AM2', 'VIS', [2022, 12, 30]],
  formOf: () => form,
  finish,
};

/** The price has its point one place to the left. */
function falsify(entry: s.Entry): void {
  const printed = (Number(entry.nav_per_unit) / 10).toFixed(4);
  s.falsifyNavs(entry, 'NAV_A_TENTH', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'the title of each table is its first row, over all its columns',
  'net assets, NAV, units and statistics have this month and the last one as columns without a full date',
  'fiscal years are between the periods up to 12 months and the longer ones in one table; peers are its third row',
  'months are two bands of six columns under each other in one table, each with its own heads',
  'expense ratios have ratios as rows and MTD and YTD as columns',
  'assets, portfolio quality and sectors have two months as columns; sectors have no total',
  'TFCs have the day of their issue in the name, and an issue rating; shares are two halves at the side of each other',
  'the committee is one run of text with the offices in brackets',
  'the first page has a summary with the NAV and the net assets of all funds',
  'the footer has the number of the page at its right end',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawMakran(): s.Drawn[] {
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
  return [drawn('N255_makran_2023-10', real), drawn('hostile_N255_nav_a_tenth', entries)];
}
