/** N10, Manchar: six funds of different categories. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { FUNDS } from './n10-funds.ts';
import { AMC, BAND, LEFT, Sheet, drawBand, drawCharges, drawFooter, drawHead, drawMonths } from './n10-page.ts';
import * as s from './shared3.ts';

const FONTS = '/usr/share/fonts/opentype/urw-base35/';
const MONTH = { year: 2022, month: 9 };
const COMMITTEE = [
  ['Zubair Ahmed Talpur', 'Chief Executive'],
  ['Mahwish Soomro', 'Chief Investment Officer'],
  ['Imran Ali Junejo', 'Portfolio Manager, Equities'],
  ['Sobia Memon', 'Portfolio Manager, Fixed Income'],
] as const;

const dashed = ([y, m, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year: y, month: m })}-${String(y).slice(2)}`;

const FORM: s.Form = {
  periods: [
    ['MTD', '1 month'],
    ['6M', '6 months'],
    ['FYTD', 'Since 1 July'],
    ['1Y', '1 year'],
    ['5Y', '5 years p.a.'],
    ['SI', 'Inception p.a.'],
  ],
  peers: true,
  seriesMonths: 12,
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  benchmarkSeries: 'Benchmark',
  size: s.inMillions(0, 'Rs ', ' mn'),
  sizeLabel: 'Net assets',
  prices: [],
  assetTitle: 'Asset mix, % of total assets',
  creditTitle: '',
  sectorTitle: '',
  allocationMonths: (month) => [
    { month, label: `${s.shortMonth(month)} ${s.year2(month)}` },
    { month: s.before(month), label: `${s.shortMonth(s.before(month))} ${s.year2(s.before(month))}` },
  ],
  allocationDecimals: 1,
  holdingsTitle: 'Largest holdings',
  holdingDecimals: 1,
  fees: ['Expense ratio, month', 'Expense ratio, year to date'],
  day: dashed,
};

const REVIEW =
  `The State Bank held its policy rate at 15.00% in September. Floods disrupted supply and inflation stood at
23.18% year on year. The rupee lost 4.25% against the dollar in the month, and the KSE-100 Index fell by 7.64% to
41,129 points. Remittances were USD 2.44 billion. We keep maturities short in our income funds and prefer exporters,
fertilizer and banks in our equity funds.`.replaceAll('\n', ' ');

function entriesOf(funds: readonly s.Fund[], pageOf: (index: number) => number[]): s.Entry[] {
  return funds.map((fund, i) =>
    s.entryOf(
      fund,
      {
        amc: AMC,
        month: MONTH,
        monthLabel: 'SEPTEMBER 2022',
        footer: `${AMC} · page ${pageOf(i)[0]}`,
        pages: pageOf(i),
        committee: COMMITTEE,
        amcRating: ['AM2', 'PACRA', [2022, 3, 30]],
      },
      FORM,
    ),
  );
}

function drawFront(sheet: Sheet, entries: readonly s.Entry[]): void {
  sheet.text('The month in brief', LEFT, 90, { size: 24, font: 'bold', color: '#0b6e8a' });
  sheet.text(REVIEW, LEFT, 130, { size: 10, width: 330 });
  sheet.text('In this report', 420, 130, { size: 10, font: 'bold' });
  entries.forEach((e, i) => {
    sheet.text(e.fund_name_raw, 420, 148 + i * 14, { size: 8, width: 130 });
    sheet.text(String(e.page_number), 535, 148 + i * 14, { size: 8, width: 20, align: 'right' });
  });
}

function drawCommon(sheet: Sheet, entries: readonly s.Entry[], top: number): void {
  const below = drawMonths(sheet, entries, drawCharges(sheet, entries, top) + 24);
  const first = entries[0];
  const people = first?.parties.map((p) => `${p.designation_raw}: ${p.name_raw}`).join('.  ') ?? '';
  const y = sheet.text('Investment committee of all funds', LEFT, below + 20, {
    font: 'bold',
    size: 10,
    color: '#0b6e8a',
  });
  const next = sheet.text(`${people}.`, LEFT, y + 4, { size: 8, width: 527 });
  const rating = first?.ratings.find((r) => r.subject === 'AMC')?.line_raw ?? '';
  sheet.text(
    `Trustee of all funds: ${first?.trustee_raw}.  Auditor: ${first?.auditor_raw}  Management quality rating: ${rating}.`,
    LEFT,
    next + 10,
    { size: 8, width: 527 },
  );
}

async function write(path: string, entries: readonly s.Entry[], whole: boolean): Promise<void> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: 'Manchar monthly', Author: AMC, CreationDate: new Date(Date.UTC(2022, 9, 7)) },
  });
  const out = createWriteStream(path);
  doc.pipe(out);
  doc.registerFont('roman', `${FONTS}NimbusSans-Regular.otf`);
  doc.registerFont('bold', `${FONTS}NimbusSans-Bold.otf`);
  doc.registerFont('italic', `${FONTS}NimbusSans-Italic.otf`);
  const sheet = new Sheet(doc);
  const start = (page: number): void => {
    if (page > 1) doc.addPage();
    drawHead(sheet, AMC, 'SEPTEMBER 2022');
    drawFooter(sheet, `${AMC} · page ${page}`);
  };
  if (whole) {
    start(1);
    drawFront(sheet, entries);
    for (const page of [2, 3]) {
      start(page);
      entries.slice(page * 3 - 6, page * 3 - 3).forEach((e, i) => drawBand(sheet, e, 46 + i * (BAND + 6)));
    }
    start(4);
    drawCommon(sheet, entries, 60);
  } else {
    start(1);
    entries.forEach((e, i) => drawBand(sheet, e, 46 + i * (BAND + 6)));
    drawCommon(sheet, entries, 44 + entries.length * (BAND + 6));
  }
  doc.end();
  await finished(out);
}

/** The planted fault: a fund that is launched after the month of the report. */
function hostile(): s.Drawn {
  const entries = entriesOf(FUNDS.slice(3, 5), () => [1]);
  const entry = entries[1];
  if (entry === undefined) throw new Error('no fund to falsify');
  const real = entry.launch_date ?? '';
  entry.launch_date = '2027-12-10';
  entry.launch_date_raw = '10-Dec-27';
  entry.planted_fault = {
    kind: 'LAUNCH_DATE_AFTER_REPORT_DATE',
    false_values: [{ field: 'launch_date', printed: '10-Dec-27', real }],
    true_values: 'all other facts',
    must_not_serve: 'launch_date',
    how_it_can_be_seen: 'the launch date lies after September 2022, and the page shows returns of the last five years',
  };
  return {
    file: 'hostile_N10_launch_after_report',
    amc: AMC,
    producer: 'PDFKit',
    quirks: [],
    entries,
    write: (path) => write(path, entries, false),
  };
}

export function drawManchar(): s.Drawn[] {
  const entries = entriesOf(FUNDS, (i) => [i < 3 ? 2 : 3, 4]);
  return [
    {
      file: 'N10_manchar_2022-09',
      amc: AMC,
      producer: 'PDFKit',
      quirks: [],
      entries,
      write: (path) => write(path, entries, true),
    },
    hostile(),
  ];
}
