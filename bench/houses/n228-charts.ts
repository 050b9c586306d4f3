/** The charts of AMC N228: bars from a middle with figures at both ends, rings with legends, small bars for months. */
import { RINGS } from './n228-style.ts';
import * as s from './shared15.ts';

/** A true minus sign, as typesetters use. */
export const signed = (v: string | null | undefined): string =>
  v === null || v === undefined || v === '' ? 'n/a' : v.replace('-', '−');

export const withPercent = (v: string | null | undefined): string => {
  const text = signed(v);
  return text === 'n/a' ? text : `${text}%`;
};

export const titled = (title: string, body: string, aside = ''): string =>
  `<div><h2>${s.esc(title)}${aside === '' ? '' : `<small>${s.esc(aside)}</small>`}</h2>${body}</div>`;

/** A label, dots that a script draws, and a value, with words in grey after it. */
export const leader = (label: string, value: string, behind = ''): string =>
  `<p class=ld><span>${s.esc(label)}</span><i></i><b>${s.esc(value)}</b>${
    behind === '' ? '' : `<u>${s.esc(behind)}</u>`
  }</p>`;

/** The rank is before the name, and a sector or a class in grey is after it. */
export const rankedLeader = (h: s.Holding, note: string): string =>
  `<p class=ld><span><em>${h.rank}</em>${s.esc(h.name_raw)}<u>${s.esc(note)}</u></span><i></i><b>${h.percent}%</b></p>`;

/** Fills the leaders with as many dots as fit. */
export const DOTS = `<script>for(const i of document.querySelectorAll('.ld i')){const room=i.clientWidth;
const t=document.createElement('span');t.textContent='.'.repeat(50);i.append(t);
const n=Math.floor(room/(t.getBoundingClientRect().width/50))-1;t.textContent='.'.repeat(Math.max(0,n))}</script>`;

export interface Sides {
  readonly left: string | undefined;
  readonly middle: string;
  readonly right: string | undefined;
}

/** A bar of each side with its figure at the outer end and the label between them; `kind` has which side is grey. */
export function butterfly(heads: readonly [left: string, right: string], rows: readonly Sides[], kind = ''): string {
  const size = (v: string | undefined): number => Math.abs(Number(v ?? 0));
  const most = Math.max(...rows.flatMap((r) => [size(r.left), size(r.right)]));
  const bar = (v: string | undefined): string =>
    `<i class="${Number(v ?? 0) < 0 ? 'neg' : ''}" style="width:${((size(v) / most) * 54).toFixed(1)}%"></i>`;
  const lines = rows.map(
    (r) => `<div class="bf ${kind}"><p class=l><b>${withPercent(r.left)}</b>${bar(r.left)}</p>
<span>${s.esc(r.middle)}</span>
<p class=r>${bar(r.right)}<b>${withPercent(r.right)}</b></p></div>`,
  );
  const [left, right] = heads.map((h) => s.esc(h));
  return `<div class="bf h"><p class=l><b>${left}</b></p><span></span><p class=r><b>${right}</b></p></div>
${lines.join('')}`;
}

/** The month before at the left, the month of the report at the right. */
export function assets(figures: s.Figures): string {
  const [then = '', now = ''] = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s
    .lines(figures, 'ASSET_ALLOCATION')
    .map((r) => ({ left: r.cells[0], middle: r.label, right: r.cells[1] }));
  return titled(s.titleOf(figures, 'ASSET_ALLOCATION'), butterfly([then, now], rows));
}

/** A ring with words in its middle; the legend has the share before the name. */
export function ring(figures: s.Figures, type: s.AllocationType, size: string, inside: string): string {
  const rows = s.ofType(figures, type);
  const key = rows
    .map((r, i) => {
      const colour = RINGS[i % RINGS.length] ?? '';
      return `<p><i style="background:${colour}"></i><b>${r.percent}%</b><span>${s.esc(r.label_raw)}</span></p>`;
    })
    .join('');
  const shares = rows.map((r) => Number(r.percent));
  const drawn = `<div>${s.ring(shares, RINGS, size)}<em>${s.esc(inside)}</em></div>`;
  return titled(s.titleOf(figures, type), `<div class=ring>${drawn}<div class=key>${key}</div></div>`);
}

const SCALE = 5;

/** Two small bars about a line of zero. */
function bars(values: readonly number[], most: number, depth: number): string {
  const drawn = values.map((v, i) => {
    const height = (Math.abs(v) / most) * SCALE;
    const fill = i === 0 ? 'var(--c)' : '#b8c0c8';
    const y = v < 0 ? SCALE : SCALE - height;
    const place = `x="${2 + i * 4}" y="${y.toFixed(2)}" width="3.4"`;
    return `<rect ${place} height="${height.toFixed(2)}" style="fill:${fill}"/>`;
  });
  return `<svg viewBox="0 0 11.4 ${SCALE + depth}" preserveAspectRatio="none">${drawn.join('')}
<path d="M0 ${SCALE}H11.4" stroke="#56616e" stroke-width=".2"/></svg>`;
}

/** A small picture for each month: its name, bars, the figure of the fund, and below it that of the benchmark. */
export function months(rows: readonly s.SeriesRow[], names: readonly string[]): string {
  const values = rows.map((r) => Number(r.percent));
  const most = Math.max(...values.map(Math.abs));
  const depth = Math.max(0.2, (-Math.min(...values) / most) * SCALE);
  const cells = s.labelsOf(rows).map((label) => {
    const figures = names.map((name) => s.percentAt(rows, name, label));
    const [own, other] = figures.map(signed);
    const under = names.length > 1 ? `<span>${other ?? ''}</span>` : '';
    const picture = bars(
      figures.map((v) => Number(v ?? 0)),
      most,
      depth,
    );
    return `<p><small>${label}</small>${picture}<b>${own ?? ''}</b>${under}</p>`;
  });
  return `<div class=mm>${cells.join('')}</div>`;
}
