/** Takes a group of figures out of a fragment: what a check accuses is withheld alone, the rest of the page is kept. */
import { MEMBERS, type FragmentSection } from '#domain/fragment-members.ts';
import type { Evidence, Fragment, FragmentMembers, WithheldGroup } from '#domain/fragment.ts';

export type ReadFragment = Fragment & { readonly withheld: readonly WithheldGroup[] };

interface Accusation {
  readonly check: string;
  readonly reason: string;
}

// `allocations[3].label_raw`
const ROW_PATH = /^\w+\[(\d+)\](.*)$/;

type Rows = readonly { readonly row_order: number }[];

/** Withholds the rows of a section that the predicate accuses. */
export function withholdRows<S extends FragmentSection>(fragment: ReadFragment, section: S, isAccused: (row: Fragment[S][number]) => boolean, accusation: Accusation): ReadFragment {
  const rows = fragment[section] as readonly Fragment[S][number][];
  const kept = rows.flatMap((row, index) => (isAccused(row) ? [] : [index]));
  if (kept.length === rows.length) return fragment;
  const places = new Map(kept.map((old, index) => [old, index]));
  const evidence = new Map<string, Evidence>();
  const figures: string[] = [];
  for (const [path, each] of Object.entries(fragment.evidence)) {
    const match = path.startsWith(`${section}[`) ? ROW_PATH.exec(path) : null;
    const place = match === null ? undefined : places.get(Number.parseInt(match[1] ?? '', 10));
    if (match === null) evidence.set(path, each);
    else if (place !== undefined) evidence.set(`${section}[${place}]${match[2] ?? ''}`, each);
    else figures.push(each.printed);
  }
  const left = kept.map((old, index) => ({ ...(rows[old] as object), row_order: index + 1 }));
  const group: WithheldGroup = { section, ...accusation, figures: figures.slice(0, 40), row_count: rows.length - kept.length };
  return { ...fragment, [section]: left as unknown as Rows, evidence: Object.fromEntries(evidence), withheld: [...fragment.withheld, group] };
}

/** Withholds members of the page; `group` names them together. */
export function withholdMembers(fragment: ReadFragment, members: readonly (keyof FragmentMembers)[], group: 'fund_size' | 'profile' | 'identity', accusation: Accusation): ReadFragment {
  const stated = members.filter((member) => fragment[member] !== null && MEMBERS[member].is_nullable);
  if (stated.length === 0) return fragment;
  const blank = Object.fromEntries(stated.map((member) => [member, null]));
  const names = new Set<string>(stated);
  const evidence = Object.fromEntries(Object.entries(fragment.evidence).filter(([path]) => !names.has(path)));
  const figures = stated.flatMap((member) => fragment.evidence[member]?.printed ?? []);
  return { ...fragment, ...blank, evidence, withheld: [...fragment.withheld, { section: group, ...accusation, figures, row_count: stated.length }] };
}

