import type { Fragment, NoteRow, WithheldGroup } from './fragment.ts';

// Of a long table the first figures say which one it is.
const MOST_FIGURES = 12;

/** What of a page is withheld for review, as notes that say which part, by which check and which figures. */
export function noteWithheld({ withheld = [], notes }: Pick<Fragment, 'withheld' | 'notes'>): NoteRow[] {
  const alike = Map.groupBy(withheld, ({ section, check, reason }) => JSON.stringify([section, check, reason]));
  return [...alike.values()].flatMap((groups, index): NoteRow[] => {
    const [first] = groups;
    return first === undefined
      ? []
      : [
          {
            sub_fund_key: null,
            sub_fund_name_raw: null,
            row_order: notes.length + index + 1,
            note_kind: 'WITHHELD',
            section_type: first.section,
            note_type: first.check,
            text: sentenceOf(first, groups),
          },
        ];
  });
}

function sentenceOf({ section, check, reason }: WithheldGroup, groups: readonly WithheldGroup[]): string {
  const count = groups.reduce((total, { row_count }) => total + row_count, 0);
  const figures = [...new Set(groups.flatMap((group) => group.figures))];
  const printed =
    figures.length === 0
      ? ''
      : ` Printed: ${figures.slice(0, MOST_FIGURES).join(', ')}${figures.length > MOST_FIGURES ? ', …' : ''}.`;
  return `Withheld for review from ${section}: ${count} ${count === 1 ? 'entry' : 'entries'}. Check ${check}: ${reason}.${printed}`;
}
