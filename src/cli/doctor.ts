import { defineCommand } from './command.ts';
import { examine } from './doctor-findings.ts';
import type { State } from './doctor-findings.ts';

const MARKS: Readonly<Record<State, string>> = { good: 'ok  ', look: 'look', bad: 'BAD ' };

const doctor = defineCommand({
  name: 'doctor',
  summary: 'Say in plain words what is wrong with this installation, and what to do about it',
  args: {},
  options: {},
  examples: ['mfds doctor', 'mfds doctor --json'],
  async run({ installation }) {
    const findings = await examine(installation);
    const count = (state: State): number => findings.filter((finding) => finding.state === state).length;
    const lines = findings.map(({ what, state, says, remedy }) => `${MARKS[state]}  ${what}: ${says}${remedy === null ? '' : `\n      ${remedy}`}`);
    const sum = count('bad') > 0 ? `${count('bad')} things must be mended.` : count('look') > 0 ? 'It works; some things deserve a look.' : 'All is well.';
    return { document: { findings, is_well: count('bad') === 0 }, text: () => [...lines, '', sum].join('\n'), is_failed: count('bad') > 0 };
  },
});

export const DOCTOR_COMMANDS = [doctor];
