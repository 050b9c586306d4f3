/** The charts of AMC N259: a line of prices, bars of time, cells in two halves, and spines of books. */
import { FUNDS } from './n259-funds.ts';
import * as w from './n259-words.ts';
import * as s from './shared15.ts';

const WIDTH = 480;

/** The points of the line with their month-ends; only the last one is the NAV of the report. */
function pointsOf(entry: s.Entry): { x: number; y: number; nav: string; day: string }[] {
  const part = s.partOf(entry, FUNDS);
  const all = s.recent(s.historyOf(part.words, part.model, w.MONTH), 13);
  const navs = all.map((p) => p.nav);
  const [low, high] = [Math.min(...navs), Math.max(...navs)];
  return all.map((p, i) => ({
    x: 40 + i * 28,
    y: 66 - ((p.nav - low) / (high - low)) * 40,
    nav: p.nav.toFixed(4),
    day: s.longDay(s.lastDay(p.month)),
  }));
}

export function prices(entry: s.Entry): string {
  const points = pointsOf(entry);
  const last = s.only(points.at(-1), 'last price');
  const past = points.slice(0, -1).toSorted((a, b) => a.y - b.y);
  const [top, bottom] = [s.only(past[0], 'highest price'), s.only(past.at(-1), 'lowest price')];
  const line = points.map((p) => `${p.x},${p.y.toFixed(1)}`).join(' ');
  const dots = [top, bottom, last].map((p) => `<circle cx="${p.x}" cy="${p.y.toFixed(1)}" r="2.4"/>`);
  const note = (p: typeof top, y: number, name: string): string =>
    `<text x="${Math.min(280, Math.max(80, p.x))}" y="${y}">${name} ${p.day}: Rs. ${p.nav}</text>`;
  return w.part(
    'Price at the end of each month',
    `<svg class=prices viewBox="0 0 ${WIDTH} 92"><polyline points="${line}"/>${dots.join('')}
${note(top, top.y - 9, 'Highest before,')}${note(bottom, bottom.y + 16, 'Lowest before,')}
<g class=last><text x="${last.x + 9}" y="${last.y - 3}">NAV per unit</text>
<text x="${last.x + 9}" y="${last.y + 6}" class=nav>Rs. ${entry.nav_per_unit ?? ''}</text>
<text x="${last.x + 9}" y="${last.y + 14}">${last.day}</text></g></svg>`,
  );
}

/** How long the bar of a period is, in percent of the room; and the years from its first day, if that is printed. */
const BARS: Readonly<Record<string, readonly [share: number, years: number]>> = {
  '1 month': [13, 0],
  'Fiscal year to date': [30, 0],
  '6 months': [34, 0],
  '1 year': [46, 1],
  '3 years': [60, 3],
  '5 years': [70, 5],
  'Since launch': [82, 0],
};

function from(entry: s.Entry, label: string, years: number): string {
  if (label === 'Since launch') return `from ${entry.launch_date_raw ?? ''}`;
  return years === 0 ? '' : `from ${boxedDay(years)}`;
}

const boxedDay = (years: number): string =>
  `${s.daysIn(w.MONTH)}/${String(w.MONTH.month).padStart(2, '0')}/${w.MONTH.year - years}`;

/** All bars end on the day of the report; the benchmark is behind that line. */
export function bars(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => {
    const [share, years] = s.only(BARS[r.period_label_raw], 'bar');
    const bar = `<div class=bar style="width:${share}%"><i>${from(entry, r.period_label_raw, years)}</i>
<b>${w.pct(r.fund_return_percent)}</b></div>`;
    return `<div class=run><div class=room><span>${s.esc(r.period_label_raw)}</span>${bar}</div>
<div class=behind>${w.pct(r.benchmark_return_percent)}</div></div>`;
  });
  const heads = `<div class="run heads"><div class=room><b>${s.short(entry)}</b></div>
<div class=behind>${w.BENCHMARK}</div></div>`;
  return w.part('Returns up to 30 November 2024', `<div class=runs>${heads}${rows.join('')}</div>`);
}

const cut = (above: string, below: string, kind = ''): string =>
  `<div class="cut ${kind}"><b>${above}</b><i>${below}</i></div>`;

/** The fund above the diagonal, the benchmark below it, in two rows of six months. */
export function months(entry: s.Entry): string {
  const rows = entry.monthly_returns;
  const labels = s.labelsOf(rows);
  const line = (part: readonly string[]): string => {
    const cells = part.map((l) =>
      cut(w.pct(s.percentAt(rows, s.short(entry), l)), w.pct(s.percentAt(rows, w.BENCHMARK, l))),
    );
    const heads = ['', ...part].map((l) => `<span>${l}</span>`);
    return `${heads.join('')}${cut(s.short(entry), w.BENCHMARK, 'key')}${cells.join('')}`;
  };
  return w.part('Returns by month', `<div class=cuts>${line(labels.slice(0, 6))}${line(labels.slice(6))}</div>`);
}

/** A book for each fiscal year, the oldest at the left. */
export function shelf(entry: s.Entry): string {
  const rows = entry.historical_returns;
  const books = s
    .labelsOf(rows)
    .toReversed()
    .map((l) => {
      const [own, other] = [s.short(entry), w.BENCHMARK].map((n) => w.pct(s.percentAt(rows, n, l)));
      return `<div class=book><b>${l}</b><span>${s.short(entry)} ${own}</span><i>${w.BENCHMARK} ${other}</i></div>`;
    });
  return w.part('Fiscal years, July to June', `<div class=shelf>${books.join('')}</div>`);
}
