/**
 * AMC N02: its funds are the columns of shared tables over several pages. Table heads use short forms that only the
 * contents page explains, units are in footnotes, and the previous month is the left of two columns.
 */
import type { Drawn, Entry } from './entries1.ts';
import { newEntry } from './entries1.ts';
import {
  AMC,
  AMC_RATING,
  ASSETS,
  BAND,
  HEAD,
  HOLDINGS,
  HOUSE,
  INK,
  PAPER,
  QUALITY,
  SECTORS,
  AUDITOR,
  TRUSTEE,
  dashed,
  drawFrame,
  returnRows,
  slashed,
  slashedEnd,
} from './n02-frame.ts';
import { FUNDS, LATEST } from './n02-funds.ts';
import type { Fund } from './n02-funds.ts';
import { ISLAMIC_PLANNING, PLANNING, drawPlans, planEntry } from './n02-plans.ts';
import { drawGrid, printSheets, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import {
  allocationsOf,
  around,
  endOf,
  fixed,
  grouped,
  holdingsOf,
  rupees,
  seriesOf,
  sharesOf,
  stateOf,
} from './shared1.ts';
import { shortMonth, shortYear } from './shared1.ts';
import type { FundState, Month, Pair, Share } from './shared1.ts';

interface Reported {
  readonly fund: Fund;
  readonly state: FundState;
  readonly size: string;
  readonly periods: readonly (readonly [string, Pair])[];
  readonly assets: readonly Share[];
  readonly assetsBefore: readonly Share[];
  readonly quality: readonly Share[];
  readonly sectors: readonly Share[];
  readonly holdings: Entry['holdings'];
  readonly ter: readonly [year: string, month: string];
}

const orNone = (pair: Pair | undefined): Pair => pair ?? { fund: '–', benchmark: '–' };

function reportOf(fund: Fund, month: Month): Reported {
  const state = stateOf(fund.model, month);
  const { seed } = fund.model;
  return {
    fund,
    state,
    size: grouped(fixed(state.size / 1e6)),
    periods: [
      ['MTD', state.mtd],
      ['FYTD', state.fiscal],
      ['Last 3 months', orNone(state.span(3))],
      ['Last 12 months', orNone(state.span(12))],
      ['Last 3 years³', orNone(state.span(36))],
      ['Since inception³', state.sinceLaunch],
    ],
    assets: sharesOf(seed, month, fund.assets, 2),
    assetsBefore: sharesOf(seed, month - 1, fund.assets, 2),
    quality: sharesOf(seed + 1, month, fund.quality, 2),
    sectors: sharesOf(seed + 2, month, fund.sectors, 2),
    holdings: holdingsOf(seed, month, fund.holdings, 2),
    ter: [around(seed, month, fund.ter), around(seed + 3, month, fund.ter)],
  };
}

function drawFacts(sheet: Sheet, all: readonly Reported[], month: Month): void {
  drawFrame(sheet, 'Fund facts', month, 2);
  const row = (label: string, valueOf: (one: Reported) => string): Row => ({ cells: [label, ...all.map(valueOf)] });
  const wide = (label: string, value: string): Row => ({ cells: [label, value], spans: [1, all.length] });
  const end = drawGrid(sheet, {
    x: 40,
    y: 56,
    widths: [112, 130, 130, 130, 130, 130],
    aligns: ['left', 'center', 'center', 'center', 'center', 'center'],
    look: { size: 7.6 },
    pad: 5,
    rule: '#cfc8e0',
    rows: [
      { cells: ['', ...all.map(({ fund }) => fund.name)], ...HEAD },
      row('Fund category', ({ fund }) => fund.category),
      wide('Fund type', 'Open-end'),
      row('Launch date', ({ fund }) => slashed(fund.model.launch)),
      row('Benchmark', ({ fund }) => fund.benchmark),
      row('Risk profile', ({ fund }) => fund.risk),
      row('Stability rating', ({ fund }) => fund.rating),
      wide('Asset manager rating', 'AM2++ PACRA 24/08/2023'),
      row('Net assets¹', ({ size }) => size),
      row('Net asset value per unit (Rs.)', ({ state }) => state.nav),
      row('Management fee (per annum)', ({ fund }) => fund.fee),
      row('Front-end load', ({ fund }) => fund.load),
      row('Total expense ratio with levies (YTD)²', ({ ter }) => ter[0]),
      row('Total expense ratio with levies (MTD)²', ({ ter }) => ter[1]),
      row('Weighted average maturity (days)', (one) => maturityOf(one, month) ?? '–'),
      wide('Minimum subscription', 'Rs. 1,000'),
      wide('Pricing mechanism', 'Forward'),
      wide('Dealing days', 'Monday to Friday'),
      wide('Trustee', TRUSTEE),
      wide('Auditor', AUDITOR),
      row('Fund manager', ({ fund }) => fund.manager),
    ],
  });
  write(sheet, '¹ Rupees in million.   ² Percent of average net assets, annualised.', 40, end + 6, 700, { size: 6.5 });
}

function maturityOf({ fund }: Reported, month: Month): string | undefined {
  return fund.maturity === undefined ? undefined : around(fund.model.seed, month, fund.maturity, 0);
}

function drawReturns(sheet: Sheet, all: readonly Reported[], month: Month): void {
  drawFrame(sheet, 'Returns (%)', month, 3);
  const twice = all.map(() => 2);
  const heads: Row[] = [
    { cells: ['', ...all.map(({ fund }) => fund.short)], spans: [1, ...twice], ...HEAD },
    { cells: ['', ...all.flatMap(() => ['Fund', 'BM'])], look: { font: 'bold', colour: INK } },
  ];
  const months = all[0]?.state.months.slice(-13).map((row) => row.month) ?? [];
  const periodRows = (all[0]?.periods ?? []).map(([label], index): Row => ({
    cells: [
      label,
      ...all.flatMap(({ periods }) => [periods[index]?.[1].fund ?? '', periods[index]?.[1].benchmark ?? '']),
    ],
  }));
  const monthRows = months.map((each): Row => ({
    cells: [dashed(each), ...all.flatMap(({ state }) => monthCells(state, each))],
  }));
  const end = drawGrid(sheet, {
    x: 40,
    y: 56,
    widths: [112, ...all.flatMap(() => [65, 65])],
    aligns: ['left', ...all.flatMap(() => ['right', 'right'] as const)],
    pad: 4.5,
    rule: '#e4dff0',
    rows: [...heads, ...periodRows, { cells: ['Month by month'], spans: [11], ...BAND }, ...heads, ...monthRows],
  });
  const note =
    '³ Compound annual growth rate. Returns of SLF, SIF and SIIF for up to one year are simple annualised; those of SEF and SITF are absolute. BM: benchmark.';
  write(sheet, note, 40, end + 6, 700, { size: 6.5 });
}

function monthCells(state: FundState, month: Month): [string, string] {
  const found = state.months.find((row) => row.month === month);
  return found === undefined ? ['–', '–'] : [fixed(found.fund), fixed(found.benchmark)];
}

const shareOf = (shares: readonly Share[], label: string): string =>
  shares.find((share) => share.label === label)?.percent ?? '–';

const labelsOf = (lists: readonly (readonly Share[])[]): string[] => {
  const labels = [...new Set(lists.flat().map((share) => share.label))];
  const rest = (label: string): number => Number(label === 'Others' || label === 'NR/UR');
  return labels.toSorted((one, other) => rest(one) - rest(other));
};

function drawPortfolio(sheet: Sheet, all: readonly Reported[], month: Month): void {
  drawFrame(sheet, 'Portfolio', month, 4);
  const pairs: Row[] = labelsOf(all.map((one) => one.assets)).map((label) => ({
    cells: [label, ...all.flatMap((one) => [shareOf(one.assetsBefore, label), shareOf(one.assets, label)])],
  }));
  let y = drawGrid(sheet, {
    x: 40,
    y: 56,
    widths: [112, ...all.flatMap(() => [65, 65])],
    aligns: ['left', ...all.flatMap(() => ['right', 'right'] as const)],
    pad: 5,
    rule: '#e4dff0',
    rows: [
      { cells: [ASSETS], spans: [11], ...BAND },
      { cells: ['', ...all.map(({ fund }) => fund.short)], spans: [1, ...all.map(() => 2)], ...HEAD },
      { cells: ['', ...all.flatMap(() => [dashed(month - 1), dashed(month)])], look: { font: 'bold', colour: INK } },
      ...pairs,
      { cells: ['Total', ...all.flatMap(() => ['100.00', '100.00'])], look: { font: 'bold' } },
    ],
  });
  const single = (title: string, x: number, sharesFrom: (one: Reported) => readonly Share[]): number => {
    const some = all.filter((one) => sharesFrom(one).length > 0);
    return drawGrid(sheet, {
      x,
      y: y + 22,
      widths: [130, ...some.map(() => 70)],
      aligns: ['left', ...some.map(() => 'right' as const)],
      pad: 5,
      rule: '#e4dff0',
      rows: [
        { cells: [title], spans: [some.length + 1], ...BAND },
        { cells: ['', ...some.map(({ fund }) => fund.short)], ...HEAD },
        ...labelsOf(some.map(sharesFrom)).map((label) => ({
          cells: [label, ...some.map((one) => shareOf(sharesFrom(one), label))],
        })),
      ],
    });
  };
  const sectors = single(SECTORS, 430, (one) => one.sectors);
  y = Math.max(
    sectors,
    single(QUALITY, 40, (one) => one.quality),
  );
}

function drawHoldings(sheet: Sheet, all: readonly Reported[], month: Month): void {
  drawFrame(sheet, HOLDINGS, month, 5);
  const some = all.filter((one) => one.holdings.length > 0);
  const ranks = Math.max(...some.map((one) => one.holdings.length));
  drawGrid(sheet, {
    x: 40,
    y: 56,
    widths: [22, ...some.flatMap(() => [135, 50])],
    aligns: ['left', ...some.flatMap(() => ['left', 'right'] as const)],
    pad: 8,
    rule: '#e4dff0',
    rows: [
      { cells: ['#', ...some.map(({ fund }) => fund.short)], spans: [1, ...some.map(() => 2)], ...HEAD },
      ...Array.from({ length: ranks }, (_, index): Row => ({
        cells: [
          String(index + 1),
          ...some.flatMap(({ holdings }) => [holdings[index]?.name_raw ?? '', holdings[index]?.percent ?? '']),
        ],
      })),
    ],
  });
}

function drawContents(sheet: Sheet, month: Month): void {
  sheet.addPage();
  sheet.rect(0, 0, 842, 170).fill(INK);
  write(sheet, AMC, 60, 60, 600, { size: 20, colour: '#ffffff' });
  write(sheet, 'Comparative report of our funds', 60, 92, 600, { size: 12, colour: '#ffffff' });
  write(sheet, slashedEnd(month), 60, 114, 600, { size: 12, colour: '#ffffff' });
  write(sheet, 'Contents', 60, 200, 300, { size: 12, font: 'bold', colour: INK });
  const contents = ['Fund facts', 'Returns', 'Portfolio', 'Top holdings', 'Soan Planning Fund'];
  contents.forEach((title, index) => {
    write(sheet, title, 60, 226 + index * 16, 200, { size: 9 });
    write(sheet, String(index + 2), 260, 226 + index * 16, 40, { size: 9, align: 'right' });
  });
  write(sheet, 'Short forms used in the tables', 420, 200, 300, { size: 12, font: 'bold', colour: INK });
  FUNDS.forEach((fund, index) => {
    write(sheet, fund.short, 420, 226 + index * 16, 60, { size: 9, font: 'bold' });
    write(sheet, fund.name, 490, 226 + index * 16, 250, { size: 9 });
  });
  const view = `The central bank kept its policy rate unchanged at 22.00% during ${shortMonth(month)}-${shortYear(month)}. Inflation was ${around(21, month, 29, 1)}% and the rupee gained ${around(22, month, 4.1, 1)}% against the dollar. The stock market's index ended ${around(23, month, 2.7, 1)}% higher on the prospect of lower interest rates. We hold our funds' durations short until the next reviews and prefer banks and fertilizers among shares.`;
  write(sheet, view, 60, 360, 680, { size: 9 });
}

/** Of a line such as "AA(f) PACRA 08/09/2023". */
function ratingOf(line: string): Entry['ratings'][number] {
  const [rating = '', agency, date] = line.split(' ');
  const plain = date === undefined || agency === undefined;
  return {
    rating_raw: plain ? line : rating,
    rating_agency: plain ? null : agency,
    rating_date: plain ? null : date.split('/').toReversed().join('-'),
    subject: 'FUND',
    line_raw: line,
  };
}

function entryOf(one: Reported, month: Month): Entry {
  const { fund, state } = one;
  const maturity = maturityOf(one, month);
  const fees = ['Total expense ratio with levies (YTD)²', 'Total expense ratio with levies (MTD)²'];
  return newEntry({
    ...HOUSE,
    page_numbers: fund.holdings.length > 0 ? [2, 3, 4, 5] : [2, 3, 4],
    fund_name_raw: fund.name,
    report_date: endOf(month),
    report_month_label_raw: `As on ${slashedEnd(month)}`,
    page_footer_raw: AMC,
    category_raw: fund.category,
    launch_date: fund.model.launch,
    launch_date_raw: slashed(fund.model.launch),
    benchmark_raw: fund.benchmark,
    risk_profile_raw: fund.risk,
    management_fee_raw: fund.fee,
    front_end_load_raw: fund.load,
    ratings: [ratingOf(fund.rating), AMC_RATING],
    parties: [{ name_raw: fund.manager, designation_raw: 'Fund manager' }],
    fund_size_pkr: rupees(one.size, 1e6),
    fund_size_raw: one.size,
    fund_size_label_raw: 'Net assets¹ (Rupees in million)',
    nav_per_unit: state.nav,
    fund_column_raw: fund.short,
    reported_returns: returnRows(one.periods),
    monthly_returns: seriesOf(state.months.slice(-13), fund.short, 'BM', dashed),
    allocations: [
      ...allocationsOf('ASSET_ALLOCATION', one.assetsBefore, ASSETS, dashed(month - 1)),
      ...allocationsOf('ASSET_ALLOCATION', one.assets, ASSETS, dashed(month)),
      ...allocationsOf('CREDIT_QUALITY', one.quality, QUALITY),
      ...allocationsOf('SECTOR_ALLOCATION', one.sectors, SECTORS),
    ],
    allocation_totals: [month - 1, month].flatMap((each) =>
      allocationsOf('ASSET_ALLOCATION', [{ label: 'Total', percent: '100.00' }], ASSETS, dashed(each)),
    ),
    holdings: one.holdings,
    ...(one.holdings.length > 0 && { holdings_title_raw: HOLDINGS }),
    fees: one.ter.map((percent, index) => ({ row_label_raw: null, fee_label_raw: fees[index] ?? '', percent })),
    metrics:
      maturity === undefined
        ? []
        : [{ label_raw: 'Weighted average maturity (days)', value_raw: maturity, value: maturity }],
  });
}

async function drawReport(month: Month): Promise<Drawn> {
  const all = FUNDS.map((fund) => reportOf(fund, month));
  const pdf = await printSheets(PAPER, false, (sheet) => {
    drawContents(sheet, month);
    drawFacts(sheet, all, month);
    drawReturns(sheet, all, month);
    drawPortfolio(sheet, all, month);
    drawHoldings(sheet, all, month);
    drawPlans(sheet, PLANNING, month, 6);
  });
  return {
    name: `N02_soan_${endOf(month).slice(0, 7)}`,
    style: 'N02',
    amc: AMC,
    pdf,
    quirks: [
      'all funds are columns of shared tables; a fund has no page of its own',
      'facts, returns, portfolio and holdings of a fund on four pages',
      'short forms in table heads, explained on the contents page',
      'facts of all funds in one cell that spans the columns',
      'unit of the net assets only in a footnote',
      'previous month to the left of the report month',
      'table head repeated inside the table',
      'holdings of several funds side by side',
    ],
    must_not_be_served: ['figures of the market view on page 1'],
    entries: [...all.map((one) => entryOf(one, month)), planEntry(PLANNING, month, 6)],
  };
}

async function drawHostile(month: Month): Promise<Drawn> {
  const entry = planEntry(ISLAMIC_PLANNING, month, 1);
  return {
    name: 'hostile_N02_plan_navs_swapped',
    style: 'N02',
    amc: AMC,
    pdf: await printSheets(PAPER, false, (sheet) => {
      drawPlans(sheet, ISLAMIC_PLANNING, month, 1);
    }),
    quirks: [],
    must_not_be_served: [entry.planted_fault?.must_not_serve ?? ''],
    entries: [entry],
  };
}

export async function drawSoan(): Promise<Drawn[]> {
  return [await drawReport(LATEST - 1), await drawReport(LATEST), await drawHostile(LATEST - 1)];
}
