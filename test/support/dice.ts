/** Numbers between 0 and 1 that are the same on every run of one seed. */
export function makeDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
