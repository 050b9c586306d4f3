/**
 * Heads over those of periods that only say which kind of periods follow, `Up to one year` over `1M` and `1Y`, or that
 * they end with the report's month, `Up to 31 May 2025` over `MTD` and `3M`.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { readDate, readMonth } from '#sources/fmr/printed-date.ts';
import type { Column, Table } from '#sources/fmr/candidates/table.ts';
import { periodOfLabel } from './period-label.ts';

// How the returns are reckoned, which notes and titles say as well.
const RECKONED =
  /\b(?:returns?|performance|periods?(?: of)?|cagr|annuali[sz]ed|compound(?:ed)?|simple|absolute|p a)\b|%/g;
const RANGE = new RegExp(
  joinLines`
    ^(?:up ?to|within|(?:less|shorter|more|longer|greater) than|under|below|over|above|beyond|exceeding)
    [ ](?:(?:one|1|a) year|(?:12|twelve) months)$
    |^(?:one|1|a) year (?:or|and) (?:less|below|under|shorter|more|above|over|longer)$
    |^(?:short|medium|long)(?:er)? term$`,
);
// `Period` over `1 month` next to `Fiscal year` over `FY23`.
const PERIOD = /^periods?$/;
const FISCAL = /^(?:fiscal|financial) years?(?: july? (?:to )?june?| (?:to|ended|ending) (?:30(?:th)? )?june?)?$/;
const UNTIL = /^(?:(?:periods?|returns?) )?(?:up ?to|until|ended|ending|to) (?=.{6,20}$)/i;

/** Whether a head adds nothing to the period under it. */
function groups(head: Block, period: Block, reportMonth: string | null): boolean {
  if (PERIOD.test(foldLabel(head.text)) || endsWithReport(head.text, reportMonth)) return true;
  const text = foldLabel(head.text).replace(RECKONED, ' ').replace(/\s+/g, ' ').trim();
  return RANGE.test(text) || (FISCAL.test(text) && periodOfLabel(period.text, null) === 'FY');
}

function endsWithReport(text: string, reportMonth: string | null): boolean {
  const printed = respace(text).trim();
  const end = printed.replace(UNTIL, '');
  return reportMonth !== null && end !== printed && (readDate(end)?.slice(0, 7) ?? readMonth(end)) === reportMonth;
}

function headOfOwn({ heads }: Column, reportMonth: string | null): Block | undefined {
  const period = heads.at(-1);
  if (period === undefined || heads.length < 2 || periodOfLabel(period.text, null) === undefined) return undefined;
  return heads.slice(0, -1).every((head) => groups(head, period, reportMonth)) ? period : undefined;
}

/** The table with periods alone over its columns, if they are different ones. */
export function withoutGroupsOfPeriods(table: Table, reportMonth: string | null): Table {
  const columns = table.columns.map((column): Column => {
    const period = headOfOwn(column, reportMonth);
    return period === undefined ? column : { ...column, text: period.text, heads: [period] };
  });
  const dropped = new Set(table.columns.flatMap(({ heads }, at) => heads.filter((head) => !isOf(columns[at], head))));
  const texts = columns.map(({ text }) => foldLabel(text));
  if (dropped.size === 0 || new Set(texts).size < texts.length) return table;
  // Of a caption the basis would be that of all columns.
  return { ...table, columns, captions: table.captions.filter((caption) => !dropped.has(caption)) };
}

function isOf(column: Column | undefined, head: Block): boolean {
  return column?.heads.includes(head) === true;
}
