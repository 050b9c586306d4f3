/** N25, Zarghun: boxes of `label : value`, a pie with its labels around it, bars, months in two blocks. */
import { writeFile } from 'node:fs/promises';
import { FUNDS } from './n25-funds.ts';
import { drawFront, drawFund, drawReview } from './n25-page.ts';
import { printSheets } from './pdf1.ts';
import * as s from './shared7.ts';

const AMC = 'Zarghun Fund Managers Limited';
const MONTH = { year: 2024, month: 5 };
const MANAGERS = { rate: 'Palwasha Kakar', market: 'Shahid Jogezai, CFA' } as const;
const NOTES = {
  rate: 'Returns for periods of up to one year are simple annualized; returns for longer periods are CAGR.',
  market: 'Returns for periods of up to one year are absolute; returns for longer periods are CAGR.',
} as const;

const dayText = ([y, m, d]: s.Day): string =>
  `${String(d).padStart(2, '0')}-${s.shortMonth({ year: y, month: m })}-${y}`;

const formOf = (isFund: boolean): s.Form =>
  s.formWith({
    periods: [
      ['MTD', 'May-24'],
      ['FYTD', 'FYTD'],
      ['1Y', '1 Year'],
      ...(isFund
        ? ([
            ['3Y', '3 Years'],
            ['5Y', '5 Years'],
          ] as const)
        : []),
      ['SI', 'Inception'],
    ],
    peers: isFund,
    seriesMonths: isFund ? 12 : 0,
    size: (rupees) => {
      const raw = (rupees / 1e9).toFixed(3);
      return { raw, pkr: s.rupees(raw, 9) };
    },
    sizeLabel: 'Net Assets (Rs. bn)',
    prices: isFund ? ['units_outstanding'] : [],
    assetTitle: 'Asset Allocation (% of Total Assets)',
    creditTitle: 'Credit Quality (% of Total Assets)',
    sectorTitle: 'Top Sectors (% of Total Assets)',
    holdingsTitle: 'Top Holdings (% of Total Assets)',
    day: dayText,
  });

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'May 2024',
  footerOf: (page) => `Page ${page}`,
  committeeOf: (fund) => [
    [MANAGERS[fund.subs === undefined ? fund.model.kind : 'rate'], 'Fund Manager'],
    ['Zainab Tareen', 'Chief Investment Officer'],
    ['Hassan Bugti, FCA', 'Chief Financial Officer'],
  ],
  amcRating: ['AM2', 'PACRA', [2023, 8, 25]],
  formOf,
  introduction: 1,
  finish: (entry, fund) => {
    entry.footnotes_raw = [NOTES[fund.subs === undefined ? fund.model.kind : 'rate']];
    for (const part of s.partsOf(entry, fund))
      part.figures.fees = s
        .ratiosOf(part, MONTH)
        .flatMap((r) => [
          { row_label_raw: null, fee_label_raw: `TER incl. levies (${r.period})`, percent: r.withLevies },
          ...(fund.subs === undefined
            ? [{ row_label_raw: null, fee_label_raw: `Government levies (${r.period})`, percent: r.levies }]
            : []),
        ]);
  },
};

async function print(entries: readonly s.Entry[], path: string, isWhole: boolean): Promise<void> {
  const look = { amc: AMC, month: 'May 2024' };
  const pdf = await printSheets({}, false, (sheet) => {
    if (isWhole) {
      drawFront(sheet, entries, look);
      drawReview(sheet, look);
    }
    for (const entry of entries) drawFund(sheet, entry, s.fundNamed(FUNDS, entry), look);
  });
  await writeFile(path, pdf);
}

/** The planted fault: one weight around the pie has another first digit. */
function falsify(entry: s.Entry): void {
  const row = s.only(
    s.ofType(entry, 'ASSET_ALLOCATION').find((r) => r.label_raw === 'Cash at Banks'),
    'row',
  );
  const real = row.percent;
  const printed = (Number(real) + 30).toFixed(1);
  row.percent = printed;
  entry.planted_fault = {
    kind: 'ALLOCATION_SUMS_TO_130',
    false_values: [{ field: 'allocations', label_raw: row.label_raw, printed, real }],
    true_values: 'all other facts, incl. the credit quality',
    must_not_serve: 'the false weight of the asset allocation',
    how_it_can_be_seen: 'the asset allocation sums to 130.0',
  };
}

export const drawZarghun = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N25_zarghun_2024-05',
    amc: AMC,
    producer: 'pdfkit',
    quirks: [
      'boxes of label, colon and value; fonts that are not embedded',
      'labels with weights around a pie, parted by a comma; a second table as bars with the weight at their ends',
      'the month itself as the label of its return; peers as a row; sizes in billions',
      'months in two blocks next to each other; sub-funds below each other with a strip of figures each',
      'a provision for the welfare fund and a disclaimer at the foot; contents and a market review in front',
    ],
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: print,
    hostile: { file: 'hostile_N25_allocation_130', fund: 'Zarghun Multi Asset Fund', falsify },
  });
