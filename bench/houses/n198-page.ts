/** The pages of AMC N198: comments and tables at the left, a column of facts at the right, and footnotes below. */
import { millions, RATIO } from './n198-notes.ts';
import * as s from './shared15.ts';

const TEAL = '#0b5563';
const SAND = '#f4efe4';
const RUST = '#b5651d';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{width:210mm;height:296.8mm;background:#fff}
body{font:7.4pt/1.32 'Liberation Sans';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:0;right:0;top:0;height:21mm;background:${TEAL};color:#fff;padding:5mm 10mm 0;display:flex;justify-content:space-between}
.top h1{font:bold 15pt/1.2 'Liberation Sans';margin:0}.top span{font-size:8pt}.top div:last-child{text-align:right;font-size:8pt}
.top div:last-child b{display:block;font-size:11pt}
main{position:absolute;left:10mm;right:10mm;top:24mm;display:grid;grid-template-columns:1fr 62mm;gap:5mm;align-items:start}
main.one{display:block}p{margin:0 0 1.2mm;text-align:justify}
h2{font:bold 8pt/1.2 'Liberation Sans';color:${TEAL};margin:2.6mm 0 .8mm;border-bottom:.35mm solid ${RUST};padding-bottom:.5mm}
div>h2:first-child{margin-top:0}
td,th{padding:.8mm .7mm;text-align:right;line-height:1.18;vertical-align:top;border-bottom:.12mm solid #d8d2c4}
th{background:${SAND};color:${TEAL};vertical-align:bottom}td:first-child,th:first-child{text-align:left}
aside{background:${SAND};padding:1.6mm 2.2mm 1.8mm;font-size:7pt}aside h2{margin:1.7mm 0 .3mm}
aside td{text-align:left;padding:.42mm .5mm;border-bottom:.12mm solid #e0d6c0}
aside td:first-child{width:27mm;color:#555;padding-left:0}aside .big td:last-child{font-weight:bold}
.dense{font-size:6.2pt}.dense td,.dense th{padding:.5mm .25mm}.dense td:first-child,.dense th:first-child{white-space:nowrap}
.dif td:first-child{white-space:nowrap}.dif:not(.subs) tr:nth-child(4) td{color:#777;font-style:italic}.gap{height:1.6mm}
.two th{white-space:nowrap}.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2.4mm}
.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.bad{font-size:6.2pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.sub th+th,.sub td+td,.sub tr+tr th{text-align:center}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;font-size:6pt;line-height:1.34;color:#333}.foot p{margin:0}
.foot .risk{margin-top:1mm;color:#666}
.foot div{display:flex;justify-content:space-between;border-top:.4mm solid ${TEAL};margin-top:1mm;padding-top:.8mm;font-size:6.8pt;color:${TEAL}}
.long p{font-size:9.4pt;line-height:1.6;margin-bottom:3mm}.long h2{font-size:10pt;margin-top:7mm}
.long td,.long th{font-size:7.8pt;padding:1.2mm 1mm;text-align:left}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  /** The day of the prices as printed. */
  readonly priced: string;
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
const titleOf = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;

interface Frame {
  readonly title: string;
  readonly under: string;
  readonly body: string;
  readonly notes: readonly string[];
  readonly footer: string;
  readonly isWide?: boolean;
}

const frame = (of: Frame, month: s.Month): string =>
  `<div class=top><div><h1>${s.esc(of.title)}</h1><span>${s.esc(of.under)}</span></div>
<div><b>${titleOf(month)}</b>Harunabad Islamic Investments Limited</div></div>
<main class="${of.isWide === true ? 'one' : ''}">${of.body}</main><div class=foot>${s.paragraphs(of.notes)}<p class=risk>Disclaimer: ${s.esc(s.RISK_NOTE)}</p>
<div><span>UAN 0800-42786 | www.harunabadislamic.com.pk</span><span>${s.esc(of.footer)}</span></div></div>`;

const group = (title: string, items: readonly s.Item[], kind = ''): string =>
  items.length === 0 ? '' : `${s.heading(title)}${s.list(items, kind)}`;

function keyFigures(entry: s.Entry, priced: string): s.Item[] {
  const without = 'fund_size_excluding_fof_pkr' in entry ? String(entry.fund_size_excluding_fof_pkr) : null;
  return s.stated([
    [`NAV per Unit (${priced})`, `PKR ${entry.nav_per_unit ?? ''}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Net Assets excl. Fund of Funds (PKR mn) ³', without === null ? null : millions(without)],
    [`${RATIO.month} ²`, cell(s.feeOf(entry, RATIO.month, null))],
    [`${RATIO.year} ²`, cell(s.feeOf(entry, RATIO.year, null))],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
}

function sidebar(entry: s.Entry, priced: string): string {
  const basic = s.terms(entry, [
    ['Type of Scheme', 'fund_type_raw'],
    ['Category of Scheme', 'category_raw'],
    ['Launch Date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk Profile', 'risk_profile_raw'],
    ['Risk of Principal Erosion', 'risk_of_principal_raw'],
  ]);
  const dealing = s.terms(entry, [
    ['Management Fee ¹', 'management_fee_raw'],
    ['Front-end Load', 'front_end_load_raw'],
    ['Back-end Load', 'back_end_load_raw'],
    ['Min. Initial Investment', 'minimum_initial_raw'],
    ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
    ['Par Value', 'par_value_raw'],
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut-off Time', 'cutoff_raw'],
    ['Leverage', 'leverage_raw'],
    ['Listing', 'listing_raw'],
  ]);
  const parties = s.terms(entry, [
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
    ['Registrar', 'registrar_raw'],
  ]);
  const words = (r: string, by: string, d: string): string => `${r} (${by}) ${d}`;
  const ratings = s.stated([
    ['Stability Rating', s.ratingWith(entry, 'FUND', words, '')],
    ['Management Quality Rating', s.ratingWith(entry, 'AMC', words, '')],
  ]);
  const own =
    entry.sub_funds.length > 0 ? '' : group('Key Figures', keyFigures(entry, priced), 'big').replace('(', '<br>(');
  return `<aside><div>${own}${group('Fund Details', basic)}${group('Fees, Loads and Dealing', dealing)}${group('Service Providers', parties)}
${group('Ratings', ratings)}${group('Investment Committee', s.members(entry))}</div></aside>`;
}

const VIEWS: Readonly<Record<number, Readonly<Record<s.Model['kind'], string>>>> = {
  10: {
    rate:
      'Yields of Ijara Sukuk kept falling ahead of the meeting of the Monetary Policy Committee of November 4, from which the market ' +
      'expected another large cut of the policy rate. The Fund used the month to lengthen its portfolio with fixed rate Sukuk.',
    market:
      'The market set new records on falling inflation and in expectation of lower rates. Results of the quarter were above ' +
      'expectations in fertilizer and cement, to which the Fund added, while it reduced its weight in power companies.',
  },
  11: {
    rate:
      'The State Bank of Pakistan cut its policy rate by 250 basis points to 15.0% on November 4. Banks lowered their profit rates on ' +
      'deposits of mutual funds before the end of the year, so that the Fund moved deposits into Short Term Sukuk.',
    market:
      'Investors took profits after the rise of the months before, and political tension made the last week volatile. The cut of the ' +
      'policy rate limited the losses. The Fund stayed close to fully invested in exploration and cement companies.',
  },
};

const PLANNED =
  'The weights of both underlying funds follow our outlook for the classes in which they invest, and are reviewed every month.';

const of = (entry: s.Entry, i: number): string =>
  `${entry.reported_returns[i]?.fund_return_percent ?? ''}% against ${entry.reported_returns[i]?.benchmark_return_percent ?? ''}%`;

function comment(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const view = fund.abbr === 'HIPF' ? PLANNED : (VIEWS[month.month]?.[fund.model.kind] ?? '');
  const basis = fund.model.kind === 'rate' ? 'an annualized return' : 'a return';
  const said =
    entry.sub_funds.length > 0
      ? `The Equity Sub-Fund returned ${entry.sub_funds[0]?.reported_returns[0]?.fund_return_percent ?? ''}% in the month.`
      : `${s.short(entry)} posted ${basis} of ${of(entry, 0)} of its benchmark in ${titleOf(month)}. For the fiscal year to date it ` +
        `stands at ${of(entry, 2)} of the benchmark.`;
  return `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>${s.heading('Fund Manager’s Review')}
<p>${s.esc(said)} ${view}</p>`;
}

/** Hundredths, so that the difference is exact. */
const less = (a: string | null | undefined, b: string | null | undefined): string | null =>
  a === null || a === undefined || b === null || b === undefined
    ? null
    : ((Math.round(Number(a) * 100) - Math.round(Number(b) * 100)) / 100).toFixed(2);

function block(
  head: readonly string[],
  own: readonly (string | null | undefined)[],
  other: typeof own,
  name: string,
): string {
  const rows = [
    ['', ...head],
    [name, ...own.map(cell)],
    ['Benchmark', ...other.map(cell)],
    ['Difference', ...own.map((v, i) => cell(less(v, other[i])))],
  ];
  return s.htmlTable(rows, 'dif');
}

function returns(entry: s.Entry): string {
  const name = s.short(entry);
  const years = s.labelsOf(entry.historical_returns);
  const at = (series: string): (string | undefined)[] =>
    years.map((y) => s.percentAt(entry.historical_returns, series, y));
  const names = [
    [name, name],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const periods = block(
    s.periods(entry),
    s.seriesCells(entry, 'fund_return_percent'),
    s.seriesCells(entry, 'benchmark_return_percent'),
    name,
  );
  return `${s.heading('Performance')}${periods}
${years.length === 0 ? '' : `<div class=gap></div>${block(years, at(name), at('Benchmark'), name)}`}
<div class=gap></div>${s
    .htmlTable(
      s.wideSeries(entry.monthly_returns, names, (v) => v ?? '-'),
      'dense',
    )
    .replace('<th></th>', '<th>Months (%)</th>')}`;
}

/** The shares of two months under their title. */
function shares(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return `<div>${s.heading(s.titleOf(entry, type))}${s.htmlTable([['', ...s.datesOf(entry, type)], ...rows])}</div>`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const isNoted = mix.papers.some(([, , note]) => note !== '');
  const isStock = mix.second?.type === 'SECTOR_ALLOCATION';
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(isNoted ? [s.noteOf(mix, h.name_raw)] : []),
    cell(h.percent),
  ]);
  const head = ['Name', ...(isNoted ? [isStock ? 'Sector' : 'Rating'] : []), '% of TA'];
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([head, ...rows], isNoted ? 'held' : '')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment',
    'Type',
    'Value before Provision',
    'Provision',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('Details of Non-Compliant Investments (PKR mn)')}${s.htmlTable([head, ...entry.non_compliant.map(s.exposureCells)], 'bad')}`;
}

function left(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  return `${comment(entry, fund, month)}${returns(entry)}
<div class=two>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, s.otherType(entry))}</div>${holdings(entry, fund)}${breaches(entry)}`;
}

/** A head of sub-funds that spans the months below it. */
function classes(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const dates = s.datesOf(first, 'ASSET_ALLOCATION');
  const labels = [...new Set(subs.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))].toSorted(
    (a, b) => Number(a.startsWith('Others')) - Number(b.startsWith('Others')),
  );
  const rows = labels.map((label) => {
    const cells = subs.flatMap((x) => {
      const row = s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === label);
      return row === undefined ? dates.map(() => '-') : row.cells.map(cell);
    });
    return s.tr([s.esc(label), ...cells]);
  });
  const heads = subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  return `${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}<table class=sub><tr><th rowspan=2></th>${heads}</tr>
<tr>${subs.map(() => dates.map((d) => `<th style="text-align:center">${d}</th>`).join('')).join('')}</tr>${rows.join('')}</table>`;
}

function pensionLeft(entry: s.Entry, fund: s.Fund, report: Report): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const row = (label: string, by: (x: s.SubFacts) => string): string[] => [label, ...subs.map(by)];
  const head = ['', ...subs.map((x) => x.name_raw)];
  const size = [
    head,
    row(`NAV per Unit (${report.priced})`, (x) => `PKR ${x.nav_per_unit ?? ''}`),
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    row(`${RATIO.month} ²`, (x) => cell(s.feeOf(x, RATIO.month, null))),
    row(`${RATIO.year} ²`, (x) => cell(s.feeOf(x, RATIO.year, null))),
  ];
  const gains = subs.map((x) => [x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(cell)]);
  return `${comment(entry, fund, report.month)}${s.heading('Sub-Funds')}${s.htmlTable(size)}
${s.heading('Performance')}${s.htmlTable([['', ...s.periods(first)], ...gains], 'dif subs')}${classes(entry)}
${holdings(first, s.only(fund.subs?.[0], 'mix'))}`;
}

const REVIEWS: Readonly<Record<number, readonly string[]>> = {
  10: [
    'Inflation was 7.2% in October over the same month of last year, after 6.9% in September. Exports and remittances kept the current ' +
      'account in surplus for a third month, and the reserves of the State Bank passed USD 11 billion.',
    'The KMI-30 Index rose with the whole market. Investors expect the policy rate, which is 17.5%, to come down further until the ' +
      'middle of next year.',
  ],
  11: [
    'Inflation fell to 4.9% in November, the lowest for more than six years. The State Bank reduced its policy rate to 15.0%. The Rupee was ' +
      'stable, and the rating agencies spoke of lower risks for foreign payments.',
    'The KMI-30 Index gave back a part of its gains, with the largest fall of one day in the last week. Local mutual funds were the ' +
      'largest buyers of shares, foreigners sold for the third month.',
  ],
};

function front({ entries, month }: Report): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    String(e.page_number),
  ]);
  const body = `<div class=long>${s.paragraphs(REVIEWS[month.month] ?? [])}${s.heading('Contents')}
${s.htmlTable([['Fund', 'Category', 'Risk Profile', 'Page'], ...rows])}</div>`;
  const footer = `Harunabad Islamic Funds | Fund Manager Report ${titleOf(month)} | 1`;
  return frame(
    { title: 'Economy and Capital Markets', under: 'Fund Manager Report', body, notes: [], footer, isWide: true },
    month,
  );
}

/** The review, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((entry) => {
    const fund = s.fundNamed(report.funds, entry);
    const body = entry.sub_funds.length > 0 ? pensionLeft(entry, fund, report) : left(entry, fund, report.month);
    const under = entry.sub_funds.length > 0 ? 'Fund Manager Report' : `Fund Manager Report - ${s.short(entry)}`;
    return frame(
      {
        title: entry.fund_name_raw,
        under,
        body: `<div>${body}</div>${sidebar(entry, report.priced)}`,
        notes: entry.footnotes_raw,
        footer: entry.page_footer_raw ?? '',
      },
      report.month,
    );
  });
  return s.htmlPages(STYLE, [front(report), ...pages]);
}
