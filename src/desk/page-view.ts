import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { NO_DRAWING_LIBRARY } from '#pictures/open-pictures.ts';
import type { CasePage, CaseValue } from '#review/case-pages.ts';
import type { Rival } from '#domain/fragment.ts';
import { isClose } from '#review/certainty.ts';
import type { Certainty } from '#review/certainty.ts';
import type { Pick } from './pick-words.ts';

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What is drawn over the picture of a page. Coordinates are points, as in the evidence. */
interface PageView {
  readonly page: CasePage;
  /** Without pictures, the page is shown as its words at their places. */
  readonly hasPictures: boolean;
  /** The values to outline with the words that give them their meaning. */
  readonly outlined: readonly CaseValue[];
  /** Places that give the corrected value its new value when they are clicked. */
  readonly picks: readonly Pick[];
  /** The address for a picked value, for browsers without scripts. */
  readonly pickAddress: (value: string) => string;
  /** By path: the whole page is shown, with each value in the colour of its certainty and without its chain. */
  readonly certainties?: ReadonlyMap<string, Certainty>;
}

// Two lines of print around an outlined value, and enough of the page to recognise its table.
const MARGIN = 24;
const LEAST_WIDTH = 300;
const LEAST_HEIGHT = 110;
// A close-up of most of the page is the page.
const MOST_OF_A_PAGE = 0.55;
const OUTLINE_GAP = 1.5;

/** The page with outlines; above it a close-up of the outlined part if that is small. */
export function renderPageView(view: PageView): Html {
  const { page } = view;
  const without = whyNoPicture(view);
  if (without !== undefined && page.words.length === 0)
    return html`<figure class="sheet">
      <figcaption>Page ${page.page_number}: ${without}</figcaption>
      ${page.text === null ? '' : html`<pre tabindex="0">${page.text}</pre>`}
    </figure>`;
  const size = sizeOf(page);
  const whole = { x0: 0, y0: 0, x1: size.width, y1: size.height };
  const boxes = view.outlined.flatMap((value) => boxesOf(view, value)).map(({ box }) => box);
  const part = boxes.length === 0 ? undefined : surround(boxes, size);
  const isSmall =
    view.certainties === undefined && part !== undefined && part.y1 - part.y0 < size.height * MOST_OF_A_PAGE;
  return html`<figure class="sheet">
    <figcaption>
      Page
      ${page.page_number}${without === undefined ? '' : html` <span class="soft">Its words only: ${without}</span>`}
      ${boxes.length === 0 ? '' : view.certainties === undefined ? renderLegend(view) : renderCertainties(view.certainties)}
    </figcaption>
    ${isSmall ? renderSheet(view, size, part, 'Close-up of the held values') : ''}
    ${
      isSmall
        ? html`<details open>
            <summary>Whole page</summary>
            ${renderSheet(view, size, whole, `Page ${page.page_number}`)}
          </details>`
        : renderSheet(view, size, whole, `Page ${page.page_number}`)
    }
  </figure>`;
}

/** The reason as a sentence; undefined if the page has a picture. */
function whyNoPicture({ page, hasPictures }: PageView): string | undefined {
  if (!page.isPdf) return 'the archive has no picture of it.';
  return hasPictures ? undefined : NO_DRAWING_LIBRARY;
}

function renderLegend(view: PageView): Html {
  const hasRivals = view.outlined.some((value) => rivalsOf(view, value).length > 0);
  return html`<span class="legend"
    ><span class="swatch value"></span>held value <span class="swatch label"></span>label
    <span class="swatch head"></span>column head <span class="swatch unit"></span>unit${
      hasRivals ? html` <span class="swatch rival"></span>another candidate` : ''
    }</span
  >`;
}

/** The meaning of each colour, also in words for people who cannot distinguish the colours. */
const CERTAINTY_WORDS: readonly (readonly [Certainty, string])[] = [
  ['HELD', 'held: a check accuses it'],
  ['CLOSE', 'another text fitted almost as well'],
  ['BARE', 'read without a label'],
  ['NAMED', 'label, column and unit known'],
  ['WITNESSED', 'agrees with the association or with its table'],
  ['CONFIRMED', 'confirmed by a person'],
];

function renderCertainties(certainties: ReadonlyMap<string, Certainty>): Html {
  const counts = Map.groupBy(certainties.values(), (certainty) => certainty);
  return html`<span class="legend"
    >${CERTAINTY_WORDS.flatMap(([certainty, words]) => {
      const count = counts.get(certainty)?.length ?? 0;
      return count === 0
        ? []
        : [html`<span class="nowrap"><span class="swatch ${certainty.toLowerCase()}"></span>${count} ${words}</span> `];
    })}</span
  >`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

// A4 in points, for pages of which neither the size nor a word is known.
const A4 = { width: 595, height: 842 };

function sizeOf({ width, height, words }: CasePage): Size {
  if (width !== undefined && height !== undefined) return { width, height };
  const [right, bottom] = [Math.max(0, ...words.map(({ x1 }) => x1)), Math.max(0, ...words.map(({ y1 }) => y1))];
  return { width: Math.max(A4.width, right + MARGIN), height: Math.max(A4.height, bottom + MARGIN) };
}

function renderSheet(view: PageView, size: Size, part: Box, label: string): Html {
  const { page, outlined, picks, pickAddress } = view;
  const { document_sha256, page_number, words } = page;
  return html`<svg
    class="page"
    role="group"
    aria-label="${label}"
    viewBox="${[part.x0, part.y0, part.x1 - part.x0, part.y1 - part.y0].map(round).join(' ')}"
  >
    <rect class="paper" width="${size.width}" height="${size.height}" />
    ${
      whyNoPicture(view) === undefined
        ? html`<image
            href="/pictures/${document_sha256}/${page_number}"
            width="${size.width}"
            height="${size.height}"
            preserveAspectRatio="none"
          />`
        : words.map(
            ({ text, x0, y0, x1, y1 }) =>
              html`<text
                x="${round(x0)}"
                y="${round(y1 - (y1 - y0) / 5)}"
                font-size="${round(y1 - y0)}"
                textLength="${round(x1 - x0)}"
                lengthAdjust="spacingAndGlyphs"
                >${text}</text
              >`,
          )
    }
    ${outlined.flatMap((value) =>
      boxesOf(view, value).map(
        ({ role, box, text }) => html`<rect class="outline ${role}" ${areaOf(grow(box))}><title>${text}</title></rect>`,
      ),
    )}
    ${outlined.flatMap((value) => rivalsOf(view, value)).map(renderRival)}
    ${picks.map(
      (pick) =>
        html`<a
          class="pick"
          href="${pickAddress(pick.value)}"
          tabindex="-1"
          data-pick="${pick.value}"
          aria-label="Use ${pick.value}"
          ><rect ${areaOf(grow(pick))}><title>Use ${pick.value}</title></rect></a
        >`,
    )}
  </svg>`;
}

/** The other texts that were weighed as a value, on the page of a hold. */
function rivalsOf({ page, certainties }: PageView, { evidence }: CaseValue): readonly Rival[] {
  if (certainties !== undefined || evidence?.page_number !== page.page_number) return [];
  return evidence.rivals ?? [];
}

function renderRival(rival: Rival): Html {
  const name = `Another candidate: ${rival.printed}, margin ${rival.margin}`;
  return html`<rect class="outline rival ${isClose(rival) ? 'close' : ''}" ${areaOf(grow(rival))}
    ><title>${name}</title></rect
  >`;
}

const ROLES = { LABEL: 'label', COLUMN_HEAD: 'head', UNIT: 'unit' } as const;

/** The box of a value on a page and those of its chain. */
function boxesOf(
  { page: { page_number }, certainties }: PageView,
  { evidence, path }: CaseValue,
): { readonly role: string; readonly box: Box; readonly text: string }[] {
  if (evidence === undefined || evidence.page_number !== page_number) return [];
  const certainty = certainties?.get(path);
  const words = CERTAINTY_WORDS.find(([one]) => one === certainty)?.[1];
  const chain = (certainties === undefined ? (evidence.chain ?? []) : []).map((link) => ({
    role: ROLES[link.role],
    box: link,
    text: link.printed,
  }));
  const own = certainty === undefined ? 'value' : certainty.toLowerCase();
  return [
    ...chain,
    {
      role: own,
      box: evidence,
      text: [`${path}: ${evidence.printed}`, words, ...marginsOf(evidence)].filter(Boolean).join('; '),
    },
  ].filter(
    // Evidence without a position names the whole page.
    ({ box }) => box.x1 - box.x0 < 5_000 && box.y1 > box.y0,
  );
}

function marginsOf({ rivals = [] }: NonNullable<CaseValue['evidence']>): string[] {
  return rivals.map(({ printed, margin }) => `margin ${margin} to ${printed}`);
}

function surround(boxes: readonly Box[], { width, height }: Size): Box {
  const [x0, x1] = widen(
    Math.min(...boxes.map((box) => box.x0)) - MARGIN,
    Math.max(...boxes.map((box) => box.x1)) + MARGIN,
    LEAST_WIDTH,
    width,
  );
  const [y0, y1] = widen(
    Math.min(...boxes.map((box) => box.y0)) - MARGIN,
    Math.max(...boxes.map((box) => box.y1)) + MARGIN,
    LEAST_HEIGHT,
    height,
  );
  return { x0, x1, y0, y1 };
}

/** The interval with at least this length, within 0 and `most`. */
function widen(from: number, to: number, least: number, most: number): readonly [number, number] {
  const missing = Math.max(0, least - (to - from)) / 2;
  return [Math.max(0, from - missing), Math.min(most, to + missing)];
}

function grow({ x0, y0, x1, y1 }: Box): Box {
  return { x0: x0 - OUTLINE_GAP, y0: y0 - OUTLINE_GAP, x1: x1 + OUTLINE_GAP, y1: y1 + OUTLINE_GAP };
}

function areaOf({ x0, y0, x1, y1 }: Box): Html {
  return html`x="${round(x0)}" y="${round(y0)}" width="${round(x1 - x0)}" height="${round(y1 - y0)}" rx="1.5"`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
