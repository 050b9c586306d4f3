/** The pages of AMC N14: labels in the middle between two funds, plans as cards, and a comparison of all funds. */
import { esc } from './html2.ts';
import type { SubFund } from './expected2.ts';
import * as s from './shared4.ts';

export const STYLE = `
@page { size: A4; margin: 0 }
body { margin: 0; font: 7.6pt 'Liberation Sans', 'DejaVu Sans'; color: #17323a }
section { width: 210mm; height: 296.5mm; box-sizing: border-box; padding: 11mm 12mm; position: relative; break-after: page }
.names { display: flex; justify-content: space-between; gap: 10mm; color: white; background: #0f6674; padding: 3mm 4mm; border-radius: 2mm }
.names h1 { font-size: 14pt; margin: 0 } .names p { margin: 1mm 0 0; font-size: 7.4pt; max-width: 82mm } .names div:last-child { text-align: right }
.when { text-align: center; font-size: 8.4pt; margin: 2mm 0 1mm } table { border-collapse: collapse; width: 100%; table-layout: fixed }
td, th { padding: .32mm 1.2mm; font-weight: normal; text-align: right; vertical-align: top } .m { width: 40mm; text-align: center; background: #e3eff1; color: #0f6674 }
td.m ~ td, th.m ~ th { text-align: left } tr.h th { color: #0f6674; font-size: 6.8pt; border-top: .5pt solid #0f6674; padding-top: 1mm }
tr.h .m { background: #0f6674; color: white; font-weight: bold; padding-top: .8mm } .old { color: #89a3a8 } .wide { width: 68mm }
footer { position: absolute; bottom: 6mm; left: 12mm; right: 12mm; font-size: 6.4pt; color: #4d6b72; line-height: 1.35 }
footer span { float: right } .cards { display: flex; gap: 5mm; margin-top: 5mm }
.card { flex: 1; border: .6pt solid #0f6674; border-radius: 2.5mm; padding: 3mm; text-align: center } .card h2 { margin: 0 0 2mm; font-size: 12pt; color: #0f6674 }
.big { font-size: 17pt; display: block; line-height: 1.1 } .card small, .strip small { display: block; color: #4d6b72; font-size: 6.6pt; margin-bottom: 2mm }
.card table td { text-align: right } .card table td:first-child { text-align: left } .card h3 { font-size: 7.6pt; color: #0f6674; margin: 3mm 0 .6mm; text-align: left }
.strip { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm 4mm; margin-top: 5mm; background: #e3eff1; padding: 3mm; border-radius: 2.5mm }
.all td, .all th { border-bottom: .3pt solid #b9d0d4; padding: 1.1mm .8mm } .all { table-layout: auto } .all th[colspan] { text-align: center } .all td:first-child, .all th:first-child { text-align: left }
.all tr.sum td { background: #e3eff1 } h2.title { font-size: 15pt; color: #0f6674; margin: 0 0 4mm }`;

export interface Side {
  readonly entry: s.Entry;
  readonly part: s.Part;
  readonly old: s.Figures;
}

export type Form = s.Form & { readonly now: string; readonly earlier: string };

type Cell = string | null | undefined;

const shown = (text: Cell): string => (text === null || text === undefined || text === '' ? '–' : esc(text));

/** A line between two funds: the outer cell of each fund first in reading order on the left, last on the right. */
function line(label: string, left: readonly Cell[], right: readonly Cell[], classes = ''): string {
  const cells = (of: readonly Cell[]): string =>
    of.map((c) => `<td${of.length === 1 ? ' colspan=2' : ''}>${shown(c)}</td>`).join('');
  return `<tr class="${classes}">${cells(left)}<td class=m>${esc(label)}</td>${cells(right)}</tr>`;
}

function head(title: string, inner: string, outer: string, sides: readonly [Side, Side]): string {
  const cell = (side: Side, text: string): string => `<th>${text.replace('*', side.part.line)}</th>`;
  const [left, right] = sides;
  return `<tr class=h>${cell(left, outer)}${cell(left, inner)}<th class=m>${title}</th>${cell(right, inner)}${cell(right, outer)}</tr>`;
}

function ratingText(entry: s.Entry, subject: 'FUND' | 'AMC'): string | null {
  const r = s.rated(entry, subject);
  return r === null ? null : r.line_raw;
}

function facts(sides: readonly [Side, Side]): string {
  const rows: readonly (readonly [string, (e: s.Entry) => Cell])[] = [
    ['Category', (e) => e.category_raw],
    ['Type', (e) => e.fund_type_raw],
    ['Launch date', (e) => e.launch_date_raw],
    ['Benchmark', (e) => e.benchmark_raw],
    ['Risk profile', (e) => e.risk_profile_raw],
    ['Stability rating', (e) => ratingText(e, 'FUND')],
    ['Manager rating', (e) => ratingText(e, 'AMC')],
    ['Management fee', (e) => e.management_fee_raw],
    ['Front-end load', (e) => e.front_end_load_raw],
    ['Back-end load', (e) => e.back_end_load_raw],
    ['Minimum investment', (e) => e.minimum_initial_raw],
    ['Pricing', (e) => e.pricing_mechanism_raw],
    ['Cut-off time', (e) => e.cutoff_raw],
    ['Leverage', (e) => e.leverage_raw],
    ['Trustee', (e) => e.trustee_raw],
    ['Auditor', (e) => e.auditor_raw],
    ['Fund manager', (e) => e.parties[0]?.name_raw],
  ];
  const [left, right] = sides;
  return rows.map(([label, of]) => line(label, [of(left.entry)], [of(right.entry)])).join('');
}

function size(form: Form, sides: readonly [Side, Side]): string {
  const rows: readonly (readonly [string, (f: s.Figures) => Cell])[] = [
    [form.sizeLabel, (f) => f.fund_size_raw],
    ['Units outstanding', (f) => s.grouped(Number(f.units_outstanding), 0)],
    ['NAV', (f) => f.nav_per_unit],
    ['Offer price', (f) => f.offer_price],
    ['Expense ratio (MTD)', (f) => f.fees[0]?.percent],
    ['Expense ratio (YTD)', (f) => f.fees[1]?.percent],
  ];
  const [left, right] = sides;
  const lines = rows.map(([label, of]) =>
    line(label, [of(left.old), of(left.entry)], [of(right.entry), of(right.old)]),
  );
  const metrics = [...new Set([...left.entry.metrics, ...right.entry.metrics].map((m) => m.label_raw))].map((label) => {
    const of = (f: s.Figures): Cell => f.metrics.find((m) => m.label_raw === label)?.value_raw;
    return line(label, [of(left.old), of(left.entry)], [of(right.entry), of(right.old)]);
  });
  return head('Position', form.now, form.earlier, sides) + lines.join('') + metrics.join('');
}

function returns(sides: readonly [Side, Side]): string {
  const [left, right] = sides;
  const labels = [...new Set(sides.flatMap((x) => x.entry.reported_returns.map((r) => r.period_label_raw)))];
  const row = (x: Side, label: string): s.ReturnRow | undefined =>
    x.entry.reported_returns.find((r) => r.period_label_raw === label);
  const value = (text: Cell): string => s.bracketed(text);
  const periods = labels.map((label) => {
    const [l, r] = [row(left, label), row(right, label)];
    return line(
      label,
      [value(l?.benchmark_return_percent), value(l?.fund_return_percent)],
      [value(r?.fund_return_percent), value(r?.benchmark_return_percent)],
    );
  });
  const month = (x: Side, series: string, label: string): string =>
    value(s.percentAt(x.entry.monthly_returns, series, label));
  const months = s
    .labelsOf(left.entry.monthly_returns)
    .map((label) =>
      line(
        label,
        [month(left, 'BM', label), month(left, left.part.line, label)],
        [month(right, right.part.line, label), month(right, 'BM', label)],
      ),
    );
  return `${head('Returns', '*', 'BM', sides)}${periods.join('')}${head('Month by month', '*', 'BM', sides)}${months.join('')}`;
}

function weights(form: Form, type: s.AllocationType, title: string, sides: readonly [Side, Side]): string {
  const rows = sides.map((x) => x.entry.allocations.filter((a) => a.allocation_type === type));
  const labels = [...new Set(rows.flat().map((a) => a.label_raw))];
  if (labels.length === 0) return '';
  const cell = (i: number, label: string, period: string): Cell =>
    rows[i]?.find((a) => a.label_raw === label && a.period_label === period)?.percent;
  const lines = labels.map((label) =>
    line(
      label,
      [cell(0, label, form.earlier), cell(0, label, form.now)],
      [cell(1, label, form.now), cell(1, label, form.earlier)],
    ),
  );
  return head(title, form.now, form.earlier, sides) + lines.join('');
}

function held(form: Form, sides: readonly [Side, Side]): string {
  const most = Math.max(...sides.map((x) => x.entry.holdings.length));
  if (most === 0) return '';
  const [left, right] = sides.map((x) => x.entry.holdings);
  const lines = Array.from({ length: most }, (_, i) =>
    line(String(i + 1), [left?.[i]?.name_raw, left?.[i]?.percent], [right?.[i]?.percent, right?.[i]?.name_raw]),
  );
  return head(form.holdingsTitle, '*', 'Name', sides) + lines.join('');
}

export function pairPage(form: Form, sides: readonly [Side, Side]): string {
  const names = sides.map(
    (x) => `<div><h1>${x.entry.fund_name_raw}</h1><p>${x.entry.investment_objective_raw}</p></div>`,
  );
  const [first] = sides;
  return `<section><div class=names>${names.join('')}</div><p class=when>${first.entry.report_month_label_raw}</p>
<table>${facts(sides)}${size(form, sides)}${returns(sides)}${weights(form, 'ASSET_ALLOCATION', form.assetTitle, sides)}
${weights(form, 'CREDIT_QUALITY', form.creditTitle, sides)}${weights(form, 'SECTOR_ALLOCATION', form.sectorTitle, sides)}${held(form, sides)}</table>
${footer(first.entry)}</section>`;
}

const footer = (entry: s.Entry): string =>
  `<footer>${entry.footnotes_raw.join('<br>')}<span>${entry.page_footer_raw}</span></footer>`;

function card(form: Form, sub: SubFund): string {
  const rows = sub.reported_returns.map(
    (r) =>
      `<tr><td>${r.period_label_raw}</td><td>${s.bracketed(r.fund_return_percent)}</td><td>${s.bracketed(r.benchmark_return_percent)}</td></tr>`,
  );
  const of = (label: string, period: string): Cell =>
    sub.allocations.find((a) => a.label_raw === label && a.period_label === period)?.percent;
  const mix = [...new Set(sub.allocations.map((a) => a.label_raw))].map(
    (label) => `<tr><td>${label}</td><td class=old>${of(label, form.earlier)}</td><td>${of(label, form.now)}</td></tr>`,
  );
  const fees = sub.fees.map(
    (f) => `<span class=big style="font-size:11pt">${f.percent}</span><small>${f.fee_label_raw}</small>`,
  );
  return `<div class=card><h2>${sub.name_raw}</h2><span class=big>${sub.nav_per_unit}</span><small>NAV</small>
<span class=big>${sub.fund_size_raw}</span><small>${form.sizeLabel}</small>
<span class=big style="font-size:11pt">${s.grouped(Number(sub.units_outstanding), 0)}</span><small>Units outstanding</small>
<span class=big style="font-size:11pt">${sub.launch_date_raw}</span><small>Launch date</small>${fees.join('')}
<h3>Returns</h3><table><tr><td></td><td>Plan</td><td>BM</td></tr>${rows.join('')}</table>
<h3>${form.assetTitle}</h3><table><tr><td></td><td class=old>${form.earlier}</td><td>${form.now}</td></tr>${mix.join('')}</table></div>`;
}

export function plansPage(form: Form, entry: s.Entry): string {
  const profile: readonly (readonly [string, Cell])[] = [
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Manager rating', ratingText(entry, 'AMC')],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum investment', entry.minimum_initial_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Fund manager', entry.parties[0]?.name_raw],
  ];
  const strip = profile.map(([label, value]) => `<div>${shown(value)}<small>${label}</small></div>`).join('');
  return `<section><div class=names><div><h1>${entry.fund_name_raw}</h1><p>${entry.investment_objective_raw}</p></div></div>
<p class=when>${entry.report_month_label_raw}</p><div class=cards>${entry.sub_funds.map((x) => card(form, x)).join('')}</div>
<div class=strip>${strip}</div>${footer(entry)}</section>`;
}

/** All funds and plans in one table, the month before first. */
export function comparison(
  form: Form,
  all: readonly { readonly name: string; readonly side: Side }[],
  page: number,
): string {
  const rows = all.map(({ name, side: { part, old } }) => {
    const now = part.figures;
    const ytd = now.reported_returns.find((r) => r.period_label_raw === form.periods[2]?.[1]);
    const month = s.percentAt(now.monthly_returns, part.line, form.now) ?? now.reported_returns[0]?.fund_return_percent;
    const cells = [old.fund_size_raw, now.fund_size_raw, old.nav_per_unit, now.nav_per_unit];
    return `<tr><td>${name}</td>${[
      ...cells,
      s.bracketed(month),
      s.bracketed(ytd?.fund_return_percent),
      now.fees[0]?.percent,
    ]
      .map((c) => `<td>${c}</td>`)
      .join('')}</tr>`;
  });
  const pair = `<th>${form.earlier}</th><th>${form.now}</th>`;
  return `<section><h2 class=title>All funds and plans at a glance</h2><table class=all><tr><th></th><th colspan=2>${form.sizeLabel}</th>
<th colspan=2>NAV</th><th colspan=2>Returns</th><th>Expense ratio</th></tr><tr><th></th>${pair}${pair}<th>${form.periods[0]?.[1]}</th>
<th>${form.periods[2]?.[1]}</th><th>(MTD)</th></tr>${rows.join('')}</table>
<footer>${NOTES.join('<br>')}<span>${page}</span></footer></section>`;
}

export const NOTES = [
  'Net assets are in millions of PKR; NAV and prices are in PKR; returns, expense ratios and weights are in percent. Figures in parentheses are negative.',
  '* a year, compounded. Weights are of total assets. BM: the benchmark of the fund.',
];
