/** The parts of a label of AMC N269, and the timetable of all funds. */
import { FUNDS } from './n269-funds.ts';
import * as w from './n269-words.ts';
import * as s from './shared15.ts';

/** Amounts with their own units; those of the month before are after them in brackets. */
export function contents(figures: s.Figures, then: s.Figures): string {
  const units = (f: s.Figures): string => `${s.grouped(Number(f.units_outstanding), 0)} units`;
  const line = (label: string, now: string, past: string): string =>
    `<p class=amount><b>${label}</b><span><b>${now}</b> (${past})</span></p>`;
  return [
    '<p class=small>29 February 2024 (31 January 2024)</p>',
    line('NAV per unit', `Rs. ${figures.nav_per_unit}`, `Rs. ${then.nav_per_unit}`),
    line(w.SIZE, figures.fund_size_raw ?? '', then.fund_size_raw ?? ''),
    line('Units outstanding', units(figures), units(then)),
  ].join('');
}

/** How much of the benchmark's return the fund earned; it says nothing if one of them is not positive. */
function earned(r: s.ReturnRow): string {
  const [own, other] = [Number(r.fund_return_percent), Number(r.benchmark_return_percent)];
  return own > 0 && other > 0 ? `${Math.round((own / other) * 100)}%` : '–';
}

/** Periods are below the method of their returns. */
export function returns(figures: s.Figures, kind: s.Model['kind']): string {
  const hasBenchmark = figures.reported_returns.some((r) => r.benchmark_return_percent !== null);
  const long = /3 years|launch/;
  const line = (r: s.ReturnRow): string =>
    w.row(
      hasBenchmark
        ? [r.period_label_raw, w.num(r.fund_return_percent), w.num(r.benchmark_return_percent), earned(r)]
        : [r.period_label_raw, w.num(r.fund_return_percent)],
      'in',
    );
  const title = (text: string): string => `<tr class=over><td colspan=${hasBenchmark ? 4 : 2}>${text}</td></tr>`;
  const rows = figures.reported_returns;
  return w.table([
    w.head(hasBenchmark ? ['Returns (%)', 'Fund', w.BENCHMARK, '% of benchmark'] : ['Returns (%)', 'Sub-fund']),
    title(kind === 'rate' ? 'Simple annualised' : 'Absolute'),
    ...rows.filter((r) => !long.test(r.period_label_raw)).map(line),
    title('Compound, per year'),
    ...rows.filter((r) => long.test(r.period_label_raw)).map(line),
  ]);
}

/** Classes are indented below heads that have no figure. */
export function assets(figures: s.Figures): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION');
  const groups = w.GROUPS.flatMap(([title, classes]) => {
    const own = rows.filter((r) => classes.includes(r.label));
    return own.length === 0
      ? []
      : [`<tr class=over><td colspan=3>${title}</td></tr>`, ...own.map((r) => w.row([r.label, ...r.cells], 'in'))];
  });
  return w.table([
    w.head([s.titleOf(figures, 'ASSET_ALLOCATION'), ...s.datesOf(figures, 'ASSET_ALLOCATION')]),
    ...groups,
  ]);
}

export function costs(figures: s.Figures): string {
  const line = (label: string): string =>
    w.row([label, ...['MTD', 'YTD'].map((p) => s.feeOf(figures, label, p))], 'in');
  return w.table([
    w.head(['Expenses: rupees a year for every Rs. 100 of net assets', 'MTD', 'YTD']),
    line(w.WITH),
    line(w.WITHOUT),
  ]);
}

export const measures = (figures: s.Figures): string =>
  w.table([w.head(['Typical values', '']), ...figures.metrics.map((m) => w.row([m.label_raw, m.value_raw], 'in'))]);

/** One running line for each month, the report month first. */
export function running(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const lines = s
    .datesOf(figures, type)
    .toReversed()
    .map((month) => {
      const items = s.ofMonth(figures, type, month).map((r) => `${r.label_raw} ${r.percent}`);
      return `<p><u>${month}</u>: ${s.esc(items.join(', '))}.</p>`;
    });
  return `<div class=run><b>${s.esc(s.titleOf(figures, type))}</b>${lines.join('')}</div>`;
}

export function ingredients(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const items = figures.holdings.map(
    (h) => `${s.esc(h.name_raw)} [${s.esc(s.noteOf(mix, h.name_raw))}] <b>${h.percent}</b>`,
  );
  return `<div class=run><b>Ingredients</b>, largest first. ${s.esc(figures.holdings_title_raw ?? '')}: ${items.join(', ')}.</div>`;
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = ['Not compliant', 'Type', 'Before', 'Provision', 'After', '% gross assets', '% net assets'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return `${w.table([w.head(heads), ...rows], 'breach')}<p class=small>Values in Rs. million.</p>`;
}

/** Bold labels and their values, with dots in between. */
export function terms(entry: s.Entry): string {
  const items = s.stated([
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Listing', entry.listing_raw],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum initial investment', entry.minimum_initial_raw],
    ['Minimum subsequent investment', entry.minimum_subsequent_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
  ]);
  return `<p class=terms>${items.map(([l, v]) => `<b>${l}:</b> ${s.esc(v)}`).join(' &bull; ')}</p>`;
}

interface Column {
  readonly head: string;
  readonly figures: s.Figures;
  readonly series: string;
}

/** The columns of the timetable: two for each fund, one for each sub-fund. */
const columnsOf = (entries: readonly s.Entry[]): Column[] =>
  entries.flatMap((e): Column[] =>
    e.sub_funds.length === 0
      ? [s.short(e), w.BENCHMARK].map((series) => ({ head: series, figures: e, series }))
      : e.sub_funds.map((x) => ({ head: x.name_raw, figures: x, series: x.name_raw })),
  );

export function timetable(entries: readonly s.Entry[]): string {
  const columns = columnsOf(entries);
  const names = entries.map((e) => {
    const span = e.sub_funds.length === 0 ? 2 : 3;
    return `<th colspan=${span} class=fund>${s.esc(e.fund_name_raw)}</th>`;
  });
  const line = (l: string, key: 'monthly_returns' | 'historical_returns'): string =>
    w.row([l, ...columns.map((c) => w.num(s.percentAt(c.figures[key], c.series, l)))]);
  const [first] = entries;
  const title = (text: string): string => `<tr class=stop><td colspan=${columns.length + 1}>${text}</td></tr>`;
  return w.table(
    [
      `<tr><th></th>${names.join('')}</tr>`,
      w.head(['Returns (%)', ...columns.map((c) => c.head)]),
      title('Months, the newest first'),
      ...s.labelsOf(first?.monthly_returns ?? []).map((l) => line(l, 'monthly_returns')),
      title('Financial years to June'),
      ...s.labelsOf(first?.historical_returns ?? []).map((l) => line(l, 'historical_returns')),
    ],
    'time',
  );
}

/** People with the short names of their funds. */
export function people(entries: readonly s.Entry[]): string {
  const all = entries.flatMap((e) => e.parties.map((p) => ({ ...p, abbr: s.fundNamed(FUNDS, e).abbr })));
  const rows = [...Map.groupBy(all, (p) => p.name_raw)].map(([name, of]) => {
    const funds = of.length === entries.length ? 'all funds' : of.map((p) => p.abbr).join(', ');
    return w.row([name, of[0]?.designation_raw ?? '', funds]);
  });
  return w.table([w.head(['Investment committee', 'Office', 'For']), ...rows], 'people');
}
