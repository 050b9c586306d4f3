import { dayNumber, fromDayNumber } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

/**
 * A place in a series: the day, and the ordinal among the rows of that day. One
 * number, so that positions are found and kept without looking at rows.
 */
export type Place = number;

// No fund pays out a thousand times a day, and day × 1000 stays far below 2^31 until the year 7800.
const ORDINALS_A_DAY = 1_000;

export function placeOf(date: IsoDate, ordinal = 0): Place {
  return dayNumber(date) * ORDINALS_A_DAY + ordinal;
}

/** The first place after every place of that day. */
export function placeAfter(date: IsoDate): Place {
  return (dayNumber(date) + 1) * ORDINALS_A_DAY;
}

export function dateOfPlace(place: Place): IsoDate {
  return fromDayNumber(Math.floor(place / ORDINALS_A_DAY));
}

/** One rendered row; `version` is the number of the event that told of it. */
interface ShelfRow {
  readonly place: Place;
  readonly version: number;
  readonly text: string;
}

/**
 * One fund's series, rendered once: rows in order of place, as JSON, commas
 * between them, in one buffer that threads can share. Row `i` is the bytes from
 * `offsets[i]` to before the comma at `offsets[i + 1] - 1`.
 */
export interface Shelf {
  /** All of it, as threads hand it to each other. */
  readonly memory: SharedArrayBuffer;
  readonly count: number;
  readonly places: Int32Array;
  readonly offsets: Uint32Array;
  readonly versions: Float64Array;
  readonly bytes: Buffer;
  readonly size_bytes: number;
  /** Notes that it was used just now, for whoever decides which shelves leave. */
  touch(): void;
}

// The number of rows, and when the shelf was last used.
const HEADER_BYTES = 8;

export function buildShelf(rows: readonly ShelfRow[]): Shelf {
  const text = rows.map((row) => row.text).join(',');
  const bytes = HEADER_BYTES + rows.length * 16 + 4 + Buffer.byteLength(text);
  // One that may grow, and never does, is a mapping of its own and given back whole; others lie among what the C library
  // keeps for itself, and shelves that come and go leave holes there that nothing fits into.
  const memory = new SharedArrayBuffer(bytes, { maxByteLength: bytes });
  new Int32Array(memory, 0, 1)[0] = rows.length;
  const shelf = openShelf(memory);
  shelf.bytes.write(text);
  let offset = 0;
  for (const [index, row] of rows.entries()) {
    shelf.versions[index] = row.version;
    shelf.places[index] = row.place;
    shelf.offsets[index] = offset;
    offset += Buffer.byteLength(row.text) + 1;
  }
  shelf.offsets[rows.length] = offset;
  return shelf;
}

/** The shelf that was built in this memory, by whichever thread; `clock` is one number that uses are noted in. */
export function openShelf(memory: SharedArrayBuffer, clock: Int32Array = new Int32Array(1)): Shelf {
  const [count = 0] = new Int32Array(memory, 0, 1);
  const start = HEADER_BYTES + count * 8;
  const used = new Int32Array(memory, 4, 1);
  return {
    memory,
    count,
    versions: new Float64Array(memory, HEADER_BYTES, count),
    places: new Int32Array(memory, start, count),
    offsets: new Uint32Array(memory, start + count * 4, count + 1),
    bytes: Buffer.from(memory, start + count * 8 + 4),
    size_bytes: memory.byteLength,
    touch() {
      // The shelf used last stays the one used last: reading is free where all threads read, writing is not.
      if (used[0] !== clock[0]) used[0] = Atomics.add(clock, 0, 1) + 1;
    },
  };
}

/** Index of the first row at or after `place`; `count` when there is none. */
export function findIndex(shelf: Shelf, place: Place): number {
  let low = 0;
  let high = shelf.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((shelf.places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows `start` to before `end`, commas between them, as they lie on the shelf: nothing is copied. */
export function sliceRows(shelf: Shelf, start: number, end: number): Buffer {
  return start >= end ? shelf.bytes.subarray(0, 0) : shelf.bytes.subarray(shelf.offsets[start] ?? 0, (shelf.offsets[end] ?? 0) - 1);
}

const COMMA = 0x2c;

/** The same rows, last first, copied into a buffer of their own. */
export function reverseRows(shelf: Shelf, start: number, end: number): Buffer {
  const { bytes, offsets } = shelf;
  const page = Buffer.allocUnsafe(sliceRows(shelf, start, end).length);
  let at = 0;
  for (let index = end - 1; index >= start; index--) {
    at += bytes.copy(page, at, offsets[index] ?? 0, (offsets[index + 1] ?? 0) - 1);
    if (index > start) page[at++] = COMMA;
  }
  return page;
}

/** The newest version among rows `start` to before `end`; 0 for none. */
export function newestVersion(shelf: Shelf, start: number, end: number): number {
  let newest = 0;
  for (let index = start; index < end; index++) {
    const version = shelf.versions[index] ?? 0;
    if (version > newest) newest = version;
  }
  return newest;
}
