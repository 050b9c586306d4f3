/** Codes of sub-funds that a page explains on one line: `Sub-funds: ESF Equity Sub-Fund, DSF Debt Sub-Fund`. */
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { SubFundNames } from './sub-fund-names.ts';

// One code alone may be the short form of the fund.
const FEWEST = 2;
const ITEM = /(?<![\w-])([A-Z][A-Z0-9]{1,6})\)?\s?[=:–-]?\s?((?:[A-Z][a-z]+ ){1,3}Sub-? ?Fund)\b/g;
const NAMES_PART = /\bsub-? ?fund\b/i;

/** The names with such codes; unchanged if the page has none, or one code for several of them. */
export function withCodesOf(blocks: readonly Block[], names: SubFundNames): SubFundNames {
  if (!names.isPension) return names;
  const near = blocks.filter(
    ({ text, isFigure }) => !isFigure && (NAMES_PART.test(text) || /^[A-Z]{2,7}\b/.test(text)),
  );
  const items = linesOf(near).flatMap((line) => {
    const text = line.map((block) => block.text).join(' ');
    return [...text.matchAll(ITEM)].flatMap(([, code = '', name = '']) => {
      const found = names.isHeading(name);
      return found === undefined ? [] : [{ code, name: found.name }];
    });
  });
  const codes = new Map(items.map(({ code, name }) => [code, name]));
  const isCertain =
    codes.size >= FEWEST &&
    new Set(codes.values()).size === codes.size &&
    items.every(({ code, name }) => codes.get(code) === name);
  return isCertain ? names.withCodes(codes) : names;
}
