import type { ReportDraft } from '#domain/report-draft.ts';
import type { Finding } from './finding.ts';
import { checkOrder } from './report-dates.ts';
import { checkMonths } from './report-months.ts';
import { checkParties } from './report-parties.ts';
import { checkRatings } from './report-ratings.ts';
import { checkSizeRelations } from './report-sizes.ts';
import { checkTexts } from './report-texts.ts';

/** What cannot be true beside the rest of the same report. Each finding names one value, so that it can be withheld alone. */
export function listContradictions(draft: ReportDraft): Finding[] {
  return [
    ...checkOrder(draft),
    ...checkSizeRelations(draft),
    ...checkMonths(draft),
    ...checkParties(draft),
    ...checkRatings(draft),
    ...checkTexts(draft),
  ];
}
