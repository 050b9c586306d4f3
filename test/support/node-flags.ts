import { readFileSync } from 'node:fs';

/** The flags for Node with which a shell starts a script: those of its first line. */
export function readFlags(script: string): string[] {
  const [first = ''] = readFileSync(script, 'utf8').split('\n', 1);
  return first.split(' ').filter((word) => word.startsWith('--'));
}
