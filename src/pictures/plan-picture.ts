/** Which part of a page a picture shows, and at which size. */
import type { Box } from '#documents/pdf/page-words.ts';
import { MAX_PICTURE_PIXELS } from './picture-limits.ts';
import type { Drawing } from './picture-request.ts';

/** Points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A strip of the page from one height to another, and where it is in the picture. */
export interface Band {
  /** Points of the page. */
  readonly y0: number;
  readonly y1: number;
  /** Pixels of the picture. */
  readonly top: number;
  readonly bottom: number;
}

export interface Plan {
  /** Pixels; a page shows the picture at half of them, so that it is sharp on dense screens. */
  readonly width: number;
  readonly height: number;
  /** Pixels per point. */
  readonly scale: number;
  /** Left and right edge in points, the same for all bands, so that a column head stays above its column. */
  readonly x0: number;
  readonly x1: number;
  /** From top to bottom; the parts of the page between them are left out. */
  readonly bands: readonly Band[];
}

/** Pixels of a picture per CSS pixel. */
export const DENSITY = 2;
// A page at 100 %: 96 CSS pixels per inch.
const PAGE_SCALE = (DENSITY * 96) / 72;
// Figures are printed at 6 to 8 points; two CSS pixels per point show them at the size of body text.
const CROP_SCALE = DENSITY * 2;
// 840 CSS pixels: the width of the portal's main column.
const MAX_CROP_WIDTH = 840 * DENSITY;
// Encoding takes about 35 ms per megapixel; a crop is to be drawn within 150 ms.
const MAX_CROP_PIXELS = 1_400_000;
// WebP allows 16,383 pixels a side; only pages that are not reports are this narrow.
const MAX_SIDE = 8_000;
// Two lines of print above and below, and the neighbouring column's edge.
const MARGIN = { x: 18, y: 14 };
// Enough to recognise the table or list that a single value is part of.
const LEAST = { width: 250, height: 64 };
// Parts of a chain further apart than this are shown without the lines between them, if the crop would be too high.
const LEAST_LEFT_OUT = 36;
const MAX_UNBROKEN_HEIGHT = 230;
/** Height of the mark between two bands, in pixels. */
export const BREAK_PIXELS = 28;

export function planPicture({ kind, outlines }: Drawing, page: PageSize): Plan {
  const boxes = outlines.map(({ box }) => clamp(box, page));
  if (kind === 'page' || boxes.length === 0) return layOut(0, page.width, [{ y0: 0, y1: page.height }], PAGE_SCALE);
  const [x0, x1] = widen(
    Math.min(...boxes.map((box) => box.x0)) - MARGIN.x,
    Math.max(...boxes.map((box) => box.x1)) + MARGIN.x,
    LEAST.width,
    page.width,
  );
  const bands = cutBands(boxes, page.height);
  const height = bands.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0);
  const scale = Math.min(
    CROP_SCALE,
    MAX_CROP_WIDTH / (x1 - x0),
    Math.sqrt(MAX_CROP_PIXELS / ((x1 - x0) * Math.max(1, height))),
  );
  return layOut(x0, x1, bands, scale);
}

type Strip = Pick<Band, 'y0' | 'y1'>;

/** One strip around all boxes, or several if that would be too high. */
function cutBands(boxes: readonly Box[], pageHeight: number): Strip[] {
  const strips = boxes
    .map(({ y0, y1 }) => ({ y0: Math.max(0, y0 - MARGIN.y), y1: Math.min(pageHeight, y1 + MARGIN.y) }))
    .toSorted((one, other) => one.y0 - other.y0);
  const top = strips[0]?.y0 ?? 0;
  const bottom = Math.max(...strips.map(({ y1 }) => y1));
  if (bottom - top <= MAX_UNBROKEN_HEIGHT) {
    const [y0, y1] = widen(top, bottom, LEAST.height, pageHeight);
    return [{ y0, y1 }];
  }
  const bands: { y0: number; y1: number }[] = [];
  for (const strip of strips) {
    const last = bands.at(-1);
    if (last !== undefined && strip.y0 - last.y1 < LEAST_LEFT_OUT) last.y1 = Math.max(last.y1, strip.y1);
    else bands.push({ ...strip });
  }
  return bands;
}

/** The interval, extended on both sides to a least length as far as the page reaches. */
function widen(from: number, to: number, least: number, most: number): readonly [number, number] {
  const [start, end] = [Math.max(0, from), Math.min(most, to)];
  const missing = Math.min(least, most) - (end - start);
  if (missing <= 0) return [start, end];
  const left = Math.min(start, Math.max(missing / 2, missing - (most - end)));
  return [start - left, end + missing - left];
}

function layOut(x0: number, x1: number, strips: readonly Strip[], wanted: number): Plan {
  const breaks = (strips.length - 1) * BREAK_PIXELS;
  const height = strips.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0);
  const scale = Math.min(
    wanted,
    MAX_SIDE / (x1 - x0),
    (MAX_SIDE - breaks) / height,
    Math.sqrt(MAX_PICTURE_PIXELS / ((x1 - x0) * height)),
  );
  let top = 0;
  const bands = strips.map((strip): Band => {
    const bottom = top + Math.max(1, Math.round((strip.y1 - strip.y0) * scale));
    const band = { ...strip, top, bottom };
    top = bottom + BREAK_PIXELS;
    return band;
  });
  return {
    width: Math.max(1, Math.round((x1 - x0) * scale)),
    height: bands.at(-1)?.bottom ?? 1,
    scale,
    x0,
    x1,
    bands,
  };
}

/** The box within the page; one outside it ends at the nearest edge. */
export function clamp({ x0, y0, x1, y1 }: Box, { width, height }: PageSize): Box {
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return { x0: within(x0, width), y0: within(y0, height), x1: within(x1, width), y1: within(y1, height) };
}
