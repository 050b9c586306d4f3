/** A page with grids of all funds as the page of one: what is the fund's, under the heads and titles of its grids. */
import type { Box, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { ClosedPage } from '#sources/fmr/ink/close-up.ts';
import { PageComposer } from '#sources/fmr/ink/composed-page.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { isInside } from './fund-columns.ts';
import type { OwnedGrid, Owner } from './grid-owners.ts';
import type { NameIndex } from './known-funds.ts';
import { pieceOf, setPiece, type SheetPiece } from './sheet-pieces.ts';

// In multiples of the font size.
const PITCH = 1.8;
const GAP = 3;
const UNDER_CAPTION = 1;
const ALONE = 1.5;
const CAPTION = 2.5;
const REST = 6;
// Of the page's running text.
const TITLE = 1.5;
const HEADING = 1.2;

export interface Sheet {
  readonly ink: PageInk;
  readonly grids: readonly OwnedGrid[];
  /** Texts outside the grids. */
  readonly outside: readonly Block[];
  readonly captions: ReadonlyMap<OwnedGrid, Caption>;
}

/** The title of a grid. */
interface Caption {
  readonly block: Block;
  /** If it is on the page before: the head of the grid, which has it repeated. */
  readonly at: Box | undefined;
}

export function openSheet(ink: PageInk, grids: readonly OwnedGrid[], before: Sheet | undefined): Sheet {
  const outside = ink.blocks.filter((block) => !grids.some(({ grid }) => isInside(grid, block)));
  const captions = new Map<OwnedGrid, Caption>();
  for (const [at, owned] of grids.entries()) {
    const block = captionOf(owned, outside, topOf(grids));
    const caption = block === undefined ? undefined : { block, at: undefined };
    const own = caption ?? (at === 0 ? continuedCaption(owned, outside, before) : undefined);
    if (own !== undefined) captions.set(owned, own);
  }
  return { ink, grids, outside, captions };
}

const topOf = (grids: readonly OwnedGrid[]): number => Math.min(...grids.map(({ grid }) => grid.y0));

/** The line right over a grid. Over the first one only a known title is not the page's. */
function captionOf({ grid }: OwnedGrid, outside: readonly Block[], top: number): Block | undefined {
  return outside.find(
    ({ x0, y0, y1, size, text }) =>
      (y0 > top || titleKind(text) !== undefined) &&
      x0 > grid.x0 - size &&
      x0 < grid.x1 &&
      y1 < grid.y0 + 1 &&
      grid.y0 - y1 < CAPTION * size,
  );
}

/** A grid with nothing over it and with the heads of the last one of the page before continues that one. */
function continuedCaption(
  { grid, heads }: OwnedGrid,
  outside: readonly Block[],
  before: Sheet | undefined,
): Caption | undefined {
  const last = before?.grids.at(-1);
  const caption = last === undefined ? undefined : before?.captions.get(last);
  if (last === undefined || caption === undefined || outside.some(({ y0 }) => y0 < grid.y0)) return undefined;
  return headsOf(last) === headsOf({ grid, heads })
    ? { block: caption.block, at: { ...grid, y1: grid.rows[heads] as number } }
    : undefined;
}

function headsOf({ grid, heads }: Pick<OwnedGrid, 'grid' | 'heads'>): string {
  return grid.cells.flatMap(({ row, column, text }) => (row < heads ? `${row} ${column} ${text}` : [])).join('|');
}

interface ComposedSheet {
  readonly page: ClosedPage;
  /** The fund's name, on the composed page. */
  readonly title: Box;
}

export function composeSheet(sheet: Sheet, fund: KnownFund, names: NameIndex): ComposedSheet {
  const { ink, grids, captions } = sheet;
  const { page, body } = ink;
  const composer = new PageComposer();
  const top = topOf(grids);
  const left = Math.min(...grids.map(({ grid }) => grid.x0));
  const titles = new Set([...captions.values()].map(({ block }) => block));
  const outside = sheet.outside.filter(
    (block) => !titles.has(block) && !isLooseFigure(block) && !namesOther(block, fund, names),
  );
  for (const block of outside) if (block.y1 < top + 1) composer.move(wordsOf(block), 0, 0);
  const at = composer.bottom + PITCH * body;
  const end = composer.setLine(longestName(grids, fund), left, at + TITLE * body, { bold: true, size: TITLE * body });
  const title = { x0: left, x1: end, y0: at, y1: composer.bottom };
  const parts = listParts(grids, fund);
  for (const part of new Set([null, ...parts.keys()])) {
    const pieces = grids.flatMap((owned): PlacedPiece[] => {
      const piece = pieceOf(owned, fund, part);
      return piece === undefined ? [] : [{ piece, caption: captions.get(owned) }];
    });
    const heading = part === null || pieces.length === 0 ? [] : (parts.get(part)?.words ?? []);
    composer.setLine(heading, left, composer.bottom + GAP * body, { bold: true, size: HEADING * body });
    for (const piece of pieces) place(composer, piece, left, body);
  }
  const rest = outside.filter((block) => block.y1 >= top + 1);
  const down = composer.bottom + REST * body - Math.min(...rest.map(({ y0 }) => y0));
  for (const block of rest) composer.move(wordsOf(block), 0, down);
  return { page: composer.finish(page), title };
}

interface PlacedPiece {
  readonly piece: SheetPiece;
  readonly caption: Caption | undefined;
}

function place(composer: PageComposer, { piece, caption }: PlacedPiece, left: number, body: number): void {
  if (caption !== undefined) {
    const { block, at } = caption;
    composer.move(wordsOf(block), left - block.x0, composer.bottom + GAP * body - block.y0, at);
  }
  const gap = caption === undefined ? ALONE : UNDER_CAPTION;
  setPiece(composer, piece, { left, top: composer.bottom + gap * body, body });
}

const wordsOf = ({ lines }: Block): Word[] => lines.flatMap(({ words }) => [...words]);

/** In the head or the foot of the page: only a date is of all funds. */
function isLooseFigure({ text, isFigure }: Block): boolean {
  return isFigure && readDate(text) === undefined;
}

function namesOther({ text }: Block, fund: KnownFund, names: NameIndex): boolean {
  return names.search(text).some((hit) => hit.fund.name !== fund.name);
}

function ownersIn(grids: readonly OwnedGrid[], fund: KnownFund): Owner[] {
  return grids.flatMap(({ owners }) => owners.flat()).filter((owner) => owner.fund === fund);
}

/** The plans or sub-funds of the fund in the order of the page, each with the longest words that name it. */
function listParts(grids: readonly OwnedGrid[], fund: KnownFund): Map<string, Owner> {
  const parts = new Map<string, Owner>();
  for (const owner of ownersIn(grids, fund))
    if (owner.part !== null && owner.words.length > (parts.get(owner.part)?.words.length ?? 0))
      parts.set(owner.part, owner);
  return parts;
}

function longestName(grids: readonly OwnedGrid[], fund: KnownFund): readonly Word[] {
  const names = ownersIn(grids, fund).map(({ name }) => name);
  return names.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
