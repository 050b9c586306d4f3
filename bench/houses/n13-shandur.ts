/** N13, Shandur: prose with old figures next to new ones, and tables; a fund has two or three pages. */
import { esc, printHtml } from './html2.ts';
import { FUNDS } from './n13-funds.ts';
import * as s from './shared4.ts';

const AMC = 'Shandur Funds Limited';
const MONTH = { year: 2025, month: 3 };
const COMMITTEE = [
  ['Sikandar ul Mulk', 'Chief Executive Officer'],
  ['Zarina Naseer, CFA', 'Chief Investment Officer'],
  ['Inayat Faizi', 'Head of Research'],
] as const;

const long = ([y, m, d]: s.Day): string => `${d} ${s.monthName({ year: y, month: m })} ${y}`;
const withRoman = ([y, m, d]: s.Day): string => `${d}.${s.roman(m)}.${y}`;
const isoDay = (text: string | null): s.Day => {
  const [y = 0, m = 0, d = 0] = (text ?? '').split('-').map(Number);
  return [y, m, d];
};

const FORM: s.Form = {
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  peers: true,
  seriesMonths: 12,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(2, 'Rs. ', ' million'),
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation, % of total assets',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Largest sectors, % of total assets',
  allocationMonths: (month) => [
    { month: s.before(month), label: long(s.lastDay(s.before(month))) },
    { month, label: long(s.lastDay(month)) },
  ],
  allocationDecimals: 1,
  holdingsTitle: 'Largest investments, % of total assets',
  holdingDecimals: 1,
  fees: [],
  day: withRoman,
};

const FEES = ['TER with levies', 'TER without levies', 'Government levies'] as const;
const NOTES = [
  'a: per annum, compounded.',
  'b: the average of the funds of the same category, as published by the association.',
];

const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 9.4pt/1.45 'P052', 'Liberation Serif'; color: #1c2430 }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; padding: 24mm 24mm 20mm; position: relative; break-after: page }
header { position: absolute; top: 10mm; left: 24mm; right: 24mm; font-size: 8pt; color: #6c7684; display: flex;
  justify-content: space-between; border-bottom: .4pt solid #aab; padding-bottom: 1mm }
h1 { font-size: 23pt; font-weight: normal; margin: 0 0 1mm; color: #123c69 } .at { font-style: italic; margin: 0 0 5mm }
h2 { font-size: 10.5pt; font-variant: small-caps; letter-spacing: .6pt; color: #123c69; margin: 6mm 0 1.5mm }
p { margin: 0 0 3mm; text-align: justify; hyphens: none } table { border-collapse: collapse; width: 100%; font-size: 8.2pt; line-height: 1.25 }
th { font-weight: normal; font-style: italic; color: #4a5666 } td, th { padding: .8mm 1mm; text-align: right }
td:first-child, th:first-child { text-align: left } tr.over th { border-bottom: .4pt solid #123c69; text-align: center }
tbody tr:last-child td { border-bottom: .8pt solid #123c69 } .top { border-top: .8pt solid #123c69 }
.quarters td, .quarters th { font-size: 7.4pt; padding: .8mm .4mm } .q { border-left: .4pt solid #aab } .broken { display: flex; gap: 9mm }
sup { font-size: 6pt; line-height: 0 } .old { color: #8a93a0 } .notes { position: absolute; bottom: 14mm; left: 24mm; right: 24mm; font-size: 7pt }
footer { position: absolute; bottom: 8mm; left: 24mm; right: 24mm; font-size: 7.4pt; color: #6c7684; text-align: center }`;

const monthOf = (entry: s.Entry): s.Month => {
  const [year, month] = isoDay(entry.report_date);
  return { year, month };
};

function sizeText(entry: s.Entry, fund: s.Fund): string {
  const month = monthOf(entry);
  const [part] = s.partsOf(entry, fund);
  const old = s.figuresAt(s.only(part, 'part'), s.before(month), FORM);
  const [now, then] = [long(s.lastDay(month)), long(s.lastDay(s.before(month)))];
  const fof =
    fund.fof === undefined
      ? ''
      : ` Funds of funds under our management hold Rs. ${s.fofOf(fund, month)} million of this.`;
  return `<p>Net assets were ${entry.fund_size_raw} on ${now}, against ${old.fund_size_raw} on ${then}.${fof}
There were ${s.grouped(Number(entry.units_outstanding), 0)} units outstanding <span class=old>(a month earlier:
${s.grouped(Number(old.units_outstanding), 0)})</span>, and the net asset value per unit was Rs. ${entry.nav_per_unit}
<span class=old>(a month earlier: Rs. ${old.nav_per_unit})</span>. Units were offered at Rs. ${entry.offer_price} and repurchased at
Rs. ${entry.repurchase_price}.</p>`;
}

function ratingText(entry: s.Entry): string {
  const [own, amc] = [s.rated(entry, 'FUND'), s.rated(entry, 'AMC')];
  const day = (r: s.Rating): string => withRoman(isoDay(r.rating_date));
  const fund =
    own === null
      ? 'The fund has no rating of its own. '
      : `The stability rating of the fund is ${own.rating_raw}, given by ${own.rating_agency} on ${day(own)}. `;
  return amc === null
    ? fund
    : `${fund}The management quality rating of ${AMC} is ${amc.rating_raw}, given by ${amc.rating_agency} on ${day(amc)}.`;
}

function profileText(entry: s.Entry): string {
  const maturity = entry.maturity_date_raw ? `, and it matures on ${entry.maturity_date_raw}` : '';
  const people = entry.parties.map((p) => `${p.name_raw} (${p.designation_raw})`).join('; ');
  const metrics = entry.metrics.map((m) => `${m.label_raw}: ${m.value_raw}`).join('. ');
  return `<h2>What it is</h2><p>It is an ${entry.fund_type_raw} fund of the category ${esc(entry.category_raw)}, launched on
${entry.launch_date_raw}${maturity}. Its benchmark is the following: ${esc(entry.benchmark_raw)}. The risk profile is ${entry.risk_profile_raw}. ${ratingText(entry)}</p>
<h2>What it costs</h2><p>The management fee is ${entry.management_fee_raw} a year, the front-end load ${entry.front_end_load_raw} and the
back-end load ${entry.back_end_load_raw}. A first investment must be at least ${entry.minimum_initial_raw}, and each later one at least
${entry.minimum_subsequent_raw}.</p>${fees(entry)}
<h2>How it is run</h2><p>Dealing days: ${entry.dealing_days_raw}; cut-off time: ${entry.cutoff_raw}; pricing mechanism: ${entry.pricing_mechanism_raw};
leverage: ${entry.leverage_raw}. The trustee is ${esc(entry.trustee_raw)}, the auditor is ${esc(entry.auditor_raw)}, and the registrar
is ${esc(entry.registrar_raw)}. ${metrics}.</p><p>Investment committee: ${people}.</p>`;
}

function fees(entry: s.Entry): string {
  const cell = (period: string, label: string): string =>
    entry.fees.find((f) => f.row_label_raw === period && f.fee_label_raw === label)?.percent ?? '';
  const rows = ['MTD', 'YTD'].map(
    (p) => `<tr><td>${p}</td>${FEES.map((label) => `<td>${cell(p, label)}%</td>`).join('')}</tr>`,
  );
  return `<table style="width:110mm"><thead class=top><tr><th>Annualised</th>${FEES.map((f) => `<th>${f}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

/** Benchmark before fund, and a column of differences; figures of several years have the footnote's mark. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => {
    const mark = /years|launch/.test(r.period_label_raw) ? '<sup>a</sup>' : '';
    const difference = (Number(r.fund_return_percent) - Number(r.benchmark_return_percent)).toFixed(2);
    const cells = [r.benchmark_return_percent, r.fund_return_percent, difference, r.peer_return_percent];
    return `<tr><td>${r.period_label_raw}</td>${cells.map((c) => `<td>${c}${mark}</td>`).join('')}</tr>`;
  });
  return `<h2>Returns, %</h2><table><thead class=top><tr><th></th><th>Benchmark</th><th>${entry.fund_column_raw}</th><th>Difference</th>
<th>Peer average<sup>b</sup></th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function quarters(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const months = labels.map((label) => label.split(' '));
  const quarterOf = ([name = '', year = '']: string[]): string =>
    `${year} Q${Math.floor(s.MONTHS.findIndex((m) => m.startsWith(name)) / 3) + 1}`;
  const groups = [...new Set(months.map(quarterOf))];
  const over = groups.map((g) => `<th class=q colspan=${months.filter((m) => quarterOf(m) === g).length}>${g}</th>`);
  const isFirst = (i: number): boolean => i === 0 || quarterOf(months[i] ?? []) !== quarterOf(months[i - 1] ?? []);
  const cell = (text: string | undefined, i: number, tag = 'td'): string =>
    `<${tag}${isFirst(i) ? ' class=q' : ''}>${text}</${tag}>`;
  const rows = ['Benchmark', entry.fund_column_raw ?? ''].map((series) => {
    const cells = labels.map((label, i) => cell(s.percentAt(entry.monthly_returns, series, label), i));
    return `<tr><td>${series}</td>${cells.join('')}</tr>`;
  });
  return `<h2>Returns of single months, %</h2><table class=quarters><thead class=top><tr class=over><th></th>${over.join('')}</tr>
<tr><th></th>${months.map(([name], i) => cell(name, i, 'th')).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function years(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  if (labels.length === 0) return '';
  const rows = labels.map((label) => {
    const cells = [entry.fund_column_raw ?? '', 'Benchmark'].map((series) =>
      s.percentAt(entry.historical_returns, series, label),
    );
    return `<tr><td>${label}</td>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`;
  });
  return `<h2>Returns of fiscal years (July to June), %</h2><table style="width:80mm"><thead class=top><tr><th></th>
<th>${entry.fund_column_raw}</th><th>Benchmark</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Months are rows and asset classes are columns. */
function mix(rows: readonly s.AllocationRow[], withTotal: boolean): string {
  if (rows.length === 0) return '';
  const labels = [...new Set(rows.map((r) => r.label_raw))];
  const lines = [...new Set(rows.map((r) => r.period_label))].map((period) => {
    const cells = labels.map((l) => rows.find((r) => r.label_raw === l && r.period_label === period)?.percent ?? '');
    const total = withTotal ? `<td>${s.sumOf(cells, 1)}</td>` : '';
    return `<tr><td>${period}</td>${cells.map((c) => `<td>${c}</td>`).join('')}${total}</tr>`;
  });
  const heads = labels.map((l) => `<th>${esc(l)}</th>`).join('');
  return `<h2>${rows[0]?.table_title_raw}</h2><table><thead class=top><tr><th></th>${heads}${withTotal ? '<th>Total</th>' : ''}</tr></thead>
<tbody>${lines.join('')}</tbody></table>`;
}

/** One table in two columns; the sum comes first. */
function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const sum = s.sumOf(
    entry.holdings.map((h) => h.percent),
    1,
  );
  const half = Math.ceil(entry.holdings.length / 2);
  const table = (rows: readonly s.Holding[]): string => {
    const lines = rows.map((h) => `<tr><td>${h.rank}. ${esc(h.name_raw)}</td><td>${h.percent}</td></tr>`);
    return `<table><tbody class=top>${lines.join('')}</tbody></table>`;
  };
  return `<h2>${entry.holdings_title_raw}</h2><p>Together: ${sum}.</p><div class=broken>${table(entry.holdings.slice(0, half))}
${table(entry.holdings.slice(half))}</div>`;
}

function pagesOf(entry: s.Entry): string[] {
  const fund = s.only(
    FUNDS.find((f) => f.name === entry.fund_name_raw),
    'fund',
  );
  const month = monthOf(entry);
  const issue = s.monthAt(s.monthIndex(month) + 1);
  const portfolio = `${mix(ofType(entry, 'ASSET_ALLOCATION'), true)}${mix(ofType(entry, fund.second?.type), false)}${holdings(entry)}`;
  const first = `<h1>${entry.fund_name_raw}</h1><p class=at>${entry.report_month_label_raw}</p>
<p>${entry.investment_objective_raw}</p>${sizeText(entry, fund)}${profileText(entry)}`;
  const second = `${returns(entry)}${quarters(entry)}`;
  const bodies =
    entry.page_numbers.length === 3
      ? [first, second + years(entry), portfolio]
      : [first, second + years(entry) + portfolio];
  return bodies.map((body, i) => {
    const more = i === 0 ? '' : `${entry.fund_name_raw}, continued`;
    const notes = i === 1 ? `<div class=notes>${entry.footnotes_raw.join('<br>')}</div>` : '';
    return `<section><header><span>${more}</span><span>Issue of ${s.monthName(issue)} ${issue.year}</span></header>${body}${notes}
<footer>${AMC} · ${entry.page_numbers[i]}</footer></section>`;
  });
}

const ofType = (entry: s.Entry, type: s.AllocationType | undefined): s.AllocationRow[] =>
  entry.allocations.filter((a) => a.allocation_type === type);

function cover(month: s.Month): string {
  return `<section><h1 style="margin-top:60mm;font-size:36pt">The Shandur Review</h1><p class=at>for the month of ${s.monthName(month)} ${month.year}</p>
<p>Shares gained in the month. The policy rate stayed at 12.00%, while yields of the three-month T-Bill rose by 12 basis
points to 11.82%. We describe each of our funds in words first, and then in tables.</p><p>${AMC}</p></section>`;
}

function entriesOf(month: s.Month): s.Entry[] {
  let next = 2;
  return FUNDS.map((fund) => {
    const count = fund.model.kind === 'market' ? 3 : 2;
    const pages = Array.from({ length: count }, (_, i) => next + i);
    next += count;
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month,
        monthLabel: `The month of ${s.monthName(month)} ${month.year}`,
        footer: `${AMC} · ${pages[0]}`,
        pages,
        committee: COMMITTEE,
        amcRating: ['AM1', 'VIS', [2024, 11, 28]],
      },
      FORM,
    );
    const part = s.only(s.partsOf(entry, fund)[0], 'part');
    if (fund.abbr === 'SFRF-VI') {
      entry.maturity_date = '2026-05-20';
      entry.maturity_date_raw = withRoman([2026, 5, 20]);
    }
    entry.nav_date = s.iso(s.lastDay(month));
    s.alignCredit(entry);
    entry.historical_returns = s.fiscalYears(part, month, 5, 'Benchmark');
    entry.footnotes_raw = [...NOTES];
    entry.fees = s.ratiosOf(part, month).flatMap((r) =>
      [r.withLevies, r.without, r.levies].map((percent, i) => ({
        row_label_raw: r.period,
        fee_label_raw: FEES[i] ?? '',
        percent,
      })),
    );
    return { ...entry, ...totals(entry) };
  });
}

function totals(entry: s.Entry): object {
  const periods = [...new Set(entry.allocations.map((a) => a.period_label))];
  return {
    allocation_totals: periods.map((period_label) => ({
      allocation_type: 'ASSET_ALLOCATION',
      label_raw: 'Total',
      percent: '100.0',
      period_label,
      table_title_raw: FORM.assetTitle,
    })),
  };
}

/** The planted fault: two digits of a price change places. */
function falsify(entries: readonly s.Entry[]): void {
  const entry = s.entryNamed(entries, 'Shandur Islamic Income Fund');
  const nav = s.only(entry.nav_per_unit, 'price');
  const printed = `${nav[0]}${nav[3]}.${nav[1]}${nav.slice(4)}`;
  if (printed === nav) throw new Error('the same digits');
  s.falsifyNavs(entry, 'NAV_DIGITS_TRANSPOSED', [{ figures: entry, sub: null, printed }]);
}

export function drawShandur(): s.Drawn[] {
  return s.drawTwo({
    file: 'N13_shandur',
    amc: AMC,
    producer: 'Chromium',
    quirks: [
      'size, price, profile and ratings in sentences, the figures of the month before in the same sentence',
      'the running head names the month of publication',
      'benchmark before fund, with a column of differences; marks of footnotes at the figures',
      'months grouped by quarter; allocations with months as rows',
      'Roman months in dates; holdings in two columns with the sum first; a fund over two or three pages',
    ],
    month: MONTH,
    entriesOf,
    falsify,
    write: (entries, month, path) =>
      printHtml(
        `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${cover(month)}${entries.flatMap(pagesOf).join('')}`,
        path,
      ),
  });
}
