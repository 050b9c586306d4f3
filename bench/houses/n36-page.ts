/** The pages of AMC N36: questions and answers, bars of returns, months as cells, and lists of weights. */
import type { Look } from './pdf1.ts';
import * as s from './shared8.ts';

const PLUM = '#7b2d4f';
const SAND = '#c9a97a';
const GREY = '#6d6670';
const LEFT = 40;
const WIDTH = 330;
const HEAD: Look = { font: 'bold', colour: PLUM };

function heading(pen: s.Pen, text: string, y: number): number {
  return y + pen.write(text, LEFT, y, WIDTH, { size: 11, ...HEAD }) + 4;
}

/** The years and days are units of the answer. */
function metricText({ label_raw, value_raw }: s.Metric): string {
  if (label_raw === 'portfolio turnover') return `${value_raw}%`;
  return value_raw.includes('.') ? `${value_raw} years` : `${value_raw} days`;
}

function answers(entry: s.Entry): s.Item[] {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r}, given by ${agency} on ${day}`, 'It has no rating.');
  const fee = (period: string, label: string): string =>
    `${entry.fees.find((f) => f.row_label_raw === period && f.fee_label_raw === label)?.percent}%`;
  const cost = (period: string): string =>
    `${fee(period, 'total expense ratio')} in ${period} (of which government levies ${fee(period, 'government levies')})`;
  const [manager, advisor] = entry.parties;
  return s.stated([
    ['What kind of fund is it? (category)', entry.category_raw],
    ['How is it set up? (type)', entry.fund_type_raw],
    ['When did it start? (launch date)', entry.launch_date_raw],
    ['How large is it? (net assets)', entry.fund_size_raw],
    ['What is a unit worth? (NAV)', `Rs. ${entry.nav_per_unit}`],
    ['What is it measured against? (benchmark)', entry.benchmark_raw],
    ['How risky is it? (risk profile)', entry.risk_profile_raw],
    ['How stable is it? (stability rating)', rating('FUND')],
    ['Who manages it? (fund manager)', manager?.name_raw],
    ['Who guides it in the Shariah? (Shariah advisor)', advisor?.name_raw],
    ['Who holds the assets? (trustee)', entry.trustee_raw],
    ['Who checks the books? (auditor)', entry.auditor_raw],
    ['What is charged at entry? (front-end load)', entry.front_end_load_raw],
    ['What is charged at exit? (back-end load)', entry.back_end_load_raw],
    ['What does the manager receive? (management fee)', entry.management_fee_raw],
    ['What are all costs? (total expense ratio)', `${cost('June 2023')}; ${cost('fiscal year 2023')}`],
    ['How much is needed? (minimum investment)', entry.minimum_initial_raw],
    ['When can I deal? (dealing days)', entry.dealing_days_raw],
    ['Until what time? (cut-off time)', entry.cutoff_raw],
    ...entry.metrics.map((m) => [`${QUESTIONS[m.label_raw] ?? ''} (${m.label_raw})`, metricText(m)] as const),
    ['How good is the company? (AMC rating)', rating('AMC')],
  ]);
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'weighted average maturity': 'How long does it lend?',
  'portfolio turnover': 'How much does it trade?',
};

function frame(pen: s.Pen, entry: s.Entry | null, month: string, page: number): void {
  pen.sheet.addPage({ size: 'A5', margin: 0 });
  pen.write(month, LEFT, 22, WIDTH, { size: 8, colour: GREY });
  pen.write(String(page), LEFT, 566, WIDTH, { size: 8, colour: GREY, align: 'right' });
  pen.sheet.rect(394, 0, 26, 595).fill(PLUM);
  if (entry !== null) pen.upwards(entry.fund_column_raw ?? '', 401, 320, { size: 13, font: 'bold', colour: '#ffffff' });
}

function first(pen: s.Pen, entry: s.Entry, amc: string): void {
  frame(pen, entry, entry.report_month_label_raw, entry.page_numbers[0] ?? 0);
  let y = 44;
  y += pen.write(entry.fund_name_raw, LEFT, y, WIDTH, { size: 17, ...HEAD });
  y += pen.write(amc, LEFT, y, WIDTH, { size: 8, colour: GREY }) + 8;
  y += pen.write(entry.investment_objective_raw ?? '', LEFT, y, WIDTH, { size: 8.4, font: 'italic' }) + 8;
  for (const [question, answer] of answers(entry)) {
    const left = pen.write(question, LEFT, y, 152, { size: 7.6, colour: PLUM });
    const right = pen.write(answer, LEFT + 160, y, 170, { size: 7.9 });
    y += Math.max(left, right) + 3.6;
    pen.rule(LEFT, y - 2, WIDTH, '#e3d6c4');
  }
}

/** The colour of a bar shows whether it is of the fund or of the benchmark. */
function bars(pen: s.Pen, entry: s.Entry, y: number): number {
  const rows = entry.reported_returns;
  const all = rows.flatMap((r) => [r.fund_return_percent, r.benchmark_return_percent]);
  const largest = Math.max(...all.map((v) => Math.abs(Number(v))));
  pen.sheet.rect(LEFT, y + 1, 7, 7).fill(PLUM);
  pen.write('the fund', LEFT + 11, y, 70, { size: 8 });
  pen.sheet.rect(LEFT + 70, y + 1, 7, 7).fill(SAND);
  pen.write('its benchmark', LEFT + 81, y, 90, { size: 8 });
  let at = y + 16;
  for (const row of rows) {
    pen.write(row.period_label_raw, LEFT, at + 5, 92, { size: 8 });
    for (const [value, colour] of [
      [row.fund_return_percent, PLUM],
      [row.benchmark_return_percent, SAND],
    ] as const) {
      const length = (Math.abs(Number(value)) / largest) * 180;
      pen.sheet.rect(LEFT + 96, at, length, 7.5).fill(colour);
      pen.write(`${value}%`, LEFT + 100 + length, at - 0.4, 50, { size: 7.4 });
      at += 9;
    }
    at += 5;
  }
  return at;
}

/** Three months on a line; below each its fund and benchmark. */
function months(pen: s.Pen, entry: s.Entry, y: number): number {
  const labels = s.labelsOf(entry.monthly_returns);
  labels.forEach((label, i) => {
    const x = LEFT + (i % 3) * 110;
    const at = y + Math.floor(i / 3) * 44;
    const value = (series: string): string => `${s.percentAt(entry.monthly_returns, series, label) ?? ''}%`;
    pen.sheet.rect(x, at, 106, 40).lineWidth(0.5).stroke(SAND);
    pen.write(label, x + 6, at + 4, 94, { size: 7.4, colour: GREY });
    pen.write(value(entry.fund_column_raw ?? ''), x + 6, at + 14, 94, { size: 10, ...HEAD });
    pen.write(value('Benchmark'), x + 6, at + 27, 94, { size: 7.6 });
  });
  return y + Math.ceil(labels.length / 3) * 44;
}

function second(pen: s.Pen, entry: s.Entry): void {
  frame(pen, entry, entry.report_month_label_raw, entry.page_numbers[1] ?? 0);
  let y = bars(pen, entry, heading(pen, 'How has it done?', 44));
  y += pen.write(entry.footnotes_raw.join(' '), LEFT, y, WIDTH, { size: 7, colour: GREY }) + 10;
  y = heading(pen, 'Month by month', y);
  y +=
    pen.write('The fund in large figures, its benchmark in small ones below them.', LEFT, y, WIDTH, { size: 7.4 }) + 4;
  months(pen, entry, y);
}

function weights(pen: s.Pen, rows: readonly s.AllocationRow[], y: number): number {
  let at = y + pen.write(rows[0]?.table_title_raw ?? '', LEFT, y, WIDTH, { size: 8.4, ...HEAD }) + 4;
  for (const row of rows) {
    pen.write(`${row.percent}%`, LEFT, at, 40, { size: 8.4, font: 'bold', align: 'right' });
    at += pen.write(row.label_raw, LEFT + 52, at, 270, { size: 8.4 }) + 3.5;
  }
  return at + 10;
}

function third(pen: s.Pen, entry: s.Entry): void {
  frame(pen, entry, entry.report_month_label_raw, entry.page_numbers[2] ?? 0);
  let y = heading(pen, 'What does it own?', 44) + 4;
  y = weights(pen, s.ofType(entry, 'ASSET_ALLOCATION'), y);
  y = weights(pen, s.secondRows(entry), y);
  if (entry.holdings.length > 0) {
    y += pen.write(entry.holdings_title_raw ?? '', LEFT, y, WIDTH, { size: 8.4, ...HEAD }) + 4;
    const names = entry.holdings.map((h) => `${h.name_raw} (${h.percent})`).join(', ');
    pen.write(`${names}.`, LEFT, y, WIDTH, { size: 8.4 });
  }
  const legal =
    'All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results. Please read the Offering Document to understand the policies and the risks involved.';
  pen.write(legal, LEFT, 530, WIDTH, { size: 6.8, colour: GREY });
}

export function drawFund(pen: s.Pen, entry: s.Entry, amc: string): void {
  first(pen, entry, amc);
  pen.endPage();
  second(pen, entry);
  pen.endPage();
  third(pen, entry);
  pen.endPage();
}

export function drawFront(pen: s.Pen, entries: readonly s.Entry[], amc: string): void {
  frame(pen, null, 'June 2023', 1);
  pen.write('Our funds in questions and answers', LEFT, 120, 300, { size: 22, ...HEAD });
  pen.write(amc, LEFT, 190, WIDTH, { size: 11 });
  let y = 260;
  for (const entry of entries) {
    pen.write(`${entry.fund_name_raw} (${entry.fund_column_raw})`, LEFT, y, 270, { size: 9.6 });
    pen.write(String(entry.page_number), 330, y, 40, { size: 9.6, align: 'right' });
    y += 22;
  }
  pen.endPage();
}
