import { html } from '#pages/html.ts';
import type { Html, HtmlPart } from '#pages/html.ts';

/** `20 Nov 2026, 14:05 UTC` */
export function showTimestamp(milliseconds: number | null): string {
  if (milliseconds === null) return 'never';
  return `${TIMESTAMP.format(milliseconds)} UTC`;
}

const TIMESTAMP = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A cell without line breaks; the table scrolls instead. */
export function oneLine(text: HtmlPart): Html {
  return html`<span class="nowrap">${text}</span>`;
}
