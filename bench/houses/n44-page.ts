/** The pages of AMC N44: matrices whose columns are the plans of a fund. */
import * as s from './shared10.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.2pt/1.3 'URW Gothic','DejaVu Sans';color:#1e2b22;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:0 14mm}
header{margin:0 -14mm 3mm;background:#0f5a3c;color:#fff;padding:4mm 14mm;display:flex;justify-content:space-between;align-items:center}
header b{font-size:16pt}header i{font:9pt 'DejaVu Sans';color:#cfe7d8}
.as{text-align:right;font-size:9pt;color:#0f5a3c}.band{background:#6fa287;color:#fff;font-weight:bold;padding:1mm 2mm;margin:3mm 0 .6mm}
td,th{padding:.75mm 2mm;text-align:center;vertical-align:middle}td:first-child,th:first-child{text-align:left;width:50mm}
td{border-bottom:.4pt solid #cfe0d6}th{color:#0f5a3c;border-bottom:1pt solid #0f5a3c}.sum td{font-weight:bold}
.terms td{text-align:left}.two{display:flex;gap:7mm}.two>div{flex:1}.two td:first-child{width:auto}.facts{font-size:7.2pt}.facts td{padding:.6mm 1mm}.facts td:first-child{width:32mm;color:#4d6256}
.note{font-size:6.6pt;margin-top:4mm}footer{position:absolute;left:14mm;right:14mm;bottom:7mm;font-size:6.6pt;color:#4d6256}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '—' : `${v}%`);
const band = (text: string): string => `<div class=band>${s.esc(text)}</div>`;

function frame(title: string, body: string, entry: { readonly date: string; readonly footer: string }): string {
  return `<header><b>${s.esc(title)}</b><i>حلال بچت</i></header>
<div class=as>Fund Manager Report as of ${entry.date}</div>${body}
<footer>${s.esc(s.RISK_NOTE)} In case of complaints call 0800-62752 or write to complaints@mushkpuri.example.<br>${s.esc(entry.footer)}</footer>`;
}

function terms(entry: s.Entry): string {
  const rating = s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} by ${agency} on ${day}`, '');
  const manager = s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} by ${agency} on ${day}`, '');
  const items = [
    ...s.terms(entry, [
      ['Fund Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Date of Launch', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Additional Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Valuation Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...s.stated([
      ['Fund Stability Rating', rating],
      ['Management Quality Rating', manager],
    ]),
    ...s.people(entry),
  ];
  const half = Math.ceil(items.length / 2);
  const columns = [items.slice(0, half), items.slice(half)].map(
    (part) => `<div>${s.htmlTable(part, 'terms', 0)}</div>`,
  );
  return `${band('Fund Information')}<div class="two facts">${columns.join('')}</div>`;
}

/** The terms and figures that differ between the plans. */
function planFacts(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const row = (label: string, of: (sub: s.SubFacts) => string | null | undefined): string[][] =>
    plans.every((p) => (of(p) ?? '') === '') ? [] : [[label, ...plans.map((p) => of(p) ?? '—')]];
  const fees = plans[0]?.fees.map((f) => f.fee_label_raw) ?? [];
  return s.htmlTable([
    ['', ...plans.map((p) => p.name_raw)],
    ...row('Launch Date', (p) => p.launch_date_raw),
    ...row('Maturity Date', (p) => p.maturity_date_raw),
    ...row(plans[0]?.fund_size_label_raw ?? '', (p) => p.fund_size_raw),
    ...row('NAV per Unit (Rs.)', (p) => p.nav_per_unit),
    ...fees.flatMap((label) => row(label, (p) => cell(s.feeOf(p, label, null)))),
  ]);
}

/** Every period that a plan has, as rows; two columns for each plan. */
function planReturns(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const labels = [...new Set(plans.flatMap(s.periods))];
  const names = `<tr><th rowspan=2>Period</th>${plans.map((p) => `<th colspan=2>${p.name_raw}</th>`).join('')}</tr>`;
  const under = `<tr>${plans.map(() => '<th style="text-align:center;width:auto">Return</th><th>B.M.</th>').join('')}</tr>`;
  const rows = labels.map((l) =>
    s.tr([
      l,
      ...plans.flatMap((p) => {
        const r = s.returnAt(p, l);
        return [cell(r?.fund_return_percent), cell(r?.benchmark_return_percent)];
      }),
    ]),
  );
  return `<table>${names}${under}${rows.join('')}</table>`;
}

function planAssets(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const labels = [...new Set(plans.flatMap((p) => p.allocations.map((a) => a.label_raw)))];
  const share = (p: s.SubFacts, label: string): string =>
    cell(p.allocations.find((a) => a.label_raw === label)?.percent);
  const rows = labels.map((l) => s.tr([l, ...plans.map((p) => share(p, l))]));
  const heads = s.tr(['', ...plans.map((p) => p.name_raw)], 'th');
  return `<table>${heads}${rows.join('')}${s.tr(['Total', ...plans.map(() => '100.0%')], 'td', 'sum')}</table>`;
}

const planBody = (entry: s.Entry): string => `${band('Plans at a Glance')}${planFacts(entry)}
${band('Performance')}${planReturns(entry)}
${band(s.titleOf(s.only(entry.sub_funds[0], 'plan'), 'ASSET_ALLOCATION'))}${planAssets(entry)}`;

function shares(entry: s.Entry, type: s.AllocationType, hasTotal: boolean): string {
  const rows = s.lines(entry, type).map((r) => s.tr([s.esc(r.label), cell(r.cells[0])]));
  const total = hasTotal ? s.tr(['Total', '100.0%'], 'td', 'sum') : '';
  return `<div>${band(s.titleOf(entry, type))}<table>${rows.join('')}${total}</table></div>`;
}

function fundBody(entry: s.Entry): string {
  const figures = s.htmlTable(
    [
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
      ['NAV per Unit (Rs.)', entry.nav_per_unit ?? ''],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw]),
      ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)]),
    ],
    '',
    0,
  );
  const returns = s.htmlTable([
    ['Period', entry.fund_column_raw ?? '', 'B.M.', 'Peer Avg.'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
      cell(r.peer_return_percent),
    ]),
  ]);
  return `${band('Fund at a Glance')}${figures}${band('Performance')}${returns}
<div class=two>${shares(entry, 'ASSET_ALLOCATION', true)}${shares(entry, 'CREDIT_QUALITY', false)}</div>`;
}

function page(entry: s.Entry): string {
  const body = entry.sub_funds.length > 0 ? planBody(entry) : fundBody(entry);
  return frame(
    entry.fund_name_raw,
    `${band('Investment Objective')}<div>${s.term(entry.investment_objective_raw)}</div>${body}${terms(entry)}
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div>`,
    { date: entry.report_month_label_raw, footer: entry.page_footer_raw ?? '' },
  );
}

/** All funds and plans in one table, and the month in words. */
function summary(entries: readonly s.Entry[], amc: string): string {
  const line = (name: string, f: s.Figures): string =>
    s.tr([
      s.esc(name),
      f.fund_size_raw ?? '',
      f.nav_per_unit ?? '',
      cell(f.reported_returns[0]?.fund_return_percent),
      cell(f.reported_returns[1]?.fund_return_percent),
    ]);
  const rows = entries.flatMap((e) =>
    e.sub_funds.length === 0
      ? [line(e.fund_name_raw, e)]
      : [s.tr([`<b>${e.fund_name_raw}</b>`, '', '', '', '']), ...e.sub_funds.map((p) => line(p.name_raw, p))],
  );
  const heads = s.tr(['Fund / Plan', 'Size (Rs. in crore)', 'NAV (Rs.)', '30 Days', 'FYTD'], 'th');
  const first = s.only(entries[0], 'fund');
  return frame(
    'Our Shariah Compliant and Fixed Return Range',
    `${band('Snapshot of all funds')}<table>${heads}${rows.join('')}</table>${band('Economy and Markets')}
<p>Headline inflation was 5.6% in September 2025 against 3.0% in August, as floods raised the prices of food. The State Bank kept its policy rate at 11.00%, and its
reserves were USD 14.4 billion at the end of the month. The KMI-30 Index added to its gains, with cement and exploration companies in the lead.</p>`,
    { date: first.report_month_label_raw, footer: `${amc} · Page 1` },
  );
}

export const html = (entries: readonly s.Entry[], amc: string): string =>
  s.htmlPages(STYLE, [summary(entries, amc), ...entries.map(page)]);
