/** The pages of AMC N156: a page for each fund with a tinted column of facts, and pages of plans and of sub-funds. */
import { COMMENTS } from './n156-funds.ts';
import * as s from './shared15.ts';

const GREEN = '#0e6b4f';
const COLOURS = ['#0e6b4f', '#c9a227', '#6fae94', '#8c5a2b', '#b7c9bf'] as const;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:8.1pt/1.36 'Liberation Sans';color:#1e2a26;font-variant-ligatures:none}
.band{position:absolute;left:0;top:0;bottom:0;width:50mm;background:#e7f1ec;padding:9mm 4mm 0 7mm;font-size:7.4pt;line-height:1.25}
.band b{display:block;color:${GREEN};font-size:7pt;margin-top:1.5mm}.band b:first-child{margin-top:0}
.band h3{font:bold 8pt 'Liberation Sans';color:#fff;background:${GREEN};margin:2.6mm -4mm 1mm -7mm;padding:.9mm 4mm .9mm 7mm}
.band h3:first-child{margin-top:0}.band i{display:block;font-size:6.4pt;color:#51645c;margin-bottom:.7mm}
.main{position:absolute;left:56mm;right:9mm;top:8mm}.amc{font-size:7.6pt;text-align:right;color:#51645c}
h1{font:bold 16pt/1.1 'Liberation Sans';color:${GREEN};margin:0 0 1mm}.goal{font-style:italic;margin:0 0 1.5mm}
h2{font:bold 8pt 'Liberation Sans';color:${GREEN};border-bottom:.5mm solid #c9a227;margin:2.7mm 0 .7mm;padding-bottom:.4mm;display:flex;
justify-content:space-between}h2 small{font-weight:normal;font-size:6.2pt;color:#51645c;align-self:flex-end}
p{margin:0 0 1mm;text-align:justify}td,th{padding:.65mm .8mm;text-align:right;line-height:1.18;vertical-align:bottom}
td:first-child,th:first-child{text-align:left}th{font-weight:bold;color:#51645c;border-bottom:.2mm solid #9db5aa}td{border-bottom:.1mm solid #d5e2dc}
.wide td,.wide th{padding:.65mm .4mm;font-size:7.6pt}.two td,.two th{font-size:6.7pt}.left td:nth-child(2),.left th:nth-child(2){text-align:left}
.tail td{font-size:7pt}.two{display:grid;grid-template-columns:9fr 11fr;gap:4mm;align-items:start}.half{display:grid;grid-template-columns:1fr 1fr;
gap:4mm;align-items:start}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm;align-items:start}
.chart{display:grid;grid-template-columns:48mm 1fr;gap:2mm;align-items:center}.chart svg{width:48mm;display:block;font:3.3px 'Liberation Sans'}
.note{font-size:5.9pt;color:#51645c;margin:.5mm 0 0}.bad{font-size:6.7pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.plan td{border-bottom:none}.plan+.plan td{border-bottom:.1mm solid #9db5aa}
.foot{position:absolute;left:56mm;right:9mm;bottom:5mm;font-size:6.1pt;color:#51645c}.foot div{margin-top:.6mm}.foot div:last-child{text-align:right}
.front p{font-size:9pt;line-height:1.45;margin-bottom:2mm}.front td,.front th{font-size:8pt;padding:1.2mm .8mm}`;

/** The figures of the month before, and the true price of this month. */
export interface Past {
  readonly old: s.Figures;
  readonly price: string;
}

/** Negative figures in brackets with the percent sign inside; `n/a` for what the page does not have. */
const cell = (v: string | null | undefined): string => {
  if (v === null || v === undefined) return 'n/a';
  return v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
};

const number = (v: string | null | undefined): number => Number((v ?? '').replaceAll(',', ''));
const change = (now: number, old: number): string => cell(((now / old - 1) * 100).toFixed(2));

/** A title with words in small print at its right end. */
const titled = (title: string, small: string): string => `<h2>${s.esc(title)}<small>${s.esc(small)}</small></h2>`;

function band(entry: s.Entry): string {
  const quoted = (subject: 'FUND' | 'AMC', none: string): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) ${day}`, none);
  const charged = entry.fees.find((f) => f.fee_label_raw === 'Actual Rate of Management Fee');
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Fund Category', 'category_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    ['Management Fee (p.a.)', entry.management_fee_raw],
    ['Actual Rate of Management Fee', charged === undefined ? null : `${charged.percent}%`],
    ...s.terms(entry, [
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Par Value', 'par_value_raw'],
      ['Valuation Days', 'dealing_days_raw'],
      ['Subscription / Redemption Timings', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ['Fund Stability Rating', quoted('FUND', entry.sub_funds.length > 0 ? '' : 'Not applicable')],
    ['AMC Rating', quoted('AMC', '')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const people = s.members(entry).map(([name, office]) => `${s.esc(name)}<i>${s.esc(office)}</i>`);
  return `<div class=band><h3>Fund Details</h3>${items.map(([k, v]) => `<b>${s.esc(k)}</b>${s.esc(v)}`).join('')}
<h3>Investment Committee</h3>${people.join('')}</div>`;
}

const frame = (entry: s.Entry, body: string): string => `${band(entry)}<div class=main>
<div class=amc>${s.esc(entry.amc_name_raw)} | Fund Managers’ Report April 2024</div><h1>${s.esc(entry.fund_name_raw)}</h1>
<p class=goal>${s.esc(entry.investment_objective_raw)}</p>${body}</div>
<div class=foot><div>${s.esc(s.RISK_NOTE)}</div><div>${s.esc(entry.page_footer_raw)}</div></div>`;

/** Both months with and without what funds of funds hold; the change of the price is the true one. */
function sizes(entry: s.Entry, { old, price }: Past): string {
  const [size, before] = [number(entry.fund_size_raw), number(old.fund_size_raw)];
  const pkr = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) : null;
  const rows = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', old.fund_size_raw ?? '', change(size, before)],
  ];
  if (pkr !== null) {
    const [now, then] = [pkr / 1e6, before - (size - pkr / 1e6) + 3];
    rows.push(['Net Assets excluding Fund of Funds', s.grouped(now, 0), s.grouped(then, 0), change(now, then)]);
  }
  const prices = [entry.nav_per_unit ?? '', old.nav_per_unit ?? '', change(number(price), number(old.nav_per_unit))];
  const head = ['(Rs in million)', "Apr'24", "Mar'24", 'MoM %'];
  return titled('Fund Net Assets', '') + s.htmlTable([head, ...rows, ['NAV Per Unit (Rs)', ...prices]]);
}

/** `Since Launch*` with a break after its first word. */
const broken = (label: string): string => s.esc(label).replace('Since ', 'Since<br>');

function returns(entry: s.Entry): string {
  const rows = (
    [
      [s.short(entry), 'fund_return_percent'],
      ['Benchmark', 'benchmark_return_percent'],
      ['Peer Group', 'peer_return_percent'],
    ] as const
  ).map(([name, key]) => s.tr([name, ...s.seriesCells(entry, key).map(cell)]));
  return `${titled('Performance', 'Net of expenses')}<table class=wide>${s.tr(['', ...s.periods(entry).map(broken)], 'th')}
${rows.join('')}</table><p class=note>${s.esc(entry.footnotes_raw[0])}</p>`;
}

function series(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  return `<div class=two><div>${titled('Annual Returns', '')}${s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'wide')}</div>
<div>${titled('Monthly Returns', 'last six months')}${s.htmlTable(s.wideSeries(entry.monthly_returns, names, cell), 'wide')}</div></div>`;
}

/** A ring with the figure of each slice outside of it, next to the table of two months. */
function chart(entry: s.Entry): string {
  const rows = s.ofMonth(entry, 'ASSET_ALLOCATION', "Apr'24");
  let from = 0;
  const shapes = rows.map((r, i) => {
    const share = Number(r.percent);
    const middle = ((from + share / 2) / 100) * 2 * Math.PI - Math.PI / 2;
    // The label of a thin slice is above the ring, apart from all others.
    const [x, y] = share < 4 ? [34.5, 3.4] : [34 + 17 * Math.cos(middle), 23 + 17 * Math.sin(middle) + 1];
    const anchor = share < 4 || x > 34 ? 'start' : 'end';
    const arc = `<circle r="12" cx="34" cy="22" fill="none" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="7" pathLength="100"
stroke-dasharray="${share} ${(100 - share).toFixed(1)}" stroke-dashoffset="${(25 - from).toFixed(2)}"/>`;
    from += share;
    return `${arc}<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${s.esc(r.percent)}%</text>`;
  });
  const table = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  return `${titled(s.titleOf(entry, 'ASSET_ALLOCATION'), '')}<div class=chart><svg viewBox="0 0 68 45">${shapes.join('')}</svg>
${s.htmlTable([['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...table])}</div>`;
}

/** The first half of the papers, and the others at the right of them. */
function halves(figures: s.Figures, mix: s.Mix): string {
  const all = figures.holdings;
  if (all.length === 0) return '';
  const isRated = mix.papers[0]?.[2] !== '';
  const half = Math.ceil(all.length / 2);
  const tables = [all.slice(0, half), all.slice(half)].map((part) =>
    s.htmlTable(
      part.map((h) => [h.name_raw, ...(isRated ? [s.noteOf(mix, h.name_raw)] : []), cell(h.percent)]),
      isRated ? 'left' : '',
      0,
    ),
  );
  return `${titled(figures.holdings_title_raw ?? '', '')}<div class=half>${tables.join('')}</div>`;
}

function breaches(entry: s.Entry): string {
  const title = titled('Details of Non-Compliant Investments', 'Rs in million');
  if (entry.non_compliant.length === 0) return `${title}<p>Nil</p>`;
  const head = [
    'Name',
    'Type',
    'Value before Provision',
    'Provision Held',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return title + s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad');
}

/** The ratios of a fund, a plan or a sub-fund, and the levies in them, as sentences. */
function ratios(figures: s.Figures, name: string): string {
  const of = (period: string): string => {
    const ratio = s.feeOf(figures, `Total Expense Ratio (${period})`, null);
    const levies = s.feeOf(figures, 'Government levies', period);
    return `Total Expense Ratio (${period}) is ${ratio}% including ${levies}% of Government levies`;
  };
  return `${name === '' ? '' : `<b>${s.esc(name)}:</b> `}${of('MTD')}; ${of('YTD')}.`;
}

function fundPage(entry: s.Entry, fund: s.Fund, past: Past): string {
  const type = s.otherType(entry);
  const second = s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])]);
  const body = `${sizes(entry, past)}${titled('Fund Manager’s Comments', '')}<p>${s.esc(COMMENTS[fund.abbr])}</p>
${returns(entry)}${series(entry)}${chart(entry)}${type === null ? '' : titled(s.titleOf(entry, type), '')}
<div class=half>${s.htmlTable(second.slice(0, Math.ceil(second.length / 2)), '', 0)}${s.htmlTable(second.slice(Math.ceil(second.length / 2)), '', 0)}</div>
${halves(entry, fund)}${breaches(entry)}${titled('Expense Ratio', 'annualized')}<p>${ratios(entry, '')}</p>`;
  return frame(entry, body);
}

/** Size and price of each plan or sub-fund in both months. */
function partSizes(entry: s.Entry, pasts: readonly Past[], title: string): string {
  const hasDates = entry.sub_funds[0]?.launch_date_raw !== undefined;
  const rows = entry.sub_funds.map((x, i) => {
    const old = s.only(pasts[i], 'past').old;
    return [
      x.name_raw,
      ...(hasDates ? [x.launch_date_raw ?? ''] : []),
      x.fund_size_raw ?? '',
      old.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      old.nav_per_unit ?? '',
    ];
  });
  const top = `<tr><th rowspan=2></th>${hasDates ? '<th rowspan=2>Launch Date</th>' : ''}
<th colspan=2>Net Assets (Rs in million)</th><th colspan=2>NAV Per Unit (Rs)</th></tr>`;
  const heads = s.tr(["Apr'24", "Mar'24", "Apr'24", "Mar'24"], 'th').replace('<th>', '<th style="text-align:right">');
  return `${titled(title, '')}<table>${top}${heads}${rows.map((r) => s.tr(r.map(s.esc))).join('')}</table>`;
}

/** Each plan has a row, and its benchmark one below it. */
function partReturns(entry: s.Entry): string {
  const first = s.only(entry.sub_funds[0], 'part');
  const rows = entry.sub_funds.flatMap((x) => {
    const benchmark = s.seriesCells(x, 'benchmark_return_percent');
    const own = s.tr([s.esc(x.name_raw), ...s.seriesCells(x, 'fund_return_percent').map(cell)], 'td', 'plan');
    return benchmark[0] === null ? [own] : [own, s.tr(['Benchmark', ...benchmark.map(cell)], 'td', 'plan')];
  });
  return `${titled('Performance', 'Net of expenses')}<table class=wide>${s.tr(['', ...s.periods(first).map(broken)], 'th')}
${rows.join('')}</table><p class=note>${s.esc(entry.footnotes_raw[0])}</p>`;
}

const partRatios = (entry: s.Entry): string =>
  `${titled('Expense Ratio', 'annualized')}${entry.sub_funds.map((x) => `<p>${ratios(x, x.name_raw)}</p>`).join('')}`;

function planPage(entry: s.Entry, fund: s.Fund, pasts: readonly Past[]): string {
  const plans = entry.sub_funds;
  const rows = s
    .restLast(s.matrix(plans, 'ASSET_ALLOCATION', ''), (label) => !label.startsWith('Haripur'))
    .map(([label = '', ...cells]) => [label, ...cells.map((c) => (c === '' ? '-' : cell(c)))]);
  const title = s.titleOf(s.only(plans[0], 'plan'), 'ASSET_ALLOCATION');
  return frame(
    entry,
    `${partSizes(entry, pasts, 'Net Assets of the Plans')}${titled('Fund Manager’s Comments', '')}<p>${s.esc(COMMENTS[fund.abbr])}</p>
${partReturns(entry)}${titled(title, "as on Apr'24")}${s.htmlTable([['', ...plans.map((x) => x.name_raw)], ...rows])}${partRatios(entry)}`,
  );
}

function pensionPage(entry: s.Entry, fund: s.Fund, pasts: readonly Past[]): string {
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const mix = s.only(fund.subs?.[0], 'sub-fund');
  const classes = entry.sub_funds.map((x) => {
    const rows = s.ofType(x, 'ASSET_ALLOCATION').map((r) => [r.label_raw, cell(r.percent)]);
    return s.htmlTable([[x.name_raw, "Apr'24"], ...rows]);
  });
  const sectors = s.ofType(equity, 'SECTOR_ALLOCATION').map((r) => [r.label_raw, cell(r.percent)]);
  return frame(
    entry,
    `${partSizes(entry, pasts, 'Net Assets of the Sub-Funds')}${titled('Fund Manager’s Comments', '')}<p>${s.esc(COMMENTS[fund.abbr])}</p>
${partReturns(entry)}${titled(s.titleOf(equity, 'ASSET_ALLOCATION'), '')}<div class=three>${classes.join('')}</div>
${titled(s.titleOf(equity, 'SECTOR_ALLOCATION'), equity.name_raw)}${s.htmlTable(sectors, '', 0)}
${halves({ ...equity, holdings_title_raw: `${equity.name_raw}: ${equity.holdings_title_raw ?? ''}` }, mix)}${partRatios(entry)}`,
  );
}

const REVIEW = [
  'Inflation declined to 17.3% in April, the lowest rate in two years. The current account had a surplus of USD 491 million, the third one in a ' +
    'row. The reserves of the State Bank were USD 9.1 billion at the end of the month, after the last tranche of the IMF.',
  'The policy rate remained at 22% in the meeting of April 29. Yields of Ijara Sukuk fell by 25 to 60 basis points, as a first cut is expected ' +
    'in June. The rupee was stable at 278 against the dollar.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', e.risk_profile_raw ?? '']);
  return `<div class="main front" style="left:12mm"><div class=amc>Haripur Islamic Investments Limited</div><h1>Fund Managers’ Report April 2024</h1>
${titled('Market Review', '')}${s.paragraphs(REVIEW)}${titled('Our Funds', '')}${s.htmlTable([['Fund', 'Category', 'Risk Profile'], ...rows], 'left')}</div>
<div class=foot style="left:12mm"><div>${s.esc(s.RISK_NOTE)}</div><div>Haripur Islamic Investments Limited — April 2024 — Page 1</div></div>`;
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  pastOf: (entry: s.Entry) => readonly Past[],
): string {
  const pages = entries.map((e) => {
    const [fund, pasts] = [s.fundNamed(funds, e), pastOf(e)];
    if (fund.subs === undefined) return fundPage(e, fund, s.only(pasts[0], 'past'));
    return fund.subs[0]?.papers.length === 0 ? planPage(e, fund, pasts) : pensionPage(e, fund, pasts);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
