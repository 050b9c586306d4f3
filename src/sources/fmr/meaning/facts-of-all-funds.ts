/**
 * What a page of several funds states of all of them: `Trustee of all funds: …`, the committee of all funds, the rating
 * of their manager.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { listPairs } from '#sources/fmr/candidates/pairs.ts';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { listRunningItems } from '#sources/fmr/candidates/running-items.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { flowOf, joinParagraphs } from '#sources/fmr/ink/flow.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { addRatingsOf } from './read-rating.ts';
import { readClause } from './read-sentences.ts';
import { readCommitteePart } from './read-people.ts';
import { readPairsOf } from './read-pair.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

const OF_ALL = /\b(?:of|for) (?:all|each|every one) (?:of )?(?:the |our |its )?(?:funds?|schemes?|plans?)\b/i;
// `Sample Investments Limited has a management quality rating of AM2 from PACRA, given on 27.02.2020.`
const MANAGER_RATED = new RegExp(
  joinLines`
    \b(?:limited|ltd|company|investments?|management)\W{1,3}(?:has|holds|carries|enjoys)\b.{0,40}\b
    rating of (AM[1-5][+-]{0,2}(?![A-Za-z0-9]).{0,70}?)\.?$`,
  'i',
);
const LONGEST_SENTENCE = 200;

// `All funds: the trustee is Sample Trust Limited, the auditors are Sample & Co. Pricing: Forward.`
const INTRODUCTION = /^(?:for )?all (?:of )?(?:the |our |its )?(?:funds?|schemes?|plans?)\s?(?::|[–—-]\s)\s{0,3}/i;
// In multiples of the font size.
const NEXT_TO = 1;
// One fact alone may be the title of a list.
const FEWEST = 2;

/** Sentences of a paragraph that says at its beginning that it is of all funds. */
function readParagraphsOfAll(context: PageContext): void {
  const {
    ink: { blocks },
    taken,
  } = context;
  for (const paragraph of joinParagraphs(blocks.filter((block) => !taken.has(block)))) {
    const introduction = INTRODUCTION.exec(paragraph.text)?.[0].length;
    if (introduction === undefined) continue;
    const flow = flowOf(paragraph.lines.map((line) => [line]));
    const clauses = listClauses(flow.text.slice(introduction), (label) => labelMeaning(label, null)).filter(
      ({ date }) => date === null,
    );
    if (new Set(clauses.map(({ label }) => label)).size < FEWEST) continue;
    for (const clause of clauses)
      readClause(context, flow, {
        ...clause,
        labelFrom: clause.labelFrom + introduction,
        from: clause.from + introduction,
      });
  }
}

export function readFactsOfAllFunds(context: PageContext): void {
  const {
    ink: { blocks },
    state,
    taken,
  } = context;
  for (const title of blocks)
    if (OF_ALL.test(title.text) && titleKind(title.text) === 'COMMITTEE' && !taken.has(title))
      readCommitteePart(context, title);
  readPairsOf(context, listItemsOfAll(context), () => null);
  readPairsOf(context, listManagerRatings(context), () => null);
  readParagraphsOfAll(context);
  for (const block of blocks) {
    const rated =
      block.text.length < LONGEST_SENTENCE && !taken.has(block)
        ? MANAGER_RATED.exec(respace(block.text))?.[1]
        : undefined;
    if (rated !== undefined)
      addRatingsOf(state.draft, 'ASSET_MANAGER', { ...block, text: 'Rating' }, { ...block, text: rated }, WHOLE_FUND);
  }
}

/** The items of paragraphs that begin with what they state of all funds. */
function listItemsOfAll({ ink: { blocks }, state, taken }: PageContext): LabelPair[] {
  const items = listRunningItems(
    blocks,
    (text) => labelMeaning(text, state.report_month),
    (block) => taken.has(block),
  );
  const paragraphs = Map.groupBy(items, ({ blocks: [first] }) => first);
  return [...paragraphs.values()].flatMap((paragraph) => (OF_ALL.test(paragraph[0]?.labelText ?? '') ? paragraph : []));
}

/** `AMC Rating: AM2 by PACRA` in a line of its own: the rating of the manager is that of all its funds. */
function listManagerRatings({ ink: { blocks }, taken }: PageContext): LabelPair[] {
  const meaningOf = (text: string): LabelMeaning | undefined => {
    const meaning = labelMeaning(text, null);
    return meaning?.kind === 'fact' && meaning.fact === 'amc_rating' ? meaning : undefined;
  };
  return listPairs(blocks, meaningOf, (block) => taken.has(block), []).filter(
    ({ label, value, way }) => way === 'RIGHT' && value.x0 - label.x1 < NEXT_TO * label.size,
  );
}
