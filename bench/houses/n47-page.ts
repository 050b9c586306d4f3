/** The pages of AMC N47: facts at the left, tables at the right, what breaks a limit over the full width. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import * as s from './shared10.ts';

const BAND = '#31465f';
const RULE = '#d5dbe3';
const ACCENT = '#b8860b';
const LEFT = { x: 32, width: 186 } as const;
const RIGHT = { x: 232, width: 331 } as const;
const FULL = { x: 32, width: 531 } as const;

interface Box {
  readonly x: number;
  readonly width: number;
}

function heading(sheet: Sheet, text: string, box: Box, y: number): number {
  sheet.rect(box.x, y, box.width, 13.5).fill(BAND);
  write(sheet, text, box.x + 4, y + 3, box.width - 8, { size: 8, font: 'bold', colour: '#ffffff' });
  return y + 15;
}

function grid(sheet: Sheet, x: number, y: number, widths: readonly number[], rows: readonly Row[]): number {
  return drawGrid(sheet, {
    x,
    y,
    widths,
    aligns: widths.map((_, i) => (i === 0 ? ('left' as const) : ('right' as const))),
    rows,
    look: { size: 7.2 },
    pad: 3,
    rule: RULE,
  });
}

const HEAD = { font: 'bold', colour: BAND } as const;
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

/** The price that the top of the page prints is the true one. */
function priceAtTop(entry: s.Entry): string {
  const real = entry.planted_fault?.false_values[0]?.['real'];
  return typeof real === 'string' ? real : (entry.nav_per_unit ?? '');
}

function top(sheet: Sheet, entry: s.Entry): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  sheet.rect(0, 0, 595, 62).fill(BAND);
  sheet.rect(0, 62, 595, 3).fill(ACCENT);
  write(sheet, entry.amc_name_raw, 32, 13, 300, { size: 8.5, colour: '#e8d9a8' });
  write(sheet, entry.fund_name_raw, 32, 28, 400, { size: 18, font: 'bold', colour: '#ffffff' });
  write(sheet, `Fund Manager Report | ${entry.report_month_label_raw}`, 363, 13, 200, {
    size: 8.5,
    colour: '#e8d9a8',
    align: 'right',
  });
  write(sheet, `NAV: Rs. ${priceAtTop(entry)}`, 423, 36, 140, {
    size: 11,
    font: 'bold',
    colour: '#ffffff',
    align: 'right',
  });
}

function facts(sheet: Sheet, entry: s.Entry, y: number): number {
  const rating = (subject: 'FUND' | 'AMC'): string | null =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}, ${day})`, '');
  const [charged, ...ratios] = entry.fees;
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit', `Rs. ${entry.nav_per_unit ?? ''}`],
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee (Maximum)', 'management_fee_raw'],
    ]),
    [charged?.fee_label_raw ?? '', `${charged?.percent ?? ''}%`],
    ...ratios.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ['Stability Rating', rating('FUND')],
    ['AMC Rating', rating('AMC')],
    ...s.terms(entry, [
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return drawGrid(sheet, {
    x: LEFT.x,
    y: heading(sheet, 'Key Facts', LEFT, y),
    widths: [84, 102],
    aligns: ['left', 'left'],
    rows: items.map(([l, v]) => ({ cells: [l, v] })),
    look: { size: 7.2 },
    pad: 3,
    rule: RULE,
  });
}

function people(sheet: Sheet, entry: s.Entry, y: number): number {
  return drawGrid(sheet, {
    x: LEFT.x,
    y: heading(sheet, 'Investment Committee', LEFT, y),
    widths: [90, 96],
    aligns: ['left', 'left'],
    rows: entry.parties.map((p) => ({ cells: [p.name_raw, p.designation_raw ?? ''] })),
    look: { size: 7.2 },
    pad: 3,
    rule: RULE,
  });
}

/** Periods up to a year and longer ones in two tables next to each other. */
function returns(sheet: Sheet, entry: s.Entry, isRate: boolean, y: number): number {
  const from = heading(sheet, 'Performance*', RIGHT, y);
  const block = (title: string, rows: readonly s.ReturnRow[], x: number): number =>
    grid(
      sheet,
      x,
      from,
      [64, 44, 50],
      [
        { cells: [title, 'Fund', 'Benchmark'], look: HEAD },
        ...rows.map((r) => ({
          cells: [r.period_label_raw, cell(r.fund_return_percent), cell(r.benchmark_return_percent)],
        })),
      ],
    );
  const left = block(isRate ? 'Annualized' : 'Absolute', entry.reported_returns.slice(0, 4), RIGHT.x);
  const right = block('CAGR', entry.reported_returns.slice(4), RIGHT.x + 173);
  return Math.max(left, right);
}

function months(sheet: Sheet, entry: s.Entry, y: number): number {
  const short = entry.fund_column_raw ?? '';
  const labels = s.labelsOf(entry.monthly_returns);
  const from = heading(sheet, 'Monthly Returns', RIGHT, y);
  const block = (part: readonly string[], x: number): number =>
    grid(
      sheet,
      x,
      from,
      [64, 44, 50],
      [
        { cells: ['', short, 'Benchmark'], look: HEAD },
        ...part.map((l) => ({
          cells: [
            l,
            cell(s.percentAt(entry.monthly_returns, short, l)),
            cell(s.percentAt(entry.monthly_returns, 'Benchmark', l)),
          ],
        })),
      ],
    );
  const left = block(labels.slice(0, 6), RIGHT.x);
  return Math.max(left, block(labels.slice(6), RIGHT.x + 173));
}

/** Asset classes in the first two columns, ratings or sectors in the last two. */
function portfolio(sheet: Sheet, entry: s.Entry, y: number): number {
  const second = s.secondRows(entry);
  const type = second[0]?.allocation_type ?? 'CREDIT_QUALITY';
  const first = s.ofType(entry, 'ASSET_ALLOCATION');
  const count = Math.max(first.length, second.length);
  const percent = (v: string | undefined): string => (v === undefined ? '' : `${v}%`);
  const rows = Array.from({ length: count }, (_, i) => [
    first[i]?.label_raw ?? '',
    percent(first[i]?.percent),
    second[i]?.label_raw ?? '',
    percent(second[i]?.percent),
  ]);
  sheet.rect(RIGHT.x, y, RIGHT.width, 13.5).fill(BAND);
  const look = { size: 8, font: 'bold', colour: '#ffffff' } as const;
  write(sheet, s.titleOf(entry, 'ASSET_ALLOCATION'), RIGHT.x + 4, y + 3, 160, look);
  write(sheet, s.titleOf(entry, type), RIGHT.x + 171, y + 3, 160, look);
  return drawGrid(sheet, {
    x: RIGHT.x,
    y: y + 15,
    widths: [116, 50, 116, 49],
    aligns: ['left', 'right', 'left', 'right'],
    rows: rows.map((cells) => ({ cells })),
    look: { size: 7.2 },
    pad: 3,
    rule: RULE,
  });
}

function holdings(sheet: Sheet, entry: s.Entry, fund: s.Fund, y: number): number {
  if (entry.holdings.length === 0) return y;
  return drawGrid(sheet, {
    x: RIGHT.x,
    y: heading(sheet, entry.holdings_title_raw ?? '', RIGHT, y),
    widths: [190, 80, 61],
    aligns: ['left', 'left', 'right'],
    rows: [
      { cells: ['Issuer', 'Instrument', '% of TA'], look: HEAD },
      ...entry.holdings.map((h) => ({ cells: [h.name_raw, s.noteOf(fund, h.name_raw), `${h.percent}%`] })),
    ],
    look: { size: 7.2 },
    pad: 3,
    rule: RULE,
  });
}

/** Rupees as millions with two decimals, a provision in brackets. */
const millions = (pkr: string | null): string => (pkr === null ? '-' : s.bracketed((Number(pkr) / 1e6).toFixed(2)));

function breaches(sheet: Sheet, entry: s.Entry, y: number): number {
  if (entry.non_compliant.length === 0) return y;
  const heads = [
    'Name',
    'Type',
    'Value before Provisioning (Rs. mn)',
    'Provision Held (Rs. mn)',
    'Value after Provisioning (Rs. mn)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return drawGrid(sheet, {
    x: FULL.x,
    y: heading(sheet, 'Details of Non-Compliant Investments', FULL, y),
    widths: [141, 50, 80, 70, 80, 55, 55],
    aligns: ['left', 'left', 'right', 'right', 'right', 'right', 'right'],
    rows: [
      { cells: heads, look: HEAD },
      ...entry.non_compliant.map((e) => ({
        cells: [
          e.name_raw,
          e.type_raw,
          millions(e.value_before_pkr),
          millions(e.provisioning_pkr),
          millions(e.value_after_pkr),
          `${e.percent_gross_assets ?? ''}%`,
          `${e.percent_net_assets ?? ''}%`,
        ],
      })),
    ],
    look: { size: 7.2 },
    pad: 3,
    rule: RULE,
  });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  top(sheet, entry);
  let left = heading(sheet, 'Investment Objective', LEFT, 76);
  left += write(sheet, entry.investment_objective_raw ?? '', LEFT.x + 3, left + 1, LEFT.width - 6, { size: 7.4 }) + 6;
  left = people(sheet, entry, facts(sheet, entry, left) + 7);
  let right = returns(sheet, entry, fund.model.kind === 'rate', 76) + 7;
  right = months(sheet, entry, right) + 7;
  right = portfolio(sheet, entry, right) + 7;
  right = holdings(sheet, entry, fund, right);
  const end = breaches(sheet, entry, Math.max(left, right) + 9) + 7;
  const notes = entry.footnotes_raw.join('\n');
  const height = write(sheet, notes, FULL.x, end, FULL.width, { size: 6.6, font: 'italic' });
  const risk = `${s.RISK_NOTE} Had the provision of Rs. 18.4 million against the welfare fund not been made, the NAV per unit would have been higher by Rs. 0.21.`;
  write(sheet, risk, FULL.x, Math.max(end + height + 4, 790), FULL.width, { size: 6.4, colour: '#555555' });
  write(sheet, entry.page_footer_raw ?? '', FULL.x, 822, FULL.width, { size: 7, align: 'center' });
}
