import { defineCommand } from './command.ts';
import type { Command } from './command.ts';
import { wrongUsage } from './parse.ts';

const SHELLS = ['bash', 'zsh'] as const;
const EVERYWHERE = ['--json', '--help'];

/** `commands` is asked late: the command is itself one of the list. */
export function completionCommands(commands: () => readonly Command[]): readonly Command[] {
  return [
    defineCommand({
      name: 'completion',
      summary: 'Print what lets bash or zsh complete commands and options',
      args: { SHELL: { summary: 'bash or zsh' } },
      options: {},
      examples: ['source <(mfds completion bash)', 'mfds completion zsh > ~/.zfunc/_mfds'],
      async run({ args, print }) {
        if (!(SHELLS as readonly string[]).includes(args.SHELL)) throw wrongUsage(`Expected bash or zsh; found "${args.SHELL}".`);
        print(layCompletion(commands(), args.SHELL as (typeof SHELLS)[number]));
        return {};
      },
    }),
  ];
}

/** One branch for each beginning of a command line; zsh reads the same through its own bash layer. */
function layCompletion(commands: readonly Command[], shell: (typeof SHELLS)[number]): string {
  const branches = [...listWords(commands)].map(([typed, words]) => `    ${JSON.stringify(typed)}) words=${JSON.stringify(words.join(' '))} ;;`);
  const options = commands.map(({ name, options: specs }) => {
    const words = [...Object.keys(specs).map((option) => `--${option}`), ...EVERYWHERE];
    return `    ${JSON.stringify(`${name} `)}*) options=${JSON.stringify(words.join(' '))} ;;`;
  });
  return [
    ...(shell === 'zsh' ? ['#compdef mfds', 'autoload -U +X bashcompinit && bashcompinit'] : []),
    '_mfds() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" typed="${COMP_WORDS[*]:1:COMP_CWORD-1}" words="" options=""',
    '  case "$typed" in',
    ...branches,
    '  esac',
    '  case "$typed " in',
    ...options,
    '  esac',
    '  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '  elif [ "${current:0:1}" = "-" ]; then COMPREPLY=($(compgen -W "$options" -- "$current"))',
    '  else COMPREPLY=($(compgen -f -- "$current")); fi',
    '}',
    'complete -o filenames -F _mfds mfds',
  ].join('\n');
}

/** What may follow what was typed: `''` the first words, `keys` the second ones. */
function listWords(commands: readonly Command[]): Map<string, string[]> {
  const following = new Map<string, string[]>();
  for (const { name } of commands) {
    const [first = '', second] = name.split(' ');
    following.set('', [...new Set([...(following.get('') ?? []), first])]);
    if (second !== undefined) following.set(first, [...(following.get(first) ?? []), second]);
  }
  return following;
}
