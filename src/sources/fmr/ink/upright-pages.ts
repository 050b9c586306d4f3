/**
 * Pages that are set sideways, such as wide tables on tall pages: they are read in the frame in which their words are
 * upright.
 */
import type { Box, PdfPage, TurnedWord, Word } from '#documents/pdf/page-words.ts';
import { turnBox, type Turn } from '#documents/pdf/turned-words.ts';
import type { FramedPage } from './framed-page.ts';

// A title or the names of columns set sideways have fewer words.
const FEWEST_WORDS = 30;
const FEWEST_FIGURES = 12;
// Of all words of the page.
const LEAST_SHARE = 0.7;

/** The page in the frame in which most of its words are upright; undefined if that is the page itself. */
export function uprightOf(page: PdfPage): FramedPage | undefined {
  const { turned = [], words, width, height } = page;
  const turn = (['UP', 'DOWN'] as const).find((each) =>
    isMain(
      turned.filter((word) => word.turn === each),
      words.length + turned.length,
    ),
  );
  if (turn === undefined) return undefined;
  const other: Turn = turn === 'UP' ? 'DOWN' : 'UP';
  // The frame begins at the corner of the page that is its upper left one.
  const [dx, dy] = turn === 'UP' ? [height, 0] : [0, width];
  const move = <T extends Box>(box: T, x: number, y: number): T => ({
    ...box,
    x0: box.x0 + x,
    x1: box.x1 + x,
    y0: box.y0 + y,
    y1: box.y1 + y,
  });
  const into = <T extends Box>(box: T): T => move(turnBox(turn, box), dx, dy);
  const upright = turned
    .filter((word) => word.turn === turn)
    .map((word): Word => ({ ...into(word), baseline: word.baseline + dy }));
  // What is upright on the page is set sideways in the frame; its baseline runs along the other axis.
  const sideways = words.map((word): TurnedWord => ({
    ...into(word),
    baseline: turn === 'UP' ? word.baseline - height : -word.baseline,
    turn: other,
  }));
  const lines = (boxes: readonly Box[]): Box[] => boxes.map(into).toSorted((a, b) => a.x0 - b.x0);
  return {
    page: {
      ...page,
      width: height,
      height: width,
      words: upright,
      turned: sideways,
      rules: lines(page.walls),
      walls: lines(page.rules),
      shades: page.shades.map(into),
    },
    back: (box) => turnBox(other, move({ x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y1 }, -dx, -dy)),
  };
}

function isMain(words: readonly Word[], all: number): boolean {
  return (
    words.length >= FEWEST_WORDS &&
    words.length >= LEAST_SHARE * all &&
    words.filter((word) => /\d/.test(word.text)).length >= FEWEST_FIGURES
  );
}
