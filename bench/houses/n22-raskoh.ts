/** N22, Raskoh: a document whose funds follow each other without page breaks; facts as numbered lists with dots. */
import { writeFile } from 'node:fs/promises';
import { Flow } from './n22-flow.ts';
import { FUNDS } from './n22-funds.ts';
import { drawFund, drawLetter } from './n22-text.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared6.ts';

const AMC = 'Raskoh Investments Limited';
const MONTH = { year: 2025, month: 4 };
const YEARS = 4;
const NOTE = '* After the reversal of the provision for the Sindh Workers’ Welfare Fund.';
const MANAGERS = { rate: 'Abdul Samad Mengal', market: 'Saima Notezai, CFA' } as const;

const dayText = ([y, m, d]: s.Day): string => `${d} ${s.monthName({ year: y, month: m })} ${y}`;

const formOf = (isFund: boolean): s.Form => ({
  periods: isFund
    ? [
        ['MTD', 'April 2025'],
        ['3M', 'Three months'],
        ['FYTD', 'FY25 to date'],
        ['1Y', 'One year'],
        ['3Y', 'Three years p.a.'],
        ['SI', 'Since launch p.a.'],
      ]
    : [
        ['MTD', 'April 2025'],
        ['FYTD', 'FY25 to date'],
        ['SI', 'Since launch p.a.'],
      ],
  peers: false,
  seriesMonths: isFund ? 12 : 0,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)}’${s.year2(m)}`,
  benchmarkSeries: 'Benchmark',
  size: (rupees) => {
    const raw = s.lakhs(rupees);
    return { raw: `Rs. ${raw}`, pkr: s.rupees(raw, 0) };
  },
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (% of total assets)',
  creditTitle: 'Credit quality (% of total assets)',
  sectorTitle: 'Top sectors (% of total assets)',
  allocationMonths: (m) =>
    (isFund ? [s.before(m), m] : [m]).map((month) => ({ month, label: dayText(s.lastDay(month)) })),
  allocationDecimals: 1,
  holdingsTitle: 'Top holdings (% of total assets)',
  holdingDecimals: 1,
  fees: [],
  day: dayText,
});

function finish(entry: s.Entry, fund: s.Fund): void {
  const isFund = fund.subs === undefined;
  entry.footnotes_raw = isFund ? [NOTE] : [];
  entry.nav_date = s.iso(s.lastDay(MONTH));
  for (const part of s.partsOf(entry, fund)) {
    const { figures } = part;
    s.alignCredit(figures);
    s.alignOthers(figures);
    s.withoutPast(figures, 'CREDIT_QUALITY', dayText(s.lastDay(MONTH)));
    s.withoutPast(figures, 'SECTOR_ALLOCATION', dayText(s.lastDay(MONTH)));
    figures.fees = s
      .ratiosOf(part, MONTH)
      .map((r) => ({ row_label_raw: null, fee_label_raw: `total expense ratio (${r.period})`, percent: r.withLevies }));
    if (isFund) figures.historical_returns = s.fiscalYears(part, MONTH, YEARS, 'Benchmark').toReversed();
  }
}

function entriesOf(funds: readonly s.Fund[], firstPage: number): s.Entry[] {
  return funds.map((fund) => {
    const frame: s.Frame = {
      amc: AMC,
      month: MONTH,
      monthLabel: 'April 2025',
      footer: null,
      pages: [firstPage],
      committee: [
        [MANAGERS[fund.subs === undefined ? fund.model.kind : 'market'], 'Fund Manager'],
        ['Mir Zahid Rakhshani', 'Chief Executive Officer'],
        ['Tahira Badini, CFA', 'Chief Investment Officer'],
      ],
      amcRating: ['AM2', 'VIS', [2024, 12, 27]],
    };
    const entry = s.entryOf(fund, frame, formOf(fund.subs === undefined));
    finish(entry, fund);
    return entry;
  });
}

/** Only the drawing shows on which pages a fund is. */
async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const footerOf = (page: number): string => `Page ${page}`;
  const pdf = await printSheets({}, true, (sheet) => {
    const flow = new Flow(sheet, `${AMC} – Fund Managers’ Report for April 2025`, footerOf);
    flow.newPage();
    if (isWhole) {
      drawLetter(flow);
      flow.newPage();
    }
    for (const entry of entries) {
      const fund = s.fundNamed(FUNDS, entry);
      flow.reserve(110);
      const first = flow.page;
      const [part] = s.partsOf(entry, fund);
      const old = s.figuresAt(s.only(part, 'part'), s.before(MONTH), formOf(true));
      const ratios = s.partsOf(entry, fund).map((p) => s.ratiosOf(p, MONTH));
      drawFund(flow, { entry, number: FUNDS.indexOf(fund) + 1, old, ratios });
      entry.page_number = first;
      entry.page_numbers = Array.from({ length: flow.page - first + 1 }, (_, i) => first + i);
      entry.page_footer_raw = footerOf(first);
    }
  });
  await writeFile(path, pdf);
}

/** The planted fault: the net assets of the month before. */
function falsify(entry: s.Entry): void {
  const [part] = s.partsOf(entry, s.fundNamed(FUNDS, entry));
  const old = s.figuresAt(s.only(part, 'part'), s.before(MONTH), formOf(true));
  const real = s.only(entry.fund_size_pkr, 'size');
  const printed = s.only(old.fund_size_raw, 'size');
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = old.fund_size_pkr;
  entry.planted_fault = {
    kind: 'FUND_SIZE_OF_THE_MONTH_BEFORE',
    false_values: [{ field: 'fund_size_pkr', printed, under: entry.fund_size_label_raw, real_pkr: real }],
    true_values: 'all other facts, incl. NAV per unit and units outstanding',
    must_not_serve: 'fund_size_pkr of the month before',
    how_it_can_be_seen: 'NAV times units outstanding, both on the same page, is another amount',
  };
}

export const drawRaskoh = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N22_raskoh_2025-04',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'a fund begins wherever the one before ends; one page has the end of one fund and the start of the next',
      'numbered lists with dots before the values; justified text with wide gaps',
      'rupees grouped by lakh and crore: Rs. 4,31,24,56,789; negatives with the sign at the end: 1.23-',
      'periods and fiscal years as rows, with a difference; FY24* with a note',
      'months, allocations and expense ratios in sentences; the month before comes first',
      'holdings in two columns; comments with figures of the month before and of the market',
    ],
    funds: FUNDS,
    entriesOf,
    write: print,
    hostile: { file: 'hostile_N22_size_of_the_month_before', fund: 'Raskoh Stock Fund (RSF)', falsify },
  });
