import { drawFoot } from './front-and-back.ts';
import { AUDITOR, COMMITTEE } from './invented-names.ts';
import {
  printBillions,
  printLongMonth,
  printPercent,
  printRating,
  printRupees,
  printShortMonth,
} from './print-report.ts';
import type { NonCompliant, PageFacts, UnitFacts } from './report-facts.ts';
import type { Sheet } from './sheet.ts';
import {
  drawHeading,
  drawParagraph,
  drawTable,
  drawTwoPairs,
  holdingTables,
  performanceTable,
  type Layout,
  type Rect,
  type Theme,
} from './tables.ts';
import { LEADER_WORDING, listStatistics, type Pair } from './wording.ts';

/** The landscape layout: dotted leaders between label and value, two holdings per line, the size in a sentence. */

const INK = '#151515';
const BLUE = '#1F3F7A';
const GOLD = '#C69A2B';
const THEME: Theme = {
  body: { font: 'Times-Roman', size: 8, color: INK },
  bold: { font: 'Times-Bold', size: 8, color: INK },
  small: { font: 'Times-Roman', size: 6.2, color: '#444444' },
  title: { font: 'Helvetica-Bold', size: 8, color: BLUE },
  accent: BLUE,
  heading: 'RULED',
  row_height: 10.4,
};

const LEFT: Rect = { x: 30, y: 66, width: 208 };
const MAIN: Rect = { x: 258, y: 66, width: 554 };
const HALF = 265;

export const LEADER_LAYOUT: Layout = { orientation: 'landscape', theme: THEME, drawPage };

function drawPage(sheet: Sheet, page: PageFacts): void {
  const [unit] = page.units;
  if (unit === undefined) return;
  sheet.write(page.fund.name, { x: 30, y: 24 }, { font: 'Helvetica-Bold', size: 16, color: BLUE });
  sheet.write(
    printLongMonth(page.month_end),
    { x: 812, y: 29, ends: 'right' },
    { font: 'Helvetica', size: 10, color: BLUE },
  );
  sheet.rule(30, 812, 45, GOLD);
  if (page.fund_rating !== null)
    sheet.write(`Fund Stability Rating: ${printRating(page.fund_rating)}`, { x: 30, y: 49 }, THEME.body);
  sheet.write(
    `Management Quality Rating: ${printRating(page.amc_rating)}`,
    { x: page.fund_rating === null ? 30 : MAIN.x, y: 49 },
    THEME.body,
  );
  const left = drawFacts(sheet, page, unit);
  const right = drawMain(sheet, page, unit);
  const notes = [
    '* Since Inception return is calculated on Compounded Annual Growth Rate (CAGR).',
    `** The Total Expense Ratio includes ${printPercent(unit.government_levies)} representing government levies.`,
  ];
  drawFoot(sheet, THEME, page, notes, { x: LEFT.x, y: Math.max(left, right), width: 782 });
  sheet.write(String(page.page_number), { x: LEFT.x, y: 572 }, THEME.body);
}

function drawFacts(sheet: Sheet, page: PageFacts, unit: UnitFacts): number {
  let y = drawHeading(sheet, THEME, 'Fund Facts', LEFT);
  // A value too long for a leader is printed under its label.
  for (const [label, text] of [
    ['Benchmark', page.fund.kind.benchmark],
    ['Custodian & Trustee', page.fund.trustee],
    ['Fund Auditors', AUDITOR],
  ] as const) {
    sheet.write(label, { x: LEFT.x, y }, THEME.bold);
    sheet.write(text, { x: LEFT.x, y: y + THEME.row_height }, THEME.body);
    y += 2 * THEME.row_height;
  }
  for (const pair of LEADER_WORDING.facts(page)) y = drawLeader(sheet, pair, y);
  y = drawHeading(sheet, THEME, 'Key Statistics', { ...LEFT, y: y + 5 });
  for (const pair of listStatistics(unit, LEADER_WORDING)) y = drawLeader(sheet, pair, y);
  y = drawHeading(sheet, THEME, 'Investment Committee', { ...LEFT, y: y + 5 });
  for (const { name, designation } of COMMITTEE) {
    sheet.write(`${name}, ${designation}`, { x: LEFT.x, y }, THEME.body);
    y += THEME.row_height;
  }
  return y + 6;
}

function drawLeader(sheet: Sheet, [label, value]: Pair, y: number): number {
  const right = LEFT.x + LEFT.width;
  const space = LEFT.width - sheet.widthOf(`${label} `, THEME.body) - sheet.widthOf(` ${value}`, THEME.body);
  const dots = '.'.repeat(Math.max(2, Math.trunc(space / sheet.widthOf('.', THEME.body))));
  sheet.write(`${label} ${dots}`, { x: LEFT.x, y }, THEME.body);
  sheet.write(value, { x: right, y, ends: 'right' }, THEME.body);
  return y + THEME.row_height;
}

function drawMain(sheet: Sheet, page: PageFacts, unit: UnitFacts): number {
  let y = drawHeading(sheet, THEME, 'Investment Objective', MAIN);
  y = drawParagraph(sheet, page.objective, { ...MAIN, y }, THEME.body);
  y = drawHeading(sheet, THEME, "Fund Manager's Comments", { ...MAIN, y });
  y = drawParagraph(
    sheet,
    `The Fund size stood at Rs. ${printBillions(unit.net_assets)} billion at the end of ` +
      `${printLongMonth(page.month_end)}.`,
    { ...MAIN, y },
    THEME.body,
  );
  const tables = holdingTables(unit, LEADER_WORDING);
  const [near, far] = [
    { ...MAIN, y, width: HALF },
    { x: MAIN.x + MAIN.width - HALF, y, width: HALF },
  ];
  let below = drawTable(sheet, THEME, performanceTable(unit, LEADER_WORDING, 'Period'), near);
  if (tables.credit !== undefined) below = drawTable(sheet, THEME, tables.credit, { ...near, y: below });
  y = Math.max(below, tables.assets === undefined ? below : drawTable(sheet, THEME, tables.assets, far));
  for (const table of [tables.sectors, tables.equities, tables.instruments, tables.funds])
    if (table !== undefined) y = drawTwoPairs(sheet, THEME, table, { ...MAIN, y });
  y = drawMonths(sheet, unit, y);
  return page.non_compliant.length === 0 ? y : drawNonCompliant(sheet, page.non_compliant, y);
}

function drawMonths(sheet: Sheet, { short_name, months }: UnitFacts, top: number): number {
  const y = drawHeading(sheet, THEME, '1 Year - Monthly Returns', { ...MAIN, y: top });
  const columnAt = (index: number): number => MAIN.x + 82 + index * 42.8;
  const small = { ...THEME.body, size: 7 };
  months.forEach(({ day }, index) =>
    sheet.write(printShortMonth(day), { x: columnAt(index), y, ends: 'right' }, { ...THEME.bold, size: 7 }),
  );
  [
    [short_name, months.map(({ fund }) => fund)] as const,
    ['BM', months.map(({ benchmark }) => benchmark)] as const,
  ].forEach(([name, values], row) => {
    const at = y + (row + 1) * THEME.row_height;
    sheet.write(name, { x: MAIN.x + 2, y: at }, small);
    values.forEach((value, index) =>
      sheet.write(printPercent(value), { x: columnAt(index), y: at, ends: 'right' }, small),
    );
  });
  return y + 3 * THEME.row_height + 6;
}

const HEADS = [
  'Name',
  'Type',
  'Value before Provisioning',
  'Provisioning Held, if any',
  'Value after Provisioning',
  '% Gross Assets',
  '% Net Assets',
];
// Right edges of the columns; left edges of the first two.
const ENDS = [0, 108, 290, 378, 462, 510, 552];

function drawNonCompliant(sheet: Sheet, rows: readonly NonCompliant[], top: number): number {
  const y = drawHeading(sheet, THEME, 'Details of Non-Compliant Investments', { ...MAIN, y: top });
  const line = (cells: readonly string[], at: number, style: Theme['body']): void =>
    cells.forEach((cell, index) =>
      sheet.write(
        cell,
        index < 2
          ? { x: MAIN.x + (ENDS[index] ?? 0) + 2, y: at }
          : { x: MAIN.x + (ENDS[index] ?? 0), y: at, ends: 'right' },
        style,
      ),
    );
  line(HEADS, y, { ...THEME.bold, size: 6.6 });
  rows.forEach(({ name, type, before, provision, after, percentGross, percentNet }, index) => {
    const at = y + (index + 1) * THEME.row_height;
    line(
      [
        name,
        type,
        printRupees(before),
        `-${printRupees(provision)}`,
        printRupees(after),
        printPercent(percentGross),
        printPercent(percentNet),
      ],
      at,
      { ...THEME.body, size: 7 },
    );
    sheet.rule(MAIN.x, MAIN.x + MAIN.width, at + 9, '#D9D9D9');
  });
  return y + (rows.length + 1) * THEME.row_height + 6;
}
