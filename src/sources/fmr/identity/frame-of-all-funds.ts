/** A part of a page that states facts of all its funds: a frame with `Common to both funds` as its heading. */
import { joinLines } from '#base/pattern-lines.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';

const OF_ALL = new RegExp(
  joinLines`
    ^(?:(?:facts|details|information|terms|particulars) )?
    (?:common|shared|same)? ?(?:to|by|for|of) (?:both|all)(?: the| these| our| of the)?
    [ ](?:funds|schemes|plans)\W{0,3}$`,
  'i',
);
// A higher frame is that of the whole page; as a share of the page's height.
const HIGHEST = 0.4;

/** The smallest filled area around such a heading. Undefined if the page has none, or several. */
export function findFrameOfAll({ page, blocks }: PageInk): Box | undefined {
  const [heading, ...others] = blocks.filter((block) => OF_ALL.test(block.text));
  if (heading === undefined || others.length > 0) return undefined;
  const around = page.shades.filter(
    (shade) =>
      shade.x0 < heading.x0 &&
      shade.x1 > heading.x1 &&
      shade.y0 < heading.y0 &&
      shade.y1 > heading.y1 + heading.size &&
      shade.y1 - shade.y0 < HIGHEST * page.height,
  );
  return around.toSorted((a, b) => a.y1 - a.y0 - b.y1 + b.y0)[0];
}
