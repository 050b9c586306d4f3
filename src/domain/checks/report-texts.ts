import type { ReportDraft } from '#domain/report-draft.ts';
import type { Finding } from './finding.ts';

// A text that goes on does not end in `and`, `of the`, `average`, `&`, `/` or a hyphen behind a letter or digit.
const OPEN_END =
  /(?:[,&+/(–—]|[\p{L}\d]-|\b(?:and|or|of|the|for|with|by|to|in|on|as|at|per|from|average|weighted|months?['’]?s?\s+average|day)\s*)$/iu;

/** Whether a text was cut at the end of a line or at a frame: it ends in the middle of a phrase, or a bracket stays open. */
function isCutText(text: string): boolean {
  const plain = text.trim();
  const count = (sign: string): number => plain.split(sign).length - 1;
  return OPEN_END.test(plain) || count('(') > count(')') || count('[') > count(']');
}

const MEMBERS = ['benchmark_raw', 'old_benchmark_raw', 'new_benchmark_raw'] as const;

/** Benchmarks and names of persons, companies and holdings that are only the beginning of what the page prints. */
export function checkTexts({ fragments, rows }: ReportDraft): Finding[] {
  const expected = 'a text to its end';
  return [
    ...fragments.flatMap((fragment) =>
      MEMBERS.flatMap((path): Finding[] => {
        const found = fragment[path];
        return found === null || !isCutText(found)
          ? []
          : [{ check: 'text_cut', page_number: fragment.page_number, path, expected, found }];
      }),
    ),
    ...rows.holdings.flatMap(({ row, fragment, path }): Finding[] =>
      isCutText(row.name_raw)
        ? [
            {
              check: 'text_cut',
              page_number: fragment.page_number,
              path: `${path}.name_raw`,
              expected,
              found: row.name_raw,
            },
          ]
        : [],
    ),
    ...rows.parties.flatMap(({ row, fragment, path }) =>
      (['name_raw', 'designation_raw', 'organization_raw'] as const).flatMap((name): Finding[] => {
        const found = row[name];
        return found === null || !isCutText(found)
          ? []
          : [{ check: 'text_cut', page_number: fragment.page_number, path: `${path}.${name}`, expected, found }];
      }),
    ),
  ];
}
