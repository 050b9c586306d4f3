/** Reports with known values for the tests of pictures, and what the tests see in a picture. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { sha256Hex } from '#base/hash.ts';
import type { Box, PdfPage, Word } from '#documents/pdf/page-words.ts';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import type { Outline } from '#pictures/chain.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { drawReport, type Setting } from '../fixtures/report-page.ts';
import { samplePage } from '../fixtures/sample-report.ts';

export interface PrintedValue {
  readonly path: string;
  readonly printed: string;
  readonly page_number: number;
  readonly box: Box;
}

export interface SampleDocument {
  readonly bytes: Uint8Array;
  readonly document_sha256: string;
  readonly pages: readonly PdfPage[];
  /** Values with digits that the report reader found, with their evidence. */
  readonly values: readonly PrintedValue[];
}

export const SETTINGS: readonly Setting[] = ['bars', 'lines', 'leaders'];
let sample: Promise<SampleDocument> | undefined;

/** One page in each of the three layouts, read once for all tests of a file. */
export async function sampleDocument(): Promise<SampleDocument> {
  sample ??= drawReport(SETTINGS.map((setting) => samplePage(setting))).then(readSample);
  return sample;
}

async function readSample(bytes: Uint8Array): Promise<SampleDocument> {
  const { pages } = await readPdf(bytes);
  const values = readReport({ pages }, { funds: [] }).fragments.flatMap(({ evidence }) =>
    Object.entries(evidence).map(([path, { printed, page_number, ...box }]) => ({ path, printed, page_number, box })),
  );
  return {
    bytes,
    document_sha256: sha256Hex(bytes),
    pages,
    values: values.filter(({ printed }) => /\d/.test(printed)),
  };
}

/** The word on the page that has this text. */
export function findWord(page: PdfPage | undefined, text: string): Word {
  const word = page?.words.find((one) => one.text === text);
  if (word === undefined) throw new Error(`the page does not print ${text}`);
  return word;
}

export const valueOutline = (box: Box): Outline => ({ role: 'value', box });

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` of a pixel. */
  colorAt(x: number, y: number): string;
  /** The smallest rectangle with all pixels of this colour, in pixels; undefined if it has none. */
  boundsOf(color: string): Box | undefined;
  /** The same for all colours for which this is true. */
  boundsWhere(isMeant: (red: number, green: number, blue: number) => boolean): Box | undefined;
  /** A part of the picture as PNG, enlarged. */
  cut(box: Box, scale?: number): Buffer;
}

export async function readPixels(picture: Buffer): Promise<Pixels> {
  const image = await loadImage(picture);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const colorAt = (x: number, y: number): string => {
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
  };
  const boundsWhere: Pixels['boundsWhere'] = (isMeant) => {
    const bounds = { x0: width, y0: height, x1: -1, y1: -1 };
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 4;
        if (!isMeant(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
        bounds.x0 = Math.min(bounds.x0, x);
        bounds.y0 = Math.min(bounds.y0, y);
        bounds.x1 = Math.max(bounds.x1, x);
        bounds.y1 = Math.max(bounds.y1, y);
      }
    return bounds.x1 < 0 ? undefined : bounds;
  };
  return {
    width,
    height,
    colorAt,
    boundsOf: (color) => {
      const [r = 0, g = 0, b = 0] = Buffer.from(color.slice(1), 'hex');
      return boundsWhere((red, green, blue) => red === r && green === g && blue === b);
    },
    boundsWhere,
    cut({ x0, y0, x1, y1 }, scale = 1) {
      const part = createCanvas(Math.round((x1 - x0) * scale), Math.round((y1 - y0) * scale));
      part.getContext('2d').drawImage(canvas, x0, y0, x1 - x0, y1 - y0, 0, 0, part.width, part.height);
      return part.toBuffer('image/png');
    },
  };
}

export function hasTesseract(): boolean {
  try {
    execFileSync('tesseract', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The text of each picture (PNG or WebP); one process reads all of them. `layout` is the page segmentation mode. */
export function recognise(folder: string, pictures: readonly Buffer[], layout: number): string[] {
  const paths = pictures.map((picture, at) => {
    const path = join(folder, `${layout}-${at}.png`);
    writeFileSync(path, picture);
    return path;
  });
  const list = join(folder, `${layout}-list.txt`);
  writeFileSync(list, paths.join('\n'));
  execFileSync('tesseract', [list, join(folder, `${layout}-out`), '--psm', String(layout)], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: 'ignore',
  });
  return readFileSync(join(folder, `${layout}-out.txt`), 'utf8')
    .split('\f')
    .slice(0, pictures.length);
}
