/**
 * A list whose items need not all be in memory: each may be made anew whenever it
 * is asked for, as the rows of a long table are. An array is such a list too.
 */
export interface Listing<Item> {
  readonly length: number;
  /** The item at a place from 0, or from the end where it is negative; undefined where there is none. */
  at(index: number): Item | undefined;
  [Symbol.iterator](): Iterator<Item>;
}

/** A list of items that `read` makes of their places, from 0; the same place must always give the same item. */
export function listOf<Item>(length: number, read: (place: number) => Item): Listing<Item> {
  return {
    length,
    at(index) {
      const place = index < 0 ? length + index : index;
      return place >= 0 && place < length ? read(place) : undefined;
    },
    *[Symbol.iterator]() {
      for (let place = 0; place < length; place += 1) yield read(place);
    },
  };
}
