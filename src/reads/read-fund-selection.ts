import { Fault } from '#base/fault.ts';
import { nameNearest } from './check-filter.ts';
import type { FactView } from './fact-view.ts';
import { selectFunds } from './find-fund.ts';
import { FUND_FIELDS } from './fund-record.ts';
import type { FundEntry } from './fund-record.ts';
import { markOf } from './mark.ts';
import type { Reading } from './reading.ts';
import { newestDescription } from './registry-reading.ts';

interface FundSelectionQuestion {
  readonly funds: readonly string[];
  /** Null = whole records. `id` and `slug` are always there. */
  readonly fields: readonly string[] | null;
}

/** Fund records in the order asked, whole or projected. Faults: UNSUPPORTED_FIELD. */
export async function readFundSelection(view: FactView, question: FundSelectionQuestion): Promise<Reading> {
  const render = question.fields === null ? (entry: FundEntry) => entry.text : projection(question.fields);
  const { entries, unknown } = selectFunds(view, question.funds);
  const text = `[${entries.map(render).join(',')}]`;
  const data_as_of = newestDescription(entries);
  return { facts: markOf(JSON.stringify([text, unknown, data_as_of])), data_as_of, missing_funds: unknown, data: () => [text] };
}

function projection(fields: readonly string[]): (entry: FundEntry) => string {
  const known: readonly string[] = FUND_FIELDS;
  const unsupported = fields.find((field) => !known.includes(field));
  if (unsupported !== undefined) {
    throw new Fault('UNSUPPORTED_FIELD', `Fund records have no property '${unsupported.slice(0, 80)}'.${nameNearest(unsupported, known)} All: ${known.join(', ')}.`);
  }
  const asked = new Set(['id', 'slug', ...fields]);
  return (entry) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(entry.text) as object).filter(([field]) => asked.has(field))));
}
