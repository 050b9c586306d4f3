import { FAVICON_PATH, STYLES_PATH } from '#pages/assets.ts';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';
import { DESK_KEYS, DESK_STYLES } from './assets.ts';
import type { DeskParts } from './desk-request.ts';
import { renderHiddenToken, renderKey } from './fields.ts';
import { renderHelp } from './keys-page.ts';

const NAVIGATION = [
  { path: '/', name: 'Inbox', key: 'i' },
  { path: '/decided', name: 'Decided', key: 'd' },
  { path: '/keys', name: 'Keys', key: '?', dialog: 'help' },
] as const;

interface Frame {
  readonly title: string;
  readonly path: string;
  readonly body: Html;
  /** Undefined if the inbox could not be read. */
  readonly progress: { readonly open: number; readonly decidedToday: number } | undefined;
}

/** The complete HTML document of a page. */
export function renderFrame(parts: DeskParts, { title, path, body, progress }: Frame): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Review desk</title>
        <link rel="icon" href="${FAVICON_PATH}" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLES_PATH}" />
        <link rel="stylesheet" href="${DESK_STYLES.path}" />
        <script type="module" src="${DESK_KEYS.path}"></script>
      </head>
      <body class="review">
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <div class="wide">
            <a class="brand" href="/"><img src="${FAVICON_PATH}" alt="" width="26" height="26" />Review desk</a>
            ${progress === undefined ? '' : renderProgress(progress)}
            <nav aria-label="Main">
              ${NAVIGATION.map(
                (entry) =>
                  html`<a
                    href="${entry.path}"
                    data-key="${entry.key}"
                    ${'dialog' in entry && path !== entry.path ? html` data-dialog="${entry.dialog}"` : ''}
                    ${entry.path === path ? html` aria-current="page"` : ''}
                    >${entry.name}${renderKey(entry.key)}</a
                  >`,
              )}
            </nav>
          </div>
        </header>
        <main id="content" class="wide">${renderBanner(parts)}${body}</main>
        <footer>
          <div class="wide">
            <p>
              Decisions are recorded as “${parts.by}”. This page is served to this computer only and ends with the
              command <code>mfds review open</code>.
            </p>
          </div>
        </footer>
        ${path === '/keys' ? '' : renderHelp()}
      </body>
    </html> `.html;
}

function renderProgress({ open, decidedToday }: NonNullable<Frame['progress']>): Html {
  return html`<p class="progress small soft">
    <strong>${open}</strong> open · <strong>${decidedToday}</strong> decided today
  </p>`;
}

/** The waiting action with its undo button, or what became of the last one. */
function renderBanner({ pending, session }: DeskParts): Html | '' {
  const { waiting, outcome } = pending;
  if (waiting !== undefined) {
    const seconds = Math.round(pending.waitMs / 1_000);
    return html`<div class="notice waiting" role="status">
      <p>${waiting.title}. <span class="soft">${effectOf(waiting.preview)} Applied in ${seconds} seconds.</span></p>
      <form method="post" action="/undo" data-ends="${pending.waitMs}">
        ${renderHiddenToken(session)}<input type="hidden" name="id" value="${waiting.id}" />
        <button class="quiet" data-key="u">Undo${renderKey('u')}</button>
        <button class="quiet" formaction="/apply">Apply now</button>
      </form>
    </div>`;
  }
  if (outcome === undefined) return '';
  if (outcome.kind === 'failed')
    return html`<div class="notice bad" role="alert">
      <p><strong>Not applied:</strong> ${outcome.title}. ${outcome.detail}</p>
    </div>`;
  const text = outcome.kind === 'undone' ? 'Undone' : `Applied, ${countOf(Number(outcome.detail), 'fact')} changed`;
  return html`<div class="notice" role="status"><p>${text}: ${outcome.title}.</p></div>`;
}

function effectOf({ changed, closed }: { readonly changed: number; readonly closed: readonly string[] }): string {
  return `Closes ${countOf(closed.length, 'hold')}, changes ${countOf(changed, 'served fact')}.`;
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
