/** Limits on the cost of recognising a document's pages, and the required confidence of a word. */

// A page takes five to ten seconds; a whole scanned report of sixty pages stays below this.
export const MAX_OCR_PAGES = 80;
// A full page takes fifteen seconds on an idle machine, and several times that on a busy one.
export const MAX_SECONDS_A_PAGE = 120;
// A scanned report of sixty pages takes a quarter of an hour on an idle machine, an hour on a busy one.
export const MAX_SECONDS = 3_600;
// Loading the recogniser takes one second, and several on a busy machine.
export const STARTING_SECONDS = 30;
// pdf.js takes about 90 MB here; images are outside the heap and have their own limit.
export const MAX_HEAP_MEGABYTES = 512;
// Two sheets and their images take a third of this, the recogniser a tenth.
export const MAX_MEMORY_MEGABYTES = 2048;
// The recogniser was trained on characters some 30 pixels high; 8-point print has that height at about 300 dots per
// inch.
export const READING_DPI: readonly [least: number, most: number] = [200, 300];
// A background or a logo enlarged to page size: characters of 8 points would be five pixels high.
export const LEAST_DPI = 50;
// In coarser scans a full stop is two faint pixels, and both readings overlook it (one figure in a hundred at 150 dots
// per inch, none of 375 at 200).
export const LEAST_DPI_OF_FIGURES = 180;
// The second reading uses another pixel grid, so that it does not repeat errors of the first.
export const SECOND_READING_SCALE = 1.4;
