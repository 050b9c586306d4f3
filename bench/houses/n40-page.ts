/** The pages of AMC N40: one text column in Palatino whose tables continue on the next page. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared9.ts';

const BROWN = '#6b3e1d';
const RULE = '#d9c7b8';
const LEFT = 44;
const WIDTH = 507;
const HALF = 246;
const SECOND = LEFT + WIDTH - HALF;
const HEAD = { font: 'bold', colour: BROWN } as const;
/** Rows of holdings that the first page has space for. */
const FIRST_ROWS = 9;

function page(sheet: Sheet, amc: string, footer: string): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  write(sheet, amc, LEFT, 24, WIDTH, { size: 9, colour: BROWN });
  write(sheet, 'Monthly Report - June 2019', LEFT, 24, WIDTH, { size: 9, colour: BROWN, align: 'right' });
  sheet.rect(LEFT, 38, WIDTH, 0.8).fill(BROWN);
  write(sheet, footer, LEFT, 818, WIDTH, { size: 7.5, align: 'center' });
}

function heading(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  sheet.rect(x, y, width, 14).fill(BROWN);
  write(sheet, text, x + 4, y + 2.4, width - 8, { size: 8.4, font: 'bold', colour: '#ffffff' });
  return y + 15;
}

function grid(sheet: Sheet, x: number, y: number, widths: readonly number[], rows: readonly Row[]): number {
  return drawGrid(sheet, {
    x,
    y,
    widths,
    aligns: widths.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const))),
    rows,
    look: { size: 8.7 },
    pad: 5,
    rule: RULE,
  });
}

const shown = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

const ratioText = (figures: s.Figures): string =>
  `MTD: ${s.feeOf(figures, 'Total Expense Ratio', 'MTD')}% / YTD: ${s.feeOf(figures, 'Total Expense Ratio', 'YTD')}%`;

/** Two blocks of labels and values next to each other. */
function facts(sheet: Sheet, entry: s.Entry, y: number): number {
  const isFund = entry.sub_funds.length === 0;
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, 'Not rated');
  const left = s.stated([
    ...s.terms(entry, [
      ['Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
    ]),
    ['Stability Rating', isFund ? rating('FUND') : null],
    ['Management Quality Rating', rating('AMC')],
    ...s.terms(entry, [
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Registrar', 'registrar_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
  ]);
  const right = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit as on June 28, 2019 (Rs.)', entry.nav_per_unit],
    ['Total Expense Ratio', isFund ? ratioText(entry) : null],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const block = (items: readonly s.Item[], x: number): number =>
    drawGrid(sheet, {
      x,
      y,
      widths: [96, HALF - 96],
      aligns: ['left', 'left'],
      rows: items.map(([label, value]) => ({ cells: [label, value] })),
      look: { size: 8.7 },
      pad: 4,
      rule: RULE,
    });
  return Math.max(block(left, LEFT), block(right, SECOND));
}

function returns(sheet: Sheet, entry: s.Entry, y: number): number {
  const rows = entry.reported_returns;
  const top = heading(sheet, 'Performance', LEFT, y, WIDTH);
  const end = grid(
    sheet,
    LEFT,
    top,
    [87, ...rows.map(() => 60)],
    [
      { cells: ['', ...s.periods(entry)], look: HEAD },
      { cells: [entry.fund_column_raw ?? '', ...s.seriesCells(entry, 'fund_return_percent').map(shown)] },
      { cells: ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(shown)] },
    ],
  );
  return months(sheet, entry, end + 8);
}

function months(sheet: Sheet, entry: s.Entry, y: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  const line = (series: string): string[] => [
    series,
    ...labels.map((l) => s.percentAt(entry.monthly_returns, series, l) ?? ''),
  ];
  return grid(
    sheet,
    LEFT,
    heading(sheet, 'Monthly Returns (%)', LEFT, y, WIDTH),
    [51, ...labels.map(() => 38)],
    [
      { cells: ['', ...labels], look: HEAD },
      { cells: line(entry.fund_column_raw ?? '') },
      { cells: line('Benchmark') },
    ],
  );
}

function shares(sheet: Sheet, figures: s.Figures, type: s.AllocationType, x: number, y: number): number {
  const top = heading(sheet, s.titleOf(figures, type), x, y, HALF);
  const rows = s.ofType(figures, type).map((r) => ({ cells: [r.label_raw, shown(r.percent)] }));
  return grid(sheet, x, top, [HALF - 60, 60], rows);
}

function holdings(
  sheet: Sheet,
  entry: s.Entry,
  fund: s.Fund,
  y: number,
  part: { readonly from: number; readonly to: number },
): number {
  const rows = entry.holdings.slice(part.from, part.to);
  if (rows.length === 0) return y;
  const title = `${entry.holdings_title_raw ?? ''}${part.from > 0 ? ' (continued)' : ''}`;
  const second = s.secondRows(entry)[0]?.allocation_type === 'CREDIT_QUALITY' ? 'Rating / Type' : 'Sector';
  return drawGrid(sheet, {
    x: LEFT,
    y: heading(sheet, title, LEFT, y, WIDTH),
    widths: [270, 157, 80],
    aligns: ['left', 'left', 'right'],
    rows: [
      { cells: ['Name of Investment', second, '% of total assets'], look: HEAD },
      ...rows.map((h) => ({ cells: [h.name_raw, s.noteOf(fund, h.name_raw), shown(h.percent)] })),
    ],
    look: { size: 8.7 },
    pad: 5,
    rule: RULE,
  });
}

function ending(sheet: Sheet, entry: s.Entry, y: number): void {
  let at = heading(sheet, 'Investment Committee', LEFT, y, WIDTH);
  at = drawGrid(sheet, {
    x: LEFT,
    y: at,
    widths: [160, 347],
    aligns: ['left', 'left'],
    rows: s.people(entry).map(([designation, name]) => ({ cells: [name, designation] })),
    look: { size: 8.7 },
    pad: 5,
    rule: RULE,
  });
  for (const text of [...entry.footnotes_raw, s.RISK_NOTE])
    at += write(sheet, text, LEFT, at + 6, WIDTH, { size: 7, font: 'italic' }) + 2;
}

const SUB_COLUMN = 130;

/** The sub-funds as columns. */
function subFunds(sheet: Sheet, entry: s.Entry, y: number): number {
  const subs = entry.sub_funds;
  const first = WIDTH - SUB_COLUMN * subs.length;
  const names = { cells: ['', ...subs.map((sub) => sub.name_raw)], look: HEAD };
  const widths = [first, ...subs.map(() => SUB_COLUMN)];
  const at = grid(sheet, LEFT, heading(sheet, 'Sub-Funds', LEFT, y, WIDTH), widths, [
    names,
    { cells: [subs[0]?.fund_size_label_raw ?? '', ...subs.map((sub) => sub.fund_size_raw ?? '')] },
    { cells: ['NAV per Unit (Rs.)', ...subs.map((sub) => sub.nav_per_unit ?? '')] },
    { cells: ['Total Expense Ratio', ...subs.map(ratioText)] },
  ]);
  const half = SUB_COLUMN / 2;
  return grid(
    sheet,
    LEFT,
    heading(sheet, 'Performance', LEFT, at + 8, WIDTH),
    [first, ...subs.flatMap(() => [half, half])],
    [
      { ...names, spans: [1, 2, 2, 2] },
      { cells: ['', ...subs.flatMap(() => ['Return', 'Benchmark'])], look: HEAD },
      ...s.periods(subs[0] ?? s.noFigures()).map((label) => ({
        cells: [
          label,
          ...subs.flatMap((sub) => {
            const row = s.returnAt(sub, label);
            return [shown(row?.fund_return_percent), shown(row?.benchmark_return_percent)];
          }),
        ],
      })),
    ],
  );
}

/** Assets at the left and holdings at the right, one sub-fund below the other. */
function subPortfolios(sheet: Sheet, entry: s.Entry, y: number): number {
  let at = y;
  for (const sub of entry.sub_funds) {
    write(sheet, sub.name_raw, LEFT, at, WIDTH, { size: 11, ...HEAD });
    const left = shares(sheet, sub, 'ASSET_ALLOCATION', LEFT, at + 16);
    let right = at + 16;
    if (sub.holdings.length > 0) {
      const rows = sub.holdings.map((h) => ({ cells: [h.name_raw, shown(h.percent)] }));
      right = heading(sheet, sub.holdings_title_raw ?? '', SECOND, right, HALF);
      right = grid(sheet, SECOND, right, [HALF - 60, 60], rows);
    }
    at = Math.max(left, right) + 14;
  }
  return at;
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund, amc: string): void {
  page(sheet, amc, entry.page_footer_raw ?? '');
  write(sheet, entry.fund_name_raw, LEFT, 50, WIDTH, { size: 19, ...HEAD });
  let y = heading(sheet, 'Investment Objective', LEFT, 82, WIDTH);
  y += write(sheet, entry.investment_objective_raw ?? '', LEFT + 4, y + 2, WIDTH - 8, { size: 9 }) + 10;
  y = facts(sheet, entry, heading(sheet, 'Key Facts', LEFT, y, WIDTH)) + 8;
  const isFund = entry.sub_funds.length === 0;
  if (isFund) {
    y = returns(sheet, entry, y) + 8;
    holdings(sheet, entry, fund, y, { from: 0, to: FIRST_ROWS });
  } else subFunds(sheet, entry, y);
  const [first, second] = entry.page_numbers;
  page(sheet, amc, (entry.page_footer_raw ?? '').replace(`Page ${first}`, `Page ${second}`));
  write(sheet, entry.fund_name_raw, LEFT, 46, WIDTH, { size: 11, ...HEAD });
  y = 66;
  if (isFund) {
    y =
      holdings(sheet, entry, fund, y, { from: FIRST_ROWS, to: Infinity }) +
      (entry.holdings.length > FIRST_ROWS ? 10 : 0);
    const left = shares(sheet, entry, 'ASSET_ALLOCATION', LEFT, y);
    const type = s.secondRows(entry)[0]?.allocation_type;
    y = Math.max(left, type === undefined ? y : shares(sheet, entry, type, SECOND, y)) + 10;
  } else y = subPortfolios(sheet, entry, y);
  ending(sheet, entry, y);
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], amc: string): void {
  page(sheet, amc, 'Page 1 of 11');
  write(sheet, 'Monthly Report', LEFT, 160, WIDTH, { size: 26, align: 'center', ...HEAD });
  write(sheet, 'June 2019', LEFT, 196, WIDTH, { size: 14, align: 'center', colour: BROWN });
  drawGrid(sheet, {
    x: 130,
    y: 270,
    widths: [280, 55],
    aligns: ['left', 'right'],
    rows: entries.map((e) => ({ cells: [e.fund_name_raw, e.page_numbers.join('-')] })),
    look: { size: 11 },
    pad: 12,
    rule: RULE,
  });
}
