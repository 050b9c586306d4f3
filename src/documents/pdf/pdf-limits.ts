/** What one PDF may cost before it is refused; a fund report stays far below each of these. */

// The largest report on the managers' sites has 18 MB, pictures included; four times that is no longer a monthly
// report.
export const MAX_PDF_BYTES = 64 * 1024 * 1024;
// A report on all funds of an AMC has 50 to 60 pages; an annual account with 400 is another kind of document.
export const MAX_PDF_PAGES = 300;
// The densest page seen has 9,000 glyphs; a page over this is a drawing or an attack.
export const MAX_PAGE_GLYPHS = 60_000;
export const TOO_MANY_GLYPHS =
  `more than ${MAX_PAGE_GLYPHS} letters; at most that many were expected on a page of a report. ` +
  'Please check the file.';
// The densest page seen has 2,000 words, the thickest report 60,000: what is made of them takes time with their number.
export const MAX_PAGE_WORDS = 5_000;
export const MAX_PDF_WORDS = 150_000;
// Lines and boxes: the report with the most has 4,000. This many take 100 MB in the importing process, which may hold
// three documents.
export const MAX_PDF_SHAPES = 500_000;
// An address of the web has a hundred letters or two.
export const MAX_WORD_CHARACTERS = 1_000;
// Ten pages a second is the slowest that is acceptable; sixty seconds is that for twice the most pages.
export const MAX_READING_SECONDS = 60;
// pdf.js takes about 90 MB for the largest report; its process dies at this, the service lives.
export const MAX_HEAP_MEGABYTES = 512;
// Heap, program, unpacked streams and pictures together.
export const MAX_MEMORY_MEGABYTES = 1024;
// A4 at 600 dots per inch has 35 million; ten times the pixels of a good scan are an attack.
export const MAX_PICTURE_PIXELS = 40_000_000;
// The streams of the largest report unpack to 40 MB; a small file that unpacks to more than this is a bomb.
export const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
