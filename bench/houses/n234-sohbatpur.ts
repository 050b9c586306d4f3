/** N234, Sohbatpur: wide pages of a dashboard, with two funds on two common pages and one fund on two of its own. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS, MANAGERS } from './n234-funds.ts';
import { html } from './n234-page.ts';
import { AMC, crore, DAY, day, FEE, footer, LABEL, LEVIES, MONTH, NOTES, PAGES, SIZE, TER } from './n234-words.ts';
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Sohbatpur Equity Fund';

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['6M', '6 months'],
    ['FYTD', 'FY to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since launch'],
  ],
  peers: true,
  seriesMonths: 26,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  newestFirst: false,
  size: crore,
  sizeLabel: SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset mix (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: dashed(month) })),
  holdingsTitle: 'Top holdings (% of total assets)',
  day,
});

const SHORT: s.Form['periods'] = (['1M', '3M', '6M', 'FYTD', '1Y', '3Y', '5Y', 'Launch'] as const).map((label) => [
  label === '1M' ? 'MTD' : label === 'Launch' ? 'SI' : label,
  label,
]);

const ofSubFunds: s.Form = {
  ...form,
  periods: SHORT,
  peers: false,
  prices: ['units_outstanding'],
  seriesMonths: 12,
};

const feesOf = (part: s.Part): s.Fee[] => [
  ...s.ratiosOf(part, MONTH).flatMap((r) => {
    const row_label_raw = r.period === 'MTD' ? 'Month' : 'Year to date';
    return [
      { row_label_raw, fee_label_raw: TER, percent: r.withLevies },
      { row_label_raw, fee_label_raw: LEVIES, percent: r.levies },
    ];
  }),
  s.fee(FEE, s.only(CHARGED[part.line], 'fee charged')),
];

/** Paper without a rating weighs what other assets weigh; the largest rated class makes up for it. */
function alignUnrated(entry: s.Entry): void {
  const credit = s.ofType(entry, 'CREDIT_QUALITY');
  const unrated = credit.find((r) => r.label_raw === 'Not rated');
  const [largest] = credit
    .filter((r) => r.label_raw.startsWith('A'))
    .toSorted((a, b) => Number(b.percent) - Number(a.percent));
  const other = s.lines(entry, 'ASSET_ALLOCATION').find((l) => l.label === 'Other assets')?.cells[0];
  if (unrated === undefined || largest === undefined || other === undefined) return;
  largest.percent = (Number(largest.percent) + Number(unrated.percent) - Number(other)).toFixed(1);
  unrated.percent = other;
}

function notesOf(fund: s.Fund): string[] {
  if (fund.subs !== undefined) return [NOTES.pension];
  return [NOTES[fund.model.kind], NOTES.peers];
}

function finish(entry: s.Entry, fund: s.Fund): void {
  const pages = s.only(PAGES[fund.abbr], 'pages');
  const [first = 0] = pages;
  Object.assign(entry, { page_number: first, page_numbers: [...pages], page_footer_raw: footer(first) });
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = notesOf(fund);
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line } = part;
    closeSectors(figures, 'Listed equities');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, dashed(MONTH));
    figures.fees = feesOf(part);
    const count = figures === entry ? 5 : 4;
    figures.historical_returns = s.yearRows(part, MONTH, { count, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    if (figures === entry) continue;
    figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
    figures.historical_returns = figures.historical_returns.filter((r) => r.series_raw === line);
  }
  alignUnrated(entry);
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: LABEL,
  footerOf: footer,
  committeeOf: (fund) => [
    ['Zulfiqar Magsi', 'Chief Executive Officer'],
    ['Amna Rahim, CFA', 'Chief Investment Officer'],
    ['Waheed Lehri, FRM', 'Head of Risk'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2022, 8, 19]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** Lakh are printed under a label that says crore. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const realPkr = s.only(entry.fund_size_pkr, 'size');
  const printed = s.lakhs((Number(entry.nav_per_unit) * Number(entry.units_outstanding)) / 1e5, 2);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 7);
  entry.planted_fault = {
    kind: 'FUND_SIZE_IN_LAKH_UNDER_A_LABEL_OF_CRORE',
    false_values: [
      { field: 'fund_size_raw', under: SIZE, printed, real },
      { field: 'fund_size_pkr', printed: entry.fund_size_pkr, real: realPkr },
    ],
    true_values: 'NAV, units, prices and all other facts',
    must_not_serve: 'net assets a hundred times too large',
    how_it_can_be_seen:
      'NAV times units in the tiles beside it is a hundredth of it, the comment on the same page says what the net ' +
      'assets are in crore, and the first page has the real size',
  };
}

const QUIRKS = [
  `pages are wide (13.3 by 7.5 inches) like those of a BI dashboard, with tabs of all pages at the bottom; ${DAY}`,
  'two funds share pages 2 and 3: facts are columns of one table, and a cell over both columns is true of both',
  'the Equity Fund has two pages: returns on the first, portfolio and terms on the second',
  'net assets are in crore with South Asian groups; the first page has them in millions, rounded',
  'months are a heat map of calendar years by months; each cell has the fund above and the benchmark below, small',
  'fiscal years are small multiples: a panel for each, with two bars and their figures',
  'sectors are a treemap: the name and the share are in rectangles of its size',
  'heads of returns are merged over periods; a row of differences is in basis points',
  'shares have bars in their cells; two funds and two months are pairs of columns below merged heads',
  'a dash in a matrix is a class that the fund does not hold; the youngest fund has no fiscal year and fewer periods',
  'sub-funds are three panels of the same form, and their months one strip below heads of two years',
  'negative figures are red and in brackets',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawSohbatpur(): s.Drawn[] {
  const drawn = (file: string, entries: readonly s.Entry[], real: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries,
    write: async (path) => {
      await s.printHtml(html(entries, real), path);
      await s.fixDates(path);
    },
  });
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [drawn('N234_sohbatpur_2023-02', real, real), drawn('hostile_N234_lakh_for_crore', entries, real)];
}
