/** The pages of AMC N85: forms, and ledgers with columns for losses and gains. */
import * as s from './shared15.ts';

export const OPENED = '31-03-2021';
export const CLOSED = '30-04-2021';

const STYLE = `@page{size:A4;margin:0}
body{font:7.7pt/1.25 'C059','Liberation Serif';color:#151515;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:8mm 12mm}
.top{text-align:center;border:1pt double #5a2d2d;border-width:2.4pt;border-style:double;padding:1.6mm}.top h1{font-size:15pt;margin:0;color:#5a2d2d}.top p{margin:.4mm 0}
h2{font-size:8.6pt;margin:2mm 0 .6mm;color:#5a2d2d;text-align:center;text-transform:uppercase;letter-spacing:.3pt}table{border:.6pt solid #5a2d2d}td,th{padding:.38mm 1.2mm;text-align:right;font-weight:normal;border-left:.4pt solid #b79a9a;font-size:7.3pt;vertical-align:top}th{background:#f3e9e4;border-bottom:.6pt solid #5a2d2d;text-align:center}td:first-child,th:first-child{text-align:left;border-left:0}
.form{border:0}.form td{border:0;text-align:left;border-bottom:.4pt dotted #8a6a6a}.form td:nth-child(odd){width:34mm;color:#5a2d2d}.cols{display:flex;gap:5mm}.cols>div{flex:1;min-width:0}
.register td:nth-child(2){text-align:left}.small{font-size:6.8pt;margin:2mm 0 0}.foot{position:absolute;left:12mm;right:12mm;bottom:5mm;display:flex;justify-content:space-between;font-size:7pt;color:#5a2d2d}`;

/** A loss in brackets in the first column, a gain in the second one. */
function lossOrGain(value: string | null | undefined): [string, string] {
  if (value === null || value === undefined) return ['', ''];
  return value.startsWith('-') ? [s.bracketed(value), ''] : ['', value];
}

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not rated');
  const items = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units in issue', s.grouped(Number(entry.units_outstanding), 0)],
    ['Value of one unit (NAV)', `Rs. ${entry.nav_per_unit ?? ''}`],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}% p.a.`] as const),
    ...s.terms(entry, [
      ['Opened (launch date)', 'launch_date_raw'],
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum to open', 'minimum_initial_raw'],
      ['Minimum to add', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ['Stability rating', own],
    ['Rating of the manager', amc],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.people(entry),
  ]);
  const middle = Math.ceil(items.length / 2);
  const rows = items.slice(0, middle).map((item, i) => [...item, ...(items[middle + i] ?? ['', ''])]);
  return s.htmlTable(rows, 'form', 0);
}

/** Rows whose figures are in the column of losses or in that of gains. */
function ledger(
  title: string,
  first: string,
  short: string,
  rows: readonly (readonly (string | null | undefined)[])[],
): string {
  const names = `<tr><th></th><th colspan=2>${short}</th><th colspan=2>Benchmark</th></tr>`;
  const heads = s.tr([first, 'Loss %', 'Gain %', 'Loss %', 'Gain %'], 'th');
  const body = rows.map(([label, own, mark]) => s.tr([label ?? '', ...lossOrGain(own), ...lossOrGain(mark)]));
  return `${s.heading(title)}<table>${names}${heads}${body.join('')}</table>`;
}

/** What the class had, what came in or went out, and what it has; additions and withdrawals are of the true shares. */
function account(entry: s.Entry, honest: s.Entry, type: s.AllocationType): string {
  const truth = s.lines(honest, type);
  const rows = s.lines(entry, type).map((r, i) => {
    const [then = '', now = ''] = truth[i]?.cells ?? [];
    const change = Number(now) - Number(then);
    const moved = Math.abs(change).toFixed(1);
    return [r.label, r.cells[0] ?? '', change > 0 ? moved : '', change < 0 ? moved : '', r.cells[1] ?? ''];
  });
  const days = s.tr(['', OPENED, '', '', CLOSED], 'th');
  const heads = s.tr(['Particulars', 'Brought forward', 'Added', 'Withdrawn', 'Carried forward'], 'th');
  return `${s.heading(s.titleOf(entry, type))}<table>${heads}${days}${rows.map((r) => s.tr(r)).join('')}</table>`;
}

function register(entry: s.Entry): string {
  const rows = entry.holdings.map((h) => [String(h.rank), h.name_raw, h.percent]);
  return rows.length === 0
    ? ''
    : `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable([['No.', 'Name', 'Share'], ...rows], 'register')}`;
}

function page(entry: s.Entry, honest: s.Entry): string {
  const short = s.short(entry);
  const periods = entry.reported_returns.map((r) => [
    r.period_label_raw,
    r.fund_return_percent,
    r.benchmark_return_percent,
  ]);
  const months = s
    .labelsOf(entry.monthly_returns)
    .map((l) => [l, ...[short, 'Benchmark'].map((name) => s.percentAt(entry.monthly_returns, name, l))]);
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><p><b>Statement to the Holders of Units (Fund Manager Report)</b></p><p>Period of the statement: ${entry.report_month_label_raw}</p></div>
<p style="margin:2mm 0"><b>Purpose (investment objective):</b> ${s.term(entry.investment_objective_raw)}</p>${facts(entry)}
<div class=cols><div>${ledger('Ledger of Returns', 'Period', short, periods)}</div><div>${ledger('Ledger of Months', 'Month', short, months)}</div></div>
<div class=cols><div>${account(entry, honest, 'ASSET_ALLOCATION')}${account(entry, honest, second)}</div><div>${register(entry)}</div></div>
<p class=small>${s.esc(entry.footnotes_raw.join(' '))} Expenses include levies of the government. Errors and omissions excepted. ${s.esc(s.RISK_NOTE)}</p>
<div class=foot><span>${entry.amc_name_raw}, Salt Range Road, Jhelum</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[], honestOf: (e: s.Entry) => s.Entry): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, honestOf(e))),
  );
