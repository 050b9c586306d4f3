/**
 * `node bench/extraction/publish.ts RESULT.json DATE`: writes the figures of a run (`npm run bench:extraction -- … --json
 * RESULT.json`) for the page `/accuracy`, by company.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Counts } from './tally.ts';

const [, , path = '', measured_on = ''] = process.argv;
const { documents } = JSON.parse(readFileSync(path, 'utf8')) as {
  documents: Record<string, Record<string, Counts>>;
};

/** The report's group: the AMC of a drawn set (`N07_takatu_2021-01`), or the published reports of all AMCs. */
function groupOf(document: string): string | undefined {
  if (document.startsWith('hostile')) return undefined;
  const [, drawn] = /^[NS]\d{2}_([a-z]+)/.exec(document) ?? [];
  if (drawn !== undefined) return `${drawn.charAt(0).toUpperCase()}${drawn.slice(1)} (fictional)`;
  if (document.startsWith('fmr_')) return 'Alfalah';
  return (/^(?:scan_)?([a-z]+)/.exec(document)?.[1] ?? document).toUpperCase();
}

const groups = new Map<string, { want: number; right: number; wrong: number }>();
for (const [document, sections] of Object.entries(documents)) {
  const group = groupOf(document);
  if (group === undefined) continue;
  const sum = groups.get(group) ?? { want: 0, right: 0, wrong: 0 };
  groups.set(group, sum);
  for (const { want, right, counted } of Object.values(sections)) {
    sum.want += want;
    sum.right += right;
    sum.wrong += counted;
  }
}
const amcs = [...groups]
  .filter(([, { want }]) => want > 0)
  .map(([name, counts]) => ({ name, kind: name.endsWith('(fictional)') ? 'drawn' : 'real', ...counts }))
  .toSorted((one, other) =>
    one.kind === other.kind ? one.name.localeCompare(other.name) : one.kind < other.kind ? 1 : -1,
  );
writeFileSync(
  'src/portal/accuracy-figures.ts',
  `/** Written by bench/extraction/publish.ts; the figures of one run of the benchmark. */
export interface MeasuredAmc {
  readonly name: string;
  /** Published reports, or reports of fictional companies drawn for the test. */
  readonly kind: 'real' | 'drawn';
  /** Printed facts. */
  readonly want: number;
  readonly right: number;
  readonly wrong: number;
}

export const ACCURACY: { readonly measured_on: string; readonly amcs: readonly MeasuredAmc[] } = ${JSON.stringify({ measured_on, amcs })};
`,
);
