import type { ReportDraft } from '#domain/report-draft.ts';
import { findingAt } from './finding.ts';
import type { Finding } from './finding.ts';

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
