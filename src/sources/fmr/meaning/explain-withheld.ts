/** Records why figures of a table are withheld. */
import type { WithheldGroup } from '#domain/fragment.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { isErrorText } from '#sources/fmr/rows.ts';
import type { PageContext } from './page-context.ts';

/** Takes the reason where figures are withheld, and the figures. */
export type Explain = (
  section: WithheldGroup['section'],
) => (reason: string, figures: readonly Block[], check?: WithheldGroup['check']) => void;

// Figures of a withheld group that a person is shown.
const MOST_FIGURES = 40;

/** One group of withheld figures for each section of a table. */
export function explainTo(context: PageContext, withheld: WithheldGroup[]): Explain {
  const before = withheld.length;
  return (section) =>
    (reason, figures, check = 'unclear') => {
      if (figures.length === 0) return;
      const error = figures.find((figure) => isErrorText(figure.text));
      context.state.draft.problem(
        section,
        reason,
        error === undefined ? `“${figures.map((figure) => figure.text).join(' ')}”` : `the error ${error.text}`,
      );
      // One table is one group, however many of its rows are unclear.
      const at = withheld.findIndex((group, index) => index >= before && group.section === section);
      const present = withheld[at];
      if (present === undefined)
        withheld.push({
          section,
          check,
          reason,
          figures: figures.slice(0, MOST_FIGURES).map((figure) => figure.text),
          row_count: 1,
        });
      else
        withheld[at] = {
          ...present,
          figures: [...present.figures, ...figures.map((figure) => figure.text)].slice(0, MOST_FIGURES),
          row_count: present.row_count + 1,
        };
    };
}
