/** What a grid of all funds has of one of them, and how it is set on the page of that fund. */
import type { KnownFund } from '#domain/known-fund.ts';
import type { PageComposer } from '#sources/fmr/ink/composed-page.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { GridCell, RuledGrid } from '#sources/fmr/ink/ruled-grids.ts';
import { isOfSeveral, type OwnedGrid, type Owner } from './grid-owners.ts';
import { isFigure } from '#sources/fmr/ink/figures.ts';
import { isSerialHead } from '#sources/fmr/ink/serial-numbers.ts';
import { type Fact, factsOf, factsOfColumn, NOTHING, setFacts } from './sheet-facts.ts';

/** `facts` are set as labels with values; else cells are set under their heads, in rows. */
export interface SheetPiece {
  readonly grid: RuledGrid;
  readonly facts?: readonly Fact[];
  readonly cells: readonly GridCell[];
  readonly rows: readonly number[];
  /** A cell across other columns as well is read in the first of these. */
  readonly columns?: readonly number[];
  /** Columns from here on are moved to the left by this much. */
  readonly shift?: { readonly from: number; readonly by: number };
}

export function pieceOf(owned: OwnedGrid, fund: KnownFund, part: string | null): SheetPiece | undefined {
  const isOwn = (owner: Owner): boolean => owner.fund === fund && owner.part === part;
  if (owned.by === 'NONE') return undefined;
  if (owned.by === 'ALL')
    return part === null ? { grid: owned.grid, cells: owned.grid.cells, rows: [...owned.grid.rows.keys()] } : undefined;
  return owned.by === 'COLUMNS' ? pieceOfColumns(owned, isOwn) : pieceOfRows(owned, fund, part, isOwn);
}

type IsOwn = (owner: Owner) => boolean;

function pieceOfColumns(owned: OwnedGrid, isOwn: IsOwn): SheetPiece | undefined {
  const { grid, heads, owners } = owned;
  const first = owners.findIndex((each) => each.length > 0);
  const own = owners.flatMap((each, column) => (each.some(isOwn) ? [column] : []));
  const [from] = own;
  if (from === undefined) return undefined;
  const isOfOwn = ({ column, columnEnd }: GridCell): boolean => own.some((at) => at >= column && at < columnEnd);
  // The name of the fund is not needed over the heads of its columns.
  const cells = grid.cells.filter(
    (cell) =>
      (cell.column < first || (isOfOwn(cell) && !isSharedFigure(owned, cell))) &&
      !(cell.row === 0 && cell.column >= first && cell.rowEnd < heads),
  );
  const rows = [...grid.rows.keys()].filter(
    (row) => row < heads || cells.some((cell) => cell.row === row && isOfOwn(cell) && !NOTHING.test(cell.text)),
  );
  if (own.length === 1) {
    const body = grid.cells.filter((cell) => cell.row >= heads);
    const facts = factsOfColumn(
      body.filter(({ column }) => column < first),
      body.filter(isOfOwn),
      (cell) => isOfSeveral(owned, cell),
    );
    if (facts !== undefined) return { grid, facts, cells, rows };
  }
  const by = (grid.columns[from] as number) - (grid.columns[first] as number);
  return { grid, cells: cells.filter(({ row }) => rows.includes(row)), rows, columns: own, shift: { from: first, by } };
}

/** A figure in a series or among shares that is merged over several funds is of none of them. */
function isSharedFigure(owned: OwnedGrid, cell: GridCell): boolean {
  return cell.row >= owned.heads && isFigure(cell.text) && isOfSeveral(owned, cell);
}

function pieceOfRows(owned: OwnedGrid, fund: KnownFund, part: string | null, isOwn: IsOwn): SheetPiece | undefined {
  const { grid, heads, owners, named, by } = owned;
  const rows = owners.flatMap((each, row) => (each.some(isOwn) ? [row] : []));
  if (rows.length === 0) return undefined;
  const isOfWhole = ({ row, rowEnd }: GridCell): boolean =>
    owners.slice(row, rowEnd).some((each) => each.some((owner) => owner.fund === fund && owner.part === null));
  const own = grid.cells.filter(
    (cell) => rows.some((row) => row >= cell.row && row < cell.rowEnd) && (part === null || !isOfWhole(cell)),
  );
  const numbered = columnOfNumbers(grid, heads);
  const cells = own.filter(({ column }) => column !== named && column !== numbered);
  const counts = new Map<string, number>();
  for (const {
    fund: { name },
    part: of,
  } of owners.flat())
    counts.set(`${name} ${of}`, (counts.get(`${name} ${of}`) ?? 0) + 1);
  if (by === 'ROWS' && named === 0 && [...counts.values()].every((count) => count === 1)) {
    const facts = factsOf(grid, heads, cells, (cell) => isOfSeveral(owned, cell));
    if (facts !== undefined) return { grid, facts, cells, rows };
  }
  // The name is the only label of a row of figures.
  const isLabel = named === 0 && own.some(({ column, text }) => column === 1 && (isFigure(text) || NOTHING.test(text)));
  const over = grid.cells.filter(
    (cell) => cell.row < heads && (isLabel || cell.column !== named) && cell.column !== numbered,
  );
  return {
    grid,
    cells: [...over, ...(isLabel ? own : cells).filter((cell) => !isSharedFigure(owned, cell))],
    rows: [...Array.from({ length: heads }, (_, row) => row), ...rows],
  };
}

/** Its numbers are not needed: rows are counted, and those of a fund may begin on the page before. */
function columnOfNumbers({ cells }: RuledGrid, heads: number): number | undefined {
  const head = cells.find(({ row, text }) => row < heads && isSerialHead(text));
  const isNumber = ({ text }: GridCell): boolean => /^(?:\d{1,3}\.?)?$/.test(text);
  return head !== undefined &&
    cells.every(
      (cell) => cell.row < heads || cell.column !== head.column || cell.columnEnd > head.columnEnd || isNumber(cell),
    )
    ? head.column
    : undefined;
}

interface Setting {
  readonly left: number;
  readonly top: number;
  readonly body: number;
}

export function setPiece(composer: PageComposer, piece: SheetPiece, setting: Setting): void {
  if (piece.facts === undefined) setRows(composer, piece, setting);
  else setFacts(composer, piece.facts, setting);
}

function setRows(composer: PageComposer, piece: SheetPiece, { top }: Pick<Setting, 'top'>): void {
  const { grid, cells, rows } = piece;
  const tops = new Map<number, number>();
  let at = top;
  for (const row of rows.filter((each) => each < grid.rows.length - 1)) {
    tops.set(row, at);
    at += (grid.rows[row + 1] as number) - (grid.rows[row] as number);
  }
  for (const cell of cells) {
    const own = rows.filter((row) => row >= cell.row && row < cell.rowEnd);
    const [first = cell.row] = own;
    const printed = grid.rows[first] as number;
    const down = (tops.get(first) ?? top) - printed;
    const { x0, x1, right } = acrossOf(piece, cell);
    const { y0, y1 } = boxAround(cell.words);
    // What is in the middle of several rows is read in the first that is left.
    const isWhole = own.length === cell.rowEnd - cell.row;
    const toFirst = isWhole ? 0 : (printed + (grid.rows[first + 1] as number)) / 2 - (y0 + y1) / 2;
    composer.move(cell.words, right, down + toFirst);
    const bottom = grid.rows[(own.at(-1) ?? cell.row) + 1] as number;
    composer.frame({ x0, x1, y0: printed + down, y1: bottom + down });
  }
}

/** The edges of a cell on the composed page, and how far to the right its words are moved. */
function acrossOf(
  { grid, columns = [], shift }: SheetPiece,
  cell: GridCell,
): { readonly x0: number; readonly x1: number; readonly right: number } {
  if (shift === undefined || cell.column < shift.from) return { x0: cell.x0, x1: cell.x1, right: 0 };
  const own = columns.filter((column) => column >= cell.column && column < cell.columnEnd);
  const [first = cell.column] = own;
  const x0 = grid.columns[first] as number;
  const x1 = grid.columns[(own.at(-1) ?? first) + 1] as number;
  const words = boxAround(cell.words);
  const toOwn = own.length === cell.columnEnd - cell.column ? 0 : (x0 + x1 - words.x0 - words.x1) / 2;
  return { x0: x0 - shift.by, x1: x1 - shift.by, right: toOwn - shift.by };
}
