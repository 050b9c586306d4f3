/** Expected files and fragments in one form: a list of named values, compared value by value. */
import type { Fragment } from '#domain/fragment.ts';

export interface Value {
  readonly section: string;
  /** What the value is of, in a form in which page and expectation agree: `YTD|fund`, `ASSET_ALLOCATION|cash|current`. */
  readonly key: string;
  readonly value: string;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type ExpectedFund = Record<string, Json>;

/** Blanks, quotes, dashes, stars, colons and case aside. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[*†:;"“”‘’'`.]/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/-\s+/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** `2.50` and `2.5` are one figure. */
export function number(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const bare = fraction.replace(/0+$/, '');
  const digits = whole.replace(/^(-?)0+(?=\d)/, '$1');
  return bare === '' ? (digits === '-0' ? '0' : digits) : `${digits}.${bare}`;
}

const text = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const rows = (value: Json | undefined): ExpectedFund[] => (Array.isArray(value) ? (value as ExpectedFund[]) : []);

const TEXT_MEMBERS: readonly (readonly [string, string])[] = [
  ['fund_name_raw', 'fund_name'],
  ['category_raw', 'category'],
  ['fund_type_raw', 'fund_type'],
  ['benchmark_raw', 'benchmark'],
  ['old_benchmark_raw', 'old_benchmark'],
  ['risk_profile_raw', 'risk_profile'],
  ['risk_of_principal_raw', 'risk_of_principal_erosion'],
  ['trustee_raw', 'trustee'],
  ['auditor_raw', 'auditor'],
  ['pricing_mechanism_raw', 'pricing_mechanism'],
  ['listing_raw', 'listing'],
  ['dealing_days_raw', 'dealing_days'],
  ['cutoff_raw', 'cutoff_time'],
  ['leverage_raw', 'leverage'],
  ['settlement_raw', 'settlement_period'],
  ['management_fee_raw', 'MANAGEMENT_FEE'],
  ['front_end_load_raw', 'FRONT_END_LOAD'],
  ['back_end_load_raw', 'BACK_END_LOAD'],
  ['initial_maturity_raw', 'INITIAL_MATURITY'],
  ['allocation_of_units_raw', 'ALLOCATION_OF_UNITS'],
  ['investment_objective_raw', 'INVESTMENT_OBJECTIVE'],
  ['amc_name_raw', 'amc_name'],
];
const PLAIN_MEMBERS = ['launch_date', 'nav_date', 'ipo_date', 'acquisition_date'];
const NUMBER_MEMBERS: readonly (readonly [string, string])[] = [
  ['fund_size_pkr', 'fund_size'],
  ['fund_size_including_fof_pkr', 'fund_size_including_fof'],
  ['fund_size_excluding_fof_pkr', 'fund_size_excluding_fof'],
  ['amount_invested_by_fof_pkr', 'amount_invested_by_fof'],
  ['nav_per_unit', 'nav_per_unit'],
];
// What a page prints where it says nothing.
const NOTHING = /^(?:[-–*]+|n\/?a|nil)?$/i;

export function expectedValues(fund: ExpectedFund): Value[] {
  const values: Value[] = [];
  const put = (section: string, key: string, value: string | undefined): void => {
    if (value !== undefined) values.push({ section, key, value });
  };
  for (const [from, to] of TEXT_MEMBERS) {
    const value = text(fund[from]);
    // A fund of plans is named within the title of its page.
    if (to === 'fund_name' && fund['page_kind'] === 'umbrella_summary') continue;
    if (
      value !== undefined &&
      !(/load|fee/i.test(to) && /^(?:[-–*]+|n\/?a)$/i.test(value)) &&
      !(to !== 'leverage' && !/LOAD|FEE/.test(to) && NOTHING.test(value))
    )
      put('profile', to, fold(value));
  }
  for (const [from, to] of [
    ['front_load_items', 'FRONT_END_LOAD'],
    ['back_load_items', 'BACK_END_LOAD'],
    ['management_fee_items', 'MANAGEMENT_FEE'],
  ] as const) {
    for (const row of rows(fund[from]))
      if (!/^[-*]+$/.test(text(row['value_raw']) ?? '-')) put('profile', to, fold(text(row['value_raw']) ?? ''));
  }
  for (const member of PLAIN_MEMBERS) put('profile', member, text(fund[member]));
  put('profile', 'report_month', text(fund['report_date'])?.slice(0, 7));
  for (const [from, to] of [
    ['par_value_raw', 'par_value'],
    ['minimum_initial_raw', 'minimum_initial_investment'],
    ['minimum_subsequent_raw', 'minimum_subsequent_investment'],
  ] as const) {
    const digits = /^(?:PKR|Rs\.?)?\s*([\d,]+(?:\.\d+)?)(?:\/-)?$/i.exec(text(fund[from]) ?? '')?.[1];
    put('profile', to, digits === undefined ? undefined : number(digits.replaceAll(',', '')));
  }
  for (const [from, to] of NUMBER_MEMBERS)
    put('size and price', to, text(fund[from]) === undefined ? undefined : number(text(fund[from]) ?? ''));
  for (const row of rows(fund['ratings']))
    put(
      'ratings',
      `${text(row['subject']) ?? ''}|${text(row['rating_agency']) ?? ''}|${text(row['rating_date']) ?? ''}`,
      fold(text(row['rating_raw']) ?? ''),
    );
  for (const row of rows(fund['parties']))
    put('parties', fold(text(row['name_raw']) ?? ''), fold(text(row['designation_raw']) ?? ''));
  for (const note of rows(fund['footnotes_raw']))
    if (typeof note === 'string') put('notes', fold(note).slice(0, 40), fold(note));
  putTables(put, fund, '');
  for (const sub of rows(fund['sub_funds'])) {
    const name = fold(text(sub['name_raw']) ?? '');
    put(
      'sub_funds',
      `${name}|nav`,
      text(sub['nav_per_unit']) === undefined ? undefined : number(text(sub['nav_per_unit']) ?? ''),
    );
    put(
      'sub_funds',
      `${name}|size`,
      text(sub['fund_size_pkr']) === undefined ? undefined : number(text(sub['fund_size_pkr']) ?? ''),
    );
    putTables(
      put,
      sub,
      name,
      rows(fund['sub_funds']).map((other) => fold(text(other['name_raw']) ?? '')),
    );
  }
  // A page may print one load for several plans; the expectation lists some of them once.
  const loads = new Set<string>();
  return values.filter(
    (value) =>
      !/LOAD|FEE/.test(value.key) ||
      (!loads.has(`${value.key}|${value.value}`) && loads.add(`${value.key}|${value.value}`)),
  );
}

/** True where an expected file says nothing at all of a member, neither a value nor null: then nothing is known of it. */
export function isUnstated(fund: ExpectedFund, value: Value): boolean {
  const from = TEXT_MEMBERS.find(([, to]) => to === value.key)?.[0] ?? value.key;
  return (
    value.section === 'profile' &&
    !(from in fund) &&
    value.key !== 'report_month' &&
    !/_investment$|^par_value$/.test(value.key)
  );
}

type Put = (section: string, key: string, value: string | undefined) => void;

function putTables(put: Put, fund: ExpectedFund, sub: string, others: readonly string[] = []): void {
  // A series may name another plan than the one whose block it stands in.
  const owner = (of: string): string =>
    others.find((other) => other.includes(' -') && of.includes(other.slice(other.lastIndexOf(' -') + 2))) ?? sub;
  const figure = (value: Json | undefined): string | undefined =>
    text(value) === undefined ? undefined : number(text(value) ?? '');
  for (const row of rows(fund['reported_returns'])) {
    const period = fold(text(row['period_label_raw']) ?? '');
    for (const series of fund['benchmark_label_missing'] === true ? ['fund'] : ['fund', 'benchmark', 'peer'])
      put('reported_returns', `${sub}|${period}|${series}`, figure(row[`${series}_return_percent`]));
  }
  for (const row of [...rows(fund['monthly_returns']), ...rows(fund['historical_returns'])])
    put(
      'monthly',
      `${owner(fold(text(row['of_raw']) ?? ''))}|${fold(text(row['period_label_raw']) ?? '')}|${/^(?:bm|benchmark)$/i.test(text(row['series_raw']) ?? '') ? 'benchmark' : 'fund'}|${/^(?:bm|benchmark)$/i.test(text(row['series_raw']) ?? '') ? '' : fold(text(row['series_raw']) ?? '')}`,
      figure(row['percent']),
    );
  for (const row of rows(fund['allocations']))
    put(
      'allocations',
      `${sub}|${text(row['allocation_type']) ?? ''}|${fold(text(row['label_raw']) ?? '')}|${text(row['period_label']) ?? ''}`,
      figure(row['percent']),
    );
  for (const row of rows(fund['holdings']))
    put('holdings', `${sub}|${fold(text(row['name_raw']) ?? '')}`, figure(row['percent']));
  for (const row of rows(fund['metrics']))
    if (/return/i.test(text(row['label_raw']) ?? ''))
      put('reported_returns', `${sub}|${fold(text(row['label_raw']) ?? '')}|fund`, figure(row['value']));
    else put('metrics', `${sub}|${fold(text(row['label_raw']) ?? '')}`, figure(row['value']));
  for (const row of rows(fund['fees']))
    put(
      'fees',
      `${sub}|${fold(text(row['fee_label_raw']) ?? '')}|${text(row['row_label_raw']) ?? ''}`,
      figure(row['percent']),
    );
  for (const row of rows(fund['non_compliant'])) {
    for (const member of [
      'value_before_pkr',
      'provisioning_pkr',
      'value_after_pkr',
      'percent_gross_assets',
      'percent_net_assets',
    ])
      put('compliance', `${fold(text(row['name_raw']) ?? '')}|${member}`, figure(row[member]));
  }
}

/** All fragments of one fund of one report, as values of the same names. */
export function foundValues(fragments: readonly Fragment[]): Value[] {
  const values: Value[] = [];
  const seen = new Set<string>();
  const put = (section: string, key: string, value: string | null): void => {
    if (value === null) return;
    // A page that goes on says the fund's name, its month and so on again.
    if ((section === 'profile' || section === 'size and price') && seen.has(`${key}|${value}`)) return;
    seen.add(`${key}|${value}`);
    values.push({ section, key, value });
  };
  for (const fragment of fragments) {
    for (const member of [
      'category',
      'fund_type',
      'benchmark',
      'old_benchmark',
      'risk_profile',
      'risk_of_principal_erosion',
      'pricing_mechanism',
      'listing',
      'dealing_days',
      'cutoff_time',
      'leverage',
      'settlement_period',
      'fund_name',
      'amc_name',
    ] as const) {
      const value = fragment[`${member}_raw`];
      if (!(member === 'fund_name' && fragment.page_type === 'OTHER'))
        put('profile', member, value === null ? null : fold(value));
    }
    put('profile', 'launch_date', fragment.launch_date);
    put('profile', 'nav_date', fragment.nav_date);
    put('profile', 'report_month', fragment.report_month);
    for (const member of ['par_value', 'minimum_initial_investment', 'minimum_subsequent_investment'] as const)
      put('profile', member, fragment[member] === null ? null : number(fragment[member]));
    for (const member of [
      'fund_size',
      'fund_size_including_fof',
      'fund_size_excluding_fof',
      'amount_invested_by_fof',
      'nav_per_unit',
    ] as const)
      put('size and price', member, fragment[member] === null ? null : number(fragment[member]));
    // Rankings by stars are in no expected file.
    for (const row of fragment.ratings.filter((rating) => rating.rating_type !== 'FUND_PERFORMANCE'))
      put(
        'ratings',
        `${row.rating_type === 'ASSET_MANAGER' ? 'AMC' : 'FUND'}|${row.rating_agency ?? ''}|${row.rating_date ?? ''}`,
        fold(row.rating_raw ?? ''),
      );
    for (const row of fragment.parties) {
      if (row.role === 'TRUSTEE' || row.role === 'AUDITOR')
        put('profile', row.role.toLowerCase(), fold(row.organization_raw ?? ''));
      else if (row.role.startsWith('INVESTMENT'))
        put('parties', fold(row.name_raw ?? ''), fold(row.designation_raw ?? ''));
    }
    for (const row of fragment.special_terms) {
      if (row.term_type.endsWith('_DATE')) put('profile', row.term_type.toLowerCase(), row.value_date);
      else if (row.term_type === 'CONTINGENT_LOAD') put('profile', 'BACK_END_LOAD', fold(row.value_raw));
      else if (row.term_type !== 'OTHER') put('profile', row.term_type, fold(row.value_raw));
    }
    for (const row of fragment.notes)
      if (row.note_kind === 'FOOTNOTE') put('notes', fold(row.text).slice(0, 40), fold(row.text));
    putFound(put, fragment);
  }
  return values;
}

function putFound(put: (section: string, key: string, value: string | null) => void, fragment: Fragment): void {
  const figure = (value: string | null): string | null => (value === null ? null : number(value));
  for (const row of fragment.reported_returns) {
    const sub = fold(row.sub_fund_name_raw ?? '');
    for (const series of ['fund', 'benchmark', 'peer'] as const) {
      const value = figure(row[`${series}_return_percent`]);
      if (row.calculation_basis_raw === 'monthly series')
        put('monthly', `${sub}|${fold(row.period_label_raw)}|${series}|`, value);
      else put('reported_returns', `${sub}|${fold(row.period_label_raw)}|${series}`, value);
    }
  }
  for (const row of fragment.allocations) {
    const key = `${fold(row.sub_fund_name_raw ?? '')}|${row.allocation_type}|${fold(row.label_raw)}`;
    put(
      'allocations',
      `${key}|current`,
      figure(
        row.percent_of_total_assets ?? row.percent_of_net_assets ?? row.percent_of_gross_assets ?? row.current_period,
      ),
    );
    put('allocations', `${key}|previous`, figure(row.previous_period));
  }
  for (const row of fragment.holdings)
    if (row.holding_group === 'TOP_HOLDINGS')
      put(
        'holdings',
        `${fold(row.sub_fund_name_raw ?? '')}|${fold(row.name_raw)}`,
        figure(row.percent_of_total_assets ?? row.percent_of_net_assets ?? row.percent_of_gross_assets),
      );
  for (const row of fragment.metrics)
    put('metrics', `${fold(row.sub_fund_name_raw ?? '')}|${fold(row.label_raw)}`, figure(row.value));
  for (const row of fragment.fees)
    if (row.fee_type === 'TOTAL_EXPENSE_RATIO')
      put(
        'fees',
        `${fold(row.sub_fund_name_raw ?? '')}|${fold(row.label_raw)}|${row.period ?? ''}`,
        figure(row.value_percent),
      );
  for (const row of fragment.compliance) {
    put('compliance', `${fold(row.name_raw)}|percent_gross_assets`, figure(row.gross_assets_percent));
    put('compliance', `${fold(row.name_raw)}|percent_net_assets`, figure(row.net_assets_percent));
  }
  for (const row of fragment.holdings) {
    if (row.holding_group !== 'NON_COMPLIANT_INVESTMENTS') continue;
    put('compliance', `${fold(row.name_raw)}|value_before_pkr`, figure(row.value_before_provisioning));
    put('compliance', `${fold(row.name_raw)}|provisioning_pkr`, figure(row.provisioning_amount));
    put('compliance', `${fold(row.name_raw)}|value_after_pkr`, figure(row.value_after_provisioning));
  }
  for (const row of fragment.sub_funds) {
    put('sub_funds', `${fold(row.sub_fund_name_raw ?? '')}|nav`, figure(row.nav_per_unit));
    put('sub_funds', `${fold(row.sub_fund_name_raw ?? '')}|size`, figure(row.net_assets_pkr));
  }
}
