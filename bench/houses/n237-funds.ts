/** The funds of AMC N237, all of them Islamic: cash, income, stocks, a balanced fund, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Others including receivables';

const cash = fund({
  name: 'Baghsar Islamic Cash Fund',
  abbr: 'BICF',
  model: s.rate([2016, 9, 19], 50, 0.2, 212_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: 'Three-month average deposit rates of three AA rated Islamic banks or windows',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Very low risk',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: 'Up to 10% of gross earnings',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'BICF seeks to preserve capital and to provide a competitive Halal return at high liquidity by investing in ' +
      'short-term Shariah compliant instruments and bank deposits.',
  },
  rating: ['AA(f)', 'VIS', [2021, 12, 29]],
  asset: s.weights(`Bank deposits 52.6, Bai Muajjal 21.4, Short-term Sukuk 15.8, GoP Ijara Sukuk 8.6, ${REST} 1.6`),
  second: s.credit(`Government backed 8.6, AAA 24.4, AA+ 29.7, AA 35.7, ${REST} 1.6`),
  papers: s.papers(
    'Satpura Electric Limited / Short-term Sukuk; AA+ 5.84, Bhimber Telecom Limited / Short-term Sukuk; AA 4.61, ' +
      'Barnala Foods Limited / Short-term Sukuk; AA 2.97',
  ),
  ter: 0.71,
  metrics: [['Weighted Average Maturity (days)', 31, 0]],
});

const income = fund({
  name: 'Baghsar Islamic Income Fund',
  abbr: 'BIIF',
  model: s.rate([2010, 2, 8], 50, -0.6, 68_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six-month average deposit rates of three A rated Islamic banks or windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'BIIF seeks a stable stream of Halal income over the medium term from Sukuk of the Government and of ' +
      'companies, and from deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'VIS', [2021, 12, 29]],
  asset: s.weights(`GoP Ijara Sukuk 36.2, Corporate Sukuk 28.4, Bank deposits 32.9, ${REST} 2.5`),
  second: s.credit(`Government backed 36.2, AAA 13.8, AA+ 22.6, AA 14.3, A+ 10.6, ${REST} 2.5`),
  papers: s.papers(
    'Satpura Electric Limited / Sukuk; AA+ 6.88, Samahni Bank Limited / Tier I Sukuk; AA 5.74, Dhirkot Refinery ' +
      'Limited / Sukuk; AA+ 4.93, Bhimber Telecom Limited / Sukuk; AA 3.15, Leepa Chemicals Limited / Sukuk; A+ 2.36',
  ),
  ter: 1.48,
  metrics: [
    ['Weighted Average Maturity (years)', 2.6, 2],
    ['Duration (years)', 0.41, 2],
  ],
});

const stock = fund({
  name: 'Baghsar Islamic Stock Fund',
  abbr: 'BISF',
  model: s.market([2012, 5, 21], 50, 1.05, 41_000_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High risk',
    management_fee_raw: 'Up to 2.00% p.a. of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'BISF seeks long-term capital growth from a diversified portfolio of Shariah compliant shares of companies ' +
      'that are listed in Pakistan.',
  },
  rating: null,
  asset: s.weights(`Equities 91.4, Bank deposits 6.9, ${REST} 1.7`),
  second: s.sectors(
    'Oil & Gas Exploration 23.6, Cement 17.8, Fertilizer 14.9, Technology 12.2, Pharmaceuticals 7.4, ' +
      'Other sectors 15.5',
  ),
  papers: s.papers(
    'Kotli Exploration Limited / Oil & Gas Exploration 10.72, Chikar Petroleum Limited / Oil & Gas Exploration 8.46, ' +
      'Khuiratta Cement Limited / Cement 8.03, Forward Kahuta Fertilizer Limited / Fertilizer 7.55, Neelum Systems ' +
      'Limited / Technology 6.91, Nakyal Cement Limited / Cement 5.38, Athmuqam Agro Limited / Fertilizer 4.64, ' +
      'Sharda Laboratories Limited / Pharmaceuticals 3.97, Satpura Electric Limited / Power 3.42, Barnala Foods ' +
      'Limited / Food 2.58',
  ),
  ter: 3.86,
  metrics: [
    ['Portfolio Beta', 1.02, 2],
    ['Number of Companies Held', 34, 0],
  ],
});

const balanced = fund({
  name: 'Baghsar Islamic Balanced Fund',
  abbr: 'BIBF',
  model: s.market([2018, 11, 12], 100, 0.62, 8_700_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced',
    benchmark_raw: 'KMI-30 Index and six-month average deposit rates of Islamic banks, weighted by net assets',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium risk',
    par_value_raw: 'Rs. 100',
    management_fee_raw: 'Up to 1.75% p.a. of net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'BIBF seeks growth and income together from a mix of Shariah compliant shares, Sukuk and bank deposits.',
  },
  rating: null,
  asset: s.weights(`Equities 54.7, Corporate Sukuk 17.3, Bank deposits 25.6, ${REST} 2.4`),
  second: s.sectors('Oil & Gas Exploration 15.9, Cement 12.6, Fertilizer 10.2, Technology 7.5, Other sectors 8.5'),
  papers: s.papers(
    'Kotli Exploration Limited / Oil & Gas Exploration 7.94, Satpura Electric Limited / Sukuk; AA+ 7.16, Khuiratta ' +
      'Cement Limited / Cement 6.45, Forward Kahuta Fertilizer Limited / Fertilizer 5.83, Dhirkot Refinery Limited ' +
      '/ Sukuk; AA+ 4.72, Neelum Systems Limited / Technology 4.08, Nakyal Cement Limited / Cement 3.31',
  ),
  ter: 2.97,
  metrics: [['Portfolio Beta', 0.66, 2]],
});

const BIRTH: s.Day = [2014, 7, 7];

const pension = fund({
  ...s.EMPTY,
  name: 'Baghsar Islamic Pension Fund',
  abbr: 'BIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    fund_type_raw: 'Open-ended Pension Fund',
    benchmark_raw: null,
    risk_profile_raw: 'Depends on the allocation',
    listing_raw: null,
    par_value_raw: 'Rs. 100',
    management_fee_raw: 'Up to 1.50% p.a. of net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'BIPF seeks to give participants a secure source of Halal savings and regular income after their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 1_520_000), {
      asset: s.weights(`Equities 92.1, Bank deposits 6.3, ${REST} 1.6`),
      papers: s.papers(
        'Kotli Exploration Limited / Oil & Gas Exploration 10.38, Khuiratta Cement Limited / Cement 8.54, Forward ' +
          'Kahuta Fertilizer Limited / Fertilizer 7.61, Neelum Systems Limited / Technology 6.49, Sharda ' +
          'Laboratories Limited / Pharmaceuticals 4.22',
      ),
      ter: 2.42,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.9, 1_930_000), {
      asset: s.weights(`GoP Ijara Sukuk 54.6, Bank deposits 43.2, ${REST} 2.2`),
      papers: [],
      ter: 1.66,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.5, 2_780_000), {
      asset: s.weights(`Bank deposits 71.7, GoP Ijara Sukuk 26.9, ${REST} 1.4`),
      papers: [],
      ter: 1.39,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, balanced, pension];

/** The management fee charged, in percent of net assets a year, by fund or sub-fund. */
export const CHARGED: Readonly<Record<string, string>> = {
  BICF: '0.42',
  BIIF: '1.05',
  BISF: '2.00',
  BIBF: '1.60',
  'Equity Sub-Fund': '1.50',
  'Debt Sub-Fund': '0.90',
  'Money Market Sub-Fund': '0.75',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  BICF: 'Mehwish Lodhran',
  BIIF: 'Mehwish Lodhran',
  BISF: 'Raja Ikhlaq Minhas, CFA',
  BIBF: 'Raja Ikhlaq Minhas, CFA',
  BIPF: 'Syed Tanzeel Gardezi',
};

export const DEFAULTED: s.Breach = { name: 'Mang Bajri Steel Limited', type: 'Sukuk', cost: 42.5, provided: 34 };

export const VIEWS: Readonly<Record<string, string>> = {
  BICF:
    'The central bank kept the policy rate at 15.00% in its meeting of October 10. Rates of daily product accounts ' +
    'rose by 20 to 35 basis points, and the Fund moved Rs. 640 million from a matured Bai Muajjal to deposits.',
  BIIF:
    'The Government raised Rs. 71 billion in the auction of Ijara Sukuk against a target of Rs. 60 billion. The ' +
    'Fund bought floating Ijara Sukuk of five years for Rs. 150 million and let a shorter one mature.',
  BISF:
    'The KMI-30 Index swung over a band of 3,150 points as floods, the rupee and the return of an IMF programme ' +
    'pulled it both ways. The Fund added 1.2 million shares of explorers and sold a part of its cement companies.',
  BIBF:
    'Urea sales of September were 18% above those of a year ago, while cement dispatches were 21% lower. The Fund ' +
    'kept its equities close to the neutral weight of 55%.',
  BIPF:
    'Contributions of Rs. 23 million were received over the month, two thirds of them for the Money Market Sub-Fund. ' +
    'The Debt Sub-Fund bid for Ijara Sukuk at a margin of 8 basis points below the benchmark rate.',
};
