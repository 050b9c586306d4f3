/** Checks that what is expected of a document is printed on its pages. */
import { spawnSync } from 'node:child_process';
import type { Entry, Figures } from './entries1.ts';

const bare = (text: string): string => text.replaceAll(/[\s,]/g, '').replaceAll('’', "'").toLowerCase();

function textOf(path: string, page: number): string {
  const outcome = spawnSync('pdftotext', ['-f', String(page), '-l', String(page), '-layout', path, '-'], {
    encoding: 'utf8',
  });
  return bare(outcome.stdout);
}

/** Texts of a fund or sub-fund that must be found, decimals and labels. */
function figureTexts(figures: Figures): string[] {
  const decimals = [
    figures.nav_per_unit,
    figures.fund_size_raw,
    figures.units_outstanding,
    figures.offer_price,
    figures.repurchase_price,
    ...figures.reported_returns.flatMap((row) => [
      row.fund_return_percent,
      row.benchmark_return_percent,
      row.peer_return_percent,
    ]),
    ...[...figures.monthly_returns, ...figures.historical_returns, ...figures.allocations].map((row) => row.percent),
    ...figures.holdings.flatMap((row) => [row.percent]),
    ...figures.fees.map((row) => row.percent),
    ...figures.metrics.map((row) => row.value_raw),
  ];
  return decimals.filter((text) => text !== null && text !== undefined);
}

/** Values that are in no text of the entry's pages. Negative figures may be printed in brackets. */
export function findUnprinted(path: string, entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => {
    const text = entry.page_numbers.map((page) => textOf(path, page)).join('\n');
    const wanted = [entry, ...entry.sub_funds].flatMap(figureTexts);
    const dates = [entry.launch_date_raw, entry.minimum_initial_raw];
    return [...wanted, ...dates.filter((one) => one !== null)]
      .filter((each) => !text.includes(bare(each)) && !text.includes(bare(each).replace(/^-(.*)$/, '($1)')))
      .map((each) => `${entry.fund_name_raw}: ${each} is not printed on page ${entry.page_numbers.join(', ')}`);
  });
}

const SCALARS = [
  'fund_name_raw',
  'report_date',
  'category_raw',
  'fund_type_raw',
  'launch_date',
  'maturity_date',
  'benchmark_raw',
  'risk_profile_raw',
  'risk_of_principal_raw',
  'trustee_raw',
  'auditor_raw',
  'pricing_mechanism_raw',
  'listing_raw',
  'dealing_days_raw',
  'cutoff_raw',
  'leverage_raw',
  'minimum_initial_raw',
  'minimum_subsequent_raw',
  'management_fee_raw',
  'front_end_load_raw',
  'back_end_load_raw',
  'investment_objective_raw',
] as const satisfies readonly (keyof Entry)[];

/** Values of an entry that a reader can be measured on. */
export function countValues(entry: Entry): number {
  const scalars = SCALARS.filter((key) => typeof entry[key] === 'string').length;
  const ratings = entry.ratings.flatMap((row) => [row.rating_raw, row.rating_agency, row.rating_date]);
  const named = ratings.filter((text) => text !== null).length + entry.parties.length * 2;
  return [entry, ...entry.sub_funds].reduce(
    (sum, each) => sum + figureTexts(each).length + each.holdings.length,
    scalars + named,
  );
}
