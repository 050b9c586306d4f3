/** The visuals of AMC N234's dashboard: tiles, heat maps, treemaps, small multiples and tables with bars. */
import { cell, DAY, FEE, LEVIES, points, SIZE, TER, units } from './n234-words.ts';
import * as s from './shared15.ts';

export const visual = (title: string, body: string, area: string): string =>
  `<div class=visual style="grid-area:${area}"><h3>${title}</h3>${body}</div>`;

export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;

/** Large figures, each above its label. */
export function tiles(entry: s.Entry, area: string): string {
  const items: readonly (readonly [string | null | undefined, string])[] = [
    [entry.fund_size_raw, SIZE],
    [entry.nav_per_unit, `NAV per unit (PKR), ${DAY}`],
    [units(entry), 'Units in issue'],
    [entry.offer_price, 'Offer price (PKR)'],
    [entry.repurchase_price, 'Redemption price (PKR)'],
  ];
  const cards = items.map(
    ([v, l]) => `<div class=kpi><b>${s.esc(v)}</b><span>${s.esc(l).replace(DAY, '<nobr>$&</nobr>')}</span></div>`,
  );
  return `<div class=kpis style="grid-area:${area}">${cards.join('')}</div>`;
}

export const cards = (items: readonly s.Item[]): string =>
  `<div class=cards>${items.map(([l, v]) => `<div><i>${s.esc(l)}</i>${s.esc(v)}</div>`).join('')}</div>`;

type Key = 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent';

/** Four rows for each fund, below heads that are merged over the periods of one kind. */
export function returns(entries: readonly s.Entry[], kind: string): string {
  const first = s.only(entries[0], 'entry');
  const names = s.periods(first);
  const short = names.filter((n) => /month|date|^1 year/.test(n)).length;
  const rows = entries.flatMap((entry) => {
    const row = (label: string, key: Key, mark = ''): string =>
      s.tr([label, ...s.seriesCells(entry, key).map(cell)], 'td', mark);
    const gaps = entry.reported_returns.map((r) => points(r.fund_return_percent, r.benchmark_return_percent));
    return [
      row(s.short(entry), 'fund_return_percent', 'own'),
      row('Benchmark', 'benchmark_return_percent'),
      row('Peers', 'peer_return_percent'),
      s.tr(['Over benchmark (bps)', ...gaps], 'td', 'gap'),
    ];
  });
  const top = `<tr><th rowspan=2></th><th class=over colspan=${short}>${kind}</th>
<th class=over colspan=${names.length - short}>CAGR</th></tr>${s.tr(names.map(s.esc), 'th')}`;
  return table([top, ...rows], 'returns');
}

/** Teal for high and amber for low figures of a fund. */
function shade(value: number, low: number, high: number): string {
  const at = high === low ? 0.5 : (value - low) / (high - low);
  const [from, to] = at < 0.5 ? ['242,166,90', '250,247,238'] : ['250,247,238', '92,184,172'];
  const [a = [], b = []] = [from, to].map((c) => c.split(',').map(Number));
  const part = at < 0.5 ? at * 2 : at * 2 - 1;
  return `rgb(${a.map((v, i) => Math.round(v + ((b[i] ?? 0) - v) * part)).join(',')})`;
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Calendar years by months; a cell has the fund above and the benchmark below. */
export function heat(entry: s.Entry): string {
  const own = s.short(entry);
  const all = entry.monthly_returns.filter((r) => r.series_raw === own).map((r) => Number(r.percent));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const rows = [2021, 2022, 2023].map((year) => {
    const months = NAMES.map((name) => {
      const at = (series: string): string | undefined => s.percentAt(entry.monthly_returns, series, `${name} ${year}`);
      const value = at(own);
      if (value === undefined) return '<td class=none></td>';
      return `<td style="background:${shade(Number(value), low, high)}"><b>${cell(value)}</b>
<i>${cell(at('Benchmark'))}</i></td>`;
    });
    return `<tr><th>${year}</th>${months.join('')}</tr>`;
  });
  return `${table([s.tr(['', ...NAMES], 'th'), ...rows], 'heat')}
<p class=key>Upper figure: ${own}. Lower figure: Benchmark. The shade follows the upper figure.</p>`;
}

/** A panel for each fiscal year with two bars. */
export function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const labels = s.labelsOf(rows);
  if (labels.length === 0) return '<p class=text>The fund has not yet completed a fiscal year (July to June).</p>';
  const top = Math.max(...rows.map((r) => Math.abs(Number(r.percent))));
  const bar = (series: string, label: string, kind: string): string => {
    const value = s.only(s.percentAt(rows, series, label), 'year');
    const height = ((Math.abs(Number(value)) / top) * 13).toFixed(1);
    const kinds = Number(value) < 0 ? `${kind} down` : kind;
    return `<div class=bar><span>${cell(value)}</span><u class="${kinds}" style="height:${height}mm"></u></div>`;
  };
  const panels = labels
    .toReversed()
    .map(
      (l) =>
        `<div class=panel><div class=bars>${bar(s.short(entry), l, 'a')}${bar('Benchmark', l, 'b')}</div>` +
        `<em>${l}</em></div>`,
    );
  return `<div class=panels>${panels.join('')}</div><p class=key><u class=a></u> ${s.short(entry)}
<u class=b></u> Benchmark</p>`;
}

/** Rectangles as large as the shares of the sectors, in two rows. */
export function treemap(entry: s.Entry): string {
  const all = s.lines(entry, 'SECTOR_ALLOCATION').map((l) => [l.label, s.only(l.cells[0], 'share')] as const);
  const half = all.reduce((sum, [, v]) => sum + Number(v), 0) / 2;
  let sum = 0;
  const upper = all.filter(([, v]) => {
    sum += Number(v);
    return sum - Number(v) / 2 < half;
  });
  const line = (items: readonly (readonly [string, string])[]): string => {
    const boxes = items.map(([l, v]) => `<div style="flex:${v} 1 0">${s.esc(l)}<b>${v}%</b></div>`);
    const total = items.reduce((t, [, v]) => t + Number(v), 0);
    return `<div class=line style="flex:${total.toFixed(1)} 1 0">${boxes.join('')}</div>`;
  };
  return `<div class=tree>${line(upper)}${line(all.filter((x) => !upper.includes(x)))}</div>`;
}

/** A figure with a bar after the figure. */
function barred(value: string, scale: number): string {
  const width = Math.min(100, (Number(value) / scale) * 100).toFixed(1);
  return `<td class=data style="background-size:${width}% 100%">${value}</td>`;
}

export function holdings(figures: s.Figures, mix: s.Mix, head: string): string {
  const rows = figures.holdings.map(
    (h) =>
      `<tr><td>${h.rank}</td><td>${s.esc(h.name_raw)}</td><td>${s.esc(s.noteOf(mix, h.name_raw))}</td>` +
      `${barred(h.percent, 12)}</tr>`,
  );
  return table([s.tr(['#', 'Name', head, '%'], 'th'), ...rows], 'held');
}

/** The months are pairs of columns below the name of each fund; a dash is a class that it does not hold. */
export function assets(figures: readonly s.Figures[], names: readonly string[]): string {
  const dates = s.datesOf(s.only(figures[0], 'figures'), 'ASSET_ALLOCATION');
  const rest = (l: string): number => Number(l === 'Other assets');
  const labels = [...new Set(figures.flatMap((f) => s.lines(f, 'ASSET_ALLOCATION').map((l) => l.label)))];
  const rows = labels
    .toSorted((a, b) => rest(a) - rest(b))
    .map((label) => {
      const cells = figures.flatMap((f) => {
        const found = s.lines(f, 'ASSET_ALLOCATION').find((l) => l.label === label);
        return dates.map((_, i) => (found === undefined ? '<td>–</td>' : barred(found.cells[i] ?? '', 100)));
      });
      return `<tr><td>${s.esc(label)}</td>${cells.join('')}</tr>`;
    });
  const over = names.map((n) => `<th class=over colspan=${dates.length}>${s.esc(n)}</th>`).join('');
  const second = s.tr(names.length === 0 ? ['', ...dates] : names.flatMap(() => dates), 'th');
  const top = names.length === 0 ? second : `<tr><th rowspan=2></th>${over}</tr>${second}`;
  return table([top, ...rows], 'assets');
}

const TINTS = ['#0f5f63', '#2f8f88', '#67b5a8', '#a8d3c6', '#e3b873', '#c9cdd2'];

/** A bar of 100%, and its shares below it. */
export function credit(entry: s.Entry): string {
  const all = s.lines(entry, 'CREDIT_QUALITY');
  const parts = all.map((l, i) => `<u style="flex:${l.cells[0]} 1 0;background:${TINTS[i]}"></u>`);
  const legend = all.map(
    (l, i) => `<div><u style="background:${TINTS[i]}"></u>${s.esc(l.label)}<b>${l.cells[0]}</b></div>`,
  );
  return `<p class=sub>${s.short(entry)}</p><div class=stack>${parts.join('')}</div>
<div class=legend>${legend.join('')}</div>`;
}

/** Ratios are columns in pairs below merged heads. */
export function fees(all: readonly (readonly [name: string, figures: s.Figures])[]): string {
  const rows = all.map(([name, x]) =>
    s.tr([
      name,
      ...[TER, LEVIES].flatMap((l) => ['Month', 'Year to date'].map((p) => s.feeOf(x, l, p))),
      s.feeOf(x, FEE, null),
    ]),
  );
  const top = `<tr><th rowspan=2></th><th class=over colspan=2>${TER}</th><th class=over colspan=2>${LEVIES}</th>
<th rowspan=2>${FEE.replace('fee ', 'fee<br>')}</th></tr>
${s.tr(['Month', 'Year to date', 'Month', 'Year to date'], 'th')}`;
  return table([top, ...rows], 'fees');
}

export const committee = (entries: readonly s.Entry[]): string => {
  const first = s.only(entries[0], 'entry');
  const common = s.people(first).filter(([office]) => office !== 'Fund Manager');
  const own = entries.flatMap((e) =>
    s
      .people(e)
      .filter(([office]) => office === 'Fund Manager')
      .map(([office, name]) => [entries.length > 1 ? `${office} (${s.short(e)})` : office, name] as const),
  );
  return table(
    [...common, ...own].map(([o, n]) => s.tr([s.esc(o), s.esc(n)])),
    'who',
  );
};
