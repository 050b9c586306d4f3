import { todayInKarachi } from '#domain/dates.ts';
import { findExampleValues } from '#reads/example-values.ts';
import type { FactView } from '#reads/fact-view.ts';
import { parseRendered } from '#reads/query-result.ts';
import type { AppParts } from './app-parts.ts';
import { describeParameters } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { readFieldTexts, urlOf } from './pages/sample-panel.ts';
import type { ExampleAnswer } from './pages/sample-panel.ts';
import { queryOf } from './problems.ts';
import { readParameters } from './read-parameters.ts';

/** The answer to the example call of each operation, shortened for reading. */
type ExampleAnswers = (operation: Operation) => Promise<ExampleAnswer>;

/**
 * Runs each example call once per state of the facts, so that visitors of the reference cause no further reads. An
 * operation whose call fails, for example because no report is stored yet, shows its fictional example.
 */
export function createExampleAnswers(parts: AppParts, operations: readonly Operation[]): ExampleAnswers {
  let known: { readonly view: FactView; readonly answers: Map<string, Promise<ExampleAnswer>> } | undefined;
  return async (operation) => {
    const view = await parts.reader.view();
    if (known?.view !== view) known = { view, answers: new Map() };
    const kept = known.answers.get(operation.id);
    if (kept !== undefined) return kept;
    const answer = readExample(parts, operations, operation, view).catch(() => fictional(operation));
    known.answers.set(operation.id, answer);
    return answer;
  };
}

async function readExample(
  { reader, clock, unitsPerMinute }: AppParts,
  operations: readonly Operation[],
  operation: Operation,
  view: FactView,
): Promise<ExampleAnswer> {
  const described = describeParameters(operation.parameters);
  const texts = readFieldTexts(operation, described, findExampleValues(view), new URLSearchParams());
  const url = urlOf(operation.path, described, texts);
  const body = operation.method === 'POST' ? (JSON.parse(texts.get('body') ?? '{}') as unknown) : undefined;
  const values = readParameters(operation.parameters, {
    path: Object.fromEntries(texts),
    query: queryOf(url),
    body,
  });
  const today = todayInKarachi(clock.now());
  const reading = await operation.answer({ reader, today, operations, unitsPerMinute }, values);
  return { text: writeShortened(parseRendered(reading.payload())), isReal: true };
}

function fictional({ example }: Operation): ExampleAnswer {
  return { text: writeShortened(example), isReal: false };
}

// Two rows show the form of a list; long answers would hide it.
const MOST_ROWS = 2;
const MOST_INNER_ROWS = 1;
const LONGEST_TEXT = 90;
const MOST_LINES = 60;

/** `{success, data}` as indented JSON; `…` marks what was left out. */
function writeShortened(data: unknown): string {
  const lines = JSON.stringify({ success: true, data: shorten(data, 0) }, null, 2)
    .replace(/"…(\d+) more"/g, '… $1 more')
    .split('\n');
  return lines.length <= MOST_LINES
    ? lines.join('\n')
    : [...lines.slice(0, MOST_LINES), `… ${lines.length - MOST_LINES} more lines`].join('\n');
}

function shorten(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member, depth + 1)]));
  const rows: readonly unknown[] = value;
  const most = depth <= 1 ? MOST_ROWS : MOST_INNER_ROWS;
  const first = rows.slice(0, most).map((row) => shorten(row, depth + 1));
  return rows.length <= most ? first : [...first, `…${rows.length - most} more`];
}
