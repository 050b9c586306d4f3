import { printLongMonth } from './print-report.ts';
import type { PageFacts } from './report-facts.ts';
import type { Sheet } from './sheet.ts';
import { drawParagraph, type Rect, type Theme } from './tables.ts';

/** The parts of a report besides its facts: the first page, the last one, and the foot of each page between. */

/** The first page of a report: its AMC, its month, and the page of each fund. */
export function drawCover(sheet: Sheet, { body, bold, accent }: Theme, pages: readonly PageFacts[]): void {
  const [first] = pages;
  if (first === undefined) return;
  const middle = sheet.height / 2;
  sheet.fill(0, middle - 150, sheet.width, 120, accent);
  sheet.write(first.fund.amc, { x: 60, y: middle - 125 }, { ...bold, size: 22, color: '#FFFFFF' });
  sheet.write(`Fund Managers' Report`, { x: 60, y: middle - 92 }, { ...body, size: 18, color: '#FFFFFF' });
  sheet.write(printLongMonth(first.month_end), { x: 60, y: middle - 64 }, { ...body, size: 14, color: '#FFFFFF' });
  pages.forEach(({ fund, page_number }, index) => {
    const y = middle + 10 + index * 20;
    sheet.write(fund.name, { x: 60, y }, { ...body, size: 11 });
    sheet.write(String(page_number), { x: sheet.width - 60, y, ends: 'right' }, { ...body, size: 11 });
    sheet.rule(60, sheet.width - 60, y + 15, '#D0D0D0');
  });
  sheet.write(
    'Sample data: the company, its funds and all figures are invented.',
    { x: 60, y: sheet.height - 60 },
    { ...body, size: 9 },
  );
}

const DISCLAIMER =
  'Disclaimer: This sample publication is for demonstration only. Fund, company and people are invented; ' +
  'nothing herein is an offer or a recommendation to buy or sell any fund. ' +
  'Past performance is not necessarily indicative of future results.';
const NOTE_PITCH = 8.5;

/** The foot of a fund's page, below its tables: their notes, the disclaimer, AMC and month of the report. */
export function drawFoot(
  sheet: Sheet,
  { small }: Theme,
  { fund, month_end }: PageFacts,
  notes: readonly string[],
  { x, y, width }: Rect,
): void {
  notes.forEach((note, index) => sheet.write(note, { x, y: y + index * NOTE_PITCH }, small));
  const below = drawParagraph(sheet, DISCLAIMER, { x, y: y + notes.length * NOTE_PITCH, width }, small);
  sheet.write(
    `${fund.amc} Fund Managers' Report ${printLongMonth(month_end)}`,
    { x: x + width, y: below, ends: 'right' },
    small,
  );
}

const WARNINGS = [
  'This publication is a sample. The management company, its funds, the people and the companies named in it do ' +
    'not exist, and no figure in it was ever achieved.',
  'Nothing herein should be construed as a solicitation, recommendation or an offer to buy or sell any fund. ' +
    'All investments in mutual funds are subject to market risks. ' +
    'Past performance is not necessarily indicative of future results.',
  'All returns are calculated assuming reinvested dividends. ' +
    'Performance data does not include the cost incurred by an investor in the form of sales load. ' +
    'Returns of money market and income funds are annualised.',
];

/** The last page, without facts about any fund. */
export function drawDisclaimer(sheet: Sheet, { body, bold, accent }: Theme): void {
  sheet.write('Disclaimer', { x: 60, y: 70 }, { ...bold, size: 18, color: accent });
  sheet.rule(60, sheet.width - 60, 94, accent);
  WARNINGS.reduce(
    (y, text) => drawParagraph(sheet, text, { x: 60, y, width: sheet.width - 120 }, { ...body, size: 10 }) + 6,
    108,
  );
}
