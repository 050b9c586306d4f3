/** Tables of several plans or sub-funds of which it is doubtful whose each part is. */
import type { Table } from '#sources/fmr/candidates/table.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { PageContext } from './page-context.ts';
import type { TablePart } from './part-table.ts';

/**
 * Whether it is doubtful which plans the parts of a table belong to: short forms alone do not name plans, the title
 * must name them too, and in the middle of one plan's part, here or on the page before, a table of several may be that
 * plan's alone.
 */
export function contradictsTitle(
  context: PageContext,
  table: Table,
  parts: readonly TablePart[],
  own: string | null,
): boolean {
  const names = context.sub_fund_names;
  const subs = parts.map(({ sub }) => sub?.name);
  if (subs.some((sub) => sub === undefined)) return false;
  const title = table.title?.text ?? '';
  const labels = [...table.columns, ...table.rows.map((row) => row.label)].map(({ text }) => text);
  const isSpelledOut = labels.every(
    (label) => names.findShort(label) === undefined || names.find(label) !== undefined || isExplained(context, label),
  );
  const heads = [...table.captions, ...table.columns.flatMap((column) => column.heads)];
  const areNamedIn = (texts: readonly { readonly text: string }[]): boolean =>
    subs.every((sub) =>
      texts.some(({ text }) => sub !== undefined && names.find(text)?.name === names.find(sub.text)?.name),
    );
  // In labels of rows only whole names count: `Equity` may also be a class of assets.
  const rows = table.rows.flatMap(({ label }) => (names.isHeading(label.text) === undefined ? [] : [label]));
  const areInFull = areNamedIn(heads) || areNamedIn(rows);
  const said = title.split('|').map((part) => names.find(part)?.name);
  // Heads that spell out all sub-funds of the page leave none whose part this could be.
  const areAll = areInFull && subs.length > 1 && new Set(subs).size === context.state.sub_funds.size;
  if (
    (own !== null && !areAll) ||
    (context.last_scope !== null && !areInFull) ||
    (!isSpelledOut && said.every((part) => part === undefined))
  )
    return true;
  // A title that spells out the heading of one plan is that plan's, whatever the labels say.
  if (context.headings.filter((heading) => squeeze(title).includes(squeeze(heading))).length === 1) return true;
  // `Equity Sub Fund|Debt Sub Fund`: if title and short forms list the plans in different orders, both are doubtful.
  return (
    said.length === parts.length &&
    new Set(said).size > 1 &&
    said.some((part, at) => part !== undefined && part !== subs[at]?.text)
  );
}

// `Equity Sub Fund (SPF-ESF)` elsewhere on the page, in one text or with the bracket under the name.
function isExplained({ ink, sub_fund_names: names }: PageContext, label: string): boolean {
  const meant = names.findShort(label)?.name;
  return ink.blocks.some((block) => {
    const [, before = '', inside = ''] = /^(.*?)\(([^()]{3,16})\)$/.exec(block.text) ?? [];
    if (squeeze(inside) !== squeeze(label)) return false;
    const over = ink.blocks.find(
      (other) =>
        other.y1 <= block.y0 + 1 && block.y0 - other.y1 < block.size && other.x0 < block.x1 && other.x1 > block.x0,
    );
    return names.find(before.trim() === '' ? (over?.text ?? '') : before)?.name === meant;
  });
}
