/** The pages of AMC N195: numbered rows in two tables side by side, with two columns for each fund of the category. */
import { PAGES } from './n195-funds.ts';
import * as s from './shared15.ts';

const INK = '#2d2a32';
const RUST = '#9c4221';
const SAND = '#f6efe6';

const STYLE = `@page{size:420mm 297mm;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:420mm;height:296.8mm;background:#fff}
body{font:8.3pt/1.25 'Liberation Sans Narrow','Liberation Sans';color:${INK};font-variant-ligatures:none}p{margin:0}
.top{position:absolute;left:12mm;right:12mm;top:9mm;display:flex;justify-content:space-between;align-items:baseline;
border-bottom:.9mm solid ${RUST};padding-bottom:2mm}
.top h1{font-size:20pt;line-height:1.1;margin:0;color:${RUST}}.top span{font-size:11pt}
main{position:absolute;left:12mm;right:12mm;top:25mm;display:grid;grid-template-columns:190mm 1fr;gap:8mm;align-items:start}
table{table-layout:fixed}td,th{padding:.6mm 1mm;line-height:1.18;vertical-align:top;border-bottom:.15mm solid #d9cdbd}
td{text-align:center}td.no,th.no{width:9mm;text-align:left;color:${RUST};white-space:nowrap}td.label,th.label{text-align:left;white-space:nowrap}
tr.names th{background:${RUST};color:#fff;font-size:9.6pt;padding:1.4mm 1mm;text-align:center;border-left:.5mm solid #fff}
tr.part th{background:${SAND};color:${RUST};text-align:center}tr.part th.label,tr.part th.no{text-align:left;vertical-align:bottom}
td.across{background:#fbf8f3}
td.first{border-left:.25mm solid #b9a68d}td.name{text-align:left}td.end{text-align:right}.bad{margin-top:4mm}
.bad td,.bad th{text-align:right;border-bottom:.15mm solid #d9cdbd}
.bad th{background:${SAND};color:${RUST};vertical-align:bottom}.bad td:nth-child(-n+3),.bad th:nth-child(-n+3){text-align:left}
.bad td:nth-child(2),.bad th:nth-child(2){width:48mm}
h2{font-size:10pt;line-height:1.2;color:${RUST};margin:5mm 0 1mm}.view{columns:2;column-gap:6mm;text-align:justify}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:7.6pt;line-height:1.35}
.foot div{display:flex;justify-content:space-between;border-top:.4mm solid ${RUST};margin-top:1.2mm;padding-top:1mm;color:${RUST}}`;

/** A column of the page: a fund, or a sub-fund of the pension fund with the terms of the whole. */
interface Column {
  readonly name: string;
  readonly short: string;
  readonly entry: s.Entry;
  readonly figures: s.Figures;
}

/** The cells of a row: one or two for each column. */
type Cells = readonly (readonly string[])[];

interface Row {
  readonly label: string;
  readonly cells: Cells;
}

interface Section {
  readonly title: string;
  /** The heads of the two columns that each fund has in this section. */
  readonly heads: Cells;
  readonly rows: readonly Row[];
  readonly kind?: 'names';
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : s.bracketed(v));

function columnsOf(entries: readonly s.Entry[]): Column[] {
  return entries.flatMap((entry): Column[] =>
    entry.sub_funds.length > 0
      ? entry.sub_funds.map((x) => ({ name: x.name_raw, short: x.name_raw, entry, figures: x }))
      : [{ name: entry.fund_name_raw, short: s.short(entry), entry, figures: entry }],
  );
}

const row = (label: string, columns: readonly Column[], of: (c: Column) => string | null | undefined): Row => ({
  label,
  cells: columns.map((c) => [of(c) ?? '–']),
});

const isStated = (r: Row): boolean => r.cells.some(([text]) => text !== '–');

const section = (title: string, rows: readonly Row[]): Section => ({ title, heads: [], rows: rows.filter(isStated) });

const TERMS: readonly (readonly [label: string, key: s.TermKey])[] = [
  ['Fund Type', 'fund_type_raw'],
  ['Category', 'category_raw'],
  ['Launch Date', 'launch_date_raw'],
  ['Benchmark', 'benchmark_raw'],
  ['Risk Profile', 'risk_profile_raw'],
  ['Management Fee', 'management_fee_raw'],
  ['Front-end Load', 'front_end_load_raw'],
  ['Back-end Load', 'back_end_load_raw'],
  ['Minimum Initial Investment', 'minimum_initial_raw'],
  ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
  ['Par Value', 'par_value_raw'],
  ['Pricing Mechanism', 'pricing_mechanism_raw'],
  ['Dealing Days', 'dealing_days_raw'],
  ['Cut-off Time', 'cutoff_raw'],
  ['Leverage', 'leverage_raw'],
  ['Listing', 'listing_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
];

function ratings(columns: readonly Column[]): Section {
  const of = (subject: 'FUND' | 'AMC', words: (r: string, by: string, d: string) => string) => (c: Column) =>
    s.ratingWith(c.entry, subject, words, '–');
  return section('Ratings', [
    row(
      'Fund Rating',
      columns,
      of('FUND', (r) => r),
    ),
    row(
      'Agency',
      columns,
      of('FUND', (_, by) => by),
    ),
    row(
      'Rating Date',
      columns,
      of('FUND', (_, __, d) => d),
    ),
    row(
      'Management Company',
      columns,
      of('AMC', (r, by, d) => `${r} by ${by} (${d})`),
    ),
  ]);
}

function left(columns: readonly Column[], month: s.Month): Section[] {
  const first = s.only(columns[0], 'column').figures;
  const d = s.lastDay(month);
  const ended = `${d[2]} ${s.shortMonth(month)} ${month.year}`;
  const metrics = [...new Set(columns.flatMap((c) => c.figures.metrics.map((m) => m.label_raw)))];
  return [
    section('Particulars', [
      row('Investment Objective', columns, (c) => c.entry.investment_objective_raw),
      ...TERMS.map(([label, key]) => row(label, columns, (c) => c.entry[key])),
    ]),
    section('Size and Price', [
      row(first.fund_size_label_raw ?? '', columns, (c) => c.figures.fund_size_raw),
      row('Units in Issue', columns, (c) => s.grouped(Number(c.figures.units_outstanding), 0)),
      row('NAV per Unit (Rs.)', columns, (c) => c.figures.nav_per_unit),
      row('NAV Date', columns, () => ended),
    ]),
    section('Costs and Statistics', [
      ...first.fees.map((f) => row(f.fee_label_raw, columns, (c) => `${s.feeOf(c.figures, f.fee_label_raw, null)}%`)),
      ...metrics.map((label) =>
        row(label, columns, (c) => c.figures.metrics.find((m) => m.label_raw === label)?.value_raw),
      ),
    ]),
    ratings(columns),
    section(
      'Investment Committee',
      s
        .people(s.only(columns[0], 'column').entry)
        .map(([office]) => row(office, columns, (c) => s.people(c.entry).find(([o]) => o === office)?.[1])),
    ),
  ];
}

/** A row for each label, with the fund's and the benchmark's figure; sub-funds have no benchmark. */
function pairs(
  title: string,
  columns: readonly Column[],
  labels: readonly string[],
  of: (c: Column, label: string) => readonly [string | null | undefined, string | null | undefined],
): Section {
  const isPension = columns.some((c) => c.entry.sub_funds.length > 0);
  return {
    title,
    heads: columns.map((c) => (isPension ? [c.short] : [c.short, 'Benchmark'])),
    rows: labels.map((label) => ({
      label,
      cells: columns.map((c) => {
        const [own, index] = of(c, label);
        return isPension ? [cell(own)] : [cell(own), cell(index)];
      }),
    })),
  };
}

const series = (title: string, columns: readonly Column[], key: 'monthly_returns' | 'historical_returns'): Section =>
  pairs(title, columns, [...new Set(columns.flatMap((c) => s.labelsOf(c.figures[key])))], (c, label) => [
    s.percentAt(c.figures[key], c.short, label),
    s.percentAt(c.figures[key], 'Benchmark', label),
  ]);

/** Classes of all funds; the columns of a fund are two months. */
function shares(columns: readonly Column[], type: s.AllocationType): Section[] {
  const having = s.only(
    columns.find((c) => s.ofType(c.figures, 'ASSET_ALLOCATION').length > 0),
    'column',
  );
  const months = s.datesOf(having.figures, 'ASSET_ALLOCATION');
  const all = [...new Set(columns.flatMap((c) => s.lines(c.figures, type).map((r) => r.label)))];
  const isRest = (label: string): boolean => label.startsWith('Other');
  const labels = all.toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)));
  if (labels.length === 0) return [];
  const title = s.titleOf(
    s.only(
      columns.find((c) => s.ofType(c.figures, type).length > 0),
      'column',
    ).figures,
    type,
  );
  return [
    {
      title,
      heads: columns.map(() => months),
      rows: labels.map((label) => ({
        label,
        cells: columns.map((c) => {
          const found = s.lines(c.figures, type).find((r) => r.label === label);
          return months.map((_, i) => cell(found?.cells[i]));
        }),
      })),
    },
  ];
}

const RANKS = ['Largest', 'Second', 'Third', 'Fourth', 'Fifth'];

function holdings(columns: readonly Column[]): Section {
  const count = Math.max(...columns.map((c) => c.figures.holdings.length));
  const title = s.only(
    columns.map((c) => c.figures.holdings_title_raw).find((t) => t !== undefined),
    'title',
  );
  return {
    title,
    kind: 'names',
    heads: columns.map(() => ['Name', '%']),
    rows: RANKS.slice(0, count).map((label, i) => ({
      label,
      cells: columns.map((c) => {
        const held = c.figures.holdings[i];
        return [held?.name_raw ?? '–', cell(held?.percent)];
      }),
    })),
  };
}

function right(columns: readonly Column[]): Section[] {
  const labels = [...new Set(columns.flatMap((c) => s.periods(c.figures)))];
  const order = ['MTD', 'FYTD', '12 Months', '3 Years', '5 Years', 'Since Launch'];
  return [
    pairs(
      'Returns (%)',
      columns,
      order.filter((l) => labels.includes(l)),
      (c, label) => {
        const r = s.returnAt(c.figures, label);
        return [r?.fund_return_percent, r?.benchmark_return_percent];
      },
    ),
    series('Monthly Returns (%)', columns, 'monthly_returns'),
    series('Fiscal Years (%)', columns, 'historical_returns'),
    ...(['ASSET_ALLOCATION', 'CREDIT_QUALITY', 'SECTOR_ALLOCATION'] as const).flatMap((t) => shares(columns, t)),
    holdings(columns),
  ];
}

/** One of the three parts of a fund's width is that of the weight, where names are its neighbours. */
const spans = (count: number, kind: Section['kind']): readonly number[] =>
  count === 1 ? [6] : kind === 'names' ? [4, 2] : [3, 3];

function rowHtml({ label, cells }: Row, no: string, kind: Section['kind']): string {
  const lead = `<td class=no>${no}</td><td class=label>${s.esc(label)}</td>`;
  const [first] = s.only(cells[0], 'cell');
  const isShared = cells.length > 1 && cells.every((c) => c.length === 1 && c[0] === first) && first !== '–';
  if (isShared) return `<tr>${lead}<td class="across first" colspan=${cells.length * 6}>${s.esc(first)}</td></tr>`;
  const tds = cells.flatMap((own) =>
    own.map((text, i) => {
      const align = kind === 'names' && text !== '–' ? ['name', 'end'][i] : '';
      return `<td class="${i === 0 ? 'first' : ''} ${align}" colspan=${spans(own.length, kind)[i]}>${s.esc(text)}</td>`;
    }),
  );
  return `<tr>${lead}${tds.join('')}</tr>`;
}

function sectionHtml(of: Section, no: number, width: number): string {
  const heads = of.heads.flatMap((own) =>
    own.map((text, i) => `<th colspan=${spans(own.length, of.kind)[i]}>${s.esc(text)}</th>`),
  );
  const rest = heads.length > 0 ? heads.join('') : `<th colspan=${width * 6}></th>`;
  const rows = of.rows.map((r, i) => rowHtml(r, `${no}.${i + 1}`, of.kind));
  return `<tr class=part><th class=no>${no}</th><th class=label>${s.esc(of.title)}</th>${rest}</tr>${rows.join('')}`;
}

function tableHtml(columns: readonly Column[], sections: readonly Section[], from: number): string {
  const names = columns.map((c) => `<th colspan=6>${s.esc(c.name)}</th>`);
  const shown = sections.filter((x) => x.rows.length > 0);
  return `<table><colgroup><col style="width:9mm"><col style="width:46mm"><col span=${columns.length * 6}></colgroup>
<tr class=names><th colspan=2 style="border-left:0"></th>${names.join('')}</tr>
${shown.map((x, i) => sectionHtml(x, from + i, columns.length)).join('')}</table>`;
}

function breaches(entries: readonly s.Entry[]): string {
  const rows = entries.flatMap((e) => e.non_compliant.map((x) => [s.short(e), ...s.exposureCells(x)]));
  if (rows.length === 0) return '';
  const head = [
    'Fund',
    'Non-Compliant Investment',
    'Type',
    'Value before Provision',
    'Provision',
    'Value after Provision',
  ];
  return `<h2>Non-Compliant Investments (Rs. in million)</h2>${s
    .htmlTable([[...head, '% of Gross Assets', '% of Net Assets'], ...rows], 'bad')
    .replace('class="bad"', 'class="bad" style="margin-top:0"')}`;
}

const VIEWS = [
  'Yields of short papers moved above the policy rate after its increase in November, as the market looks for a further step. The funds ' +
    'kept their maturities short and placed what matured with banks at competitive rates. The Income Plus Fund sold a part of its ' +
    'floating rate Government bonds and did not add to its corporate papers, of which the spreads remain narrow.',
  'Stocks changed hands in thin trade. The delay of the review of the IMF programme and the fall of the reserves weighed on all sectors. ' +
    'The stock funds reduced cement companies, whose margins suffer from the price of coal, and held on to exploration companies, which ' +
    'gain from a weaker rupee. The Dividend Fund added to banks.',
  'The Equity Sub-Fund kept its cash at the lower end of its range. The Debt Sub-Fund preferred floating rate bonds to fixed ones, and the ' +
    'Money Market Sub-Fund took part in the auctions of three months Treasury Bills. Participants may change their allocation twice a year.',
];

function page(entries: readonly s.Entry[], index: number, month: s.Month): string {
  const first = s.only(entries[0], 'entry');
  const columns = columnsOf(entries);
  const isPension = first.sub_funds.length > 0;
  const [group] = s.only(PAGES[index], 'page');
  const title = isPension ? first.fund_name_raw : group;
  const own = left(columns, month);
  const count = own.filter((x) => x.rows.length > 0).length;
  const view = `<h2>View of the Managers</h2><p class=view>${s.esc(s.only(VIEWS[index], 'view'))}</p>`;
  const wrong = breaches(entries);
  const notes = first.footnotes_raw.map((t) => `<p>${s.esc(t)}</p>`).join('');
  return `<div class=top><h1>${s.esc(title)}</h1><span>${isPension ? `${s.esc(group)} | ` : ''}${s.esc(first.report_month_label_raw)}</span></div>
<main><div>${tableHtml(columns, own, 1)}${wrong === '' ? '' : view}</div>
<div>${tableHtml(columns, right(columns), count + 1)}${wrong === '' ? view : wrong}</div></main>
<div class=foot>${notes}<p>Disclaimer: ${s.esc(s.RISK_NOTE)}</p>
<div><span>${s.esc(first.amc_name_raw)}</span><span>${s.esc(first.page_footer_raw)}</span></div></div>`;
}

/** A page for each category. */
export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], month: s.Month): string {
  const pages = PAGES.map(([, abbrs], i) =>
    page(
      entries.filter((e) => abbrs.includes(s.fundNamed(funds, e).abbr)),
      i,
      month,
    ),
  );
  return s.htmlPages(STYLE, pages);
}
