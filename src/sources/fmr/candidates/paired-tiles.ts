/**
 * Tiles with a period over two figures of different size, which a legend explains: `Large figure: Fund. Small figure:
 * Benchmark.` Without a legend nothing shows whose they are.
 */
import { makeSegment } from '#documents/pdf/list-segments.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import type { Band, Row } from './table.ts';

const FEWEST_TILES = 3;
// Of the smaller figure.
const LARGER = 1.15;
// In multiples of the font size: between the figures, from the label down to them, and between the middles of both.
const GAP = 1.5;
const UNDER = 1.2;
const CENTRED = 0.6;
const ON_LINE = 0.3;

const LEGEND =
  /^\W*large(?:r)?(?: figures?| numbers?)?[ :–-]{1,4}([\w ]{3,20}?)[.,;] ?small(?:er)?(?: figures?| numbers?)?[ :–-]{1,4}([\w ]{3,20}?)\.?$/i;

/** All tiles of a page as one band; the larger figure is the first of its row. */
export function listPairedTiles(figures: readonly Block[], words: readonly Block[]): Band[] {
  const least = figures.reduce((size, figure) => Math.min(size, figure.size), Infinity);
  const larger = figures.filter(({ size }) => size > LARGER * least);
  const pairs = larger.flatMap((large): (readonly [Block, Block])[] => {
    const small = figures.find(
      (other) =>
        large.size > LARGER * other.size &&
        other.x0 > large.x1 &&
        other.x0 - large.x1 < GAP * large.size &&
        Math.abs(other.baseline - large.baseline) < ON_LINE * large.size,
    );
    return small === undefined ? [] : [[large, small]];
  });
  if (pairs.length < FEWEST_TILES) return [];
  const rows = pairs.flatMap(([large, small]): Row[] => {
    const label = words.find(
      (word) =>
        word.lines.length === 1 &&
        large.y0 - word.y1 < UNDER * large.size &&
        large.y0 > word.y1 - ON_LINE * large.size &&
        Math.abs(word.x0 + word.x1 - large.x0 - small.x1) < 2 * CENTRED * large.size,
    );
    return label === undefined ? [] : [{ label, figures: [large, small] }];
  });
  return rows.length < FEWEST_TILES ? [] : [{ rows, heads: headsOf(words) }];
}

function headsOf(words: readonly Block[]): Block[] {
  const legends = words.flatMap((block) => {
    const [, large, small] = LEGEND.exec(block.text) ?? [];
    return large === undefined || small === undefined ? [] : [{ block, names: [large, small] }];
  });
  const [legend] = legends;
  const line = legend?.block.lines[0];
  if (legend === undefined || line === undefined || legends.length > 1) return [];
  return legend.names.map((name) => ({ ...makeBlock([wordsOf(line, name) ?? line]), text: name }));
}

/** The words of a name within the line. */
function wordsOf(line: TextLine, name: string): TextLine | undefined {
  const parts = name.split(' ');
  const from = line.words.findIndex((_, at) =>
    parts.every((part, index) => line.words[at + index]?.text.replace(/[.,;]$/, '') === part),
  );
  return from < 0 ? undefined : { ...line, ...makeSegment(line.words.slice(from, from + parts.length)) };
}
