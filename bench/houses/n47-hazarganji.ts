/** N47, Hazarganji: marked labels, two lists in one table, fees allowed and charged, investments that break a limit. */
import { writeFile } from 'node:fs/promises';
import { BREACHES, CHARGED, FUNDS } from './n47-funds.ts';
import type { Breach } from './n47-funds.ts';
import { drawFund } from './n47-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared10.ts';

const AMC = 'Hazarganji Asset Management Company Limited';
const MONTH = { year: 2023, month: 6 };
const NOTES = {
  rate: '* Returns of less than one year are simple annualized returns; those of more than one year are CAGR.',
  market: '* Returns of less than one year are absolute; those of more than one year are CAGR.',
} as const;

/** June 30, 2023 */
const dayText = ([year, month, d]: s.Day): string => `${s.monthName({ year, month })} ${d}, ${year}`;

function inThousands(amount: number): { raw: string; pkr: string } {
  const raw = s.grouped(amount / 1000, 0);
  return { raw: `Rs. ${raw} ('000)`, pkr: s.rupees(raw, 3) };
}

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['6M', '6 Months'],
    ['FYTD', 'FYTD'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  seriesMonths: 12,
  newestFirst: true,
  benchmarkSeries: 'Benchmark',
  size: inThousands,
  sizeLabel: 'Net Assets',
  prices: ['units_outstanding'],
  assetTitle: 'Asset Allocation (% of Total Assets)',
  creditTitle: 'Credit Quality (% of Total Assets)',
  sectorTitle: 'Top Sectors (% of Total Assets)',
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day: dayText,
});

const MILLION = 1e6;
/** Total assets are larger than net assets. */
const GROSS = 1.029;

/** The amounts are millions with two decimals, as the page prints them. */
function exposureOf(breach: Breach, entry: s.Entry): s.Exposure {
  const held = Number(entry.holdings.find((h) => h.name_raw === breach.name)?.percent ?? 0);
  const net = breach.share ?? held * GROSS;
  const after = (Number(entry.fund_size_pkr) / MILLION) * (net / 100);
  const before = breach.cost ?? after / (1 - breach.provided);
  const pkr = (amount: number): string => s.rupees(amount.toFixed(2), 6);
  const provided = Number(before.toFixed(2)) - Number(after.toFixed(2));
  return {
    name_raw: breach.name,
    type_raw: breach.type,
    value_before_pkr: pkr(before),
    provisioning_pkr: breach.provided === 0 ? null : `-${pkr(provided)}`,
    value_after_pkr: after === 0 ? '0' : pkr(after),
    percent_gross_assets: (breach.share === undefined ? held : net / GROSS).toFixed(2),
    percent_net_assets: net.toFixed(2),
  };
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'June 30, 2023',
  footerOf: (page) => `Page ${page} of 3`,
  committeeOf: (fund) => [
    ['Ghulam Raisani', 'Chief Executive'],
    ['Saba Marri, CFA', 'Chief Investment Officer'],
    ['Daniyal Kakar', 'Head of Risk'],
    [fund.model.kind === 'rate' ? 'Imran Shahwani' : 'Saba Marri, CFA', 'Fund Manager'],
  ],
  amcRating: ['AM3++', 'PACRA', [2022, 12, 22]],
  formOf: () => form,
  introduction: -1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.model.kind]];
    entry.parties = entry.parties.filter((_, i) => fund.model.kind === 'rate' || i !== 1);
    entry.non_compliant = (BREACHES[fund.abbr] ?? []).map((b) => exposureOf(b, entry));
    for (const part of s.partsOf(entry, fund)) {
      const [month, year] = s.ratioPair(part, MONTH);
      part.figures.fees = [
        s.fee('Management Fee (Actual)', s.only(CHARGED[fund.abbr], 'fee')),
        s.fee('Total Expense Ratio (MTD)**', month.withLevies),
        s.fee('Total Expense Ratio (YTD)**', year.withLevies),
      ];
      entry.footnotes_raw.push(
        `** Including government levies and SECP fee of ${month.levies}% (MTD) and ${year.levies}% (YTD).`,
      );
    }
  },
};

/** The planted fault: the price among the facts is nine rupees too high; the price at the top is right. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.nav_per_unit, 'price');
  const printed = (Number(real) + 9).toFixed(4);
  entry.nav_per_unit = printed;
  entry.planted_fault = {
    kind: 'NAV_DIFFERS_ON_THE_PAGE',
    false_values: [{ field: 'nav_per_unit', printed, real }],
    true_values: 'all other facts, incl. the price at the top of the page',
    must_not_serve: 'the false NAV per unit',
    how_it_can_be_seen:
      'the price at the top is another one, and only that one times the units outstanding gives the net assets',
  };
}

async function print(entries: readonly s.Entry[], path: string): Promise<void> {
  const pdf = await printSheets({}, true, (sheet) => {
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry));
  });
  await writeFile(path, pdf);
}

export const drawHazarganji = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N47_hazarganji_2023-06',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      "white headings on bands, labels with marks; sizes as Rs. 1,234,567 ('000), negative returns in brackets",
      'the allocation and the credit quality are the two halves of one table without a rule between them',
      'the largest fee allowed and the fee charged; investments that break a limit in millions, provisions in brackets',
      'the price at the top of the page and once more among the facts',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N47_nav_differs', fund: 'Hazarganji Government Securities Fund', falsify },
  });
