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

const GLOBAL_FLAGS: Readonly<Record<string, keyof GlobalFlags>> = { '--json': 'json', '--help': 'help', '-h': 'help', '--version': 'version', '-V': 'version' };

export function splitGlobalFlags(argv: readonly string[]): { flags: GlobalFlags; words: readonly string[] } {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const found = new Set(argv.slice(0, end).map((word) => GLOBAL_FLAGS[word]));
  const words = argv.filter((word, index) => index >= end || GLOBAL_FLAGS[word] === undefined);
  // `mfds help keys` is what many type first.
  const asksForHelp = words[0] === 'help';
  return {
    flags: { json: found.has('json'), help: found.has('help') || asksForHelp, version: found.has('version') },
    words: asksForHelp ? words.slice(1) : words,
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
    // `sync frm` is meant as `sync fmr`, not as `sync` with a word too many.
    const isSecondWord = command !== undefined && listGroup(commands, command.name).length > 0 && Object.keys(command.args).length === 0 && /^[^-]/.test(words[length] ?? '-');
    if (command !== undefined && !isSecondWord) return { command, rest: words.slice(length) };
  }
  throw unknownCommand(commands, words);
}

function unknownCommand(commands: readonly Command[], words: readonly string[]): Fault {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const typed = (firstOption === -1 ? words : words.slice(0, firstOption)).slice(0, 2);
  const [first = ''] = typed;
  const option = words[0];
  if (option !== undefined && typed.length === 0) return wrongUsage(`There is no option ${option} before a command. ${didYouMean(option, Object.keys(GLOBAL_FLAGS))}\`mfds --help\` lists the commands.`);
  if (typed.length === 0) return wrongUsage('Expected a command; found none. `mfds --help` lists the commands.');
  const near = [typed.join(' '), first].flatMap((typo) => listNearest(typo, commands.map(({ name }) => name)))[0];
  if (near !== undefined && near !== first) return wrongUsage(`There is no command "${typed.join(' ')}". Did you mean \`mfds ${near}\`? \`mfds --help\` lists the commands.`);
  const groups = [...new Set(commands.filter(({ name }) => name.includes(' ')).map(({ name }) => name.split(' ')[0] ?? ''))];
  const group = listGroup(commands, listNearest(first, groups)[0] ?? '');
  const found = typed.length === 1 && groups.includes(first) ? `"${first}" needs a second word.` : `There is no command "${typed.join(' ')}".`;
  return wrongUsage(`${found} ${group.length > 0 ? `Expected one of: ${group.map(({ name }) => `mfds ${name}`).join(', ')}.` : '`mfds --help` lists the commands.'}`);
}

/** A hint with a space behind it; empty where no known word is near. */
function didYouMean(typed: string, known: readonly string[]): string {
  const near = listNearest(typed, known)[0];
  return near === undefined ? '' : `Did you mean ${near}? `;
}

/** The commands of a group such as `keys`; empty when there is no such group. */
export function listGroup(commands: readonly Command[], group: string): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${group} `));
}

/** The value of an option as a whole number. Fault WRONG_USAGE. */
export function parseWhole(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : -1;
  if (number < least || number > most) throw wrongUsage(`Expected a number from ${least} to ${most} with ${option}; found "${text}".`);
  return number;
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
    throw usageOf(command, `There is no option ${typed}. ${didYouMean(`--${name}`, [...Object.keys(command.options), 'json', 'help'].map((known) => `--${known}`))}`.trim());
  }
  if (spec.value === undefined) {
    if (value !== undefined) throw usageOf(command, `${typed} is a switch and takes no value; found "${value}".`);
    return '';
  }
  // `--name --scopes all` forgot the name. A lone `-` is a value: it stands for standard input.
  if (value === undefined || (!isInline && value.startsWith('-') && value !== '-')) {
    throw usageOf(command, `Expected a value: ${typed} ${spec.value}.${value === undefined ? '' : ` If the value is "${value}", write ${typed}=${value}.`}`);
  }
  return spec.choices === undefined ? value : chooseFrom(command, typed, spec.choices, value);
}

function chooseFrom(command: Command, name: string, choices: readonly string[], typed: string): string {
  const choice = choices.find((one) => one.toLowerCase() === typed.toLowerCase());
  if (choice === undefined) throw usageOf(command, `Expected ${name} to be one of ${choices.join(', ')}; found "${typed}". ${didYouMean(typed, choices)}`.trim());
  return choice;
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
    if (spec.many === true) return [name, left.splice(0)] as const;
    const word = left.shift();
    return [name, word === undefined || spec.choices === undefined ? word : chooseFrom(command, name, spec.choices, word)] as const;
  });
  if (left.length > 0) throw usageOf(command, `Did not expect "${left.join(' ')}".`);
  return Object.fromEntries<WordValue>(values);
}

function usageOf(command: Command, text: string): Fault {
  return wrongUsage(`${text} \`mfds ${command.name} --help\` shows how to use it.`);
}
