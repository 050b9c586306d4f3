/**
 * Sentences whose values follow in the order of what they are of:
 * `For 1 Month and 1 Year, SIF returned 12.75% and 14.13%, respectively; the benchmark returned 12.26% and 12.92%,
 * respectively.`,
 * `The Duration (Years) and Beta of SIF are 0.80 and 0.99, respectively.`
 */
import { joinLines } from '#base/pattern-lines.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, joinStyles, type Flow } from '#sources/fmr/ink/flow.ts';
import { tableUnder } from './make-table.ts';
import type { Column, Row, Table } from './table.ts';

const VERB = '(?:returned|earned|yielded|gained)';
const RESPECTIVELY = '(?:,? respectively)?';
const RETURNED = new RegExp(
  joinLines`
    (?:^|[.;] )For ([^.;%]{4,120}?), ([^,.;]{2,60}?) ${VERB} ([-−–(\d][^;]{2,120}?)(${RESPECTIVELY})
    ;[ ](?:and )?(?:the |its )?([a-z][^,.;]{2,60}?) ${VERB} ([-−–(\d][^;]{2,120}?)(${RESPECTIVELY})\.(?= |$)`,
  'dg',
);
const MEASURES = new RegExp(
  joinLines`
    (?:^|[.;] )The ([A-Z][^;%]{2,120}?(?:\(%\)[^;%]{0,80}?)?) of ((?:(?! of )[^,.;]){2,60}?) (?:is|are|was|were)
    [ ]([-−–(\d][^;]{0,80}?)(${RESPECTIVELY})\.(?= |$)`,
  'dg',
);
const BETWEEN = /,\s(?:and\s)?|\sand\s/g;
const PERCENT = /^[-−–(]{0,2}\d{1,3}(?:\.\d{1,4})?\)?\s?%\)?$/;
const NUMBER = /^[-−–(]{0,2}\d[\d,]*(?:\.\d{1,6})?\)?\s?%?$/;

interface Part {
  readonly block: Block;
  readonly text: string;
}

/** A label with the value at the same place of its sentence. */
interface EnumeratedValue {
  readonly label: Block;
  readonly value: Block;
}

interface Enumerated {
  /** Rows of periods under the fund and its benchmark. */
  readonly table: Table | undefined;
  readonly measures: readonly EnumeratedValue[];
  readonly blocks: readonly Block[];
}

type IsOwn = (name: string) => boolean;

/** What such sentences state of the page's own fund; a sentence with more labels than values states nothing. */
export function listEnumerated(blocks: readonly Block[], isOwn: IsOwn): Enumerated {
  const rows: Row[] = [];
  const places = new Map<Block, number>();
  const heads: Block[][] = [[], []];
  const measures: EnumeratedValue[] = [];
  const used: Block[] = [];
  const open = blocks.filter(({ text }) =>
    /\brespectively\b|\b(?:returned|earned|yielded|gained|is|are|was|were)\b/.test(text),
  );
  if (open.length === 0) return { table: undefined, measures, blocks: [] };
  for (const paragraph of joinStyles(blocks)) {
    const flow = flowOf(paragraph.lines.map((line) => [line]));
    const returns = [...flow.text.matchAll(RETURNED)].flatMap((found) => returnsIn(flow, found, isOwn) ?? []);
    for (const { names, items } of returns) {
      for (const [at, name] of names.entries()) heads[at]?.push(name);
      for (const { label, figures } of items) {
        rows.push({ label, figures });
        for (const [at, figure] of figures.entries()) places.set(figure, at);
      }
    }
    const found = [...flow.text.matchAll(MEASURES)].flatMap((each) => measuresIn(flow, each, isOwn));
    measures.push(...found);
    if (returns.length === 0 && found.length === 0) continue;
    const words = new Set(paragraph.lines.flatMap((line) => [...line.words]));
    used.push(...blocks.filter(({ lines }) => lines.some((line) => line.words.some((word) => words.has(word)))));
  }
  return { table: rows.length === 0 ? undefined : tableOf(rows, heads, places), measures, blocks: used };
}

function tableOf(
  rows: readonly Row[],
  heads: readonly (readonly Block[])[],
  places: ReadonlyMap<Block, number>,
): Table {
  const columns = heads.map(([head]): Column => {
    const own = head as Block;
    return { ...boxAround([own]), text: own.text, heads: [own] };
  });
  const box = boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
  return tableUnder(null, { ...box, rows, columns, places });
}

/** The parts of an enumeration with their places. */
function partsAt(flow: Flow, [from, to]: readonly [number, number]): Part[] {
  const text = flow.text.slice(from, to);
  const parts: Part[] = [];
  let at = 0;
  for (const { index, 0: between } of [...text.matchAll(BETWEEN), { index: text.length, 0: '' }]) {
    const part = text.slice(at, index);
    parts.push({ text: part, block: { ...blockOf(flow, from + at, from + index), text: part } });
    at = index + between.length;
  }
  return parts;
}

type Place = readonly [number, number];

function returnsIn(
  flow: Flow,
  { indices }: RegExpMatchArray,
  isOwn: IsOwn,
): { readonly names: readonly Block[]; readonly items: readonly Row[] } | undefined {
  const [, periods, name, own, , other, compared] = (indices ?? []) as (Place | undefined)[];
  if (!periods || !name || !own || !other || !compared || !isOwn(flow.text.slice(...name))) return undefined;
  const labels = partsAt(flow, periods);
  const series = [partsAt(flow, own), partsAt(flow, compared)];
  if (!series.every((parts) => parts.length === labels.length && parts.every(({ text }) => PERCENT.test(text))))
    return undefined;
  const names = [name, other].map((place) => ({ ...blockOf(flow, ...place), text: flow.text.slice(...place) }));
  const items = labels.map(({ block }, at) => ({
    label: block,
    figures: series.map((parts) => ({ ...(parts[at] as Part).block, isFigure: true })),
  }));
  return { names, items };
}

function measuresIn(flow: Flow, { indices }: RegExpMatchArray, isOwn: IsOwn): EnumeratedValue[] {
  const [, measures, name, values] = (indices ?? []) as (Place | undefined)[];
  if (!measures || !name || !values || !isOwn(flow.text.slice(...name))) return [];
  const [labels, figures] = [partsAt(flow, measures), partsAt(flow, values)];
  if (labels.length !== figures.length || !figures.every(({ text }) => NUMBER.test(text))) return [];
  return labels.map(({ block }, at) => ({ label: block, value: { ...(figures[at] as Part).block, isFigure: true } }));
}
