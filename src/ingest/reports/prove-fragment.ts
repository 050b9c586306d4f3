/** What somebody says a page says, held against the page: a value stays where its words stand. */
import { own } from '#base/own.ts';
import { DOUBTFUL, type Box, type PdfPage, type Word } from '#documents/pdf/page-words.ts';
import { checkEvidence, type PageWords } from '#domain/checks/report-evidence.ts';
import { compare, type Decimal } from '#domain/decimal.ts';
import { FRAGMENT_SECTIONS, listValues } from '#domain/fragment-members.ts';
import type { Evidence, ExtractionProblem, Fragment } from '#domain/fragment.ts';
import { unitIn } from '#domain/printed.ts';

type Loose = Record<string, unknown>;

/**
 * The fragment with its evidence placed by the page's own words. A number or date
 * whose printed words are not on the page, or do not say it, becomes null; a name
 * that is not on the page becomes null, or takes its section with it where a row
 * cannot be without. Each is a problem.
 */
export function proveFragment(fragment: Fragment, page: PdfPage): Fragment {
  const words = page.words.filter(({ text }) => !text.includes(DOUBTFUL));
  const problems: ExtractionProblem[] = [...fragment.problems];
  const placed = new Map<string, Evidence>();
  for (const [path, claimed] of Object.entries(fragment.evidence)) {
    const box = findPrinted(words, claimed.printed);
    if (box !== undefined && isUnitOnPage(words, claimed))
      placed.set(path, { ...claimed, ...box, page_number: page.page_number });
  }
  const proved = structuredClone({ ...fragment, evidence: Object.fromEntries(placed) }) as Fragment;
  const pages: PageWords[] = [{ page_number: page.page_number, words, text: null }];
  for (const { path, expected, found } of checkEvidence(proved, pages, () => false)) {
    problems.push({
      path,
      page_number: page.page_number,
      expected,
      found: own(fragment.evidence, path)?.printed ?? found,
    });
    blank(proved, path);
  }
  const print = fold(words.map(({ text }) => text).join(' '));
  const stated = Array.from(listValues(proved));
  for (const { path, member, value } of stated) {
    // Names and texts of the page; keys and units are words of ours.
    if (
      member.kind !== 'text' ||
      typeof value !== 'string' ||
      !/_raw$|\.text$/.test(path) ||
      print.includes(fold(value))
    )
      continue;
    problems.push({ path, page_number: page.page_number, expected: 'words of the page', found: value.slice(0, 200) });
    blank(proved, member.is_nullable ? path : path.replace(/\[.*/s, ''));
  }
  const month = proved.report_date?.slice(0, 7) ?? null;
  return { ...proved, report_month: month, problems };
}

// `allocations[3].current_period`, `nav_per_unit`, or a whole section.
function blank(fragment: Fragment, path: string): void {
  const [, section = '', index = '', member = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const loose = fragment as unknown as Loose;
  if (member !== '')
    Object.assign((own(loose, section) as Loose[])[Number.parseInt(index, 10)] ?? {}, { [member]: null });
  else Object.assign(loose, { [path]: (FRAGMENT_SECTIONS as readonly string[]).includes(path) ? [] : null });
  for (const key of Object.keys(fragment.evidence))
    if (key === path || key.startsWith(`${path}[`)) Reflect.deleteProperty(fragment.evidence, key);
}

// Letters, digits and the signs of numbers; blanks, dashes and quotation marks differ between print and what is made of it.
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/[^\p{L}\p{N}%().,-]/gu, '');
}

// Words that follow each other in one line or over a line's end, and together are the printed ones, no more and no less.
function findPrinted(words: readonly Word[], printed: string): Box | undefined {
  const wanted = fold(printed);
  const ordered = words.toSorted((a, b) =>
    Math.abs(a.baseline - b.baseline) > 0.3 * a.size ? a.baseline - b.baseline : a.x0 - b.x0,
  );
  for (const start of ordered.keys()) {
    let text = '';
    for (let end = start; end < ordered.length && text.length < wanted.length; end += 1) {
      text += fold(ordered[end]?.text ?? '');
      // A sign or bracket set apart belongs to the number behind it.
      if (text === wanted && text !== '' && !isSignOf(ordered[start - 1], ordered[start]))
        return around(ordered.slice(start, end + 1));
      if (!wanted.startsWith(text)) break;
    }
  }
  return undefined;
}

function isSignOf(sign: Word | undefined, word: Word | undefined): boolean {
  return (
    sign !== undefined &&
    word !== undefined &&
    /^[-–—−(]$/.test(sign.text) &&
    Math.abs(sign.baseline - word.baseline) < 0.3 * word.size &&
    word.x0 - sign.x1 < word.size
  );
}

function around(words: readonly Word[]): Box {
  return {
    x0: Math.min(...words.map(({ x0 }) => x0)),
    y0: Math.min(...words.map(({ y0 }) => y0)),
    x1: Math.max(...words.map(({ x1 }) => x1)),
    y1: Math.max(...words.map(({ y1 }) => y1)),
  };
}

// A figure in millions needs a page that says millions somewhere.
function isUnitOnPage(words: readonly Word[], { multiplied_by }: Evidence): boolean {
  if (multiplied_by === null) return true;
  return words.some(({ text }, index) =>
    [text, `${words[index - 1]?.text ?? ''} ${text}`].some((print) => isUnit(unitIn(print), multiplied_by)),
  );
}

function isUnit(unit: Decimal | undefined, wanted: Decimal): boolean {
  return unit !== undefined && compare(unit, wanted) === 0;
}
