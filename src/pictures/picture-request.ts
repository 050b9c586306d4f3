import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { OUTLINE_ROLES, type Outline } from './chain.ts';
import { MAX_OUTLINES } from './picture-limits.ts';

export interface PictureRequest {
  readonly document_sha256: string;
  /** From 1. */
  readonly page_number: number;
  readonly outlines: readonly Outline[];
}

export interface Drawing extends PictureRequest {
  readonly kind: 'crop' | 'page';
}

/**
 * Part of the hash of every picture: kept pictures of another version are not found and expire. Increase the number
 * when the appearance changes; a test compares the versions of the packages with package.json.
 */
export const DRAWING_VERSION = '1, pdfjs-dist 5.6.205, @napi-rs/canvas 0.1.100';

// The largest page that PDF allows has 14,400 units; evidence without a position names the whole page as 100,000.
const LARGEST_COORDINATE = 100_000;

/** The request in its one canonical form; Fault `INVALID_REQUEST` for one that cannot be drawn. */
export function checkRequest(kind: Drawing['kind'], request: PictureRequest): Drawing {
  const { document_sha256, page_number, outlines } = request;
  if (!/^[0-9a-f]{64}$/.test(document_sha256)) throw invalid('a SHA-256 of 64 hexadecimal digits', document_sha256);
  if (!Number.isInteger(page_number) || page_number < 1) throw invalid('a page number from 1', String(page_number));
  if (outlines.length > MAX_OUTLINES) throw invalid(`at most ${MAX_OUTLINES} outlines`, String(outlines.length));
  if (kind === 'crop' && !outlines.some(({ role }) => role === 'value'))
    throw invalid('the outline of a value', 'none');
  const checked = outlines.map(({ role, box }) => ({ role, box: checkBox(box) }));
  return {
    kind,
    document_sha256,
    page_number,
    // A stable order, so that the same outlines in another order are the same picture.
    outlines: checked.toSorted(
      (one, other) => orderOf(one) - orderOf(other) || one.box.y0 - other.box.y0 || one.box.x0 - other.box.x0,
    ),
  };
}

/** Identifies the picture: equal drawings have equal keys, on every node. */
export function keyOf({ kind, document_sha256, page_number, outlines }: Drawing): string {
  const boxes = outlines.map(({ role, box }) => [role, box.x0, box.y0, box.x1, box.y1]);
  return sha256Hex(JSON.stringify([DRAWING_VERSION, kind, document_sha256, page_number, boxes]));
}

const orderOf = ({ role }: Outline): number => OUTLINE_ROLES.indexOf(role);

function checkBox(box: Box): Box {
  const sides = [box.x0, box.y0, box.x1, box.y1];
  if (!sides.every((side) => Number.isFinite(side) && Math.abs(side) <= LARGEST_COORDINATE))
    throw invalid('boxes in points', sides.join(', '));
  // Evidence is stored in tenths of a point.
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = sides.map((side) => Math.round(side * 10) / 10);
  return { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) };
}

function invalid(expected: string, found: string): Fault {
  return new Fault('INVALID_REQUEST', `Expected ${expected} of a page picture; found ${found.slice(0, 100)}.`);
}
