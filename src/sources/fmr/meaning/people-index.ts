/**
 * An index of people and institutions with the funds for which they act: `**Name One, CFA**, Head of Equities: SIF,
 * SEF`.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isShortFormOf } from '#sources/fmr/identity/short-forms.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { addMember } from './add-member.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { isDesignation, isPerson } from './person-texts.ts';
import { readPairOf } from './read-pair.ts';

const ENTRY = new RegExp(
  joinLines`
    ^,\s{0,2}([^,:]{3,60}):\s{1,3}
    ([A-Z][A-Za-z0-9-]{1,11}(?:,\s{0,2}[A-Z][A-Za-z0-9-]{1,11}){0,40})$`,
);
const NAMED = /^(.{3,80}) \(([A-Z][A-Za-z0-9-]{1,11})\)$/;
const BETWEEN = /,\s{0,2}/;
const FEWEST = 3;
// In multiples of the font size: from a name to the text after it, from a line to the next, and how far that is
// indented.
const NEXT_TO = 0.5;
const PITCH = 2;
const INDENT = 3;
const ON_LINE = 0.3;
// In points.
const ONE_EDGE = 1;

interface IndexEntry {
  readonly blocks: readonly Block[];
  readonly page_number: number;
  readonly name: Block;
  readonly role: Block;
  readonly funds: readonly string[];
}

/** Reads the entries of the fund, which the index has by its short form. */
export function readPeopleIndex(page: PageContext, inks: readonly PageInk[]): void {
  if (page.is_shared || listIndexes(inks).length === 0) return;
  const codes = listCodes(inks);
  for (const entries of listIndexes(inks)) {
    // A short form that no page explains may be that of any fund.
    if (!entries.every(({ funds }) => funds.every((code) => codes.has(code)))) continue;
    for (const entry of entries)
      if (entry.page_number !== page.ink.page.page_number && entry.funds.some((code) => page.fund_names.includes(code)))
        readEntry(page, entry);
  }
}

/** `Sample Income Fund (SIF)` on any page. */
const listCodes = rememberOf((inks: readonly PageInk[]): ReadonlySet<string> => {
  return new Set(inks.flatMap(({ blocks }) => blocks.flatMap(({ text }) => codeIn(text))));
});

function codeIn(text: string): string[] {
  const [, name = '', code = ''] = NAMED.exec(respace(text)) ?? [];
  return isShortFormOf(code, name) ? [code] : [];
}

/** The texts of such entries on a page: they are not those of one fund. */
export function blocksOfPeopleIndex(blocks: readonly Block[]): Block[] {
  return listEntries(blocks, 0).flatMap((entry) => entry.blocks);
}

function readEntry(page: PageContext, { name, role, page_number }: IndexEntry): void {
  const meaning = labelMeaning(role.text, page.state.report_month);
  const [value, designation]: [Cell, Cell] = [
    { ...name, page_number },
    { ...role, page_number },
  ];
  if (meaning?.kind === 'fact' && FACT_USES[meaning.fact].kind === 'party')
    readPairOf(page, { label: role, labelText: role.text, meaning, value, way: 'LEFT', blocks: [] }, null);
  else if (isPerson(name.text) && isDesignation(role.text)) addMember(page, { name: value, designation });
}

/** The entries of each page that has several; asked for each fund of a report. */
const listIndexes = rememberOf((inks: readonly PageInk[]): IndexEntry[][] =>
  inks
    .map(({ page: { page_number }, blocks }) => listEntries(blocks, page_number))
    .filter(({ length }) => length >= FEWEST),
);

/** None if one of the texts that begin like an entry is something else. */
function listEntries(blocks: readonly Block[], page_number: number): IndexEntry[] {
  const texts = blocks.filter(({ bold, text }) => !bold && text.startsWith(','));
  const starts = blocks.flatMap((name) => {
    const after = name.bold && name.lines.length === 1 ? textAfter(name, texts) : undefined;
    return after === undefined ? [] : [{ name, after }];
  });
  if (starts.length < FEWEST) return [];
  const names = new Set(starts.map(({ name }) => name));
  const entries = starts.map(({ name, after }): IndexEntry | undefined => {
    const lines = [after, ...linesUnder(name, blocks, names)];
    const [, role = '', funds] = ENTRY.exec(lines.map(({ text }) => text).join(' ')) ?? [];
    if (funds === undefined) return undefined;
    const place = lines.find(({ text }) => text.includes(role)) ?? after;
    return {
      blocks: [name, ...lines],
      page_number,
      name,
      role: { ...place, text: role },
      funds: funds.split(BETWEEN),
    };
  });
  return entries.every((entry) => entry !== undefined) ? entries : [];
}

function textAfter(name: Block, texts: readonly Block[]): Block | undefined {
  return texts.find(
    ({ x0, baseline }) =>
      Math.abs(x0 - name.x1) < NEXT_TO * name.size && Math.abs(baseline - name.baseline) < ON_LINE * name.size,
  );
}

/** The indented lines under the first one of an entry, down to the next name of its column. */
function linesUnder(name: Block, blocks: readonly Block[], names: ReadonlySet<Block>): Block[] {
  const lines: Block[] = [];
  const under = blocks
    .filter(({ x0, y0 }) => y0 > name.y1 - 1 && x0 > name.x0 - ONE_EDGE && x0 < name.x0 + INDENT * name.size)
    .toSorted((a, b) => a.y0 - b.y0);
  let last = name;
  for (const line of under) {
    if (names.has(line) || line.x0 < name.x0 + ONE_EDGE || line.y0 - last.y1 > PITCH * line.size) break;
    lines.push(line);
    last = line;
  }
  return lines;
}
