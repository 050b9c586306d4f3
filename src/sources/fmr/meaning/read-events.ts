/**
 * A line of time: days from left to right, and under each in its middle what happened on it; or down the page, with it
 * beside each day.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { RatingType } from '#domain/fragment-terms.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { betweenMiddles, linesOf } from '#sources/fmr/candidates/heads.ts';
import { listTimeLines, type DatedEvent } from '#sources/fmr/candidates/time-lines.ts';
import { fitsClosely } from '#sources/fmr/candidates/value-types.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readDate } from '#sources/fmr/printed-date.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { readPairOf } from './read-pair.ts';
import { addRatingsOf } from './read-rating.ts';

const FEWEST = 3;
// In multiples of the font size.
const GAP = 4;
const CENTRED = 0.3;

export function readEvents(context: PageContext): void {
  const { blocks } = context.ink;
  for (const { day, text } of [...listEvents(blocks), ...listTimeLines(blocks).flatMap(({ events }) => events)]) {
    if (context.taken.has(day) || context.taken.has(text)) continue;
    context.taken.add(day).add(text);
    const meaning = labelMeaning(text.text, context.state.report_month);
    const type = ratingTypeOf(text.text);
    if (meaning?.kind === 'fact' && FACT_USES[meaning.fact].kind !== 'rating') {
      if (fitsClosely(meaning, day.text))
        readPairOf(context, { label: text, labelText: text.text, meaning, value: day, way: 'ABOVE', blocks: [] }, null);
    } else if (type !== undefined) {
      const value = { ...text, ...boxAround([day, text]), text: `${text.text} ${day.text}` };
      addRatingsOf(context.state.draft, type, text, value, WHOLE_FUND);
    }
  }
}

const AGENCY = /\b(?:by|from) (?:PACRA|VIS|JCR)/;
// `AMC Rating` of `AMC Rating AM2+ by PACRA`
const NAME_OF_RATING = /^(.{3,40}?\b[Rr]ating):? (?=[A-Z])/;

/** `AM2 by VIS for the Company`, `AA+(f) by VIS for the Fund`, `Fund Stability Rating A+(f) by VIS` */
function ratingTypeOf(text: string): RatingType | undefined {
  if (!AGENCY.test(text)) return undefined;
  const named = labelMeaning(NAME_OF_RATING.exec(text)?.[1] ?? '', null);
  const use = named?.kind === 'fact' ? FACT_USES[named.fact] : undefined;
  if (use?.kind === 'rating') return use.type;
  if (/\b(?:company|management company|asset manager)$/i.test(text)) return 'ASSET_MANAGER';
  return /\b(?:fund|scheme)$/i.test(text) ? 'FUND_STABILITY' : undefined;
}

function listEvents(blocks: readonly Block[]): DatedEvent[] {
  const days = blocks.filter(({ text, lines }) => lines.length === 1 && readDate(text) !== undefined);
  return linesOf(days).flatMap((line): DatedEvent[] => {
    const events = line.flatMap((day) => {
      const text = textUnder(day, blocks);
      return text === undefined ? [] : [{ day, text }];
    });
    const dates = line.map((day) => readDate(day.text) ?? '');
    const isInOrder = dates.every((date, at) => at === 0 || date >= (dates[at - 1] ?? ''));
    const [first] = events;
    const isLine =
      first !== undefined && events.every(({ text }) => Math.abs(text.y0 - first.text.y0) < CENTRED * first.text.size);
    return line.length < FEWEST || events.length < line.length || !isInOrder || !isLine ? [] : events;
  });
}

/** The next text under a day, if it is in the middle. */
function textUnder(day: Block, blocks: readonly Block[]): Block | undefined {
  const [next] = blocks
    .filter(({ x0, x1, y0 }) => y0 > day.y1 - 1 && y0 - day.y1 < GAP * day.size && x0 < day.x1 && x1 > day.x0)
    .toSorted((a, b) => a.y0 - b.y0);
  const isOfDay = next !== undefined && /\p{L}{3}/u.test(next.text) && betweenMiddles(next, day) < CENTRED * day.size;
  return isOfDay ? next : undefined;
}
