/**
 * `node bench/extraction/publish.ts RESULT.json DATE FIRST.json`: writes the figures of a run (`npm run bench:extraction -- … --json
 * RESULT.json`) for the page `/accuracy`, by company, and of a first run over reports that were drawn afterwards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Counts } from './tally.ts';

type Documents = Readonly<Record<string, Readonly<Record<string, Counts>>>>;

const [, , path = '', measured_on = '', firstPath = ''] = process.argv;
const readDocuments = (file: string): Documents =>
  (JSON.parse(readFileSync(file, 'utf8')) as { documents: Documents }).documents;
const documents = readDocuments(path);

/** The report's group: the AMC of a drawn set (`N07_takatu_2021-01`), or the published reports of all AMCs. */
function groupOf(document: string): string | undefined {
  if (document.startsWith('hostile')) return undefined;
  const [, drawn] = /^[NS]\d{2}_([a-z]+)/.exec(document) ?? [];
  if (drawn !== undefined) return `${drawn.charAt(0).toUpperCase()}${drawn.slice(1)} (fictional)`;
  if (document.startsWith('fmr_')) return 'Alfalah';
  return (/^(?:scan_)?([a-z]+)/.exec(document)?.[1] ?? document).toUpperCase();
}

interface Figures {
  want: number;
  right: number;
  wrong: number;
}

function addTo(sum: Figures, sections: Documents[string]): Figures {
  for (const { want, right, counted } of Object.values(sections)) {
    sum.want += want;
    sum.right += right;
    sum.wrong += counted;
  }
  return sum;
}

const groups = new Map<string, Figures>();
for (const [document, sections] of Object.entries(documents)) {
  const group = groupOf(document);
  if (group !== undefined) groups.set(group, addTo(groups.get(group) ?? { want: 0, right: 0, wrong: 0 }, sections));
}
const first = Object.entries(readDocuments(firstPath))
  .filter(([document]) => groupOf(document) !== undefined)
  .reduce((sum, [, sections]) => addTo(sum, sections), { want: 0, right: 0, wrong: 0 });
const amcs = [...groups]
  .filter(([, { want }]) => want > 0)
  .map(([name, counts]) => ({ name, kind: name.endsWith('(fictional)') ? 'drawn' : 'real', ...counts }))
  .toSorted((one, other) =>
    one.kind === other.kind ? one.name.localeCompare(other.name) : one.kind < other.kind ? 1 : -1,
  );
writeFileSync(
  'src/portal/accuracy-figures.ts',
  `/** Written by bench/extraction/publish.ts; the figures of one run of the benchmark. */
interface MeasuredAmc {
  readonly name: string;
  /** Published reports, or reports of fictional companies drawn for the test. */
  readonly kind: 'real' | 'drawn';
  /** Printed facts. */
  readonly want: number;
  readonly right: number;
  readonly wrong: number;
}

interface Accuracy {
  readonly measured_on: string;
  readonly amcs: readonly MeasuredAmc[];
  /** The first run over reports of companies that were unknown while the reader was written. */
  readonly first: Pick<MeasuredAmc, 'want' | 'right' | 'wrong'>;
}

export const ACCURACY: Accuracy = ${JSON.stringify({ measured_on, amcs, first })};
`,
);
