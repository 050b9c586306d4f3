/** N169, Jaranwala: a typed report of two pages a fund: sentences, numbered sections and months in fiscal years. */
import { writeFile } from 'node:fs/promises';
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n169-funds.ts';
import { typed } from './n169-page.ts';
import * as s from './shared15.ts';

const AMC = 'Jaranwala Investment Management Company Limited';
const MONTH = { year: 2013, month: 1 };
const FALSE_FUND = 'Jaranwala Stock Fund';

/** Jan 31, 2013 */
const column = (m: s.Month): string => `${s.shortMonth(m)} ${s.daysIn(m)}, ${m.year}`;

const form = s.formWith({
  periods: [
    ['MTD', 'January 2013'],
    ['3M', 'Last 3 months'],
    ['6M', 'Last 6 months'],
    ['FYTD', 'FYTD'],
    ['1Y', 'Last 12 months'],
    ['3Y', 'Last 3 years (1)'],
    ['5Y', 'Last 5 years (1)'],
    ['SI', 'Since launch (1)'],
  ],
  peers: true,
  // From July 2011 to January 2013: a whole fiscal year and a part of the next.
  seriesMonths: 19,
  monthLabel: s.dashed,
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: column(month) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.dayFirstMonth,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  JIF: [
    { name: 'Buchiana Spinning Limited TFC-1', type: 'Non-performing', cost: 18.74, provided: 18.74 },
    { name: 'Gatti Chemicals Limited TFC-2', type: 'Certificate unrated', cost: 15.3, provided: 3.06 },
  ],
};

function finishPart(part: s.Part, fund: s.Fund): void {
  const { figures } = part;
  closeSectors(figures, 'Listed shares');
  for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, column(MONTH));
  figures.historical_returns = s.yearRows(part, MONTH, { count: 4, benchmark: 'Benchmark', label: (y) => `FY${y}` });
  if (fund.subs === undefined) return s.peersIn(figures, ['January 2013', 'FYTD']);
  s.peersIn(figures, []);
  s.withoutBenchmark(figures, part.line);
  figures.monthly_returns = [];
  figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === part.line);
  if (figures.holdings.length > 0)
    figures.holdings_title_raw = 'Largest holdings of the Equity Sub-Fund (% of total assets)';
}

/** What the provision for WWF is in rupees, for each unit, and in percent of net assets. */
function provision(entry: s.Entry): string {
  const size = Number(entry.fund_size_pkr);
  const amount = size * s.between(0.003, 0.014, entry.fund_name_raw, 'wwf');
  const each = (amount / size) * Number(entry.nav_per_unit);
  return (
    "(2) The Fund has maintained provisions against Workers' Welfare Fund's liability to the tune of Rs. " +
    `${(amount / 1e6).toFixed(2)} million. If the ` +
    `same were not made, the NAV per unit of the Fund would be higher by Rs. ${each.toFixed(4)} or ` +
    `${((amount / size) * 100).toFixed(2)}%.`
  );
}

function notesOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  if (entry.sub_funds.length > 0)
    return [
      '(1) Compound return per year. Other returns of the Equity Sub-Fund are absolute, those of the other ' +
        'Sub-Funds annualised.',
    ];
  return [
    `(1) Compound return per year. Other returns are ${kind === 'rate' ? 'annualised' : 'absolute'}, with ` +
      'dividends reinvested.',
    provision(entry),
  ];
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2013',
  footerOf: (page) => `Fund Managers' Report of January 2013 - Page ${page}`,
  committeeOf: (fund) => [
    ['Ch. Riaz Ahmad Gujjar', 'Chief Executive'],
    ['Syed Nadeem Gillani', 'Head of Investments'],
    fund.model.kind === 'rate'
      ? ['Faiza Tarar', 'Fund Manager, Fixed Income']
      : ['Kamran Wattoo', 'Fund Manager, Equities'],
    ['Javed Iqbal Sipra', 'Head of Risk'],
  ],
  amcRating: ['AM3', 'JCR-VIS', [2012, 7, 27]],
  formOf: () => form,
  pagesEach: 2,
  finish: (entry, fund) => {
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund)) finishPart(part, fund);
    entry.footnotes_raw = notesOf(entry, fund.model.kind);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  },
};

/** A digit of the redemption price is typed twice, so that units would be redeemed for more than they are sold. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.repurchase_price, 'price');
  const printed = real.replace(/^(\d\d)\d/, (digits) => `${digits.slice(0, 2)}${digits[1]}`);
  if (Number(printed) <= Number(entry.offer_price)) throw new Error(`${printed} is not above ${entry.offer_price}`);
  entry.repurchase_price = printed;
  entry.planted_fault = {
    kind: 'REDEMPTION_PRICE_ABOVE_OFFER_PRICE',
    false_values: [{ field: 'repurchase_price', printed, real }],
    true_values: 'the NAV per unit, net assets, units outstanding, offer price and all other facts',
    must_not_serve: 'the redemption price',
    how_it_can_be_seen: 'it is higher than the offer price and the NAV per unit in the same paragraph',
  };
}

const QUIRKS = [
  'typed in Courier: columns are made of blanks, rows of the portfolio have dots; each fund has two pages of ' +
    'numbered sections',
  'price, offer, redemption, net assets and units are in one sentence, dealing terms with loads and minimum ' +
    'amounts in others',
  'the average of peers is a sentence below the table of returns; credit quality and sectors are lists in a paragraph',
  'months are blocks of fiscal years, whose last column is the year or FYTD; months before the launch have dashes',
  'the newest month is the last column of the asset allocation; negative figures have a minus, provisions have ' +
    'brackets',
  'sub-funds are lettered sentences of prices, and columns of the tables of returns and years',
];

/** The report, and the pages of one fund with a planted fault. */
export const drawJaranwala = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N169_jaranwala_2013-01',
    amc: AMC,
    producer: 'pdfkit',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path, isWhole) => writeFile(path, await typed(entries, isWhole, FUNDS)),
    hostile: { file: 'hostile_N169_redemption_above_offer', fund: FALSE_FUND, falsify },
  });
