/** The pages of AMC N143: a summary of all funds, and a page for each with cards and a narrow left column. */
import { COMMENTS } from './n143-funds.ts';
import * as s from './shared15.ts';

const TEAL = '#00796b';
const NAVY = '#12344d';
const COLOURS = ['#00796b', '#f2a33a', '#12344d', '#7fb8ad', '#b9c4cc', '#d9634c'] as const;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.5pt/1.3 'Noto Sans';color:#26323a;font-variant-ligatures:none}
.band{position:absolute;left:0;right:0;top:0;height:22mm;background:linear-gradient(100deg,${NAVY},${TEAL});color:#fff;padding:0 9mm;
display:flex;justify-content:space-between;align-items:center}
.band h1{margin:0;font:bold 16pt/1.1 'Noto Sans'}.band em{display:inline-block;font:normal 7.6pt 'Noto Sans';margin-top:1.2mm;padding:.5mm 2.6mm;
border:.25mm solid #fff;border-radius:3mm}.band div:last-child{text-align:right;font-size:7.6pt;line-height:1.4}
.cards{position:absolute;left:9mm;right:9mm;top:25mm;display:grid;grid-template-columns:repeat(4,1fr);gap:4mm}
.card{display:flex;align-items:center;gap:2.4mm;height:15mm;border:.3mm solid #cfdcda;border-radius:2mm;padding:0 2.6mm;background:#f4f9f8}
.card svg{width:8mm;height:8mm;flex:none}.card span{display:block;font-size:6.5pt;color:#5b6b73}.card b{font-size:10.4pt;color:${NAVY};line-height:1.15}
.side{position:absolute;left:9mm;top:44mm;width:43mm;background:#eef5f4;border-radius:2mm;padding:2.5mm 3mm}
.side dl{margin:0}.side dt{font-size:6.6pt;color:${TEAL};font-weight:bold;margin-top:1.35mm}.side dd{margin:0;font-size:7.2pt;line-height:1.2}
.main{position:absolute;left:57mm;right:9mm;top:44mm}
h2{font:bold 8.2pt 'Noto Sans';color:${NAVY};margin:2.6mm 0 .9mm;padding-left:1.6mm;border-left:1mm solid #f2a33a;line-height:1.15}
h2:first-child{margin-top:0}p{margin:0;text-align:left}
td,th{padding:.52mm 1.2mm;text-align:right;border-bottom:.2mm solid #dfe6e8}td:first-child,th:first-child{text-align:left}
th{color:${TEAL};border-bottom:.4mm solid ${TEAL};font-weight:bold}
.pair{display:grid;grid-template-columns:86mm 1fr;gap:6mm;align-items:start;margin-top:2.6mm}.half{grid-template-columns:1fr 1fr}
.grid td,.grid th{text-align:center}.grid td:first-child,.grid th:first-child{text-align:left}
.text td:nth-child(2),.text th:nth-child(2){text-align:left}
svg.bars{display:block;width:100%;font:6.6px 'Noto Sans'}.lines td{border:none;padding:.4mm .6mm;vertical-align:middle}.lines td:nth-child(2){width:26mm}
.lines u{display:block;height:2.6mm;background:${TEAL};border-radius:0 1mm 1mm 0}
.key td:first-child::before{content:none}.note{position:absolute;left:57mm;right:9mm;bottom:11mm;font-size:5.9pt;color:#5b6b73}
.note div{margin-top:.5mm}
.foot{position:absolute;left:0;right:0;bottom:0;height:8mm;background:${NAVY};color:#fff;display:flex;justify-content:space-between;align-items:center;
padding:0 9mm;font-size:6.8pt}
.sum{position:absolute;left:9mm;right:9mm;top:30mm;font-size:7.8pt;line-height:1.5}.sum td,.sum th{padding:1.5mm 1mm}
.sum td:nth-child(2),.sum th:nth-child(2){text-align:left}.sum p{margin-bottom:2.5mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '—' : `${v}%`);

const ICONS = {
  nav: '<path d="M5 17l5-5 4 3 6-8" fill="none" stroke="#fff" stroke-width="2"/>',
  size: '<path d="M6 18v-6h3v6zM11 18V8h3v10zM16 18V5h3v13z" fill="#fff"/>',
  risk: '<path d="M12 5l8 13H4z" fill="none" stroke="#fff" stroke-width="2"/><path d="M12 10v4M12 15.5v1" stroke="#fff" stroke-width="1.6"/>',
  year: '<path d="M6 7h12v11H6zM6 10h12M9 5v3M15 5v3" fill="none" stroke="#fff" stroke-width="1.8"/>',
} as const;

function card(icon: keyof typeof ICONS, label: string, figure: string): string {
  const picture = `<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="${TEAL}"/>${ICONS[icon]}</svg>`;
  return `<div class=card>${picture}<div><span>${s.esc(label)}</span><b>${s.esc(figure)}</b></div></div>`;
}

const frame = (title: string, pill: string, amc: string, footer: string, body: string): string =>
  `<div class=band><div><h1>${s.esc(title)}</h1><em>${s.esc(pill)}</em></div><div><b>${s.esc(amc)}</b><br>Fund Manager Report<br>February 2026</div></div>
${body}<div class=foot><span>khaplufunds.example &nbsp;|&nbsp; 0800-54275 &nbsp;|&nbsp; help@khaplufunds.example</span><span>${s.esc(footer)}</span></div>`;

/** The return of the fiscal year; `year` is the true one, as a planted fault changes the table only. */
function cards(entry: s.Entry, year: string | null): string {
  return `<div class=cards>${card('nav', 'NAV per Unit (28 Feb 2026)', `PKR ${entry.nav_per_unit ?? ''}`)}
${card('size', entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '')}${card('risk', 'Risk Profile', entry.risk_profile_raw ?? '')}
${card('year', 'FYTD Return', cell(year))}</div>`;
}

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, '');

function side(entry: s.Entry): string {
  const facts = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee (Maximum)', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
    ]),
    [
      'Minimum Investment (Initial / Subsequent)',
      `${entry.minimum_initial_raw ?? ''} / ${entry.minimum_subsequent_raw ?? ''}`,
    ],
    ...s.terms(entry, [
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Stability Rating', quoted(entry, 'FUND')],
    ['AMC Rating', quoted(entry, 'AMC')],
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['External Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
  ]);
  const items = facts.map(([k, v]) => `<dt>${s.esc(k)}</dt><dd>${s.esc(v)}</dd>`).join('');
  const team = s.members(entry).map(([name, office]) => `<dd><b>${s.esc(name)}</b><br>${s.esc(office)}</dd>`);
  return `<div class=side><h2>Fund Details</h2><dl>${items}<dt>Investment Committee</dt>${team.join('')}</dl></div>`;
}

/** The difference is that of the true returns. */
function returns(entry: s.Entry, part: s.Part, month: s.Month): string {
  const points = s.historyOf(part.words, part.model, month);
  const year = s.periodReturn(points, part.model.kind, 'FYTD', 'fund');
  const rows = entry.reported_returns.map((r) => {
    const own = r.period_label_raw === 'FYTD' ? year : r.fund_return_percent;
    const difference = (Number(own) - Number(r.benchmark_return_percent)).toFixed(2);
    return [r.period_label_raw, cell(r.fund_return_percent), cell(r.benchmark_return_percent), `${difference}%`];
  });
  return s.heading('Performance') + s.htmlTable([['Period', 'Fund', 'Benchmark', 'Difference'], ...rows]);
}

function years(entry: s.Entry): string {
  if (entry.historical_returns.length === 0) return '';
  const names = [
    ['Fund', 'Fund'],
    ['Benchmark', 'Benchmark'],
  ] as const;
  return `${s.heading('Calendar Year Performance')}${s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'grid')}`;
}

const WIDTH = 330;

/** One bar for each month; a slice has its figure if there is room for it. */
function stackedBars(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const bars = s.datesOf(entry, 'ASSET_ALLOCATION').map((date, k) => {
    let x = 34;
    const slices = rows.map((r, i) => {
      const share = Number(r.cells[k]);
      const width = (share / 100) * WIDTH;
      const colour = COLOURS[i % COLOURS.length] ?? TEAL;
      const ink = i === 1 || i === 3 || i === 4 ? '#222' : '#fff';
      const text =
        share < 7
          ? ''
          : `<text x="${(x + width / 2).toFixed(1)}" y="${k * 17 + 10}" text-anchor="middle" fill="${ink}">${r.cells[k]}%</text>`;
      const shape = `<rect x="${x.toFixed(1)}" y="${k * 17 + 2}" width="${width.toFixed(1)}" height="12" fill="${colour}"/>`;
      x += width;
      return shape + text;
    });
    return `<text x="0" y="${k * 17 + 10}">${s.esc(date)}</text>${slices.join('')}`;
  });
  let at = 34;
  const keys = rows.map((r, i) => {
    const shape = `<rect x="${at}" y="38" width="6" height="6" fill="${COLOURS[i % COLOURS.length]}"/><text x="${at + 8}" y="43.6">${s.esc(r.label)}</text>`;
    at += 20 + r.label.length * 3.9;
    return shape;
  });
  return `<svg class=bars viewBox="0 0 366 47">${bars.join('')}${keys.join('')}</svg>`;
}

function assetTable(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  return s.htmlTable([['Asset Class', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...rows]);
}

/** Labels, bars and figures of sectors or ratings. */
function barList(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const lines = rows.map((r) => {
    const width = ((Number(r.percent) / most) * 100).toFixed(1);
    return s.tr([s.esc(r.label_raw), `<u style="width:${width}%"></u>`, cell(r.percent)]);
  });
  return `${s.heading(s.titleOf(entry, type))}<table class=lines>${lines.join('')}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([['Name', 'Sector', 'Weight'], ...rows], 'text');
}

function fundPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  const year = s.periodReturn(s.historyOf(part.words, part.model, month), part.model.kind, 'FYTD', 'fund');
  const ratios = s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`];
  return frame(
    entry.fund_name_raw,
    entry.category_raw ?? '',
    entry.amc_name_raw,
    entry.page_footer_raw ?? '',
    `${cards(entry, year)}${side(entry)}<div class=main><h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<h2>Fund Manager’s View</h2><p>${s.esc(COMMENTS[fund.abbr])}</p>
<div class=pair><div>${returns(entry, part, month)}</div><div><h2>Key Ratios</h2>${ratios}</div></div>${years(entry)}
${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${stackedBars(entry)}
<div class="pair half"><div>${assetTable(entry)}</div><div>${barList(entry)}</div></div>${holdings(entry, fund)}</div>
<div class=note>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`,
  );
}

const REVIEW = [
  'Headline inflation was 6.1% in February, after 5.8% in the month before. The State Bank of Pakistan kept the policy rate at 10.5% in its ' +
    'last meeting, and said that the real interest rate remains sufficiently positive to keep inflation within its target range.',
  'Remittances were USD 3.3 billion, 6% more than a year ago. The trade deficit widened as imports of machinery and petroleum increased. ' +
    'Foreign exchange reserves of the central bank crossed USD 16 billion.',
  'Equities were volatile. Investors took profits after the results season, while mutual funds and companies were net buyers. The average ' +
    'daily turnover was 920 million shares, 18% less than in January.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    `${e.nav_per_unit ?? ''}`,
    e.fund_size_raw ?? '',
    ...['1 Month', 'FYTD', '1 Year'].map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
  ]);
  const head = ['Fund', 'Category', 'Risk', 'NAV (PKR)', 'AUM', '1 Month', 'FYTD', '1 Year'];
  const body = `<div class=sum><h2>Our Funds at a Glance</h2>${s.htmlTable([head, ...rows])}
<h2 style="margin-top:9mm">Market Review</h2>${s.paragraphs(REVIEW)}</div>`;
  return frame('Fund Manager Report', 'February 2026', entries[0]?.amc_name_raw ?? '', 'FMR February 2026 | 1', body);
}

/** A page for each fund, and the summary before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e), month));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
