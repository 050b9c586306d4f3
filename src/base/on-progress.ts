/**
 * Progress callback: `done` of `total` items, named by `label`; `doing` names the current item. Awaited, so signal
 * handlers can run between items.
 */
export type OnProgress = (label: string, done: number, total: number, doing?: string) => Promise<void> | void;
