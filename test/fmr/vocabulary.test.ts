/** Labels, periods, heads of series and figures as managers word them, and what looks like them but is something else. */
import { describe, expect, it } from 'vitest';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { normalizeLabel } from '#sources/fmr/meaning/normalize-label.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { findMonths, readDate } from '#sources/fmr/printed-date.ts';
import { findUnit, readMoney } from '#sources/fmr/printed-money.ts';
import { readNumber } from '#sources/fmr/printed-number.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { readPage, type Line } from './placed-words.ts';

const meaningOf = (label: string): string | undefined => {
  const meaning = labelMeaning(label, '2024-06');
  if (meaning?.kind === 'fact') return meaning.fact;
  return meaning?.kind === 'metric' ? meaning.metric : meaning?.period;
};

describe('a label', () => {
  it.each([
    ['Fund Catagory', 'category'],
    ['Underlying Index', 'benchmark'],
    ['Cut off time for investment / redemption', 'cutoff_time'],
    ['Valuation / Dealing Days', 'dealing_days'],
    ['FEL', 'front_end_load'],
    ['Front-end Fee', 'front_end_load'],
    ['Deferred / Back-end load', 'back_end_load'],
    ['Load (Front / Back End)', 'front_and_back_load'],
    ['Sales Load: Front end / Back end', 'front_and_back_load'],
    ['Govt. Levies & Taxes', 'government_levies'],
    ['Expense ratio before levies', 'ter_without_levies'],
    ['Mgmt. Fee', 'management_fee'],
    ['Max. Management Fee (p.a.)', 'management_fee'],
    ['Management fee charged for the month (annualized)', 'management_fee'],
    ['Annual Fee to SECP', 'secp_fee'],
    ['S&M Expenses', 'selling_and_marketing'],
    ['MTD TER incl. levies & taxes', 'ter_with_levies'],
    ['YTD Total Expense Ratio excluding government levies', 'ter_without_levies'],
    ['AUMs (PKR mn)', 'fund_size'],
    ['Net assets at month end (Rs bn)', 'fund_size'],
    ['Fund Size (including Fund of Funds’ investments)', 'fund_size_including_fof'],
    ['Net Assets (Excluding Investment by other funds)', 'fund_size_excluding_fof'],
    ['NAV Rs. per unit', 'nav'],
    ['Closing NAV', 'nav'],
    ['Sale / Offer Price', 'offer_price'],
    ['Par value of units', 'par_value'],
    ['No. of Certificates Outstanding', 'units_outstanding'],
    ['Fund Manger', 'fund_manager'],
    ['Name of Trustee', 'trustee'],
    ['Pricing Mechanisim', 'pricing'],
    ['Last Rating Date', 'fund_rating_date'],
    ['Fund’s Rating', 'fund_rating'],
    ['Risk of Principle Erosion', 'risk_of_principal_erosion'],
    ['Redemption Payment Time', 'settlement'],
    ['Duration of the Plan', 'initial_maturity'],
    ['Portfolio Duration', 'DURATION'],
    ['Volatility in % a year', 'STANDARD_DEVIATION'],
    ['Weighted Avg. YTM', 'YIELD_TO_MATURITY'],
    ['Manager’s fee', 'management_fee'],
    ['Fee of the management company', 'management_fee'],
    ['Ratio of expenses', 'total_expense_ratio'],
    ['Orders until', 'cutoff_time'],
    ['Applications accepted by', 'cutoff_time'],
    ['Latest time for orders', 'cutoff_time'],
    ['Opening amount', 'minimum_initial'],
    ['Minimum to open an account', 'minimum_initial'],
    ['Further ones', 'minimum_subsequent'],
    ['Each additional investment', 'minimum_subsequent'],
    ['Units in circulation', 'units_outstanding'],
    ['In operation since', 'launch_date'],
    ['Measured against', 'benchmark'],
    ['Audited by', 'auditor'],
    ['Erosion of Principal', 'risk_of_principal_erosion'],
    ['Risk to capital', 'risk_of_principal_erosion'],
    ['Open for dealing', 'dealing_days'],
    ['Redemption is Paid', 'settlement'],
    ['Average remaining life', 'WEIGHTED_AVERAGE_MATURITY'],
    ['Running Yield of the Portfolio (%)', 'CURRENT_YIELD'],
    ['Beta with KSE-100', 'BETA'],
    ['Number of different scrips', 'NUMBER_OF_HOLDINGS'],
    ['Number of shares held', 'NUMBER_OF_HOLDINGS'],
  ])('“%s” is %s', (label, meaning) => {
    expect(meaningOf(label)).toBe(meaning);
  });

  it.each(['Funds under Management (all schemes)', 'Fund Net Assets (History)', 'NAV vs. Benchmark (Rebased to 100)'])(
    '“%s” is none of the fund’s',
    (label) => {
      expect(meaningOf(label)).toBeUndefined();
    },
  );

  it('of words that reports use is not split where another word has their letters', () => {
    expect(meaningOf('Number of issuers')).toBe('OTHER');
  });
});

it.each([
  ['FY 2019-20', 'FY'],
  ['2016-17', 'FY'],
  ['Year ended June 30, 2013', 'FY'],
  ['Calendar Year 2009', 'CY'],
  ['Calendar YTD', 'CYTD'],
  ['Last 30 days', '30D'],
  ['3 mth', '3M'],
  ['24 Months', '2Y'],
  ['TTM', '1Y'],
  ['Launch to Date', 'SINCE_INCEPTION'],
  ['Since Incep.', 'SINCE_INCEPTION'],
  ['S.I.', 'SINCE_INCEPTION'],
  ['4 Years', 'OTHER'],
  ['9MFY15', 'OTHER'],
  ['QTD', 'OTHER'],
  // Either a fiscal year or a month.
  ['2011-12', undefined],
])('the period “%s” is %s', (label, period) => {
  expect(periodOfLabel(label, '2024-06')).toBe(period);
});

it.each(['6 Month KIBOR', 'Average 6-M KIBOR', '3M PKRV', 'Bmark', 'Fund Return (p.a.)', 'NAV Return', 'Fund Return'])(
  '“%s” says whose return it is',
  (head) => {
    expect(saysPlainRole(head)).toBe(true);
  },
);

it.each([
  ['Sectoral Allocation', 'SECTOR_ALLOCATION'],
  ['Comparison of Performance', 'PERFORMANCE'],
  ['MoM Returns', 'SERIES'],
  ['Yearly Performance', 'HISTORY'],
  ['Largest Shares (% of total assets)', 'HOLDINGS'],
  ['Debt Sub-Fund (%of Total Assets)', 'ASSET_ALLOCATION'],
  ['DebtSub-Fund (% of Total Assets)', 'ASSET_ALLOCATION'],
  ['Assets, in percent of total assets', 'ASSET_ALLOCATION'],
  ['Funds in each plan, in percent of its assets', 'ASSET_ALLOCATION'],
  ['Who decides', 'COMMITTEE'],
  ['What the Fund is for', 'OBJECTIVE'],
  ['How the Fund has performed', 'PERFORMANCE'],
  ['What the manager says', 'COMMENTARY'],
])('the title “%s” heads %s', (title, kind) => {
  expect(titleKind(title)).toBe(kind);
});

it.each([
  ['Min. Investment (Initial)', 'minimum_initial'],
  ['Min. Additional Investment', 'minimum_subsequent'],
  ['Dealing Hours / Cut-off', 'cutoff_time'],
  ['Redemption paid', 'settlement'],
])('the label “%s” is of the fact %s', (label, fact) => {
  expect(labelMeaning(label, null)).toMatchObject({ kind: 'fact', fact });
});

it.each([
  ['Cash & Deposits with Banks', 'CASH'],
  ['PIB - Floater', 'PAKISTAN_INVESTMENT_BONDS'],
  ['Government of Pakistan Ijara Sukuk', 'IJARAH_SUKUKS'],
  ['Government Backed / Guaranteed Securities', 'GOVERNMENT_GUARANTEED'],
  ['Sukuk (Corporate)', 'SUKUKS'],
  ['Ready / Future', 'SPREAD_TRANSACTIONS'],
  ['Reverse-Repo against T-Bills', 'REVERSE_REPO_GOVERNMENT_SECURITIES'],
  ['Other Assets & Receivables', 'OTHERS'],
])('“%s” is the class %s', (label, code) => {
  expect(normalizeLabel('ASSET_ALLOCATION', label)).toBe(code);
});

describe('a figure', () => {
  it.each([
    ['9.8%¹', '9.8'],
    ['1.39%++', '1.39'],
    ['6.30 (a)', '6.30'],
    ['4.77%\u200B', '4.77'],
  ])('“%s” is %s', (text, value) => {
    expect(readNumber(text)).toMatchObject({ kind: 'number', value });
  });

  it.each([
    ['PKR 845.23 Mil', '845230000'],
    ['PKR 2.301 Bln', '2301000000'],
    ['12,345.67 (PKR Mn)', '12345670000'],
    ['Re. 0.85 per unit', '0.85'],
    ['PKR 0.0745/unit', '0.0745'],
  ])('“%s” is %s rupees', (text, rupees) => {
    expect(readMoney(text, findUnit(text) ?? '1')).toMatchObject({ kind: 'money', rupees });
  });

  it.each(['(28-Aug-24)', 'Wednesday, August 28, 2024'])('“%s” is a day', (text) => {
    expect(readDate(text)).toBe('2024-08-28');
  });

  it('of a day is no year of a month', () => {
    expect(findMonths('Performance as on Jun-30-2020')).toEqual(['2020-06']);
  });
});

describe('the agency of a rating in a row of its own', () => {
  const ratingsWith = (...rows: readonly (readonly [string, string])[]): unknown =>
    readPage([
      [40, [40, 'Sample Income Fund', 16]],
      [60, [40, 'Month ended 30 June 2024']],
      ...[['Fund type', 'Open-end'] as const, ['Category', 'Income'] as const, ...rows].map(
        ([label, value], at): Line => [90 + 12 * at, [40, label], [200, value]],
      ),
    ]).ratings.map((row) => [row.rating_type, row.rating_agency]);

  it('is that of the rating that has none', () => {
    expect(ratingsWith(['AMC Rating', 'AM2 (VIS)'], ['Stability Rating', 'AA(f)'], ['Rating Agency', 'PACRA'])).toEqual(
      [
        ['ASSET_MANAGER', 'VIS'],
        ['FUND_STABILITY', 'PACRA'],
      ],
    );
  });

  it('is unknown if two ratings have none', () => {
    expect(ratingsWith(['AMC Rating', 'AM2'], ['Stability Rating', 'AA(f)'], ['Rating Agency', 'PACRA'])).toEqual([
      ['ASSET_MANAGER', null],
      ['FUND_STABILITY', null],
    ]);
  });
});
