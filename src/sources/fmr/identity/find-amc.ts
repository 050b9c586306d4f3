/** The name of the manager among the lines at the head and foot of a page. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import { AMC_NAMES } from '#sources/fmr/amc-names.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';

/** The manager's name among the running lines, as printed; undefined if no line has a known name or one that looks like a manager's. */
export function findAmc(running: readonly Segment[]): { readonly text: string; readonly segment: Segment } | undefined {
  for (const segment of running) {
    const folded = ` ${foldLabel(segment.text)} `;
    const known = AMC_NAMES.find((name) => folded.includes(` ${foldLabel(name)} `));
    // `Sample Asset Management Limited`, `Sample Investment Management Company Ltd.`
    const match = /^(.*?\b(?:(?:asset|investment|fund|wealth) (?:management|managers?)(?: company)?|investments?|savings|funds)(?:\s+(?:limited|ltd\.?))?)(?=$|[\s|(,]|\s+fund managers?)/i.exec(segment.text);
    if (match?.[1] !== undefined && !/fund managers?\W* report$/i.test(match[1]) && isName(match[1])) return { text: match[1], segment };
    if (known !== undefined) return { text: known, segment };
  }
  return undefined;
}

// `The scheme helps participants to save in three sub-funds` is a sentence.
function isName(text: string): boolean {
  return text.split(/[\s-]+/).every((word) => !/^\p{Ll}/u.test(word) || /^(?:and|of|for|the|al)$/.test(word));
}
