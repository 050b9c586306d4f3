/** N16, Haleji: a page for each fund and each sub-fund of two pension funds. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n16-funds.ts';
import { dayText, drawPage, GOVERNMENT, spaced } from './n16-page.ts';
import type { Page } from './n16-page.ts';
import { printSheets, write } from './pdf1.ts';
import * as s from './shared4.ts';

const AMC = 'Haleji Wealth Management Limited';
const MONTH = { year: 2021, month: 6 };
const COMMITTEE = [
  ['Rukhsana Memon', 'Chief Investment Officer'],
  ['Waseem Palijo', 'Head of Fixed Income'],
] as const;
const NOTES = {
  all: 'Returns of income, debt and money market up to one year are annualised. N/A: not in existence for the period.',
  dividend: 'The fund paid out its income of the fiscal year in June 2021, which lowered the NAV per unit.',
};

const formOf = (month: s.Month): s.Form => ({
  periods: [
    ['MTD', 'Month'],
    ['3M', 'Three months'],
    ['FYTD', 'Fiscal YTD'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since inception'],
  ],
  peers: false,
  seriesMonths: month.month + 12,
  newestFirst: false,
  monthLabel: (m) => `${s.shortMonth(m)} ${m.year}`,
  benchmarkSeries: 'Benchmark',
  size: (rupees) => {
    const raw = spaced(rupees / 1e6, 2);
    return { raw, pkr: s.rupees(raw.replaceAll(' ', ''), 6) };
  },
  sizeLabel: 'Net assets, PKR million',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Asset allocation, % of total assets',
  creditTitle: 'Credit quality, % of total assets',
  sectorTitle: 'Sectors, % of total assets',
  allocationMonths: (m) => [
    { month: s.before(m), label: s.monthName(s.before(m)) },
    { month: m, label: s.monthName(m) },
  ],
  allocationDecimals: 1,
  holdingsTitle: 'Main holdings, % of total assets',
  holdingDecimals: 1,
  fees: ['Total expense ratio, month', 'Total expense ratio, year to date'],
  day: dayText,
});

const countOf = (fund: s.Fund): number => fund.subs?.length ?? 1;

function entriesOf(month: s.Month): s.Entry[] {
  const form = formOf(month);
  let next = 2;
  return FUNDS.map((fund) => {
    const pages = Array.from({ length: countOf(fund) }, (_, i) => next + i);
    next += pages.length;
    const entry = s.entryOf(
      fund,
      {
        amc: AMC,
        month,
        monthLabel: `${s.monthName(month)} ${month.year}`,
        footer: `${AMC} ${pages[0]}`,
        pages,
        committee: COMMITTEE,
        amcRating: ['AM2+', 'VIS', [2020, 12, 23]],
      },
      form,
    );
    for (const part of s.partsOf(entry, fund)) {
      s.alignCredit(part.figures);
      part.figures.historical_returns = s.fiscalYears(part, month, 5, 'Benchmark');
      part.figures.fees = s.ratiosOf(part, month).map((r, i) => ({
        row_label_raw: null,
        fee_label_raw: form.fees[i] ?? '',
        percent: r.withLevies,
      }));
      Object.assign(part.figures, totals(part));
    }
    entry.footnotes_raw = [NOTES.all];
    if (fund.abbr === 'HIF' && month.month === 6) entry.footnotes_raw.push(NOTES.dividend);
    return entry;
  });
}

/** Printed sums: of all classes, and of government paper when it has several. */
function totals(part: s.Part): object {
  const rows = s.ofType(part.figures, 'ASSET_ALLOCATION');
  const periods = [...new Set(rows.map((r) => r.period_label))];
  const total = (label_raw: string, percent: string, period_label: string | null): s.AllocationRow => ({
    allocation_type: 'ASSET_ALLOCATION',
    label_raw,
    percent,
    period_label,
    table_title_raw: rows[0]?.table_title_raw ?? '',
  });
  return {
    allocation_totals: periods.flatMap((period) => {
      const own = rows.filter((r) => r.period_label === period && GOVERNMENT.has(r.label_raw)).map((r) => r.percent);
      const state = own.length > 1 ? [total('Government paper', s.sumOf(own, 1), period)] : [];
      return [...state, total('Total', '100.0', period)];
    }),
  };
}

/** The planted fault: a digit too many makes a small holding the largest one. */
function falsify(entries: readonly s.Entry[]): void {
  const entry = s.entryNamed(entries, 'Haleji Islamic Stock Fund');
  const at = 2;
  const holding = s.only(entry.holdings[at], 'holding');
  const printed = `1${holding.percent}`;
  entry.holdings[at] = { ...holding, percent: printed };
  entry.planted_fault = {
    kind: 'HOLDING_WITH_A_DIGIT_TOO_MANY',
    false_values: [{ field: 'holdings', name_raw: holding.name_raw, printed, real: holding.percent }],
    true_values: 'all other facts, incl. the other holdings and their sum',
    must_not_serve: 'the false weight',
    how_it_can_be_seen:
      'the weights descend by rank, the sum of the holdings and the change since the month before contradict it, and its sector weighs less',
  };
}

function pagesOf(entries: readonly s.Entry[], month: s.Month): Page[] {
  const form = formOf(month);
  return entries.flatMap((entry) => {
    const fund = s.only(
      FUNDS.find((f) => f.name === entry.fund_name_raw),
      'fund',
    );
    return s.partsOf(entry, fund).map((part, i) => ({
      entry,
      part,
      old: s.figuresAt(part, s.before(month), form),
      scheme: fund.subs === undefined ? null : fund.name,
      isFirst: i === 0,
      number: entry.page_numbers[i] ?? 0,
      month,
      form,
    }));
  });
}

async function print(entries: readonly s.Entry[], month: s.Month, path: string): Promise<void> {
  const pdf = await printSheets({}, false, (sheet) => {
    sheet.addPage({ size: 'LETTER', margin: 0 });
    sheet.rect(0, 0, 612, 792).fill('#5b3f8c');
    const white = { colour: '#ffffff' } as const;
    write(sheet, 'Haleji', 60, 240, 400, { size: 52, font: 'bold', ...white });
    write(sheet, `Monthly fund report, ${s.monthName(month)} ${month.year}`, 60, 310, 400, { size: 15, ...white });
    const text =
      'Exports and remittances kept the economy growing, and the budget left taxes on savings unchanged. The policy rate was left unchanged.';
    write(sheet, text, 60, 350, 360, { size: 10, ...white });
    write(sheet, AMC, 60, 720, 400, { size: 11, ...white });
    for (const page of pagesOf(entries, month)) drawPage(sheet, page);
  });
  await writeFile(path, pdf);
}

export function drawHaleji(): s.Drawn[] {
  return s.drawTwo({
    file: 'N16_haleji',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'a page for each sub-fund, the pension fund named in the running head only; the profile on the first of its pages',
      'labels under values in a side bar; the running head names the month of publication; a watermark',
      'thousands parted by spaces; negatives as (1.23)%',
      'two months in one cell; sums in the middle of a table broken over two columns',
      'calendar years as rows with months to come blank; periods in two blocks next to each other',
    ],
    month: MONTH,
    entriesOf,
    falsify,
    write: print,
  });
}
