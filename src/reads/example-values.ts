import type { FactView } from './fact-view.ts';
import { newestOf } from './query-result.ts';

/**
 * A value for each parameter without a default: slugs and dates of the current registry, so that example calls return
 * data.
 */
export type ExampleValues = Readonly<Record<string, string>>;

/** With an empty registry, the fictional names of the examples. */
export function findExampleValues({ registry }: FactView): ExampleValues {
  const entries = registry.sorted.name_asc.filter(({ fund }) => fund.lifecycle_status === 'ACTIVE');
  // A recent report has more of what a report can contain than an old one.
  const newest = newestOf(entries.map(({ fund }) => fund.latest_report_date));
  const reported = newest === null ? [] : entries.filter(({ fund }) => fund.latest_report_date === newest);
  const example = reported.find(({ family }) => family === null) ?? reported[0] ?? entries[0];
  const pension = [...reported, ...entries].find(({ family }) => family?.family_type === 'VPS');
  const second = entries.find((entry) => entry !== example);
  const fund_slug = example?.fund.slug ?? 'sample-income-fund';
  return {
    fund_slug,
    amc_slug: example?.amc?.slug ?? 'sample-funds-limited',
    family_slug: pension?.family?.slug ?? registry.families[0]?.family.slug ?? 'sample-pension-fund',
    report_date: example?.fund.latest_report_date ?? '2026-07-31',
    date: example?.fund.latest_nav_date ?? '2026-07-31',
    funds: [fund_slug, ...(second === undefined ? [] : [second.fund.slug])].join(','),
  };
}
