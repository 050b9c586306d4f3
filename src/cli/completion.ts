import { defineCommand } from './command.ts';
import type { Command } from './command.ts';

const EVERYWHERE = ['--json', '--help'];

/** `commands` is asked late: the command is itself one of the list. */
export function completionCommands(commands: () => readonly Command[]): readonly Command[] {
  return [
    defineCommand({
      name: 'completion',
      summary: 'Print what lets bash or zsh complete commands, options and choices',
      args: { SHELL: { choices: ['bash', 'zsh'], summary: 'the shell that reads it' } },
      options: {},
      may_be_first: true,
      examples: ['source <(mfds completion bash)', 'source <(mfds completion zsh)', 'mfds completion zsh > ~/.zfunc/_mfds'],
      async run({ args }) {
        const script = (args.SHELL === 'zsh' ? layZsh : layBash)(layCases(commands()));
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

/** Read at once, or put into a folder of functions and read at the first completion: then the function must answer that one too. */
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

/** Both shells read these alike: what may follow the words typed so far, and the options of the command they name. */
function layCases(commands: readonly Command[]): string {
  const branches = [...listFollowing(commands)].map(([typed, words]) => `    ${JSON.stringify(typed)}) following=${JSON.stringify(words.join(' '))} ;;`);
  // `sync fmr` before `sync`, whose pattern holds it.
  const options = commands.toSorted((a, b) => b.name.length - a.name.length).map(({ name, options: specs }) => {
    const words = [...Object.keys(specs).map((option) => `--${option}`), ...EVERYWHERE];
    return `    ${JSON.stringify(`${name} `)}*) options=${JSON.stringify(words.join(' '))} ;;`;
  });
  return ['  case "$typed" in', ...branches, '  esac', '  case "$typed " in', ...options, '  esac'].join('\n');
}

/** `''` is followed by the first words, `keys` by the second ones, `ingest` by the kinds of documents. */
function listFollowing(commands: readonly Command[]): Map<string, readonly string[]> {
  const following = new Map<string, readonly string[]>();
  const add = (typed: string, words: readonly string[]): void => void following.set(typed, [...new Set([...(following.get(typed) ?? []), ...words])]);
  for (const { name, args } of commands) {
    const [first = '', second] = name.split(' ');
    add('', [first]);
    if (second !== undefined) add(first, [second]);
    const choices = Object.values(args)[0]?.choices;
    if (choices !== undefined) add(name, choices);
  }
  return following;
}
