import { Parser } from 'htmlparser2';

interface Link {
  /** As in the page: relative or absolute. */
  readonly href: string;
  /** Text of the link, with spaces collapsed. */
  readonly text: string;
}

// A page of an archive has a few hundred links; a page with ten thousand is a different kind of page.
const MOST_LINKS = 10_000;

/** The links of an HTML page with their texts, in page order. */
export function listLinks(bytes: Uint8Array): Link[] {
  const links: { href: string; text: string }[] = [];
  let open: { href: string; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name !== 'a' || href === undefined || links.length >= MOST_LINKS) return;
      open = { href, text: '' };
      links.push(open);
    },
    ontext(text) {
      if (open !== undefined) open.text += text;
    },
    onclosetag(name) {
      if (name === 'a') open = undefined;
    },
  });
  parser.end(new TextDecoder().decode(bytes));
  return links.map(({ href, text }) => ({ href, text: text.replace(/\s+/g, ' ').trim() }));
}
