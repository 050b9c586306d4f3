/** The tables of AMC N260: facts of two levels, a column of units, quarters as heads, and ratios. */
import { FUNDS, UNITS } from './n260-funds.ts';
import * as w from './n260-words.ts';
import * as s from './shared15.ts';

type Optional = readonly (readonly [label: string, value: string | null | undefined])[];

const LAST = s.before(w.MONTH);

/** A value, or several lines of a second label, a colon and a value. */
function fact(label: string, value: string | null | undefined | Optional): string {
  if (value === null || value === undefined) return '';
  const cell =
    typeof value === 'string'
      ? s.esc(value)
      : s
          .stated(value)
          .map(([name, text]) => `<p><i>${s.esc(name)}:</i> ${s.esc(text)}</p>`)
          .join('');
  return cell === '' ? '' : `<tr><td>${s.esc(label)}</td><td>${cell}</td></tr>`;
}

export function facts(entry: s.Entry): string {
  const [leader, ...others] = s.members(entry);
  const team = [...others, s.only(leader, 'member')].map(
    ([name, office]) => `<p>${s.esc(name)} – ${s.esc(office)}</p>`,
  );
  const rows = [
    fact('Classification', [
      ['Type', entry.fund_type_raw],
      ['Category', entry.category_raw],
    ]),
    fact('Launch Date', entry.launch_date_raw),
    fact('Risk', [
      ['Profile', entry.risk_profile_raw],
      ['Erosion', entry.risk_of_principal_raw],
    ]),
    fact('Benchmark', entry.benchmark_raw),
    fact('Rating', [
      ['Fund', s.rated(entry, 'FUND')?.line_raw ?? (entry.sub_funds.length > 0 ? null : 'Not applicable')],
      ['AMC', s.rated(entry, 'AMC')?.line_raw],
    ]),
    fact('Management Fee', entry.management_fee_raw),
    fact('Sales Load', [
      ['Front-end', entry.front_end_load_raw],
      ['Back-end', entry.back_end_load_raw],
    ]),
    fact('Minimum', [
      ['Initial', entry.minimum_initial_raw],
      ['Subsequent', entry.minimum_subsequent_raw],
    ]),
    fact('Dealing', [
      ['Days', entry.dealing_days_raw],
      ['Cut-off', entry.cutoff_raw],
      ['Pricing', entry.pricing_mechanism_raw],
    ]),
    fact('Unit', [
      ['Par value', entry.par_value_raw],
      ['Listing', entry.listing_raw],
    ]),
    fact('Leverage', entry.leverage_raw),
    fact('Parties', [
      ['Trustee', entry.trustee_raw],
      ['Auditor', entry.auditor_raw],
      ['Registrar', entry.registrar_raw],
    ]),
    `<tr><td>Investment Committee</td><td>${team.join('')}</td></tr>`,
  ];
  return w.part('Fund Information', w.table(rows, 'facts'));
}

/** The unit that the page prints for the size: it is wrong for the fund with the planted fault. */
export function unitOf(entry: s.Entry): string {
  return entry.planted_fault === undefined ? 'PKR mn' : 'PKR bn';
}

/** A column of units is between the labels and the figures of this month and the month before. */
export function keyFigures(entry: s.Entry, form: s.Form): string {
  const then = s.figuresThen(entry, FUNDS, LAST, form);
  const count = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  const rows = [
    ['NAV per unit', 'PKR', entry.nav_per_unit, then.nav_per_unit],
    ['Offer price', 'PKR', entry.offer_price, then.offer_price],
    ['Redemption price', 'PKR', entry.repurchase_price, then.repurchase_price],
    [w.SIZE, unitOf(entry), entry.fund_size_raw, then.fund_size_raw],
    ['Units outstanding', 'Number', count(entry), count(then)],
    ...entry.metrics.map((m, i) => [m.label_raw, UNITS[m.label_raw] ?? '', m.value_raw, then.metrics[i]?.value_raw]),
  ].map((cells) => w.row(cells.map((c) => c ?? '')));
  const heads = ['', 'Unit', 'Mar 31, 2024', 'Feb 29, 2024'];
  return w.part('Key Figures', w.table([w.head(heads), ...rows], 'key'));
}

const BACK: Readonly<Record<string, number>> = {
  '1 Month': 1,
  '3 Months': 3,
  '6 Months': 6,
  FYTD: 9,
  '1 Year': 12,
  '3 Years': 36,
  '5 Years': 60,
};

function beginning(label: string, launch: string): string {
  const months = BACK[label];
  if (months === undefined) return launch;
  const m = s.before(w.MONTH, months);
  return `${String(s.daysIn(m)).padStart(2, '0')}-${s.dashed(m)}`;
}

const LONG = new Set(['3 Years', '5 Years', 'Since Inception']);

function returnRows(labels: readonly string[], launch: string): string[] {
  const long = labels.filter((l) => LONG.has(l)).length;
  return [
    `<tr><th rowspan=2></th>${w.span('Cumulative', labels.length - long)}${w.span('CAGR', long)}</tr>`,
    `<tr>${labels.map((l) => `<th style="text-align:right">${l}</th>`).join('')}</tr>`,
    w.row(['Return from', ...labels.map((l) => beginning(l, launch))], 'from'),
  ];
}

export function returns(entry: s.Entry): string {
  const labels = s.periods(entry);
  const line = (name: string, key: keyof Omit<s.ReturnRow, 'period_label_raw'>, kind = ''): string =>
    w.row([name, ...s.seriesCells(entry, key).map(w.pct)], kind);
  const rows = [
    ...returnRows(labels, entry.launch_date_raw ?? ''),
    line(s.short(entry), 'fund_return_percent', 'own'),
    line('Peer Average', 'peer_return_percent'),
    line('Benchmark', 'benchmark_return_percent'),
  ];
  return w.part('Performance', w.table(rows));
}

export function subReturns(entry: s.Entry): string {
  const labels = s.periods(s.only(entry.sub_funds[0], 'sub-fund'));
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...labels.map((l) => w.pct(s.returnAt(x, l)?.fund_return_percent))]),
  );
  return w.part('Performance', w.table([...returnRows(labels, entry.launch_date_raw ?? ''), ...rows], 'tight'));
}

const QUARTERS = ['Q4 FY23', 'Q1 FY24', 'Q2 FY24', 'Q3 FY24'] as const;

/** The return of each quarter, which is printed, but not among the expected facts. */
function quarterOf(part: s.Part, index: number, series: s.SeriesName): string {
  const points = s.historyOf(part.words, part.model, w.MONTH);
  const until = points.slice(0, points.length - 3 * (3 - index));
  return w.plain(s.periodReturn(until, part.model.kind, '3M', series));
}

/** Heads of quarters over three months and the quarter itself. */
export function quarters(parts: readonly s.Part[], hasBenchmark: boolean, title: string): string {
  const labels = s.labelsOf(s.only(parts[0], 'part').figures.monthly_returns);
  const line = (part: s.Part, name: string, series: s.SeriesName): string => {
    const cells = QUARTERS.map((_, q) => {
      const months = labels.slice(3 * q, 3 * q + 3).map((l) => s.percentAt(part.figures.monthly_returns, name, l));
      const whole = `<td class=q>${quarterOf(part, q, series)}</td>`;
      return `${months.map((v) => `<td>${w.plain(v)}</td>`).join('')}${whole}`;
    });
    return `<tr><td>${s.esc(name)}</td>${cells.join('')}</tr>`;
  };
  const heads = QUARTERS.map((q) => w.span(q, 4)).join('');
  const months = QUARTERS.map((_, q) =>
    [...labels.slice(3 * q, 3 * q + 3), 'Qtr.'].map((l) => `<th>${l}</th>`).join(''),
  );
  const rows = parts.flatMap((p) => [
    line(p, p.line, 'fund'),
    ...(hasBenchmark ? [line(p, 'Benchmark', 'benchmark')] : []),
  ]);
  const top = [
    `<tr><th rowspan=2></th>${heads}</tr>`,
    `<tr>${months.join('').replaceAll('<th>', '<th style="text-align:right">')}</tr>`,
  ];
  return w.part(title, w.table([...top, ...rows], 'quarters'));
}

/** Heads of two periods over three ratios, and one row of figures for each fund or sub-fund. */
export function ratios(parts: readonly s.Part[]): string {
  const rows = parts.map(({ figures, line }) =>
    w.row([line, ...Object.values(w.PERIODS).flatMap((p) => w.RATIOS.map((l) => `${s.feeOf(figures, l, p)}%`))]),
  );
  const top = [
    `<tr><th rowspan=2></th>${w.span(w.PERIODS.MTD, 3)}${w.span(w.PERIODS.YTD, 3)}</tr>`,
    `<tr>${[...w.RATIOS, ...w.RATIOS].map((l) => `<th style="text-align:right">${l}</th>`).join('')}</tr>`,
  ];
  return w.part('Expense Ratio (Annualized)', w.table([...top, ...rows]));
}

/** The last column has the range that the Offering Document allows. */
export function assets(figures: s.Figures): string {
  const rows = s
    .lines(figures, 'ASSET_ALLOCATION')
    .map((r) => w.row([r.label, ...r.cells.map(w.pct), w.LIMITS[r.label] ?? '-']));
  const heads = ['', ...s.datesOf(figures, 'ASSET_ALLOCATION'), 'Authorized range'];
  return w.part(s.titleOf(figures, 'ASSET_ALLOCATION'), w.table([w.head(heads), ...rows], 'assets'));
}

export function second(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => w.row([r.label, ...r.cells.map(w.pct)]));
  return w.part(s.titleOf(entry, type), w.table([w.head(['', ...s.datesOf(entry, type)]), ...rows]));
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) =>
    w.row([String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]),
  );
  return w.part(figures.holdings_title_raw ?? '', w.table([w.head(['#', 'Name', note, 'Weight']), ...rows], 'held'));
}

/** Years are rows; the payout is printed, but not among the expected facts. */
export function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  if (rows.length === 0) return '';
  const paid = new Map(s.payouts(s.partOf(entry, FUNDS), w.MONTH, 5).map(([y = '', perUnit = '']) => [y, perUnit]));
  const lines = s
    .labelsOf(rows)
    .map((l) =>
      w.row([
        l,
        w.pct(s.percentAt(rows, s.short(entry), l)),
        w.pct(s.percentAt(rows, 'Benchmark', l)),
        paid.get(l) ?? '-',
      ]),
    );
  const heads = ['Financial year', s.short(entry), 'Benchmark', 'Payout (PKR per unit)'];
  return w.part('Annual Returns', w.table([w.head(heads), ...lines]));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const top =
    `<tr><th rowspan=2>Name of issuer</th><th rowspan=2>Type</th>${w.span('PKR mn', 3)}` + `${w.span('% of', 2)}</tr>`;
  const names = ['Before provision', 'Provision', 'After provision', 'Gross assets', 'Net assets'];
  const heads = `<tr>${names.map((l) => `<th style="text-align:right">${l}</th>`).join('')}</tr>`;
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part('Non-Compliant Investments', w.table([top, heads, ...rows], 'breach'));
}
