import { parseArgs } from 'node:util';
import { Fault } from '#base/fault.ts';
import { listNearest } from '#base/nearest.ts';
import type { ArgumentSpecs, Command, OptionSpecs } from './command.ts';

/** Words every command line may hold, anywhere before `--`. */
export interface GlobalFlags {
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const GLOBAL_FLAGS: Readonly<Record<string, keyof GlobalFlags>> = { '--json': 'json', '--help': 'help', '-h': 'help', '--version': 'version' };

export function splitGlobalFlags(argv: readonly string[]): { flags: GlobalFlags; words: readonly string[] } {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const found = new Set(argv.slice(0, end).map((word) => GLOBAL_FLAGS[word]));
  return {
    flags: { json: found.has('json'), help: found.has('help'), version: found.has('version') },
    words: argv.filter((word, index) => index >= end || GLOBAL_FLAGS[word] === undefined),
  };
}

/** Fault WRONG_USAGE: the command line cannot be understood (exit code 2). */
export function wrongUsage(text: string): Fault {
  return new Fault('WRONG_USAGE', text);
}

/** The command that the leading words name, the longer name first, and the words behind it. Fault WRONG_USAGE names the nearest. */
export function readCommand(commands: readonly Command[], words: readonly string[]): { command: Command; rest: readonly string[] } {
  for (const length of [2, 1]) {
    const command = commands.find(({ name }) => name.split(' ').length === length && name === words.slice(0, length).join(' '));
    if (command !== undefined) return { command, rest: words.slice(length) };
  }
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const typed = (firstOption === -1 ? words : words.slice(0, firstOption)).slice(0, 2);
  const group = listGroup(commands, typed[0] ?? '');
  const near = [typed.join(' '), typed[0] ?? ''].flatMap((typo) => listNearest(typo, commands.map(({ name }) => name)))[0];
  if (typed.length === 0) throw wrongUsage('Expected a command; found none. `mfds --help` lists the commands.');
  if (near !== undefined) throw wrongUsage(`There is no command "${typed.join(' ')}". Did you mean \`mfds ${near}\`? \`mfds --help\` lists the commands.`);
  if (group.length > 0) throw wrongUsage(`There is no command "${typed.join(' ')}". Expected one of: ${group.map(({ name }) => `mfds ${name}`).join(', ')}.`);
  throw wrongUsage(`There is no command "${typed.join(' ')}". \`mfds --help\` lists the commands.`);
}

/** The commands of a group such as `keys`; empty when there is no such group. */
export function listGroup(commands: readonly Command[], group: string): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${group} `));
}

type WordValue = string | boolean | readonly string[] | undefined;

interface ParsedWords {
  readonly args: Readonly<Record<string, WordValue>>;
  readonly options: Readonly<Record<string, WordValue>>;
}

/** Arguments and options by the command's own specification. Fault WRONG_USAGE says what to type. */
export function parseWords(command: Command, rest: readonly string[]): ParsedWords {
  const kinds = Object.fromEntries(
    Object.entries(command.options).map(([name, spec]) => [name, { type: spec.value === undefined ? 'boolean' : 'string', multiple: true }] as const),
  );
  // Not strict, because our own texts say more than those of `parseArgs`: the nearest option, the help to ask for.
  const { tokens } = parseArgs({ args: [...rest], options: kinds, strict: false, allowPositionals: true, tokens: true });
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const value = checkOption(command, token.name, token.rawName, token.value, token.inlineValue === true);
    const before = given.get(token.name);
    if (before !== undefined && command.options[token.name]?.many !== true) throw usageOf(command, `${token.rawName} is given twice; it takes one value.`);
    given.set(token.name, [...(before ?? []), value]);
  }
  return { args: spreadArguments(command, command.args, positionals), options: spreadOptions(command, command.options, given) };
}

function checkOption(command: Command, name: string, typed: string, value: string | undefined, isInline: boolean): string {
  const spec = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (spec === undefined) {
    const near = listNearest(name, [...Object.keys(command.options), 'json', 'help'])[0];
    throw usageOf(command, `There is no option ${typed}.${near === undefined ? '' : ` Did you mean --${near}?`}`);
  }
  if (spec.value === undefined) {
    if (value !== undefined) throw usageOf(command, `${typed} is a switch and takes no value; found "${value}".`);
    return '';
  }
  // `--name --scopes all` forgot the name. A lone `-` is a value: it stands for standard input.
  if (value === undefined || (!isInline && value.startsWith('-') && value !== '-')) {
    throw usageOf(command, `Expected a value: ${typed} ${spec.value}.${value === undefined ? '' : ` If the value is "${value}", write ${typed}=${value}.`}`);
  }
  return value;
}

function spreadOptions(command: Command, specs: OptionSpecs, given: ReadonlyMap<string, readonly string[]>): ParsedWords['options'] {
  const values = Object.entries(specs).map(([name, spec]) => {
    const found = given.get(name);
    if (spec.value === undefined) return [name, found !== undefined] as const;
    if (found === undefined && spec.required === true) throw usageOf(command, `Expected --${name} ${spec.value}: ${spec.summary}.`);
    return [name, spec.many === true ? (found ?? []) : found?.[0]] as const;
  });
  return Object.fromEntries<WordValue>(values);
}

function spreadArguments(command: Command, specs: ArgumentSpecs, positionals: readonly string[]): ParsedWords['args'] {
  const left = [...positionals];
  const values = Object.entries(specs).map(([name, spec]) => {
    if (left.length === 0 && spec.optional !== true) throw usageOf(command, `Expected ${name}: ${spec.summary}.`);
    return [name, spec.many === true ? left.splice(0) : left.shift()] as const;
  });
  if (left.length > 0) throw usageOf(command, `Did not expect "${left.join(' ')}".`);
  return Object.fromEntries<WordValue>(values);
}

function usageOf(command: Command, text: string): Fault {
  return wrongUsage(`${text} \`mfds ${command.name} --help\` shows how to use it.`);
}
