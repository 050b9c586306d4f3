/** The tables of AMC N248: periods and fiscal years in one table, bars of assets, ratings as columns. */
import * as w from './n248-words.ts';
import * as s from './shared15.ts';

interface Line {
  readonly name: string;
  readonly key: 'fund_return_percent' | 'benchmark_return_percent';
  readonly series: string;
  readonly figures: s.Figures;
}

/** Periods, and the fiscal years at their right, under two heads over the columns. */
export function returns(lines: readonly Line[]): string {
  const figures = s.only(lines[0], 'line').figures;
  const periods = s.periods(figures);
  const years = s.labelsOf(figures.historical_returns);
  const group = (text: string, span: number): string =>
    span === 0 ? '' : `<th class=group colspan=${span}>${s.esc(text)}</th>`;
  const heads = `<tr><th></th>${group('Period', periods.length)}${group('Fiscal year (July to June)', years.length)}</tr>`;
  const rows = lines.map((l, i) =>
    w.row(
      [
        l.name,
        ...s.seriesCells(l.figures, l.key).map(w.plain),
        ...years.map((y) => w.plain(s.percentAt(l.figures.historical_returns, l.series, y))),
      ],
      i === 0 ? 'own' : '',
    ),
  );
  return w.part('Returns (%)', w.table([heads, w.head(['', ...periods, ...years]), ...rows]));
}

export function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  const [top = [], ...rows] = s.wideSeries(entry.monthly_returns, names, w.plain);
  return w.part('Month by month (%)', w.table([w.head(top), ...rows.map((r) => w.row(r))], 'series'));
}

/** A bar for the report month before the figures of both months. */
export function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const rows = s.lines(entry, type).map((l) => {
    const bar = `<i style="width:${l.cells[0] ?? '0'}%"></i>`;
    return s.tr([s.esc(l.label), bar, ...l.cells.map((c) => `${c}%`)]);
  });
  return w.part(s.titleOf(entry, type), w.table([w.head(['', '', ...s.datesOf(entry, type)]), ...rows], 'bars'));
}

/** The ratings are heads, their shares one row below. */
export function quality(entry: s.Entry): string {
  const rows = s.ofType(entry, 'CREDIT_QUALITY');
  const body = [w.head(rows.map((r) => r.label_raw)), w.row(rows.map((r) => `${r.percent}%`))];
  return w.part(s.titleOf(entry, 'CREDIT_QUALITY'), w.table(body, 'quality'));
}

export function sectors(entry: s.Entry): string {
  const rows = s.ofType(entry, 'SECTOR_ALLOCATION').map((r) => w.row([r.label_raw, `${r.percent}%`]));
  return w.part(s.titleOf(entry, 'SECTOR_ALLOCATION'), w.table(rows));
}

export function held(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) =>
    w.row([String(h.rank), h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`]),
  );
  const title = figures.holdings_title_raw ?? '';
  return w.part(title, w.table([w.head(['#', 'Name', note, 'Weight']), ...rows], 'held'));
}

export function expenses(entry: s.Entry): string {
  const rows = [w.MTD, w.YTD].map((period) =>
    w.row([period, ...w.RATIOS.map((label) => `${s.feeOf(entry, label, period)}%`)]),
  );
  return w.part('Total expense ratio (annualised)', w.table([w.head(['', ...w.RATIOS]), ...rows]));
}

export const statistics = (entry: s.Entry): string =>
  w.part('Key ratios', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = ['Exposure', 'Kind', 'Value before provision', 'Provision held', 'Value after provision'];
  const rows = entry.non_compliant.map((e) => w.row(s.exposureCells(e)));
  return w.part(
    'Non-compliant exposures (Rs. million)',
    w.table([w.head([...names, '% of gross assets', '% of net assets']), ...rows], 'breach'),
  );
}

export function subPrices(entry: s.Entry): string {
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, x.fund_size_raw ?? '', x.nav_per_unit ?? '', s.grouped(Number(x.units_outstanding), 0)]),
  );
  const heads = ['Sub-fund', w.SIZE, 'NAV per unit (Rs.)', 'Units in issue'];
  return w.part('Sub-funds on 31 January 2024', w.table([w.head(heads), ...rows]));
}

/** A column for each sub-fund, and a dash for what it does not have. */
export function subAssets(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const rows = s
    .restLast(s.matrix(subs, 'ASSET_ALLOCATION', ''), (label) => label === 'Others')
    .map(([label = '', ...cells]) => w.row([label, ...cells.map((c) => (c === '' ? '–' : `${c}%`))]));
  const title = s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  return w.part(title, w.table([w.head(['', ...subs.map((x) => x.name_raw)]), ...rows]));
}

/** The month and the year are heads over the same three ratios. */
export function subExpenses(entry: s.Entry): string {
  const periods = [w.MTD, w.YTD];
  const heads = periods.map((p) => `<th class=group colspan=3>${p}</th>`).join('');
  const rows = entry.sub_funds.map((x) =>
    w.row([x.name_raw, ...periods.flatMap((p) => w.RATIOS.map((label) => `${s.feeOf(x, label, p)}%`))]),
  );
  const body = [`<tr><th></th>${heads}</tr>`, w.head(['', ...w.RATIOS, ...w.RATIOS]), ...rows];
  return w.part('Total expense ratios of the sub-funds (annualised)', w.table(body));
}
