/** The first page of a factsheet of AMC N214: tiles, key facts, and performance. */
import { codesOf, FUNDS } from './n214-funds.ts';
import { portfolioPage } from './n214-portfolio.ts';
import { growthOf, highAndLow } from './n214-risk.ts';
import { difference, frame, signed, STYLE } from './n214-style.ts';
import * as s from './shared15.ts';

const MONTH = { year: 2026, month: 4 };

function tiles(entry: s.Entry): string {
  const fof = entry.amount_invested_by_fof_pkr;
  const items: (readonly [value: string, label: string])[] = [
    [`PKR ${entry.nav_per_unit ?? ''}`, 'NAV per unit on 30.04.2026'],
    [entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? ''],
    ...(fof === null
      ? []
      : [[`PKR ${s.grouped(Number(fof) / 1e6, 0)}m`, 'of which invested by our funds of funds'] as const]),
    [s.grouped(Number(entry.units_outstanding), 0), 'Units outstanding'],
  ];
  return `<div class=tiles>${items
    .map(([value, label]) => `<div><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`)
    .join('')}</div>`;
}

function facts(entry: s.Entry, fund: s.Fund): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, day) => `${r}, ${by}, ${day}`, '');
  const [high, low] = highAndLow(fund, MONTH);
  const codes = codesOf(entry);
  const items = s.stated([
    ['Category', entry.category_raw],
    ['Fund type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Fund stability rating', rating('FUND')],
    ['Rating of the management company', rating('AMC')],
    ['Unit classes', 'Class A, Class B'],
    ['Fund currency', 'PKR'],
    ['ISIN / Bloomberg', `${codes.isin} / ${codes.ticker}`],
    ['Offer / redemption price', `PKR ${entry.offer_price ?? ''} / PKR ${entry.repurchase_price ?? ''}`],
    ['12-month high / low of the NAV', `PKR ${high} / PKR ${low}`],
    ['Par value', entry.par_value_raw],
    [
      'Minimum initial / subsequent investment',
      `${entry.minimum_initial_raw ?? ''} / ${entry.minimum_subsequent_raw ?? ''}`,
    ],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Settlement of redemptions', entry.settlement_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  return `<dl><h2>Key facts</h2>${items
    .map(([label, value]) => `<dt>${s.esc(label)}</dt><dd>${s.esc(value)}</dd>`)
    .join('')}</dl>`;
}

function performance(entry: s.Entry, fund: s.Fund, trueYear: string | null): string {
  const rows = entry.reported_returns;
  const annual = rows.filter((r) => /years|launch/.test(r.period_label_raw)).length;
  const row = (name: string, cells: readonly string[]): string => s.tr([name, ...cells]);
  const own = (r: s.ReturnRow): string | null => (r.period_label_raw === '1 year' ? trueYear : r.fund_return_percent);
  return `<h2>Performance up to 30.04.2026 (%)</h2><table class=figures><tr><th></th>
<th colspan=${rows.length - annual} class=over>${fund.model.kind === 'rate' ? 'Annualised' : 'Cumulative'}</th>
<th colspan=${annual} class=over>Per annum</th></tr>
${s.tr(['', ...s.periods(entry)], 'th')}
${row(
  'Fund',
  rows.map((r) => signed(r.fund_return_percent)),
)}${row(
    'Peer group',
    rows.map((r) => signed(r.peer_return_percent)),
  )}${row(
    'Benchmark',
    rows.map((r) => signed(r.benchmark_return_percent)),
  )}
${row(
  'Relative',
  rows.map((r) => difference(own(r), r.benchmark_return_percent)),
)}${row(
    'Quartile',
    rows.map((_, i) =>
      String(Math.min(4, codesOf(entry).quartile + (s.chance(fund.name, 'quartile', i) < 0.4 ? 1 : 0))),
    ),
  )}</table>`;
}

function chart(fund: s.Fund): string {
  const [own, index] = [growthOf(fund, MONTH, 'fund'), growthOf(fund, MONTH, 'benchmark')];
  const top = Math.ceil(Math.max(...own, ...index) / 5000) * 5000;
  const line = (values: readonly number[], colour: string): string =>
    `<polyline fill=none stroke="${colour}" stroke-width=1.2 points="${values
      .map((v, i) => `${(40 + i * 5.6).toFixed(1)},${(84 - ((v - 5000) / (top - 5000)) * 76).toFixed(1)}`)
      .join(' ')}"/>`;
  const step = top > 30_000 ? 10_000 : 5000;
  const marks = Array.from({ length: Math.floor((top - 5000) / step) + 1 }, (_, i) => 5000 + i * step)
    .map((v) => {
      const y = 84 - ((v - 5000) / (top - 5000)) * 76;
      return `<line x1=40 x2=376 y1=${y} y2=${y} stroke="#ddd" stroke-width=.4 />
<text x=36 y=${y + 2.4} text-anchor=end>${s.grouped(v, 0)}</text>`;
    })
    .join('');
  const years = [2021, 2022, 2023, 2024, 2025, 2026]
    .map((y, i) => `<text x=${40 + i * 67.2} y=94 text-anchor=middle>04/${y}</text>`)
    .join('');
  return `<h2>Growth of PKR 10,000 over five years</h2><svg viewBox="0 0 400 98">${marks}${years}
${line(index, '#9aa5b1')}${line(own, '#0b4f6c')}</svg><p class=key><i></i>Fund: PKR ${s.grouped(own.at(-1) ?? 0, 0)}
<u></u>Benchmark: PKR ${s.grouped(index.at(-1) ?? 0, 0)}</p>`;
}

function calendar(entry: s.Entry): string {
  const labels = s.labelsOf(entry.historical_returns);
  const at = (name: string, l: string): string | undefined => s.percentAt(entry.historical_returns, name, l);
  return `<h2>Calendar year performance (%)</h2><table class=figures>${s.tr(['', ...labels], 'th')}
${['Fund', 'Benchmark'].map((name) => s.tr([name, ...labels.map((l) => signed(at(name, l)))])).join('')}
${s.tr(['Relative', ...labels.map((l) => difference(at('Fund', l), at('Benchmark', l)))])}</table>`;
}

function months(entry: s.Entry): string {
  const names = s.MONTHS.map((m) => m.slice(0, 3));
  const rows = ['2024', '2025', '2026'].map((y) =>
    s.tr([y, ...names.map((n) => signed(s.percentAt(entry.monthly_returns, 'Fund', `${n} ${y}`)))]),
  );
  return `<h2>Monthly performance of the Fund (%)</h2><table class="figures square">${s.tr(['', ...names], 'th')}
${rows.join('')}</table>`;
}

function firstPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const planted = entry.planted_fault?.false_values[0]?.['real'];
  const year = typeof planted === 'string' ? planted : (s.returnAt(entry, '1 year')?.fund_return_percent ?? null);
  return frame(
    entry,
    1,
    `${tiles(entry)}<div class=split>${facts(entry, fund)}<div><h2>Investment objective</h2>
<p>${s.esc(entry.investment_objective_raw)}</p>${performance(entry, fund, year)}${chart(fund)}${calendar(entry)}
${months(entry)}<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div></div></div>`,
  );
}

const REVIEW = [
  'Emerging markets advanced in April as the dollar weakened. Pakistan’s equities took part in the rise after the ' +
    'mission of the IMF had ended without new demands, and volumes were the highest since January.',
  'The State Bank left its policy rate at 10.50%. Yields of Treasury Bills fell by a few basis points, and the curve ' +
    'became a little flatter. Inflation was 7.1%.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, codesOf(e).ticker, e.page_numbers.join(' and ')]);
  return `<header><span>Tharushah Asset Management Company Limited</span><b>Factsheets</b>
<em>Data as at 30.04.2026</em></header><main class=front>${s.paragraphs(REVIEW)}
${s.htmlTable([['Fund', 'Bloomberg', 'Pages'], ...rows])}</main><footer><p>${s.RISK_NOTE}</p></footer>`;
}

/** The contents if the report is whole, and two pages for each fund. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.flatMap((e) => [firstPage(e), portfolioPage(e, s.fundNamed(FUNDS, e))]);
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
