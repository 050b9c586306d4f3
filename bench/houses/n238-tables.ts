/** The tables of AMC N238: merged heads of returns, months and years as rows, and sub-funds as columns. */
import { basis, caption, CHARGE, head, LEVIES, NET, PEERS, row, share, table, TER } from './n238-words.ts';
import * as s from './shared15.ts';

const LONG = ['3 Years', '5 Years', 'Since Inception'];

export function returns(entry: s.Entry, isRate: boolean): string {
  const all = entry.reported_returns;
  const long = all.filter((r) => LONG.includes(r.period_label_raw)).length;
  const over = `<tr><th></th><th class=over colspan=${all.length - long}>${basis(isRate)}</th>
<th class=over colspan=${long}>CAGR</th></tr>`;
  const lines = [
    row([s.short(entry), ...all.map((r) => share(r.fund_return_percent))], 'fund'),
    row(['Benchmark', ...all.map((r) => share(r.benchmark_return_percent))]),
    row([PEERS, ...all.map((r) => share(r.peer_return_percent))]),
  ];
  return `${caption('Performance')}${table([over, head(['', ...s.periods(entry)]), ...lines], '')}`;
}

const long = (entry: s.Entry, rows: readonly s.SeriesRow[], title: string, first: string): string => {
  const names = [s.short(entry), 'Benchmark'] as const;
  const lines = s.longSeries(rows, names, share).map((r) => row(r));
  return lines.length === 0 ? '' : `${caption(title)}${table([head([first, ...names]), ...lines], '')}`;
};

export const months = (entry: s.Entry): string => long(entry, entry.monthly_returns, 'Monthly Returns', 'Month');
export const years = (entry: s.Entry): string => long(entry, entry.historical_returns, 'Fiscal Year Returns', 'Year');

export function assets(entry: s.Entry): string {
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const lines = s.lines(entry, 'ASSET_ALLOCATION').map(({ label, cells }) => row([label, ...cells.map(share)]));
  const sum = row(['Total', ...dates.map(() => '100.0%')], 'sum');
  return `${caption(s.titleOf(entry, 'ASSET_ALLOCATION'))}${table([head(['', ...dates]), ...lines, sum], '')}`;
}

/** Bars with the share of the report month. */
export function classesNow(entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const lines = s.lines(entry, type).map(({ label, cells: [now = ''] }) => {
    const bar = `<b style="width:${Math.max(0.5, Number(now) * 0.26).toFixed(1)}mm"></b>`;
    return s.tr([s.esc(label), bar, share(now)]);
  });
  return `${caption(s.titleOf(entry, type))}${table(lines, 'bars')}`;
}

export function expenses(entry: s.Entry): string {
  const names = [TER, LEVIES, NET];
  const lines = ['MTD', 'YTD'].map((p) => row([p, ...names.map((n) => share(s.feeOf(entry, n, p)))]));
  return `${caption('Expense Ratios (% p.a.)')}${table([head(['', ...names]), ...lines], '')}`;
}

export function held(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const lines = figures.holdings.map((h) => row([h.name_raw, s.noteOf(mix, h.name_raw), share(h.percent)]));
  const isDebt = figures.holdings.some((h) => /Sukuk|TFC/.test(h.name_raw));
  const top = head(['Name', isDebt ? 'Maturity' : 'Sector', 'Weight']);
  return `${caption(figures.holdings_title_raw ?? '')}${table([top, ...lines], 'held')}`;
}

export function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const names = ['Non-Compliant', 'Type', 'Value before', 'Provision', 'Value after', '% of Gross', '% of Net'];
  const lines = entry.non_compliant.map((e) => row(s.exposureCells(e)));
  return `${caption('Details of Non-Compliant Investments (PKR mn; % of Gross and Net Assets)')}
${table([head(names), ...lines], '')}`;
}

const subHead = ({ sub_funds: all }: s.Entry): string => head(['', ...all.map((x) => x.name_raw)]);

/** A row for each figure or ratio, a column for each sub-fund. */
export function subFigures(entry: s.Entry): string {
  const { sub_funds: all } = entry;
  const fees = [TER, LEVIES, NET].flatMap((n) =>
    ['MTD', 'YTD'].map((p) => row([`${n} (${p})`, ...all.map((x) => share(s.feeOf(x, n, p)))])),
  );
  const lines = [
    row([all[0]?.fund_size_label_raw ?? '', ...all.map((x) => x.fund_size_raw ?? '')]),
    row(['NAV per Unit (PKR)', ...all.map((x) => x.nav_per_unit ?? '')]),
    ...fees,
    row([CHARGE, ...all.map((x) => share(s.feeOf(x, CHARGE, null)))]),
  ];
  return `${caption('Size, Price and Expense Ratios (% p.a.)')}${table([subHead(entry), ...lines], '')}`;
}

export function subReturns(entry: s.Entry): string {
  const { sub_funds: all } = entry;
  const lines = s
    .periods(s.only(all[0], 'sub-fund'))
    .map((p) => row([p, ...all.map((x) => share(s.returnAt(x, p)?.fund_return_percent))]));
  return `${caption('Performance')}${table([subHead(entry), ...lines], '')}`;
}

/** Below each sub-fund are the two days. */
export function subAssets({ sub_funds: all }: s.Entry): string {
  const dates = s.datesOf(s.only(all[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const labels = [...new Set(all.flatMap((x) => s.lines(x, 'ASSET_ALLOCATION').map((r) => r.label)))];
  const rest = labels.filter((l) => l.startsWith('Others'));
  const over = `<tr><th></th>${all.map((x) => `<th class=over colspan=2>${s.esc(x.name_raw)}</th>`).join('')}</tr>`;
  const lines = [...labels.filter((l) => !rest.includes(l)), ...rest].map((l) =>
    row([
      l,
      ...all.flatMap((x) => {
        const cells = s.lines(x, 'ASSET_ALLOCATION').find((r) => r.label === l)?.cells ?? [];
        return dates.map((_, i) => share(cells[i]));
      }),
    ]),
  );
  const sum = row(['Total', ...all.flatMap(() => dates.map(() => '100.0%'))], 'sum');
  const title = s.titleOf(s.only(all[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const top = head(['', ...all.flatMap(() => dates)]);
  return `${caption(title)}${table([over, top, ...lines, sum], '')}`;
}

const subRows = (entry: s.Entry, title: string, key: 'monthly_returns' | 'historical_returns'): string => {
  const { sub_funds: all } = entry;
  const lines = s
    .labelsOf(s.only(all[0], 'sub-fund')[key])
    .map((l) => row([l, ...all.map((x) => share(s.percentAt(x[key], x.name_raw, l)))]));
  return `${caption(title)}${table([subHead(entry), ...lines], '')}`;
};

const subHeld = (entry: s.Entry, fund: s.Fund): string => {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const title = `${first.name_raw}: ${first.holdings_title_raw ?? ''}`;
  return held({ ...first, holdings_title_raw: title }, s.only(fund.subs?.[0], 'sub-fund'));
};

/** Months at the left; fiscal years and holdings at the right. */
export const subSeries = (entry: s.Entry, fund: s.Fund): string =>
  `<div class=halves><div>${subRows(entry, 'Monthly Returns', 'monthly_returns')}</div>
<div>${subRows(entry, 'Fiscal Year Returns', 'historical_returns')}${subHeld(entry, fund)}</div></div>`;
