/**
 * Whose the rows or columns of a ruled grid are: funds are the heads of its columns, the first cells of its rows, or
 * rows of their own over what is theirs.
 */
import type { KnownFund } from '#domain/known-fund.ts';
import type { Word } from '#documents/pdf/page-words.ts';
import type { GridCell, RuledGrid } from '#sources/fmr/ink/ruled-grids.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import type { NameIndex } from './known-funds.ts';
import type { ShortForms } from './short-forms.ts';

/** A fund, or one of its plans or sub-funds. */
export interface Owner {
  readonly fund: KnownFund;
  /** The registry's name of the plan or sub-fund, or of its class. */
  readonly part: string | null;
  /** The words that name the part; else those that name the fund. */
  readonly words: readonly Word[];
  /** The words that name the fund; a row under that of its fund has none. */
  readonly name: readonly Word[];
}

export interface OwnedGrid {
  readonly grid: RuledGrid;
  /** Rows of heads. */
  readonly heads: number;
  /** Whether rows or columns have owners; each fund of the page has all of the grid, or none has any of it. */
  readonly by: 'ROWS' | 'TITLES' | 'COLUMNS' | 'ALL' | 'NONE';
  /** Of each row or column; empty for labels and sums. */
  readonly owners: readonly (readonly Owner[])[];
  /** The column with the names. */
  readonly named: number | null;
}

const OF_ALL = /^(?:all|each|every)(?: of)?(?: the| our)?(?: funds?| schemes?)?$/i;
const CONTINUED = /\s?\(?\bcont(?:inue)?d?\b\.?\)?$/i;
const SHORT_BEFORE = /^([A-Z][A-Za-z0-9-]{1,11})(?:\s?[:–—-]\s?|\s|$)(.*)$/;
const SHORT_BEHIND = /^\(([A-Z][A-Za-z0-9 -]{1,14})\)\s?/;
const LONGEST = 90;

export class OwnerNames {
  readonly #names: NameIndex;
  readonly #shorts: ShortForms;
  readonly #subsOf: (fund: KnownFund) => SubFundNames;

  constructor(names: NameIndex, shorts: ShortForms, subsOf: (fund: KnownFund) => SubFundNames) {
    this.#names = names;
    this.#shorts = shorts;
    this.#subsOf = subsOf;
  }

  /** Undefined if the cell has other words than the name of a fund, and of its part. */
  find({ text, words }: Pick<GridCell, 'text' | 'words'>): Owner | undefined {
    const printed = text.replace(CONTINUED, '');
    if (printed.length > LONGEST || !/[A-Za-z]{2}/.test(printed)) return undefined;
    const [hit, second] = this.#names.search(printed);
    if (second !== undefined) return undefined;
    const [fund, rest] = hit === undefined ? this.#byShort(printed) : [hit.fund, restOf(printed, hit.fund, hit.name)];
    if (fund === undefined || rest === undefined) return undefined;
    const behind = SHORT_BEHIND.exec(rest);
    const isOwnShort = behind !== null && this.#shorts.find(behind[1] ?? '')?.name === fund.name;
    const name = (isOwnShort ? rest.slice(behind[0].length) : rest).replace(/^[\s:–—-]+/, '');
    if (name === '') return { fund: this.#whole(fund), part: null, words, name: words };
    const subs = this.#subsOf(fund);
    const part = subs.find(name)?.name;
    // `SPF Equity` names a sub-fund, `Equity` may be a class of assets.
    const last = subs.isHeading(name) === undefined ? words : lastWords(words, name);
    return part === undefined
      ? undefined
      : { fund: this.#whole(fund), part, words: last, name: words.slice(0, words.length - last.length) };
  }

  /** `Debt Sub-Fund` in a row under those of its fund. */
  partOf(fund: KnownFund, { text, words }: GridCell): Owner | undefined {
    const part = this.#subsOf(fund).isHeading(text)?.name;
    return part === undefined ? undefined : { fund, part, words, name: [] };
  }

  /** The funds of a list such as `SIF, SSF`; undefined if anything else is in it. */
  list({ text }: GridCell): Owner[] | undefined {
    const items = text.split(/,\s?|\s(?:and|&)\s/);
    const funds = items.map((item) => this.#byShort(item));
    return items.length < 2 || funds.some(([fund, rest]) => fund === undefined || rest !== '')
      ? undefined
      : funds.map(([fund]) => ({ fund: this.#whole(fund as KnownFund), part: null, words: [], name: [] }));
  }

  #byShort(text: string): readonly [fund: KnownFund | undefined, rest: string] {
    const [, short = '', rest = ''] = SHORT_BEFORE.exec(text) ?? [];
    return [this.#shorts.find(short), rest];
  }

  /** The registry has an entry of the same name for each class of a pension fund. */
  #whole(fund: KnownFund): KnownFund {
    return this.#names.funds.find(({ name }) => name === fund.name) ?? fund;
  }
}

/** What follows the name of the fund at the beginning of a text; undefined if the text begins otherwise. */
function restOf(text: string, fund: KnownFund, hit: string): string | undefined {
  const whole = squeeze(text);
  const name = [squeeze(fund.name), hit].find((each) => whole.startsWith(each));
  if (name === undefined) return undefined;
  let end = 0;
  while (end < text.length && squeeze(text.slice(0, end)) !== name) end += 1;
  return text.slice(end).trim();
}

function lastWords(words: readonly Word[], name: string): readonly Word[] {
  const length = squeeze(name).length;
  let from = words.length;
  while (
    from > 0 &&
    squeeze(
      words
        .slice(from)
        .map(({ text }) => text)
        .join(''),
    ).length < length
  )
    from -= 1;
  return words.slice(from);
}

/** Whether a merged cell is of several funds, or of several parts of one without that fund itself. */
export function isOfSeveral({ by, owners }: OwnedGrid, { row, rowEnd, column, columnEnd }: GridCell): boolean {
  const all = (by === 'COLUMNS' ? owners.slice(column, columnEnd) : owners.slice(row, rowEnd)).flat();
  const [first] = all;
  return all.some(({ fund }) => fund !== first?.fund) || (all.length > 1 && all.every(({ part }) => part !== null));
}

/** Undefined if it is not clear whose any of its rows are. */
export function ownersOf(grid: RuledGrid, names: OwnerNames, all: readonly Owner[]): OwnedGrid | undefined {
  const corner = grid.cells.find(({ row, column }) => row === 0 && column === 0);
  if (!grid.isClear || corner === undefined || corner.columnEnd === grid.columns.length - 1) return undefined;
  const heads = corner.rowEnd;
  return byColumns(grid, heads, names) ?? byTitles(grid, heads, names) ?? byRows(grid, heads, names, all);
}

function byColumns(grid: RuledGrid, heads: number, names: OwnerNames): OwnedGrid | undefined {
  const owners = grid.columns.slice(1).map((): Owner[] => []);
  for (const cell of grid.cells) {
    const owner = cell.row < heads && cell.column > 0 ? names.find(cell) : undefined;
    if (owner === undefined) continue;
    for (let column = cell.column; column < cell.columnEnd; column += 1) owners[column]?.push(owner);
  }
  const first = owners.findIndex((each) => each.length > 0);
  const isClear = first > 0 && owners.slice(first).every((each) => each.length === 1);
  return isClear ? { grid, heads, by: 'COLUMNS', owners, named: null } : undefined;
}

/** What is under a title that is not understood has no owner. */
function byTitles(grid: RuledGrid, heads: number, names: OwnerNames): OwnedGrid | undefined {
  const across = grid.cells.filter(
    ({ row, column, columnEnd }) => row >= heads && column === 0 && columnEnd === grid.columns.length - 1,
  );
  const titles = new Map(across.map((cell) => [cell.row, names.find(cell)]));
  const last = grid.rows.length - 1;
  if (!titles.has(heads) || [...titles.values()].every((title) => title === undefined)) return undefined;
  const owners: Owner[][] = [];
  let owner: Owner | undefined;
  for (let row = 0; row < last; row += 1) {
    const isTitle = titles.has(row);
    if (isTitle) owner = titles.get(row);
    owners.push(owner === undefined || isTitle ? [] : [owner]);
  }
  return { grid, heads, by: 'TITLES', owners, named: null };
}

/** In the first column, or in the last one of a list of terms and persons. */
function byRows(grid: RuledGrid, heads: number, names: OwnerNames, all: readonly Owner[]): OwnedGrid | undefined {
  const last = grid.columns.length - 2;
  for (const named of [0, last]) {
    const cells = grid.cells.filter(
      ({ row, column, columnEnd }) => row >= heads && column === named && columnEnd === named + 1,
    );
    const owners: (readonly Owner[])[] = grid.rows.slice(1).map(() => []);
    let above: Owner | undefined;
    let isClear = cells.length > 0;
    for (const cell of cells) {
      const owner = named === 0 ? names.find(cell) : undefined;
      const own =
        owner ??
        (above === undefined ? undefined : names.partOf(above.fund, cell)) ??
        (OF_ALL.test(cell.text) && all.length > 0 ? all : (names.list(cell) ?? names.find(cell)));
      const isSum = /^(?:grand |sub-?)?total\b/i.test(cell.text);
      if (own === undefined && !isSum) isClear = false;
      const each = own === undefined ? [] : 'fund' in own ? [own] : own;
      above = each.length === 1 ? each[0] : undefined;
      for (let row = cell.row; row < cell.rowEnd; row += 1) owners[row] = each;
    }
    if (isClear) return { grid, heads, by: 'ROWS', owners, named };
  }
  return undefined;
}
