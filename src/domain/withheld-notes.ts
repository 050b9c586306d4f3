import type { Fragment, NoteRow, WithheldGroup } from './fragment.ts';

// The first figures of a long table are enough to identify it.
const MOST_FIGURES = 12;

/**
 * Describes the parts of a page that are not served, under review or omitted by a reviewer, as notes with the part, the
 * failed check and the printed figures.
 */
export function noteWithheld({ withheld = [], notes }: Pick<Fragment, 'withheld' | 'notes'>): NoteRow[] {
  const alike = Map.groupBy(withheld, ({ section, check, reason, rejected, sub_fund_key }) =>
    JSON.stringify([section, check, reason, rejected, sub_fund_key]),
  );
  return [...alike.values()].flatMap((groups, index): NoteRow[] => {
    const [first] = groups;
    if (first === undefined) return [];
    const isRejected = first.rejected !== undefined;
    return [
      {
        sub_fund_key: first.sub_fund_key ?? null,
        sub_fund_name_raw: first.sub_fund_name_raw ?? null,
        row_order: notes.length + index + 1,
        note_kind: isRejected ? 'REVIEW' : 'WITHHELD',
        section_type: first.section,
        note_type: isRejected ? 'GROUP_REJECTED' : first.check,
        text: sentenceOf(first, groups),
      },
    ];
  });
}

function sentenceOf({ section, check, reason, rejected }: WithheldGroup, groups: readonly WithheldGroup[]): string {
  const count = groups.reduce((total, { row_count }) => total + row_count, 0);
  const entries = `${count} ${count === 1 ? 'entry' : 'entries'}`;
  if (rejected !== undefined)
    return `Left out of ${section} after review: ${entries}. Check ${check}; the reviewer's reason: ${rejected}.`;
  const figures = [...new Set(groups.flatMap((group) => group.figures))];
  const printed =
    figures.length === 0
      ? ''
      : ` Printed: ${figures.slice(0, MOST_FIGURES).join(', ')}${figures.length > MOST_FIGURES ? ', …' : ''}.`;
  return `Withheld for review from ${section}: ${entries}. Check ${check}: ${reason}.${printed}`;
}
