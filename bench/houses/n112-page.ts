/** The page of AMC N112: tables in which a sub-fund or plan is a row or a group of columns. */
import { drawGrid, printSheets, write } from './pdf1.ts';
import type { Look, Row, Sheet } from './pdf1.ts';
import * as s from './shared15.ts';

const BLUE = '#1f3f77';
const PALE = '#e6ecf6';
const LINE = '#b8c4da';
const X = 34;
const WIDE = 527;

const dash = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
const HEAD: Look = { font: 'bold', colour: BLUE };

function title(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  const height = write(sheet, text, x, y, width, { size: 8, font: 'bold', colour: BLUE });
  sheet.rect(x, y + height, width, 1).fill(BLUE);
  return y + height + 1;
}

const isPlans = (entry: s.Entry): boolean =>
  entry.sub_funds.some((sub) => sub.reported_returns.some((r) => r.benchmark_return_percent !== null));

/** One row for each sub-fund: what it is worth, what it returned, and what it cost. */
function subFundRows(sheet: Sheet, entry: s.Entry, y: number): number {
  const [first] = entry.sub_funds;
  if (first === undefined) return y;
  const top = title(sheet, 'Performance', X, y, WIDE);
  const heads = [
    '',
    first.fund_size_label_raw ?? '',
    'NAV per Unit (Rs.)',
    ...s.periods(first),
    ...first.fees.map((f) => f.fee_label_raw),
  ];
  const rows: Row[] = entry.sub_funds.map((sub) => ({
    cells: [
      sub.name_raw,
      sub.fund_size_raw ?? '',
      sub.nav_per_unit ?? '',
      ...sub.reported_returns.map((r) => dash(r.fund_return_percent)),
      ...sub.fees.map((f) => dash(f.percent)),
    ],
  }));
  return drawGrid(sheet, {
    x: X,
    y: top,
    widths: [92, 46, 53, ...Array.from({ length: heads.length - 3 }, () => (WIDE - 191) / (heads.length - 3))],
    aligns: ['left', ...heads.slice(1).map(() => 'center' as const)],
    rows: [{ cells: heads, look: HEAD, fill: PALE }, ...rows],
    look: { size: 6.8 },
    pad: 4,
    rule: LINE,
  });
}

/** The facts of the plans, then two rows of returns for each plan at the right of its merged name. */
function planRows(sheet: Sheet, entry: s.Entry, y: number): number {
  const [first] = entry.sub_funds;
  if (first === undefined) return y;
  const heads = [
    'Plan',
    'Launch Date',
    first.fund_size_label_raw ?? '',
    'NAV per Unit (Rs.)',
    ...first.fees.map((f) => f.fee_label_raw),
  ];
  const facts = drawGrid(sheet, {
    x: X,
    y: title(sheet, 'The Plans', X, y, WIDE),
    widths: [122, 101, 76, 76, 76, 76],
    aligns: ['left', ...heads.slice(1).map(() => 'center' as const)],
    rows: [
      { cells: heads, look: HEAD, fill: PALE },
      ...entry.sub_funds.map((sub) => ({
        cells: [
          sub.name_raw,
          sub.launch_date_raw ?? '',
          sub.fund_size_raw ?? '',
          sub.nav_per_unit ?? '',
          ...sub.fees.map((f) => dash(f.percent)),
        ],
      })),
    ],
    look: { size: 6.8 },
    pad: 3.4,
    rule: LINE,
  });
  return planReturns(sheet, entry, title(sheet, 'Performance', X, facts + 8, WIDE));
}

function planReturns(sheet: Sheet, entry: s.Entry, from: number): number {
  const labels = [...new Set(entry.sub_funds.flatMap((sub) => s.periods(sub)))];
  const widths = [100, 60, ...labels.map(() => (WIDE - 160) / labels.length)];
  const aligns = ['left', 'left', ...labels.map(() => 'center' as const)] as const;
  const look = { size: 6.8 };
  const heads: Row = { cells: ['', '', ...labels], look: HEAD, fill: PALE };
  let y = drawGrid(sheet, { x: X, y: from, widths, aligns, rows: [heads], look, pad: 3.4, rule: LINE });
  for (const sub of entry.sub_funds) {
    const cells = (key: 'fund_return_percent' | 'benchmark_return_percent'): string[] =>
      labels.map((l) => dash(s.returnAt(sub, l)?.[key]));
    const end = drawGrid(sheet, {
      x: X + 100,
      y,
      widths: widths.slice(1),
      aligns: aligns.slice(1),
      rows: [
        { cells: ['Plan', ...cells('fund_return_percent')] },
        { cells: ['Benchmark', ...cells('benchmark_return_percent')] },
      ],
      look,
      pad: 2.6,
    });
    write(sheet, sub.name_raw, X + 3, (y + end) / 2 - 4, 96, { size: 6.8, font: 'bold' });
    sheet
      .moveTo(X, end)
      .lineTo(X + WIDE, end)
      .lineWidth(0.5)
      .stroke(LINE);
    y = end;
  }
  return y;
}

/** A group of two months for each part that has this table; what a part does not hold is a dash. */
function groups(sheet: Sheet, entry: s.Entry, type: s.AllocationType, y: number): number {
  const parts = entry.sub_funds.filter((sub) => s.ofType(sub, type).length > 0);
  const [some] = parts;
  if (some === undefined) return y;
  const labels = [...new Set(parts.flatMap((p) => s.lines(p, type).map((r) => r.label)))];
  const isRest = (label: string): boolean => label === 'Others';
  const ordered = labels.toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)));
  const dates = s.datesOf(some, type);
  const each = (WIDE - 110) / (parts.length * dates.length);
  const cellsOf = (label: string): string[] =>
    parts.flatMap((p) => {
      const row = s.lines(p, type).find((r) => r.label === label);
      return dates.map((_, i) => dash(row?.cells[i]));
    });
  return drawGrid(sheet, {
    x: X,
    y: title(sheet, s.titleOf(some, type), X, y, WIDE),
    widths: [110, ...parts.flatMap(() => dates.map(() => each))],
    aligns: ['left', ...parts.flatMap(() => dates.map(() => 'center' as const))],
    rows: [
      {
        cells: ['', ...parts.map((p) => p.name_raw)],
        spans: [1, ...parts.map(() => dates.length)],
        look: HEAD,
        fill: PALE,
      },
      { cells: ['', ...parts.flatMap(() => dates)], look: HEAD },
      ...ordered.map((label) => ({ cells: [label, ...cellsOf(label)] })),
    ],
    look: { size: 6.8 },
    pad: 3,
    rule: LINE,
  });
}

function terms(sheet: Sheet, entry: s.Entry, x: number, y: number, width: number): number {
  const items = s.stated([
    ...s.terms(entry, [
      ['Launch Date:', 'launch_date_raw'],
      ['Type:', 'fund_type_raw'],
      ['Category:', 'category_raw'],
      ['Risk Profile:', 'risk_profile_raw'],
      ['Benchmark:', 'benchmark_raw'],
      ['Management Fee:', 'management_fee_raw'],
      ['Front End Load:', 'front_end_load_raw'],
      ['Back End Load:', 'back_end_load_raw'],
      ['Min. Subscription:', 'minimum_initial_raw'],
      ['Min. Subsequent:', 'minimum_subsequent_raw'],
      ['Dealing Days:', 'dealing_days_raw'],
      ['Dealing Time:', 'cutoff_raw'],
      ['Pricing Mechanism:', 'pricing_mechanism_raw'],
      ['Leverage:', 'leverage_raw'],
      ['Custodian & Trustee:', 'trustee_raw'],
      ['Auditor:', 'auditor_raw'],
    ]),
    ['AMC Rating:', s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} by ${agency} on ${day}`, '')],
  ]);
  return drawGrid(sheet, {
    x,
    y: title(sheet, 'General Information', x, y, width),
    widths: [80, width - 80],
    aligns: ['left', 'left'],
    rows: items.map((item) => ({ cells: [...item] })),
    look: { size: 6.8 },
    pad: 2.6,
  });
}

/** Names and figures of the sub-fund that has shares of companies. */
function stocks(sheet: Sheet, entry: s.Entry, x: number, y: number, width: number): number {
  const sub = entry.sub_funds.find((part) => part.holdings.length > 0);
  if (sub === undefined) return y;
  const look = { size: 6.8 };
  const sectors = drawGrid(sheet, {
    x,
    y: title(sheet, s.titleOf(sub, 'SECTOR_ALLOCATION'), x, y, width),
    widths: [width - 100, 50, 50],
    aligns: ['left', 'center', 'center'],
    rows: [
      { cells: ['', ...s.datesOf(sub, 'SECTOR_ALLOCATION')], look: HEAD },
      ...s.lines(sub, 'SECTOR_ALLOCATION').map((r) => ({ cells: [r.label, ...r.cells.map(dash)] })),
    ],
    look,
    pad: 2.8,
    rule: LINE,
  });
  return drawGrid(sheet, {
    x,
    y: title(sheet, sub.holdings_title_raw ?? '', x, sectors + 8, width),
    widths: [width - 60, 60],
    aligns: ['left', 'center'],
    rows: s.holdingItems(sub, dash).map((item) => ({ cells: [...item] })),
    look,
    pad: 2.8,
    rule: LINE,
  });
}

const COMMENTS: Readonly<Record<string, string>> = {
  LPF:
    'The stock market closed the calendar year near its high of the year, helped by low interest rates and a recovery ' +
    'of cement sales. The State Bank left the policy rate at 7%. The Equity Sub-fund stayed nearly fully invested; the ' +
    'Debt and Money Market Sub-funds renewed their Treasury bills for six months.',
  LIPF:
    'Shariah compliant shares rose with the market as exports and remittances grew. New issues of Ijara Sukuk were ' +
    'well received, and the Debt Sub-fund sold a part of its older ones. The Money Market Sub-fund keeps most of its ' +
    'money with Islamic banks and Islamic windows of good ratings.',
  LSAF:
    'The plans follow the view of the investment committee, which favours shares for the second half of the fiscal ' +
    'year since earnings recover faster than the market had thought. The Active Horizon Plan kept the highest weight ' +
    'of the Loralai Stock Fund. The Retiree Plan changes its weights only slowly, and within the limits of its ' +
    'constitutive documents. Expense ratios of the plans leave out those of the underlying funds.',
};

function comments(sheet: Sheet, entry: s.Entry, x: number, y: number, width: number): number {
  const top = title(sheet, 'Fund Manager’s Commentary', x, y, width) + 3;
  return top + write(sheet, commentOf(entry), x, top, width, { size: 7.2 });
}

/** A fund with sub-funds has no column of its own, so that its comment is found by its name. */
function commentOf(entry: s.Entry): string {
  const key = /Islamic/.test(entry.fund_name_raw) ? 'LIPF' : /Strategic/.test(entry.fund_name_raw) ? 'LSAF' : 'LPF';
  return COMMENTS[key] ?? '';
}

function drawFund(sheet: Sheet, entry: s.Entry): void {
  sheet.addPage();
  write(sheet, entry.amc_name_raw, X, 22, 260, { size: 8, colour: BLUE });
  write(sheet, entry.report_month_label_raw, X + 267, 22, 260, { size: 8, font: 'bold', align: 'right', colour: BLUE });
  sheet.rect(X, 34, WIDE, 2).fill(BLUE);
  write(sheet, entry.fund_name_raw, X, 41, WIDE, { size: 16, font: 'bold', colour: BLUE });
  write(sheet, 'MONTHLY REPORT OF THE FUND MANAGER', X, 61, WIDE, { size: 7 });
  let y = title(sheet, 'Investment Objective', X, 74, WIDE) + 3;
  y += write(sheet, entry.investment_objective_raw ?? '', X, y, WIDE, { size: 7.4 }) + 7;
  y = (isPlans(entry) ? planRows : subFundRows)(sheet, entry, y) + 8;
  y = groups(sheet, entry, 'ASSET_ALLOCATION', y) + 8;
  y = groups(sheet, entry, 'CREDIT_QUALITY', y) + (isPlans(entry) ? 0 : 8);
  const left = terms(sheet, entry, X, y, 255);
  const right = isPlans(entry) ? comments(sheet, entry, X + 272, y, 255) : stocks(sheet, entry, X + 272, y, 255);
  y = Math.max(left, right) + 8;
  if (!isPlans(entry)) y = comments(sheet, entry, X, y, WIDE) + 8;
  y = title(sheet, 'Investment Committee', X, y, WIDE) + 3;
  const people = s.members(entry).map(([name, office]) => `${name}, ${office}`);
  y += write(sheet, people.join('  |  '), X, y, WIDE, { size: 6.8 }) + 5;
  const notes = `${entry.footnotes_raw.join(' ')} Disclaimer: ${s.RISK_NOTE}`;
  y += write(sheet, notes, X, y, WIDE, { size: 6, colour: '#555555' });
  if (y > 815) throw new Error(`the page of ${entry.fund_name_raw} overflows: ${y}`);
  write(sheet, s.only(entry.page_footer_raw, 'footer'), X, 822, WIDE, { size: 6.4, align: 'center', colour: BLUE });
}

export async function pages(entries: readonly s.Entry[], path: string): Promise<void> {
  const buffer = await printSheets({ size: 'A4' }, false, (sheet) => {
    for (const entry of entries) drawFund(sheet, entry);
  });
  await s.distill(buffer, 'pdf', path);
}
