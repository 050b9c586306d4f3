/** Draws an integer from 0 up to, but not including, `sides`. */
export type SeededRandom = (sides: number) => number;

// The golden ratio in 32 bits: distributes neighbouring seeds over the whole range.
const SPREAD = 0x9e3779b1;
const WARM_UP_THROWS = 3;

/** Reproducible random numbers: equal seeds give equal draws on every machine (xorshift, 32 bits, integers only). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed + 1, SPREAD) | 1;
  const roll: SeededRandom = (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
  for (let throws = 0; throws < WARM_UP_THROWS; throws += 1) roll(2);
  return roll;
}
