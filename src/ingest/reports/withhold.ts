/** Takes out of a reading what contradicts the rest of the same report, so that the other facts of the page can be served. */
import { own } from '#base/own.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { listContradictions } from '#domain/checks/report-contradictions.ts';
import { monthEnd } from '#domain/dates.ts';
import { FRAGMENT_SECTIONS, membersOf } from '#domain/fragment-members.ts';
import type { FragmentSection } from '#domain/fragment-members.ts';
import type { Evidence, ExtractionProblem, Fragment, WithheldGroup } from '#domain/fragment.ts';
import { normaliseName } from '#domain/names.ts';
import { draftReport } from '#domain/report-draft.ts';

type Row = Readonly<Record<string, unknown>>;
const PATH = /^(\w+)\[(\d+)\]\.(\w+)$/;
// A row that states none of these any more states nothing.
const NEEDED: Partial<Record<FragmentSection, readonly string[]>> = {
  reported_returns: ['fund_return_percent', 'benchmark_return_percent', 'peer_return_percent'],
  parties: ['name_raw', 'organization_raw'],
};

/** The fragments of one document without the values that `listContradictions` names; each value taken out is a problem of its page. */
export function withholdContradicted(fragments: readonly Fragment[]): Fragment[] {
  const accused = new Map<Fragment, Finding[]>();
  for (const [first, ...others] of Map.groupBy(
    fragments,
    ({ fund_name_raw, report_date }) => `${normaliseName(fund_name_raw ?? '')}\n${report_date ?? ''}`,
  ).values()) {
    if (first === undefined || first.fund_name_raw === null || first.report_date === null) continue;
    const pages = [first, ...others];
    for (const finding of listContradictions(draftReport(first.fund_name_raw, monthEnd(first.report_date), pages))) {
      for (const page of pages.filter(({ page_number }) => page_number === finding.page_number))
        accused.set(page, [...(accused.get(page) ?? []), finding]);
    }
  }
  return fragments.map((fragment) => withhold(fragment, accused.get(fragment) ?? []));
}

function withhold(fragment: Fragment, findings: readonly Finding[]): Fragment {
  if (findings.length === 0) return fragment;
  const paths = new Set(findings.map(({ path }) => path));
  const evidence = new Map<string, Evidence>();
  for (const [path, each] of Object.entries(fragment.evidence))
    if (!PATH.test(path) && !paths.has(path)) evidence.set(path, each);
  const members = Object.fromEntries([...paths].filter((path) => !PATH.test(path)).map((path) => [path, null]));
  const sections = Object.fromEntries(
    FRAGMENT_SECTIONS.map((section) => [section, withholdRows(fragment, section, paths, evidence)]),
  );
  const problems = findings.map(({ path, page_number, expected, found }): ExtractionProblem => ({
    path,
    page_number,
    expected,
    found,
  }));
  return {
    ...fragment,
    ...members,
    ...sections,
    evidence: Object.fromEntries(evidence),
    problems: [...fragment.problems, ...problems],
    withheld: [...(fragment.withheld ?? []), ...groupFindings(findings)],
  };
}

// What a fund is worth; other members are its profile's.
const OF_SIZE = /nav|price|size|assets|units|fof/;

/** The findings of one check in one section, or one group of members, are one group. */
function groupFindings(findings: readonly Finding[]): WithheldGroup[] {
  const sectionOf = (path: string): WithheldGroup['section'] =>
    (PATH.exec(path)?.[1] as FragmentSection | undefined) ?? (OF_SIZE.test(path) ? 'fund_size' : 'profile');
  const alike = Map.groupBy(findings, ({ check, path, expected }) =>
    JSON.stringify([sectionOf(path), check, expected]),
  );
  return [...alike.values()].flatMap((each) => {
    const [first] = each;
    if (first === undefined) return [];
    return [
      {
        section: sectionOf(first.path),
        check: first.check,
        reason: `expected ${first.expected}`,
        figures: [...new Set(each.map(({ found }) => found))],
        row_count: new Set(each.map(({ path }) => path.replace(/\.\w+$/, ''))).size,
      },
    ];
  });
}

/** The rows that are left, counted anew; what they are read from is added to `evidence`. */
function withholdRows(
  fragment: Fragment,
  section: FragmentSection,
  paths: ReadonlySet<string>,
  evidence: Map<string, Evidence>,
): Row[] {
  const kept: Row[] = [];
  for (const [index, row] of (fragment[section] as readonly unknown[] as readonly Row[]).entries()) {
    const members = membersOf(section);
    const accused = Object.keys(members).filter((name) => paths.has(`${section}[${index}].${name}`));
    const left: Row = { ...row, ...Object.fromEntries(accused.map((name) => [name, null])) };
    const isEmpty =
      accused.some((name) => own(members, name)?.is_nullable === false) ||
      (accused.length > 0 && (NEEDED[section]?.every((name) => own(left, name) === null) ?? false));
    if (isEmpty) continue;
    for (const name of Object.keys(members)) {
      const found = accused.includes(name) ? undefined : own(fragment.evidence, `${section}[${index}].${name}`);
      if (found !== undefined) evidence.set(`${section}[${kept.length}].${name}`, found);
    }
    kept.push({ ...left, row_order: kept.length + 1 });
  }
  return kept;
}
