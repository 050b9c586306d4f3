/** N14, Ormara: two funds mirrored on a page with the labels between them, a page of plans, and a comparison. */
import { printHtml } from './html2.ts';
import { FUNDS } from './n14-funds.ts';
import { comparison, NOTES, pairPage, plansPage, STYLE } from './n14-page.ts';
import type { Form, Side } from './n14-page.ts';
import * as s from './shared4.ts';

const AMC = 'Ormara Asset Management Company Limited';
const MONTH = { year: 2023, month: 1 };
const MANAGERS = ['Sabeen Rind', 'Mehrab Gichki, CFA'] as const;

const dashed = ([y, m, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year: y, month: m })}-${y}`;
const monthLabel = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

const formOf = (month: s.Month): Form => ({
  now: monthLabel(month),
  earlier: monthLabel(s.before(month)),
  periods: [
    ['MTD', `${s.monthName(month)} ${month.year}`],
    ['3M', '3 months'],
    ['FYTD', 'FY23 to date'],
    ['1Y', '12 months'],
    ['3Y', '36 months*'],
    ['5Y', '60 months*'],
    ['SI', 'Since launch*'],
  ],
  peers: false,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel,
  benchmarkSeries: 'BM',
  size: s.inMillions(1),
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Asset allocation',
  creditTitle: 'Credit quality',
  sectorTitle: 'Sectors',
  allocationMonths: (m) => [
    { month: m, label: monthLabel(m) },
    { month: s.before(m), label: monthLabel(s.before(m)) },
  ],
  allocationDecimals: 1,
  holdingsTitle: 'Top holdings',
  holdingDecimals: 1,
  fees: ['Expense ratio (MTD)', 'Expense ratio (YTD)'],
  day: dashed,
});

const PAIRS = 3;
const PLANS_PAGE = PAIRS + 2;
const LAST_PAGE = PLANS_PAGE + 1;

function entriesOf(month: s.Month): s.Entry[] {
  return FUNDS.map((fund, i) => {
    const page = fund.subs === undefined ? Math.floor(i / 2) + 2 : PLANS_PAGE;
    const manager = MANAGERS[fund.model.kind === 'rate' ? 0 : 1];
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month,
        monthLabel: `${s.monthName(month)} ${month.year}`,
        footer: `${AMC} | ${page}`,
        pages: [page, LAST_PAGE],
        committee: [[manager, 'Fund manager']],
        amcRating: ['AM2', 'VIS', [2022, 8, 19]],
      },
      formOf(month),
    );
    entry.footnotes_raw = [...NOTES];
    s.alignCredit(entry);
    entry.sub_funds.forEach((sub, k) => {
      const launch = s.only(fund.subs?.[k]?.model.launch, 'launch');
      sub.launch_date = s.iso(launch);
      sub.launch_date_raw = dashed(launch);
      sub.monthly_returns = [];
      delete sub.offer_price;
    });
    return entry;
  });
}

/** The planted fault: a month's loss is printed without its parentheses. */
function falsify(entries: readonly s.Entry[]): void {
  const entry = s.entryNamed(entries, 'Ormara Islamic Stock Fund');
  const [row] = entry.reported_returns;
  const real = s.only(row?.fund_return_percent, 'return');
  if (row === undefined || !real.startsWith('-')) throw new Error('the month has no loss');
  const printed = real.slice(1);
  row.fund_return_percent = printed;
  const column = s.only(entry.fund_column_raw, 'column');
  entry.planted_fault = {
    kind: 'RETURN_SIGN_LOST',
    false_values: [
      {
        field: 'reported_returns',
        period_label_raw: row.period_label_raw,
        printed: { [column]: printed },
        real: { [column]: real },
      },
    ],
    true_values: 'all other facts, incl. the monthly returns and the comparison of all funds',
    must_not_serve: 'the gain of the month',
    how_it_can_be_seen:
      'the same month is a loss in the monthly returns on the page and in the comparison of all funds',
  };
}

function sidesOf(entry: s.Entry, month: s.Month): Side[] {
  const fund = s.only(
    FUNDS.find((f) => f.name === entry.fund_name_raw),
    'fund',
  );
  return s
    .partsOf(entry, fund)
    .map((part) => ({ entry, part, old: s.figuresAt(part, s.before(month), formOf(month)) }));
}

function html(entries: readonly s.Entry[], month: s.Month): string {
  const form = formOf(month);
  const single = entries.filter((e) => e.sub_funds.length === 0).map((e) => s.only(sidesOf(e, month)[0], 'fund'));
  const pairs = Array.from({ length: PAIRS }, (_, i) =>
    pairPage(form, [s.only(single[2 * i], 'fund'), s.only(single[2 * i + 1], 'fund')]),
  );
  const plans = entries.filter((e) => e.sub_funds.length > 0);
  const all = entries.flatMap((e) =>
    sidesOf(e, month).map((side) => ({ name: e.sub_funds.length > 0 ? side.part.line : e.fund_name_raw, side })),
  );
  const cover = `<section><h2 class=title style="font-size:34pt;margin-top:70mm">Two by two</h2><p style="font-size:13pt">Fund managers’ report,
${s.monthName(month)} ${month.year}</p><p style="width:120mm">The central bank kept a tight stance and the rupee stayed under pressure. Shares lost ground as foreign
reserves fell below USD 6 billion. Each page shows two funds; the labels are in the middle.</p><p>${AMC}</p></section>`;
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${cover}${pairs.join('')}
${plans.map((e) => plansPage(form, e)).join('')}${comparison(form, all, LAST_PAGE)}`;
}

export function drawOrmara(): s.Drawn[] {
  return s.drawTwo({
    file: 'N14_ormara',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'two funds on a page, mirrored: the labels are in the middle, the order of the columns differs by side',
      'units in a footnote only; figures of the month before at the outside',
      'dashes for classes and periods that one of the two funds does not have',
      'plans as cards with labels under the figures',
      'a comparison of all funds and plans at the end',
    ],
    month: MONTH,
    entriesOf,
    falsify,
    write: (entries, month, path) => printHtml(html(entries, month), path),
  });
}
