import { FRAGMENT_SECTIONS } from '#domain/fragment-members.ts';
import type { ReportDraft } from '#domain/report-draft.ts';
import type { Finding } from './finding.ts';

/** Rows of a sub-fund or plan that neither the pages' own list of them nor the registry names; `known` are the keys the registry has. */
export function checkSubFunds({ rows }: ReportDraft, known: ReadonlySet<string>): Finding[] {
  const named = new Set(rows.sub_funds.map(({ row }) => row.sub_fund_key));
  return FRAGMENT_SECTIONS.flatMap((section) =>
    rows[section].flatMap(({ row, fragment, path }): Finding[] => {
      const key = row.sub_fund_key;
      if (key === null || named.has(key) || known.has(key)) return [];
      return [
        {
          check: 'sub_fund_unnamed',
          page_number: fragment.page_number,
          path: `${path}.sub_fund_key`,
          expected: 'a sub-fund that the page lists or the registry knows',
          found: key,
        },
      ];
    }),
  );
}
