/** N15, Gorakh: a page for each subject with all funds on it; sizes in crore. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n15-funds.ts';
import { dayText, drawCharts, drawMonths, drawReturns, drawSizes, INK, LEFT, TONE } from './n15-page.ts';
import type { Line, Report } from './n15-page.ts';
import { drawCosts, drawPortfolios, drawTerms } from './n15-terms.ts';
import { printSheets, write } from './pdf1.ts';
import type { Sheet } from './pdf1.ts';
import * as s from './shared4.ts';

const AMC = 'Gorakh Investments Limited';
const MONTH = { year: 2020, month: 8 };
const MANAGERS = { rate: 'Farah Jatoi', market: 'Bilal Chandio, CFA' } as const;
const FEES = ['TER with levies', 'TER without levies'] as const;

const dotted = ([y, m, d]: s.Day): string => `${String(d).padStart(2, '0')}.${String(m).padStart(2, '0')}.${y}`;

const FORM: s.Form = {
  periods: [
    ['MTD', 'One month'],
    ['6M', 'Half a year'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  peers: false,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: 'Bm',
  size: (rupees) => {
    const raw = s.grouped(rupees / 1e7, 2);
    return { raw, pkr: s.rupees(raw, 7) };
  },
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation in percent of total assets',
  creditTitle: 'credit quality',
  sectorTitle: 'largest sectors',
  allocationMonths: (month) => [
    { month: s.before(month), label: dayText(s.before(month)) },
    { month, label: dayText(month) },
  ],
  allocationDecimals: 1,
  holdingsTitle: 'Largest positions',
  holdingDecimals: 1,
  fees: [],
  day: dotted,
};

const PAGES = [2, 3, 4, 5, 6, 7, 8] as const;

function entriesOf(month: s.Month): s.Entry[] {
  return FUNDS.map((fund) => {
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month,
        monthLabel: `${s.monthName(month)} ${month.year}`,
        footer: `${AMC} – ${PAGES[0]}`,
        pages: PAGES,
        committee: [[MANAGERS[fund.model.kind], 'Fund manager']],
        amcRating: ['AM2', 'PACRA', [2020, 2, 27]],
      },
      FORM,
    );
    entry.nav_date = s.iso(s.lastDay(month));
    for (const part of s.partsOf(entry, fund)) {
      s.alignCredit(part.figures);
      part.figures.historical_returns = s.fiscalYears(part, month, 5, 'Bm');
      part.figures.fees = s.ratiosOf(part, month).flatMap((r) =>
        [r.withLevies, r.without].map((percent, i) => ({
          row_label_raw: r.period,
          fee_label_raw: FEES[i] ?? '',
          percent,
        })),
      );
    }
    return entry;
  });
}

/** The planted fault: a size in crore has the unit million in its card. */
function falsify(entries: readonly s.Entry[]): void {
  const entry = s.entryNamed(entries, 'Gorakh Growth Fund');
  const real = s.only(entry.fund_size_pkr, 'size');
  const printed = s.only(entry.fund_size_raw, 'size');
  const under = 'Net assets, Rs. million';
  entry.fund_size_label_raw = under;
  entry.fund_size_pkr = s.rupees(printed, 6);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed, under, real_pkr: real }],
    true_values: 'all other facts, incl. NAV per unit and units in issue',
    must_not_serve: 'fund_size_pkr a tenth of the size',
    how_it_can_be_seen:
      'NAV times units in issue gives ten times as much; the page and the line of the month before are in crore',
  };
}

function linesOf(entries: readonly s.Entry[], month: s.Month): Line[] {
  return entries.flatMap((entry) => {
    const fund = s.only(
      FUNDS.find((f) => f.name === entry.fund_name_raw),
      'fund',
    );
    return s.partsOf(entry, fund).map((part) => ({
      entry,
      part,
      old: s.figuresAt(part, s.before(month), FORM),
      title: fund.subs === undefined ? entry.fund_name_raw : part.line,
      scheme: fund.subs === undefined ? null : entry.fund_name_raw,
    }));
  });
}

function drawAll(sheet: Sheet, report: Report): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  sheet.rect(0, 0, 595, 300).fill(TONE);
  write(sheet, 'Gorakh', LEFT, 120, 500, { size: 54, font: 'bold', colour: '#ffffff' });
  write(sheet, `Fund report, ${s.monthName(report.month)} ${report.month.year}`, LEFT, 200, 500, {
    size: 16,
    colour: '#ffffff',
  });
  const text =
    'Large industries reopened and remittances reached a record. The policy rate was left unchanged. ' +
    'This report has a page for each subject, and every fund is on every page.';
  write(sheet, text, LEFT, 340, 400, { size: 11, colour: INK });
  write(sheet, report.amc, LEFT, 420, 400, { size: 11, font: 'bold', colour: INK });
  drawSizes(sheet, report, PAGES[0]);
  drawReturns(sheet, report, PAGES[1]);
  drawMonths(sheet, report, PAGES[2]);
  drawCharts(sheet, report, PAGES[3]);
  drawPortfolios(sheet, report, PAGES[4]);
  drawTerms(sheet, report, PAGES[5]);
  drawCosts(sheet, report, FEES, PAGES[6]);
}

async function print(entries: readonly s.Entry[], month: s.Month, path: string): Promise<void> {
  const report: Report = { form: FORM, month, lines: linesOf(entries, month), entries, amc: AMC };
  await writeFile(
    path,
    await printSheets({}, true, (sheet) => {
      drawAll(sheet, report);
    }),
  );
}

export function drawGorakh(): s.Drawn[] {
  return s.drawTwo({
    file: 'N15_gorakh',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'a page for each subject, every fund on it; sub-funds between the funds',
      'sizes in crore, the unit in the line under the title; units grouped by lakh and crore',
      'turned heads; nested heads; one cell for all funds',
      'allocations only as figures over the columns of charts, the month before at the left',
      'weights before names, ranks after them; sectors in sentences with the month before in brackets',
    ],
    month: MONTH,
    entriesOf,
    falsify,
    write: print,
  });
}
