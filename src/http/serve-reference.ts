import type { FastifyRequest } from 'fastify';
import { findExampleValues } from '#reads/example-values.ts';
import type { AppParts } from './app-parts.ts';
import { createExampleAnswers } from './example-answers.ts';
import { GUIDE_PATHS, GUIDE_PICTURE, readChangelog, readGuides } from './guides.ts';
import type { Guide } from './guides.ts';
import { buildOpenApi } from './openapi.ts';
import type { Operation } from './operation.ts';
import { renderChangelogPage, renderGuidePage } from './pages/guide-page.ts';
import type { Contents } from './pages/reference-frame.ts';
import { renderOperationPage } from './pages/operation-page.ts';
import { renderReferenceIndex } from './pages/reference-index.ts';
import { renderSearchPage } from './pages/search-page.ts';
import { listProblems, renderProblemIndex, renderProblemPage } from './pages/problem-pages.ts';
import { PROBLEM_CODES, problemPath, queryOf } from './problems.ts';
import { createSearch } from './search-docs.ts';

/** The kinds of documents that the reference consists of. */
export type ReferenceKind = 'page' | 'json' | 'svg';

/** Serves one path. */
type ServeReference = (
  path: string,
  kind: ReferenceKind,
  render: (request: FastifyRequest) => string | Promise<string>,
) => void;

/** Everything about the API itself: reference, guides, search, errors, changelog and the OpenAPI description. */
export function serveReference(serve: ServeReference, parts: AppParts, operations: readonly Operation[]): void {
  // Rendered at the first request, because the base URL is not known before the service listens, and then kept.
  const constant = (path: string, kind: ReferenceKind, render: () => string): void => serve(path, kind, once(render));
  // Rendered with the first page of the reference: a start need not wait for it.
  const guides = once(readGuides);
  const contents = {
    operations,
    get guides() {
      return guides();
    },
    // Not known before the service listens.
    get baseUrl() {
      return parts.baseUrl;
    },
  };
  const answerOf = createExampleAnswers(parts, operations);
  const examples = async () => findExampleValues(await parts.reader.view());

  constant('/openapi.json', 'json', () =>
    JSON.stringify(buildOpenApi(operations, parts.baseUrl, parts.unitsPerMinute)),
  );
  serve('/docs', 'page', async () =>
    renderReferenceIndex(contents, guides(), {
      baseUrl: parts.baseUrl,
      unitsPerMinute: parts.unitsPerMinute,
      examples: await examples(),
    }),
  );
  const search = once(() => createSearch(operations, guides()));
  serveSearch(serve, (query) => search()(query), contents);
  for (const [at, path] of GUIDE_PATHS.entries())
    serve(path, 'page', async () => renderGuidePage(guides()[at] as Guide, contents, parts.baseUrl, await examples()));
  constant(GUIDE_PICTURE.path, 'svg', () => GUIDE_PICTURE.text);
  constant('/changelog', 'page', () => renderChangelogPage(readChangelog(), contents));
  for (const operation of operations)
    serve(`/docs/${operation.id}`, 'page', async ({ url }) =>
      renderOperationPage(operation, {
        contents,
        baseUrl: parts.baseUrl,
        examples: await examples(),
        answer: await answerOf(operation),
        query: new URLSearchParams(queryOf(url)),
      }),
    );
  constant('/problems', 'page', () => renderProblemIndex(contents));
  constant('/problems.json', 'json', () => JSON.stringify(listProblems(parts.baseUrl)));
  for (const code of PROBLEM_CODES) constant(problemPath(code), 'page', () => renderProblemPage(code, contents));
  serve('/docs/choices.json', 'json', async () => {
    const { registry } = await parts.reader.view();
    return JSON.stringify({
      fund: registry.sorted.name_asc.map(({ fund, record }) => [fund.slug, record.name]),
      amc: registry.amcs.map(({ amc }) => [amc.slug, amc.name]),
      family: registry.families.map(({ family }) => [family.slug, family.name]),
    });
  });
}

/** Makes something when it is first needed, and keeps it. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The search of the reference, and its suggestions while typing. */
function serveSearch(serve: ServeReference, search: ReturnType<typeof createSearch>, contents: Contents): void {
  serve('/docs/search', 'page', ({ url }) => {
    const query = readQuery(url);
    return renderSearchPage(query, search(query), contents);
  });
  serve('/docs/search/suggestions', 'json', ({ url }) => {
    const found = search(readQuery(url)).slice(0, MOST_SUGGESTIONS);
    return JSON.stringify({ suggestions: found.map(({ kind, path, name }) => ({ name, detail: kind, path })) });
  });
}

const LONGEST_QUERY = 100;
// More do not fit on a small screen above its keyboard.
const MOST_SUGGESTIONS = 8;

function readQuery(url: string): string {
  return (new URLSearchParams(queryOf(url)).get('q') ?? '').trim().slice(0, LONGEST_QUERY);
}
