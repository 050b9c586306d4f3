import { buildFieldsCatalog } from './catalog.ts';
import type { Guide } from './guides.ts';
import { describeParameters } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath } from './problems.ts';

/** Something that the search of the reference finds. */
export interface Found {
  readonly kind: 'Operation' | 'Parameter' | 'Field' | 'Guide' | 'Error';
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

type SearchDocs = (query: string) => readonly Found[];

interface Entry extends Found {
  /** In lower case, with the words of identifiers apart. */
  readonly names: string;
  readonly words: string;
}

const MOST_FOUND = 40;

/** Searches operations, parameters, fields, sections of guides and error codes; every word of the query must occur. */
export function createSearch(operations: readonly Operation[], guides: readonly Guide[]): SearchDocs {
  const entries = [
    ...operations.map(ofOperation),
    ...guides.flatMap(ofGuide),
    ...PROBLEM_CODES.map((code): Found => ({
      kind: 'Error',
      path: problemPath(code),
      name: code,
      text: `${PROBLEMS[code].title}. ${PROBLEMS[code].explanation}`,
    })),
    ...listParameters(operations),
    ...listFields(operations),
  ].map((found): Entry => ({ ...found, names: spread(found.name), words: spread(`${found.name} ${found.text}`) }));
  return (query) => {
    const words = spread(query).split(' ').filter(Boolean).slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    return entries
      .filter((entry) => words.every((word) => entry.words.includes(word)))
      .map((entry) => ({ entry, score: words.filter((word) => entry.names.includes(word)).length }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST_FOUND)
      .map(({ entry: { kind, path, name, text } }) => ({ kind, path, name, text }));
  };
}

// Longer queries find nothing more, and cost more.
const MOST_WORDS = 8;

/** `data_as_of` and `readNavHistory` are found by their words, too. */
function spread(text: string): string {
  const apart = text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[_./{}-]/g, ' ');
  return `${text} ${apart}`.toLowerCase().replace(/\s+/g, ' ').trim();
}

function ofOperation({ id, method, path, summary, description }: Operation): Found {
  return { kind: 'Operation', path: `/docs/${id}`, name: summary, text: `${method} ${path} ${id}. ${description}` };
}

function ofGuide({ path, title, sections }: Guide): Found[] {
  return sections.map(({ id, name, text }) => ({
    kind: 'Guide',
    path: id === '' ? path : `${path}#${id}`,
    name: name === '' ? title : `${title}: ${name}`,
    text,
  }));
}

/** One entry per name and meaning, at the first operation that has it. */
function listParameters(operations: readonly Operation[]): Found[] {
  const found = new Map<string, Found>();
  for (const { id, summary, parameters } of operations)
    for (const { name, description } of describeParameters(parameters))
      if (!found.has(`${name} ${description}`))
        found.set(`${name} ${description}`, {
          kind: 'Parameter',
          path: `/docs/${id}#parameter-${name}`,
          name,
          text: `${description} (${summary})`,
        });
  return [...found.values()];
}

/** Fields of records, with the page of an operation that returns the record. */
function listFields(operations: readonly Operation[]): Found[] {
  const places = new Map<string, string>();
  for (const operation of operations)
    for (const { resource } of buildFieldsCatalog([operation]).resources)
      if (!places.has(resource)) places.set(resource, operation.id);
  return buildFieldsCatalog(operations).resources.flatMap(({ resource, fields }) =>
    fields.map(({ name, description }): Found => ({
      kind: 'Field',
      path: `/docs/${places.get(resource)}#field-${resource}-${name}`,
      name: `${resource}.${name}`,
      text: description,
    })),
  );
}
