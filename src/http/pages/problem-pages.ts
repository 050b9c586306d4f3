import type { ProblemCode } from '#http/problems.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath } from '#http/problems.ts';
import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';
import { renderTable } from '#pages/table.ts';

/** The page a problem's `type` points to. */
export function renderProblemPage(code: ProblemCode): string {
  const { status, title, explanation, remedy } = PROBLEMS[code];
  return renderPage({
    title,
    description: explanation,
    path: problemPath(code),
    body: html`<p class="crumbs"><a href="/problems">Problems</a> / HTTP ${status}</p>
<h1>${title}</h1>
<p><code>${code}</code></p>
<h2>What happened</h2>
<p>${explanation}</p>
<h2>What to do</h2>
<p>${remedy}</p>
<p class="soft">When you report a problem, give its request_id, never your key.</p>`,
  });
}

export function renderProblemIndex(): string {
  return renderPage({
    title: 'Problems',
    description: 'Every error code of the service: what happened and what to do.',
    path: '/problems',
    body: html`<h1>Problems</h1>
<p class="lead">Every error is an <code>application/problem+json</code> document whose <code>code</code> is one of these. The same list for programs: <a href="/problems.json">/problems.json</a>.</p>
<div class="card">${renderTable({
      caption: 'Problem codes',
      layout: 'stacked',
      columns: [{ head: 'Code' }, { head: 'Status' }, { head: 'What happened' }],
      rows: PROBLEM_CODES.map((code) => [html`<a href="${problemPath(code)}"><code>${code}</code></a>`, PROBLEMS[code].status, PROBLEMS[code].explanation]),
    })}</div>`,
  });
}

export function listProblems(base_url: string): object {
  return { problems: PROBLEM_CODES.map((code) => ({ code, type: `${base_url}${problemPath(code)}`, ...PROBLEMS[code] })) };
}
