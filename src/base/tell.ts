/** Told of long work: so much is done, in one unit a `label`, of `total`; `doing` says what is in hand. Awaited, so that a signal is heard between two pieces. */
export type Tell = (label: string, done: number, total: number, doing?: string) => Promise<void> | void;
