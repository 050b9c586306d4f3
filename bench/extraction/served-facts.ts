/** The rows of facts that the reports of one fund serve, in the terms of its expected entry. */
import { normalise } from './compare-values.ts';
import type { ExpectedFund, LabelledText } from './expected-file.ts';
import { periodOf } from './expected-facts.ts';
import type { DatedReport } from './find-reports.ts';
import { FactRow, type Cells, type Section } from './fact-row.ts';
import { bareName, FEE_TERM_TYPES, PART_TERMS, SINGLE_VALUES } from './members.ts';
import { monthKeyOf } from './printed-months.ts';
import { findScope, umbrellaName, type Scope } from './scopes.ts';
import type { ServedReport, ServedRow, Value } from './served.ts';

const NAV_DATE = normalise('nav_date');

export function servedFacts(
  fund: ExpectedFund,
  reports: readonly DatedReport[],
  expected: readonly FactRow[],
): FactRow[] {
  const rows = joinFactsOfParts(
    fund,
    reports.flatMap((report) => new ReportFacts(fund, report, expected).list()),
    expected,
  );
  const seen = new Set<string>();
  // The reports of sub-funds repeat facts of their scheme. A repetition within one report's table is an error to count.
  return rows.filter((row) => {
    const key = JSON.stringify([row.section, row.scope, row.table, row.key, listCells(row)]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew || (reports.length === 1 && row.section !== 'scalars' && row.section !== 'terms');
  });
}

/**
 * An expected entry has terms and the day of the NAV once, for the fund: what is served of every part with one value is
 * that.
 */
function joinFactsOfParts(
  { sub_funds = [] }: ExpectedFund,
  rows: readonly FactRow[],
  expected: readonly FactRow[],
): FactRow[] {
  const ofFund = new Set(expected.filter(({ scope }) => scope === null).map(({ section, key }) => `${section} ${key}`));
  const isOnce = ({ section, key }: FactRow): boolean => section === 'terms' || key === NAV_DATE;
  const ofParts = rows.filter((row) => row.scope !== null && isOnce(row) && ofFund.has(`${row.section} ${row.key}`));
  const groups = Map.groupBy(ofParts, (row) => JSON.stringify([row.key, listCells(row)]));
  const joined = new Map<FactRow, readonly FactRow[]>();
  for (const [first, ...others] of groups.values()) {
    if (first === undefined || sub_funds.length < 2) continue;
    if (new Set([first, ...others].map(({ scope }) => scope)).size < sub_funds.length) continue;
    const cells = Object.fromEntries([...first.cells].map(([column, { value }]) => [column, value]));
    joined.set(first, [
      new FactRow({ section: first.section, scope: null, label: first.label, confidence: first.confidence }, cells),
    ]);
    for (const other of others) joined.set(other, []);
  }
  return rows.flatMap((row) => joined.get(row) ?? [row]);
}

function listCells(row: FactRow): string[] {
  return [...row.cells]
    .flatMap(([column, { value }]) => (column === 'rank' ? [] : [`${column} ${String(value)}`]))
    .toSorted();
}

const BASES = ['total', 'net', 'gross'] as const;
const LISTS = ['cis_general', 'front_load_items', 'back_load_items', 'launch_date_items'] as const;

class ReportFacts {
  readonly #fund: ExpectedFund;
  readonly #report: ServedReport;
  readonly #own: number | null;
  /** Sections, and single values by their key, that the page prints for sub-funds only. */
  readonly #ofSubFunds: ReadonlySet<string>;
  /** Labels of fees that are printed without a period. */
  readonly #plainFees: ReadonlySet<string>;
  readonly #feeLabels: ReadonlySet<string>;
  /** Every text of the entry: a special term that repeats one of them is true. */
  readonly #texts: ReadonlySet<string>;
  readonly #rows: FactRow[] = [];

  constructor(fund: ExpectedFund, { report, own }: DatedReport, expected: readonly FactRow[]) {
    this.#fund = fund;
    this.#report = report;
    this.#own = own;
    const keyOf = (row: FactRow): string => kindOf(row.section, row.key);
    const ofFund = new Set(expected.filter((row) => row.scope === null).map(keyOf));
    this.#ofSubFunds = new Set(expected.filter((row) => row.scope !== null).map(keyOf)).difference(ofFund);
    const fees = expected.filter((row) => row.section === 'fees');
    this.#feeLabels = new Set(fees.map((row) => row.key));
    this.#plainFees = new Set(fees.filter((row) => row.cells.has('value')).map((row) => row.key));
    this.#texts = textsOf(fund);
  }

  list(): FactRow[] {
    this.#addSingleValues();
    this.#addReturns();
    this.#addAllocations();
    this.#addHoldings();
    this.#addMetrics();
    this.#addFees();
    this.#addRatingsAndParties();
    this.#addTerms();
    return this.#rows;
  }

  #add(
    section: Section,
    scope: Scope,
    label: string,
    wanted: Cells,
    more: { optional?: Cells; table?: string; key?: string | undefined; from?: ServedRow; member?: string } = {},
  ): void {
    const confidence = confidenceIn(more.from, more.member);
    this.#rows.push(new FactRow({ section, scope, label, ...more, confidence }, wanted, more.optional));
  }

  /** The sub-fund that a row names; the sub-fund whose own report it is, where only sub-funds have such rows. */
  #scopeOf(row: ServedRow, section: Section): Scope {
    const subs = this.#fund.sub_funds ?? [];
    const fund = umbrellaName(this.#fund.fund_name_raw);
    const scope = findScope(textIn(row, 'sub_fund_key'), textIn(row, 'sub_fund_name_raw'), subs, fund);
    return scope === null && this.#own !== null && this.#ofSubFunds.has(kindOf(section, '')) ? this.#own : scope;
  }

  #addSingleValues(): void {
    const { identity } = this.#report;
    this.#add('scalars', null, 'fund_name', { value: bareName(textIn(identity, 'fund_name_as_reported')) });
    for (const { label, members } of SINGLE_VALUES)
      for (const [part, member] of members) {
        const from = part === 'fragment' ? this.#firstFragmentWith(member) : this.#report[part];
        const value = from?.[member] ?? null;
        if (from === undefined || value === null) continue;
        const isOwn = part === 'fund_size' || this.#ofSubFunds.has(kindOf('scalars', normalise(label)));
        this.#add('scalars', isOwn ? this.#own : null, label, { value }, { from, member });
      }
    for (const row of this.#report.sub_funds ?? []) {
      const scope = this.#scopeOfSubFund(row);
      for (const [label, member] of [
        ['nav_per_unit', 'nav_per_unit'],
        ['fund_size_pkr', 'net_assets_pkr'],
      ] as const)
        if (isServed(row[member])) this.#add('scalars', scope, label, { value: row[member] }, { from: row });
    }
  }

  #firstFragmentWith(member: string): ServedRow | undefined {
    return this.#report.report_fragments.find((fragment) => isServed(fragment[member]));
  }

  #scopeOfSubFund(row: ServedRow): Scope {
    const fund = umbrellaName(this.#fund.fund_name_raw);
    return findScope(textIn(row, 'sub_fund_key'), textIn(row, 'sub_fund_name_raw'), this.#fund.sub_funds ?? [], fund);
  }

  #addReturns(): void {
    for (const row of this.#report.reported_returns ?? []) {
      const basis = (textIn(row, 'calculation_basis_raw') ?? '').toLowerCase();
      const period = textIn(row, 'period_key') ?? '';
      const label = textIn(row, 'period_label_raw') ?? '';
      const isRolling = basis.includes('rolling') || period.includes('ROLLING');
      const isMonthly = isRolling || period === 'MONTH' || basis.includes('monthly');
      const isYear = period === 'FY' || /^FY\W?\d\d(\d\d)?$/i.test(label.trim());
      const section = isMonthly ? 'monthly' : isYear ? 'historical' : 'returns';
      const optional = { kind: isRolling ? 'rolling' : 'month', since: row['is_since_inception'] };
      const key = section === 'returns' ? undefined : monthKeyOf(label);
      for (const column of ['fund', 'benchmark', 'peer']) {
        const value = row[`${column}_return_percent`];
        if (isServed(value))
          this.#add(section, this.#scopeOf(row, section), label, { [column]: value }, { optional, key, from: row });
      }
    }
  }

  #addAllocations(): void {
    for (const row of this.#report.allocations ?? []) {
      const { basis, share } = shareOf(row);
      const scope = this.#scopeOf(row, 'allocations');
      const label = textIn(row, 'label_raw') ?? '';
      const place = { table: textIn(row, 'allocation_type') ?? '', from: row };
      const current = row['current_period'] ?? share;
      if (isServed(current))
        this.#add('allocations', scope, label, { current }, { ...place, optional: { share, basis } });
      const previous = row['previous_period'];
      if (isServed(previous)) this.#add('allocations', scope, label, { previous }, place);
    }
  }

  /** Holdings, and the exposures whose amounts are listed among them. */
  #addHoldings(): void {
    // Two exposures may have one name; their amounts are in the same order.
    const amounts = new Map<string, Cells[]>();
    for (const row of this.#report.holdings ?? []) {
      const name = textIn(row, 'name_raw') ?? '';
      if (textIn(row, 'holding_group')?.startsWith('NON_COMPLIANT') === true) {
        const key = JSON.stringify([normalise(name), this.#scopeOf(row, 'compliance')]);
        const own = {
          before: row['value_before_provisioning'],
          provision: row['provisioning_amount'],
          after: row['value_after_provisioning'],
        };
        amounts.set(key, [...(amounts.get(key) ?? []), own]);
      } else {
        const { basis, share: percent } = shareOf(row);
        const optional = { rank: row['rank'], basis };
        this.#add('holdings', this.#scopeOf(row, 'holdings'), name, { name, percent }, { optional, from: row });
      }
    }
    for (const row of this.#report.compliance ?? []) {
      const name = textIn(row, 'name_raw') ?? '';
      const scope = this.#scopeOf(row, 'compliance');
      const cells = {
        name,
        type: row['limit_type_raw'],
        gross: row['gross_assets_percent'],
        net: row['net_assets_percent'],
        ...amounts.get(JSON.stringify([normalise(name), scope]))?.shift(),
      };
      this.#add('compliance', scope, name, cells, { from: row });
    }
  }

  #addMetrics(): void {
    for (const row of this.#report.metrics ?? []) {
      const scope = this.#scopeOf(row, 'metrics');
      const label = textIn(row, 'label_raw') ?? '';
      this.#add('metrics', scope, label, { value: row['value'] }, { optional: { unit: row['unit'] }, from: row });
      const benchmark = row['benchmark_value'];
      if (isServed(benchmark)) this.#add('metrics', scope, label, { benchmark }, { from: row });
    }
  }

  #addFees(): void {
    for (const row of this.#report.fees ?? []) {
      const label = textIn(row, 'label_raw') ?? '';
      const type = textIn(row, 'fee_type') ?? '';
      const period = textIn(row, 'period');
      const percent = row['value_percent'];
      // A fee that was charged is a separate fact from the fee that the terms of the fund state.
      if (
        !this.#feeLabels.has(normalise(label)) &&
        FEE_TERM_TYPES.has(type) &&
        !period &&
        row['is_actual_charged'] !== true
      ) {
        this.#add('terms', this.#scopeOf(row, 'terms'), type, { percent }, { from: row });
        continue;
      }
      const scope = this.#scopeOf(row, 'fees');
      if (isServed(percent)) {
        const column = this.#plainFees.has(normalise(label)) ? 'value' : period || 'value';
        const optional = { levies: row['with_government_levies'], period: periodOf(period) };
        this.#add('fees', scope, label, { [column]: percent }, { optional, from: row });
      }
      const amount = row['value_amount'];
      if (isServed(amount)) this.#add('fees', scope, label, { amount }, { from: row });
    }
  }

  #addRatingsAndParties(): void {
    for (const row of this.#report.ratings ?? []) {
      const subject = /MANAGER|MANAGEMENT|AMC/.test(textIn(row, 'rating_type') ?? '') ? 'AMC' : 'FUND';
      const cells = { rating: row['rating_raw'], agency: row['rating_agency'], date: row['rating_date'] };
      this.#add('ratings', this.#scopeOf(row, 'ratings'), subject, cells, { from: row });
    }
    for (const row of this.#report.parties ?? []) {
      const scope = this.#scopeOf(row, 'parties');
      const name = textIn(row, 'name_raw');
      const organization = textIn(row, 'organization_raw');
      if (organization && !name)
        this.#add('parties', scope, textIn(row, 'role') ?? '', { organization }, { from: row });
      else this.#add('parties', scope, name ?? '', { name, designation: row['designation_raw'] }, { from: row });
    }
  }

  #addTerms(): void {
    for (const row of this.#report.special_terms ?? []) {
      const type = textIn(row, 'term_type') ?? '';
      const text = textIn(row, 'value_raw');
      const scope = this.#scopeOf(row, 'terms');
      const ofPart = PART_TERMS.get(type);
      if (ofPart !== undefined && scope !== null) {
        this.#add('scalars', scope, ofPart.label, { value: row[ofPart.member] }, { from: row });
        continue;
      }
      if (FEE_TERM_TYPES.has(type) || type === 'INVESTMENT_OBJECTIVE') {
        this.#add('terms', scope, type, { text }, { from: row });
        const percent = row['value_percent'];
        if (isServed(percent) && type !== 'INVESTMENT_OBJECTIVE')
          this.#add('terms', scope, type, { percent }, { from: row });
      } else if (!this.#texts.has(normalise(text))) {
        this.#add('terms', scope, `${type} ${textIn(row, 'label_raw') ?? ''}`, { text }, { from: row });
      }
    }
  }
}

/** Single values are distinguished by their key, tables by their section. */
function kindOf(section: Section, key: string): string {
  return section === 'scalars' ? `scalars ${key}` : section;
}

function textsOf(fund: ExpectedFund): Set<string> {
  const items = LISTS.flatMap((list): readonly LabelledText[] => fund[list] ?? []);
  const own: unknown[] = Object.values(fund);
  return new Set([
    ...own.filter((value) => typeof value === 'string').map(normalise),
    ...items.map((item) => normalise(item.value_raw)),
  ]);
}

function shareOf(row: ServedRow): { readonly basis: string | null; readonly share: Value } {
  const basis = BASES.find((one) => isServed(row[`percent_of_${one}_assets`]));
  return basis === undefined
    ? { basis: null, share: null }
    : { basis, share: row[`percent_of_${basis}_assets`] ?? null };
}

/** How certain the reader was of a row, or of a member of a part; null where the report does not say. */
function confidenceIn(row: ServedRow | undefined, member: string | undefined): number | null {
  const stated: unknown = row?.['confidence'];
  const value =
    typeof stated === 'object' && stated !== null && member !== undefined
      ? new Map<string, unknown>(Object.entries(stated)).get(member)
      : stated;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function isServed(value: Value | undefined): value is Exclude<Value, null> {
  return value !== undefined && value !== null;
}

function textIn(row: ServedRow, member: string): string | null {
  const value = row[member];
  return typeof value === 'string' ? value : null;
}
