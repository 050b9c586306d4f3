/** N69, Shigar: a designer's two columns; the launch and the ratings on a line of time, shares as rupees of each hundred. */
import { FUNDS } from './n69-funds.ts';
import { html } from './n69-page.ts';
import * as s from './shared12.ts';

const AMC = 'Shigar Islamic Funds Limited';
const MONTH = { year: 2025, month: 4 };

function inBillions(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1e9, 2);
  return { raw: `Rs. ${raw} billion`, pkr: s.rupees(raw, 9) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'This month'],
    ['3M', 'Three months'],
    ['FYTD', 'Since 1 July 2024'],
    ['1Y', 'One year'],
    ['3Y', 'Three years (p.a.)'],
    ['SI', 'Since launch (p.a.)'],
  ],
  newestFirst: true,
  monthLabel: (m) => `${s.shortMonth(m)} ${s.year2(m)}`,
  size: inBillions,
  sizeLabel: 'Net assets',
  assetTitle: 'Asset allocation: of each Rs. 100',
  creditTitle: 'Credit quality: of each Rs. 100',
  sectorTitle: 'Sectors: of each Rs. 100',
  holdingsTitle: 'Largest holdings: of each Rs. 100',
  day: s.longDay,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'April 2025',
  footerOf: (page) => `${page}`,
  committeeOf: (fund) => [
    ['Haider Shigri', 'Chief Executive Officer'],
    ['Mufti Yaqoob Balti', 'Shariah Adviser'],
    ['Zehra Askari, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Nisar Khaplui' : 'Zehra Askari, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2+', 'VIS', [2025, 2, 14]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
    entry.footnotes_raw = [`Returns of up to one year are ${basis}. Shares of Rs. 100 are of total assets.`];
    entry.nav_date = s.iso(s.lastDay(MONTH));
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s.ratiosOf(part, MONTH).map((r) => s.fee(`Expense ratio (${r.period})`, r.withLevies));
  },
};

/** The planted fault: the year of the launch is ten years late, as when 2015 is typed as 2025. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.launch_date_raw, 'launch');
  const printed = real.replace('2015', '2025');
  entry.planted_fault = {
    kind: 'LAUNCH_DATE_AFTER_ITS_RETURNS',
    false_values: [{ field: 'launch_date_raw', printed, real }],
    true_values: 'all other facts, incl. the returns of three years and of twelve months',
    must_not_serve: 'the false launch date',
    how_it_can_be_seen: 'the page prints a return of three years and returns of months before the day of the launch',
  };
  entry.launch_date_raw = printed;
  entry.launch_date = (entry.launch_date ?? '').replace('2015', '2025');
}

export const drawShigar = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N69_shigar_2025-04',
    amc: AMC,
    producer: 'chromium',
    quirks: [
      'the launch and the ratings are events on a line of time: the day above a mark, what happened below it',
      'shares are rupees of each hundred, printed before what they are invested in: `Rs. 51.7 Islamic bank deposits`',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => s.printHtml(html(entries), path),
    hostile: { file: 'hostile_N69_launch_after_returns', fund: 'Shigar Islamic Growth Fund', falsify },
  });
