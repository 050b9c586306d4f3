/**
 * A report's pages to fragments: which pages speak of a fund, and what they say.
 * Pure: placed words in, fragments out; the same for words of a text layer and
 * for recognised ones.
 */
import { listSegments, type Segment } from '#documents/pdf/list-segments.ts';
import type { PdfText } from '#documents/pdf/page-words.ts';
import { monthEnd, parseIsoDate } from '#domain/dates.ts';
import { FRAGMENT_SCHEMA_VERSION, type Fragment } from '#domain/fragment.ts';
import type { ExtractionMode, PageType } from '#domain/fragment-terms.ts';
import { BLANK_MEMBERS } from './blank-rows.ts';
import type { Cell, Draft } from './draft.ts';
import { foldLabel } from './fold-label.ts';
import { findAmc, fundInTitle, readHead, textSizeOf, titleText, type PageHead, type Printed } from './page-head.ts';
import { findUnit, type MoneyUnit } from './printed-money.ts';
import { readPage } from './read-page.ts';
import { FORMER_NAME } from './printed-text.ts';
import { joinCells } from './rows.ts';

interface PageReport {
  readonly page_number: number;
  readonly page_type: PageType;
}

export interface Extraction {
  readonly fragments: readonly Fragment[];
  /** Every page, so that one without text or without a fund is seen too. */
  readonly pages: readonly PageReport[];
}

// A fund's page states far more than this; a table of all funds or a comment with one labelled figure does not.
const FEWEST_FACTS = 4;

// A page that goes on may hold a last table, or only the foot that says its month.
function fewestFacts(goesOn: boolean, head: PageHead): number {
  if (!goesOn) return FEWEST_FACTS;
  return head.head_months.length + head.foot_months.length > 0 ? 0 : 1;
}

/** The fund that the page before spoke of, with which the next one may go on. */
interface OpenFund {
  readonly name: string;
  /** Of its first page. */
  readonly head: PageHead;
  readonly sub_fund: string | null;
  readonly sub_fund_names: readonly string[];
  readonly report_month: string | null;
}

export function extractFragments(text: PdfText, mode: ExtractionMode = 'TEXT_LAYER'): Extraction {
  const segments = text.pages.map((page) => listSegments(page));
  const text_size = textSizeOf(segments.flat());
  const heads = text.pages.map((page, index) => readHead(page, segments[index] ?? [], text_size));
  const size_unit = commonUnit(segments.flat());
  const documentMonth = commonMonth(heads);
  const fragments: Fragment[] = [];
  const pages: PageReport[] = [];
  let open: OpenFund | undefined;
  for (const [index, page] of text.pages.entries()) {
    const { page_number } = page;
    const head = heads[index] as PageHead;
    const title = titleText(head);
    const own = fundInTitle(title);
    const before: OpenFund | undefined = open !== undefined && (title === '' || own === open.name) ? open : undefined;
    const report_month = (title === '' ? before?.report_month : undefined) ?? head.head_months[0]?.month ?? before?.report_month ?? documentMonth ?? head.foot_months[0]?.month ?? null;
    const fund = own ?? before?.name;
    const context = { report_month, open_sub_fund: before?.sub_fund ?? null, sub_fund_names: before?.sub_fund_names ?? [], size_unit, text_size };
    const read = fund === undefined || page.words.length === 0 ? undefined : readPage(page, head, { ...context, fund_name: fund });
    if (read === undefined || fund === undefined || read.facts < fewestFacts(before !== undefined, head)) {
      pages.push({ page_number, page_type: page.words.length === 0 ? 'NO_TEXT' : kindOfPage(title, head, index) });
      open = undefined;
      continue;
    }
    const { draft } = read;
    // A page that states type or category of the fund begins anew.
    const continued = draft.members.fund_type_raw === null && draft.members.category_raw === null ? before : undefined;
    const page_type: PageType = continued !== undefined ? 'CONTINUATION' : own !== undefined && own !== title ? 'OTHER' : 'FUND_PAGE';
    const named = continued?.head ?? head;
    setIdentity(draft, named);
    setMonth(draft, report_month, head, heads);
    setAmc(draft, [head, ...heads]);
    fragments.push(toFragment(draft, page_type, mode));
    pages.push({ page_number, page_type });
    open = { name: fund, head: named, sub_fund: read.last_sub_fund ?? continued?.sub_fund ?? null, sub_fund_names: [...(continued?.sub_fund_names ?? []), ...read.sub_fund_names], report_month };
  }
  return { fragments: settlePages(fragments), pages };
}

function commonMonth(heads: readonly PageHead[]): string | null {
  const counts = new Map<string, number>();
  for (const { month } of heads.flatMap((head) => head.head_months)) counts.set(month, (counts.get(month) ?? 0) + 1);
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first !== undefined && (second === undefined || first[1] > second[1]) ? first[0] : null;
}

// The unit in which a report's pages state sizes, where three and more agree and none differs: a page that states none means it too.
const ENOUGH_PAGES = 3;

function commonUnit(segments: readonly Segment[]): MoneyUnit | null {
  const units = segments.filter((segment) => /\b(?:fund size|net assets)\b/i.test(segment.text) && segment.text.length < 80).map((segment) => findUnit(segment.text)).filter((unit) => unit !== undefined);
  return units.length >= ENOUGH_PAGES && new Set(units).size === 1 ? (units[0] ?? null) : null;
}

function setIdentity(draft: Draft, head: PageHead): void {
  const cell = { ...joinCells(head.name), page_number: head.page_number };
  const name = fundInTitle(cell.text) ?? cell.text;
  draft.set('fund_name_raw', name, cell);
  // `NBP Sample Income Fund (NSIF)`
  const short = /\(([A-Z][A-Za-z-]{2,11})\)/.exec(name)?.[1];
  if (short !== undefined && !/^formerly$/i.test(short)) draft.set('fund_short_name_raw', short, cell);
  // `Sample Stable Return Fund - Plan 12`, `Sample Sovereign Fund (Sample Sovereign Plan I)`
  const plan = /^(.*\bfund)\s*[-–(]\s*([^()]*\bplan\b[^()]*)\)?$/i.exec(name.replace(FORMER_NAME, '').trim());
  if (plan?.[1] !== undefined && plan[2] !== undefined) {
    draft.set('parent_fund_name_raw', plan[1], cell);
    draft.set('plan_name_raw', plan[2].trim(), cell);
  }
  const words = foldLabel(`${name} ${draft.members.category_raw ?? ''} ${draft.members.fund_type_raw ?? ''}`);
  const stated = draft.members.category_raw !== null;
  const says = (pattern: RegExp): boolean | null => (pattern.test(words) ? true : stated ? false : null);
  const flags = { is_shariah_compliant: says(/\bislamic\b|\bshari ?ah\b/), is_plan: says(/\bplan\b/), is_pension_scheme: says(/\bpension\b/), is_etf: says(/\bexchange traded\b|\betf\b/) };
  for (const [member, value] of Object.entries(flags) as [keyof typeof flags, boolean | null][]) if (value !== null) draft.set(member, value, cell);
}

function setMonth(draft: Draft, month: string | null, head: PageHead, heads: readonly PageHead[]): void {
  const documentMonth = commonMonth(heads);
  const printed: readonly Printed[] = [...head.head_months, ...head.foot_months];
  const first = month === null ? undefined : parseIsoDate(`${month}-01`);
  if (first !== undefined) {
    const own = printed.find((entry) => entry.month === month)?.segment;
    // A page that names no month has its report's: the evidence stands on the page that names it.
    const cell: Cell | undefined = own ?? heads.flatMap(({ page_number, head_months }) => head_months.filter((entry) => entry.month === month).map(({ segment }) => ({ ...segment, page_number })))[0];
    if (cell !== undefined) {
      draft.set('report_date', monthEnd(first), cell);
      draft.set('report_month', month, cell);
    }
  }
  const months = new Set([...printed.map((entry) => entry.month), ...(documentMonth === null ? [] : [documentMonth])]);
  if (months.size > 1) draft.problem('report_date', 'one month on the page and in the report', [...months].join(' and '));
}

function setAmc(draft: Draft, heads: readonly PageHead[]): void {
  for (const head of heads) {
    const amc = findAmc(head.running);
    if (amc === undefined) continue;
    draft.set('amc_name_raw', amc.text, { ...amc.segment, page_number: head.page_number });
    return;
  }
}

// A cover has a title, a month, addresses; a page of text or tables has more.
const FEW_CELLS = 40;

function kindOfPage(name: string, head: PageHead, index: number): PageType {
  if (index === 0 && head.body.length < FEW_CELLS) return 'COVER';
  const words = foldLabel(`${name} ${head.body.slice(0, 6).map((segment) => segment.text).join(' ')}`);
  if (/\bdisclaimer\b/.test(words)) return 'DISCLAIMER';
  if (/\brisk profile\b|\brisk of principal\b/.test(words)) return 'RISK_TABLE';
  if (/\breview\b|\bcommentary\b|\boutlook\b|\beconomy\b|\bmarket\b/.test(words)) return 'COMMENTARY';
  return 'OTHER';
}

function toFragment(draft: Draft, page_type: PageType, extraction_mode: ExtractionMode): Fragment {
  const name = draft.members.fund_name_raw ?? '';
  const former = [...name.matchAll(FORMER_NAME)].map((match) => (match[1] ?? match[2] ?? '').trim());
  return {
    schema_version: FRAGMENT_SCHEMA_VERSION, page_number: draft.page_number, page_type, extraction_mode, former_names_raw: former,
    ...draft.members, ...draft.sections, evidence: draft.evidence, problems: draft.problems,
  };
}

// Two pages of one fund that state one member differently leave it unknown on both: which is right is not guessed.
function settlePages(fragments: readonly Fragment[]): Fragment[] {
  const settled = [...fragments];
  for (const [index, fragment] of fragments.entries()) {
    const other = fragments[index - 1];
    if (other === undefined || other.fund_name_raw !== fragment.fund_name_raw || other.page_number !== fragment.page_number - 1) continue;
    const members = (Object.keys(BLANK_MEMBERS) as (keyof typeof BLANK_MEMBERS)[]).filter((member) => {
      const value = fragment[member];
      // A manager's name is spelled as each page pleases.
      return member !== 'amc_name_raw' && typeof value === 'string' && typeof other[member] === 'string' && other[member] !== value;
    });
    settled[index - 1] = withoutMembers(settled[index - 1] ?? other, members, fragment);
    settled[index] = withoutMembers(fragment, members, other);
  }
  return settled;
}

function withoutMembers(fragment: Fragment, members: readonly (keyof typeof BLANK_MEMBERS)[], other: Fragment): Fragment {
  if (members.length === 0) return fragment;
  const blank = Object.fromEntries(members.map((member) => [member, BLANK_MEMBERS[member]]));
  const evidence = Object.fromEntries(Object.entries(fragment.evidence).filter(([path]) => !(members as readonly string[]).includes(path)));
  const problems = members.map((member) => ({ path: member, page_number: fragment.page_number, expected: 'one value on all pages of the fund', found: `“${String(fragment[member])}” and on page ${other.page_number} “${String(other[member])}”` }));
  return { ...fragment, ...blank, evidence, problems: [...fragment.problems, ...problems] };
}
