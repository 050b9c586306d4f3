/** The pages of AMC N107. */
import { writeFile } from 'node:fs/promises';
import { donut, figureCard, meter, sector, swatch } from './n107-shapes.ts';
import type { Sheet } from './pdf1.ts';
import { printSheets, write } from './pdf1.ts';
import * as s from './shared15.ts';

const NAVY = '#12355b';
const TEAL = '#0f8b8d';
const SAND = '#f4f1ea';
const GREY = '#6b7280';
const COLOURS = ['#12355b', '#0f8b8d', '#ec9a29', '#a8201a', '#6aa84f', '#7b6d8d', '#b8b8b8', '#4f81bd'];
const STEPS = ['Very low', 'Low', 'Medium', 'High', 'Very high'];
const STEP_COLOURS = ['#3a9d5d', '#9bc53d', '#f5c518', '#f08a24', '#d7263d'];
const LEFT = 206;
const WIDE = 620;

const percent = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function glanceItems(entry: s.Entry): s.Item[] {
  const charged = entry.fees.find((f) => f.row_label_raw === null);
  return s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund type', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management fee (maximum)', 'management_fee_raw'],
    ]),
    [charged?.fee_label_raw ?? '', percent(charged?.percent)],
    ...s.terms(entry, [
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum investment', 'minimum_initial_raw'],
      ['Subsequent investment', 'minimum_subsequent_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off timings', 'cutoff_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability rating', s.ratingText(entry, 'FUND', '')],
    ['Asset manager rating', s.ratingText(entry, 'AMC', '')],
  ]);
}

/** Two short terms are side by side where both fit. */
function glance(sheet: Sheet, entry: s.Entry): void {
  sheet.rect(0, 0, 190, 596).fill(NAVY);
  write(sheet, 'FUND AT A GLANCE', 16, 22, 160, { size: 9.5, font: 'bold', colour: '#ffffff' });
  sheet.rect(16, 37, 28, 2).fill('#ec9a29');
  let y = 47;
  let waiting: s.Item | null = null;
  const put = ([label, value]: s.Item, x: number, width: number): number => {
    write(sheet, label, x, y, width, { size: 6, colour: '#9fc1e0' });
    return 8 + write(sheet, value, x, y + 7.4, width, { size: 7.4, colour: '#ffffff' });
  };
  for (const item of glanceItems(entry)) {
    const isShort = item[1].length < 19;
    if (waiting !== null && isShort) {
      const height = Math.max(put(waiting, 16, 76), put(item, 98, 80));
      y += height + 4;
      waiting = null;
      continue;
    }
    if (waiting !== null) y += put(waiting, 16, 160) + 4;
    waiting = isShort ? item : null;
    if (!isShort) y += put(item, 16, 160) + 4;
  }
  if (waiting !== null) y += put(waiting, 16, 160) + 4;
  riskMeter(sheet, entry);
}

function riskMeter(sheet: Sheet, entry: s.Entry): void {
  sheet.roundedRect(12, 462, 166, 118, 6).fill('#1d4a7a');
  const middle = { align: 'center', colour: '#ffffff' } as const;
  write(sheet, 'RISK PROFILE', 12, 469, 166, { size: 7.4, font: 'bold', ...middle });
  const step = STEPS.indexOf(s.only(entry.risk_profile_raw, 'risk'));
  const ring = { x: 95, y: 536, outer: 40, inner: 25 };
  meter(sheet, ring, STEP_COLOURS, step);
  STEPS.forEach((name, i) => {
    const angle = -Math.PI + ((i + 0.5) * Math.PI) / STEPS.length;
    const x = ring.x + 56 * Math.cos(angle);
    const y = ring.y + 49 * Math.sin(angle);
    write(sheet, name, x - 20, y - 3, 40, { size: 5.4, align: 'center', colour: '#c7dcf0' });
  });
  write(sheet, entry.risk_profile_raw ?? '', 12, 546, 166, { size: 10.5, font: 'bold', ...middle });
  write(sheet, entry.risk_of_principal_raw ?? '', 12, 562, 166, { size: 7, ...middle });
}

function title(sheet: Sheet, text: string, x: number, y: number): void {
  sheet.rect(x, y + 1, 3, 8).fill('#ec9a29');
  write(sheet, text, x + 7, y, 240, { size: 8.4, font: 'bold', colour: NAVY });
}

function head(sheet: Sheet, entry: s.Entry): void {
  write(sheet, entry.fund_name_raw, LEFT, 18, 470, { size: 20, font: 'bold', colour: NAVY });
  write(sheet, entry.report_month_label_raw, LEFT + 400, 20, 220, {
    size: 10,
    font: 'bold',
    colour: TEAL,
    align: 'right',
  });
  write(sheet, entry.amc_name_raw, LEFT + 400, 33, 220, { size: 6.8, colour: GREY, align: 'right' });
  write(sheet, 'Investment objective', LEFT, 46, 90, { size: 7, font: 'bold', colour: TEAL });
  write(sheet, entry.investment_objective_raw ?? '', LEFT + 84, 46, WIDE - 84, { size: 7.2, colour: '#333333' });
}

function cards(sheet: Sheet, entry: s.Entry): void {
  const year = s.feeOf(entry, 'TER with levies', 'YTD');
  const figures: readonly s.Item[] = [
    [`Rs. ${entry.nav_per_unit ?? ''}`, 'NAV per unit on 31 Oct 2024'],
    [entry.fund_size_raw ?? '', entry.fund_size_label_raw ?? ''],
    [s.grouped(Number(entry.units_outstanding), 0), 'Units in issue'],
    [percent(entry.reported_returns[0]?.fund_return_percent), 'Return of the month'],
    [percent(year), 'TER with levies (YTD)'],
  ];
  const width = (WIDE - 4 * 8) / 5;
  figures.forEach(([value, label], i) => {
    const isFirst = i === 0;
    figureCard(
      sheet,
      { x: LEFT + i * (width + 8), y: 72, width, height: 40 },
      { value, label, fill: isFirst ? TEAL : SAND, colour: isFirst ? '#ffffff' : NAVY },
    );
  });
}

/** Dots on a line: the fund's figure above, the period below, and the benchmark's figure under the period. */
function timeline(sheet: Sheet, entry: s.Entry): void {
  title(sheet, 'Performance timeline', LEFT, 121);
  const from = LEFT + 78;
  const each = (WIDE - 78) / entry.reported_returns.length;
  sheet.rect(from + each / 2, 153.2, each * (entry.reported_returns.length - 1), 1.6).fill('#c9d6df');
  write(sheet, s.short(entry), LEFT, 139, 74, { size: 7.6, font: 'bold', colour: TEAL });
  write(sheet, 'Benchmark', LEFT, 172, 74, { size: 7.2, colour: GREY });
  entry.reported_returns.forEach((r, i) => {
    const x = from + i * each;
    sheet
      .circle(x + each / 2, 154, 4)
      .lineWidth(1.6)
      .fillAndStroke('#ffffff', TEAL);
    const look = { align: 'center' } as const;
    write(sheet, percent(r.fund_return_percent), x, 138, each, { size: 8.6, font: 'bold', colour: NAVY, ...look });
    write(sheet, r.period_label_raw, x, 161, each, { size: 6.4, colour: '#333333', ...look });
    write(sheet, percent(r.benchmark_return_percent), x, 172, each, { size: 7.2, colour: GREY, ...look });
  });
}

/** A ring with its largest share in the middle, and a legend that has both months. */
function shares(sheet: Sheet, entry: s.Entry, type: s.AllocationType, x: number): void {
  const y = 192;
  title(sheet, s.titleOf(entry, type), x, y);
  const rows = s.lines(entry, type);
  const now = rows.map((r) => Number(r.cells[0]));
  donut(sheet, { x: x + 100, y: y + 52, outer: 36, inner: 22 }, now, COLOURS);
  const largest = rows[now.indexOf(Math.max(...now))];
  write(sheet, percent(largest?.cells[0]), x + 70, y + 47, 60, {
    size: 8.6,
    font: 'bold',
    align: 'center',
    colour: NAVY,
  });
  const dates = s.datesOf(entry, type);
  const top = y + 93;
  dates.forEach((m, i) => {
    write(sheet, m, x + 118 + i * 40, top, 40, { size: 6.2, align: 'right', colour: i === 0 ? NAVY : GREY });
  });
  rows.forEach((r, i) => {
    const line = top + 11 + i * 11.6;
    swatch(sheet, x + 2, line + 1, COLOURS[i] ?? GREY);
    write(sheet, r.label, x + 12, line, 116, { size: 7 });
    write(sheet, percent(r.cells[0]), x + 118, line, 40, { size: 7, font: 'bold', align: 'right' });
    write(sheet, percent(r.cells[1]), x + 158, line, 40, { size: 7, align: 'right', colour: GREY });
  });
}

/** Each name above a bar as long as its weight; for a fund without a list, its figures in large type. */
function holdings(sheet: Sheet, entry: s.Entry, x: number): void {
  const y = 192;
  if (entry.holdings.length === 0) {
    title(sheet, 'The portfolio in figures', x, y);
    entry.metrics.forEach((m, i) => {
      figureCard(
        sheet,
        { x: x + 4, y: y + 20 + i * 52, width: 186, height: 44 },
        { value: m.value_raw, label: m.label_raw, fill: SAND, colour: NAVY },
      );
    });
    return;
  }
  title(sheet, s.only(entry.holdings_title_raw, 'title'), x, y);
  const most = Number(entry.holdings[0]?.percent);
  entry.holdings.forEach((h, i) => {
    const line = y + 16 + i * 16.2;
    sheet.circle(x + 6, line + 5.5, 5.5).fill(i === 0 ? '#ec9a29' : TEAL);
    write(sheet, String(h.rank), x, line + 2.8, 12, { size: 6, align: 'center', font: 'bold', colour: '#ffffff' });
    write(sheet, h.name_raw, x + 16, line, 140, { size: 7 });
    write(sheet, percent(h.percent), x + 150, line, 44, { size: 7.2, font: 'bold', align: 'right' });
    sheet.rect(x + 16, line + 9.6, 178, 2.2).fill('#e4e9ee');
    sheet.rect(x + 16, line + 9.6, (178 * Number(h.percent)) / most, 2.2).fill(TEAL);
  });
}

/** The fund's own months as columns with their figures at the ends. */
function months(sheet: Sheet, entry: s.Entry): void {
  const y = 384;
  title(sheet, `Month by month: ${s.short(entry)}`, LEFT, y);
  const rows = entry.monthly_returns;
  const each = 410 / rows.length;
  const values = rows.map((r) => Number(r.percent));
  const low = Math.min(...values, 0);
  const span = Math.max(...values, 0) - low;
  const zero = y + 24 + 48 * (1 + low / span);
  rows.forEach((r, i) => {
    const value = values[i] ?? 0;
    const x = LEFT + i * each;
    const height = (Math.abs(value) / span) * 48;
    const top = value < 0 ? zero : zero - height;
    sheet.rect(x + each * 0.26, top, each * 0.48, Math.max(height, 0.6)).fill(value < 0 ? '#a8201a' : TEAL);
    const at = value < 0 ? zero + height + 1.5 : top - 8;
    write(sheet, percent(r.percent), x, at, each, { size: 6.2, align: 'center' });
    write(sheet, r.period_label_raw, x, y + 86, each, { size: 6, align: 'center', colour: GREY });
  });
  sheet
    .moveTo(LEFT, zero)
    .lineTo(LEFT + 410, zero)
    .lineWidth(0.5)
    .stroke('#9aa5b1');
}

/** Expenses in a panel: the parts of the ratio as pieces of a half ring, and the figures at its side. */
function costs(sheet: Sheet, entry: s.Entry): void {
  const [x, y] = [LEFT + 424, 384];
  sheet.roundedRect(x - 4, y - 4, 202, 102, 6).fill(SAND);
  title(sheet, 'What it costs (total expense ratio)', x + 2, y + 3);
  const labels = [...new Set(entry.fees.filter((f) => f.row_label_raw !== null).map((f) => f.fee_label_raw))];
  ['MTD', 'YTD'].forEach((period, k) => {
    write(sheet, period, x + 100 + k * 44, y + 22, 44, { size: 7, font: 'bold', align: 'right', colour: TEAL });
    labels.forEach((label, i) => {
      const value = percent(s.feeOf(entry, label, period));
      if (k === 0) write(sheet, label, x + 6, y + 36 + i * 14, 96, { size: 7.2 });
      write(sheet, value, x + 100 + k * 44, y + 36 + i * 14, 44, { size: 7.2, font: 'bold', align: 'right' });
    });
  });
  const [all, levies] = [0, 1].map((i) => Number(s.feeOf(entry, labels[i] ?? '', 'YTD')));
  const end = -Math.PI / 2 + Math.PI * 2 * ((levies ?? 0) / (all ?? 1));
  const ring = { x: x + 14, y: y + 86, outer: 7, inner: 4 };
  sector(sheet, ring, end, Math.PI * 1.5, TEAL);
  sector(sheet, ring, -Math.PI / 2, end, '#ec9a29');
  write(sheet, 'Orange: the part of government levies', x + 26, y + 83, 160, { size: 6.2, colour: GREY });
}

function team(sheet: Sheet, entry: s.Entry): void {
  title(sheet, 'Investment committee', LEFT, 488);
  const people = s.members(entry);
  const each = WIDE / people.length;
  people.forEach(([name, office], i) => {
    const x = LEFT + i * each;
    sheet.circle(x + 11, 514, 10).fill('#d8e6ee');
    const initials = name
      .split(' ')
      .slice(0, 2)
      .map((w) => w.charAt(0));
    write(sheet, initials.join(''), x, 510.5, 22, { size: 7, font: 'bold', align: 'center', colour: NAVY });
    write(sheet, name, x + 26, 505, each - 28, { size: 7.2, font: 'bold' });
    write(sheet, office, x + 26, 515, each - 28, { size: 6.6, colour: GREY });
  });
  if (entry.holdings.length === 0) return;
  const figures = entry.metrics.map((m) => `${m.label_raw}: ${m.value_raw}`).join('   |   ');
  write(sheet, figures, LEFT + 400, 488, 220, { size: 7, align: 'right', colour: TEAL });
}

const SWWF =
  'The Fund reversed its provision for the Sindh Workers’ Welfare Fund (SWWF) on 13 August 2021 and makes none since.';

const DISCLAIMER = 'Disclaimer: This publication is for information only and is no offer to buy or sell units.';

function footer(sheet: Sheet, entry: s.Entry): void {
  sheet
    .moveTo(LEFT, 535)
    .lineTo(LEFT + WIDE, 535)
    .lineWidth(0.5)
    .stroke('#c9d6df');
  const text = `${entry.footnotes_raw.join(' ')} ${SWWF} ${DISCLAIMER} ${s.RISK_NOTE}`;
  write(sheet, text, LEFT, 540, WIDE, { size: 6.2, colour: GREY });
  write(sheet, 'www.dipalpurfunds.example  |  0800 34725', LEFT, 575, 300, { size: 6.4, colour: NAVY });
  write(sheet, entry.page_footer_raw ?? '', LEFT + 320, 575, 300, { size: 6.4, colour: NAVY, align: 'right' });
}

function fundPage(sheet: Sheet, entry: s.Entry): void {
  sheet.addPage();
  glance(sheet, entry);
  head(sheet, entry);
  cards(sheet, entry);
  timeline(sheet, entry);
  shares(sheet, entry, 'ASSET_ALLOCATION', LEFT);
  shares(sheet, entry, s.otherType(entry) ?? 'CREDIT_QUALITY', LEFT + 212);
  holdings(sheet, entry, LEFT + 424);
  months(sheet, entry);
  costs(sheet, entry);
  team(sheet, entry);
  footer(sheet, entry);
}

/** A table of all funds in front of their pages. */
function front(sheet: Sheet, entries: readonly s.Entry[]): void {
  sheet.addPage();
  sheet.rect(0, 0, 842, 210).fill(NAVY);
  sheet.circle(760, 40, 120).fill('#1d4a7a');
  sheet.circle(700, 190, 60).fill('#0f8b8d');
  write(sheet, 'Fund Manager Report', 48, 62, 520, { size: 32, font: 'bold', colour: '#ffffff' });
  write(sheet, 'October 2024', 48, 104, 400, { size: 18, colour: '#ec9a29' });
  const amc = s.only(entries[0], 'fund').amc_name_raw;
  write(sheet, amc, 48, 150, 400, { size: 11, colour: '#ffffff' });
  write(sheet, 'Our funds at a glance', 48, 236, 400, { size: 14, font: 'bold', colour: NAVY });
  const widths = [210, 190, 76, 90, 90, 90];
  const look = (i: number): 'left' | 'right' => (i < 2 ? 'left' : 'right');
  const rows = [
    ['Fund', 'Category', 'NAV (Rs.)', 'Size', '1 month', '1 year'],
    ...entries.map((e) => [
      e.fund_name_raw,
      e.category_raw ?? '',
      e.nav_per_unit ?? '',
      e.fund_size_raw ?? '',
      percent(s.returnAt(e, '1 month')?.fund_return_percent),
      percent(s.returnAt(e, '1 year')?.fund_return_percent),
    ]),
  ];
  rows.forEach((cells, k) => {
    let x = 48;
    const y = 266 + k * 34;
    if (k > 0) sheet.roundedRect(44, y - 10, 754, 28, 4).fill(SAND);
    cells.forEach((cell, i) => {
      const width = widths[i] ?? 80;
      const bold = k === 0 || i === 0 ? 'bold' : 'plain';
      write(sheet, cell, x, y, width - 6, { size: 9, font: bold, align: look(i), colour: k === 0 ? TEAL : NAVY });
      x += width;
    });
  });
  write(sheet, s.RISK_NOTE, 48, 556, 746, { size: 7, colour: GREY });
}

export async function pages(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const buffer = await printSheets({ size: 'A4', layout: 'landscape' }, true, (sheet) => {
    if (isWhole) front(sheet, entries);
    for (const entry of entries) fundPage(sheet, entry);
  });
  await writeFile(path, buffer);
}
