/** Choices that a seed makes, the same in every run. */
export interface Pick {
  /** From 0 up to but not including 1. */
  fraction(): number;
  below(limit: number): number;
  chance(share: number): boolean;
  of<T>(choices: readonly T[]): T;
  /** Some of the choices, in their order. */
  some<T>(choices: readonly T[], count: number): T[];
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32: short, and good enough to choose fonts and labels. */
export function pickBy(seed: number): Pick {
  let state = (seed * 0x9e3779b1) >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(fraction() * limit);
  const shuffled = <T>(items: readonly T[]): T[] => items.map((item) => ({ item, at: fraction() })).toSorted((a, b) => a.at - b.at).map(({ item }) => item);
  return {
    fraction, below, shuffled,
    chance: (share) => fraction() < share,
    of: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    some: (choices, count) => {
      const chosen = new Set(shuffled(choices).slice(0, count));
      return choices.filter((choice) => chosen.has(choice));
    },
  };
}
