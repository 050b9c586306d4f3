/**
 * Starts at most one piece of work per event-loop tick, in the order given. Many requests of the router path
 * often arrive together; started at once, they would keep a cached read waiting for all of them.
 */
export function onePerTick(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let hasStarted = false;
  const next = (): void => {
    const work = waiting.shift();
    hasStarted = work !== undefined;
    if (work === undefined) return;
    setImmediate(next);
    work();
  };
  return (work) => {
    waiting.push(work);
    if (!hasStarted) next();
  };
}
