/** The charts of AMC N183: columns with figures above them, columns over a table, bars in a table, and a ring. */
import * as s from './shared15.ts';

export const TEAL = '#0b5563';
export const SAND = '#d9a441';
const COLOURS = [TEAL, SAND, '#5fa8a4', '#b5532a', '#9fb8bd', '#3d4f6b', '#e3cf9d', '#7d8c46', '#a9a9a9'];

export const share = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

interface Scale {
  readonly zero: number;
  readonly unit: number;
}

/** The place of zero and the length of one percent, in a space of this height. */
function scaleOf(values: readonly number[], height: number): Scale {
  const high = Math.max(...values, 0);
  const low = Math.min(...values, 0);
  const unit = height / Math.max(high - low, 0.1);
  return { zero: high * unit, unit };
}

function column(value: number, x: number, width: number, top: number, scale: Scale, colour: string): string {
  const length = Math.max(Math.abs(value) * scale.unit, 0.15);
  const y = top + scale.zero - (value > 0 ? length : 0);
  return `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width}" height="${length.toFixed(2)}" fill="${colour}"/>`;
}

/** The names of the series with a square of their colour. */
const legend = (names: readonly string[], x: number, y: number): string =>
  names
    .map((name, i) => {
      const at = x + i * 17;
      return `<rect x="${at}" y="${y - 1.7}" width="1.8" height="1.8" fill="${COLOURS[i]}"/><text x="${at + 2.4}" y="${y}">${s.esc(name)}</text>`;
    })
    .join('');

/** Groups of columns, each column with its figure above it, or below it if it is negative. */
export function groups(
  rows: readonly s.SeriesRow[],
  names: readonly (readonly [series: string, printed: string])[],
  size: { readonly width: number; readonly height: number },
): string {
  const labels = s.labelsOf(rows);
  const [top, bottom] = [6.5, 5.5];
  const scale = scaleOf(
    rows.map((r) => Number(r.percent)),
    size.height - top - bottom,
  );
  const each = size.width / labels.length;
  const wide = Math.min((each - 0.8) / names.length, 6.4);
  const columns = labels.flatMap((label, i) => {
    const left = i * each + (each - wide * names.length) / 2;
    return names.map(([series], k) => {
      const printed = s.percentAt(rows, series, label);
      if (printed === undefined) return '';
      const value = Number(printed);
      const x = left + k * wide;
      const end = top + scale.zero - value * scale.unit;
      const y = value < 0 ? end + 2.3 : end - 0.7;
      return `${column(value, x + 0.2, wide - 0.4, top, scale, COLOURS[k] ?? TEAL)}<text x="${(x + wide / 2).toFixed(2)}" y="${y.toFixed(2)}"
text-anchor="middle" class=tag>${printed}</text>`;
    });
  });
  const axis = labels.map(
    (label, i) =>
      `<text x="${((i + 0.5) * each).toFixed(2)}" y="${size.height - 0.6}" text-anchor="middle">${s.esc(label)}</text>`,
  );
  const keys =
    names.length > 1
      ? legend(
          names.map(([, printed]) => printed),
          0.5,
          2.2,
        )
      : '';
  const zero = (top + scale.zero).toFixed(2);
  return `<svg viewBox="0 0 ${size.width} ${size.height}" class=chart>${keys}<path d="M0 ${zero}H${size.width}" stroke="#666" stroke-width=".2"/>
${columns.join('')}${axis.join('')}</svg>`;
}

/** Columns of twelve months; the table below has the months, the keys of the series and all figures. */
export function monthly(entry: s.Entry, names: readonly (readonly [series: string, printed: string])[]): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const [first, width, height] = [19, 136, 21];
  const scale = scaleOf(
    rows.map((r) => Number(r.percent)),
    height - 1,
  );
  const each = (width - first) / labels.length;
  const columns = labels.flatMap((label, i) =>
    names.map(([series], k) => {
      const value = Number(s.percentAt(rows, series, label) ?? '0');
      const x = first + i * each + each * 0.18 + k * each * 0.32;
      return column(value, x, Number((each * 0.3).toFixed(2)), 0.5, scale, COLOURS[k] ?? TEAL);
    }),
  );
  const zero = (0.5 + scale.zero).toFixed(2);
  const body = names.map(([series, printed], k) =>
    s.tr([
      `<i style="background:${COLOURS[k]}"></i>${s.esc(printed)}`,
      ...labels.map((l) => share(s.percentAt(rows, series, l))),
    ]),
  );
  return `<svg viewBox="0 0 ${width} ${height}" class=chart>${columns.join('')}
<path d="M${first} ${zero}H${width}" stroke="#666" stroke-width=".2"/></svg>
<table class=under>${s.tr(['', ...labels], 'th')}${body.join('')}</table>`;
}

/** Bars with their figures at their ends for this month, and the figures of the month before in a column. */
export function bars(figures: s.Figures): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map(({ label, cells: [now = '', then = ''] }) => {
    const long = (Number(now) * 0.72).toFixed(1);
    return s.tr([s.esc(label), `<span><u style="width:${long}%"></u>${share(now)}</span>`, share(then)]);
  });
  return `<table class=bars>${s.tr(['', ...dates], 'th')}${rows.join('')}</table>`;
}

/** A ring, and at its right the labels with their colours and figures. */
export function ringWithLegend(rows: readonly s.AllocationRow[], size: string): string {
  const ring = s.ring(
    rows.map((r) => Number(r.percent)),
    COLOURS,
    size,
  );
  const keys = rows.map((r, i) =>
    s.tr([`<i style="background:${COLOURS[i % COLOURS.length]}"></i>${s.esc(r.label_raw)}`, share(r.percent)]),
  );
  return `<div class=ring>${ring}<table>${keys.join('')}</table></div>`;
}
