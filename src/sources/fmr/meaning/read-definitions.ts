/** What the entries of a glossary become: facts by their headwords, tables by their kinds, persons. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { findGlossary, partOf, type Definition, type Glossary } from '#sources/fmr/candidates/definitions.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { tableOfColumns } from '#sources/fmr/candidates/make-table.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { subtractBlocks } from '#sources/fmr/ink/subtract-blocks.ts';
import { addMember } from './add-member.ts';
import { meaningsIn } from './grouped-labels.ts';
import type { PageContext } from './page-context.ts';
import { isDesignation, isPerson } from './person-texts.ts';
import { splitDayOfValue } from '#sources/fmr/printed-money.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';

interface ReadDefinitions {
  readonly pairs: readonly LabelPair[];
  readonly tables: readonly Table[];
  /** The page without the glossary: what is level with an entry names none of its figures. */
  readonly around: PageContext;
}

/** Takes a glossary of the page; what of it is not certain is read in no other way. */
export function readDefinitions(context: PageContext): ReadDefinitions {
  const glossary = context.is_shared ? undefined : findGlossary(context.ink.blocks).glossary;
  if (glossary === undefined) return { pairs: [], tables: [], around: context };
  for (const block of glossary.blocks) context.taken.add(block);
  const meaningOf = meaningsIn(context);
  const pairs: LabelPair[] = [];
  for (const entry of glossary.entries) {
    const { label, value, kind } = entry;
    const title = glossary.titles.get(kind);
    const isOfPeople = title === undefined || titleKind(title.text) === 'COMMITTEE';
    if (isOfPeople && isPerson(label.text) && isDesignation(value.text))
      addMember(context, { name: label, designation: value });
    if (title !== undefined && titleKind(title.text) !== 'FACTS') continue;
    const meaning = meaningOf(label.text, label);
    if (meaning === undefined || meaning.kind === 'period') continue;
    if (!fitsValue(meaning, value.text) && !fitsValue(meaning, splitDayOfValue(value.text).amount)) continue;
    pairs.push({ label, labelText: label.text, meaning, value, way: 'INLINE', blocks: [] });
  }
  const blocks = subtractBlocks(context.ink.blocks, new Set(glossary.blocks));
  return { pairs, tables: listKindTables(glossary), around: { ...context, ink: { ...context.ink, blocks } } };
}

const PARTING = /;\s/g;
// `Fund 11.71%`, `March 2026: -0.40%`
const PART = /^(.{0,40}?)(?:\s?[:=])?\s?(?<![\d.])((?:[-–−+]?\(?\d[\d,]{0,12}(?:\.\d{1,4})?\)?\s?%?)|n\/?a|[-–—])$/i;

interface Share {
  readonly head: Block | undefined;
  readonly figure: Block;
}

/** The entries of one kind are rows of the table whose title the key has. */
function listKindTables({ entries, titles }: Glossary): Table[] {
  return [...Map.groupBy(entries, ({ kind }) => kind)].flatMap(([kind, own]) => {
    const title = titles.get(kind);
    if (title === undefined) return [];
    const rows = own.flatMap((entry) => {
      const shares = sharesOf(entry);
      return shares === undefined ? [] : [{ entry, shares }];
    });
    const groups = Map.groupBy(rows, ({ shares }) => headsOf(shares));
    return [...groups.values()].map((group) => tableOf(title, group));
  });
}

const headsOf = (shares: readonly Share[]): string => shares.map(({ head }) => head?.text.toLowerCase()).join('; ');

/** The figures of an entry with the words before them; undefined if it says something else. */
function sharesOf({ flow, from, value }: Definition): Share[] | undefined {
  const shares: Share[] = [];
  let at = from;
  const end = from + value.text.length;
  for (const stop of [...value.text.matchAll(PARTING).map(({ index }) => from + index), end]) {
    const text = flow.text.slice(at, stop);
    const [whole, head = '', printed = ''] = PART.exec(text.trim()) ?? [];
    const figure = whole === undefined ? undefined : partOf(flow, stop - printed.length, stop);
    if (figure === undefined) return undefined;
    const start = at + text.length - text.trimStart().length;
    shares.push({ head: partOf(flow, start, start + head.length), figure: { ...figure, isFigure: true } });
    at = stop + 1;
  }
  return shares;
}

interface KindRow {
  readonly entry: Definition;
  readonly shares: readonly Share[];
}

function tableOf(title: Block, group: readonly KindRow[]): Table {
  const isRanked = new Set(group.map(({ entry }) => entry.rank)).size === group.length;
  const ordered = isRanked ? group.toSorted((a, b) => (a.entry.rank ?? 0) - (b.entry.rank ?? 0)) : group;
  const rows = ordered.map(({ entry, shares }) => ({
    label: entry.label,
    figures: shares.map(({ figure }) => figure),
  }));
  const body = boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
  const heads = (ordered[0]?.shares ?? []).map(({ head }) => (head === undefined ? [] : [head]));
  return tableOfColumns(title, body, rows, heads);
}
