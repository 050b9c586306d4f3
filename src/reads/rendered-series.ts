import { dayNumber, fromDayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/**
 * A position in a series: the day, and the ordinal among the rows of that day. One number, so that positions are found
 * and stored without reading rows.
 */
export type SeriesPosition = number;

// No fund pays out a thousand times a day, and day × 1000 is far below 2^31 until the year 7800.
const ORDINALS_A_DAY = 1_000;

export function positionOf(date: IsoDate, ordinal = 0): SeriesPosition {
  return dayNumber(date) * ORDINALS_A_DAY + ordinal;
}

/** The first position after every position of that day. */
export function positionAfter(date: IsoDate): SeriesPosition {
  return (dayNumber(date) + 1) * ORDINALS_A_DAY;
}

export function dateOfPosition(position: SeriesPosition): IsoDate {
  return fromDayNumber(Math.floor(position / ORDINALS_A_DAY));
}

export function ordinalOfPosition(position: SeriesPosition): number {
  return position - Math.floor(position / ORDINALS_A_DAY) * ORDINALS_A_DAY;
}

/** One rendered row; `version` is the number of the event that announced it. */
interface RenderedRow {
  readonly position: SeriesPosition;
  readonly version: number;
  readonly text: string;
}

/**
 * One fund's series, rendered once: rows as JSON in order of position, with commas between them, in one buffer that
 * threads can share. The bytes of row `i` begin at `offsets[i]` and end before the comma at `offsets[i + 1] - 1`.
 */
export interface RenderedSeries {
  /** The whole memory, in the form in which threads pass it to each other. */
  readonly memory: SharedArrayBuffer;
  readonly count: number;
  readonly positions: Int32Array;
  readonly offsets: Uint32Array;
  readonly versions: Float64Array;
  readonly bytes: Buffer;
  readonly sizeBytes: number;
  /** Records a use, so that the cache evicts the series that was used least recently. */
  touch(): void;
}

// The number of rows, and the time of the last use.
const HEADER_BYTES = 8;

export function buildSeries(rows: readonly RenderedRow[]): RenderedSeries {
  const text = rows.map((row) => row.text).join(',');
  const bytes = HEADER_BYTES + rows.length * 16 + 4 + Buffer.byteLength(text);
  // A buffer that could grow has its own memory mapping, which is returned to the system whole. Other buffers are
  // allocated from the C library's pool, in which evicted series leave holes that no other buffer fits.
  const memory = new SharedArrayBuffer(bytes, { maxByteLength: bytes });
  new Int32Array(memory, 0, 1)[0] = rows.length;
  const rendered = openSeries(memory);
  rendered.bytes.write(text);
  let offset = 0;
  for (const [index, row] of rows.entries()) {
    rendered.versions[index] = row.version;
    rendered.positions[index] = row.position;
    rendered.offsets[index] = offset;
    offset += Buffer.byteLength(row.text) + 1;
  }
  rendered.offsets[rows.length] = offset;
  return rendered;
}

/** The series that some thread rendered into this memory; `clock` is a shared counter of uses. */
export function openSeries(memory: SharedArrayBuffer, clock: Int32Array = new Int32Array(1)): RenderedSeries {
  const [count = 0] = new Int32Array(memory, 0, 1);
  const start = HEADER_BYTES + count * 8;
  const used = new Int32Array(memory, 4, 1);
  return {
    memory,
    count,
    versions: new Float64Array(memory, HEADER_BYTES, count),
    positions: new Int32Array(memory, start, count),
    offsets: new Uint32Array(memory, start + count * 4, count + 1),
    bytes: Buffer.from(memory, start + count * 8 + 4),
    sizeBytes: memory.byteLength,
    touch() {
      // The series used last needs no update: concurrent reads of the counter are cheap, writes are not.
      if (used[0] !== clock[0]) used[0] = Atomics.add(clock, 0, 1) + 1;
    },
  };
}

/** Index of the first row at or after `position`; `count` if there is none. */
export function findIndex(rendered: RenderedSeries, position: SeriesPosition): number {
  let low = 0;
  let high = rendered.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rendered.positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows from `start` to before `end` with the commas between them, as a view: nothing is copied. */
export function sliceRows(rendered: RenderedSeries, start: number, end: number): Buffer {
  return start >= end
    ? rendered.bytes.subarray(0, 0)
    : rendered.bytes.subarray(rendered.offsets[start] ?? 0, (rendered.offsets[end] ?? 0) - 1);
}

const COMMA = 0x2c;

/** The same rows, last first, copied into a buffer of their own. */
export function reverseRows(rendered: RenderedSeries, start: number, end: number): Buffer {
  const { bytes, offsets } = rendered;
  const page = Buffer.allocUnsafe(sliceRows(rendered, start, end).length);
  let at = 0;
  for (let index = end - 1; index >= start; index--) {
    at += bytes.copy(page, at, offsets[index] ?? 0, (offsets[index + 1] ?? 0) - 1);
    if (index > start) page[at++] = COMMA;
  }
  return page;
}

/** The newest version among rows from `start` to before `end`; 0 if there are none. */
export function newestVersion(rendered: RenderedSeries, start: number, end: number): number {
  let newest = 0;
  for (let index = start; index < end; index++) {
    const version = rendered.versions[index] ?? 0;
    if (version > newest) newest = version;
  }
  return newest;
}
