/** The groups of values that checks accuse in one report: each is held, released or omitted separately. */
import type { Accused, Finding } from '#domain/checks/finding.ts';
import type { Fragment, WithheldGroup } from '#domain/fragment.ts';
import { accusedValues, groupOfPath, rowPathOf, subFundOf, wholePaths, withhold } from '#domain/withheld-groups.ts';
import type { Accusation, GroupName } from '#domain/withheld-groups.ts';

/** What a check accuses, over all pages of the report. */
export interface AccusedGroup {
  readonly check: string;
  readonly section: GroupName;
  /** The sub-fund of the rows, if all are of one. */
  readonly sub_fund_key: string | null;
  /** What contradicts the values, in words. */
  readonly reason: string;
  /** As printed, of a group without values. */
  readonly figures: readonly string[];
  readonly parts: readonly GroupPart[];
}

/** The group on one page. */
interface GroupPart {
  readonly fragment: Fragment;
  readonly accusation: Accusation;
  /** By path in the whole page; empty if the reader understood nothing of it. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A group that stays out of what is served; `rejected` is the reason of the reviewer who left it out. */
export interface StandingGroup {
  readonly group: AccusedGroup;
  readonly rejected: string | undefined;
}

/**
 * The groups of the findings that do not accuse the page as a whole. Findings of one check about one row,
 * or one group of members, are one.
 */
export function groupFindings(findings: readonly Finding[]): AccusedGroup[] {
  const fragments = [
    ...new Set(findings.flatMap(({ accused }) => listAccused(accused)).map(({ fragment }) => fragment)),
  ];
  const alike = Map.groupBy(findings, ({ accused, check }, index) => {
    const [first, ...others] = listAccused(accused);
    if (first === undefined) return undefined;
    const row = rowPathOf(first.path);
    if (row === first.path && !row.endsWith(']')) return `${check} ${groupOfPath(row)}`;
    const isOfOneRow = others.every((one) => one.fragment === first.fragment && rowPathOf(one.path) === row);
    return isOfOneRow ? `${check} ${fragments.indexOf(first.fragment)} ${row}` : `${check} #${index}`;
  });
  return [...alike].flatMap(([key, group]) => (key === undefined ? [] : groupOf(group)));
}

function listAccused(accused: Finding['accused']): readonly Accused[] {
  return accused === 'page' ? [] : accused;
}

function groupOf(findings: readonly Finding[]): AccusedGroup[] {
  const [first] = findings;
  const accused = findings.flatMap((finding) => listAccused(finding.accused));
  const [at] = accused;
  if (first === undefined || at === undefined) return [];
  const section = groupOfPath(at.path);
  const expected = [...new Set(findings.map((finding) => finding.expected))].join('; ');
  const found = [...new Set(findings.map((finding) => finding.found))].join('; ');
  const reason = `expected ${expected}; found ${found}`;
  const parts = [...Map.groupBy(accused, ({ fragment }) => fragment)].flatMap(([fragment, own]): GroupPart[] => {
    const paths = [...new Set(own.map(({ path }) => path))];
    const accusation = { section, check: first.check, reason, paths };
    const values = accusedValues(fragment, paths);
    return Object.keys(values).length === 0 ? [] : [{ fragment, accusation, values }];
  });
  return parts.length === 0
    ? []
    : [{ check: first.check, section, sub_fund_key: scopeOf(parts), reason, figures: [], parts }];
}

function scopeOf(parts: readonly GroupPart[]): string | null {
  const keys = parts.map(({ fragment, accusation }) => subFundOf(fragment, accusation.paths)?.sub_fund_key ?? null);
  return new Set(keys).size === 1 ? (keys[0] ?? null) : null;
}

/** The groups that the reader of the pages withheld; `pages` are whole, each with its own. */
export function groupWithheld(
  pages: readonly (readonly [whole: Fragment, withheld: readonly WithheldGroup[]])[],
): AccusedGroup[] {
  const all = pages.flatMap(([fragment, withheld]) => withheld.map((group) => ({ fragment, group })));
  const alike = Map.groupBy(all, ({ group: { section, check, reason, sub_fund_key } }) =>
    JSON.stringify([section, check, reason, sub_fund_key]),
  );
  return [...alike.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { check, section, reason, sub_fund_key = null } = first.group;
    const parts = own.map(({ fragment, group }): GroupPart => {
      const { values = {}, figures, row_count } = group;
      const paths = Object.keys(values);
      return {
        fragment,
        accusation: { section, check, reason, paths, unread: { figures, row_count } },
        values: accusedValues(fragment, paths),
      };
    });
    const figures = [...new Set(own.flatMap(({ group }) => group.figures))];
    return [{ check, section, sub_fund_key, reason, figures, parts }];
  });
}

/** The fragment without the groups that are still accused. */
export function withoutGroups(fragment: Fragment, standing: readonly StandingGroup[]): Fragment {
  const accusations = standing.flatMap(({ group, rejected }) =>
    group.parts
      .filter((part) => part.fragment === fragment)
      .map(({ accusation }) => (rejected === undefined ? accusation : { ...accusation, rejected })),
  );
  return accusations.length === 0 ? fragment : withhold(fragment, accusations);
}

// Checks that compare with another document: a reviewer who released what a page contradicts
// in itself was not asked about them.
const BY_OTHER_DOCUMENTS: ReadonlySet<string> = new Set<Finding['check']>(['nav_disagrees', 'size_jump']);

/**
 * The findings without those about values that a reviewer has released: `released` has their paths in the whole page.
 */
export function dropReleased(
  findings: readonly Finding[],
  released: (fragment: Fragment) => ReadonlySet<string>,
): readonly Finding[] {
  return findings.filter(({ check, accused }) => {
    if (accused === 'page' || BY_OTHER_DOCUMENTS.has(check)) return true;
    return !accused.every(({ fragment, path }) => {
      const paths = released(fragment);
      if (paths.size === 0) return false;
      const whole = wholePaths(fragment)(path);
      return paths.has(whole) || paths.has(rowPathOf(whole));
    });
  });
}
