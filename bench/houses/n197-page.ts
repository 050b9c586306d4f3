/** The sheets of AMC N197: statements of account with opening and closing balances, postings and running totals. */
import * as s from './shared15.ts';
import * as t from './n197-text.ts';

const LINES = 82;

const STYLE = `@page{size:A4;margin:0}section{width:210mm;height:296.8mm;background:#fff}
pre{font:8.4pt/9.5pt 'Nimbus Mono PS',monospace;margin:0;position:absolute;left:18mm;top:9mm;color:#111;font-variant-ligatures:none}pre b{font-weight:bold}`;

export interface Report {
  readonly entries: readonly s.Entry[];
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly formOf: (isFund: boolean) => s.Form;
}

/** 28-FEB-2018 */
export const dayOf = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year, month }).toUpperCase()}-${year}`;

/** 28-FEB-18, as dates of postings and heads of columns. */
export const postedOf = (m: s.Month): string => `${s.daysIn(m)}-${s.shortMonth(m).toUpperCase()}-${s.year2(m)}`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string | null =>
  s.ratingWith(entry, subject, (r, by, d) => `${r}, ${by}, ${d}`, '') || null;

function particulars(entry: s.Entry): t.Line[] {
  const short = s.terms(entry, [
    ['Type', 'fund_type_raw'],
    ['Opened (launch date)', 'launch_date_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Par value', 'par_value_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Leverage', 'leverage_raw'],
    ['Min. first deposit', 'minimum_initial_raw'],
    ['Min. further deposit', 'minimum_subsequent_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
  ]);
  const long = s.stated([
    ['Category', entry.category_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Listed on', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Management fee', entry.management_fee_raw],
    ['Stability rating', rating(entry, 'FUND')],
    ['Manager’s rating', rating(entry, 'AMC')],
    ['Objective', entry.investment_objective_raw],
  ]);
  return [...t.section('PARTICULARS'), ...t.pairs(short), ...long.flatMap(([label, value]) => t.item(label, value))];
}

const AMOUNTS = [18, 22];

/** Additions to a balance and deductions from it in the month, each with the balance after it. */
interface Posting {
  readonly date: string;
  readonly text: string;
  readonly change: number | null;
}

function postings(opening: number, rows: readonly Posting[]): t.Line[] {
  let balance = opening;
  return rows.map(({ date, text, change }) => {
    balance += change ?? 0;
    const cells = [change === null ? '' : t.amount(change), t.amount(balance)];
    return `${date.padEnd(11)}${t.dotted(text, 47)}${t.ending(cells, AMOUNTS)}`;
  });
}

/** Units that were issued and redeemed make up the difference of the units outstanding. */
function unitFlows(part: s.Part, now: number, then: number): readonly [issued: number, redeemed: number] {
  const turnover = Math.round(then * s.between(0.02, 0.06, part.words, 'turnover', String(now)));
  return [turnover + Math.max(0, now - then), turnover + Math.max(0, then - now)];
}

function netAssets(part: s.Part, entry: s.Entry, { month, formOf }: Report): t.Line[] {
  const earlier = s.before(month);
  const then = s.figuresAt(part, earlier, formOf(true));
  const now = s.figuresAt(part, month, formOf(true));
  const [opening, closing] = [Number(then.fund_size_pkr), Number(part.figures.fund_size_pkr)];
  const [units, unitsThen] = [Number(now.units_outstanding), Number(then.units_outstanding)];
  const [issued, redeemed] = unitFlows(part, units, unitsThen);
  const price = Number(now.nav_per_unit);
  const [paidIn, paidOut] = [Math.round(issued * price), Math.round(redeemed * price)];
  const on = postedOf(month);
  const hasUnits = part.figures.units_outstanding !== undefined;
  const money = postings(opening, [
    { date: postedOf(earlier), text: 'Balance brought forward', change: null },
    { date: on, text: 'Issue of units', change: paidIn },
    { date: on, text: 'Redemption of units', change: -paidOut },
    { date: on, text: 'Result of the month', change: closing - opening - paidIn + paidOut },
    { date: on, text: part.figures.fund_size_label_raw ?? '', change: null },
  ]);
  const counted = postings(unitsThen, [
    { date: postedOf(earlier), text: 'Units brought forward', change: null },
    { date: on, text: 'Issued', change: issued },
    { date: on, text: 'Redeemed', change: -redeemed },
    { date: on, text: 'Units outstanding', change: null },
  ]);
  return [
    ...t.section(
      'NET ASSETS',
      ['RUPEES', 'BALANCE (RS.)'].map((h) => `${h} `),
      AMOUNTS,
    ),
    ...money,
    ...heldLines(entry, hasUnits),
    ...(hasUnits
      ? [
          ...t.section(
            'UNITS',
            ['UNITS', 'BALANCE'].map((h) => `${h} `),
            AMOUNTS,
          ),
          ...counted,
        ]
      : []),
    ...prices(part.figures, then, month),
  ];
}

/** What a fund of funds of the same AMC holds of the balance. */
function heldLines(entry: s.Entry, isFund: boolean): t.Line[] {
  if (!isFund || entry.amount_invested_by_fof_pkr === null) return [];
  const without = 'fund_size_excluding_fof_pkr' in entry ? String(entry.fund_size_excluding_fof_pkr) : '';
  const row = (label: string, pkr: string | null): t.Line =>
    `${' '.repeat(11)}${t.dotted(label, 47)}${t.ending(['', t.amount(Number(pkr))], AMOUNTS)}`;
  return [
    row('of which invested by fund of funds', entry.amount_invested_by_fof_pkr),
    row('Net Assets excluding fund of funds', without),
  ];
}

function prices(figures: s.Figures, then: s.Figures, month: s.Month): t.Line[] {
  const rows = s.stated([
    ['NAV per unit', figures.nav_per_unit],
    ['Offer price', figures.offer_price],
    ['Repurchase price', figures.repurchase_price],
  ]);
  const before: Readonly<Record<string, string | null | undefined>> = {
    'NAV per unit': then.nav_per_unit,
    'Offer price': then.offer_price,
    'Repurchase price': then.repurchase_price,
  };
  return [
    ...t.section(
      'PRICES (RS.)',
      [s.before(month), month].map((m) => `${dayOf(s.lastDay(m))} `),
      AMOUNTS,
    ),
    ...rows.map(
      ([label, value]) => `${t.dotted(label, 58)}${t.ending([`${before[label] ?? ''} `, `${value} `], AMOUNTS)}`,
    ),
  ];
}

const RATES = [12, 14, 14];

function difference(fund: string | null, benchmark: string | null): string {
  return fund === null || benchmark === null ? '-' : (Number(fund) - Number(benchmark)).toFixed(2);
}

function returns(figures: s.Figures): t.Line[] {
  const hasBenchmark = figures.reported_returns.some((r) => r.benchmark_return_percent !== null);
  const heads = hasBenchmark ? ['FUND ', 'BENCHMARK ', 'DIFFERENCE '] : ['RETURN '];
  const widths = hasBenchmark ? RATES : [40];
  return [
    ...t.section('RETURNS (%)', heads, widths),
    ...figures.reported_returns.map((r) => {
      const cells = [
        t.plain(r.fund_return_percent),
        t.plain(r.benchmark_return_percent),
        t.plain(difference(r.fund_return_percent, r.benchmark_return_percent)),
      ];
      return `${t.dotted(r.period_label_raw, 58)}${t.ending(t.signed(hasBenchmark ? cells : cells.slice(0, 1)), widths)}`;
    }),
  ];
}

const POSTED = [14, 18, 26, 26];

/** A hundred thousand rupees grow with each month's return, of the fund and of its benchmark. */
function monthly(entry: s.Entry, kind: s.Model['kind']): t.Line[] {
  const rows = entry.monthly_returns;
  const balance = { fund: 100_000, benchmark: 100_000 };
  const grow = (key: keyof typeof balance, percent: string | undefined): string => {
    balance[key] *= 1 + Number(percent) / 100 / (kind === 'rate' ? 12 : 1);
    return `${s.grouped(balance[key], 2)} `;
  };
  const lines = s.labelsOf(rows).map((label) => {
    const [own, other] = [s.percentAt(rows, s.short(entry), label), s.percentAt(rows, 'Benchmark', label)];
    const balances = [grow('fund', own), grow('benchmark', other)];
    return `${label.padEnd(14)}${t.ending([...t.signed([t.plain(own), t.plain(other)]), ...balances], POSTED)}`;
  });
  const heads = [`${s.short(entry)} `, 'BENCHMARK ', 'RS. 100,000 BECAME ', 'IN BENCHMARK '];
  return [...t.section('MONTHS (%)', heads, POSTED), ...lines];
}

function years(entry: s.Entry): t.Line[] {
  const rows = entry.historical_returns;
  if (rows.length === 0) return [];
  const cells = (label: string): string[] =>
    [s.short(entry), 'Benchmark'].map((name) => t.plain(s.percentAt(rows, name, label)));
  return [
    ...t.section('FISCAL YEARS (%)', [`${s.short(entry)} `, 'BENCHMARK '], [14, 26]),
    ...s.labelsOf(rows).map((label) => `${t.dotted(label, 58)}${t.ending(t.signed(cells(label)), [14, 26])}`),
  ];
}

const TOTALS = [12, 10, 14, 10];

/** The shares of each date with their running total at the right of them. */
function shares(figures: s.Figures, type: s.AllocationType | null): t.Line[] {
  const rows = s.lines(figures, type);
  if (type === null || rows.length === 0) return [];
  const dates = s.datesOf(figures, type);
  const columns = (rows[0]?.cells ?? []).map((_, i) => rows.map((r) => r.cells[i] ?? ''));
  const totals = columns.map(t.running);
  const widths = TOTALS.slice(0, columns.length * 2);
  const heads = columns.flatMap((_, i) => [dates[i] === '' ? 'SHARE' : (dates[i] ?? ''), 'TOTAL']);
  const label = t.WIDTH - widths.reduce((a, b) => a + b, 0);
  return [
    ...t.section(s.titleOf(figures, type), heads, widths),
    ...rows.map((r, k) => {
      const cells = r.cells.flatMap((c, i) => [c, totals[i]?.[k] ?? '']);
      return `${t.dotted(r.label, label)}${t.ending(cells, widths)}`;
    }),
  ];
}

function holdings(figures: s.Figures, mix: s.Mix): t.Line[] {
  if (figures.holdings.length === 0) return [];
  const totals = t.running(figures.holdings.map((h) => h.percent));
  return [
    ...t.section(figures.holdings_title_raw ?? '', ['SHARE', 'TOTAL'], [12, 10]),
    ...figures.holdings.map((h, i) => {
      const note = s.noteOf(mix, h.name_raw);
      const name = `${String(h.rank).padStart(2, '0')}  ${t.dotted(h.name_raw, 46)}${note}`;
      return `${name.padEnd(76)}${t.ending([h.percent, totals[i] ?? ''], [12, 10])}`;
    }),
  ];
}

const CHARGES = [14, 18];

/** The parts of the expense ratio and their total. */
function charges(figures: s.Figures): t.Line[] {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  return [
    ...t.section('CHARGES TO THE FUND (% P.A.)', ['MONTH', 'YEAR TO DATE'], CHARGES),
    ...labels.map((label) => {
      const cells = ['Month', 'Year to date'].map((row) => s.feeOf(figures, label, row));
      return `${t.dotted(label, 66)}${t.ending(cells, CHARGES)}`;
    }),
  ];
}

const statistics = (figures: s.Figures): t.Line[] =>
  figures.metrics.length === 0
    ? []
    : [
        ...t.section('STATISTICS'),
        ...figures.metrics.map((m) => `${t.dotted(m.label_raw, 58)}${m.value_raw.padStart(12)}`),
      ];

const EXPOSED = [15, 15, 15, 9, 9];

/** Amounts in full rupees; provisions end with their sign. */
function exceptions(entry: s.Entry): t.Line[] {
  if (entry.non_compliant.length === 0) return [];
  const heads = ['VALUE (RS.) ', 'PROVISION ', 'REMAINDER ', '% GROSS', '% NET'];
  return [
    ...t.section('NON-COMPLIANT INVESTMENTS', heads, EXPOSED),
    ...entry.non_compliant.flatMap((e) => {
      const money = [e.value_before_pkr, e.provisioning_pkr, e.value_after_pkr].map((v) => t.amount(Number(v)));
      const cells = [...money, e.percent_gross_assets ?? '', e.percent_net_assets ?? ''];
      return [`${e.name_raw}, ${e.type_raw}`, `${' '.repeat(35)}${t.ending(cells, EXPOSED)}`];
    }),
  ];
}

const officers = (entry: s.Entry): t.Line[] => [
  ...t.section('INVESTMENT COMMITTEE'),
  ...s.members(entry).map(([name, office]) => `${t.dotted(name, 40)}${office}`),
];

const notes = (entry: s.Entry): t.Line[] => [
  ...t.section('NOTES'),
  ...entry.footnotes_raw.flatMap((n) => t.wrapped(n, t.WIDTH)),
  ...t.wrapped(s.RISK_NOTE, t.WIDTH),
];

function blocksOf(entry: s.Entry, report: Report): t.Line[][] {
  const fund = s.fundNamed(report.funds, entry);
  if (fund.subs === undefined) {
    const part = s.partOf(entry, report.funds);
    return [
      particulars(entry),
      netAssets(part, entry, report),
      returns(entry),
      monthly(entry, fund.model.kind),
      years(entry),
      shares(entry, 'ASSET_ALLOCATION'),
      shares(entry, s.otherType(entry)),
      holdings(entry, fund),
      charges(entry),
      statistics(entry),
      exceptions(entry),
      officers(entry),
      notes(entry),
    ];
  }
  const accounts = s.partsOf(entry, fund).map((part, i) => {
    const { figures, line, mix } = part;
    const name = `*SUB-ACCOUNT ${i + 1}: ${line} `;
    return [
      '',
      '',
      `${name}${'='.repeat(t.WIDTH + 1 - name.length)}`,
      ...netAssets(part, entry, report),
      ...returns(figures),
      ...shares(figures, 'ASSET_ALLOCATION'),
      ...holdings(figures, mix),
      ...charges(figures),
    ];
  });
  return [particulars(entry), ...accounts, officers(entry), notes(entry)];
}

/** The last line of the first sheet carries the balance to the next one. */
function carried(entry: s.Entry, words: string): t.Line {
  return entry.fund_size_raw === null
    ? `${words} ${'.'.repeat(t.WIDTH - words.length - 1)}`
    : `${t.dotted(words, 58)}${t.ending(['', `${entry.fund_size_raw} `], AMOUNTS)}`;
}

function head(entry: s.Entry, month: s.Month, sheet: number): t.Line[] {
  const short = s.short(entry) === '' ? 'ZIPF' : s.short(entry);
  const right = (left: string, words: string): t.Line => `${left}${words.padStart(t.WIDTH - left.length)}`;
  const name = `${entry.fund_name_raw} (${short})`;
  return [
    t.DOUBLE,
    right('Zahirpir Asset Managers Limited', 'STATEMENT OF FUND'),
    right('Fund Manager Report', `FOR THE MONTH OF ${s.monthName(month).toUpperCase()} ${month.year}`),
    t.DOUBLE,
    `*${right(name, `SHEET ${sheet} OF ${entry.page_numbers.length}`)}`,
    t.DOUBLE,
  ];
}

function sheets(entry: s.Entry, report: Report): t.Line[][] {
  const pages: t.Line[][] = [head(entry, report.month, 1)];
  for (const block of blocksOf(entry, report)) {
    const page = s.only(pages.at(-1), 'page');
    if (page.length + block.length <= LINES - 5) page.push(...block);
    else {
      page.push('', carried(entry, `CARRIED FORWARD TO SHEET ${pages.length + 1}`));
      const from = `BROUGHT FORWARD FROM SHEET ${pages.length}`;
      pages.push([...head(entry, report.month, pages.length + 1), carried(entry, from), ...block]);
    }
  }
  if (pages.length !== entry.page_numbers.length) throw new Error(`${entry.fund_name_raw} has ${pages.length} sheets`);
  return pages.map((lines, i) => {
    const footer = (entry.page_footer_raw ?? '').replace(/\d+$/, String(s.only(entry.page_numbers[i], 'page')));
    return [...lines, ...Array.from({ length: LINES - 1 - lines.length }, () => ''), footer.padStart(t.WIDTH)];
  });
}

const html = (lines: readonly t.Line[]): string =>
  `<pre>${lines.map((l) => (l.startsWith('*') ? `<b>${s.esc(l.slice(1))}</b>` : s.esc(l))).join('\n')}</pre>`;

/** Funds in the order of their statements, with the balances and the sheets where they begin. */
function front(report: Report): t.Line[] {
  const { entries, month } = report;
  const rows = entries.map(
    (e) => `${t.dotted(e.fund_name_raw, 56)}${t.ending([e.category_raw ?? '', String(e.page_number)], [36, 6])}`,
  );
  return [
    t.DOUBLE,
    'Zahirpir Asset Managers Limited',
    `Fund Manager Report, ${s.monthName(month)} ${month.year}`,
    t.DOUBLE,
    ...t.section('STATEMENTS ENCLOSED', ['CATEGORY', 'PAGE'], [36, 6]),
    ...rows,
    ...t.section('HOW TO READ A STATEMENT'),
    ...t.wrapped(
      'A statement begins with the balance of the month before. Each posting changes it, and the balance after the posting is at its ' +
        'right. A minus sign is typed behind a figure. Shares of the portfolio have a running total at their right.',
      t.WIDTH,
    ),
  ];
}

/** The list of statements, and the sheets of each fund. */
export const pagesOf = (report: Report): string =>
  s.htmlPages(STYLE, [html(front(report)), ...report.entries.flatMap((e) => sheets(e, report).map(html))]);
