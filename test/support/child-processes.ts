import { readFileSync, readdirSync } from 'node:fs';

/** Running child processes of a process. Only Linux lists them. */
export function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);
}
