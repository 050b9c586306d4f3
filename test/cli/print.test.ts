import { expect, it } from 'vitest';
import { layFields, layTable } from '#cli/print.ts';
import { createProgress } from '#cli/progress.ts';

const page = (width: number) => ({ width, bold: (text: string) => text });

it('a table fits the width of the terminal, and in a file nothing is cut', () => {
  const table = layTable(['id', 'name'], [['0123456789', 'a long name of a sample fund'], ['1', null]], 'none');
  for (const line of table(page(24)).split('\n')) expect(line.length).toBeLessThanOrEqual(24);
  expect(table(page(24))).toContain('…');
  expect(table(page(Infinity)).split('\n')[1]).toBe('0123456789  a long name of a sample fund');
  expect(layTable(['id'], [], 'There are none.')(page(80))).toBe('There are none.');
});

it('a name cannot move the cursor of the terminal that lists it', () => {
  expect(layTable(['name'], [['a\u001B[2Jb\nc']], '')(page(80))).toBe('name\na\u{FFFD}[2Jb\u{FFFD}c');
  expect(layFields({ name: '\u0007x', key: 'k'.repeat(200) })(page(20))).toBe(`name  \u{FFFD}x\nkey   ${'k'.repeat(200)}`);
});

it('progress on a terminal is one line that says how much, how fast and how long, and elsewhere a line now and then', () => {
  const record = (isTTY: boolean): string[] => {
    const written: string[] = [];
    let now = 0;
    const progress = createProgress({ isTTY, columns: 60, write: (text: string) => written.push(text) }, 'rows', 1_000, () => now);
    for (let step = 0; step < 100; step += 1) {
      now += 120;
      progress.advance(10);
    }
    progress.end();
    return written;
  };
  const terminal = record(true);
  expect(terminal).toHaveLength(102);
  expect(terminal[49]).toBe('\r\u001B[Krows 500/1000  83/s, 6 s left');
  expect(terminal.slice(-2)).toEqual(['\r\u001B[Krows 1000/1000  83/s', '\n']);
  expect(record(false)).toEqual(['rows 420/1000  83/s, 7 s left\n', 'rows 840/1000  83/s, 2 s left\n', 'rows 1000/1000  83/s\n']);
});
