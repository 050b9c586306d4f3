import { defineCommand } from './command.ts';
import type { Command } from './command.ts';

const EVERYWHERE = ['--json', '--help'];

/** `loadCommands` returns all commands, `completion` among them. */
export function completionCommands(loadCommands: () => Promise<readonly Command[]>): readonly Command[] {
  return [
    defineCommand({
      name: 'completion',
      summary: 'Print a shell completion script',
      args: { SHELL: { choices: ['bash', 'zsh'], summary: 'shell to print the script for' } },
      options: {},
      mayBeFirst: true,
      examples: [
        'source <(mfds completion bash)',
        'source <(mfds completion zsh)',
        'mfds completion zsh > ~/.zfunc/_mfds',
      ],
      async run({ args }) {
        const script = (args.SHELL === 'zsh' ? layZsh : layBash)(layCases(await loadCommands()));
        return { document: { shell: args.SHELL, script }, text: () => script };
      },
    }),
  ];
}

function layBash(cases: string): string {
  return `_mfds() {
  local current="\${COMP_WORDS[COMP_CWORD]}" typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}" following="" options=""
${cases}
  if [ "\${current:0:1}" = "-" ]; then COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [ -n "$following" ]; then COMPREPLY=($(compgen -W "$following" -- "$current"))
  else COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _mfds mfds`;
}

/**
 * Works with `source` and as an autoloaded function; the last line lets the autoloaded one answer the first completion
 * too.
 */
function layZsh(cases: string): string {
  return `#compdef mfds
_mfds() {
  local current="$words[CURRENT]" typed="\${(j: :)words[2,CURRENT-1]}" following="" options=""
${cases}
  if [[ "$current" = -* ]]; then compadd -- \${=options}
  elif [[ -n "$following" ]]; then compadd -- \${=following}
  else _files; fi
}
if [ "$funcstack[1]" = _mfds ]; then _mfds "$@"; else compdef _mfds mfds; fi`;
}

/**
 * `case` statements that both shells understand: the words that may follow the typed ones, and the command's options.
 */
function layCases(commands: readonly Command[]): string {
  const branches = [...listFollowing(commands)].map(
    ([typed, words]) => `    ${JSON.stringify(typed)}) following=${JSON.stringify(words.join(' '))} ;;`,
  );
  // Longest name first: the pattern of `sync` also matches `sync fmr`.
  const options = commands
    .toSorted((a, b) => b.name.length - a.name.length)
    .map(({ name, options: specs }) => {
      const words = [...Object.keys(specs).map((option) => `--${option}`), ...EVERYWHERE];
      return `    ${JSON.stringify(`${name} `)}*) options=${JSON.stringify(words.join(' '))} ;;`;
    });
  return ['  case "$typed" in', ...branches, '  esac', '  case "$typed " in', ...options, '  esac'].join('\n');
}

/**
 * The words that may follow: the first words after `''`, the second words after `keys`, the document kinds after
 * `ingest`.
 */
function listFollowing(commands: readonly Command[]): Map<string, readonly string[]> {
  const following = new Map<string, readonly string[]>();
  const add = (typed: string, words: readonly string[]): void =>
    void following.set(typed, [...new Set([...(following.get(typed) ?? []), ...words])]);
  for (const { name, args } of commands) {
    const [first = '', second] = name.split(' ');
    add('', [first]);
    if (second !== undefined) add(first, [second]);
    const choices = Object.values(args)[0]?.choices;
    if (choices !== undefined) add(name, choices);
  }
  return following;
}
