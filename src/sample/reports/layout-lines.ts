import { drawFoot } from './front-and-back.ts';
import { AUDITOR, COMMITTEE } from './invented-names.ts';
import { printLongMonth, printRating, printShortMonth } from './print-report.ts';
import type { PageFacts, UnitFacts } from './report-facts.ts';
import type { Sheet } from './sheet.ts';
import {
  drawHeading,
  drawParagraph,
  drawTable,
  holdingTables,
  performanceTable,
  type Layout,
  type Rect,
  type Table,
  type Theme,
} from './tables.ts';
import { LINE_WORDING, listStatistics, type Pair } from './wording.ts';

/** The layout of `Label: value` lines with whole rupees, parentheses for losses and the newest month first. */

const INK = '#1A1A1A';
const GREEN = '#1C6B4A';
const THEME: Theme = {
  body: { font: 'Helvetica', size: 7.4, color: INK },
  bold: { font: 'Helvetica-Bold', size: 7.4, color: INK },
  small: { font: 'Helvetica', size: 6, color: '#444444' },
  title: { font: 'Helvetica-Bold', size: 8, color: GREEN },
  accent: GREEN,
  heading: 'RULED',
  row_height: 12,
};

const LEFT = 40;
const RIGHT = 555;
const WIDTH = RIGHT - LEFT;
const HALF = 268;
const LABEL_WIDTH = 112;

export const LINE_LAYOUT: Layout = { orientation: 'portrait', theme: THEME, drawPage };

function drawPage(sheet: Sheet, page: PageFacts): void {
  const [unit] = page.units;
  if (unit === undefined) return;
  sheet.write(
    `${page.fund.amc}  |  Fund Manager Report  |  ${printLongMonth(page.month_end)}`,
    { x: LEFT, y: 30 },
    { ...THEME.bold, size: 8.5, color: GREEN },
  );
  sheet.rule(LEFT, RIGHT, 44, GREEN);
  sheet.write(page.fund.name, { x: LEFT, y: 52 }, { font: 'Helvetica-Bold', size: 17, color: GREEN });
  let y = drawHeading(sheet, THEME, 'Investment Objective', { x: LEFT, y: 78, width: WIDTH });
  y = drawParagraph(sheet, page.objective, { x: LEFT, y, width: WIDTH }, THEME.body);
  y = drawFacts(sheet, page, unit, drawHeading(sheet, THEME, 'Fund Information', { x: LEFT, y, width: WIDTH }));
  y = drawCommittee(sheet, y);
  y = drawFigures(sheet, unit, y + 4);
  drawFoot(sheet, THEME, page, ['* Since Inception return is calculated on Compounded Annual Growth Rate (CAGR).'], {
    x: LEFT,
    y,
    width: WIDTH,
  });
  sheet.write(`Page ${page.page_number}`, { x: 285, y: 812 }, THEME.body);
}

function drawFacts(sheet: Sheet, page: PageFacts, unit: UnitFacts, top: number): number {
  const rating: Pair[] = page.fund_rating === null ? [] : [['Stability Rating', printRating(page.fund_rating)]];
  const size = LINE_WORDING.size(unit);
  const pairs: Pair[] = [
    ...rating,
    ['Asset Manager Rating', printRating(page.amc_rating)],
    ...LINE_WORDING.facts(page),
    ['Auditors', AUDITOR],
    ...size,
    LINE_WORDING.nav(unit),
  ];
  const half = Math.ceil(pairs.length / 2);
  const drawn = [pairs.slice(0, half), pairs.slice(half)].map((column, index) =>
    column.reduce((y, [label, value]) => {
      const x = LEFT + index * HALF;
      sheet.write(`${label}:`, { x, y }, THEME.body);
      return (
        y +
        Math.max(
          THEME.row_height,
          sheet.writeWrapped(value, { x: x + LABEL_WIDTH, y }, HALF - LABEL_WIDTH - 12, THEME.body) + 2.5,
        )
      );
    }, top),
  );
  return Math.max(...drawn) + 6;
}

function drawCommittee(sheet: Sheet, y: number): number {
  const label = 'Members of the Investment Committee: ';
  sheet.write(label, { x: LEFT, y }, THEME.bold);
  const members = COMMITTEE.map(({ name, designation }) => `${name} (${designation})`).join('; ');
  return drawParagraph(sheet, members, { x: LEFT, y: y + 11, width: WIDTH }, THEME.body);
}

const THIRD = (WIDTH - 28) / 3;

function drawFigures(sheet: Sheet, unit: UnitFacts, y: number): number {
  const columnAt = (index: number): Rect => ({ x: LEFT + index * (THIRD + 14), y, width: THIRD });
  const tables = holdingTables(unit, LINE_WORDING);
  // Size and price are among the facts above.
  const above = new Set([...LINE_WORDING.size(unit), LINE_WORDING.nav(unit)].map(([label]) => label));
  const statistics: Table = {
    title: 'Portfolio Statistics',
    heads: [],
    rows: listStatistics(unit, LINE_WORDING).filter(([label]) => !above.has(label)),
  };
  const months: Table = {
    title: 'Monthly Returns',
    heads: ['', unit.short_name, 'BM'],
    rows: unit.months
      .toReversed()
      .map(({ day, fund, benchmark }) => [
        printShortMonth(day),
        LINE_WORDING.percent(fund),
        LINE_WORDING.percent(benchmark),
      ]),
  };
  const stacks = [
    [performanceTable(unit, LINE_WORDING, 'Period'), statistics, tables.sectors],
    [tables.assets, tables.credit, tables.equities],
    [months, tables.instruments],
  ];
  const ends = stacks.map((stack, index) =>
    stack
      .filter((table) => table !== undefined)
      .reduce((at, table) => drawTable(sheet, THEME, table, { ...columnAt(index), y: at }), y),
  );
  return Math.max(...ends);
}
