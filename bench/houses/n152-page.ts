/** The pages of AMC N152: a first sheet with the market and a list, and a form of numbered boxes for each fund. */
import { COMMENTS } from './n152-funds.ts';
import * as s from './shared15.ts';

const INK = '#1d3557';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 10mm}body{font:7pt/1.25 'Liberation Sans';color:#111;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:1.6mm}.top b{font:bold 12pt 'Liberation Sans';color:${INK}}
.form{display:grid;grid-template-columns:repeat(12,1fr);border:.5mm solid ${INK};border-right-width:.3mm;border-bottom-width:.3mm}
.box{border-right:.2mm solid ${INK};
border-bottom:.2mm solid ${INK};padding:.7mm 1.2mm .8mm;min-width:0}
.box>small{display:block;font-size:5.6pt;color:${INK};margin-bottom:.3mm}.box b.big{font-size:10pt}
.part{grid-column:span 12;background:${INK};color:#fff;font:bold 7pt 'Liberation Sans';padding:.7mm 1.2mm}
.cells{display:grid;margin:.4mm -1.2mm -.8mm;border-top:.15mm solid #8fa1bb}.cells div{border-left:.15mm solid #8fa1bb;text-align:center;padding:.4mm}
.cells div:first-child{border-left:0}.cells small{display:block;font-size:5.6pt;color:#445}
td,th{text-align:center;padding:.35mm .6mm;border:.15mm solid #8fa1bb}th{font-weight:normal;font-size:5.8pt;color:#445}
td:first-child,th:first-child{text-align:left;white-space:nowrap}
.year td{font-size:6.4pt;line-height:1.2}.pairs td{border:0;border-bottom:.15mm dotted #8fa1bb;text-align:right}
.pairs td:first-child{text-align:left}.two{column-count:2;column-gap:4mm}.two td:nth-child(2){text-align:left;color:#445}
.two tr{break-inside:avoid}p{margin:1mm 0 0;font-size:6pt}.cover p{font-size:9pt;line-height:1.5;margin:0 0 3mm}
.cover h1{font-size:20pt;color:${INK};margin:30mm 0 6mm}.cover td{padding:1.4mm;font-size:8.4pt}
.wide{font-size:7.6pt}.wide .box{padding:1mm 1.2mm 1.1mm}.wide .cells{margin-bottom:-1.1mm}
.close .box{padding:.35mm 1.2mm .4mm}.close .cells{margin-bottom:-.4mm}.close td{padding:.12mm .6mm}
.pairs{border-collapse:separate;border-spacing:0}.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;font-size:6pt;color:#445;text-align:center}`;

interface Box {
  readonly label: string;
  /** HTML. */
  readonly body: string;
  /** Of twelve columns. */
  readonly span: number;
}

const NONE = 'Not applicable';
const box = (span: number, label: string, body: string): Box => ({ span, label, body });
const plain = (span: number, label: string, value: string | null | undefined): Box =>
  box(span, label, s.esc(value ?? NONE));

const drawBox = ({ label, body, span }: Box, number: string): string =>
  `<div class=box style="grid-column:span ${span}"><small>${number}. ${s.esc(label)}</small>${body}</div>`;

const pair = (fund: string | null | undefined, benchmark: string | null | undefined): string =>
  `${fund ?? '–'}% / ${benchmark ?? '–'}%`;

/** Cells in one row, each with a small head. */
const cells = (items: readonly s.Item[]): string =>
  `<div class=cells style="grid-template-columns:repeat(${items.length},1fr)">${items
    .map(([label, value]) => `<div><small>${s.esc(label)}</small>${s.esc(value)}</div>`)
    .join('')}</div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string => s.ratingText(entry, subject, 'Not rated');

const identity = (e: s.Entry): Box[] => [
  box(6, 'Name of scheme', `<b class=big>${s.esc(e.fund_name_raw)}</b>`),
  plain(2, 'Month', e.report_month_label_raw),
  plain(4, 'Category', e.category_raw),
  plain(3, 'Type', e.fund_type_raw),
  plain(3, 'Launch date', e.launch_date_raw),
  plain(3, 'Risk profile', e.risk_profile_raw),
  plain(3, 'Risk of principal erosion', e.risk_of_principal_raw),
  plain(5, 'Trustee', e.trustee_raw),
  plain(4, 'Auditor', e.auditor_raw),
  plain(3, 'Registrar', e.registrar_raw),
  plain(12, 'Investment objective', e.investment_objective_raw),
  plain(12, 'Benchmark', e.benchmark_raw),
  plain(4, 'Stability rating of scheme', rating(e, 'FUND')),
  plain(4, 'Rating of management company', rating(e, 'AMC')),
  plain(4, 'Management fee (a year)', e.management_fee_raw),
  plain(3, 'Dealing days', e.dealing_days_raw),
  plain(3, 'Cut-off time', e.cutoff_raw),
  plain(3, 'Pricing mechanism', e.pricing_mechanism_raw),
  plain(3, 'Payment of redemptions', e.settlement_raw),
  plain(3, 'Front-end load', e.front_end_load_raw),
  plain(5, 'Back-end load', e.back_end_load_raw),
  plain(2, 'Leverage', e.leverage_raw),
  plain(2, 'Par value', e.par_value_raw),
  plain(3, 'Minimum initial investment', e.minimum_initial_raw),
  plain(3, 'Minimum subsequent investment', e.minimum_subsequent_raw),
  box(
    6,
    'Investment committee',
    s
      .members(e)
      .map(([name, office]) => `${s.esc(name)} (${s.esc(office)})`)
      .join('; '),
  ),
];

function moneyBoxes(figures: s.Figures): Box[] {
  const without = 'fund_size_excluding_fof_pkr' in figures ? Number(figures.fund_size_excluding_fof_pkr) / 1e6 : null;
  return [
    box(3, 'NAV per unit on 30 April 2023 (Rs.)', `<b>${figures.nav_per_unit ?? ''}</b>`),
    plain(3, 'Units outstanding', s.grouped(Number(figures.units_outstanding), 0)),
    plain(3, figures.fund_size_label_raw ?? '', figures.fund_size_raw),
    plain(3, 'Net assets excluding funds of funds (Rs. million)', without === null ? null : s.grouped(without, 1)),
    ...figures.fees.map((fee) => plain(3, fee.fee_label_raw, `${fee.percent}%`)),
  ];
}

const returnCells = (figures: s.Figures): string =>
  cells(
    figures.reported_returns.map((r) => [r.period_label_raw, pair(r.fund_return_percent, r.benchmark_return_percent)]),
  );

const yearCells = (entry: s.Entry): string =>
  cells(
    s
      .labelsOf(entry.historical_returns)
      .map((l) => [
        l,
        pair(s.percentAt(entry.historical_returns, 'Scheme', l), s.percentAt(entry.historical_returns, 'Benchmark', l)),
      ]),
  );

/** Years are rows and months are columns; a month without a return is empty. */
function calendar(rows: readonly s.SeriesRow[]): string {
  const years = [...new Set(s.labelsOf(rows).map((l) => l.slice(4)))];
  const names = s.MONTHS.map((m) => m.slice(0, 3));
  const body = years.map((year) =>
    s.tr([
      year,
      ...names.map((month) => {
        const fund = s.percentAt(rows, 'Scheme', `${month} ${year}`);
        const benchmark = s.percentAt(rows, 'Benchmark', `${month} ${year}`);
        return fund === undefined || benchmark === undefined ? '' : `${fund} /<br>${benchmark}`;
      }),
    ]),
  );
  return `<table class=year>${s.tr(['Year', ...names], 'th')}${body.join('')}</table>`;
}

function shares(figures: s.Figures, type: s.AllocationType | null, span: number): Box {
  if (type === null) return plain(span, 'Credit quality or sectors', null);
  const rows = s.lines(figures, type).map((r) => [r.label, r.cells.map((c) => `${c}%`).join(' / ')]);
  const label = `${s.titleOf(figures, type)}: 30 April 2023 / 31 March 2023`;
  return box(span, label, s.htmlTable(rows, 'pairs', 0));
}

function holdings(figures: s.Figures, mix: s.Mix, span: number): Box {
  if (figures.holdings.length === 0) return plain(span, 'Largest holdings (% of total assets)', null);
  const rows = figures.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]);
  return box(span, figures.holdings_title_raw ?? '', `<div class=two>${s.htmlTable(rows, 'pairs', 0)}</div>`);
}

const BREACH_HEAD =
  'Name|Nature|Value before provision (Rs. mn)|Provision (Rs. mn)|Value after provision (Rs. mn)|% of gross assets|% of net assets';

const breaches = (entry: s.Entry): Box =>
  entry.non_compliant.length === 0
    ? plain(12, 'Investments that do not comply', 'None')
    : box(
        12,
        'Investments that do not comply',
        s.htmlTable([BREACH_HEAD.split('|'), ...entry.non_compliant.map(s.exposureCells)]),
      );

function part(title: string, boxes: readonly Box[], numberOf: (i: number) => string): string {
  return `<div class=part>${s.esc(title)}</div>${boxes.map((b, i) => drawBox(b, numberOf(i))).join('')}`;
}

function figureBoxes(entry: s.Entry, fund: s.Fund): Box[] {
  return [
    ...moneyBoxes(entry),
    box(12, 'Returns by period: scheme / benchmark', returnCells(entry)),
    box(12, 'Returns of fiscal years (July to June): scheme / benchmark', yearCells(entry)),
    box(12, 'Returns of months in %: scheme / benchmark', calendar(entry.monthly_returns)),
    box(12, 'Statistics', cells(entry.metrics.map((m) => [m.label_raw, m.value_raw]))),
    shares(entry, 'ASSET_ALLOCATION', 6),
    shares(entry, s.otherType(entry), 6),
    holdings(entry, fund, 12),
    breaches(entry),
  ];
}

/** The boxes of a sub-fund, numbered from A1, B1 or C1. */
function schedule(sub: s.SubFacts, mix: s.Mix, letter: string): string {
  const isEquity = sub.holdings.length > 0;
  const boxes = [
    ...moneyBoxes(sub)
      .filter((b) => b.body !== NONE)
      .map((b, i) => (i < 3 ? { ...b, span: 4 } : b)),
    box(12, 'Returns by period: Sub-Fund / benchmark', returnCells(sub)),
    shares(sub, 'ASSET_ALLOCATION', 6),
    shares(sub, s.otherType(sub), 6),
    ...(isEquity ? [holdings(sub, mix, 12)] : []),
  ];
  return part(`Schedule ${letter}: ${sub.name_raw}`, boxes, (i) => `${letter}${i + 1}`);
}

function sheet(entry: s.Entry, fund: s.Fund): string {
  const first = identity(entry);
  const comment = plain(12, 'Comments of the manager', COMMENTS[fund.abbr]);
  const last = fund.subs === undefined ? [...figureBoxes(entry, fund), comment] : [breaches(entry), comment];
  const schedules = entry.sub_funds.map((sub, i) => schedule(sub, s.only(fund.subs?.[i], 'sub-fund'), 'ABC'[i] ?? ''));
  const title = fund.subs === undefined ? 'Part II. Figures and portfolio' : 'Part II. General';
  return `<div class=top><b>${s.esc(entry.amc_name_raw)}</b><span>Form FMR/M, to be read with the Offering Document of the scheme</span></div>
<div class="form ${fund.subs === undefined ? 'wide' : 'close'}">${part('Part I. The scheme', first, (i) => String(i + 1))}
${part(title, last, (i) => String(first.length + i + 1))}${schedules.join('')}</div>
<p>${s.esc(entry.footnotes_raw.join(' '))} ${s.esc(s.RISK_NOTE)}</p><div class=foot>${s.esc(entry.page_footer_raw)}</div>`;
}

const REVIEW = [
  'The State Bank raised its policy rate by 100 basis points to 21.00% on 4 April 2023. Inflation was 36.4% in April, the highest on record, ' +
    'and food prices in rural areas rose by almost a half in a year.',
  'The current account had a surplus in March for the first time since November 2020, as imports remained restricted. The rupee was stable ' +
    'against the dollar during the month. The KSE-100 Index gained 3.9% with a low turnover.',
];

function cover(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', `Sheet ${e.page_number}`]);
  return `<div class=cover><h1>Monthly Report of Schemes<br>April 2023</h1><p><b>${s.esc(entries[0]?.amc_name_raw)}</b></p>${s.paragraphs(REVIEW)}
${s.htmlTable([['Scheme', 'Category', 'Form on'], ...rows])}</div>
<div class=foot>Digri AMC | Monthly Report of Schemes | April 2023 | Sheet 1</div>`;
}

/** A sheet for each fund, and a cover before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const sheets = entries.map((e) => sheet(e, s.fundNamed(funds, e)));
  return s.htmlPages(STYLE, isWhole ? [cover(entries), ...sheets] : sheets);
}
