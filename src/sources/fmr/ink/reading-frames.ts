/** Each page of a document in the frame in which it is read: upright, and with running text of one size. */
import type { Box, PdfPage } from '#documents/pdf/page-words.ts';
import type { Evidence } from '#domain/fragment.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import type { FramedPage } from './framed-page.ts';
import { headedAbove } from './heads-below.ts';
import { labelledAbove } from './labels-below.ts';
import { periodsAbove } from './periods-below.ts';
import { scaledOf } from './reading-size.ts';
import { titledAbove } from './titles-at-side.ts';
import { turnedTablesBelow } from './turned-tables.ts';
import { uprightOf } from './upright-pages.ts';

/** A page may be framed before the others are there. */
export const frameOf = rememberOf((page: PdfPage): FramedPage => {
  let framed = page;
  const back: FramedPage['back'][] = [];
  for (const step of [uprightOf, turnedTablesBelow, scaledOf, titledAbove, headedAbove, periodsAbove, labelledAbove]) {
    const frame = step(framed);
    if (frame === undefined) continue;
    framed = frame.page;
    back.unshift(frame.back);
  }
  return { page: framed, back: (box) => back.reduce((moved, step) => step(moved), box) };
});

export class ReadingFrames {
  readonly #back = new Map<number, FramedPage['back']>();

  constructor(pages: readonly PdfPage[]) {
    for (const page of pages) this.#back.set(page.page_number, frameOf(page).back);
  }

  /** The fragment with all its boxes in page coordinates. */
  restore(fragment: ReadFragment): ReadFragment {
    return restoreBoxes(fragment, ({ page_number }) => this.#back.get(page_number));
  }
}

type BackOf = (evidence: Evidence) => FramedPage['back'] | undefined;

/** The fragment with its boxes moved back to the frame before. */
export function restoreBoxes(fragment: ReadFragment, backOf: BackOf): ReadFragment {
  const withheld = fragment.withheld.map((group) =>
    group.evidence === undefined ? group : { ...group, evidence: restoreAll(group.evidence, backOf) },
  );
  return { ...fragment, evidence: restoreAll(fragment.evidence, backOf), withheld };
}

function restoreAll(evidence: Readonly<Record<string, Evidence>>, backOf: BackOf): Record<string, Evidence> {
  return Object.fromEntries(Object.entries(evidence).map(([path, one]) => [path, restoreOne(one, backOf)]));
}

function restoreOne(evidence: Evidence, backOf: BackOf): Evidence {
  const back = backOf(evidence) ?? ((box: Box) => box);
  const restored = <T extends Box>(box: T): T => ({ ...box, ...roundBox(back(box)) });
  return {
    ...restored(evidence),
    ...(evidence.chain === undefined ? {} : { chain: evidence.chain.map(restored) }),
    ...(evidence.rivals === undefined ? {} : { rivals: evidence.rivals.map(restored) }),
  };
}

function roundBox({ x0, y0, x1, y1 }: Box): Box {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) };
}
