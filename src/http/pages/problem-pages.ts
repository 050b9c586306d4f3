import { renderPage } from './frame.ts';
import { html } from './html.ts';
import type { ProblemCode } from '#http/problems.ts';
import { PROBLEMS, PROBLEM_CODES, problemPath } from '#http/problems.ts';

/** The page a problem's `type` points to. */
export function renderProblemPage(code: ProblemCode): string {
  const { status, title, explanation, remedy } = PROBLEMS[code];
  return renderPage(
    title,
    html`<p class="soft">Problem · HTTP ${status}</p>
<h1>${title}</h1>
<p><code>${code}</code></p>
<h2>What happened</h2>
<p>${explanation}</p>
<h2>What to do</h2>
<p>${remedy}</p>
<p class="soft">When you report a problem, give its request_id, never your key. <a href="/problems">All problems</a></p>`,
  );
}

export function renderProblemIndex(): string {
  return renderPage(
    'Problems',
    html`<h1>Problems</h1>
<p>Every error is an <code>application/problem+json</code> document whose <code>code</code> is one of these. The same list for programs: <a href="/problems.json">/problems.json</a>.</p>
<div class="scroll"><table><thead><tr><th>Status</th><th>Code</th><th>What happened</th></tr></thead><tbody>
${PROBLEM_CODES.map((code) => html`<tr><td>${PROBLEMS[code].status}</td><td><a href="${problemPath(code)}"><code>${code}</code></a></td><td>${PROBLEMS[code].explanation}</td></tr>\n`)}
</tbody></table></div>`,
  );
}

export function listProblems(base_url: string): object {
  return { problems: PROBLEM_CODES.map((code) => ({ code, type: `${base_url}${problemPath(code)}`, ...PROBLEMS[code] })) };
}
