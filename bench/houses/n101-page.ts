/** The pages of AMC N101: facts in a grey column, plans as columns; then months, the committee and notes. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.8pt/1.35 'DejaVu Sans Condensed';color:#26282e;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:9mm 10mm 0 10mm}
.run{display:flex;justify-content:space-between;font-style:italic;font-size:7.6pt;color:#51607a}.title{background:linear-gradient(90deg,#1f3c70,#5f83bd);color:#fff;font-size:16pt;font-weight:bold;padding:2mm 3mm;margin:1mm 0 2mm}.title small{font-size:9pt;font-weight:normal;font-style:italic}
h2{font-size:8.6pt;color:#c0392b;margin:3mm 0 1mm;border-bottom:.8pt solid #c0392b}p{margin:0 0 1.6mm;text-align:justify}
td,th{padding:.85mm 1mm;text-align:right;vertical-align:top;font-weight:normal;font-size:7.4pt;border-bottom:.4pt dashed #aab4c6}td:first-child,th:first-child{text-align:left}th{font-weight:bold;color:#1f3c70;vertical-align:bottom}
.cols{display:flex;gap:5mm}.main{flex:1;min-width:0}.side{width:55mm;background:#eef1f6;padding:0 2.5mm 2mm}.side h2{margin-top:1.5mm}.side td{text-align:left;font-size:7.1pt;border-bottom-color:#fff}.side td:first-child{width:19mm;color:#1f3c70;font-weight:bold}
.boxed td,.boxed th{border:.5pt solid #1f3c70;text-align:center}.boxed td:first-child{text-align:left}.boxed th{background:#dbe3f1;vertical-align:middle}.total td{font-weight:bold}.unit{font-style:italic;font-size:6.8pt;text-align:right;margin:0}
.half{width:80mm}.half td:last-child{text-align:right}.small{font-size:6.6pt;margin:0 0 .8mm}.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;display:flex;justify-content:space-between;font-size:6.8pt;color:#51607a}`;

const cell = (v: string | null | undefined, none = 'N/A'): string => (v === null || v === undefined ? none : `${v}%`);
const dash = (v: string | null | undefined): string => cell(v, '-');
const shortNames = (plans: readonly s.SubFacts[]): string[] =>
  plans.map((p) => p.name_raw.replace('Gojra Capital Protection ', ''));

function facts(entry: s.Entry): string {
  const [, amc] = s.ratings(entry, 'Not Yet Rated');
  return `${s.list(
    s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Par Value', 'par_value_raw'],
      ['Mgmt. Fee', 'management_fee_raw'],
      ['Load (Front-end)', 'front_end_load_raw'],
      ['Load (Back-end)', 'back_end_load_raw'],
      ['Min. Subscription', 'minimum_initial_raw'],
      ['Min. Subsequent', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Dealing Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
    ]),
  )}<h2>Ratings</h2>${s.list([['AMC Rating', amc]])}`;
}

/** Facts are rows, plans are columns; the marks of the expense ratios lead to the notes. */
function statistics(plans: readonly s.SubFacts[]): string {
  const first = s.only(plans[0], 'plan');
  const row = (label: string, of: (p: s.SubFacts, i: number) => string): string[] => [label, ...plans.map(of)];
  return s.htmlTable([
    row('', (p) => p.name_raw),
    row('Launch Date', (p) => p.launch_date_raw ?? ''),
    row('Maturity Date', (p) => p.maturity_date_raw ?? ''),
    row(first.fund_size_label_raw ?? '', (p) => p.fund_size_raw ?? ''),
    row('Units in Issue', (p) => s.grouped(Number(p.units_outstanding), 0)),
    row('NAV per Unit (Rs.)', (p) => p.nav_per_unit ?? ''),
    row('Total Expense Ratio (YTD)', (p, i) => `${cell(p.fees[0]?.percent)}${'*'.repeat(i + 2)}`),
    row('CPPI Multiplier', (p) => p.metrics[0]?.value_raw ?? ''),
  ]);
}

/** Periods are rows; a plan and its benchmark share a merged head. */
function returns(plans: readonly s.SubFacts[]): string {
  const labels = s.periods(s.only(plans[0], 'plan'));
  const groups = shortNames(plans).map((name) => `<th colspan=2>${name}</th>`);
  const heads = `<tr><th rowspan=2>Period</th>${groups.join('')}</tr>${`<tr>${plans.map(() => '<th>Plan</th><th>Benchmark</th>').join('')}</tr>`}`;
  const rows = labels.map((label) =>
    s.tr([
      label,
      ...plans.flatMap((p) => {
        const at = s.returnAt(p, label);
        return [cell(at?.fund_return_percent), cell(at?.benchmark_return_percent)];
      }),
    ]),
  );
  return `<table class=boxed>${heads}${rows.join('')}</table>`;
}

function allocation(plans: readonly s.SubFacts[]): string {
  const first = s.only(plans[0], 'plan');
  const dates = s.datesOf(first, 'ASSET_ALLOCATION');
  const groups = shortNames(plans).map((name) => `<th colspan=2 style="text-align:center">${name}</th>`);
  const heads = `<tr><th></th>${groups.join('')}</tr>${s.tr(['', ...plans.flatMap(() => dates)], 'th')}`;
  const tables = plans.map((p) => s.lines(p, 'ASSET_ALLOCATION'));
  const rows = s
    .lines(first, 'ASSET_ALLOCATION')
    .map(({ label }) =>
      s.tr([label, ...tables.flatMap((t) => (t.find((r) => r.label === label)?.cells ?? []).map((c) => cell(c)))]),
    );
  const total = s.tr(['Total', ...plans.flatMap(() => dates.map(() => '100.00%'))], 'td', 'total');
  return `${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}<table>${heads}${rows.join('')}${total}</table>`;
}

function months(plans: readonly s.SubFacts[]): string {
  const groups = plans.map((p) => `<th colspan=2>${p.name_raw}</th>`);
  const heads = `<tr><th rowspan=2>Month</th>${groups.join('')}</tr>${`<tr>${plans.map(() => '<th>Plan</th><th>BM</th>').join('')}</tr>`}`;
  const labels = s.labelsOf(s.only(plans[0], 'plan').monthly_returns);
  const rows = labels.map((l) =>
    s.tr([
      l,
      ...plans.flatMap((p) => [
        dash(s.percentAt(p.monthly_returns, p.name_raw, l)),
        dash(s.percentAt(p.monthly_returns, 'Benchmark', l)),
      ]),
    ]),
  );
  return `${s.heading('Monthly Returns')}<table class=boxed>${heads}${rows.join('')}</table>`;
}

const COMMENT = [
  'The KSE 100 Index rose by 8% in the month of September, as the rupee strengthened to 156 to a dollar and the yields of long bonds declined after the monetary policy statement, in which the State Bank kept the policy rate at 13.25%. The first auction of floating rate bonds of the fiscal year was heavily oversubscribed.',
  'The cushion of each plan grew in the month; the exposure to equity of Plan - I and Plan - III was raised within the limits of the multiplier. Plan - I, which matures in November, will be moved to the money market by the middle of October.',
];

const CPPI =
  'Capital protection is given by the investment structure and applies only to units held until maturity; there is no undertaking of the Management Company or of a third party. The protected amount is the initial investment value net of front-end load. Under the CPPI methodology the exposure to equity is the cushion, which is the difference between the net assets and the present value of the protected amount, times the multiplier.';

function pages(entry: s.Entry): string[] {
  const plans = entry.sub_funds;
  const foot = (n: number): string =>
    `<div class=foot><span>${s.esc(entry.page_footer_raw)}</span><span>- ${n} -</span></div>`;
  const run = `<div class=run><span>Gojra Investments Limited</span><span>Monthly Fund Review ${entry.report_month_label_raw}</span></div>`;
  const title = s.esc(entry.fund_name_raw);
  const notes = entry.footnotes_raw.map((n) => `<p class=small>${s.esc(n)}</p>`).join('');
  const first = `${run}<div class=title>${title}</div><div class=cols><div class=main>${s.heading('Objective')}<p>${s.term(entry.investment_objective_raw)}</p>${s.heading('Plan Size and Statistics')}${statistics(plans)}${s.heading('Performance (%)')}${returns(plans)}${notes}${allocation(plans)}${s.heading('How Capital is Protected')}<p>${CPPI}</p></div><div class=side>${s.heading('Fund Facts')}${facts(entry)}</div></div>${foot(1)}`;
  const second = `${run}<div class=title>${title} <small>(continued)</small></div>${months(plans)}<div class=cols><div class=half>${s.heading('Investment Committee')}${s.list(s.members(entry))}</div><div class=main>${s.heading("Fund Manager's Comments")}${s.paragraphs(COMMENT)}</div></div>${s.heading('Notes')}<p class=small>Workers' Welfare Fund: The plans have maintained provisions against Sindh Workers' Welfare Fund's liability; had these not been made, the NAV per unit of Plan - I, Plan - II and Plan - III would be higher by Rs. 0.1917, Rs. 0.1163 and Rs. 0.0482 respectively.</p><p class=small>Details of non-compliant investments: none of the plans has an investment that is not in compliance with its investment policy.</p><p class=small>Disclaimer: ${s.esc(s.RISK_NOTE)} Performance data does not include the cost incurred directly by an investor in the form of sales load.</p>${foot(2)}`;
  return [first, second];
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.flatMap(pages));
