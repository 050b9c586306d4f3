/**
 * N06, Hanna Investments: two funds side by side on a landscape page, labels wrapped over several lines with the value at the last
 * one and at the far right, allocations with the previous month to the left of the label and the current one to its right.
 */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { COMMITTEE, FUNDS } from './n06-hanna-funds.ts';
import type { HannaFund } from './n06-hanna-funds.ts';
import { AMC, GREEN, HALF, Sheet, W, drawFront, drawFund, footer } from './n06-hanna-page.ts';
import * as s from './shared2.ts';

const FONTS = '/usr/share/fonts/opentype/urw-base35/';
const PERIODS: readonly (readonly [s.PeriodKey, string])[] = [
  ['MTD', 'This month'],
  ['FYTD', 'Fiscal year to date'],
  ['1Y', 'Last 12 months'],
  ['3Y', 'Last 3 years (p.a.)'],
  ['5Y', 'Last 5 years (p.a.)'],
  ['SI', 'Since launch (p.a.)'],
];
const ASSET_TITLE = 'Asset mix, % of net assets';
const HOLDINGS_TITLE = 'Top holdings, % of net assets';

const slashed = ([y, m, d]: s.Day): string => `${String(d).padStart(2, '0')}/${String(m).padStart(2, '0')}/${y}`;
const label = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;

function entryOf(fund: HannaFund, month: s.Month, page: number): s.Entry {
  const points = s.historyOf(fund.name, fund.model, month);
  const nav = (points.at(-1)?.nav ?? 0).toFixed(4);
  const units = s.unitsOf(fund.name, fund.model, month);
  const including = s.grouped((Number(nav) * units) / 1e6, 2);
  const load = fund.profile.front_end_load_raw;
  const front = load === 'Nil' || load === undefined || load === null ? 0 : Number(load.replace('%', ''));
  const kind = fund.model.kind;
  const at = s.monthIndex(month);
  const ends = [s.before(month), month].map((m) => ({ month: m, label: label(m) }));
  const secondTotal = fund.second.weights.reduce((sum, [, w]) => sum + w, 0);
  const years = [1, 2, 3].map((back) => month.year - (month.month > 6 ? back - 1 : back));
  const series = [
    ['fund', fund.abbr],
    ['benchmark', 'Benchmark'],
  ] as const;
  return {
    page_number: page,
    page_numbers: [page],
    page_kind: 'fund',
    fund_name_raw: fund.name,
    report_date: s.iso(s.lastDay(month)),
    report_month_label_raw: slashed(s.lastDay(month)),
    page_footer_raw: `${AMC} | ${s.monthName(month)} ${month.year}`,
    ...s.noProfile(),
    ...fund.profile,
    ...s.noFigures(),
    launch_date: s.iso(fund.model.launch),
    launch_date_raw: slashed(fund.model.launch),
    fund_size_pkr: s.rupees(including, 6),
    fund_size_raw: including,
    fund_size_label_raw: 'Net assets (Rs million)',
    amount_invested_by_fof_pkr: fund.fof === 0 ? null : s.rupees(s.around(fund.fof, 2, fund.name, 'fof', at), 6),
    nav_per_unit: nav,
    units_outstanding: String(units),
    offer_price: (Number(nav) * (1 + front / 100)).toFixed(4),
    repurchase_price: nav,
    ratings: [
      ...(fund.rating === null
        ? []
        : [
            {
              rating_raw: fund.rating[0],
              rating_agency: fund.rating[1],
              rating_date: s.iso(fund.rating[2]),
              subject: 'FUND' as const,
              line_raw: `${fund.rating[0]} by ${fund.rating[1]} ${slashed(fund.rating[2])}`,
            },
          ]),
      {
        rating_raw: 'AM3++',
        rating_agency: 'VIS',
        rating_date: '2021-12-31',
        subject: 'AMC',
        line_raw: 'AM3++ by VIS 31/12/2021',
      },
    ],
    reported_returns: PERIODS.map(([key, text]) => ({
      period_label_raw: text,
      fund_return_percent: s.periodReturn(points, kind, key, 'fund'),
      benchmark_return_percent: s.periodReturn(points, kind, key, 'benchmark'),
      peer_return_percent: null,
    })).filter((r) => r.fund_return_percent !== null),
    monthly_returns: s.seriesRows(s.recent(points, 12).toReversed(), series, label),
    historical_returns: series.flatMap(([which, printed]) =>
      years.flatMap((year) => {
        const percent = s.fiscalReturn(points, kind, year, which);
        return percent === null
          ? []
          : [{ series_raw: printed, period_label_raw: `FY${String(year).slice(2)}`, percent }];
      }),
    ),
    allocations: [
      ...s.allocationRows(fund.name, 'ASSET_ALLOCATION', ASSET_TITLE, fund.asset, ends, { decimals: 2 }),
      ...s.allocationRows(fund.name, fund.second.type, fund.second.title, fund.second.weights, ends, {
        decimals: 2,
        total: secondTotal,
      }),
    ],
    holdings: s.holdingsOf(fund.name, fund.holdings, month),
    holdings_title_raw: HOLDINGS_TITLE,
    fees: [
      {
        row_label_raw: null,
        fee_label_raw: 'Expense ratio of the month (annualised)',
        percent: s.around(fund.ter, 2, fund.name, 'ter', at),
      },
      {
        row_label_raw: null,
        fee_label_raw: 'Expense ratio year to date (annualised)',
        percent: s.around(fund.ter, 2, fund.name, 'ytd', at),
      },
    ],
    metrics: fund.metrics.map(([text, base, decimals]) => {
      const value = s.around(base, decimals, fund.name, text, at);
      return { label_raw: text, value_raw: value, value };
    }),
    parties: COMMITTEE.map(([name_raw, designation_raw]) => ({ name_raw, designation_raw })),
    sub_funds: [],
    footnotes_raw: [],
    amc_name_raw: AMC,
    fund_column_raw: fund.abbr,
  };
}

async function write(path: string, month: s.Month, entries: readonly s.Entry[], front: boolean): Promise<void> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    info: { Title: 'Fact sheets', Author: AMC, CreationDate: new Date(Date.UTC(month.year, month.month, 8)) },
  });
  const out = createWriteStream(path);
  doc.pipe(out);
  doc.registerFont('roman', `${FONTS}P052-Roman.otf`);
  doc.registerFont('bold', `${FONTS}P052-Bold.otf`);
  doc.registerFont('italic', `${FONTS}P052-Italic.otf`);
  const sheet = new Sheet(doc);
  if (front) drawFront(sheet, month, entries);
  for (let i = 0; i < entries.length; i += 2) {
    if (front || i > 0) doc.addPage();
    entries.slice(i, i + 2).forEach((e, side) => drawFund(sheet, e, 30 + side * (HALF + 30)));
    doc
      .moveTo(W / 2, 30)
      .lineTo(W / 2, 560)
      .lineWidth(0.6)
      .strokeColor(GREEN)
      .stroke();
    footer(sheet, month, entries[i]?.page_number ?? 0);
  }
  doc.end();
  await finished(out);
}

const QUIRKS = [
  'two funds side by side on a landscape page, the month only as a date below the title',
  'labels wrapped over two or three lines, value right-aligned in the last line',
  'units in the label, plain numbers as values; brackets for negatives',
  "a heading 'Return (%)' over both columns; fiscal years as rows of the same table",
  'months as rows in two blocks, newest first',
  'allocation: previous month left of the label, current month right of it',
  'embedded OpenType subset with ligatures',
];

function report(month: s.Month): s.Drawn {
  const entries = FUNDS.map((f, i) => entryOf(f, month, 3 + Math.floor(i / 2)));
  return {
    file: `N06_hanna_${month.year}-${String(month.month).padStart(2, '0')}`,
    amc: AMC,
    producer: 'PDFKit',
    quirks: QUIRKS,
    entries,
    write: (path) => write(path, month, entries, true),
  };
}

/**
 * The planted fault: the stock fund's month has its digits transposed in the period table and contradicts the monthly
 * series.
 */
function hostile(month: s.Month): s.Drawn {
  const entries = FUNDS.slice(2, 4).map((f) => entryOf(f, month, 1));
  const entry = entries[0];
  const row = entry?.reported_returns[0];
  if (entry === undefined || row?.fund_return_percent === undefined) throw new Error('no fund to falsify');
  const real = row.fund_return_percent;
  const printed = (-Number(real) + 1.3).toFixed(2);
  row.fund_return_percent = printed;
  entry.planted_fault = {
    kind: 'MONTH_CONTRADICTS_SERIES',
    false_values: [
      {
        field: 'reported_returns',
        period_label_raw: row.period_label_raw,
        printed: { [entry.fund_column_raw ?? '']: printed },
        real: { [entry.fund_column_raw ?? '']: real },
      },
    ],
    true_values: 'the monthly series and all other facts',
    must_not_serve: "the fund's return of this month in the period table",
    how_it_can_be_seen: `${label(month)} of the monthly series on the same page is ${real}`,
  };
  return {
    file: 'hostile_N06_month_contradicts_series',
    amc: AMC,
    producer: 'PDFKit',
    quirks: [],
    entries,
    write: (path) => write(path, month, entries, false),
  };
}

export const drawHanna = (): s.Drawn[] => [
  report({ year: 2022, month: 11 }),
  report({ year: 2022, month: 12 }),
  hostile({ year: 2022, month: 12 }),
];
