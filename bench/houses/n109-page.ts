/** The pages of AMC N109. */
import { donut, swatch } from './n107-shapes.ts';
import type { Sheet } from './pdf1.ts';
import { printSheets, write } from './pdf1.ts';
import * as s from './shared15.ts';

const LEFT = 28;
const WIDE = 539;
const INK = '#1f2d2b';
const GREY = '#66736f';
const LANES = ['#1b6b5a', '#c06c2b', '#34568b'];
const RING = ['#1b6b5a', '#e0a458', '#34568b', '#b5483a', '#9aa5a1', '#7b6d8d', '#6aa84f'];
const LANE_HEIGHT = 144;

const percent = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

/** A small sign in a circle; what it shows only goes with the kind of fact. */
function icon(sheet: Sheet, x: number, y: number, kind: number): void {
  sheet.circle(x, y, 8).fill('#e4efe9');
  sheet.lineWidth(1);
  const shapes = [
    (): Sheet =>
      sheet
        .rect(x - 3.5, y - 3, 7, 6.4)
        .moveTo(x - 3.5, y - 1)
        .lineTo(x + 3.5, y - 1),
    (): Sheet =>
      sheet
        .circle(x, y, 3.6)
        .moveTo(x, y - 2)
        .lineTo(x, y + 2),
    (): Sheet =>
      sheet.polygon([x, y - 4], [x + 3.6, y - 2], [x + 2.4, y + 3], [x, y + 4.4], [x - 2.4, y + 3], [x - 3.6, y - 2]),
    (): Sheet =>
      sheet
        .moveTo(x - 3.6, y + 3)
        .lineTo(x - 1, y - 0.5)
        .lineTo(x + 1, y + 1)
        .lineTo(x + 3.8, y - 3.4),
  ];
  shapes[kind % shapes.length]?.();
  sheet.stroke(LANES[0]);
}

function head(sheet: Sheet, entry: s.Entry): void {
  sheet.rect(0, 0, 596, 60).fill('#16352f');
  sheet.polygon([430, 60], [500, 32], [530, 48], [560, 36], [596, 54], [596, 60]).fill('#1b6b5a');
  write(sheet, entry.fund_name_raw, LEFT, 14, 400, { size: 19, font: 'bold', colour: '#ffffff' });
  write(sheet, entry.amc_name_raw, LEFT, 39, 300, { size: 8, colour: '#b9d8cd' });
  write(sheet, entry.report_month_label_raw, 440, 10, 127, {
    size: 11,
    font: 'bold',
    colour: '#e0a458',
    align: 'right',
  });
  sheet.roundedRect(LEFT, 68, WIDE, 38, 5).lineWidth(0.7).stroke('#b9d8cd');
  write(sheet, 'Investment Objective', LEFT + 8, 73, 200, { size: 7.4, font: 'bold', colour: LANES[0] ?? INK });
  write(sheet, entry.investment_objective_raw ?? '', LEFT + 8, 83.5, WIDE - 16, { size: 7.2, colour: INK });
}

function facts(sheet: Sheet, entry: s.Entry): void {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund type', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management fee (max.)', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Min. initial', 'minimum_initial_raw'],
      ['Min. subsequent', 'minimum_subsequent_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['AMC rating', s.ratingText(entry, 'AMC', '')],
  ]);
  items.forEach(([label, value], i) => {
    const x = LEFT + (i % 4) * (WIDE / 4);
    const y = 114 + Math.floor(i / 4) * 29;
    icon(sheet, x + 9, y + 10, i);
    write(sheet, label, x + 21, y, 112, { size: 5.8, colour: GREY });
    write(sheet, value, x + 21, y + 7, 112, { size: 6.9, font: 'bold', colour: INK });
  });
}

/** Period above figure; a second row of figures if the plans have a benchmark. */
function returns(sheet: Sheet, sub: s.SubFacts, x: number, y: number): void {
  const hasBenchmark = sub.reported_returns.some((r) => r.benchmark_return_percent !== null);
  const first = hasBenchmark ? 52 : 0;
  const each = (432 - first) / sub.reported_returns.length;
  if (hasBenchmark) {
    write(sheet, 'Plan', x, y + 9, first, { size: 7, font: 'bold', colour: INK });
    write(sheet, 'Benchmark', x, y + 19, first, { size: 6.6, colour: GREY });
  }
  sub.reported_returns.forEach((r, i) => {
    const at = x + first + i * each;
    write(sheet, r.period_label_raw, at, y, each, { size: 6.2, align: 'center', colour: GREY });
    write(sheet, percent(r.fund_return_percent), at, y + 8, each, {
      size: 8.6,
      font: 'bold',
      align: 'center',
      colour: INK,
    });
    if (hasBenchmark)
      write(sheet, percent(r.benchmark_return_percent), at, y + 19, each, { size: 6.8, align: 'center', colour: GREY });
  });
}

interface Legend {
  readonly type: s.AllocationType;
  readonly x: number;
  readonly y: number;
  readonly name: number;
  readonly hasSwatch: boolean;
}

function legend(sheet: Sheet, sub: s.SubFacts, of: Legend): void {
  const { x, y, name } = of;
  write(sheet, s.titleOf(sub, of.type), x, y, name + 70, { size: 6.8, font: 'bold', colour: LANES[0] ?? INK });
  s.datesOf(sub, of.type).forEach((date, i) => {
    write(sheet, date, x + name + i * 30, y + 10, 30, { size: 6, align: 'right', colour: GREY });
  });
  s.lines(sub, of.type).forEach((row, i) => {
    const line = y + 19.5 + i * 11;
    if (of.hasSwatch) swatch(sheet, x, line + 0.6, RING[i] ?? GREY);
    write(sheet, row.label, x + (of.hasSwatch ? 9 : 0), line, name, { size: 6.8, colour: INK });
    row.cells.forEach((cell, k) => {
      const font = k === 1 ? 'bold' : 'plain';
      write(sheet, percent(cell), x + name + k * 30, line, 30, { size: 6.8, font, align: 'right', colour: INK });
    });
  });
}

function lane(sheet: Sheet, sub: s.SubFacts, y: number, colour: string): void {
  const bottom = LANE_HEIGHT - 8;
  sheet.roundedRect(LEFT, y, WIDE, bottom, 6).fill('#f5f8f6');
  sheet.roundedRect(LEFT, y, 92, bottom, 6).fill(colour);
  const white = { colour: '#ffffff' } as const;
  write(sheet, sub.name_raw, LEFT + 8, y + 8, 80, { size: 10, font: 'bold', ...white });
  write(sheet, 'NAV per unit (Rs.)', LEFT + 8, y + 47, 80, { size: 6.2, ...white });
  write(sheet, sub.nav_per_unit ?? '', LEFT + 8, y + 55, 80, { size: 11.5, font: 'bold', ...white });
  write(sheet, sub.fund_size_label_raw ?? '', LEFT + 8, y + 74, 80, { size: 6.2, ...white });
  write(sheet, sub.fund_size_raw ?? '', LEFT + 8, y + 82, 80, { size: 11.5, font: 'bold', ...white });
  sub.fees.forEach((f, i) => {
    write(sheet, f.fee_label_raw, LEFT + 8 + i * 42, y + 104, 42, { size: 6.2, ...white });
    write(sheet, percent(f.percent), LEFT + 8 + i * 42, y + 112, 42, { size: 8.4, font: 'bold', ...white });
  });
  returns(sheet, sub, LEFT + 100, y + 8);
  const shares = s.lines(sub, 'ASSET_ALLOCATION').map((r) => Number(r.cells[1]));
  donut(sheet, { x: LEFT + 131, y: y + 88, outer: 29, inner: 17 }, shares, RING);
  const second = s.otherType(sub);
  const name = second === null ? 112 : 76;
  legend(sheet, sub, { type: 'ASSET_ALLOCATION', x: LEFT + 172, y: y + 42, name, hasSwatch: true });
  if (second !== null) legend(sheet, sub, { type: second, x: LEFT + 374, y: y + 42, name: 94, hasSwatch: false });
  months(sheet, sub, LEFT + 366, y + 42);
}

/** Four months in a row, the newest first, each above its figure. */
function months(sheet: Sheet, sub: s.SubFacts, x: number, y: number): void {
  if (sub.monthly_returns.length === 0) return;
  write(sheet, 'Monthly returns', x, y, 160, { size: 6.8, font: 'bold', colour: LANES[0] ?? INK });
  sub.monthly_returns.forEach((r, i) => {
    const at = x + (i % 4) * 41;
    const line = y + 12 + Math.floor(i / 4) * 24;
    sheet.roundedRect(at, line, 39, 21, 2).fill(r.percent.startsWith('-') ? '#f6ddd6' : '#dcebe3');
    write(sheet, r.period_label_raw, at, line + 2.5, 39, { size: 5.8, align: 'center', colour: GREY });
    write(sheet, percent(r.percent), at, line + 10, 39, { size: 7.2, font: 'bold', align: 'center', colour: INK });
  });
}

/** The holdings of the sub-fund that has some, in two halves. */
function holdings(sheet: Sheet, entry: s.Entry, y: number): void {
  const sub = entry.sub_funds.find((x) => x.holdings.length > 0);
  if (sub === undefined) return;
  write(sheet, `${sub.name_raw}: ${sub.holdings_title_raw ?? ''}`, LEFT, y, 400, {
    size: 7.6,
    font: 'bold',
    colour: LANES[0] ?? INK,
  });
  const half = Math.ceil(sub.holdings.length / 2);
  sub.holdings.forEach((h, i) => {
    const x = LEFT + (i < half ? 0 : 277);
    const line = y + 12 + (i % half) * 10.5;
    write(sheet, `${h.rank}`, x, line, 12, { size: 7, font: 'bold', colour: '#c06c2b' });
    write(sheet, h.name_raw, x + 14, line, 190, { size: 7, colour: INK });
    write(sheet, percent(h.percent), x + 210, line, 50, { size: 7, font: 'bold', align: 'right', colour: INK });
  });
}

const PLAN_TEXT =
  'The month in short: shares gave back a part of their gains of December, while the yields of sukuk fell ' +
  'after the policy rate was cut to 12%. The committee did not change the targets of the plans; what moved ' +
  'in the shares of the funds since December is the doing of the market and the flow of new money. The ' +
  'expense ratios are of the plans alone; the underlying funds have their own.';

function foot(sheet: Sheet, entry: s.Entry): void {
  const isPension = entry.sub_funds.some((x) => x.holdings.length > 0);
  if (!isPension) write(sheet, PLAN_TEXT, LEFT, 676, WIDE, { size: 7.6, colour: INK });
  s.members(entry).forEach(([name, office], i) => {
    const x = LEFT + i * (WIDE / 4);
    sheet.rect(x, 736, 2, 18).fill('#e0a458');
    write(sheet, name, x + 6, 736, 128, { size: 7.4, font: 'bold', colour: INK });
    write(sheet, office, x + 6, 746, 128, { size: 6.6, colour: GREY });
  });
  const welfare =
    'Sindh Workers’ Welfare Fund (SWWF): no provision is held since its reversal on August 13, 2021. NAVs are of January 31, 2025.';
  const text = `${entry.footnotes_raw.join(' ')}. ${welfare} Disclaimer: ${s.RISK_NOTE} Allocations may change at the discretion of the manager.`;
  write(sheet, text, LEFT, 764, WIDE, { size: 6.4, colour: GREY });
  sheet.rect(0, 806, 596, 36).fill('#16352f');
  write(sheet, 'Hussaini Chowk, Skardu  |  05815-920 411  |  www.skardusavings.example', LEFT, 818, 340, {
    size: 7,
    colour: '#ffffff',
  });
  write(sheet, entry.page_footer_raw ?? '', 400, 818, 167, { size: 7, colour: '#ffffff', align: 'right' });
}

function fundPage(sheet: Sheet, entry: s.Entry): void {
  sheet.addPage();
  head(sheet, entry);
  facts(sheet, entry);
  entry.sub_funds.forEach((sub, i) => {
    lane(sheet, sub, 234 + i * LANE_HEIGHT, LANES[i] ?? INK);
  });
  holdings(sheet, entry, 670);
  foot(sheet, entry);
}

/** All sub-funds and plans in one table under the names of their funds. */
function front(sheet: Sheet, entries: readonly s.Entry[]): void {
  sheet.addPage();
  sheet.rect(0, 0, 596, 842).fill('#16352f');
  sheet.polygon([0, 360], [150, 210], [250, 300], [400, 150], [596, 330], [596, 400], [0, 400]).fill('#1b6b5a');
  write(sheet, 'Fund Manager Report', LEFT + 12, 70, 500, { size: 30, font: 'bold', colour: '#ffffff' });
  write(sheet, 'January 2025', LEFT + 12, 108, 400, { size: 16, colour: '#e0a458' });
  write(sheet, entries[0]?.amc_name_raw ?? '', LEFT + 12, 138, 400, { size: 10, colour: '#ffffff' });
  sheet.roundedRect(LEFT, 372, WIDE, 270, 8).fill('#ffffff');
  const cell = (text: string, at: number, y: number, bold: boolean): void => {
    const x = [LEFT + 16, 250, 328, 404, 474][at] ?? LEFT;
    const width = at === 0 ? 220 : 70;
    write(sheet, text, x, y, width, {
      size: 8.6,
      font: bold ? 'bold' : 'plain',
      align: at === 0 ? 'left' : 'right',
      colour: INK,
    });
  };
  ['Performance summary', 'NAV (Rs.)', 'Rs. mn', 'MTD', 'FYTD'].forEach((t, i) => {
    cell(t, i, 390, true);
  });
  let y = 414;
  for (const entry of entries) {
    sheet.rect(LEFT + 8, y - 4.5, WIDE - 16, 16).fill('#dcebe3');
    cell(entry.fund_name_raw, 0, y, true);
    y += 24;
    for (const sub of entry.sub_funds) {
      const at = (label: string): string => percent(s.returnAt(sub, label)?.fund_return_percent);
      [sub.name_raw, sub.nav_per_unit ?? '', sub.fund_size_raw ?? '', at('MTD'), at('FYTD')].forEach((t, i) => {
        cell(t, i, y, false);
      });
      y += 24;
    }
    y += 16;
  }
  write(sheet, s.RISK_NOTE, LEFT, 770, WIDE, { size: 7, colour: '#b9d8cd' });
}

export async function pages(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const buffer = await printSheets({ size: 'A4' }, false, (sheet) => {
    if (isWhole) front(sheet, entries);
    for (const entry of entries) fundPage(sheet, entry);
  });
  await s.distill(buffer, 'pdf', path);
}
