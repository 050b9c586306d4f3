/** The pages of AMC N15 with words: portfolios, terms with spanning cells, costs and people. */
import { drawGrid, write } from './pdf1.ts';
import type { Row, Sheet } from './pdf1.ts';
import { INK, LEFT, minus, openPage, PALE, TONE, WIDTH } from './n15-page.ts';
import type { Line, Report } from './n15-page.ts';
import * as s from './shared4.ts';

const nameOf = (line: Line): string => (line.scheme === null ? line.title : `${line.scheme}: ${line.title}`);

/** Weight before name, the rank after it. */
function positions(sheet: Sheet, line: Line, x: number, y: number): number {
  write(sheet, nameOf(line), x, y, 255, { size: 9, font: 'bold', colour: TONE });
  return drawGrid(sheet, {
    x,
    y: y + 14,
    widths: [40, 170, 40],
    rows: [
      { cells: ['Weight', 'Name', 'Rank'], look: { colour: TONE }, fill: PALE },
      ...line.part.figures.holdings.map((h) => ({ cells: [h.percent, h.name_raw, String(h.rank)] })),
    ],
    aligns: ['right', 'left', 'right'],
    look: { size: 8, colour: INK },
    pad: 5,
  });
}

/** A sentence for each table: the month before in brackets. */
function inWords(report: Report, line: Line): string {
  const type = s.secondType(line.part);
  if (type === null) return '';
  const rows = s.ofType(line.part.figures, type);
  const labels = [...new Set(rows.map((r) => r.label_raw))];
  const before = s.monthName(s.before(report.month));
  const parts = labels.map((label, i) => {
    const [old, now] = rows.filter((r) => r.label_raw === label);
    return `${label} ${now?.percent} (${i === 0 ? `${before}: ` : ''}${old?.percent})`;
  });
  return `${parts.join(', ')}.`;
}

export function drawPortfolios(sheet: Sheet, report: Report, page: number): void {
  openPage(
    sheet,
    report,
    'What is in the portfolios',
    'Weights in percent of total assets; shares in the month before in brackets.',
    page,
  );
  const held = report.lines.filter((l) => l.part.figures.holdings.length > 0);
  const ends = [78, 78];
  write(sheet, report.form.holdingsTitle, LEFT, 66, WIDTH, { size: 8, font: 'italic' });
  held.forEach((line, i) => {
    const column = i % 2;
    ends[column] = positions(sheet, line, LEFT + column * 280, (ends[column] ?? 78) + 6) + 10;
  });
  let y = Math.max(...ends) + 20;
  for (const line of report.lines) {
    const text = inWords(report, line);
    if (text === '') continue;
    const title = s.secondType(line.part) === 'CREDIT_QUALITY' ? report.form.creditTitle : report.form.sectorTitle;
    y += write(sheet, `${nameOf(line)} – ${title}`, LEFT, y, WIDTH, { size: 9, font: 'bold', colour: TONE }) + 2;
    y += write(sheet, text, LEFT, y, WIDTH, { size: 8.4, colour: INK }) + 12;
  }
}

const names = (report: Report): readonly s.Entry[] => report.entries;

function termsOf(report: Report): Row[] {
  const heads: Row[] = [
    {
      cells: ['', 'Category', 'Type', 'Launch', 'Benchmark', 'Risk', 'Rating'],
      look: { font: 'bold', colour: TONE },
      fill: PALE,
    },
  ];
  return [
    ...heads,
    ...names(report).map((e) => {
      const rating = s.rated(e, 'FUND');
      return {
        cells: [
          e.fund_name_raw,
          e.category_raw ?? '–',
          e.fund_type_raw ?? '–',
          e.launch_date_raw ?? '–',
          e.benchmark_raw ?? '–',
          e.risk_profile_raw ?? '–',
          rating === null ? 'Not rated' : rating.line_raw,
        ],
      };
    }),
  ];
}

function feesOf(report: Report): Row[] {
  return [
    {
      cells: ['', 'Management', 'Loads', 'Minimum investment', 'Cut-off'],
      spans: [1, 1, 2, 2, 1],
      look: { font: 'bold', colour: TONE },
      fill: PALE,
    },
    {
      cells: ['', 'fee', 'Front-end', 'Back-end', 'Initial', 'Subsequent', 'time'],
      look: { colour: TONE },
      fill: PALE,
    },
    ...names(report).map((e) => ({
      cells: [
        e.fund_name_raw,
        e.management_fee_raw ?? '–',
        e.front_end_load_raw ?? '–',
        e.back_end_load_raw ?? '–',
        e.minimum_initial_raw ?? '–',
        e.minimum_subsequent_raw ?? '–',
        e.cutoff_raw ?? '–',
      ],
    })),
  ];
}

/** What holds for all funds is in one cell as high as all their rows. */
function partners(sheet: Sheet, report: Report, y: number): void {
  const rows: Row[] = [
    { cells: ['', 'Auditor', 'Fund manager'], look: { font: 'bold', colour: TONE }, fill: PALE },
    ...names(report).map((e) => ({ cells: [e.fund_name_raw, e.auditor_raw ?? '–', e.parties[0]?.name_raw ?? '–'] })),
  ];
  const end = drawGrid(sheet, {
    x: LEFT,
    y,
    widths: [140, 95, 95],
    rows,
    aligns: ['left', 'left', 'left'],
    look: { size: 7.8, colour: INK },
    pad: 8,
    rule: '#e2d3c5',
  });
  const [first] = names(report);
  const shared: readonly (readonly [string, string | null | undefined])[] = [
    ['Trustee', first?.trustee_raw],
    ['Dealing days', first?.dealing_days_raw],
    ['Pricing', first?.pricing_mechanism_raw],
    ['Leverage', first?.leverage_raw],
  ];
  shared.forEach(([label, value], i) => {
    const x = LEFT + 330 + i * 51;
    sheet
      .rect(x, y, 51, end - y)
      .lineWidth(0.4)
      .stroke('#e2d3c5');
    write(sheet, label, x + 3, y + 5, 46, { size: 7.4, font: 'bold', colour: TONE });
    write(sheet, value ?? '', x + 3, (y + end) / 2 - 8, 46, { size: 7.4, colour: INK, align: 'center' });
  });
}

export function drawTerms(sheet: Sheet, report: Report, page: number): void {
  openPage(sheet, report, 'Terms', 'A cell as high as several funds holds for all of them.', page);
  const common = { x: LEFT, look: { size: 7.8, colour: INK }, pad: 8, rule: '#e2d3c5' } as const;
  const left = 'left' as const;
  let y = drawGrid(sheet, {
    ...common,
    y: 72,
    widths: [110, 80, 50, 55, 95, 55, 90],
    rows: termsOf(report),
    aligns: [left, left, left, left, left, left, left],
  });
  y = drawGrid(sheet, {
    ...common,
    y: y + 22,
    widths: [140, 65, 60, 60, 70, 75, 65],
    rows: feesOf(report),
    aligns: [left, 'right', 'right', 'right', 'right', 'right', 'right'],
  });
  partners(sheet, report, y + 22);
  const amc = s.rated(s.only(names(report)[0], 'fund'), 'AMC');
  const text = `${report.amc} has a management quality rating of ${amc?.rating_raw} from ${amc?.rating_agency}, given on ${report.form.day([2020, 2, 27])}.`;
  write(sheet, text, LEFT, 640, WIDTH, { size: 8.4, colour: INK });
}

export function drawCosts(sheet: Sheet, report: Report, labels: readonly string[], page: number): void {
  openPage(
    sheet,
    report,
    'Costs',
    'Expense ratios in percent a year. Government levies are the difference between both.',
    page,
  );
  const rows: Row[] = [
    { cells: ['', 'MTD', 'YTD'], spans: [1, 2, 2], look: { font: 'bold', colour: TONE }, fill: PALE },
    { cells: ['', ...labels, ...labels], look: { colour: TONE }, fill: PALE },
    ...report.lines.map((line) => ({
      cells: [nameOf(line), ...line.part.figures.fees.map((f) => minus(f.percent))],
    })),
  ];
  drawGrid(sheet, {
    x: LEFT,
    y: 76,
    widths: [215, 80, 80, 80, 80],
    rows,
    aligns: ['left', 'right', 'right', 'right', 'right'],
    look: { size: 8.4, colour: INK },
    pad: 10,
    rule: '#e2d3c5',
  });
}
