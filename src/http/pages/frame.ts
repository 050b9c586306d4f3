import { createHash } from 'node:crypto';
import { html } from './html.ts';
import type { Html } from './html.ts';

// One small sheet in the page itself: no request to anywhere, readable in both colour schemes and on a telephone.
const STYLE = `
:root{color-scheme:light dark;--ink:#17212b;--soft:#55626f;--line:#dbe1e7;--back:#fff;--tint:#f4f6f8;--mark:#0b6b53}
@media(prefers-color-scheme:dark){:root{--ink:#e6ebf0;--soft:#9aa7b4;--line:#2b3641;--back:#12181e;--tint:#1a222a;--mark:#5cc8a7}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
header,main,footer{max-width:62rem;margin:0 auto;padding:1rem 1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline;border-bottom:1px solid var(--line)}
header strong{margin-right:auto}
footer{border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
a{color:var(--mark)}
h1{font-size:1.6rem;line-height:1.25;margin:1rem 0 .5rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem;overflow-wrap:anywhere}
code,pre{font:.875em/1.5 ui-monospace,monospace;background:var(--tint);border-radius:.25rem}
code{padding:.1em .3em;overflow-wrap:anywhere}
pre{padding:.75rem 1rem;overflow-x:auto}
pre code{padding:0;background:none}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
th{color:var(--soft);font-weight:600}
.soft{color:var(--soft)}
section{border-top:1px solid var(--line);margin-top:1rem}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but our own style sheet: no script, no frame, no form, no foreign resource. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function renderPage(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Mutual Fund Data Service</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header><strong>Mutual Fund Data Service</strong><a href="/docs">Reference</a><a href="/openapi.json">OpenAPI</a><a href="/problems">Problems</a><a href="/status">Status</a></header>
<main>${content}</main>
<footer>Independent service, no official feed of the industry association. Free, without a monthly quota. An unknown fact is null, never zero.</footer>
</body>
</html>
`.html;
}
