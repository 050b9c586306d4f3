/** The pages of AMC N51: how the net assets moved, prices of three days, tables in two columns, terms at the foot. */
import { FUNDS } from './n51-funds.ts';
import * as s from './shared11.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.34 'DejaVu Sans Condensed','DejaVu Sans';color:#1f2a20;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:11mm 13mm}
.top{border-left:5pt solid #b0322b;padding-left:4mm;margin-bottom:3mm}.top h1{margin:0;font-size:17pt}.top div{font-size:8.6pt;color:#5a5f57}
h2{font-size:8.4pt;text-transform:none;margin:3mm 0 .8mm;color:#b0322b}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm}
td,th{padding:.6mm 1mm;text-align:right}td:first-child,th:first-child{text-align:left}table{border-top:1pt solid #1f2a20;border-bottom:1pt solid #1f2a20}
th{border-bottom:.5pt solid #1f2a20;font-weight:bold}tr:nth-child(even) td{background:#f3f1ea}.sum td{font-weight:bold;border-top:.5pt solid #1f2a20}
.four td{text-align:left;vertical-align:top}.four td:nth-child(odd){color:#5a5f57;width:34mm}.note{font-size:6.6pt;margin-top:2.4mm}
footer{position:absolute;left:13mm;right:13mm;bottom:7mm;font-size:6.2pt;color:#5a5f57}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${s.bracketed(v)}%`);

/** What the page prints of the days before. */
export interface Past {
  readonly openingRaw: string;
  /** The true size of this month, of which the movements are parts. */
  readonly closing: string;
  readonly days: readonly { readonly label: string; readonly figures: s.Figures }[];
}

const tenths = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 10);

/** Opening, sales, redemptions, income and closing, which add up; in tenths of a million. */
function movement(entry: s.Entry, past: Past, fund: s.Fund): string {
  const [opening, closing] = [tenths(past.openingRaw), tenths(past.closing)];
  const month = Number(entry.reported_returns[0]?.fund_return_percent ?? 0) / 100;
  const income = Math.round(opening * (fund.model.kind === 'rate' ? month / 12 : month));
  const flow = closing - opening - income;
  const redeemed = Math.round(opening * s.between(0.03, 0.08, fund.name, 'redeemed')) + Math.max(0, -flow);
  const shown = (value: number): string => s.bracketed(s.grouped(value / 10, 1));
  const label = income < 0 ? 'Loss for the month' : 'Income for the month';
  const rows: s.Item[] = [
    [`Net assets on ${past.days[1]?.label ?? ''}`, past.openingRaw],
    ['Units sold', shown(flow + redeemed)],
    ['Units redeemed', shown(-redeemed)],
    [label, shown(income)],
  ];
  const body = rows.map(([l, v]) => s.tr([l, v])).join('');
  const last = s.tr([entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''], 'td', 'sum');
  return `<h2>Movement of Net Assets (Rs. in million)</h2><table>${body}${last}</table>`;
}

function prices(past: Past): string {
  const row = (label: string, of: (f: s.Figures) => string | null | undefined): string[] => [
    label,
    ...past.days.map((d) => of(d.figures) ?? ''),
  ];
  return `<h2>Prices per Unit (Rs.)</h2>${s.htmlTable([
    ['', ...past.days.map((d) => d.label)],
    row('Net asset value', (f) => f.nav_per_unit),
    row('Offer price', (f) => f.offer_price),
    row('Redemption price', (f) => f.repurchase_price),
  ])}`;
}

function terms(entry: s.Entry): string {
  const items = [
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
    ]),
    ...s.stated([['Maturity date', entry.maturity_date_raw]]),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum subscription', 'minimum_initial_raw'],
      ['Subsequent subscription', 'minimum_subsequent_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Valuation days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Stability rating', s.ratingText(entry, 'FUND', 'None')] as const,
    ['Management quality rating', s.ratingText(entry, 'AMC')] as const,
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...s.people(entry),
  ];
  const half = Math.ceil(items.length / 2);
  const rows = items.slice(0, half).map((item, i) => [...item, ...(items[half + i] ?? ['', ''])]);
  return `<h2>Scheme Information</h2>${s.htmlTable(rows, 'four', 0)}`;
}

function holdings(entry: s.Entry): string {
  const rows = entry.holdings.map((h) => [h.name_raw, cell(h.percent)] as const);
  return rows.length === 0 ? '' : `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.list(rows, '')}`;
}

function page(entry: s.Entry, past: Past): string {
  const fund = s.fundNamed(FUNDS, entry);
  return `<div class=top><h1>${entry.fund_name_raw}</h1><div>${entry.amc_name_raw} &nbsp; | &nbsp; Report of the Fund Manager, ${entry.report_month_label_raw}</div></div>
<div>${s.term(entry.investment_objective_raw)}</div>
<div class=two><div>${movement(entry, past, fund)}</div><div>${prices(past)}</div></div>${s.returnsTable(entry, cell)}<h2>Last Six Months</h2>${s.monthTable(entry, [entry.fund_column_raw ?? '', 'Benchmark'], cell)}
<div class=two><div>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}${holdings(entry)}</div><div>${s.sharesTable(entry, 'CREDIT_QUALITY', cell)}${s.sharesTable(entry, 'SECTOR_ALLOCATION', cell)}</div></div>
${terms(entry)}<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div>
<footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[], past: (entry: s.Entry) => Past): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, past(e))),
  );
