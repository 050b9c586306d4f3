import { drawFoot } from './front-and-back.ts';
import { COMMITTEE } from './invented-names.ts';
import { printLongMonth, printRating, printShortMonth } from './print-report.ts';
import type { PageFacts, UnitFacts } from './report-facts.ts';
import type { Sheet } from './sheet.ts';
import { drawHeading, drawParagraph, drawTable, holdingTables, performanceTable } from './tables.ts';
import type { Layout, Rect, Table, Theme } from './tables.ts';
import { COLUMN_WORDING, listStatistics } from './wording.ts';
import type { Pair } from './wording.ts';

/** The layout with facts in a narrow left column, figures on the right, and capitals on coloured bars. */

const INK = '#1A1A1A';
const MAROON = '#7A1F33';
const THEME: Theme = {
  body: { font: 'Helvetica', size: 7, color: INK },
  bold: { font: 'Helvetica-Bold', size: 7, color: INK },
  small: { font: 'Helvetica', size: 5.6, color: '#444444' },
  title: { font: 'Helvetica-Bold', size: 6.4, color: '#FFFFFF' },
  accent: MAROON,
  heading: 'BAR',
  row_height: 11.2,
};

const LEFT: Rect = { x: 36, y: 104, width: 160 };
const MIDDLE: Rect = { x: 208, y: 104, width: 176 };
const RIGHT: Rect = { x: 394, y: 104, width: 165 };
const LABEL_WIDTH = 66;

export const COLUMN_LAYOUT: Layout = { orientation: 'portrait', theme: THEME, drawPage };

function drawPage(sheet: Sheet, page: PageFacts): void {
  sheet.fill(36, 28, 523, 16, MAROON);
  sheet.write(page.fund.amc, { x: 42, y: 32 }, { ...THEME.body, size: 8, color: '#FFFFFF' });
  sheet.write(
    `Fund Managers' Report  ${printLongMonth(page.month_end)}`,
    { x: 553, y: 32, ends: 'right' },
    { ...THEME.body, size: 8, color: '#FFFFFF' },
  );
  sheet.write(page.fund.name, { x: 36, y: 54 }, { font: 'Helvetica-Bold', size: 17, color: MAROON });
  const fund =
    page.fund_rating === null ? 'Fund: Not Yet Rated' : `Fund Stability Rating: ${printRating(page.fund_rating)}`;
  sheet.write(fund, { x: 36, y: 80 }, THEME.bold);
  sheet.write(`AMC Rating: ${printRating(page.amc_rating)}`, { x: 300, y: 80 }, THEME.bold);
  sheet.rule(36, 559, 94, MAROON);
  const left = drawFacts(sheet, page);
  const [only, ...others] = page.units;
  const right = only !== undefined && others.length === 0 ? drawFund(sheet, only) : drawSubFunds(sheet, page.units);
  drawFoot(sheet, THEME, page, ['** Since Inception return is calculated on Compound Annual Growth Rate (CAGR).'], {
    x: 36,
    y: Math.max(left, right) + 4,
    width: 523,
  });
  sheet.write(String(page.page_number), { x: 559, y: 816, ends: 'right' }, THEME.body);
}

function drawFacts(sheet: Sheet, page: PageFacts): number {
  let y = drawHeading(sheet, THEME, 'Investment Objective', LEFT);
  y = drawParagraph(sheet, page.objective, { ...LEFT, y }, THEME.body);
  y = drawHeading(sheet, THEME, 'Fund Information', { ...LEFT, y });
  const pension = page.units.length > 1;
  // Each sub-fund of a pension scheme has its own benchmark and risk.
  for (const pair of COLUMN_WORDING.facts(page).filter(([label]) => !pension || !/^(?:Benchmark|Risk)/.test(label)))
    y = drawPair(sheet, pair, y);
  y = drawHeading(sheet, THEME, 'Investment Committee', { ...LEFT, y: y + 4 });
  for (const { name, designation } of COMMITTEE) y = drawPair(sheet, [name, designation], y);
  return y;
}

function drawPair(sheet: Sheet, [label, value]: Pair, y: number): number {
  const heights = [
    sheet.writeWrapped(label, { x: LEFT.x + 3, y }, LABEL_WIDTH - 6, THEME.bold),
    sheet.writeWrapped(value, { x: LEFT.x + LABEL_WIDTH, y }, LEFT.width - LABEL_WIDTH - 2, THEME.body),
  ];
  const below = y + Math.max(...heights) + 2.2;
  sheet.rule(LEFT.x, LEFT.x + LEFT.width, below - 1, '#D9D9D9');
  return below + 1.2;
}

function drawFund(sheet: Sheet, unit: UnitFacts): number {
  const tables = holdingTables(unit, COLUMN_WORDING);
  const statistics: Table = { title: 'Fund Statistics', heads: [], rows: listStatistics(unit, COLUMN_WORDING) };
  const middle = drawStack(
    sheet,
    [performanceTable(unit, COLUMN_WORDING, ''), statistics, tables.sectors, tables.instruments],
    MIDDLE,
  );
  const right = drawStack(sheet, [tables.assets, tables.credit, tables.equities], RIGHT);
  const y = drawHeading(sheet, THEME, '1 Year - Monthly Returns', {
    x: MIDDLE.x,
    y: Math.max(middle, right) + 2,
    width: 351,
  });
  return drawMonths(sheet, [unit], true, y);
}

function drawStack(sheet: Sheet, tables: readonly (Table | undefined)[], place: Rect): number {
  return tables
    .filter((table) => table !== undefined)
    .reduce((y, table) => drawTable(sheet, THEME, table, { ...place, y }), place.y);
}

function drawMonths(sheet: Sheet, units: readonly UnitFacts[], withBenchmark: boolean, top: number): number {
  const months = units[0]?.months ?? [];
  const series = units.flatMap(({ short_name, months: own }) => [
    { name: short_name, values: own.map(({ fund }) => fund) },
    ...(withBenchmark ? [{ name: 'BM', values: own.map(({ benchmark }) => benchmark) }] : []),
  ]);
  const place = { x: MIDDLE.x, y: top, width: 351 };
  const columnAt = (index: number): number => place.x + 56 + index * 26.7;
  const small = { ...THEME.body, size: 5.4 };
  months.forEach(({ day }, index) =>
    sheet.write(printShortMonth(day), { x: columnAt(index), y: top, ends: 'right' }, { ...THEME.bold, size: 5.4 }),
  );
  series.forEach(({ name, values }, row) => {
    const y = top + 8 + row * 7.6;
    sheet.write(name, { x: place.x + 1, y }, small);
    values.forEach((value, index) =>
      sheet.write(COLUMN_WORDING.percent(value), { x: columnAt(index), y, ends: 'right' }, small),
    );
  });
  return drawChart(
    sheet,
    THEME,
    series,
    months.map(({ day }) => printShortMonth(day)),
    { ...place, y: top + 14 + series.length * 7.6 },
  );
}

function drawSubFunds(sheet: Sheet, units: readonly UnitFacts[]): number {
  let y = drawHeading(
    sheet,
    THEME,
    `${units.map(({ fund }) => subFundWords(fund.category)).join('|')} - Monthly Returns`,
    { x: MIDDLE.x, y: MIDDLE.y, width: 351 },
  );
  y = drawMonths(sheet, units, false, y);
  for (const unit of units) {
    const top = y;
    sheet.write(
      `${unit.fund.name} - ${subFundWords(unit.fund.category)}`,
      { x: MIDDLE.x + 4, y: top + 5 },
      { font: 'Helvetica-Bold', size: 9.5, color: MAROON },
    );
    const tables = holdingTables(unit, COLUMN_WORDING);
    const month = unit.months.at(-1)?.fund ?? 0;
    const statistics: Table = {
      title: 'Fund Statistics',
      heads: [],
      rows: [
        ...listStatistics(unit, COLUMN_WORDING),
        ['Month', COLUMN_WORDING.percent(month)],
        ['Year To Date Return', COLUMN_WORDING.percent(unit.yearToDate.fund)],
        ['Since Inception Return**', COLUMN_WORDING.percent(unit.since_inception.fund)],
      ],
    };
    const inner = { y: top + 20 };
    const [middle, right] = [
      drawStack(sheet, [statistics], { x: MIDDLE.x + 4, width: 172, ...inner }),
      drawStack(sheet, [tables.assets, tables.sectors], { x: RIGHT.x, width: 161, ...inner }),
    ];
    y = Math.max(middle, right);
    sheet.frame(MIDDLE.x, top, 351, y - top - 2, MAROON);
    y += 4;
  }
  return y;
}

/** `Debt Sub Fund` for `VPS-Debt`. */
function subFundWords(category: string): string {
  return `${category.replace(/^VPS-(?:Shariah Compliant )?/, '')} Sub Fund`;
}

interface Series {
  readonly name: string;
  /** Hundredths of a percent, one per month. */
  readonly values: readonly number[];
}

const HEIGHT = 84;
const AXIS_WIDTH = 24;
const GREYS = ['#B9B9B9', '#4B6A88'];
// Steps of the axis in whole percent; uses the smallest one that needs at most four lines.
const STEPS = [2, 5, 10, 20, 50, 100, 200];

/** Adjacent bars for each month. Its axis consists of words and figures, which a reader must not mistake for facts. */
function drawChart(
  sheet: Sheet,
  { body, accent }: Theme,
  series: readonly Series[],
  months: readonly string[],
  { x, y, width }: Rect,
): number {
  const all = series.flatMap(({ values }) => values).map((value) => value / 100);
  const [most, least] = [Math.max(0, ...all), Math.min(0, ...all)];
  const step = STEPS.find((one) => (most - least) / one <= 4) ?? 500;
  const [high, low] = [Math.ceil(most / step), Math.floor(least / step)];
  const label = { ...body, size: 4.8 };
  const heightOf = (percent: number): number => (percent / step) * (HEIGHT / Math.max(1, high - low));
  const zero = y + heightOf(high * step);
  for (let line = low; line <= high; line += 1) {
    const at = zero - heightOf(line * step);
    sheet.rule(x + AXIS_WIDTH, x + width, at, line === 0 ? '#808080' : '#E3E3E3');
    sheet.write(`${line * step}.0%`, { x: x + AXIS_WIDTH - 3, y: at - 2.4, ends: 'right' }, label);
  }
  const slot = (width - AXIS_WIDTH) / months.length;
  const bar = (slot * 0.7) / series.length;
  const colorOf = (index: number): string => (index === 0 ? accent : (GREYS[index - 1] ?? '#999999'));
  series.forEach(({ values }, index) => {
    values.forEach((value, month) => {
      const height = heightOf(Math.abs(value) / 100);
      sheet.fill(
        x + AXIS_WIDTH + month * slot + slot * 0.15 + index * bar,
        value < 0 ? zero : zero - height,
        bar - 0.4,
        height,
        colorOf(index),
      );
    });
  });
  months.forEach((month, index) =>
    sheet.write(month, { x: x + AXIS_WIDTH + index * slot + slot * 0.2, y: y + HEIGHT + 3 }, label),
  );
  series.forEach(({ name }, index) => {
    const at = x + AXIS_WIDTH + 90 + index * 60;
    sheet.fill(at, y + HEIGHT + 12.5, 4, 4, colorOf(index));
    sheet.write(name, { x: at + 7, y: y + HEIGHT + 12 }, label);
  });
  return y + HEIGHT + 24;
}
