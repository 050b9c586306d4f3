/** The tables of AMC N267: facts under heads of two levels, and a panel of figures in bands that name their units. */
import { FUNDS } from './n267-funds.ts';
import * as w from './n267-words.ts';
import * as s from './shared15.ts';

const LAST = s.before(w.MONTH);

type Group = readonly [name: string, items: readonly s.Item[]];
type Optional = readonly (readonly [label: string, value: string | null | undefined])[];

const group = (name: string, items: Optional): Group => [name, s.stated(items)];

/** Names of groups over labels over values. */
function strip(groups: readonly Group[]): string {
  const items = groups.flatMap(([, own]) => own);
  const names = groups.map(([name, own]) => `<th colspan=${own.length}>${s.esc(name)}</th>`).join('');
  return w.table(
    [`<tr class=names>${names}</tr>`, w.head(items.map(([l]) => l)), w.row(items.map(([, v]) => v))],
    'strip',
  );
}

export function facts(entry: s.Entry): string {
  const upper = strip([
    group('The Fund', [
      ['Type', entry.fund_type_raw],
      ['Category', entry.category_raw],
      ['Launch date', entry.launch_date_raw],
      ['Par value', entry.par_value_raw],
      ['Benchmark', entry.benchmark_raw],
    ]),
    group('Risk', [
      ['Risk profile', entry.risk_profile_raw],
      ['Principal erosion', entry.risk_of_principal_raw],
    ]),
    group('Rating', [
      ['Fund stability', s.rated(entry, 'FUND')?.line_raw ?? 'Not rated'],
      ['Asset manager', s.rated(entry, 'AMC')?.line_raw],
    ]),
  ]);
  const lower = strip([
    group('Charges', [
      ['Management fee', entry.management_fee_raw],
      ['Front-end load', entry.front_end_load_raw],
      ['Back-end load', entry.back_end_load_raw],
    ]),
    group('Minimum investment', [
      ['Initial', entry.minimum_initial_raw],
      ['Subsequent', entry.minimum_subsequent_raw],
    ]),
    group('Dealing', [
      ['Dealing days', entry.dealing_days_raw],
      ['Cut-off time', entry.cutoff_raw],
      ['Pricing mechanism', entry.pricing_mechanism_raw],
    ]),
    group('Appointed by the AMC', [
      ['Trustee', entry.trustee_raw],
      ['Auditor', entry.auditor_raw],
    ]),
  ]);
  return `${upper}${lower}`;
}

const count = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);

/** The highest and the lowest price at the ends of twelve months. */
function rangeOf(part: s.Part, month: s.Month): readonly [high: string, low: string] {
  const navs = s.recent(s.historyOf(part.words, part.model, month), 12).map((p) => p.nav);
  return [Math.max(...navs).toFixed(4), Math.min(...navs).toFixed(4)];
}

function ratiosThen(part: s.Part): string[] {
  const [month, year] = s.ratioPair(part, LAST);
  return [month.withLevies, year.withLevies, month.levies, year.levies];
}

/** A band has the unit of the rows below it. */
export function figures(entry: s.Entry, form: s.Form): string {
  const part = s.partOf(entry, FUNDS);
  const then = s.figuresThen(entry, FUNDS, LAST, form);
  const [range, rangeThen] = [rangeOf(part, w.MONTH), rangeOf(part, LAST)];
  const old = ratiosThen(part);
  const line = (label: string, now: string | null | undefined, before: string | null | undefined): string =>
    w.row([label, now ?? '', before ?? '']);
  const rows = [
    w.head(['', w.NOW, w.THEN]),
    w.band('Rupees per unit', 3),
    line('NAV', entry.nav_per_unit, then.nav_per_unit),
    line('Offer price', entry.offer_price, then.offer_price),
    line('Redemption price', entry.repurchase_price, then.repurchase_price),
    line('12-month high of NAV', range[0], rangeThen[0]),
    line('12-month low of NAV', range[1], rangeThen[1]),
    w.band('Rupees in million', 3),
    line(w.SIZE, entry.fund_size_raw, then.fund_size_raw),
    w.band('Number', 3),
    line('Units outstanding', count(entry), count(then)),
    w.band('Per cent per annum', 3),
    ...w.TERS.map((label, i) => line(label, s.feeOf(entry, label, null), old[i])),
    ...(entry.metrics.length > 0 ? [w.band('Measures of the portfolio', 3)] : []),
    ...entry.metrics.map((m, i) => line(m.label_raw, m.value_raw, then.metrics[i]?.value_raw)),
  ];
  return w.part('Price, size and cost', w.table(rows));
}

/** The fund's return less that of its benchmark, with its sign. */
function ahead(own: string | null | undefined, other: string | null | undefined): string {
  if (own === null || own === undefined || other === null || other === undefined) return w.NONE;
  const margin = (Number(own) - Number(other)).toFixed(2);
  return margin.startsWith('-') ? margin : `+${margin}`;
}

const LONG = new Set(['3 years', '5 years', 'Since launch']);

export function returns(entry: s.Entry): string {
  const isRate = s.fundNamed(FUNDS, entry).model.kind === 'rate';
  const of = (isLong: boolean): string[] =>
    entry.reported_returns
      .filter((r) => LONG.has(r.period_label_raw) === isLong)
      .map((r) =>
        w.row([
          r.period_label_raw,
          w.num(r.fund_return_percent),
          w.num(r.benchmark_return_percent),
          ahead(r.fund_return_percent, r.benchmark_return_percent),
        ]),
      );
  const years = s.labelsOf(entry.historical_returns).map((l) => {
    const [own, other] = [s.short(entry), w.BENCHMARK].map((x) => s.percentAt(entry.historical_returns, x, l));
    return w.row([l, w.num(own), w.num(other), ahead(own, other)]);
  });
  const rows = [
    w.head(['To 30 Nov 2024', s.short(entry), w.BENCHMARK, 'Margin']),
    w.band(isRate ? 'Simple annualised' : 'Cumulative', 4),
    ...of(false),
    w.band('Compound per year', 4),
    ...of(true),
    ...(years.length > 0 ? [w.band('Financial years to 30 June', 4)] : []),
    ...years,
  ];
  return w.part('Returns in per cent', w.table(rows));
}

export function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), w.BENCHMARK], w.num);
  const lines = rows.map((cells) => w.row(cells));
  return w.part('Return of each month in per cent', w.table([w.head(['', s.short(entry), w.BENCHMARK]), ...lines]));
}

export function assets(entry: s.Entry): string {
  const rows = s
    .lines(entry, 'ASSET_ALLOCATION')
    .map((r) => w.row([r.label, ...r.cells, ahead(r.cells[0], r.cells[1]).replace(/0$/, '')]));
  const heads = ['', ...s.datesOf(entry, 'ASSET_ALLOCATION'), 'Shift'];
  return w.part(s.titleOf(entry, 'ASSET_ALLOCATION'), w.table([w.head(heads), ...rows]));
}

/** Two classes and their shares on each line. */
export function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  const half = Math.ceil(rows.length / 2);
  const cells = (r: s.AllocationRow | undefined): string[] => (r === undefined ? ['', ''] : [r.label_raw, r.percent]);
  const lines = rows.slice(0, half).map((r, i) => w.row([...cells(r), ...cells(rows[half + i])]));
  return w.part(s.titleOf(entry, type), w.table(lines, 'fold'));
}

export function held(entry: s.Entry, note: string): string {
  if (entry.holdings.length === 0) return '';
  const mix = s.fundNamed(FUNDS, entry);
  const rows = entry.holdings.map((h) => w.row([`${h.rank}.`, h.name_raw, s.noteOf(mix, h.name_raw), h.percent]));
  return w.part(entry.holdings_title_raw ?? '', w.table([w.head(['', 'Name', note, '%']), ...rows], 'held'));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Issuer',
    'Type',
    'Before provision',
    'Provision',
    'After provision',
    '% gross assets',
    '% net assets',
  ];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part('Non-compliant investments, Rupees in million', w.table([w.head(heads), ...rows], 'breach'));
}

/** Offices are the heads of the columns, with the names below them. */
export const team = (entry: s.Entry): string =>
  w.table([w.head(s.people(entry).map(([office]) => office)), w.row(s.people(entry).map(([, name]) => name))], 'team');
