/**
 * Pages that are set sideways, such as wide tables on tall pages: they are read in the frame in which their words are
 * upright.
 */
import type { Box, PdfPage, TurnedWord, Word } from '#documents/pdf/page-words.ts';
import { turnBox, type Turn } from '#documents/pdf/turned-words.ts';
import type { Evidence } from '#domain/fragment.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';

// A title or the names of columns set sideways have fewer words.
const FEWEST_WORDS = 30;
const FEWEST_FIGURES = 12;
// Of all words of the page.
const LEAST_SHARE = 0.7;

/** A page in the frame in which it is read; `back` converts boxes of that frame to boxes of the page. */
interface UprightPage {
  readonly page: PdfPage;
  readonly back: (box: Box) => Box;
}

/** The page in the frame in which most of its words are upright; undefined if that is the page itself. */
function uprightOf(page: PdfPage): UprightPage | undefined {
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

/** The pages of a document as they are read. */
export class UprightPages {
  readonly pages: readonly PdfPage[];
  readonly #back = new Map<number, UprightPage['back']>();

  constructor(pages: readonly PdfPage[]) {
    this.pages = pages.map((page) => {
      const upright = uprightOf(page);
      if (upright !== undefined) this.#back.set(page.page_number, upright.back);
      return upright?.page ?? page;
    });
  }

  /** The fragment with all its boxes in page coordinates. */
  restore(fragment: ReadFragment): ReadFragment {
    if (this.#back.size === 0) return fragment;
    const withheld = fragment.withheld.map((group) =>
      group.evidence === undefined ? group : { ...group, evidence: this.#restoreAll(group.evidence) },
    );
    return { ...fragment, evidence: this.#restoreAll(fragment.evidence), withheld };
  }

  #restoreAll(evidence: Readonly<Record<string, Evidence>>): Record<string, Evidence> {
    return Object.fromEntries(Object.entries(evidence).map(([path, one]) => [path, this.#restoreOne(one)]));
  }

  #restoreOne(evidence: Evidence): Evidence {
    const back = this.#back.get(evidence.page_number);
    if (back === undefined) return evidence;
    const chain = evidence.chain?.map((link) => ({ ...link, ...roundBox(back(link)) }));
    const rivals = evidence.rivals?.map((rival) => ({ ...rival, ...roundBox(back(rival)) }));
    return {
      ...evidence,
      ...roundBox(back(evidence)),
      ...(chain === undefined ? {} : { chain }),
      ...(rivals === undefined ? {} : { rivals }),
    };
  }
}

function roundBox({ x0, y0, x1, y1 }: Box): Box {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) };
}
