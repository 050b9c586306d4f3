/** N238, Khabikki: a narrow column of facts at the right, merged heads for the basis of returns, months as rows. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, DEFAULTED, FUNDS, MANAGERS } from './n238-funds.ts';
import { html } from './n238-page.ts';
import { AMC, CHARGE, dayText, endText, footerOf, LEVIES, MONTH, NET, notesOf, NOW, TER } from './n238-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Khabikki Income Growth Fund';

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'YTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Inception'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: true,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: endText(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const ofSubFunds: s.Form = { ...form, peers: false, prices: [] };

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratioRows(part, MONTH, TER, 'withLevies'),
  ...s.ratiosOf(part, MONTH).map((r) => ({ row_label_raw: r.period, fee_label_raw: LEVIES, percent: r.levies })),
  ...s.ratioRows(part, MONTH, NET, 'without'),
  s.fee(CHARGE, s.only(CHARGED[part.line], 'fee charged')),
];

/** Classes of credit and sectors are of the report month, whose day the page does not repeat. */
function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} (${r.rating_agency ?? ''}) ${day}` };
  });
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Equities');
    Object.assign(figures, { allocation_totals: s.hundreds(figures, 'ASSET_ALLOCATION', 'Total') });
    s.withoutPast(figures, 'SECTOR_ALLOCATION', NOW);
    s.withoutPast(figures, 'CREDIT_QUALITY', NOW);
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
    if (figures === entry) continue;
    s.withoutBenchmark(figures, line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
  if (fund.abbr === 'KIGF') entry.non_compliant = [s.exposureOf(DEFAULTED, entry)];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2023',
  footerOf,
  committeeOf: (fund) => [
    ['Sardar Fahim Kathwai', 'Chief Executive Officer'],
    ['Zarmina Sodhi, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Hamid Warcha, FRM', 'Head of Risk'],
  ],
  amcRating: ['AM1', 'PACRA', [2023, 8, 25]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Two digits before the point of the NAV change places; the prices and the units stay true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'NAV');
  const printed = real.replace(/(\d)(\d)\.(\d)/, '$1$3.$2');
  if (printed === real) throw new Error('equal digits');
  s.falsifyNavs(entry, 'NAV_DIGITS_SWAPPED', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'the column of facts is at the right: a small label above its value, with thin rules and no colours',
  'heads of returns are merged over periods and name the basis; a third row has the average of the peers',
  'months are rows with the newest first, fiscal years are rows below them in a table of its own',
  'classes have two days as heads and a total row; credit quality and sectors have no day',
  'expense ratios have the months as rows and three ratios as columns; negative figures are in brackets with percent',
  'sub-funds are columns of every table; their classes have two heads of days each',
  'the disclaimer is the last note of each page',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawKhabikki(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  const drawn = (file: string, of: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries: of,
    write: async (path) => {
      await s.printHtml(html(of), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N238_khabikki_2023-09', real), drawn('hostile_N238_nav_digits', entries)];
}
