import type { NavFigure } from '#domain/series.ts';
import { readAmount, readDate, readPrice } from './cells.ts';
import { readMention, type MentionField } from './mention.ts';
import type { RowCursor } from './row-cursor.ts';
import type { NavRow } from './rows.ts';

export type NavField = MentionField | 'validity_date' | NavFigure;

/** A row of any table with NAVs; columns that the table does not have are null. */
export function readNavRow(cursor: RowCursor<NavField>): NavRow {
  return {
    kind: 'nav',
    row_number: cursor.rowNumber,
    mention: readMention(cursor),
    nav_date: readDate(cursor, 'validity_date'),
    navPrinted: cursor.text('nav'),
    figures: {
      // Zero and negative NAVs are kept: the checks decide about them, and a reviewer sees the printed value.
      nav: readAmount(cursor, 'nav'),
      offer_price: readPrice(cursor, 'offer_price'),
      repurchase_price: readPrice(cursor, 'repurchase_price'),
      market_price: readPrice(cursor, 'market_price'),
      // A load of 0.00 is an actual zero load.
      front_end_load_pct: readAmount(cursor, 'front_end_load_pct'),
      back_end_load_pct: readAmount(cursor, 'back_end_load_pct'),
      contingent_load_pct: readAmount(cursor, 'contingent_load_pct'),
    },
    problems: cursor.problems,
  };
}
