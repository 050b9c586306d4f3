/** The words of a page, from what its drawing commands show. */
import { AnnotationMode, type PDFPageProxy } from './pdfjs.ts';
import type { PdfPage, Word } from './page-words.ts';
import { joinGlyphs } from './join-glyphs.ts';
import type { Matrix } from './matrix.ts';
import { joinTurned } from './turned-words.ts';
import { takePen } from './pen.ts';
import { seeGlyphs } from './see-glyphs.ts';
import { type Layers, Drawing } from './drawing.ts';

// A picture that covers most of the page is the page.
const PICTURE_SHARE = 0.5;
// `Scanned with CamScanner` is printed on a picture without making it a page of text.
const STAMP_WORDS = 3;
// A watermark and a mark of the printer's are hidden words of honest pages.
const FEW_HIDDEN = 6;

/**
 * The page's words, rules and boxes, as a reader sees them. A page with more
 * words hidden than shown is not trusted: it has no words and, where a picture
 * fills it, is one. Throws Fault `SOURCE_REFUSED` where a page holds more than
 * a page can.
 */
export async function drawWords(page: PDFPageProxy, layers: Layers): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const drawing = await followDrawing(page, layers);
  const covers = await drawing.listCovers();
  const upright = joinGlyphs(seeGlyphs(drawing.glyphs, covers), drawing.shades);
  const sideways = (['UP', 'DOWN'] as const).map((turn) =>
    joinTurned(turn, drawing.turned[turn], covers, drawing.shades),
  );
  const { words } = upright;
  const hidden_words = sideways.reduce((sum, { hidden }) => sum + hidden, upright.hidden.length);
  const isTrusted = hidden_words <= Math.max(words.length, FEW_HIDDEN);
  return {
    page_number: page.pageNumber,
    width,
    height,
    words: isTrusted ? words : [],
    turned: isTrusted ? sideways.flatMap((each) => each.words) : [],
    hidden_words,
    rules: drawing.rules,
    walls: drawing.walls,
    shades: drawing.shades,
    is_picture: (!isTrusted || words.length <= STAMP_WORDS) && drawing.pictureArea > PICTURE_SHARE * width * height,
  };
}

/**
 * The upright words of a page that no reader can see: the text layer of a scan, which a recogniser wrote over or under
 * its picture. They can confirm what is read from the picture, and nothing else.
 */
export async function listUnseenWords(page: PDFPageProxy, layers: Layers): Promise<readonly Word[]> {
  const drawing = await followDrawing(page, layers);
  return joinGlyphs(seeGlyphs(drawing.glyphs, await drawing.listCovers()), drawing.shades).hidden;
}

async function followDrawing(page: PDFPageProxy, layers: Layers): Promise<Drawing> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  // Notes that somebody pinned on the page are not the page's.
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const drawing = new Drawing(
    page,
    takePen(transform as unknown as Matrix, { x0: 0, y0: 0, x1: width, y1: height }),
    layers,
  );
  for (const [index, code] of list.fnArray.entries()) drawing.follow(code, (list.argsArray as unknown[])[index]);
  drawing.ligatures.mend();
  return drawing;
}
