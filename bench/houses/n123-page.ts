/** The pages of AMC N123: a review in landscape, and a page of three columns for each fund. */
import { COMMENTS } from './n123-funds.ts';
import * as s from './shared15.ts';

const OWN = '#b4531a';
const PAST = '#e6b894';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}body{font:7.3pt/1.3 'Liberation Sans';color:#26262b;font-variant-ligatures:none}
.top{display:flex;height:17mm;background:#26324a;color:#fff;align-items:center;padding:0 10mm}.top h1{flex:1;font:bold 16pt 'URW Gothic';margin:0}
.top div{text-align:right;font-size:8.4pt}.top div b{display:block;font-size:10pt}.bar{height:1.4mm;background:${OWN}}
.cols{display:grid;grid-template-columns:78mm 103mm 86mm;gap:5mm;padding:2.6mm 10mm 0}h2{font:bold 8.6pt 'URW Gothic';color:${OWN};
margin:2.2mm 0 1mm;border-bottom:.5mm solid #26324a;padding-bottom:.4mm}h2:first-child{margin-top:0}p{margin:0 0 1.2mm;text-align:justify}
td,th{padding:.48mm 1mm;text-align:right;vertical-align:top}td:first-child,th:first-child{text-align:left}th{color:#26324a;vertical-align:bottom}
.facts td{text-align:left}.facts td:first-child{width:32mm;color:#5b6270}.facts tr:nth-child(odd) td{background:#f3f1ee}.facts td{padding:.55mm 1.2mm}
.price{border:.4mm solid #26324a;margin-bottom:2mm}.price th,.price td{text-align:center!important}.price td{font-weight:bold;font-size:8.6pt}
.price th{background:#e9ecf2;font-weight:normal}.perf th{background:#26324a;color:#fff;font-weight:normal}.perf td,.perf th{text-align:center;
vertical-align:middle;padding:.55mm 1mm;font-size:6.6pt}
.perf td:first-child,.perf th:nth-child(2){white-space:nowrap}.perf td:first-child{padding-right:1.8mm}.perf tr:nth-child(2) td{font-weight:bold}
.perf td{border-bottom:.2mm solid #c9ced8}.team td:last-child{text-align:left;color:#5b6270}
.team td:first-child{width:42mm}.rows td{border-bottom:.2mm solid #e2e0dc}.strip{padding:0 10mm}.strip h2{margin-top:1.6mm}
.wide td,.wide th{font-size:6.3pt;line-height:1.15}.wide td:first-child{width:19mm}.wide td:nth-child(2),.wide th:nth-child(2){text-align:left}
.notes{position:absolute;left:10mm;right:10mm;bottom:8.4mm;font-size:6.4pt;color:#444}.foot{position:absolute;left:0;right:0;bottom:0;height:6mm;
background:#e9ecf2;color:#26324a;text-align:center;line-height:6mm;font-size:6.8pt}.key{display:flex;gap:5mm;margin-bottom:.8mm}
.key i{display:inline-block;width:2.6mm;height:2mm;margin-right:1.2mm}.review{columns:2;column-gap:12mm;padding:8mm 10mm;font-size:10pt;line-height:1.5}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const text = (x: number, y: number, words: string, extra = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="7.2" ${extra}>${s.esc(words)}</text>`;

interface BarRow {
  readonly label: string;
  readonly cells: readonly string[];
}

/** A bar for each figure of each row, with its label at the end. */
function bars(rows: readonly BarRow[]): string {
  const [left, width] = [96, 243];
  const most = Math.max(...rows.flatMap((r) => r.cells.map(Number)));
  const each = rows[0]?.cells.length === 1 ? 11.4 : 19.5;
  const body = rows.map((r, i) => {
    const y = i * each;
    const lines = r.cells.map((v, k) => {
      const length = (Number(v) / most) * (width - left - 34);
      const top = y + 1 + k * 8.6;
      const box = `<rect x="${left}" y="${top.toFixed(1)}" width="${length.toFixed(1)}" height="7.6" fill="${k === 0 ? OWN : PAST}"/>`;
      return box + text(left + length + 3, top + 6.4, `${v}%`);
    });
    return text(left - 4, y + (r.cells.length === 1 ? 7.4 : 11.6), r.label, 'text-anchor="end"') + lines.join('');
  });
  const height = rows.length * each + 2;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt" style="display:block">${body.join('')}</svg>`;
}

function assets(entry: s.Entry): string {
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const key = dates.map((d, i) => `<span><i style="background:${i === 0 ? OWN : PAST}"></i>${d}</span>`);
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<div class=key>${key.join('')}</div>${bars(s.lines(entry, 'ASSET_ALLOCATION'))}`;
}

function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'second table');
  return s.heading(s.titleOf(entry, type)) + bars(s.lines(entry, type));
}

function prices(entry: s.Entry): string {
  const rows = [
    ['NAV per Unit', 'Offer Price', 'Redemption Price'],
    [entry.nav_per_unit ?? '', entry.offer_price ?? '', entry.repurchase_price ?? ''],
  ];
  return `<h2>Prices (PKR) as of November 30, 2025</h2>${s.htmlTable(rows, 'price')}`;
}

function facts(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) ${day}`, '');
  const items = s.stated([
    ...s.terms(entry, [
      ['Scheme Type', 'fund_type_raw'],
      ['Scheme Category', 'category_raw'],
      ['Inception Date', 'launch_date_raw'],
    ]),
    ['Maturity Date', entry.maturity_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
    ]),
    ['Fund Rating', rating('FUND')],
    ['AMC Rating', rating('AMC')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Contingent Load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.terms(entry, [
      ['Par Value', 'par_value_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Additional Investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timings', 'cutoff_raw'],
      ['Custodian & Trustee', 'trustee_raw'],
      ['External Auditor', 'auditor_raw'],
    ]),
  ]);
  return `${prices(entry)}<h2>Fund at a Glance</h2>${s.list(items, 'facts')}`;
}

function performance(entry: s.Entry): string {
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent') => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  const rows = [
    ['', ...s.periods(entry)],
    row(s.short(entry), 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
    row('Peer Average', 'peer_return_percent'),
  ];
  return s.heading('Performance against Benchmark and Peers') + s.htmlTable(rows, 'perf');
}

/** Nothing for a plan that has not seen the end of a fiscal year. */
function years(entry: s.Entry): string {
  if (entry.historical_returns.length === 0) return '';
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  return (
    s.heading('Fiscal Year Performance') + s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'perf')
  );
}

const holdings = (entry: s.Entry): string =>
  s.heading(entry.holdings_title_raw ?? '') + s.list(s.holdingItems(entry, cell), 'rows');

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name of Investment', 'Type', 'Value before Provisioning (PKR mn)', 'Provisioning Held (PKR mn)'];
  const more = ['Value after Provisioning (PKR mn)', '% of Gross Assets', '% of Net Assets'];
  const rows = entry.non_compliant.map((e) => s.exposureCells(e));
  return `${s.heading('Non-Compliant Investments')}${s.htmlTable([[...head, ...more], ...rows], 'rows wide')}`;
}

const top = (title: string, amc: string): string =>
  `<div class=top><h1>${s.esc(title)}</h1><div><b>${s.esc(amc)}</b>Fund Manager Report, November 2025</div></div><div class=bar></div>`;

function page(entry: s.Entry): string {
  const words = s.paragraphs(COMMENTS[s.short(entry)] ?? []);
  const team = s.list(s.members(entry), 'team');
  const statistics = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  const notes = [...entry.footnotes_raw, s.RISK_NOTE].map((t) => `<div>${s.esc(t)}</div>`);
  return `${top(entry.fund_name_raw, entry.amc_name_raw)}<div class=cols><div>${facts(entry)}</div>
<div><h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>${performance(entry)}${years(entry)}
<h2>Manager’s Review</h2>${words}<h2>Portfolio Characteristics</h2>${s.list(statistics, 'rows')}
<h2>Investment Committee</h2>${team}</div>
<div>${assets(entry)}${second(entry)}${holdings(entry)}${breaches(entry)}</div></div>
<div class=strip><h2>Monthly Performance</h2>${s.monthTable(entry, [s.short(entry), 'Benchmark'], cell).replace('class=""', 'class="perf"')}</div>
<div class=notes>${notes.join('')}</div><div class=foot>${s.esc(entry.page_footer_raw)}</div>`;
}

const REVIEW = [
  'The economy kept its course in November. Inflation was close to the middle of the target range of the central bank, ' +
    'large scale manufacturing grew for the fourth month in a row, and remittances from the Gulf remained strong.',
  'The current account was balanced over the first months of the fiscal year, although imports of machinery rose. ' +
    'Reserves of the central bank were supported by inflows from multilateral lenders after the review of the programme.',
  'The stock market moved sideways after its long rally. Trading volumes fell, but companies paid generous dividends, ' +
    'and new listings found enough buyers.',
  'We expect that rates stay where they are until spring. Shares offer a reasonable premium over bonds, and income funds ' +
    'should profit from floating rate instruments of good quality.',
];

export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const pages = entries.map(page);
  const front = `${top('Review of the Markets', entries[0]?.amc_name_raw ?? '')}<div class=review>${s.paragraphs(REVIEW)}</div>`;
  return s.htmlPages(STYLE, isWhole ? [front, ...pages] : pages);
}
