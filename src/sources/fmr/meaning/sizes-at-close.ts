/**
 * The size, the units and the prices of one day in sentences, with those of an earlier day in brackets: `Net assets of
 * SCF at the close of 30 November 2022 were Rs. 8,048.77 million [31 October 2022: Rs. 8,399.65 million], represented
 * by 75,577,241 units in issue. The net asset value (NAV) was Rs. 106.4973 per unit; the offer price was Rs. 106.4973.`
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
import type { PageContext } from './page-context.ts';

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
    dateNav(context, flow, size);
    keepEarlier(context, nav);
    readOnce(context, flow, OFFER.exec(flow.text), { fact: 'offer_price', label: 1, value: 2, day });
    const redemption = REDEMPTION.exec(flow.text);
    const fact = /^repurchase/i.test(redemption?.[1] ?? '') ? 'repurchase_price' : 'redemption_price';
    readOnce(context, flow, redemption, { fact, label: 1, value: 2, day });
  }
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
  const cellOf = ([from, to]: [number, number]) => ({ ...blockOf(flow, from, to), text: flow.text.slice(from, to) });
  readKnown(state, { kind: 'fact', fact, inside: day, plan: null }, cellOf(label), cellOf(value), null, WHOLE_FUND);
}

function dateNav({ state: { draft } }: PageContext, flow: Flow, size: RegExpExecArray): void {
  const [from = 0, to = 0] = size.indices?.[3] ?? [];
  const day = readDate(flow.text.slice(from, to));
  if (draft.members.nav_per_unit !== null && draft.members.nav_date === null && day !== undefined)
    draft.set('nav_date', day, { ...blockOf(flow, from, to), text: flow.text.slice(from, to) });
}

/** The price of the month before, which the returns of the month are held against. */
function keepEarlier({ state }: PageContext, nav: RegExpExecArray | null): void {
  const [, , , day = '', printed = ''] = nav ?? [];
  const money = readMoney(printed, '1');
  if (money.kind === 'money' && readDate(day)?.slice(0, 7) === monthBefore(state.report_month ?? ''))
    state.earlier_navs.set(null, money.rupees);
}
