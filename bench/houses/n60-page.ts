/** The pages of AMC N60, drawn with pdfkit: months of a quarter as columns, bars at both sides, a chart with turned figures. */
import type { Look, Sheet } from './pdf1.ts';
import { write } from './pdf1.ts';
import * as s from './shared12.ts';

const INK = '#4a2545';
const PALE = '#c9a9c4';
const LEFT = 36;
const WIDTH = 523;
const HALF = 252;
const RIGHT = LEFT + WIDTH - HALF;

/** The figures of one month of the quarter. */
export interface Column {
  readonly label: string;
  readonly figures: s.Figures;
  readonly ratios: readonly string[];
}

interface TabTable {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The distance of the points of the figures from the left edge of the table. */
  readonly tabs: readonly number[];
  readonly heads: readonly string[];
  /** A row without figures is a bar. */
  readonly rows: readonly (readonly [label: string, ...figures: string[]])[];
}

/** A figure whose point is at x: the part before it ends there, the rest begins there. */
function tabbed(sheet: Sheet, figure: string, x: number, y: number, look: Look): void {
  const at = figure.search(/\.\d|$/);
  const [whole, rest] = [figure.slice(0, at), figure.slice(at)];
  sheet
    .font(look.font ?? 'plain')
    .fontSize(look.size ?? 8)
    .fillColor(look.colour ?? '#222222');
  sheet.text(whole, x - sheet.widthOfString(whole), y, { lineBreak: false });
  if (rest !== '') sheet.text(rest, x, y, { lineBreak: false });
}

function tabTable(sheet: Sheet, of: TabTable): number {
  const look = { size: 8 } as const;
  of.heads.forEach((head, i) => {
    const x = of.x + (of.tabs[i] ?? 0);
    write(sheet, head, x - 34, of.y, 54, { size: 7.6, font: 'bold', colour: INK, align: 'right' });
  });
  let y = of.y + (of.heads.length > 0 ? 12 : 0);
  for (const [label, ...figures] of of.rows) {
    if (figures.length === 0) {
      sheet.rect(of.x, y, of.width, 11.5).fill('#efe4ed');
      write(sheet, label, of.x + 3, y + 2, of.width, { size: 7.8, font: 'bold', colour: INK });
    } else {
      write(sheet, label, of.x + 3, y + 2, (of.tabs[0] ?? of.width) - 24, look);
      figures.forEach((f, i) => tabbed(sheet, f, of.x + (of.tabs[i] ?? 0), y + 2, look));
    }
    y += 12.6;
    sheet
      .moveTo(of.x, y)
      .lineTo(of.x + of.width, y)
      .lineWidth(0.3)
      .stroke('#d9c8d6');
  }
  return y;
}

function title(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  const height = write(sheet, text, x, y, width, { size: 9, font: 'bold', colour: INK });
  return y + height + 3;
}

/** The months of the quarter as columns, and bars that say what the rows below them are. */
function quarter(sheet: Sheet, entry: s.Entry, columns: readonly Column[], y: number): number {
  const month = (series: string): string[] =>
    columns.map((c) => s.percentAt(entry.monthly_returns, series, c.label) ?? '');
  const each = (of: (f: s.Figures) => string | null | undefined): string[] => columns.map((c) => of(c.figures) ?? '');
  return tabTable(sheet, {
    x: LEFT,
    y: title(sheet, 'The three months of the quarter', LEFT, y, HALF),
    width: HALF,
    tabs: [128, 178, 228],
    heads: columns.map((c) => c.label),
    rows: [
      ['Size and price at the end of the month'],
      [entry.fund_size_label_raw ?? '', ...each((f) => f.fund_size_raw)],
      ['NAV per unit (Rs.)', ...each((f) => f.nav_per_unit)],
      ['Return of the month (%)'],
      [entry.fund_column_raw ?? '', ...month(entry.fund_column_raw ?? '')],
      ['Benchmark', ...month('Benchmark')],
      ['Ratios (%) and statistics'],
      ...entry.fees.map((fee, i) => [fee.fee_label_raw, ...columns.map((c) => c.ratios[i] ?? '')] as const),
      ...entry.metrics.map((m, i) => [m.label_raw, ...each((f) => f.metrics[i]?.value_raw)] as const),
    ],
  });
}

function returns(sheet: Sheet, entry: s.Entry, y: number): number {
  const end = tabTable(sheet, {
    x: RIGHT,
    y: title(sheet, 'Performance to 31 March 2009 (%)', RIGHT, y, HALF),
    width: HALF,
    tabs: [150, 222],
    heads: [entry.fund_column_raw ?? '', 'Benchmark'],
    rows: entry.reported_returns.map((r) => [r.period_label_raw, s.ownReturn(r), s.benchmarkReturn(r)] as const),
  });
  return end + 4 + write(sheet, entry.footnotes_raw.join(' '), RIGHT, end + 3, HALF, { size: 6.6, colour: '#666666' });
}

/** Two dates at the sides of the names of the assets, with bars that point away from the names. */
function wings(sheet: Sheet, entry: s.Entry, y: number): number {
  const [then = '', now = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  const from = title(sheet, s.titleOf(entry, 'ASSET_ALLOCATION'), LEFT, y, HALF);
  const [inner, outer, scale] = [LEFT + 90, LEFT + 162, 0.62];
  const head = { size: 7.6, font: 'bold', colour: INK } as const;
  write(sheet, then, LEFT, from, 90, { ...head, align: 'right' });
  write(sheet, now, outer, from, 90, head);
  let at = from + 12;
  for (const { label, cells } of s.lines(entry, 'ASSET_ALLOCATION')) {
    const [past = '', present = ''] = cells;
    const [one, two] = [Number(past) * scale, Number(present) * scale];
    sheet.rect(inner - one, at, one, 10).fill(PALE);
    sheet.rect(outer, at, two, 10).fill(INK);
    write(sheet, `${past}%`, inner - one - 34, at + 1, 31, { size: 7.4, align: 'right' });
    write(sheet, `${present}%`, outer + two + 3, at + 1, 34, { size: 7.4 });
    write(sheet, label, inner, at + 1, outer - inner, { size: 7.6, align: 'center' });
    at += 14;
  }
  return at;
}

/** A figure that runs upwards from (x, y), or downwards to it. */
function turned(sheet: Sheet, text: string, x: number, y: number, isUp: boolean): void {
  sheet.font('plain').fontSize(6.6).fillColor('#222222');
  const start = isUp ? y : y + sheet.widthOfString(text);
  sheet.save().rotate(-90, { origin: [x, start] });
  sheet.text(text, x, start, { lineBreak: false }).restore();
}

/** Columns of twelve months for the fund and its benchmark, each with its figure turned at its end. */
function chart(sheet: Sheet, entry: s.Entry, y: number): number {
  const rows = entry.monthly_returns;
  const names = [entry.fund_column_raw ?? '', 'Benchmark'] as const;
  const from = title(sheet, 'Returns of the last twelve months (%)', LEFT, y, WIDTH);
  names.forEach((name, i) => {
    sheet.rect(LEFT + 380 + i * 60, y + 1, 7, 7).fill(i === 0 ? INK : PALE);
    write(sheet, name, LEFT + 390 + i * 60, y, 60, { size: 7.6 });
  });
  const values = rows.map((r) => Number(r.percent));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const [above, below] = [most > 0 ? 28 : 4, least < 0 ? 28 : 4];
  const unit = (130 - above - below) / (most - least);
  const zero = from + above + most * unit;
  const labels = s.labelsOf(rows);
  const step = WIDTH / labels.length;
  labels.forEach((label, i) => {
    names.forEach((name, k) => {
      const text = s.percentAt(rows, name, label) ?? '';
      const height = Number(text) * unit;
      const x = LEFT + i * step + 8 + k * 14;
      sheet.rect(x, height < 0 ? zero : zero - height, 12, Math.abs(height)).fill(k === 0 ? INK : PALE);
      turned(sheet, text, x + 2.6, height < 0 ? zero - height + 3 : zero - height - 3, height >= 0);
    });
    write(sheet, label, LEFT + i * step, from + 133, step, { size: 7.2, align: 'center' });
  });
  sheet
    .moveTo(LEFT, zero)
    .lineTo(LEFT + WIDTH, zero)
    .lineWidth(0.6)
    .stroke('#555555');
  return from + 146;
}

function terms(entry: s.Entry): s.Item[] {
  const [own, amc] = s.ratings(entry, 'Not rated');
  return [
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum first investment', 'minimum_initial_raw'],
      ['Minimum later investment', 'minimum_subsequent_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Fund rating', own],
    ['Rating of the company', amc],
    ...s.people(entry),
  ];
}

function list(sheet: Sheet, heading: string, items: readonly s.Item[], y: number): number {
  let at = title(sheet, heading, RIGHT, y, HALF);
  for (const [label, value] of items) {
    write(sheet, label, RIGHT, at, 108, { size: 7.6, colour: '#666666' });
    at += write(sheet, value, RIGHT + 110, at, HALF - 110, { size: 7.6 }) + 1.8;
  }
  return at;
}

function weights(sheet: Sheet, heading: string, rows: readonly s.Item[], x: number, y: number): number {
  if (rows.length === 0) return y;
  const from = title(sheet, heading, x, y, HALF);
  return tabTable(sheet, { x, y: from, width: HALF, tabs: [HALF - 24], heads: [], rows });
}

const COMMENTS = {
  rate: 'The State Bank left its discount rate at 15.0% in January, and the yields of treasury bills fell from 13.3% to 12.5% in the quarter as inflation came down from its peak of last year. The Fund extended its maturity in each month of the quarter and will add bonds when the rate is cut, which the market expects for April.',
  market:
    'The market found a floor in the last days of January and recovered in March, when the judges had been restored and the IMF had released its tranche. Volumes returned as well. The Fund increased its shares step by step, above all in oil and gas and in fertilizer, and values its debt as the rules of the SECP prescribe.',
} as const;

const OUTLOOK =
  "Imports fall faster than exports, and the rupee has been stable since the programme of the IMF began. We expect inflation below 15% by the end of the fiscal year. The Finance Act 2008 extended the Workers' Welfare Fund to collective schemes; the industry has asked for clarification, and no provision has been made in the price of units.";

export function drawFund(sheet: Sheet, entry: s.Entry, columns: readonly Column[]): void {
  sheet.addPage();
  sheet.rect(0, 0, 595, 8).fill(INK);
  write(sheet, entry.fund_name_raw, LEFT, 26, 380, { size: 17, font: 'bold', colour: INK });
  const corner = { size: 8.4, align: 'right' } as const;
  write(sheet, entry.amc_name_raw, LEFT + 323, 26, 200, corner);
  write(sheet, `Quarterly Report, ${entry.report_month_label_raw}`, LEFT + 323, 38, 200, corner);
  const aim = entry.investment_objective_raw ?? '';
  const top = 56 + write(sheet, `Objective: ${aim}`, LEFT, 54, WIDTH, { size: 8, font: 'italic' });
  const kind = s.ofType(entry, 'CREDIT_QUALITY').length > 0 ? 'rate' : 'market';
  const type = kind === 'rate' ? 'CREDIT_QUALITY' : 'SECTOR_ALLOCATION';
  const second = s.lines(entry, type).map((l) => [l.label, l.cells[0] ?? ''] as const);
  const left = wings(sheet, entry, quarter(sheet, entry, columns, top + 6) + 10);
  const right = weights(sheet, s.titleOf(entry, type), second, RIGHT, returns(sheet, entry, top + 6) + 8);
  const under = chart(sheet, entry, Math.max(left, right) + 12) + 6;
  const holdings = s.holdingItems(entry, (v) => v ?? '');
  const after = weights(sheet, entry.holdings_title_raw ?? '', holdings, LEFT, under);
  const comment = title(sheet, 'Comment of the fund manager', LEFT, after + 8, HALF);
  write(sheet, `${COMMENTS[kind]}\n\n${OUTLOOK}`, LEFT, comment, HALF, { size: 8 });
  list(sheet, 'Terms and people', terms(entry), under);
  write(sheet, s.RISK_NOTE, LEFT, 798, WIDTH, { size: 6.4, colour: '#666666' });
  write(sheet, entry.page_footer_raw ?? '', LEFT, 817, WIDTH, { size: 6.8, colour: '#666666' });
}
