/** N81, Wazirabad: typeset with troff, two pages for each fund; sizes in thousands next to the number of units. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n81-funds.ts';
import { source, typeset } from './n81-page.ts';
import * as s from './shared15.ts';

const AMC = 'Wazirabad Investment Advisors Limited';
const MONTH = { year: 2019, month: 11 };
const SIZE = "Net assets (Rs. in '000)";
const COMPOUND = 'Periods marked with an asterisk are compound annual growth rates.';

const inThousands = (rupees: number): { raw: string; pkr: string } => {
  const raw = s.grouped(rupees / 1e3, 0);
  return { raw, pkr: s.rupees(raw, 3) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['6M', 'Six months'],
    ['FYTD', 'Fiscal year to date'],
    ['1Y', 'Twelve months'],
    ['3Y', 'Three years*'],
    ['5Y', 'Five years*'],
    ['SI', 'Since inception*'],
  ],
  monthLabel: s.dashed,
  size: inThousands,
  sizeLabel: SIZE,
  prices: ['units_outstanding'],
  assetTitle: 'Asset allocation (percent of total assets)',
  creditTitle: 'Credit quality (percent of total assets)',
  sectorTitle: 'Sector allocation (percent of total assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dayFirstMonth(s.lastDay(month)) })),
  holdingsTitle: 'Top ten holdings (percent of total assets)',
  day: s.dayFirstMonth,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'November 2019',
  footerOf: () => null,
  committeeOf: (fund) => [
    ['Chaudhry Nasir Cheema', 'Chief Executive Officer'],
    ['Fareeha Warraich, CFA', 'Head of Fixed Income'],
    ['Umer Tarar', 'Head of Equity'],
    ['Sobia Virk, ACA', 'Chief Financial Officer'],
    [fund.model.kind === 'rate' ? 'Fareeha Warraich, CFA' : 'Umer Tarar', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2019, 9, 3]],
  formOf: () => form,
  introduction: -1,
  pagesEach: 2,
  finish: (entry, fund) => {
    const basis = fund.model.kind === 'rate' ? 'annualized' : 'absolute';
    entry.footnotes_raw = [`Returns of up to twelve months are ${basis}. ${COMPOUND}`];
    for (const part of s.partsOf(entry, fund)) {
      const [, year] = s.ratioPair(part, MONTH);
      part.figures.historical_returns = s.fiscalYears(part, MONTH, 5, 'Benchmark');
      part.figures.fees = [
        s.fee('Total expense ratio, YTD', year.withLevies),
        s.fee('Total expense ratio excluding levies, YTD', year.without),
      ];
    }
  },
};

/** The planted fault: millions of rupees below a label that says thousands. */
function falsify(entry: s.Entry): void {
  const real = { raw: s.only(entry.fund_size_raw, 'size'), pkr: entry.fund_size_pkr };
  const printed = s.grouped(Number(real.pkr) / 1e6, 0);
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 3);
  entry.planted_fault = {
    kind: 'FUND_SIZE_WRONG_UNIT',
    false_values: [{ field: 'fund_size_pkr', printed, under: SIZE, real_pkr: real.pkr }],
    true_values: 'all other facts, incl. the price and units outstanding',
    must_not_serve: 'fund_size_pkr a thousand times too small',
    how_it_can_be_seen: 'units outstanding times the price is not the net assets printed beside them',
  };
}

export const drawWazirabad = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N81_wazirabad_2019-11',
    amc: AMC,
    producer: 'groff',
    quirks: ['two pages for each fund: facts and returns, then the portfolio; no numbers of pages'],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) => writeFile(path, typeset(source(entries))),
    hostile: { file: 'hostile_N81_size_wrong_unit', fund: 'Wazirabad Growth Fund', falsify },
  });
