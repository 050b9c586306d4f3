/** N201, Lakhra: a ledger with a double-entry account for each fund, and terms that stand for all funds in front. */
import { closeSectors } from './n95-sectors.ts';
import { FUNDS } from './n201-funds.ts';
import { html } from './n201-page.ts';
import * as s from './shared15.ts';

const AMC = 'Lakhra Fund Management Limited';
const MONTH = { year: 2022, month: 1 };
const FALSE_FUND = 'Lakhra Government Securities Fund';

/** 8th October 2021 */
const day = ([year, month, d]: s.Day): string => `${s.ordinal(d)} ${s.monthName({ year, month })} ${year}`;

const form = s.formWith({
  periods: [
    ['MTD', '1 Month'],
    ['3M', '3 Months'],
    ['FYTD', 'FYTD'],
    ['1Y', '1 Year'],
    ['3Y', '3 Years'],
    ['5Y', '5 Years'],
    ['SI', 'Since Launch'],
  ],
  monthLabel: s.dashed,
  size: s.inMillions(2),
  sizeLabel: 'Net Assets (Rs. in million)',
  prices: ['units_outstanding'],
  assetTitle: 'What Is Held (% of Total Assets)',
  creditTitle: 'Who Owes It: Credit Quality (% of Total Assets)',
  sectorTitle: 'Stocks by Sector (% of Total Assets)',
  allocationMonths: (m) => [s.before(m), m].map((month) => ({ month, label: s.dashed(month) })),
  holdingsTitle: 'Top Holdings (% of Total Assets)',
  day,
});

const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  LGSF: [{ name: 'Sehta Textile Mills Limited', type: 'TFC (defaulted)', cost: 36.75, provided: 36.75 }],
};

/** The largest stock is more than a tenth of the net assets. */
function breachesOf(entry: s.Entry, fund: s.Fund): readonly s.Breach[] {
  if (fund.abbr !== 'LSF') return BREACHES[fund.abbr] ?? [];
  const largest = s.only(entry.holdings[0], 'holding');
  const cost = ((Number(largest.percent) / 100) * Number(entry.fund_size_pkr) * 1.017) / 1e6;
  return [{ name: largest.name_raw, type: 'Stock (limit of 9% in one company)', cost, provided: 0 }];
}

const MANAGERS: Readonly<Record<string, readonly [name: string, office: string]>> = {
  LCF: ['Sanam Chandio', 'Manager of Money Market Schemes'],
  LGSF: ['Rizwan Palijo', 'Manager of Income Schemes'],
  LIAF: ['Dur Muhammad Khoso, CFA', 'Manager of Equity Schemes'],
  LSF: ['Dur Muhammad Khoso, CFA', 'Manager of Equity Schemes'],
};

/** The last line of the account is the sum of those before it. */
function feesOf(part: s.Part): s.Fee[] {
  const rows = s.ratiosOf(part, MONTH).map((r) => {
    const fee = Number((Number(r.without) * s.between(0.55, 0.7, part.words, 'fee', r.period)).toFixed(2));
    const of = (fee_label_raw: string, percent: string): s.Fee => ({ row_label_raw: r.period, fee_label_raw, percent });
    return [
      of('Management Fee', fee.toFixed(2)),
      of('Trustee, Audit and Other Costs', (Number(r.without) - fee).toFixed(2)),
      of('Government Levies', r.levies),
      of('Total Expense Ratio', r.withLevies),
    ];
  });
  const [month = [], year = []] = rows;
  return month.flatMap((m, i) => [m, s.only(year[i], 'fee of the year')]);
}

const HOUSE: s.House = {
  amc: AMC,
  month: MONTH,
  monthLabel: 'January 2022',
  footerOf: (page) => `Lakhra Funds Ledger, January 2022, Folio ${page}`,
  committeeOf: (fund) => [
    ['Khadim Hussain Leghari', 'Chief Executive'],
    ['Marvi Talpur, CFA', 'Chief Investment Officer'],
    s.only(MANAGERS[fund.abbr], 'manager'),
    ...(fund.abbr === 'LIAF' ? [['Mufti Abdul Karim Sahito', 'Shariah Advisor'] as const] : []),
    ...(fund.model.kind === 'market' ? [['Sajjad Jamali', 'Head of Research'] as const] : []),
  ],
  amcRating: ['AM3++', 'PACRA', [2021, 8, 27]],
  formOf: () => form,
  finish: (entry, fund) => {
    // The page with the terms of all funds is before the accounts in each document.
    const page = Math.max(entry.page_number, 2);
    entry.page_number = page;
    entry.page_numbers = [1, page];
    entry.page_footer_raw = HOUSE.footerOf(FUNDS.indexOf(fund) + 2);
    entry.nav_date = s.iso(s.lastDay(MONTH));
    const part = s.partOf(entry, [fund]);
    closeSectors(entry, 'Stocks');
    entry.fees = feesOf(part);
    entry.allocations = entry.allocations.filter(
      (r) => r.allocation_type === 'ASSET_ALLOCATION' || r.period_label === s.dashed(MONTH),
    );
    entry.historical_returns = s.yearRows(part, MONTH, { count: 3, benchmark: 'Benchmark', label: (y) => `FY${y}` });
    Object.assign(entry, {
      allocation_totals: [
        ...s.hundreds(entry, 'ASSET_ALLOCATION', 'Total'),
        ...s.hundreds(entry, 'CREDIT_QUALITY', 'Total'),
      ],
    });
    const basis = fund.model.kind === 'rate' ? 'annualised (simple)' : 'absolute';
    entry.footnotes_raw = [
      `Returns of up to one year are ${basis}; returns of longer periods are CAGR.`,
      'The balance of a month is what Rs. 100 have become since the first line of the account.',
    ];
    entry.non_compliant = breachesOf(entry, fund).map((b) => s.exposureOf(b, entry));
  },
};

/** Two digits of the balance carried forward are exchanged; the lines before it and the units are true. */
function falsify(entry: s.Entry): void {
  const real = s.only(entry.fund_size_raw, 'size');
  const printed = real.replace(/(\d)(\d)(?=\d\.)/, '$2$1');
  if (printed === real) throw new Error('the digits are equal');
  entry.planted_fault = {
    kind: 'NET_ASSETS_CARRIED_FORWARD_ARE_NOT_THE_SUM_OF_THE_ACCOUNT',
    false_values: [{ field: 'fund_size_pkr', printed, real }],
    true_values: 'the net assets brought forward, the units, the price, and all other facts',
    must_not_serve: 'the net assets carried forward',
    how_it_can_be_seen: `the lines of the account sum to ${real}, and so do units times the price`,
  };
  entry.fund_size_raw = printed;
  entry.fund_size_pkr = s.rupees(printed, 6);
}

const QUIRKS = [
  'each fund is an account in double entry: the right side is the mirror of the left, with the label ' +
    'behind its value',
  'the price and the net assets are the last lines of accounts that begin with those of the month before',
  'terms of all funds are once in front, with a column that names the funds for which something else is true',
  'the committee is one matrix in front with a dot for each fund that a person is responsible for',
  'returns of the fund are at the left, and those of the benchmark at the right of the spine; so are their months',
  'months and holdings have a running balance beside the figure itself',
  'the expense ratio is the last line of an account whose lines it sums, with the columns in the order YTD, MTD',
];

/** The report, and one account of it with a planted fault. */
export const drawLakhra = (): s.Drawn[] =>
  s.drawIssue({
    file: 'N201_lakhra_2022-01',
    amc: AMC,
    producer: 'ghostscript from chromium',
    quirks: QUIRKS,
    funds: FUNDS,
    entriesOf: s.entriesOf(HOUSE),
    write: async (entries, path) =>
      s.printDistilled(html({ entries, all: s.entriesOf(HOUSE)(FUNDS, 2), month: MONTH, form }), path),
    hostile: { file: 'hostile_N201_net_assets_carried_forward', fund: FALSE_FUND, falsify },
  });
