/** The pages of AMC N142: a review by the manager, and a page in the style of a word processor for each fund. */
import { COMMENTS } from './n142-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:9.5mm 19mm 0}body{font:9.2pt/1.2 'Liberation Serif';color:#000;font-variant-ligatures:none}
.top{text-align:right;font-style:italic;font-size:9pt;border-bottom:.25mm solid #000;padding-bottom:.8mm}
h1{font:bold 15pt 'Liberation Serif';text-align:center;margin:2.4mm 0 1mm;color:#1f3864}
h2{font:bold 10pt 'Liberation Serif';margin:1.6mm 0 .6mm;color:#1f3864;text-decoration:underline}
p{margin:0 0 1.4mm;text-align:justify}td,th{font-size:8.6pt;padding:.2mm 1.4mm;border:.2mm solid #000;text-align:center;font-weight:normal;line-height:1.09}
th{font-weight:bold;background:#d9e2f3}td:first-child,th:first-child{text-align:left}
.facts td{border:0;text-align:left;vertical-align:top;padding:.06mm 1mm}.facts td:first-child{width:52mm;font-weight:bold}
.two{display:grid;grid-template-columns:1fr 1fr;gap:5mm;align-items:start}
.bars{border:.2mm solid #888;padding:1.4mm 1.6mm}.bars div
{display:grid;grid-template-columns:31mm 1fr;align-items:center;gap:1.2mm;margin-bottom:.7mm;font-size:8pt;line-height:1.05}
.bars span:first-child{text-align:right}.bars b{font-weight:normal;display:flex;align-items:center;gap:1mm}.bars i{display:block;height:3mm;background:#4472c4}
.note{font-size:7.6pt;margin-top:1.6mm;text-align:justify}
.foot{position:absolute;left:19mm;right:19mm;bottom:7mm;text-align:center;font-size:8.6pt}
.risk{position:absolute;left:19mm;right:19mm;bottom:12mm;font-size:7.2pt;font-style:italic;text-align:justify;border-top:.2mm solid #000;padding-top:.8mm}
.front p{font-size:11.5pt;line-height:1.45;margin-bottom:3mm}.front h2{font-size:12.5pt;margin-top:5mm}.front td,.front th{font-size:10pt;padding:.9mm 1.6mm}`;

const bare = (v: string | null | undefined): string => v ?? 'N/A';

interface Context {
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly form: s.Form;
  readonly month: s.Month;
}

const frame = (title: string, footer: string, body: string): string =>
  `<div class=top>Lodhran Asset Management Company Limited - Fund Manager Report for December 2023</div><h1>${s.esc(title)}</h1>${body}
<div class=risk>${s.esc(s.RISK_NOTE)}</div><div class=foot>${s.esc(footer)}</div>`;

function facts(entry: s.Entry): string {
  return s.list(
    [
      ...s.terms(entry, [
        ['Nature of Fund', 'fund_type_raw'],
        ['Category of Scheme', 'category_raw'],
        ['Date of Launch', 'launch_date_raw'],
        ['Benchmark', 'benchmark_raw'],
        ['Risk Category', 'risk_profile_raw'],
        ['Par Value', 'par_value_raw'],
        ['Remuneration of Manager', 'management_fee_raw'],
        ['Front-end Sales Load', 'front_end_load_raw'],
        ['Back-end Sales Load', 'back_end_load_raw'],
        ['Minimum Initial Investment', 'minimum_initial_raw'],
        ['Subsequent Investment', 'minimum_subsequent_raw'],
        ['Pricing', 'pricing_mechanism_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Time', 'cutoff_raw'],
        ['Leverage', 'leverage_raw'],
        ['Listed at', 'listing_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditors', 'auditor_raw'],
      ]),
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ],
    'facts',
  );
}

/** The rating of the fund, if it has one, and of the manager. */
function ratings(entry: s.Entry): string {
  const fund = s.ratingParts(entry, 'FUND');
  const amc = s.only(s.ratingParts(entry, 'AMC'), 'rating');
  const own =
    fund === null ? '' : `${fund.agency} assigned a stability rating of ${fund.rating} to the Fund on ${fund.day}. `;
  return `<p>${own}The Company holds an asset manager rating of ${s.esc(amc.rating)} from ${amc.agency}, which was reaffirmed on ${amc.day}.</p>`;
}

/** The returns of the month and of the year in words. */
function sentences(entry: s.Entry, fund: s.Fund): string {
  const month = s.only(s.returnAt(entry, 'December 2023'), 'month');
  const year = s.only(s.returnAt(entry, 'Fiscal year to date'), 'year');
  const kind = fund.model.kind === 'rate' ? 'an annualized return' : 'a return';
  return `During December 2023, the Fund posted ${kind} of ${bare(month.fund_return_percent)}% against the benchmark return of
${bare(month.benchmark_return_percent)}%. For the fiscal year to date, the return of the Fund was ${bare(year.fund_return_percent)}% whereas the
benchmark returned ${bare(year.benchmark_return_percent)}%.`;
}

/** Net assets and the price at the end of this and of the previous month. */
function sizes(entry: s.Entry, { funds, form, month }: Context): string {
  const then = s.figuresThen(entry, funds, s.before(month), form);
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  return s.htmlTable([
    ['', ...dates],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', then.fund_size_raw ?? ''],
    ['NAV per unit (Rs.)', bare(entry.nav_per_unit), bare(then.nav_per_unit)],
  ]);
}

function expenses(entry: s.Entry): string {
  const labels = ['Management fee', 'Government levies', 'Others', 'Total'];
  const rows = ['Month', 'Year to date'].map((period) => [period, ...labels.map((l) => s.feeOf(entry, l, period))]);
  return s.heading('Total expense ratio (% per annum)') + s.htmlTable([['', ...labels], ...rows]);
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    bare(r.fund_return_percent),
    bare(r.benchmark_return_percent),
  ]);
  return s.heading('Returns (%)') + s.htmlTable([['Period', 'Fund', 'Benchmark'], ...rows]);
}

const years = (entry: s.Entry): string =>
  s.heading('Returns of fiscal years (%)') +
  s.htmlTable([
    ['Year', 'Fund', 'Benchmark'],
    ...s.longSeries(entry.historical_returns, ['Fund', 'Benchmark'], (v) => v ?? 'N/A'),
  ]);

function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells]);
  return (
    s.heading(s.titleOf(entry, 'ASSET_ALLOCATION')) +
    s.htmlTable([['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...rows])
  );
}

/** Sectors are bars with their share at the end; credit quality is a table. */
function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type !== 'SECTOR_ALLOCATION') return s.sharesList(entry, type, (v) => v ?? '');
  const rows = s.lines(entry, type);
  const most = Math.max(...rows.map((r) => Number(r.cells[0])));
  const bars = rows.map((r) => {
    const share = r.cells[0] ?? '0';
    const length = ((Number(share) / most) * 34).toFixed(1);
    return `<div><span>${s.esc(r.label)}</span><b><i style="width:${length}mm"></i>${share}%</b></div>`;
  });
  return `${s.heading(s.titleOf(entry, type))}<div class=bars>${bars.join('')}</div>`;
}

/** `Name (designation), name (designation) and name (designation)` */
function committee(entry: s.Entry): string {
  const names = s.members(entry).map(([name, office]) => ({ label: name, text: `(${office})` }));
  return `${s.heading('Investment committee')}<p>The members of the investment committee are ${s.esc(s.listed(names))}.</p>`;
}

function fundPage(entry: s.Entry, context: Context): string {
  const fund = s.fundNamed(context.funds, entry);
  const held = s.holdingsList(entry, (v) => v ?? '');
  const notes = entry.footnotes_raw.map((t) => `<div class=note>${s.esc(t)}</div>`).join('');
  return frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    entry.page_footer_raw ?? '',
    `<p>${s.esc(entry.investment_objective_raw)}</p>${facts(entry)}${ratings(entry)}${sizes(entry, context)}
${s.heading('Review of the month')}<p>${sentences(entry, fund)} ${s.esc(COMMENTS[fund.abbr])}</p>${expenses(entry)}
<div class=two><div>${returns(entry)}${held === '' ? '' : held}</div><div>${assets(entry)}${second(entry)}${years(entry)}</div></div>
${committee(entry)}${notes}`,
  );
}

const REVIEW = [
  'Inflation rose to 29.7% in December as the adjustment of gas tariffs entered the index. The current account had a surplus of USD ' +
    '397 million, the largest in several months, and the reserves of the State Bank crossed USD 8 billion.',
  'The Government met the targets for the first review of the Stand-By Arrangement. The rupee remained stable near 282 against the ' +
    'dollar, and the price of oil fell to its lowest level in six months.',
];
const OUTLOOK = [
  'We expect inflation to fall from March onwards because of the high base of the year before. This will enable the State Bank to ' +
    'begin a cycle of monetary easing, from which both bonds and shares should benefit.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.fund_size_raw ?? '',
    bare(e.nav_per_unit),
    bare(s.returnAt(e, 'Fiscal year to date')?.fund_return_percent),
  ]);
  const head = ['Fund', 'Net Assets (Rs. million)', 'NAV per unit (Rs.)', 'Fiscal year to date (%)'];
  return frame(
    'Economic Review and Outlook',
    'Page 1',
    `<div class=front>${s.heading('Economy')}${s.paragraphs(REVIEW)}${s.heading('Outlook')}${s.paragraphs(OUTLOOK)}
${s.heading('Funds under management')}${s.htmlTable([head, ...rows])}</div>`,
  );
}

/** The pages of the whole report, or of the funds alone. */
export function html(entries: readonly s.Entry[], context: Context): string {
  const pages = entries.map((e) => fundPage(e, context));
  return s.htmlPages(STYLE, context.isWhole ? [front(entries), ...pages] : pages);
}
