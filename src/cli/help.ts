import type { Command } from './command.ts';
import type { Page } from './print.ts';

const GLOBAL_OPTIONS = [
  ['--json', 'print one JSON document on stdout instead of text'],
  ['--help', 'show this help, or that of a command'],
  ['--version', 'print the version'],
] as const;

const EXIT_CODES = 'Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 done but something is held for review.';

/** The help of all commands, or of one group. */
export function layOverview(commands: readonly Command[]): (page: Page) => string {
  return (page) =>
    [
      `${page.bold('mfds')} runs the mutual fund data service and looks after it.`,
      '',
      'Usage: mfds COMMAND [options]',
      '',
      page.bold('Commands'),
      ...layPairs(commands.map(({ name, summary }) => [name, summary])),
      '',
      page.bold('Options of every command'),
      ...layPairs(GLOBAL_OPTIONS),
      '',
      '`mfds COMMAND --help` explains one command.',
      EXIT_CODES,
    ].join('\n');
}

export function layCommandHelp(command: Command): (page: Page) => string {
  const args = Object.entries(command.args).map(([name, spec]) => {
    const word = spec.many === true ? `${name}…` : name;
    return [spec.optional === true ? `[${word}]` : word, spec.summary] as const;
  });
  const options = Object.entries(command.options).map(([name, spec]) => {
    const word = spec.value === undefined ? `--${name}` : `--${name} ${spec.value}`;
    return { word, isRequired: spec.required === true, summary: spec.many === true ? `${spec.summary} (may be repeated)` : spec.summary };
  });
  const usage = [...args.map(([word]) => word), ...options.filter(({ isRequired }) => isRequired).map(({ word }) => word), '[options]'];
  return (page) =>
    [
      `${command.summary}.`,
      '',
      `Usage: mfds ${[command.name, ...usage].join(' ')}`,
      ...section(page, 'Arguments', args),
      ...section(page, 'Options', [...options.map(({ word, summary }) => [word, summary] as const), ...GLOBAL_OPTIONS]),
      '',
      page.bold('Examples'),
      ...command.examples.map((example) => `  ${example}`),
    ].join('\n');
}

function section(page: Page, title: string, pairs: readonly (readonly [string, string])[]): string[] {
  return pairs.length === 0 ? [] : ['', page.bold(title), ...layPairs(pairs)];
}

function layPairs(pairs: readonly (readonly [string, string])[]): string[] {
  const widest = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, summary]) => `  ${name.padEnd(widest)}  ${summary}`);
}
