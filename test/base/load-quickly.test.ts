import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { childEnvironment } from '../support/child-environment.ts';

const SOURCES = new URL('../../src/', import.meta.url).href;

/** What a module in no folder of the project prints after `loadQuickly`. */
function printedBy(script: string): unknown {
  const text = `
    const sources = ${JSON.stringify(SOURCES)};
    const { loadQuickly } = await import(sources + 'base/load-quickly.ts');
    loadQuickly();
    ${script}`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', text];
  const options = { cwd: '/', env: childEnvironment(), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, flags, options)) as unknown;
}

it('loads a module once, under its whole name and under its path', () => {
  const script = `
    const named = await import('#base/fault.ts');
    const located = await import(sources + 'base/fault.ts');
    console.log(JSON.stringify([named === located, typeof named.Fault]));`;
  expect(printedBy(script)).toEqual([true, 'function']);
});

it('names the file that a wrong import asks for', () => {
  const script = `
    const { message } = await import('#base/absent.ts').catch((thrown) => thrown);
    console.log(JSON.stringify(message.includes('/src/base/absent.ts')));`;
  expect(printedBy(script)).toBe(true);
});

it('leaves packages and modules of Node to Node', () => {
  const script = `
    const [{ z }, { readFileSync }] = [await import(sources + '../node_modules/zod/index.js'), await import('node:fs')];
    console.log(JSON.stringify([typeof z.object, typeof readFileSync]));`;
  expect(printedBy(script)).toEqual(['function', 'function']);
});
