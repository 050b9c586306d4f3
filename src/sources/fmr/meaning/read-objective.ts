/** The investment objective: under its title, behind its label, or a paragraph that says it is one. */
import { joinLines } from '#base/pattern-lines.ts';
import { makeSegment } from '#documents/pdf/list-segments.ts';
import { BLANK_TERM, WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { makeBlock } from '#sources/fmr/ink/blocks.ts';
import { isCutOff, isSetAlike, lineFrom, paragraphFrom } from '#sources/fmr/ink/paragraphs.ts';
import { isDrawnNext, type TextLine } from '#sources/fmr/ink/text-cells.ts';
import { respace, squeeze } from '#sources/fmr/ink/respace.ts';
import { isShortFormOf } from '#sources/fmr/identity/short-forms.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import type { PageContext } from './page-context.ts';

const SHORTEST = 40;
const SAYS_SO = new RegExp(
  joinLines`
    ^(?:the )?(?:primary |main |basic |principal )?(?:investment )?objectives? (?:of|is|are)\b
    |^(?:the )?(?:fund|scheme|plan)\b.{0,60}\b(?:aims?|seeks?|objective)\b
    |^an open[- ]end
    |\b(?:fund|scheme|plan)\b.{0,80}\baims? to\b
    |^.{5,60}\b(?:fund|scheme|plan)\b.{0,20} is an? open[- ]?end`,
  'i',
);

// `To earn a regular income from …`, `The fund seeks …`: in the present, since what the fund did is a comment.
const IS_FOR = new RegExp(
  joinLines`
    ^(?:to (?:provide|earn|deliver|achieve|offer|give|generate|seek|grow|pay|help|follow|track|maximi[sz]e|enable
    |preserve|protect|obtain|invest|build|make|combine|let|keep|allow|produce|realise|secure|yield|mirror|replicate
    |reflect|outperform|reach)
    |(?:the |this )?(?:fund|scheme|plan) (?:seeks?|gives?|protects?|aims?|invests?|looks?|combines?|offers?|provides?
    |follows?|tracks?|pays?|endeavou?rs?|strives?|targets?|pursues?|helps?|enables?|intends?|is designed|is meant
    |is an? (?:[a-z-]{2,20} ){0,4}(?:fund|scheme|plan) (?:that|which) (?:seeks|aims|focuses|invests|provides|offers))
    |the (?:investment )?objective)[ ]`,
  'i',
);

// `As at 31 July 2020. Net assets in million rupees`, `Sizes are in millions. Returns are in percent.`: over a page,
// and no sentence of its text.
const IS_CAPTION = new RegExp(
  joinLines`
    ^(?:as (?:at|on|of)|all (?:amounts|figures)|in percent|(?:rupees|rs|pkr)\b)
    |^[^.]{3,60}[ ](?:is|are)[ ](?:all[ ])?in[ ](?:millions?|thousands?|billions?|percent|per[ ]cent|rupees|rs|pkr)\b`,
  'i',
);

// `The fund earns a stable income from …`: any verb in the present, if the sentence names no time.
const IS_PRESENT = new RegExp(
  joinLines`
    ^(?:the |this )?(?:fund|scheme|plan)[ ]
    (?!(?:is|was|has|posts|holds|stands|remains|outperforms|underperforms)\b)[a-z]{3,}s[ ]`,
  'i',
);
const OF_TIME = /\d|\b(?:months?|quarter|during|benchmark|performance)\b/i;
// `Growth of capital from leading companies with sound earnings.` under the name: what the fund is to give.
const IS_AIM = new RegExp(
  joinLines`
    ^(?:\S+ ){0,5}
    (?:growth|income|returns?|safety|preservation|protection|liquidity|appreciation|capital|principal|savings)\b`,
  'i',
);
const UNDER_NAME = 0.2;

/** `SIF seeks …` as `The fund seeks …`. */
function ofTheFund(text: string, names: readonly string[]): string {
  const [first = ''] = text.split(' ', 1);
  return names.some((name) => isShortFormOf(first, name)) ? `The fund${text.slice(first.length)}` : text;
}

function saysAim({ text, y1 }: Block, height: number, names: readonly string[]): boolean {
  if (IS_FOR.test(ofTheFund(text, names))) return true;
  if (OF_TIME.test(text) || !text.endsWith('.')) return false;
  return (
    IS_PRESENT.test(text) ||
    (IS_AIM.test(text) && y1 < UNDER_NAME * height && !/\b(?:is|are|was|were|has|have|we|our|you|your)\b|:/i.test(text))
  );
}

// `On December 31, 2025 the NAV per unit was PKR 106.22`
const IS_COMMENT =
  /^(?:on|as (?:on|at|of)) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?\p{Lu}\p{L}{2,8}\.?,? (?:\d{1,2}, )?\d{4}\b/iu;

// `The index was not reviewed in October.`: the past, if it does not say how the fund came to be.
const IS_PAST =
  /^(?:the|its|our) (?!.{0,80}\b(?:launch|establish|form|set up|design|incorporat|constitut))[^.,;]{3,80}? (?:was|were)(?:not|n[’']t)?\b/i;

/** Whether a line begins a comment about the month, where an objective over it ends. */
export function isComment(line: string): boolean {
  return IS_COMMENT.test(line) || IS_PAST.test(line);
}

/** The text without a comment that begins in a new line, however close it is set. */
function beforeComment(printed: Block): Block {
  const at = printed.lines.findIndex((line, index) => {
    const last = printed.lines[index - 1]?.text ?? '';
    const text = respace(line.text);
    return index > 0 && last.endsWith('.') && isComment(text);
  });
  return at < 0 ? printed : makeBlock(printed.lines.slice(0, at));
}

/** Adds the objective to the page's terms, from the surest place that has one. */
export function readObjective(context: PageContext): void {
  const { blocks } = context.ink;
  const { draft } = context.state;
  const lines = blocks.flatMap((block) => [...block.lines]);
  const titles = listTitles(blocks).filter(
    (block) => titleKind(block.text) === 'OBJECTIVE' && block.lines.length === 1 && block.text.length < 60,
  );
  if (titles.some(({ text }) => holdsName(text, context.fund_names))) return;
  for (const title of titles) {
    const text = textBeside(lines, title) ?? textUnder(lines, title);
    if (text === undefined || text.text.length < SHORTEST) continue;
    context.taken.add(title);
    if (beginsBeside(lines, title, text)) continue;
    // A text right of its title may continue under the title.
    add(title.text, text, Math.min(title.x0, text.x0));
    return;
  }
  const said = findSaid(context);
  const first = said?.lines[0];
  if (said !== undefined && first !== undefined)
    add('Investment Objective', wholeOf(said, makeBlock(paragraphFrom(lines, first, first.x0))));

  const emphasised = said === undefined ? emphasisedAim(lines) : undefined;
  if (emphasised !== undefined) {
    add('Investment Objective', emphasised);
    return;
  }

  // Without a title: the first sentence of the page, where it says what the fund is for.
  const sentence = firstSentence(blocks);
  const start = sentence?.lines[0];
  if (
    said === undefined &&
    sentence !== undefined &&
    start !== undefined &&
    !context.taken.has(sentence) &&
    saysAim(sentence, context.ink.page.height, context.fund_names)
  )
    add('Investment Objective', wholeOf(sentence, makeBlock(paragraphFrom(lines, start, start.x0))));

  function add(label: string, given: Block, left = given.x0): void {
    const printed = beforeComment(given);
    if (isCut(lines, printed, left) || IS_RATING.test(printed.text)) return;
    const text = withoutTitle(printed);
    // What begins within a sentence has lost its first line.
    if (text.text.length < SHORTEST || (/^\p{Ll}/u.test(text.text) && !IS_FOR.test(text.text))) return;
    for (const block of blocks) if (block.lines.some((line) => printed.lines.includes(line))) context.taken.add(block);
    draft.add(
      'special_terms',
      {
        ...WHOLE_FUND,
        ...BLANK_TERM,
        term_type: 'INVESTMENT_OBJECTIVE',
        label_raw: label.replace(/:$/, ''),
        value_raw: text.text,
      },
      { value_raw: text },
    );
  }
}

const IS_OF_FUND = /^(?:the |this )?(?:fund|scheme|plan)\b/i;
// In multiples of the font size: a blank between words.
const BLANK = 0.6;
const WIDE_BLANK = 1;

/** `**The Fund aims** to earn …`: a paragraph whose first words have a style of their own. */
function emphasisedAim(lines: readonly TextLine[]): Block | undefined {
  for (const first of lines) {
    const next = first.text.length < SHORTEST && IS_OF_FUND.test(first.text) ? restOfLine(lines, first) : undefined;
    if (next === undefined) continue;
    const text = makeBlock([first, ...paragraphFrom(lines, next, first.x0)]);
    if (SAYS_SO.test(text.text) && /\baims? to\b/i.test(text.text) && text.text.endsWith('.')) return text;
  }
  return undefined;
}

function restOfLine(lines: readonly TextLine[], first: TextLine): TextLine | undefined {
  return lines.find(
    (line) =>
      !isSetAlike(line, first) &&
      Math.abs(line.size - first.size) < 0.1 &&
      Math.abs(line.baseline - first.baseline) < 0.1 * first.size &&
      line.x0 > first.x1 - 1 &&
      line.x0 - first.x1 < BLANK * first.size,
  );
}

/** A paragraph that says that it is the objective. */
function findSaid({ ink: { blocks }, taken }: PageContext): Block | undefined {
  return blocks.find(
    (block) =>
      block.text.length > 60 &&
      !taken.has(block) &&
      SAYS_SO.test(block.text) &&
      /\bobjective\b|\baims? to\b|\bseek\b/i.test(block.text.slice(0, 320)),
  );
}

function firstSentence(blocks: readonly Block[]): Block | undefined {
  return blocks
    .filter(
      (block) =>
        block.text.length > SHORTEST &&
        (block.text.endsWith('.') || block.text.length > 60 || IS_FOR.test(block.text)) &&
        /^[A-Z]/.test(block.text) &&
        /[a-z]\s/.test(block.text) &&
        !IS_CAPTION.test(block.text),
    )
    .toSorted((a, b) => a.y0 - b.y0)[0];
}

// `"2 Star" by PACRA`: the values of a list next to the title.
const IS_RATING = /^["“]?\d|\bby (?:PACRA|JCR[- ]?VIS|VIS)\b/;

// In multiples of the font size: the widest gap of a justified line.
const JUSTIFIED_GAP = 14;

// In multiples of the font size: from a title to a text on its line, and down to the next line.
const BESIDE = 4;
const NEXT_LINE = 2;

/** `Investment Objective  The fund aims …` over `Investment Plan by …`: under the title the text only continues. */
function beginsBeside(lines: readonly TextLine[], title: Block, { lines: [first], size }: Block): boolean {
  return (
    first !== undefined &&
    first.baseline - title.baseline > 0.5 * size &&
    first.baseline - title.baseline < NEXT_LINE * size &&
    lines.some(
      (line) =>
        line.x0 > title.x1 &&
        line.x0 - title.x1 < BESIDE * size &&
        Math.abs(line.baseline - title.baseline) < 0.3 * size &&
        isSetAlike(line, first),
    )
  );
}

// If the page has no order of drawing, words further along a line may be the paragraph's or those of the next column.
function isOpen(lines: readonly TextLine[], { lines: own, x1 }: Block): boolean {
  const goesOn = (line: TextLine, other: TextLine): boolean => {
    return (
      isSetAlike(line, other) &&
      isDrawnNext(line, other) === undefined &&
      Math.abs(line.baseline - other.baseline) < 0.25 * line.size &&
      other.x0 > line.x1 &&
      other.x0 - line.x1 < JUSTIFIED_GAP * line.size
    );
  };
  const isWithin = (line: TextLine): boolean => line.x1 < x1 - line.size || own.length === 1;
  return own.some((line) => isWithin(line) && lines.some((other) => !own.includes(other) && goesOn(line, other)));
}

/** Whether words before the text, along its lines or under it may be its own. */
function isCut(lines: readonly TextLine[], text: Block, left: number): boolean {
  return isOpen(lines, text) || isBegunBefore(lines, text) || isCutOff(lines, text.lines, left);
}

/** Whether the words right before the first line are of the same text. */
function isBegunBefore(lines: readonly TextLine[], { lines: [first] }: Block): boolean {
  return (
    first !== undefined &&
    lines.some(
      (line) =>
        line.x1 <= first.x0 &&
        first.x0 - line.x1 < WIDE_BLANK * first.size &&
        Math.abs(line.baseline - first.baseline) < 0.25 * first.size &&
        isSetAlike(line, first),
    )
  );
}

const TITLE_START = /^(?:(?:investment|fund) )?objectives?(?: of (?:the )?(?:fund|scheme|plan))?\W*/i;

// `InvestmentObjectiveSample`: the text layer has joined the title and the first words of its text, which are lost.
function holdsName(title: string, names: readonly string[]): boolean {
  const text = respace(title);
  const rest = squeeze(text.replace(TITLE_START, ''));
  return (
    TITLE_START.test(text) &&
    rest !== '' &&
    (rest === 'the' || names.some((name) => squeeze(name).startsWith(rest.replace(/^the/, ''))))
  );
}

const TITLE = /^(?:(?:investment|fund) )?objectives?(?: of (?:the )?(?:fund|scheme|plan))?\W*$/i;

// `Investment Objective The fund seeks …`: a title in the letters of its text is a part of its first line.
function withoutTitle(text: Block): Block {
  const [first, ...rest] = text.lines as readonly [TextLine, ...TextLine[]];
  const words = [...first.words];
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^[A-Z]/.test(word.text) &&
      TITLE.test(
        words
          .slice(0, at)
          .map((each) => each.text)
          .join(' '),
      ),
  );
  return end < 0 ? text : makeBlock([{ ...first, ...makeSegment(words.slice(end)) }, ...rest]);
}

// Lines set flush right or centred do not begin at one edge, as those of a paragraph do.
function wholeOf(sentence: Block, paragraph: Block): Block {
  const isFlushLeft = sentence.lines.every(({ x0 }) => Math.abs(x0 - sentence.x0) < 2.5);
  return !isFlushLeft && sentence.lines.length > paragraph.lines.length && sentence.text.endsWith('.')
    ? sentence
    : paragraph;
}

const SHORTEST_BESIDE = 12;

// The text may begin on its label's own line and continue below it.
function textBeside(lines: readonly TextLine[], title: Block): Block | undefined {
  const level = lines.filter(
    (line) =>
      line.x0 >= title.x1 - 1 &&
      line.x0 - title.x1 < 2.5 * title.size &&
      Math.abs(line.baseline - title.baseline) < 2 &&
      (line.bold !== title.bold || line.color !== title.color),
  );
  const [nearest] = level.toSorted((a, b) => a.x0 - b.x0);
  if (nearest === undefined) return undefined;
  // A wide blank may part the first word from the others.
  const row = lineFrom(lines, nearest, (line) => isSetAlike(line, nearest));
  const isShort = row.map(({ text }) => text).join(' ').length < SHORTEST_BESIDE;
  const first = isShort
    ? level.find((line) => line.text.length >= SHORTEST_BESIDE && !isSetAlike(line, nearest))
    : nearest;
  return first === undefined ? undefined : makeBlock(paragraphFrom(lines, first, title.x0));
}

function textUnder(lines: readonly TextLine[], title: Block): Block | undefined {
  const under = lines
    .filter(
      (line) =>
        line.y0 >= title.y1 - 3 &&
        line.y0 - title.y1 < 2.5 * title.size &&
        line.x0 < title.x1 &&
        Math.abs(line.x0 - title.x0) < 12,
    )
    // The first word of a justified line may end before its title begins.
    .toSorted((a, b) => (Math.abs(a.baseline - b.baseline) < 0.25 * a.size ? a.x0 - b.x0 : a.baseline - b.baseline));
  const [first] = under;
  return first === undefined ? undefined : makeBlock(paragraphFrom(lines, first, first.x0));
}
