/** A value and the printed words that give it its meaning: its chain. */

import type { Box } from '#documents/pdf/page-words.ts';

/** In drawing order: the value is drawn last, over the others. */
export const OUTLINE_ROLES = ['month', 'unit', 'column_head', 'label', 'value'] as const;
export type OutlineRole = (typeof OUTLINE_ROLES)[number];

export interface Outline {
  readonly role: OutlineRole;
  readonly box: Box;
}

/** The chain in printed words; a part is absent if the page does not print it or it is not known. */
interface ChainWords {
  /** The name of the fact for readers: `NAV per unit`. */
  readonly name: string;
  /** As printed. */
  readonly value: string;
  readonly label?: string;
  readonly column_head?: string;
  readonly unit?: string;
  readonly month?: string;
  readonly page_number: number;
}

// A label is a few words; a fund's objective as a label would make the alternative text unusable.
const LONGEST_PART = 80;

/**
 * The chain as a sentence part, for the text alternative of a crop: `NAV per unit 103.4521, next to the label ‘NAV Per
 * Unit (Rs)’, on page 4`.
 */
export function describeChain(chain: ChainWords): string {
  const parts = [
    `${cut(chain.name)} ${cut(chain.value)}`,
    named('next to the label', chain.label),
    named('under the column head', chain.column_head),
    named('in the unit', chain.unit),
    named('for the month', chain.month),
    `on page ${chain.page_number}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

function named(place: string, words: string | undefined): string | undefined {
  const text = cut(words ?? '');
  return text === '' ? undefined : `${place} ‘${text}’`;
}

function cut(text: string): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  return tidy.length > LONGEST_PART ? `${tidy.slice(0, LONGEST_PART - 1).trimEnd()}…` : tidy;
}
