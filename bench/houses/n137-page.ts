/** The pages of AMC N137: a summary of all funds, and a page for each with its facts in a column at the right. */
import { COMMENTS } from './n137-funds.ts';
import * as s from './shared15.ts';

const INK = '#0a3a6b';
const ORANGE = '#e8762c';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.4pt/1.25 'Liberation Sans';color:#222;font-variant-ligatures:none}
.head{position:absolute;left:0;right:0;top:0;height:20mm;background:${INK};color:#fff;display:flex;justify-content:space-between;align-items:center;
padding:0 10mm;border-bottom:1.4mm solid ${ORANGE}}
.head b{font-size:15pt;line-height:1.05;white-space:nowrap}.head i{display:block;font:normal 8pt 'Liberation Sans';margin-top:.6mm}
.head div:last-child{text-align:right;font-size:8.4pt;white-space:nowrap}
.main{position:absolute;left:10mm;top:24mm;width:128mm}.side{position:absolute;right:9mm;top:24mm;width:57mm}
h2{font:bold 8.8pt 'Liberation Sans';color:${INK};margin:2.2mm 0 .7mm;border-bottom:.4mm solid ${ORANGE};padding-bottom:.2mm}
h2:first-child{margin-top:0}
h2 small{font:italic 7pt 'Liberation Sans';color:#555}p{margin:0;text-align:justify}
td,th{padding:.5mm .9mm;text-align:right;vertical-align:middle}td:first-child,th:first-child{text-align:left}
th{background:${INK};color:#fff;line-height:1.1}tr:nth-child(odd) td{background:#eef3f8}
.side td{background:none!important;border-bottom:.2mm dotted #9fb2c6;text-align:left;vertical-align:top;font-size:6.9pt;line-height:1.15;padding:.5mm .6mm}
.side td:first-child{width:25mm;font-weight:bold;color:${INK}}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 5mm;align-items:start}.grid td,.grid th{text-align:center;padding:.5mm .3mm}
.grid td:first-child,.grid th:first-child{text-align:left;padding-left:.9mm}
.mid td:nth-child(2),.mid th:nth-child(2),.mid td:nth-child(3):not(:last-child),.mid th:nth-child(3):not(:last-child){text-align:center}
.text td:nth-child(2),.text th:nth-child(2){text-align:left}.bad td,.bad th{font-size:6.8pt}
svg{display:block;width:100%;font:6.2px 'Liberation Sans'}
.notes{position:absolute;left:10mm;width:128mm;bottom:11mm;font-size:6.3pt;color:#444}.notes div{margin-top:.5mm;text-align:justify}
.foot{position:absolute;left:10mm;right:9mm;bottom:4.5mm;border-top:.4mm solid ${INK};padding-top:.8mm;
display:flex;justify-content:space-between;font-size:7pt;color:${INK}}
.sum{position:absolute;left:10mm;right:9mm;top:27mm;font-size:8.6pt;line-height:1.5}.sum td,.sum th{padding:1.3mm 1.2mm}
.sum p{margin-bottom:2.2mm}.sum td:nth-child(2),.sum th:nth-child(2){text-align:left}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (title: string, note: string, amc: string, footer: string, body: string): string =>
  `<div class=head><div><b>${s.esc(title)}</b><i>${s.esc(note)}</i></div>
<div><b style="font-size:11pt">${s.esc(amc)}</b><br>A wholly owned subsidiary of Mastung Bank Limited</div></div>${body}
<div class=foot><span>UAN: 0800-62786 | www.mastungfunds.example</span><span>${s.esc(footer)}</span></div>`;

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) dated ${day}`, '');

function sizes(entry: s.Entry, fund: s.Fund, month: s.Month): s.Item[] {
  const held = fund.fof === undefined ? null : Number(s.fofOf(fund, month));
  return s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    [
      'AUM excl. Fund of Funds (PKR in million)',
      held === null ? null : s.grouped(Number(entry.fund_size_pkr) / 1e6 - held, 2),
    ],
    ['NAV per Unit (31-Oct-2025)', `PKR ${entry.nav_per_unit ?? ''}`],
  ]);
}

function side(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const facts = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ...sizes(entry, fund, month),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Additional Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Fund Stability Rating', quoted(entry, 'FUND')],
    ['Management Quality Rating', quoted(entry, 'AMC')],
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Transfer Agent', 'registrar_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const committee = s.list(s.members(entry));
  return `<div class=side><h2>Fund Information</h2>${s.list(facts)}<h2>Investment Committee</h2>${committee}</div>`;
}

const BOX = { left: 20, right: 356, top: 4, bottom: 62 };

/** What 100 rupees became, from the first month of the points on. */
function growth(points: readonly s.Point[], kind: s.Model['kind'], series: 'fund' | 'benchmark'): number[] {
  const values = [100];
  for (const p of points) {
    const share = kind === 'rate' ? s.daysIn(p.month) / 365 : 1;
    values.push((values.at(-1) ?? 100) * (1 + (p[series] / 100) * share));
  }
  return values;
}

/** A line for the fund and one for the benchmark over three years. */
function chart(part: s.Part, month: s.Month): string {
  const points = s.recent(s.historyOf(part.words, part.model, month), 36);
  const lines = (['fund', 'benchmark'] as const).map((key) => growth(points, part.model.kind, key));
  const all = lines.flat();
  const step = Math.max(...all) - Math.min(...all) > 100 ? 50 : 20;
  const [low, high] = [Math.floor(Math.min(...all) / step) * step, Math.ceil(Math.max(...all) / step) * step];
  const yAt = (v: number): string => (BOX.bottom - ((v - low) / (high - low)) * (BOX.bottom - BOX.top)).toFixed(1);
  const xAt = (i: number): string => (BOX.left + (i / points.length) * (BOX.right - BOX.left)).toFixed(1);
  const rules = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step).map(
    (v) =>
      `<path d="M${BOX.left} ${yAt(v)}H${BOX.right}" stroke="#ddd" stroke-width=".5"/>
<text x="${BOX.left - 3}" y="${Number(yAt(v)) + 2}" text-anchor="end">${v}</text>`,
  );
  const start = s.before(month, points.length);
  const marks = Array.from({ length: Math.floor(points.length / 6) + 1 }, (_, i) => i * 6).map(
    (i) => `<text x="${xAt(i)}" y="${BOX.bottom + 8}" text-anchor="middle">${s.dashed(s.before(start, -i))}</text>`,
  );
  const drawn = lines.map(
    (values, k) =>
      `<path d="M${values.map((v, i) => `${xAt(i)} ${yAt(v)}`).join('L')}" fill="none" stroke="${[INK, ORANGE][k]}" stroke-width="1.3"/>`,
  );
  const keys = [part.line, 'Benchmark'].map(
    (name, k) =>
      `<path d="M${130 + k * 60} 77h12" stroke="${[INK, ORANGE][k]}" stroke-width="1.6"/><text x="${145 + k * 60}" y="79">${s.esc(name)}</text>`,
  );
  return `<h2>Growth of PKR 100 over the last three years</h2><svg viewBox="0 0 370 82">${[...rules, ...marks, ...drawn, ...keys].join('')}</svg>`;
}

function performance(entry: s.Entry): string {
  const own = s.short(entry);
  const names = [
    [own, own],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const returns = [
    ['', ...s.periods(entry)],
    [own, ...s.seriesCells(entry, 'fund_return_percent').map(cell)],
    ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)],
  ];
  const bare = (v: string | undefined): string => v ?? '-';
  return `<h2>Fund Returns</h2>${s.htmlTable(returns, 'grid')}
<h2>Year-wise Returns</h2>${s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'grid')}
<h2>Month-wise Returns <small>(in percent)</small></h2>${s.htmlTable(s.wideSeries(entry.monthly_returns, names, bare), 'grid')}`;
}

function shares(entry: s.Entry, type: s.AllocationType | null): string {
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)]);
  if (type === null || rows.length === 0) return '';
  return s.heading(s.titleOf(entry, type)) + s.htmlTable([['Particulars', ...s.datesOf(entry, type)], ...rows]);
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isDebt = (entry.holdings_title_raw ?? '').includes('TFC');
  const rows = entry.holdings.map((h) => [h.name_raw, ...s.noteOf(fund, h.name_raw).split(' · '), cell(h.percent)]);
  const head = isDebt ? ['Name of Issue', 'Rating', 'Maturity', '% of Total Assets'] : ['Company', 'Sector', 'Weight'];
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], isDebt ? 'mid' : 'text');
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Investment',
    'Exposure Type',
    'Value before Provision',
    'Provision held',
    'Value after Provision',
    '% of Net Assets',
    '% of Gross Assets',
  ];
  const rows = entry.non_compliant.map((e) => {
    const cells = s.exposureCells(e);
    return [...cells.slice(0, 5), cells[6] ?? '', cells[5] ?? ''];
  });
  return `<h2>Details of Non-Compliant Investments <small>(amounts in PKR million)</small></h2>${s.htmlTable([head, ...rows], 'text bad')}`;
}

function fundPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const [part] = s.partsOf(entry, fund);
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`];
  return frame(
    entry.fund_name_raw,
    `${fund.abbr} | Monthly report as of October 31, 2025`,
    entry.amc_name_raw,
    entry.page_footer_raw ?? '',
    `<div class=main><h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<h2>Fund Manager’s Commentary</h2><p>${s.esc(COMMENTS[fund.abbr])}</p>${performance(entry)}${chart(s.only(part, 'part'), month)}
<div class=two><div>${shares(entry, 'ASSET_ALLOCATION')}</div><div>${shares(entry, s.otherType(entry))}</div></div>
${holdings(entry, fund)}${breaches(entry)}</div>${side(entry, fund, month)}
<div class=notes>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`,
  );
}

const REVIEW = [
  'Headline inflation was 6.2% in October, the highest figure in a year, as floods in Punjab disrupted the supply of food. The State ' +
    'Bank of Pakistan kept the policy rate unchanged at 11.0%, and projects inflation to stay above its target range in the second half ' +
    'of the fiscal year.',
  'The current account had a deficit of USD 112 million in the month. Remittances rose by 12% to USD 3.4 billion. The staff of the IMF ' +
    'and the Government agreed on the second review of the programme, which will release USD 1.2 billion after approval of the Board.',
  'The KSE-100 Index gained 6.49% in October, its second month of strong gains. Foreign investors sold shares of USD 38 million and ' +
    'banks of USD 21 million, while mutual funds bought shares of USD 44 million. The average turnover was 1.3 billion shares a day.',
];

function front(entries: readonly s.Entry[]): string {
  const labels = ['MTD', 'FYTD', '365 Days'];
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.fund_size_raw ?? '',
    e.nav_per_unit ?? '',
    ...labels.map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
  ]);
  const table = s.htmlTable([['Fund Name', 'Category', 'AUM (PKR in million)', 'NAV (PKR)', ...labels], ...rows]);
  const body = `<div class=sum><h2>Performance Summary of Funds</h2>${table}
<h2 style="margin-top:8mm">Economic and Market Review</h2>${s.paragraphs(REVIEW)}</div>`;
  const amc = entries[0]?.amc_name_raw ?? '';
  return frame('Fund Managers’ Report', 'October 2025', amc, 'Fund Managers’ Report | October 2025 | 1', body);
}

/** A page for each fund, and the summary before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e), month));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
