/** The pages of AMC N25: boxes of facts next to a pie with labels around it, and bars with figures at their ends. */
import { drawGrid, write } from './pdf1.ts';
import type { Look, Sheet } from './pdf1.ts';
import * as s from './shared7.ts';

const NAVY = '#1b2a49';
const GOLD = '#b8892d';
const COLOURS = [NAVY, GOLD, '#6d8a96', '#a3b7ad', '#d8c59b', '#7d4e57'];
const LEFT = 36;
const MAIN = 236;
const WIDTH = 323;

export interface Look25 {
  readonly amc: string;
  readonly month: string;
}

const shown = (v: string | null): string => (v === null ? 'n.a.' : `${v}%`);

function frame(sheet: Sheet, title: string, note: string, footer: string, look: Look25): void {
  sheet.addPage({ size: 'A4', margin: 0 });
  sheet.rect(0, 0, 595, 26).fill(NAVY);
  write(sheet, look.amc, LEFT, 9, 300, { size: 9, colour: '#ffffff' });
  write(sheet, 'MONTHLY BULLETIN', 395, 9, 164, { size: 9, colour: '#ffffff', align: 'right' });
  sheet.roundedRect(LEFT, 36, 523, 44, 6).lineWidth(1).stroke(GOLD);
  write(sheet, title, LEFT, 42, 523, { size: 16, font: 'bold', colour: NAVY, align: 'center' });
  write(sheet, note, LEFT, 63, 523, { size: 9, colour: GOLD, align: 'center' });
  write(sheet, footer, LEFT, 816, 523, { size: 7, colour: '#666666', align: 'center' });
}

/** A titled box of `label : value` lines; returns where it ends. */
function box(sheet: Sheet, title: string, items: readonly s.Item[], y: number): number {
  sheet.rect(LEFT, y, 186, 14).fill(GOLD);
  write(sheet, title, LEFT + 4, y + 3, 180, { size: 8, font: 'bold', colour: '#ffffff' });
  const end = drawGrid(sheet, {
    x: LEFT,
    y: y + 15,
    widths: [82, 8, 96],
    aligns: ['left', 'left', 'left'],
    rows: items.map(([label, value]) => ({ cells: [label, ':', value] })),
    look: { size: 7.4 },
    pad: 3.2,
  });
  sheet
    .rect(LEFT, y, 186, end - y + 2)
    .lineWidth(0.5)
    .stroke(GOLD);
  return end + 9;
}

const heading = (sheet: Sheet, text: string, x: number, y: number, width = WIDTH): number => {
  write(sheet, text, x, y, width, { size: 9, font: 'bold', colour: NAVY });
  sheet
    .moveTo(x, y + 12)
    .lineTo(x + width, y + 12)
    .lineWidth(0.8)
    .stroke(GOLD);
  return y + 15;
};

function paragraph(sheet: Sheet, text: string, x: number, y: number, width: number, look: Look = {}): number {
  sheet.font(look.font ?? 'plain').fontSize(look.size ?? 7.6);
  const options = { width, align: 'justify' } as const;
  const height = sheet.heightOfString(text, options);
  sheet.fillColor(look.colour ?? '#222222').text(text, x, y, options);
  return y + height + 4;
}

function facts(sheet: Sheet, entry: s.Entry): void {
  const isFund = entry.sub_funds.length === 0;
  const rating = (subject: 'FUND' | 'AMC'): string => {
    const r = s.ratingParts(entry, subject);
    return r === null ? 'N/A' : `${r.rating} by ${r.agency} (${r.day})`;
  };
  const data = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Launch Date', entry.launch_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    ['Units in Issue', isFund ? s.grouped(Number(entry.units_outstanding), 0) : null],
    ['Benchmark', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Erosion', entry.risk_of_principal_raw],
    ['Stability Rating', isFund ? rating('FUND') : null],
    ['AMC Rating', rating('AMC')],
    ['Leverage', entry.leverage_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const costs = s.stated([
    ['Management Fee', entry.management_fee_raw],
    ['Front End Load', entry.front_end_load_raw],
    ['Back End Load', entry.back_end_load_raw],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
  ]);
  const dealing = s.stated([
    ['Initial Investment', entry.minimum_initial_raw],
    ['Subsequent Investment', entry.minimum_subsequent_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ...entry.parties.map((p) => [p.designation_raw ?? '', p.name_raw] as const),
  ]);
  const y = box(sheet, 'Fund Data', data, 92);
  box(sheet, 'Dealing and People', dealing, box(sheet, 'Fees and Loads', costs, y));
}

/** Periods as columns; fund, benchmark and peers as rows. */
function returns(sheet: Sheet, figures: s.Figures, name: string, x: number, y: number, width: number): number {
  const rows = figures.reported_returns;
  const first = width - rows.length * 38;
  const line = (
    label: string,
    key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent',
  ): string[] => [label, ...s.seriesCells(figures, key).map(shown)];
  const hasPeers = rows.some((r) => r.peer_return_percent !== null);
  return drawGrid(sheet, {
    x,
    y,
    widths: [first, ...rows.map(() => 38)],
    aligns: ['left', ...rows.map(() => 'right' as const)],
    rows: [
      { cells: ['', ...rows.map((r) => r.period_label_raw)], look: { font: 'bold', colour: NAVY } },
      { cells: line(name, 'fund_return_percent') },
      { cells: line('Benchmark', 'benchmark_return_percent') },
      ...(hasPeers ? [{ cells: line('Peer Average', 'peer_return_percent') }] : []),
    ],
    look: { size: 7 },
    pad: 3,
    rule: '#d8c59b',
  });
}

/** Two blocks of six months, each with the month, the fund and the benchmark. */
function months(sheet: Sheet, entry: s.Entry, name: string, y: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  const at = (label: string): string[] => [
    label,
    shown(s.percentAt(entry.monthly_returns, name, label) ?? null),
    shown(s.percentAt(entry.monthly_returns, 'Benchmark', label) ?? null),
  ];
  const half = Math.ceil(labels.length / 2);
  const head = ['Month', name, 'Benchmark'];
  return drawGrid(sheet, {
    x: MAIN,
    y,
    widths: [44, 54, 56, 15, 44, 54, 56],
    aligns: ['left', 'right', 'right', 'left', 'left', 'right', 'right'],
    rows: [
      { cells: [...head, '', ...head], look: { font: 'bold', colour: NAVY } },
      ...labels.slice(0, half).map((label, i) => ({
        cells: [...at(label), '', ...(labels[i + half] === undefined ? [] : at(labels[i + half] ?? ''))],
      })),
    ],
    look: { size: 7 },
    pad: 2.4,
  });
}

const slicesOf = (figures: s.Figures): { label: string; share: number; colour: string }[] =>
  s.ofType(figures, 'ASSET_ALLOCATION').map((r, i) => ({
    label: `${r.label_raw}, ${r.percent}%`,
    share: Number(r.percent),
    colour: COLOURS[i] ?? NAVY,
  }));

/** Bars with the label at the left and the weight at the end of the bar. */
function bars(sheet: Sheet, rows: readonly s.AllocationRow[], x: number, y: number): number {
  const largest = Math.max(...rows.map((r) => Number(r.percent)));
  rows.forEach((r, i) => {
    const at = y + i * 13;
    write(sheet, r.label_raw, x, at + 1, 92, { size: 7 });
    const length = (Number(r.percent) / largest) * 165;
    sheet.rect(x + 94, at, length, 8.5).fill(COLOURS[i % 2] ?? NAVY);
    write(sheet, `${r.percent}%`, x + 98 + length, at + 1, 40, { size: 7 });
  });
  return y + rows.length * 13 + 4;
}

function holdings(sheet: Sheet, figures: s.Figures, mix: s.Mix, head: string, y: number): number {
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  return drawGrid(sheet, {
    x: MAIN,
    y,
    widths: hasNotes ? [180, 93, 50] : [273, 0.1, 50],
    aligns: ['left', 'left', 'right'],
    rows: [
      { cells: ['Name', hasNotes ? head : '', '% of TA'], look: { font: 'bold', colour: '#ffffff' }, fill: NAVY },
      ...figures.holdings.map((h) => ({ cells: [h.name_raw, s.noteOf(mix, h.name_raw), h.percent] })),
    ],
    look: { size: 7 },
    pad: 2.6,
    rule: '#e4ddcb',
  });
}

function drawNotes(sheet: Sheet, entry: s.Entry, swwf: string): void {
  const texts = [
    entry.footnotes_raw.join(' '),
    `Sindh Workers' Welfare Fund: the Scheme has maintained provisions against SWWF of Rs. ${swwf} million. Had the provision not been made, the net asset value per unit would have been higher by Re. 0.04.`,
    'Disclaimer: This publication is for informational purposes only. All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results. Please read the Offering Document to understand the policies and risks involved.',
  ];
  let y = 752;
  for (const text of texts) y = paragraph(sheet, text, LEFT, y, 523, { size: 6.2, colour: '#555555' }) - 1;
}

function fundBody(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  const name = entry.fund_column_raw ?? '';
  const rows = s.secondRows(entry);
  let y = heading(sheet, 'Investment Objective', MAIN, 92);
  y = heading(sheet, 'Performance', MAIN, paragraph(sheet, entry.investment_objective_raw ?? '', MAIN, y, WIDTH) + 3);
  y = heading(sheet, 'Last Twelve Months', MAIN, returns(sheet, entry, name, MAIN, y, WIDTH) + 7);
  y = heading(
    sheet,
    s.ofType(entry, 'ASSET_ALLOCATION')[0]?.table_title_raw ?? '',
    MAIN,
    months(sheet, entry, name, y) + 8,
  );
  pie(sheet, slicesOf(entry), MAIN + WIDTH / 2, y + 62, 40);
  y = heading(sheet, rows[0]?.table_title_raw ?? '', MAIN, y + 120);
  y = bars(sheet, rows, MAIN, y);
  if (entry.holdings.length === 0) return;
  y = heading(sheet, entry.holdings_title_raw ?? '', MAIN, y + 3);
  holdings(sheet, entry, fund, rows[0]?.allocation_type === 'CREDIT_QUALITY' ? 'Rating' : 'Sector', y);
}

function pie(
  sheet: Sheet,
  slices: { label: string; share: number; colour: string }[],
  x: number,
  y: number,
  radius: number,
): void {
  s.pie(sheet, { x, y, radius, labelWidth: 98 }, slices, { size: 7 });
}

/** Sub-funds below each other, each with a strip of its figures, its returns and its own pie. */
function pensionBody(sheet: Sheet, entry: s.Entry, fund: s.Fund): void {
  let y = heading(sheet, 'Investment Objective', MAIN, 92);
  y = paragraph(sheet, entry.investment_objective_raw ?? '', MAIN, y, WIDTH) + 3;
  entry.sub_funds.forEach((sub, i) => {
    y = heading(sheet, sub.name_raw, MAIN, y);
    const [month, year] = sub.fees;
    y = drawGrid(sheet, {
      x: MAIN,
      y,
      widths: [81, 81, 81, 80],
      aligns: ['center', 'center', 'center', 'center'],
      rows: [
        {
          cells: [
            sub.fund_size_label_raw ?? '',
            'NAV per Unit (Rs.)',
            month?.fee_label_raw ?? '',
            year?.fee_label_raw ?? '',
          ],
          look: { colour: GOLD },
        },
        {
          cells: [sub.fund_size_raw ?? '', sub.nav_per_unit ?? '', `${month?.percent}%`, `${year?.percent}%`],
          look: { font: 'bold' },
        },
      ],
      look: { size: 7 },
      pad: 3,
    });
    y = returns(sheet, sub, 'Sub Fund', MAIN, y, WIDTH) + 6;
    write(sheet, s.ofType(sub, 'ASSET_ALLOCATION')[0]?.table_title_raw ?? '', MAIN, y, WIDTH, {
      size: 7,
      font: 'italic',
    });
    pie(sheet, slicesOf(sub), MAIN + WIDTH / 2, y + 52, 26);
    y += 92;
    if (sub.holdings.length === 0) return;
    write(sheet, sub.holdings_title_raw ?? '', MAIN, y, WIDTH, { size: 7, font: 'italic' });
    y = holdings(sheet, sub, s.only(fund.subs?.[i], 'sub'), '', y + 10) + 8;
  });
}

export function drawFund(sheet: Sheet, entry: s.Entry, fund: s.Fund, look: Look25): void {
  frame(sheet, entry.fund_name_raw, `For the month of ${look.month}`, entry.page_footer_raw ?? '', look);
  facts(sheet, entry);
  if (fund.subs === undefined) fundBody(sheet, entry, fund);
  else pensionBody(sheet, entry, fund);
  drawNotes(sheet, entry, s.around(8.4, 2, entry.fund_name_raw, 'swwf'));
}

export function drawFront(sheet: Sheet, entries: readonly s.Entry[], look: Look25): void {
  frame(sheet, 'Contents', look.month, 'Page 1', look);
  drawGrid(sheet, {
    x: 110,
    y: 130,
    widths: [300, 75],
    aligns: ['left', 'right'],
    rows: [['Economy and Markets', 2] as const, ...entries.map((e) => [e.fund_name_raw, e.page_number] as const)].map(
      ([name, page]) => ({
        cells: [name, String(page)],
      }),
    ),
    look: { size: 11 },
    pad: 12,
    rule: GOLD,
  });
}

const REVIEW = [
  'Headline inflation eased to 11.8% in May 2024, the lowest in thirty months, from 17.3% in April. Food prices fell by 7.8% over the month as the wheat harvest reached the markets, while housing and energy rose.',
  'The current account had a surplus of USD 491 million in April, the third in a row. Workers’ remittances of USD 2.81 billion and lower imports were the reasons. Reserves of the State Bank stood at USD 9.1 billion.',
  'The KSE-100 Index gained 6.7% in the month and closed at 75,878 points. Foreign investors bought shares worth USD 15.5 million. Banks, fertilizer and power companies contributed the most, with 1,912, 688 and 540 points.',
  'In the two auctions of treasury bills the State Bank accepted Rs. 1,071 billion against maturities of Rs. 1,032 billion. Cut-off yields stood at 21.60%, 21.00% and 20.90% for three, six and twelve months.',
];

export function drawReview(sheet: Sheet, look: Look25): void {
  frame(sheet, 'Economy and Markets', look.month, 'Page 2', look);
  let y = 110;
  for (const text of REVIEW) y = paragraph(sheet, text, 80, y, 435, { size: 10 }) + 10;
}
