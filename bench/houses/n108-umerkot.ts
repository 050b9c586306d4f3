/** N108, Umerkot: a monthly magazine; each fund is a story in flowing columns, and a page of its portfolio. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n108-funds.ts';
import { html } from './n108-page.ts';
import * as s from './shared15.ts';

const AMC = 'Umerkot Investments Limited';
const MONTH = { year: 2024, month: 11 };
const FALSE_FUND = 'Umerkot Income Fund';

/** `PKR 4.312 billion` */
const inBillions = (rupees: number): { raw: string; pkr: string } => {
  const digits = (rupees / 1e9).toFixed(3);
  return { raw: `PKR ${digits} billion`, pkr: s.rupees(digits, 9) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'November'],
    ['FYTD', 'Since July'],
    ['6M', 'Six months'],
    ['1Y', 'Twelve months'],
    ['3Y', 'Three years, a year'],
    ['5Y', 'Five years, a year'],
    ['SI', 'Since launch, a year'],
  ],
  peers: true,
  newestFirst: true,
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: inBillions,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset classes, % of total assets',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Sectors, % of total assets',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: s.longDay(s.lastDay(month)) })),
  holdingsTitle: 'Main holdings, % of total assets',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2024',
  footerOf: () => 'The Monthly | Fund Manager Report November 2024',
  committeeOf: (fund) => [
    ['Rana Hameer Sodha', 'Chief Executive Officer'],
    ['Shabana Nohri, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Ghulam Rasool Samejo' : 'Kelash Meghwar, CFA', 'Fund Manager'],
    ['Arbab Fida Hussain, FCA', 'Chief Financial Officer'],
  ],
  amcRating: ['AM2', 'PACRA', [2024, 6, 28]],
  formOf: () => form,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized' : 'not annualized';
    entry.footnotes_raw = [`Returns of up to twelve months are ${basis}; longer ones are compounded.`];
    closeSectors(entry, 'Stocks');
    s.setRatios(entry, fund, MONTH, ['Total expense ratio, month', 'Total expense ratio, year to date']);
  },
};

const entriesOf = s.entriesOf(HOUSE);

/** The front page has the true prices in each issue. */
const write = async (entries: readonly s.Entry[], path: string): Promise<void> =>
  s.printHtml(html(entries, entriesOf(FUNDS, 2)), path);

/** Exchanges the second and the third digit of the price on the fund's own page. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = real.replace(/^(\d)(\d)(\d)/, '$1$3$2');
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_CONTRADICTS_FRONT_PAGE',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'all other facts, incl. the table of the front page, net assets and units',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen:
      'the table of all funds on the front page has another price, and the price times the units on the same page is not the net assets',
  };
}

function withFault(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  const entries = entriesOf(funds, firstPage);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return entries;
}

const QUIRKS = [
  'a front page with a table of all funds; each fund has two pages, and the second one has its name in the head only',
  'terms and the table of months flow from one column into the next; a line of figures between the head and the columns',
  'shares as pairs of bars with a key of the two dates; sizes in billions; a column of the average of the category',
];

export const drawUmerkot = (): s.Drawn[] => {
  const issue = { amc: AMC, producer: 'chromium', quirks: QUIRKS, funds: FUNDS, write };
  return [
    ...s.drawIssue({ ...issue, file: 'N108_umerkot_2024-11', entriesOf }),
    ...s.drawIssue({ ...issue, file: 'hostile_N108_front_page_differs', entriesOf: withFault }),
  ];
};
