import type { Command } from './command.ts';
import { layPairs, wrapText } from './print.ts';
import type { Page } from './print.ts';

type Pairs = readonly (readonly [name: string, text: string])[];

const GLOBAL_OPTIONS: Pairs = [
  ['--json', 'print one JSON document on stdout instead of text'],
  ['--help', 'show help for mfds or for a command'],
  ['--version', 'print the version'],
];

const EXIT_CODES: Pairs = [
  ['0', 'done'],
  ['1', 'refused or failed'],
  ['2', 'wrong usage'],
  ['3', 'done, but something is held for review'],
];

const SETTINGS: Pairs = [
  ['MFDS_DATA_DIR', 'data directory of the installation (default: ./var). README.md lists the other settings'],
];

const FIRST_STEPS = [
  'mfds serve',
  'mfds keys create --account you@example.com --name laptop --scopes all',
  'mfds ingest nav saved-pages/',
  'mfds review list',
];

/** The help for all commands, or for one group. */
export function layOverview(commands: readonly Command[], group = ''): (page: Page) => string {
  const examples = group === '' ? FIRST_STEPS : commands.flatMap((command) => command.examples.slice(0, 1));
  return (page) =>
    [
      ...wrapText('Run and operate the Mutual Fund Data Service.', page.width),
      '',
      `Usage: mfds ${group === '' ? '' : `${group} `}COMMAND [options]`,
      ...section(
        page,
        'Commands',
        commands.map(({ name, summary }) => [name, summary]),
      ),
      ...section(page, 'Global options', GLOBAL_OPTIONS),
      ...section(page, 'Environment', SETTINGS),
      ...section(page, 'Exit codes', EXIT_CODES),
      ...layExamples(page, examples),
      '',
      'Run `mfds COMMAND --help` for help on a command.',
    ].join('\n');
}

/** `siblings`: commands with the same first word. */
export function layCommandHelp(command: Command, siblings: readonly Command[]): (page: Page) => string {
  const args = Object.entries(command.args).map(([name, spec]) => {
    const word = spec.many === true ? `${name}…` : name;
    return [spec.optional === true ? `[${word}]` : word, spec.summary + layChoices(spec)] as const;
  });
  const options = Object.entries(command.options).map(([name, spec]) => {
    const word = spec.value === undefined ? `--${name}` : `--${name} ${spec.value}`;
    return {
      word,
      isRequired: spec.required === true,
      summary: (spec.many === true ? `${spec.summary} (may be repeated)` : spec.summary) + layChoices(spec),
    };
  });
  const usage = [
    ...args.map(([word]) => word),
    ...options.filter(({ isRequired }) => isRequired).map(({ word }) => word),
    '[options]',
  ];
  return (page) =>
    [
      ...wrapText(`${command.summary}.`, page.width),
      '',
      `Usage: mfds ${[command.name, ...usage].join(' ')}`,
      ...section(page, 'Arguments', args),
      ...section(page, 'Options', [...options.map(({ word, summary }) => [word, summary] as const), ...GLOBAL_OPTIONS]),
      ...layExamples(page, command.examples),
      ...section(
        page,
        'See also',
        siblings.map(({ name, summary }) => [`mfds ${name}`, summary]),
      ),
    ].join('\n');
}

function layChoices({ choices }: { readonly choices?: readonly string[] }): string {
  return choices === undefined ? '' : `: ${choices.join(', ')}`;
}

function section(page: Page, title: string, pairs: Pairs): string[] {
  if (pairs.length === 0) return [];
  return [
    '',
    page.bold(title),
    ...layPairs(pairs, { ...page, width: page.width - INDENT.length }).map((line) => INDENT + line),
  ];
}

const INDENT = '  ';

/** Never wrapped, so that they can be copied. */
function layExamples(page: Page, examples: readonly string[]): string[] {
  return ['', page.bold('Examples'), ...examples.map((example) => INDENT + example)];
}
