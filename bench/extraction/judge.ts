/** Compares the entry of one fund with the reports that were served for it: a verdict per fact. */
import { isNear, isSame, normalise, numberOf } from './compare-values.ts';
import { expectedFacts } from './expected-facts.ts';
import type { ExpectedFund } from './expected-file.ts';
import { NAMED, type FactRow, type Section } from './fact-row.ts';
import type { DatedReport, FundReports } from './find-reports.ts';
import { matchFacts, type Pair } from './match-facts.ts';
import { SINGLE_VALUES } from './members.ts';
import { columnsAt, listFalsePoints, setReal, type FalsePoint } from './planted-faults.ts';
import { monthKeyOf, monthOf } from './printed-months.ts';
import { umbrellaName, type Scope } from './scopes.ts';
import type { ServedReport, Value } from './served.ts';
import { servedFacts } from './served-facts.ts';
import { countsOf, total, type Tally, type Verdict } from './tally.ts';

/** A fact that is not right, or a right one that the reader was certain of to some degree. */
export interface JudgedFact {
  readonly section: Section;
  /** Name of the sub-fund; empty for the fund. */
  readonly scope: string;
  readonly label: string;
  readonly column: string;
  readonly expected: Value;
  readonly served: Value;
  readonly verdict: Verdict;
  /** Whether it counts against precision. */
  readonly isCounted: boolean;
  readonly confidence: number | null;
}

export interface PlantedResult {
  readonly fund: string;
  readonly kind: string;
  /** How many values were falsified. */
  readonly values: number;
  /** The false values that were served. */
  readonly served: readonly FalsePoint[];
  /** True facts of the page. */
  readonly restRight: number;
  readonly restWant: number;
  readonly isPageServed: boolean;
  /** What the reports of the page say they withhold. */
  readonly withheld: readonly string[];
}

export interface Judgement {
  readonly tally: Tally;
  readonly facts: readonly JudgedFact[];
  readonly planted: PlantedResult | null;
}

/** `isComplete`: the entry lists every printed fact, so that any other served fact counts as wrong. */
export function judgeFund(fund: ExpectedFund, reports: FundReports, isComplete: boolean): Judgement {
  return new Judge(fund, reports, isComplete).judge();
}

class Judge {
  readonly #fund: ExpectedFund;
  readonly #reports: FundReports;
  readonly #isComplete: boolean;
  readonly #expected: readonly FactRow[];
  readonly #served: readonly FactRow[];
  readonly #tally: Tally = new Map();
  readonly #facts: JudgedFact[] = [];

  constructor(fund: ExpectedFund, reports: FundReports, isComplete: boolean) {
    this.#fund = fund;
    this.#reports = reports;
    this.#isComplete = isComplete;
    this.#expected = expectedFacts(fund);
    const served = servedFacts(fund, reports.dated, this.#expected);
    // An entry without the member was recorded before NAV dates were collected, so served NAV dates cannot be judged.
    this.#served = Object.hasOwn(fund, 'nav_date') ? served : served.filter((row) => row.key !== 'nav_date');
  }

  judge(): Judgement {
    const points = listFalsePoints(this.#fund);
    const servedPoints = points.filter((point) => this.#isServed(point));
    for (const row of this.#expected) setReal(row, points);
    if (!this.#judgeMonth()) return { tally: this.#tally, facts: this.#facts, planted: null };
    const { pairs, missing, surplus } = matchFacts(this.#expected, this.#served);
    for (const row of this.#expected) countsOf(this.#tally, row.section).want += row.wanted().length;
    // Ranks follow from the holdings that were not read.
    const isRanked = missing.every((row) => row.section !== 'holdings');
    const swapped = listSwappedMonths(this.#reports.dated);
    for (const pair of pairs) this.#judgePair(pair, isRanked, swapped);
    for (const row of missing) for (const [column, value] of row.wanted()) this.#miss(row, column, value);
    this.#judgeSurplus(surplus);
    return {
      tally: this.#tally,
      facts: this.#facts,
      planted: points.length === 0 ? null : this.#planted(points, servedPoints),
    };
  }

  #isServed(point: FalsePoint): boolean {
    const { dated, others } = this.#reports;
    if (point.section === 'page') return dated.length + others.length > 0;
    if (point.section === 'month')
      return [...dated, ...others].some(({ report }) => report.report_date === point.printed);
    return this.#served.some((row) =>
      columnsAt(point, row).some((column) => isSame(row.valueOf(column), point.printed)),
    );
  }

  /** The report itself is a fact. Returns false if there is nothing to compare: the page names no month and is not served. */
  #judgeMonth(): boolean {
    const { dated, others } = this.#reports;
    const date = this.#fund.report_date ?? null;
    const report = { section: 'report', scope: null, label: date === null ? '' : 'report_date' } as const;
    countsOf(this.#tally, 'report').want += date === null || date === '' ? 0 : 1;
    if (dated.length > 0 && date) this.#count('right', report, '', null, null);
    else if (dated.length + others.length > 0) {
      const dates = (others.length > 0 ? others : dated).map((one) => one.report.report_date);
      this.#count('wrong', { ...report, label: 'report_date' }, '', date, dates.join(', '));
    } else if (date) this.#count('missing', report, '', date, null);
    else return false;
    return true;
  }

  #judgePair({ expected, served, kind }: Pair, isRanked: boolean, swapped: readonly SwappedMonth[]): void {
    for (const [column, { value, isWanted }] of expected.cells) {
      const seen = served.valueOf(column);
      if (column === 'kind') continue;
      if ((kind === 'scope' || kind === 'column') && isWanted && value !== null) {
        if (seen === null && kind === 'scope') this.#count('missing', expected, column, value, null);
        else {
          const place = kind === 'scope' ? `scope ${served.scope ?? 'of the fund'} ${served.table ?? ''}` : served.main;
          this.#count('wrong', expected, column, value, `${seen ?? served.value} under ${place.trim()}`, { served });
        }
      } else if (value === null) {
        if (seen !== null && isWanted)
          this.#count('extra', expected, column, null, seen, { served, isCounted: this.#isComplete });
      } else if (seen === null) {
        if (isWanted) this.#miss(expected, column, value);
      } else if (column === 'rank' && !isRanked) continue;
      else this.#compare({ expected, served, kind }, column, swapped);
    }
    if (kind !== 'same') return;
    for (const [column, value] of served.wanted())
      if (!expected.cells.has(column))
        this.#count('extra', expected, column, null, value, { served, isCounted: this.#isComplete });
  }

  /** A value against the one that is expected there. */
  #compare({ expected, served, kind }: Pair, column: string, swapped: readonly SwappedMonth[]): void {
    const { section, label, key } = expected;
    const value = expected.valueOf(column);
    const seen = served.valueOf(column);
    if (!isSame(value, seen)) {
      const isCut = isNear(value, seen);
      const isCounted = !isCut || NAMED.has(section) || key === 'fund_name' || key === 'benchmark';
      this.#count(isCut ? 'cut' : 'wrong', expected, column, value, seen, { served, isCounted });
      return;
    }
    if (isSwapped(expected, column, swapped)) {
      const what = `${seen}, while the served monthly series has fund and benchmark the other way round`;
      this.#count('wrong', expected, column, `${value} as printed`, what, { served });
      return;
    }
    if (expected.cells.get(column)?.isWanted !== true) return;
    const uncounted = { served, isCounted: false };
    const [series, servedSeries] = [expected.valueOf('kind'), served.valueOf('kind')];
    if (section === 'monthly' && series !== servedSeries)
      this.#count('cut', expected, column, `${value} ${series}`, `${seen} ${servedSeries}`, uncounted);
    else if (kind === 'label' && !NAMED.has(section))
      this.#count('cut', expected, column, `${value} at '${label}'`, `${seen} at '${served.label}'`, uncounted);
    else this.#count('right', expected, column, value, seen, { served });
  }

  #judgeSurplus(surplus: readonly FactRow[]): void {
    const designations = this.#expected
      .filter((row) => row.section === 'parties')
      .map((row) => `|${normalise(row.valueOf('designation'))}`)
      .join('');
    for (const served of surplus) {
      // A piece of a designation that is served as a person.
      const isPiece =
        served.section === 'parties' &&
        served.cells.has('name') &&
        designations.includes(normalise(served.valueOf('name')));
      for (const [column, value] of served.wanted()) {
        // A load of nothing is served for "Nil" too.
        const isNoLoad = served.section === 'terms' && numberOf(value) === '0';
        // Nor is a rating that the page says there is not.
        const isNoRating =
          served.section === 'ratings' &&
          /^not (?:yet )?(?:rated|applicable)$/i.test(String(served.valueOf('rating') ?? ''));
        const isCounted = isPiece || (this.#isComplete && !isNoLoad && !isNoRating);
        this.#count(isPiece ? 'wrong' : 'extra', served, column, null, value, { served, isCounted });
      }
    }
  }

  #miss(row: FactRow, column: string, value: Value): void {
    const isWithheld = this.#reports.dated.some(({ report }) => isHeldBack(report, groupOf(row)));
    this.#count(isWithheld ? 'withheld' : 'missing', row, column, value, null);
  }

  #count(
    verdict: Verdict,
    { section, scope, label }: Pick<FactRow, 'section' | 'scope' | 'label'>,
    column: string,
    expected: Value,
    served: Value,
    more: { served?: FactRow; isCounted?: boolean } = {},
  ): void {
    const isError = verdict === 'wrong' || verdict === 'cut' || verdict === 'extra';
    const isCounted = isError && (more.isCounted ?? true);
    const counts = countsOf(this.#tally, section);
    counts[verdict] += 1;
    counts.counted += Number(isCounted);
    const confidence = more.served?.confidence ?? null;
    if (verdict === 'right' && confidence === null) return;
    this.#facts.push({
      section,
      scope: this.#nameOf(scope),
      label,
      column,
      expected,
      served,
      verdict,
      isCounted,
      confidence,
    });
  }

  #nameOf(scope: Scope): string {
    if (typeof scope !== 'number') return scope ?? '';
    return this.#fund.sub_funds?.[scope]?.name_raw ?? '';
  }

  #planted(points: readonly FalsePoint[], served: readonly FalsePoint[]): PlantedResult {
    const { right, want } = total(this.#tally);
    const { dated } = this.#reports;
    return {
      fund: umbrellaName(this.#fund.fund_name_raw),
      kind: this.#fund.planted_fault?.kind ?? '',
      values: points.length,
      served,
      restRight: right,
      restWant: want,
      isPageServed: dated.length > 0,
      withheld: listWithheld(dated.map(({ report }) => report)),
    };
  }
}

/** Names of sections in a report that differ from those here. */
const REPORT_SECTIONS: Readonly<Partial<Record<Section, string>>> = {
  returns: 'reported_returns',
  monthly: 'reported_returns',
  historical: 'reported_returns',
  terms: 'special_terms',
};

/** The section or group of members that would say that it withholds this row. */
function groupOf({ section, key }: FactRow): string {
  if (section !== 'scalars') return REPORT_SECTIONS[section] ?? section;
  const value = SINGLE_VALUES.find(({ label }) => normalise(label) === key);
  return value?.members[0]?.[0] ?? 'identity';
}

/** Notes that name what is withheld, each once: the reports of sub-funds repeat those of their scheme. */
function listWithheld(reports: readonly ServedReport[]): string[] {
  const notes = reports.flatMap((report) => report.notes ?? []).filter((note) => note['note_kind'] === 'WITHHELD');
  return [...new Set(notes.map((note) => `${String(note['section_type'] ?? 'page')}: ${String(note['text'] ?? '')}`))];
}

function isHeldBack(report: ServedReport, group: string): boolean {
  const section = new Map(Object.entries(report.sections)).get(group);
  if (Number(section?.withheld_row_count ?? 0) > 0) return true;
  return (report.notes ?? []).some((note) => note['note_kind'] === 'WITHHELD' && note['section_type'] === group);
}

/** A month's row with fund and benchmark the other way round than in the same report's monthly series. */
interface SwappedMonth {
  readonly fund: string;
  readonly benchmark: string;
}

function isSwapped({ section, label, cells }: FactRow, column: string, swapped: readonly SwappedMonth[]): boolean {
  if (section !== 'returns' || (column !== 'fund' && column !== 'benchmark')) return false;
  if (monthOf(label) === null && !/month|mtd|mth|1m/i.test(label)) return false;
  const value = numberOf(cells.get(column)?.value);
  return swapped.some((month) => month[column] === value);
}

function listSwappedMonths(dated: readonly DatedReport[]): SwappedMonth[] {
  return dated.flatMap(({ report }) => {
    const bySubFund = Map.groupBy(report.reported_returns ?? [], (row) => row['sub_fund_key'] ?? null);
    return [...bySubFund.values()].flatMap((rows) => {
      const found = new Map<string, string | null>();
      for (const row of rows) {
        const period = String(row['period_key']);
        const isOfMonth = monthKeyOf(String(row['period_label_raw'])) === report.report_date.slice(0, 7);
        const kind =
          period === 'MTD' || period === '1M' ? 'row' : period === 'MONTH' && isOfMonth ? 'series' : undefined;
        for (const column of ['fund', 'benchmark'] as const) {
          const value = row[`${column}_return_percent`] ?? null;
          if (kind !== undefined && value !== null) found.set(`${kind} ${column}`, numberOf(value));
        }
      }
      const [fund, benchmark] = [found.get('row fund'), found.get('row benchmark')];
      const isCrossed =
        found.size === 4 && fund === found.get('series benchmark') && benchmark === found.get('series fund');
      return isCrossed && fund && benchmark && fund !== benchmark ? [{ fund, benchmark }] : [];
    });
  });
}
