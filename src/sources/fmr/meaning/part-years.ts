/** Splits a calendar into one table for each year, and names months by their years. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { pickColumns } from '#sources/fmr/candidates/turn-table.ts';
import type { Column, Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import type { PageContext } from './page-context.ts';
import { saysRole } from './series-roles.ts';

/**
 * A calendar: rows of years, columns of months. Each year becomes a table whose columns are months with their year. The
 * months of a fiscal year are of two years; what else is in its row, such as its return to date, other tables state.
 */
export function partByYear(context: PageContext, given: Table): Table[] {
  const parts = partColumnsByYear(given);
  if (parts !== undefined) return parts;
  const months = given.columns.filter((column) => monthNameOf(column) !== undefined).length;
  if (months < 3 || months < 0.7 * given.columns.length) return [given];
  const ofRows = yearsOfRows(context, given);
  const { table, years } = ofRows.years.includes(undefined) ? yearsLeftOf(context, given) : ofRows;
  if (years.includes(undefined)) return [nameMonths(context, given)];
  const numbers = table.columns.map(({ text }) => readMonthName(text));
  const fiscal = table.rows.map(({ label }) => yearBefore(label.text)?.isFiscal === true);
  // July before January under years of one number: of which two years the months are is not known.
  const [first = 0] = numbers.flatMap((number) => number ?? []);
  if (first > 1 && numbers.includes(1) && !fiscal.every(Boolean)) return [given];
  return [...new Set(years)].map((year) => {
    const at = years.indexOf(year);
    const rows = table.rows
      .filter((_, other) => years[other] === year)
      .map((row) => {
        const rest = yearBefore(row.label.text)?.rest ?? row.label.text;
        return { ...row, label: { ...row.label, text: rest === '' ? context.state.fund_name : rest } };
      });
    const label = table.rows[at]?.label.text ?? '';
    const whole = fiscal[at] === true && areOfAllMonths(table, rows) ? withoutRest(label) : undefined;
    const named = new Map(
      table.columns.flatMap(({ text }, column) => {
        const name =
          whole !== undefined && UNDER_YEAR.test(text.trim())
            ? whole
            : nameInYear(text, { year: integerOf(year), isFiscal: fiscal[at] === true });
        return name === undefined ? (fiscal[at] === true ? [] : [[column, text] as const]) : [[column, name] as const];
      }),
    );
    return pickColumns({ ...table, rows }, named);
  });
}

/**
 * The same with months down and years over the columns, such as `2025` over `Fund` and `Benchmark`; undefined for any
 * other table.
 */
function partColumnsByYear({ rows, columns, ...given }: Table): Table[] | undefined {
  const years = columns.map(({ text }) => yearBefore(text));
  const numbers = rows.flatMap(({ label }) => readMonthName(label.text) ?? []);
  const [first] = years;
  if (first === undefined || numbers.length < 3 || numbers.length < 0.7 * rows.length) return undefined;
  if (!years.every((year) => year?.isFiscal === first.isFiscal)) return undefined;
  // July before January under years of one number: of which two years the months are is not known.
  if (!first.isFiscal && !isInOrder(numbers)) return undefined;
  const byYear = Map.groupBy(columns.keys(), (at) => years[at]?.year ?? 0);
  return [...byYear].map(([year, places]) => {
    const named = rows.flatMap(({ label, figures }): Row[] => {
      const text = nameInYear(label.text, { year, isFiscal: first.isFiscal });
      return text === undefined ? [] : [{ label: { ...label, text }, figures }];
    });
    const heads = new Map(places.map((at) => [at, years[at]?.rest ?? '']));
    return pickColumns({ ...given, columns, rows: named }, heads);
  });
}

function isInOrder(numbers: readonly number[]): boolean {
  const isUp = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  return isUp || numbers.every((number, at) => at === 0 || number < (numbers[at - 1] ?? 0));
}

/** A month of a calendar, or the whole year, with its year; undefined for any other text. */
function nameInYear(text: string, { year, isFiscal }: { year: number; isFiscal: boolean }): string | undefined {
  const number = readMonthName(text);
  if (number !== undefined) return `${text} ${isFiscal && number < FIRST_FISCAL_MONTH ? year + 1 : year}`;
  const isWhole = (isFiscal ? WHOLE_FISCAL_YEAR : WHOLE_YEAR).test(text.trim());
  return isWhole ? `${text} ${isFiscal ? year + 1 : year}` : undefined;
}

const WHOLE_YEAR = /^(?:cy|calendar year)$/i;
const WHOLE_FISCAL_YEAR = /^(?:fy|(?:fiscal|financial) year)$/i;

// Behind the months of `FY 2021-22`: the return of that year, if all its months are there; else it may be that to date.
const UNDER_YEAR = /^(?:(?:full|whole) )?year(?: return)?$/i;
const MONTHS_OF_YEAR = 12;

function areOfAllMonths({ columns, places }: Table, rows: readonly Row[]): boolean {
  return rows.every(({ figures }) => {
    const heads = figures.map((figure) => columns[places.get(figure) ?? -1]);
    const months = heads.flatMap((head) => (head === undefined ? [] : (readMonthName(head.text) ?? [])));
    return new Set(months).size === MONTHS_OF_YEAR;
  });
}

/** `FY 2021-22` of `FY 2021-22 Fund` */
function withoutRest(text: string): string {
  const rest = yearBefore(text)?.rest ?? '';
  return text.slice(0, text.length - rest.length).trim();
}

const integerOf = (digits = ''): number => Number.parseInt(digits, 10);

const FIRST_FISCAL_MONTH = 7;
const FISCAL_YEAR = /^(?:fy\s?)?((?:19|20)\d{2})\s?[-–/]\s?((?:19|20)?\d{2})\b\s{0,9}(.*)$/i;
const NAMED_FISCAL_YEAR = /^(?:fy|(?:fiscal|financial) year)\s?['’]?((?:20)?\d{2})\b\s{0,9}(.*)$/i;
const PLAIN_YEAR = /^((?:19|20)\d{2})\b\s{0,9}(.*)$/;

/** The year that a label begins with: for `2024-25` and `FY25` the one that the fiscal year begins in. */
function yearBefore(text: string): { year: number; isFiscal: boolean; rest: string } | undefined {
  const range = FISCAL_YEAR.exec(text);
  if (range !== null) {
    const [year, end] = [integerOf(range[1]), integerOf(range[2])];
    return end % 100 === (year + 1) % 100 ? { year, isFiscal: true, rest: range[3] ?? '' } : undefined;
  }
  const named = NAMED_FISCAL_YEAR.exec(text);
  if (named !== null) return { year: 2000 + (integerOf(named[1]) % 100) - 1, isFiscal: true, rest: named[2] ?? '' };
  const plain = PLAIN_YEAR.exec(text);
  return plain === null ? undefined : { year: integerOf(plain[1]), isFiscal: false, rest: plain[2] ?? '' };
}

/**
 * The year of each row, before its label or in a column of years; a row that says its role alone is of the year above
 * it.
 */
function yearsOfRows(context: PageContext, table: Table): { table: Table; years: (string | undefined)[] } {
  const at = table.columns.findIndex((_, column) => isColumnOfYears(table, column));
  const places = table.columns.keys().filter((column) => column !== at);
  const rest =
    at < 0
      ? table
      : pickColumns(table, new Map([...places].map((column) => [column, (table.columns[column] as Column).text])));
  if (rest.rows.length < table.rows.length) return { table, years: [undefined] };
  let last: string | undefined;
  const years = table.rows.map((row) => {
    const own =
      at < 0
        ? yearBefore(row.label.text)?.year.toString()
        : row.figures.find((figure) => table.places.get(figure) === at)?.text;
    last = own ?? (saysRole(row.label.text, context) ? last : undefined);
    return last;
  });
  return { table: rest, years };
}

const YEAR = /^(?:19|20)\d{2}$/;

/** Years left of the labels, each in the middle of its rows, no two of which have the same label. */
function yearsLeftOf({ ink }: PageContext, table: Table): { table: Table; years: (string | undefined)[] } {
  const [first, last] = [table.rows[0], table.rows.at(-1)];
  const found = ink.blocks.filter(
    ({ text, x1, y0, y1 }) =>
      YEAR.test(text) &&
      table.rows.every(({ label }) => x1 <= label.x0) &&
      y1 > (first?.label.y0 ?? Infinity) &&
      y0 < (last?.label.y1 ?? -Infinity),
  );
  const nearest = table.rows.map(({ label }) => found.toSorted((a, b) => distance(a, label) - distance(b, label))[0]);
  const keys = new Set(table.rows.map(({ label }, at) => `${nearest[at]?.text} ${label.text}`));
  const isMiddle = found.every((year) => {
    const own = table.rows.filter((_, at) => nearest[at] === year).map(({ label }) => label);
    return own.length > 0 && distance(year, boxAround(own)) < 0.5 * year.size;
  });
  const isCertain = found.length > 0 && isMiddle && keys.size === table.rows.length;
  return { table, years: isCertain ? nearest.map((year) => year?.text) : [undefined] };
}

/** Between the middles of their heights. */
const distance = (one: Box, other: Box): number => Math.abs(one.y0 + one.y1 - other.y0 - other.y1) / 2;

function isColumnOfYears({ columns, rows, places }: Table, column: number): boolean {
  const cells = rows.flatMap((row) => row.figures.filter((figure) => places.get(figure) === column));
  const isHead = /^(?:(?:calendar )?years?)?$/i.test(columns[column]?.text ?? '');
  return isHead && cells.length > 0 && cells.every((cell) => /^(?:19|20)\d{2}$/.test(cell.text));
}

// The name of a month among the heads of a column, under its year or quarter.
function monthNameOf({ heads }: Column): Block | undefined {
  return heads.find((head) => readMonthName(head.text) !== undefined);
}

/** `Mar … Dec | Jan | Feb` without a year, one after the other up to the report's month: their years follow from it. */
function nameMonths({ state: { report_month } }: PageContext, table: Table): Table {
  const months = table.columns.map((column) => readMonthName(monthNameOf(column)?.text ?? '') ?? 0);
  const [year = 0, month = 0] = (report_month ?? '').split('-').map((part) => Number.parseInt(part, 10));
  const isUp = months.at(-1) === month;
  const fromLast = (at: number): number => (isUp ? months.length - 1 - at : at);
  const last = year * 12 + month - 1;
  // Two rows of one label are of two years.
  const isOfOne = new Set(table.rows.map(({ label }) => label.text)).size === table.rows.length;
  const isRun = isOfOne && months.length <= 12 && months.every((own, at) => own === ((last - fromLast(at)) % 12) + 1);
  const years = months.map((_, at) => `${Math.floor((last - fromLast(at)) / 12)}`);
  // `2024 Q2` over a month of another year.
  const isDenied = table.columns.some(({ text }, at) =>
    [...text.matchAll(/\b(?:19|20)\d{2}\b/g)].some(([named]) => named !== years[at]),
  );
  if (month === 0 || !isRun || isDenied) return table;
  const columns = table.columns.map((column, at) => ({
    ...column,
    text: `${monthNameOf(column)?.text ?? ''} ${years[at] ?? ''}`,
  }));
  return { ...table, columns };
}
