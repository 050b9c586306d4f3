/** Limits of one picture, of its process, and of kept pictures. */

export interface PictureLimits {
  /** Drawing processes; one hostile document occupies one of them until its time is over. */
  readonly processes: number;
  /** Pictures that wait for a process; more are refused. */
  readonly waiting: number;
  /** For one picture, including opening its document. */
  readonly drawingMs: number;
  /** For starting a process, which loads pdf.js and the drawing library. */
  readonly startingMs: number;
  /** A process ends after this time without work. */
  readonly idleMs: number;
  /** A process ends after this many pictures, or when its memory exceeds this after a picture. */
  readonly picturesPerProcess: number;
  readonly recycleMegabytes: number;
  /** A process is killed if its memory exceeds this while it draws. */
  readonly memoryMegabytes: number;
  /** A kept picture that was not requested for this time is deleted. */
  readonly keptMs: number;
  /** All kept pictures; the ones requested longest ago are deleted first. */
  readonly keptBytes: number;
}

const HOUR_MS = 3_600_000;

export const PICTURE_LIMITS: PictureLimits = {
  // Two, so that other documents are drawn while one takes its ten seconds.
  processes: 2,
  // A report page with receipts requests a few crops at a time; at 50 ms each, the last of 32 waits under a second.
  waiting: 32,
  // A crop of a report takes 0.1 to 0.5 seconds on a busy machine; more than this is a drawing or an attack.
  drawingMs: 10_000,
  // One second, several on a machine that imports with every core.
  startingMs: 30_000,
  // A person who reads receipts requests the next one within minutes; an idle process keeps 200 MB.
  idleMs: 10 * 60_000,
  picturesPerProcess: 2_000,
  // A new process has 170 MB, and 200 MB after fifty crops as after a thousand.
  recycleMegabytes: 450,
  memoryMegabytes: 1024,
  keptMs: 30 * 24 * HOUR_MS,
  // About six thousand crops of 80 kB.
  keptBytes: 512 * 1024 * 1024,
};

// pdf.js needs about 90 MB of heap for the largest report.
export const MAX_HEAP_MEGABYTES = 384;
// A value has a label, a column head, a unit and a month; a value printed in several pieces has a box for each.
export const MAX_OUTLINES = 16;
// Memory of a canvas: four bytes per pixel, 36 MB at most.
export const MAX_PICTURE_PIXELS = 9_000_000;
