/** N17, Chiltan: the monthly report in the recommended format, with periods and fiscal years in one table. */
import { esc, printHtml } from './html2.ts';
import { FUNDS } from './n17-funds.ts';
import { html, SUMMARY_BASE } from './n17-page.ts';
import * as s from './shared5.ts';

const AMC = 'Chiltan Fund Management Limited';
const MONTH = { year: 2023, month: 10 };
const YEARS = [2023, 2022, 2021, 2020, 2019];
const MANAGERS = { rate: 'Hassan Raza Mengal, CFA', market: 'Asim Wahab Kasi, CFA' } as const;
const COMMITTEE = ['Dr. Amjad Baloch, CFA', ...Object.values(MANAGERS), 'Sajjad Tareen, CFA', 'Usama Bin Raisani'];
const NOTES = {
  rate: '* Annualized Return. All other returns are Annualized Simple.',
  market: '* Annualized Return. All other returns are Cumulative.',
  pension:
    '* Annualized Return. Returns of Debt and Money Market up to 12 months are Annualized Simple, all other returns are Cumulative.',
} as const;

const long = ([y, m, d]: s.Day): string => `${s.monthName({ year: y, month: m })} ${d}, ${y}`;
const short = (m: s.Month): string => `${s.daysIn(m)}-${s.shortMonth(m)}-${s.year2(m)}`;

const formOf = (fund: s.Fund): s.Form => ({
  periods: [
    ['MTD', 'Oct 2023'],
    ['FYTD', 'FYTD 2024'],
    ['1Y', 'Rolling 12 Months'],
    ['3Y', 'Last 3 Years*'],
    ['5Y', 'Last 5 Years*'],
    ['SI', `Since Launch ${long(fund.model.launch)}*`],
  ],
  peers: false,
  seriesMonths: 0,
  newestFirst: false,
  monthLabel: short,
  benchmarkSeries: 'BENCHMARK',
  size: fund.subs === undefined ? s.inMillions(0, 'Rs. ', ' million') : s.inMillions(1),
  sizeLabel: fund.subs === undefined ? 'Fund Size:' : 'Fund Size (Rs. in mln)',
  prices: [],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality of the Portfolio (% of Total Assets)',
  sectorTitle: fund.subs === undefined ? 'Top Sectors (% of Total Assets)' : 'Top Five Sectors (% of Total Assets)',
  allocationMonths: (m) => [
    { month: m, label: short(m) },
    { month: s.before(m), label: short(s.before(m)) },
  ],
  allocationDecimals: 1,
  holdingsTitle: 'Top Holdings (as on October 31, 2023) (% of Total Assets)',
  holdingDecimals: 1,
  fees: [],
  day: long,
});

/** One decimal, as all returns of the report have. */
const tenth = (text: string | null): string | null => {
  if (text === null) return null;
  const rounded = Number(text).toFixed(1);
  return Number(rounded) === 0 ? '0.0' : rounded;
};

function fiscal(part: s.Part): s.ReturnRow[] {
  const points = s.historyOf(part.words, part.model, MONTH);
  return YEARS.map((year) => ({
    period_label_raw: `FY - ${year}`,
    fund_return_percent: s.fiscalReturn(points, part.model.kind, year, 'fund'),
    benchmark_return_percent: s.fiscalReturn(points, part.model.kind, year, 'benchmark'),
    peer_return_percent: null,
  })).filter((r) => r.fund_return_percent !== null);
}

function finish(entry: s.Entry, fund: s.Fund): void {
  entry.nav_date = s.iso(s.lastDay(MONTH));
  entry.footnotes_raw = [NOTES[fund.subs === undefined ? fund.model.kind : 'pension']];
  entry.parties = [
    { name_raw: MANAGERS[fund.model.kind], designation_raw: 'Fund Manager:' },
    ...COMMITTEE.map((name_raw) => ({ name_raw, designation_raw: null })),
  ].filter((p, i, all) => all.findIndex((q) => q.name_raw === p.name_raw) === i);
  for (const part of s.partsOf(entry, fund)) {
    s.alignCredit(part.figures);
    s.alignOthers(part.figures);
    const { figures } = part;
    const [now, year, rolling, ...beyond] = figures.reported_returns;
    figures.reported_returns = [now, year, rolling]
      .flatMap((r) => (r === undefined ? [] : [r]))
      .concat(fiscal(part), beyond)
      .map((r) => ({
        ...r,
        fund_return_percent: tenth(r.fund_return_percent),
        benchmark_return_percent: fund.subs === undefined ? tenth(r.benchmark_return_percent) : null,
      }));
    for (const type of ['CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const) s.withoutPast(figures, type, short(MONTH));
    figures.fees = s
      .ratiosOf(part, MONTH)
      .map((r) => ({ row_label_raw: null, fee_label_raw: feeLabel(r.period), percent: r.withLevies }));
    figures.metrics = figures.metrics.map((m) =>
      m.label_raw.startsWith('Weighted')
        ? { ...m, value_raw: `${m.value}${m.value.includes('.') ? ' years' : ' days'}` }
        : m,
    );
    const totals = s.hundreds(figures, 'ASSET_ALLOCATION', 'Total');
    const credit = s.hundreds(figures, 'CREDIT_QUALITY', 'Total');
    Object.assign(figures, { allocation_totals: [...totals, ...credit] });
  }
}

const feeLabel = (period: 'MTD' | 'YTD'): string => `Total Expense Ratio (${period}):`;

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: 'October 2023',
        footer: `Page ${String(i + firstPage).padStart(2, '0')}`,
        pages: [i + firstPage],
        committee: [],
        amcRating: ['AM1', 'PACRA', [2023, 6, 22]],
      },
      formOf(fund),
    );
    finish(entry, fund);
    return entry;
  });
}

/** All funds by category: the summary in front of the pages of the funds. */
function summary(entries: readonly s.Entry[]): string {
  const labels = ['Oct 2023', 'FYTD 2024', 'Rolling 12 Months', 'FY - 2023', 'FY - 2022', 'FY - 2021'];
  const cell = (entry: s.Entry, key: 'fund_return_percent' | 'benchmark_return_percent', label: string): string => {
    const value = entry.reported_returns.find((r) => r.period_label_raw === label)?.[key];
    return `<td>${value === null || value === undefined ? 'n/a' : SUMMARY_BASE.percent(value)}</td>`;
  };
  const rows = entries
    .filter((e) => e.sub_funds.length === 0)
    .map((e) => {
      const size = (e.fund_size_raw ?? '').replace('Rs. ', '').replace(' million', '');
      const rating = s.rated(e, 'FUND')?.rating_raw ?? '-';
      const returns = labels.map((l) => cell(e, 'fund_return_percent', l)).join('');
      const marks = labels.map((l) => cell(e, 'benchmark_return_percent', l)).join('');
      const category = (e.fund_type_raw ?? '').split(' – ')[1];
      return `<tr><th colspan=9>${category}s</th></tr><tr><td>${esc(e.fund_name_raw)}</td><td>${size}</td><td>${rating}</td>${returns}</tr>
<tr class=mark><td>Benchmark</td><td></td><td></td>${marks}</tr>`;
    });
  const heads = ['Fund Category and Name', 'Fund Size (Rs. in mln)', 'Stability Rating', ...labels];
  return `<section><div class=logo>chiltan<i>funds</i></div><h1>Performance Summary of Key Funds</h1><p class=sub><span>October 2023</span></p>
<table class=perf><tr>${heads.map((h) => `<th>${h}</th>`).join('')}</tr>${rows.join('')}</table>
<p class=note>n/a = Not applicable. “-” = Not rated. The calculation of performance does not include cost of front end load.</p>
<h2>Capital Market Review</h2><p>During October 2023 the KSE-100 Index gained 12.3% on a month-on-month basis as foreign buying of USD 9 million
and a current account deficit of only USD 8 million supported sentiment. In two auctions of T-Bills the Ministry of Finance accepted
bids of Rs. 2,141 billion at cut-off yields of 22.40%, 22.40% and 22.44% for 3-month, 6-month and 12-month tenures.</p>
<footer><span>${AMC}</span><span>Page 01</span></footer></section>`;
}

export const drawChiltan = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N17_chiltan_2023-10',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'price with its day in the line under the title; no prices or units elsewhere',
      'fiscal years between the periods of one table; (1.8%) for negatives; names of funds over two lines',
      'labels with colons; two facts in one cell; commentary with figures next to the facts',
      'sub-funds as rows, size and price the first columns of their table of returns',
      'credit quality of two sub-funds as columns of one table',
    ],
    funds: FUNDS,
    entriesOf,
    write: (entries, path, isWhole) => printHtml(html(entries, FUNDS, MONTH, isWhole ? summary(entries) : ''), path),
  });
