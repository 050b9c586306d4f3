/**
 * A report's pages to fragments. Pure: placed words and known funds in, fragments out; the same for words of a text layer
 * and for recognised ones. The steps: ink, identity, month, regions, candidates, choice, constraints.
 */
import type { PdfPage, PdfText } from '#documents/pdf/page-words.ts';
import { monthEnd, parseIsoDate } from '#domain/dates.ts';
import { FRAGMENT_SCHEMA_VERSION, type Fragment } from '#domain/fragment.ts';
import type { ExtractionMode, PageType } from '#domain/fragment-terms.ts';
import type { Draft } from './draft.ts';
import { foldLabel } from './fold-label.ts';
import { findPageFunds, isKin, type PageFund, type PageInk } from './identity/find-funds.ts';
import { chooseMonth, listMonthVotes, type MonthChoice, type MonthVote } from './identity/find-month.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { NameIndex } from './identity/known-funds.ts';
import { isShortFormOf } from './identity/short-forms.ts';
import { listBlocks } from './ink/blocks.ts';
import { respace, squeeze } from './ink/respace.ts';
import { listTextLines, listTurnedLines } from './ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from './meaning/label-meaning.ts';
import { findAmc } from './identity/find-amc.ts';
import { FORMER_NAME } from './printed-text.ts';
import { commonUnit } from './regions/size-unit.ts';
import { SubFundNames } from './regions/sub-fund-names.ts';
import { readFundPage } from './read-fund-page.ts';
import { checkFragments } from './constraints/check-fragments.ts';
import type { ReadFragment } from './constraints/withhold.ts';

interface ReportKnowledge {
  readonly funds: readonly KnownFund[];
}

export interface ReadReport {
  readonly fragments: readonly ReadFragment[];
  readonly pages: readonly { readonly page_number: number; readonly page_type: PageType }[];
}

// A fund's page states more than this.
const FEWEST_FACTS = 4;
// Under a title that is beyond doubt a sparse page is still the fund's.
const CERTAIN_TITLE = 14;

/** The fund that the page before spoke of, with which the next one may go on. */
interface OpenFund {
  readonly fund: PageFund;
  readonly names: readonly string[];
  readonly month: MonthChoice;
  /** The plan or sub-fund whose part the page ended with. */
  readonly scope: string | null;
  readonly subs: SubFundNames;
}

export function readReport(text: PdfText, knowledge: ReportKnowledge, mode: ExtractionMode = 'TEXT_LAYER'): ReadReport {
  const names = new NameIndex(knowledge.funds);
  const inks = text.pages.map(inkOf);
  const pageVotes = inks.map(listMonthVotes);
  const documentVotes = commonVotes(pageVotes);
  const size_unit = commonUnit(inks.flatMap((ink) => ink.blocks));
  const fragments: ReadFragment[] = [];
  const pages: { page_number: number; page_type: PageType }[] = [];
  let open: OpenFund | undefined;
  for (const [index, ink] of inks.entries()) {
    const found: readonly PageFund[] = partOfOpen(ink, open, findPageFunds(ink, names));
    const next = inks[index + 1];
    const isBetween = found.length === 0 && next !== undefined && open !== undefined && isSandwiched(open, findPageFunds(next, names));
    const carried = found.length === 0 ? continuationOf(ink, open, isBetween) : undefined;
    const funds = carried === undefined ? found : [carried];
    const before: number = fragments.length;
    for (const fund of funds) {
      const isContinued: boolean = fund.isContinued || (open !== undefined && squeeze(open.fund.text) === squeeze(fund.text));
      const own = chooseMonth([...(pageVotes[index] ?? []), ...documentVotes]);
      const month: MonthChoice = isContinued && open !== undefined && own.month === null ? open.month : own;
      const part = funds.length === 1 ? ink : cutZone(ink, fund);
      const shorts = [...shortForms(ink, fund), ...(isContinued ? (open?.names ?? []) : [])];
      const fund_name = fund.known?.name ?? fund.text;
      const subs = subFundNames(fund, knowledge.funds);
      const read: ReturnType<typeof readFundPage> = readFundPage({ ink: part, fund_name, fund_names: [fund_name, fund.text, ...shorts], known: fund.known, sub_fund_names: subs, report_month: month.month, size_unit, open_scope: open !== undefined && (fund.box === open.fund.box || (isContinued && open.scope !== null && subs.only === open.scope)) ? open.scope : null });
      const isCertain = fund.known !== null && fund.score >= CERTAIN_TITLE && month.month !== null;
      if (Object.keys(read.draft.evidence).length < (isContinued || isCertain ? 1 : FEWEST_FACTS)) continue;
      setIdentity(read.draft, fund, ink.page);
      setManager(read.draft, [ink, ...inks]);
      setMonth(read.draft, month, [...(pageVotes[index] ?? []), ...documentVotes]);
      fragments.push({ ...toFragment(read.draft, isContinued ? 'CONTINUATION' : 'FUND_PAGE', mode), withheld: read.withheld });
      open = { fund, names: shorts, month, scope: read.last_scope, subs };
    }
    const isFundPage = fragments.length > before;
    if (!isFundPage && funds.length === 0) open = undefined;
    pages.push({ page_number: ink.page.page_number, page_type: isFundPage ? (fragments.at(-1)?.page_type ?? 'FUND_PAGE') : kindOfPage(ink, index) });
  }
  const sentences = (fragment: ReadFragment): string[] => (inks.find((ink) => ink.page.page_number === fragment.page_number)?.blocks ?? []).filter((block) => block.text.length > 40).map((block) => block.text);
  return { fragments: checkFragments(fragments, sentences), pages };
}

// The densest page of a report has a thousand words; comparing each with each is for such pages.
const MOST_WORDS = 5000;

function isTooDense(page: PdfPage): boolean {
  return page.words.length > MOST_WORDS;
}

function inkOf(page: PdfPage): PageInk {
  if (isTooDense(page)) return { page, blocks: [], turned: [], body: 1 };
  const lines = listTextLines(page);
  const counts = new Map<number, number>();
  for (const line of lines) counts.set(Math.round(line.size * 2) / 2, (counts.get(Math.round(line.size * 2) / 2) ?? 0) + line.text.length);
  const body = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 8;
  return { page, blocks: listBlocks(page, lines, isKnownLabel), turned: listTurnedLines(page), body };
}

// Months that several pages' heads and feet agree on speak for the pages that print none.
function commonVotes(pageVotes: readonly (readonly MonthVote[])[]): MonthVote[] {
  const heads = pageVotes.flatMap((votes) => votes.filter((vote) => vote.source === 'head' || vote.source === 'foot'));
  const groups = [...Map.groupBy(heads, (vote) => vote.month)].toSorted((a, b) => b[1].length - a[1].length);
  const [first, second] = groups;
  const vote = first?.[1][0];
  if (vote === undefined || pageVotes.length < 2 || (second !== undefined && (first?.[1].length ?? 0) < 1.5 * second[1].length)) return [];
  return [{ ...vote, source: 'document' }];
}

// A heading of one of the open fund's plans is no new fund, unless the page states a type or category of its own.
function partOfOpen(ink: PageInk, open: OpenFund | undefined, found: readonly PageFund[]): readonly PageFund[] {
  const [only] = found;
  if (open === undefined || open.scope === null || only === undefined || found.length > 1 || only.known === null || only.known.family === null) return found;
  if (only.known.family !== (open.fund.known?.name ?? open.fund.text) || ink.blocks.some((block) => statesNature(block.text))) return found;
  return [{ ...open.fund, isContinued: true, zone: { y0: 0, y1: ink.page.height } }];
}

function statesNature(text: string): boolean {
  const meaning = text.length > 40 ? undefined : labelMeaning(text, null);
  return meaning?.kind === 'fact' && (meaning.fact === 'fund_type' || meaning.fact === 'category');
}

// `SIF – continued`, or a page without any title that names the open fund's short form at its head.
// The page after says that it continues the fund of the page before: what lies between is the fund's.
function isSandwiched(open: OpenFund, next: readonly PageFund[]): boolean {
  const [fund] = next;
  return next.length === 1 && fund !== undefined && fund.isContinued && squeeze(fund.known?.name ?? fund.text) === squeeze(open.fund.known?.name ?? open.fund.text);
}

function continuationOf(ink: PageInk, open: OpenFund | undefined, isBetween: boolean): PageFund | undefined {
  if (open === undefined) return undefined;
  const top = ink.blocks.filter((block) => block.y1 < 0.16 * ink.page.height && block.text.length < 90);
  const own = [open.fund.text, ...open.names].map(squeeze);
  const line = top.find((block) => /\bcont(?:inue)?d?\b|\bcontinued\b/i.test(block.text) && (own.some((name) => name.length >= 2 && squeeze(block.text).startsWith(name)) || isShortFormOf(block.text.replace(/\W{0,9}\bcont.*$/i, ''), open.fund.known?.name ?? open.fund.text)));
  if (line === undefined && (isBetween || goesOn(ink, open))) return { ...open.fund, isContinued: true, zone: { y0: 0, y1: ink.page.height } };
  return line === undefined ? undefined : { ...open.fund, box: line, isContinued: true, zone: { y0: 0, y1: ink.page.height } };
}

// A page without any name whose table has the open fund's or plan's short form is the rest of a table that the page before began.
function goesOn(ink: PageInk, open: OpenFund): boolean {
  const names = [open.fund.known?.name ?? open.fund.text, ...(open.scope === null ? [] : [open.scope])];
  return ink.blocks.some((block) => /^[A-Z][A-Za-z0-9 -]{3,13}$/.test(block.text) && (open.names.includes(block.text) || names.some((name) => isShortFormOf(block.text, name))));
}

function cutZone(ink: PageInk, { zone }: PageFund): PageInk {
  return { ...ink, blocks: ink.blocks.filter((block) => (block.y0 + block.y1) / 2 >= zone.y0 && (block.y0 + block.y1) / 2 < zone.y1) };
}

/** Short forms that the page gives the fund: `Sample Income Fund (SIF)`. */
function shortForms(ink: PageInk, fund: PageFund): string[] {
  const full = (fund.known?.name ?? fund.text).replace(/\s{0,9}\([^)]{0,300}\)/g, '');
  const found = new Set<string>();
  for (const block of ink.blocks) {
    for (const match of respace(block.text).matchAll(/\(([A-Z][A-Za-z0-9 -]{1,14})\)/g)) {
      const short = match[1] ?? '';
      if (isShortFormOf(short, full)) found.add(short);
    }
  }
  return [...found];
}

function subFundNames(fund: PageFund, known: readonly KnownFund[]): SubFundNames {
  const name = fund.known?.name ?? fund.text;
  const own: KnownFund = fund.known ?? { name, other_names: [], amc: null, family: null, asset_class: null };
  const family = known.filter((other) => other !== own && isKin(other, own) && other.name !== own.name && own.family === null);
  return new SubFundNames(name, family, /\bpension\b/i.test(respace(name)));
}

function setIdentity(draft: Draft, fund: PageFund, page: PdfPage): void {
  const cell = { ...fund.box, text: fund.text, page_number: page.page_number };
  const name = fund.text.replace(/\s+/g, ' ').trim();
  draft.set('fund_name_raw', name, cell);
  const short = /\(([A-Z][A-Za-z-]{1,11})\)/.exec(name)?.[1];
  if (short !== undefined && !/^formerly$/i.test(short)) draft.set('fund_short_name_raw', short, cell);
  const plan = /^(.{0,150}\bfund)\s{0,9}[-–(]\s{0,9}([^()]{0,150}\bplan\b[^()]{0,150})\)?$/i.exec(name.replace(FORMER_NAME, '').trim());
  if (plan?.[1] !== undefined && plan[2] !== undefined) {
    draft.set('parent_fund_name_raw', plan[1], cell);
    draft.set('plan_name_raw', plan[2].trim(), cell);
  }
  const words = foldLabel(respace(`${name} ${draft.members.category_raw ?? ''} ${draft.members.fund_type_raw ?? ''}`));
  const stated = draft.members.category_raw !== null;
  const says = (pattern: RegExp): boolean | null => (pattern.test(words) ? true : stated ? false : null);
  const flags = { is_shariah_compliant: says(/\bislamic\b|\bshari ?ah\b/), is_plan: says(/\bplan\b/), is_pension_scheme: says(/\bpension\b/), is_etf: says(/\bexchange traded\b|\betf\b/) };
  for (const [member, value] of Object.entries(flags) as [keyof typeof flags, boolean | null][]) if (value !== null) draft.set(member, value, cell);
}

/** The manager as printed on the page, or on another page of the report. */
function setManager(draft: Draft, inks: readonly PageInk[]): void {
  for (const ink of inks) {
    const amc = findAmc(ink.blocks.filter((block) => block.y1 < 0.16 * ink.page.height || block.y0 > 0.85 * ink.page.height).flatMap((block) => [...block.lines]));
    if (amc === undefined) continue;
    draft.set('amc_name_raw', amc.text, { ...amc.segment, page_number: ink.page.page_number });
    return;
  }
}

function setMonth(draft: Draft, { month, vote, rivals }: MonthChoice, votes: readonly MonthVote[]): void {
  const named = votes.filter(({ source }) => source === 'head' || source === 'foot' || source === 'document').map((each) => each.month);
  const others = [...new Set(named)].filter((each) => each !== month);
  if (month !== null && others.length > 0) draft.problem('report_date', 'one month on the page and in the report', [month, ...others].join(' and '));
  if (rivals.length > 0) draft.problem('report_date', 'one month on the page and in the report', rivals.join(' and '));
  const first = month === null ? undefined : parseIsoDate(`${month}-01`);
  if (month === null || vote === null || first === undefined) return;
  const cell = { ...vote.box, page_number: vote.page_number };
  draft.set('report_date', monthEnd(first), cell);
  draft.set('report_month', month, cell);
}

const FEW_BLOCKS = 40;

function kindOfPage(ink: PageInk, index: number): PageType {
  if (ink.page.words.length === 0 || isTooDense(ink.page)) return 'NO_TEXT';
  if (index === 0 && ink.blocks.length < FEW_BLOCKS) return 'COVER';
  const words = foldLabel(ink.blocks.slice(0, 8).map((block) => block.text).join(' '));
  if (/\bdisclaimer\b/.test(words)) return 'DISCLAIMER';
  if (/\brisk profile\b|\brisk of principal\b/.test(words)) return 'RISK_TABLE';
  return /\breview\b|\bcommentary\b|\boutlook\b|\beconomy\b|\bmarket\b/.test(words) ? 'COMMENTARY' : 'OTHER';
}

function toFragment(draft: Draft, page_type: PageType, extraction_mode: ExtractionMode): Fragment {
  const name = draft.members.fund_name_raw ?? '';
  const former = [...name.matchAll(FORMER_NAME)].map((match) => (match[1] ?? match[2] ?? '').trim());
  return { schema_version: FRAGMENT_SCHEMA_VERSION, page_number: draft.page_number, page_type, extraction_mode, former_names_raw: former, ...draft.members, ...draft.sections, evidence: draft.evidence, problems: draft.problems };
}
