/** The drawn parts of AMC N191: a line of time, rupees at both sides of an axis, years, a calendar, a bar of pieces. */
import * as s from './shared15.ts';

export const PLUM = '#5b2245';
export const OCHRE = '#c08a2e';
const COLOURS = [PLUM, OCHRE, '#4d7c78', '#a65b6f', '#8a8f3c', '#3f5673', '#c9a58b', '#9a9a9a', '#6b4d2e'];

/** Returns below zero are in brackets. */
export const plain = (v: string | null | undefined): string =>
  v === null || v === undefined ? '' : v.startsWith('-') ? `(${v.slice(1)})` : v;

const isLoss = (v: string | undefined): string => (v?.startsWith('-') === true ? ' class=loss' : '');

/** Events under their days. */
export function lineOfTime(entry: s.Entry, today: string): string {
  const rated = (subject: 'FUND' | 'AMC', whose: string): { day: string; iso: string; event: string }[] => {
    const r = s.rated(entry, subject);
    const parts = s.ratingParts(entry, subject);
    if (r === null || parts === null) return [];
    return [{ day: parts.day, iso: r.rating_date ?? '', event: `${parts.rating} by ${parts.agency} for the ${whose}` }];
  };
  const events = [
    { day: entry.launch_date_raw ?? '', iso: entry.launch_date ?? '', event: 'Launch of the Fund' },
    ...rated('AMC', 'Company'),
    ...rated('FUND', 'Fund'),
  ].toSorted((a, b) => a.iso.localeCompare(b.iso));
  const nodes = [...events, { day: today, event: 'Day of this report' }].map(
    (e) => `<div><b>${s.esc(e.day)}</b><i></i><span>${s.esc(e.event)}</span></div>`,
  );
  return `<div class=time>${nodes.join('')}</div>`;
}

/** The class in the middle, the rupees of the month before at the left, those of the month at the right. */
export function bothSides(figures: s.Figures): string {
  const [then = '', now = ''] = s.datesOf(figures, 'ASSET_ALLOCATION');
  const bar = (v: string | undefined): string => `<u style="width:${(Number(v ?? 0) * 0.21).toFixed(1)}mm"></u>`;
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map(({ label, cells }) => {
    const [old, fresh] = cells;
    return s.tr([
      `<span>${bar(old)}Rs. ${old ?? ''}</span>`,
      s.esc(label),
      `<span>Rs. ${fresh ?? ''}${bar(fresh)}</span>`,
    ]);
  });
  return `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}
<table class=sides>${s.tr([then, '', now], 'th')}${rows.join('')}</table>`;
}

/** The years between the returns of the fund and of the benchmark. */
export function years(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const labels = s.labelsOf(rows).toReversed();
  if (labels.length === 0) return '';
  const most = Math.max(...rows.map((r) => Math.abs(Number(r.percent))));
  const cell = (series: string, label: string): string => {
    const v = s.percentAt(rows, series, label);
    const bar = `<u style="height:${((Math.abs(Number(v ?? 0)) / most) * 5).toFixed(1)}mm"></u>`;
    const text = `<b${isLoss(v)}>${plain(v)}</b>`;
    return series === 'Fund' ? `${text}${bar}` : `${bar}${text}`;
  };
  const line = (series: string, kind: string): string =>
    s.tr([series, ...labels.map((l) => cell(series, l))], 'td', kind);
  return `${s.heading('Fiscal years, return in %')}<table class=years>${line('Fund', 'up')}${s.tr(
    ['', ...labels],
    'th',
  )}${line('Benchmark', 'down')}</table>`;
}

/** The first cell is the key to the places of the others. */
export function calendar(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const cells = s.labelsOf(rows).map((l) => {
    const [own, other] = [s.percentAt(rows, 'Fund', l), s.percentAt(rows, 'Benchmark', l)];
    return `<div><small>${s.esc(l)}</small><b${isLoss(own)}>${plain(own)}</b>
<em${isLoss(other)}>${plain(other)}</em></div>`;
  });
  const key = '<div class=key><small>Month</small><b>Fund</b><em>Benchmark</em></div>';
  return `${s.heading('Twelve months, return in %')}<div class=cal>${key}${cells.join('')}</div>`;
}

/** Pieces with numbers; the list below has what they are. */
export function pieces(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const bar = rows.map((r, i) => `<i style="flex:${r.percent} 0 3.2mm;background:${COLOURS[i] ?? PLUM}">${i + 1}</i>`);
  const keys = rows.map(
    (r, i) =>
      `<div><i style="background:${COLOURS[i] ?? PLUM}">${i + 1}</i>` +
      `<span>${s.esc(r.label_raw)}</span><b>${r.percent}</b></div>`,
  );
  return `${s.heading(s.titleOf(figures, type))}<div class=bar>${bar.join('')}</div>
<div class=keys>${keys.join('')}</div>`;
}
