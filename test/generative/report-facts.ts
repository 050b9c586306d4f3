/** The facts of a read report under keys that do not depend on places, and the comparison of two readings. */
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { listValues, type Member } from '#domain/fragment-members.ts';
import type { ChainLink, Evidence, Fragment } from '#domain/fragment.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { putBack, rowPathOf } from '#domain/withheld-groups.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { piecesIn, toPage, type Sheet } from './placed-pieces.ts';

export interface Fact {
  /** Page, fund, section, row by its labels, and member. */
  readonly key: string;
  readonly path: string;
  readonly page_number: number;
  readonly kind: Member['kind'];
  /** In a form in which equal values are equal texts. */
  readonly value: string;
  /** False if the value is withheld. */
  readonly isServed: boolean;
  readonly evidence: Evidence | undefined;
  /** The printed words it was read from, as `page:place`. */
  readonly words: readonly string[];
  /** The printed words that give it its meaning. */
  readonly meaning: readonly string[];
}

export interface Reading {
  readonly fragments: readonly Fragment[];
  readonly facts: readonly Fact[];
}

// Notes repeat sentences of the page, and numbers of rows follow from their order.
const NO_FACTS = /^notes\[|\.(?:row_order|rank|sub_fund_key|sub_fund_name_raw)$/;
const NAMES: Readonly<Record<string, readonly string[]>> = {
  sub_funds: [],
  reported_returns: ['period_key', 'period_label_raw'],
  allocations: ['allocation_type', 'label_raw'],
  holdings: ['holding_group', 'name_raw'],
  metrics: ['metric_key', 'label_raw'],
  fees: ['fee_type', 'label_raw'],
  ratings: ['rating_type'],
  parties: ['role'],
  special_terms: ['term_type', 'label_raw'],
  compliance: ['compliance_type', 'name_raw'],
};

/** Letters and digits alone, without a trailing mark of a footnote: blanks, case and marks do not change what a text says. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=[a-z)])1(?![\d.,%])/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/** As a number with as many digits as any report prints: `71.40` is `71.4`. */
export function foldNumber(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** `before` is the reading of the unchanged pages: a fund that it does not have is not in the registry. */
export function readSheets(sheets: readonly Sheet[], funds: readonly KnownFund[], before?: Reading): Reading {
  const { fragments } = readReport({ pages: sheets.map(toPage) }, { funds });
  const byPage = new Map(sheets.map((sheet) => [sheet.page.page_number, sheet]));
  const registered = before === undefined ? undefined : new Set(before.fragments.map(nameOf));
  const isUnknown = (fragment: Fragment): boolean => registered?.has(nameOf(fragment)) === false;
  return {
    fragments,
    facts: fragments.flatMap((fragment) => factsOf(fragment, byPage, isUnknown(fragment))),
  };
}

// `Sample Income Fund (SIF)`: a title with the short form names the same fund as one without it.
const nameOf = ({ fund_name_raw }: Fragment): string =>
  foldText((fund_name_raw ?? '').replace(/\s?\([A-Z][A-Za-z-]{1,9}\)$/, ''));

function factsOf(fragment: Fragment, sheets: ReadonlyMap<number, Sheet>, isUnknown: boolean): Fact[] {
  const whole = putBack(fragment);
  const withheld = new Set((fragment.withheld ?? []).flatMap(({ values = {} }) => Object.keys(values)));
  // A page without its month, or without a fund of the registry, is held whole.
  const isHeld = whole.fund_name_raw === null || whole.report_date === null || isUnknown;
  const fund = `p${fragment.page_number} ${nameOf(whole)}`;
  // The box around two lines of running text has words of other texts, too.
  const wordsIn = (page_number: number, box: Evidence | ChainLink): string[] => {
    const pieces = piecesIn(sheets.get(page_number)?.pieces ?? [], box).filter(({ word }) =>
      foldText(box.printed).includes(foldText(word.text)),
    );
    return [...new Set(pieces.flatMap(({ from }) => from.map((place) => `${page_number}:${place}`)))];
  };
  return [...listValues(whole)].flatMap(({ path, member, value }): Fact[] => {
    if (value === null || value === undefined || NO_FACTS.test(path)) return [];
    // A label that is not printed names the kind of a term.
    if (/^special_terms\[\d+\]\.label_raw$/.test(path) && whole.evidence[path] === undefined) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    const evidence = whole.evidence[path];
    return [
      {
        key: `${fund} ${rowKey(whole, path)}`,
        path,
        page_number: fragment.page_number,
        kind: member.kind,
        value:
          path === 'fund_name_raw'
            ? nameOf(whole)
            : foldValue(
                member,
                /\.(?:period_key|role)$/.test(path) ? rowOf(whole, path)[path.replace(/^.*\./, '')] : value,
              ),
        isServed: !isHeld && !withheld.has(path) && !withheld.has(rowPathOf(path)),
        evidence,
        words: evidence === undefined ? [] : wordsIn(evidence.page_number, evidence),
        meaning: (evidence?.chain ?? []).flatMap((link) => wordsIn(evidence?.page_number ?? 0, link)),
      },
    ];
  });
}

function foldValue({ kind }: Member, value: unknown): string {
  if (kind === 'decimal') return foldNumber(Number(value));
  return kind === 'text' || kind === 'texts' ? foldText(String(value)) : String(value);
}

type Row = Readonly<Record<string, unknown>>;

function rowOf(fragment: Fragment, path: string): Row {
  const [, section = '', index = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const row = (fragment[section as 'allocations'] as unknown as readonly Row[])[Number(index)] ?? {};
  // Under the title of a committee, `Fund Manager: Name` is a member with that designation and the manager of the fund.
  if (row['role'] === 'INVESTMENT_COMMITTEE_MEMBER' && /^fund ?manager$/i.test(String(row['designation_raw'])))
    return { ...row, role: 'FUND_MANAGER' };
  // `Jan 2024` is the return of that month, be it the report's own or one of a series.
  const isNamed = row['period_key'] === 'MTD' && NAMED_MONTH.test(String(row['period_label_raw']));
  return isNamed ? { ...row, period_key: 'MONTH' } : row;
}

const NAMED_MONTH = /^\W*(?:month\W*)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\W*\d/i;

function rowKey(fragment: Fragment, path: string): string {
  const [, section = '', member = ''] = /^(\w+)\[\d+\]\.(\w+)$/.exec(path) ?? [];
  if (section === '') return path;
  const row = rowOf(fragment, path);
  // A person is found by the name; a term that has a kind is found by it, however much of its label is read.
  const own =
    section === 'parties' && member !== 'name_raw'
      ? ['role', 'name_raw']
      : section === 'special_terms' && row['term_type'] !== 'OTHER'
        ? ['term_type']
        : (NAMES[section] ?? []);
  const names = ['sub_fund_key', ...own].map((name) => foldText(typeof row[name] === 'string' ? row[name] : ''));
  return `${section}[${names.join(' ').trim()}].${member}`;
}

export interface Wrong {
  readonly page_number: number;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface Comparison {
  /** Facts with the value that they must have. */
  same: number;
  /** Facts that are no longer served, which is permitted. */
  missing: number;
  /** Facts that the unchanged page does not yield. */
  added: number;
  readonly wrong: Wrong[];
}

/** The values that a fact may have after the change, in folded form; undefined if the change does not say. */
export type Expectation = (fact: Fact) => readonly string[] | undefined;

export const UNCHANGED: Expectation = ({ value }) => [value];

/**
 * Compares the facts after a change with those before it. A fact under a known key must have an expected value. A fact
 * under a new key is wrong if its words served another, now missing fact before: the words have changed their meaning.
 */
export function compareFacts(
  before: readonly Fact[],
  after: readonly Fact[],
  expected: Expectation = UNCHANGED,
): Comparison {
  const result: Comparison = { same: 0, missing: 0, added: 0, wrong: [] };
  const served = Map.groupBy(
    after.filter(({ isServed }) => isServed),
    ({ key }) => key,
  );
  const lost: Fact[] = [];
  for (const [key, facts] of Map.groupBy(before, (fact) => fact.key)) {
    const now = [...(served.get(key) ?? [])];
    served.delete(key);
    const left = takeExpected(facts, now, expected, result);
    for (const other of now) {
      // A value that is read a second time is no other value.
      if (facts.some((fact) => expected(fact)?.includes(other.value) === true)) {
        result.added += 1;
        continue;
      }
      const was = left.shift() ?? facts[0];
      result.wrong.push({ ...placeOf(other), before: say(was), after: say(other) });
    }
    lost.push(...left.filter(({ isServed }) => isServed));
  }
  const isFound = (fact: Fact): boolean => {
    const at = lost.findIndex((one) => isOnOtherPage(one, fact));
    if (at < 0) return false;
    lost.splice(at, 1);
    result.same += 1;
    return true;
  };
  for (const fact of [...served.values()].flat().filter((each) => !isFound(each))) {
    const at = lost.findIndex((one) => isMoved(one, fact));
    const [was] = at < 0 ? [] : lost.splice(at, 1);
    if (was === undefined) result.added += 1;
    else if (isLabelledMore(was, fact)) result.same += 1;
    else result.wrong.push({ ...placeOf(fact), before: say(was), after: say(fact) });
  }
  result.missing += lost.length;
  return result;
}

/** Removes from `now` what is expected; returns the facts of before that are not among it. */
function takeExpected(facts: readonly Fact[], now: Fact[], expected: Expectation, result: Comparison): Fact[] {
  return facts.filter((fact) => {
    const values = expected(fact);
    const at = now.findIndex(({ value }) => values === undefined || values.includes(value));
    if (at < 0) return true;
    now.splice(at, 1);
    if (fact.isServed) result.same += 1;
    else result.added += 1;
    return false;
  });
}

/** A pair that is served with its label as printed claims no meaning. */
const isBarePair = ({ key }: Fact): boolean => key.includes(' special_terms[other ');

// What a report says of a fund is the same on each of the fund's pages.
const isOnOtherPage = (was: Fact, is: Fact): boolean => withoutPage(was) === withoutPage(is) && was.value === is.value;
const withoutPage = ({ key }: Fact): string => key.replace(/^p\d+ /, '');

const OF_PAGE = /^(?:report_date|report_month|amc_name_raw)$/;

function isMoved(was: Fact, is: Fact): boolean {
  if (isBarePair(was) || isBarePair(is)) return false;
  // The month and the manager of a page are those of each of its funds.
  if (OF_PAGE.test(is.path) && was.path === is.path && was.value === is.value) return false;
  return was.kind === is.kind && was.words.some((word) => is.words.includes(word));
}

const FEE = /^(.* fees\[(?:.* )?)(\S+)(\]\.\w+)$/;

/**
 * Whether two facts are one fee, of the same kind and value, and the label of one is the end or the beginning of the
 * other's: without its bold, `Management fee` over `per annum` is read as the beginning of that label, and says the same;
 * so does `Third party` over `expenses`, whose second line may be read or not.
 */
function isLabelledMore(was: Fact, is: Fact): boolean {
  const [, row, label = '', member] = FEE.exec(was.key) ?? [];
  const [, otherRow, other = '', otherMember] = FEE.exec(is.key) ?? [];
  const isEnd = [label, other].every((one) => one !== '') && (isPart(label, other) || isPart(other, label));
  return row !== undefined && row === otherRow && member === otherMember && was.value === is.value && isEnd;
}

const isPart = (label: string, whole: string): boolean => whole.endsWith(label) || whole.startsWith(label);

const placeOf = ({ page_number, path }: Fact): Pick<Wrong, 'page_number' | 'path'> => ({ page_number, path });

function say(fact: Fact | undefined): string {
  if (fact === undefined) return 'nothing';
  const { key, value, evidence, isServed } = fact;
  const printed = evidence === undefined ? '' : ` (printed “${evidence.printed.slice(0, 80)}”)`;
  return `${key} = ${value}${printed}${isServed ? '' : ', withheld'}`;
}

/** The pages of a report in parts that can be read many times. */
export function cutPages(pages: readonly PdfPage[], most: number): PdfPage[][] {
  return Array.from({ length: Math.ceil(pages.length / most) }, (_, at) => pages.slice(at * most, (at + 1) * most));
}
