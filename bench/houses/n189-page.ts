/** The pages of AMC N189: a profile of running lines at the left, and tables of the month before and this month. */
import { classesOf, hasOnePrice } from './n189-classes.ts';
import type { UnitClass } from './n189-classes.ts';
import { COMMENTS, SCHEMES } from './n189-funds.ts';
import * as s from './shared15.ts';

const PLUM = '#5b2a4e';
const SAND = '#f3ece4';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.4pt/1.28 'Liberation Sans';color:#1d1d1d;font-variant-ligatures:none}
header{position:absolute;left:0;right:0;top:0;height:13mm;background:${PLUM}
;color:#fff;display:flex;justify-content:space-between;align-items:center;
padding:0 10mm;font-size:9pt}header b{font-size:11pt}main{position:absolute;left:10mm;right:10mm;top:16mm}
h1{font:bold 15pt/1.15 'Liberation Serif';color:${PLUM};margin:0 0 .6mm}.price{font-size:8.6pt;margin:0 0 1.6mm}
h2{font:bold 8pt/1.2 'Liberation Sans';color:${PLUM};border-bottom:.5mm solid ${PLUM}
;margin:2.2mm 0 .6mm;padding-bottom:.3mm}
h2:first-child{margin-top:0}p{margin:0 0 .7mm}
.two{display:grid;grid-template-columns:60mm 1fr;gap:5mm;align-items:start}
.half{display:grid;grid-template-columns:112mm 1fr;gap:5mm;align-items:start}.text{text-align:justify}
td,th{padding:.46mm 1mm;text-align:right;line-height:1.18;vertical-align:bottom}
td:first-child,th:first-child{text-align:left}
th{background:${SAND};font-weight:bold}td{border-bottom:.12mm solid #d8cdbf}.band td{font-weight:bold;color:${PLUM}
;background:#faf7f3;padding-top:.8mm}
.big th{background:${PLUM};color:#fff}.big td:not(:first-child){width:21mm}.big td:last-child{width:15mm;color:#666}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.year td,.year th{font-size:6.3pt;padding:.5mm .3mm}.total td{font-weight:bold;border-top:.3mm solid ${PLUM}}
.matrix th{text-align:center}.matrix th:first-child{text-align:left}.fine{font-size:6.3pt;color:#444;margin:.4mm 0 0}
footer{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.3mm solid ${PLUM}
;padding-top:.8mm;font-size:6pt;color:#555}
footer b{display:block;text-align:right;font-size:7pt;color:${PLUM}}
.long p{font-size:10pt;line-height:1.6;text-align:justify;margin:3mm 0}
.long td,.long th{font-size:9.4pt}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;align-items:start}.three h2{font-size:7.2pt}
.roomy td{padding-top:1.1mm;padding-bottom:1.1mm}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly formOf: (isFund: boolean) => s.Form;
}

export const percent = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'n/a' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const frame = (body: string, footer: string): string =>
  `<header><b>Kamber Investment Management Limited</b><span>Fund Manager Report | October 2018</span></header>
<main>${body}</main>
<footer>${s.esc(s.RISK_NOTE)}<b>${s.esc(footer)}</b></footer>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} on ${d}`, '');

function profile(entry: s.Entry, report: Report): string {
  const isPension = entry.sub_funds.length > 0;
  const fees = entry.fees.map((f, i) => {
    const levies = s.ratiosOf(s.partOf(entry, report.funds), report.month)[i]?.levies ?? '';
    return [f.fee_label_raw, `${f.percent}% (including ${levies}% government levies)`] as const;
  });
  const items = s.stated([
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
    ]),
    ['Fund Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Par Value', 'par_value_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...(isPension ? [] : fees),
  ]);
  const line = ([label, value]: s.Item): string => `<p><b>${s.esc(label)}:</b> ${s.esc(value)}</p>`;
  const team = s.people(entry).map(([office, name]) => `<p>${s.esc(`${name}, ${office}`)}</p>`);
  return `${s.heading('Fund Profile')}${items.map(line).join('')}${s.heading('Investment Committee')}${team.join('')}`;
}

interface Both {
  readonly now: s.Figures;
  readonly past: s.Figures;
}

/** The true figures of this month and of the month before. */
function bothOf(part: s.Part, report: Report, isFund: boolean): Both {
  const form = report.formOf(isFund);
  return { now: s.figuresAt(part, report.month, form), past: s.figuresAt(part, s.before(report.month), form) };
}

/** The classes of units of a fund, none if it has only one. */
export const unitClasses = (abbr: string, { now, past }: Both): UnitClass[] =>
  classesOf(
    abbr,
    { now: now.nav_per_unit ?? '', past: past.nav_per_unit ?? '' },
    Number((now.fund_size_raw ?? '').replaceAll(',', '')),
  );

/** A change in percent of the older figure. */
const grown = (past: string, now: string): string => {
  const [a, b] = [past, now].map((v) => Number(v.replaceAll(',', '')));
  return signed((((b ?? 0) / (a ?? 1) - 1) * 100).toFixed(2), '%');
};

const signed = (v: string, unit = ''): string => `${v.startsWith('-') ? '' : '+'}${v}${unit}`;

const band = (title: string): string => `<tr class=band><td colspan=4>${s.esc(title)}</td></tr>`;

/** The prices of all classes; a fund whose classes have one price has one row, except for growth and income units. */
function prices(abbr: string, both: Both): string[][] {
  const classes = unitClasses(abbr, both);
  const row = (label: string, past: string, now: string): string[] => [label, past, now, grown(past, now)];
  if (abbr !== 'KCMF' && hasOnePrice(abbr))
    return [row('NAV per Unit (Rs.)', both.past.nav_per_unit ?? '', both.now.nav_per_unit ?? '')];
  return classes.map((c) => row(`NAV per Unit – ${c.name} (Rs.)`, c.past, c.now));
}

/** One table has size, prices and shares; each section has a band with its title below the common head. */
function position(entry: s.Entry, report: Report): string {
  const both = bothOf(s.partOf(entry, report.funds), report, true);
  const real = [both.past.fund_size_raw ?? '', both.now.fund_size_raw ?? ''] as const;
  const shown = entry.fund_size_raw === real[1] ? real : [real[1], real[0]];
  const type = s.only(s.otherType(entry), 'table');
  const shares = (t: s.AllocationType): string =>
    band(s.titleOf(entry, t)) +
    s
      .lines(entry, t)
      .map(({ label, cells: [past = '', now = ''] }) =>
        s.tr([s.esc(label), `${past}%`, `${now}%`, signed((Number(now) - Number(past)).toFixed(1))]),
      )
      .join('');
  const metrics = entry.metrics.map((m, i) => {
    const past = both.past.metrics[i]?.value ?? '';
    const decimals = m.value.split('.')[1]?.length ?? 0;
    return s.tr([s.esc(m.label_raw), past, m.value_raw, signed((Number(m.value) - Number(past)).toFixed(decimals))]);
  });
  const months = [s.before(report.month), report.month].map(s.dashed);
  return `<table class=big>${s.tr(['', ...months, 'Change'], 'th')}${band('Size and Price')}
${s.tr([s.esc(entry.fund_size_label_raw), ...shown, grown(...real)])}${prices(s.short(entry), both)
    .map((r) => s.tr(r))
    .join('')}
${metrics.join('')}${shares('ASSET_ALLOCATION')}${shares(type)}</table>`;
}

function classTable(entry: s.Entry, report: Report): string {
  const both = bothOf(s.partOf(entry, report.funds), report, true);
  const classes = unitClasses(s.short(entry), both);
  const rows = classes.map((c) => s.tr([c.name, c.offer, c.redemption, s.grouped(c.units, 0), c.size]));
  const total = entry.units_outstanding === undefined ? '' : s.grouped(Number(entry.units_outstanding), 0);
  const head = ['Units', 'Offer (Rs.)', 'Redemption (Rs.)', 'Units in Issue', 'Net Assets (Rs. mn)'];
  return `${s.heading('Classes of Units as on October 31, 2018')}<table>${s.tr(head, 'th')}${rows.join('')}
${s.tr(['Total', '', '', total, both.now.fund_size_raw ?? ''], 'td', 'total')}</table>`;
}

/** The title says which units the returns are of, where prices of classes are not equal. */
function returns(entry: s.Entry): string {
  const title = s.short(entry) === 'KSTF' ? 'Performance (Class A Units)' : 'Performance';
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...s.seriesCells(entry, key).map(percent),
  ];
  return `${s.heading(title)}${s.htmlTable([
    ['', ...s.periods(entry)],
    row(s.short(entry), 'fund_return_percent'),
    row('Benchmark', 'benchmark_return_percent'),
  ])}`;
}

function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  return `${s.heading('Fiscal Years')}${s.htmlTable(
    [
      ['', s.short(entry), 'Benchmark'],
      ...s
        .labelsOf(rows)
        .map((l) => [l, percent(s.percentAt(rows, s.short(entry), l)), percent(s.percentAt(rows, 'Benchmark', l))]),
    ],
    'roomy',
  )}`;
}

const months = (figures: readonly s.Figures[], names: readonly string[]): string => {
  const rows = figures.flatMap((f) => f.monthly_returns);
  const labels = s.labelsOf(rows);
  return `${s.heading('Monthly Returns')}${s.htmlTable(
    [['', ...labels], ...names.map((name) => [name, ...labels.map((l) => percent(s.percentAt(rows, name, l)))])],
    'year',
  )}`;
};

/** Payouts of the last fiscal years, with the price after each. */
function payouts(entry: s.Entry, report: Report): string {
  if (s.short(entry) !== 'KCMF') return '';
  const rows = s.payouts(s.partOf(entry, report.funds), report.month, 5).toReversed();
  const head = ['Fiscal Year', 'Rs. per Unit', 'Ex-dividend NAV (Rs.)', 'Payout (% of Par)'];
  return `${s.heading('Payout History')}${s.htmlTable([head, ...rows.map((r) => [...r.slice(0, 3), percent(r[3])])])}`;
}

/** The weights of both months; what was not held a month ago has none. */
function holdings(entry: s.Entry, report: Report): string {
  if (entry.holdings.length === 0) return '';
  const { past } = bothOf(s.partOf(entry, report.funds), report, true);
  const mix = s.fundNamed(report.funds, entry);
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    s.noteOf(mix, h.name_raw),
    percent(past.holdings.find((x) => x.name_raw === h.name_raw)?.percent),
    percent(h.percent),
  ]);
  const note = s.otherType(entry) === 'CREDIT_QUALITY' ? 'Rating' : 'Sector';
  const heads = [s.before(report.month), report.month].map(s.dashed);
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable([['Security', note, ...heads], ...rows], 'held')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Non-Compliant Investment', 'Type', 'Value before Provision', 'Provision', 'Value after Provision'];
  return `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

const fine = (entry: s.Entry): string => entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

const priceLine = (entry: s.Entry): string =>
  s.short(entry) === 'KSTF'
    ? `<p class=price>NAV per Unit (Class A Units, October 31, 2018): <b>Rs. ${entry.nav_per_unit ?? ''}</b></p>`
    : '<p class=price></p>';

function fundPage(entry: s.Entry, report: Report): string {
  const own = s.short(entry);
  const body = `<h1>${s.esc(entry.fund_name_raw)}</h1>${priceLine(entry)}
<div class=two><div>${profile(entry, report)}</div>
<div>${s.heading('Investment Objective')}<p class=text>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Manager’s Comments')}<p class=text>${s.esc(COMMENTS[own])}</p>
${s.heading('Position of the Fund at the End of the Month')}${position(entry, report)}${returns(entry)}</div></div>
${months([entry], [own, 'Benchmark'])}
<div class=half style="margin-top:2.2mm"><div>${classTable(entry, report)}${payouts(entry, report)}
${holdings(entry, report)}</div>
<div>${years(entry)}</div></div>${breaches(entry)}<div style="height:1.4mm"></div>${fine(entry)}`;
  return frame(body, entry.page_footer_raw ?? '');
}

/** Each sub-fund has a column of the month before and one of this month. */
function matrix(entry: s.Entry, report: Report): string {
  const parts = s.partsOf(entry, s.fundNamed(report.funds, entry));
  const all = parts.map((part) => bothOf(part, report, false));
  const labels = [...new Set(entry.sub_funds.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))];
  const row = (label: string, cells: readonly (readonly string[])[]): string => s.tr([s.esc(label), ...cells.flat()]);
  const shares = labels.map((label) =>
    row(
      label,
      entry.sub_funds.map((x) => {
        const found = s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === label);
        return found === undefined ? ['-', '-'] : found.cells.map((v) => `${v}%`);
      }),
    ),
  );
  const heads = [s.before(report.month), report.month].map(s.dashed);
  const title = (text: string): string => `<tr class=band><td colspan=7>${s.esc(text)}</td></tr>`;
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  return `<table class="matrix roomy"><tr><th rowspan=2></th>
${entry.sub_funds.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('')}</tr>
${s.tr(
  entry.sub_funds.flatMap(() => heads),
  'th',
)}${title('Size and Price')}
${row(
  first.fund_size_label_raw ?? '',
  all.map(({ now, past }) => [past.fund_size_raw ?? '', now.fund_size_raw ?? '']),
)}${row(
    'NAV per Unit (Rs.)',
    all.map(({ now, past }) => [past.nav_per_unit ?? '', now.nav_per_unit ?? '']),
  )}${title(s.titleOf(first, 'ASSET_ALLOCATION'))}${shares.join('')}</table>`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const subs = entry.sub_funds;
  const names = subs.map((x) => x.name_raw);
  const first = s.only(subs[0], 'sub-fund');
  const heads = [s.before(report.month), report.month].map(s.dashed);
  const performance = s.htmlTable(
    [
      ['', ...s.periods(first)],
      ...subs.map((x) => [x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(percent)]),
    ],
    'roomy',
  );
  const ratios = s.htmlTable(
    [
      ['', 'MTD', 'YTD'],
      ...subs.map((x) => [
        x.name_raw,
        ...['MTD', 'YTD'].map((p) => percent(s.feeOf(x, 'Total Expense Ratio (including government levies)', p))),
      ]),
    ],
    'roomy',
  );
  const others = subs.map((x) => {
    const type = s.only(s.otherType(x), 'table');
    const rows = s.lines(x, type).map((r) => [r.label, ...r.cells.map((v) => `${v}%`)]);
    return `<div>${s.heading(`${x.name_raw}: ${s.titleOf(x, type)}`)}${s.htmlTable([['', ...heads], ...rows])}</div>`;
  });
  const body = `<h1>${s.esc(entry.fund_name_raw)}</h1><p class=price></p>
<div class=two><div>${profile(entry, report)}</div>
<div>${s.heading('Investment Objective')}<p class=text>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Manager’s Comments')}<p class=text>${s.esc(COMMENTS['KPF'])}</p>
${s.heading('Position of the Sub-funds at the End of the Month')}${matrix(entry, report)}
${s.heading('Performance')}${performance}
${s.heading('Total Expense Ratio (including government levies)')}${ratios}</div></div>
${months(subs, names)}<div class=three style="margin-top:2.2mm">${others.join('')}</div>
${s.heading('Allocation Schemes')}${s.htmlTable(SCHEMES, 'roomy')}<div style="height:1.4mm"></div>${fine(entry)}`;
  return frame(body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'Consumer prices rose by 6.8% in October 2018 over the same month of the year before, after 5.1% in ' +
    'September, as gas tariffs and transport became dearer. The current account deficit narrowed on lower ' +
    'imports and higher remittances. The rupee lost 7.0% against the US dollar in the interbank market on ' +
    'October 9.',
  'The SBP had raised its policy rate by 100 basis points to 8.50% on September 29. In the auctions of ' +
    'October, banks took part only in Treasury Bills of three months, since they expect a further increase.',
  'The KSE-100 Index fell to 36,663 points by October 16 and closed the month at 41,649 points, after ' +
    'support of USD 6 billion from Saudi Arabia was announced on October 23. Foreigners remained net sellers ' +
    'of shares.',
];

const INDICATORS: readonly (readonly string[])[] = [
  ['Key Indicators', 'Sep-18', 'Oct-18', 'Change'],
  ['Consumer prices (over the year before)', '5.1%', '6.8%', '+1.7'],
  ['Exports (USD million)', '1,728', '1,893', '+9.5%'],
  ['Imports (USD million)', '4,420', '4,847', '+9.7%'],
  ['Remittances (USD million)', '1,450', '2,001', '+38.0%'],
  ['Reserves of the SBP (USD billion)', '8.4', '7.8', '-0.6'],
  ['6-month KIBOR', '8.57%', '9.24%', '+0.67'],
  ['KSE-100 Index', '40,999', '41,649', '+1.6%'],
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  const review = frame(
    `<h1>Economic and Market Review</h1><div class=long>${s.paragraphs(REVIEW)}
${s.htmlTable(INDICATORS, 'roomy')}</div>`,
    'Kamber Investment Management Limited | Page 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
