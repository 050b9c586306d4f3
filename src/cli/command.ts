import type { Tell } from '#base/tell.ts';
import type { Installation } from '#wire.ts';
import type { Page } from './print.ts';

/** A word after the command's name. Required and single unless said otherwise. */
interface ArgumentSpec {
  readonly summary: string;
  /** The only words it may be, in any case of letters. */
  readonly choices?: readonly string[];
  readonly optional?: true;
  /** Takes all remaining words; only the last argument may. */
  readonly many?: true;
}

/** `--name VALUE`, or a switch when it has no `value`. */
interface OptionSpec {
  readonly summary: string;
  /** What the value is called in the help: `EMAIL`. Absent: a switch. */
  readonly value?: string;
  /** The only values it may have, in any case of letters. */
  readonly choices?: readonly string[];
  readonly required?: true;
  /** May be given several times. */
  readonly many?: true;
}

export type ArgumentSpecs = Readonly<Record<string, ArgumentSpec>>;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type Word<Spec> = Spec extends { choices: readonly (infer Choice)[] } ? Choice : string;
type ArgumentValue<Spec> = Spec extends { many: true } ? readonly string[] : Spec extends { optional: true } ? Word<Spec> | undefined : Word<Spec>;
type OptionValue<Spec> = Spec extends { value: string }
  ? Spec extends { many: true }
    ? readonly string[]
    : Spec extends { required: true }
      ? Word<Spec>
      : Word<Spec> | undefined
  : boolean;

/** What a command is run with. */
interface Context<Arguments, Options> {
  readonly args: { readonly [Name in keyof Arguments]: ArgumentValue<Arguments[Name]> };
  readonly options: { readonly [Name in keyof Options]: OptionValue<Options[Name]> };
  readonly installation: Installation;
  /** An answer before the end, for a command that goes on after it; others return their answer. */
  readonly print: (answer: Answer) => void;
  /** One line on stderr: what happens, what to do next. */
  readonly say: (line: string) => void;
  /** Counts what is being done, on stderr. */
  readonly progress: Tell;
  /** From here on `stop` answers SIGINT and SIGTERM. */
  readonly takeSignals: (stop: () => void) => void;
}

export interface Answer {
  /** What `--json` prints; absent where all was printed before. */
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
  /** Works where no installation is yet; other commands say that there is none, since a mistyped data directory would else be an empty one. */
  readonly may_be_first?: true;
  /** What there is when the command was stopped halfway, and what to do then; absent where there is nothing to say. */
  readonly stopped?: string;
  run(context: Context<Arguments, Options>): Promise<Answer>;
}

export type Command = CommandOf<ArgumentSpecs, OptionSpecs>;

/** Gives `run` the types that its arguments and options have by their specification. */
export function defineCommand<const Arguments extends ArgumentSpecs, const Options extends OptionSpecs>(command: CommandOf<Arguments, Options>): Command {
  return command;
}
