/** The pages of AMC N216: facts at the left, and words, returns, shares, holdings and months at the right. */
import { SEA, STYLE } from './n216-style.ts';
import * as s from './shared15.ts';

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly form: s.Form;
}

const COMPLAINTS =
  'Complaints may be sent to complaints@kalurkotinvest.com.pk or 021-111-525-876. If they are not resolved, they may be ' +
  'lodged with SECP at https://sdms.secp.gov.pk.';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);

const frame = (title: string, kind: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=top><b>${s.esc(title)}</b><i>${s.esc(kind)}</i><span>Kalurkot Investments Limited<br>Fund Manager Report, June
2025</span></div><div class=line></div>${body}
<div class=foot>${s.paragraphs([...notes, COMPLAINTS, `Disclaimer: ${s.RISK_NOTE}`])}
<p class=end>${s.esc(footer)}</p></div>`;

const definitions = (title: string, items: readonly s.Item[]): string =>
  `${s.heading(title)}<dl>${items.map(([l, v]) => `<dt>${s.esc(l)}</dt><dd>${s.esc(v)}</dd>`).join('')}</dl>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, day) => `${r} by ${by} (${day})`, '');

/** `1.52% p.a. (including 0.21% government levies)` for the month and the year. */
function ratios(part: s.Part, month: s.Month): s.Item[] {
  const levies = s.ratioPair(part, month);
  return part.figures.fees.map(
    (f, i) => [f.fee_label_raw, `${f.percent}% p.a. (including ${levies[i]?.levies}% government levies)`] as const,
  );
}

function facts(entry: s.Entry, costs: readonly s.Item[]): string {
  const terms = s.terms(entry, [
    ['Fund Type', 'fund_type_raw'],
    ['Category', 'category_raw'],
    ['Launch Date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk Profile', 'risk_profile_raw'],
    ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ['Par Value', 'par_value_raw'],
    ['Minimum Initial Investment', 'minimum_initial_raw'],
    ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut-off Time', 'cutoff_raw'],
    ['Leverage', 'leverage_raw'],
    ['Listing', 'listing_raw'],
  ]);
  const charges = s.terms(entry, [
    ['Management Fee', 'management_fee_raw'],
    ['Front End Load', 'front_end_load_raw'],
    ['Back End Load', 'back_end_load_raw'],
  ]);
  const parties = s.terms(entry, [
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
    ['Registrar', 'registrar_raw'],
  ]);
  const rated = s.stated([
    ['Fund Stability Rating', rating(entry, 'FUND')],
    ['AMC Rating', rating(entry, 'AMC')],
  ]);
  return `<div class=facts>${definitions('Fund Facts', [...terms, ...rated])}${definitions('Fees and Loads', [...charges, ...costs])}
${definitions('Parties', parties)}${definitions('Investment Committee', s.people(entry))}</div>`;
}

const VIEWS: Readonly<Record<string, string>> = {
  KCMF:
    'The State Bank kept the policy rate at 11.00% in its meeting of June 16. The Fund realised ' +
    'gains on Treasury Bills and placed more of its assets with banks, whose rates rose ahead of the year end.',
  KIIF:
    'Yields of Ijara Sukuk declined further in June. The Fund realised capital gains on floating rate Sukuk, and kept ' +
    'a good part of its assets in daily product accounts of Islamic banks.',
  KSAF:
    'The market remained under pressure in June, as tensions in the Middle East led to profit taking after the budget. ' +
    'The Fund added to banks and oil companies, and reduced its exposure to cements and power companies.',
  KIPF:
    'The Equity Sub-Fund remained close to fully invested. The Debt and the Money Market Sub-Funds kept their Ijara ' +
    'Sukuk and earned good rates from Islamic banks at the end of the quarter.',
};

const words = (entry: s.Entry, fund: s.Fund): string =>
  `${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(VIEWS[fund.abbr])}</p>`;

const changeOf = (now: number, past: number): string => cell(((now / past - 1) * 100).toFixed(2));

function sizes(entry: s.Entry, report: Report): string {
  const then = s.figuresThen(entry, report.funds, s.before(report.month), report.form);
  const row = (name: string, of: (f: s.Figures) => string, value?: (f: s.Figures) => number): string[] => {
    const number = value ?? ((f: s.Figures): number => Number(of(f).replaceAll(',', '')));
    return [name, of(then), of(entry), changeOf(number(entry), number(then))];
  };
  const worth = (f: s.Figures): number => Number(f.nav_per_unit) * Number(f.units_outstanding);
  const rows = [
    row(entry.fund_size_label_raw ?? '', (f) => f.fund_size_raw ?? '', worth),
    row(
      `NAV per Unit (Rs.)${s.partOf(entry, report.funds).model.kind === 'rate' ? '³' : ''}`,
      (f) => f.nav_per_unit ?? '',
    ),
    row('Units Outstanding', (f) => s.grouped(Number(f.units_outstanding), 0)),
  ];
  const head = ['As on', 'May 31, 2025', 'June 30, 2025', 'Change'];
  return `${s.heading('Size and Price')}${s.htmlTable([head, ...rows], 'size')}`;
}

const metrics = (entry: s.Entry): string =>
  `<div>${s.heading('Key Statistics')}${s.htmlTable(
    entry.metrics.map((m) => [m.label_raw, m.value_raw]),
    '',
    0,
  )}</div>`;

type Side = 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent';

/** Two bands of periods and one of fiscal years in the same table, each with heads of its own. */
function returns(entry: s.Entry, kind: s.Model['kind']): string {
  const padded = (cells: readonly string[]): string[] => [
    ...cells,
    ...Array.from({ length: 5 - cells.length }, () => ''),
  ];
  const bandOf = (
    label: string,
    some: readonly s.ReturnRow[],
    look: string,
    names: readonly [string, Side][],
  ): string => {
    const head = s.tr([label, ...padded(some.map((r) => s.esc(r.period_label_raw)))], 'th', look);
    return head + names.map(([name, key]) => s.tr([name, ...padded(some.map((r) => cell(r[key])))])).join('');
  };
  const [rows, own] = [entry.reported_returns, s.short(entry)];
  const both: [string, Side][] = [
    [own, 'fund_return_percent'],
    ['Benchmark', 'benchmark_return_percent'],
  ];
  const years = s.labelsOf(entry.historical_returns);
  const year = (name: string): string =>
    s.tr([name, ...years.map((y) => cell(s.percentAt(entry.historical_returns, name, y)))]);
  return `${s.heading('Performance¹')}<table class=bands>
${bandOf(kind === 'rate' ? 'Annualized' : 'Absolute', rows.slice(0, 5), '', [...both, ['Peer Average²', 'peer_return_percent']])}
${bandOf('CAGR', rows.slice(5), 'second', both)}
${s.tr(['Fiscal Years', ...years], 'th', 'third')}${year(own)}${year('Benchmark')}</table>`;
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const total = type === 'ASSET_ALLOCATION' ? s.tr(['Total', '100.0%', '100.0%'], 'td', 'total') : '';
  const head = s.tr(['', ...s.datesOf(figures, type)], 'th');
  return `<div>${s.heading(s.titleOf(figures, type))}<table>${head}${rows
    .map((r) => s.tr(r.map(s.esc)))
    .join('')}${total}</table></div>`;
}

/** Two lists side by side. */
function holdings(figures: s.Figures, mix: s.Mix, kind: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => {
    const note = s.noteOf(mix, h.name_raw);
    return [String(h.rank), h.name_raw, ...(note === '' ? [] : [note]), cell(h.percent)];
  });
  const half = Math.ceil(rows.length / 2);
  const head = rows[0]?.length === 4 ? ['#', 'Name', kind, 'Share'] : ['#', 'Name', 'Share'];
  const lists = [rows.slice(0, half), rows.slice(half)].map((some) => s.htmlTable([head, ...some], 'held'));
  return `${s.heading(figures.holdings_title_raw ?? '')}<div class=pair style="margin-top:0">${lists.join('')}</div>`;
}

/** Columns of the fund and its benchmark for each month, with an axis at the left. */
function chart(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const y = (v: number): number => 84 - v * 4;
  const bar = (v: string | undefined, x: number, colour: string): string =>
    `<rect x="${x}" y="${y(Number(v))}" width="13" height="${Number(v) * 4}" fill="${colour}"/>`;
  const bars = labels.map((l, i) => {
    const [own, other] = [s.short(entry), 'Benchmark'].map((n) => s.percentAt(entry.monthly_returns, n, l));
    return bar(own, 46 + i * 40, SEA) + bar(other, 60 + i * 40, '#c9b78a');
  });
  const ticks = [0, 10, 20].map(
    (v) => `<text x="34" y="${y(v) + 3}" text-anchor="end" font-size="8">${v}%</text>
<path d="M38 ${y(v)}H525" stroke="#ccc" stroke-width=".6"/>`,
  );
  return `<svg viewBox="0 0 527 90" style="width:100%;display:block;margin-top:2mm">${ticks.join('')}${bars.join('')}</svg>`;
}

const months = (entry: s.Entry): string =>
  `${s.heading('Monthly Returns of FY25')}${s.htmlTable(
    s.wideSeries(
      entry.monthly_returns,
      [s.short(entry), 'Benchmark'].map((n) => [n, n] as const),
      cell,
    ),
    'months',
  )}${entry.holdings.length === 0 ? chart(entry) : ''}`;

/** What the fund paid out at the end of its last three fiscal years, and its price after it. */
function payouts(entry: s.Entry, report: Report): string {
  const { words: seed, model } = s.partOf(entry, report.funds);
  if (model.kind !== 'rate') return '';
  const points = s.historyOf(seed, model, report.month);
  const rows = points
    .flatMap(({ month, fund, nav }, i) => {
      const past = points[i - 1];
      if (month.month !== 6 || past === undefined) return [];
      const paid = past.nav * (1 + (fund / 100) * (s.daysIn(month) / 365)) - nav;
      return [
        [`FY${s.year2(month)}`, paid.toFixed(2), nav.toFixed(4), `${((paid / model.startNav) * 100).toFixed(2)}%`],
      ];
    })
    .slice(-3);
  const head = ['Fiscal Year', 'Rs. per Unit', 'Ex-NAV (Rs.)', '% of Par Value'];
  return `<div>${s.heading('Payout History')}${s.htmlTable([head, ...rows.toReversed()])}</div>`;
}

const BREACH_HEAD = [
  'Non-Compliant Investment',
  'Type',
  'Value before Provisioning',
  'Provisioning Held',
  'Value after Provisioning',
  '% of Gross Assets',
  '% of Net Assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
        [BREACH_HEAD, ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

function fundPage(entry: s.Entry, fund: s.Fund, report: Report): string {
  const { kind } = fund.model;
  const second = s.only(s.otherType(entry), 'table');
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    entry.category_raw ?? '',
    `<main>${facts(entry, ratios(s.partOf(entry, report.funds), report.month))}<div class=wide>${words(entry, fund)}
${returns(entry, kind)}${sizes(entry, report)}<div class=pair>${metrics(entry)}${payouts(entry, report)}</div>
<div class=pair>${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, second)}</div>
${holdings(entry, fund, kind === 'rate' ? 'Rating' : 'Sector')}${months(entry)}${breaches(entry)}</div></main>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

/** The classes of all sub-funds with two columns of months for each of them. */
function split(subs: readonly s.SubFacts[]): string {
  const dates = s.datesOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const classes = [...new Set(subs.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))];
  const labels = [...classes.filter((c) => c !== 'Others'), 'Others'];
  const rows = labels.map((label) =>
    s.tr([
      s.esc(label),
      ...subs.flatMap((x) => {
        const found = s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === label);
        return dates.map((_, i) => cell(found?.cells[i]));
      }),
    ]),
  );
  const names = subs.map((x) => `<th colspan=2>${s.esc(x.name_raw)}</th>`).join('');
  const title = s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  return `${s.heading(title)}<table class=split><tr class=heads><th></th>${names}</tr>
${s.tr(['', ...subs.flatMap(() => dates)], 'th')}${rows.join('')}
${s.tr(['Total', ...subs.flatMap(() => ['100.0%', '100.0%'])], 'td', 'total')}</table>`;
}

function pensionTables(entry: s.Entry, fund: s.Fund, report: Report): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const parts = s.partsOf(entry, fund);
  const prices = subs.map((x) => [
    x.name_raw,
    x.fund_size_raw ?? '',
    x.nav_per_unit ?? '',
    s.grouped(Number(x.units_outstanding), 0),
  ]);
  const rows = subs.map((x) => [x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(cell)]);
  const labels = first.fees.map((f) => f.fee_label_raw);
  const costs = parts.map((p) => [p.line, ...ratios(p, report.month).map(([, value]) => value)]);
  const series = subs.map((x) => [x.name_raw, ...x.monthly_returns.map((r) => cell(r.percent))]);
  const years = subs.map((x) => [x.name_raw, ...x.historical_returns.map((r) => cell(r.percent))]);
  return `${s.heading('Size and Price as on June 30, 2025')}${s.htmlTable(
    [['', first.fund_size_label_raw ?? '', 'NAV per Unit (Rs.)', 'Units Outstanding'], ...prices],
    'sub',
  )}${s.heading('Performance¹')}${s.htmlTable([['', ...s.periods(first)], ...rows], 'sub')}
${s.heading('Monthly Returns of FY25')}${s.htmlTable(
    [['', ...s.labelsOf(first.monthly_returns)], ...series],
    'months subs',
  )}${s.heading('Returns of Fiscal Years')}${s.htmlTable([['', ...s.labelsOf(first.historical_returns)], ...years], 'sub')}
${split(subs)}${holdings(first, s.only(fund.subs?.[0], 'mix'), '')}
${s.heading('Expense Ratios')}${s.htmlTable([['', ...labels], ...costs], 'sub costs')}`;
}

const pensionPage = (entry: s.Entry, fund: s.Fund, report: Report): string =>
  frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    entry.category_raw ?? '',
    `<main>${facts(entry, [])}<div class=wide>${words(entry, fund)}${pensionTables(entry, fund, report)}</div></main>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );

const REVIEW = [
  'Headline inflation was 3.2% in June 2025, and averaged 4.5% in FY25 against 23.4% in the year before. The State Bank ' +
    'left the policy rate unchanged at 11.00%, after it had reduced it by 950 bps during the fiscal year.',
  'The current account showed a surplus of USD 2.1 billion in FY25, the first one in fourteen years, as remittances rose ' +
    'to USD 38.3 billion. Reserves of the State Bank were above USD 14.5 billion at the end of the year.',
  'The stock market lost some ground in June. Its valuation remains attractive in comparison with other markets of the ' +
    'region, and the decline of interest rates is expected to support the earnings of leveraged sectors.',
  'The budget for FY26 aims at a primary surplus of 2.4% of GDP. Yields of Treasury Bills declined by 15 to 30 bps after ' +
    'it, as inflation is expected to stay within the target of the State Bank.',
];

const INDICATORS = [
  ['Economic Indicators', 'May’25', 'Jun’25'],
  ['Inflation (CPI, year on year)', '3.5%', '3.2%'],
  ['Policy Rate', '11.00%', '11.00%'],
  ['Remittances (USD billion)', '3.69', '3.41'],
  ['Reserves of SBP (USD billion)', '11.52', '14.51'],
  ['Rupees per US Dollar', '282.02', '283.76'],
];

const YIELDS = [
  ['Yields', 'May’25', 'Jun’25'],
  ['Treasury Bills, 3 months', '11.21%', '11.01%'],
  ['Treasury Bills, 12 months', '11.15%', '10.85%'],
  ['PIB, 3 years', '11.34%', '11.15%'],
  ['PIB, 10 years', '12.50%', '12.30%'],
  ['KIBOR, 6 months', '11.18%', '11.03%'],
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    String(e.page_number),
  ]);
  return frame(
    'Market Review',
    'Economy, money market and equities',
    `<main class=whole>${s.paragraphs(REVIEW)}<div class=pair>${[INDICATORS, YIELDS].map((x) => s.htmlTable(x)).join('')}</div>
${s.heading('Funds in this Report')}
${s.htmlTable([['Fund', 'Category', 'Risk Profile', 'Page'], ...rows])}</main>`,
    [],
    'Kalurkot Investments | Fund Manager Report | June 2025 | 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => {
    const fund = s.fundNamed(report.funds, e);
    return e.sub_funds.length > 0 ? pensionPage(e, fund, report) : fundPage(e, fund, report);
  });
  return s.htmlPages(STYLE, report.isWhole ? [front(report.entries), ...pages] : pages);
}
