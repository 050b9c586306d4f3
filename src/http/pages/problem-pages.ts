import type { ProblemCode } from '#http/problems.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath, statusesOf } from '#http/problems.ts';
import { html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';
import { renderReferencePage } from './reference-frame.ts';
import type { Contents } from './reference-frame.ts';

/** The page that the `type` of a problem links to. */
export function renderProblemPage(code: ProblemCode, contents: Contents): string {
  const { title, explanation, remedy } = PROBLEMS[code];
  return renderReferencePage(
    {
      title,
      description: explanation,
      path: problemPath(code),
      body: html`<div class="guide">
        <p class="crumbs"><a href="/problems">Error codes</a> / HTTP ${statusesOf(code).join(', ')}</p>
        <h1>${title}</h1>
        <p><code>${code}</code></p>
        <h2>What happened</h2>
        <p>${explanation}</p>
        <h2>What to do</h2>
        <p>${remedy}</p>
        <p class="soft">When you report a problem, include its request_id, never your key.</p>
        <p class="soft">The guide on <a href="/docs/guides/errors">errors</a> explains when to retry.</p>
      </div>`,
    },
    contents,
  );
}

export function renderProblemIndex(contents: Contents): string {
  return renderReferencePage(
    {
      title: 'Error codes',
      description: 'Every error code of the service, with its cause and remedy.',
      path: '/problems',
      body: html`<div class="guide">
        <p class="crumbs"><a href="/docs">Docs</a></p>
        <h1>Error codes</h1>
        <p class="lead">
          Every error is an <code>application/problem+json</code> document whose <code>code</code> is one of these.
        </p>
        <p>
          As JSON: <a href="/problems.json">/problems.json</a>. How to handle them:
          <a href="/docs/guides/errors">errors</a>.
        </p>
        <div class="card">
          ${renderTable({
            caption: 'Error codes',
            layout: 'stacked',
            columns: [{ head: 'Code' }, { head: 'Status' }, { head: 'What happened' }],
            rows: PROBLEM_CODES.map((code) => [
              html`<a href="${problemPath(code)}"><code>${code}</code></a>`,
              statusesOf(code).join(', '),
              PROBLEMS[code].explanation,
            ]),
          })}
        </div>
      </div>`,
    },
    contents,
  );
}

export function listProblems(baseUrl: string): object {
  return {
    problems: PROBLEM_CODES.map((code) => {
      const { status, title, explanation, remedy } = PROBLEMS[code];
      return {
        code,
        type: `${baseUrl}${problemPath(code)}`,
        status,
        statuses: statusesOf(code),
        title,
        explanation,
        remedy,
      };
    }),
  };
}
