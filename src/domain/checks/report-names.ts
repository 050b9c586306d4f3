import { joinLines } from '#base/pattern-lines.ts';
import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { findingAt } from './finding.ts';
import type { Accused, Finding } from './finding.ts';

// A truncated text ends in `and`, `of the`, `6 months' average`, `&`, `/` or a hyphen after a character. After a comma
// or in `interbank rate average` the word is the end of the phrase.
const OPEN_END = new RegExp(
  joinLines`
    (?:[,&+/(–—]
    |[\p{L}\d]-
    |\b(?:and|or|of|the|for|with|by|to|in|on|as|at|per|from|weighted|(?:of|the|and|months?['’]?s?)\s+average|day)\s*
    |%\s*average\s*)$`,
  'iu',
);

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

// The words of designations, as delimited by spaces and punctuation.
const DESIGNATION_WORDS = new Set(
  (
    'chief executive operating operations investment investments financial finance compliance risk technology ' +
    'information business marketing officer officers head heads of and the for deputy assistant ' +
    'associate senior junior sr jr vice president director managing executive fund funds portfolio manager ' +
    'managers management analyst analysts research equity equities fixed income money market islamic ' +
    'shariah advisory adviser advisor sales strategy treasury secretary member chairman chairperson chair ceo coo ' +
    'cio cfo cco cro svp evp avp vp hod dealer trader asset assets product products credit group'
  ).split(' '),
);

/** Words after which no name follows: `Portfolio Manager`, `Sr. Fund Manager - Equities`. */
export function isOffice(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => DESIGNATION_WORDS.has(word));
}

/** A designation in place of a person's name is rejected. */
export function checkParties({ rows }: ReportDraft): Finding[] {
  return rows.parties.flatMap(({ row, fragment, path }): Finding[] =>
    row.name_raw === null || !isOffice(row.name_raw)
      ? []
      : [findingAt('party_unnamed', { fragment, path: `${path}.name_raw` }, 'the name of a person', row.name_raw)],
  );
}

// `AM2+`, `AM1 (VIS)`: scale for managers only; `AA-(f)`: scale for funds only.
const OF_MANAGER = /^[\W_]*AM\s?[1-5]/i;
const OF_FUND = /\(\s*f\s*\)/i;

/** Ratings of the fund on the scale for managers, and the reverse. */
export function checkRatings({ rows }: ReportDraft): Finding[] {
  return rows.ratings.flatMap(({ row, fragment, path }): Finding[] => {
    const isManager = row.rating_type === 'ASSET_MANAGER';
    const grade = row.rating_raw ?? '';
    if (isManager ? !OF_FUND.test(grade) : !OF_MANAGER.test(grade)) return [];
    const expected = isManager ? 'a rating of a manager' : 'a rating of a fund';
    return [findingAt('rating_misplaced', { fragment, path: `${path}.rating_type` }, expected, grade)];
  });
}

/**
 * Rows of a sub-fund or plan that neither the pages' list nor the registry contains; `known` are the keys of the
 * registry.
 */
export function checkSubFunds({ rows }: ReportDraft, known: ReadonlySet<string>): Finding[] {
  const named = new Set(rows.sub_funds.map(({ row }) => row.sub_fund_key));
  return FRAGMENT_SECTIONS.flatMap((section) => {
    const unnamed = rows[section].filter(
      ({ row: { sub_fund_key: key } }) => key !== null && !named.has(key) && !known.has(key),
    );
    return [...Map.groupBy(unnamed, ({ row }) => row.sub_fund_key ?? '')].flatMap(([key, [first, ...more]]) =>
      first === undefined
        ? []
        : [
            findingAt(
              'sub_fund_unnamed',
              { fragment: first.fragment, path: `${first.path}.sub_fund_key` },
              'a sub-fund listed on the page or in the registry',
              key,
              [first, ...more],
            ),
          ],
    );
  });
}
