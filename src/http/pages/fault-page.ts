import type { Fault } from '#base/fault.ts';
import type { ProblemCode } from '#http/problems.ts';
import { PROBLEMS, problemPath } from '#http/problems.ts';
import { renderPage } from '#pages/frame.ts';
import { html } from '#pages/html.ts';

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
