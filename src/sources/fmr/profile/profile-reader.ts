/**
 * What an AMC's profile changes in the reading of its report. Only texts that the vocabulary does not know get the
 * meaning that a person gave them; the value beside such a text must still be printed, fit its type and pass every
 * check.
 */
import { own } from '#base/own.ts';
import type { PdfText } from '#documents/pdf/page-words.ts';
import { PROFILE_TERMS, versionOf, type AmcProfile, type ProfileTerm } from '#domain/amc-profile.ts';
import type { ChainLink, Evidence, Fragment } from '#domain/fragment.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { readMonth } from '#sources/fmr/printed-date.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { codeKeyOf, codesOn } from '#sources/fmr/meaning/code-keys.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';

// Shorter names are parts of words.
const LEAST_NAME = 6;
// A label or a title; a longer block is a paragraph.
const LONGEST_WORD = 90;

// `Unit Worth (PKR)`, `Unit Worth as at 31 January 2024:`: what follows the AMC's word keeps its own meaning.
const TAIL = /^(.{2,80}?)(\s?\([^()]{0,40}\)| (?:as )?(?:on|at|of) [^()]{0,30}\d[^()]{0,20})?(\s?:)?$/;

/** A printed label as the AMC's word, and what follows it. */
function splitWord(printed: string): { readonly word: string; readonly tail: string } {
  const [, word = printed, tail = '', colon = ''] = TAIL.exec(respace(printed).trim()) ?? [];
  return { word: foldLabel(word), tail: `${tail}${colon === '' ? '' : ':'}` };
}

/** Whether the vocabulary understands a printed text as a label, a head of a column or a title without any profile. */
export function isUnderstood(printed: string): boolean {
  return labelMeaning(printed, null) !== undefined || titleKind(printed) !== undefined || saysPlainRole(printed);
}

/**
 * The profile of the AMC whose name or whose funds' names the report prints most; undefined if none, or if two have as
 * many.
 */
export function chooseProfile(
  { pages }: PdfText,
  funds: readonly KnownFund[],
  profiles: readonly AmcProfile[],
): AmcProfile | undefined {
  if (profiles.length === 0) return undefined;
  const texts = pages.map((page) => squeeze(page.words.map((word) => word.text).join(' ')));
  const counted = profiles.map((profile) => {
    const names = [
      profile.amc,
      ...funds.flatMap(({ amc, name, other_names }) => (amc === profile.amc ? [name, ...other_names] : [])),
    ].map(squeeze);
    return {
      profile,
      count: names.filter((name) => name.length >= LEAST_NAME && texts.some((text) => text.includes(name))).length,
    };
  });
  const [first, second] = counted.toSorted((one, other) => other.count - one.count);
  return first === undefined || first.count === 0 || first.count === second?.count ? undefined : first.profile;
}

const isLabel = (printed: string): boolean => labelMeaning(printed, null) !== undefined;

// `Kul asasay (Net assets)`, but not `Jan-26 (Dec-25)` or `Sample Balanced Plan (1 year rolling)`
const IN_BRACKETS = /^(?!.*\b(?:fund|plan|scheme)\s\()[^()\d]{2,50}\s\(([^()]{3,60})\)(:?)$/i;
// Fewer may be remarks: `Sample Scheme (Open end)`.
const FEWEST_TRANSLATIONS = 4;

/** Labels of a page that prints each one in another language first, with the English in brackets. */
function translationsOn({ blocks }: PageInk): ReadonlyMap<Block, string> {
  const found = new Map<Block, string>();
  for (const block of blocks) {
    const [, inside = '', colon = ''] =
      block.isFigure || block.text.length > LONGEST_WORD || !block.text.includes('(')
        ? []
        : (IN_BRACKETS.exec(respace(block.text)) ?? []);
    // `Sample Bank Limited - TFC (May 2021)` is a paper with the month of its issue.
    if (inside === '' || readMonth(inside) !== undefined) continue;
    // `Khatray ka darja (Risk profile)` is a label, although a title may end with these words.
    const isOwn = labelMeaning(inside, null) === undefined ? isUnderstood : isLabel;
    if (isUnderstood(inside) && !isOwn(block.text)) found.set(block, `${inside}${colon}`);
  }
  return found.size < FEWEST_TRANSLATIONS ? new Map() : found;
}

/** A word on a page that was given its standard label. */
interface AppliedWord {
  readonly page_number: number;
  readonly block: Block;
  readonly standard: string;
}

/** The printed word in the place of its standard label, in the members that may state it. */
function putBack(
  holder: object | undefined,
  { block, standard }: AppliedWord,
  isMember: (name: string) => boolean,
): void {
  for (const [name, value] of Object.entries(holder ?? {}))
    if (value === unmarked(standard) && isMember(name))
      Object.assign(holder as object, { [name]: unmarked(block.text) });
}

/** Reads with a profile, or with none. */
export class ProfileReader {
  /** Names the profile that the report was read with. */
  readonly used: { readonly amc: string; readonly version: string } | undefined;
  readonly #terms: ReadonlyMap<string, ProfileTerm>;
  readonly #applied: AppliedWord[] = [];

  constructor(profile: AmcProfile | undefined) {
    this.used = profile === undefined ? undefined : { amc: profile.amc, version: versionOf(profile) };
    this.#terms = new Map((profile?.words ?? []).map(({ printed, term }) => [splitWord(printed).word, term]));
  }

  /** The standard label of an AMC's own word; undefined for any other text. */
  standardOf(printed: string): string | undefined {
    if (this.#terms.size === 0 || printed.length > LONGEST_WORD) return undefined;
    const { word, tail } = splitWord(printed);
    const term = this.#terms.get(word);
    return term === undefined || isUnderstood(printed) ? undefined : `${PROFILE_TERMS[term]}${tail}`;
  }

  /**
   * The page with the standard label in the place of each of the AMC's own words, of each one in two languages, and of
   * each code that the page explains.
   */
  translate(printed: PageInk): PageInk {
    const { key } = codeKeyOf(printed);
    const ink = key === undefined ? printed : { ...printed, key };
    const translated = new Map([...translationsOn(ink), ...codesOn(ink.blocks, key)]);
    if (this.#terms.size === 0 && translated.size === 0) return ink;
    const blocks = ink.blocks.map((block) => {
      const standard = block.isFigure ? undefined : (this.standardOf(block.text) ?? translated.get(block));
      if (standard === undefined) return block;
      this.#applied.push({ page_number: ink.page.page_number, block, standard });
      return { ...block, text: standard };
    });
    return { ...ink, blocks };
  }

  /** The fragment with the words as they are printed: what is served and what is evidence is the page's own text. */
  restore<F extends Fragment>(fragment: F): F {
    if (this.#applied.length === 0) return fragment;
    const restored = structuredClone(fragment);
    for (const [path, evidence] of Object.entries(restored.evidence)) this.#restoreAt(restored, path, evidence);
    for (const { evidence = {} } of restored.withheld ?? [])
      for (const one of Object.values(evidence)) this.#restoreChain(one);
    return restored;
  }

  #restoreAt(fragment: Fragment, path: string, evidence: Evidence): void {
    const [, section, index, member = path] = /^(\w+)\[(\d{1,4})\]\.(\w+)$/.exec(path) ?? [];
    const holder =
      section === undefined
        ? fragment
        : own<object[]>(fragment as unknown as Record<string, object[]>, section)?.[Number.parseInt(index ?? '', 10)];
    const found = this.#wordAt(evidence.page_number, evidence);
    if (found !== undefined) {
      Object.assign(evidence, { printed: found.block.text });
      putBack(holder, found, (name) => name === member);
    }
    // Rows such as fees have their label as a text without evidence of its own.
    for (const link of section === undefined ? [] : (evidence.chain ?? [])) {
      const label = this.#wordAt(evidence.page_number, link);
      if (label !== undefined) putBack(holder, label, (name) => name.endsWith('_raw'));
    }
    this.#restoreChain(evidence);
  }

  #restoreChain({ page_number, chain = [] }: Evidence): void {
    for (const link of chain as ChainLink[]) {
      const found = this.#wordAt(page_number, link);
      if (found !== undefined) Object.assign(link, { printed: found.block.text });
    }
  }

  #wordAt(page: number, { x0, y0 }: { readonly x0: number; readonly y0: number }): AppliedWord | undefined {
    // Positions in evidence are rounded to tenths of a point.
    return this.#applied.find(
      ({ page_number, block }) =>
        page_number === page && Math.abs(block.x0 - x0) < 0.1 && Math.abs(block.y0 - y0) < 0.1,
    );
  }
}

/** As a label is served: without the colon after it. */
function unmarked(label: string): string {
  return label.trim().replace(/\s?:$/, '');
}
