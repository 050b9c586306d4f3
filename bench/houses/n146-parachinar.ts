/** N146, Parachinar: wide pages of pdfkit with three columns, dots between labels and values, and months at the foot. */
import { writeFile } from 'node:fs/promises';
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n146-funds.ts';
import { dayText, drawFund, drawReview } from './n146-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared15.ts';

const AMC = 'Parachinar Asset Management Company Limited';
const MONTH = { year: 2021, month: 9 };
const FALSE_FUND = 'Parachinar Liquidity Fund';
const WITH_PEERS = ['1 Month', '3 Months', 'FYTD', '365 Days'];

/** The rate of the management fee that was charged in the month, in percent. */
const CHARGED: Readonly<Record<string, string>> = {
  PLF: '0.31',
  PIGF: '1.25',
  PIIF: '0.80',
  PSF: '2.00',
  PAAF: '1.75',
};

const column = (m: s.Month): string => `${s.shortMonth(m)} ${s.year2(m)}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '365 Days'],
    ['3Y', '3 Years*'],
    ['5Y', '5 Years*'],
    ['SI', 'Since Inception*'],
  ],
  peers: true,
  seriesMonths: 12,
  monthLabel: column,
  size: s.inMillions(1),
  sizeLabel: 'Net Assets (PKR mn)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset Allocation (as % of Total Assets)',
  creditTitle: 'Credit Quality (as % of Total Assets)',
  sectorTitle: 'Sector Allocation (as % of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Top Ten Equity Holdings (as % of Total Assets)',
  day: dayText,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  PIGF: [
    { name: 'Tari Mangal Textile Mills TFC', type: 'Non-performing TFC', cost: 48.25, provided: 48.25 },
    { name: 'Boshehra Chemicals Sukuk', type: 'Non-performing Sukuk', cost: 33.6, provided: 14.4 },
  ],
};

/** Ratios of both periods with the levies that they include. */
function feesOf(entry: s.Entry, fund: s.Fund): s.Fee[] {
  const [month, year] = s.ratioPair(s.partOf(entry, FUNDS), MONTH);
  return [
    s.fee('Management Fee Charged', s.only(CHARGED[fund.abbr], 'fee')),
    s.fee('Total Expense Ratio (MTD)', month.withLevies),
    s.fee('Govt. Levies in TER (MTD)', month.levies),
    s.fee('Total Expense Ratio (YTD)', year.withLevies),
    s.fee('Govt. Levies in TER (YTD)', year.levies),
  ];
}

function unitOf(label: string, isLong: boolean): string {
  if (label === 'Modified Duration') return ' years';
  if (label === 'Weighted Average Maturity') return isLong ? ' years' : ' days';
  return '%';
}

function holdingsTitle(entry: s.Entry, fund: s.Fund): string {
  if (fund.model.kind === 'rate') return 'TFC / Sukuk Holdings (as % of Total Assets)';
  return entry.holdings.length < 10 ? 'Top Equity Holdings (as % of Total Assets)' : (entry.holdings_title_raw ?? '');
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'September 2021',
  footerOf: (page) => `- ${page} -`,
  committeeOf: (fund) => [
    ['Syed Iqbal Hussain Turi', 'Chief Executive Officer'],
    ['Nusrat Bangash, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Jamil Orakzai' : 'Ambreen Mangal, CFA', 'Fund Manager'],
    ['Qaiser Ali Zazai', 'Head of Research'],
    ['Maryam Muqbil, FRM', 'Head of Risk Management'],
  ],
  amcRating: ['AM2', 'PACRA', [2021, 8, 27]],
  formOf: () => form,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized (simple)' : 'absolute';
    entry.nav_date = s.iso(s.lastDay(MONTH));
    entry.footnotes_raw = [
      `*Geometric mean per annum. Returns of up to 365 days are ${basis}. Peer average is that of the MUFAP category.`,
    ];
    s.peersIn(entry, WITH_PEERS);
    closeSectors(entry, 'Equities');
    s.withoutPast(entry, 'CREDIT_QUALITY', column(MONTH));
    entry.metrics = entry.metrics.map((m) => ({
      ...m,
      value_raw: `${m.value}${unitOf(m.label_raw, m.value.includes('.'))}`,
    }));
    entry.fees = feesOf(entry, fund);
    entry.historical_returns = s.yearRows(s.partOf(entry, FUNDS), MONTH, {
      count: 5,
      benchmark: 'Benchmark',
      label: (y) => `FY${y}`,
    });
    if (entry.holdings.length > 0) entry.holdings_title_raw = holdingsTitle(entry, fund);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** The second and third digit of the price are exchanged; the redemption price and its change are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/^(\d)(\d)(\d)/, '$1$3$2');
  if (printed === real) throw new Error(`${real} has equal digits`);
  s.falsifyNavs(entry, 'NAV_DIGITS_TRANSPOSED', [{ figures: entry, sub: null, printed }]);
}

const QUIRKS = [
  'wide pages of three columns with a turned title at the left; labels and values have dots between them',
  'size and price are a table of this and the month before with the change; offer and redemption prices are lines of dots',
  'twelve months are columns at the foot of the page with the fiscal year to date after them; periods are rows with peers, years columns',
  'credit quality is a pie of one month with its labels around it; sectors and classes have two months',
];

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    if (isWhole) drawReview(sheet, entries);
    for (const entry of entries)
      drawFund(sheet, entry, {
        fund: s.fundNamed(FUNDS, entry),
        past: s.figuresThen(entry, FUNDS, s.before(MONTH), form),
      });
  });
  await writeFile(path, pdf);
}

/** The report, and one page of it with a planted fault. */
export const drawParachinar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N146_parachinar_2021-09',
    amc: AMC,
    producer: 'pdfkit',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N146_nav_digits', fund: FALSE_FUND, falsify },
  });
