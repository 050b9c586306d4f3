/** N78, Bagrot: a document of an office program; ratios of the fund and of the index, investments that break a rule. */
import { BREACHES, FUNDS } from './n78-funds.ts';
import type { Breach } from './n78-funds.ts';
import { html } from './n78-page.ts';
import * as s from './shared12.ts';

const AMC = 'Bagrot Investment Management Limited';
const MONTH = { year: 2016, month: 9 };

/** September 30, 2016 */
const dayText = s.dayFirstMonth;

const form = s.formWith({
  periods: [
    ['MTD', 'September 2016'],
    ['3M', 'Last three months'],
    ['FYTD', 'Year to date'],
    ['1Y', 'Last one year'],
    ['3Y', 'Last three years'],
    ['5Y', 'Last five years'],
    ['SI', 'Since inception'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Rating Profile (% of Total Assets)',
  sectorTitle: 'Sector Allocation (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const NOTES = {
  rate: 'Returns of periods up to one year are simple annualized; longer periods are geometric.',
  market: 'Returns of periods up to one year are absolute; longer periods are geometric.',
} as const;
/** Total assets are larger than net assets. */
const GROSS = 1.021;

/** The amounts are millions with two decimals, as the page prints them. */
function exposureOf(breach: Breach, entry: s.Entry): s.Exposure {
  const after = breach.cost - breach.provided;
  const net = (after / (Number(entry.fund_size_pkr) / 1e6)) * 100;
  const pkr = (amount: number): string => s.rupees(amount.toFixed(2), 6);
  return {
    name_raw: breach.name,
    type_raw: breach.type,
    value_before_pkr: pkr(breach.cost),
    provisioning_pkr: `-${pkr(breach.provided)}`,
    value_after_pkr: after === 0 ? '0' : pkr(after),
    percent_gross_assets: (net / GROSS).toFixed(2),
    percent_net_assets: net.toFixed(2),
  };
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2016',
  footerOf: (page) => `${page}`,
  committeeOf: (fund) => [
    ['Ghulam Murtaza Baltistani', 'Chief Executive Officer'],
    ['Nadia Hunzai, ACA', 'Chief Financial Officer'],
    ['Rizwan Shin', 'Head of Investments'],
    [fund.model.kind === 'rate' ? 'Afsheen Karim' : 'Zeeshan Nagri, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'JCR-VIS', [2016, 6, 10]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    if (fund.abbr === 'BIF') entry.non_compliant = BREACHES.map((b) => exposureOf(b, entry));
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = [s.fee('Total Expense Ratio (annualized)', s.ratioPair(part, MONTH)[1].withLevies)];
  },
};

/** The planted fault: two digits of the price have changed places. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/^(\d)(\d)(\d)/, '$1$3$2');
  s.falsifyNavs(entry, 'NAV_DIGITS_TRANSPOSED', [{ figures: entry, sub: null, printed }]);
}

export const drawBagrot = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N78_bagrot_2016-09',
    amc: AMC,
    producer: 'ghostscript',
    quirks: ['ratios of the portfolio have a column for the fund and one for the KSE-100 Index'],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printDistilled(html(entries, FUNDS, MONTH), path),
    hostile: { file: 'hostile_N78_nav_transposed', fund: 'Bagrot Stock Fund', falsify },
  });
