/** Kinds of settings: what is expected, and how a text is read. */
import { isIP } from 'node:net';

/** What a setting may contain. */
export interface Kind<Value> {
  /** Completes the sentence "Expected …". */
  readonly expected: string;
  /** Undefined if the text is not of this kind. */
  parse(text: string): Value | undefined;
}

export const TEXT: Kind<string> = { expected: 'a text', parse: (text) => text };
export const SWITCH: Kind<boolean> = {
  expected: 'on or off',
  parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
};

export function parseProxies(text: string): readonly string[] | undefined {
  const list = text === 'none' ? [] : text.split(',').map((one) => one.trim());
  return list.every(isNetwork) ? list : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A /0 would trust every client's X-Forwarded-For.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

export function matching(expected: string, isValid: (text: string) => boolean): Kind<string> {
  return { expected, parse: (text) => (isValid(text) ? text : undefined) };
}

export function wholeNumber(least: number, most: number): Kind<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    parse(text) {
      const value = /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : -1;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

export function urlOf(example: string, ...protocols: readonly string[]): Kind<string> {
  return matching(example, (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
}

/** Removes trailing slashes. */
export function baseUrl(expected: string): Kind<string> {
  const http = urlOf(expected, 'http:', 'https:');
  return {
    expected,
    parse: (text) =>
      http.parse(text) === undefined || new URL(text).search !== '' || new URL(text).hash !== ''
        ? undefined
        : text.replace(/(?<!\/)\/+$/, ''),
  };
}
