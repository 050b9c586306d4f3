/** The pages of AMC N30: ruled tables with serial numbers in the built-in Times, as a word processor prints them. */
import { write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared7.ts';

const LEFT = 40;
const WIDTH = 515;
const BLACK = '#000000';
const GREY = '#dddddd';

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly look?: Look;
  readonly isHead?: boolean;
}

/** A row of cells with a rule around each, as high as its highest cell. */
function ruled(sheet: Sheet, x: number, y: number, cells: readonly Cell[], size = 8): number {
  const heights = cells.map((c) => {
    sheet.font(c.isHead === true ? 'bold' : (c.look?.font ?? 'plain')).fontSize(size);
    return sheet.heightOfString(c.text === '' ? ' ' : c.text, { width: c.width - 6 });
  });
  const height = Math.max(...heights) + 3.2;
  let at = x;
  for (const c of cells) {
    if (c.isHead === true) sheet.rect(at, y, c.width, height).fill(GREY);
    sheet.rect(at, y, c.width, height).lineWidth(0.5).stroke(BLACK);
    write(sheet, c.text, at + 3, y + 2.2, c.width - 6, {
      size,
      colour: BLACK,
      ...(c.isHead === true ? { font: 'bold' } : {}),
      ...c.look,
    });
    at += c.width;
  }
  return y + height;
}

/** A title across the table, then its rows; all columns but the first are at the right. */
function table(
  sheet: Sheet,
  x: number,
  y: number,
  title: string,
  widths: readonly number[],
  rows: readonly (readonly string[])[],
  heads = 1,
): number {
  const total = widths.reduce((sum, w) => sum + w, 0);
  let at =
    title === '' ? y : ruled(sheet, x, y, [{ text: title, width: total, isHead: true, look: { align: 'center' } }]);
  rows.forEach((row, i) => {
    const cells = row.map((text, k): Cell => ({
      text,
      width: widths[k] ?? 0,
      look: { align: k === 0 ? 'left' : 'right', ...(i < heads ? { font: 'bold' } : {}) },
    }));
    at = ruled(sheet, x, at, cells, 7.6);
  });
  return at;
}

/** Brackets for a negative figure, a dash if there is none. */
const figure = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

function ratingText(entry: s.Entry, subject: 'FUND' | 'AMC'): string {
  const r = s.ratingParts(entry, subject);
  return r === null ? 'Not Applicable' : `${r.rating} / ${r.agency} / ${r.day}`;
}

const particulars = (entry: s.Entry): s.Item[] =>
  s.stated([
    ['Category', entry.category_raw],
    ['Type', entry.fund_type_raw],
    ['Date of Launch', entry.launch_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    ['No. of Units', s.grouped(Number(entry.units_outstanding), 0)],
    ['Benchmark (BM)', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Fund Stability Rating', ratingText(entry, 'FUND')],
    ['AMC Quality Rating', ratingText(entry, 'AMC')],
    ['Management Fee*', entry.management_fee_raw],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Minimum Initial Investment', entry.minimum_initial_raw],
    ['Minimum Subsequent Investment', entry.minimum_subsequent_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Leverage', entry.leverage_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ...entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);

function facts(sheet: Sheet, entry: s.Entry, y: number): number {
  const head = (text: string, width: number): Cell => ({ text, width, isHead: true });
  let at = ruled(sheet, LEFT, y, [head('S#', 20), head('Particulars', 92), head('Details', 148)]);
  particulars(entry).forEach(([label, value], i) => {
    const cells = [
      { text: String(i + 1), width: 20, look: { align: 'center' } as const },
      { text: label, width: 92 },
      { text: value, width: 148 },
    ];
    at = ruled(sheet, LEFT, at, cells, 7.6);
  });
  return at;
}

/** The periods and then the months in one table of three series. */
function returns(sheet: Sheet, entry: s.Entry, x: number, y: number): number {
  const name = entry.fund_column_raw ?? '';
  const widths = [95, 50, 50, 50];
  const labels = s.labelsOf(entry.monthly_returns);
  const monthOf = (series: string, l: string): string => figure(s.percentAt(entry.monthly_returns, series, l));
  const at = table(sheet, x, y, 'Returns (%)', widths, [
    ['Period', name, 'BM', 'Peers'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      figure(r.fund_return_percent),
      figure(r.benchmark_return_percent),
      figure(r.peer_return_percent),
    ]),
  ]);
  return table(
    sheet,
    x,
    at,
    '',
    [95, 75, 75],
    [['Month', name, 'BM'], ...labels.map((l) => [l, monthOf(name, l), monthOf('BM', l)])],
  );
}

function shares(sheet: Sheet, entry: s.Entry, type: s.AllocationType, x: number, y: number): number {
  const rows = s.ofType(entry, type);
  const dates = [...new Set(rows.map((r) => r.period_label ?? ''))];
  const body = s.lines(entry, type).map((r) => [r.label, ...r.cells]);
  const total = type === 'SECTOR_ALLOCATION' ? [] : [['Total', ...dates.map(() => '100.0')]];
  return table(sheet, x, y, rows[0]?.table_title_raw ?? '', [145, 50, 50], [['', ...dates], ...body, ...total]);
}

function fees(sheet: Sheet, entry: s.Entry, x: number, y: number): number {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const of = (label: string, period: string): string =>
    entry.fees.find((f) => f.fee_label_raw === label && f.row_label_raw === period)?.percent ?? '';
  return table(
    sheet,
    x,
    y,
    'Expense Ratio (%)',
    [145, 50, 50],
    [['', 'MTD', 'YTD'], ...labels.map((l) => [l, of(l, 'MTD'), of(l, 'YTD')])],
  );
}

function holdings(sheet: Sheet, entry: s.Entry, fund: s.Fund, y: number): number {
  if (entry.holdings.length === 0) return y;
  const kind = s.secondRows(entry)[0]?.allocation_type === 'CREDIT_QUALITY' ? 'Instrument' : 'Sector';
  const title = {
    text: entry.holdings_title_raw ?? '',
    width: WIDTH,
    isHead: true,
    look: { align: 'center' } as const,
  };
  let at = ruled(sheet, LEFT, y, [title]);
  const line = (cells: readonly [string, string, string, string], font: 'plain' | 'bold'): void => {
    at = ruled(
      sheet,
      LEFT,
      at,
      cells.map((text, i) => ({
        text,
        width: [24, 281, 140, 70][i] ?? 0,
        look: { font, align: i === 0 ? 'center' : i === 3 ? 'right' : 'left' },
      })),
      7.6,
    );
  };
  line(['S#', 'Name of Investment', kind, '% age'], 'bold');
  for (const h of entry.holdings) line([String(h.rank), h.name_raw, s.noteOf(fund, h.name_raw), h.percent], 'plain');
  return at;
}

const NOTES = [
  '* As per the Offering Document; the Management Company charged the actual rate throughout the month.',
  "Provision against Workers' Welfare Fund: the Fund holds no provision since its reversal on August 13, 2021.",
  'Disclaimer: All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results.',
];

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund, amc: string): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  write(sheet, amc.toUpperCase(), LEFT, 24, WIDTH, { size: 11, font: 'bold', align: 'center', colour: BLACK });
  write(sheet, "FUND MANAGER'S REPORT - JANUARY 2025", LEFT, 38, WIDTH, { size: 9, align: 'center', colour: BLACK });
  write(sheet, entry.fund_name_raw, LEFT, 54, WIDTH, { size: 14, font: 'bold', align: 'center', colour: BLACK });
  const top = ruled(sheet, LEFT, 76, [
    { text: 'Objective', width: 66, isHead: true },
    { text: entry.investment_objective_raw ?? '', width: WIDTH - 66 },
  ]);
  const left = facts(sheet, entry, top + 6);
  const x = LEFT + 270;
  let y = returns(sheet, entry, x, top + 6);
  y = shares(sheet, entry, 'ASSET_ALLOCATION', x, y + 6);
  const type = s.secondRows(entry)[0]?.allocation_type;
  if (type !== undefined) y = shares(sheet, entry, type, x, y + 6);
  y = holdings(sheet, entry, fund, Math.max(left, fees(sheet, entry, x, y + 6)) + 6);
  for (const text of [...entry.footnotes_raw, ...NOTES])
    y += write(sheet, text, LEFT, y + 4, WIDTH, { size: 6.6, font: 'italic', colour: BLACK }) + 1;
  write(sheet, entry.page_footer_raw ?? '', LEFT, 822, WIDTH, { size: 7.5, align: 'center', colour: BLACK });
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], amc: string): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  write(sheet, amc.toUpperCase(), LEFT, 200, WIDTH, { size: 18, font: 'bold', align: 'center', colour: BLACK });
  write(sheet, "FUND MANAGER'S REPORT", LEFT, 232, WIDTH, { size: 13, align: 'center', colour: BLACK });
  write(sheet, 'JANUARY 2025', LEFT, 250, WIDTH, { size: 13, align: 'center', colour: BLACK });
  table(
    sheet,
    150,
    320,
    'INDEX',
    [245, 50],
    [['Fund', 'Page'], ...entries.map((e) => [e.fund_name_raw, String(e.page_number)])],
  );
}
