/** Draws a page or a crop of it with its outlines; runs in the drawing process. */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Outline } from './chain.ts';
import { OUTLINE_STYLES, VALUE_TINT } from './outline-styles.ts';
import type { Drawing } from './picture-request.ts';
import { BREAK_PIXELS, clamp, planPicture, type Band, type PageSize, type Plan } from './plan-picture.ts';

/*
 * WebP, measured on report pages (kB, ms on a busy machine). Lossless WebP keeps the edges of small print exactly, and
 * a crop as PNG is about 1.5 times as large; of a whole page it is three to four times the size of quality 90.
 *
 *   crop 1140 x 480, text:   PNG 114 kB 21 ms   lossless  75 kB 19 ms   quality 90  46 kB  63 ms
 *   crop 1140 x 480, scan:   PNG 394 kB 141 ms  lossless 249 kB 103 ms  quality 90  74 kB 147 ms
 *   page 1190 x 1684, text:  PNG 334 kB 112 ms  lossless 388 kB 100 ms  quality 90 129 kB 184 ms
 *   page 1212 x 1700, scan:  PNG 1301 kB 649 ms lossless 807 kB 925 ms  quality 90 228 kB 468 ms
 */
const LOSSLESS = 100;
const PAGE_QUALITY = 90;

export async function drawPicture(page: PDFPageProxy, drawing: Drawing): Promise<Buffer> {
  const { width, height } = page.getViewport({ scale: 1 });
  const plan = planPicture(drawing, { width, height });
  const canvas = createCanvas(plan.width, plan.height);
  try {
    const context = canvas.getContext('2d');
    for (const band of plan.bands) await drawBand(context, page, plan, band);
    if (drawing.kind === 'crop') fadeCuts(context, plan, { width, height });
    drawBreaks(context, plan);
    for (const outline of drawing.outlines) drawOutline(context, plan, outline, { width, height });
    return await canvas.encode('webp', drawing.kind === 'crop' ? LOSSLESS : PAGE_QUALITY);
  } finally {
    release(canvas);
  }
}

async function drawBand(context: SKRSContext2D, page: PDFPageProxy, { scale, x0, width }: Plan, band: Band) {
  const canvas = createCanvas(width, band.bottom - band.top);
  try {
    const viewport = page.getViewport({ scale, offsetX: -x0 * scale, offsetY: -band.y0 * scale });
    // The types of pdf.js expect a canvas of a browser; it uses only what this one has as well.
    await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
    context.drawImage(canvas, 0, band.top);
  } finally {
    release(canvas);
  }
}

// The memory of a canvas is freed at once when it has no pixels, otherwise at the next garbage collection.
function release(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

const FADE_PIXELS = 20;

/** Fades the edges at which the page continues, so that cut words do not look like the end of the page. */
function fadeCuts(context: SKRSContext2D, { width, height, x0, x1, bands }: Plan, page: PageSize): void {
  const fade = (isCut: boolean, x: number, y: number, dx: number, dy: number): void => {
    if (!isCut) return;
    const shade = context.createLinearGradient(x, y, x + dx * FADE_PIXELS, y + dy * FADE_PIXELS);
    shade.addColorStop(0, 'rgba(255, 255, 255, 0.95)');
    shade.addColorStop(1, 'rgba(255, 255, 255, 0)');
    context.fillStyle = shade;
    context.fillRect(
      Math.min(x, x + dx * FADE_PIXELS),
      Math.min(y, y + dy * FADE_PIXELS),
      dx === 0 ? width : FADE_PIXELS,
      dy === 0 ? height : FADE_PIXELS,
    );
  };
  fade(x0 > 1, 0, 0, 1, 0);
  fade(x1 < page.width - 1, width, 0, -1, 0);
  fade((bands[0]?.y0 ?? 0) > 1, 0, 0, 0, 1);
  fade((bands.at(-1)?.y1 ?? page.height) < page.height - 1, 0, height, 0, -1);
}

const TOOTH = { width: 16, height: 6 };

/** Marks where lines of the page are left out, like a torn sheet. */
function drawBreaks(context: SKRSContext2D, { width, bands }: Plan): void {
  for (const { bottom } of bands.slice(0, -1)) {
    context.fillStyle = '#e6e9ed';
    context.fillRect(0, bottom, width, BREAK_PIXELS);
    drawTornEdge(context, width, bottom, TOOTH.height);
    drawTornEdge(context, width, bottom + BREAK_PIXELS, -TOOTH.height);
  }
}

function drawTornEdge(context: SKRSContext2D, width: number, y: number, height: number): void {
  context.beginPath();
  context.moveTo(-TOOTH.width, y);
  for (let x = 0; x <= width + TOOTH.width; x += TOOTH.width) {
    context.lineTo(x - TOOTH.width / 2, y + height);
    context.lineTo(x, y);
  }
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = '#aab2bd';
  context.lineWidth = 2;
  context.stroke();
}

// The line is drawn outside the box, so that it does not cover the value; lines of print are closer than words.
const PADDING_POINTS = { x: 1.5, y: 0.6 };
const HALO_PIXELS = 2;
const CORNER_PIXELS = 5;
// Evidence without a position has the whole page as its box: a frame around the page would claim a position.
const WHOLE_PAGE_SHARE = 0.8;

function drawOutline(context: SKRSContext2D, plan: Plan, { role, box }: Outline, page: PageSize): void {
  const { x0, y0, x1, y1 } = clamp(box, page);
  const band = plan.bands.find((one) => y0 >= one.y0 && y1 <= one.y1);
  if (band === undefined || (x1 - x0) * (y1 - y0) > WHOLE_PAGE_SHARE * page.width * page.height) return;
  const { color, width, dash } = OUTLINE_STYLES[role];
  const growX = PADDING_POINTS.x * plan.scale + width / 2;
  const growY = PADDING_POINTS.y * plan.scale + width / 2;
  const left = Math.max(width / 2, (x0 - plan.x0) * plan.scale - growX);
  const top = Math.max(width / 2, band.top + (y0 - band.y0) * plan.scale - growY);
  const right = Math.min(plan.width - width / 2, (x1 - plan.x0) * plan.scale + growX);
  const bottom = Math.min(plan.height - width / 2, band.top + (y1 - band.y0) * plan.scale + growY);
  context.save();
  context.beginPath();
  context.roundRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top), CORNER_PIXELS);
  if (role === 'value') {
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = VALUE_TINT;
    context.fill();
    context.globalCompositeOperation = 'source-over';
  }
  // White under the line separates it from coloured bars.
  context.strokeStyle = 'rgba(255, 255, 255, 0.7)';
  context.lineWidth = width + HALO_PIXELS;
  context.stroke();
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke();
  context.restore();
}
