/**
 * Returns of one series in a sentence under a table of returns:
 * `Average of the peer group: 9.88% in October 2024 and 10.41% FYTD.`,
 * `Average return of the peer group for October 2024 was 9.88%.`
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { PeriodKey } from '#domain/fragment-terms.ts';
import type { PageContext } from './page-context.ts';
import { periodOfLabel } from './period-label.ts';
import { monthOf } from './read-returns.ts';
import { roleOf, type SeriesRole } from './series-roles.ts';

const SENTENCE = /^([A-Z][^:;]{3,60}):\s([^;]{6,160}?)\.?$/;
const ITEM = /^([-−–(]?\d{1,3}\.\d{1,4}\)?\s?%)\s(?:(?:in|for|over)\s)?(?:the\s)?(\S.{1,30})$/;
const OF_ONE_PERIOD = new RegExp(
  joinLines`
    ^([A-Z][^:;.]{3,60}?)\s(?:in|for|over)\s(?:the\s)?(\S[^:;.]{1,30}?)\s(?:was|is|stood at)
    \s([-−–(]?\d{1,3}\.\d{1,4}\)?\s?%)\.?$`,
);

interface Return {
  readonly at: number;
  readonly percent: Decimal;
  readonly figure: string;
}

/** Only what completes the periods of the fund's own table, and only if the whole sentence was understood. */
export function readReturnSentences(context: PageContext): void {
  const { ink, taken, is_shared, sub_fund_names } = context;
  if (is_shared || sub_fund_names.hasAny) return;
  for (const block of ink.blocks) {
    if (block.isFigure || taken.has(block)) continue;
    const figure = figureAfter(block, ink.blocks);
    const { name, list } = partsOf(figure === undefined ? block.text : `${block.text} ${figure.text}`);
    const role = list === undefined ? undefined : roleOf(name, context);
    if (list === undefined || role === undefined || role === 'fund_return_percent') continue;
    const items = list.split(/,\s(?:and\s)?|\sand\s/);
    const returns = items.flatMap((item) => returnOf(context, role, item) ?? []);
    if (returns.length < items.length || new Set(returns.map(({ at }) => at)).size < returns.length) continue;
    for (const item of returns) addReturn(context, role, item, figure ?? block);
    for (const each of figure === undefined ? [block] : [block, figure]) taken.add(each);
  }
}

/** The figure that ends a sentence, a cell of its own. */
function figureAfter({ text, x1, baseline, size }: Block, blocks: readonly Block[]): Block | undefined {
  return /\s(?:was|is|stood at)$/.test(text)
    ? blocks.find(
        (figure) =>
          figure.isFigure && Math.abs(figure.baseline - baseline) < 0.1 * size && Math.abs(figure.x0 - x1) < 0.6 * size,
      )
    : undefined;
}

function partsOf(text: string): { readonly name: string; readonly list?: string } {
  const [, name = '', list] = SENTENCE.exec(text) ?? [];
  if (list !== undefined) return { name, list };
  const [, series = '', period = '', figure] = OF_ONE_PERIOD.exec(text) ?? [];
  return figure === undefined ? { name: '' } : { name: series, list: `${figure} ${period}` };
}

/** The row of the period, if it is the only one and has no figure of the series. */
function returnOf({ state }: PageContext, role: SeriesRole, text: string): Return | undefined {
  const [, figure = '', period = ''] = ITEM.exec(text) ?? [];
  const percent = readPercent(figure);
  const key: PeriodKey | undefined = periodOfLabel(period, state.report_month);
  if (percent === undefined || percent === null || key === undefined || key === 'OTHER') return undefined;
  // `month` may be any; a month with its year is the report's.
  if (key === 'MONTH' && (state.report_month === null || monthOf(period) !== state.report_month)) return undefined;
  const rows = [...state.draft.sections.reported_returns.entries()].filter(([, row]) => row.period_key === key);
  const [only] = rows;
  return only !== undefined && rows.length === 1 && only[1][role] === null
    ? { at: only[0], percent, figure }
    : undefined;
}

function addReturn(
  { state: { draft } }: PageContext,
  role: SeriesRole,
  { at, percent, figure }: Return,
  block: Block,
): void {
  const rows = draft.sections.reported_returns;
  const row = rows[at];
  if (row === undefined) return;
  rows[at] = { ...row, [role]: percent };
  Object.assign(draft.evidence, { [`reported_returns[${at}].${role}`]: draft.evidenceOf({ ...block, text: figure }) });
}
