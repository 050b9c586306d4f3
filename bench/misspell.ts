import { createSeededRandom } from '#sample/seeded-random.ts';
import type { SeededRandom } from '#sample/seeded-random.ts';

type Change = (name: string, random: SeededRandom) => string | undefined;

/** Ways in which people type a name; undefined if the name has no word to change. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'as printed': (name) => name.toLowerCase(),
  'a letter missing': changeWord(4, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'two letters exchanged': changeWord(
    5,
    (word, at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
  ),
  'another letter': changeWord(
    5,
    (word, at, random) => word.slice(0, at) + 'aeioustrn'.charAt(random(9)) + word.slice(at + 1),
  ),
  'a long vowel': (name) => name.toLowerCase().replace('a', 'aa'),
  'k for c': (name) => name.toLowerCase().replace(/c(?![hei])/g, 'k'),
  'first word last': (name) => name.toLowerCase().replace(/^(\S+) (.*)$/, '$2 $1'),
  'without fund': (name) => name.replace(/\bfund\b/gi, '').trim(),
  'first two words as one': (name) => (/^[A-Za-z]+ [A-Za-z]+ \S+ /.test(name) ? name.replace(' ', '') : undefined),
};

/** Changes one word of at least this many letters at one place after its first letter. */
function changeWord(least: number, change: (word: string, at: number, random: SeededRandom) => string): Change {
  return (name, random) => {
    const words = name.toLowerCase().split(' ');
    const places = [...words.keys()].filter(
      (index) => /^[a-z]+$/.test(words[index] ?? '') && (words[index] ?? '').length >= least,
    );
    const place = places[random(Math.max(1, places.length))];
    const word = words[place ?? -1];
    if (place === undefined || word === undefined) return undefined;
    words[place] = change(word, 1 + random(word.length - 1), random);
    return words.join(' ');
  };
}

/** The same draws on every machine. */
export const createDraws = (): SeededRandom => createSeededRandom(1);
