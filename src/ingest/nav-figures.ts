import { compare, scaleOf } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { NAV_FIGURES } from '#domain/series.ts';
import type { NavFigure, NavFigures } from '#domain/series.ts';
import type { NavRow } from '#sources/rows.ts';

/** The different NAVs of these rows, each in its spelling with the most decimals. */
export function distinctValues(rows: readonly NavRow[]): Decimal[] {
  const values: Decimal[] = [];
  for (const { figures } of rows) {
    const { nav } = figures;
    const same = nav === null ? -1 : values.findIndex((value) => compare(value, nav) === 0);
    if (nav === null) continue;
    if (same < 0) values.push(nav);
    else values[same] = finer(values[same] ?? nav, nav);
  }
  return values;
}

/**
 * Of two spellings of one number, the one with more decimals: an export that trims `107.0890` to `107.089` loses one.
 */
function finer(one: Decimal, other: Decimal): Decimal {
  return scaleOf(other) > scaleOf(one) ? other : one;
}

/** The figures of rows that agree on the NAV: each is taken from the first row that contains it. */
export function mergeFigures(nav: Decimal, rows: readonly NavRow[]): NavFigures {
  return figuresBy((name) =>
    name === 'nav' ? nav : (rows.find((row) => row.figures[name] !== null)?.figures[name] ?? null),
  );
}

/** The printed figures, completed with the known ones: for a newer document of the same publisher. */
export function preferFigures(known: NavFigures, printed: NavFigures): NavFigures {
  return combine(known, printed, (old, fresh) =>
    fresh === null ? old : old !== null && compare(old, fresh) === 0 ? finer(old, fresh) : fresh,
  );
}

/** The known figures, completed with the printed ones. */
export function completeFigures(known: NavFigures, printed: NavFigures): NavFigures {
  return combine(known, printed, (old, fresh) =>
    old === null || fresh === null ? (old ?? fresh) : compare(old, fresh) === 0 ? finer(old, fresh) : old,
  );
}

type Choice = (old: Decimal | null, fresh: Decimal | null) => Decimal | null;

function combine(known: NavFigures, printed: NavFigures, choose: Choice): NavFigures {
  return figuresBy((name) => choose(known[name], printed[name]));
}

function figuresBy(valueOf: (name: NavFigure) => Decimal | null): NavFigures {
  // The NAV is never null: every caller takes it from figures that have one.
  return Object.fromEntries(NAV_FIGURES.map((name) => [name, valueOf(name)])) as NavFigures;
}

/** 0 if both are null or equal. */
export function compareOrNull(one: Decimal | null, other: Decimal | null): number {
  return one === null || other === null ? (one === other ? 0 : 1) : compare(one, other);
}
