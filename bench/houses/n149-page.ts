/** The pages of AMC N149: a cover, and a landscape page for each pair of funds with the labels in the middle. */
import { COMMENTS } from './n149-funds.ts';
import * as s from './shared15.ts';

const BLUE = '#1c3f6e';
const GREEN = '#2e7d4f';

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}body{font:6.7pt/1.28 'Liberation Sans';color:#222;font-variant-ligatures:none}
.head{display:grid;grid-template-columns:1fr 50mm 1fr;height:15mm;color:#fff;font:bold 13pt/15mm 'Liberation Sans'}
.head div:nth-child(1){background:${BLUE};padding-left:8mm}.head div:nth-child(3){background:${GREEN};text-align:right;padding-right:8mm}
.head div:nth-child(2){background:#f1efe7;color:#444;text-align:center;font:bold 8pt/1.25 'Liberation Sans';padding-top:3.4mm}
.body{display:grid;grid-template-columns:64mm 1fr 64mm;gap:5mm;padding:3mm 8mm 0}
h2{margin:2.6mm 0 .8mm;font:bold 7.6pt 'Liberation Sans';border-bottom:.3mm solid}.left h2{color:${BLUE}}.right h2{color:${GREEN}}
.body>div>h2:first-child{margin-top:0}p{margin:0}
td,th{padding:.5mm 1mm;text-align:right;border-bottom:.15mm solid #dedede;vertical-align:top}td:first-child,th:first-child{text-align:left}
th{font-weight:bold;color:#555}.named td:nth-child(2),.named th:nth-child(2){text-align:left}tr.sum td{font-weight:bold;border-top:.3mm solid #888}
.spine td,.spine th,.mirror td,.mirror th{padding:.24mm 1mm}
.spine td,.spine th{border-bottom:.15mm solid #dedede;width:36%}.spine td:nth-child(1),.spine th:nth-child(1){text-align:right;color:${BLUE}}
.spine td:nth-child(2),.spine th:nth-child(2){width:28%;text-align:center;background:#f1efe7;color:#444}
.spine td:nth-child(3),.spine th:nth-child(3){text-align:left;color:${GREEN}}
.mirror td,.mirror th{width:18%;text-align:center}.mirror td:nth-child(3),.mirror th:nth-child(3){width:28%;background:#f1efe7;color:#444}
.mirror td:first-child,.mirror th:first-child{text-align:center}
.mirror td:nth-child(-n+2),.mirror th:nth-child(-n+2){color:${BLUE}}.mirror td:nth-child(n+4),.mirror th:nth-child(n+4){color:${GREEN}}
.mirror td:nth-child(2),.mirror td:nth-child(4){font-weight:bold}.mirror th{background:#f1efe7}
.both{position:absolute;left:8mm;right:8mm;bottom:11mm;background:#f1efe7;padding:1.6mm 2.5mm;font-size:6.4pt}.both b{color:#444}
.both span{margin-right:3mm}.both div{margin-top:.6mm}.both small{font-size:5.8pt;color:#555}
.foot{position:absolute;left:8mm;right:8mm;bottom:4mm;font-size:6pt;color:#666;display:flex;justify-content:space-between}
.cover{position:absolute;left:45mm;right:45mm;top:40mm;font-size:10pt;line-height:1.5}.cover h1{font-size:26pt;color:${BLUE};margin:0 0 3mm}
.cover p{margin:0 0 3mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

const rating = (entry: s.Entry): string => s.ratingText(entry, 'FUND', 'Not rated');

function held(entry: s.Entry): string | null {
  const pkr = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) : null;
  return pkr === null ? null : s.grouped(pkr / 1e6, 1);
}

/** All facts of one fund under the labels of the middle column; a fund without one has a dash. */
const facts = (e: s.Entry): readonly (readonly [label: string, value: string | null | undefined])[] => [
  ['Category', e.category_raw],
  ['Launch Date', e.launch_date_raw],
  ['NAV per Unit (30-Sep-2022)', e.nav_per_unit === null ? null : `PKR ${e.nav_per_unit}`],
  [e.fund_size_label_raw ?? '', e.fund_size_raw],
  ['excluding Funds of Funds (PKR mn)', held(e)],
  ['Risk Profile', e.risk_profile_raw],
  ['Stability Rating', rating(e)],
  ['Benchmark', e.benchmark_raw],
  ['Management Fee (p.a.)', e.management_fee_raw],
  ['Front-end Load', e.front_end_load_raw],
  ['Back-end Load', e.back_end_load_raw],
  ['Cut-off Time', e.cutoff_raw],
  ...e.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ...e.metrics.map((m) => [m.label_raw, m.value_raw] as const),
];

function spine(left: s.Entry, right: s.Entry): string {
  const other = facts(right);
  const rows = facts(left).map(([label, value], i) => [value ?? '–', label, other[i]?.[1] ?? '–']);
  return s.htmlTable([[s.short(left), '', s.short(right)], ...rows], 'spine');
}

/** The figures of both funds on either side of the labels. */
function mirrored(left: s.Entry, right: s.Entry, title: string, rowsOf: (e: s.Entry) => string[][]): string {
  const others = rowsOf(right);
  const labels = [...new Set([...rowsOf(left), ...others].map(([label = '']) => label))];
  const at = (rows: string[][], label: string): string[] => rows.find(([l]) => l === label)?.slice(1) ?? ['–', '–'];
  const rows = labels.map((label) => [...at(rowsOf(left), label).toReversed(), label, ...at(others, label)]);
  return s.htmlTable([['Benchmark', s.short(left), title, s.short(right), 'Benchmark'], ...rows], 'mirror');
}

const periods = (e: s.Entry): string[][] =>
  e.reported_returns.map((r) => [r.period_label_raw, cell(r.fund_return_percent), cell(r.benchmark_return_percent)]);

const years = (e: s.Entry): string[][] => s.longSeries(e.historical_returns, [s.short(e), 'Benchmark'], cell);
const months = (e: s.Entry): string[][] => s.longSeries(e.monthly_returns, [s.short(e), 'Benchmark'], cell);

function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => s.tr([s.esc(r.label), ...r.cells]));
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const total = s.tr(['Total', ...dates.map(() => '100.0')], 'td', 'sum');
  const head = s.tr(['', ...dates], 'th');
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<table>${head}${rows.join('')}${total}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), h.percent]);
  const note = fund.model.kind === 'rate' ? 'Maturity' : 'Sector';
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([['Name', note, '%'], ...rows], 'named');
}

function side(entry: s.Entry, funds: readonly s.Fund[], kind: string): string {
  const fund = s.fundNamed(funds, entry);
  return `<div class=${kind}><h2>Objective of ${s.esc(fund.abbr)}</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<h2>The Month</h2><p>${s.esc(COMMENTS[fund.abbr])}</p>${assets(entry)}${s.sharesList(entry, s.otherType(entry), (v) => v ?? '')}
${holdings(entry, fund)}</div>`;
}

function common(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Minimum Investment (initial)', 'minimum_initial_raw'],
      ['Minimum Investment (subsequent)', 'minimum_subsequent_raw'],
      ['Payment of Redemptions', 'settlement_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Asset Manager Rating', s.ratingText(entry, 'AMC')],
  ]);
  const people = s.members(entry).map(([name, office]) => `${s.esc(name)} (${s.esc(office)})`);
  return `<b>BOTH FUNDS</b> &nbsp; ${items.map(([k, v]) => `<span><b>${s.esc(k)}:</b> ${s.esc(v)}</span>`).join(' ')}
<div><b>Investment Committee:</b> ${people.join(', ')}</div>
<div><small>${s.esc(entry.footnotes_raw.join(' '))} ${s.esc(s.RISK_NOTE)}</small></div>`;
}

const foot = (text: string): string =>
  `<div class=foot><span>kamokefunds.example · 0800 00 526</span><span>${s.esc(text)}</span></div>`;

function pairPage(left: s.Entry, right: s.Entry, funds: readonly s.Fund[]): string {
  return `<div class=head><div>${s.esc(left.fund_name_raw)}</div><div>Fund Manager Report<br>September 2022</div><div>${s.esc(right.fund_name_raw)}</div></div>
<div class=body>${side(left, funds, 'left')}<div>${spine(left, right)}<div style="height:1.6mm"></div>
${mirrored(left, right, 'Returns', periods)}${mirrored(left, right, 'Fiscal Year', years)}${mirrored(left, right, 'Month', months)}</div>
${side(right, funds, 'right')}</div><div class=both>${common(left)}</div>${foot(left.page_footer_raw ?? '')}`;
}

const REVIEW = [
  'Floods covered a third of the country and raised the prices of food; inflation was 23.2% in September. The State Bank kept its policy ' +
    'rate, and said that the outlook had become more uncertain for growth as well as for prices.',
  'The rupee fell to a record low against the US dollar before a change at the Ministry of Finance, and recovered in the last days of the ' +
    'month. Imports were lower than a year ago for the third month.',
];

function cover(entries: readonly s.Entry[]): string {
  const pages = [...new Set(entries.map((e) => e.page_number))].map((page) => {
    const names = entries.filter((e) => e.page_number === page).map((e) => s.esc(e.fund_name_raw));
    return `<p>${names.join(' and ')}, page ${page}</p>`;
  });
  return `<div class=cover><h1>Fund Manager Report</h1><p><b>${s.esc(entries[0]?.amc_name_raw)}<br>September 2022</b></p>
<p>Every conventional fund of ours has an Islamic twin. We print them side by side, so that you can choose.</p>${pages.join('')}
<p style="margin-top:12mm"><b>The economy</b></p>${s.paragraphs(REVIEW)}</div>${foot('Kamoke Asset Management · September 2022 · 1')}`;
}

/** A page for each pair of funds, and a cover before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = Array.from({ length: entries.length / 2 }, (_, i) =>
    pairPage(s.only(entries[i * 2], 'fund'), s.only(entries[i * 2 + 1], 'twin'), funds),
  );
  return s.htmlPages(STYLE, isWhole ? [cover(entries), ...pages] : pages);
}
