import { printShortMonth } from './print-report.ts';
import type { Sheet, TextStyle } from './sheet.ts';
import type { PageFacts, Split, UnitFacts, Weight } from './report-facts.ts';
import type { Wording } from './wording.ts';

/** The look of an AMC's reports: typefaces and section titles. */
export interface Theme {
  readonly body: TextStyle;
  readonly bold: TextStyle;
  readonly small: TextStyle;
  readonly title: TextStyle;
  readonly accent: string;
  readonly heading: 'BAR' | 'RULED';
  readonly row_height: number;
}

/** An AMC's print format of reports. */
export interface Layout {
  readonly orientation: 'portrait' | 'landscape';
  readonly theme: Theme;
  readonly drawPage: (sheet: Sheet, page: PageFacts) => void;
}

/** Words first, then figures; `heads` is empty for a table without headings. */
export interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Start of a block; every draw function returns the `y` below its output. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const FIGURE_WIDTH = 35;
const GAP_BELOW = 6;

export function drawHeading(
  sheet: Sheet,
  { title, accent, heading }: Theme,
  text: string,
  { x, y, width }: Rect,
): number {
  const height = title.size + 4.5;
  if (heading === 'BAR') {
    sheet.fill(x, y, width, height, accent);
    sheet.write(text.toUpperCase(), { x: x + 3, y: y + 2.6 }, { ...title, color: '#FFFFFF' });
    return y + height + 3;
  }
  sheet.write(text, { x, y }, { ...title, color: accent });
  sheet.rule(x, x + width, y + height - 1.5, accent);
  return y + height + 2;
}

export function drawTable(sheet: Sheet, theme: Theme, table: Table, place: Rect): number {
  const { body, bold, row_height } = theme;
  const right = place.x + place.width - 2;
  let y = drawHeading(sheet, theme, table.title, place);
  const line = (cells: readonly string[], style: TextStyle): void => {
    const figures = cells.slice(1);
    // An overlong label is a mistake in the words of the sample and must be noticed at once.
    const room = right - (figures.length - 1) * FIGURE_WIDTH - sheet.widthOf(figures[0] ?? '', style) - place.x - 3;
    if (sheet.widthOf(cells[0] ?? '', style) + 2 > room)
      throw new RangeError(`“${cells[0] ?? ''}” runs into its figures`);
    sheet.write(cells[0] ?? '', { x: place.x + 3, y }, style);
    figures.forEach((cell, index) =>
      sheet.write(cell, { x: right - (figures.length - 1 - index) * FIGURE_WIDTH, y, ends: 'right' }, style),
    );
    y += row_height;
  };
  if (table.heads.length > 0) line(table.heads, bold);
  for (const row of table.rows) line(row, row[0] === 'Total' ? bold : body);
  return y + GAP_BELOW;
}

/** Two pairs per line: `AAA 85.50% A+ 0.00%`. */
export function drawTwoPairs(sheet: Sheet, theme: Theme, table: Table, place: Rect): number {
  const half = Math.ceil(table.rows.length / 2);
  const width = (place.width - 24) / 2;
  const y = drawHeading(sheet, theme, table.title, place);
  table.rows.forEach(([label = '', figure = ''], index) => {
    const x = index < half ? place.x : place.x + width + 24;
    const at = y + (index % half) * theme.row_height;
    sheet.write(label, { x: x + 2, y: at }, theme.body);
    sheet.write(figure, { x: x + width, y: at, ends: 'right' }, theme.body);
  });
  return y + half * theme.row_height + GAP_BELOW;
}

export function drawParagraph(sheet: Sheet, text: string, { x, y, width }: Rect, style: TextStyle): number {
  return y + sheet.writeWrapped(text, { x, y }, width, style) + GAP_BELOW;
}

export function performanceTable(unit: UnitFacts, wording: Wording, firstHead: string): Table {
  const month = unit.months.at(-1) ?? { day: unit.navDay, ...unit.year };
  const rows = [
    ['YTD', unit.yearToDate],
    [wording.monthRow(month.day), month],
    ['365 Days', unit.year],
    [wording.since_inception, unit.since_inception],
  ] as const;
  return {
    title: wording.titles.performance,
    heads: [firstHead, 'BM', unit.short_name],
    rows: rows.map(([label, { fund, benchmark }]) => [label, wording.percent(benchmark), wording.percent(fund)]),
  };
}

/** Tables of the fund's holdings, in print order; those without rows are omitted. */
export function holdingTables(
  unit: UnitFacts,
  wording: Wording,
): Record<'assets' | 'credit' | 'sectors' | 'equities' | 'instruments' | 'funds', Table | undefined> {
  const { assets, credit_quality, sectors, equities, instruments, funds } = unit.portfolio;
  const ends = unit.months.slice(-2).map(({ day }) => printShortMonth(day));
  const inOrder = (pair: readonly string[]): readonly string[] => (wording.newest_first ? pair.toReversed() : pair);
  const split = (title: string, rows: readonly Split[]): Table | undefined =>
    rows.length === 0
      ? undefined
      : {
          title,
          heads: ['', ...inOrder(ends)],
          rows: [...rows, { label: 'Total', current: 10_000, previous: 10_000 }].map(({ label, current, previous }) => [
            label,
            ...inOrder([wording.percent(previous), wording.percent(current)]),
          ]),
        };
  const weights = (title: string, rows: readonly Weight[]): Table | undefined =>
    rows.length === 0
      ? undefined
      : { title, heads: [], rows: rows.map(({ label, percent }) => [label, wording.percent(percent)]) };
  const { titles } = wording;
  return {
    assets: split(titles.assets, assets),
    credit: split(titles.credit, credit_quality),
    sectors: weights(titles.sectors, sectors),
    equities: weights(titles.equities, equities),
    instruments: weights(titles.instruments, instruments),
    funds: weights(titles.funds, funds),
  };
}
