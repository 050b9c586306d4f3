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
  const words = wordsFor(fault, code);
  return renderPage({
    title: words?.title ?? title,
    description: title,
    path: problemPath(code),
    isUnlisted: true,
    body: html`<p class="crumbs">HTTP ${status}</p>
      <h1>${words?.title ?? title}</h1>
      <p class="lead">${words?.lead ?? fault.message}</p>
      ${words === undefined ? '' : html`<p>${words.advice}</p>`} ${status === 404 ? renderSearch(url) : ''}
      <div class="actions">
        ${isRepeatable(status, url) ? html`<a class="button" href="${url}">Load the page again</a>` : ''}
        <a class="button quiet" href="/funds">All funds</a><a class="button quiet" href="/docs">Docs</a
        ><a class="button quiet" href="/status">Status</a><a class="button quiet" href="/">Home</a>
      </div>
      <p class="small soft">
        Error <a href="${problemPath(code)}"><code>${code}</code></a
        >, request <code>${request_id}</code>
      </p>`,
  });
}

interface Words {
  readonly title: string;
  /** What happened; by default the text of the fault. */
  readonly lead?: string;
  /** The next step. */
  readonly advice: string;
}

/** Words for readers who follow a link, instead of those for programs; other errors show what the fault says. */
function wordsFor({ retryAfterSeconds = 1 }: Fault, code: ProblemCode): Words | undefined {
  const { status } = PROBLEMS[code];
  if (status === 404)
    return {
      title: 'Page not found',
      ...(code === 'ROUTE_NOT_FOUND'
        ? { lead: 'There is no page at this address. It may be mistyped, or the link may be out of date.' }
        : {}),
      advice: 'Search for the fund, or start from one of these pages.',
    };
  if (status === 429)
    return {
      title: 'Too many requests',
      lead:
        'Your network has opened more pages and files in a minute than this service allows. ' +
        'Nothing is wrong with the page.',
      advice:
        `Wait ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}, then load it again. ` +
        'Programs use the API with a key, which has its own limit.',
    };
  if (status === 503)
    return {
      title: 'The page is not available now',
      advice: 'This lasts for a short time. Load the page again in a few seconds.',
    };
  if (status >= 500)
    return {
      title: 'The page could not be loaded',
      lead: 'The service failed while it prepared this page. The cause is not in your browser or in the address.',
      advice: 'Load the page again in a moment. If it fails again, send the operator the request id below.',
    };
  return undefined;
}

/** Whether a link to the same address helps. An address such as `//host` would lead to another site. */
function isRepeatable(status: number, url: string): boolean {
  return (status === 429 || status >= 500) && /^\/(?![/\\])/.test(url);
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
