/** N55, Tirah: a statement with numbers of notes between labels and amounts, thousands of rupees, tables as notes. */
import { FUNDS } from './n55-funds.ts';
import { html } from './n55-page.ts';
import * as s from './shared12.ts';

const AMC = 'Tirah Asset Management Limited';
const MONTH = { year: 2012, month: 1 };
const JUNE = { year: 2011, month: 6 };

/** Thousands of rupees, as financial statements print them. */
function inThousands(rupees: number): { raw: string; pkr: string } {
  const raw = s.grouped(rupees / 1000, 0);
  return { raw, pkr: s.rupees(raw, 3) };
}

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['FYTD', 'Seven months'],
    ['1Y', 'One year'],
    ['3Y', 'Three years'],
    ['5Y', 'Five years'],
    ['SI', 'Since launch'],
  ],
  monthLabel: s.dashed,
  size: inThousands,
  sizeLabel: 'Net assets',
  prices: ['units_outstanding', 'offer_price', 'repurchase_price'],
  assetTitle: 'Composition of total assets',
  creditTitle: 'Rating of assets (% of total assets)',
  sectorTitle: 'Sectors (% of total assets)',
  allocationMonths: (m) => [m, JUNE].map((month) => ({ month, label: s.dayFirstMonth(s.lastDay(month)) })),
  holdingsTitle: 'Largest holdings (% of total assets)',
  day: s.dayFirstMonth,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'JANUARY 31, 2012',
  footerOf: (page) => `Tirah Asset Management Limited - ${page}`,
  committeeOf: (fund) => [
    ['Sher Alam Afridi', 'Chief Executive'],
    ['Nighat Bangash, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Adnan Orakzai' : 'Nighat Bangash, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3+', 'PACRA', [2011, 5, 18]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualised' : 'not annualised';
    entry.footnotes_raw = [`Returns of up to one year are ${basis}; returns of more than one year are annualised.`];
    s.withoutPast(entry, fund.model.kind === 'rate' ? 'CREDIT_QUALITY' : 'SECTOR_ALLOCATION', 'January 31, 2012');
    s.setRatios(entry, fund, MONTH, ['Expense ratio for the month (%)', 'Expense ratio for the year to date (%)']);
  },
};

export const drawTirah = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N55_tirah_2012-01',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'a statement of facts whose column of note numbers is between labels and amounts, next to those of June',
      "the unit of a block of amounts is in a line between dashes above it: rupees in '000, rupees, number, percent",
      'tables of assets, returns and months are numbered notes; assets have an amount and two percentages',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) =>
      s.printDistilled(
        html(entries, (entry) => s.figuresThen(entry, FUNDS, JUNE, form)),
        path,
      ),
  });
