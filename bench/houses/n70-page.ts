/** The pages of AMC N70: heads of columns with the size and the price, returns by the day on which a saver joined. */
import * as s from './shared13.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.8pt/1.26 'Carlito','Liberation Sans';color:#1f2333;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:9mm 13mm}
.top{display:flex;justify-content:space-between;align-items:center;border-top:2mm solid #4c1d95;padding-top:2mm}.top b{font-size:11pt}h1{font-size:18pt;margin:2mm 0 0;color:#4c1d95}
h2{font-size:10pt;margin:2.2mm 0 .8mm;color:#4c1d95}p{margin:0 0 1.4mm;text-align:justify}td,th{padding:.42mm 1.2mm;border:.4pt solid #c4b5fd;text-align:center;font-weight:normal}td:first-child,th:first-child{text-align:left}
th{background:#ede9fe}th b{display:block;font-size:8.8pt}.list td{text-align:left}.list td:first-child{width:34mm;color:#4c1d95}.two{display:flex;gap:6mm}.two>div{flex:1;min-width:0}.months{font-size:6.9pt}.months td,.months th{padding:.6mm .5mm}.small{font-size:6.8pt;color:#555}
.foot{position:absolute;left:13mm;right:13mm;bottom:6mm;display:flex;justify-content:space-between;font-size:7pt;border-top:.4pt solid #4c1d95;padding-top:1mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

interface Column {
  readonly name: string;
  readonly figures: s.Figures;
}

const columnsOf = (entry: s.Entry): Column[] =>
  entry.sub_funds.length > 0
    ? entry.sub_funds.map((sub) => ({ name: sub.name_raw, figures: sub }))
    : [{ name: entry.fund_name_raw, figures: entry }];

/** The returns of savers who joined on some day; the head of each column has its price and size. */
function performance(columns: readonly Column[]): string {
  const heads = columns.map(
    ({ name, figures }) =>
      `<th colspan=2><b>${s.esc(name)}</b>NAV Rs. ${figures.nav_per_unit ?? ''}<br>${figures.fund_size_label_raw ?? ''} ${s.esc(figures.fund_size_raw)}</th>`,
  );
  const series = columns.map(() => '<th>Return</th><th>Benchmark</th>').join('');
  const rows = s
    .periods(s.only(columns[0], 'column').figures)
    .map((label, i) =>
      s.tr([
        s.esc(label),
        ...columns.flatMap(({ figures }) => [
          cell(figures.reported_returns[i]?.fund_return_percent),
          cell(figures.reported_returns[i]?.benchmark_return_percent),
        ]),
      ]),
    );
  return `<h2>What our savers have earned</h2><table><tr><th rowspan=2>A saver who …</th>${heads.join('')}</tr><tr>${series}</tr>${rows.join('')}</table>`;
}

/** Rows that have a value for each sub-fund. */
const spread = (columns: readonly Column[], title: string, rows: readonly (readonly string[])[]): string =>
  `<h2>${s.esc(title)}</h2>${s.htmlTable([['', ...columns.map((c) => c.name)], ...rows])}`;

function months(columns: readonly Column[], series: readonly (readonly [Column, string])[]): string {
  const labels = s.labelsOf(s.only(columns[0], 'column').figures.monthly_returns);
  const rows = series.map(([c, name]) => [
    name,
    ...labels.map((l) => s.percentAt(c.figures.monthly_returns, name, l) ?? '–'),
  ]);
  return `<h2>Returns of the last months (%)</h2><div class=months>${s.htmlTable([['', ...labels], ...rows])}</div>`;
}

/** The limits of the schemes that a participant chooses from. */
const SCHEMES = `<h2>Allocation schemes (limits of the offering document)</h2>${s.htmlTable([
  ['Scheme', 'Equity', 'Debt', 'Money Market'],
  ['High volatility', 'At least 65%', 'At least 20%', 'Nil'],
  ['Medium volatility', 'At least 35%', 'At least 40%', 'At least 10%'],
  ['Low volatility', 'At least 10%', 'At least 60%', 'At least 15%'],
  ['Lower volatility', 'Nil', 'At least 40%', 'At least 40%'],
])}`;

function terms(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC', label: string): s.Item[] =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency}, ${day}`, '') === ''
      ? []
      : [[label, s.ratingText(entry, subject)]];
  return s.list([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum contribution', 'minimum_initial_raw'],
      ['Later contributions', 'minimum_subsequent_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...rating('FUND', 'Stability rating'),
    ...rating('AMC', 'Rating of the manager'),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
  ]);
}

const COMMENTS: Readonly<Record<string, string>> = {
  MPF: 'The policy rate remained at 22.0% in August 2023, while the rupee lost 6.2% against the dollar after the restrictions on imports had been lifted. The Debt Sub-Fund and the Money Market Sub-Fund profited from treasury bills with yields above 22.5%. The Equity Sub-Fund raised its weight of banks and energy, which earn more when rates are high. Participants who retire within five years should ask us for a scheme of lower volatility.',
  MIPF: 'Our Islamic sub-funds bought Ijara sukuk with a variable rental in the auction of August 2023. Deposit rates of Islamic banks rose to 20%. The Equity Sub-Fund sold part of its cement shares, as the price of electricity went up again, and added to exploration. Contributions are up to 20% of the taxable income free of tax under section 63 of the Income Tax Ordinance.',
  MSPF: 'The Fund kept its maturity a little above one year. Treasury bills of three months were sold at 22.8% in the auction of 23 August. PIBs with a floating rate protect the Fund if the State Bank raises its rate once more in September. Savers with a standing order should keep on paying in each month, since they profit from high rates over the whole term of their plan.',
};

/** The expense ratios of the sub-funds, if the fund has any. */
function expenses(entry: s.Entry, columns: readonly Column[]): string {
  const subs = entry.sub_funds;
  const rows = (subs[0]?.fees ?? []).map((f, i) => [f.fee_label_raw, ...subs.map((x) => cell(x.fees[i]?.percent))]);
  return rows.length === 0 ? '' : spread(columns, 'Expenses', rows);
}

function assetsOfSubs(entry: s.Entry, columns: readonly Column[]): string {
  const assets = s
    .matrix(entry.sub_funds, 'ASSET_ALLOCATION', '–')
    .map(([label = '', ...rest]) => [label, ...rest.map((v) => (v === '–' ? v : cell(v)))]);
  const isRest = ([label = '']: readonly string[]): number => Number(label === 'Others');
  const sorted = assets.toSorted((a, b) => isRest(a) - isRest(b));
  return spread(columns, s.titleOf(s.only(columns[0], 'column').figures, 'ASSET_ALLOCATION'), sorted);
}

const holdings = (figures: s.Figures): string =>
  `<h2>${figures.holdings_title_raw ?? ''}</h2>${s.htmlTable(
    figures.holdings.map((h) => [h.name_raw, cell(h.percent)]),
    '',
    0,
  )}`;

const shares = (entry: s.Entry, type: s.AllocationType): string =>
  `<h2>${s.titleOf(entry, type)}</h2>${s.htmlTable(
    s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])]),
    '',
    0,
  )}`;

const figuresOfFund = (entry: s.Entry): string =>
  `<div class=two><div>${shares(entry, 'ASSET_ALLOCATION')}</div><div>${shares(entry, 'CREDIT_QUALITY')}</div><div>${holdings(entry)}</div></div>`;

/** What is to the right of the terms: words, people, and for pensions the schemes and the holdings. */
function aside(entry: s.Entry): string {
  const key = entry.fund_column_raw ?? (entry.fund_name_raw.includes('Islamic') ? 'MIPF' : 'MPF');
  const committee = s.people(entry).map(([role, name]) => [name, role] as const);
  const [equity] = entry.sub_funds;
  const pension = equity === undefined ? '' : `${SCHEMES}${holdings(equity)}`;
  return `<h2>Dear savers</h2><p>${COMMENTS[key] ?? ''}</p><h2>Investment committee</h2>${s.list(committee)}${pension}`;
}

function page(entry: s.Entry): string {
  const columns = columnsOf(entry);
  const own = s.only(columns[0], 'column');
  const series =
    entry.sub_funds.length > 0
      ? columns.map((c) => [c, c.name] as const)
      : ([entry.fund_column_raw ?? '', 'Benchmark'] as const).map((name) => [own, name] as const);
  return `<div class=top><b>${entry.amc_name_raw}</b><span>Fund Manager Report · ${entry.report_month_label_raw}</span></div><h1>${s.esc(entry.fund_name_raw)}</h1><p>${s.term(entry.investment_objective_raw)}</p>
${performance(columns)}<p class=small>${s.esc(entry.footnotes_raw.join(' '))}</p><div class=two><div><h2>Key facts</h2>${terms(entry)}${expenses(entry, columns)}</div><div>${aside(entry)}</div></div>
${entry.sub_funds.length > 0 ? assetsOfSubs(entry, columns) : figuresOfFund(entry)}${months(columns, series)}
<p class=small style="margin-top:2mm">${s.esc(s.RISK_NOTE)} SWWF: no provision is made since 13 August 2021.</p><div class=foot><span>2nd Floor, Tharparkar House, Shahrah-e-Faisal, Karachi. 0800-64844. savers@mithipensions.example</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
