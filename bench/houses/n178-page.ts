/** The pages of AMC N178: small tables side by side in fine print, a page for each fund. */
import { COMPLAINTS, REVIEW, commentOf } from './n178-text.ts';
import * as s from './shared15.ts';

const NAVY = '#14365c';
const RUST = '#b4472c';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:6.8pt/1.22 'Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}
.page{position:absolute;left:7mm;right:7mm;top:5mm}
.top{display:flex;justify-content:space-between;align-items:baseline;border-bottom:.5mm solid ${NAVY};padding-bottom:.6mm}
.top b{font:bold 13pt/1.1 'Liberation Sans Narrow';color:${NAVY}}.top span{font-size:7pt;color:#444}
.date{display:flex;justify-content:space-between;font-weight:bold;color:${RUST};font-size:7.2pt;margin:.8mm 0}
p{margin:0 0 1mm;text-align:justify}p b,.sentence b{color:${NAVY}}
h2{font:bold 6.9pt/1.1 'Liberation Sans';color:${NAVY};margin:0;padding:.7mm .4mm .5mm;border-top:.25mm solid ${NAVY};border-bottom:.25mm solid ${NAVY}}
td,th{padding:.36mm .5mm;text-align:right;line-height:1.12;vertical-align:top;font-weight:normal}
th{font-weight:bold;border-bottom:.15mm solid #999}td:first-child,th:first-child{text-align:left}
.info{margin:.6mm 0 1mm;table-layout:fixed}.info td{text-align:left;padding:.34mm .8mm .34mm 0}
.info td:nth-child(odd){width:27mm;color:${NAVY};font-weight:bold}
.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:1.8mm 2.6mm;align-items:start;margin-top:1.4mm}
.span{grid-column:span 2}.all{grid-column:span 3}.pairs td:nth-child(3){text-align:left;padding-left:3mm}.pairs td:nth-child(odd){width:24mm}
.held td:nth-child(3),.held th:nth-child(3){text-align:left;padding-left:3mm}.held td:nth-child(even){width:10mm}
.perf tr.own td{font-weight:bold;background:#e8eef5}.perf th{border-top:.15mm solid #999}.total td{font-weight:bold;border-top:.15mm solid #999}
.ter td,.ter th{padding:.3mm .5mm}.months td,.months th{padding:.27mm .5mm}.months td{white-space:nowrap}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.stack>*+*{margin-top:1.6mm}.sub{grid-template-columns:1fr 1fr 1fr}
svg{display:block;width:100%;margin-top:1mm}.say{columns:2;column-gap:4mm;margin-top:.6mm}
.notes{font-size:5.6pt;line-height:1.2;color:#333;margin-top:1.2mm}.notes div{margin-top:.3mm;text-align:justify}
.foot{position:absolute;left:7mm;right:7mm;bottom:4mm;border-top:.3mm solid ${NAVY};padding-top:.6mm;display:flex;justify-content:space-between;font-size:6pt}
.front p{font-size:9pt;line-height:1.5;margin-top:2.4mm}`;

const NONE = '-';
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? NONE : v.startsWith('-') ? `(${v.slice(1)})%` : `${v}%`;

interface Context {
  readonly fund: s.Fund;
  readonly month: s.Month;
}

const block = (title: string, body: string, kind = ''): string =>
  `<div class="${kind}">${s.heading(title)}${body}</div>`;

const frame = (title: string, body: string, footer: string): string =>
  `<div class=page><div class=top><b>${s.esc(title)}</b><span>Sodhra Asset Management Limited</span></div>${body}</div>
<div class=foot><span>Sodhra Asset Management Limited</span><span>${s.esc(footer)}</span></div>`;

function facts(entry: s.Entry): s.Item[] {
  const risk = [entry.risk_profile_raw, entry.risk_of_principal_raw].filter((x) => typeof x === 'string').join(' / ');
  const isPension = entry.sub_funds.length > 0;
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type:', 'fund_type_raw'],
      ['Category:', 'category_raw'],
      ['Fund Launch Date:', 'launch_date_raw'],
      ['Benchmark (BM):', 'benchmark_raw'],
    ]),
    [isPension ? 'Risk Profile:' : 'Risk Profile / Risk of Principal Erosion:', risk],
    [
      'Fund Stability Rating:',
      s.ratingWith(entry, 'FUND', (r, by, day) => `“${r}” by ${by} ${day}`, isPension ? '' : 'N/A'),
    ],
    ['AMC Rating:', s.ratingWith(entry, 'AMC', (r, by, day) => `“${r}” by ${by} ${day}`, '')],
    ...s.terms(entry, [
      ['Management Fee:', 'management_fee_raw'],
      ['Front End Load:', 'front_end_load_raw'],
      ['Back End Load:', 'back_end_load_raw'],
      ['Min. Subscription:', 'minimum_initial_raw'],
      ['Min. Subsequent:', 'minimum_subsequent_raw'],
      ['Par Value:', 'par_value_raw'],
      ['Pricing Mechanism:', 'pricing_mechanism_raw'],
      ['Dealing Days:', 'dealing_days_raw'],
      ['Cut-off Timings:', 'cutoff_raw'],
      ['Settlement:', 'settlement_raw'],
      ['Leverage:', 'leverage_raw'],
      ['Listing:', 'listing_raw'],
      ['Custodian & Trustee:', 'trustee_raw'],
      ['Fund Auditors:', 'auditor_raw'],
    ]),
  ]);
}

/** The first half of the pairs is at the left, the second half at the right of the same rows. */
function inHalves(items: readonly s.Item[], half = Math.ceil(items.length / 2)): string[][] {
  return items.slice(0, half).map((item, i) => [...item, ...(items[half + i] ?? ['', ''])]);
}

function opening(entry: s.Entry): string {
  const people = entry.parties.map((p) => `${p.name_raw} (${p.designation_raw ?? ''})`).join('; ');
  return `<p><b>Investment Objective</b> ${s.esc(entry.investment_objective_raw)}</p>
${s.htmlTable(inHalves(facts(entry)), 'info', 0)}
<div class=sentence><b>Members of the Investment Committee:</b> ${s.esc(people)}.</div>`;
}

/** Two heads in one grid: the periods, and below them the fiscal years. */
function performance(entry: s.Entry): string {
  const own = s.short(entry);
  const periods = s.periods(entry);
  const row = (name: string, values: readonly (string | null | undefined)[], kind = ''): string =>
    s.tr([name, ...values.map(cell)], 'td', kind);
  const years = s.labelsOf(entry.historical_returns);
  const blanks = Array.from({ length: periods.length - years.length }, () => '');
  const past = (name: string): string[] => years.map((y) => cell(s.percentAt(entry.historical_returns, name, y)));
  const second =
    years.length === 0
      ? ''
      : `${s.tr(['', ...years, ...blanks], 'th')}${s.tr(['BM', ...past('BM'), ...blanks])}${s.tr([own, ...past(own), ...blanks], 'td', 'own')}`;
  return `<table class=perf>${s.tr(['', ...periods], 'th')}
${row('BM', s.seriesCells(entry, 'benchmark_return_percent'))}${row(own, s.seriesCells(entry, 'fund_return_percent'), 'own')}
${row('Peer Average', s.seriesCells(entry, 'peer_return_percent'))}${second}</table>`;
}

function statistics(entry: s.Entry): string {
  const without = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) / 1e6 : null;
  return s.list(
    s.stated([
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['Fund Size excluding investment by FoF (PKR mn)', without === null ? null : s.grouped(without, 2)],
      ['NAV (PKR)', entry.nav_per_unit],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
  );
}

function assets(figures: s.Figures, corner = ''): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  const total = s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'total');
  return s.htmlTable([[corner, ...dates], ...rows]).replace('</table>', `${total}</table>`);
}

/** Two pairs of a label and a share in each row; the total is the last pair. */
function shares(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const items = s.ofType(figures, type).map((r) => [r.label_raw, cell(r.percent)] as const);
  const total = type === 'CREDIT_QUALITY' ? [['Total', '100.0%'] as const] : [];
  return block(s.titleOf(figures, type), s.htmlTable(inHalves([...items, ...total]), 'pairs', 0));
}

function expenses(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(figures, l, p)))]);
  return s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'ter');
}

function months(entry: s.Entry): string {
  const own = s.short(entry);
  return block(
    'Rolling Returns',
    s.htmlTable([['', 'BM', own], ...s.longSeries(entry.monthly_returns, ['BM', own], cell)], 'months'),
  );
}

function holdings(figures: s.Figures): string {
  if (figures.holdings.length === 0) return '';
  const rows = inHalves(s.holdingItems(figures, cell));
  return block(figures.holdings_title_raw ?? '', s.htmlTable([['Name', '%', 'Name', '%'], ...rows], 'held'));
}

/** Columns of the months, the oldest first, with figures at the axis only. */
function chart(entry: s.Entry): string {
  const own = s.short(entry);
  const labels = s.labelsOf(entry.monthly_returns).toReversed();
  const at = (name: string, l: string): number => Number(s.percentAt(entry.monthly_returns, name, l) ?? 0);
  const values = labels.flatMap((l) => [at('BM', l), at(own, l)]);
  const step = Math.max(...values.map(Math.abs)) > 12 ? 5 : 3;
  const low = Math.floor(Math.min(0, ...values) / step) * step;
  const high = Math.ceil(Math.max(...values) / step) * step;
  const y = (v: number): number => 3 + (27 * (high - v)) / (high - low);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step).map(
    (v) =>
      `<path d="M8 ${y(v).toFixed(1)}H128" stroke="#ccc" stroke-width=".15"/><text x=7 y="${(y(v) + 0.7).toFixed(1)}" text-anchor=end>${v.toFixed(1)}%</text>`,
  );
  const bar = (x: number, v: number, colour: string): string =>
    `<rect x="${x.toFixed(1)}" y="${Math.min(y(0), y(v)).toFixed(2)}" width="3.2" height="${Math.abs(y(0) - y(v)).toFixed(2)}" fill="${colour}"/>`;
  const bars = labels.map((l, i) => {
    const x = 10 + i * 9.9;
    return `${bar(x, at('BM', l), '#a9b4c0')}${bar(x + 3.4, at(own, l), NAVY)}<text x="${(x + 3.3).toFixed(1)}" y="33" text-anchor=middle>${l}</text>`;
  });
  const key = `<rect x=52 y=35 width=2 height=2 fill="#a9b4c0"/><text x=55 y=36.8>BM</text>
<rect x=66 y=35 width=2 height=2 fill="${NAVY}"/><text x=69 y=36.8>${own}</text>`;
  return block(
    'Monthly Returns',
    `<svg viewBox="0 0 130 38" style="font:2.1px 'Liberation Sans'">${ticks.join('')}${bars.join('')}${key}</svg>`,
  );
}

/** What was paid out for the last fiscal years. */
function payout(fund: s.Fund, entry: s.Entry, month: s.Month): string {
  const rows = s.payouts(s.partOf(entry, [fund]), month, 5).toReversed();
  const head = ['Year', 'PKR per Unit', 'Ex-NAV', '% of Par'];
  return rows.length === 0
    ? ''
    : block('Payout History', s.htmlTable([head, ...rows.map((r) => [...r.slice(0, 3), `${r[3]}%`])]));
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name', 'Type', 'Value before Provisioning', 'Provisioning Held, if any', 'Value after Provisioning'];
  return block(
    'Details of Non-Compliant Investments (PKR mn)',
    s.htmlTable([[...head, '% Gross Assets', '% Net Assets'], ...entry.non_compliant.map(s.exposureCells)], 'bad'),
    'all',
  );
}

const comments = (entry: s.Entry): string =>
  block('Fund Manager’s Comments', `<div class=say><p>${s.esc(commentOf(entry))}</p></div>`, 'span');

const closing = (entry: s.Entry): string =>
  `<div class=notes>${[...entry.footnotes_raw, COMPLAINTS, `Disclaimer: ${s.RISK_NOTE}`].map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;

const dated = `<div class=date><span>Fund Manager’s Report</span><span>January 2026</span></div>`;

function fundPage(entry: s.Entry, { fund, month }: Context): string {
  const grid = `${block('Fund Performance', performance(entry), 'span')}${block('Fund Statistics', statistics(entry))}
${block(s.titleOf(entry, 'ASSET_ALLOCATION'), assets(entry))}${shares(entry)}${block('Expense Ratio Breakup (% p.a.)**', expenses(entry))}
<div class="span stack">${holdings(entry)}${chart(entry)}</div>${months(entry)}${breaches(entry)}${comments(entry)}${payout(fund, entry, month)}`;
  const body = `${dated}${opening(entry)}<div class=grid>${grid}</div>${closing(entry)}`;
  return frame(`${entry.fund_name_raw} (${s.short(entry)})`, body, entry.page_footer_raw ?? '');
}

/** Sub-funds are rows of sizes, prices and returns; fiscal years have a second head in the same grid. */
function pensionPerformance(entry: s.Entry): string {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const years = s.labelsOf(first.historical_returns);
  const periods = s.periods(first);
  const blanks = Array.from({ length: periods.length - years.length }, () => '');
  const rows = entry.sub_funds.map((x) =>
    s.tr([
      x.name_raw,
      x.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      ...s.seriesCells(x, 'fund_return_percent').map(cell),
    ]),
  );
  const past = entry.sub_funds.map((x) =>
    s.tr([x.name_raw, '', '', ...years.map((y) => cell(s.percentAt(x.historical_returns, x.name_raw, y))), ...blanks]),
  );
  return `<table class=perf>${s.tr(['', first.fund_size_label_raw ?? '', 'NAV (PKR)', ...periods], 'th')}${rows.join('')}
${s.tr(['', '', '', ...years, ...blanks], 'th')}${past.join('')}</table>`;
}

/** Two columns for each sub-fund. */
function pensionExpenses(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const labels = [...new Set(subs.flatMap((x) => x.fees.map((f) => f.fee_label_raw)))];
  const rows = labels.map((l) =>
    s.tr([s.esc(l), ...subs.flatMap((x) => ['MTD', 'YTD'].map((p) => cell(s.feeOf(x, l, p))))]),
  );
  const names = subs.map((x) => `<th colspan=2 style="text-align:center">${x.name_raw}</th>`).join('');
  return `<table class=ter><tr><th></th>${names}</tr>${s.tr(['', ...subs.flatMap(() => ['MTD', 'YTD'])], 'th')}${rows.join('')}</table>`;
}

function pensionMonths(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund').monthly_returns);
  const rows = labels.map((l) => [l, ...subs.map((x) => cell(s.percentAt(x.monthly_returns, x.name_raw, l)))]);
  return s.htmlTable([['', ...subs.map((x) => x.name_raw)], ...rows], 'months');
}

function pensionPage(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const cards = subs.map((x) => block(s.titleOf(x, 'ASSET_ALLOCATION'), assets(x, x.name_raw)));
  const others = subs.map((x) => shares(x).replace('</h2>', `</h2><b>${x.name_raw}</b>`));
  const body = `${dated}${opening(entry)}<div style="height:1.4mm"></div>${block('Fund Performance', pensionPerformance(entry))}
<div class=grid>${cards.join('')}${others.join('')}
<div class="span stack">${block('Expense Ratio Breakup (% p.a.)**', pensionExpenses(entry))}${subs.map(holdings).join('')}</div>
${block('Rolling Returns', pensionMonths(entry))}${comments(entry).replace('class="span"', 'class="all"')}</div>${closing(entry)}`;
  return frame(`${entry.fund_name_raw} (SPF)`, body, entry.page_footer_raw ?? '');
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) =>
    e.sub_funds.length > 0 ? pensionPage(e) : fundPage(e, { fund: s.fundNamed(funds, e), month }),
  );
  const review = frame(
    'Economic Review & Market Outlook',
    `${dated}<div class=front>${s.paragraphs(REVIEW)}</div>`,
    'Fund Manager’s Report January 2026 - 1 -',
  );
  return s.htmlPages(STYLE, isWhole ? [review, ...pages] : pages);
}
