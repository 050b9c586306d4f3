/** Second pages of a spread, which do not name their fund. */
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import type { FoundFunds } from './find-funds.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';

// Two pages of one layout share at least this many titles, and this share of the shorter list.
const SHARED_TITLES = 3;
const SHARED_PART = 0.6;

/**
 * Pages that do not name a fund, follow a page with one fund's title and have section titles in common: second pages of
 * a spread.
 */
export function listSecondPages(inks: readonly PageInk[], founds: readonly FoundFunds[]): Set<PageInk> {
  const isOwn = (index: number): boolean => founds[index]?.isShared === false && founds[index].funds.length === 1;
  const isProfile = (ink: PageInk | undefined): boolean =>
    ink?.blocks.some((block) => statesNature(block.text)) === true;
  // After a page with a category or type, another one is a first page, too.
  const isSecond = (ink: PageInk, index: number): boolean =>
    isOwn(index - 1) && !(isProfile(ink) && isProfile(inks[index - 1]));
  const pages = inks
    .map((ink, index) => ({
      ink,
      titles: titlesOf(ink),
      follows: founds[index]?.funds.length === 0 && isSecond(ink, index),
    }))
    .filter(({ follows }) => follows);
  return new Set(
    pages
      .filter((page) => pages.some((other) => other !== page && shareTitles(page.titles, other.titles)))
      .map(({ ink }) => ink),
  );
}

function titlesOf({ blocks }: PageInk): Set<string> {
  return new Set(listTitles(blocks).map((block) => squeeze(block.text)));
}

function shareTitles(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((title) => other.has(title)).length;
  return shared >= SHARED_TITLES && shared >= SHARED_PART * Math.min(one.size, other.size);
}

/** A type or category of its own makes a plan's page a fund's page. */
export function statesNature(text: string): boolean {
  const meaning = text.length > 40 ? undefined : labelMeaning(text, null);
  return meaning?.kind === 'fact' && (meaning.fact === 'fund_type' || meaning.fact === 'category');
}
