/** The pages of AMC N83: a cover, and spreads of facts at the left and figures at the right, a strip for each fund. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4 landscape;margin:0}
body{font:8pt/1.28 'DejaVu Sans Condensed','DejaVu Sans';color:#2a2a2a;font-variant-ligatures:none}section{width:297mm;height:209.5mm;padding:8mm 9mm}
.top{display:flex;justify-content:space-between;font-size:9pt;color:#7a5a14;margin-bottom:3mm}.strip{display:flex;height:87mm;border:.5pt solid #b7a67a;margin-bottom:3mm}.tab{width:36mm;flex:none;color:#fff;padding:3mm}.tab h1{font-size:14pt;margin:0 0 2mm;line-height:1.1}.tab p{font-size:8pt;margin:0}
.narrow{width:18mm}.narrow h1{font-size:12pt}.a .tab{background:#8a3b12}.b .tab{background:#1d5f78}.body{flex:1;min-width:0;padding:1.4mm 3mm}
.facts{display:grid;grid-template-columns:repeat(5,1fr);gap:2.2mm 3mm}.facts div{border-bottom:.3pt solid #d9cfb4;padding-bottom:.4mm}.facts i{display:block;font-style:normal;font-size:7pt;color:#7a5a14}.facts span{font-size:8.6pt}
h2{font-size:7.4pt;margin:1.2mm 0 .4mm;color:#7a5a14}td,th{padding:.6mm .7mm;text-align:right;font-weight:normal;font-size:7.4pt}th{border-bottom:.5pt solid #7a5a14}td:first-child,th:first-child{text-align:left;white-space:nowrap}
.key{font-size:6.8pt}.key b{color:#fff;background:#7a5a14;padding:0 .9mm;border-radius:1.6mm;font-size:6.2pt}.pair{display:flex;gap:6mm}.pair>div{flex:1;min-width:0}.held{font-size:6.9pt}
.small{font-size:6.6pt;color:#555}.foot{position:absolute;left:9mm;right:9mm;bottom:3.5mm;display:flex;justify-content:space-between;font-size:7pt;color:#7a5a14}.cover h1{font-size:34pt;color:#8a3b12;margin:55mm 0 4mm 20mm}.cover p{margin-left:20mm;font-size:13pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '·' : v);

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'none');
  const items = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Price of a unit (NAV)', `Rs. ${entry.nav_per_unit ?? ''}`],
    ...s.terms(entry, [
      ['Launched', 'launch_date_raw'],
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['First investment, at least', 'minimum_initial_raw'],
      ['Later investment, at least', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability rating', own],
    ['Rating of the manager', amc],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.people(entry),
  ]);
  return `<div class=facts>${items.map(([l, v]) => `<div><i>${s.esc(l)}</i><span>${s.esc(v)}</span></div>`).join('')}</div>`;
}

/** A key of numbered classes, and a table whose heads are the numbers. */
function keyed(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type);
  const key = rows.map((r, i) => `<b>${i + 1}</b> ${s.esc(r.label)}`).join(' &nbsp; ');
  const months = s.datesOf(entry, type).map((label, k) => [label, ...rows.map((r) => r.cells[k] ?? '')]);
  return `<div>${s.heading(s.titleOf(entry, type))}<div class=key>${key}</div>${s.htmlTable([['', ...rows.map((_, i) => String(i + 1))], ...months])}</div>`;
}

function figures(entry: s.Entry): string {
  const name = s.short(entry);
  const row = (printed: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    printed,
    ...s.seriesCells(entry, key).map(cell),
  ];
  const returns = s.htmlTable([
    ['', ...s.periods(entry)],
    row(name, 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
  ]);
  const names = [
    [name, name],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const months = s.htmlTable(s.wideSeries(entry.monthly_returns, names, cell));
  const held = entry.holdings.map((h) => `${s.esc(h.name_raw)} <b>${h.percent}</b>`).join(' | ');
  const holdings = held === '' ? '' : `${s.heading(entry.holdings_title_raw ?? '')}<div class=held>${held}</div>`;
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  return `${s.heading('Returns in percent')}${returns}${s.heading('Returns by month in percent')}${months}<div class=pair>${keyed(entry, 'ASSET_ALLOCATION')}${keyed(entry, second)}</div>${holdings}`;
}

const strip = (entry: s.Entry, i: number, isLeft: boolean): string =>
  isLeft
    ? `<div class="strip ${'ab'[i] ?? ''}"><div class=tab><h1>${s.esc(entry.fund_name_raw)}</h1><p><b>Objective</b><br>${s.term(entry.investment_objective_raw)}</p></div><div class=body>${facts(entry)}</div></div>`
    : `<div class="strip ${'ab'[i] ?? ''}"><div class="tab narrow"><h1>${s.short(entry)}</h1></div><div class=body>${figures(entry)}</div></div>`;

function side(entries: readonly s.Entry[], isLeft: boolean, page: number): string {
  const notes = [...new Set(entries.flatMap((e) => e.footnotes_raw))].join(' ');
  const title = isLeft ? 'The funds: facts' : 'The funds: figures';
  const foot = isLeft
    ? 'One arab is 1,000 million. Figures of each fund continue on the facing page.'
    : `${notes} Periods above one year are annual averages. Past results are no promise of future ones.`;
  const names = entries.map((e) => `${s.short(e)} = ${e.fund_name_raw}`).join(', ');
  return `<div class=top><b>${title}</b><span>Fund Manager’s Report, July 2022</span></div>${entries.map((e, i) => strip(e, i, isLeft)).join('')}<div class=small>${s.esc(isLeft ? names : foot)}</div><div class=foot><span>${isLeft ? foot : 'Sibi Funds Management Limited, Quetta'}</span><span>${page}</span></div>`;
}

export function html(entries: readonly s.Entry[]): string {
  const cover = `<div class=cover><h1>Fund Manager’s Report</h1><p>Sibi Funds Management Limited<br>July 2022</p></div>`;
  const spreads = [entries.slice(0, 2), entries.slice(2)];
  const pages = spreads.flatMap((both, i) => [side(both, true, i * 2 + 2), side(both, false, i * 2 + 3)]);
  return s.htmlPages(STYLE, [cover, ...pages]);
}
