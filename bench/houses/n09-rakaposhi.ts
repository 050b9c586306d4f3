/** N09, Rakaposhi: a money market, an income, an equity and an asset allocation fund. */
import { esc, printHtml } from './html2.ts';
import { FUNDS } from './n09-funds.ts';
import * as s from './shared3.ts';

const AMC = 'Rakaposhi Asset Management Limited';
const MONTH = { year: 2023, month: 4 };
const COMMITTEE = [
  ['Fakhar Abbas Mirza', 'Chief Executive Officer'],
  ['Sania Rauf', 'Chief Investment Officer'],
  ['Hamza Yar Baig', 'Head of Equities'],
  ['Noreen Shaukat', 'Head of Fixed Income'],
] as const;
const AMC_RATING = ['AM2+', 'VIS', [2023, 1, 3]] as const;

const dotted = ([y, m, d]: s.Day): string => `${String(d).padStart(2, '0')}.${String(m).padStart(2, '0')}.${y}`;

const FORM: s.Form = {
  periods: [
    ['MTD', '1 M'],
    ['3M', '3 M'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Y'],
    ['3Y', '3 Y*'],
    ['SI', 'Since launch*'],
  ],
  peers: false,
  seriesMonths: 12,
  newestFirst: false,
  monthLabel: (m) => `${s.monthName(m).slice(0, 3)}-${s.year2(m)}`,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(1),
  sizeLabel: 'Net assets (Rs. mn)',
  prices: ['units_outstanding', 'offer_price'],
  assetTitle: 'Where the money is (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Largest sectors (% of total assets)',
  allocationMonths: (month) => [{ month, label: null }],
  allocationDecimals: 1,
  holdingsTitle: 'Largest positions (% of total assets)',
  holdingDecimals: 1,
  fees: ['Expense ratio, month to date', 'Expense ratio, year to date'],
  day: dotted,
};

const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 8.4pt 'Liberation Sans Narrow'; color: #222 }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; padding: 13mm 15mm; position: relative; break-after: page }
h1 { font: bold 19pt 'Liberation Serif'; margin: 0; color: #5b2333 }
header { display: flex; justify-content: space-between; align-items: end; border-bottom: 2px solid #5b2333 }
.abbr { background: #5b2333; color: white; padding: 1mm 3mm; font-size: 11pt }
.when { color: #5b2333; margin: 1mm 0 3mm }
h2 { font: bold 9.5pt 'Liberation Serif'; color: #5b2333; margin: 3.6mm 0 1mm }
table { border-collapse: collapse; width: 100% }
td, th { padding: .55mm 1.2mm; font-weight: normal }
.r { text-align: right } .c { text-align: center }
.position td { border-bottom: .3pt solid #ccc } .position .c { background: #f3ecee; font-weight: bold }
.facts { columns: 2; column-gap: 8mm; margin: 0; padding: 0; list-style: none }
.facts li { margin-bottom: .9mm; break-inside: avoid } .facts b { color: #5b2333 }
.groups th { border: .4pt solid #b99; } .groups td { border: .4pt solid #b99; text-align: center }
.tiles { display: grid; grid-template-columns: repeat(6, 1fr); gap: 1.2mm }
.tiles div { background: #f3ecee; text-align: center; padding: .8mm }
.tiles small { display: block; color: #777; font-size: 6.6pt } .tiles b { display: block; font-size: 9pt }
.two { display: flex; gap: 8mm } .two > div { flex: 1 }
.list td { border-bottom: .3pt dotted #999 }
footer { position: absolute; bottom: 8mm; left: 15mm; right: 15mm; font-size: 6.5pt; color: #777 }
.cover { background: #5b2333; color: white } .cover h1 { color: white; font-size: 34pt; margin-top: 60mm }
.ur { font: 16pt 'DejaVu Sans'; direction: rtl; text-align: left }`;

function position(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const before = s.before(month);
  const old = s.figuresOf(
    {
      name: fund.name,
      series: fund.abbr,
      load: s.loadOf(fund.profile.front_end_load_raw),
      model: fund.model,
      mix: fund,
    },
    before,
    FORM,
  );
  const plain = (text: string | null | undefined): number => Number((text ?? '').replaceAll(',', ''));
  const rows: readonly (readonly [string, string, string, number])[] = [
    [old.fund_size_raw ?? '', FORM.sizeLabel, entry.fund_size_raw ?? '', 1],
    [old.nav_per_unit ?? '', 'NAV per unit (Rs.)', entry.nav_per_unit ?? '', 4],
    [old.offer_price ?? '', 'Offer price (Rs.)', entry.offer_price ?? '', 4],
    [
      s.grouped(Number(old.units_outstanding), 0),
      'Units outstanding',
      s.grouped(Number(entry.units_outstanding), 0),
      0,
    ],
  ];
  const cells = rows.map(([was, label, is, decimals]) => {
    const change = plain(is) - plain(was);
    const moved = `${change < 0 ? '-' : '+'}${s.grouped(Math.abs(change), decimals)}`;
    return `<tr><td class=r>${was}</td><td class=c>${label}</td><td>${is}</td><td class=r>${moved}</td></tr>`;
  });
  return `<table class=position><tr><th class=r>${dotted(s.lastDay(before))}</th><th></th>
<th style="text-align:left">${dotted(s.lastDay(month))}</th><th class=r>Change</th></tr>${cells.join('')}</table>`;
}

function facts(entry: s.Entry): string {
  const rating = (r: s.Rating | undefined): string | null =>
    r === undefined ? null : `${r.rating_raw}, ${r.rating_agency}, ${dotted(dayOf(r.rating_date))}`;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Category', entry.category_raw],
    ['Type of fund', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw ?? null],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Stability rating', rating(entry.ratings.find((r) => r.subject === 'FUND'))],
    ['Rating of the management company', rating(entry.ratings.find((r) => r.subject === 'AMC'))],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ['Minimum initial investment', entry.minimum_initial_raw],
    ['Minimum subsequent investment', entry.minimum_subsequent_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  const items = rows.filter(([, v]) => v !== null).map(([l, v]) => `<li>◆ <b>${l}</b> — ${esc(v)}</li>`);
  return `<ul class=facts>${items.join('')}</ul>`;
}

function dayOf(text: string | null): s.Day {
  const [y = 0, m = 0, d = 0] = (text ?? '').split('-').map(Number);
  return [y, m, d];
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const heads = rows.map((r) => `<th>${r.period_label_raw}</th>`).join('');
  const cells = (key: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    rows.map((r) => `<td>${r[key]}</td>`).join('');
  const span = `colspan=${rows.length}`;
  return `<h2>What it earned (%)</h2><table class=groups><tr><th ${span}>${entry.fund_column_raw}</th>
<th ${span}>Benchmark</th></tr><tr>${heads}${heads}</tr>
<tr>${cells('fund_return_percent')}${cells('benchmark_return_percent')}</tr></table>`;
}

function tiles(entry: s.Entry): string {
  const funds = s.cellsOf(entry.monthly_returns, entry.fund_column_raw ?? '');
  const marks = s.cellsOf(entry.monthly_returns, 'Benchmark');
  const boxes = funds.map(
    (f, i) => `<div><small>${f.period_label_raw}</small><b>${f.percent}</b>${marks[i]?.percent ?? ''}</div>`,
  );
  return `<h2>Month by month (%)</h2><div class=tiles>${boxes.join('')}</div>
<p style="margin:1mm 0;color:#777">Upper figure: ${entry.fund_column_raw}; lower figure: Benchmark</p>`;
}

function portfolio(entry: s.Entry, fund: s.Fund): string {
  const total = Number((entry.fund_size_raw ?? '').replaceAll(',', '')) * 1.012;
  const amount = (percent: string): string => s.grouped((total * Number(percent)) / 100, 1);
  const asset = s.tableOf(entry.allocations, 'ASSET_ALLOCATION').map(({ label, cells: [share = ''] }) => {
    return `<tr><td>${esc(label)}</td><td class=r>${amount(share)}</td><td class=r>${share}</td></tr>`;
  });
  const held = entry.holdings.map((h) => {
    const note = fund.papers.find(([name]) => name === h.name_raw)?.[2] ?? '';
    return `<tr><td>${esc(h.name_raw)}</td><td>${esc(note)}</td><td class=r>${amount(h.percent)}</td>
<td class=r>${h.percent}</td></tr>`;
  });
  const type = fund.second?.type ?? 'CREDIT_QUALITY';
  const run = s.tableOf(entry.allocations, type).map(({ label, cells }) => `${esc(label)} <b>${cells[0]}</b>`);
  const runTitle = type === 'CREDIT_QUALITY' ? FORM.creditTitle : FORM.sectorTitle;
  return `<div class=two><div><h2>${FORM.assetTitle}</h2><table class=list>
<tr><th></th><th class=r>Rs. mn</th><th class=r>Share</th></tr>${asset.join('')}
<tr><td><b>Total</b></td><td class=r>${s.grouped(total, 1)}</td><td class=r>100.0</td></tr></table></div>
<div style="flex:1.5"><h2>${FORM.holdingsTitle}</h2><table class=list><tr><th style="text-align:left">Name</th>
<th style="text-align:left">${type === 'CREDIT_QUALITY' ? 'Maturity' : 'Sector'}</th><th class=r>Rs. mn</th>
<th class=r>Share</th></tr>${held.join('')}</table></div></div>
<h2>${runTitle}</h2><p style="margin:0">${run.join(' · ')}</p>`;
}

function page(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const people = entry.parties.map((p) => `${p.name_raw} (${p.designation_raw})`).join('; ');
  return `<section><header><h1>${entry.fund_name_raw}</h1><span class=abbr>${fund.abbr}</span></header>
<p class=when>${entry.report_month_label_raw}</p><p>${esc(entry.investment_objective_raw)}</p>
${position(entry, fund, month)}<h2>The fund in brief</h2>${facts(entry)}${returns(entry)}${tiles(entry)}
${portfolio(entry, fund)}<h2>Investment committee</h2><p style="margin:0">${people}</p>
<footer>* per annum, compounded. Past performance does not promise future results.<br>${entry.page_footer_raw}</footer>
</section>`;
}

function html(entries: readonly s.Entry[], month: s.Month, front: boolean): string {
  const cover = `<section class=cover><h1>Rakaposhi</h1><p style="font-size:15pt">Fund Manager’s Report,
${s.monthName(month)} ${month.year}</p><p class=ur>رپورٹ</p><p>${AMC}</p></section>`;
  const pages = entries.map((e) => page(e, fundOf(e), month));
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${front ? cover : ''}${pages.join('')}`;
}

function fundOf(entry: s.Entry): s.Fund {
  const fund = FUNDS.find((f) => f.name === entry.fund_name_raw);
  if (fund === undefined) throw new Error(`no fund ${entry.fund_name_raw}`);
  return fund;
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund, i) => {
    const number = i + firstPage;
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: `${s.monthName(MONTH)} ${MONTH.year}`,
        footer: `${AMC}, page ${number}`,
        pages: [number],
        committee: COMMITTEE,
        amcRating: AMC_RATING,
      },
      FORM,
    );
    const total = { allocation_type: 'ASSET_ALLOCATION', label_raw: 'Total', percent: '100.0', period_label: null };
    return {
      ...entry,
      nav_date: s.iso(s.lastDay(MONTH)),
      allocation_totals: [{ ...total, table_title_raw: FORM.assetTitle }],
    };
  });
}

/** The planted fault: the NAV of the previous month is printed in the column of this month. */
function hostile(): s.Drawn {
  const entries = entriesOf(FUNDS.slice(2, 3), 1);
  const [entry] = entries;
  const [fund] = FUNDS.slice(2, 3);
  if (entry === undefined || fund === undefined) throw new Error('no fund to falsify');
  const before = s.historyOf(fund.name, fund.model, s.before(MONTH)).at(-1)?.nav ?? 0;
  s.falsifyNavs(entry, 'NAV_OF_PREVIOUS_MONTH', [{ figures: entry, sub: null, printed: before.toFixed(4) }]);
  return {
    file: 'hostile_N09_nav_of_previous_month',
    amc: AMC,
    producer: 'Chromium',
    quirks: [],
    entries,
    write: (path) => printHtml(html(entries, MONTH, false), path),
  };
}

export function drawRakaposhi(): s.Drawn[] {
  const entries = entriesOf(FUNDS, 2);
  return [
    {
      file: 'N09_rakaposhi_2023-04',
      amc: AMC,
      producer: 'Chromium',
      quirks: [],
      entries,
      write: (path) => printHtml(html(entries, MONTH, true), path),
    },
    hostile(),
  ];
}
