/** `Net assets 100.0` among shares: the whole that they are of, and no amount. */
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickRows } from '#sources/fmr/candidates/turn-table.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { isHundred, readPercent } from '#sources/fmr/printed-number.ts';
import type { PageContext } from './page-context.ts';
import { compare, type Decimal } from '#domain/decimal.ts';

const LABEL = /^(?:total )?net assets$|^fund size$/;
const HUNDRED = '100' as Decimal;
const FEWEST_SHARES = 2;

/** The rows of wholes under shares: each figure is 100, and none of the rows over it has a larger one. */
export function listWholes({ rows }: Table): readonly Row[] {
  const wholes = rows.filter(
    ({ label, figures }) => LABEL.test(foldLabel(respace(label.text))) && figures.every(({ text }) => isHundred(text)),
  );
  if (wholes.length === 0) return [];
  const shares = rows.filter((row) => !wholes.includes(row));
  const areShares = shares.every(({ figures }) =>
    figures.every(({ text }) => {
      const share = readPercent(text);
      return share === null || (share !== undefined && compare(share, HUNDRED) <= 0);
    }),
  );
  return areShares && shares.length >= FEWEST_SHARES && rows.at(-1) === wholes.at(-1) ? wholes : [];
}

/** The table without such rows: their figures are those of no label. */
export function withoutWholes({ taken }: PageContext, table: Table): Table {
  const wholes = listWholes(table);
  for (const block of wholes.flatMap(({ label, figures }) => [label, ...figures])) taken.add(block);
  return wholes.length === 0
    ? table
    : pickRows(
        table,
        table.rows.filter((row) => !wholes.includes(row)),
      );
}
