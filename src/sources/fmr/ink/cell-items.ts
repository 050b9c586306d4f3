/** Items of one cell, each a line that begins with a label of its own: `Front-end: Nil` over `Back-end: Nil`. */
import { cellsBefore, type Setting } from './lines-around.ts';
import type { TextLine } from './text-cells.ts';

const ITEM = /^(\p{Lu}[^:]{1,30}):\s\S/u;

/**
 * Whether a cell begins with an item and the line is its next one: both are labels, alone or with the text to the left
 * of the cell, `Minimum` left of `Initial: Rs. 5,000`.
 */
export function beginsItem(setting: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const first = block[0] as TextLine;
  const labels = [line, first].map(({ text }) => (text.includes(':') ? ITEM.exec(text)?.[1] : undefined));
  if (labels.includes(undefined)) return false;
  const [cell] = cellsBefore(setting, first);
  const isLabel = (label: string | undefined): boolean =>
    setting.isLabel(`${label}:`) ||
    (cell !== undefined && (setting.isLabel(`${cell.text} ${label}`) || setting.isLabel(`${label} ${cell.text}`)));
  return labels.every(isLabel);
}
