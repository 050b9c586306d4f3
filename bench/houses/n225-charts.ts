/** The charts of AMC N225: pairs of bars for months, bars of sectors and of asset classes, and chips of ratings. */
import { COLOURS } from './n225-style.ts';
import * as s from './shared15.ts';

const percent = (v: string | undefined): string => `${v ?? ''}%`;

export const card = (title: string, body: string, aside = ''): string =>
  `<div class=card><h2>${s.esc(title)}${aside === '' ? '' : `<small>${s.esc(aside)}</small>`}</h2>${body}</div>`;

const text = (x: number, y: number, words: string, look: string): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${look}>${s.esc(words)}</text>`;

function box(...[x, y, width, height, fill]: readonly [number, number, number, number, string]): string {
  const at = `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
  return `<rect ${at} width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`;
}

interface Scale {
  readonly high: number;
  readonly low: number;
  readonly top: number;
  readonly height: number;
}

const yAt = (scale: Scale, value: number): number =>
  scale.top + (scale.height * (scale.high - value)) / (scale.high - scale.low);

/** A bar with its figure beyond its end. */
function bar(scale: Scale, x: number, width: number, value: string, fill: string): string {
  const [zero, end] = [yAt(scale, 0), yAt(scale, Number(value))];
  const label = text(x + width / 2, value.startsWith('-') ? end + 7 : end - 2, value, 'text-anchor="middle"');
  return box(x, Math.min(zero, end), width, Math.abs(zero - end), fill) + label;
}

/** The years below the months that they span. */
function years(labels: readonly string[], each: number, y: number): string {
  const groups = Map.groupBy(labels, (label) => label.slice(-4));
  let from = 0;
  return [...groups]
    .map(([year, some]) => {
      const [left, right] = [from * each + 3, (from + some.length) * each - 3];
      from += some.length;
      const rule = `<path d="M${left} ${y - 9}v3H${right}v-3" fill="none" stroke="#777" stroke-width=".5"/>`;
      return rule + text((left + right) / 2, y + 2, year, 'text-anchor="middle" font-weight="bold"');
    })
    .join('');
}

/** Months as pairs of bars; the axis has the months' names, and their year is below them. */
export function monthChart(rows: readonly s.SeriesRow[], names: readonly [own: string, benchmark: string]): string {
  const labels = s.labelsOf(rows);
  const values = rows.map((r) => Number(r.percent));
  const low = Math.min(0, ...values);
  const [each, scale] = [31, { high: Math.max(0, ...values), low, top: 10, height: low < 0 ? 70 : 78 }];
  const fills = [COLOURS.own, COLOURS.benchmark];
  const bottom = low < 0 ? 97 : 98;
  const bars = labels.map((label, i) => {
    const pair = names.map((name, k) =>
      bar(scale, i * each + 1 + k * 14.7, 14, s.percentAt(rows, name, label) ?? '', s.only(fills[k], 'fill')),
    );
    return pair.join('') + text(i * each + each / 2, bottom, label.slice(0, 3), 'text-anchor="middle" font-size="7"');
  });
  const zero = `<path d="M0 ${yAt(scale, 0)}H${each * 12}" stroke="#777" stroke-width=".5"/>`;
  return `<svg viewBox="0 0 ${each * 12} 115" style="width:143mm" font-size="5" fill="${COLOURS.ink}">${bars.join('')}
${zero}<g font-size="7">${years(labels, each, bottom + 13)}</g></svg>`;
}

/** Squares in the colours of the series before their names. */
export const legend = (names: readonly string[]): string =>
  names
    .map((name, i) => {
      const colour = [COLOURS.own, COLOURS.benchmark][i] ?? '';
      return `<i style="display:inline-block;width:2mm;height:2mm;background:${colour};margin:0 1mm 0 3mm"></i>${name}`;
    })
    .join('');

/** Lying bars with the name at the left and the figure at the end. */
export function sectorChart(figures: s.Figures, width: string): string {
  const rows = s.lines(figures, 'SECTOR_ALLOCATION');
  const most = Math.max(...rows.map((r) => Number(r.cells[0])));
  const lines = rows.map((r, i) => {
    const length = (Number(r.cells[0]) / most) * 130;
    const y = i * 13;
    return `${text(76, y + 8, r.label, 'text-anchor="end"')}${box(80, y + 1.5, length, 9, COLOURS.own)}${text(
      83 + length,
      y + 8,
      percent(r.cells[0]),
      'font-weight="bold"',
    )}`;
  });
  return `<svg viewBox="0 0 240 ${rows.length * 13}" style="width:${width}" font-size="6.6" fill="${COLOURS.ink}">
${lines.join('')}</svg>`;
}

/** Label and share above a bar, and the share of the month before below it. */
export function assetBars(figures: s.Figures): string {
  const [now = '', then = ''] = s.datesOf(figures, 'ASSET_ALLOCATION');
  const items = s.lines(figures, 'ASSET_ALLOCATION').map(
    (r) => `<div><p><span>${s.esc(r.label)}</span><b>${percent(r.cells[0])}</b></p>
<div><i style="width:${r.cells[0] ?? '0'}%"></i></div><small>${then}: ${percent(r.cells[1])}</small></div>`,
  );
  return card(s.titleOf(figures, 'ASSET_ALLOCATION'), `<div class=bars>${items.join('')}</div>`, now);
}

/** A chip for each class, with the share above it. */
export function creditChips(figures: s.Figures): string {
  const chips = s
    .lines(figures, 'CREDIT_QUALITY')
    .map((r) => `<p><b>${percent(r.cells[0])}</b><span>${s.esc(r.label)}</span></p>`);
  return card(s.titleOf(figures, 'CREDIT_QUALITY'), `<div class=chips>${chips.join('')}</div>`);
}

/** Names and shares in two columns, with a sector or a rating below the name. */
export function held(figures: s.Figures, mix: s.Mix): string {
  const cards = figures.holdings.map(
    (h) => `<p><span>${s.esc(h.name_raw)}</span><b>${percent(h.percent)}</b>
<small>${s.esc(s.noteOf(mix, h.name_raw))}</small></p>`,
  );
  const rows = `grid-template-rows:repeat(${Math.ceil(cards.length / 2)},auto)`;
  return card(figures.holdings_title_raw ?? '', `<div class=held style="${rows}">${cards.join('')}</div>`);
}
