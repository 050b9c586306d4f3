/** Shares in a sentence for each of several funds, under one title: `SSF: Banks 22.7%; Cement 12.8%; Others 18.2%.` */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import { titleKind, type TitleKind } from '#sources/fmr/regions/title-kinds.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { ownerOf } from './part-table.ts';
import type { PageContext } from './page-context.ts';
import { readListOf } from './read-listed-shares.ts';

const OF_SHARES: ReadonlySet<TitleKind | undefined> = new Set<TitleKind>([
  'ASSET_ALLOCATION',
  'SECTOR_ALLOCATION',
  'CREDIT_QUALITY',
]);
const OWNER = /^([^:]{2,40}):\s/;
// In points, and in multiples of the font size.
const SAME_EDGE = 2;
const LINE_PITCH = 1.8;
const TITLE_GAP = 3;

export function readSharesOfOwners(context: PageContext): void {
  for (const title of listTitles(context.ink.blocks)) {
    const kind = context.taken.has(title) ? undefined : titleKind(title.text);
    if (kind === undefined || !OF_SHARES.has(kind)) continue;
    for (const sentence of listSentences(context, title)) {
      const [, name = ''] = OWNER.exec(sentence.text) ?? [];
      const owner = ownerOf(context, { ...sentence, text: name }, true);
      if (owner === undefined || owner === 'OTHER') continue;
      const scope = owner.sub === null ? WHOLE_FUND : findSubFund(context.state, owner.sub, sentence).scope;
      readListOf(context, { block: title, kind }, scope, [sentence]);
    }
  }
}

/** What begins with a name and a colon, each with the lines under it, right under a title. */
function listSentences({ ink: { blocks } }: PageContext, title: Block): Block[] {
  const lines = blocks
    .flatMap((block) => [...block.lines])
    .filter(({ x0, y0 }) => y0 > title.y1 - 1 && Math.abs(x0 - title.x0) < SAME_EDGE)
    .toSorted((a, b) => a.baseline - b.baseline);
  const sentences: TextLine[][] = [];
  let last: Pick<TextLine, 'baseline'> = title;
  for (const line of lines) {
    const gap = sentences.length === 0 ? TITLE_GAP : LINE_PITCH;
    if (line.baseline - last.baseline > gap * line.size) break;
    if (OWNER.test(line.text)) sentences.push([line]);
    else if (sentences.length === 0) break;
    else sentences.at(-1)?.push(line);
    last = line;
  }
  return sentences.map((own) => makeBlock(own));
}
