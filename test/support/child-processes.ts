import { readFileSync, readdirSync } from 'node:fs';

/** The processes that a process has started and that still run; Linux tells them, other systems do not. */
export function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);
}
