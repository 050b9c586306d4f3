import { createDice } from '../support/dice.ts';

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

/** Seeds that lie side by side choose nothing alike. */
export function pickBy(seed: number): Pick {
  const dice = createDice(seed * 0x9e3779b1);
  const fraction = dice.roll;
  const below = (limit: number): number => dice.below(limit);
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
