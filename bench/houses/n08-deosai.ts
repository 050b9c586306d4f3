/**
 * N08, Deosai Asset Managers: white text on dark pages in landscape, the fund's name only in a vertical band at the
 * right, and every table ordered from right to left: labels in the rightmost column, the current month left of them,
 * then the previous month.
 */
import { esc, printHtml } from './html2.ts';
import { COMMITTEE, FUNDS } from './n08-deosai-funds.ts';
import type { DeosaiFund, DeosaiPlan } from './n08-deosai-funds.ts';
import * as s from './shared2.ts';

const AMC = 'Deosai Asset Managers Limited';
const PERIODS: readonly (readonly [s.PeriodKey, string])[] = [
  ['MTD', '1M'],
  ['3M', '3M'],
  ['FYTD', 'FYTD'],
  ['1Y', '1Y'],
  ['3Y', '3Y'],
  ['SI', 'Since inception'],
];
const ASSET_TITLE = 'Asset allocation (% of total assets)';
const CREDIT_TITLE = 'Credit quality (% of total assets)';
const SECTOR_TITLE = 'Sectors (% of total assets)';
const PLAN_TITLE = 'Asset allocation (% of net assets)';
const HOLDINGS_TITLE = 'Top holdings (% of total assets)';
const LEVIES = ['TER including levies', 'TER excluding levies'] as const;

const label = (m: s.Month): string => `${s.shortMonth(m)}-${s.year2(m)}`;
const dashed = ([y, m, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${(s.MONTHS[m - 1] ?? '').slice(0, 3)}-${y}`;

function base(
  name: string,
  model: s.Model,
  month: s.Month,
  benchmark: boolean,
): { points: s.Point[]; figures: s.Figures } {
  const points = s.historyOf(name, model, month);
  const nav = (points.at(-1)?.nav ?? 0).toFixed(4);
  const units = s.unitsOf(name, model, month);
  const net = s.grouped((Number(nav) * units) / 1e6, 2);
  return {
    points,
    figures: {
      ...s.noFigures(),
      fund_size_pkr: s.rupees(net, 6),
      fund_size_raw: `Rs.${net}mn`,
      fund_size_label_raw: 'Net assets',
      nav_per_unit: nav,
      units_outstanding: String(units),
      reported_returns: PERIODS.map(([key, text]) => ({
        period_label_raw: text,
        fund_return_percent: s.periodReturn(points, model.kind, key, 'fund'),
        benchmark_return_percent: benchmark ? s.periodReturn(points, model.kind, key, 'benchmark') : null,
        peer_return_percent: null,
      })).filter((r) => r.fund_return_percent !== null),
    },
  };
}

function planOf(plan: DeosaiPlan, month: s.Month): s.SubFund {
  const { figures } = base(plan.name, plan.model, month, true);
  return {
    name_raw: plan.name,
    ...figures,
    launch_date: s.iso(plan.model.launch),
    launch_date_raw: dashed(plan.model.launch),
    allocations: s.allocationRows(plan.name, 'ASSET_ALLOCATION', PLAN_TITLE, plan.asset, [{ month, label: null }], {
      decimals: 2,
    }),
  };
}

function ownFigures(fund: DeosaiFund, month: s.Month): s.Figures {
  const { points, figures } = base(fund.name, fund.model, month, true);
  const at = s.monthIndex(month);
  const both = [s.before(month), month].map((m) => ({ month: m, label: label(m) }));
  const sectorTotal = fund.sectors?.reduce((sum, [, w]) => sum + w, 0) ?? 100;
  const ter = Number(s.around(fund.ter, 2, fund.name, 'ter', at));
  const ytd = Number(s.around(fund.ter, 2, fund.name, 'ytd', at));
  return {
    ...figures,
    monthly_returns: s.seriesRows(
      s.recent(points, 12),
      [
        ['fund', fund.abbr],
        ['benchmark', 'Benchmark'],
      ],
      label,
    ),
    allocations: [
      ...s.allocationRows(fund.name, 'ASSET_ALLOCATION', ASSET_TITLE, fund.asset, both, { decimals: 2 }),
      ...s.allocationRows(fund.name, 'CREDIT_QUALITY', CREDIT_TITLE, fund.credit ?? [], both, { decimals: 2 }),
      ...s.allocationRows(fund.name, 'SECTOR_ALLOCATION', SECTOR_TITLE, fund.sectors ?? [], [{ month, label: null }], {
        decimals: 2,
        total: sectorTotal,
      }),
    ],
    holdings: s.holdingsOf(fund.name, fund.holdings, month),
    holdings_title_raw: HOLDINGS_TITLE,
    fees: LEVIES.flatMap((text, i) =>
      [
        ['MTD', ter],
        ['YTD', ytd],
      ].map(([row, value]) => ({
        row_label_raw: String(row),
        fee_label_raw: text,
        percent: (Number(value) * (i === 0 ? 1 : 0.86)).toFixed(2),
      })),
    ),
    metrics: fund.metrics.map(([text, of, decimals, suffix]) => {
      const value = text === 'Number of holdings' ? String(of) : s.around(of, decimals, fund.name, text, at);
      return { label_raw: text, value_raw: value + suffix, value };
    }),
  };
}

function entryOf(fund: DeosaiFund, month: s.Month, number: number): s.Entry {
  const single = fund.plans.length === 0;
  return {
    page_number: number,
    page_numbers: [number],
    page_kind: 'fund',
    fund_name_raw: fund.name,
    report_date: s.iso(s.lastDay(month)),
    report_month_label_raw: `${s.monthName(month)} ${month.year}`,
    page_footer_raw: null,
    ...s.noProfile(),
    ...fund.profile,
    ...(single ? ownFigures(fund, month) : s.noFigures()),
    launch_date: single ? s.iso(fund.model.launch) : null,
    launch_date_raw: single ? dashed(fund.model.launch) : null,
    ...(fund.maturity === undefined
      ? {}
      : { maturity_date: s.iso(fund.maturity), maturity_date_raw: dashed(fund.maturity) }),
    ratings: [
      ...(fund.rating === null
        ? []
        : [
            {
              rating_raw: fund.rating,
              rating_agency: 'PACRA',
              rating_date: '2023-03-15',
              subject: 'FUND' as const,
              line_raw: `${fund.rating} (PACRA) 15-Mar-2023`,
            },
          ]),
      {
        rating_raw: 'AM2',
        rating_agency: 'VIS',
        rating_date: '2022-12-29',
        subject: 'AMC',
        line_raw: 'AM2 (VIS) 29-Dec-2022',
      },
    ],
    parties: COMMITTEE.map(([name_raw, designation_raw]) => ({ name_raw, designation_raw })),
    sub_funds: fund.plans.map((plan) => planOf(plan, month)),
    footnotes_raw: [],
    amc_name_raw: AMC,
    fund_column_raw: single ? fund.abbr : null,
  };
}

const pct = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

function facts(e: s.Entry): string {
  const rating = (subject: string): string | undefined => e.ratings.find((r) => r.subject === subject)?.line_raw;
  const rows: (readonly [string, string | null | undefined])[] = [
    ['Net assets', e.fund_size_raw],
    ['NAV', e.nav_per_unit === null ? null : `Rs.${e.nav_per_unit}`],
    ['Units', e.units_outstanding === undefined ? null : s.grouped(Number(e.units_outstanding), 0)],
    ['Category', e.category_raw],
    ['Type', e.fund_type_raw],
    ['Inception', e.launch_date_raw],
    ['Maturity', e.maturity_date_raw],
    ['Benchmark', e.benchmark_raw],
    ['Risk profile', e.risk_profile_raw],
    ['Fund rating', rating('FUND')],
    ['AMC rating', rating('AMC')],
    ['Management fee', e.management_fee_raw],
    ['Front-end load', e.front_end_load_raw],
    ['Back-end load', e.back_end_load_raw],
    ['Par value', e.par_value_raw],
    ['Minimum investment, initial', e.minimum_initial_raw],
    ['Minimum investment, subsequent', e.minimum_subsequent_raw],
    ['Pricing', e.pricing_mechanism_raw],
    ['Dealing days', e.dealing_days_raw],
    ['Leverage', e.leverage_raw],
    ['Trustee', e.trustee_raw],
    ['Auditor', e.auditor_raw],
    ['Listing', e.listing_raw],
  ];
  return `<table class="facts">${rows
    .filter(([, v]) => v !== null && v !== undefined)
    .map(([k, v]) => `<tr><td>${esc(v)}</td><th>${k}</th></tr>`)
    .join('')}</table>`;
}

function returnsTable(e: s.Entry): string {
  const rows = e.reported_returns.toReversed();
  const cells = (of: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    rows.map((r) => `<td>${pct(r[of])}</td>`).join('');
  return `<h3>Returns</h3><table class="wide"><tr>${rows.map((r) => `<th>${r.period_label_raw}</th>`).join('')}<th></th></tr>
    <tr>${cells('fund_return_percent')}<th>${e.fund_column_raw}</th></tr><tr>${cells('benchmark_return_percent')}<th>Benchmark</th></tr></table>`;
}

function monthsTable(e: s.Entry): string {
  const bench = s.cellsOf(e.monthly_returns, 'Benchmark');
  const rows = s
    .cellsOf(e.monthly_returns, e.fund_column_raw ?? '')
    .map(
      (r, i) => `<tr><td>${pct(bench[i]?.percent)}</td><td>${pct(r.percent)}</td><th>${r.period_label_raw}</th></tr>`,
    );
  return `<h3>Monthly returns</h3><table><tr class="up"><th><span>Benchmark</span></th><th><span>${e.fund_column_raw}</span></th><th></th></tr>${rows.join('')}</table>`;
}

function allocationTable(e: s.Figures, type: s.AllocationType): string {
  const rows = e.allocations.filter((a) => a.allocation_type === type);
  if (rows.length === 0) return '';
  const heads = [...new Set(rows.map((r) => r.period_label))];
  const bar = heads[0] === null;
  const body = s
    .tableOf(e.allocations, type)
    .map(
      (r) =>
        `<tr>${r.cells.map((c) => `<td>${pct(c)}</td>`).join('')}${bar ? `<td class="bar"><u style="width:${Number(r.cells[0])}mm"></u></td>` : ''}<th>${esc(r.label)}</th></tr>`,
    );
  return `<h3>${rows[0]?.table_title_raw}</h3><table>${bar ? '' : `<tr>${heads.map((h) => `<th>${h}</th>`).join('')}<th></th></tr>`}${body.join('')}</table>`;
}

function feesTable(e: s.Entry): string {
  const cell = (text: string, row: string): string =>
    pct(e.fees.find((f) => f.fee_label_raw === text && f.row_label_raw === row)?.percent);
  return `<h3>Expenses</h3><table><tr><th>YTD</th><th>MTD</th><th></th></tr>${LEVIES.map((text) => `<tr><td>${cell(text, 'YTD')}</td><td>${cell(text, 'MTD')}</td><th>${text}</th></tr>`).join('')}</table>`;
}

function plansTable(e: s.Entry): string {
  const plans = e.sub_funds.toReversed();
  const row = (text: string, cell: (f: s.SubFund) => string): string =>
    `<tr>${plans.map((f) => `<td>${cell(f)}</td>`).join('')}<th>${text}</th></tr>`;
  const labels = s.tableOf(e.sub_funds[0]?.allocations ?? [], 'ASSET_ALLOCATION').map((r) => r.label);
  const period = (text: string, of: 'fund_return_percent' | 'benchmark_return_percent') => (f: s.SubFund) =>
    pct(f.reported_returns.find((r) => r.period_label_raw === text)?.[of]);
  const head = `<tr>${plans.map((f) => `<th>${esc(f.name_raw)}</th>`).join('')}<th></th></tr>`;
  return `<table class="plans">${head}${row('Net assets', (f) => f.fund_size_raw ?? '')}${row('NAV', (f) => `Rs.${f.nav_per_unit}`)}${row('Units', (f) => s.grouped(Number(f.units_outstanding), 0))}${row('Inception', (f) => f.launch_date_raw ?? '')}</table>
  <h3>Returns of the plans</h3><table class="plans">${head}${PERIODS.map(([, text]) => row(text, period(text, 'fund_return_percent'))).join('')}</table>
  <h3>Returns of the benchmarks</h3><table class="plans">${head}${PERIODS.map(([, text]) => row(text, period(text, 'benchmark_return_percent'))).join('')}</table>
  <h3>${PLAN_TITLE}</h3><table class="plans">${head}${labels.map((text) => row(text, (f) => pct(f.allocations.find((a) => a.label_raw === text)?.percent))).join('')}</table>`;
}

function page(e: s.Entry, words: string): string {
  const people = `<h3>Investment committee</h3><table class="people">${e.parties.map((p) => `<tr><td>${esc(p.designation_raw)}</td><th>${esc(p.name_raw)}</th></tr>`).join('')}</table>`;
  const prose = `<h3>Objective</h3><p>${esc(e.investment_objective_raw)}</p><h3>Comment</h3><p>${esc(words)}</p>`;
  const body =
    e.sub_funds.length > 0
      ? `<div class="span">${plansTable(e)}</div>`
      : `<div>${allocationTable(e, 'ASSET_ALLOCATION')}${allocationTable(e, 'CREDIT_QUALITY')}${allocationTable(e, 'SECTOR_ALLOCATION')}
       <h3>${HOLDINGS_TITLE}</h3><table>${e.holdings.map((h) => `<tr><td>${pct(h.percent)}</td><th>${esc(h.name_raw)}</th></tr>`).join('')}</table>
       ${e.metrics.length === 0 ? '' : `<h3>Statistics</h3><table>${e.metrics.map((m) => `<tr><td>${m.value_raw}</td><th>${m.label_raw}</th></tr>`).join('')}</table>`}</div>
       <div>${returnsTable(e)}${monthsTable(e)}${feesTable(e)}</div>`;
  return `<section><aside><b>${esc(e.fund_name_raw)}</b><i>${e.report_month_label_raw}</i></aside><main>${body}<div>${facts(e)}${prose}${people}</div></main>
  <footer>${AMC} <span>${e.page_number}</span></footer></section>`;
}

const CSS = `@page{size:11in 8.5in;margin:0}*{box-sizing:border-box}body{margin:0;font:8.5pt/1.3 'Nimbus Sans Narrow','Liberation Sans Narrow',sans-serif;color:#fff;-webkit-print-color-adjust:exact}
section{width:11in;height:8.49in;background:#16213e;position:relative;overflow:hidden;page-break-after:always;padding:9mm 28mm 12mm 10mm}
aside{position:absolute;right:0;top:0;bottom:0;width:20mm;background:#e94560;writing-mode:vertical-rl;display:flex;justify-content:space-between;align-items:center;padding:10mm 0}
aside b{font:16pt 'URW Gothic',sans-serif;letter-spacing:.08em}aside i{font:11pt 'URW Gothic',sans-serif;letter-spacing:.2em;text-transform:uppercase}
main{display:grid;grid-template-columns:1fr 1.15fr 1.1fr;gap:9mm}.span{grid-column:span 2}h3{font:8.4pt 'URW Gothic',sans-serif;text-align:right;color:#f5b7c0;margin:3.5mm 0 1mm;border-bottom:.3mm solid #f5b7c0}
main>div>h3:first-child{margin-top:0}table{width:100%;border-collapse:collapse}td,th{padding:.5mm .8mm;text-align:right;font-weight:normal;border-bottom:.15mm solid #33406a}th:last-child{color:#b9c4ea;width:42%}
.wide th:last-child{width:15%}.facts td{text-align:left}.facts th{width:34%}.people td{text-align:left}.up th{height:17mm;vertical-align:bottom}.up span{writing-mode:vertical-rl;transform:rotate(180deg)}.bar u{display:inline-block;height:2.4mm;background:#e94560}
.plans th:last-child{width:22%}p{margin:0;text-align:justify}footer{position:absolute;left:10mm;bottom:5mm;font-size:7pt;color:#8c98c4}
.cover{padding:60mm 20mm}.cover h1{font:40pt 'URW Gothic',sans-serif;margin:0;letter-spacing:.1em}.cover p{font-size:15pt}`;

const pageOf = (sections: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fact sheets</title><style>${CSS}</style><body>${sections}</body></html>`;

function cover(month: s.Month): string {
  return `<section class="cover"><h1>DEOSAI</h1><p>${AMC}</p><p>Fact sheets &nbsp;|&nbsp; ${s.monthName(month)} ${month.year}</p></section>`;
}

function glossary(number: number): string {
  return `<section><main><div class="span"><h3>How to read this report</h3><p>Figures of returns up to one year are annualised for the income and the capital protected fund and absolute for all others; figures of more than one year are compound annual rates. FYTD is the return since 1st July. MTD and YTD of the expense ratio are annualised. A fund is classified by the risk that an investor may lose a part of the amount invested: very low, low, medium, high. The Deosai offices in Gilgit, Skardu and Islamabad are open from 9 am to 5 pm.</p>
  <h3>Complaints</h3><p>Write to the office of investor services, 14-B Satpara Road, Skardu. Complaints that are not settled within fifteen days may be filed with the commission.</p></div><div></div></main><footer>${AMC} <span>${number}</span></footer></section>`;
}

/** The sentence after the comment that repeats the plans' unit prices. */
const spoken = (e: s.Entry): string =>
  e.sub_funds.length === 0
    ? ''
    : ` At the end of the month a unit of the ${e.sub_funds.map((f) => `${f.name_raw} was worth Rs.${f.nav_per_unit}`).join(', of the ')}.`;

const QUIRKS = [
  "the fund's name and the month only in a vertical letterspaced band at the right edge",
  'white text on dark pages, landscape',
  'tables from right to left: labels rightmost, current month beside them, previous month leftmost; long periods left of short ones',
  'vertical column heads over the monthly series',
  "values with glued units ('Rs.2,512.34mn', 'Rs.112.3456')",
  'plans of a fund of funds as columns, in reverse order',
  'expense ratio as a table of MTD and YTD with and without levies; designation before the name',
];

function report(month: s.Month): s.Drawn {
  const entries = FUNDS.map((f, i) => entryOf(f, month, 2 + i));
  const html = pageOf(
    cover(month) +
      entries.map((e, i) => page(e, (FUNDS[i]?.words ?? '') + spoken(e))).join('') +
      glossary(2 + FUNDS.length),
  );
  return {
    file: `N08_deosai_${month.year}-${String(month.month).padStart(2, '0')}`,
    amc: AMC,
    producer: 'Chromium',
    quirks: QUIRKS,
    entries,
    write: (path) => printHtml(html, path),
  };
}

/** The plans' page with the unit prices, sizes and units of two plans below each other's names. */
function hostile(month: s.Month): s.Drawn {
  const fund = FUNDS.find((f) => f.plans.length > 0);
  if (fund === undefined) throw new Error('no plans to swap');
  const entry = entryOf(fund, month, 1);
  const sentence = spoken(entry);
  const [first, , third] = entry.sub_funds;
  if (first === undefined || third === undefined) throw new Error('no plans to swap');
  const members = (f: s.SubFund) => ({
    nav_per_unit: f.nav_per_unit,
    fund_size_pkr: f.fund_size_pkr,
    fund_size_raw: f.fund_size_raw,
    ...(f.units_outstanding === undefined ? {} : { units_outstanding: f.units_outstanding }),
  });
  const [a, b] = [members(first), members(third)];
  Object.assign(first, b);
  Object.assign(third, a);
  const falseOf = (name: string, printed: typeof a, real: typeof a) => [
    { sub_fund: name, field: 'nav_per_unit', printed: printed.nav_per_unit, real: real.nav_per_unit },
    {
      sub_fund: name,
      field: 'fund_size_pkr',
      printed: printed.fund_size_raw,
      under: 'Net assets, mn',
      real_pkr: real.fund_size_pkr,
    },
    { sub_fund: name, field: 'units_outstanding', printed: printed.units_outstanding, real: real.units_outstanding },
  ];
  entry.planted_fault = {
    kind: 'PLAN_COLUMNS_SWAPPED',
    false_values: [...falseOf(first.name_raw, b, a), ...falseOf(third.name_raw, a, b)],
    true_values:
      'all other facts, incl. the returns and allocations of the plans and the sentence with their unit prices',
    must_not_serve: 'NAV, net assets and units of the conservative and of the growth plan',
    how_it_can_be_seen: 'the comment on the page gives the unit prices of these plans the other way round',
  };
  const html = pageOf(page(entry, fund.words + sentence));
  return {
    file: 'hostile_N08_plan_columns_swapped',
    amc: AMC,
    producer: 'Chromium',
    quirks: [],
    entries: [entry],
    write: (path) => printHtml(html, path),
  };
}

export const drawDeosai = (): s.Drawn[] => [
  report({ year: 2023, month: 6 }),
  report({ year: 2023, month: 7 }),
  hostile({ year: 2023, month: 7 }),
];
