/**
 * The images of a scanned page, combined on one sheet: a scanner may split a page into strips, or into text and
 * background.
 */
import { OPS, ImageKind, type PDFPageProxy } from '#documents/pdf/pdfjs.ts';
import { findImage, type ImageData } from '#documents/pdf/find-image.ts';
import { multiply, type Matrix } from '#documents/pdf/matrix.ts';
import { MAX_PICTURE_PIXELS } from '#documents/pdf/pdf-limits.ts';
import { refusal } from '#documents/refusal.ts';

export interface Picture {
  /** From the unit square, in which PDF draws an image, to points of the page, y downwards. */
  readonly place: Matrix;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of a pixel, written to `out`. */
  readonly read: (at: number, out: Uint8ClampedArray) => void;
}

/** Pixels of three bytes each, on white. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8ClampedArray;
  /** From points of the page to pixels. */
  readonly place: Matrix;
}

/** Lightness of a pixel of a sheet: 0 for black to 255 for white. */
export function grayAt(sheet: Sheet, pixel: number): number {
  const { rgb } = sheet;
  return Math.round(
    0.299 * (rgb[pixel * 3] ?? 255) + 0.587 * (rgb[pixel * 3 + 1] ?? 255) + 0.114 * (rgb[pixel * 3 + 2] ?? 255),
  );
}

/** The images of a page in drawing order. */
export async function listPictures(page: PDFPageProxy): Promise<Picture[]> {
  const list = await page.getOperatorList();
  const pictures: Picture[] = [];
  const saved: Matrix[] = [];
  let ctm = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  let pixels = 0;
  for (const [index, code] of list.fnArray.entries()) {
    const args = ((list.argsArray as unknown[])[index] ?? []) as unknown[];
    if (code === OPS.save || code === OPS.paintFormXObjectBegin) saved.push(ctm);
    if (code === OPS.restore || code === OPS.paintFormXObjectEnd) ctm = saved.pop() ?? ctm;
    else if (code === OPS.transform) ctm = multiply(ctm, args as unknown as Matrix);
    else if (code === OPS.paintFormXObjectBegin && Array.isArray(args[0]))
      ctm = multiply(ctm, args[0] as unknown as Matrix);
    if (!PAINTING.has(code)) continue;
    const data = await findImage(page, args[0]);
    pixels += data === undefined ? 0 : data.width * data.height;
    if (pixels > MAX_PICTURE_PIXELS)
      throw refusal(
        `The images of page ${page.pageNumber} have more than ${MAX_PICTURE_PIXELS} pixels; a scan has far fewer. ` +
          'Scan it at 300 dots per inch.',
      );
    const read = data === undefined ? undefined : readerOf(data, code === OPS.paintImageMaskXObject);
    if (data !== undefined && read !== undefined)
      pictures.push({ place: ctm, width: data.width, height: data.height, read });
  }
  return pictures;
}

const PAINTING = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);

/** Dots per inch of the finest image that covers a large part of the page; 0 if there is none. */
export function findDpi(
  pictures: readonly Picture[],
  page: { readonly width: number; readonly height: number },
): number {
  const large = pictures.filter(
    ({ place }) => Math.abs(place[0] * place[3] - place[1] * place[2]) > 0.02 * page.width * page.height,
  );
  return Math.max(0, ...large.map(({ place, width }) => (width * 72) / Math.hypot(place[0], place[1])));
}

/** The page at `dpi`, rotated by `angle` (radians, clockwise) around its centre. */
export function drawSheet(
  pictures: readonly Picture[],
  page: { readonly width: number; readonly height: number },
  dpi: number,
  angle: number,
): Sheet {
  const scale = dpi / 72;
  const width = Math.round(page.width * scale);
  const height = Math.round(page.height * scale);
  if (width * height > MAX_PICTURE_PIXELS)
    throw refusal(
      `The page measures ${Math.round(page.width)} by ${Math.round(page.height)} points; ` +
        'the maximum for a report is A3. Check the file.',
    );
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const turn: Matrix = [
    cos,
    sin,
    -sin,
    cos,
    width / 2 - (cos * page.width) / 2 + (sin * page.height) / 2,
    height / 2 - (sin * page.width) / 2 - (cos * page.height) / 2,
  ];
  const sheet: Sheet = { width, height, rgb: new Uint8ClampedArray(width * height * 3).fill(255), place: turn };
  for (const picture of pictures) layPicture(sheet, picture);
  return sheet;
}

// From the sheet's pixel back to the image's; positions between pixels are interpolated from the four around them.
function layPicture(sheet: Sheet, picture: Picture): void {
  const [a, b, c, d, e, f] = multiply(sheet.place, picture.place);
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const pixel = new Uint8ClampedArray(4);
  for (
    let y = Math.max(0, Math.floor(Math.min(...ys)));
    y < Math.min(sheet.height, Math.ceil(Math.max(...ys)));
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)));
      x < Math.min(sheet.width, Math.ceil(Math.max(...xs)));
      x += 1
    ) {
      const [right, down] = [x + 0.5 - e, y + 0.5 - f];
      const u = ((d * right - c * down) / determinant) * picture.width - 0.5;
      // The y axis of the unit square points up, the rows of an image go down.
      const v = (1 - (a * down - b * right) / determinant) * picture.height - 0.5;
      if (u <= -1 || v <= -1 || u >= picture.width || v >= picture.height) continue;
      mix(sheet, (y * sheet.width + x) * 3, picture, u, v, pixel);
    }
  }
}

function mix(sheet: Sheet, at: number, picture: Picture, u: number, v: number, pixel: Uint8ClampedArray): void {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  let [red, green, blue, ink] = [0, 0, 0, 0];
  for (const [dx, dy] of CORNERS) {
    const column = Math.min(picture.width - 1, Math.max(0, left + dx));
    const row = Math.min(picture.height - 1, Math.max(0, top + dy));
    const share = Math.abs(1 - dx - (u - left)) * Math.abs(1 - dy - (v - top));
    picture.read(row * picture.width + column, pixel);
    const weight = (share * (pixel[3] ?? 0)) / 255;
    red += weight * (pixel[0] ?? 0);
    green += weight * (pixel[1] ?? 0);
    blue += weight * (pixel[2] ?? 0);
    ink += weight;
  }
  const { rgb } = sheet;
  rgb[at] = red + (1 - ink) * (rgb[at] ?? 255);
  rgb[at + 1] = green + (1 - ink) * (rgb[at + 1] ?? 255);
  rgb[at + 2] = blue + (1 - ink) * (rgb[at + 2] ?? 255);
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

// pdf.js returns one bit, three bytes or four bytes per pixel; in a mask, 0 is ink.
function readerOf(image: ImageData, isMask: boolean): Picture['read'] | undefined {
  const { data, width, kind } = image;
  if (data === undefined || typeof data === 'string') return undefined;
  if (isMask || kind === ImageKind.GRAYSCALE_1BPP) {
    const stride = Math.ceil(width / 8);
    return (at, out) => {
      const column = at % width;
      const bit = ((data[Math.floor(at / width) * stride + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1;
      out.fill(bit * 255);
      out[3] = isMask ? 255 * (1 - bit) : 255;
    };
  }
  const bytes = kind === ImageKind.RGB_24BPP ? 3 : 4;
  return (at, out) => {
    for (let part = 0; part < 3; part += 1) out[part] = data[at * bytes + part] ?? 255;
    out[3] = bytes === 3 ? 255 : (data[at * bytes + 3] ?? 255);
  };
}
