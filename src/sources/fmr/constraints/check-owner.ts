/**
 * Two values for several facts of which a fund has one: a page is about two funds, of which the name of one was not
 * read. Nothing on it is certain.
 */
import { FRAGMENT_SECTIONS, MEMBER_GROUPS } from '#domain/fragment-members.ts';
import type { FragmentMembers } from '#domain/fragment.ts';
import { groupOfPath, withhold } from '#domain/withheld-groups.ts';
import { ONE_VALUE } from '#sources/fmr/draft.ts';
import type { ReadFragment } from './withhold.ts';

// A page of one fund states two sizes, such as with and without investments by other funds, but not more.
const FEWEST = 3;

export function checkOwner(fragments: readonly ReadFragment[]): ReadFragment[] {
  return fragments.map((fragment) => {
    const twice = fragment.problems.flatMap(({ path, expected }) => (expected === ONE_VALUE ? [path] : []));
    const different = [...new Set(twice)];
    if (different.length < FEWEST) return fragment;
    const groups = Map.groupBy(listPaths(fragment), groupOfPath);
    return withhold(
      fragment,
      [...groups].map(([section, paths]) => ({
        section,
        check: 'values_conflict' as const,
        reason: `the page states two values for each of ${different.join(', ')}`,
        paths,
      })),
    );
  });
}

/** All values but those that say which page it is. */
function listPaths(fragment: ReadFragment): string[] {
  const members = (Object.keys(MEMBER_GROUPS) as (keyof FragmentMembers)[]).filter(
    (member) => MEMBER_GROUPS[member] !== 'identity' && fragment[member] !== null,
  );
  const rows = FRAGMENT_SECTIONS.flatMap((section) => fragment[section].map((_, index) => `${section}[${index}]`));
  return [...members, ...rows];
}
