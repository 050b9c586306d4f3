/** The words of a page as blocks: lines are joined, and watermarks and numbers of legends are left out. */
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { partAtCapitals } from './capital-seams.ts';
import { dropRupeesOfHundred } from './rupees-of-hundred.ts';
import { widenHeads } from './heads-in-cells.ts';
import { nameCellsOfHeads } from './heads-over-cells.ts';
import { dropColumnNumbers } from './column-numbers.ts';
import { dropLegendNumbers } from './legend-numbers.ts';
import { liftCaptions } from './lift-captions.ts';
import { dropWatermarks } from './mend-words.ts';
import { dropTranslations } from './translated-labels.ts';
import { dropLimits } from './limit-columns.ts';
import { dropMonthsInCells } from './months-in-cells.ts';
import { nameUnitsOfRows } from './percent-rows.ts';
import { joinUnits } from './unit-cells.ts';
import { readTypewriter } from './typewriter.ts';
import { joinUnitsUnderHeads } from './units-under-heads.ts';
import { listBlocks } from './blocks.ts';
import { listTextLines, listTurnedLines } from './text-cells.ts';
import type { PageInk } from './page-ink.ts';

// The densest page of a report has a thousand words; comparing each with each is for such pages.
const MOST_WORDS = 5000;

export function isTooDense(page: PdfPage): boolean {
  return page.words.length > MOST_WORDS;
}

/** A page with its blocks; none if it is too dense to be read. */
export function inkOf(given: PdfPage, isLabel: (text: string) => boolean): PageInk {
  if (isTooDense(given)) return { page: given, blocks: [], turned: [], body: 1 };
  const unmarked = { ...given, words: dropWatermarks(given.words) };
  const page = dropRupeesOfHundred(dropColumnNumbers(liftCaptions(partAtCapitals(readTypewriter(unmarked)))));
  const lines = listTextLines(page);
  const counts = new Map<number, number>();
  for (const line of lines)
    counts.set(Math.round(line.size * 2) / 2, (counts.get(Math.round(line.size * 2) / 2) ?? 0) + line.text.length);
  const body = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 8;
  const cells = joinUnits(
    dropLimits(dropMonthsInCells(dropLegendNumbers(dropTranslations(listBlocks(page, lines, isLabel))))),
  );
  return {
    page,
    blocks: widenHeads(page, nameCellsOfHeads(page, joinUnitsUnderHeads(nameUnitsOfRows(cells)))),
    turned: listTurnedLines(page),
    body,
  };
}
