/**
 * Which funds each page of a report is about, and which fund it continues. Every page has several readings (its own
 * titles, a continuation of the fund before, a page without a fund), each with a cost for the evidence against it.
 * The readings of all pages are chosen together, as the cheapest path from the first page to the last.
 */
import type { KnownFund } from '#domain/known-fund.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { listScopeHeadings } from '#sources/fmr/regions/scopes.ts';
import { withCodesOf } from '#sources/fmr/regions/sub-fund-codes.ts';
import type { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import { findPageFunds, isKin, type FoundFunds, type PageFund } from './find-funds.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { findFrameOfAll } from './frame-of-all-funds.ts';
import { hasRestAbove } from './rest-of-page.ts';
import { listCardFunds } from './cards-of-funds.ts';
import { listFundKeys } from './key-of-funds.ts';
import { listSheetFunds } from './sheets-of-funds.ts';
import { findKeyedFunds } from './page-of-one-fund.ts';
import type { NameIndex } from './known-funds.ts';
import { explainsAsOther, isShortFormOf, ShortForms } from './short-forms.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isInPanel } from './panels.ts';
import { isInZone } from './zones.ts';
import { continuedLine, hasShortName } from './continued-pages.ts';
import { listSections } from './numbered-sections.ts';
import { listSecondPages, statesNature } from './second-pages.ts';
import { listSubFunds } from './sub-funds-of.ts';

/** A fund that a page ends with. */
interface OpenFund {
  readonly fund: PageFund;
  /** Short forms that its pages give it. */
  readonly names: readonly string[];
  /** Short forms that the report defines for other funds. */
  readonly otherNames: readonly string[];
  readonly subs: SubFundNames;
  /** The plan or sub-fund whose part the page ends with. */
  readonly scope: string | null;
  /** Its title has nothing of a fund over it, or what ends the fund before. */
  readonly beginsAtTitle: boolean;
}

interface PageRole {
  /** From top to bottom; empty for a page without a fund. */
  readonly funds: readonly OpenFund[];
  /** All these funds share its tables: only the rows and columns show which figure belongs to which fund. */
  readonly isShared: boolean;
  /** The plan or sub-fund that the page continues until its first plan heading. */
  readonly openScope: string | null;
  /** The plan or sub-fund that the page before ended with, if this page continues its fund. */
  readonly lastScope: string | null;
}

// What speaks against a reading of a page. Only the order of their sums matters.
const COSTS = {
  // A page that does not name a fund does not belong to one, unless there is evidence that it continues the fund
  // before.
  nobody: 4,
  // A page with a fund title that is read as a page without a fund.
  untitled: 12,
  // The rest of a fund's page shows no name of it.
  unnamed: 8,
  // The same, where other funds of the report have such a page too.
  unnamedAgain: 3,
  // It has a heading of a plan or sub-fund of the fund, and names no other fund.
  parts: 3,
  // Its short form in a table is all that names it.
  shortName: 2,
  // Short forms of several funds, the open one's among them.
  shortNames: 5,
  // Rows and columns that name several funds.
  shared: 3,
  // A title with `continued` for a fund that the page before is not about.
  withoutBeginning: 6,
  // A plan's title on the page after its fund's: a page of its own, or a part of the fund's.
  planAlone: 3,
  planApart: 6,
} as const;

/** What is known of the whole report. */
interface Report {
  readonly known: readonly KnownFund[];
  readonly shorts: ShortForms;
  /** Pages without a name that look like each other, each after a fund's own page. */
  readonly secondPages: ReadonlySet<PageInk>;
  /** Of each fund found on a page; several paths ask for it. */
  readonly parts: Map<PageFund, OwnParts>;
}

/** What a page says of one of its funds, whatever the page before is about. */
type OwnParts = Pick<OpenFund, 'names' | 'otherNames' | 'subs' | 'scope'>;

interface Reading {
  readonly role: PageRole;
  readonly open: OpenFund | undefined;
  readonly cost: number;
}

interface Path {
  readonly cost: number;
  readonly roles: readonly PageRole[];
  readonly open: OpenFund | undefined;
}

const NOBODY: PageRole = { funds: [], isShared: false, openScope: null, lastScope: null };
// Paths that are kept from page to page: each ends with another fund open.
const MOST_PATHS = 6;

/** One role a page, in page order. */
export function chooseRoles(inks: readonly PageInk[], names: NameIndex): PageRole[] {
  const shorts = new ShortForms(inks, names);
  const keys = listFundKeys(inks, names);
  const sections = listSections(inks, names);
  const sheets = listSheetFunds(inks, names, shorts);
  const cards = listCardFunds(inks, names, shorts);
  const founds = inks.map((ink): FoundFunds => {
    const chapters = sections.get(ink);
    if (chapters !== undefined) return { funds: chapters, isShared: false };
    const key = keys.get(ink);
    const keyed = key === undefined ? (sheets.get(ink) ?? cards.get(ink)) : findKeyedFunds(ink, key);
    return keyed === undefined ? findPageFunds(ink, names, shorts) : { funds: keyed, isShared: false };
  });
  const report: Report = { known: names.funds, shorts, secondPages: listSecondPages(inks, founds), parts: new Map() };
  let paths: readonly Path[] = [{ cost: 0, roles: [], open: undefined }];
  for (const [index, ink] of inks.entries()) {
    const found = founds[index] as FoundFunds;
    const longer = paths.flatMap((path) =>
      listReadings(ink, found, path.open, report).map((reading): Path => ({
        cost: path.cost + reading.cost,
        roles: [...path.roles, reading.role],
        open: reading.open,
      })),
    );
    paths = cheapestPerState(longer);
  }
  return [...(paths[0]?.roles ?? [])];
}

// Paths that end with the same fund and plan open differ in nothing to come: the cheaper one stands for both.
function cheapestPerState(paths: readonly Path[]): Path[] {
  const kept = new Map<string, Path>();
  for (const path of paths.toSorted((a, b) => a.cost - b.cost)) {
    const { open } = path;
    const state = open === undefined ? '' : `${squeeze(nameOf(open.fund))}|${open.scope ?? ''}`;
    if (!kept.has(state)) kept.set(state, path);
  }
  return [...kept.values()].slice(0, MOST_PATHS);
}

function listReadings(
  ink: PageInk,
  { funds: found, isShared }: FoundFunds,
  open: OpenFund | undefined,
  report: Report,
): Reading[] {
  const readings: Reading[] = [];
  // Its numbers say where each chapter begins and ends.
  if (found[0]?.section !== undefined)
    return [{ ...readAsWhole(ink, found, undefined, report, true), open: undefined, cost: 0 }];
  if (isShared) readings.push(readAsShared(found, report));
  else if (found.length > 0) readings.push(readAsOwn(ink, found, open, report));
  const continued = open === undefined ? undefined : readAsContinued(ink, isShared ? [] : found, open, report);
  if (continued !== undefined) readings.push(continued);
  readings.push({ role: NOBODY, open: undefined, cost: found.length > 0 && !isShared ? COSTS.untitled : COSTS.nobody });
  return readings;
}

function readAsShared(found: readonly PageFund[], { known, shorts }: Report): Reading {
  const funds = found.map((fund): OpenFund => ({
    fund,
    names: shorts.of(fund.known),
    otherNames: shorts.ofOthers(fund.known),
    subs: listSubFunds(nameOf(fund), fund.known, known, shorts.of(fund.known)),
    scope: null,
    beginsAtTitle: false,
  }));
  return { role: { funds, isShared: true, openScope: null, lastScope: null }, open: undefined, cost: COSTS.shared };
}

function readAsOwn(ink: PageInk, found: readonly PageFund[], open: OpenFund | undefined, report: Report): Reading {
  const [first] = found;
  const rest = first === undefined || !hasRestAbove(ink, first.box) ? undefined : restOf(ink, first, open);
  if (rest === undefined || first === undefined)
    return readAsWhole(ink, found, open, report, first !== undefined && !hasRestAbove(ink, first.box));
  const own = readAsWhole(
    ink,
    [{ ...first, zone: { ...first.zone, y0: first.box.y0 - 1 } }, ...found.slice(1)],
    undefined,
    report,
    true,
  );
  return {
    ...own,
    role: {
      ...own.role,
      funds: [rest, ...own.role.funds],
      openScope: open?.scope ?? null,
      lastScope: open?.scope ?? null,
    },
  };
}

/**
 * The end of the open fund over the first title of a page; undefined if the titles of this report have their facts over
 * them.
 */
function restOf(ink: PageInk, first: PageFund, open: OpenFund | undefined): OpenFund | undefined {
  if (open?.beginsAtTitle !== true || isOf(first, open) || isPlanOf(first, open) || first.panels !== undefined)
    return undefined;
  const zone = { x0: 0, y0: 0, x1: ink.page.width, y1: first.box.y0 - 1 };
  return { ...open, fund: { ...open.fund, isContinued: true, zone } };
}

function readAsWhole(
  ink: PageInk,
  found: readonly PageFund[],
  open: OpenFund | undefined,
  report: Report,
  beginsAtTitle: boolean,
): Reading {
  const funds = found.map((fund): OpenFund => {
    const isContinued = fund.isContinued || isOf(fund, open);
    const {
      subs,
      names: own,
      otherNames,
      scope,
    } = ownParts(ink, fund, found.length === 1 && fund.section === undefined, report);
    const names = [...new Set([...own, ...(isContinued ? (open?.names ?? []) : [])])];
    const openScope =
      isContinued && isOf(fund, open) && open?.scope !== null && subs.only === open?.scope
        ? (open?.scope ?? null)
        : null;
    return { fund: { ...fund, isContinued }, names, otherNames, subs, scope: scope ?? openScope, beginsAtTitle };
  });
  const [first] = funds;
  const openScope =
    first !== undefined &&
    first.fund.isContinued &&
    isOf(first.fund, open) &&
    open?.scope !== null &&
    first.subs.only === open?.scope
      ? (open?.scope ?? null)
      : null;
  const cost =
    (first?.fund.isContinued === true && !isOf(first.fund, open) ? COSTS.withoutBeginning : 0) +
    (first !== undefined && isPlanOf(first.fund, open) ? COSTS.planAlone : 0);
  const goesOn = first !== undefined && first.fund.isContinued && isOf(first.fund, open);
  const last = funds.at(-1);
  // No fund continues from a page with panels of all of them.
  return {
    role: { funds, isShared: false, openScope, lastScope: goesOn ? (open?.scope ?? null) : null },
    open: last?.fund.panels === undefined && last?.fund.page === undefined ? last : undefined,
    cost,
  };
}

function ownParts(ink: PageInk, fund: PageFund, isOnly: boolean, { known, shorts, parts }: Report): OwnParts {
  const present = parts.get(fund);
  if (present !== undefined) return present;
  const names = [...shortForms(ink, fund), ...shorts.of(fund.known)];
  const subs = withCodesOf(ink.blocks, listSubFunds(nameOf(fund), fund.known, known, names));
  const made = {
    subs,
    names,
    otherNames: shorts.ofOthers(fund.known),
    scope: lastScope(isOnly ? ink : cutZone(ink, fund), subs),
  };
  parts.set(fund, made);
  return made;
}

function readAsContinued(
  ink: PageInk,
  found: readonly PageFund[],
  open: OpenFund,
  { shorts, secondPages }: Report,
): Reading | undefined {
  const [only] = found;
  const fund: PageFund = {
    ...open.fund,
    isContinued: true,
    zone: { x0: 0, y0: 0, x1: ink.page.width, y1: ink.page.height },
  };
  if (only !== undefined) {
    if (found.length > 1 || !isPlanOf(only, open)) return undefined;
    const statesOwn = ink.blocks.some((block) => statesNature(block.text));
    return continueWith(ink, fund, open, open.scope, open.scope === null || statesOwn ? COSTS.planApart : 0);
  }
  if (explainsAsOther(ink, open.names, [open.fund.text, nameOf(open.fund), ...(open.fund.known?.other_names ?? [])]))
    return undefined;
  const line = continuedLine(ink, nameOf(open.fund), [open.fund.text, ...open.names]);
  if (line !== undefined)
    return continueWith(ink, { ...fund, box: line }, open, open.subs.only === open.scope ? open.scope : null, 0);
  // A page with a category or type of its own begins a fund, although its title may not be understood.
  if (!secondPages.has(ink) && ink.blocks.some((block) => statesNature(block.text))) return undefined;
  const named = new Set(
    [...ink.blocks, ...ink.turned].map(({ text }) => shorts.find(text)).filter((known) => known !== undefined),
  );
  const isNamed =
    hasShortName(ink, [nameOf(open.fund), ...(open.scope === null ? [] : [open.scope])], open.names) ||
    (open.fund.known !== null && named.has(open.fund.known));
  const isAlone = [...named].every((known) => open.fund.known !== null && isKin(known, open.fund.known));
  const namedCost = isAlone ? COSTS.shortName : COSTS.shortNames;
  const unnamedCost = secondPages.has(ink) && isAlone ? COSTS.unnamedAgain : COSTS.unnamed;
  const hasParts = isAlone && lastScope(ink, open.subs) !== null;
  return continueWith(
    ink,
    fund,
    open,
    open.scope,
    isNamed ? namedCost : hasParts ? Math.min(COSTS.parts, unnamedCost) : unnamedCost,
  );
}

function continueWith(ink: PageInk, fund: PageFund, open: OpenFund, openScope: string | null, cost: number): Reading {
  const names = [...new Set([...shortForms(ink, fund), ...open.names])];
  const next: OpenFund = {
    fund,
    names,
    otherNames: open.otherNames,
    subs: open.subs,
    scope: lastScope(ink, open.subs) ?? openScope,
    beginsAtTitle: open.beginsAtTitle,
  };
  return { role: { funds: [next], isShared: false, openScope, lastScope: open.scope }, open: next, cost };
}

function nameOf(fund: PageFund): string {
  return fund.known?.name ?? fund.text;
}

function isOf(fund: PageFund, open: OpenFund | undefined): boolean {
  return (
    open !== undefined &&
    (squeeze(open.fund.text) === squeeze(fund.text) || squeeze(nameOf(open.fund)) === squeeze(nameOf(fund)))
  );
}

function isPlanOf(fund: PageFund, open: OpenFund | undefined): boolean {
  return (
    open !== undefined &&
    fund.known !== null &&
    fund.known.family !== null &&
    fund.known.family === nameOf(open.fund) &&
    !isOf(fund, open)
  );
}

function lastScope(ink: PageInk, subs: SubFundNames): string | null {
  return (
    listScopeHeadings(ink, subs)
      .filter(({ isUnknown }) => isUnknown !== true)
      .toSorted((a, b) => a.block.y0 - b.block.y0)
      .at(-1)?.name ?? null
  );
}

/** The blocks of a page that are one fund's. */
export function cutZone(ink: PageInk, { zone, panels, blocks }: PageFund): PageInk {
  const common = findFrameOfAll(ink);
  const isCommon = (block: Block): boolean => common !== undefined && isInPanel(common, block);
  const isOwn = (block: Block): boolean =>
    isCommon(block) || (blocks?.has(block) ?? panels?.some((box) => isInPanel(box, block)) ?? isInZone(zone, block));
  const parts = panels ?? zone.parts;
  return { ...ink, blocks: ink.blocks.filter(isOwn), ...(parts === undefined ? {} : { panels: parts }) };
}

/** Short forms that the page gives the fund: `Sample Income Fund (SIF)`. */
function shortForms(ink: PageInk, fund: PageFund): string[] {
  const full = nameOf(fund).replace(/\s{0,9}\([^)]{0,300}\)/g, '');
  const found = new Set<string>();
  for (const block of ink.blocks) {
    if (!block.text.includes('(')) continue;
    for (const match of respace(block.text).matchAll(/\(([A-Z][A-Za-z0-9 -]{1,14})\)/g)) {
      const short = match[1] ?? '';
      if (isShortFormOf(short, full)) found.add(short);
    }
  }
  return [...found];
}
