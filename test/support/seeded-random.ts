/** Repeatable random numbers: the same seed draws the same numbers on every machine (mulberry32). */
export interface SeededRandom {
  /** From 0 to 1, exclusive. */
  readonly draw: () => number;
  /** From 0 to `below`, exclusive. */
  below(below: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True about once in `times` draws. */
  once(times: number): boolean;
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const draw = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(draw() * bound);
  return { draw, below, pick: (items) => items[below(items.length)] ?? items[0], once: (times) => below(times) === 0 };
}
