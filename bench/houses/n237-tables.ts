/** The tables of AMC N237: returns both ways, shares with changes, fiscal years, holdings, and sub-funds as rows. */
import { caption, cell, change, CHARGE, head, LEVIES, row, table, TER } from './n237-words.ts';
import * as s from './shared15.ts';

/** Fund less benchmark, as the true figures have it. */
function gap(real: s.ReturnRow | undefined): string {
  const [own, other] = [real?.fund_return_percent, real?.benchmark_return_percent];
  if (own === null || own === undefined || other === null || other === undefined) return '–';
  return ((Math.round(Number(own) * 100) - Math.round(Number(other) * 100)) / 100).toFixed(2);
}

/** Periods are columns for funds of fixed income, and rows for the others. */
export function returns(entry: s.Entry, real: s.Entry, isRate: boolean): string {
  const all = entry.reported_returns;
  const own = all.map((r) => cell(r.fund_return_percent));
  const other = all.map((r) => cell(r.benchmark_return_percent));
  const gaps = all.map((r) => gap(s.returnAt(real, r.period_label_raw)));
  const title = caption('Returns (%)');
  if (isRate) {
    const lines = [
      head(['', ...all.map((r) => r.period_label_raw)]),
      row([s.short(entry), ...own], 'own'),
      row(['Benchmark', ...other]),
      row(['Difference', ...gaps], 'gap'),
    ];
    return `${title}${table(lines, 'wide')}`;
  }
  const lines = all.map((r, i) => row([r.period_label_raw, own[i] ?? '', other[i] ?? '', gaps[i] ?? '']));
  return `${title}${table([head(['Period', s.short(entry), 'Benchmark', 'Difference']), ...lines], 'long')}`;
}

function series(entry: s.Entry, rows: readonly s.SeriesRow[], title: string, kind: string): string {
  if (rows.length === 0) return '';
  const names = [s.short(entry), 'Benchmark'];
  const [top = [], ...lines] = s.wideSeries(
    rows,
    names.map((n) => [n, n] as const),
    cell,
  );
  return `${caption(title)}${table([head(top), ...lines.map((l, i) => row(l, i === 0 ? 'own' : ''))], kind)}`;
}

export const months = (entry: s.Entry): string =>
  series(entry, entry.monthly_returns, 'Last Twelve Months (%)', 'wide');

/** Fiscal years are rows. */
export function years(entry: s.Entry): string {
  const lines = s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], cell).map((r) => row(r));
  const top = head(['July to June', s.short(entry), 'Benchmark']);
  return lines.length === 0 ? '' : `${caption('Fiscal Years (%)')}${table([top, ...lines], 'long')}`;
}

export const yearsAcross = (entry: s.Entry): string =>
  series(entry, entry.historical_returns, 'Fiscal Years (%)', 'wide');

/** The share of the month, and its change since the month before with an arrow. */
export function shares(figures: s.Figures, type: s.AllocationType | null, title?: string): string {
  if (type === null) return '';
  const rows = s.lines(figures, type).map(({ label, cells: [now = ''] }) => {
    const bar = `<b style="width:${Math.max(1, Number(now) * 0.17).toFixed(1)}mm"></b>`;
    return s.tr([s.esc(label), bar, now, change(figures, type, label, now)]);
  });
  const top = head(['', '', s.datesOf(figures, type)[0] ?? '', 'Change']);
  return `${caption(title ?? s.titleOf(figures, type))}${table([top, ...rows], 'shares')}`;
}

/** Notes are `Sukuk; AA+` or a sector. */
export function held(figures: s.Figures, mix: s.Mix, before = ''): string {
  if (figures.holdings.length === 0) return '';
  const notes = figures.holdings.map((h) => s.noteOf(mix, h.name_raw).split('; '));
  const hasRatings = notes.some((n) => n.length > 1);
  const rows = figures.holdings.map((h, i) => {
    const [kind = '', rating = '–'] = notes[i] ?? [];
    return row([h.name_raw, kind, ...(hasRatings ? [rating] : []), h.percent]);
  });
  const kinds = notes.every((n) => n.length > 1) ? 'Instrument' : hasRatings ? 'Instrument / Sector' : 'Sector';
  const top = head(['Issuer', kinds, ...(hasRatings ? ['Rating'] : []), 'Share']);
  return `${caption(`${before}${figures.holdings_title_raw ?? ''}`)}${table([top, ...rows], 'held')}`;
}

export function expenses(entry: s.Entry): string {
  const rows = [TER, LEVIES].map((l) => row([l, s.feeOf(entry, l, 'MTD'), s.feeOf(entry, l, 'YTD')]));
  return `${caption('Expenses (% p.a. of Net Assets)')}${table([head(['', 'MTD', 'YTD']), ...rows], 'long')}`;
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const rows = entry.non_compliant.map((e) => row(s.exposureCells(e)));
  const names = ['Issuer', 'Type', 'Before Provision', 'Provision', 'After Provision', '% of Gross', '% of Net'];
  return `${caption('Non-Compliant Investments (Rs. in million; % of Gross and Net Assets)')}${table(
    [head(names), ...rows],
    'wide names',
  )}`;
}

/** Sub-funds are rows; size, price and returns are columns. */
export function subs({ sub_funds: all }: s.Entry): string {
  const first = s.only(all[0], 'sub-fund');
  const top = head(['', first.fund_size_label_raw ?? '', 'NAV per Unit (Rs.)', ...s.periods(first)]);
  const rows = all.map((x) =>
    row([
      x.name_raw,
      cell(x.fund_size_raw),
      cell(x.nav_per_unit),
      ...x.reported_returns.map((r) => cell(r.fund_return_percent)),
    ]),
  );
  const title = caption('Size, Price and Returns (%) of the Sub-Funds at 31-Oct-2022');
  return `${title}${table([top, ...rows], 'wide names')}`;
}

export function subExpenses({ sub_funds: all }: s.Entry): string {
  const over = `<tr><th></th><th colspan=2 class=over>${TER}</th><th colspan=2 class=over>${LEVIES}</th><th></th></tr>`;
  const top = head(['', 'MTD', 'YTD', 'MTD', 'YTD', CHARGE]);
  const rows = all.map((x) =>
    row([
      x.name_raw,
      s.feeOf(x, TER, 'MTD'),
      s.feeOf(x, TER, 'YTD'),
      s.feeOf(x, LEVIES, 'MTD'),
      s.feeOf(x, LEVIES, 'YTD'),
      s.feeOf(x, CHARGE, null),
    ]),
  );
  return `${caption('Expenses (% p.a. of Net Assets)')}${table([over, top, ...rows], 'wide names')}`;
}

export function subSeries(
  { sub_funds: all }: s.Entry,
  title: string,
  key: 'monthly_returns' | 'historical_returns',
): string {
  const labels = s.labelsOf(s.only(all[0], 'sub-fund')[key]);
  const rows = all.map((x) => row([x.name_raw, ...labels.map((l) => cell(s.percentAt(x[key], x.name_raw, l)))]));
  return `${caption(title)}${table([head(['', ...labels]), ...rows], 'wide names')}`;
}

export const subShares = ({ sub_funds: all }: s.Entry): string =>
  `<div class=three>${all
    .map((x) => `<div>${shares(x, 'ASSET_ALLOCATION', `${x.name_raw}: ${s.titleOf(x, 'ASSET_ALLOCATION')}`)}</div>`)
    .join('')}</div>`;
