/** N271, Gharo: an office diary, whose leaves have a sheet of daily prices, pairs of months, and a register. */
import { closeSectors } from './n95-sectors.ts';
import { BREACHES, FUNDS, SHARES, TEAM } from './n271-funds.ts';
import { html } from './n271-page.ts';
import * as w from './n271-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Gharo Cash Fund';
const FALSE_CLASS = 'Bank balances';
const EXCESS = 31;

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['FYTD', 'Year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['SI', 'Since launch'],
  ],
  seriesMonths: 12,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: w.BENCHMARK,
  size: s.inMillions(2),
  sizeLabel: w.SIZE,
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Assets, % of total assets',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Sectors, % of total assets',
  allocationMonths: (m) => [
    { month: s.before(m), label: w.THEN },
    { month: m, label: w.NOW },
  ],
  holdingsTitle: 'Largest holdings, % of total assets',
  day: s.longDay,
});

const ofSubs: s.Form = { ...form, prices: ['units_outstanding'] };

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.page_numbers = [1, entry.page_number];
  entry.nav_date = s.iso(s.lastDay(w.MONTH));
  entry.footnotes_raw = w.notesOf(fund);
  entry.ratings = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    const line_raw = `${r.rating_raw} ${r.rating_agency ?? ''} ${day}`;
    return { ...r, line_raw, ...(r.subject === 'AMC' ? { outlook_raw: w.OUTLOOK } : {}) };
  });
  entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => s.exposureOf(b, entry));
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    const [month, year] = s.ratioPair(part, w.MONTH);
    const ratios = [month.withLevies, year.withLevies, ...(figures === entry ? [month.levies, year.levies] : [])];
    figures.fees = ratios.map((percent, i) => s.fee(w.TERS[i] ?? '', percent));
    if (figures !== entry) {
      figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === part.line);
      continue;
    }
    closeSectors(figures, SHARES);
    figures.historical_returns = s.yearRows(part, w.MONTH, {
      count: 4,
      benchmark: w.BENCHMARK,
      label: (y) => `FY 20${y}`,
    });
  }
}

const HOUSE: s.House = {
  amc: w.AMC,
  month: w.MONTH,
  monthLabel: 'May 2023',
  footerOf: w.footerOf,
  committeeOf: (fund) =>
    TEAM.filter(([, , abbrs]) => abbrs.includes(fund.abbr)).map(([name, office]) => [name, office] as const),
  amcRating: ['AM2+', 'PACRA', [2023, 2, 23]],
  formOf: (isFund) => (isFund ? form : ofSubs),
  finish,
};

/** One class of assets is 31 points too large, so that the classes sum to 131. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofMonth(entry, 'ASSET_ALLOCATION', w.NOW).find((r) => r.label_raw === FALSE_CLASS),
    'class',
  );
  const real = row.percent;
  row.percent = (Number(real) + EXCESS).toFixed(1);
  entry.planted_fault = {
    kind: 'ASSET_SHARES_SUM_TO_131',
    false_values: [{ field: 'allocations', label_raw: FALSE_CLASS, period_label: w.NOW, printed: row.percent, real }],
    true_values: 'all other facts, incl. the shares of April and the credit quality',
    must_not_serve: 'the asset allocation of May with a sum of 131%',
    how_it_can_be_seen: 'the classes of May sum to 131, those of April and the ratings of both months to 100',
  };
}

const QUIRKS = [
  'a desk diary in landscape; the first leaf is a register of all funds with a value for all and exceptions by fund',
  'a sheet of the month has the price of each dealing day, and the price of the report in a frame on the 31st',
  'size, units, prices, ratios and measures of two months are in one cell with an arrow from April to May',
  'shares of both months are in one cell with an arrow, too; the later month is at the right',
  'returns begin with the day they start from, the earliest first, and the name of the period is behind it',
  'months and years are boxes in a line, and the first box is a key to their lines: month, fund and benchmark or sub-funds',
  'particulars are a register with letters in the margin, in the order of the alphabet',
  'members of the committee are cards on the first leaf, each with the funds that they work for',
  'ratios have their period in their labels, and levies are a part of them; the AMC rating has an outlook',
  'the assets of the cash fund sum to 131% (planted fault)',
];

/** The report; the cash fund has a planted fault. */
export function drawGharo(): s.Drawn[] {
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [
    {
      file: 'N271_gharo_2023-05',
      amc: w.AMC,
      producer: 'chromium',
      quirks: QUIRKS,
      entries,
      write: async (path) => {
        await s.printHtml(html(entries, form), path);
        await s.fixDates(path);
      },
    },
  ];
}
