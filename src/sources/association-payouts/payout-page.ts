import { AMC, CATEGORY, FUND, FUND_ID, INCEPTION, SECTOR } from '#sources/association-columns.ts';
import { readAmount, readDate, readPrice } from '#sources/cells.ts';
import { readMention, type MentionField } from '#sources/mention.ts';
import { fetchDate, printedWhenObserved } from '#sources/page-date.ts';
import type { RowCursor } from '#sources/row-cursor.ts';
import type { PayoutRow } from '#sources/rows.ts';
import type { TableSource } from '#sources/table-source.ts';

type Field = Exclude<MentionField, 'rating' | 'benchmark' | 'trustee'> | 'amount_per_unit' | 'ex_nav' | 'payout_date';

/** The payouts of a range of dates; a fund may appear daily, twice a day or never. */
export const PAYOUT_PAGE: TableSource<Field, PayoutRow> = {
  source: 'payouts',
  title: "the association's payout page",
  columns: {
    scheme_type: SECTOR,
    amc: AMC,
    name: FUND,
    association_fund_id: FUND_ID,
    category: CATEGORY,
    inception_date: INCEPTION,
    amount_per_unit: { headers: ['Payout (Per Unit)'], required: 'always', guarded: true },
    ex_nav: { headers: ['Ex-NAV'], required: 'always', guarded: true },
    payout_date: { headers: ['Payout Date'], required: 'always', guarded: true },
  },
  one_of: [],
  ignoredHeaders: [],
  unknownColumns: 'tolerate',
  // An empty table is valid: a range without payouts.
  leastRows: 0,
  // 27,000 payouts were made in thirty years; four times that leaves room for daily dividends.
  mostRows: 100_000,
  // The number of payouts depends on the season, so there is no usual number.
  halfOfUsual: false,
  readRow: readPayoutRow,
  dateOf: (row) => row.payout_date,
  findPageDate: fetchDate,
  findSighting: printedWhenObserved,
};

function readPayoutRow(cursor: RowCursor<Field | MentionField>): PayoutRow {
  return {
    kind: 'payout',
    row_number: cursor.rowNumber,
    mention: readMention(cursor),
    payout_date: readDate(cursor, 'payout_date'),
    // A zero remains zero here: the reader does not decide whether such a row is a payout.
    amount_per_unit: readAmount(cursor, 'amount_per_unit'),
    ex_nav: readPrice(cursor, 'ex_nav'),
    problems: cursor.problems,
  };
}
