/**
 * A report's pages to fragments. Pure: placed words and known funds in, fragments out; the same for words of a text
 * layer and for recognised ones. The steps: ink, identity, month, regions, candidates, choice, constraints.
 */
import type { PdfPage, PdfText } from '#documents/pdf/page-words.ts';
import { monthEnd, parseIsoDate } from '#domain/dates.ts';
import { FRAGMENT_SCHEMA_VERSION, type Fragment } from '#domain/fragment.ts';
import type { ExtractionMode, PageType } from '#domain/fragment-terms.ts';
import type { Draft } from './draft.ts';
import { foldLabel } from './fold-label.ts';
import type { PageFund } from './identity/find-funds.ts';
import type { ClosedPage } from './ink/close-up.ts';
import { inkOf } from './ink/ink-of-page.ts';
import { isInFoot, isInHead, type PageInk } from './ink/page-ink.ts';
import { findCategoryOver } from './identity/category-over.ts';
import { chooseRoles, cutZone } from './identity/page-roles.ts';
import { chooseMonth, listDocumentVotes, type MonthChoice, type MonthVote } from './identity/find-month.ts';
import { wholeParagraphs } from './identity/numbered-sections.ts';
import { withoutSummary } from './identity/summary-title.ts';
import type { AmcProfile } from '#domain/amc-profile.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { NameIndex } from './identity/known-funds.ts';
import { respace, squeeze } from './ink/respace.ts';
import { frameOf, ReadingFrames, restoreBoxes } from './ink/reading-frames.ts';
import { completeMeaning } from './meaning/complete-meaning.ts';
import { isKnownLabel } from './meaning/label-meaning.ts';
import { readOtherPages } from './meaning/facts-of-other-pages.ts';
import { shareCommittee } from './meaning/shared-committee.ts';
import type { PageContext } from './meaning/page-context.ts';
import { listAmcs, type PrintedAmc } from './identity/find-amc.ts';
import { FORMER_NAME } from './printed-text.ts';
import { chooseProfile, ProfileReader } from './profile/profile-reader.ts';
import { commonUnit } from './regions/size-unit.ts';
import { joinFundNames, joinSplitNames } from './regions/split-names.ts';
import { kindOfPage } from './page-type.ts';
import { readFundPage } from './read-fund-page.ts';
import { rememberOf } from './remember.ts';
import { type Rank, rankOf, withoutRepeated } from './summary-tables.ts';
import { checkCut } from './constraints/check-cut.ts';
import { checkFragments } from './constraints/check-fragments.ts';
import { sayOnce } from './constraints/said-once.ts';
import type { ReadFragment, Witnesses } from './constraints/withhold.ts';

interface ReportKnowledge {
  readonly funds: readonly KnownFund[];
  /** What confirmed pages taught of AMCs; the one of the report's AMC is used. */
  readonly profiles?: readonly AmcProfile[];
}

export interface ReadReport {
  /** The profile that the report was read with; undefined if it was read without. */
  readonly profile?: { readonly amc: string; readonly version: string } | undefined;
  readonly fragments: readonly ReadFragment[];
  readonly pages: readonly { readonly page_number: number; readonly page_type: PageType }[];
}

// A fund's page states more than this.
const FEWEST_FACTS = 4;
// Under a title that is beyond doubt a sparse page is still the fund's.
const CERTAIN_TITLE = 14;

/** Reads a report; what its pages say of one fund is checked before it is returned. */
export function readReport(text: PdfText, knowledge: ReportKnowledge, mode: ExtractionMode = 'TEXT_LAYER'): ReadReport {
  const steps = readBySteps(text, knowledge, mode);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

// The first pages of a report may be about no fund.
let practicesLeft = 6;

/**
 * Begins to read a page while others are still to come: what is found is kept until the report is read. Changes no
 * result.
 */
export function preparePage(page: PdfPage, knowledge: ReportKnowledge): void {
  plainInkOf(page);
  if (practicesLeft === 0) return;
  // The first page of a fund takes ten times as long as the next ones, because the reader is compiled. This may as well
  // happen while the caller waits for words.
  const { fragments } = readReport({ pages: [page] }, knowledge);
  practicesLeft = fragments.length > 0 ? 0 : practicesLeft - 1;
}

/** The ink of a page that is read without a profile. */
const plainInkOf = rememberOf((page: PdfPage) => inkOf(frameOf(page).page, isKnownLabel));

/** Work in short steps, so that the caller can do other work between them. */
export type Steps<Result> = Generator<void, Result>;

/** The same in steps: each page is one for its ink and one for its facts. */
export function* readBySteps(
  text: PdfText,
  knowledge: ReportKnowledge,
  mode: ExtractionMode = 'TEXT_LAYER',
): Steps<ReadReport> {
  const profile = new ProfileReader(chooseProfile(text, knowledge.funds, knowledge.profiles ?? []));
  const frames = new ReadingFrames(text.pages);
  const names = new NameIndex(knowledge.funds);
  const inks: PageInk[] = [];
  const isLabel = (label: string): boolean => isKnownLabel(profile.standardOf(label) ?? label);
  for (const page of text.pages) {
    const ink = profile.used === undefined ? plainInkOf(page) : inkOf(frameOf(page).page, isLabel);
    inks.push(joinFundNames(profile.translate(ink), names));
    yield;
  }
  const inkOfFund: InkOfFund = (page) => profile.translate(inkOf(page, isLabel));
  const { fragments, contexts, sources, pages } = yield* readPages({ inks, known: knowledge.funds, mode, inkOfFund });
  completeMeaning(contexts);
  shareCommittee(
    contexts.map(({ state, ink }) => ({
      draft: state.draft,
      height: ink.page.height,
      blocks: ink.blocks,
      name: squeeze(state.fund_name),
    })),
  );
  const told = fragments.flatMap((fragment) => withoutRepeated(fragment, sources));
  const said = checkCut(
    told,
    inks.map(({ page }) => page),
    (fragment) => sources.get(fragment)?.fund.page !== undefined,
    contexts.flatMap(({ ink: { page, paragraphs = [] } }) =>
      paragraphs.map(({ x0, x1, y0, y1 }) => ({ x0, x1, y0, y1, page_number: page.page_number })),
    ),
  ).map((fragment, at) => {
    const once = sayOnce(fragment);
    sources.set(once, sources.get(told[at] as ReadFragment) as FragmentSource);
    return once;
  });
  const sourceOf = (fragment: ReadFragment): FragmentSource => sources.get(fragment) as FragmentSource;
  const backs = said.map((fragment) => sourceOf(fragment).fund.page?.back);
  const checked = checkFragments(said, (fragment) => sourceOf(fragment).witnesses);
  return {
    fragments: checked.map((fragment, at) => frames.restore(withPageBoxes(profile.restore(fragment), backs[at]))),
    pages,
    ...(profile.used === undefined ? {} : { profile: profile.used }),
  };
}

/** The boxes on a page of all funds, whatever part of it was read as the page of one. */
function withPageBoxes(fragment: ReadFragment, back: ClosedPage['back'] | undefined): ReadFragment {
  return back === undefined
    ? fragment
    : restoreBoxes(fragment, ({ page_number }) => (page_number === fragment.page_number ? back : undefined));
}

function inFrame({ page }: PageFund, choice: MonthChoice, { page_number }: PdfPage): MonthChoice {
  const { vote } = choice;
  return page === undefined || vote === null || vote.page_number !== page_number
    ? choice
    : { ...choice, vote: { ...vote, box: page.into(vote.box) } };
}

/** What the pages of a report say, in page order. */
interface PagesRead {
  readonly fragments: readonly ReadFragment[];
  readonly contexts: readonly PageContext[];
  readonly sources: Map<ReadFragment, FragmentSource>;
  readonly pages: ReadReport['pages'];
}

/** The ink of a page that is one fund's part of a page of all funds. */
type InkOfFund = (page: PdfPage) => PageInk;

interface ReportPages {
  readonly inks: readonly PageInk[];
  readonly known: readonly KnownFund[];
  readonly mode: ExtractionMode;
  readonly inkOfFund: InkOfFund;
}

function* readPages({ inks, known, mode, inkOfFund }: ReportPages): Steps<PagesRead> {
  const monthVotes = listDocumentVotes(inks);
  const size_unit = commonUnit(inks.flatMap((ink) => ink.blocks));
  const fragments: ReadFragment[] = [];
  const contexts: PageContext[] = [];
  const sources = new Map<ReadFragment, FragmentSource>();
  const pages: { page_number: number; page_type: PageType }[] = [];
  let lastMonth: MonthChoice | undefined;
  const roles = chooseRoles(inks, new NameIndex(known));
  const amcs = listManagers(inks, roles);
  for (const [index, { funds, openScope, lastScope, ...role }] of roles.entries()) {
    const ink = inks[index] as PageInk;
    const votes = [...(monthVotes.pages[index] ?? []), ...monthVotes.common];
    const before = fragments.length;
    for (const [order, { fund, names, otherNames, subs }] of funds.entries()) {
      const month = inFrame(fund, monthOfFund(fund, chooseMonth(votes), lastMonth), ink.page);
      const fund_name = fund.known?.name ?? fund.text;
      const isShared = role.isShared || fund.section === 'OF_ALL';
      const read = readFundPage({
        ink: role.isShared ? ink : joinSplitNames(partOf(ink, fund, funds.length === 1, inkOfFund), subs),
        is_shared: isShared,
        is_part: fund.page !== undefined,
        fund_name,
        title: fund.box,
        fund_names: [fund_name, fund.text, ...names],
        other_names: otherNames,
        known: fund.known,
        sub_fund_names: subs,
        funds: known,
        report_month: month.month,
        size_unit,
        open_scope: order === 0 ? openScope : null,
        last_scope: order === 0 ? lastScope : null,
        before: fund.isContinued ? pageBefore(contexts, ink, fund_name) : undefined,
      });
      const isCertain = fund.known !== null && fund.score >= CERTAIN_TITLE && month.month !== null;
      if (Object.keys(read.draft.evidence).length < (fund.isContinued || isCertain ? 1 : FEWEST_FACTS)) continue;
      contexts.push(read.context);
      readOtherPages(read.context, fund, { inks, roles, ink });
      if (!isShared) setCategoryOver(read.draft, fund, ink);
      // The head of a column may be broken over lines or a short form.
      setIdentity(read.draft, isShared && fund.known !== null ? { ...fund, text: fund.known.name } : fund, ink.page);
      setManager(read.draft, amcs, fund.page?.into);
      setMonth(read.draft, month, votes);
      const page_type = fund.isContinued ? 'CONTINUATION' : 'FUND_PAGE';
      const fragment = { ...toFragment(read.draft, page_type, mode), withheld: read.withheld };
      const witnesses = witnessesOf(fragment, fund, read.context);
      sources.set(fragment, { fund, rank: rankOf(fund, isShared), witnesses });
      fragments.push(fragment);
      lastMonth = month;
    }
    pages.push({
      page_number: ink.page.page_number,
      page_type: fragments.length > before ? (fragments.at(-1)?.page_type ?? 'FUND_PAGE') : kindOfPage(ink, index),
    });
    yield;
  }
  return { fragments, contexts, sources, pages };
}

/** The page before, if it is of the same fund alone. */
function pageBefore(contexts: readonly PageContext[], { page }: PageInk, name: string): PageContext | undefined {
  const last = contexts.at(-1);
  const isOwn = last?.state.fund_name === name && last.ink.page.page_number === page.page_number - 1;
  return isOwn && !last.is_shared && !last.is_part ? last : undefined;
}

function partOf(ink: PageInk, fund: PageFund, isOnly: boolean, inkOfFund: InkOfFund): PageInk {
  if (fund.page !== undefined) return inkOfFund(fund.page.page);
  if (fund.section !== undefined) return wholeParagraphs(cutZone(ink, fund));
  return isOnly ? ink : cutZone(ink, fund);
}

// A page that continues a fund and has no month of its own has that of the page before.
function monthOfFund({ isContinued }: PageFund, own: MonthChoice, last: MonthChoice | undefined): MonthChoice {
  return isContinued && last !== undefined && own.month === null ? { ...last, rivals: own.rivals } : own;
}

// The category of a fund may be printed over its name.
function setCategoryOver(draft: Draft, fund: PageFund, { blocks }: PageInk): void {
  const kind = fund.isContinued || draft.members.category_raw !== null ? undefined : findCategoryOver(blocks, fund.box);
  if (kind === undefined) return;
  draft.set('category_raw', kind.category.text, kind.category);
  if (kind.type !== null && draft.members.fund_type_raw === null) draft.set('fund_type_raw', kind.type.text, kind.type);
}

interface FragmentSource {
  readonly fund: PageFund;
  readonly rank: Rank;
  readonly witnesses: Witnesses;
}

// A shorter block is a label or a figure.
const LEAST_SENTENCE = 40;

function witnessesOf(fragment: ReadFragment, { known }: PageFund, { ink, state, is_shared }: PageContext): Witnesses {
  const units = [...state.sub_funds.values()].flatMap(({ scope, units_outstanding, units_cell }) =>
    units_outstanding === null || units_cell === null
      ? []
      : [
          {
            sub_fund_key: scope.sub_fund_key,
            value: units_outstanding,
            printed: units_cell.text,
            multiplied_by: units_cell.multiplied_by ?? null,
          },
        ],
  );
  // A sentence on a page that several funds share may be about any of them.
  const texts = is_shared
    ? []
    : ink.blocks.filter((block) => block.text.length > LEAST_SENTENCE).map((block) => block.text);
  const { earlier_navs, nav_changes } = state;
  return { fund: squeeze(known?.name ?? fragment.fund_name_raw ?? ''), texts, units, earlier_navs, nav_changes };
}

function setIdentity(draft: Draft, fund: PageFund, page: PdfPage): void {
  const name = withoutSummary(fund.text.replace(/\s+/g, ' ').trim());
  const cell = { ...fund.box, text: name === fund.text.trim() ? fund.text : name, page_number: page.page_number };
  draft.set('fund_name_raw', name, cell);
  const short = /\(([A-Z][A-Za-z-]{1,11})\)/.exec(name)?.[1];
  if (short !== undefined && !/^formerly$/i.test(short)) draft.set('fund_short_name_raw', short, cell);
  const plan = /^(.{0,150}\bfund)\s{0,9}[-–(]\s{0,9}([^()]{0,150}\bplan\b[^()]{0,150})\)?$/i.exec(
    name.replace(FORMER_NAME, '').trim(),
  );
  if (plan?.[1] !== undefined && plan[2] !== undefined) {
    draft.set('parent_fund_name_raw', plan[1], cell);
    draft.set('plan_name_raw', plan[2].trim(), cell);
  }
  // The registry has the blanks that a text layer may have lost.
  const names = `${name} ${fund.known?.name ?? ''}`;
  const words = foldLabel(respace(`${names} ${draft.members.category_raw ?? ''} ${draft.members.fund_type_raw ?? ''}`));
  const stated = draft.members.category_raw !== null;
  const says = (pattern: RegExp): boolean | null => (pattern.test(words) ? true : stated ? false : null);
  const flags = {
    is_shariah_compliant: says(/\bislamic\b|\bshari ?ah\b/),
    // `PlanVI`: a text layer may have lost the blank.
    is_plan: says(/\bplan(?:\b|[ivx]{1,5}\b|\d)/),
    is_pension_scheme: says(/\bpension\b/),
    is_etf: says(/\bexchange traded\b|\betf\b/),
  };
  for (const [member, value] of Object.entries(flags) as [keyof typeof flags, boolean | null][])
    if (value !== null) draft.set(member, value, cell);
}

// Of the page's height: notes at its end may name the manager.
const LAST_LINES = 0.12;

function listManagers(
  inks: readonly PageInk[],
  roles: readonly { readonly funds: readonly { readonly fund: PageFund }[] }[],
): PrintedAmc[] {
  const pages = inks.map((ink) => ({
    page_number: ink.page.page_number,
    lines: ink.blocks
      .filter((block) => isInHead(ink, block) || isInFoot(ink, block, LAST_LINES))
      .flatMap((block) => [...block.lines]),
  }));
  return listAmcs(
    pages,
    roles.flatMap(({ funds }) => funds.map(({ fund }) => fund.known?.name ?? fund.text)),
  );
}

/** The manager as printed on the page, or on another page of the report. */
function setManager(draft: Draft, amcs: readonly PrintedAmc[], into: ClosedPage['into'] = (box) => box): void {
  const amc = amcs.find(({ page_number }) => page_number === draft.page_number) ?? amcs[0];
  if (amc !== undefined)
    draft.set('amc_name_raw', amc.text, {
      ...(amc.page_number === draft.page_number ? into(amc.segment) : amc.segment),
      page_number: amc.page_number,
    });
}

function setMonth(draft: Draft, { month, vote, rivals }: MonthChoice, votes: readonly MonthVote[]): void {
  const named = votes
    .filter(({ source }) => source === 'head' || source === 'foot' || source === 'document')
    .map((each) => each.month);
  const others = [...new Set(named)].filter((each) => each !== month);
  if (month !== null && others.length > 0)
    draft.problem('report_date', 'one month on the page and in the report', [month, ...others].join(' and '));
  if (rivals.length > 0) draft.problem('report_date', 'one month on the page and in the report', rivals.join(' and '));
  const first = month === null ? undefined : parseIsoDate(`${month}-01`);
  if (month === null || vote === null || first === undefined) return;
  const cell = { ...vote.box, page_number: vote.page_number };
  draft.set('report_date', monthEnd(first), cell);
  draft.set('report_month', month, cell);
}

function toFragment(draft: Draft, page_type: PageType, extraction_mode: ExtractionMode): Fragment {
  const name = draft.members.fund_name_raw ?? '';
  const former = [...name.matchAll(FORMER_NAME)].map((match) => (match[1] ?? match[2] ?? '').trim());
  return {
    schema_version: FRAGMENT_SCHEMA_VERSION,
    page_number: draft.page_number,
    page_type,
    extraction_mode,
    former_names_raw: former,
    ...draft.members,
    ...draft.sections,
    evidence: draft.evidence,
    problems: draft.problems,
  };
}
