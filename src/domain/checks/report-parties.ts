import type { ReportDraft } from '#domain/report-draft.ts';
import { findingAt } from './finding.ts';
import type { Finding } from './finding.ts';

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
function isDesignation(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => DESIGNATION_WORDS.has(word));
}

/** A designation in place of a person's name is rejected. */
export function checkParties({ rows }: ReportDraft): Finding[] {
  return rows.parties.flatMap(({ row, fragment, path }): Finding[] =>
    row.name_raw === null || !isDesignation(row.name_raw)
      ? []
      : [findingAt('party_unnamed', { fragment, path: `${path}.name_raw` }, 'the name of a person', row.name_raw)],
  );
}
