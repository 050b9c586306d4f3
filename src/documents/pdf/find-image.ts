/** The pixels that pdf.js made of a picture, from the arguments of the command that paints it. */
import { ImageKind, type PDFPageProxy } from './pdfjs.ts';

export interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray | string;
}

/** Undefined for a picture that could not be decoded: nothing is painted there. */
export async function findImage(page: PDFPageProxy, given: unknown): Promise<ImageData | undefined> {
  const named = typeof given === 'string' ? given : (given as ImageData | undefined)?.data;
  if (typeof named !== 'string') return given as ImageData | undefined;
  const store = named.startsWith('g_') ? page.commonObjs : page.objs;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  store.get(named, resolve);
  return ((await promise) ?? undefined) as ImageData | undefined;
}

// A thousand pixels spread over a picture are enough to see whether it is transparent.
const SAMPLES = 1000;

/** True if a picture hides what is below it: most of its pixels are opaque. */
export function isOpaque({ data, kind, width, height }: ImageData): boolean {
  if (kind !== ImageKind.RGBA_32BPP || data === undefined || typeof data === 'string') return true;
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  let opacity = 0;
  let seen = 0;
  for (let pixel = 0; pixel < width * height; pixel += step) {
    opacity += data[pixel * 4 + 3] ?? 0;
    seen += 1;
  }
  return opacity > 0.65 * 255 * seen;
}
