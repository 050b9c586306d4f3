/** What one page, or one part of it, says about one fund: tables, lists, labels and their values, sentences. */
import { subtractBlocks } from './ink/subtract-blocks.ts';
import { listUnclearPairs } from './candidates/coloured-bars.ts';
import { listChanges } from './candidates/changes.ts';
import type { LabelPair } from './candidates/label-pair.ts';
import { listCaptionedValues } from './candidates/captioned-values.ts';
import { listCalledOutShares } from './candidates/called-out-shares.ts';
import { listCardTables } from './candidates/card-tables.ts';
import { listBracketedLabels } from './candidates/bracketed-labels.ts';
import { listCodedItems } from './candidates/coded-items.ts';
import { listCertainPairs, listPairs } from './candidates/pairs.ts';
import { takeEnumerated } from './meaning/read-enumerated.ts';
import { listPartedCells } from './candidates/joint-labels.ts';
import { listDashedLines } from './candidates/dashed-lines.ts';
import { listGainColumns } from './candidates/gain-columns.ts';
import { listLabelledSums } from './candidates/labelled-sums.ts';
import { listNamedCells } from './candidates/named-cells.ts';
import { listNamedSegments } from './candidates/named-segments.ts';
import { listNumberedValues } from './candidates/numbered-values.ts';
import { listRunningItems } from './candidates/running-items.ts';
import { groupsOf, meaningsIn } from './meaning/grouped-labels.ts';
import type { Row, Table } from './candidates/table.ts';
import { listShareTrees } from './candidates/share-trees.ts';
import { listStatedShares } from './candidates/stated-shares.ts';
import { listSharesFrom } from './candidates/shares-from.ts';
import { listTimeLines } from './candidates/time-lines.ts';
import { stripGroupsOf } from './candidates/title-strips.ts';
import { listSideTables } from './candidates/side-titles.ts';
import { Draft } from './draft.ts';
import type { PageInk } from './ink/page-ink.ts';
import { FundOwners } from './identity/fund-owners.ts';
import { isOfName } from './identity/printed-name.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { listRaisedMarks } from './ink/text-cells.ts';
import { isCodeOf, isOfKey, takeBareCodes } from './meaning/code-keys.ts';
import { readCommitteeText } from './meaning/committee-text.ts';
import { datePrice } from './meaning/nav-date.ts';
import { benchmarkNames } from './meaning/benchmark-names.ts';
import { takeBenchmarksUnder } from './meaning/benchmarks-under-returns.ts';
import { blocksOfCommonTerms } from './meaning/terms-of-all-funds.ts';
import { labelMeaning } from './meaning/label-meaning.ts';
import { continueTables } from './meaning/continued-tables.ts';
import { nameSignedRows } from './meaning/facing-tables.ts';
import { readDefinitions } from './meaning/read-definitions.ts';
import { readLabelsOfSubFunds } from './meaning/labels-of-sub-funds.ts';
import { periodOfLabel } from './meaning/period-label.ts';
import { takeLetteredReturns } from './meaning/lettered-returns.ts';
import type { PageContext } from './meaning/page-context.ts';
import { blocksOfNotes, listNotes } from './meaning/page-notes.ts';
import { rankByShares, rankHoldings } from './meaning/rank-holdings.ts';
import { blocksOfPeopleIndex } from './meaning/people-index.ts';
import { readPeopleSentences } from './meaning/people-sentences.ts';
import { isPerson } from './meaning/person-texts.ts';
import { readRatingBadges } from './meaning/rating-badges.ts';
import { readRatingTables } from './meaning/rating-table.ts';
import { readBarredPeople, readLabelledPeople, readLoosePeople } from './meaning/people-with-ranks.ts';
import { readCommitteeItem, readCommitteeLines, readCommitteePart } from './meaning/read-people.ts';
import { readFactsOfAllFunds } from './meaning/facts-of-all-funds.ts';
import { explainTo } from './meaning/explain-withheld.ts';
import { readLadders } from './meaning/read-ladders.ts';
import { readListedShares } from './meaning/read-listed-shares.ts';
import { readObjective } from './meaning/read-objective.ts';
import { readPairsOf } from './meaning/read-pair.ts';
import { listOwnerLines } from './meaning/owner-lines.ts';
import { listOwnedParts } from './meaning/parts-at-wholes.ts';
import { joinSheets } from './meaning/sheets-of-periods.ts';
import { readStyledPeople } from './meaning/styled-people.ts';
import { readEvents } from './meaning/read-events.ts';
import { readNumberedParagraphs } from './meaning/numbered-paragraphs.ts';
import { readSpecialTables } from './read-special-tables.ts';
import { readTable, UNKNOWN_PART } from './meaning/read-table.ts';
import { keepNavOf, readFactRow } from './meaning/read-fact-rows.ts';
import { readHeadedGrids } from './meaning/read-fact-grids.ts';
import { readScales } from './meaning/read-scale.ts';
import { readReturnSentences } from './meaning/return-sentences.ts';
import { readNoteFacts } from './meaning/note-facts.ts';
import { readSentences } from './meaning/read-sentences.ts';
import { takeStyledSentences } from './meaning/styled-sentences.ts';
import { readSharesOfOwners } from './meaning/shares-of-owners.ts';
import { readSubFundEntries } from './meaning/sub-fund-entries.ts';
import { readUnknownLabels } from './meaning/read-unknown.ts';
import type { PageState, SubFundDraft } from './page-state.ts';
import { inReadingOrder, listTablesOf } from './page-tables.ts';
import type { MoneyUnit } from './printed-money.ts';
import { isNavOfMonth } from './read-sizes.ts';
import { listAxisFigures } from './regions/chart-axes.ts';
import { listEarlierParts } from './regions/earlier-parts.ts';
import { openHeading } from './regions/open-heading.ts';
import { listRunningTotals } from './regions/running-totals.ts';
import { isAcrossParts, listScopeHeadings, scopeAt, type ScopeHeading } from './regions/scopes.ts';
import type { WithheldGroup } from '#domain/fragment.ts';
import type { SubFundNames } from './regions/sub-fund-names.ts';
import { listTitledParts } from './regions/titled-parts.ts';
import { listUnknownParts } from './regions/unknown-parts.ts';
import { listTitleNumbers } from './regions/title-numbers.ts';
import { isAcrossEdge, listSideColumns } from './regions/side-columns.ts';
import { titleKind } from './regions/title-kinds.ts';
import { listTitles } from './regions/titles.ts';
import { addSubFunds, findSubFund } from './sub-funds.ts';

interface PageInput {
  readonly ink: PageInk;
  readonly fund_name: string;
  readonly fund_names: readonly string[];
  /** Short forms that the report defines for other funds. */
  readonly other_names: readonly string[];
  /** The box of the fund's name. */
  readonly title: Box;
  readonly known: KnownFund | null;
  readonly sub_fund_names: SubFundNames;
  /** All that the registry knows. */
  readonly funds: readonly KnownFund[];
  /** Several funds share the page: only what names this one in its rows and columns is read. */
  readonly is_shared: boolean;
  readonly is_part: boolean;
  readonly report_month: string | null;
  readonly size_unit: MoneyUnit | null;
  /** The plan whose part of the report the page before ended with, if this page continues it. */
  readonly open_scope: string | null;
  /** The same, whether or not this page continues it. */
  readonly last_scope: string | null;
  /** The page of the fund that this one continues. */
  readonly before: PageContext | undefined;
}

// Of the page's running text: a smaller name may be the head of a column as well.
const TITLE_SIZE = 1.15;

/** Reads a page, or the part of it that is one fund's, into a draft; `withheld` are the groups that are not served. */
export function readFundPage(input: PageInput): { draft: Draft; withheld: WithheldGroup[]; context: PageContext } {
  const { ink } = input;
  const scopes = listScopeHeadings(ink, input.sub_fund_names);
  const context = openContext(input, scopes);
  const withheld: WithheldGroup[] = [];
  const headings = [
    ...openHeading(ink.blocks, input.open_scope),
    ...scopes,
    ...(input.is_part
      ? []
      : listUnknownParts(ink, input.title, input.fund_names, scopes, (text) =>
          input.is_shared ? undefined : context.owners.find(text),
        )),
  ];
  takeUnread(context, input, headings);
  readNumberedParagraphs(context);
  const noted = takeLists(context, (blocks, ...rest) =>
    listNumberedValues(blocks, listRaisedMarks(ink.page.words), ...rest),
  );
  const definitions = readDefinitions(context);
  readChanges(context, headings);
  if (!input.is_shared) {
    takeLetteredReturns(context);
    takeBenchmarksUnder(context);
  }
  withholdUnclearPairs(context, withheld);
  context.owner_lines.push(...listOwnerLines(context));
  if (input.is_shared) readLadders(context, explainTo(context, withheld));
  else readOwnForms(context);
  readListedShares(context, headings);
  const lists = [...noted, ...definitions.pairs, ...takeLists(context, listPartedCells), ...takeCaptioned(context)];
  if (!input.is_shared) {
    readPeopleSentences(context);
    readLabelsOfSubFunds(context);
    readBarredPeople(context);
    readLabelledPeople(context);
  }
  lists.push(...takeLists(context, (...page) => listCodedItems(...page, (word) => isCodeOf(ink.key, word))));
  takeBareCodes(ink, context.taken);
  for (const list of [listDashedLines, listRunningItems, listBracketedLabels]) lists.push(...takeLists(context, list));
  const setApart = [...takeEnumerated(context), ...takeSetApart(context, headings)];
  readSpecialTables(context, headings);
  readHeadedGrids(context);
  lists.push(...takeLists(context, listCertainPairs));
  context.benchmark_names.push(...benchmarkNames(lists));
  const open = subtractBlocks(ink.blocks, context.taken);
  const found = inReadingOrder([...setApart, ...joinSheets(context, listTablesOf(context, open, headings))]);
  const tables = nameSignedRows(continueTables(context, found, input.before), input.before);
  context.tables.push(...tables);
  const parts = [...headings, ...listTitledParts(ink.blocks, input.sub_fund_names), ...listOwnedParts(context, tables)];
  for (const table of definitions.tables) readTable(definitions.around, table, parts, withheld);
  for (const table of tables) readTable(context, table, parts, withheld);
  rankHoldings(context.state.draft, tables);
  if (input.is_part) rankByShares(context.state.draft);
  if (input.is_shared) readSharedPage(context);
  else readBesideTables(context, lists, headings, withheld);
  datePrice(context);
  addSubFunds(context.state);
  return { draft: context.state.draft, withheld, context };
}

/** Facts of one fund that are set in forms of their own. */
function readOwnForms(context: PageContext): void {
  readScales(context);
  readRatingTables(context);
  readRatingBadges(context);
  readEvents(context);
  takeStyledSentences(context);
}

function readSharedPage(context: PageContext): void {
  readSharesOfOwners(context);
  readFactsOfAllFunds(context);
}

/** Texts that are neither labels nor values: headings, notes, titles, parts of earlier months, the axes of charts. */
function takeUnread(
  context: PageContext,
  { title, report_month, is_part }: PageInput,
  headings: readonly ScopeHeading[],
): void {
  const { ink, taken, notes } = context;
  const unread = [
    ...headings.map((heading) => heading.block),
    ...blocksOfNotes(ink.blocks, notes),
    ...ink.blocks.filter((block) => block === title && block.size > TITLE_SIZE * ink.body),
    ...listTitleNumbers(ink.blocks),
    ...stripGroupsOf(ink).map((group) => group.title),
    ...blocksOfCommonTerms(ink.blocks),
    ...blocksOfPeopleIndex(ink.blocks),
    ...ink.blocks.filter((block) => isOfKey(ink.key, block)),
    ...listEarlierParts(ink.blocks, report_month),
    ...(is_part ? listRunningTotals(ink.blocks) : []),
    ...listAxisFigures(ink.blocks, ink.page.rules),
  ];
  for (const block of unread) taken.add(block);
}

function openContext(input: PageInput, scopes: readonly ScopeHeading[]): PageContext {
  const { ink } = input;
  const state: PageState = {
    page: ink.page,
    draft: new Draft(
      ink.page.page_number,
      ink.blocks.filter((block) => block.isLoose && !isOfName(block, input.title, input.known !== null)),
    ),
    report_month: input.report_month,
    size_unit: input.size_unit,
    sub_funds: new Map(),
    earlier_navs: new Map(),
    nav_changes: new Map(),
    has_dated_nav: ink.blocks.some(({ text }) =>
      isNavOfMonth(labelMeaning(text, input.report_month), input.report_month),
    ),
    fund_name: input.fund_name,
  };
  return {
    ink,
    state,
    fund_names: input.fund_names,
    benchmark_names: [],
    known: input.known,
    sub_fund_names: input.sub_fund_names,
    is_shared: input.is_shared,
    is_part: input.is_part,
    owners: new FundOwners(input.fund_names, input.known, input.funds, input.other_names),
    owner_lines: [],
    tables: [],
    headings: scopes.map(({ block }) => block.text),
    last_scope: input.last_scope,
    taken: new Set(),
    styled: [],
    lettered: new Map(),
    row_groups: groupsOf(ink),
    notes: listNotes(ink.page.page_number, ink.blocks, listRaisedMarks(ink.page.words)),
  };
}

// Before labels and rows are sought: cards side by side, or parts under each other, would be taken for one table.
function takeSetApart({ ink, taken }: PageContext, headings: readonly ScopeHeading[]): Table[] {
  const open = subtractBlocks(ink.blocks, taken);
  const barriers = headings.map((heading) => heading.block);
  const found = [
    ...listCardTables(open, barriers),
    ...listSideTables(open, ink.page.rules),
    ...listNamedCells(open, barriers),
    ...listGainColumns(open, barriers),
    ...listLabelledSums(open, barriers),
    ...listShareTrees(open),
    ...listCalledOutShares(open, ink.page.shades),
    ...listNamedSegments(open, ink.page.shades),
    ...listStatedShares(open),
    ...listSharesFrom(open),
    ...listTimeLines(ink.blocks).filter(({ table }) => table.rows.every((row) => !taken.has(row.label))),
  ];
  for (const block of found.flatMap(({ blocks }) => blocks)) taken.add(block);
  return found.map(({ table }) => table);
}

/** What cannot be read of such a label is that of no other label either. */
function takeCaptioned(context: PageContext): LabelPair[] {
  return takeLists(context, (...page) => {
    const { pairs, unread } = listCaptionedValues(...page);
    for (const block of unread) context.taken.add(block);
    return pairs;
  });
}

// What a page of several funds states outside of tables names none of them.
function takeLists(context: PageContext, list: typeof listRunningItems): LabelPair[] {
  if (context.is_shared) return [];
  const isOfCommittee = ({ meaning }: LabelPair): boolean => meaning.kind === 'fact' && meaning.fact === 'committee';
  const items: LabelPair[] = [];
  for (const item of list(context.ink.blocks, meaningsIn(context), (block) => context.taken.has(block))) {
    // The members of a committee are not one value; a single name is read with those under it.
    if (isOfCommittee(item) && (isPerson(item.value.text) || readCommitteeItem(context, item.value))) continue;
    items.push(item);
  }
  for (const block of items.flatMap((item) => item.blocks)) context.taken.add(block);
  return items;
}

/** Reads everything outside tables: people, lists of labels and values, sentences. */
function readBesideTables(
  context: PageContext,
  lists: readonly LabelPair[],
  headings: readonly ScopeHeading[],
  withheld: WithheldGroup[],
): void {
  readObjective(context);
  for (const title of listTitles(context.ink.blocks))
    if (titleKind(title.text) === 'COMMITTEE' && !context.taken.has(title) && !readCommitteeText(context, title))
      readCommitteePart(context, title);
  readCommitteeLines(context);
  readStyledPeople(context);
  readLoosePeople(context);
  const sides = listSideColumns(context.ink.page, context.ink.blocks);
  const pairs = [
    ...lists,
    ...listPairs(context.ink.blocks, meaningsIn(context), (block) => context.taken.has(block), lists),
  ].filter(({ label, value }) => !isAcrossEdge(sides, label, value));
  const isNobodys = ({ label, value }: LabelPair): boolean =>
    scopeAt(headings, label)?.isUnknown === true || isAcrossParts(headings, label, value);
  withholdPairs(pairs.filter(isNobodys), withheld);
  readPairsOf(
    context,
    pairs.filter((pair) => !isNobodys(pair)),
    (place) => subFundOf(context, scopeAt(headings, place)),
  );
  readUnknownLabels(
    context,
    pairs.filter((pair) => scopeAt(headings, pair.label) === undefined),
  );
  readSubFundEntries(context);
  readReturnSentences(context);
  readSentences(context, (place) => subFundOf(context, scopeAt(headings, place)));
  readNoteFacts(context);
}

/** Of `118.63 → 120.63` the figure behind the arrow is the report's, unless months over both say whose each is. */
function readChanges(context: PageContext, headings: readonly ScopeHeading[]): void {
  const { arrows, earlier, later } = listChanges(context.ink.blocks);
  for (const block of [...arrows, ...earlier.flatMap(({ figures }) => figures)]) context.taken.add(block);
  if (context.is_shared) return;
  const isNobodys = ({ label }: Row): boolean => scopeAt(headings, label)?.isUnknown === true;
  const subOf = ({ label }: Row): SubFundDraft | null => subFundOf(context, scopeAt(headings, label));
  for (const row of later)
    if (!isNobodys(row) && readFactRow(context, row, subOf(row)))
      for (const block of [row.label, ...row.figures]) context.taken.add(block);
  for (const row of earlier) if (!isNobodys(row)) keepNavOf(context, [row], subOf(row));
}

/** Two figures beside each period, as of the bars of a chart, with nothing that says whose each is. */
function withholdUnclearPairs({ ink, taken }: PageContext, withheld: WithheldGroup[]): void {
  const pairs = listUnclearPairs(subtractBlocks(ink.blocks, taken)).filter(
    ({ label }) => periodOfLabel(label.text, null) !== undefined,
  );
  const figures = pairs.flatMap((pair) => pair.figures);
  for (const figure of figures) taken.add(figure);
  if (figures.length > 0)
    withheld.push({
      section: 'reported_returns',
      check: 'unclear',
      reason: 'a legend that says whose each of two figures is',
      figures: figures.map((figure) => figure.text),
      row_count: pairs.length,
    });
}

// Prices and sizes do not belong to a profile: withheld ones are listed under the section whose members they would have
// been.
function withholdPairs(pairs: readonly LabelPair[], withheld: WithheldGroup[]): void {
  if (pairs.length === 0) return;
  withheld.push({
    section: 'fund_size',
    check: 'unclear',
    reason: UNKNOWN_PART,
    figures: pairs.map((pair) => pair.value.text),
    row_count: pairs.length,
  });
}

function subFundOf(context: PageContext, heading: ScopeHeading | undefined): SubFundDraft | null {
  return heading === undefined ? null : findSubFund(context.state, heading.name, heading.block);
}
