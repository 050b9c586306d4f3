/**
 * Texts that are more than a name or something else: behind `Limited`, a sector or a grade is a detail of a column of
 * its own, whose letters nothing distinguishes from those of the name; `Credit Quality (% of Total Assets)` is a title.
 */
import { isSectorLabel, normalizeLabel } from '#sources/fmr/meaning/normalize-label.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { withholdRows, type ReadFragment } from './withhold.ts';

const BEHIND_NAME = /\b(?:Limited|Ltd\.?)(?: (?:TFC|STS|CP|Sukuk|Sukkuk)(?:-?\d{1,2}|-[IVX]{1,4})?)? (.{1,40})$/i;
// A row of a table of grades or classes that was taken for one of holdings.
const CLASS = /^(?:others?|unrated|A{1,3}[+-]?|BBB[+-]?)$/i;
const SHORT_TERM_GRADE = /^A-?[123]\+?$/;
// A list of such names has columns that were not seen, and may have rows of another table.
const FEWEST = 2;

export function checkNames(fragments: readonly ReadFragment[]): ReadFragment[] {
  return fragments.map((fragment) => {
    const names = fragment.holdings.map(({ name_raw }) => name_raw ?? '');
    const isList = names.filter(hasDetail).length >= FEWEST;
    const labelled = withholdRows(fragment, 'allocations', ({ label_raw }) => isTitle(label_raw), {
      check: 'label_is_title',
      reason: 'the label of a share is the title of a table',
    });
    const begun = withholdRows(labelled, 'allocations', ({ label_raw }) => isPartOfSentence(label_raw), {
      check: 'label_is_part',
      reason: 'the label of a share is a part of a sentence',
    });
    const named = withholdRows(begun, 'holdings', ({ name_raw }) => isList || hasDetail(name_raw ?? ''), {
      check: 'name_with_detail',
      reason: 'names of holdings end in what may be their sectors or ratings',
    });
    return withholdRows(named, 'holdings', ({ name_raw }) => CLASS.test(name_raw ?? ''), {
      check: 'name_is_class',
      reason: 'the name of a holding is that of a class of assets, which another table may have',
    });
  });
}

function isTitle(label: string): boolean {
  return label.includes('%') && titleKind(label) !== undefined;
}

// `was` before the share of the month before, `, Sample Works` behind that of another company.
const PART_OF_SENTENCE = /^(?:[,;].{0,80}|was|were|from|up|down|and|or)$/i;

function isPartOfSentence(label: string): boolean {
  return PART_OF_SENTENCE.test(label.trim());
}

function hasDetail(name: string): boolean {
  const [, rest = ''] = BEHIND_NAME.exec(name) ?? [];
  return (
    rest !== '' &&
    (isSectorLabel(rest) || SHORT_TERM_GRADE.test(rest) || normalizeLabel('CREDIT_QUALITY', rest) !== null)
  );
}
