/** The pages of AMC N157: a review, and a wide page for each fund with a chart whose data table has the months. */
import { COMMENTS } from './n157-funds.ts';
import * as s from './shared15.ts';

const BROWN = '#6b3e1d';
const SAND = '#d7a86e';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.6mm;background:#fff}body{font:7pt/1.25 'Liberation Sans';color:#2b2420;font-variant-ligatures:none}
.top{position:absolute;left:8mm;right:8mm;top:6mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.8mm solid ${SAND};padding-bottom:1mm}
.top b{font-size:15pt;color:${BROWN};line-height:1}.top span{text-align:right;font-size:7.4pt}
.side{position:absolute;left:8mm;top:19mm;width:50mm}.side p{text-align:justify;margin:0 0 1mm}.side .who{text-align:left;margin-bottom:.7mm}
.main{position:absolute;left:62mm;right:8mm;top:17mm}
h2{font:bold 7.6pt/1.1 'Liberation Sans';color:#fff;background:${BROWN};margin:2mm 0 .6mm;padding:.8mm 1.4mm}
.main>h2:first-child,.cols h2:first-child{margin-top:0}
.main>.cols{margin-top:1.8mm}td,th{padding:.34mm .9mm;text-align:right;line-height:1.14;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
th{font-weight:bold;color:${BROWN};border-bottom:.25mm solid ${BROWN}}td{border-bottom:.1mm solid #e4d8cc}
.cols{display:grid;gap:3.4mm;align-items:start}.perf{grid-template-columns:132mm 1fr}.mix{grid-template-columns:66mm 54mm 1fr}
.glance th{line-height:1.1}tr.kind td{background:#f6eee5;font-style:italic;font-size:6.4pt;text-align:left;padding:.25mm .9mm}
svg.months{display:block;width:132mm;height:21mm}.data{font-size:6.2pt;table-layout:fixed}
.data td,.data th{border:.12mm solid #b9a797;padding:.4mm .2mm;text-align:center}
.data th:first-child{width:17mm;border-left:none;border-top:none}.data td:first-child{white-space:nowrap;padding-left:.6mm}
.key{display:inline-block;width:2mm;height:2mm;margin-right:1mm}.bars td{padding:.3mm .6mm}.bars i{display:block;height:2mm;background:${SAND}}
.bars td:nth-child(2){width:22mm}.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.facts td{text-align:left;vertical-align:top;font-size:6.7pt}.facts td:nth-child(odd){font-weight:bold;color:${BROWN};width:27mm}
.facts td:nth-child(even){width:49mm}.bad{font-size:6.4pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad h2{margin:0}
.foot{position:absolute;left:8mm;right:8mm;bottom:4mm;display:flex;justify-content:space-between;font-size:6.2pt;border-top:.2mm solid ${SAND};padding-top:.8mm}
.tiny{font-size:5.4pt;color:#6d5d52;margin:.6mm 0 0}.front{left:8mm}.front p{font-size:9pt;line-height:1.45}.front td,.front th{font-size:8.2pt;padding:1mm}`;

/** Negative figures in brackets. */
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

const number = (v: string | null | undefined): number => Number((v ?? '').replaceAll(',', ''));

const frame = (title: string, footer: string, body: string): string => `<div class=top><b>${s.esc(title)}</b>
<span>Kharan Fund Managers Limited<br>Fund Manager Report – February 2023</span></div>${body}
<div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

/** Prices, units and size of two dates, and the change between them. */
function glance(entry: s.Entry, past: s.Figures): string {
  const row = (day: string, f: s.Figures): string[] => [
    day,
    f.nav_per_unit ?? '',
    f.offer_price ?? '',
    f.repurchase_price ?? '',
    s.grouped(number(f.units_outstanding), 0),
    f.fund_size_raw ?? '',
  ];
  const change = (now: string | null | undefined, old: string | null | undefined): string =>
    cell(((number(now) / number(old) - 1) * 100).toFixed(2));
  const last = [
    'Change',
    change(entry.nav_per_unit, past.nav_per_unit),
    '',
    '',
    change(entry.units_outstanding, past.units_outstanding),
    change(entry.fund_size_raw, past.fund_size_raw),
  ];
  const heads = [
    'As of',
    'NAV per Unit<br>(Rs.)',
    'Offer Price<br>(Rs.)',
    'Redemption<br>Price (Rs.)',
    'Units<br>Outstanding',
    'Net Assets<br>(Rs. in million)',
  ];
  const rows = [row('31-Jan-2023', past), row('28-Feb-2023', entry), last].map((r) => s.tr(r.map(s.esc)));
  return `<table class=glance>${s.tr(heads, 'th')}${rows.join('')}</table>`;
}

/** Two columns for each month above the cells of the data table. */
function chart(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const values = rows.map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const yOf = (v: number): number => 1 + ((high - v) / (high - low)) * 18;
  const each = 115 / labels.length;
  const bars = labels.flatMap((label, i) =>
    [s.short(entry), 'Benchmark'].map((name, k) => {
      const [a, b] = [
        yOf(Math.max(0, number(s.percentAt(rows, name, label)))),
        yOf(Math.min(0, number(s.percentAt(rows, name, label)))),
      ];
      const x = 17 + i * each + each * (k === 0 ? 0.2 : 0.5);
      return `<rect x="${x.toFixed(2)}" y="${a.toFixed(2)}"
width="${(each * 0.28).toFixed(2)}" height="${(b - a).toFixed(2)}" fill="${k === 0 ? BROWN : SAND}"/>`;
    }),
  );
  const axis = [high, low]
    .filter((v) => v !== 0)
    .map(
      (v) =>
        `<text x="15.5" y="${(yOf(v) + (v === low ? 0 : 2)).toFixed(1)}" text-anchor="end">${Math.round(v)}%</text>`,
    );
  const zero = yOf(0).toFixed(2);
  const line = (name: string, colour: string): string =>
    s.tr([
      `<i class=key style="background:${colour}"></i>${s.esc(name)}`,
      ...labels.map((l) => cell(s.percentAt(rows, name, l))),
    ]);
  return `<h2>Monthly Returns – Last 12 Months</h2><svg class=months viewBox="0 0 132 21" font-size="2.1" font-family="Liberation Sans">${bars.join('')}
<path d="M17 ${zero}H132" stroke="#6d5d52" stroke-width=".2"/>${axis.join('')}</svg>
<table class=data>${s.tr(['', ...labels], 'th')}${line(s.short(entry), BROWN)}${line('Benchmark', SAND)}</table>`;
}

/** Periods and fiscal years, with a row before each group that says how its figures are computed. */
function returns(entry: s.Entry, kind: s.Model['kind']): string {
  const group = (text: string): string => `<tr class=kind><td colspan=4>${s.esc(text)}</td></tr>`;
  const rows = entry.reported_returns.map((r) =>
    s.tr([
      s.esc(r.period_label_raw),
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
      cell(r.peer_return_percent),
    ]),
  );
  const years = s.labelsOf(entry.historical_returns).map((l) => {
    const of = (name: string): string => cell(s.percentAt(entry.historical_returns, name, l));
    return s.tr([s.esc(l), of(s.short(entry)), of('Benchmark'), '-']);
  });
  const short = kind === 'rate' ? 'Simple annualised' : 'Absolute';
  return `<h2>Performance¹</h2><table>${s.tr(['', s.esc(s.short(entry)), 'Benchmark', 'Peers²'], 'th')}${group(short)}
${rows.slice(0, 5).join('')}${group('Compound annual growth rate (CAGR)')}${rows.slice(5).join('')}${group('Fiscal years (July to June)')}
${years.join('')}</table>`;
}

/** Both dates of the classes, with a bar for the later one. */
function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map(({ label, cells: [old, now] }) => {
    const width = Math.max(1, Number(now)).toFixed(1);
    return s.tr([s.esc(label), `<i style="width:${width}%"></i>`, cell(old), cell(now)]);
  });
  const head = s.tr(['', '', ...s.datesOf(entry, 'ASSET_ALLOCATION')], 'th');
  return `<h2>${s.titleOf(entry, 'ASSET_ALLOCATION')}</h2><table class=bars>${head}${rows.join('')}</table>`;
}

/** Total assets in millions are a little larger than net assets. */
const ASSETS = 1.012;

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const total = number(entry.fund_size_raw) * ASSETS;
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    s.noteOf(fund, h.name_raw),
    s.grouped((total * Number(h.percent)) / 100, 1),
    cell(h.percent),
  ]);
  const head = s.tr(['', fund.model.kind === 'rate' ? 'Rating' : 'Sector', 'Rs. in<br>million', 'Weight'], 'th');
  return `<h2>${s.esc(entry.holdings_title_raw)}</h2><table class=held>${head}${rows.map((r) => s.tr(r.map(s.esc))).join('')}</table>`;
}

/** Three labels with their values in each row. */
function facts(entry: s.Entry): string {
  const both = (label: string): string => ['MTD', 'YTD'].map((p) => `${s.feeOf(entry, label, p)}% (${p})`).join(' | ');
  const ratios = ['Total Expense Ratio (with govt. levy)', 'Total Expense Ratio (without govt. levy)'];
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...ratios.map((label) => [label, both(label)] as const),
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Par Value', 'par_value_raw'],
      ['Initial Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Times', 'cutoff_raw'],
      ['Redemption Payment', 'settlement_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Transfer Agent', 'registrar_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND', '')],
    ['AMC Rating', s.ratingText(entry, 'AMC', '')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const rows = Array.from({ length: Math.ceil(items.length / 3) }, (_, i) =>
    [0, 1, 2].flatMap((k) => items[i * 3 + k] ?? ['', '']),
  );
  return `<h2>Fund Facts</h2>${s.htmlTable(rows, 'facts', 0)}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-compliant Investment (Rs. in million)',
    'Type',
    'Value before Provision',
    'Provision',
    'Value after Provision',
    '% Gross Assets',
    '% Net Assets',
  ];
  return `<div style="margin-top:1.6mm">${s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad')}</div>`;
}

function fundPage(entry: s.Entry, fund: s.Fund, past: s.Figures): string {
  const people = s.members(entry).map(([name, office]) => `<p class=who><b>${s.esc(name)}</b><br>${s.esc(office)}</p>`);
  const side = `<div class=side>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Comments on the Month')}<p>${s.esc(COMMENTS[fund.abbr])}</p>${s.heading('Investment Committee')}${people.join('')}
${entry.footnotes_raw.map((t) => `<p class=tiny>${s.esc(t)}</p>`).join('')}</div>`;
  const second = s.sharesList(entry, s.otherType(entry), cell);
  const mix = `<div>${assets(entry)}</div><div>${second}</div><div>${holdings(entry, fund)}</div>`;
  const main = `<div class=main>${glance(entry, past)}<div class="cols perf"><div>${chart(entry)}</div><div>${returns(entry, fund.model.kind)}</div></div>
<div class="cols mix">${mix}</div>${breaches(entry)}${facts(entry)}</div>`;
  return frame(entry.fund_name_raw, entry.page_footer_raw ?? '', side + main);
}

const REVIEW = [
  'Inflation reached 31.5% in February, the highest rate since 1974. The Government passed a supplementary finance bill with taxes of Rs. 170 billion, ' +
    'and raised the prices of gas and electricity, in order to complete the ninth review of the IMF programme.',
  'The current account deficit was only USD 74 million, as imports are restricted. The reserves of the State Bank were USD 3.8 billion. The rupee ' +
    'closed at 261.5 against the dollar. T-Bills of three months were sold at 17.94%.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, s.short(e), e.category_raw ?? '', e.risk_profile_raw ?? '']);
  const head = ['Fund', 'Short Name', 'Category', 'Risk Profile'];
  const body = `<div class="main front">${s.heading('Economic Review')}${s.paragraphs(REVIEW)}${s.heading('Risk Profile of our Funds')}
${s.htmlTable([head, ...rows])}</div>`;
  return frame('Fund Manager Report', 'KFML / FMR / Feb-2023 / 1', body);
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  pastOf: (entry: s.Entry) => s.Figures,
): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e), pastOf(e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
