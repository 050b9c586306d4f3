/** The pages of AMC N150: the matrix of terms, and for each fund a page of sentences and small charts. */
import { COMMENTS } from './n150-funds.ts';
import * as s from './shared15.ts';

const RED = '#8c2f39';
const GREY = '#a9a396';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:11mm 12mm}body{font:8.4pt/1.42 'Liberation Serif';color:#2a2724;font-variant-ligatures:none}
h1{font:bold 17pt/1.1 'Liberation Serif';color:${RED};margin:0}.kind{font-style:italic;color:#6b645b;margin:.6mm 0 2.4mm}
h2{font:bold 8pt 'Liberation Sans';color:${RED};margin:3mm 0 .8mm;border-top:.3mm solid #d8d1c4;padding-top:1.2mm}
p{margin:0 0 1.1mm}b{color:#000}
.panels{display:grid;gap:1.2mm 1.6mm}.panels svg{width:100%;display:block;font-family:'Liberation Sans';background:#faf7f1}
.eight{grid-template-columns:repeat(8,1fr)}.six{grid-template-columns:repeat(6,1fr)}
.sub h2{font-size:9.5pt}.sub p{margin-bottom:1.2mm}.sub h3{font:bold 6.6pt 'Liberation Sans';color:#6b645b;margin:1.4mm 0 .5mm}
.matrix{font:6.3pt/1.3 'Liberation Sans'}.matrix td,.matrix th{border:.2mm solid #d8d1c4;padding:.9mm 1.1mm;text-align:center;vertical-align:middle;width:16.9%}
.matrix td:first-child,.matrix th:first-child{text-align:left;font-weight:bold;background:#faf7f1;width:15.5%}
.matrix th{background:${RED};color:#fff;font-size:6.6pt}
.matrix th:first-child{background:${RED}}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:6.6pt;color:#6b645b;text-align:right;border-top:.2mm solid #d8d1c4;padding-top:1mm}
.notes{position:absolute;left:12mm;right:12mm;bottom:12mm;font-size:6.4pt;color:#6b645b}`;

const cell = (v: string | null | undefined): string => `${v ?? ''}%`;

/** A cell for each fund; cells of neighbours with the same text are merged. */
function matrixRow(label: string, cells: readonly string[]): string {
  const merged: { text: string; span: number }[] = [];
  for (const text of cells) {
    const last = merged.at(-1);
    if (last?.text === text) last.span += 1;
    else merged.push({ text, span: 1 });
  }
  return `<tr><td>${s.esc(label)}</td>${merged.map((c) => `<td colspan=${c.span}>${c.text}</td>`).join('')}</tr>`;
}

/** A fee of the fund, or a line for each of its sub-funds. */
function feeCell(entry: s.Entry, label: string): string {
  if (entry.sub_funds.length === 0) return `${s.feeOf(entry, label, null)}%`;
  return entry.sub_funds.map((x) => `${s.esc(x.name_raw)}: ${s.feeOf(x, label, null)}%`).join('<br>');
}

function matrix(entries: readonly s.Entry[]): string {
  const of = (label: string, key: s.TermKey): string =>
    matrixRow(
      label,
      entries.map((e) => s.esc(e[key] ?? '–')),
    );
  const with_ = (label: string, text: (e: s.Entry) => string): string => matrixRow(label, entries.map(text));
  const fees = [
    'Total expense ratio, month',
    'Total expense ratio, fiscal year to date',
    'Government levies, fiscal year to date',
  ];
  const head = s.tr(['', ...entries.map((e) => s.esc(e.fund_name_raw))], 'th');
  return `<table class=matrix>${head}${of('Category', 'category_raw')}${of('Type', 'fund_type_raw')}
${of('Launch date', 'launch_date_raw')}${of('Benchmark', 'benchmark_raw')}${of('Risk profile', 'risk_profile_raw')}
${of('Risk of principal erosion', 'risk_of_principal_raw')}
${with_('Stability rating', (e) => s.esc(s.ratingText(e, 'FUND', 'Not rated')))}${of('Management fee', 'management_fee_raw')}
${fees.map((label) => with_(label, (e) => feeCell(e, label))).join('')}
${of('Front-end load', 'front_end_load_raw')}${of('Back-end load', 'back_end_load_raw')}${of('Minimum first investment', 'minimum_initial_raw')}
${of('Minimum further investment', 'minimum_subsequent_raw')}${of('Dealing days', 'dealing_days_raw')}${of('Cut-off time', 'cutoff_raw')}
${of('Pricing', 'pricing_mechanism_raw')}${of('Listing', 'listing_raw')}${of('Trustee', 'trustee_raw')}${of('Auditor', 'auditor_raw')}
${with_('Rating of the manager', (e) => s.esc(s.ratingText(e, 'AMC')))}</table>`;
}

interface Bar {
  readonly name: string;
  readonly value: string;
  readonly colour: string;
}

interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** Small charts with the same scale, each with a title, bars, their figures and their names. */
function multiples(panels: readonly Panel[], columns: 'six' | 'eight'): string {
  const values = panels.flatMap((p) => p.bars.map((b) => Number(b.value)));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [width, height] = columns === 'six' ? [110, 62] : [84, 62];
  const [top, bottom] = [20, low < 0 ? 45 : 51];
  const yOf = (v: number): number => top + ((high - v) / (high - low || 1)) * (bottom - top);
  const charts = panels.map(({ title, bars }) => {
    const each = (width - 8) / bars.length;
    const shapes = bars.map(({ name, value, colour }, i) => {
      const x = 4 + i * each;
      const [y, zero] = [yOf(Number(value)), yOf(0)];
      const at = Number(value) < 0 ? y + 6.2 : y - 1.6;
      return `<rect x="${(x + each * 0.26).toFixed(1)}" y="${Math.min(y, zero).toFixed(1)}" width="${(each * 0.48).toFixed(1)}"
height="${Math.abs(y - zero).toFixed(1)}" fill="${colour}"/>
<text x="${(x + each / 2).toFixed(1)}" y="${at.toFixed(1)}" text-anchor="middle" font-size="6.2">${value}%</text>
<text x="${(x + each / 2).toFixed(1)}" y="59" text-anchor="middle" font-size="5.4" fill="#6b645b">${s.esc(name)}</text>`;
    });
    const zero = yOf(0).toFixed(1);
    return `<svg viewBox="0 0 ${width} ${height}"><text x="${width / 2}" y="8" text-anchor="middle" font-size="6.8" font-weight="bold">${s.esc(title)}</text>
<path d="M4 ${zero}H${width - 4}" stroke="#6b645b" stroke-width=".4"/>${shapes.join('')}</svg>`;
  });
  return `<div class="panels ${columns}">${charts.join('')}</div>`;
}

const pair = (fund: string | null | undefined, benchmark: string | null | undefined): Bar[] => [
  { name: 'Fund', value: fund ?? '', colour: RED },
  { name: 'Benchmark', value: benchmark ?? '', colour: GREY },
];

const byPeriod = (figures: s.Figures): Panel[] =>
  figures.reported_returns.map((r) => ({
    title: r.period_label_raw,
    bars: pair(r.fund_return_percent, r.benchmark_return_percent),
  }));

const bySeries = (rows: readonly s.SeriesRow[]): Panel[] =>
  s.labelsOf(rows).map((label) => ({
    title: label,
    bars: pair(s.percentAt(rows, 'Fund', label), s.percentAt(rows, 'Benchmark', label)),
  }));

const SHADES = [GREY, '#c47a5a', RED];

function byClass(figures: s.Figures): Panel[] {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  return s.lines(figures, 'ASSET_ALLOCATION').map(({ label, cells }) => ({
    title: label,
    bars: cells.map((value, i) => ({ name: dates[i] ?? '', value, colour: SHADES[i] ?? RED })),
  }));
}

/** Price, units and size as sentences. */
function money(figures: s.Figures): string {
  const units = s.grouped(Number(figures.units_outstanding), 0);
  const all = figures.fund_size_including_fof_pkr;
  const held =
    all === null
      ? ''
      : ` With the units that our own funds of funds hold, the net assets were <b>Rs. ${s.grouped(Number(all) / 1e6, 0)} million</b>.`;
  return `<p>The net asset value per unit was <b>Rs. ${figures.nav_per_unit ?? ''}</b> on October 31, 2024, with <b>${units}</b> units outstanding.
${s.esc(figures.fund_size_label_raw)} were <b>${s.esc(figures.fund_size_raw)}</b>.${held}</p>`;
}

function second(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type).map((r) => ({ label: s.esc(r.label_raw), text: cell(r.percent) }));
  return `<p><b>${s.titleOf(figures, type)}:</b> ${s.listed(rows)}.</p>`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => ({
    label: `${s.esc(h.name_raw)} (${s.esc(s.noteOf(mix, h.name_raw))})`,
    text: cell(h.percent),
  }));
  return `<p><b>${s.esc(figures.holdings_title_raw)}:</b> ${s.listed(rows)}.</p>`;
}

function ownFigures(entry: s.Entry, fund: s.Fund): string {
  const statistics = entry.metrics.map((m) => ({ label: m.label_raw, text: m.value_raw }));
  const price =
    'market_price' in entry
      ? `<p>At the Pakistan Stock Exchange, the market price of a unit was <b>Rs. ${String(entry.market_price)}</b> at the close of that day.</p>`
      : '';
  const years =
    entry.historical_returns.length === 0
      ? ''
      : `<h2>Returns by fiscal year (July to June)</h2>${multiples(bySeries(entry.historical_returns), 'eight')}`;
  return `${money(entry)}${price}<p><b>Statistics:</b> ${s.listed(statistics)}.</p>
<h2>Returns by period</h2>${multiples(byPeriod(entry), 'eight')}${years}
<h2>Returns by month</h2>${multiples(bySeries(entry.monthly_returns), 'six')}
<h2>${s.titleOf(entry, 'ASSET_ALLOCATION')}</h2>${multiples(byClass(entry), 'six')}<h2>Portfolio</h2>${second(entry)}${holdings(entry, fund)}`;
}

function subFigures(sub: s.SubFacts, mix: s.Mix): string {
  return `<div class=sub><h2>${s.esc(sub.name_raw)}</h2>${money(sub)}<h3>Returns by period</h3>${multiples(byPeriod(sub), 'eight')}
<h3>${s.titleOf(sub, 'ASSET_ALLOCATION')}</h3>${multiples(byClass(sub), 'six')}<div style="height:1mm"></div>${second(sub)}${holdings(sub, mix)}</div>`;
}

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const figures =
    fund.subs === undefined
      ? ownFigures(entry, fund)
      : entry.sub_funds.map((sub, i) => subFigures(sub, s.only(fund.subs?.[i], 'sub-fund'))).join('');
  const people = s.members(entry).map(([name, office]) => `${s.esc(name)} (${s.esc(office)})`);
  return `<h1>${s.esc(entry.fund_name_raw)}</h1><div class=kind>October 2024</div><p>${s.esc(entry.investment_objective_raw)}</p>
<p>${s.esc(COMMENTS[fund.abbr])}</p>${figures}
<div class=notes><p><b>Investment committee:</b> ${people.join(', ')}.</p>${s.esc(entry.footnotes_raw.join(' '))} ${s.RISK_NOTE}</div>
<div class=foot>${s.esc(entry.page_footer_raw)}</div>`;
}

const REVIEW = [
  'Inflation rose slightly to 7.2% in October after a low of 44 months in September. The market expects the next cut of the policy rate at ' +
    'the beginning of November; all tenors of government securities already yield less than the policy rate.',
  'The current account had a surplus for the third month, thanks to remittances of more than USD 3 billion. Stocks made new records in ' +
    'the last week, when the first results of the quarter were better than expected.',
];

/** The matrix, and a page for each fund. */
export function html(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const front = `<h1>Our funds and their terms</h1><div class=kind>${s.esc(entries[0]?.amc_name_raw)}, Fund Manager Report, October 2024</div>
${s.paragraphs(REVIEW)}<div style="height:2mm"></div>${matrix(entries)}
<div class=foot>Lakki Investments, Fund Manager Report, October 2024 — 1</div>`;
  return s.htmlPages(STYLE, [front, ...entries.map((e) => fundPage(e, s.fundNamed(funds, e)))]);
}
