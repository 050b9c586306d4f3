/** Lengths of files and functions are the linter's (`max-lines`, `max-lines-per-function` in .oxlintrc.json). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { SRC } from './read-sources.ts';

// Lines of code, without blank lines and comments. Below 60 most files are fragments of one idea, and one request runs
// too many of them; above this a file is several.
const MEDIAN_FILE_LINES = 90;
const ROOT_FILES = 14;
const README_LINES = 15;
// Under 6 % the reasons are missing; over 25 % the comments repeat the code.
const COMMENT_SHARE_PCT = { least: 6, most: 25 };
// A reader does not scroll sideways; code may be a little longer, since a short pattern or message is clearer in one line.
const LINE_CHARACTERS = { code: 160, comment: 120 };

it('the median file of src is short', () => {
  const lengths = SRC.map(({ code }) => code.split('\n').filter((line) => line.trim() !== '').length).toSorted(
    (a, b) => a - b,
  );
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  expect(median, 'Lines of code of the median file. Split the longest files by verb or noun.').toBeLessThan(
    MEDIAN_FILE_LINES,
  );
});

it('the root stays readable at a glance', () => {
  const files = readdirSync('.', { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.log'),
  );
  expect(
    files.length,
    `${files.map(({ name }) => name).join(', ')}: put documents into docs/, and settings where their tool reads them.`,
  ).toBeLessThanOrEqual(ROOT_FILES);
});

it('every folder has a short README about its content', () => {
  const folders = [
    ...readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`),
    'test',
    'tidy',
  ];
  const wrong = folders.flatMap((folder) => {
    const readme = `${folder}/README.md`;
    if (!existsSync(readme))
      return [`${readme} is missing: describe what belongs there, what does not, and what the folder imports`];
    const lines = readFileSync(readme, 'utf8').trimEnd().split('\n').length;
    return lines > README_LINES
      ? [`${readme} has ${lines} lines: keep to ${README_LINES}, and move the rest to comments in the code`]
      : [];
  });
  expect(wrong).toEqual([]);
});

it('comments of src are neither missing nor excessive', () => {
  const written = SRC.flatMap(({ lines }) => lines.filter((line) => line.trim() !== '')).length;
  const commented = SRC.flatMap(({ comments }) => comments.flatMap(({ text }) => text.split('\n'))).length;
  const share = (100 * commented) / written;
  expect(share, 'Lines of comment in a hundred lines of src. Give reasons and rules.').toBeGreaterThanOrEqual(
    COMMENT_SHARE_PCT.least,
  );
  expect(
    share,
    'Lines of comment in a hundred lines of src. Remove comments that repeat the code.',
  ).toBeLessThanOrEqual(COMMENT_SHARE_PCT.most);
});

it('lines of src are readable without scrolling sideways', () => {
  const long = SRC.flatMap(({ path, lines, comments }) => {
    const commented = new Set(
      comments.flatMap(({ text, line }) => text.split('\n').map((_part, index) => line + index)),
    );
    return lines.flatMap((text, index) => {
      const most = commented.has(index + 1) ? LINE_CHARACTERS.comment : LINE_CHARACTERS.code;
      return text.length > most ? [`${path}:${index + 1} has ${text.length} characters, at most ${most}`] : [];
    });
  });
  expect(
    long,
    'Wrap comments, write long patterns in lines (`joinLines`), break messages at the end of a sentence, or name a part.',
  ).toEqual([]);
});

it('no file has a vague name', () => {
  const vague = listFiles('{src,test,tidy,bench}/**').filter((path) =>
    /(^|[/.-])(utils?|helpers?|managers?|services?|common)([/.-]|$)/i.test(path.slice(path.indexOf('/'))),
  );
  expect(vague, 'Name the file after the verb or noun it contains.').toEqual([]);
});
