import { Fault } from '#base/fault.ts';
import type { ProjectedFund } from '#payloads/registry.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { selectFunds } from './find-fund.ts';
import { FUND_FIELDS } from './fund-record.ts';
import type { FundEntry } from './fund-record.ts';
import { contentHash } from './content-hash.ts';
import type { QueryResult } from './query-result.ts';
import { newestDescription } from './registry-result.ts';

interface FundSelectionQuestion {
  readonly funds: readonly string[];
  /** Null: whole records; `id` and `slug` are always returned. */
  readonly fields: readonly string[] | null;
}

/** Fund records in the requested order, whole or projected. Faults: UNSUPPORTED_FIELD. */
export async function readFundSelection(
  view: FactView,
  question: FundSelectionQuestion,
): Promise<QueryResult<ProjectedFund[]>> {
  const project = question.fields === null ? ({ record }: FundEntry) => record : projection(question.fields);
  const { entries, unknown } = selectFunds(view, question.funds);
  const payload = entries.map(project);
  const text = JSON.stringify(payload);
  const data_as_of = newestDescription(entries);
  return {
    facts: contentHash(JSON.stringify([text, unknown, data_as_of])),
    data_as_of,
    missing_funds: unknown,
    payload: () => payload,
    render: () => [text],
  };
}

function projection(fields: readonly string[]): (entry: FundEntry) => ProjectedFund {
  const unsupported = fields.find((field) => !FUND_FIELDS.includes(field));
  if (unsupported !== undefined) {
    throw new Fault(
      'UNSUPPORTED_FIELD',
      `Fund records have no property '${unsupported.slice(0, 80)}'.${nameNearest(unsupported, FUND_FIELDS)} All: ` +
        `${FUND_FIELDS.join(', ')}.`,
    );
  }
  const asked = new Set(['id', 'slug', ...fields]);
  return ({ record }) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => asked.has(field))) as unknown as ProjectedFund;
}
