/** The pages of AMC N46: half a landscape page for each fund, and what both have in common between the halves. */
import * as s from './shared10.ts';

const STYLE = `@page{size:A4 landscape;margin:0}
body{font:7.2pt/1.28 'DejaVu Sans Condensed','Liberation Sans';color:#2b2b2b}section{width:297mm;height:209.5mm;padding:6mm 9mm}
header{display:flex;justify-content:space-between;font-size:9pt;font-weight:bold;color:#5b2d82;margin-bottom:1.6mm}
.half{height:80mm}.name{background:#5b2d82;color:#fff;font-size:12pt;font-weight:bold;padding:1mm 2.4mm;display:flex;justify-content:space-between;align-items:center}
.name span{font-size:7pt;font-weight:normal}.cols{display:flex;gap:4mm;margin-top:1.4mm}.cols>div:nth-child(1){width:66mm}.cols>div:nth-child(2){width:64mm}.cols>div:nth-child(3){width:68mm}.cols>div:nth-child(4){flex:1}
h2{font-size:6.8pt;color:#5b2d82;margin:1.4mm 0 .4mm;border-bottom:.6pt solid #5b2d82}
td,th{padding:.3mm .8mm;vertical-align:top;text-align:right}td:first-child,th:first-child{text-align:left}td{border-bottom:.3pt solid #ddd3e6}
.words td{text-align:left}.words td:first-child{width:27mm;color:#6d5a80}
.strip{background:#efe8f5;padding:1.4mm 2.4mm;margin:1.4mm 0;display:grid;grid-template-columns:repeat(4,1fr);gap:.4mm 4mm}.strip div span{color:#6d5a80}.strip h2{grid-column:1/5;margin:0;border:0}
.note{font-size:5.8pt;color:#666;position:absolute;left:9mm;right:9mm;bottom:4mm}.all td,.all th{font-size:9pt;padding:1.6mm}.text{font-size:9pt;line-height:1.5;width:190mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

/** Two columns for each month, each with its figure at the end. */
function chart(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const labels = s.labelsOf(entry.monthly_returns);
  const values = entry.monthly_returns.map((r) => Number(r.percent));
  const [top, low] = [Math.max(...values, 0), Math.min(...values, 0)];
  const scale = 46 / (top - low);
  const zero = 14 + top * scale;
  const bar = (series: string, at: number, colour: string): string =>
    labels
      .map((l, i) => {
        const text = s.percentAt(entry.monthly_returns, series, l) ?? '';
        const height = Number(text) * scale;
        const x = 4 + i * 33 + at;
        const y = height >= 0 ? zero - height - 1.6 : zero - height + 6;
        return `<rect x="${x}" y="${height >= 0 ? zero - height : zero}" width="12" height="${Math.abs(height)}" fill="${colour}"/><text x="${x + 6}" y="${y}" text-anchor="middle" font-size="5">${text}</text>`;
      })
      .join('');
  const axis = labels.map(
    (l, i) => `<text x="${18.5 + i * 33}" y="80" text-anchor="middle" font-size="5.6">${l}</text>`,
  );
  return `<h2>MONTHLY RETURNS (%)</h2><svg width="100%" viewBox="0 0 204 90">${bar(short, 0, '#5b2d82')}${bar('BENCHMARK', 15, '#c3a6dc')}${axis.join('')}
<rect x="60" y="84" width="5" height="5" fill="#5b2d82"/><text x="67" y="88.6" font-size="5.6">${short}</text>
<rect x="100" y="84" width="5" height="5" fill="#c3a6dc"/><text x="107" y="88.6" font-size="5.6">BENCHMARK</text></svg>`;
}

function facts(entry: s.Entry): string {
  const rating = s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} (${agency}) ${day}`, '');
  const words = s.stated([
    ...s.terms(entry, [
      ['CATEGORY', 'category_raw'],
      ['LAUNCH DATE', 'launch_date_raw'],
      ['BENCHMARK', 'benchmark_raw'],
      ['RISK PROFILE', 'risk_profile_raw'],
      ['MANAGEMENT FEE', 'management_fee_raw'],
      ['FRONT END LOAD', 'front_end_load_raw'],
    ]),
    ['STABILITY RATING', rating],
  ]);
  return `<h2>OBJECTIVE</h2>${s.term(entry.investment_objective_raw)}<h2>FUND FACTS</h2>${s.htmlTable(words, 'words', 0)}`;
}

function figures(entry: s.Entry): string {
  const rows = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV PER UNIT (PKR)', entry.nav_per_unit ?? ''],
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw]),
  ];
  return `<h2>KEY FIGURES</h2>${s.htmlTable(rows, '', 0)}`;
}

function returns(entry: s.Entry): string {
  return `<h2>RETURNS</h2>${s.htmlTable([
    ['', entry.fund_column_raw ?? '', 'BENCHMARK'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
    ]),
  ])}`;
}

/** Both months in one cell. */
function shares(entry: s.Entry, type: s.AllocationType): string {
  const [now = '', then = ''] = s.datesOf(entry, type);
  return `<h2>${s.esc(s.titleOf(entry, type))}</h2>${s.htmlTable([
    ['', `${now} (${then})`],
    ...s.twoMonths(entry, type).map(([label, a, b]) => [label, `${a}% (${b}%)`]),
  ])}`;
}

function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [h.name_raw, cell(h.percent)]);
  return `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable(rows, '', 0)}`;
}

function half(entry: s.Entry): string {
  const second = s.secondRows(entry)[0]?.allocation_type ?? 'CREDIT_QUALITY';
  return `<div class=half><div class=name>${entry.fund_name_raw}<span>AS OF ${entry.report_month_label_raw}</span></div><div class=cols>
<div>${facts(entry)}</div><div>${returns(entry)}${figures(entry)}</div>
<div>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}</div><div>${chart(entry)}${holdings(entry)}</div></div></div>`;
}

/** What both funds of a page have in common. */
function strip(entry: s.Entry): string {
  const rating = s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} (${agency}) ${day}`, '');
  const items = [
    ...s.terms(entry, [
      ['FUND TYPE', 'fund_type_raw'],
      ['TRUSTEE', 'trustee_raw'],
      ['AUDITORS', 'auditor_raw'],
      ['PRICING', 'pricing_mechanism_raw'],
      ['DEALING DAYS', 'dealing_days_raw'],
      ['CUT-OFF TIME', 'cutoff_raw'],
      ['MIN. INITIAL INVESTMENT', 'minimum_initial_raw'],
      ['MIN. SUBSEQUENT INVESTMENT', 'minimum_subsequent_raw'],
      ['PAR VALUE', 'par_value_raw'],
      ['BACK END LOAD', 'back_end_load_raw'],
    ]),
    ...s.stated([['AMC RATING', rating]]),
    ...s.people(entry),
  ];
  const cells = items.map(([l, v]) => `<div><span>${s.esc(l)}:</span> ${s.esc(v)}</div>`);
  return `<div class=strip><h2>COMMON TO BOTH FUNDS</h2>${cells.join('')}</div>`;
}

const NOTE = `RETURNS UP TO ONE YEAR: ANNUALISED FOR FUNDS WITH FIXED INCOME, ABSOLUTE FOR EQUITY FUNDS; LONGER PERIODS: CAGR. ${s.RISK_NOTE}`;
const head = (amc: string): string => `<header><span>${amc}</span><span>FUND MANAGER REPORT</span></header>`;

function page(pair: readonly s.Entry[], amc: string): string {
  const [first, last] = [s.only(pair[0], 'fund'), s.only(pair[1], 'fund')];
  return `${head(amc)}${half(first)}${strip(first)}${half(last)}<div class=note>${s.esc(NOTE)}<br>${s.esc(first.page_footer_raw)}</div>`;
}

function summary(entries: readonly s.Entry[], amc: string): string {
  const rows = entries.map((e) => {
    const at = (label: string): string => cell(s.returnAt(e, label)?.fund_return_percent);
    return [e.fund_name_raw, e.category_raw ?? '', e.fund_size_raw ?? '', e.nav_per_unit ?? '', at('MTD'), at('FYTD')];
  });
  const table = s.htmlTable([['FUND', 'CATEGORY', 'NET ASSETS (PKR MN)', 'NAV (PKR)', 'MTD', 'FYTD'], ...rows], 'all');
  return `${head(amc)}<div class=name>The Month at a Glance<span>AS OF 31 JAN 2026</span></div>${table}
<p class=text>The Monetary Policy Committee kept the policy rate at 10.50% in its meeting on January 26. Inflation was 5.8% in January 2026 after 5.6% in December, and remittances
rose by 15.4% to USD 3.5 billion. In the auctions of the month the Government raised PKR 2,134 billion from T-Bills against a target of PKR 1,900 billion.
The KSE-100 Index traded an average of 1,021 million shares a day.</p><div class=note>${s.esc(s.RISK_NOTE)}<br>SURGHAR ASSET MANAGERS | 1</div>`;
}

export const html = (entries: readonly s.Entry[], funds: readonly s.Fund[], amc: string): string => {
  const pairs = Array.from({ length: funds.length / 2 }, (_, i) => entries.slice(2 * i, 2 * i + 2));
  return s.htmlPages(STYLE, [summary(entries, amc), ...pairs.map((pair) => page(pair, amc))]);
};
