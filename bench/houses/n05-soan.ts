/**
 * N05, Soan Asset Management: each fund on a spread of two pages, facts as cards with the caption below the value, letterspaced
 * titles on dark bands, sizes with a glued unit ("18.52bn"), months as rows, the previous month to the left of the current one.
 */
import { esc, printHtml } from './html2.ts';
import { COMMITTEE, FUNDS } from './n05-soan-funds.ts';
import type { SoanFund, SoanSub } from './n05-soan-funds.ts';
import * as s from './shared2.ts';

const AMC = 'Soan Asset Management Limited';
const PERIODS: readonly (readonly [s.PeriodKey, string])[] = [
  ['MTD', '1 Month'],
  ['3M', '3 Months'],
  ['FYTD', 'FYTD'],
  ['1Y', '1 Year'],
  ['3Y', '3 Years*'],
  ['SI', 'Since launch*'],
];
const FOOTNOTE = '* Compounded annual growth rate. Past performance is no guarantee of future results.';
const ALLOCATION_TITLE = 'Asset allocation (% of total assets)';
const CREDIT_TITLE = 'Credit quality (% of total assets)';
const SECTOR_TITLE = 'Sector split (% of equities)';

const label = (m: s.Month): string => `${s.shortMonth(m)} ’${s.year2(m)}`;
const printedDay = ([y, m, d]: s.Day): string => `${d} ${(s.MONTHS[m - 1] ?? '').slice(0, 3)} ${y}`;

/** Rupees in billions or millions with the unit glued to the figure. */
function size(value: number): { raw: string; pkr: string } {
  const billions = value >= 1e9;
  const text = billions ? (value / 1e9).toFixed(2) : (value / 1e6).toFixed(1);
  return { raw: text + (billions ? 'bn' : 'mn'), pkr: s.rupees(text, billions ? 9 : 6) };
}

function figures(
  name: string,
  model: s.Model,
  month: s.Month,
  peers: boolean,
): { points: s.Point[]; figures: s.Figures } {
  const points = s.historyOf(name, model, month);
  const nav = (points.at(-1)?.nav ?? 0).toFixed(4);
  const units = s.unitsOf(name, model, month);
  const money = size(Number(nav) * units);
  const rows = PERIODS.map(([key, text]) => ({
    period_label_raw: text,
    fund_return_percent: s.periodReturn(points, model.kind, key, 'fund'),
    benchmark_return_percent: peers ? s.periodReturn(points, model.kind, key, 'benchmark') : null,
    peer_return_percent: peers ? s.periodReturn(points, model.kind, key, 'peer') : null,
  }));
  return {
    points,
    figures: {
      ...s.noFigures(),
      fund_size_pkr: money.pkr,
      fund_size_raw: money.raw,
      fund_size_label_raw: 'Net assets',
      nav_per_unit: nav,
      units_outstanding: String(units),
      reported_returns: rows,
    },
  };
}

const twoMonths = (month: s.Month): { month: s.Month; label: string }[] =>
  [s.before(month), month].map((m) => ({ month: m, label: label(m) }));

function subFund(sub: SoanSub, month: s.Month): s.SubFund {
  const own = figures(sub.name, sub.model, month, false).figures;
  own.allocations = s.allocationRows(sub.name, 'ASSET_ALLOCATION', ALLOCATION_TITLE, sub.asset, twoMonths(month), {
    decimals: 1,
  });
  return { name_raw: sub.name, ...own };
}

function entryOf(fund: SoanFund, month: s.Month, page: number): s.Entry {
  const at = s.monthIndex(month);
  const single = fund.subs.length === 0;
  const own = single ? figures(fund.name, fund.model, month, true) : { points: [], figures: s.noFigures() };
  const f = own.figures;
  if (single) {
    f.monthly_returns = s.seriesRows(
      s.recent(own.points, 13),
      [
        ['fund', fund.abbr],
        ['benchmark', 'Benchmark'],
        ['peer', 'Peer average'],
      ],
      label,
    );
    const months = twoMonths(month);
    f.allocations = [
      ...s.allocationRows(fund.name, 'ASSET_ALLOCATION', ALLOCATION_TITLE, fund.asset, months, { decimals: 1 }),
      ...s.allocationRows(fund.name, 'CREDIT_QUALITY', CREDIT_TITLE, fund.credit ?? [], months, { decimals: 1 }),
      ...s.allocationRows(fund.name, 'SECTOR_ALLOCATION', SECTOR_TITLE, fund.sectors ?? [], [{ month, label: null }], {
        decimals: 1,
      }),
    ];
    f.holdings = s.holdingsOf(fund.name, fund.holdings, month, 1);
    f.holdings_title_raw = fund.holdingsTitle;
    f.fees = [
      { row_label_raw: null, fee_label_raw: 'Expense ratio (month)', percent: s.around(1.62, 2, fund.name, 'ter', at) },
      { row_label_raw: null, fee_label_raw: 'Expense ratio (FYTD)', percent: s.around(1.54, 2, fund.name, 'ytd', at) },
    ];
    f.metrics = fund.metrics.map(([text, base, decimals, suffix]) => {
      const value = s.around(base, decimals, fund.name, text, at);
      return { label_raw: text, value_raw: value + suffix, value };
    });
  }
  const amcRating = { rating_raw: 'AM2+', rating_agency: 'PACRA', rating_date: '2023-10-27', subject: 'AMC' as const };
  return {
    page_number: page,
    page_numbers: [page, page + 1],
    page_kind: 'fund',
    fund_name_raw: fund.name,
    report_date: s.iso(s.lastDay(month)),
    report_month_label_raw: label(month).toUpperCase(),
    page_footer_raw: null,
    ...s.noProfile(),
    ...fund.profile,
    ...f,
    launch_date: s.iso(fund.model.launch),
    launch_date_raw: printedDay(fund.model.launch),
    ratings: [
      ...(fund.rating === null
        ? []
        : [
            {
              rating_raw: fund.rating[0],
              rating_agency: fund.rating[1],
              rating_date: s.iso(fund.rating[2]),
              subject: 'FUND' as const,
              line_raw: `${fund.rating[0]} ${fund.rating[1]}, ${printedDay(fund.rating[2])}`,
            },
          ]),
      { ...amcRating, line_raw: `AM2+ PACRA, ${printedDay([2023, 10, 27])}` },
    ],
    parties: COMMITTEE.map(([name_raw, designation_raw]) => ({ name_raw, designation_raw })),
    sub_funds: fund.subs.map((sub) => subFund(sub, month)),
    footnotes_raw: [FOOTNOTE],
    amc_name_raw: AMC,
    fund_column_raw: single ? fund.abbr : null,
  };
}

const card = (value: string | null | undefined, caption: string, kind = ''): string =>
  value === null || value === undefined
    ? ''
    : `<div class="card ${kind}"><b>${esc(value)}</b><i>${esc(caption)}</i></div>`;

const minus = (v: string | null): string => (v === null ? '' : v.replace('-', '−'));
const units = (v: string | undefined): string | undefined => (v === undefined ? undefined : s.grouped(Number(v), 0));

function ratingCards(e: s.Entry): string {
  return e.ratings
    .map((r) => {
      const [, rest = ''] = r.line_raw.split(`${r.rating_raw} `);
      return `<div class="card"><b>${esc(r.rating_raw)} <small>${esc(rest)}</small></b><i>${r.subject === 'FUND' ? 'Stability rating' : 'Asset manager rating'}</i></div>`;
    })
    .join('');
}

function leftPage(e: s.Entry, words: string): string {
  const top =
    e.sub_funds.length === 0
      ? card(e.fund_size_raw, 'Net assets') +
        card(`PKR${e.nav_per_unit}`, 'NAV per unit') +
        card(units(e.units_outstanding), 'Units outstanding') +
        card(e.risk_profile_raw, 'Risk profile')
      : card(e.risk_profile_raw, 'Risk profile', 'half') + card(e.category_raw, 'Category', 'half');
  const subs = e.sub_funds
    .map(
      (f) =>
        `<h4>${esc(f.name_raw)}</h4><div class="strip three">${card(f.fund_size_raw, 'Net assets')}${card(`PKR${f.nav_per_unit}`, 'NAV per unit')}${card(units(f.units_outstanding), 'Units outstanding')}</div>`,
    )
    .join('');
  return `<section><header><h1>${esc(e.fund_name_raw)}</h1><span>${esc(e.report_month_label_raw)}</span></header>
  <div class="strip">${top}</div>
  <h3>Objective</h3><p>${esc(e.investment_objective_raw)}</p>
  ${subs}
  <h3>At a glance</h3><div class="grid">
  ${e.sub_funds.length === 0 ? card(e.category_raw, 'Category') : ''}${card(e.fund_type_raw, 'Fund type')}${card(e.launch_date_raw, 'Launched on')}
  ${card(e.management_fee_raw, 'Management fee')}${card(e.front_end_load_raw, 'Front-end load')}${card(e.back_end_load_raw, 'Back-end load')}
  ${card(e.minimum_initial_raw, 'Minimum initial investment')}${card(e.minimum_subsequent_raw, 'Minimum subsequent investment')}${card(e.pricing_mechanism_raw, 'Pricing mechanism')}
  ${card(e.dealing_days_raw, 'Dealing days')}${card(e.cutoff_raw, 'Cut-off time')}${card(e.risk_of_principal_raw, 'Risk of principal erosion')}
  ${card(e.trustee_raw, 'Trustee')}${card(e.auditor_raw, 'Auditor')}${ratingCards(e)}
  ${card(e.benchmark_raw, 'Benchmark', 'wide')}</div>
  <h3>The month in words</h3><p>${esc(words)}</p>
  <footer>${e.page_number} <span>${AMC}</span></footer></section>`;
}

function returnsTable(e: s.Entry): string {
  const rows = e.reported_returns
    .map(
      (r) =>
        `<tr><td>${esc(r.period_label_raw)}</td><td>${minus(r.fund_return_percent)}</td><td>${minus(r.benchmark_return_percent)}</td><td>${minus(r.peer_return_percent)}</td></tr>`,
    )
    .join('');
  return `<h3>Returns, %</h3><table><tr><th></th><th>${e.fund_column_raw}</th><th>Benchmark</th><th>Peer average</th></tr>${rows}</table>`;
}

function monthsTable(e: s.Entry): string {
  const peers = s.cellsOf(e.monthly_returns, 'Peer average');
  const bench = s.cellsOf(e.monthly_returns, 'Benchmark');
  const rows = s
    .cellsOf(e.monthly_returns, e.fund_column_raw ?? '')
    .map(
      (r, i) =>
        `<tr><td>${r.period_label_raw}</td><td>${minus(r.percent)}</td><td>${minus(bench[i]?.percent ?? '')}</td><td>${minus(peers[i]?.percent ?? '')}</td></tr>`,
    )
    .join('');
  return `<h3>Month by month, %</h3><table><tr><th>Month</th><th>${e.fund_column_raw}</th><th>Benchmark</th><th>Peer average</th></tr>${rows}</table>`;
}

function allocationTable(e: s.Figures, type: s.AllocationType): string {
  const rows = e.allocations.filter((a) => a.allocation_type === type);
  if (rows.length === 0) return '';
  const heads = [...new Set(rows.map((r) => r.period_label))];
  const head = heads[0] === null ? '' : `<tr><th></th>${heads.map((h) => `<th>${h}</th>`).join('')}</tr>`;
  const bars = heads[0] === null;
  const body = s
    .tableOf(e.allocations, type)
    .map(
      (r) =>
        `<tr><td>${esc(r.label)}</td>${bars ? `<td class="bar"><u style="width:${Number(r.cells[0]) * 1.2}mm"></u></td>` : ''}${r.cells.map((c) => `<td>${c}%</td>`).join('')}</tr>`,
    )
    .join('');
  return `<h3>${esc(rows[0]?.table_title_raw)}</h3><table>${head}${body}</table>`;
}

function rightPage(e: s.Entry): string {
  const holdings = e.holdings.map((h) => `<tr><td>${esc(h.name_raw)}</td><td>${h.percent}%</td></tr>`).join('');
  const left = e.sub_funds.length === 0 ? monthsTable(e) : '';
  const inner =
    e.sub_funds.length === 0
      ? `<div class="two"><div>${returnsTable(e)}${left}
         <h3>Costs</h3><table>${e.fees.map((x) => `<tr><td>${x.fee_label_raw}</td><td>${x.percent}%</td></tr>`).join('')}</table></div>
       <div>${allocationTable(e, 'ASSET_ALLOCATION')}${allocationTable(e, 'CREDIT_QUALITY')}${allocationTable(e, 'SECTOR_ALLOCATION')}
         <h3>${esc(e.holdings_title_raw)}</h3><table>${holdings}</table>
         <h3>Key statistics</h3><table>${e.metrics.map((m) => `<tr><td>${esc(m.label_raw)}</td><td>${m.value_raw}</td></tr>`).join('')}</table></div></div>`
      : `<h3>Returns, %</h3><table><tr><th></th>${PERIODS.map(([, t]) => `<th>${t}</th>`).join('')}</tr>${e.sub_funds
          .map(
            (f) =>
              `<tr><td>${esc(f.name_raw.split(' - ')[1])}</td>${f.reported_returns.map((r) => `<td>${minus(r.fund_return_percent)}</td>`).join('')}</tr>`,
          )
          .join('')}</table><div class="three">${e.sub_funds
          .map((f) => `<div><h4>${esc(f.name_raw.split(' - ')[1])}</h4>${allocationTable(f, 'ASSET_ALLOCATION')}</div>`)
          .join('')}</div>`;
  return `<section class="right"><header><span>${esc(e.report_month_label_raw)}</span><h2>${esc(e.fund_name_raw)}</h2></header>${inner}
  <h3>Investment committee</h3><div class="people">${e.parties.map((p) => `<div><b>${esc(p.name_raw)}</b><i>${esc(p.designation_raw)}</i></div>`).join('')}</div>
  <p class="note">${FOOTNOTE}</p><footer><span>${AMC}</span> ${e.page_number + 1}</footer></section>`;
}

const CSS = `@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:9.2pt/1.42 'DejaVu Sans Condensed','DejaVu Sans',sans-serif;color:#222}
section{width:210mm;height:296.5mm;padding:0 15mm;position:relative;page-break-after:always;overflow:hidden}
header{background:#1c2b3a;color:#fff;margin:0 -15mm;padding:9mm 15mm 7mm;display:flex;justify-content:space-between;align-items:baseline}
h1{font-size:17pt;letter-spacing:.16em;text-transform:uppercase;margin:0;font-weight:normal}h2{font-size:10pt;letter-spacing:.2em;text-transform:uppercase;margin:0;font-weight:normal}
header span{font-size:12pt;letter-spacing:.1em}h3{font-size:8.4pt;letter-spacing:.14em;text-transform:uppercase;margin:5mm 0 1.5mm;color:#a0522d}h4{margin:4mm 0 1mm;font-size:9pt}
.strip{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm;background:#e9e4da;margin:0 -15mm;padding:4mm 15mm}.strip.three{grid-template-columns:repeat(3,1fr);margin:0;padding:2mm 3mm}
.strip b{font-size:13pt}.half{grid-column:span 2}.half b{font-size:11pt}th{white-space:nowrap}.card b{display:block}.card i,.people i{display:block;font-style:normal;color:#777;font-size:7.2pt}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:3.2mm 5mm}
.wide{grid-column:1/4}small{font-size:7.4pt;font-weight:normal}p{margin:0;text-align:justify}table{border-collapse:collapse;width:100%}td,th{padding:.55mm 1mm;text-align:right;border-bottom:.2mm solid #ddd;font-weight:normal}
td:first-child,th:first-child{text-align:left}th{background:#1c2b3a;color:#fff}.two{display:grid;grid-template-columns:1fr 1fr;gap:9mm}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm}
.bar{width:34mm;text-align:left}.bar u{display:inline-block;height:2.6mm;background:#a0522d}.people{display:grid;grid-template-columns:repeat(5,1fr);gap:3mm}.note{font-size:6.8pt;color:#777;margin-top:4mm}
footer{position:absolute;bottom:7mm;left:15mm;right:15mm;font-size:7pt;color:#777}.right footer{text-align:right}
.cover{background:#1c2b3a;color:#fff;padding-top:80mm}.cover h1{font-size:28pt}.cover h3{color:#e9c9a0}.cover td{border-color:#456;padding:1.5mm}`;

const pageOf = (sections: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Review</title><style>${CSS}</style><body>${sections}</body></html>`;

function cover(month: s.Month, entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => `<tr><td>${esc(e.fund_name_raw)}</td><td>${e.page_number}</td></tr>`).join('');
  return `<section class="cover"><h1>Soan</h1><p>Asset Management Limited</p><h3>Monthly review of funds &nbsp; ${label(month).toUpperCase()}</h3><table>${rows}</table></section>`;
}

function economy(month: s.Month): string {
  const cpi = (12 + 2 * s.noise('cpi', s.monthIndex(month))).toFixed(1);
  const close = s.grouped(75_000 + 2400 * s.noise('kse', s.monthIndex(month)), 0);
  return `<section><header><h1>The economy</h1><span>${label(month).toUpperCase()}</span></header><h3>Inflation and rates</h3>
  <p>Headline inflation for the month was recorded at ${cpi}% over the same month of last year. Yields in the secondary market fell by 20 to 60 basis points across the curve, and the central bank's auction drew bids of PKR 1.9trn against a target of PKR 600bn. The rupee was stable and reserves confirmed four months of improvement.</p>
  <h3>Stock market</h3><p>The KSE-100 index closed at ${close} points. Average daily turnover was 412mn shares. Foreigners bought shares of USD 14.6mn net, while insurance companies sold USD 9.8mn.</p>
  <h3>Outlook</h3><p>We find valuations sufficiently attractive, and expect the flow of deposits into mutual funds to continue. The first half of the coming fiscal year offers a favourable configuration of falling rates and firm earnings.</p>
  <footer>2 <span>${AMC}</span></footer></section>`;
}

const QUIRKS = [
  'each fund on a spread: cards left, tables right, the title smaller on the right page',
  'value above its caption',
  'letterspaced capitals in white on a dark band',
  "sizes with a glued unit ('18.52bn'), NAV with a glued currency ('PKR100.1234')",
  'month as MAY ’24 in the band only',
  'months as rows with fund, benchmark and peers',
  'previous month to the left of the current month',
];

function report(month: s.Month): s.Drawn {
  const entries = FUNDS.map((f, i) => entryOf(f, month, 3 + 2 * i));
  const html = pageOf(
    cover(month, entries) +
      economy(month) +
      entries.map((e, i) => leftPage(e, FUNDS[i]?.words ?? '') + rightPage(e)).join(''),
  );
  return {
    file: `N05_soan_${month.year}-${String(month.month).padStart(2, '0')}`,
    amc: AMC,
    producer: 'Chromium',
    quirks: QUIRKS,
    entries,
    write: (path) => printHtml(html, path),
  };
}

/** The equity fund's spread with the NAV of the month before. */
function hostile(month: s.Month): s.Drawn {
  const fund = FUNDS[1];
  if (fund === undefined) throw new Error('no fund to falsify');
  const entry = entryOf(fund, month, 1);
  const real = entry.nav_per_unit;
  const printed = (s.historyOf(fund.name, fund.model, s.before(month)).at(-1)?.nav ?? 0).toFixed(4);
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_OF_LAST_MONTH',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'all other facts',
    must_not_serve: 'nav_per_unit',
    how_it_can_be_seen:
      'NAV times the units on the page differs from the net assets; the NAV equals that of the report before although the month has a return',
  };
  const html = pageOf(leftPage(entry, fund.words) + rightPage(entry));
  return {
    file: 'hostile_N05_nav_of_last_month',
    amc: AMC,
    producer: 'Chromium',
    quirks: [],
    entries: [entry],
    write: (path) => printHtml(html, path),
  };
}

export const drawSoan = (): s.Drawn[] => [
  report({ year: 2024, month: 5 }),
  report({ year: 2024, month: 6 }),
  hostile({ year: 2024, month: 6 }),
];
