import type { Fault } from '#base/fault.ts';
import type { ProblemCode } from '#http/problems.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath, statusesOf } from '#http/problems.ts';
import { renderPage } from '#pages/page.ts';
import { html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';

/** The page that the `type` of a problem links to. */
export function renderProblemPage(code: ProblemCode): string {
  const { title, explanation, remedy } = PROBLEMS[code];
  return renderPage({
    title,
    description: explanation,
    path: problemPath(code),
    body: html`<p class="crumbs"><a href="/problems">Problems</a> / HTTP ${statusesOf(code).join(', ')}</p>
      <h1>${title}</h1>
      <p><code>${code}</code></p>
      <h2>What happened</h2>
      <p>${explanation}</p>
      <h2>What to do</h2>
      <p>${remedy}</p>
      <p class="soft">When you report a problem, include its request_id, never your key.</p>`,
  });
}

export function renderProblemIndex(): string {
  return renderPage({
    title: 'Problems',
    description: 'Every error code of the service, with its cause and remedy.',
    path: '/problems',
    body: html`<h1>Problems</h1>
      <p class="lead">
        Every error is an <code>application/problem+json</code> document whose <code>code</code> is one of these. As
        JSON: <a href="/problems.json">/problems.json</a>.
      </p>
      <div class="card">
        ${renderTable({
          caption: 'Problem codes',
          layout: 'stacked',
          columns: [{ head: 'Code' }, { head: 'Status' }, { head: 'What happened' }],
          rows: PROBLEM_CODES.map((code) => [
            html`<a href="${problemPath(code)}"><code>${code}</code></a>`,
            statusesOf(code).join(', '),
            PROBLEMS[code].explanation,
          ]),
        })}
      </div>`,
  });
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

/** The error page for browsers; programs get a problem document with the same request id. */
export function renderFaultPage(fault: Fault, code: ProblemCode, request_id: string): string {
  const { status, title } = PROBLEMS[code];
  return renderPage({
    title,
    description: title,
    path: problemPath(code),
    body: html`<p class="crumbs">HTTP ${status}</p>
      <h1>${title}</h1>
      <p class="lead">${fault.message}</p>
      <div class="actions">
        <a class="button" href="/funds">Search funds</a><a class="button quiet" href="/docs">Docs</a
        ><a class="button quiet" href="/">Home</a>
      </div>
      <p class="small soft">
        <a href="${problemPath(code)}"><code>${code}</code></a> · request ${request_id}
      </p>`,
  });
}
