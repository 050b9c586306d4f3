/** Facts in running text: `The trustee of the Fund is …`, `Management fee: 1.25%.`, `net assets of Rs. 851 million`. */
import { joinLines } from '#base/pattern-lines.ts';
import type { RatingType } from '#domain/fragment-terms.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { listNamesBeforeRoles } from '#sources/fmr/candidates/names-before-roles.ts';
import { DATE, listClauses, maskCompared, MONEY, type Clause } from '#sources/fmr/candidates/clauses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, joinParagraphs, joinStyles, type Flow } from '#sources/fmr/ink/flow.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import { DAY_NAME, monthBefore, readDate } from '#sources/fmr/printed-date.ts';
import { readMoney } from '#sources/fmr/printed-money.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import { readDaySentences } from './day-sentences.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import type { PageState, SubFundDraft } from '#sources/fmr/page-state.ts';
import { splitPeople } from './person-texts.ts';
import { addRatingsOf } from './read-rating.ts';
import { readListedMetrics } from './listed-metrics.ts';
import { readPricesOn, STATES_PRICE } from './price-sentences.ts';
import { readSizesAfterPrice, readSizesAtClose, readSizesHad } from './sizes-at-close.ts';
import { areInStyle, endInStyle, listPartsInStyle } from './values-in-style.ts';
import { readFeeSentences, readLevySentences, readRatioSentences, readRatiosOfPeriods } from './ratio-sentences.ts';

// A paragraph that states fewer facts than this is a comment.
const FEWEST = 4;
// No comment has all its facts, and no others, in a style of their own.
const FEWEST_IN_STYLE = 2;

const AMOUNT = String.raw`((?:Rs|PKR)\.?\s?[\d,]+(?:\.\d+)?\s(?:million|billion|mn|bn))`;
// `Rs. 286.5 million is held by the fund of funds`
const OWNED_BY_FUNDS = new RegExp(
  joinLines`
    ${AMOUNT} (?:(?:belongs?|belonging) to|(?:(?:is|are|was|were) )?(?:held|owned|invested) by)
    [ ](?:the |our )?funds? of funds?\b`,
  'i',
);
// `Amount invested by fund of funds is Rs. 286.5 million`
const INVESTED_BY_FUNDS = new RegExp(
  joinLines`
    \b(?:amount )?invest(?:ed|ment) by (?:the )?(?:funds? of funds?|fofs?)(?: schemes?)?
    [ ](?:is|was|of|are) ${AMOUNT}`,
  'i',
);
// `Funds of funds of the Management Company hold units of Rs. 286.5 million`
const HOLD_UNITS = new RegExp(
  joinLines`
    \bfunds? of funds?(?: of (?:the )?(?:management company|manager))?
    [ ](?:holds?|owns?) units (?:of|worth) ${AMOUNT}`,
  'i',
);
const SIZE_OF_FUND = /\b(?:the )?fund(?:['’]s)? size (?:stood|stands|was|is|closed|clocked in)(?: at)? /;
const SIZE_STOOD_AT = new RegExp(SIZE_OF_FUND.source + AMOUNT, 'i');
// A sentence that states one fact by its own words.
const SINGLE: readonly (readonly [RegExp, string])[] = [
  [OWNED_BY_FUNDS, 'Amount invested by fund of funds'],
  [INVESTED_BY_FUNDS, 'Amount invested by fund of funds'],
  [HOLD_UNITS, 'Amount invested by fund of funds'],
  [SIZE_STOOD_AT, 'Fund Size'],
];

// `January 31, 2025 NAV - PKR 114.8763` under the title, `IGI Funds Limited Rated "AM2" by JCR-VIS` over it.
const NAV_LINE = /^(.{6,24}?)\s+NAV\s*[-–:]\s*((?:PKR|Rs\.?)\s*[\d,.]+)$/i;
const MANAGER_RATED =
  /\b(?:limited|ltd|funds?|company|management|investments?)\W{0,12}rated\W{0,12}(AM[1-5][+-]{0,2})\b(.{0,40})$/i;

/** Reads a label and its value that are parts of one block. */
function readIn(state: PageState, block: Block, meaning: LabelMeaning, label: string, value: string): void {
  readKnown(state, meaning, { ...block, text: label }, { ...block, text: value }, null, WHOLE_FUND);
}

function factOf(fact: FactName, inside: string): LabelMeaning {
  return { kind: 'fact', fact, inside, plan: null };
}

function readHeadLines({ ink, state }: PageContext): void {
  for (const block of ink.blocks) {
    const nav = NAV_LINE.exec(block.text);
    if (nav !== null) readIn(state, block, factOf('nav', nav[1] ?? ''), `NAV (${nav[1] ?? ''})`, nav[2] ?? '');
    const rated = block.text.length < 100 && /rated/i.test(block.text) ? MANAGER_RATED.exec(respace(block.text)) : null;
    if (rated !== null)
      addRatingsOf(
        state.draft,
        'ASSET_MANAGER',
        { ...block, text: 'Rated' },
        { ...block, text: `${rated[1] ?? ''}${rated[2] ?? ''}` },
        WHOLE_FUND,
      );
  }
}

// `PACRA assigned a stability rating of AA-(f) to the Fund on October 18, 2023.`
const RATING_SENTENCES: readonly (readonly [RegExp, RatingType])[] = [
  [/\bstability rating of "?(?:A{1,3}|B{1,3})[+-]?\s?\(f\)/i, 'FUND_STABILITY'],
  [/\b(?:asset manager|management quality) rating of "?AM[1-5]\b/i, 'ASSET_MANAGER'],
  [/\b(?:AMC|asset manager|management quality) rating of (?:the )?[A-Z][^.;:]{3,70} is "?AM[1-5]\b/, 'ASSET_MANAGER'],
  [/\bmanagement company (?:is|has been) rated "?AM[1-5]\b/i, 'ASSET_MANAGER'],
];
const EARLIER = /\b(?:previous|former|earlier|upgraded|downgraded|from A)/i;
const NEXT_SENTENCE = /(?<=[a-z\d)]\.)\s(?=[A-Z])/;

/** Ratings that no label states, in sentences of their own. */
function readRatingSentences({ state: { draft } }: PageContext, paragraphs: readonly Block[]): void {
  for (const block of paragraphs)
    for (const sentence of block.text.split(NEXT_SENTENCE))
      for (const [pattern, type] of RATING_SENTENCES) {
        const isKnown = draft.sections.ratings.some((row) => row.rating_type === type);
        if (isKnown || !pattern.test(sentence) || EARLIER.test(sentence)) continue;
        addRatingsOf(draft, type, { ...block, text: 'Rating' }, { ...block, text: sentence }, WHOLE_FUND);
      }
}

function readSingle({ ink, state }: PageContext): void {
  for (const block of ink.blocks) {
    for (const [pattern, label] of SINGLE) {
      const value = block.isFigure ? undefined : pattern.exec(block.text)?.[1];
      const meaning = value === undefined ? undefined : labelMeaning(label, null);
      const isKnown = label === 'Fund Size' && state.draft.members.fund_size !== null;
      if (value !== undefined && meaning !== undefined && !isKnown) readIn(state, block, meaning, label, value);
    }
  }
}

// `On December 31, 2025 the NAV per unit was PKR 287.6147 (November 30, 2025: PKR 280.7092) and the net assets of the
// Fund were PKR 9.367 billion`
const STATE_AT = new RegExp(
  joinLines`
    \b(?:on|at|as (?:on|at|of)) (${DATE}),? the (?:nav|net asset value)(?: \(nav\))?(?: per unit)?
    (?: of the (?:fund|scheme))?[ ](?:was|is|stood at|closed at) (${MONEY})(?: \((${DATE}): (${MONEY})\))?
    (?: and the net assets(?: of the (?:fund|scheme))? (?:were|are|stood at|amounted to) ${AMOUNT})?`,
  'i',
);

/** The price and the size that a sentence states on a day of the report's month. */
function readStateAt({ state }: PageContext, paragraphs: readonly Block[]): void {
  for (const block of paragraphs) {
    const [, day = '', price, earlierDay = '', earlier = '', size] = STATE_AT.exec(block.text) ?? [];
    if (price === undefined || readDate(day)?.slice(0, 7) !== state.report_month) continue;
    if (state.draft.members.nav_per_unit === null)
      readIn(state, block, factOf('nav', day), `NAV per unit (${day})`, price);
    if (size !== undefined && state.draft.members.fund_size === null)
      readIn(state, block, factOf('fund_size', day), 'net assets', size);
    const before = readMoney(earlier, '1');
    if (before.kind === 'money' && readDate(earlierDay)?.slice(0, 7) === monthBefore(state.report_month ?? ''))
      state.earlier_navs.set(null, before.rupees);
  }
}

const MEASURED_AGAINST =
  /^(?:the )?performance (?:of the (?:fund|scheme) )?is (?:measured|compared) (?:against|with) (.{5,300}?)\.?$/i;

/** The benchmark in a sentence of its own. */
function readMeasure({ state }: PageContext, paragraphs: readonly Block[]): void {
  if (state.draft.members.benchmark_raw !== null) return;
  for (const block of paragraphs) {
    const benchmark = MEASURED_AGAINST.exec(block.text)?.[1];
    if (benchmark !== undefined && benchmark.split(NEXT_SENTENCE).length === 1)
      readIn(state, block, factOf('benchmark', ''), 'Benchmark', benchmark);
  }
}

/** `subFundAt` finds the plan or sub-fund under whose heading a text is. */
export function readSentences(context: PageContext, subFundAt: (place: Block) => SubFundDraft | null): void {
  readSingle(context);
  // What a page of several funds says in a sentence names none of them.
  const pieces = new Set(context.styled.flatMap(({ blocks }) => blocks));
  const styled = context.styled.map(({ paragraph }) => paragraph);
  const plain = pieces.size === 0 ? context.ink.blocks : context.ink.blocks.filter((block) => !pieces.has(block));
  const paragraphs = context.is_shared ? [] : [...styled, ...joinParagraphs(plain)];
  readStateAt(context, paragraphs);
  if (paragraphs.some(({ text }) => STATES_PRICE.test(text))) {
    const whole = joinStyles(context.ink.blocks);
    readPricesOn(context, whole, subFundAt);
    readSizesAfterPrice(context, whole);
  }
  readListedMetrics(context);
  readSizesAtClose(context, paragraphs);
  readSizesHad(context, paragraphs);
  readDaySentences(context, paragraphs);
  readRatiosOfPeriods(context, paragraphs);
  readHeadLines(context);
  const open = plain.filter((block) => !context.taken.has(block));
  for (const paragraph of [...styled, ...joinParagraphs(open)]) {
    if (paragraph.lines.length < 2 || paragraph.text.length < 120) continue;
    const flow = flowOf(paragraph.lines.map((line) => [line]));
    const parts = styled.includes(paragraph) ? listPartsInStyle(flow) : [];
    const found = endInStyle(listFound(context, flow.text), flow, parts);
    const facts = new Set(found.map(({ meaning, label }) => (meaning.kind === 'fact' ? meaning.fact : label)));
    if (facts.size < (areInStyle(found, parts) ? FEWEST_IN_STYLE : FEWEST)) continue;
    for (const clause of found) readClause(context, flow, clause);
    readNature(context, paragraph);
    readPeople(context, paragraph);
  }
  readMeasure(context, paragraphs);
  readFeeSentences(context, paragraphs);
  readRatioSentences(context, paragraphs);
  readLevySentences(context, paragraphs);
  readRatingSentences(context, paragraphs);
}

const HOLDS_CLAUSE = new RegExp(
  joinLines`
    (?:and|[,;])(?:the|its)?
    (?:registrar|trustee|auditors?|custodian|benchmark|fundmanager|legaladvis[eo]r|shariahadvis[eo]r
    |managementfee|launchdate)
    (?:is|are|was)`,
);

export function readClause(
  { state }: PageContext,
  flow: Flow,
  { label, value, meaning, labelFrom, from }: Clause,
): void {
  // Without its blanks the label of the next clause was not seen.
  if (HOLDS_CLAUSE.test(value.toLowerCase().replace(/[^a-z,;]/g, ''))) return;
  const places = labelFrom < 0 ? from : labelFrom;
  const labelBlock = blockOf(flow, places, places + Math.max(1, label.length));
  readKnown(
    state,
    meaning,
    { ...labelBlock, text: label },
    { ...blockOf(flow, from, from + value.length), text: value },
    null,
    WHOLE_FUND,
  );
}

// What a sentence says without a label's form; the first group is the value.
const LAUNCHED = new RegExp(String.raw`\b(?:launched|incepted|established)\s(?:on|in)\s(${DATE})`);
const LISTED =
  /(?:\b(?:is|are)|,) listed (?:on|at) (?:the )?([A-Z][A-Za-z ]{3,30}Stock Exchange(?: (?:Limited|Ltd))?)(?=[.,;]|\s(?:and|since)\b|$)/;
const MATURES = new RegExp(String.raw`\bmatures?\son\s(${DATE})`);
const OFFERED = new RegExp(String.raw`\bunits (?:are|were) (?:offered|sold) at (${MONEY})`, 'i');
const REPURCHASED = new RegExp(String.raw`\brepurchased at (${MONEY})`, 'i');
const REDEEMED = new RegExp(String.raw`\bredeemed at (${MONEY})`, 'i');
const HELD_BY_FUNDS = new RegExp(String.raw`\bfunds? of funds?\b[^.;]{0,40}?\b(?:holds?|held|owns?) (${MONEY})`, 'i');
const FIRST_INVESTMENT = new RegExp(
  String.raw`\b(?:first|initial) investment (?:must be|is) (?:at least )?(${MONEY})`,
  'i',
);
const LATER_INVESTMENT = new RegExp(
  String.raw`\b(?:later|further|subsequent|additional) (?:one|investment)s? (?:must be |is )?at least (${MONEY})`,
  'i',
);
const RATED_BY = String.raw`(?:\s(?:by|from)\s(?:PACRA|JCR-VIS|VIS))?`;
const FUND_RATED = new RegExp(
  String.raw`\b(?:stability rating|rated|rating) of ((?:AAA|AA|A|BBB|BB|B)[+-]?\s?\(f\)${RATED_BY})`,
  'i',
);
const QUALITY_RATED = new RegExp(
  String.raw`\b(?:management quality|asset manager|manager) rating of (AM\d[+-]{0,2}${RATED_BY})`,
  'i',
);
// `Units are sold and redeemed from Monday to Friday until 4:00 p.m.`; a second day or time may be of other days.
const DEALT = String.raw`\bunits are (?:sold|issued|offered|bought|redeemed)(?: and (?:redeemed|repurchased|sold))?`;
const TIME = String.raw`\d{1,2}[:.]\d{2}\s?(?:[ap]m\b|[ap]\.m\.)`;
const DEALT_ON = new RegExp(
  String.raw`${DEALT} (?:from |on )?(${DAY_NAME} (?:to|through) ${DAY_NAME})(?!.{0,120}\b${DAY_NAME}\b)`,
  'i',
);
const DEALT_UNTIL = new RegExp(
  String.raw`${DEALT}\b(?:(?!${TIME}).){0,60}? (?:until|till|up to|before) (${TIME})(?!.{0,120}${TIME})`,
  'i',
);
// `Dealing is from Monday to Friday, 9:00 am to 4:00 pm, with forward pricing`
const DEALING_TIME = new RegExp(
  String.raw`\bdealing is (?:from |on )?${DAY_NAME} (?:to|through) ${DAY_NAME},? (?:from )?(${TIME} (?:to|until) ${TIME})`,
  'i',
);
const DEALING_PRICE = /\bdealing is\b.{0,90}? with (forward|backward|historic(?:al)?) pricing\b/i;
const PAID_WITHIN = new RegExp(
  joinLines`
    \bredemptions? (?:proceeds )?(?:are|is) (?:paid|settled)(?: out)? within
    [ ]((?:\d{1,2}|[a-z]{3,6}) (?:working |business |calendar )?days)\b`,
  'i',
);
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [LAUNCHED, 'Launch Date'],
  [LISTED, 'Listing'],
  [MATURES, 'Maturity Date'],
  [/\bthere (?:are|were) (\d[\d,]{3,20}) units (?:outstanding|in issue)\b/i, 'Units outstanding'],
  [/\b(\d[\d,]{3,20}) units (?:are|were) (?:outstanding|in issue)\b/i, 'Units outstanding'],
  [DEALT_ON, 'Dealing days'],
  [DEALT_UNTIL, 'Cut-off time'],
  [/\bon the basis of ((?:forward|backward|historic(?:al)?) pricing)\b/i, 'Pricing mechanism'],
  [DEALING_TIME, 'Cut-off time'],
  [DEALING_PRICE, 'Pricing mechanism'],
  [PAID_WITHIN, 'Settlement period'],
  [OFFERED, 'Offer Price'],
  [REPURCHASED, 'Repurchase Price'],
  [REDEEMED, 'Redemption Price'],
  [HELD_BY_FUNDS, 'Amount invested by fund of funds'],
  [FIRST_INVESTMENT, 'Minimum initial investment'],
  [LATER_INVESTMENT, 'Minimum subsequent investment'],
  [/\bis an? (open[- ]end(?:ed)?|closed?[- ]end(?:ed)?) (?:fund|scheme|plan)\b/i, 'Fund type'],
  [/\b(?:fund|scheme|plan) of the category ([A-Z][\w/&' -]{3,60}?)(?=,|\.|;|$)/i, 'Category'],
  [/\bmeasured against the benchmark (\S[^.;]{4,200}?)(?=[.;](?:\s|$))/i, 'Benchmark'],
  [FUND_RATED, 'Fund Stability Rating'],
  [QUALITY_RATED, 'AMC Rating'],
];

/**
 * What a paragraph states by labels or in phrases; a label's value wins. What is said of the end of another month is
 * left out.
 */
function listFound({ state }: PageContext, text: string): Clause[] {
  const isOfMonth = ({ date }: Clause): boolean => date === null || readDate(date)?.slice(0, 7) === state.report_month;
  const clauses = listClauses(text, (label) => labelMeaning(label, null)).filter(isOfMonth);
  const masked = maskCompared(text);
  const phrases = PHRASES.flatMap(([pattern, label]): Clause[] => {
    const found = pattern.exec(masked);
    const value = found?.[1];
    const meaning = labelMeaning(label, null);
    if (found === null || value === undefined || meaning?.kind !== 'fact') return [];
    const from = found.index + found[0].lastIndexOf(value);
    const isStated = clauses.some((clause) => clause.meaning.kind === 'fact' && clause.meaning.fact === meaning.fact);
    return isStated ? [] : [{ label, value, meaning, labelFrom: found.index, from, date: null }];
  });
  return [...phrases, ...clauses, ...listNamesBeforeRoles(text, clauses, (label) => labelMeaning(label, null))];
}

// `Sample Income Fund (Open Ended; Income Scheme) was launched`
function readNature({ state }: PageContext, block: Block): void {
  const match = /\((open[- ]?end(?:ed)?|closed?[- ]?end(?:ed)?)[;,]\s*([^()]{3,60})\)/i.exec(block.text);
  if (match?.[1] === undefined || match[2] === undefined) return;
  state.draft.set('fund_type_raw', match[1], { ...block, text: match[1] });
  state.draft.set('category_raw', match[2], { ...block, text: match[2] });
}

function readPeople({ state }: PageContext, block: Block): void {
  const part = /\b(?:members of the )?investment committee:\s{1,9}(.+)$/i.exec(block.text)?.[1];
  if (part === undefined) return;
  for (const { name, designation } of splitPeople(part)) {
    state.draft.add(
      'parties',
      {
        ...WHOLE_FUND,
        role: 'INVESTMENT_COMMITTEE_MEMBER',
        name_raw: name,
        designation_raw: designation,
        organization_raw: null,
      },
      { name_raw: { ...block, text: name }, designation_raw: { ...block, text: designation } },
    );
  }
}
