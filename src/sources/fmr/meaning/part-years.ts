/** Splits a calendar into one table for each year, and names months by their years. */
import { pickColumns } from '#sources/fmr/candidates/turn-table.ts';
import type { Column, Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { readMonthName } from '#sources/fmr/printed-date.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';
import type { PageContext } from './page-context.ts';
import { type PrintedYear, readYear } from './printed-year.ts';
import { saysRole } from './series-roles.ts';

/**
 * A calendar: rows of years, columns of months. Each year becomes a table whose columns are months with their year. The
 * months of a fiscal year are of two years; what else is in its row, such as its return to date, other tables state.
 */
export function partByYear(context: PageContext, given: Table): Table[] {
  const parts = partColumnsByYear(given);
  if (parts !== undefined) return parts;
  if (!isCalendar(given)) return [given];
  const { table, years } = yearsOfRows(context, given);
  if (years.includes(undefined)) return [nameMonths(context, given)];
  const numbers = table.columns.map(({ text }) => readMonthName(text));
  // July before January under years of one number: of which two years the months are is not known.
  const [first = 0] = numbers.flatMap((number) => number ?? []);
  if (first > 1 && numbers.includes(1) && !years.every((year) => year?.isFiscal)) return [given];
  const byYear = Map.groupBy(table.rows.keys(), (at) => years[at]?.year);
  return [...byYear.values()].map((own) => {
    const year = years[own[0] as number] as PrintedYear;
    const rows = own.map((at) => nameRow(context, table.rows[at] as Row));
    const isWhole = year.isFiscal && areOfAllMonths(table, rows);
    const named = new Map(
      table.columns.flatMap(({ text }, column) => {
        const name = isWhole && FULL_YEAR.test(text.trim()) ? year.text : nameInYear(text, year);
        return name === undefined ? (year.isFiscal ? [] : [[column, text] as const]) : [[column, name] as const];
      }),
    );
    return pickColumns({ ...table, rows }, named);
  });
}

/** Whether most columns of a table are under the names of months. */
export function isCalendar({ columns }: Table): boolean {
  const months = columns.filter((column) => monthNameOf(column) !== undefined).length;
  return months >= FEWEST_MONTHS && months >= 0.7 * columns.length;
}

/** A row without its year; one of the year alone is the fund's. */
function nameRow({ state }: PageContext, { label, figures }: Row): Row {
  const rest = readYear(label.text)?.rest ?? label.text;
  return { label: { ...label, text: rest === '' ? state.fund_name : rest }, figures };
}

/**
 * The same with months down and years over the columns, such as `2025` over `Fund` and `Benchmark`; undefined for any
 * other table.
 */
function partColumnsByYear({ rows, columns, ...given }: Table): Table[] | undefined {
  const years = columns.map(({ text }) => readYear(text));
  const numbers = rows.flatMap(({ label }) => readMonthName(label.text) ?? []);
  const [first] = years;
  if (first === undefined || numbers.length < 3 || numbers.length < 0.7 * rows.length) return undefined;
  if (!years.every((year) => year?.isFiscal === first.isFiscal)) return undefined;
  // July before January under years of one number: of which two years the months are is not known.
  if (!first.isFiscal && !isInOrder(numbers)) return undefined;
  const byYear = Map.groupBy(columns.keys(), (at) => years[at]?.year ?? 0);
  return [...byYear.values()].map((places) => {
    const year = years[places[0] as number] ?? first;
    const head = headOfYear(columns[places[0] as number]);
    const isWhole = first.isFiscal && areMonthsOfYear(given, rows, places);
    const named = rows.flatMap(({ label, figures }): Row[] => {
      if (isWhole && head !== undefined && FULL_YEAR.test(label.text.trim())) return [{ label: head, figures }];
      const text = nameInYear(label.text, year);
      return text === undefined ? [] : [{ label: { ...label, text }, figures }];
    });
    const heads = new Map(places.map((at) => [at, years[at]?.rest ?? '']));
    return pickColumns({ ...given, columns, rows: named }, heads);
  });
}

function headOfYear(column: Column | undefined): Block | undefined {
  const head = column?.heads.find(({ text }) => readYear(text) !== undefined);
  const year = head === undefined ? undefined : readYear(head.text);
  return head === undefined || year === undefined ? undefined : { ...head, text: year.text };
}

/** Whether the columns of a year have a return in each of twelve months. */
function areMonthsOfYear(
  { places: placeOf }: Pick<Table, 'places'>,
  rows: readonly Row[],
  places: readonly number[],
): boolean {
  return places.every((place) => {
    const months = rows.flatMap(({ label, figures }) => {
      const figure = figures.find((cell) => placeOf.get(cell) === place);
      const isReturn = figure !== undefined && typeof readPercent(figure.text) === 'string';
      return isReturn ? (readMonthName(label.text) ?? []) : [];
    });
    return new Set(months).size === MONTHS_OF_YEAR;
  });
}

function isInOrder(numbers: readonly number[]): boolean {
  const isUp = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  return isUp || numbers.every((number, at) => at === 0 || number < (numbers[at - 1] ?? 0));
}

/** A month of a calendar, or the whole year, with its year; undefined for any other text. */
function nameInYear(text: string, { year, isFiscal }: PrintedYear): string | undefined {
  const number = readMonthName(text);
  if (number !== undefined) return `${text} ${isFiscal && number < FIRST_FISCAL_MONTH ? year + 1 : year}`;
  const isWhole = (isFiscal ? WHOLE_FISCAL_YEAR : WHOLE_YEAR).test(text.trim());
  return isWhole ? `${text} ${isFiscal ? year + 1 : year}` : undefined;
}

const FEWEST_MONTHS = 3;
const WHOLE_YEAR = /^(?:cy|calendar year)$/i;
const WHOLE_FISCAL_YEAR = /^(?:fy|(?:fiscal|financial) year)$/i;

// Behind the months of `2024-25`, as `Full year` or `Full year / YTD`: the return of that year, if all its months are
// there; else it may be that to date.
const FULL_YEAR =
  /^(?:(?:the )?(?:full|whole|entire|complete) )?year(?: return)?(?:\s?[/|]\s?(?:f?ytd|year to date))?(?:\s?\(%\))?$/i;
const MONTHS_OF_YEAR = 12;

function areOfAllMonths({ columns, places }: Table, rows: readonly Row[]): boolean {
  return rows.every(({ figures }) => {
    const heads = figures.map((figure) => columns[places.get(figure) ?? -1]);
    const months = heads.flatMap((head) => (head === undefined ? [] : (readMonthName(head.text) ?? [])));
    return new Set(months).size === MONTHS_OF_YEAR;
  });
}

const FIRST_FISCAL_MONTH = 7;

/**
 * The year of each row, left of its label or at its beginning, or in a column of years; a row that says its role alone
 * is of the year above it.
 */
function yearsOfRows(context: PageContext, table: Table): { table: Table; years: (PrintedYear | undefined)[] } {
  const at = table.columns.findIndex((_, column) => isColumnOfYears(table, column));
  const places = table.columns.keys().filter((column) => column !== at);
  const rest =
    at < 0
      ? table
      : pickColumns(table, new Map([...places].map((column) => [column, (table.columns[column] as Column).text])));
  if (rest.rows.length < table.rows.length) return { table, years: [undefined] };
  const isLeft = table.rows.every(({ year }) => year !== undefined);
  let last: PrintedYear | undefined;
  const years = table.rows.map((row) => {
    const cell = at < 0 ? row.label : row.figures.find((figure) => table.places.get(figure) === at);
    const own = readYear(cell?.text ?? '') ?? (isLeft ? readYear(row.year?.text ?? '') : undefined);
    last = own ?? (saysRole(row.label.text, context) ? last : undefined);
    return last;
  });
  return { table: rest, years };
}

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
