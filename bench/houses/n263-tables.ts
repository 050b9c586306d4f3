/** The tables of AMC N263: terms with the label behind the value, and a monitor of limits with a column of units. */
import { FUNDS } from './n263-funds.ts';
import * as l from './n263-limits.ts';
import * as w from './n263-words.ts';
import * as s from './shared15.ts';

/** The value comes first, and its label after that. */
export function terms(entry: s.Entry): string {
  const items = s.stated([
    ['launch date', entry.launch_date_raw],
    ['maturity date', entry.maturity_date_raw],
    ['fund type', entry.fund_type_raw],
    ['category', entry.category_raw],
    ['benchmark', entry.benchmark_raw],
    ['risk profile', entry.risk_profile_raw],
    ['risk of principal erosion', entry.risk_of_principal_raw],
    ['management fee', entry.management_fee_raw],
    ['front-end load', entry.front_end_load_raw],
    ['back-end load', entry.back_end_load_raw],
    ['minimum initial investment', entry.minimum_initial_raw],
    ['minimum subsequent investment', entry.minimum_subsequent_raw],
    ['dealing days', entry.dealing_days_raw],
    ['cut-off time', entry.cutoff_raw],
    ['pricing mechanism', entry.pricing_mechanism_raw],
    ['par value', entry.par_value_raw],
    ['leverage', entry.leverage_raw],
    ['trustee', entry.trustee_raw],
    ['auditor', entry.auditor_raw],
    ['fund stability rating', s.rated(entry, 'FUND')?.line_raw],
    ['asset manager rating', s.rated(entry, 'AMC')?.line_raw],
  ]);
  const half = Math.ceil(items.length / 2);
  const block = (part: readonly s.Item[]): string =>
    w.table([w.head(['As stated', 'Term']), ...part.map(([label, value]) => w.row([value, label]))], 'terms');
  return w.part(
    'Terms of the mandate',
    `<div class=two>${block(items.slice(0, half))}${block(items.slice(half))}</div>`,
  );
}

const band = (title: string): string => `<tr class=band><td colspan=6>${s.esc(title)}</td></tr>`;

const measure = (label: string, unit: string, limit: string, now: string, then: string): string =>
  w.row([label, unit, limit, now, then, l.within(limit, now)]);

/** The unit of the net assets; one fund has a false one. */
const sizeUnit = (entry: s.Entry): string => (entry.planted_fault === undefined ? 'Rs. mn' : 'Rs. bn');

function prices(entry: s.Entry, then: s.Figures): string[] {
  const units = (f: s.Figures): string => s.grouped(Number(f.units_outstanding), 0);
  const line = (label: string, now: string | null | undefined, past: string | null | undefined): string =>
    measure(label, 'Rs.', 'none', now ?? '', past ?? '');
  return [
    band('Size and price'),
    measure(w.SIZE, sizeUnit(entry), 'min. 100.0', entry.fund_size_raw ?? '', then.fund_size_raw ?? ''),
    measure('Units outstanding', 'units', 'none', units(entry), units(then)),
    line('NAV per unit', entry.nav_per_unit, then.nav_per_unit),
    line('Offer price', entry.offer_price, then.offer_price),
  ];
}

function costs(entry: s.Entry, isRate: boolean): string[] {
  const limit = isRate ? 'max. 2.50' : 'max. 4.50';
  const rows = entry.fees.map((f) =>
    measure(f.fee_label_raw, '% p.a.', f.fee_label_raw.startsWith('of') ? 'none' : limit, f.percent, w.NONE),
  );
  return [band('Expenses'), ...rows];
}

function shares(entry: s.Entry, type: s.AllocationType, limitOf: (label: string) => string): string[] {
  const rows = s
    .lines(entry, type)
    .map((r) => measure(r.label, '%', limitOf(r.label), r.cells[0] ?? '', r.cells[1] ?? ''));
  return [band(s.titleOf(entry, type)), ...rows];
}

function held(entry: s.Entry, fund: s.Fund): string[] {
  if (entry.holdings.length === 0) return [];
  const rows = entry.holdings.map((h) => {
    const note = s.noteOf(fund, h.name_raw);
    const name = `${s.esc(h.name_raw)} <i>${s.esc(note)}</i>`;
    return s.tr([name, '%', 'max. 10.00', h.percent, w.NONE, l.within('max. 10.00', h.percent)]);
  });
  return [band(entry.holdings_title_raw ?? ''), ...rows];
}

function metrics(entry: s.Entry, then: s.Figures, fund: s.Fund): string[] {
  if (entry.metrics.length === 0) return [];
  const unit = fund.abbr === 'CHDF' ? 'days' : 'years';
  const rows = entry.metrics.map((m, i) =>
    measure(m.label_raw, unit, l.metricLimit(fund.abbr), m.value_raw, then.metrics[i]?.value_raw ?? ''),
  );
  return [band('Interest rate risk'), ...rows];
}

/** One head for all bands: the limit is before this month and the month before it. */
export function monitor(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const then = s.figuresThen(entry, FUNDS, s.before(w.MONTH), form);
  const type = s.otherType(entry);
  const limitOf = type === 'CREDIT_QUALITY' ? l.creditLimit : l.sectorLimit;
  return w.part(
    'Monitor',
    w.table(
      [
        w.head(['Measure', 'Unit', 'Limit', w.NOW, w.THEN, 'Within']),
        ...prices(entry, then),
        ...costs(entry, fund.model.kind === 'rate'),
        ...metrics(entry, then, fund),
        ...shares(entry, 'ASSET_ALLOCATION', (label) => l.assetLimit(fund.abbr, label)),
        ...(type === null ? [] : shares(entry, type, limitOf)),
        ...held(entry, fund),
      ],
      'monitor',
    ),
  );
}

const margin = (own: string | null | undefined, other: string | null | undefined): string => {
  const value = Number(own) - Number(other);
  return own === undefined || own === null ? w.NONE : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
};

/** The benchmark is to the left of the fund; financial years are the last rows. */
export function returns(entry: s.Entry): string {
  const own = s.short(entry);
  const line = (label: string, bm: string | null | undefined, fund: string | null | undefined): string =>
    w.row([label, w.num(bm), w.num(fund), margin(fund, bm)]);
  const rows = entry.reported_returns.map((r) =>
    line(r.period_label_raw, r.benchmark_return_percent, r.fund_return_percent),
  );
  const history = entry.historical_returns;
  const years = s
    .labelsOf(history)
    .map((y) => line(y, s.percentAt(history, w.BENCHMARK, y), s.percentAt(history, own, y)));
  return w.part(
    'Return, %',
    w.table([w.head(['To 30 April 2025', w.BENCHMARK, own, 'Margin']), ...rows, ...years], 'returns'),
  );
}

const fraction = (above: string, below: string): string => `<span class=fr><u>${above}</u><br>${below}</span>`;

/** A fraction for each month: the fund above the stroke, the benchmark below it. */
export function months(list: readonly (readonly [name: string, rows: readonly s.SeriesRow[]])[]): string {
  const labels = s.labelsOf(s.only(list[0], 'series')[1]);
  const lines = list.map(([name, rows]) =>
    s.tr([
      fraction(s.esc(name), w.BENCHMARK),
      ...labels.map((m) => fraction(w.num(s.percentAt(rows, name, m)), w.num(s.percentAt(rows, w.BENCHMARK, m)))),
    ]),
  );
  return w.part('Return of each month, %', w.table([w.head(['', ...labels]), ...lines], 'months'));
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const top = `<tr><th rowspan=2>Investment</th><th rowspan=2>Kind</th><th colspan=3>Rs. mn</th>
<th colspan=2>Share of assets</th></tr>`;
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  const heads = ['before provision', 'provision', 'after provision', 'gross', 'net'];
  return w.part('Outside the mandate', w.table([top, w.head(heads), ...rows], 'breach'));
}

export function team(entry: s.Entry): string {
  const people = s.members(entry).map(([name, office]) => `${name}, ${office}`);
  return w.part('Who carries out the mandate', `<p class=text>${s.esc(people.join(' · '))}</p>`);
}
