import type { FactView } from './fact-view.ts';

/**
 * Computes a value once for each state of the store and keeps it as long as the view. For what changes with an import
 * or a decision only: each adds a journal entry, and a new entry makes a new view. A failed computation is repeated.
 */
export function oncePerView<Value>(compute: (view: FactView) => Promise<Value>): (view: FactView) => Promise<Value> {
  const known = new WeakMap<FactView, Promise<Value>>();
  return async (view) => {
    const found = known.get(view) ?? compute(view);
    known.set(view, found);
    found.catch(() => known.delete(view));
    return found;
  };
}
