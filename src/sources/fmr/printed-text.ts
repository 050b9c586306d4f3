import { joinLines } from '#base/pattern-lines.ts';

/**
 * `(Formerly: Sample Cash Fund)`, `Formerly; Sample Cash Fund (SCF)`: a name the fund had before, in the first or
 * second group.
 */
export const FORMER_NAME =
  /\(\s{0,9}formerly\s{0,9}[:;]?\s{0,9}([^()]{1,300})\)|\bformerly\s{0,9}[:;]\s{0,9}([^\n]+)/gi;

/** Placeholders that a page prints instead of a text. `Nil` is not one of them: it is an answer (no leverage). */
export const BLANK_TEXT = /^(?:[-–—.*†]+|n\/?a|not available|\s*)$/i;

/**
 * A text whose next line was not found: its last word, which may have lost its blanks, needs another one, as in
 * `2% of the average daily`, and a colon a figure. `Central` and `Central Depository` begin the name of a trustee, and
 * `is` what a sentence says.
 */
export const OPEN_END = new RegExp(
  joinLines`
    \s(?:of|and|the|to|by|with|per|for|in|or|as|on|at|from|&){1,3}$
    |(?:of|by|with|to|for|on|from)the$
    |:$
    |^(?:is|are|was|were)$
    |^(?:[Tt]he )?Central(?: Depository)?$
    |\s(?:[Cc]hartered|conventional)$
    |^[Aa]verage of \w+ \(\d{1,2}\) months?$
    |\s(?:of|on|the)(?:\s(?:[Aa]verage|[Aa]nnual|[Dd]aily|[Mm]onthly|[Nn]et|[Tt]otal)){1,4}$
    |,$`,
);

/** `Rs. 10,000 / Not allowed`: of two amounts, one that investors cannot pay. */
export const NOT_TAKEN = /^not (?:accepted|allowed|offered|permitted|possible)\.?$/i;
