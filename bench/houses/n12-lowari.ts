/** N12, Lowari: three Islamic funds and a fund of funds. */
import { esc, printHtml } from './html2.ts';
import { FUNDS } from './n12-funds.ts';
import * as s from './shared3.ts';

const AMC = 'Lowari Fund Managers Limited';
const MONTH = { year: 2024, month: 6 };
const NAV_DAY = [2024, 6, 28] as const;
const COMMITTEE = [
  ['Gul Rukh Yousafzai', 'Chief Executive Officer'],
  ['Tariq Aziz Wardag', 'Chief Investment Officer'],
  ['Palwasha Durrani', 'Head of Research'],
] as const;

const spelled = ([y, m, d]: s.Day): string => `${s.monthName({ year: y, month: m })} ${d}, ${y}`;
const END = spelled(s.lastDay(MONTH));
const BEFORE = spelled(s.lastDay(s.before(MONTH)));

const FORM: s.Form = {
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['FYTD', 'Fiscal year'],
    ['3Y', 'Three years, p.a.'],
    ['5Y', 'Five years, p.a.'],
    ['SI', 'Since inception, p.a.'],
  ],
  peers: false,
  seriesMonths: 12,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(0, 'PKR ', ' million'),
  sizeLabel: 'Fund size',
  prices: ['offer_price', 'repurchase_price'],
  assetTitle: `Asset allocation, ${END} (in brackets: ${BEFORE}), % of net assets`,
  creditTitle: `Credit quality, ${END} (in brackets: ${BEFORE}), % of net assets`,
  sectorTitle: `Sector weights, ${END} (in brackets: ${BEFORE}), % of net assets`,
  allocationMonths: (month) => [
    { month, label: END },
    { month: s.before(month), label: BEFORE },
  ],
  allocationDecimals: 1,
  holdingsTitle: 'Top holdings, % of net assets',
  holdingDecimals: 1,
  fees: ['Total expense ratio, month', 'Total expense ratio, fiscal year'],
  day: spelled,
};

const STYLE = `
@page { size: Letter; margin: 0 }
body { margin: 0; font: 8pt 'C059', 'Liberation Serif'; color: #2a2118 }
section { width: 216mm; height: 278.9mm; box-sizing: border-box; padding: 12mm 14mm; position: relative; break-after: page;
  display: grid; grid-template-columns: 36mm 1fr; column-gap: 6mm; align-content: start }
.head { grid-column: 1 / 3; border-top: 5px solid #b5651d; padding-top: 2mm; margin-bottom: 3mm }
.head b { font-size: 20pt; font-weight: normal } .head span { color: #b5651d; font-size: 8pt; display: block }
aside { font-size: 8pt; line-height: 1.25; color: #5c4a38 } aside p { margin: 0 0 3mm }
aside strong { font-size: 11.5pt; color: #b5651d; font-weight: normal; display: block; line-height: 1.1 }
h2 { font-size: 9pt; margin: 3.4mm 0 .8mm; color: #b5651d; font-weight: normal; font-style: italic }
h2:first-child { margin-top: 0 } table { border-collapse: collapse; width: 100% }
td, th { padding: .2mm .8mm; font-weight: normal; font-size: 7.7pt; text-align: left; vertical-align: top }
td.r { white-space: nowrap } .r { text-align: right } .wide td, .wide th { font-size: 7pt } .profile td { border-top: .3pt solid #d8c7b4 } .group { vertical-align: middle; color: #b5651d }
.profile { margin-bottom: 4mm } .two { display: flex; gap: 5mm } .two > * { flex: 1; align-self: start }
.bars { display: flex; gap: 4mm; align-items: end; height: 26mm } .bars div { flex: 1; text-align: center; font-size: 7.4pt }
.bars i { display: block; background: #d9a066 } .bars small { display: block; height: 8mm; font-size: 7pt }
footer { position: absolute; bottom: 7mm; left: 14mm; right: 14mm; font-size: 7pt; color: #5c4a38; text-align: center }
.cover { display: block } .cover h1 { font-size: 40pt; font-weight: normal; margin: 50mm 0 2mm } .cover p { max-width: 130mm }`;

type Cell = string | null | undefined;

const pair = (a: Cell, b: Cell): string => `${s.bracketed(a)} / ${s.bracketed(b)}`;

function ratingText(entry: s.Entry, subject: 'FUND' | 'AMC'): string | null {
  const r = entry.ratings.find((x) => x.subject === subject);
  return r === undefined ? null : r.line_raw;
}

/** Groups that span several lines of labels and values. */
function profile(entry: s.Entry): string {
  const groups: readonly (readonly [string, readonly (readonly [string, Cell])[]])[] = [
    [
      'The fund',
      [
        ['Category', entry.category_raw],
        ['Fund type', entry.fund_type_raw],
        ['Date of inception', entry.launch_date_raw],
        ['Maturity', entry.maturity_date_raw],
        ['Benchmark', entry.benchmark_raw],
        ['Risk profile', entry.risk_profile_raw],
      ],
    ],
    ['Ratings', [['Fund', ratingText(entry, 'FUND')] as const, ['Manager', ratingText(entry, 'AMC')] as const]],
    [
      'Costs',
      [
        ['Management fee', entry.management_fee_raw],
        ['Front-end load', entry.front_end_load_raw],
        ['Back-end load', entry.back_end_load_raw],
        ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
      ],
    ],
    [
      'Dealing',
      [
        ['Offer price', entry.offer_price],
        ['Repurchase price', entry.repurchase_price],
        ['Pricing', entry.pricing_mechanism_raw],
        ['Dealing days', entry.dealing_days_raw],
        ['Cut-off time', entry.cutoff_raw],
        ['Minimum investment, initial', entry.minimum_initial_raw],
        ['Minimum investment, subsequent', entry.minimum_subsequent_raw],
      ],
    ],
    [
      'Partners',
      [
        ['Trustee', entry.trustee_raw],
        ['Auditor', entry.auditor_raw],
        ['Registrar', entry.registrar_raw],
      ],
    ],
  ];
  const lines = groups.flatMap(([name, all]) => {
    const rows = all.filter(([, v]) => v !== null && v !== undefined);
    return rows.map(([label, value], i) => {
      const first = i === 0 ? `<td class=group rowspan=${rows.length}>${name}</td>` : '';
      return `<tr>${first}<td style="width:46mm">${label}</td><td>${esc(value)}</td></tr>`;
    });
  });
  return `<table class=profile>${lines.join('')}</table>`;
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map(
    (r) =>
      `<tr><td>${r.period_label_raw}</td><td class=r>${pair(r.fund_return_percent, r.benchmark_return_percent)}</td></tr>`,
  );
  const marks = s.cellsOf(entry.monthly_returns, 'Benchmark');
  const months = s
    .cellsOf(entry.monthly_returns, entry.fund_column_raw ?? '')
    .map((r, i) => `<tr><td>${r.period_label_raw}</td><td class=r>${pair(r.percent, marks[i]?.percent)}</td></tr>`);
  const head = `<tr><th></th><th class=r>${entry.fund_column_raw} / Benchmark</th></tr>`;
  return `<div class=two><div><h2>Returns, %</h2><table>${head}${rows.join('')}</table></div>
<div style="flex:1.7"><h2>Monthly returns, %</h2><div class=two><table>${head}${months.slice(0, 6).join('')}</table>
<table>${head}${months.slice(6).join('')}</table></div></div></div>`;
}

const both = (cells: readonly string[]): string => `${cells[0] ?? ''} (${cells[1] ?? ''})`;

function allocations(entry: s.Entry): string {
  const asset = s
    .tableOf(entry.allocations, 'ASSET_ALLOCATION')
    .map(({ label, cells }) => `<tr><td>${label}</td><td class=r>${both(cells)}</td></tr>`);
  const second = entry.allocations.find((a) => a.allocation_type !== 'ASSET_ALLOCATION');
  const bars =
    second === undefined
      ? []
      : s.tableOf(entry.allocations, second.allocation_type).map(({ label, cells }) => {
          const height = (Number(cells[0]) * 0.36).toFixed(1);
          return `<div>${both(cells)}<i style="height:${height}mm"></i><small>${esc(label)}</small></div>`;
        });
  let sum = 0;
  const held = entry.holdings.map((h) => {
    sum += Number(h.percent);
    return `<tr><td>${esc(h.name_raw)}</td><td class=r>${h.percent}</td><td class=r>${sum.toFixed(1)}</td></tr>`;
  });
  return `<h2>${FORM.assetTitle}</h2><table>${asset.join('')}</table>
${second === undefined ? '' : `<h2>${second.table_title_raw}</h2><div class=bars>${bars.join('')}</div>`}
<h2>${entry.holdings_title_raw}</h2><table><tr><th></th><th class=r>Weight</th><th class=r>Cumulative</th></tr>
${held.join('')}</table>`;
}

function aside(entry: s.Entry, fund: s.Fund): string {
  const fof =
    fund.fof === undefined ? '' : `<p>Of this, PKR ${s.fofOf(fund, MONTH)} million belong to our funds of funds.</p>`;
  const figures =
    entry.nav_per_unit === null
      ? ''
      : `<p>Fund size<strong>${entry.fund_size_raw}</strong>as at ${END}</p>${fof}
<p>NAV per unit<strong>PKR ${entry.nav_per_unit}</strong>as at ${spelled([...NAV_DAY])}</p>`;
  const metrics = entry.metrics.map((m) => `<p>${m.label_raw}<strong>${m.value_raw}</strong></p>`).join('');
  const people = entry.parties.map((p) => `${p.name_raw}<br>${p.designation_raw}`).join('</p><p>');
  return `<aside><p>${entry.investment_objective_raw}</p>${figures}${metrics}
<p style="color:#b5651d">Investment committee</p><p>${people}</p></aside>`;
}

function plans(entry: s.Entry): string {
  const all = entry.sub_funds;
  const first = all[0];
  const sizes = all.map(
    (p) =>
      `<tr><td>${p.name_raw}</td><td>${p.launch_date_raw}</td><td class=r>${p.fund_size_raw}</td><td class=r>${p.nav_per_unit}</td>
<td class=r>${p.offer_price}</td><td class=r>${p.repurchase_price}</td>${p.fees.map((f) => `<td class=r>${f.percent}%</td>`).join('')}</tr>`,
  );
  const periods = (first?.reported_returns ?? []).map((row) => {
    const cells = all.map((p) => {
      const r = p.reported_returns.find((x) => x.period_label_raw === row.period_label_raw);
      return `<td class=r>${r === undefined ? '–' : pair(r.fund_return_percent, r.benchmark_return_percent)}</td>`;
    });
    return `<tr><td>${row.period_label_raw}</td>${cells.join('')}</tr>`;
  });
  const mixes = s.tableOf(first?.allocations ?? [], 'ASSET_ALLOCATION').map(({ label }) => {
    const cells = all.map((p) => {
      const row = s.tableOf(p.allocations, 'ASSET_ALLOCATION').find((x) => x.label === label);
      return `<td class=r>${both(row?.cells ?? [])}</td>`;
    });
    return `<tr><td>${label}</td>${cells.join('')}</tr>`;
  });
  const heads = all.map((p) => `<th class=r>${p.name_raw}</th>`).join('');
  const fees = FORM.fees.map((f) => `<th class=r>${f}</th>`).join('');
  return `<h2>The plans at ${END}; NAV and prices at ${spelled([...NAV_DAY])}, PKR</h2>
<table class=wide><tr><th></th><th>Date of inception</th><th class=r>Fund size</th><th class=r>NAV per unit</th><th class=r>Offer price</th>
<th class=r>Repurchase price</th>${fees}</tr>${sizes.join('')}</table>
<h2>Returns, % (plan / benchmark)</h2><table><tr><th></th>${heads}</tr>${periods.join('')}</table>
<h2>${FORM.assetTitle}</h2><table><tr><th></th>${heads}</tr>${mixes.join('')}</table>`;
}

function page(entry: s.Entry, fund: s.Fund): string {
  const body = entry.sub_funds.length > 0 ? plans(entry) : returns(entry) + allocations(entry);
  return `<section><div class=head><b>${entry.fund_name_raw}</b><span>${END}</span></div>${aside(entry, fund)}
<div>${profile(entry)}${body}</div><footer>${entry.page_footer_raw}</footer></section>`;
}

const LETTER = `<section class=cover><div style="border-top:5px solid #b5651d"></div><h1>A letter to our investors</h1>
<p>June 2024</p><p>The fiscal year ended with a weak month for shares. The policy rate was cut by 150 basis points to 20.50% on June 10, the first cut
in four years, and inflation fell to 12.6% from 29.4% a year ago. We
have lengthened the sukuk portfolio a little, kept 4% to 5% of our equity fund in cash, and thank you for your trust.</p>
<p>${AMC}</p></section>`;

function html(entries: readonly s.Entry[], letter: boolean): string {
  const pages = entries.map((e) => page(e, FUNDS.find((f) => f.name === e.fund_name_raw) as s.Fund));
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${letter ? LETTER : ''}${pages.join('')}`;
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: END,
        footer: `${AMC} – ${i + firstPage}`,
        pages: [i + firstPage],
        committee: COMMITTEE,
        amcRating: ['AM2+', 'PACRA', [2024, 2, 15]],
      },
      FORM,
    );
    if (entry.sub_funds.length === 0) entry.nav_date = s.iso([...NAV_DAY]);
    if (fund.abbr === 'LCPF-I') {
      entry.maturity_date = '2026-05-15';
      entry.maturity_date_raw = 'May 15, 2026';
    }
    entry.sub_funds.forEach((sub, k) => {
      const launch = fund.subs?.[k]?.model.launch;
      if (launch === undefined) return;
      sub.launch_date = s.iso(launch);
      sub.launch_date_raw = spelled(launch);
      sub.monthly_returns = [];
    });
    return entry;
  });
}

/** The planted fault: fund and benchmark exchange places in the table of returns. */
function hostile(): s.Drawn {
  const entries = entriesOf(FUNDS.slice(1, 2), 1);
  const entry = entries[0];
  if (entry === undefined) throw new Error('no fund to falsify');
  s.swapReturns(
    entry,
    FORM.periods.map(([, label]) => label),
    FORM.monthLabel(MONTH),
  );
  return {
    file: 'hostile_N12_fund_and_benchmark_swapped',
    amc: AMC,
    producer: 'Chromium',
    quirks: [],
    entries,
    write: (path) => printHtml(html(entries, false), path),
  };
}

export function drawLowari(): s.Drawn[] {
  const entries = entriesOf(FUNDS, 2);
  return [
    {
      file: 'N12_lowari_2024-06',
      amc: AMC,
      producer: 'Chromium',
      quirks: [],
      entries,
      write: (path) => printHtml(html(entries, true), path),
    },
    hostile(),
  ];
}
