import type { ReportDraft } from '#domain/report-draft.ts';
import { findingAt } from './finding.ts';
import type { Accused, Finding } from './finding.ts';

// A truncated text ends in `and`, `of the`, `average`, `&`, `/` or a hyphen after a character.
const OPEN_END =
  /(?:[,&+/(–—]|[\p{L}\d]-|\b(?:and|or|of|the|for|with|by|to|in|on|as|at|per|from|average|weighted|months?['’]?s?\s+average|day)\s*)$/iu;

/** Whether a text was cut at the end of a line or frame: it ends in the middle of a phrase, or with an open bracket. */
function isCutText(text: string): boolean {
  const plain = text.trim();
  const count = (sign: string): number => plain.split(sign).length - 1;
  return OPEN_END.test(plain) || count('(') > count(')') || count('[') > count(']');
}

const MEMBERS = ['benchmark_raw', 'old_benchmark_raw', 'new_benchmark_raw'] as const;

/** Benchmarks and names of persons, companies and holdings that contain only the beginning of the printed text. */
export function checkTexts({ fragments, rows }: ReportDraft): Finding[] {
  const check = (found: string | null, at: Accused): Finding[] =>
    found === null || !isCutText(found) ? [] : [findingAt('text_cut', at, 'the complete text', found)];
  return [
    ...fragments.flatMap((fragment) => MEMBERS.flatMap((path) => check(fragment[path], { fragment, path }))),
    ...rows.holdings.flatMap(({ row, fragment, path }) => check(row.name_raw, { fragment, path: `${path}.name_raw` })),
    ...rows.parties.flatMap(({ row, fragment, path }) =>
      (['name_raw', 'designation_raw', 'organization_raw'] as const).flatMap((name) =>
        check(row[name], { fragment, path: `${path}.${name}` }),
      ),
    ),
  ];
}
