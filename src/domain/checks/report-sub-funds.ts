import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import { findingAt } from './finding.ts';
import type { Finding } from './finding.ts';

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
