import type { FactView } from './fact-view.ts';

/**
 * A value for each parameter without a default: slugs and dates of the current registry, so that example calls return
 * data.
 */
export type ExampleValues = Readonly<Record<string, string>>;

/** With an empty registry, the fictional names of the examples. */
export function findExampleValues({ registry }: FactView): ExampleValues {
  const entries = registry.sorted.name_asc.filter(({ fund }) => fund.lifecycle_status === 'ACTIVE');
  const reported = entries.filter(({ fund }) => fund.latest_report_date !== null);
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
