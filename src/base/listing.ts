/**
 * A list that may create its items on access, so that they need not all be in memory,
 * such as the rows of a long table. An array is a Listing too.
 */
export interface Listing<Item> {
  readonly length: number;
  /** The item at an index from 0, or from the end if negative; undefined if out of range. */
  at(index: number): Item | undefined;
  [Symbol.iterator](): Iterator<Item>;
}

/** A list that creates items by `read(index)`, from 0; the same index must always return the same item. */
export function listOf<Item>(length: number, read: (index: number) => Item): Listing<Item> {
  return {
    length,
    at(index) {
      const fromStart = index < 0 ? length + index : index;
      return fromStart >= 0 && fromStart < length ? read(fromStart) : undefined;
    },
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index += 1) yield read(index);
    },
  };
}
