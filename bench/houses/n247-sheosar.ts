/** N247, Sheosar: dense portrait pages of a bank's AMC, months by fiscal year, marks of notes, and pairs of funds. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, MANAGERS } from './n247-funds.ts';
import { html } from './n247-page.ts';
import * as w from './n247-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Sheosar Government Securities Fund';
const OTHER_FUND = 'Sheosar Money Market Fund';
/** July 2017 to November 2019, and July 2018 to November 2019 for a fund that shares its page. */
const WHOLE_GRID = 29;
const HALF_GRID = 17;

/** 18-Oct-19 */
const dayText = ([year, month, d]: s.Day): string => `${String(d).padStart(2, '0')}-${dashed({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', 'Nov-19'],
    ['3M', '90 Days'],
    ['6M', '180 Days'],
    ['FYTD', 'FY20 to Date'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years‡'],
    ['5Y', '5 Years‡'],
    ['SI', 'Since Inception‡'],
  ],
  peers: true,
  seriesMonths: WHOLE_GRID,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (% of Total Assets)',
  day: dayText,
});

function holdingsTitle(entry: s.Entry, fund: s.Fund): string {
  const count = entry.holdings.length < 10 ? 'Top' : 'Top Ten';
  return `${count} ${fund.model.kind === 'rate' ? 'TFC / Sukuk' : 'Equity'} Holdings (% of Total Assets)`;
}

function finish(entry: s.Entry, fund: s.Fund): void {
  const page = s.only(w.PAGES[fund.abbr], 'page');
  Object.assign(entry, { page_number: page, page_numbers: [page], page_footer_raw: w.footerOf(page) });
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const agency = r.rating_agency ?? '';
    return { ...r, line_raw: `${r.rating_raw} (${agency}) ${r.line_raw.slice(`${r.rating_raw} ${agency} `.length)}` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (entry.holdings.length > 0) entry.holdings_title_raw = holdingsTitle(entry, fund);
  s.peersIn(entry, ['Nov-19', 'FY20 to Date', '365 Days']);
  const part = s.partOf(entry, FUNDS);
  closeSectors(entry, w.SHARES);
  const [month, year] = s.ratioPair(part, w.MONTH);
  entry.fees = [s.fee(w.TER_MONTH, month.withLevies), s.fee(w.TER_YEAR, year.withLevies), s.fee(w.LEVIES, year.levies)];
  const isHalf = w.isHalf(fund);
  const shown = new Set(s.labelsOf(entry.monthly_returns).slice(isHalf ? -HALF_GRID : -WHOLE_GRID));
  entry.monthly_returns = entry.monthly_returns.filter((r) => shown.has(r.period_label_raw));
  entry.historical_returns = s.yearRows(part, w.MONTH, {
    count: isHalf ? 1 : 2,
    benchmark: 'Benchmark',
    label: (y) => w.yearLabel(2000 + Number(y)),
  });
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'November 2019',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Rehan Altaf Mirza', 'Chief Executive Officer'],
    ['Shazia Noman, CFA', 'Chief Investment Officer'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
    ['Ejaz Anwer Butt, ACA', 'Head of Risk'],
    ['Maham Tirmizi', 'Head of Research'],
  ],
  amcRating: ['AM2++', 'PACRA', [2019, 8, 27]],
  formOf: () => form,
  finish,
};

/** The lower fund of a page has the NAV of the upper one. */
function falsify(entries: readonly s.Entry[]): void {
  const entry = s.entryNamed(entries, FALSE_FUND);
  const real = s.only(entry.nav_per_unit, 'NAV');
  const printed = s.only(s.entryNamed(entries, OTHER_FUND).nav_per_unit, 'NAV');
  if (printed === real) throw new Error('the false NAV is the true one');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_OF_THE_OTHER_FUND_OF_THE_PAGE',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'net assets, units in issue, offer and redemption price, and all facts of the other fund',
    must_not_serve: 'the NAV per unit of this fund',
    how_it_can_be_seen: 'net assets divided by units in issue, and the redemption price, are another figure',
  };
}

const QUIRKS = [
  'two pages have two funds each, the one below the other; three pages have one fund each',
  'net assets, prices and units have the month and the month before as columns',
  'periods are rows with the fund, its benchmark and its peers as columns; the peers have three periods only',
  'months are a grid from July to June with two rows for each fiscal year, and its return in the last column',
  'labels of net assets, ratios and periods end with a raised mark of a footnote',
  'sectors or credit quality have two months and are at the left of the holdings',
  'the investment committee is one paragraph with the offices in brackets',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawSheosar(): s.Drawn[] {
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(entries);
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
  return [drawn('N247_sheosar_2019-11', real), drawn('hostile_N247_nav_of_other_fund', entries)];
}
