import type { Installation } from '#wire.ts';
import type { Progress } from './progress.ts';
import type { Page } from './print.ts';

/** A word after the command's name. Required and single unless said otherwise. */
interface ArgumentSpec {
  readonly summary: string;
  readonly optional?: true;
  /** Takes all remaining words; only the last argument may. */
  readonly many?: true;
}

/** `--name VALUE`, or a switch when it has no `value`. */
interface OptionSpec {
  readonly summary: string;
  /** What the value is called in the help: `EMAIL`. Absent: a switch. */
  readonly value?: string;
  readonly required?: true;
  /** May be given several times. */
  readonly many?: true;
}

export type ArgumentSpecs = Readonly<Record<string, ArgumentSpec>>;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ArgumentValue<Spec> = Spec extends { many: true } ? readonly string[] : Spec extends { optional: true } ? string | undefined : string;
type OptionValue<Spec> = Spec extends { value: string }
  ? Spec extends { many: true }
    ? readonly string[]
    : Spec extends { required: true }
      ? string
      : string | undefined
  : boolean;

/** What a command is run with. */
interface Context<Arguments, Options> {
  readonly args: { readonly [Name in keyof Arguments]: ArgumentValue<Arguments[Name]> };
  readonly options: { readonly [Name in keyof Options]: OptionValue<Options[Name]> };
  readonly installation: Installation;
  /** One line on stdout, for answers that come in pieces (NDJSON, the lines of `serve`); others return their answer. */
  readonly print: (line: string) => void;
  /** One line on stderr: what happens, what to do next. */
  readonly say: (line: string) => void;
  /** Counts what is being done, on stderr. `total` undefined: not known beforehand. */
  readonly progress: (label: string, total?: number) => Progress;
}

export interface Answer {
  /** What `--json` prints; absent from commands that printed for themselves. */
  readonly document?: unknown;
  /** What a person reads instead. */
  readonly text?: (page: Page) => string;
  /** Not done, or not all of it: exit code 1. */
  readonly is_failed?: boolean;
  /** Done, but something waits for a person: exit code 3. */
  readonly is_held?: boolean;
}

interface CommandOf<Arguments extends ArgumentSpecs, Options extends OptionSpecs> {
  /** One word or two: `serve`, `keys create`. */
  readonly name: string;
  /** One sentence, without a full stop. */
  readonly summary: string;
  readonly args: Arguments;
  readonly options: Options;
  /** Whole command lines. */
  readonly examples: readonly string[];
  run(context: Context<Arguments, Options>): Promise<Answer>;
}

export type Command = CommandOf<ArgumentSpecs, OptionSpecs>;

/** Gives `run` the types that its arguments and options have by their specification. */
export function defineCommand<const Arguments extends ArgumentSpecs, const Options extends OptionSpecs>(command: CommandOf<Arguments, Options>): Command {
  return command;
}
