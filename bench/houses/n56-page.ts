/** The pages of AMC N56: figures that go from their last value to the new one, and months in a chain of boxes. */
import { RATED_BEFORE } from './n56-funds.ts';
import * as s from './shared12.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.24 'URW Gothic','DejaVu Sans';color:#22303a;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:9mm 12mm}
.head{display:grid;grid-template-columns:1fr auto;align-items:end;border-bottom:3pt solid #e4572e}.head h1{margin:0;font-size:21pt;line-height:1.15;color:#17456b}.head div{text-align:right;font-size:8.4pt}
.read{background:#fdeee8;padding:1.6mm 3mm;margin:1.8mm 0 0;font-size:8pt}.grid{display:grid;grid-template-columns:88mm 1fr;gap:8mm}h2{font-size:9.2pt;margin:2.4mm 0 .6mm;color:#e4572e}
td,th{padding:.42mm .8mm;border-bottom:.3pt solid #cfd8de;text-align:right}td:first-child,th:first-child{text-align:left}th{font-weight:normal;color:#5f7280}
.move td:nth-child(2),.move th:nth-child(2){color:#7d8d98}.move td:nth-child(3){color:#e4572e;width:6mm;text-align:center}.move td:nth-child(4){font-weight:bold}.move td:nth-child(2),.move td:nth-child(4){width:22mm;white-space:nowrap}
.chain{display:grid;grid-template-columns:repeat(6,1fr);gap:2mm 5.4mm}.chain div{border:.7pt solid #17456b;border-radius:2mm;padding:1mm;text-align:center;position:relative;font-size:7.6pt}
.chain div:not(:last-child)::after{content:'\\2192';position:absolute;right:-5mm;top:3.4mm;color:#e4572e;font:9pt 'DejaVu Sans'}.chain b{display:block;color:#17456b}.chain i{display:block;color:#7d8d98;font-style:normal}
.sign{font:7.4pt/1 'DejaVu Sans'}.terms td{text-align:left}.terms td:first-child{color:#5f7280;width:38mm}p{margin:.6mm 0;text-align:justify;font-size:7.8pt}.people{display:flex;gap:8mm;margin-top:1mm}
footer{position:absolute;left:12mm;right:12mm;bottom:7mm;font-size:6.4pt;color:#5f7280;border-top:.5pt solid #cfd8de;padding-top:1mm}`;

const SIGN = '<span class=sign>→</span>';

/** A figure of April, the sign, and the figure of May. */
const move = (label: string, then: string, now: string): string => s.tr([s.esc(label), s.esc(then), SIGN, s.esc(now)]);
const moves = (rows: readonly string[]): string => `<table class=move>${rows.join('')}</table>`;

function figures(entry: s.Entry, then: s.Figures): string {
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding ?? 0), 0);
  return moves([
    move(entry.fund_size_label_raw ?? '', then.fund_size_raw ?? '', entry.fund_size_raw ?? ''),
    move('Units outstanding', units(then), units(entry)),
    move('NAV per unit (PKR)', then.nav_per_unit ?? '', entry.nav_per_unit ?? ''),
    ...entry.metrics.map((m, i) => move(m.label_raw, then.metrics[i]?.value_raw ?? '', m.value_raw)),
    ...entry.fees.map((f) => {
      const last = Number(f.percent) + s.between(-0.07, 0.07, entry.fund_name_raw, f.fee_label_raw);
      return move(f.fee_label_raw, last.toFixed(2), f.percent);
    }),
  ]);
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const lines = s.lines(entry, type);
  if (lines.length === 0) return '';
  const [then = '', now = ''] = s.datesOf(entry, type);
  const heads = s.tr(['', then, SIGN, now], 'th');
  return `${s.heading(s.titleOf(entry, type))}${moves([
    heads,
    ...lines.map((l) => move(l.label, l.cells[0] ?? '', l.cells[1] ?? '')),
  ])}`;
}

function holdings(entry: s.Entry, then: s.Figures): string {
  const last = (name: string): string => then.holdings.find((h) => h.name_raw === name)?.percent ?? '';
  const rows = entry.holdings.map((h) => move(h.name_raw, last(h.name_raw), h.percent));
  return rows.length === 0
    ? ''
    : `${s.heading(entry.holdings_title_raw ?? '')}${moves([s.tr(['', 'Apr-24', SIGN, 'May-24'], 'th'), ...rows])}`;
}

/** The difference of two printed figures with its sign. */
function lead(row: s.ReturnRow): string {
  const points = (Number(row.fund_return_percent) - Number(row.benchmark_return_percent)).toFixed(2);
  return points.startsWith('-') ? points : `+${points}`;
}

const returns = (entry: s.Entry): string =>
  s.htmlTable([
    ['%', entry.fund_column_raw ?? '', 'Lead', 'Benchmark'],
    ...entry.reported_returns.map((r) => [r.period_label_raw, s.ownReturn(r), lead(r), s.benchmarkReturn(r)]),
  ]);

function chain(entry: s.Entry): string {
  const at = (series: string, label: string): string => s.percentAt(entry.monthly_returns, series, label) ?? '';
  const boxes = s
    .labelsOf(entry.monthly_returns)
    .map((l) => `<div>${l}<b>${at(entry.fund_column_raw ?? '', l)}</b><i>${at('Benchmark', l)}</i></div>`);
  return `${s.heading('Twelve months in a chain (%)')}<div style="margin-bottom:1mm">In each box: the month, the return of <b>${entry.fund_column_raw}</b>, the return of the Benchmark.</div>
<div class=chain>${boxes.join('')}</div>`;
}

function terms(entry: s.Entry): string {
  const before = RATED_BEFORE[entry.fund_column_raw ?? ''];
  const [own, amc] = s.ratings(entry, 'Not rated');
  const rows = [
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee (p.a.)', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum investment, initial', 'minimum_initial_raw'],
      ['Minimum investment, later', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['AMC rating', amc] as const,
  ].map(([label, value]) => s.tr([s.esc(label), s.esc(value)]));
  const rating = s.tr(['Fund rating', `${before === undefined ? '' : `${before} ${SIGN} `}${s.esc(own)}`]);
  return `<table class=terms>${rows.join('')}${rating}</table>`;
}

const COMMENTS = {
  rate: [
    'Inflation came down to 11.8% in May from 17.3% in April, the lowest reading in thirty months. Bids in the auctions of the month were heavy, and yields of treasury bills fell by 20 to 60 basis points ahead of the meeting of the committee in June.',
    'The fund placed money from maturing bills in deposits with profit rates above the yield of bills, as banks sought deposits before the end of the half year.',
  ],
  market: [
    'Shares gained after the country had repaid its bond of April and talks about a new programme of the IMF had begun. Foreign funds bought shares of USD 15 million net, the seventh month of buying in a row, and average turnover rose to 492 million shares.',
    'The fund took profits in fertilizer companies and added to banks, whose payouts of the first quarter were above what the market had expected. We remain fully invested while shares trade at less than five times their earnings.',
  ],
} as const;

function page(entry: s.Entry, then: s.Figures): string {
  const kind = s.ofType(entry, 'CREDIT_QUALITY').length > 0 ? 'rate' : 'market';
  return `<div class=head><h1>${entry.fund_name_raw}</h1><div>${entry.amc_name_raw}<br>Monthly report, ${entry.report_month_label_raw}</div></div>
<div style="margin-top:1.6mm"><b>Objective:</b> ${s.term(entry.investment_objective_raw)}</div>
<div class=read>How to read the figures: 30 April 2024 ${SIGN} 31 May 2024</div>
<div class=grid><div>${s.heading('Figures')}${figures(entry, then)}${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, 'CREDIT_QUALITY')}${shares(entry, 'SECTOR_ALLOCATION')}${holdings(entry, then)}</div>
<div>${s.heading('Returns')}${returns(entry)}<p>${s.esc(entry.footnotes_raw.join(' '))}</p>${s.heading('Terms')}${terms(entry)}${s.heading('What moved')}${s.paragraphs(COMMENTS[kind])}</div></div>
${chain(entry)}<h2>People</h2><div class=people>${s
    .people(entry)
    .map(([role, name]) => `<div>${s.esc(role)}: <b>${s.esc(name)}</b></div>`)
    .join('')}</div><footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[], thenOf: (entry: s.Entry) => s.Figures): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, thenOf(e))),
  );
