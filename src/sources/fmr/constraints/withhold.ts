/** Takes a group of figures out of a fragment: what a check accuses is withheld alone, the rest of the page is kept. */
import type { FragmentSection } from '#domain/fragment-members.ts';
import type { Fragment, FragmentMembers, WithheldGroup } from '#domain/fragment.ts';
import { withhold } from '#domain/withheld-groups.ts';

export type ReadFragment = Fragment & { readonly withheld: readonly WithheldGroup[] };

type Accusation = Pick<WithheldGroup, 'check' | 'reason'>;

/** Withholds the rows of a section that the predicate accuses. */
export function withholdRows<S extends FragmentSection>(
  fragment: ReadFragment,
  section: S,
  isAccused: (row: Fragment[S][number]) => boolean,
  accusation: Accusation,
): ReadFragment {
  const rows = fragment[section] as readonly Fragment[S][number][];
  const paths = rows.flatMap((row, index) => (isAccused(row) ? [`${section}[${index}]`] : []));
  return withhold(fragment, [{ section, ...accusation, paths }]);
}

/** Withholds members of the page; `group` names them together. */
export function withholdMembers(
  fragment: ReadFragment,
  members: readonly (keyof FragmentMembers)[],
  group: 'fund_size' | 'profile' | 'identity',
  accusation: Accusation,
): ReadFragment {
  return withhold(fragment, [{ section: group, ...accusation, paths: members }]);
}
