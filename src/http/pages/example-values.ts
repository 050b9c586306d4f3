import type { FactView } from '#reads/fact-view.ts';

/** A value for each parameter that has no default: slugs and dates of the registry as it is, so that the first try answers. */
export type ExampleValues = Readonly<Record<string, string>>;

/** Where the registry is empty, the fictional names of the examples stand in. */
export function findExampleValues({ registry }: FactView): ExampleValues {
  const entries = registry.sorted.name_asc.filter(({ fund }) => fund.lifecycle_status === 'ACTIVE');
  const told = entries.filter(({ fund }) => fund.latest_report_date !== null);
  const example = told.find(({ family }) => family === null) ?? told[0] ?? entries[0];
  const pension = [...told, ...entries].find(({ family }) => family?.family_type === 'VPS');
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
