/**
 * The size, the units and the prices of one day in sentences, with those of an earlier day in brackets: `Net assets of
 * SCF at the close of 30 November 2022 were Rs. 8,048.77 million [31 October 2022: Rs. 8,399.65 million], represented
 * by 75,577,241 units in issue. The net asset value (NAV) was Rs. 106.4973 per unit; the offer price was Rs. 106.4973.`
 * Or all of them in one sentence of a fund or of a sub-fund: `On 31 August 2023 the Debt Sub-Fund had net assets of
 * Rs. 345.15 million and 1,737,341 units outstanding, each with a net asset value (NAV) of Rs. 198.6681.`
 */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { DATE, MONEY } from '#sources/fmr/candidates/clauses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { blockOf, flowOf, type Flow } from '#sources/fmr/ink/flow.ts';
import type { FactName } from '#sources/fmr/labels.ts';
import { monthBefore, readDate } from '#sources/fmr/printed-date.ts';
import { readMoney } from '#sources/fmr/printed-money.ts';
import { readKnown } from '#sources/fmr/read-facts.ts';
import type { SubFundDraft } from '#sources/fmr/page-state.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import type { PageContext } from './page-context.ts';
import { readPairOf } from './read-pair.ts';

const VERB = '(?:were|was|is|are|stood at|amounted to)';
const BEFORE = String.raw`(?: [[(](${DATE}): (${MONEY})[\])])?`;
const SIZE = new RegExp(
  String.raw`\b(net assets)(?: of (?:the )?(\p{Lu}[^.,;:[\]]{1,60}?))? (?:at|on|as (?:at|of|on)) ` +
    String.raw`(?:the close of )?(?:business on )?(${DATE}),? ${VERB} (${MONEY})${BEFORE}` +
    String.raw`(?:,? represented by (\d[\d,]{3,20}) units\b)?`,
  'diu',
);
const NAV = new RegExp(
  String.raw`\bthe ((?:nav|net asset value)(?: \(nav\))?(?: per unit)?) ${VERB} (${MONEY})(?: per unit)?${BEFORE}`,
  'di',
);
const OFFER = new RegExp(String.raw`\bthe (offer price) (?:was|is) (${MONEY})`, 'di');
const REDEMPTION = new RegExp(
  String.raw`\bthe (?:offer price (?:was|is) ${MONEY},? and the )?((?:redemption|repurchase) price)(?: was| is)? (${MONEY})`,
  'di',
);

/** Reads the paragraphs that state the size of the page's own fund at the close of a day of the report's month. */
export function readSizesAtClose(context: PageContext, paragraphs: readonly Block[]): void {
  const { state, owners, sub_fund_names } = context;
  if (sub_fund_names.hasAny) return;
  for (const { text, lines } of paragraphs) {
    if (!/\bnet assets\b/i.test(text) || !/ the close of /.test(text)) continue;
    const flow = flowOf(lines.map((line) => [line]));
    const size = SIZE.exec(flow.text);
    const [, , owner, day = ''] = size ?? [];
    if (size === null || readDate(day)?.slice(0, 7) !== state.report_month) continue;
    if (owner !== undefined && !/^(?:fund|scheme)$/i.test(owner) && owners.find(owner) !== 'OWN') continue;
    readOnce(context, flow, size, { fact: 'fund_size', label: 1, value: 4, day });
    readOnce(context, flow, size, { fact: 'units_outstanding', label: 1, value: 7, day: '' });
    const nav = NAV.exec(flow.text);
    readOnce(context, flow, nav, { fact: 'nav', label: 1, value: 2, day });
    const [, , , place] = size.indices ?? [];
    if (place !== undefined && state.draft.members.nav_per_unit !== null) dateNav(context, cellAt(flow, place));
    keepEarlier(context, nav);
    readPrices(context, flow, day);
  }
}

// `On 31 March 2025 the NAV per unit was Rs. 11.2435. The fund had net assets of Rs. 22,560.4 million in 2,006,529,546
// units outstanding`
const SIZE_AFTER_NAV = new RegExp(
  String.raw`^(?:on|at|as (?:at|of|on)) (${DATE}),? the ((?:nav|net asset value)(?: \(nav\))?(?: per unit)?) ${VERB} ` +
    String.raw`(${MONEY})\. (?:the|this) (?:fund|scheme) had (net assets) of (${MONEY})` +
    String.raw`(?:,? (?:in|and|with|represented by) (\d[\d,]{3,20}) (units (?:outstanding|in issue)))?(?=[.,;])`,
  'diu',
);

/** Reads the paragraphs that begin with the price of a day of the month, and have size and other prices after it. */
export function readSizesAfterPrice(context: PageContext, paragraphs: readonly Block[]): void {
  const { state, sub_fund_names } = context;
  if (sub_fund_names.hasAny) return;
  for (const { lines } of paragraphs) {
    const flow = flowOf(lines.map((line) => [line]));
    const found = SIZE_AFTER_NAV.exec(flow.text);
    const [, day = ''] = found ?? [];
    if (found === null || readDate(day)?.slice(0, 7) !== state.report_month) continue;
    readOnce(context, flow, found, { fact: 'nav', label: 2, value: 3, day: '' });
    const [, place] = found.indices ?? [];
    if (place !== undefined && state.draft.members.nav_per_unit !== null) dateNav(context, cellAt(flow, place));
    readOnce(context, flow, found, { fact: 'fund_size', label: 4, value: 5, day });
    readOnce(context, flow, found, { fact: 'units_outstanding', label: 7, value: 6, day: '' });
    readPrices(context, flow, day);
  }
}

function readPrices(context: PageContext, flow: Flow, day: string): void {
  readOnce(context, flow, OFFER.exec(flow.text), { fact: 'offer_price', label: 1, value: 2, day });
  const redemption = REDEMPTION.exec(flow.text);
  const fact = /^repurchase/i.test(redemption?.[1] ?? '') ? 'repurchase_price' : 'redemption_price';
  readOnce(context, flow, redemption, { fact, label: 1, value: 2, day });
}

const HAD = new RegExp(
  String.raw`^(?:on|at|as (?:at|of|on)) (${DATE}),? (?:the )?(\p{Lu}[^.,;:[\]]{1,60}?) had (net assets) of (${MONEY})` +
    String.raw`(?:,? and (\d[\d,]{3,20}) (units (?:outstanding|in issue)))?` +
    String.raw`(?:,? each with an? ((?:nav|net asset value)(?: \(nav\))?(?: per unit)?) of (${MONEY}))?\.(?: \p{Lu}|$)`,
  'diu',
);

/** Reads the paragraphs that begin with what the page's own fund or one of its sub-funds had on a day of the month. */
export function readSizesHad(context: PageContext, paragraphs: readonly Block[]): void {
  const { state } = context;
  const days: Block[] = [];
  for (const { text, lines } of paragraphs) {
    if (!/ had net assets of /.test(text)) continue;
    const flow = flowOf(lines.map((line) => [line]));
    const found = HAD.exec(flow.text);
    const [day, owner, assets, size, units, unitsLabel, navLabel, nav] = (found?.indices ?? [])
      .slice(1)
      .map((place) => (place === undefined ? undefined : cellAt(flow, place)));
    if (day === undefined || owner === undefined || readDate(day.text)?.slice(0, 7) !== state.report_month) continue;
    const sub = ownerOf(context, owner);
    if (sub === undefined) continue;
    const { draft } = state;
    const isOpen = (member: 'fund_size' | 'nav_per_unit' | 'units_outstanding'): boolean =>
      sub === null ? draft.members[member] === null : sub[member === 'fund_size' ? 'net_assets_pkr' : member] === null;
    const read = (fact: FactName, label: Block | undefined, value: Block | undefined): void => {
      if (label === undefined || value === undefined) return;
      const meaning = { kind: 'fact', fact, inside: '', plan: null } as const;
      readPairOf(context, { label, labelText: label.text, meaning, value, way: 'INLINE', blocks: [] }, sub);
    };
    if (isOpen('fund_size')) read('fund_size', assets, size);
    if (isOpen('units_outstanding')) read('units_outstanding', unitsLabel, units);
    if (!isOpen('nav_per_unit')) continue;
    read('nav', navLabel, nav);
    if (!isOpen('nav_per_unit')) days.push(day);
  }
  const [first] = days;
  const isOne = new Set(days.map(({ text }) => readDate(text))).size === 1;
  if (first !== undefined && isOne) dateNav(context, first);
}

/** Null for the fund itself; undefined if it is neither the fund nor one of its sub-funds. */
function ownerOf(context: PageContext, { text, ...box }: Block): SubFundDraft | null | undefined {
  if (/^(?:fund|scheme)$/i.test(text) || context.owners.find(text) === 'OWN') return null;
  const name = context.sub_fund_names.isHeading(text)?.name;
  return name === undefined ? undefined : findSubFund(context.state, name, box);
}

interface Stated {
  readonly fact: FactName;
  /** The groups of the label and of the value. */
  readonly label: number;
  readonly value: number;
  readonly day: string;
}

function readOnce({ state }: PageContext, flow: Flow, found: RegExpExecArray | null, stated: Stated): void {
  const { fact, day } = stated;
  const use = FACT_USES[fact];
  const member = use.kind === 'size' || use.kind === 'price' ? use.member : 'units_outstanding';
  const [label, value] = [stated.label, stated.value].map((group) => found?.indices?.[group]);
  if (label === undefined || value === undefined || state.draft.members[member] !== null) return;
  const meaning = { kind: 'fact', fact, inside: day, plan: null } as const;
  readKnown(state, meaning, cellAt(flow, label), cellAt(flow, value), null, WHOLE_FUND);
}

function cellAt(flow: Flow, [from, to]: readonly [number, number]): Block {
  return { ...blockOf(flow, from, to), text: flow.text.slice(from, to) };
}

function dateNav({ state: { draft } }: PageContext, printed: Block): void {
  const day = readDate(printed.text);
  if (draft.members.nav_date === null && day !== undefined) draft.set('nav_date', day, printed);
}

/** The price of the month before, which the returns of the month are held against. */
function keepEarlier({ state }: PageContext, nav: RegExpExecArray | null): void {
  const [, , , day = '', printed = ''] = nav ?? [];
  const money = readMoney(printed, '1');
  if (money.kind === 'money' && readDate(day)?.slice(0, 7) === monthBefore(state.report_month ?? ''))
    state.earlier_navs.set(null, money.rupees);
}
