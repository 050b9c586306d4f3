/** The name of the manager among the lines at the head and foot of a report's pages. */
import { joinLines } from '#base/pattern-lines.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { PRINTED_AMC_NAMES } from '#domain/amc-names.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';

interface RunningLines {
  readonly page_number: number;
  readonly lines: readonly Segment[];
}

export interface PrintedAmc {
  readonly text: string;
  readonly segment: Segment;
  readonly page_number: number;
}

interface NameInLine {
  readonly text: string;
  /** It says what kind of company it is, or is known: no title of a part of the page does. */
  readonly isCertain: boolean;
}

/**
 * Every line that names the report's manager; of several names, the one on the most pages. `funds` are names of its
 * funds.
 */
export function listAmcs(pages: readonly RunningLines[], funds: readonly string[]): PrintedAmc[] {
  const brands = new Set(funds.map(firstWord));
  const named = pages.flatMap(({ page_number, lines }) =>
    lines.flatMap((segment) => {
      const name = nameIn(segment.text);
      return name !== undefined && (name.isCertain || brands.has(firstWord(name.text)))
        ? [{ ...name, segment, page_number }]
        : [];
    }),
  );
  const groups = [...Map.groupBy(named, ({ text }) => squeeze(text)).values()];
  const weigh = (group: typeof named): number =>
    (group.some(({ isCertain }) => isCertain) ? 1 + pages.length : 0) +
    new Set(group.map(({ page_number }) => page_number)).size;
  return groups.toSorted((a, b) => weigh(b) - weigh(a))[0] ?? [];
}

function firstWord(name: string): string {
  return squeeze(name.trim().split(/[\s-]/)[0] ?? '');
}

// `Sample Asset Management`, `Sample Fund Managers`, `Sample Savings`, and `SAMInvestment Management` without its blank
const TRADE =
  /(?:(?:asset|investment|fund|wealth|capital|portfolio) (?:management|managers)|investments|savings|funds)\b/i;
// `Sample Islamic Investments Limited`, `Sample Savings and Pensions Ltd.`
const COMPANY = /^.{1,70}?\s(?:limited|ltd)\b/i;
// Behind the bare name is nothing else than what parts it from the rest of a running line.
const BARE = new RegExp(
  joinLines`
    ^.{1,50}?\b
    (?:(?:asset|investment|fund|wealth) (?:management|managers)(?: company)?|investments|savings|funds)
    (?=$|\s*[|(,;]|\s+fund managers?\b)`,
  'i',
);
// Words of titles and labels, none of which alone distinguishes one manager from another.
const COMMON = new RegExp(
  joinLines`
    ^(?:the|our|all|min|minimum|max|total|initial|subsequent|other|net|fund|funds|asset|assets|investment|investments
    |mutual|pension|islamic|shariah|conventional|equity|income|savings|capital|risk|management|managers?|and|of|for
    |report|monthly|performance)$`,
  'i',
);

const KNOWN = PRINTED_AMC_NAMES.map((name) => ({ name, words: ` ${foldLabel(name)} ` }));

function nameIn(line: string): NameInLine | undefined {
  const text = respace(line).replace(/^\W*(?:\d+\W+)?/, '');
  const company = COMPANY.exec(text)?.[0];
  if (company !== undefined && TRADE.test(company) && isName(company)) return { text: company, isCertain: true };
  const folded = ` ${foldLabel(line)} `;
  const known = KNOWN.find(({ words }) => folded.includes(words));
  if (known !== undefined) return { text: known.name, isCertain: true };
  const bare = BARE.exec(text)?.[0];
  return bare !== undefined && isName(bare) ? { text: bare, isCertain: false } : undefined;
}

// `The scheme helps participants to save in three sub-funds` is a sentence, `Minimum Investment` a label.
function isName(text: string): boolean {
  const words = text.split(/[\s-]+/);
  return (
    !COMMON.test(words[0] ?? '') &&
    words.every((word) => !/^\p{Ll}/u.test(word) || /^(?:and|of|for|the|al)$/.test(word))
  );
}
