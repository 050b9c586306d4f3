/** The tables of AMC N232: performance, the asset mix with bars, stacked months, and the cards of sub-funds. */
import { caption, cell, CHARGE, DAY, head, LEVIES, pair, RATIO, row, table, yearLabel } from './n232-words.ts';
import * as s from './shared15.ts';

const LONG = new Set(['3 Years', '5 Years', 'Since Inception']);

/** What the figures of a period are. */
const basis = (period: string, kind: 'rate' | 'market'): string =>
  LONG.has(period) ? 'CAGR' : kind === 'rate' ? 'Annualized' : 'Absolute';

export function performance(entry: s.Entry, fund: s.Fund): string {
  const rows = entry.reported_returns.map((r) =>
    row([
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
      cell(r.peer_return_percent),
      basis(r.period_label_raw, fund.model.kind),
    ]),
  );
  const top = head(['Period', s.short(entry), 'Benchmark', 'Peer Group', 'Basis']);
  return `${caption('Performance (%)')}${table([top, ...rows], 'perf')}`;
}

const bar = (share: string | undefined): string => `<i style="width:${Math.max(0.4, Number(share))}%"></i>`;

/** The older month is first; the bar is of the newer one. */
export function mix(figures: s.Figures, title = s.titleOf(figures, 'ASSET_ALLOCATION')): string {
  const top = s.tr(['', '', ...s.datesOf(figures, 'ASSET_ALLOCATION')].map(s.esc), 'th');
  const rows = s
    .lines(figures, 'ASSET_ALLOCATION')
    .map(
      ({ label, cells: [then, now] }) =>
        `<tr><td>${s.esc(label)}</td><td class=bar>${bar(now)}</td><td>${then ?? ''}%</td><td>${now ?? ''}%</td></tr>`,
    );
  return `${caption(title)}${table([top, ...rows], 'mix')}`;
}

/** Credit or sectors of the report month. */
export function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s
    .lines(entry, type)
    .map(
      (l) => `<tr><td>${s.esc(l.label)}</td><td class=bar>${bar(l.cells[0])}</td><td>${l.cells[0] ?? ''}%</td></tr>`,
    );
  return `${caption(s.titleOf(entry, type))}${table(rows, 'mix')}`;
}

const NAMES = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Fiscal years are rows; each cell has the fund above and the benchmark below. */
export function years(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const both = (rows: readonly s.SeriesRow[], label: string): string =>
    names
      .map((n, i) => `<${i === 0 ? 'b' : 'span'}>${cell(s.percentAt(rows, n, label))}</${i === 0 ? 'b' : 'span'}>`)
      .join('');
  const rows = [2021, 2020, 2019].map((end) => {
    const label = yearLabel(String(end).slice(2));
    const months = NAMES.map((m, i) => both(entry.monthly_returns, `${m} ${i < 6 ? end - 1 : end}`));
    return s.tr([
      label,
      `<b>${names[0]}</b><span>${names[1]}</span>`,
      ...months,
      both(entry.historical_returns, label),
    ]);
  });
  const top = head(['', '', ...NAMES, 'Full Year']);
  return `${caption('Month-wise Returns (%): fund above, benchmark below')}${table([top, ...rows], 'years')}`;
}

export function held(figures: s.Figures, of: s.Mix, before = ''): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => row([h.name_raw, s.noteOf(of, h.name_raw), `${h.percent}%`]));
  const top = head(['Issuer / Company', 'Sector', 'Weight']);
  return `${caption(`${before}${figures.holdings_title_raw ?? ''}`)}${table([top, ...rows], 'held')}`;
}

function subCard(sub: s.SubFacts): string {
  const fees = (label: string): string | null =>
    pair(`${s.feeOf(sub, label, 'MTD')}%`, `${s.feeOf(sub, label, 'YTD')}%`);
  const rows = [
    row(['NAV per Unit (Rs.)', cell(sub.nav_per_unit)]),
    row([sub.fund_size_label_raw ?? '', cell(sub.fund_size_raw)]),
    row([`${RATIO} (MTD / YTD)`, cell(fees(RATIO))]),
    row([`${LEVIES} (MTD / YTD)`, cell(fees(LEVIES))]),
    row([CHARGE, `${s.feeOf(sub, CHARGE, null)}%`]),
  ];
  return `<div><h2>${s.esc(sub.name_raw)}</h2>${table(rows, 'plain')}${mix(sub)}</div>`;
}

export const subCards = (entry: s.Entry): string =>
  `${caption(`Sub-funds as on ${DAY}`)}<div class=subs>${entry.sub_funds.map((sub) => subCard(sub)).join('')}</div>`;

/** Periods and fiscal years are rows, sub-funds columns. */
export function subPerformance({ sub_funds: subs }: s.Entry): string {
  const first = s.only(subs[0], 'sub-fund');
  const top = (name: string): string => head([name, ...subs.map((x) => x.name_raw)]);
  const periods = s
    .periods(first)
    .map((p) => row([p, ...subs.map((x) => cell(s.returnAt(x, p)?.fund_return_percent))]));
  const past = s
    .labelsOf(first.historical_returns)
    .map((y) => row([y, ...subs.map((x) => cell(s.percentAt(x.historical_returns, x.name_raw, y)))]));
  const left = `${caption('Performance (%)')}${table([top('Period'), ...periods], 'sub')}`;
  const right = `${caption('Fiscal Year Returns (%)')}${table([top('Year'), ...past], 'sub')}`;
  return `<div class=two><div>${left}</div><div>${right}</div></div>`;
}

export function monthsOfSubs({ sub_funds: subs }: s.Entry): string {
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund').monthly_returns);
  const rows = subs.map((x) =>
    row([x.name_raw, ...labels.map((l) => cell(s.percentAt(x.monthly_returns, x.name_raw, l)))]),
  );
  return `${caption('Month-wise Returns (%)')}${table([head(['', ...labels]), ...rows], 'sub')}`;
}
