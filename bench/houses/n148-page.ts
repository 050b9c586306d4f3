/** The pages of AMC N148: a review, and a page for each fund with cards at the top and facts at the foot. */
import { COMMENTS } from './n148-funds.ts';
import * as s from './shared15.ts';

const BLUE = '#1f4e79';
const RUST = '#c55a11';
const GREY = '#9aa5b1';
const COLOURS = ['#1f4e79', '#c55a11', '#7f9db9', '#f0b27a', '#9aa5b1', '#55606e'] as const;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.7pt/1.3 'Liberation Sans';color:#263238;font-variant-ligatures:none}
.strip{position:absolute;right:0;top:0;bottom:0;width:14mm;background:${BLUE};color:#fff;writing-mode:vertical-rl;display:flex;
justify-content:space-between;align-items:center;padding:9mm 0}.strip b{font-size:15pt}.strip span{font-size:8.6pt}
.body{position:absolute;left:9mm;right:20mm;top:7mm}.amc{display:flex;justify-content:space-between;font-size:8pt;color:#55606e;margin-bottom:2mm}
.cards{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm}.card{background:#eef3f8;border-top:1mm solid ${RUST};padding:1.6mm 2mm;text-align:center}
.card b{display:block;font-size:12pt;color:${BLUE};line-height:1.25}.card span{font-size:7pt}
.scale{display:grid;grid-template-columns:24mm repeat(5,1fr);gap:1mm;margin-top:2.4mm;font-size:6.8pt;align-items:center;text-align:center}
.scale span{background:#e4e7eb;padding:.7mm 0}.scale .on{background:${RUST};color:#fff;font-weight:bold}.scale b{text-align:left;color:${BLUE}}
h2{font:bold 8.4pt 'Liberation Sans';color:${BLUE};border-bottom:.4mm solid ${BLUE};margin:2.8mm 0 .9mm;padding-bottom:.5mm;line-height:1.15}
p{margin:0;text-align:justify}.cols{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start}
td,th{padding:.5mm 1mm;text-align:right;line-height:1.2}td:first-child,th:first-child{text-align:left}th{color:${RUST};font-weight:bold}
tr:nth-child(even) td{background:#f3f6f9}svg.years{display:block;width:100%;font:6.6px 'Liberation Sans'}
.ring{display:grid;grid-template-columns:25mm 1fr;gap:3mm;align-items:center}.ring td{background:none!important;padding:.4mm .6mm}
.ring i{display:inline-block;width:2.3mm;height:2.3mm;border-radius:50%;margin-right:1.5mm}
.ranked td:first-child,.ranked th:first-child{width:6mm;text-align:right}
.ranked td:nth-child(2),.ranked th:nth-child(2),.ranked td:nth-child(3),.ranked th:nth-child(3){text-align:left}
.bad{font-size:7pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad th{vertical-align:bottom;line-height:1.1}
.grid{display:grid;grid-template-columns:repeat(5,1fr);border:.25mm solid ${GREY};border-width:.25mm 0 0 .25mm;font-size:7pt;line-height:1.2}
.grid div{border:.25mm solid ${GREY};border-width:0 .25mm .25mm 0;padding:.7mm 1.2mm}.grid span{display:block;color:${RUST};font-size:6.3pt}
.grid .wide{grid-column:span 2}.people{font-size:7.2pt;text-align:left}
.notes{position:absolute;left:9mm;right:20mm;bottom:4.5mm;font-size:6.1pt;color:#55606e}.notes div{margin-top:.4mm}
.front p{font-size:9pt;line-height:1.45;margin-bottom:2.4mm}.front td,.front th{padding:1.4mm 1mm;font-size:8.4pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '' : `${v}%`);

const frame = (title: string, footer: string, body: string): string =>
  `<div class=strip><b>${s.esc(title)}</b><span>${s.esc(footer)}</span></div>
<div class=body><div class=amc><b>Abbottabad Funds Management Limited</b><span>Monthly Fund Manager Report</span></div>${body}</div>`;

const card = (label: string, figure: string): string =>
  `<div class=card><span>${s.esc(label)}</span><b>${s.esc(figure)}</b></div>`;

/** The true return of the month; a planted fault changes the table of periods only. */
const monthOf = (entry: s.Entry): string | undefined => s.percentAt(entry.monthly_returns, 'Fund', 'May 2023');

function cards(entry: s.Entry): string {
  const year = s.returnAt(entry, 'Fiscal Year to Date');
  return `<div class=cards>${card('NAV per Unit, May 31st, 2023', `Rs. ${entry.nav_per_unit ?? ''}`)}
${card(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '')}${card('Return of May 2023', cell(monthOf(entry)))}
${card('Return Fiscal Year to Date', cell(year?.fund_return_percent))}</div>`;
}

const RISKS = ['Very Low', 'Low', 'Moderate', 'Medium', 'High'];

const scale = (entry: s.Entry): string =>
  `<div class=scale><b>Risk of the Fund</b>${RISKS.map(
    (risk) => `<span${risk === entry.risk_profile_raw ? ' class=on' : ''}>${risk}</span>`,
  ).join('')}</div>`;

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    r.peer_return_percent === null ? '–' : cell(r.peer_return_percent),
  ]);
  return s.heading('Returns') + s.htmlTable([['Period', 'Fund', 'Benchmark', 'Peers'], ...rows]);
}

function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, ['Fund', 'Benchmark'], cell);
  return s.heading('Last Six Months') + s.htmlTable([['Month', 'Fund', 'Benchmark'], ...rows]);
}

/** Two bars for each fiscal year with their figures above or below them, and the years at the foot. */
function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  if (rows.length === 0) return '';
  const values = rows.map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const yAt = (v: number): number => 78 - ((v - low) / (high - low)) * 59;
  const bar = (x: number, value: string | undefined, colour: string): string => {
    if (value === undefined) return '';
    const [a, b] = [yAt(Math.max(0, Number(value))), yAt(Math.min(0, Number(value)))];
    const shape = `<rect x="${x}" y="${a.toFixed(1)}" width="18" height="${(b - a).toFixed(1)}" fill="${colour}"/>`;
    const y = Number(value) < 0 ? b + 6.5 : a - 1.8;
    return `${shape}<text x="${x + 9}" y="${y.toFixed(1)}" text-anchor="middle">${value}</text>`;
  };
  const groups = s.labelsOf(rows).map((label, i) => {
    const x = 4 + i * 52;
    const bars = [
      bar(x, s.percentAt(rows, 'Fund', label), BLUE),
      bar(x + 25, s.percentAt(rows, 'Benchmark', label), GREY),
    ];
    return `${bars.join('')}<text x="${x + 22}" y="95" text-anchor="middle" font-weight="bold">${label}</text>`;
  });
  const key = `<rect x="4" y="1" width="6" height="6" fill="${BLUE}"/><text x="12" y="6.6">Fund</text>
<rect x="38" y="1" width="6" height="6" fill="${GREY}"/><text x="46" y="6.6">Benchmark</text>`;
  return `${s.heading('Returns of Fiscal Years (%)')}<svg class=years viewBox="0 0 262 98">${key}${groups.join('')}
<path d="M0 ${yAt(0).toFixed(1)}H262" stroke="#55606e" stroke-width=".5"/></svg>`;
}

function ring(entry: s.Entry): string {
  const rows = s.ofType(entry, 'ASSET_ALLOCATION');
  const colours = rows.map((_, i) => COLOURS[i % COLOURS.length] ?? BLUE);
  const keys = rows.map((r, i) =>
    s.tr([`<i style="background:${colours[i]}"></i>${s.esc(r.label_raw)}`, cell(r.percent)]),
  );
  const shares = rows.map((r) => Number(r.percent));
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<div class=ring>${s.ring(shares, colours, '25mm')}<table>${keys.join('')}</table></div>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const head = ['#', 'Name', fund.model.kind === 'rate' ? 'Rating' : 'Sector', 'Weight'];
  const rows = entry.holdings.map((h) => [String(h.rank), h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], 'ranked');
}

function breaches(entry: s.Entry): string {
  const title = s.heading('Non-Compliant Investments');
  if (entry.non_compliant.length === 0) return `${title}<p>There are none.</p>`;
  const head = [
    'Investment',
    'Kind',
    'Before Provision (Rs. mn)',
    'Provision (Rs. mn)',
    'After Provision (Rs. mn)',
    '% Gross Assets',
    '% Net Assets',
  ];
  return title + s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad');
}

/** Labels above their values; long values have two cells. */
function facts(entry: s.Entry): string {
  const quoted = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} ${agency}, ${day}`, '');
  const items = s.stated([
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Front-End Load', 'front_end_load_raw'],
      ['Back-End Load', 'back_end_load_raw'],
      ['Initial Investment', 'minimum_initial_raw'],
      ['Further Investments', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Dealing Time', 'cutoff_raw'],
      ['Settlement', 'settlement_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ['Fund Rating', quoted('FUND')],
    ['AMC Rating', quoted('AMC')],
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
  ]);
  const cells = items.map(
    ([k, v]) => `<div${k === 'Benchmark' ? ' class=wide' : ''}><span>${s.esc(k)}</span>${s.esc(v)}</div>`,
  );
  return `${s.heading('Facts of the Fund')}<div class=grid>${cells.join('')}</div>`;
}

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const people = s.members(entry).map(([name, office]) => `${name} – ${office}`);
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`];
  const body = `${cards(entry)}${scale(entry)}<h2>Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<h2>What Happened in the Month</h2><p>${s.esc(COMMENTS[fund.abbr])}</p>
<div class=cols><div>${returns(entry)}${ring(entry)}</div><div>${years(entry)}${s.sharesList(entry, s.otherType(entry), cell)}</div></div>
<div class=cols><div>${months(entry)}</div><div>${holdings(entry, fund)}</div></div>${breaches(entry)}${facts(entry)}
<h2>Investment Committee</h2><p class=people>${s.esc(people.join(' • '))}</p>`;
  return `${frame(entry.fund_name_raw, entry.page_footer_raw ?? '', body)}<div class=notes>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
}

const REVIEW = [
  'Inflation accelerated to 38.0% in May, led by food and transport. The current account was in surplus for the third month, because imports ' +
    'are restricted. Reserves of the State Bank were USD 4.1 billion at the end of the month, less than one month of imports.',
  'The staff level agreement on the ninth review of the IMF programme was still outstanding, and the programme ends in June. Political ' +
    'tension in the second week moved the rupee to 299 against the dollar, before it recovered to 285.',
  'Yields of T-Bills were cut off at 21.9% to 22.0%. The stock market traded in a narrow range, with foreign buying of USD 10 million.',
];

function front(entries: readonly s.Entry[]): string {
  const labels = ['May 2023', 'Fiscal Year to Date', 'Last 1 Year'];
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.risk_profile_raw ?? '',
    e.nav_per_unit ?? '',
    e.fund_size_raw ?? '',
    ...labels.map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
  ]);
  const head = ['Fund', 'Risk', 'NAV (Rs.)', 'Net Assets', ...labels];
  const body = `<div class=front>${s.heading('Economy and Markets')}${s.paragraphs(REVIEW)}${s.heading('Funds under Management')}
${s.htmlTable([head, ...rows])}</div>`;
  return frame('Review of the Month', 'May 2023 | 01', body);
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
