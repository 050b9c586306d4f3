import type { Fault } from '#base/fault.ts';
import type { ProblemCode } from '#http/problems.ts';
import { PROBLEMS, pathOf, problemPath } from '#http/problems.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { renderPage } from '#pages/page.ts';

interface Failure {
  readonly fault: Fault;
  readonly code: ProblemCode;
  readonly request_id: string;
  /** The request target. */
  readonly url: string;
}

/** The error page for browsers; programs get a problem document with the same request id. */
export function renderFaultPage({ fault, code, request_id, url }: Failure): string {
  const { status, title } = PROBLEMS[code];
  const words = wordsFor(status);
  return renderPage({
    title: words?.title ?? title,
    description: title,
    path: problemPath(code),
    body: html`<p class="crumbs">HTTP ${status}</p>
      <h1>${words?.title ?? title}</h1>
      <p class="lead">${code === 'ROUTE_NOT_FOUND' ? NO_SUCH_PAGE : fault.message}</p>
      ${words === undefined ? '' : html`<p>${words.advice}</p>`} ${status === 404 ? renderSearch(url) : ''}
      <div class="actions">
        <a class="button quiet" href="/funds">All funds</a><a class="button quiet" href="/docs">Docs</a
        ><a class="button quiet" href="/status">Status</a><a class="button quiet" href="/">Home</a>
      </div>
      <p class="small soft">
        <a href="${problemPath(code)}"><code>${code}</code></a> · request ${request_id}
      </p>`,
  });
}

const NO_SUCH_PAGE = 'There is no page at this address. It may be mistyped, or the link may be out of date.';

/** A title and the next step for readers who follow a link; other errors show what the fault says. */
function wordsFor(status: number): { readonly title: string; readonly advice: string } | undefined {
  if (status === 404)
    return { title: 'Page not found', advice: 'Search for the fund, or start from one of these pages.' };
  if (status === 429)
    return {
      title: 'Too many requests',
      advice: 'Nothing is wrong with the page. Wait the time above, then load it again.',
    };
  if (status >= 500)
    return {
      title: 'The page could not be loaded',
      advice:
        'This is a failure of the service, not of your browser. Load the page again in a moment. If it fails again, ' +
        'report the request id below to the operator.',
    };
  return undefined;
}

/** The words of the address are a first guess: `/funds/abc-income-fund` becomes `abc income fund`. */
function renderSearch(url: string): Html {
  const last = pathOf(url).split('/').at(-1) ?? '';
  const guess = /^[\w-]{1,80}$/.test(last) ? last.replace(/[-_]/g, ' ') : '';
  return html`<form action="/funds" method="get" class="slim">
    <div class="field">
      <label for="q">Search for a fund or company</label>
      <input id="q" name="q" type="search" value="${guess}" maxlength="100" />
    </div>
    <div class="actions"><button>Search</button></div>
  </form>`;
}
