/** N252, Biafo: close to the dense monthly report of a real AMC, with two months of size and price. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, EQUITY, FUNDS } from './n252-funds.ts';
import { html } from './n252-page.ts';
import * as w from './n252-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Biafo Stock Fund';

const dayOf = ([year, month, d]: s.Day): string => `${d}-${dashed({ year, month })}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['FYTD', 'FYTD'],
    ['6M', '6 Months'],
    ['1Y', '12 Months'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Launch*'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: dashed,
  newestFirst: false,
  size: s.inMillions(0),
  sizeLabel: w.SIZE,
  prices: [],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top Ten Holdings (% of Total Assets)',
  day: dayOf,
});

function feesOf(part: s.Part): s.Fee[] {
  const ratios = s.ratiosOf(part, w.MONTH);
  const rows = w.RATIOS.flatMap((fee_label_raw, i) =>
    ratios.map((r) => ({
      row_label_raw: r.period,
      fee_label_raw,
      percent: [r.withLevies, r.levies, r.without][i] ?? '',
    })),
  );
  const selling = ratios.map((r) => ({
    row_label_raw: r.period,
    fee_label_raw: w.SELLING,
    percent: s.around(0.7, 2, part.words, 'selling', r.period),
  }));
  return part.model.kind === 'market' ? [...rows, ...selling] : rows;
}

function finish(entry: s.Entry, fund: s.Fund): void {
  const [part] = s.partsOf(entry, fund);
  closeSectors(entry, EQUITY);
  s.withoutPast(entry, 'CREDIT_QUALITY', dashed(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    return { ...r, line_raw: `${r.rating_raw} by ${r.rating_agency ?? ''} (${day})` };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  if (fund.abbr === 'BIMF') entry.holdings_title_raw = 'Top TFC / Sukuk Holdings (% of Total Assets)';
  s.peersIn(entry, ['1 Month', 'FYTD', '12 Months']);
  entry.fees = feesOf(s.only(part, 'part'));
  entry.historical_returns = s.yearRows(s.only(part, 'part'), w.MONTH, {
    count: 5,
    benchmark: 'Benchmark',
    label: (y) => `FY${y}`,
  });
  Object.assign(entry, { allocation_totals: s.hundreds(entry, 'ASSET_ALLOCATION', 'Total') });
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'October 2025',
  footerOf: w.footerOf,
  committeeOf: (fund) => [
    ['Ghulam Abbas Astori', 'Chief Executive Officer'],
    ['Sakina Batool, CFA', 'Chief Investment Officer'],
    fund.model.kind === 'rate' ? ['Muhammad Yusuf Shigri', 'Fund Manager'] : ['Zahra Kachurvi, CFA', 'Fund Manager'],
    ['Wazir Hassan', 'Head of Fixed Income'],
    ['Nargis Baltistani', 'Head of Research'],
    ['Asad Raza Khaplui, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM2++', 'PACRA', [2025, 8, 22]],
  formOf: () => form,
  finish,
};

/** Two digits of the price are in the wrong order. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'NAV');
  const at = real.indexOf('.') - 2;
  const printed = `${real.slice(0, at)}${real[at + 1] ?? ''}${real[at] ?? ''}${real.slice(at + 2)}`;
  if (printed === real) throw new Error('the digits are equal');
  s.falsifyNavs(entry, 'DIGITS_OF_NAV_TRANSPOSED', [{ figures: entry, sub: null, printed }]);
  const fault = s.only(entry.planted_fault, 'fault');
  entry.planted_fault = {
    ...fault,
    true_values: 'all other facts, incl. net assets and the NAV of the month before',
    how_it_can_be_seen: 'the NAV of September with the return of October is another price',
  };
}

const QUIRKS = [
  'a narrow tinted column with facts, two months of size and price, expense ratios, statistics and the committee',
  'size and price have the older month first and the change of the size after the newer one',
  'the rows of returns are the fund, the benchmark and the average of peers; months are twelve columns',
  'assets and sectors have the older month first; two ratings with their shares are in each row of credit quality',
  'the table of financial years also has payouts and the prices after them, which are facts of another kind',
  'facts of the fund have the actual fee in square brackets after the maximum',
  'expense ratios, levies and selling expenses have columns MTD and YTD',
  'comments repeat market rates, auction results and index points that belong to nobody',
  'a list of the risks of all funds is in front; notes at the foot have reversed provisions of the welfare fund',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawBiafo(): s.Drawn[] {
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
  return [drawn('N252_biafo_2025-10', real), drawn('hostile_N252_nav_digits_transposed', entries)];
}
