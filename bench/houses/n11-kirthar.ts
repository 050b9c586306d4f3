/** N11, Kirthar: two pension funds, an income fund and an equity fund. */
import { esc, printHtml } from './html2.ts';
import { FUNDS } from './n11-funds.ts';
import * as s from './shared3.ts';

const AMC = 'Kirthar Savings and Investments Limited';
const MONTH = { year: 2021, month: 12 };
const COMMITTEE = [
  ['Rizwan Palijo', 'CEO'],
  ['Anum Bhutto', 'CIO'],
  ['Shahzaib Lashari', 'Fund Manager'],
] as const;

const spelled = ([y, m, d]: s.Day): string => `${s.shortMonth({ year: y, month: m })} ${d}, ${y}`;

const FORM: s.Form = {
  periods: [
    ['MTD', '1M'],
    ['3M', '3M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1Y'],
    ['3Y', '3Y'],
    ['SI', 'Since inception'],
  ],
  peers: false,
  seriesMonths: 6,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)}-${s.year2(m)}`,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(2),
  sizeLabel: 'Net assets PKR million',
  prices: ['units_outstanding'],
  assetTitle: 'Assets % of total',
  creditTitle: 'Credit rating % of total assets',
  sectorTitle: 'Sectors % of total assets',
  allocationMonths: (month) => [{ month, label: null }],
  allocationDecimals: 1,
  holdingsTitle: 'Top holdings % of total assets',
  holdingDecimals: 1,
  fees: ['Expense ratio'],
  day: spelled,
};

const STYLE = `
@page { size: A4 landscape; margin: 0 }
body { margin: 0; font: 8.2pt 'DejaVu Sans Condensed', 'DejaVu Sans'; color: #26322b }
section { width: 297mm; height: 209.5mm; box-sizing: border-box; padding: 10mm 12mm 0; position: relative; break-after: page }
h1 { margin: 0; font-size: 16pt; font-weight: normal; text-align: right }
h1 small { display: block; font-size: 8pt; color: #6b7f72 }
.part { display: flex; margin-top: 3mm } .part > div { flex: 1; border-top: 1px solid #2f6b4f; padding-left: 2mm }
.tab { writing-mode: vertical-rl; transform: rotate(180deg); background: #2f6b4f; color: white; text-align: center;
  font-size: 7pt; padding: 1mm .8mm; letter-spacing: .5px }
table { border-collapse: collapse; width: 100% } th { font-weight: normal; color: #6b7f72; font-size: 7.2pt }
td, th { padding: .7mm 1.2mm; text-align: right } td:first-child, th:first-child { text-align: left }
tr.line td { border-top: .3pt solid #cdd } .two { display: flex; gap: 10mm } .two table { width: auto; flex: 1 }
.strip { position: absolute; left: 0; right: 0; bottom: 9mm; background: #e6efe9; padding: 2.5mm 12mm; display: grid;
  grid-template-columns: repeat(5, 1fr); gap: 1.6mm 4mm; font-size: 7.4pt }
.strip i { display: block; font-style: normal; color: #6b7f72; font-size: 6.4pt }
footer { position: absolute; bottom: 3mm; left: 12mm; right: 12mm; font-size: 6.6pt; display: flex; justify-content: space-between }
.cover h2 { font-size: 30pt; font-weight: normal; margin: 40mm 0 4mm }`;

interface Line extends s.Figures {
  readonly line: string;
}

const linesOf = (entry: s.Entry): Line[] =>
  entry.sub_funds.length > 0
    ? entry.sub_funds.map((sub) => ({ ...sub, line: sub.name_raw }))
    : [{ ...entry, line: entry.fund_column_raw ?? '' }];

const part = (name: string, inner: string): string =>
  `<div class=part><span class=tab>${name}</span><div>${inner}</div></div>`;

/** Size, price, costs and returns side by side, a row for each sub-fund and a row for its benchmark's returns. */
function keyFigures(entry: s.Entry): string {
  const periods = entry.sub_funds[0]?.reported_returns ?? entry.reported_returns;
  const heads = ['PKR million', 'Units', 'PKR', '%', ...periods.map((p) => p.period_label_raw)];
  const rows = linesOf(entry).map((l) => {
    const figures = [
      l.fund_size_raw,
      s.grouped(Number(l.units_outstanding), 0),
      l.nav_per_unit,
      l.fees[0]?.percent,
      ...l.reported_returns.map((r) => s.bracketed(r.fund_return_percent)),
    ];
    const marks = l.reported_returns.map((r) => `<td>${s.bracketed(r.benchmark_return_percent)}</td>`).join('');
    return `<tr class=line><td><b>${l.line}</b></td>${figures.map((f) => `<td>${f}</td>`).join('')}</tr>
<tr><td colspan=5>Benchmark</td>${marks}</tr>`;
  });
  return part(
    'Key figures',
    `<table><tr><th></th><th>Net assets</th><th>Outstanding</th><th>NAV</th><th>Expense ratio</th>
<th colspan=${periods.length} style="text-align:center">Return % (beyond one year: annualised)</th></tr>
<tr>${['', ...heads].map((h) => `<th>${h}</th>`).join('')}</tr>${rows.join('')}</table>`,
  );
}

function months(entry: s.Entry): string {
  const lines = linesOf(entry);
  const labels = s.cellsOf(lines[0]?.monthly_returns ?? [], lines[0]?.line ?? '').map((r) => r.period_label_raw);
  const group = labels.map((m) => `<th colspan=2 style="text-align:center">${m}</th>`).join('');
  const heads = labels.map(() => '<th>Fund</th><th>Bench.</th>').join('');
  const rows = lines.map((l) => {
    const marks = s.cellsOf(l.monthly_returns, 'Benchmark');
    const cells = s
      .cellsOf(l.monthly_returns, l.line)
      .map((r, i) => `<td><b>${s.bracketed(r.percent)}</b></td><td>${s.bracketed(marks[i]?.percent)}</td>`);
    return `<tr class=line><td>${l.line}</td>${cells.join('')}</tr>`;
  });
  return part('By month %', `<table><tr><th></th>${group}</tr><tr><th></th>${heads}</tr>${rows.join('')}</table>`);
}

/** Asset classes as rows, sub-funds as columns; a class that a sub-fund does not have is a dash. */
function assets(entry: s.Entry): string {
  const lines = linesOf(entry);
  const classes = [...new Set(lines.flatMap((l) => assetRows(l).map((a) => a.label_raw)))];
  const rows = classes.map((label) => {
    const cells = lines.map((l) => assetRows(l).find((a) => a.label_raw === label)?.percent ?? '–');
    return `<tr class=line><td>${label}</td>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`;
  });
  const heads = lines.map((l) => `<th>${l.line}</th>`).join('');
  return `<table><tr><th>${FORM.assetTitle}</th>${heads}</tr>${rows.join('')}</table>`;
}

const assetRows = (l: Line): s.AllocationRow[] => l.allocations.filter((a) => a.allocation_type === 'ASSET_ALLOCATION');

function portfolio(entry: s.Entry): string {
  const holder = linesOf(entry).find((l) => l.holdings.length > 0);
  const held = (holder?.holdings ?? []).map(
    (h) => `<tr class=line><td>${esc(h.name_raw)}</td><td>${h.percent}</td></tr>`,
  );
  const of = entry.sub_funds.length > 0 ? `, ${holder?.line}` : '';
  const second = entry.allocations.filter((a) => a.allocation_type !== 'ASSET_ALLOCATION');
  const more = second.map((a) => `<tr class=line><td>${esc(a.label_raw)}</td><td>${a.percent}</td></tr>`);
  const extra =
    more.length === 0 ? '' : `<table><tr><th>${second[0]?.table_title_raw}</th><th></th></tr>${more.join('')}</table>`;
  return part(
    'Portfolio',
    `<div class=two>${assets(entry)}${extra}<table><tr><th>${FORM.holdingsTitle}${of}</th><th></th></tr>
${held.join('')}</table></div>`,
  );
}

function strip(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string | null => {
    const r = entry.ratings.find((x) => x.subject === subject);
    return r === undefined ? null : r.line_raw;
  };
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Category', entry.category_raw],
    ['Structure', entry.fund_type_raw],
    ['Inception date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Fund stability rating', rating('FUND')],
    ['Asset manager rating', rating('AMC')],
    ['Management fee p.a.', entry.management_fee_raw],
    ['Front-end load (max.)', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum investment', entry.minimum_initial_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const),
  ];
  const shown = facts.filter(([, v]) => v !== null && v !== undefined);
  return `<div class=strip>${shown.map(([l, v]) => `<div><i>${l}</i>${esc(v)}</div>`).join('')}</div>`;
}

const page = (entry: s.Entry): string => `<section>
<h1>${entry.fund_name_raw}<small>Monthly report as of Friday, ${entry.report_month_label_raw}</small></h1>
<p style="margin:2mm 0 0">${entry.investment_objective_raw}</p>
${keyFigures(entry)}${months(entry)}${portfolio(entry)}${strip(entry)}
<footer><span>${entry.page_footer_raw}</span><span>${entry.page_number}</span></footer></section>`;

function html(entries: readonly s.Entry[], front: boolean): string {
  const list = entries.map((e) => `<p>${e.fund_name_raw} ${e.page_number}</p>`).join('');
  const cover = `<section class=cover><h2>Monthly report</h2><p>${AMC}</p><p>December 2021</p>${list}</section>`;
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${front ? cover : ''}${entries.map(page).join('')}`;
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) =>
    s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: spelled(s.lastDay(MONTH)),
        footer: `${AMC}, Hyderabad`,
        pages: [i + firstPage],
        committee: COMMITTEE,
        amcRating: ['AM2', 'PACRA', [2021, 8, 27]],
      },
      FORM,
    ),
  );
}

/** The planted fault: the debt and the money market sub-fund exchange their prices. */
function hostile(): s.Drawn {
  const entries = entriesOf(FUNDS.slice(1, 2), 1);
  const [entry] = entries;
  const [, debt, money] = entry?.sub_funds ?? [];
  if (entry === undefined || debt === undefined || money === undefined) throw new Error('no sub-funds to falsify');
  s.falsifyNavs(entry, 'SUB_FUND_NAVS_SWAPPED', [
    { figures: debt, sub: debt.name_raw, printed: money.nav_per_unit ?? '' },
    { figures: money, sub: money.name_raw, printed: debt.nav_per_unit ?? '' },
  ]);
  return {
    file: 'hostile_N11_sub_fund_navs_swapped',
    amc: AMC,
    producer: 'Chromium',
    quirks: [],
    entries,
    write: (path) => printHtml(html(entries, false), path),
  };
}

export function drawKirthar(): s.Drawn[] {
  const entries = entriesOf(FUNDS, 2);
  return [
    {
      file: 'N11_kirthar_2021-12',
      amc: AMC,
      producer: 'Chromium',
      quirks: [],
      entries,
      write: (path) => printHtml(html(entries, true), path),
    },
    hostile(),
  ];
}
