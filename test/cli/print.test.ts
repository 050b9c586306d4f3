import { expect, it } from 'vitest';
import { loadCommands } from '#cli/commands.ts';
import { layCommandHelp, layOverview } from '#cli/help.ts';
import { layFields, layTable, layWithNotes } from '#cli/print.ts';
import { createProgress } from '#cli/frame.ts';

const COMMANDS = await loadCommands();

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

it('a table fits the terminal: sentences are cut and ids are not; in a file nothing is cut', () => {
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

it('on a terminal too narrow for ids, each row is printed as a block', () => {
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

it('long remarks of a row are printed in full below the table', () => {
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

it('every help text fits 60 columns, except lines to be copied', () => {
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

it('control characters in a name do not move the cursor of the terminal', () => {
  expect(layTable(['name'], [['a\u001B[2Jb\nc']], '')(page(80))).toBe('name\na\u{FFFD}[2Jb\u{FFFD}c');
  expect(layFields({ name: '\u0007x', key: 'k'.repeat(200) })(page(40))).toBe(
    `name  \u{FFFD}x\nkey   ${'k'.repeat(200)}`,
  );
});

it('progress on a terminal is one line with amount, rate and remaining time; elsewhere it is an occasional line', () => {
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
