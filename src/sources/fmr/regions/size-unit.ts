/** The unit in which a table, a page or a report states sizes. */
import { joinLines } from '#base/pattern-lines.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { isUnitRule } from '#sources/fmr/candidates/heads.ts';
import { findUnit, type MoneyUnit } from '#sources/fmr/printed-money.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// If at least this many texts state the same unit for sizes and none differs, the unit applies to pages that omit it.
const ENOUGH_PAGES = 3;

/** The unit in which a report states sizes throughout; null where its pages differ or hardly say. */
export function commonUnit(blocks: readonly Block[]): MoneyUnit | null {
  const units = blocks
    .filter((block) => /\b(?:fund size|net assets)\b/i.test(block.text) && block.text.length < 80)
    .map((block) => findUnit(block.text))
    .filter((unit) => unit !== undefined);
  return units.length >= ENOUGH_PAGES && new Set(units).size === 1 ? (units[0] ?? null) : null;
}

interface UnitsOver {
  /** Undefined if only `ofReport` may apply. */
  readonly unit: Block | undefined;
  /** Captions that state another unit, for whichever column: with any, the unit is not certain. */
  readonly others: readonly Block[];
}

/**
 * `(Rs. in million)` over a table of sizes, or between dashes over any of its columns, or else a note for the whole
 * page. `ofReport` is the unit where neither is printed.
 */
export function unitsOver(
  blocks: readonly Block[],
  pair: { readonly label: Box; readonly value: Box },
  ofReport: MoneyUnit | null,
): UnitsOver {
  const over = blocks
    .filter(
      (block) =>
        (isUnitRule(block) || block.text.length < 40) &&
        block.y1 <= pair.label.y0 + 2 &&
        pair.label.y0 - block.y1 < 80 &&
        block.x1 > pair.label.x0 - 4 &&
        statesUnit(block.text),
    )
    .toSorted((a, b) => b.y1 - a.y1);
  const nearest = over.find((block) => isUnitRule(block) || block.x0 < pair.value.x1 + 4);
  const unit = nearest ?? unitOfPage(blocks);
  const applied = unit === undefined ? ofReport : findUnit(unit.text);
  const between = nearest === undefined ? over : over.slice(0, over.indexOf(nearest));
  return { unit, others: applied === null ? [] : between.filter(({ text }) => findUnit(text) !== applied) };
}

function statesUnit(text: string): boolean {
  return (
    findUnit(text) !== undefined &&
    /\b(?:rs|pkr|rupees|amounts?|figures?)\b/i.test(text) &&
    !/\d{3}/.test(text.replace(THOUSANDS, '')) &&
    !COUNTED.test(text)
  );
}

// `(Rupees in '000)`, and not the end of `5,000`.
const THOUSANDS = /(?<![\d,.])000s?\b/i;

// `¹ Rupees in million`, `All amounts in Rs. million unless stated otherwise`, `Net assets in crore of rupees`,
// `Net assets are in millions of PKR; NAV and prices are in PKR`, `Amounts in Rs. ’000 except per unit`,
// `History (PKR '000, per unit in PKR)`.
const RUPEES = '(?:pakistani? )?(?:rupees|rs\\.?|pkr)';
const SCALE = '(?:thousands?|lacs?|lakhs?|millions?|crores?|billions?|mn|bn|(?<![\\d,.])000s?)';
const UNIT_NOTE = new RegExp(
  joinLines`
    ^\W{0,4}\d?\W{0,4}${RUPEES}\b.{0,12}\b${SCALE}\b
    |\b(?:amounts?|figures?|net assets|(?:fund )?sizes?)\b.{0,40}\b
    (?:${RUPEES}\b.{0,12}\b${SCALE}|${SCALE} (?:of )?${RUPEES})(?!\w)
    |\(${RUPEES}\b.{0,12}\b${SCALE}[,;] (?:except |and )?(?:nav |prices? )?per (?:unit|certificate)\b`,
  'i',
);
// `Rupees five thousand`, `Rs. 5 million`: an amount, which says nothing of other ones.
const COUNT = joinLines`
  (?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred)|teen|(?:[nrfx]|eigh|nine)ty)`;
const COUNTED = new RegExp(`${COUNT}[\\s-]{0,3}${SCALE}\\b`, 'i');
const LONGEST_NOTE = 240;
// `(1 crore = 10 million)`
const EQUATION = /\([^()=]{1,40}=[^()=]{1,40}\)/g;
// The stop of `Rs.` ends no sentence.
const SENTENCE_END = /(?<=(?<!\b[Rr]s)\.)\s+(?=[A-Z])|;\s+/;

const isOfAmount = (text: string): boolean => /\d\d/.test(text.replace(THOUSANDS, '')) || COUNTED.test(text);

/** The unit that one note of the page states of its amounts, whichever they are. */
export function unitOfAmounts(blocks: readonly Block[]): MoneyUnit | undefined {
  const note = unitOfPage(blocks);
  return note !== undefined && /\b(?:all )?(?:amounts?|figures?|values?)\b/i.test(note.text)
    ? findUnit(note.text)
    : undefined;
}

/** What one note says of all amounts of the page; a sentence with a figure states an amount itself. */
function unitOfPage(blocks: readonly Block[]): Block | undefined {
  const notes = blocks.flatMap((block): Block[] => {
    const sentences = block.text.length < LONGEST_NOTE ? block.text.split(SENTENCE_END) : [];
    return sentences
      .filter((text) => text.length < 120 && UNIT_NOTE.test(text) && !isOfAmount(text.replace(EQUATION, ' ')))
      .map((text) => ({ ...block, text }));
  });
  const units = new Set(notes.map((note) => findUnit(note.text)));
  return units.size === 1 ? notes[0] : undefined;
}
