/** The pages of AMC N127: market comments, a page of a report generator for each fund, and a list of all funds. */
import { COMMENTS } from './n127-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 10mm 0}body{font:8pt/1.2 'Liberation Sans Narrow';color:#000;font-variant-ligatures:none}
.head{display:grid;grid-template-columns:1fr 2fr 1fr;align-items:end;border-bottom:1.2pt solid #000;padding-bottom:1mm}.head div:nth-child(2){text-align:center;font-weight:bold;font-size:12pt}
.head div:last-child{text-align:right}.name{display:flex;justify-content:space-between;font:bold 11pt 'Liberation Sans Narrow';border:.6pt solid #000;padding:.8mm 2mm;margin:1.6mm 0 0}
h2{font:bold 8.4pt 'Liberation Sans Narrow';background:#d4d4d4;margin:1.7mm 0 .5mm;padding:.5mm 1.5mm}p{margin:.6mm 1.5mm;text-align:justify;line-height:1.28}
.pairs td{padding:.28mm 1.5mm;vertical-align:top;border-bottom:.3pt dotted #888}.pairs td:nth-child(odd){font-weight:bold;width:36mm;white-space:nowrap}.pairs td:nth-child(2){width:58mm}.lead td:nth-child(2){width:auto}
.wide td,.wide th{padding:.28mm .8mm;font-size:7.4pt}
.tab td,.tab th{padding:.28mm 1.5mm;text-align:right}.tab th{border-bottom:.6pt solid #000;vertical-align:bottom}.tab td:first-child,.tab th:first-child{text-align:left}
.total td{border-top:.6pt solid #000;font-weight:bold}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 5mm;align-items:start}
.num td:first-child,.num th:first-child{width:7mm;text-align:right}.num td:nth-child(2),.num th:nth-child(2){text-align:left}.text td,.text th{text-align:left}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;font-size:6.7pt;border-top:.6pt solid #000;padding-top:.8mm}.foot div{text-align:right;margin-top:.6mm}
.sub{font-weight:bold;border-bottom:1pt solid #000;margin:1.1mm 0 0;padding:.3mm 1.5mm;font-size:9pt}.long p{font-size:10pt;line-height:1.5;margin:2mm 1.5mm}`;

const cell = (v: string | null | undefined): string => v ?? 'N/A';
const day = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

interface Context {
  readonly funds: readonly s.Fund[];
  readonly form: s.Form;
  readonly month: s.Month;
}

const head = (amc: string): string =>
  `<div class=head><div>${s.esc(amc)}</div><div>FUND MANAGER REPORT</div><div>For the month of August 2024</div></div>`;

const nameLine = (code: string, name: string): string =>
  `<div class=name><span>${s.esc(name)}</span><span>Fund Code: ${s.esc(code)}</span></div>`;

const band = (title: string, body: string): string => s.heading(title) + body;

/** Two labels with their values in each row. */
function pairs(items: readonly s.Item[]): string {
  const half = Math.ceil(items.length / 2);
  return s.htmlTable(
    items.slice(0, half).map(([label, value], i) => [label, value, ...(items[i + half] ?? ['', ''])]),
    'pairs',
    0,
  );
}

const particulars = (entry: s.Entry): string =>
  pairs(
    s.stated([
      ...s.terms(entry, [
        ['Fund Type', 'fund_type_raw'],
        ['Fund Category', 'category_raw'],
        ['Inception Date', 'launch_date_raw'],
      ]),
      ['Maturity Date', entry.maturity_date_raw],
      ...s.terms(entry, [
        ['Risk Profile', 'risk_profile_raw'],
        ['Listing', 'listing_raw'],
        ['Par Value', 'par_value_raw'],
        ['Management Fee', 'management_fee_raw'],
        ['Front End Load', 'front_end_load_raw'],
        ['Back End Load', 'back_end_load_raw'],
        ['Leverage', 'leverage_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
        ['Registrar', 'registrar_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Time', 'cutoff_raw'],
        ['Min. Initial Investment', 'minimum_initial_raw'],
        ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
      ]),
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
  );

function objective(entry: s.Entry): string {
  const rows = s.stated([
    ['Objective', entry.investment_objective_raw],
    ['Benchmark', entry.benchmark_raw],
  ]);
  return s.htmlTable(rows, 'pairs lead', 0);
}

/** A row for each of the two month ends; sub-funds print the last one only. */
function prices(figures: s.Figures, then: s.Figures | null, month: s.Month): string {
  const row = (f: s.Figures, m: s.Month): string[] => [
    day(s.lastDay(m)),
    f.fund_size_raw ?? '',
    s.grouped(Number(f.units_outstanding), 0),
    f.nav_per_unit ?? '',
    f.offer_price ?? '',
    f.repurchase_price ?? '',
  ];
  const past = then === null ? [] : [row(then, s.before(month))];
  const heads = ['As on', figures.fund_size_label_raw ?? '', 'Units Outstanding', 'NAV per Unit (Rs.)'];
  return s.htmlTable([[...heads, 'Offer Price (Rs.)', 'Redemption Price (Rs.)'], row(figures, month), ...past], 'tab');
}

function returns(
  figures: s.Figures,
  names: readonly (readonly [string, keyof Omit<s.ReturnRow, 'period_label_raw'>])[],
): string {
  const rows = names
    .map(([name, key]) => [name, ...s.seriesCells(figures, key).map(cell)])
    .filter((r) => r.slice(1).some((v) => v !== 'N/A'));
  return s.htmlTable([['', ...s.periods(figures)], ...rows], 'tab');
}

/** What a share gained or lost since the month before. */
const change = (cells: readonly string[]): string =>
  (Number(cells[0]) - Number(cells[1])).toFixed(1).replace(/^-(0\.0)$/, '$1');

function shares(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type).map((r) => s.tr([s.esc(r.label), ...r.cells, change(r.cells)]));
  const total = type === 'ASSET_ALLOCATION' ? s.tr(['Total', '100.0', '100.0', ''], 'td', 'total') : '';
  const heads = s.tr(['', ...s.datesOf(figures, type), 'Change'], 'th');
  return band(s.titleOf(figures, type), `<table class=tab>${heads}${rows.join('')}${total}</table>`);
}

function holdings(figures: s.Figures): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => [String(h.rank), h.name_raw, h.percent]);
  return band(
    figures.holdings_title_raw ?? '',
    s.htmlTable([['Sr.', 'Name of Investee Company', '%'], ...rows], 'tab num'),
  );
}

function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) =>
    s.tr([l, s.feeOf(entry, l, 'MTD'), s.feeOf(entry, l, 'YTD')], 'td', l.startsWith('Total') ? 'total' : ''),
  );
  return band('Expense Analysis (%)', `<table class=tab>${s.tr(['', 'MTD', 'YTD'], 'th')}${rows.join('')}</table>`);
}

/** A column for each month, the newest first. */
function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const rows = s.wideSeries(
    entry.monthly_returns,
    [
      [names[0], names[0]],
      [names[1], names[1]],
    ],
    cell,
  );
  return band('Monthly Returns (%)', s.htmlTable(rows, 'tab wide'));
}

function years(entry: s.Entry): string {
  if (entry.historical_returns.length === 0) return '';
  const names = [s.short(entry), 'Benchmark'] as const;
  const rows = s.longSeries(entry.historical_returns, names, cell);
  return band('Fiscal Year Returns (%)', s.htmlTable([['Year', ...names], ...rows], 'tab'));
}

function ratings(entry: s.Entry): string {
  const row = (subject: 'FUND' | 'AMC', name: string): string[][] => {
    const r = s.ratingParts(entry, subject);
    return r === null ? [] : [[name, r.rating, r.agency, r.day]];
  };
  const rows = [...row('FUND', 'Fund Stability Rating'), ...row('AMC', 'Asset Manager Rating')];
  return band('Ratings', s.htmlTable([['Entity', 'Rating', 'Agency', 'Date'], ...rows], 'tab text'));
}

const committee = (entry: s.Entry): string =>
  band('Investment Committee', s.htmlTable([['Name', 'Designation'], ...s.members(entry)], 'tab text'));

const foot = (entry: s.Entry): string =>
  `<div class=foot>${[...entry.footnotes_raw, s.RISK_NOTE].map((t) => `${s.esc(t)}<br>`).join('')}<div>${s.esc(entry.page_footer_raw)}</div></div>`;

function fundPage(entry: s.Entry, context: Context): string {
  const [part] = s.partsOf(entry, s.fundNamed(context.funds, entry));
  const then = s.figuresAt(s.only(part, 'part'), s.before(context.month), context.form);
  const second = s.only(s.otherType(entry), 'second table');
  const series = [
    [s.short(entry), 'fund_return_percent'],
    ['Benchmark', 'benchmark_return_percent'],
    ['Peer Group Average', 'peer_return_percent'],
  ] as const;
  return `${head(entry.amc_name_raw)}${nameLine(s.short(entry), entry.fund_name_raw)}
${band('Scheme Particulars', objective(entry) + particulars(entry))}
${band('Net Assets and Prices', prices(entry, then, context.month))}${band('Returns (%)', returns(entry, series))}${months(entry)}
<div class=two><div>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}${holdings(entry)}</div>
<div>${years(entry)}${expenses(entry)}${ratings(entry)}${committee(entry)}</div></div>
${band('Remarks of the Fund Manager', `<p>${s.esc(COMMENTS[s.short(entry)])}</p>`)}${foot(entry)}`;
}

/** A group of the report for each sub-fund. */
function group(sub: s.SubFacts, month: s.Month): string {
  const ratio = ['MTD', 'YTD'].map((p) => [`Total Expense Ratio (${p}) %`, s.feeOf(sub, 'Total Expense Ratio', p)]);
  const second = s.otherType(sub);
  const sectors = second === null ? '' : shares(sub, second);
  return `<div class=sub>${s.esc(sub.name_raw)}</div>${prices(sub, null, month)}${returns(sub, [['Returns (%)', 'fund_return_percent']])}
<div class=two><div>${shares(sub, 'ASSET_ALLOCATION')}${sectors}</div>
<div>${band('Expense Analysis (%)', s.htmlTable(ratio, 'tab', 0))}${holdings(sub)}</div></div>`;
}

function pensionPage(entry: s.Entry, context: Context): string {
  const groups = entry.sub_funds.map((sub) => group(sub, context.month));
  const people = s.members(entry);
  const couples = [0, 2, 4].map((i) => [...(people[i] ?? []), ...(people[i + 1] ?? [])]);
  return `${head(entry.amc_name_raw)}${nameLine('JIPF', entry.fund_name_raw)}${band('Scheme Particulars', objective(entry) + particulars(entry))}
${groups.join('')}<div class=two><div>${ratings(entry)}</div><div>${band('Remarks of the Fund Manager', `<p>${s.esc(COMMENTS[entry.fund_column_raw ?? 'JIPF'])}</p>`)}</div></div>
${band('Investment Committee', s.htmlTable(couples, 'tab text', 0))}${foot(entry)}`;
}

const REVIEW = [
  'Inflation fell to a single digit in August for the first time in almost three years. The trade deficit widened a little, while ' +
    'remittances grew by a third over the same month of the last year. Reserves of the State Bank remained stable.',
  'Yields in the secondary market came down across all tenors. The auctions of Treasury Bills and bonds saw strong participation, ' +
    'and the cut-off yields were below the policy rate by a wide margin.',
  'The stock market moved within a narrow range. Local companies and individuals were net buyers, foreign investors turned net ' +
    'sellers after an inclusion in an index for small markets. Valuations remain below the average of the past ten years.',
];

/** All funds and sub-funds with their prices and returns of the month. */
function summary(entries: readonly s.Entry[], amc: string): string {
  const rows = entries.flatMap((e) => {
    const parts: readonly (readonly [string, s.Figures])[] =
      e.sub_funds.length > 0 ? e.sub_funds.map((x) => [x.name_raw, x] as const) : [[e.fund_name_raw, e]];
    return parts.map(([name, f]) => [
      name,
      f.fund_size_raw ?? '',
      f.nav_per_unit ?? '',
      cell(s.returnAt(f, '1 Month')?.fund_return_percent),
      cell(s.returnAt(f, 'FYTD')?.fund_return_percent),
    ]);
  });
  const heads = ['Fund / Sub Fund', "Net Assets (Rs. '000)", 'NAV per Unit (Rs.)', '1 Month (%)', 'FYTD (%)'];
  return `${head(amc)}${band('Annexure A: Summary of Funds under Management as on 31/08/2024', s.htmlTable([heads, ...rows], 'tab'))}
<div class=foot><div>JIML-FMR-01 Page 8 of 8</div></div>`;
}

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const context = { funds, form, month };
  const amc = entries[0]?.amc_name_raw ?? '';
  const pages = entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, context) : fundPage(e, context)));
  const front = `${head(amc)}${band('Economy and Capital Markets', `<div class=long>${s.paragraphs(REVIEW)}</div>`)}
<div class=foot><div>JIML-FMR-01 Page 1 of 8</div></div>`;
  return s.htmlPages(STYLE, isWhole ? [front, ...pages, summary(entries, amc)] : pages);
}
