import { parseArgs } from 'node:util';
import { Fault } from '#base/fault.ts';
import { listNearest } from '#base/nearest.ts';
import { own } from '#base/own.ts';
import { addDays, parseIsoDate } from '#domain/dates.ts';
import type { ArgumentSpecs, Command, OptionSpecs } from './command.ts';

/** Flags that every command line may contain, anywhere before `--`. */
export interface GlobalFlags {
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const GLOBAL_FLAGS: Readonly<Record<string, keyof GlobalFlags>> = {
  '--json': 'json',
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
  '-V': 'version',
};

export function splitGlobalFlags(argv: readonly string[]): { flags: GlobalFlags; words: readonly string[] } {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const found = new Set(argv.slice(0, end).map((word) => own(GLOBAL_FLAGS, word)));
  const words = argv.filter((word, index) => index >= end || own(GLOBAL_FLAGS, word) === undefined);
  // `mfds help keys` works like `mfds keys --help`.
  const asksForHelp = words[0] === 'help';
  return {
    flags: { json: found.has('json'), help: found.has('help') || asksForHelp, version: found.has('version') },
    words: asksForHelp ? words.slice(1) : words,
  };
}

/** Fault WRONG_USAGE: the command line is invalid (exit code 2). */
export function wrongUsage(text: string): Fault {
  return new Fault('WRONG_USAGE', text);
}

/**
 * Finds the command by the longest matching name; returns it and the remaining words. Fault WRONG_USAGE suggests the
 * nearest command.
 */
export function readCommand(
  commands: readonly Command[],
  words: readonly string[],
): { command: Command; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const command = commands.find(
      ({ name }) => name.split(' ').length === length && name === words.slice(0, length).join(' '),
    );
    // `sync frm` is a typo of `sync fmr`, not `sync` with an extra argument.
    const isSecondWord =
      command !== undefined &&
      listGroup(commands, command.name).length > 0 &&
      Object.keys(command.args).length === 0 &&
      /^[^-]/.test(words[length] ?? '-');
    if (command !== undefined && !isSecondWord) return { command, rest: words.slice(length) };
  }
  throw unknownCommand(commands, words);
}

function unknownCommand(commands: readonly Command[], words: readonly string[]): Fault {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const typed = (firstOption === -1 ? words : words.slice(0, firstOption)).slice(0, 2);
  const [first = ''] = typed;
  const option = words[0];
  if (option !== undefined && typed.length === 0)
    return wrongUsage(
      `Unknown global option ${option}. ${didYouMean(option, Object.keys(GLOBAL_FLAGS))}Run \`mfds --help\` for ` +
        'the list of commands.',
    );
  if (typed.length === 0)
    return wrongUsage('Expected a command; found none. Run `mfds --help` for the list of commands.');
  const near = [typed.join(' '), first].flatMap((typo) =>
    listNearest(
      typo,
      commands.map(({ name }) => name),
    ),
  )[0];
  if (near !== undefined && near !== first)
    return wrongUsage(
      `Unknown command "${typed.join(' ')}". Did you mean \`mfds ${near}\`? ` +
        'Run `mfds --help` for the list of commands.',
    );
  const groups = [
    ...new Set(commands.filter(({ name }) => name.includes(' ')).map(({ name }) => name.split(' ')[0] ?? '')),
  ];
  const group = listGroup(commands, listNearest(first, groups)[0] ?? '');
  const found =
    typed.length === 1 && groups.includes(first)
      ? `"${first}" is a group of commands.`
      : `Unknown command "${typed.join(' ')}".`;
  const hint =
    group.length > 0
      ? `Expected one of: ${group.map(({ name }) => `mfds ${name}`).join(', ')}.`
      : 'Run `mfds --help` for the list of commands.';
  return wrongUsage(`${found} ${hint}`);
}

/** A hint followed by a space; empty if no known word is similar. */
function didYouMean(typed: string, known: readonly string[]): string {
  const near = listNearest(typed, known)[0];
  return near === undefined ? '' : `Did you mean ${near}? `;
}

/** The commands of a group such as `keys`; empty for an unknown group. */
export function listGroup(commands: readonly Command[], group: string): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${group} `));
}

/** Parses the value of an option as an integer. Fault WRONG_USAGE. */
export function parseWhole(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : -1;
  if (number < least || number > most)
    throw wrongUsage(`Expected a number from ${least} to ${most} with ${option}; found "${text}".`);
  return number;
}

type WordValue = string | boolean | readonly string[] | undefined;

interface ParsedWords {
  readonly args: Readonly<Record<string, WordValue>>;
  readonly options: Readonly<Record<string, WordValue>>;
}

/** Parses arguments and options by the command's specification. Fault WRONG_USAGE states the expected form. */
export function parseWords(command: Command, rest: readonly string[]): ParsedWords {
  const kinds = Object.fromEntries(
    Object.entries(command.options).map(
      ([name, spec]) => [name, { type: spec.value === undefined ? 'boolean' : 'string', multiple: true }] as const,
    ),
  );
  // Not strict: the errors below name the nearest option and the help command, which `parseArgs` does not.
  const { tokens } = parseArgs({
    args: [...rest],
    options: kinds,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const value = checkOption(command, token.name, token.rawName, token.value, token.inlineValue === true);
    const before = given.get(token.name);
    if (before !== undefined && own(command.options, token.name)?.many !== true)
      throw usageOf(command, `${token.rawName} was given twice; it takes one value.`);
    given.set(token.name, [...(before ?? []), value]);
  }
  return {
    args: spreadArguments(command, command.args, positionals),
    options: spreadOptions(command, command.options, given),
  };
}

function checkOption(
  command: Command,
  name: string,
  typed: string,
  value: string | undefined,
  isInline: boolean,
): string {
  const spec = own(command.options, name);
  if (spec === undefined) {
    throw usageOf(
      command,
      `Unknown option ${typed}. ${didYouMean(
        `--${name}`,
        [...Object.keys(command.options), 'json', 'help'].map((known) => `--${known}`),
      )}`.trim(),
    );
  }
  if (spec.value === undefined) {
    if (value !== undefined) throw usageOf(command, `${typed} is a switch and takes no value; found "${value}".`);
    return '';
  }
  // In `--name --scopes all` the name is missing. A single `-` is a value: standard input.
  if (value === undefined || (!isInline && value.startsWith('-') && value !== '-')) {
    throw usageOf(
      command,
      `Expected a value: ${typed} ` +
        `${spec.value}.${value === undefined ? '' : ` If the value is "${value}", write ${typed}=${value}.`}`,
    );
  }
  return spec.choices === undefined ? value : chooseFrom(command, typed, spec.choices, value);
}

function chooseFrom(command: Command, name: string, choices: readonly string[], typed: string): string {
  const choice = choices.find((one) => one.toLowerCase() === typed.toLowerCase());
  if (choice === undefined)
    throw usageOf(
      command,
      `Expected ${name} to be one of ${choices.join(', ')}; found "${typed}". ${didYouMean(typed, choices)}`.trim(),
    );
  return choice;
}

function spreadOptions(
  command: Command,
  specs: OptionSpecs,
  given: ReadonlyMap<string, readonly string[]>,
): ParsedWords['options'] {
  const values = Object.entries(specs).map(([name, spec]) => {
    const found = given.get(name);
    if (spec.value === undefined) return [name, found !== undefined] as const;
    if (found === undefined && spec.required === true)
      throw usageOf(command, `Expected --${name} ${spec.value}: ${spec.summary}.`);
    return [name, spec.many === true ? (found ?? []) : found?.[0]] as const;
  });
  return Object.fromEntries<WordValue>(values);
}

function spreadArguments(command: Command, specs: ArgumentSpecs, positionals: readonly string[]): ParsedWords['args'] {
  const left = [...positionals];
  const values = Object.entries(specs).map(([name, spec]) => {
    if (left.length === 0 && spec.optional !== true) throw usageOf(command, `Expected ${name}: ${spec.summary}.`);
    if (spec.many === true) return [name, left.splice(0)] as const;
    const word = left.shift();
    return [
      name,
      word === undefined || spec.choices === undefined ? word : chooseFrom(command, name, spec.choices, word),
    ] as const;
  });
  if (left.length > 0) throw usageOf(command, `Unexpected argument "${left.join(' ')}".`);
  return Object.fromEntries<WordValue>(values);
}

function usageOf(command: Command, text: string): Fault {
  return wrongUsage(`${text} Run \`mfds ${command.name} --help\` for usage.`);
}

// `2027-01-31T09:00Z`, `2027-01-31T09:00:00.000+05:00`: without an offset a timestamp is ambiguous.
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since the epoch as a UTC timestamp. */
export function showTimestamp(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/**
 * Parses a timestamp with an offset, or a date, meaning its end in Asia/Karachi. Returns milliseconds since the epoch.
 * Fault WRONG_USAGE.
 */
export function parseExpiry(text: string): number {
  const date = parseIsoDate(text);
  if (date !== undefined) return Date.parse(`${addDays(date, 1)}T00:00:00+05:00`);
  const timestamp =
    TIMESTAMP.test(text) && parseIsoDate(text.slice(0, 10)) !== undefined ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(timestamp))
    throw wrongUsage(
      `Expected a date such as 2027-01-31 or a timestamp such as 2027-01-31T09:00:00Z; found "${text}".`,
    );
  return timestamp;
}
