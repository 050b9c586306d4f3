/** The pages of AMC N187: ruled tables with bands, one below the other without gaps. */
import { inWords } from './n187-words.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:6.6pt/1.16 'Liberation Sans';color:#000;font-variant-ligatures:none}
main{position:absolute;left:11mm;right:11mm;top:7mm}
table{table-layout:fixed}td,th{border:.25mm solid #333;padding:.28mm 1mm;vertical-align:middle;font-weight:normal}
table+table{margin-top:-.25mm}td{text-align:left}th{text-align:center;background:#e6ebe4;font-weight:bold}
.n{text-align:right}.m{text-align:center}.l{background:#f5f7f4}
.band td{background:#2f4f3e;color:#fff;font-weight:bold;font-size:7.4pt;padding:.65mm 1mm;border-right:0}
.band td+td{text-align:right;font-weight:normal;font-style:italic;border-left:0;border-right:.25mm solid #333}
.title td{text-align:center;font:bold 13.5pt/1.2 'Liberation Serif';padding:.6mm}
.title small{display:block;font:8pt/1.3 'Liberation Sans'}.sum td{font-weight:bold}.words{font-style:italic}
.fine{font-size:6.2pt;margin:.8mm 0 0}
.foot{position:absolute;left:11mm;right:11mm;bottom:4mm;font-size:5.9pt;line-height:1.25}
.foot b{display:block;text-align:center;font-size:6.6pt;margin-top:.8mm}
.long td{font-size:9pt;line-height:1.55;padding:2.4mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly form: s.Form;
  readonly heldOf: (abbr: string, month: s.Month) => string | null;
  readonly gross: number;
}

interface Cell {
  readonly text: string;
  readonly kind?: string;
  readonly across?: number;
  readonly down?: number;
}

const cell = (text: string | null | undefined, kind = '', across = 1, down = 1): Cell => ({
  text: s.esc(text),
  kind,
  across,
  down,
});

function html1({ text, kind = '', across = 1, down = 1 }: Cell): string {
  const tag = kind === 'th' ? 'th' : 'td';
  const spans = `${across > 1 ? ` colspan=${across}` : ''}${down > 1 ? ` rowspan=${down}` : ''}`;
  return `<${tag}${kind === '' || kind === 'th' ? '' : ` class=${kind}`}${spans}>${text}</${tag}>`;
}

const row = (cells: readonly Cell[], kind = ''): string => `<tr class="${kind}">${cells.map(html1).join('')}</tr>`;
const heads = (...texts: readonly (readonly [text: string, across?: number, down?: number])[]): Cell[] =>
  texts.map(([text, across, down]) => cell(text, 'th', across, down));

/** A table with these widths in percent and a band above its rows; `#` is for the number of the table on its page. */
function table(widths: readonly number[], heading: string, unit: string, rows: readonly string[]): string {
  const first = Math.floor(widths.length / 2);
  const band = row([cell(`#. ${heading}`, '', first), cell(unit, '', widths.length - first)], 'band');
  const columns = widths.map((w) => `<col style="width:${w}%">`).join('');
  return `<table><colgroup>${columns}</colgroup>${band}${rows.join('')}</table>`;
}

const share = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)})` : v;
const figure = (v: string | null | undefined): Cell => cell(share(v), 'n');

function title(name: string, day: string): string {
  const text = `${s.esc(name)}<small>Kotmithan Asset Management Limited – Monthly report as at ${day}</small>`;
  return `<table>${row([{ text }], 'title')}</table>`;
}

function particulars(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by}, ${d}`, 'Not rated');
  const pair = (label: string, value: string | null | undefined, across = 1): Cell[] => [
    cell(label, 'l'),
    cell(value, '', across),
  ];
  const two = (
    a: readonly [string, string | null | undefined],
    b: readonly [string, string | null | undefined],
  ): string => row([...pair(...a), ...pair(...b)]);
  return table([19, 31, 19, 31], 'Particulars of the fund', '', [
    row(pair('Investment objective', entry.investment_objective_raw, 3)),
    two(['Type', entry.fund_type_raw], ['Category', entry.category_raw]),
    two(['Date of launch', entry.launch_date_raw], ['Listing', entry.listing_raw]),
    row(pair('Benchmark', entry.benchmark_raw, 3)),
    two(['Risk profile', entry.risk_profile_raw], ['Risk of principal erosion', entry.risk_of_principal_raw]),
    two(['Stability rating', rating('FUND')], ['Rating of the Company', rating('AMC')]),
    row(pair('Management fee', entry.management_fee_raw, 3)),
    two(['Front-end load', entry.front_end_load_raw], ['Back-end load', entry.back_end_load_raw]),
    two(
      ['Minimum initial investment', entry.minimum_initial_raw],
      ['Minimum subsequent', entry.minimum_subsequent_raw],
    ),
    two(['Par value', entry.par_value_raw], ['Pricing mechanism', entry.pricing_mechanism_raw]),
    two(['Dealing days', entry.dealing_days_raw], ['Cut-off time', entry.cutoff_raw]),
    two(['Payment of redemptions', entry.settlement_raw], ['Leverage', entry.leverage_raw]),
    two(['Trustee', entry.trustee_raw], ['Auditors', entry.auditor_raw]),
  ]);
}

const number = (text: string | null | undefined): number => Number((text ?? '').replaceAll(',', ''));
const trueSize = (figures: s.Figures): number => Number(figures.nav_per_unit) * Number(figures.units_outstanding);

/** This month and the month before with the change; the words of the net assets are a merged cell. */
function size(entry: s.Entry, report: Report): string {
  const past = s.before(report.month);
  const then = s.figuresThen(entry, report.funds, past, report.form);
  const [now, old] = [report.heldOf(s.short(entry), report.month), report.heldOf(s.short(entry), past)];
  const sizeOf = (figures: s.Figures): string => report.form.size(trueSize(figures)).raw;
  const line = (label: string, printed: string, before: string, real = printed): string => {
    const change = ((number(real) / number(before) - 1) * 100).toFixed(2);
    return row([cell(label, 'l'), cell(printed, 'n'), cell(before, 'n'), figure(change)]);
  };
  const less = (all: string, held: string): string => s.grouped(number(all) - number(held), 2);
  const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);
  const [real, before] = [sizeOf(entry), sizeOf(then)];
  const ofHolder =
    now === null || old === null
      ? []
      : [
          line('Amount invested by fund of funds of the Company', now, old),
          line('Net assets excluding fund of funds', less(real, now), less(before, old)),
        ];
  const words = `Rupees ${inWords(Number(s.rupees(real, 6)))} only`;
  return table([40, 22, 22, 16], 'Size and price', 'PKR in million, except units and price', [
    row(heads([''], ['November 30, 2019'], ['October 31, 2019'], ['Change (%)'])),
    line(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', before, real),
    row([cell('Net assets in words, November 30, 2019', 'l'), cell(words, 'words', 3)]),
    ...ofHolder,
    line('Number of units outstanding', units(entry), units(then)),
    line('Net asset value per unit (PKR)', entry.nav_per_unit ?? '', then.nav_per_unit ?? ''),
  ]);
}

/** Rows of two halves; the shorter half ends in one merged cell. */
function halves(
  left: readonly (readonly Cell[])[],
  right: readonly (readonly Cell[])[],
  wide: [number, number],
): string[] {
  const count = Math.max(left.length, right.length);
  const at = (rows: readonly (readonly Cell[])[], i: number, columns: number): readonly Cell[] =>
    rows[i] ?? (i === rows.length ? [cell('', 'l', columns, count - i)] : []);
  return Array.from({ length: count }, (_, i) => row([...at(left, i, wide[0]), ...at(right, i, wide[1])]));
}

/** Periods with their basis at the left; fiscal years with what was paid out at the right. */
function returns(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const isLong = (label: string): boolean => /years|launch/.test(label);
  const long = entry.reported_returns.filter((r) => isLong(r.period_label_raw)).length;
  const short = entry.reported_returns.length - long;
  const name = s.short(entry);
  const left = entry.reported_returns.map((r, i) => [
    ...(i === 0 ? [cell(fund.model.kind === 'rate' ? 'Annualised' : 'Absolute', 'm', 1, short)] : []),
    ...(i === short ? [cell('Compounded per annum', 'm', 1, long)] : []),
    cell(r.period_label_raw, 'l'),
    figure(r.fund_return_percent),
    figure(r.benchmark_return_percent),
  ]);
  const paid = fund.model.kind === 'rate' ? s.payouts(s.partOf(entry, report.funds), report.month, 5) : [];
  const right = s
    .labelsOf(entry.historical_returns)
    .map((label) => [
      cell(label, 'l'),
      figure(s.percentAt(entry.historical_returns, name, label)),
      figure(s.percentAt(entry.historical_returns, 'Benchmark', label)),
      cell(paid.find(([year = '']) => label.endsWith(year.slice(2)))?.[1] ?? 'Nil', 'n'),
    ]);
  return table([13, 16, 11, 12, 13, 11, 12, 12], 'Returns by period and by fiscal year', '% (payout in PKR per unit)', [
    row(heads(['Basis'], ['Period'], [name], ['Benchmark'], ['Fiscal year'], [name], ['Benchmark'], ['Payout'])),
    ...halves(left, right, [4, 4]),
  ]);
}

/** Months under merged heads of their years. */
function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const years = [...Map.groupBy(labels, (l) => l.slice(4))];
  const line = (name: string): string =>
    row([cell(name, 'l'), ...labels.map((l) => figure(s.percentAt(entry.monthly_returns, name, l)))]);
  return table([11.2, ...labels.map(() => 7.4)], 'Returns by month', '%', [
    row(heads(['', 1, 2], ...years.map(([year, all]) => [year, all.length] as const))),
    row(heads(...labels.map((l) => [l.slice(0, 3)] as const))),
    line(s.short(entry)),
    line('Benchmark'),
  ]);
}

/** Amounts and shares of this month, shares of the month before, and ratings or sectors at the right. */
function assets(entry: s.Entry, report: Report): string {
  const total = (trueSize(entry) * report.gross) / 1e6;
  const lines = s.lines(entry, 'ASSET_ALLOCATION').map(({ label, cells: [now = '', then = ''] }) => {
    return { label, now, past: then, amount: ((Number(now) / 100) * total).toFixed(2) };
  });
  const sum = lines.reduce((all, r) => all + Number(r.amount), 0);
  const left = [
    ...lines.map((r) => [cell(r.label, 'l'), cell(s.grouped(Number(r.amount), 2), 'n'), figure(r.now), figure(r.past)]),
    [cell('Total assets', 'l'), cell(s.grouped(sum, 2), 'n'), figure('100.0'), figure('100.0')],
  ];
  const type = s.otherType(entry);
  const [now = '', then = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const first = s.titleOf(entry, 'ASSET_ALLOCATION');
  const sub = heads([now, 2], [then]);
  const third = heads(['PKR in million'], ['%'], ['%']);
  const name = 'Assets';
  if (type === null)
    return table([46, 20, 17, 17], name, 'PKR in million and % of total assets', [
      row([...heads([first, 1, 2]), ...sub]),
      row(third),
      ...left.map((cells) => row(cells)),
    ]);
  const right = s.ofType(entry, type).map((r) => [cell(r.label_raw, 'l'), figure(r.percent)]);
  return table([28, 13, 9, 13, 27, 10], name, 'PKR in million and % of total assets', [
    row([...heads([first, 1, 2]), ...sub, ...heads([s.titleOf(entry, type), 1, 2], ['%', 1, 2])]),
    row(third),
    ...halves(left, right, [4, 2]),
  ]);
}

function holdings(entry: s.Entry, report: Report): string {
  if (entry.holdings.length === 0) return '';
  const fund = s.fundNamed(report.funds, entry);
  const rows = entry.holdings.map((h) => {
    const own = entry.allocations.find((a) => a.label_raw === h.name_raw);
    const part = own === undefined ? Number(h.percent) : Number(own.percent) * report.gross;
    const value = ((part / 100) * trueSize(entry)) / 1e6;
    const note = s.noteOf(fund, h.name_raw);
    return row([
      cell(String(h.rank), 'm'),
      cell(h.name_raw),
      cell(note === '' ? 'Fund units' : note),
      cell(s.grouped(value, 2), 'n'),
      figure(h.percent),
    ]);
  });
  const [name = ''] = (entry.holdings_title_raw ?? '').split(' (');
  const kind = fund.model.kind === 'market' && entry.holdings.length > 2 ? 'Sector' : 'Instrument';
  return table([7, 46, 21, 13, 13], name, 'PKR in million and % of net assets', [
    row(heads(['No.'], ['Name'], [kind], ['Market value'], ['% of net assets'])),
    ...rows,
  ]);
}

/** Expenses of the month and the year at the left, other figures at the right. */
function expenses(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const left = labels.map((l) => [
    cell(l, 'l'),
    figure(s.feeOf(entry, l, 'Month')),
    figure(s.feeOf(entry, l, 'Year to date')),
  ]);
  const right = entry.metrics.map((m) => [cell(m.label_raw, 'l'), cell(m.value_raw, 'n')]);
  if (right.length === 0)
    return table([60, 20, 20], 'Expenses', '% per annum of average net assets', [
      row(heads(['Expense'], ['Month'], ['Year to date'])),
      ...left.map((cells) => row(cells)),
    ]);
  return table([34, 11, 11, 33, 11], 'Expenses and other figures', '% per annum of average net assets', [
    row(heads(['Expense'], ['Month'], ['Year to date'], ['Other figures of the portfolio', 2])),
    ...halves(left, right, [3, 2]),
  ]);
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const rows = entry.non_compliant.map((e) => {
    const [name = '', type = '', ...values] = s.exposureCells(e);
    return row([cell(name), cell(type), ...values.map((v) => cell(v.replace('%', ''), 'n'))]);
  });
  return table([28, 10, 14, 12, 14, 11, 11], 'Non-compliant investments', 'PKR in million', [
    row(
      heads(
        ['Name', 1, 2],
        ['Type', 1, 2],
        ['Value before provision', 1, 2],
        ['Provision', 1, 2],
        ['Value after provision', 1, 2],
        ['Share (%)', 2],
      ),
    ),
    row(heads(['Gross assets'], ['Net assets'])),
    ...rows,
  ]);
}

function people(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const r = s.only(entry.reported_returns[0], 'month');
  const view =
    fund.model.kind === 'rate'
      ? 'The State Bank left its policy rate at 13.25% in the statement of November 22, 2019. Foreign investors ' +
        'bought T-Bills, and cut-off yields of bills and bonds declined. The Fund will add longer papers at auctions.'
      : 'The KSE-100 Index moved sideways in November 2019 after gains in two months. It was helped by lower ' +
        'yields, a surplus of the current account in October and buying of local funds. Exploration and Cement led ' +
        'the market.';
  const words = `${s.short(entry)} returned ${r.fund_return_percent ?? ''}% in November 2019; the benchmark returned
${r.benchmark_return_percent ?? ''}%. ${view}`;
  const all = s.members(entry);
  const label = (text: string): Cell => cell(text, 'l', 1, 1);
  return table([18, 20.5, 20.5, 20.5, 20.5], 'Management', '', [
    row([label('Comment of the manager'), cell(words, '', 4)]),
    row([{ ...label('Investment committee'), down: 2 }, ...all.map(([name]) => cell(name, 'm'))]),
    row(all.map(([, office]) => cell(office, 'm'))),
  ]);
}

function fundPage(entry: s.Entry, report: Report): string {
  const tables = [
    particulars(entry),
    size(entry, report),
    returns(entry, report),
    months(entry),
    assets(entry, report),
    holdings(entry, report),
    expenses(entry),
    breaches(entry),
    people(entry, report),
  ]
    .filter((t) => t !== '')
    .map((t, i) => t.replace('>#. ', `>${i + 1}. `));
  const top = title(entry.fund_name_raw, 'November 30, 2019');
  const notes = entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');
  return frame(`${top}${tables.join('')}${notes}`, entry.page_footer_raw ?? '');
}

const frame = (body: string, footer: string): string =>
  `<main>${body}</main><div class=foot>Disclaimer: ${s.esc(s.RISK_NOTE)}<b>${s.esc(footer)}</b></div>`;

const REVIEW = [
  [
    'Economy',
    'Inflation increased to 12.7% in November 2019 from 11.0% in October, as prices of food rose. The current ' +
      'account had a surplus of USD 99 million in October, the first in four years. The reserves of the State Bank ' +
      'stood at USD 9.1 billion.',
  ],
  [
    'Money market',
    'The policy rate stayed at 13.25%. Cut-off yields of three-month and twelve-month bills were 13.29% and ' +
      '13.13%. Foreign purchases of bills reached USD 1.1 billion since July.',
  ],
  [
    'Shares',
    'The KSE-100 Index was little changed over the month. Turnover averaged 329 million shares a day. Local mutual ' +
      'funds were the largest buyers, and banks sold.',
  ],
] as const;

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => fundPage(e, report));
  const lines = REVIEW.map(([name, text]) => row([cell(name, 'l'), cell(text)], 'long'));
  const review = frame(
    title('Economy and markets', 'November 30, 2019') +
      table([20, 80], 'Review of the month', '', lines).replace('#. ', ''),
    'Kotmithan Asset Management Limited - Monthly Report November 2019 - Page 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
