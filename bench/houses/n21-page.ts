/** The slides of AMC N21: cards at the left, returns with slashes, a legend and a sentence for the allocation. */
import { esc } from './html2.ts';
import * as s from './shared6.ts';

const COLOURS = ['#134e5e', '#3a8d8f', '#9ccfc4', '#e8a33d', '#c8553d', '#8a8d91'];
const STYLE = `
@page { size: 338.6mm 190.5mm; margin: 0 }
body { margin: 0; font: 10.4pt/1.3 'URW Gothic', 'Liberation Sans'; color: #21353b }
section { width: 338.6mm; height: 190mm; box-sizing: border-box; position: relative; break-after: page; padding: 9mm 11mm 8mm 83mm; overflow: hidden }
aside { position: absolute; left: 0; top: 0; bottom: 0; width: 73mm; background: #134e5e; color: #fff; padding: 9mm 7mm; box-sizing: border-box }
.mark { display: flex; align-items: center; gap: 2.5mm; font-size: 19pt; margin-bottom: 6mm; letter-spacing: .4pt } .mark svg { width: 12mm; height: 9mm }
.card { display: flex; gap: 3mm; align-items: flex-start; margin-bottom: 3.7mm } .card svg { width: 6.4mm; height: 6.4mm; flex: none; margin-top: .6mm }
.card b { display: block; font-size: 12.6pt; line-height: 1.15 } .card small { font-size: 7.8pt; color: #b9dcd6 }
h1 { font-size: 27pt; margin: 0; color: #134e5e; line-height: 1.05 } .kind { font-size: 12pt; color: #c8553d; margin: 0 0 1mm }
.date { position: absolute; right: 11mm; top: 10mm; font-size: 11pt; color: #3a8d8f } h2 { font-size: 10.8pt; color: #3a8d8f; margin: 3.6mm 0 1.4mm } h2 small { font-weight: normal; font-size: 8.6pt }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.6mm } .tiles div { background: #eef5f4; text-align: center; padding: 1.3mm 0 } .tiles b { font-size: 11pt } .tiles small { display: block; font-size: 7.8pt; color: #5d7479 }
.months { display: grid; grid-template-columns: repeat(6, 1fr); gap: 1mm 2mm } .months div { border-left: 1.4pt solid #9ccfc4; padding-left: 1.4mm; font-size: 9pt } .months small { display: block; font-size: 7.4pt; color: #5d7479 }
.two { display: flex; gap: 9mm } .two > div { flex: 1 } p { margin: 1mm 0; font-size: 8.8pt } .legend { display: flex; gap: 5mm; align-items: center } .legend svg { width: 25mm; height: 25mm; flex: none }
.legend div { font-size: 8.8pt } .sw { display: inline-block; width: 2.6mm; height: 2.6mm; margin-right: 1.6mm } table { border-collapse: collapse; width: 100% } td, th { font-size: 8.8pt; padding: .6mm 1mm; text-align: left; border-bottom: .4pt solid #cfdedd; font-weight: normal }
td.n { text-align: right; padding-right: 5mm } .terms { position: absolute; left: 83mm; right: 11mm; bottom: 12mm; font-size: 7.7pt; line-height: 1.35; border-top: .6pt solid #134e5e; padding-top: 1.2mm } .terms b { color: #134e5e }
footer { position: absolute; left: 83mm; right: 11mm; bottom: 5mm; font-size: 7.2pt; color: #5d7479; display: flex; justify-content: space-between } .grid td, .grid th { font-size: 9.4pt; padding: 1mm; text-align: center } .grid td:first-child { text-align: left; color: #3a8d8f } .grid th { background: #134e5e; color: #fff }`;

const PEAKS = `<svg viewBox="0 0 24 18"><path d="M0 18 8 3l4 7 4-9 8 17z" fill="#e8a33d"/></svg>`;
const ICON = (i: number): string =>
  `<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#3a8d8f"/><path d="${['M2 7h6M3 6V4M5 6V2.6M7 6V3.6', 'M3 3h4v4H3z', 'M5 2v6M2 5h6', 'M5 2.2v3l2 1', 'M2.5 7 5 2.5 7.5 7z', 'M3 7 7 3', 'M5 3.2a1 1 0 1 0 .1 0M3 7.6c0-3 4-3 4 0'][i % 7]}" stroke="#fff" stroke-width=".8" fill="none"/></svg>`;

const dash = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : v.replace('-', '–'));
/** The title of the slide, to which the logo adds the first word. */
const titleOf = (entry: s.Entry): string => entry.fund_name_raw.replace(/^\w+ /, '');
const slashed = (r: s.ReturnRow | undefined): string =>
  [r?.fund_return_percent, r?.benchmark_return_percent, r?.peer_return_percent]
    .filter((v, i) => i < 2 || (v !== null && v !== undefined))
    .map(dash)
    .join(' / ');

function rating(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const r = s.rated(entry, subject);
  return r === null
    ? 'Not rated'
    : `${r.rating_raw} (${r.rating_agency}, ${r.line_raw.split(' ').slice(-3).join(' ')})`;
}

const fee = (of: s.Figures, label: string): string =>
  ['MTD', 'YTD']
    .map((p) => of.fees.find((f) => f.row_label_raw === p && f.fee_label_raw === label)?.percent)
    .map((v, i) => `${v}% ${i === 0 ? 'MTD' : 'YTD'}`)
    .join(', ');

function cards(entry: s.Entry): string {
  const isFund = entry.sub_funds.length === 0;
  const [month, year] = ['MTD', 'YTD'].map((p) => entry.fees.find((f) => f.row_label_raw === p)?.percent);
  const all: readonly (readonly [string | null | undefined, string])[] = [
    [entry.fund_size_raw, entry.fund_size_label_raw ?? ''],
    [isFund ? `Rs. ${entry.nav_per_unit}` : null, 'NAV per unit on 31 Mar 2024'],
    [isFund ? s.grouped(Number(entry.units_outstanding), 0) : null, 'Units outstanding'],
    [entry.launch_date_raw, 'Launch date'],
    [entry.risk_profile_raw, 'Risk profile'],
    [isFund ? rating(entry, 'FUND') : null, 'Stability rating'],
    [isFund ? `${month}% | ${year}%` : null, 'Expense ratio, MTD | YTD'],
    [entry.parties[0]?.name_raw, 'Fund manager'],
    [rating(entry, 'AMC'), 'Management quality rating'],
  ];
  const items = all
    .filter(([v]) => v !== null && v !== undefined)
    .map(([v, label], i) => `<div class=card>${ICON(i)}<div><b>${v}</b><small>${label}</small></div></div>`);
  return `<aside><div class=mark>${PEAKS}<span>Shimshal</span></div>${items.join('')}</aside>`;
}

function donut(rows: readonly s.AllocationRow[]): string {
  let from = 0;
  const arcs = rows.map((r, i) => {
    const share = Number(r.percent);
    const arc = `<circle cx="18" cy="18" r="12" fill="none" stroke="${COLOURS[i]}" stroke-width="7" pathLength="100" stroke-dasharray="${share} ${100 - share}" stroke-dashoffset="${-from}"/>`;
    from += share;
    return arc;
  });
  return `<svg viewBox="0 0 36 36">${arcs.join('')}</svg>`;
}

function allocation(entry: s.Entry, month: string, past: string): string {
  const rows = s.ofMonth(entry, 'ASSET_ALLOCATION', month);
  const legend = rows.map(
    (r, i) => `<div><span class=sw style="background:${COLOURS[i]}"></span>${esc(r.label_raw)} ${r.percent}%</div>`,
  );
  const old = s
    .ofMonth(entry, 'ASSET_ALLOCATION', past)
    .map((r) => ({ label: esc(r.label_raw), text: `${r.percent}%` }));
  return `<h2>${rows[0]?.table_title_raw} <small>${month}</small></h2><div class=legend>${donut(rows)}<div>${legend.join('')}</div></div>
<p>At the end of ${past} the fund held ${s.listed(old)}.</p>`;
}

function second(entry: s.Entry): string {
  const rows = entry.allocations.filter((r) => r.allocation_type !== 'ASSET_ALLOCATION');
  const body = rows.map((r) => `<tr><td>${esc(r.label_raw)}</td><td class=n>${r.percent}%</td></tr>`);
  return `<h2>${rows[0]?.table_title_raw}</h2><table>${body.join('')}</table>`;
}

/** Two holdings on a line. */
function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const cells = entry.holdings.map((h) => `<td>${esc(h.name_raw)}</td><td class=n>${h.percent}%</td>`);
  const rows = cells.flatMap((c, i) => (i % 2 === 0 ? [`<tr>${c}${cells[i + 1] ?? ''}</tr>`] : []));
  return `<h2>${entry.holdings_title_raw}</h2><table>${rows.join('')}</table>`;
}

function terms(entry: s.Entry): string {
  const all: readonly (readonly [string, string | null | undefined])[] = [
    ['Type', entry.fund_type_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Government levies', entry.sub_funds.length > 0 ? null : fee(entry, 'Government levies')],
    ['Minimum investment', `${entry.minimum_initial_raw} first, ${entry.minimum_subsequent_raw} thereafter`],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  const items = all.flatMap(([l, v]) => (v === null || v === undefined ? [] : [`<b>${l}:</b> ${esc(v)}`]));
  return `<div class=terms>${items.join(' &nbsp;•&nbsp; ')}</div>`;
}

function fundBody(entry: s.Entry): string {
  const tiles = entry.reported_returns.map(
    (r) => `<div><b>${slashed(r)}</b><small>${r.period_label_raw}</small></div>`,
  );
  const months = s.labelsOf(entry.monthly_returns).map((l) => {
    const of = (series: string): string => dash(s.percentAt(entry.monthly_returns, series, l));
    return `<div><small>${l}</small>${of('Fund')} / ${of('Benchmark')}</div>`;
  });
  const [month = '', past = ''] = [...new Set(s.ofType(entry, 'ASSET_ALLOCATION').map((r) => r.period_label ?? ''))];
  return `<h2>Returns, % <small>Fund / Benchmark / Average of peers</small></h2><div class=tiles>${tiles.join('')}</div>
<h2>Monthly returns, % <small>Fund / Benchmark</small></h2><div class=months>${months.join('')}</div>
<div class=two><div>${allocation(entry, month, past)}</div><div>${second(entry)}</div>${entry.holdings.length === 0 ? '' : `<div style="flex:1.5">${holdings(entry)}</div>`}</div>`;
}

/** A column for each sub-fund. */
function pensionBody(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const line = (label: string, of: (x: s.SubFacts) => string): string =>
    `<tr><td>${label}</td>${subs.map((x) => `<td>${of(x)}</td>`).join('')}</tr>`;
  const labels = (subs[0]?.reported_returns ?? []).map((r) => r.period_label_raw);
  const shares = (x: s.SubFacts): string =>
    s.listed(s.ofType(x, 'ASSET_ALLOCATION').map((r) => ({ label: r.label_raw, text: `${r.percent}%` })));
  const held = (x: s.SubFacts): string =>
    x.holdings.length === 0 ? '–' : s.listed(x.holdings.map((h) => ({ label: h.name_raw, text: `${h.percent}%` })));
  return `<h2>The sub-funds on 31 March 2024 <small>Returns, %: sub-fund / benchmark</small></h2><table class=grid>
<tr><th></th>${subs.map((x) => `<th>${x.name_raw}</th>`).join('')}</tr>${line('Net assets', (x) => x.fund_size_raw ?? '')}
${line('NAV per unit', (x) => `Rs. ${x.nav_per_unit}`)}${line('Units outstanding', (x) => s.grouped(Number(x.units_outstanding), 0))}
${labels.map((l) => line(l, (x) => slashed(s.returnAt(x, l)))).join('')}${line('Expense ratio', (x) => fee(x, 'Expense ratio'))}
${line(s.only(s.ofType(s.only(subs[0], 'sub'), 'ASSET_ALLOCATION')[0], 'row').table_title_raw, shares)}${line(subs[0]?.holdings_title_raw ?? '', held)}</table>`;
}

function page(entry: s.Entry): string {
  const body = entry.sub_funds.length > 0 ? pensionBody(entry) : fundBody(entry);
  return `<section>${cards(entry)}<div class=date>${entry.report_month_label_raw}</div><div class=kind>${entry.category_raw}</div><h1>${titleOf(entry)}</h1>
<p>${entry.investment_objective_raw}</p>${body}${terms(entry)}
<footer><span>${entry.footnotes_raw.join(' ')} Past performance is no guide to the future. ${entry.amc_name_raw}.</span><span>${entry.page_footer_raw}</span></footer></section>`;
}

function front(entries: readonly s.Entry[], amc: string): string {
  const list = entries.map(
    (e) => `<tr><td>${titleOf(e)}</td><td>${e.category_raw}</td><td class=n>${e.page_number}</td></tr>`,
  );
  return `<section><aside><div class=mark>${PEAKS}<span>Shimshal</span></div></aside><h1 style="margin-top:34mm;font-size:40pt">Fund update</h1>
<p class=kind>March 2024</p><p style="font-size:11pt;width:150mm">The KSE-100 Index rose 5.6% in March as a staff-level agreement with the IMF was reached. Inflation
fell to 20.7%, the lowest in almost two years, and the policy rate remained at 22%.</p><table style="width:150mm">${list.join('')}</table>
<footer><span>${amc}</span><span>1</span></footer></section>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], amc: string): string {
  const pages = entries.map(page);
  return `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${entries.length === funds.length ? front(entries, amc) : ''}${pages.join('')}`;
}
