/** The frame of the pages of AMC N234: bar, slicers, tabs and notes. */
import { AMC, DAY, footer, LABEL } from './n234-words.ts';
import * as s from './shared15.ts';

const TABS = ['Overview', 'SLQF | SSIF (1)', 'SLQF | SSIF (2)', 'SQF (1)', 'SQF (2)', 'SIAF', 'SIPF', 'Terms'];

/** The rating of the AMC is in the bar of all pages. */
const MANAGER = 'AM2, PACRA, 19-Aug-2022';

export function frame(page: number, title: string, body: string, notes: string): string {
  const tabs = TABS.map((t, i) => `<span${i + 1 === page ? ' class=on' : ''}>${t}</span>`).join('');
  const slicers = [
    ['Report month', LABEL],
    ['Data as of', DAY],
    ['Asset manager rating', MANAGER],
  ];
  const boxes = slicers.map(([l, v]) => `<div class=slicer><i>${l}</i>${v}</div>`).join('');
  return `<div class=head><div><small>${s.esc(AMC)}</small><h1>${s.esc(title)}</h1></div>
<div class=slicers>${boxes}</div></div>${body}<div class=notes>${notes}</div>
<div class=tabs><div>${tabs}</div><div class=foot>${s.esc(footer(page))}</div></div>`;
}

/** The distinct notes of the funds of a page. */
export const note = (entries: readonly s.Entry[]): string =>
  [...new Set(entries.flatMap((e) => e.footnotes_raw))].map((n) => `<span>${s.esc(n)}</span>`).join(' ');

/** How the benchmark and the fund did in the month, in words that fit the figures. */
export function marketWord(entry: s.Entry): string {
  const row = s.only(s.returnAt(entry, '1 month'), 'return');
  const [own, benchmark] = [Number(row.fund_return_percent), Number(row.benchmark_return_percent)];
  return (
    `The benchmark ${benchmark < 0 ? 'fell' : 'rose'} in the month, and the fund did ` +
    `${own < benchmark ? 'worse' : 'better'} than it.`
  );
}
