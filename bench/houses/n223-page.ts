/** The pages of AMC N223: a message to investors, two funds on a page, and the pension fund. */
import { FUNDS, VIEWS } from './n223-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:12mm 14mm 0}
body{font:7pt/1.3 'DejaVu Sans','DejaVu Sans Condensed';font-stretch:condensed;color:#000;font-variant-ligatures:none}
p{margin:0 0 1.2mm;text-align:justify}
.head{display:flex;justify-content:space-between;font-size:8pt;border-bottom:.5mm double #555;padding-bottom:1mm}
h1{font-size:10.5pt;text-decoration:underline;margin:4mm 0 1.4mm;display:flex;gap:3mm}h1 u{text-decoration:none}
.half{height:128mm}.half+.half{border-top:.2mm dashed #888}
.two{display:grid;grid-template-columns:66mm 1fr;gap:4mm;align-items:start}
.facts{table-layout:fixed}.facts td{padding:.18mm 0;vertical-align:top;line-height:1.2}
.facts td:nth-child(2){width:2.5mm}
.facts td:first-child{width:29mm}.grid{margin-bottom:2mm}
.grid td,.grid th{border:.2mm solid #777;padding:.5mm .8mm;text-align:center;line-height:1.2}
.grid th{font-weight:bold;background:#e8e8e8}
.grid td:first-child,.grid th:first-child{text-align:left;white-space:nowrap}
.square td,.square th{padding:.5mm .2mm;font-size:6.2pt}.square td:first-child{padding-left:.6mm}
.left td,.left th{text-align:left}b.cap{display:block;margin:0 0 .6mm}
.message p{font-size:9.4pt;line-height:1.5;margin-bottom:3mm}.message td,.message th{font-size:8.4pt;padding:1mm 1.4mm}
.foot{position:absolute;left:14mm;right:14mm;bottom:8mm;text-align:center;font-size:6.6pt}
.foot p{text-align:center;font-size:6pt}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '' : v);
const FOOTER = (page: number): string => `Sohawa Investments Limited, Monthly Report, November 2021, page ${page}`;

const frame = (body: string, page: number, note: string): string =>
  `<div class=head><span>Sohawa Investments Limited</span><span>November 2021</span></div>${body}
<div class=foot><p>${s.esc(note)} ${s.esc(s.RISK_NOTE)}</p>${FOOTER(page)}</div>`;

const caption = (text: string): string => `<b class=cap>${s.esc(text)}</b>`;

/** Label, colon and value. */
const tabbed = (items: readonly s.Item[]): string =>
  s.htmlTable(
    items.map(([label, value]) => [label, ':', value]),
    'facts',
    0,
  );

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by} (${d})`, '');

function facts(entry: s.Entry): s.Item[] {
  const terms = s.terms(entry, [
    ['Category', 'category_raw'],
    ['Type', 'fund_type_raw'],
    ['Launched on', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Par value', 'par_value_raw'],
    ['Management fee', 'management_fee_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Minimum, initial', 'minimum_initial_raw'],
    ['Minimum, subsequent', 'minimum_subsequent_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Leverage', 'leverage_raw'],
    ['Listed on', 'listing_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  return s.stated([
    ...terms,
    ['Fund rating', rating(entry, 'FUND')],
    ['AMC rating', rating(entry, 'AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.people(entry),
  ]);
}

/** Labels are the heads of columns, and months are rows. */
function lying(figures: s.Figures, type: s.AllocationType): string {
  const lines = s.lines(figures, type);
  const isAsset = type === 'ASSET_ALLOCATION';
  const labels = s.datesOf(figures, type);
  const total = isAsset ? ['100.0'] : [];
  const rows = labels.map((label, i) => [label, ...lines.map((l) => cell(l.cells[i])), ...total]);
  const head = ['', ...lines.map((l) => l.label), ...(isAsset ? ['Total'] : [])];
  return `${caption(s.titleOf(figures, type))}${s.htmlTable([head, ...rows], 'grid')}`;
}

const NAMES = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** The cells of a fiscal year from its July, and the year at the end. */
function yearOf(figures: s.Figures, end: number): string[] {
  const at = (label: string): string =>
    cell(figures.monthly_returns.find((r) => r.period_label_raw === label)?.percent);
  const label = `FY ${end - 1}-${String(end).slice(2)}`;
  const year = figures.historical_returns.find((r) => r.period_label_raw === label)?.percent;
  return [...NAMES.map((name, i) => at(`${name} ${i < 6 ? end - 1 : end}`)), cell(year)];
}

function square(entry: s.Entry): string {
  const rows = [2020, 2021, 2022].map((end) => [`FY ${end - 1}-${String(end).slice(2)}`, ...yearOf(entry, end)]);
  return `${caption(`Return of ${s.short(entry)} by month (%)`)}${s.htmlTable(
    [['', ...NAMES, 'Year'], ...rows],
    'grid square',
  )}`;
}

function returns(entry: s.Entry): string {
  const rows = [
    [s.short(entry), ...s.seriesCells(entry, 'fund_return_percent').map(cell)],
    ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)],
  ];
  return `${caption('Return (%)')}${s.htmlTable([['', ...s.periods(entry)], ...rows], 'grid')}`;
}

function holdings(figures: s.Figures): string {
  const all = figures.holdings.map((h) => `${h.rank}. ${s.esc(h.name_raw)} ${h.percent}%`);
  return `<p><b>${s.esc(figures.holdings_title_raw)}:</b> ${all.join('; ')}.</p>`;
}

/** The figures of the day in a sentence. */
const sentence = (entry: s.Entry): string =>
  `On November 30, 2021 the net assets of ${s.short(entry)} were <b>${s.esc(entry.fund_size_raw)}</b> and
${s.grouped(Number(entry.units_outstanding), 0)} units were outstanding. The NAV per unit was
<b>Rs. ${entry.nav_per_unit ?? ''}</b>,
the offer price Rs. ${entry.offer_price ?? ''} and the redemption price Rs. ${entry.repurchase_price ?? ''}.`;

function half(entry: s.Entry, number: number): string {
  const type = s.only(s.otherType(entry), 'table');
  return `<div class=half><h1><u>${number}.</u>${s.esc(entry.fund_name_raw)} (${s.short(entry)})</h1>
<p><b>Objective:</b> ${s.esc(entry.investment_objective_raw)}</p>
<div class=two><div>${tabbed(facts(entry))}</div><div><p>${sentence(entry)} ${s.esc(VIEWS[s.short(entry)])}</p>
${returns(entry)}${square(entry)}${lying(entry, 'ASSET_ALLOCATION')}${lying(entry, type)}
${holdings(entry)}</div></div></div>`;
}

/** Two rows for each sub-fund, with a class in each column. */
function subShares(subs: readonly s.SubFacts[]): string {
  const labels = ['Equities', 'T-Bills', 'PIBs', 'TFCs', 'Bank Deposits', 'Others'];
  const rows = subs.flatMap((sub) => {
    const lines = s.lines(sub, 'ASSET_ALLOCATION');
    return s
      .datesOf(sub, 'ASSET_ALLOCATION')
      .map((date, i) => [
        `${sub.name_raw}, ${date}`,
        ...labels.map((label) => lines.find((l) => l.label === label)?.cells[i] ?? '-'),
      ]);
  });
  return `${caption(s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION'))}${s.htmlTable(
    [['', ...labels], ...rows],
    'grid',
  )}`;
}

function subMonths(subs: readonly s.SubFacts[]): string {
  const years = [2020, 2021, 2022];
  const tables = subs.map((sub) => {
    const rows = years.map((end) => [`FY ${end - 1}-${String(end).slice(2)}`, ...yearOf(sub, end)]);
    return `${caption(`Return of the ${sub.name_raw} by month (%)`)}${s.htmlTable(
      [['', ...NAMES, 'Year'], ...rows],
      'grid square',
    )}`;
  });
  return tables.join('');
}

function pension(entry: s.Entry, number: number): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const labels = first.fees.map((f) => f.fee_label_raw);
  const figures = subs.map((x) => [
    x.name_raw,
    x.fund_size_raw ?? '',
    s.grouped(Number(x.units_outstanding), 0),
    x.nav_per_unit ?? '',
    ...labels.map((l) => `${s.feeOf(x, l, null)}%`),
  ]);
  const rows = subs.map((x) => [x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(cell)]);
  return `<h1><u>${number}.</u>${s.esc(entry.fund_name_raw)} (${s.esc(FUNDS.at(-1)?.abbr)})</h1>
<p><b>Objective:</b> ${s.esc(entry.investment_objective_raw)}</p><p>${s.esc(VIEWS['SPF'])}</p>
<div style="width:110mm;margin-bottom:3mm">${tabbed(facts(entry))}</div>
${caption('Sub-Funds on November 30, 2021')}${s.htmlTable(
    [['', first.fund_size_label_raw ?? '', 'Units', 'NAV per unit (Rs.)', ...labels], ...figures],
    'grid',
  )}${caption('Return (%)')}${s.htmlTable([['', ...s.periods(first)], ...rows], 'grid')}${subMonths(subs)}
${subShares(subs)}${holdings(first)}`;
}

const MESSAGE = [
  'Dear investor,',
  'Inflation rose to 11.5% in November 2021 from 9.2% in the month before, and the current account deficit widened ' +
    'as imports of petroleum, vaccines and machinery grew. On November 19 the State Bank raised its policy rate by ' +
    '150 basis points to 8.75%, which was more than most of the market had expected.',
  'Yields of T-Bills and PIBs rose sharply after the decision, and the stock market gave up the gains of the first ' +
    'weeks. We believe that the quick response of the State Bank will help to restore stability, and we see value ' +
    'in shares of banks and of technology companies. For investors who need their money within a year, our Cash ' +
    'Fund remains the right place.',
  'The table below has prices and returns at the end of the month. Details are on the pages that follow.',
];

function message(entries: readonly s.Entry[]): string {
  const rows = entries
    .filter((e) => e.sub_funds.length === 0)
    .map((e) => [
      e.fund_name_raw,
      e.nav_per_unit ?? '',
      cell(e.reported_returns[0]?.fund_return_percent),
      cell(s.returnAt(e, 'FYTD')?.fund_return_percent),
      String(e.page_number),
    ]);
  return frame(
    `<div class=message style="margin-top:14mm">${s.paragraphs(MESSAGE)}
${s.htmlTable([['Fund', 'NAV per unit (Rs.)', 'Nov-21 (%)', 'FYTD (%)', 'Page'], ...rows], 'grid')}
<p style="margin-top:8mm">With kind regards,</p>
<p style="margin-top:12mm">Raja Tanveer Domeli<br>Chief Executive</p></div>`,
    1,
    '',
  );
}

export const NOTE =
  'Returns of funds of money market and income, and of Debt and Money Market Sub-Funds, are annualized for periods ' +
  'of up to one year. Returns for 3 years, 5 years and since launch are compound annual rates.';

/** The message, and the funds by pages. */
export function html(entries: readonly s.Entry[]): string {
  const pages = Map.groupBy(
    entries.map((entry, i) => ({ entry, number: i + 1 })),
    ({ entry }) => entry.page_number,
  );
  const funds = [...pages].map(([page, some]) =>
    frame(
      some.map(({ entry, number }) => (entry.sub_funds.length > 0 ? pension : half)(entry, number)).join(''),
      page,
      NOTE,
    ),
  );
  return s.htmlPages(STYLE, [message(entries), ...funds]);
}
