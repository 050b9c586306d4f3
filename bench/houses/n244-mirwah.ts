/** N244, Mirwah: the price in a bar under the name, zebra facts at the right, and CYTD among the periods. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS } from './n244-funds.ts';
import { html } from './n244-page.ts';
import * as w from './n244-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Mirwah Regular Income Fund';

const dayOf = ([year, month, d]: s.Day): string => `${d}-${dashed({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', 'MTD'],
    ['FYTD', 'FYTD'],
    ['3M', 'CYTD'],
    ['6M', '180 Days'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: false,
  size: s.inMillions(1),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'ASSET ALLOCATION (% of Total Assets)',
  creditTitle: 'CREDIT QUALITY (% of Total Assets)',
  sectorTitle: 'SECTOR ALLOCATION (% of Total Assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'TOP TEN HOLDINGS (% of Total Assets)',
  day: s.dayFirstMonth,
});

function feesOf(part: s.Part): s.Fee[] {
  const [month, year] = s.ratioPair(part, w.MONTH);
  const values = [month.withLevies, month.without, year.withLevies, year.without];
  const selling = s.fee(w.SELLING, s.around(0.4, 2, part.words, 'selling'));
  return [...w.RATIOS.map((label, i) => s.fee(label, values[i] ?? '')), selling];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const [y = 0, m = 0, d = 0] = (r.rating_date ?? '').split('-').map(Number);
    return { ...r, line_raw: `“${r.rating_raw}” by ${r.rating_agency ?? ''} (${dayOf([y, m, d])})` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (entry.holdings.length > 0 && fund.model.kind === 'rate')
    entry.holdings_title_raw = 'TFC / SUKUK HOLDINGS (% of Total Assets)';
  s.peersIn(entry, ['MTD', 'FYTD', '365 Days']);
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    closeSectors(figures, 'Listed Equities');
    figures.fees = feesOf(part);
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
    const types = ['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const;
    Object.assign(figures, { allocation_totals: types.flatMap((type) => s.hundreds(figures, type, 'Total')) });
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'March 2023',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Fawad Ghaffar Mangrio', 'Chief Executive Officer'],
    ['Sadia Junejo, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Waqar Pitafi, ACCA' : 'Zain Lashari', 'Fund Manager'],
    ['Anum Dahri', 'Head of Research'],
    ['Rizwan Khoso, FRM', 'Head of Risk & Compliance'],
  ],
  amcRating: ['AM2+', 'VIS', [2022, 12, 30]],
  formOf: () => form,
  finish,
};

/** The offer price has two of its digits exchanged, so that it is not the price with the load. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.offer_price, 'offer price');
  const printed = real.replace(/^(\d+)\.(\d)/, (_, whole: string, tenth: string) => `${Number(whole) - 1}.${tenth}`);
  if (Number(printed) >= Number(entry.nav_per_unit)) throw new Error('the false price is above the NAV');
  entry.offer_price = printed;
  entry.planted_fault = {
    kind: 'OFFER_PRICE_BELOW_NAV',
    false_values: [{ field: 'offer_price', printed, real }],
    true_values: 'NAV, redemption price, net assets, units and all other facts',
    must_not_serve: 'the offer price of this fund',
    how_it_can_be_seen: 'the offer price is below the NAV and the redemption price, although the fund has a load',
  };
}

const QUIRKS = [
  'a dark bar under the name has the date and the NAV: March 31, 2023 NAV - PKR',
  'facts are zebra rows at the right; a risk profile and a risk of principal are one value apart by a stroke',
  'rates of expenses are facts whose labels have the period and whether levies are included',
  'periods are MTD, FYTD, CYTD, days and years with an asterisk; a row has the average of peers in three of them',
  'negative returns are in brackets with their sign of percent',
  'fiscal years are columns, the newest first; months are columns over the whole page, the oldest first',
  'assets and ratings have two months, the newer one first, and a total; sectors have no total',
  'holdings are two pairs of columns without heads, the second half at the right of the first',
  'people are five columns: the name above the designation',
  'the footer has the AMC at the left, the month in the middle and the page at the right',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawMirwah(): s.Drawn[] {
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
      await s.printHtml(html(of), path);
      await s.fixDates(path);
    },
  });
  return [drawn('N244_mirwah_2023-03', real), drawn('hostile_N244_offer_price', entries)];
}
