/** Returns against the verbs of sentences: a fund that `lost 5.42%` did not gain as much, and its minus was lost. */
import { joinLines } from '#base/pattern-lines.ts';
import { absolute, compare, isZero, negate, type Decimal } from '#domain/decimal.ts';
import type { Fragment } from '#domain/fragment.ts';
import { listFigures, withholdRows, type ReadFragment } from './withhold.ts';

type ReturnRow = Fragment['reported_returns'][number];

// With fewer decimals another figure may be the same.
const PERCENT = String.raw`(\d{1,3}\.\d{2,4})\s?%`;
const SERIES = String.raw`\b(?:[Ff]und|[Ss]cheme|[Pp]lan|[Pp]ortfolio|[Bb]enchmark|[Ii]ndex|[Ii]t|[A-Z][A-Z\d-]{1,9})\s(?:(?:also|has|had)\s)?`;
const LOST = new RegExp(
  SERIES +
    joinLines`
      (?:lost|fell|dropped|declined|shed|was down|is down|(?:posted|made|suffered|recorded) a (?:loss|negative return) of)
      (?: by)?\s` +
    PERCENT,
  'g',
);
const GAINED = new RegExp(
  SERIES +
    joinLines`
      (?:earned|gained|rose|returned|yielded|was up|is up
      |(?:earned|posted|made|generated|delivered|recorded) an? (?:annuali[sz]ed |positive )?(?:return|gain) of)
      (?: by)?\s` +
    PERCENT,
  'g',
);

export function checkLostSigns(fragments: readonly ReadFragment[], texts: readonly string[]): ReadFragment[] {
  const lost = saidIn(LOST, texts);
  const gained = saidIn(GAINED, texts);
  if (lost.size + gained.size === 0) return [...fragments];
  const stated = fragments.flatMap(({ reported_returns }) => reported_returns.flatMap(figuresOf));
  const isOtherwise = (figure: Decimal): boolean => {
    const [against, forIt] = figure.startsWith('-') ? [gained, lost] : [lost, gained];
    const size = absolute(figure);
    // A sentence may be about another figure of the page, which has the other sign.
    const isExplained = stated.some((other) => compare(other, negate(figure)) === 0);
    return !isZero(figure) && holds(against, size) && !holds(forIt, size) && !isExplained;
  };
  return fragments.map((fragment) => {
    const wrong = fragment.reported_returns.flatMap(figuresOf).filter(isOtherwise);
    return withholdRows(fragment, 'reported_returns', (row) => figuresOf(row).some(isOtherwise), {
      check: 'return_said_otherwise',
      reason: `a return of ${listFigures(wrong)} %, whose sign is the other one in a sentence of the page`,
    });
  });
}

function saidIn(pattern: RegExp, texts: readonly string[]): ReadonlySet<Decimal> {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, percent = '0']) => percent as Decimal)));
}

function holds(said: ReadonlySet<Decimal>, size: Decimal): boolean {
  return [...said].some((each) => compare(each, size) === 0);
}

function figuresOf({ fund_return_percent: fund, benchmark_return_percent: benchmark }: ReturnRow): Decimal[] {
  return [fund, benchmark].filter((figure) => figure !== null);
}
