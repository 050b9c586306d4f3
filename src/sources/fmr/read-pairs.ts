/**
 * Labels with their values beside, below or behind them. A label is known by the
 * vocabulary or by its colon; labels under each other are a column, and what
 * stands right of it, up to the next such column, are their values.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import { makeSegment, type Segment } from '#documents/pdf/list-segments.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { isRuledOff, joinCells, sameRow } from './rows.ts';
import type { Cell } from './draft.ts';
import { readNumber } from './printed-number.ts';
import { tidyLabel } from './fold-label.ts';

export interface Pair {
  readonly label: Cell;
  /** Null where nothing stands beside the label. */
  readonly value: Cell | null;
}

interface LabelLine {
  readonly segment: Segment;
  readonly values: readonly Segment[];
}

// Two labels are of one column where their left edges agree to this many points.
const EDGE = 2.6;

export function readPairs(given: readonly Segment[], rules: readonly Box[], isKnown: (text: string) => boolean): Pair[] {
  const segments = given.flatMap((segment) => splitLabelled(segment, isKnown)).toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  if (isRunningText(segments, isKnown)) return readRunningText(segments, isKnown);
  const known = segments.filter((segment) => isLabel(segment, isKnown));
  const edges: number[] = [];
  for (const segment of known.toSorted((a, b) => a.x0 - b.x0)) {
    if (edges.every((edge) => Math.abs(edge - segment.x0) > EDGE)) edges.push(segment.x0);
  }
  // A lone label that stands in the value column of others is a value (`Front End Load : (in three tiers)`).
  return edges.flatMap((edge) => readColumn(segments, edge, edges, rules, isKnown));
}

function isLabel(segment: Segment, isKnown: (text: string) => boolean): boolean {
  return isKnown(segment.text) || (/[A-Za-z].*:$/.test(segment.text) && segment.text.length < 70);
}

function readColumn(segments: readonly Segment[], edge: number, edges: readonly number[], rules: readonly Box[], isKnown: (text: string) => boolean): Pair[] {
  const lines = segments.filter((segment) => Math.abs(segment.x0 - edge) <= EDGE);
  const nextEdge = edges.find((other) => other > edge + EDGE && isColumnEdge(segments, other, isKnown));
  if (!isColumnEdge(segments, edge, isKnown) && edges.some((other) => other < edge - EDGE)) return [];
  const zone = segments.filter((segment) => segment.x0 > edge + EDGE && (nextEdge === undefined || segment.x0 < nextEdge - EDGE));
  const columns: LabelLine[] = lines.map((segment) => ({ segment, values: firstValue(zone.filter((other) => sameRow(other, segment) && other.x0 >= segment.x1 - 1), zone) }));
  const items = groupLabels(columns, rules, isKnown);
  return items.map((item, index) => makePair(item, items[index + 1]?.lines[0]?.segment, zone));
}

// An edge is a column of labels where at least one known label begins there that has no other label to its left in the same row as its own.
function isColumnEdge(segments: readonly Segment[], edge: number, isKnown: (text: string) => boolean): boolean {
  const own = segments.filter((segment) => Math.abs(segment.x0 - edge) <= EDGE);
  const labelled = own.filter((segment) => isKnown(segment.text)).length;
  const beside = own.filter((segment) => segments.some((other) => other !== segment && sameRow(other, segment) && other.x1 <= segment.x0 + 1 && isLabel(other, isKnown)
    && !segments.some((between) => between !== segment && between !== other && sameRow(between, segment) && between.x0 >= other.x1 - 1 && between.x1 <= segment.x0 + 1))).length;
  return labelled > 0 && labelled >= beside;
}

// The value is the first text beside the label and what follows it closely; a commentary column stands farther off.
function firstValue(row: readonly Segment[], zone: readonly Segment[]): Segment[] {
  const ordered = row.toSorted((a, b) => a.x0 - b.x0);
  const values: Segment[] = [];
  for (const segment of ordered) {
    const last = values.at(-1);
    if (last !== undefined && (segment.x0 - last.x1 > 1.5 * segment.size || startsColumn(zone, segment))) break;
    values.push(segment);
  }
  return values;
}

// Three and more lines that begin at one edge are a column of their own; a bullet parts what stands beside it.
function startsColumn(zone: readonly Segment[], segment: Segment): boolean {
  return /^[•·●▪|]+$/.test(segment.text) || zone.filter((other) => Math.abs(other.x0 - segment.x0) < 1.5).length >= 3;
}

interface Item {
  readonly lines: LabelLine[];
  /** Lines of a value that stands under its label (`Management Fee` and below it the text). */
  readonly below: Segment[];
}

function groupLabels(lines: readonly LabelLine[], rules: readonly Box[], isKnown: (text: string) => boolean): Item[] {
  const items: Item[] = [];
  const colons = lines.filter((line) => line.segment.text.endsWith(':')).length > lines.length / 3;
  const ruled = lines.filter((line, index) => index > 0 && isRuledOff(lines[index - 1]?.segment, line.segment, rules)).length > lines.length / 2;
  for (const line of lines) {
    const item = items.at(-1);
    const last = item?.lines.at(-1);
    if (item === undefined || last === undefined || line.segment.baseline - (item.below.at(-1) ?? last.segment).baseline > 2.2 * line.segment.size) {
      items.push({ lines: [line], below: [] });
      continue;
    }
    const text = item.lines.map((part) => part.segment.text).join(' ');
    if (isStacked(item, line, isKnown)) item.below.push(line.segment, ...line.values);
    else if (item.below.length === 0 && goesOn(text, item, line, { colons, ruled, parted: isRuledOff(last.segment, line.segment, rules), isKnown })) item.lines.push(line);
    else items.push({ lines: [line], below: [] });
  }
  return items;
}

// A bold known label alone on its line, plain text under it.
function isStacked(item: Item, line: LabelLine, isKnown: (text: string) => boolean): boolean {
  const head = item.lines[0];
  return head !== undefined && item.lines.length === 1 && head.values.length === 0 && head.segment.bold && isKnown(head.segment.text) && !line.segment.bold && !isKnown(line.segment.text) && line.values.every((value) => value.x0 - line.segment.x1 < 2 * value.size);
}

interface Setting {
  readonly colons: boolean;
  readonly ruled: boolean;
  readonly parted: boolean;
  readonly isKnown: (text: string) => boolean;
}

function goesOn(text: string, item: Item, line: LabelLine, setting: Setting): boolean {
  if (setting.parted) return false;
  if (line.segment.bold !== item.lines[0]?.segment.bold) return false;
  const joined = `${text} ${line.segment.text}`;
  const open = (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
  // `Trustee /` and `Custodian` under it are one label, though either may stand alone.
  if (open || /[A-Za-z]-$|[/&]$|\band$/i.test(text) || line.segment.text.startsWith('(')) return true;
  if (setting.ruled) return true;
  if (setting.colons) return !text.endsWith(':') && !(setting.isKnown(text) && setting.isKnown(line.segment.text)) && (!setting.isKnown(text) || setting.isKnown(joined) || line.values.length === 0);
  if (setting.isKnown(line.segment.text)) return false;
  return line.values.length === 0 && (setting.isKnown(joined) || /^[a-z(]/.test(line.segment.text));
}

function makePair(item: Item, next: Segment | undefined, zone: readonly Segment[]): Pair {
  const labels = item.lines.map((line) => line.segment);
  const joined = joinCells(labels);
  const label: Cell = { ...joined, text: tidyLabel(joined.text) };
  if (item.below.length > 0) return { label, value: joinCells(item.below) };
  const first = item.lines.flatMap((line) => line.values);
  const lead = first[0];
  if (lead === undefined) return { label, value: null };
  const bottom = next === undefined ? Number.POSITIVE_INFINITY : next.baseline - 0.3 * next.size;
  const lines = [...item.lines[0]?.values ?? []];
  if (lines.length === 0) lines.push(...first);
  let { baseline } = lines[0] as Segment;
  // Values set flush right go on flush right.
  let below = 0;
  for (const segment of zone.toSorted((a, b) => a.baseline - b.baseline)) {
    if (segment.baseline <= baseline + 0.4 * segment.size || segment.baseline > bottom) continue;
    if (segment.baseline - baseline > 1.9 * segment.size) break;
    const aligned = Math.abs(segment.x0 - lead.x0) <= 3 || (lines.length === 1 + below && Math.abs(segment.x1 - lead.x1) <= 2) || lines.some((other) => sameRow(other, segment) && segment.x0 - other.x1 < 1.5 * segment.size && segment.x0 > other.x1 - 1 && !startsColumn(zone, segment));
    if (!aligned) continue;
    lines.push(segment);
    if (Math.abs(segment.x0 - lead.x0) <= 3 || Math.abs(segment.x1 - lead.x1) <= 2) baseline = segment.baseline;
    below += 1;
  }
  return { label, value: joinCells(lines) };
}

/** `Benchmark:20.42%`, `NAV (PkR) 43.33`, `Launch Date: May 27, 2010` in one segment, parted after the longest known label. */
function splitLabelled(segment: Segment, isKnown: (text: string) => boolean): Segment[] {
  const words = segment.words.flatMap((word) => splitAtColon(word));
  const plain = dropLeaders(words);
  if (plain.length === 0) return [];
  const whole = makeSegment(plain);
  // `Since Inception Benchmark: 20.42%` begins as a period does and is a label with its value.
  if (plain.length < 2 || (isKnown(whole.text) && !/:\s*\S/.test(whole.text) && !/%\)?$/.test(whole.text))) return [whole];
  for (let count = Math.min(plain.length - 1, 12); count >= 1; count -= 1) {
    const head = makeSegment(plain.slice(0, count));
    if (!isKnown(head.text)) continue;
    const rest = makeSegment(plain.slice(count));
    // `Fund Size including fund of fund schemes: (PkR mn)`: the bracket is the label's.
    if (rest.text.startsWith('(') && readNumber(rest.text).kind === 'unclear') continue;
    const leader = words.slice(words.indexOf(plain[count - 1] as typeof words[number]) + 1, words.indexOf(plain[count] as typeof words[number])).length > 0;
    if (head.text.endsWith(':') || leader || readNumber(rest.text).kind !== 'unclear') return [head, rest];
  }
  return [whole];
}

function splitAtColon(word: Segment['words'][number]): Segment['words'][number][] {
  // `Benchmark:20.42%`, `Ratio(Month):0.81%`; times of day (`9:00`) stay whole.
  const match = /^(.*[A-Za-z)*]:)(.+)$/.exec(word.text);
  if (match === null || match[1] === undefined || match[2] === undefined || match[2].startsWith('//')) return [word];
  const at = word.x0 + ((word.x1 - word.x0) * match[1].length) / word.text.length;
  return [{ ...word, text: match[1], x1: at }, { ...word, text: match[2], x0: at }];
}

function dropLeaders(words: readonly Segment['words'][number][]): Segment['words'][number][] {
  return words.flatMap((word, index) => {
    // A dot that stands alone, or four and more; three may be the text's own.
    if (/^\.$|^\.{4,}$/.test(word.text) || (/^\.{2,}$/.test(word.text) && (index === words.length - 1 || readNumber(words[index + 1]?.text ?? '').kind === 'number'))) return [];
    const bare = word.text.replace(/\.{4,}$/, '');
    return bare === '' ? [] : [bare === word.text ? word : { ...word, text: bare }];
  });
}

// Labels and values run together on a line (`… SchemeCategory Shariah Compliant …`): only their weight parts them.
function isRunningText(segments: readonly Segment[], isKnown: (text: string) => boolean): boolean {
  return segments.filter((segment) => segment.bold && isKnown(segment.text) && segments.some((other) => !other.bold && sameRow(other, segment) && Math.abs(segment.x0 - other.x1) < 0.15 * segment.size)).length >= 2;
}

function readRunningText(segments: readonly Segment[], isKnown: (text: string) => boolean): Pair[] {
  const pairs: { label: Segment; values: Segment[] }[] = [];
  for (const segment of segments.toSorted((a, b) => (sameRow(a, b) ? a.x0 - b.x0 : a.baseline - b.baseline))) {
    if (segment.bold && isKnown(segment.text)) pairs.push({ label: segment, values: [] });
    else pairs.at(-1)?.values.push(segment);
  }
  return pairs.map(({ label, values }) => ({ label: { ...boxAround([label]), text: tidyLabel(label.text) }, value: values.length === 0 ? null : joinCells(values) }));
}
