/** The tables of AMC N251: two months of key figures, months in three blocks, and chips of ratings. */
import { FUNDS } from './n251-funds.ts';
import * as w from './n251-words.ts';
import * as s from './shared15.ts';

const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);

/** Prices and size at the end of the month, and of the month before. */
export function key(entry: s.Entry, form: s.Form): string {
  const past = s.figuresThen(entry, FUNDS, s.before(w.MONTH), form);
  const of = (label: string, value: (f: s.Figures) => string | null | undefined): string =>
    `<tr><td>${label}</td><td><b>${value(entry) ?? ''}</b></td><td class=past>${value(past) ?? ''}</td></tr>`;
  const rows = [
    of(w.SIZE, (f) => f.fund_size_raw),
    of('NAV per unit (PKR)', (f) => f.nav_per_unit),
    of('Offer price (PKR)', (f) => f.offer_price),
    of('Units in issue', units),
  ];
  return w.part('Key figures', w.table([w.head(['At the end of the month', w.NOW, w.THEN]), ...rows]));
}

/** The label is above the value, three pairs in each row. */
export function facts(entry: s.Entry): string {
  const items = s.stated([
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal erosion', entry.risk_of_principal_raw],
    ['Management fee', entry.management_fee_raw],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum initial investment', entry.minimum_initial_raw],
    ['Minimum subsequent investment', entry.minimum_subsequent_raw],
    ['Par value', entry.par_value_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Pricing mechanism', entry.pricing_mechanism_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
  ]);
  const cells = items.map(([label, value]) => `<span>${s.esc(label)}</span>${s.esc(value)}`);
  const rows = Array.from({ length: Math.ceil(cells.length / 3) }, (_, i) =>
    s.tr([0, 1, 2].map((k) => cells[i * 3 + k] ?? '')),
  );
  return w.part('Fund facts', w.table(rows, 'facts'));
}

export function ratings(entry: s.Entry): string {
  const rows = entry.ratings.map((r) => {
    const { day } = s.only(s.ratingParts(entry, r.subject), 'rating');
    const subject = r.subject === 'FUND' ? 'Fund stability' : 'Management company';
    return w.row([subject, r.rating_raw, r.rating_agency ?? '', day]);
  });
  return w.part('Ratings', w.table([w.head(['Rating of', 'Rating', 'Agency', 'Assigned']), ...rows], 'rated'));
}

const IS_LONG = /^(?:[35] years|Launch)$/;

/** Periods as columns: those of up to a year and the longer ones are under two heads. */
export function returns(entry: s.Entry): string {
  const periods = s.periods(entry);
  const long = periods.filter((p) => IS_LONG.test(p)).length;
  const heads = `<tr><th></th><th class=group colspan=${periods.length - long}>Up to one year</th>
<th class=group colspan=${long}>Per year</th></tr>`;
  const row = (name: string, member: keyof Omit<s.ReturnRow, 'period_label_raw'>, kind = ''): string =>
    w.row([name, ...s.seriesCells(entry, member).map(w.signed)], kind);
  const body = [
    heads,
    w.head(['', ...periods]),
    row(s.short(entry), 'fund_return_percent', 'own'),
    row('Benchmark', 'benchmark_return_percent'),
    row('Category average', 'peer_return_percent'),
  ];
  return w.part('Performance', w.table(body), 'Percent (1)');
}

/** Three blocks of four months at the side of each other; the newest month is the first of the first block. */
export function months(entry: s.Entry): string {
  const lines = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], w.signed);
  const top = ['Month', s.short(entry), 'Benchmark'];
  const rows = [0, 1, 2, 3].map((i) => w.row([0, 1, 2].flatMap((k) => lines[k * 4 + i] ?? ['', '', ''])));
  return w.part('Last twelve months', w.table([w.head([...top, ...top, ...top]), ...rows], 'months'), 'Percent (1)');
}

export function years(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [top = [], ...rows] = s.wideSeries(entry.historical_returns, names, w.signed);
  return w.part('Fiscal years', w.table([w.head(top), ...rows.map((r) => w.row(r))]), 'Percent, July to June');
}

export function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const rows = s.lines(entry, type).map((l) => w.row([l.label, ...l.cells.map((c) => `${c}%`)]));
  const heads = w.head(['', ...s.datesOf(entry, type)]);
  return w.part(s.titleOf(entry, type), w.table([heads, ...rows]), 'Of total assets');
}

/** Each rating with its share in a frame of its own. */
export function quality(entry: s.Entry): string {
  const type = 'CREDIT_QUALITY';
  const chips = s
    .ofType(entry, type)
    .map((r) => `<span class=chip><b>${s.esc(r.label_raw)}</b>${r.percent}%</span>`)
    .join('\n');
  return w.part(s.titleOf(entry, type), `<div class=chips>${chips}</div>`, 'Of total assets');
}

/** A bar between the sector and its share. */
export function sectors(entry: s.Entry): string {
  const type = 'SECTOR_ALLOCATION';
  const rows = s.ofType(entry, type).map((r) => {
    const bar = `<i style="width:${Number(r.percent) * 3}%"></i>`;
    return s.tr([s.esc(r.label_raw), bar, `${r.percent}%`]);
  });
  return w.part(s.titleOf(entry, type), w.table(rows, 'bars'), 'Of total assets');
}

/** The note is below the name; the weight of the month before is at the right of the one of the report month. */
export function held(figures: s.Figures, mix: s.Mix, words: string): string {
  if (figures.holdings.length === 0) return '';
  const names = mix.papers.map(([name, weight]) => [name, weight] as const);
  const past = s.holdingsOf(words, names, s.before(w.MONTH));
  const rows = figures.holdings.map((h) => {
    const then = past.find((p) => p.name_raw === h.name_raw)?.percent ?? '';
    const name = `${s.esc(h.name_raw)}<small>${s.esc(s.noteOf(mix, h.name_raw))}</small>`;
    return `<tr><td>${name}</td><td></td><td><b>${h.percent}%</b></td><td class=past>${then}%</td></tr>`;
  });
  const heads = w.head(['Name', '', w.NOW, w.THEN]);
  return w.part(figures.holdings_title_raw ?? '', w.table([heads, ...rows], 'held'), 'Of total assets');
}

export function ratios(entry: s.Entry): string {
  const rows = [w.RATIO, w.LEVIES].map((label) =>
    w.row([label, ...[w.MTD, w.YTD].map((p) => `${s.feeOf(entry, label, p)}%`)]),
  );
  return w.part('Expenses', w.table([w.head(['', w.MTD, w.YTD]), ...rows]), 'Of average net assets (2)');
}

export const statistics = (entry: s.Entry): string =>
  w.part('Statistics', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

export const people = (entry: s.Entry): string =>
  w.part('Investment committee', w.table(entry.parties.map((p) => w.row([p.name_raw, p.designation_raw ?? '']))));
