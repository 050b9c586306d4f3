/** A page as pieces that remember which printed words they are made of, so that a fact can be followed through a change. */
import type { Box, PdfPage, TurnedWord, Word } from '#documents/pdf/page-words.ts';

export interface Piece {
  readonly word: Word | TurnedWord;
  /** Places of the printed words on the unchanged page; empty for an inserted word. */
  readonly from: readonly number[];
}

export interface Sheet {
  readonly page: PdfPage;
  /** Upright and turned words. They replace those of `page`. */
  readonly pieces: readonly Piece[];
}

export function toSheet(page: PdfPage): Sheet {
  return { page, pieces: [...page.words, ...(page.turned ?? [])].map((word, index) => ({ word, from: [index] })) };
}

export function toPage({ page, pieces }: Sheet): PdfPage {
  const words = pieces.map(({ word }) => word);
  return { ...page, words: words.filter((word) => !isTurned(word)), turned: words.filter(isTurned) };
}

export function isTurned(word: Word | TurnedWord): word is TurnedWord {
  return 'turn' in word;
}

/** Scaling about the upper left corner, then a move. */
export interface Motion {
  readonly scale?: number;
  readonly dx?: number;
  readonly dy?: number;
}

export function moveBox<T extends Box>(box: T, { scale = 1, dx = 0, dy = 0 }: Motion): T {
  return {
    ...box,
    x0: box.x0 * scale + dx,
    x1: box.x1 * scale + dx,
    y0: box.y0 * scale + dy,
    y1: box.y1 * scale + dy,
  };
}

export function movePiece({ word, from }: Piece, motion: Motion): Piece {
  const { scale = 1, dx = 0, dy = 0 } = motion;
  // The baseline of a turned word belongs to the frame in which it is upright.
  const along = !isTurned(word) ? dy : word.turn === 'UP' ? dx : -dx;
  const moved = {
    ...moveBox(word, motion),
    baseline: word.baseline * scale + along,
    size: word.size * scale,
    ...(word.spacing === undefined ? {} : { spacing: word.spacing * scale }),
  };
  return { word: moved, from };
}

/** Everything on the page, moved in the same way. */
export function moveSheet({ page, pieces }: Sheet, motion: Motion): Sheet {
  const { scale = 1 } = motion;
  const move = <T extends Box>(box: T): T => moveBox(box, motion);
  return {
    page: {
      ...page,
      width: page.width * scale,
      height: page.height * scale,
      rules: page.rules.map(move),
      walls: page.walls.map(move),
      shades: page.shades.map(move),
    },
    pieces: pieces.map((piece) => movePiece(piece, motion)),
  };
}

export function withText({ word, from }: Piece, text: string): Piece {
  return { word: { ...word, text }, from };
}

/** A word at the right edge of its former self: figures are set flush right. */
export function withFigure(piece: Piece, text: string): Piece {
  const { x0, x1, text: before } = piece.word;
  const width = ((x1 - x0) * text.length) / Math.max(1, before.length);
  return { word: { ...piece.word, text, x0: x1 - width }, from: piece.from };
}

/** The pieces in a box. A box of evidence may be wider than its words, or a part of one word. */
export function piecesIn(pieces: readonly Piece[], box: Box): Piece[] {
  return pieces.filter(({ word }) => {
    const width = Math.min(word.x1, box.x1) - Math.max(word.x0, box.x0);
    const height = Math.min(word.y1, box.y1) - Math.max(word.y0, box.y0);
    const least = Math.min(areaOf(word), areaOf(box));
    return width > 0 && height > 0 && width * height >= 0.5 * least;
  });
}

function areaOf({ x0, x1, y0, y1 }: Box): number {
  return (x1 - x0) * (y1 - y0);
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

/** Whether the box has no piece in it. */
export function isFree(pieces: readonly Piece[], { x0, y0, x1, y1 }: Box): boolean {
  return pieces.every(({ word }) => word.x1 <= x0 || word.x0 >= x1 || word.y1 <= y0 || word.y0 >= y1);
}

/** An inserted word of usual proportions; `x` is its left edge. */
export function makePiece(text: string, x: number, baseline: number, size: number, color = '#000000'): Piece {
  const box = { x0: x, x1: x + text.length * 0.5 * size, y0: baseline - 0.72 * size, y1: baseline + 0.2 * size };
  return { word: { ...box, text, baseline, size, bold: false, color }, from: [] };
}
