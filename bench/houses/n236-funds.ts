/** The funds of AMC N236: cash, Islamic income, stocks, a balanced fund, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange (PSX)',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '4:00 PM',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Other Assets';

const cash = fund({
  name: 'Malot Cash Fund',
  abbr: 'MCF',
  model: s.rate([2011, 3, 21], 100, 0.2, 61_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-Month PKRV + 30% 3-Month average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:00 AM',
    management_fee_raw: 'Up to 1.00% p.a. of average annual net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide unit holders with a steady stream of income and easy access to their money by investing in ' +
      'T-Bills and in short-term placements with highly rated banks.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 1, 4]],
  asset: s.weights(`T-Bills 57.4, Bank Balances 29.8, Placements with DFIs 11.1, ${REST} 1.7`),
  second: s.credit(`Government Securities 57.4, AAA 18.2, AA+ 16.5, AA 6.2, ${REST} 1.7`),
  papers: [],
  ter: 0.74,
  metrics: [['Weighted Average Maturity (Days)', 38, 0]],
});

const income = fund({
  name: 'Malot Islamic Income Fund',
  abbr: 'MIIF',
  model: s.rate([2014, 5, 12], 100, -0.4, 38_800_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6-Month average deposit rate of three A rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: '8% of gross earnings, subject to a floor of 0.50% p.a. and a cap of 1.25% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn competitive Riba-free returns over the medium term by investing in GoP Ijara Sukuk, corporate Sukuk ' +
      'and deposits with Islamic banks and windows.',
  },
  rating: ['A+(f)', 'VIS', [2022, 1, 4]],
  asset: s.weights(`GoP Ijara Sukuk 26.4, Corporate Sukuk 21.9, Bank Balances 48.6, ${REST} 3.1`),
  second: s.credit(`Government Securities 26.4, AAA 14.8, AA+ 19.7, AA 13.6, A+ 22.4, ${REST} 3.1`),
  papers: s.papers(
    'Katas Power Generation Limited / Power 5.71, Kallar Fertilizers Limited / Fertilizer 4.88, Jabba Islamic Bank ' +
      'Limited / Banking 3.96, Soan Valley Cables Limited / Cable & Electrical 2.62, Nilawahan Foods ' +
      'Limited / Food 1.74',
  ),
  ter: 1.41,
  metrics: [['Weighted Average Maturity (Years)', 2.36, 2]],
});

const stock = fund({
  name: 'Malot Stock Fund',
  abbr: 'MSF',
  model: s.market([2007, 8, 27], 100, 1.04, 14_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of average annual net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To achieve capital growth over the long run by investing in an actively managed portfolio of listed equity ' +
      'securities with sound fundamentals.',
  },
  rating: null,
  asset: s.weights(`Listed Equity 91.7, Bank Balances 6.9, ${REST} 1.4`),
  second: s.sectors(
    'Commercial Banks 21.4, Oil & Gas Exploration Companies 18.2, Fertilizer 14.9, Cement 11.6, Technology & ' +
      'Communication 8.3, Other sectors 17.3',
  ),
  papers: s.papers(
    'Takht Bank Limited / Commercial Banks 9.34, Kallar Fertilizers Limited / Fertilizer 8.41, Khaur Petroleum ' +
      'Limited / Oil & Gas Exploration Companies 7.63, Dandot Lime & Cement Limited / Cement 6.57, Meyal Oil ' +
      'Exploration Limited / Oil & Gas Exploration Companies 5.92, Jabba Islamic Bank Limited / Commercial Banks ' +
      '5.13, Choa Systems Limited / Technology & Communication 4.48, Kahoon Laboratories Limited / ' +
      'Pharmaceuticals 3.86, ' +
      'Katas Power Generation Limited / Power 3.07, Watli Textile Mills Limited / Textile Composite 2.55',
  ),
  ter: 3.88,
  metrics: [
    ['Portfolio Turnover Ratio (%)', 21.6, 1],
    ['Beta', 1.02, 2],
    ['Standard Deviation (%)', 17.4, 1],
  ],
});

const balanced = fund({
  name: 'Malot Balanced Fund',
  abbr: 'MBF',
  model: s.market([2018, 10, 8], 100, 0.58, 5_900_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: '50% KSE-100 Index (Total Return) + 50% 6-Month KIBOR',
    risk_profile_raw: 'Moderate to High',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: '1.60% p.a. of average annual net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To generate long-term capital appreciation together with current income by investing in a mix of listed ' +
      'equity securities and fixed income instruments.',
  },
  rating: null,
  asset: s.weights(`Listed Equity 53.2, PIBs 21.7, TFCs 8.6, Bank Balances 14.3, ${REST} 2.2`),
  second: s.sectors(
    'Oil & Gas Exploration Companies 14.1, Commercial Banks 12.7, Fertilizer 9.8, Power Generation & Distribution ' +
      '6.4, Other sectors 10.2',
  ),
  papers: s.papers(
    'Khaur Petroleum Limited / Oil & Gas Exploration Companies 7.84, Takht Bank Limited / Commercial Banks 6.92, ' +
      'Kallar Fertilizers Limited / Fertilizer 5.77, Meyal Oil Exploration Limited / Oil & Gas Exploration ' +
      'Companies 4.63, Katas Power Generation Limited / Power (TFC) 3.58, Takht Bank Limited TFC-II / Banking (TFC) ' +
      '2.91, Dandot Lime & Cement Limited / Cement 2.95',
  ),
  ter: 2.67,
  metrics: [['Portfolio Turnover Ratio (%)', 14.8, 1]],
});

const BIRTH: s.Day = [2015, 9, 14];

const pension = fund({
  ...s.EMPTY,
  name: 'Malot Retirement Fund',
  abbr: 'MRF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme (VPS)',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    risk_of_principal_raw: null,
    listing_raw: null,
    management_fee_raw: 'Up to 1.50% p.a. of average annual net assets of each sub-fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'To enable participants to build up retirement savings in a flexible and tax-efficient manner, ' +
      'with a choice of ' +
      'allocation among three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_120_000), {
      asset: s.weights(`Listed Equity 93.1, Bank Balances 5.2, ${REST} 1.7`),
      papers: s.papers(
        'Takht Bank Limited / Commercial Banks 9.12, Khaur Petroleum Limited / Oil & Gas Exploration Companies 8.26, ' +
          'Kallar Fertilizers Limited / Fertilizer 7.31, Dandot Lime & Cement Limited / Cement 6.18',
      ),
      ter: 2.44,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.8, 1_460_000), {
      asset: s.weights(`PIBs 38.9, T-Bills 33.6, Bank Balances 25.2, ${REST} 2.3`),
      papers: [],
      ter: 1.62,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.6, 2_070_000), {
      asset: s.weights(`T-Bills 68.4, Bank Balances 30.1, ${REST} 1.5`),
      papers: [],
      ter: 1.37,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [stock, balanced, income, cash, pension];

export const MANAGERS: Readonly<Record<string, string>> = {
  MCF: 'Anila Gakhar',
  MIIF: 'Anila Gakhar',
  MSF: 'Raja Bilal Janjua, CFA',
  MBF: 'Raja Bilal Janjua, CFA',
  MRF: 'Shahzeb Awan, FRM',
};

export const VIEWS: Readonly<Record<string, string>> = {
  MSF:
    'The market remained range-bound as the surprise hike of the policy rate offset the relief from ' +
    'settled politics. ' +
    'Exposure in fertilizers was increased and that in cements was trimmed.',
  MBF: 'The equity portion was kept close to its neutral level, and floating-rate PIBs were preferred to fixed ones.',
  MIIF:
    'Rental rates of GoP Ijara Sukuk adjusted upwards in the auction of the month. The Fund participated in the ' +
    'variable-rate issue and kept a sizeable part of its assets in bank deposits.',
  MCF:
    'Cut-off yields in the T-Bill auctions rose after the monetary policy announcement. Maturities ' +
    'were kept short in ' +
    'order to reinvest the proceeds at higher yields.',
  MRF:
    'Contributions picked up in the month. The Equity Sub-Fund follows the stance of MSF, whereas the Debt and Money ' +
    'Market Sub-Funds were repositioned towards instruments that reprice soon.',
};
