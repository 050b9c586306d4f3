/** The funds of AMC N171, which a bank owns: money market, income, Islamic income, stocks, and a capital protected plan. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'PSX',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 PM (Mon - Thu), 4:00 PM (Fri)',
  settlement_raw: '2 - 3 business days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: '0%',
});

const money = fund({
  name: 'Tandojam Money Market Fund',
  abbr: 'TMMF',
  model: s.rate([2012, 7, 13], 10, 0.2, 3_860_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKRV rates + 10% three (3) months average of the highest rates on savings accounts of three (3) AA rated scheduled banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Up to 1.25% p.a. of Net Assets',
    front_end_load_raw: 'Up to 1.00%',
    settlement_raw: 'Same day / next business day',
    investment_objective_raw:
      'To generate competitive returns consistent with low risk from a portfolio of short-term debt instruments of high credit quality, with daily ' +
      'liquidity.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 12, 27]],
  fof: 1630,
  asset: s.weights(
    'T-Bills 63.8, Cash & Bank Deposits 24.1, Letter of Placements 7.4, Short Term Sukuk 3.5, Other Assets 1.2',
  ),
  second: s.credit('Government Securities 63.8, AAA 17.2, AA+ 9.6, AA 3.5, A1+ 4.7, Other Assets 1.2'),
  papers: [],
  ter: 1.12,
  metrics: [
    ['WAM (Days)', 57.3, 0],
    ['Duration (Years)', 0.15, 2],
  ],
});

const income = fund({
  name: 'Tandojam Income Plus Fund',
  abbr: 'TIPF',
  model: s.rate([2009, 4, 16], 10, 0.9, 742_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw:
      '75% six (6) months KIBOR + 25% six (6) months average of the highest rates on savings accounts of three (3) AA rated scheduled banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 2.00% p.a. of Net Assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'To provide stable returns with reasonable liquidity from a diversified portfolio of corporate bonds, government securities and money market ' +
      'instruments.',
  },
  rating: ['A+(f)', 'VIS', [2024, 12, 27]],
  asset: s.weights(
    'PIBs 37.6, TFCs / Sukuk 27.2, Cash & Bank Deposits 18.3, T-Bills 10.4, MTS Exposure 4.2, Other Assets 2.3',
  ),
  second: s.credit(
    'Government Securities 48.0, AAA 11.2, AA+ 14.3, AA 8.2, AA- 6.1, A+ 3.3, NR / UR 2.4, MTS Exposure 4.2, Other Assets 2.3',
  ),
  papers: s.papers(
    'Tandojam Bank Limited - Tier II TFC 5.72, Tando Qaiser Power Limited - Sukuk 5.08, Husri Microfinance Bank Limited - TFC 4.31, Kando Kot Fertilizer ' +
      'Limited - Sukuk 3.64, Phuleli Telecom Limited - STS 2.56, Moosa Khatian Sugar Mills Limited - Sukuk 1.42',
  ),
  ter: 2.31,
  metrics: [
    ['WAM (Days)', 1124, 0],
    ['Duration (Years)', 1.64, 2],
  ],
});

const islamic = fund({
  name: 'Tandojam Islamic Income Fund',
  abbr: 'TISIF',
  model: s.rate([2016, 1, 22], 10, -1, 1_280_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      '75% six (6) months PKISRV + 25% six (6) months average of the highest rates on savings accounts of three (3) AA rated Islamic Banks / Windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of Net Assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To earn a reasonable Halal return together with liquidity from a portfolio of short to long-term Shariah Compliant instruments and deposits.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 10, 4]],
  asset: s.weights(
    'GoP Ijara Sukuk 44.7, Cash & Bank Deposits 34.9, Corporate Sukuk 13.8, Bai Muajjal 4.3, Other Assets 2.3',
  ),
  second: s.credit('Government Securities 44.7, AAA 13.9, AA+ 10.2, AA 12.6, A+ 13.7, A1+ 2.6, Other Assets 2.3'),
  papers: s.papers(
    'Tando Qaiser Power Limited - Sukuk 4.87, Indus Delta Islamic Bank - Tier II Sukuk 3.96, Phuleli Telecom Limited - ST Sukuk 2.71',
  ),
  ter: 1.69,
  metrics: [
    ['WAM (Days)', 803, 0],
    ['Duration (Years)', 0.92, 2],
  ],
});

const stock = fund({
  name: 'Tandojam Stock Fund',
  abbr: 'TSF',
  model: s.market([2008, 10, 29], 10, 1.02, 214_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of Net Assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To provide investors with long-term capital growth from an actively managed portfolio of listed equities, within the limits of the Offering ' +
      'Document.',
  },
  rating: null,
  fof: 486,
  asset: s.weights('Stock / Equities 94.1, Cash & Bank Deposits 4.2, Other Assets 1.7'),
  second: s.sectors(
    'Commercial Banks 25.4, Cement 16.2, Fertilizer 13.6, Oil & Gas Exploration 11.9, Pharmaceuticals 6.8, Other sectors 20.2',
  ),
  papers: s.papers(
    'Indus Delta Bank Limited 9.61, Kando Kot Fertilizer Limited 8.84, Thano Bula Khan Cement Limited 8.12, Mirs of Hala Petroleum Limited 7.43, ' +
      'Tando Qaiser ' +
      'Power Limited 5.26, Husri Pharmaceuticals Limited 4.62, Jamshoro Road Cement Limited 4.09, Bank of Phuleli Limited 3.71, Matiari Glass Works ' +
      'Limited ' +
      '2.94, Khesano Motors Limited 2.38',
  ),
  ter: 4.38,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard Deviation (%)', 19.2, 1],
    ['Price to Earnings (x)', 5.4, 1],
  ],
});

const plan = fund({
  name: 'Tandojam Capital Protected Plan-II',
  abbr: 'TCPP-II',
  model: { ...s.rate([2023, 9, 8], 100, -3.1, 11_600_000), accumulates: true },
  profile: {
    fund_type_raw: 'Open-ended Fund of Funds (CPPI)',
    category_raw: 'Capital Protected - Fund of Funds Scheme',
    benchmark_raw:
      'Weighted average daily return of the KSE-100 Index and of three (3) months PKRV, based on the actual allocation of the Plan',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.00% p.a. on cash only; none on units of the funds held',
    front_end_load_raw: '2.00% (closed for subscription)',
    back_end_load_raw: '1.50% before maturity',
    minimum_initial_raw: null,
    minimum_subsequent_raw: null,
    investment_objective_raw:
      'To earn a potentially high return by dynamic allocation between the Equity and the Money Market component, and to protect the initial ' +
      'investment at maturity.',
  },
  rating: null,
  asset: s.weights(
    'Tandojam Money Market Fund 74.6, Tandojam Stock Fund 22.7, Cash & Bank Deposits 1.9, Other Assets 0.8',
  ),
  papers: s.papers('Tandojam Money Market Fund 74.6, Tandojam Stock Fund 22.7'),
  ter: 0.46,
  metrics: [
    ['Multiplier (x)', 1.7, 1],
    ['Cushion (%)', 13.2, 1],
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, islamic, stock, plan];

/** What the managers say on the market; how the fund did comes before it. */
export const COMMENTS: Readonly<Record<string, string>> = {
  TMMF:
    'The Monetary Policy Committee did not meet in the month, after a cut of 100 bps to 12.00% in January. In the two T-Bill auctions of February the ' +
    'Government raised PKR 1,043 ' +
    'billion against a target of PKR 1,150 billion; cut-off yields rose by 22 to 31 bps to 11.82%, 11.67% and 11.65% for 3, 6 and 12 months.',
  TIPF:
    'Secondary market yields of 3, 5 and 10-year PIBs moved to 11.93%, 12.31% and 12.24%, as the market priced a pause in monetary easing. The Fund ' +
    'sold fixed rate bonds of PKR 450 ' +
    'million and increased floating rate PIBs. The MTS earned 13.05% on average.',
  TISIF:
    'The Ministry of Finance raised PKR 94 billion in the auction of GoP Ijara Sukuk of 1, 3 and 5 years at rates between 9.99% and 11.90%. Islamic ' +
    'banks quoted profit rates of up to 11.25% ' +
    'for month-end deposits. The Fund bought short-term sukuk of PKR 200 million.',
  TSF:
    'Average daily volume of the index decreased by 18% to 209 million shares. Foreigners sold shares of USD 12.9 million and insurance companies ' +
    'bought USD 19.6 million. ' +
    'Cement companies announced half year earnings up by 34%; the Fund added to cement and took profits in exploration.',
  'TCPP-II':
    'The floor of the Plan grows with the yield of T-Bills until maturity. The allocation to the Equity component was left within the band that the ' +
    'multiplier permits, as the ' +
    'cushion is above 10% of Net Assets. The remaining life of the Plan is 18 months.',
};
