/** The charts of AMC N254: bars and columns with data labels, tiles of months, and columns of fiscal years. */
import * as w from './n254-words.ts';
import * as s from './shared15.ts';

/** A label above each bar, and the share at the end of the bar. */
export function bars(figures: s.Figures, type: s.AllocationType, room: number): string {
  const rows = s.ofType(figures, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const body = rows.map((r) => {
    const width = ((Number(r.percent) / most) * room).toFixed(1);
    const line = `<i style="width:${width}%"></i><b>${r.percent}%</b>`;
    return `<div class=bar><span>${s.esc(r.label_raw)}</span><div>${line}</div></div>`;
  });
  return body.join('');
}

/** The share above each column, the rating below it. */
export function columns(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.ofType(figures, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const body = rows.map((r) => {
    const height = ((Number(r.percent) / most) * 24).toFixed(1);
    return `<div><b>${r.percent}%</b><i style="height:${height}mm"></i><span>${s.esc(r.label_raw)}</span></div>`;
  });
  return `<div class=columns style="grid-template-columns:repeat(${rows.length},1fr)">${body.join('')}</div>`;
}

/** Twelve tiles in two rows, each with a month, the fund's return and the benchmark's return. */
export function calendar(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const tiles = s.labelsOf(rows).map((label) => {
    const own = s.percentAt(rows, s.short(entry), label);
    const loss = (own ?? '').startsWith('-') ? ' class=loss' : '';
    const other = w.pct(s.percentAt(rows, 'Benchmark', label));
    return `<div${loss}><span>${label}</span><b>${w.pct(own)}</b><i>${other}</i></div>`;
  });
  const key = `<p class=key>Large figure: ${s.short(entry)}. Small figure: Benchmark.</p>`;
  return w.part('Month by month', `${key}<div class=calendar>${tiles.join('')}</div>`);
}

interface Axis {
  readonly yAt: (v: number) => number;
}

function axisOf(values: readonly number[]): Axis {
  const high = Math.max(...values, 0);
  const low = Math.min(...values, 0);
  return { yAt: (v) => 10 + ((high - v) / (high - low)) * 76 };
}

const COLOURS = ['#0f766e', '#f2a65a'] as const;

/** Pairs of columns of the fund and its benchmark with their figures, and the fiscal years below them. */
export function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const labels = s.labelsOf(rows).toReversed();
  const { yAt } = axisOf(rows.map((r) => Number(r.percent)));
  const each = 480 / labels.length;
  const shape = (label: string, i: number): string =>
    [s.short(entry), 'Benchmark']
      .map((series, k) => {
        const text = s.percentAt(rows, series, label) ?? '0';
        const v = Number(text);
        const x = i * each + each / 2 - 36 + k * 38;
        const y = Math.min(yAt(0), yAt(v));
        const high = Math.abs(yAt(v) - yAt(0)).toFixed(1);
        const at = v < 0 ? yAt(v) + 9 : y - 3;
        return `<rect x="${x}" y="${y.toFixed(1)}" width="34" height="${high}" fill="${COLOURS[k]}"/>
<text x="${x + 17}" y="${at.toFixed(1)}">${text}%</text>`;
      })
      .join('');
  const names = labels.map((l, i) => `<text class=year x="${i * each + each / 2}" y="110">${l}</text>`);
  const legend = [s.short(entry), 'Benchmark'].map((n, k) => `<i style="background:${COLOURS[k]}"></i>${n}`);
  return w.part(
    'Past fiscal years (July to June)',
    `<p class=legend>${legend.join(' ')}</p><svg class=years viewBox="0 0 480 114">${labels.map(shape).join('')}
<line x1="0" x2="480" y1="${yAt(0).toFixed(1)}" y2="${yAt(0).toFixed(1)}" stroke="#64748b"/>${names.join('')}</svg>`,
  );
}
