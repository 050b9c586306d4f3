/** N85, Khewra: statements of account; a return is in the column of losses or in that of gains, shares are carried forward. */
import { FUNDS } from './n85-funds.ts';
import { CLOSED, OPENED, html } from './n85-page.ts';
import * as s from './shared15.ts';

const AMC = 'Khewra Asset Managers Limited';
const MONTH = { year: 2021, month: 4 };
const EXCESS = 14;

/** 06-09-2012 */
const dayText = ([year, month, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${String(month).padStart(2, '0')}-${year}`;

/** Whole rupees as on a cheque. */
const onCheque = (rupees: number): { raw: string; pkr: string } => {
  const whole = s.grouped(rupees, 0);
  return { raw: `Rs. ${whole}/-`, pkr: s.rupees(whole, 0) };
};

const form = s.formWith({
  periods: [
    ['MTD', 'One month'],
    ['3M', 'Three months'],
    ['FYTD', 'Since 1st July 2020'],
    ['1Y', 'One year'],
    ['3Y', 'Three years, per year'],
    ['5Y', 'Five years, per year'],
    ['SI', 'Since launch, per year'],
  ],
  monthLabel: (m) => `${s.monthName(m)} ${m.year}`,
  size: onCheque,
  sizeLabel: 'Balance of net assets',
  prices: ['units_outstanding'],
  assetTitle: 'Account of Assets (% of Total Assets)',
  creditTitle: 'Account of Credit Quality (% of Total Assets)',
  sectorTitle: 'Account of Sectors (% of Total Assets)',
  allocationMonths: (m) => [
    { month: s.before(m), label: OPENED },
    { month: m, label: CLOSED },
  ],
  holdingsTitle: 'Register of Holdings (% of Total Assets)',
  day: dayText,
});

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: '1st to 30th April 2021',
  footerOf: (page) => `Folio ${page}`,
  committeeOf: (fund) => [
    ['Malik Sarfraz Tiwana', 'Chief Executive Officer'],
    ['Nazia Janjua, CFA', 'Chief Investment Officer'],
    [fund.model.kind === 'rate' ? 'Abid Khokhar' : 'Nazia Janjua, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM2', 'PACRA', [2020, 12, 18]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    const isRate = fund.model.kind === 'rate';
    entry.footnotes_raw = [`Returns of up to one year are ${isRate ? 'annualised' : 'those of the period'}.`];
    s.setRatios(entry, fund, MONTH, ['Expenses of the month', 'Expenses since 1st July 2020']);
  },
};

/** The planted fault: one class is carried forward with more than was brought forward and added, so that all exceed 100. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofMonth(entry, 'ASSET_ALLOCATION', CLOSED).find((r) => r.label_raw === 'Saving accounts'),
    'class',
  );
  const real = row.percent;
  row.percent = (Number(real) + EXCESS).toFixed(1);
  entry.planted_fault = {
    kind: 'ALLOCATION_SUM',
    false_values: [
      { field: 'allocations', label_raw: row.label_raw, period_label: CLOSED, printed: row.percent, real },
    ],
    true_values: 'all other classes, the additions and the withdrawals, and all other facts',
    must_not_serve: 'the share carried forward of the class',
    how_it_can_be_seen: 'brought forward, added and withdrawn do not give it, and the classes sum to 114',
  };
}

export const drawKhewra = (): s.Drawn[] => {
  const entriesOf = s.entriesOf(HOUSE);
  return s.drawIssue({
    file: 'N85_khewra_2021-04',
    amc: AMC,
    producer: 'ghostscript',
    quirks: [
      'losses and gains are columns of their own, of the fund and of its benchmark; sizes as on a cheque: Rs. 1,234,567/-',
      'classes have a share brought forward, an addition or a withdrawal, and a share carried forward',
    ],
    funds: FUNDS,
    entriesOf,
    write: async (entries, path) => {
      const honest = entriesOf(FUNDS, 2);
      const trueOf = (e: s.Entry): s.Entry => s.entryNamed(honest, e.fund_name_raw);
      await s.printDistilled(html(entries, trueOf), path);
    },
    hostile: { file: 'hostile_N85_allocation_sum', fund: 'Khewra Stock Fund', falsify },
  });
};
