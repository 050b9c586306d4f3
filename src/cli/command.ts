import type { OnProgress } from '#base/on-progress.ts';
import type { Installation } from '#wire.ts';
import type { Page } from './print.ts';

/** A positional argument. Required and single by default. */
interface ArgumentSpec {
  readonly summary: string;
  /** The allowed words, in any letter case. */
  readonly choices?: readonly string[];
  readonly optional?: true;
  /** Takes all remaining words; allowed for the last argument only. */
  readonly many?: true;
}

/** `--name VALUE`, or a switch when it has no `value`. */
interface OptionSpec {
  readonly summary: string;
  /** The placeholder in the help: `EMAIL`. Absent: a switch. */
  readonly value?: string;
  /** The allowed values, in any letter case. */
  readonly choices?: readonly string[];
  readonly required?: true;
  /** May be given several times. */
  readonly many?: true;
}

export type ArgumentSpecs = Readonly<Record<string, ArgumentSpec>>;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type Word<Spec> = Spec extends { choices: readonly (infer Choice)[] } ? Choice : string;
type ArgumentValue<Spec> = Spec extends { many: true }
  ? readonly string[]
  : Spec extends { optional: true }
    ? Word<Spec> | undefined
    : Word<Spec>;
type OptionValue<Spec> = Spec extends { value: string }
  ? Spec extends { many: true }
    ? readonly string[]
    : Spec extends { required: true }
      ? Word<Spec>
      : Word<Spec> | undefined
  : boolean;

/** The arguments of `run`. */
interface Context<Arguments, Options> {
  readonly args: { readonly [Name in keyof Arguments]: ArgumentValue<Arguments[Name]> };
  readonly options: { readonly [Name in keyof Options]: OptionValue<Options[Name]> };
  readonly installation: Installation;
  /** Prints a result before the command ends (for `serve`); other commands return their result. */
  readonly print: (result: CommandResult) => void;
  /** Prints one line on stderr: what is happening or what to do next. */
  readonly say: (line: string) => void;
  /** Shows progress on stderr. */
  readonly progress: OnProgress;
  /** Makes `stop` handle SIGINT and SIGTERM from now on. */
  readonly takeSignals: (stop: () => void) => void;
}

export interface CommandResult {
  /** The output of `--json`; absent if `print` has printed everything. */
  readonly document?: unknown;
  /** Reads the document in its place. */
  readonly readDocument?: () => Promise<unknown>;
  /** The output without `--json`. Only the one that is printed is read. */
  readonly text?: (page: Page) => string | Promise<string>;
  /** Not or only partly done: exit code 1. */
  readonly isFailed?: boolean;
  /** Done, but something is held for review: exit code 3. */
  readonly isHeld?: boolean;
}

interface CommandOf<Arguments extends ArgumentSpecs, Options extends OptionSpecs> {
  /** One word or two: `serve`, `keys create`. */
  readonly name: string;
  /** One imperative sentence, without a full stop. */
  readonly summary: string;
  readonly args: Arguments;
  readonly options: Options;
  /** Complete command lines. */
  readonly examples: readonly string[];
  /**
   * Works without an installation. Other commands report when MFDS_DATA_DIR contains none, because a mistyped path
   * would look like an empty installation.
   */
  readonly mayBeFirst?: true;
  /** Imports documents: runs in a child process, which a signal or a document's budget can end. */
  readonly imports?: true;
  /** Printed when a signal stops the command: the resulting state and what to do next. */
  readonly stopped?: string;
  run(context: Context<Arguments, Options>): Promise<CommandResult>;
}

export type Command = CommandOf<ArgumentSpecs, OptionSpecs>;

/** Types the parameters of `run` by the specifications of its arguments and options. */
export function defineCommand<const Arguments extends ArgumentSpecs, const Options extends OptionSpecs>(
  command: CommandOf<Arguments, Options>,
): Command {
  return command;
}
