/** N233, Bahadurpur: two narrow columns and a sidebar, marks that change the meaning of returns, and charts. */
import { closeSectors } from './n95-sectors.ts';
import { CHARGED, FUNDS, MANAGERS } from './n233-funds.ts';
import { footerOf, html } from './n233-page.ts';
import { AMC, marked, MONTH, monthLabel, notesOf, SHARES } from './n233-words.ts';
import * as s from './shared15.ts';

const FALSE_FUND = 'Bahadurpur Islamic Income Fund';
const FALSE_CLASS = 'AA+';

const form = s.formWith({
  periods: [
    ['MTD', '1 month'],
    ['3M', '3 months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', '1 year'],
    ['3Y', '3 years'],
    ['5Y', '5 years'],
    ['SI', 'Since inception'],
  ],
  peers: true,
  seriesMonths: 13,
  monthLabel,
  newestFirst: true,
  size: s.inMillions(2),
  sizeLabel: 'Fund size (PKR mn)',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: `Asset allocation (${SHARES})`,
  creditTitle: `Credit quality (${SHARES})`,
  sectorTitle: `Sectors (${SHARES})`,
  allocationMonths: (m) => [m, s.before(m)].map((month) => ({ month, label: monthLabel(month) })),
  holdingsTitle: `Top holdings (${SHARES})`,
  day: s.dayFirstMonth,
});

const ofSubFunds: s.Form = {
  ...form,
  prices: ['units_outstanding'],
  peers: false,
  allocationMonths: (month) => [{ month, label: null }],
  holdingsTitle: `Top holdings of the Equity Sub-Fund (${SHARES})`,
};

/** A row of the return of a year after the front-end load, which has no benchmark. */
function withLoad(rows: readonly s.ReturnRow[], load: number): s.ReturnRow[] {
  return rows.flatMap((r) => {
    if (r.period_label_raw !== '1 year***' || load === 0) return [r];
    const after = ((1 + Number(r.fund_return_percent) / 100) / (1 + load / 100) - 1) * 100;
    return [
      r,
      {
        period_label_raw: '1 year, net of load#',
        fund_return_percent: after.toFixed(2),
        benchmark_return_percent: null,
        peer_return_percent: null,
      },
    ];
  });
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [...notesOf(fund)];
  entry.ratings = entry.ratings.map((r) => {
    const day = r.line_raw.slice(`${r.rating_raw} ${r.rating_agency ?? ''} `.length);
    return { ...r, line_raw: `${r.rating_raw} (${r.rating_agency ?? ''}, ${day})` };
  });
  for (const part of s.partsOf(entry, fund)) {
    const { figures, line, model } = part;
    const isSub = figures !== entry;
    closeSectors(figures, 'Shares');
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const)
      s.withoutPast(figures, type, monthLabel(MONTH));
    figures.fees = [
      ...s.ratioRows(part, MONTH, 'TER with levies', 'withLevies'),
      ...s.ratioRows(part, MONTH, 'TER without levies', 'without'),
      s.fee('Management fee charged', s.only(CHARGED[line], 'fee charged')),
    ];
    s.peersIn(figures, fund.abbr === 'BBF' ? [] : ['1 month', 'Fiscal year to date', '1 year']);
    const rows = figures.reported_returns.map((r) => ({
      ...r,
      period_label_raw: marked(r.period_label_raw, isSub ? 'both' : model.kind),
    }));
    figures.reported_returns = withLoad(rows, part.load);
    if (isSub) figures.monthly_returns = figures.monthly_returns.filter((r) => r.series_raw === line);
    else
      figures.historical_returns = s.yearRows(part, MONTH, {
        count: 5,
        benchmark: 'Benchmark',
        label: (y) => `FY${y}`,
      });
  }
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2024',
  footerOf,
  committeeOf: (fund) => [
    ['Sikandar Hayat Khichi', 'Chief Executive Officer'],
    ['Naila Pirzada, CFA', 'Chief Investment Officer'],
    ['Umair Bosan', 'Head of Risk and Compliance'],
    ['Farhat Joiya', 'Head of Research'],
    [MANAGERS[fund.abbr] ?? '', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'PACRA', [2023, 8, 25]],
  formOf: (isFund) => (isFund ? form : ofSubFunds),
  finish,
};

/** The digits before the point of one class of the credit quality change places. */
function falsify(entry: s.Entry): void {
  const found = s.ofType(entry, 'CREDIT_QUALITY').find((r) => r.label_raw === FALSE_CLASS);
  const row = s.only(found, 'class');
  const real = row.percent;
  const printed = real.replace(/^(\d)(\d)/, '$2$1');
  row.percent = printed;
  const sum = s.sumOf(
    s.ofType(entry, 'CREDIT_QUALITY').map((r) => r.percent),
    1,
  );
  if (Number(sum) < 105) throw new Error(`The classes sum to ${sum}.`);
  entry.planted_fault = {
    kind: 'CREDIT_QUALITY_DIGITS_TRANSPOSED',
    false_values: [
      { field: 'allocations.percent', allocation_type: 'CREDIT_QUALITY', label_raw: FALSE_CLASS, printed, real },
    ],
    true_values: 'the asset allocation, the shares of the other classes of credit quality and all other facts',
    must_not_serve: `the share of ${FALSE_CLASS} in the credit quality`,
    how_it_can_be_seen: `the classes of credit quality sum to ${sum}%, those of the asset allocation to 100.0%`,
  };
}

const QUIRKS = [
  'two narrow columns at the left and a tinted sidebar with the terms at the right',
  'marks on the names of periods say how returns are computed: * annualised, ** CAGR, *** absolute, # net of load',
  'a row "1 year, net of load#" has a return of the fund only',
  'columns of returns are benchmark, peers, fund; peers are in three periods only, and nowhere for one fund',
  'fiscal years are printed only as pairs of columns in a chart, with their values above or below the columns',
  'a pie is beside a table of two months, whose legend is in the first column',
  'credit quality or sectors are horizontal bars with values',
  'months are rows, the newest first; negative figures are in brackets',
  'the axis of the line of the NAV has figures that are no facts',
  'sub-funds of the pension fund are columns; the mark of annualised or absolute returns is in the heads of columns',
  'the comments have figures of the market that belong to no fund',
];

/** The report, and a copy of all of it with a planted fault. */
export function drawBahadurpur(): s.Drawn[] {
  const drawn = (file: string, entries: readonly s.Entry[]): s.Drawn => ({
    file,
    amc: AMC,
    producer: 'chromium',
    quirks: QUIRKS,
    entries,
    write: async (path) => {
      await s.printHtml(html(entries), path);
      await s.fixDates(path);
    },
  });
  const real = s.entriesOf(HOUSE)(FUNDS, 2);
  const entries = s.entriesOf(HOUSE)(FUNDS, 2);
  falsify(s.entryNamed(entries, FALSE_FUND));
  return [drawn('N233_bahadurpur_2024-04', real), drawn('hostile_N233_credit_transposed', entries)];
}
