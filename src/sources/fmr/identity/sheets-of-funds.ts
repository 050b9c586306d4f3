/**
 * Sheets of a workbook: pages with the facts of all funds in ruled grids, a row or a column for each of them. Each fund
 * has its own view of such a page.
 */
import type { KnownFund } from '#domain/known-fund.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isInFoot, isInHead, type PageInk } from '#sources/fmr/ink/page-ink.ts';
import { listGrids, type RuledGrid } from '#sources/fmr/ink/ruled-grids.ts';
import { isKin, SHORT_FORM, type PageFund } from './find-funds.ts';
import { isInside } from './fund-columns.ts';
import { OwnerNames, ownersOf, type OwnedGrid, type Owner } from './grid-owners.ts';
import type { NameIndex } from './known-funds.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { composeSheet, openSheet, type Sheet } from './sheet-of-one-fund.ts';
import type { ShortForms } from './short-forms.ts';
import { listSubFunds } from './sub-funds-of.ts';
import { findTurnedFunds } from './turned-heads.ts';

// Fewer lines are not the grid of several funds.
const FEWEST_LINES = 12;
const FEWEST_FUNDS = 2;
// Its grids name the fund.
const SCORE = 14;

/** The funds of each page that is such a sheet. */
export function listSheetFunds(
  inks: readonly PageInk[],
  names: NameIndex,
  shorts: ShortForms,
): Map<PageInk, PageFund[]> {
  const owners = new OwnerNames(names, shorts, (fund) => listSubFunds(fund.name, fund, names.funds));
  const found = new Map<PageInk, PageFund[]>();
  let before: Sheet | undefined;
  for (const ink of inks) {
    const grids = gridsOf(ink, names, shorts, owners);
    const sheet = grids === undefined ? undefined : openSheet(ink, grids, before);
    const funds = sheet === undefined ? findTurnedFunds(ink, owners) : fundsOf(sheet, names);
    if (funds !== undefined) found.set(ink, funds);
    before = sheet;
  }
  return found;
}

function fundsOf(sheet: Sheet, names: NameIndex): PageFund[] {
  const { width, height } = sheet.ink.page;
  return distinctFunds(sheet.grids).map((fund) => {
    const { page, title } = composeSheet(sheet, fund, names);
    return {
      text: fund.name,
      known: fund,
      box: title,
      score: SCORE,
      isContinued: false,
      zone: { x0: 0, y0: 0, x1: width, y1: height },
      page,
    };
  });
}

/** Undefined if the page has the title of a fund, other grids, or a figure that may be of several funds. */
function gridsOf(ink: PageInk, names: NameIndex, shorts: ShortForms, owners: OwnerNames): OwnedGrid[] | undefined {
  const { page, blocks } = ink;
  if (page.walls.length < FEWEST_LINES || page.rules.length < FEWEST_LINES) return undefined;
  if (!namesSeveral(blocks, names, shorts)) return undefined;
  const grids = listGrids(page);
  const fundIn = (text: string): KnownFund | undefined => shorts.find(text) ?? names.search(text)[0]?.fund;
  const isNamed = (grid: RuledGrid): boolean =>
    blocks.some((block) => isInside(grid, block) && !block.isFigure && fundIn(block.text) !== undefined);
  const hasFigures = (grid: RuledGrid): boolean => blocks.some((block) => block.isFigure && isInside(grid, block));
  const owned = ownAll(grids, owners, isNamed, hasFigures);
  const isLoose = (block: Block): boolean =>
    block.isFigure && !isInHead(ink, block) && !isInFoot(ink, block) && !grids.some((grid) => isInside(grid, block));
  const isTitle = (block: Block): boolean =>
    names.search(block.text).some(({ name }) => name === squeeze(block.text.replace(SHORT_FORM, ''))) &&
    !grids.some((grid) => isInside(grid, block));
  return owned === undefined || !areSeveral(distinctFunds(owned)) || blocks.some(isLoose) || blocks.some(isTitle)
    ? undefined
    : owned;
}

/** Plans or sub-funds of one fund are parts of its page. */
function areSeveral(funds: readonly KnownFund[]): boolean {
  return funds.some((fund) => !isKin(fund, funds[0] ?? fund));
}

function namesSeveral(blocks: readonly Block[], names: NameIndex, shorts: ShortForms): boolean {
  const found = new Set<string>();
  return blocks.some(({ text, isFigure: isNumber }) => {
    const fund = isNumber ? undefined : (shorts.find(text) ?? names.search(text)[0]?.fund);
    if (fund !== undefined) found.add(fund.name);
    return found.size >= FEWEST_FUNDS;
  });
}

type Asks = (grid: RuledGrid) => boolean;

/**
 * A grid that names no fund is of all of them; undefined if it has figures, or if it names funds otherwise than for its
 * rows or columns. One that is not clear is of none.
 */
function ownAll(
  grids: readonly RuledGrid[],
  names: OwnerNames,
  isNamed: Asks,
  hasFigures: Asks,
): OwnedGrid[] | undefined {
  const named = grids.map((grid) => ownersOf(grid, names, []));
  const all = distinctFunds(named.filter((each) => each !== undefined)).map((fund): Owner => ({
    fund,
    part: null,
    words: [],
    name: [],
  }));
  const owned: OwnedGrid[] = [];
  for (const [at, grid] of grids.entries()) {
    const own = named[at] ?? ownersOf(grid, names, all);
    const isOfNone = !grid.isClear && isNamed(grid);
    if (own === undefined && !isOfNone && hasFigures(grid)) return undefined;
    const by = isOfNone || !grid.isClear ? ('NONE' as const) : ('ALL' as const);
    owned.push(own ?? { grid, heads: 1, by, owners: [], named: null });
  }
  return owned;
}

function distinctFunds(grids: readonly OwnedGrid[]): KnownFund[] {
  return [...new Set(grids.flatMap(({ owners }) => owners.flat().map(({ fund }) => fund)))];
}
