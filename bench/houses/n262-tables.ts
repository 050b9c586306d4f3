/** The tables of AMC N262: facts with labels of two levels, and one record of months for all that changes. */
import { FUNDS } from './n262-funds.ts';
import * as w from './n262-words.ts';
import * as s from './shared15.ts';

type Optional = readonly (readonly [label: string, value: string | null | undefined])[];

const single = (items: Optional): string[] =>
  s.stated(items).map(([l, v]) => `<tr><td colspan=2 class=label>${s.esc(l)}</td><td>${s.esc(v)}</td></tr>`);

/** A label over several rows, each with a label of its own. */
function nested(name: string, items: Optional): string[] {
  const shown = s.stated(items);
  return shown.map(([label, value], i) => {
    const first = i === 0 ? `<td class=label rowspan=${shown.length}>${s.esc(name)}</td>` : '';
    return `<tr>${first}<td class=own>${s.esc(label)}</td><td>${s.esc(value)}</td></tr>`;
  });
}

const ratios = (entry: s.Entry, label: string): string[] =>
  nested(
    label,
    ['MTD', 'YTD'].map((period) => [period, `${s.feeOf(entry, label, period)}%`] as const),
  );

const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);

function amounts(entry: s.Entry): string[] {
  if (entry.sub_funds.length > 0) return [];
  return [
    ...single([
      [w.SIZE, entry.fund_size_raw],
      ['Units outstanding', units(entry)],
    ]),
    ...nested('Price per unit (Rs.)', [
      ['NAV', entry.nav_per_unit],
      ['Offer', entry.offer_price],
      ['Redemption', entry.repurchase_price],
    ]),
    ...ratios(entry, w.TER),
    ...ratios(entry, w.LEVIES),
  ];
}

export const facts = (entry: s.Entry): string =>
  w.table(
    [
      ...single([
        ['Fund type', entry.fund_type_raw],
        ['Category', entry.category_raw],
        ['Launch date', entry.launch_date_raw],
        ['Maturity date', entry.maturity_date_raw],
      ]),
      ...amounts(entry),
      ...single([
        ['Benchmark', entry.benchmark_raw],
        ['Management fee', entry.management_fee_raw],
      ]),
      ...nested('Load', [
        ['Front-end', entry.front_end_load_raw],
        ['Back-end', entry.back_end_load_raw],
      ]),
      ...nested('Minimum investment', [
        ['Initial', entry.minimum_initial_raw],
        ['Subsequent', entry.minimum_subsequent_raw],
      ]),
      ...nested('Risk', [
        ['Profile', entry.risk_profile_raw],
        ['Principal', entry.risk_of_principal_raw],
      ]),
      ...nested('Rating', [
        ['Stability', s.rated(entry, 'FUND')?.line_raw],
        ['AMC', s.rated(entry, 'AMC')?.line_raw],
      ]),
      ...nested('Dealing', [
        ['Days', entry.dealing_days_raw],
        ['Cut-off', entry.cutoff_raw],
        ['Pricing', entry.pricing_mechanism_raw],
      ]),
      ...single([
        ['Par value', entry.par_value_raw],
        ['Listing', entry.listing_raw],
        ['Trustee', entry.trustee_raw],
        ['Auditor', entry.auditor_raw],
        ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ]),
    ],
    'facts',
  );

/** Periods and, after them, fiscal years are columns. */
export function returns(entry: s.Entry): string {
  const labels = s.periods(entry);
  const years = s.labelsOf(entry.historical_returns);
  const at = (key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent'): string[] =>
    labels.map((l) => w.num(s.returnAt(entry, l)?.[key]));
  const of = (series: string): string[] => years.map((y) => w.num(s.percentAt(entry.historical_returns, series, y)));
  const peers = entry.reported_returns.some((r) => r.peer_return_percent !== null)
    ? [w.row(['Peer average', ...at('peer_return_percent'), ...years.map(() => 'N/A')])]
    : [];
  return w.part(
    'Returns (%)',
    w.table(
      [
        w.head(['', ...labels, ...years]),
        w.row([s.short(entry), ...at('fund_return_percent'), ...of(s.short(entry))], 'fund'),
        w.row([w.BENCHMARK, ...at('benchmark_return_percent'), ...of(w.BENCHMARK)]),
        ...peers,
      ],
      'returns',
    ),
  );
}

/** Prices and net assets of earlier months are printed, but not among the expected facts. */
export function record(entry: s.Entry): string {
  const { words, model } = s.partOf(entry, FUNDS);
  const points = s.historyOf(words, model, w.MONTH).toReversed();
  const classes = s.lines(entry, 'ASSET_ALLOCATION').map((l) => l.label);
  const rows = s.labelsOf(entry.monthly_returns).map((label, i) => {
    const point = s.only(points[i], 'month');
    const size = (point.nav * s.unitsOf(words, model, point.month)) / 1e6;
    const shares = s.ofMonth(entry, 'ASSET_ALLOCATION', label).map((r) => r.percent);
    const own = [s.short(entry), w.BENCHMARK].map((name) => w.num(s.percentAt(entry.monthly_returns, name, label)));
    return w.row([label, point.nav.toFixed(4), s.grouped(size, 1), ...own, ...shares]);
  });
  const top = `<tr><th rowspan=2>Month-end</th><th rowspan=2>NAV (Rs.)</th><th rowspan=2>${w.SIZE}</th>
<th colspan=2>Return of the month (%)</th><th colspan=${classes.length}>${w.ASSETS}</th></tr>`;
  const heads = [s.short(entry), w.BENCHMARK, ...classes];
  return w.part('Track record', w.table([top, w.head(heads), ...rows], 'record'));
}

export function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type).map((r) => w.row([r.label_raw, r.percent]));
  return w.part(s.titleOf(entry, type), w.table(rows));
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => w.row([h.name_raw, s.noteOf(mix, h.name_raw), h.percent]));
  return w.part(figures.holdings_title_raw ?? '', w.table([w.head(['Name', note, '%']), ...rows], 'held'));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = ['Investment', 'Type', 'Before provision', 'Provision', 'After provision', '% of gross assets'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part(
    'Non-compliant investments (Rs. mn)',
    w.table([w.head([...heads, '% of net assets']), ...rows], 'breach'),
  );
}

export const team = (entry: s.Entry): string =>
  w.part(
    'Investment Committee',
    w.table(
      s.members(entry).map((m) => w.row(m)),
      'team',
    ),
  );

/** Sub-funds are columns; their ratios have the month and the year in the rows. */
export function subFigures(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const line = (label: string, of: (x: s.SubFacts) => string): string => w.row([label, ...subs.map(of)]);
  const periods = s.periods(s.only(subs[0], 'sub-fund'));
  const band = (text: string): string => `<tr class=band><td colspan=4>${s.esc(text)}</td></tr>`;
  return w.part(
    'Sub-funds as of May 31, 2024',
    w.table([
      w.head(['', ...subs.map((x) => x.name_raw)]),
      line(w.SIZE, (x) => x.fund_size_raw ?? ''),
      line('NAV per unit (Rs.)', (x) => x.nav_per_unit ?? ''),
      line('Units outstanding', units),
      band(w.TER),
      ...['MTD', 'YTD'].map((p) => line(p, (x) => `${s.feeOf(x, w.TER, p)}%`)),
      band('Returns (%)'),
      ...periods.map((l) => line(l, (x) => w.num(s.returnAt(x, l)?.fund_return_percent))),
    ]),
  );
}

/** Two columns for each sub-fund: the price, which the expected file does not have, and the return. */
export function subRecord(entry: s.Entry): string {
  const parts = s.partsOf(entry, s.fundNamed(FUNDS, entry));
  const points = parts.map((p) => s.historyOf(p.words, p.model, w.MONTH).toReversed());
  const labels = s.labelsOf(s.only(entry.sub_funds[0], 'sub-fund').monthly_returns);
  const rows = labels.map((label, i) =>
    w.row([
      label,
      ...parts.flatMap((p, k) => [
        s.only(points[k]?.[i], 'month').nav.toFixed(4),
        w.num(s.percentAt(p.figures.monthly_returns, p.line, label)),
      ]),
    ]),
  );
  const bands = parts.map((p) => `<th colspan=2>${s.esc(p.line)}</th>`).join('');
  const heads = parts.flatMap(() => ['NAV (Rs.)', 'Return of the month (%)']);
  return w.part(
    'Track record',
    w.table([`<tr><th rowspan=2>Month-end</th>${bands}</tr>`, w.head(heads), ...rows], 'record'),
  );
}

export function subAssets(entry: s.Entry): string {
  const rows = s
    .restLast(s.matrix(entry.sub_funds, 'ASSET_ALLOCATION', '–'), (l) => l === 'Others')
    .map((cells) => w.row(cells));
  return w.part(w.ASSETS, w.table([w.head(['', ...entry.sub_funds.map((x) => x.name_raw)]), ...rows]));
}
