/** The pages of AMC N37: sheets with printer's marks, two columns, headings that are printed twice. */
import { drawGrid, write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared9.ts';

const TEAL = '#0b5563';
const PALE = '#dfeaec';
/** The margin of the sheet around the page. */
const MARGIN = 30;
const LEFT = { x: 34, width: 200 } as const;
const RIGHT = { x: 248, width: 313 } as const;
const AS_AT = 'as at March 31, 2018';
const FOR_PERIODS = 'for periods ended March 31, 2018';
let pages = 0;

/** Bold as some printer drivers make it: the same text twice, a fraction of a point apart. */
function heavy(sheet: Sheet, text: string, x: number, y: number, width: number, look: Look): number {
  write(sheet, text, x, y, width, look);
  return write(sheet, text, x + 0.3, y, width, look);
}

function marks(sheet: Sheet): void {
  for (const x of [0, 595])
    for (const y of [0, 842]) {
      const [outX, outY] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
      sheet.moveTo(x + outX * 8, y).lineTo(x + outX * 26, y);
      sheet.moveTo(x, y + outY * 8).lineTo(x, y + outY * 26);
    }
  sheet.lineWidth(0.25).stroke('#000000');
}

function page(sheet: Sheet, amc: string, footer: string): void {
  sheet.addPage({ size: [595 + 2 * MARGIN, 842 + 2 * MARGIN], margin: 0 });
  const crop = [MARGIN, MARGIN, MARGIN + 595, MARGIN + 842];
  Object.assign(sheet.page.dictionary.data, { CropBox: crop, TrimBox: crop });
  sheet.translate(MARGIN, MARGIN);
  marks(sheet);
  pages += 1;
  write(sheet, `Attabad_FMR_Mar-18_final.indd   ${pages}`, 40, 850, 250, { size: 6, colour: '#000000' });
  write(sheet, '09/04/2018   11:42:07 AM', 400, 850, 160, { size: 6, colour: '#000000', align: 'right' });
  write(sheet, amc, 34, 22, 300, { size: 8.5, colour: TEAL });
  write(sheet, 'FUND MANAGER REPORT', 361, 22, 200, { size: 8.5, colour: TEAL, align: 'right' });
  sheet.rect(34, 36, 527, 1.6).fill(TEAL);
  write(sheet, footer, 34, 818, 527, { size: 7, colour: '#666666', align: 'right' });
}

/** A heading with its date at the right end. */
function heading(
  sheet: Sheet,
  text: string,
  date: string,
  box: { readonly x: number; readonly width: number },
  y: number,
): number {
  sheet.rect(box.x, y, box.width, 13).fill(PALE);
  heavy(sheet, text, box.x + 3, y + 2.6, box.width - 6, { size: 8, colour: TEAL });
  write(sheet, date, box.x + 3, y + 3.2, box.width - 6, { size: 6.8, colour: '#444444', align: 'right' });
  return y + 15;
}

function pairs(sheet: Sheet, items: readonly s.Item[], y: number): number {
  return drawGrid(sheet, {
    x: LEFT.x,
    y,
    widths: [84, 116],
    aligns: ['left', 'left'],
    rows: items.map(([label, value]) => ({ cells: [label, value] })),
    look: { size: 7.3 },
    pad: 2.8,
    rule: PALE,
  });
}

function ratings(sheet: Sheet, entry: s.Entry, y: number): number {
  const row = (label: string, subject: 'FUND' | 'AMC'): string[] => {
    const r = s.ratingParts(entry, subject);
    return r === null ? [label, 'Not applicable', '', ''] : [label, r.rating, r.agency, r.day];
  };
  return drawGrid(sheet, {
    x: LEFT.x,
    y: heading(sheet, 'Ratings', '', LEFT, y),
    widths: [52, 54, 38, 56],
    aligns: ['left', 'left', 'left', 'left'],
    rows: [
      { cells: ['', 'Rating', 'Agency', 'Date'], look: { colour: TEAL } },
      ...(entry.sub_funds.length > 0 ? [] : [{ cells: row('Fund', 'FUND') }]),
      { cells: row('AMC', 'AMC') },
    ],
    look: { size: 7.3 },
    pad: 2.6,
    rule: PALE,
  });
}

const ratioText = (r: s.Ratio): string => `${r.withLevies}% (including ${r.levies}% government levies)`;

function leftColumn(sheet: Sheet, entry: s.Entry, ratios: readonly s.Ratio[], y: number): void {
  const isFund = entry.sub_funds.length === 0;
  const facts = s.terms(entry, [
    ['Category', 'category_raw'],
    ['Type', 'fund_type_raw'],
    ['Launch Date', 'launch_date_raw'],
    ['Benchmark (BM)', 'benchmark_raw'],
    ['Risk Profile', 'risk_profile_raw'],
    ['Management Fee', 'management_fee_raw'],
    ['Front End Load', 'front_end_load_raw'],
    ['Back End Load', 'back_end_load_raw'],
    ['Par Value', 'par_value_raw'],
    ['Minimum Initial Investment', 'minimum_initial_raw'],
    ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
    ['Dealing Days', 'dealing_days_raw'],
    ['Cut-off Time', 'cutoff_raw'],
    ['Listing', 'listing_raw'],
    ['Leverage', 'leverage_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  let at = pairs(sheet, facts, heading(sheet, 'Fund Information', '', LEFT, y)) + 7;
  at = ratings(sheet, entry, at) + 7;
  if (isFund) {
    const figures = s.stated([
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['NAV per Unit (Rs.)', entry.nav_per_unit],
      ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ...entry.fees.map((f, i) => [f.fee_label_raw, ratioText(s.only(ratios[i], 'ratio'))] as const),
    ]);
    at = pairs(sheet, figures, heading(sheet, 'Fund Size and Price', AS_AT, LEFT, at)) + 7;
  }
  pairs(sheet, s.people(entry), heading(sheet, 'Investment Committee', '', LEFT, at));
}

const shown = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

/** The periods as rows. */
function returns(
  sheet: Sheet,
  figures: s.Figures,
  name: string,
  box: { readonly x: number; readonly width: number },
  y: number,
): number {
  const each = Math.min(60, box.width / 4);
  return drawGrid(sheet, {
    x: box.x,
    y,
    widths: [box.width - 2 * each, each, each],
    aligns: ['left', 'right', 'right'],
    rows: [
      { cells: ['', name, 'BM'], look: { colour: TEAL } },
      ...figures.reported_returns.map((r) => ({
        cells: [r.period_label_raw, shown(r.fund_return_percent), shown(r.benchmark_return_percent)],
      })),
    ],
    look: { size: 7.3 },
    pad: 2.6,
    rule: PALE,
  });
}

function months(sheet: Sheet, entry: s.Entry, y: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  const name = entry.fund_column_raw ?? '';
  const line = (series: string): string[] => [
    series,
    ...labels.map((l) => s.percentAt(entry.monthly_returns, series, l) ?? '-'),
  ];
  return drawGrid(sheet, {
    x: 34,
    y: heading(sheet, 'Monthly Returns (%)', 'twelve months to March 31, 2018', { x: 34, width: 527 }, y),
    widths: [47, ...labels.map(() => 40)],
    aligns: ['left', ...labels.map(() => 'right' as const)],
    rows: [{ cells: ['', ...labels], look: { colour: TEAL } }, { cells: line(name) }, { cells: line('BM') }],
    look: { size: 7.3 },
    pad: 2.8,
    rule: PALE,
  });
}

function shares(
  sheet: Sheet,
  figures: s.Figures,
  type: s.AllocationType,
  box: { readonly x: number; readonly width: number },
  y: number,
): number {
  const dates = s.datesOf(figures, type).filter((d) => d !== '');
  const columns = Math.max(1, dates.length);
  const top = heading(sheet, s.titleOf(figures, type), dates.length > 0 ? '' : AS_AT, box, y);
  return drawGrid(sheet, {
    x: box.x,
    y: top,
    widths: [box.width - columns * 56, ...Array.from({ length: columns }, () => 56)],
    aligns: ['left', 'right', 'right'],
    rows: [
      ...(dates.length > 0 ? [{ cells: ['', ...dates], look: { colour: TEAL } }] : []),
      ...s.lines(figures, type).map((r) => ({ cells: [r.label, ...r.cells.map(shown)] })),
    ],
    look: { size: 7.3 },
    pad: 2.3,
    rule: PALE,
  });
}

function holdings(sheet: Sheet, entry: s.Entry, y: number): number {
  return drawGrid(sheet, {
    x: RIGHT.x,
    y: heading(sheet, entry.holdings_title_raw ?? '', AS_AT, RIGHT, y),
    widths: [257, 56],
    aligns: ['left', 'right'],
    rows: entry.holdings.map((h) => ({ cells: [h.name_raw, shown(h.percent)] })),
    look: { size: 7.3 },
    pad: 2.3,
    rule: PALE,
  });
}

/** The sub-funds below each other, each with a column of returns and one of assets. */
function subFunds(sheet: Sheet, entry: s.Entry, ratios: readonly (readonly s.Ratio[])[], y: number): void {
  const [first, second] = [
    { x: RIGHT.x, width: 152 },
    { x: RIGHT.x + 160, width: 153 },
  ];
  let at = y;
  entry.sub_funds.forEach((sub, i) => {
    at += heavy(sheet, sub.name_raw, RIGHT.x, at, RIGHT.width, { size: 10, colour: TEAL }) + 3;
    const items = s.stated([
      [sub.fund_size_label_raw ?? '', sub.fund_size_raw],
      ['NAV per Unit (Rs.)', sub.nav_per_unit],
      ...sub.fees.map((f, k) => [f.fee_label_raw, ratioText(s.only(ratios[i]?.[k], 'ratio'))] as const),
    ]);
    const left = drawGrid(sheet, {
      x: RIGHT.x,
      y: heading(sheet, 'Fund Size and Price', AS_AT, RIGHT, at),
      widths: [120, 193],
      aligns: ['left', 'left'],
      rows: items.map(([label, value]) => ({ cells: [label, value] })),
      look: { size: 7.3 },
      pad: 2.4,
      rule: PALE,
    });
    const top = left + 5;
    const one = returns(sheet, sub, 'Fund', first, heading(sheet, 'Returns', 'to March 31, 2018', first, top));
    const title = s.titleOf(sub, 'ASSET_ALLOCATION');
    const other = drawGrid(sheet, {
      x: second.x,
      y: heading(sheet, title, '', second, top),
      widths: [105, 48],
      aligns: ['left', 'right'],
      rows: s.ofType(sub, 'ASSET_ALLOCATION').map((r) => ({ cells: [r.label_raw, shown(r.percent)] })),
      look: { size: 7.3 },
      pad: 2.4,
      rule: PALE,
    });
    at = Math.max(one, other) + 14;
  });
}

function notes(sheet: Sheet, entry: s.Entry, y: number): void {
  const text = `${entry.footnotes_raw.join(' ')}\nDisclaimer: ${s.RISK_NOTE}`;
  write(sheet, text, 34, y, 527, { size: 6.4, colour: '#555555' });
}

export function drawFund(sheet: Sheet, entry: s.Entry, ratios: readonly (readonly s.Ratio[])[], amc: string): void {
  page(sheet, amc, entry.page_footer_raw ?? '');
  heavy(sheet, entry.fund_name_raw, 34, 46, 527, { size: 17, colour: TEAL });
  leftColumn(sheet, entry, ratios[0] ?? [], 76);
  let y = heading(sheet, 'Investment Objective', '', RIGHT, 76);
  y += write(sheet, entry.investment_objective_raw ?? '', RIGHT.x + 3, y, RIGHT.width - 6, { size: 7.6 }) + 7;
  if (entry.sub_funds.length > 0) subFunds(sheet, entry, ratios, y);
  else {
    const name = entry.fund_column_raw ?? '';
    y = returns(sheet, entry, name, RIGHT, heading(sheet, 'Fund Returns', FOR_PERIODS, RIGHT, y)) + 7;
    y = shares(sheet, entry, 'ASSET_ALLOCATION', RIGHT, y) + 7;
    const type = s.secondRows(entry)[0]?.allocation_type;
    if (type !== undefined) y = shares(sheet, entry, type, RIGHT, y) + 7;
    if (entry.holdings.length > 0) holdings(sheet, entry, y);
    months(sheet, entry, 640);
  }
  notes(sheet, entry, 720);
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], amc: string): void {
  pages = 0;
  page(sheet, amc, 'Fund Manager Report | 1');
  heavy(sheet, 'Contents', 120, 140, 300, { size: 18, colour: TEAL });
  drawGrid(sheet, {
    x: 120,
    y: 180,
    widths: [300, 50],
    aligns: ['left', 'right'],
    rows: [
      { cells: ['Market Review', '2'] },
      ...entries.map((e) => ({ cells: [e.fund_name_raw, String(e.page_number)] })),
    ],
    look: { size: 10.5 },
    pad: 11,
    rule: PALE,
  });
}

const REVIEW = [
  'Headline inflation stood at 3.2% in March 2018 against 3.8% in February. The average of nine months was 3.8%. The State Bank kept its policy rate at 6.00% after the increase of 25 basis points in January.',
  'Secondary market yields rose by 5 to 20 basis points. In the auctions of treasury bills the Government accepted Rs. 1,289 billion, almost all of it in the tenor of three months at 6.26%.',
  'The KSE-100 Index gained 5.4% and closed at 45,560 points. Average volumes rose by 14% to 186 million shares. Foreigners bought shares worth USD 26 million after five months of selling.',
];

export function drawReview(sheet: Sheet, amc: string): void {
  page(sheet, amc, 'Fund Manager Report | 2');
  heavy(sheet, 'Market Review', 34, 46, 527, { size: 17, colour: TEAL });
  let y = 86;
  for (const text of REVIEW) y += write(sheet, text, 80, y, 435, { size: 9.6 }) + 12;
}
