import { defineCommand } from './command.ts';
import { examine } from './doctor-findings.ts';
import type { State } from './doctor-findings.ts';
import { countOf, layPairs } from './print.ts';

const MARKS: Readonly<Record<State, string>> = { good: 'ok', look: 'look', bad: 'BAD' };

const doctor = defineCommand({
  name: 'doctor',
  summary: 'Check this installation and explain how to fix what is wrong',
  args: {},
  options: {},
  mayBeFirst: true,
  examples: ['mfds doctor', 'mfds doctor --json'],
  async run({ installation }) {
    const findings = await examine(installation);
    const count = (state: State): number => findings.filter((finding) => finding.state === state).length;
    const lines = findings.flatMap(({ what, state, says, remedy }) => [
      [MARKS[state], `${what}: ${says}`] as const,
      ...(remedy === null ? [] : [['', remedy] as const]),
    ]);
    const sum =
      count('bad') > 0
        ? `${countOf(count('bad'), 'problem')} must be fixed.`
        : count('look') > 0
          ? 'The installation works; review the findings marked "look".'
          : 'No problems found.';
    return {
      document: { findings, is_well: count('bad') === 0 },
      text: (page) => [...layPairs(lines, page), '', sum].join('\n'),
      isFailed: count('bad') > 0,
    };
  },
});

export const DOCTOR_COMMANDS = [doctor];
