/**
 * N07, Takatu Islamic Investments: typeset with troff. Facts of all funds as columns of one comparative statement, returns with funds
 * as rows, months as rows with two columns a fund, and on the funds' own pages facts in one run-on paragraph.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { COMMITTEE, FUNDS } from './n07-takatu-funds.ts';
import type { TakatuFund } from './n07-takatu-funds.ts';
import {
  AMC,
  ASSET_TITLE,
  FOOTNOTE,
  HOLDINGS_TITLE,
  MATURITY_LABEL,
  PERIODS,
  TER_LABEL,
  document,
  ended,
  ordinal,
} from './n07-takatu-page.ts';
import * as s from './shared2.ts';

const label = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;
const spelled = ([y, m, d]: s.Day): string => `${ordinal(d)} ${s.MONTHS[m - 1] ?? ''}, ${y}`;

function entryOf(fund: TakatuFund, month: s.Month, pages: number[]): s.Entry {
  const points = s.historyOf(fund.name, fund.model, month);
  const nav = (points.at(-1)?.nav ?? 0).toFixed(4);
  const net = s.grouped((Number(nav) * s.unitsOf(fund.name, fund.model, month)) / 1e6, 3);
  const { kind } = fund.model;
  const at = s.monthIndex(month);
  const both = [month, s.before(month)].map((m) => ({ month: m, label: label(m) }));
  const secondTotal = fund.second?.weights.reduce((sum, [, w]) => sum + w, 0) ?? 100;
  const maturity = fund.maturity === null ? null : s.around(fund.maturity, 0, fund.name, 'maturity', at);
  return {
    page_number: pages.at(-1) ?? 0,
    page_numbers: pages,
    page_kind: 'fund',
    fund_name_raw: fund.name,
    report_date: s.iso(s.lastDay(month)),
    report_month_label_raw: ended(month),
    page_footer_raw: null,
    ...s.noProfile(),
    ...fund.profile,
    ...s.noFigures(),
    launch_date: s.iso(fund.model.launch),
    launch_date_raw: spelled(fund.model.launch),
    fund_size_pkr: s.rupees(net, 6),
    fund_size_raw: net,
    fund_size_label_raw: 'Net assets (Rs. in million)',
    nav_per_unit: nav,
    ratings: [
      ...(fund.rating === null
        ? [
            {
              rating_raw: 'Not rated',
              rating_agency: null,
              rating_date: null,
              subject: 'FUND' as const,
              line_raw: 'Not rated',
            },
          ]
        : [
            {
              rating_raw: fund.rating[0],
              rating_agency: fund.rating[1],
              rating_date: s.iso(fund.rating[2]),
              subject: 'FUND' as const,
              line_raw: `${fund.rating[0]} by ${fund.rating[1]}, ${spelled(fund.rating[2])}`,
            },
          ]),
      {
        rating_raw: 'AM3+',
        rating_agency: 'VIS',
        rating_date: '2020-08-05',
        subject: 'AMC',
        line_raw: 'AM3+ by VIS, 5th August, 2020',
      },
    ],
    reported_returns: PERIODS.map(([key, text]) => ({
      period_label_raw: text,
      fund_return_percent: s.periodReturn(points, kind, key, 'fund'),
      benchmark_return_percent: s.periodReturn(points, kind, key, 'benchmark'),
      peer_return_percent: null,
    })).filter((r) => r.fund_return_percent !== null),
    monthly_returns: s.seriesRows(
      s.recent(points, 13),
      [
        ['fund', fund.abbr],
        ['benchmark', 'BM'],
      ],
      label,
    ),
    allocations: [
      ...s.allocationRows(fund.name, 'ASSET_ALLOCATION', ASSET_TITLE, fund.asset, both, { decimals: 1 }),
      ...(fund.second === null
        ? []
        : s.allocationRows(fund.name, fund.second.type, fund.second.title, fund.second.weights, both, {
            decimals: 1,
            total: secondTotal,
          })),
    ],
    holdings: s.holdingsOf(fund.name, fund.holdings, month, 1),
    ...(fund.holdings.length === 0 ? {} : { holdings_title_raw: HOLDINGS_TITLE }),
    fees: [{ row_label_raw: null, fee_label_raw: TER_LABEL, percent: s.around(fund.ter, 2, fund.name, 'ter', at) }],
    metrics: maturity === null ? [] : [{ label_raw: MATURITY_LABEL, value_raw: maturity, value: maturity }],
    parties: COMMITTEE.map(([name_raw, designation_raw]) => ({ name_raw, designation_raw })),
    sub_funds: [],
    footnotes_raw: [FOOTNOTE],
    amc_name_raw: AMC,
    fund_column_raw: fund.abbr,
  };
}

async function write(path: string, source: string): Promise<void> {
  const postscript = execFileSync('groff', ['-Tps', '-t', '-P-pa4', '-Kutf8'], { input: source });
  const pdf = execFileSync('ps2pdf', ['-sPAPERSIZE=a4', '-', '-'], { input: postscript, maxBuffer: 1 << 26 });
  await writeFile(path, pdf);
}

const QUIRKS = [
  'groff and Ghostscript, Type 1 subsets with ligatures',
  'facts of all funds as columns of one comparative statement under their short names, the rest on the pages of the funds',
  'returns: funds as rows, periods as columns, each benchmark in the row below; percent only in the heading',
  'months as rows, two columns for each fund below a spanning short name',
  'remaining facts as one run-on paragraph, separated by bullets',
  'two tables of allocations at the left and the holdings at the right share lines; the current month before the previous one',
  'investment committee and rating of the manager once, at the end',
];

function report(month: s.Month): s.Drawn {
  // The committee and the manager's rating of all funds are on the last page.
  const entries = FUNDS.map((f, i) => entryOf(f, month, [...new Set([2, 3, 6, 4 + Math.floor(i / 2)])]));
  return {
    file: `N07_takatu_${month.year}-${String(month.month).padStart(2, '0')}`,
    amc: AMC,
    producer: 'GPL Ghostscript',
    quirks: QUIRKS,
    entries,
    write: (path) => write(path, document(entries, FUNDS, month, true)),
  };
}

/** Two funds, one with its size in thousands below "Rs. in million". */
function hostile(month: s.Month): s.Drawn {
  const funds = FUNDS.slice(1, 3);
  const entries = funds.map((f) => entryOf(f, month, [1, 2, 3]));
  const honest = document(entries, funds, month, false);
  const entry = entries[1];
  if (entry?.fund_size_raw === null || entry?.fund_size_raw === undefined) throw new Error('no fund to falsify');
  const real = { raw: entry.fund_size_raw, pkr: entry.fund_size_pkr };
  const printed = entry.fund_size_raw.replace('.', ',');
  const source = honest.replace(`|${real.raw}`, `|${printed}`);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed, under: 'Net assets (Rs. in million)', real_pkr: real.pkr }],
    true_values: 'all other facts',
    must_not_serve: 'fund_size_pkr a thousand times too large',
    how_it_can_be_seen: `the manager's note on the fund's own page says Rs. ${real.raw} million`,
  };
  return {
    file: 'hostile_N07_size_wrong_unit',
    amc: AMC,
    producer: 'GPL Ghostscript',
    quirks: [],
    entries,
    write: (path) => write(path, source),
  };
}

export const drawTakatu = (): s.Drawn[] => [
  report({ year: 2020, month: 12 }),
  report({ year: 2021, month: 1 }),
  hostile({ year: 2021, month: 1 }),
];
