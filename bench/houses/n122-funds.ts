/** The funds of AMC N122: cash, income, stocks, an Islamic allocation fund, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Riaz Ahmad & Company, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 PM',
  listing_raw: 'Pakistan Stock Exchange',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Sujawal Cash Fund',
  abbr: 'SCF',
  model: s.rate([2012, 9, 17], 100, -0.3, 31_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% of three months PKRV rates and 10% of three months average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:30 AM',
    management_fee_raw: 'Up to 0.75% p.a. of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide unit holders with a competitive return and easy liquidity from a portfolio of low risk instruments ' +
      'of short maturity.',
  },
  rating: ['AA(f)', 'PACRA', [2025, 4, 11]],
  asset: s.weights('T-Bills 66.4, Cash at Bank 24.7, Placements with DFIs 7.3, Others 1.6'),
  second: s.credit('Government Securities 66.4, AAA 9.8, AA+ 14.1, AA 8.1, Others 1.6'),
  papers: [],
  ter: 0.94,
  metrics: [
    ['Weighted Average Maturity (Days)', 54, 0],
    ['Duration (Days)', 51, 0],
  ],
});

const income = fund({
  name: 'Sujawal Income Fund',
  abbr: 'SIF',
  model: s.rate([2009, 4, 6], 50, 0.2, 44_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw:
      '75% of six months KIBOR and 25% of six months average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'To earn a steady stream of income from bank deposits, term finance certificates and government securities ' +
      'while taking a moderate degree of risk.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 4, 11]],
  asset: s.weights('PIBs 33.8, T-Bills 11.6, TFCs / Sukuks 18.2, Cash at Bank 33.7, Others 2.7'),
  second: s.credit('Government Securities 45.4, AAA 11.3, AA+ 17.2, AA 13.5, A+ 9.9, Others 2.7'),
  papers: s.papers(
    'Bathoro Bank Limited - TFC II 4.71, Jati Cement Limited - Sukuk 4.12, Shah Bunder Energy Limited - Sukuk 3.66, ' +
      'Chuhar Jamali Textile Limited - TFC 2.94, Indus Delta Telecom Limited - TFC IV 2.38',
  ),
  ter: 1.98,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.9, 1],
    ['Duration (Years)', 0.63, 2],
  ],
});

const growth = fund({
  name: 'Sujawal Growth Fund',
  abbr: 'SGF',
  model: s.market([2006, 2, 20], 50, 0.98, 12_650_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average net assets',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'To achieve capital growth over the long term by investing in the shares of companies listed on the Pakistan ' +
      'Stock Exchange.',
  },
  rating: null,
  asset: s.weights('Equities 93.3, Cash at Bank 5.2, Others 1.5'),
  second: s.sectors(
    'Commercial Banks 24.6, Oil & Gas Exploration Companies 16.9, Cement 14.2, Fertilizer 10.7, Other sectors 26.9',
  ),
  papers: s.papers(
    'Bathoro Bank Limited 9.86, Shah Bunder Petroleum Limited 8.74, Jati Cement Limited 7.92, Ladiun Bank Limited ' +
      '6.25, Indus Delta Exploration Limited 5.48, Daro Fertilizer Company Limited 4.83, Bano Power Company ' +
      'Limited 4.61, Belo Pharma Limited 3.87, Var Engineering Limited 3.14, Chuhar Jamali Textile Limited 2.42',
  ),
  ter: 3.61,
  metrics: [
    ['Standard Deviation', 18.4, 1],
    ['Beta', 0.97, 2],
  ],
});

const islamic = fund({
  name: 'Sujawal Islamic Allocation Fund',
  abbr: 'SIAF',
  model: s.market([2016, 11, 14], 100, 0.55, 5_840_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    fund_type_raw: 'Open-end, Shariah Compliant',
    benchmark_raw:
      'KMI-30 Index and six months average deposit rate of three A rated Islamic banks, weighted by actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a. of average net assets',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'To earn a competitive halal return by shifting the portfolio between Shariah compliant shares and fixed ' +
      'income instruments.',
  },
  rating: null,
  asset: s.weights('Equities 58.6, GoP Ijara Sukuk 17.9, Cash at Islamic Banks 21.4, Others 2.1'),
  second: s.sectors('Cement 14.1, Oil & Gas Exploration Companies 13.2, Fertilizer 9.4, Other sectors 21.9'),
  papers: s.papers(
    'Jati Cement Limited 8.31, Shah Bunder Petroleum Limited 7.46, Daro Fertilizer Company Limited 6.58, Ladiun Foods ' +
      'Limited 5.37, Belo Pharma Limited 4.22, Bano Power Company Limited 3.49, Var Engineering Limited 2.63',
  ),
  ter: 3.12,
  metrics: [['Standard Deviation', 10.6, 1]],
});

const PENSION: s.Day = [2018, 3, 26];

const pension = fund({
  ...s.EMPTY,
  name: 'Sujawal Pension Fund',
  abbr: 'SPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Depends on the allocation scheme',
    management_fee_raw: 'Up to 1.50% p.a. of average net assets',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw:
      'To give participants a regular income after retirement from savings that they place in sub-funds of their ' +
      'choice.',
  },
  rating: null,
  subs: [
    s.sub('SPF Equity Sub-Fund', s.market(PENSION, 100, 1.01, 1_260_000), {
      asset: s.weights('Equities 92.8, Cash at Bank 5.9, Others 1.3'),
      second: s.sectors('Commercial Banks 22.4, Cement 15.8, Fertilizer 12.7, Other sectors 41.9'),
      papers: s.papers(
        'Bathoro Bank Limited 9.37, Jati Cement Limited 8.41, Shah Bunder Petroleum Limited 7.66, Daro Fertilizer ' +
          'Company Limited 6.82, Ladiun Bank Limited 5.74',
      ),
      ter: 2.44,
    }),
    s.sub('SPF Debt Sub-Fund', s.rate(PENSION, 100, -0.5, 1_970_000), {
      asset: s.weights('PIBs 51.2, T-Bills 23.9, Cash at Bank 23.2, Others 1.7'),
      papers: [],
      ter: 1.36,
    }),
    s.sub('SPF Money Market Sub-Fund', s.rate(PENSION, 100, -0.7, 3_480_000), {
      asset: s.weights('T-Bills 72.4, Placements with DFIs 4.6, Cash at Bank 21.9, Others 1.1'),
      papers: [],
      ter: 1.17,
    }),
  ],
});

export const FUNDS = [cash, income, growth, islamic, pension];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  SCF: [
    'The Monetary Policy Committee left the policy rate unchanged in its meeting of July. Yields of Treasury bills ' +
      'hardly moved, and the auctions of the month were covered more than twice.',
    'The Fund placed the inflows of the new fiscal year in three month Treasury bills and kept a good part of its ' +
      'assets with banks that offered better rates on deposits.',
  ],
  SIF: [
    'Inflation went up a little in July on higher prices of energy. The market expects the central bank to wait for ' +
      'the effect of the monsoon on food prices before it cuts again.',
    'The Fund moved deposits to floating rate PIBs and added a new term finance certificate of a bank. The ' +
      'maturity of the portfolio is a little longer than in June.',
  ],
  SGF: [
    'The stock market opened the fiscal year with lively trade. Banks and cement companies announced results above ' +
      'expectations, and local funds were the largest buyers of the month.',
    'The Fund took profits in banks and bought shares of smaller sectors instead. We remain of the view that valuations are ' +
      'fair and that dividends will support the market.',
  ],
  SIAF: [
    'Shariah compliant shares followed the broad market. Companies of the cement sector benefited from lower prices ' +
      'of coal, and exploration companies from the settlement of old receivables.',
    'The Fund kept its share of equities nearly as it was, and renewed its Ijara Sukuk at the auction of the month.',
  ],
  SPF: [
    'Contributions of the month went mostly to the Money Market Sub-Fund. The Equity Sub-Fund stayed close to its ' +
      'limit of shares, while the Debt Sub-Fund added to its bonds.',
  ],
};
