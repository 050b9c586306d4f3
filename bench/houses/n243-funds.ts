/** The funds of AMC N243, all of them Islamic: income, stocks, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '2:30 PM',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'None',
});

const REST = 'Other Receivables';

const income = fund({
  name: 'Pindori Islamic Income Fund',
  abbr: 'PIIF',
  model: s.rate([2013, 12, 2], 50, -0.5, 14_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% p.a. of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide a regular Halal income to its unit holders from deposits with Islamic ' +
      'banks, Sukuk and other Shariah compliant debt instruments.',
  },
  rating: ['A(f)', 'VIS', [2021, 12, 30]],
  asset: s.weights(`Bank Deposits 52.6, Corporate Sukuk 26.3, GoP Ijara Sukuk 18.9, ${REST} 2.2`),
  second: s.credit(`Government 18.9, AAA 14.7, AA+ 17.3, AA 25.8, A+ 21.1, ${REST} 2.2`),
  papers: s.papers(
    'Ravi Syphon Power Company / AAA 7.36, Mohri Islamic Bank Limited / AA 5.83, Bhimber Nala Water Company / AA+ ' +
      '4.62, Saidu Telecom Towers / AA 3.49, Kahan Foods Limited / A+ 2.71, Chitti Dairies Limited / A+ 1.85',
  ),
  ter: 1.47,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 1.8, 1],
    ['Average Portfolio Yield (%)', 10.3, 2],
  ],
});

const stock = fund({
  name: 'Pindori Islamic Stock Fund',
  abbr: 'PISF',
  model: s.market([2014, 5, 5], 50, 1.01, 9_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to achieve long term growth of capital by investing in listed companies that the ' +
      'Shariah Advisor has screened.',
  },
  rating: null,
  asset: s.weights(`Equities 91.4, Bank Deposits 7.1, ${REST} 1.5`),
  second: s.sectors(
    'Cement 21.2, Oil & Gas Exploration 19.7, Technology 14.6, Fertilizer 11.9, Chemicals 8.3, Other sectors 15.7',
  ),
  papers: s.papers(
    'Swan Cement Company / Cement 9.27, Kawagarh Oil Fields / Oil & Gas Exploration 8.64, Hathi Technologies / ' +
      'Technology 7.58, Pir Chambal Fertilizers / Fertilizer 6.72, Nandwal Petroleum / Oil & Gas Exploration 6.15, ' +
      'Kahun Cement Company / Cement 5.43, Tilla Chemicals / Chemicals 4.39, Saidu Telecom Towers / Technology 3.84, ' +
      'Chitti Urea Limited / Fertilizer 3.26, Dhok Awan Glass / Chemicals 2.57',
  ),
  ter: 3.94,
  metrics: [
    ['Beta', 0.96, 2],
    ['Standard Deviation (%)', 18.1, 2],
    ['Price to Earnings Ratio (x)', 6.2, 1],
    ['Dividend Yield (%)', 5.8, 1],
  ],
});

const BIRTH: s.Day = [2014, 9, 22];

const pension = fund({
  ...s.EMPTY,
  name: 'Pindori Islamic Pension Fund',
  abbr: 'PIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    fund_type_raw: 'Open-end Pension Scheme',
    benchmark_raw: null,
    risk_profile_raw: 'Depends on the allocation of the participant',
    listing_raw: null,
    par_value_raw: 'Rs. 100',
    management_fee_raw: '1.50% p.a. of net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 2,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The objective of the Fund is to provide participants with a Halal saving for the years after their ' +
      'retirement, with an allocation that suits their age.',
  },
  rating: null,
  subs: [
    s.sub('PIPF Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 486_000), {
      asset: s.weights(`Equities 92.7, Bank Deposits 5.6, ${REST} 1.7`),
      papers: s.papers(
        'Swan Cement Company / Cement 9.92, Kawagarh Oil Fields / Oil & Gas Exploration 8.36, Hathi Technologies / ' +
          'Technology 7.41, Pir Chambal Fertilizers / Fertilizer 6.18, Tilla Chemicals / Chemicals 4.87',
      ),
      ter: 2.36,
    }),
    s.sub('PIPF Debt Sub-Fund', s.rate(BIRTH, 100, -1.1, 392_000), {
      asset: s.weights(`GoP Ijara Sukuk 57.2, Bank Deposits 35.3, Corporate Sukuk 5.4, ${REST} 2.1`),
      papers: [],
      ter: 1.83,
    }),
    s.sub('PIPF Money Market Sub-Fund', s.rate(BIRTH, 100, -0.9, 437_000), {
      asset: s.weights(`Bank Deposits 71.5, GoP Ijara Sukuk 26.9, ${REST} 1.6`),
      papers: [],
      ter: 1.59,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [income, stock, pension];

export const MANAGERS: Readonly<Record<string, string>> = {
  PIIF: 'Ghulam Sabir Gagarvi',
  PISF: 'Lubna Tasneem Raikoti',
  PIPF: 'Lubna Tasneem Raikoti',
};

export const DEFAULTED: s.Breach = { name: 'Sohan Textile Mills', type: 'Sukuk', cost: 17.5, provided: 17.5 };
