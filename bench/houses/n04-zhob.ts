/**
 * AMC N04: facts run in one paragraph of labelled items, tables are transposed (sub-funds or months as rows, facts,
 * periods or asset classes as columns), holdings are a sentence, and the month is printed only in the footer.
 */
import type { Drawn, PlantedFault } from './entries1.ts';
import {
  AMC,
  ASSETS,
  AUDITOR,
  QUALITY,
  SIZE,
  TER_MONTH,
  TER_YEAR,
  TRUSTEE,
  dashed,
  ended,
  entryOf,
  holdingsTitle,
  isPension,
  monthYear,
  ordinalDate,
  qualityOf,
  reportOf,
} from './n04-entries.ts';
import type { Reported } from './n04-entries.ts';
import { FUNDS, LATEST, STOCK } from './n04-funds.ts';
import type { Fund } from './n04-funds.ts';
import { drawGrid, printSheets, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import { around, bracketed, endOf, fixed, grouped } from './shared1.ts';
import type { Month, Share } from './shared1.ts';

const INK = '#7a1f2b';
const LEFT = 40;
const WIDTH = 515;

/** The month's return is the previous month's. */
function falsified(one: Reported): Reported {
  const stale = one.state.months.at(-2);
  const periods = one.periods.map(([label, pair]) =>
    label === '1 month' && stale !== undefined
      ? ([label, { fund: fixed(stale.fund), benchmark: pair.benchmark }] as const)
      : ([label, pair] as const),
  );
  return { ...one, periods };
}

function factsOf(fund: Fund): [label: string, value: string][] {
  return [
    ['Category', fund.category],
    ['Type', 'Open-end'],
    ['Launched on', ordinalDate(fund.launch)],
    ['Risk profile', fund.risk],
    ...(fund.benchmark === undefined ? [] : ([['Benchmark', fund.benchmark]] as [string, string][])),
    ['Management fee', fund.fee],
    ['Front-end load', fund.front],
    ['Back-end load', 'Nil'],
    ['Minimum investment', isPension(fund) ? 'Rs. 500' : 'Rs. 5,000'],
    ['Pricing', 'Forward'],
    ['Dealing days', 'Monday to Friday'],
    ['Cut-off time', '4:00 pm'],
    ['Trustee', TRUSTEE],
    ['Auditor', AUDITOR],
    ...(fund.stability === undefined
      ? []
      : ([['Stability rating', `${fund.stability} by PACRA (${ordinalDate('2024-10-17')})`]] as [string, string][])),
    ['Manager rating', `AM2 by VIS (${ordinalDate('2024-08-14')})`],
    ['Fund manager', fund.manager],
  ];
}

/** Labels in bold and values run on over the lines of one paragraph. */
function writeFacts(sheet: Sheet, fund: Fund, y: number): number {
  const facts = factsOf(fund);
  sheet.fontSize(8.5).fillColor('#222222');
  facts.forEach(([label, value], index) => {
    const last = index === facts.length - 1;
    const options = { width: WIDTH, lineGap: 2.5 };
    sheet.font('bold');
    if (index === 0) sheet.text(`${label}: `, LEFT, y, { ...options, continued: true });
    else sheet.text(`${label}: `, { ...options, continued: true });
    sheet.font('plain').text(last ? value : `${value}  •  `, { ...options, continued: !last });
  });
  return sheet.y + 6;
}

const HEAD = { look: { font: 'bold', colour: INK, size: 7.4 }, fill: '#f3e6e4' } as const;

function drawTable(
  sheet: Sheet,
  title: string,
  y: number,
  first: number,
  heads: readonly string[],
  rows: readonly Row[],
): number {
  const top = y + write(sheet, title, LEFT, y, WIDTH, { size: 9.5, font: 'bold', colour: INK }) + 3;
  const width = (WIDTH - first) / heads.length;
  const end = drawGrid(sheet, {
    x: LEFT,
    y: top,
    widths: [first, ...heads.map(() => width)],
    aligns: ['left', ...heads.map(() => 'right' as const)],
    look: { size: 7.8 },
    pad: 4,
    rule: '#ddcdca',
    rows: [{ cells: ['', ...heads], ...HEAD }, ...rows],
  });
  return end + 9;
}

function drawReturns(sheet: Sheet, all: readonly Reported[], y: number): number {
  const labels = all[0]?.periods.map(([label]) => label) ?? [];
  const rows = all.flatMap(({ portfolio, periods }): Row[] => [
    { cells: [portfolio.name, ...periods.map(([, pair]) => bracketed(pair.fund))] },
    { cells: ['Benchmark', ...periods.map(([, pair]) => bracketed(pair.benchmark))], look: { colour: '#777777' } },
  ]);
  return drawTable(sheet, 'Returns (%)', y, 110, labels, rows);
}

/** The thirteen months in two bands, one under the other, each with a head. */
function drawSeries(sheet: Sheet, all: readonly Reported[], y: number): number {
  const months = all[0]?.state.months.slice(-13).map((row) => row.month) ?? [];
  let end = y;
  [months.slice(0, 7), months.slice(7)].forEach((band, index) => {
    const rows = all.flatMap(({ portfolio, state }): Row[] => {
      const found = state.months.filter((row) => band.includes(row.month));
      return [
        { cells: [portfolio.name, ...found.map((row) => bracketed(fixed(row.fund)))] },
        { cells: ['Benchmark', ...found.map((row) => bracketed(fixed(row.benchmark)))], look: { colour: '#777777' } },
      ];
    });
    const title = index === 0 ? 'Monthly returns (%)' : 'Monthly returns (%), continued';
    end = drawTable(sheet, title, end, 110, band.map(dashed), rows);
  });
  return end;
}

function drawAssets(sheet: Sheet, fund: Fund, all: readonly Reported[], month: Month, y: number): number {
  const labels = [...new Set(all.flatMap((one) => one.assets.map((share) => share.label)))];
  const classes = [...labels.filter((label) => label !== 'Others'), 'Others'];
  const cells = (shares: readonly Share[]): string[] =>
    classes.map((label) => shares.find((share) => share.label === label)?.percent ?? '–');
  const rows: Row[] = isPension(fund)
    ? all.map((one) => ({ cells: [one.portfolio.name, ...cells(one.assets)] }))
    : all.flatMap((one) => [
        { cells: [monthYear(month), ...cells(one.assets)] },
        { cells: [monthYear(month - 1), ...cells(one.assetsBefore)] },
      ]);
  return drawTable(sheet, ASSETS, y, 110, classes, rows);
}

function writeHoldings(sheet: Sheet, fund: Fund, all: readonly Reported[], y: number): number {
  let end = y;
  for (const one of all.filter((each) => each.holdings.length > 0)) {
    end += write(sheet, holdingsTitle(one, fund), LEFT, end, WIDTH, { size: 9.5, font: 'bold', colour: INK }) + 2;
    const sentence = `${one.holdings.map((row) => `${row.name_raw} ${row.percent}`).join('; ')}.`;
    end += write(sheet, sentence, LEFT, end, WIDTH, { size: 8.5 }) + 8;
  }
  return end;
}

function drawFund(sheet: Sheet, fund: Fund, all: readonly Reported[], month: Month, page: number): void {
  sheet.addPage();
  write(sheet, fund.name, LEFT, 40, WIDTH, { size: 17, font: 'bold', colour: INK });
  sheet
    .moveTo(LEFT, 63)
    .lineTo(LEFT + WIDTH, 63)
    .lineWidth(0.8)
    .stroke(INK);
  let y = 72 + write(sheet, fund.objective, LEFT, 70, WIDTH, { size: 9, font: 'italic' }) + 4;
  y = writeFacts(sheet, fund, y);
  const heads = [SIZE, 'NAV per unit (Rs.)', 'Units in issue', TER_YEAR, TER_MONTH];
  const rows = all.map(({ portfolio, size, state, ter }) => ({
    cells: [portfolio.name, size, state.nav, grouped(state.units), ...ter],
  }));
  y = drawTable(sheet, isPension(fund) ? 'Sub-funds' : 'Size and price', y, 110, heads, rows);
  y = drawReturns(sheet, all, y);
  y = drawSeries(sheet, all, y);
  y = drawAssets(sheet, fund, all, month, y);
  const quality = qualityOf(fund, month);
  if (quality.length > 0)
    y = drawTable(
      sheet,
      QUALITY,
      y,
      110,
      quality.map((share) => share.label),
      [{ cells: [monthYear(month), ...quality.map((share) => share.percent)] }],
    );
  writeHoldings(sheet, fund, all, y);
  const note = fund.portfolios.some((each) => each.model.annualised)
    ? `* Compound rate a year. ${isPension(fund) ? 'Debt and money market' : 'Shorter'} returns up to 12 months are annualised.`
    : '* Compound rate a year.';
  write(sheet, note, LEFT, 790, WIDTH, { size: 6.8, colour: '#777777' });
  write(sheet, `${AMC}   |   ${ended(month)}   |   ${page}`, LEFT, 808, WIDTH, {
    size: 7,
    align: 'center',
    colour: '#777777',
  });
}

function drawLetter(sheet: Sheet, month: Month): void {
  sheet.addPage();
  sheet.rect(0, 0, 26, 842).fill(INK);
  write(sheet, AMC, 60, 120, 480, { size: 22, font: 'bold', colour: INK });
  write(sheet, 'Report to participants and unit holders', 60, 150, 480, { size: 13 });
  const paragraphs = [
    'Dear participants,',
    `Financial markets offered mixed results. The stock index moved ${around(41, month, 3.1, 1)}% while yields of government bonds fell by ${around(42, month, 35, 0)} basis points at the long end. Official reserves were first to profit from higher remittances, which reached USD ${around(43, month, 3.4, 1)} billion.`,
    'Savers for retirement benefit most from regular contributions. A participant who paid Rs. 10,000 each month over fifteen years would have paid Rs. 1.8 million in all; the tax credit comes on top of that.',
    'We thank you for your confidence.',
    'Tariq Nadeem Khan',
  ];
  let y = 210;
  for (const paragraph of paragraphs) y += write(sheet, paragraph, 60, y, 470, { size: 10.5 }) + 12;
  write(sheet, `${AMC}   |   ${ended(month)}   |   1`, LEFT, 808, WIDTH, {
    size: 7,
    align: 'center',
    colour: '#777777',
  });
}

async function drawReport(month: Month): Promise<Drawn> {
  const reports = FUNDS.map((fund) => ({ fund, all: fund.portfolios.map((each) => reportOf(each, month)) }));
  const pdf = await printSheets({ size: 'A4' }, true, (sheet) => {
    drawLetter(sheet, month);
    reports.forEach(({ fund, all }, index) => {
      drawFund(sheet, fund, all, month, index + 2);
    });
  });
  return {
    name: `N04_zhob_${endOf(month).slice(0, 7)}`,
    style: 'N04',
    amc: AMC,
    pdf,
    quirks: [
      'facts as one paragraph of labelled items',
      'size, price and expense ratios as columns, sub-funds as rows; labels over several lines',
      'returns with periods as columns and a benchmark row under each sub-fund',
      'monthly returns in two bands with a head each',
      'asset classes as columns; sub-funds, or this and the previous month, as rows',
      'holdings as a sentence',
      'month only in the footer: "For the month ended 31st March, 2025"',
      'negative returns in brackets, percent sign only in titles, sizes such as "Rs. 812.4m"',
      'embedded font with ligatures',
    ],
    must_not_be_served: ['figures of the letter on page 1'],
    entries: reports.map(({ fund, all }, index) => entryOf(fund, all, month, index + 2)),
  };
}

async function drawHostile(month: Month): Promise<Drawn> {
  const real = STOCK.portfolios.map((each) => reportOf(each, month));
  const all = real.map(falsified);
  const [actual, shown] = [real[0]?.periods[0]?.[1], all[0]?.periods[0]?.[1]];
  const fault: PlantedFault = {
    kind: 'MONTH_RETURN_CONTRADICTS_SERIES',
    false_values: [
      {
        field: 'reported_returns',
        period_label_raw: '1 month',
        printed: { ZISF: bracketed(shown?.fund ?? '') },
        real: { ZISF: bracketed(actual?.fund ?? '') },
      },
    ],
    true_values: 'all other facts, incl. the monthly returns and the benchmark of the month',
    must_not_serve: "the fund's return of 1 month, which is the previous month's",
    how_it_can_be_seen: 'the last month of the monthly returns on the same page is another',
    fund_name_raw: STOCK.name,
  };
  return {
    name: 'hostile_N04_month_of_previous_report',
    style: 'N04',
    amc: AMC,
    pdf: await printSheets({ size: 'A4' }, true, (sheet) => {
      drawFund(sheet, STOCK, all, month, 1);
    }),
    quirks: [],
    must_not_be_served: [fault.must_not_serve],
    entries: [entryOf(STOCK, all, month, 1, fault)],
  };
}

export async function drawZhob(): Promise<Drawn[]> {
  return [await drawReport(LATEST - 1), await drawReport(LATEST), await drawHostile(LATEST - 1)];
}
