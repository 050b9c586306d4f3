import { joinLines } from '#base/pattern-lines.ts';
import { Parser } from 'htmlparser2';

/**
 * `challenge`: a page that keeps programs out; `absent`: an error page that says the document does not exist;
 * `error`: another error page; `page`: anything else.
 */
interface HtmlKind {
  readonly kind: 'challenge' | 'absent' | 'error' | 'page';
  /** Null if the page has none. At most 80 characters. */
  readonly title: string | null;
}

// The parts of a page that show its kind are at its beginning.
const HEAD_BYTES = 64 * 1024;
const MOST_TITLE_CHARACTERS = 80;

const CHALLENGE_TITLE = new RegExp(
  joinLines`
    just a moment
    |attention required
    |access denied
    |verify(?:ing)? (?:that )?you are (?:a )?human
    |are you a robot
    |security check
    |ddos
    |pardon our interruption
    |request unsuccessful
    |one moment, please
    |bot verification`,
  'i',
);
// Scripts of the common challenge services; ordinary pages of their customers do not contain these.
const CHALLENGE_MARKS = ['cf-browser-verification', 'cf_chl_opt', '_Incapsula_Resource', 'sgcaptcha', 'px-captcha'];
const ABSENT = /\b404\b|not found|does(?:n.t| not) exist|no longer available|cannot be found|can.t be found/i;
const ERROR =
  /\b(?:500|502|503|504)\b|server error|service unavailable|bad gateway|under maintenance|error has occurred/i;

/** The kind of an HTML page, by its title, its first heading and its scripts. */
export function kindOfHtml(bytes: Uint8Array): HtmlKind {
  const text = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  const { title, heading } = readTitles(text);
  const printed = [title, heading].filter((one) => one !== '');
  const says = (pattern: RegExp): boolean => printed.some((one) => pattern.test(one));
  const shown = (printed[0] ?? '').slice(0, MOST_TITLE_CHARACTERS);
  const kind =
    CHALLENGE_TITLE.test(title) || CHALLENGE_MARKS.some((mark) => text.includes(mark))
      ? 'challenge'
      : says(ABSENT)
        ? 'absent'
        : says(ERROR)
          ? 'error'
          : 'page';
  return { kind, title: shown === '' ? null : shown };
}

function readTitles(text: string): { title: string; heading: string } {
  const found = { title: '', heading: '' };
  let open: 'title' | 'heading' | undefined;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'title' && found.title === '') open = 'title';
      else if (name === 'h1' && found.heading === '') open = 'heading';
    },
    ontext(piece) {
      if (open !== undefined && found[open].length < 1_000) found[open] += piece;
    },
    onclosetag(name) {
      if (name === 'title' || name === 'h1') open = undefined;
    },
  });
  parser.end(text);
  const tidied = (one: string): string => one.replace(/\s+/g, ' ').trim();
  return { title: tidied(found.title), heading: tidied(found.heading) };
}
