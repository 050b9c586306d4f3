import { globSync } from 'node:fs';
import { posix } from 'node:path';

/** Paths from the root that match, sorted, `/` between parts; never of installed packages or data. */
export function listFiles(...patterns: string[]): string[] {
  return globSync(patterns, { exclude: ['node_modules', 'var', 'coverage'] })
    .map((path) => path.replaceAll('\\', posix.sep))
    .toSorted();
}
