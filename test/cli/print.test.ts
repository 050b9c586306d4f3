import { expect, it } from 'vitest';
import { COMMANDS } from '#cli/commands.ts';
import { layCommandHelp, layOverview } from '#cli/help.ts';
import { layFields, layTable, layWithNotes } from '#cli/print.ts';
import { createProgress } from '#cli/progress.ts';

const page = (width: number) => ({ width, bold: (text: string) => text });

const ID = '8f9f0a0e-5a58-5d0f-9a2e-4f3b4f7b9a11';
const HELD = layTable(
  ['id', 'name', 'summary'],
  [
    [ID, 'Sample Fund', 'The NAV moves by 160 % from 105.2263 to 273.7321 in a day.'],
    [ID, null, 'short'],
  ],
  'none',
);

it('a table fits the width of the terminal: sentences are cut, ids never are, and in a file nothing is', () => {
  for (const width of [80, 100, 120]) {
    const lines = HELD(page(width)).split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    expect(lines[1]).toContain(ID);
  }
  expect(HELD(page(80))).toContain('…');
  expect(HELD(page(Infinity)).split('\n')[1]).toBe(
    `${ID}  Sample Fund  The NAV moves by 160 % from 105.2263 to 273.7321 in a day.`,
  );
  expect(layTable(['id'], [], 'There are none.')(page(80))).toBe('There are none.');
});

it('where a terminal has no room for what must be whole, each row is a block of its own', () => {
  const lines = HELD(page(60)).split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
  expect(lines.slice(0, 6)).toEqual([
    `id       ${ID}`,
    'name     Sample Fund',
    'summary  The NAV moves by 160 % from 105.2263 to 273.7321 in',
    '         a day.',
    '',
    `id       ${ID}`,
  ]);
});

it('what there is to say of a row stands whole below its table', () => {
  const text = layWithNotes(layTable(['source', 'outcome'], [['nav', 'failed']], 'none'), [
    ['nav, failed', 'The site answered 404 where 200 was expected. What was served stays served.'],
  ]);
  expect(text(page(60)).split('\n')).toEqual([
    'source  outcome',
    'nav     failed',
    '',
    'nav, failed',
    '  The site answered 404 where 200 was expected. What was',
    '  served stays served.',
  ]);
});

it('every help fits a terminal of 60 columns, but for the lines that are there to be copied', () => {
  const texts = COMMANDS.map((command) => layCommandHelp(command, [])(page(60))).concat(
    layOverview(COMMANDS)(page(60)),
  );
  for (const text of texts) {
    const long = text
      .split('\n')
      .filter(
        (line) => line.length > 60 && !/^(Usage:|  (mfds|MFDS_|source) ?)/.test(line) && line.trim().includes(' '),
      );
    expect(long).toEqual([]);
    expect(text).toMatch(/\nExamples\n/);
  }
});

it('a name cannot move the cursor of the terminal that lists it', () => {
  expect(layTable(['name'], [['a\u001B[2Jb\nc']], '')(page(80))).toBe('name\na\u{FFFD}[2Jb\u{FFFD}c');
  expect(layFields({ name: '\u0007x', key: 'k'.repeat(200) })(page(40))).toBe(
    `name  \u{FFFD}x\nkey   ${'k'.repeat(200)}`,
  );
});

it('progress on a terminal is one line that says how much, how fast and how long, and elsewhere a line now and then', () => {
  const record = (isTTY: boolean): string[] => {
    const written: string[] = [];
    let now = 0;
    const progress = createProgress({ isTTY, columns: 60, write: (text: string) => written.push(text) }, () => now);
    for (let step = 0; step < 100; step += 1) {
      now += 120;
      progress.onProgress('rows', (step + 1) * 10, 1_000);
    }
    progress.end();
    return written;
  };
  const terminal = record(true);
  expect(terminal).toHaveLength(102);
  expect(terminal[49]).toBe('\r\u001B[Krows 500/1000  83/s, 6 s left');
  expect(terminal.slice(-2)).toEqual(['\r\u001B[Krows 1000/1000  83/s', '\n']);
  expect(record(false)).toEqual([
    'rows 420/1000  83/s, 7 s left\n',
    'rows 840/1000  83/s, 2 s left\n',
    'rows 1000/1000  83/s\n',
  ]);
});
