/** Short forms of fund names: `AGISF`, `CIsDPF`, `NBP-IMF` for the name whose words they abbreviate. */

const SMALL = new Set(['a', 'and', 'for', 'in', 'of', 'the']);
const patterns = new Map<string, RegExp | null>();
const MOST_PATTERNS = 2000;

/** Whether the short form is made of the name's own letters in their order: each word gives its first one to three, or itself where it is in capitals. */
export function isShortFormOf(short: string, name: string): boolean {
  const bare = short.replace(/\(?\s{0,9}%\s{0,9}\)?/g, '').trim();
  if (!/^[A-Z][A-Za-z0-9 .-]{1,15}$/.test(bare) || !/[A-Z0-9].*[A-Z0-9]/.test(bare)) return false;
  return patternOf(name)?.test(bare) ?? false;
}

function patternOf(name: string): RegExp | null {
  const present = patterns.get(name);
  if (present !== undefined) return present;
  const made = makePattern(name);
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  patterns.set(name, made);
  return made;
}

function makePattern(name: string): RegExp | null {
  const words = name.replace(/\([^)]*\)?/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || words.length > 14) return null;
  const parts = words.map((word) => {
    const [first = '', second = '', third = ''] = word;
    if (SMALL.has(word.toLowerCase())) return `${first}?`;
    if (/^\d+$/.test(word)) return word;
    const letters = `${first}(?:${second}(?:${third})?)?`;
    return word === word.toUpperCase() && word.length > 1 ? `(?:${word}|${letters})` : letters;
  });
  return new RegExp(`^${parts.join('[ -]?')}$`, 'iu');
}
