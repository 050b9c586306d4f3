/** The funds of AMC N239: a cash fund, a bond fund, a fund of shares, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  par_value_raw: 'Rs. 10',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 2,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

const REST = 'Other assets';

const cash = fund({
  name: 'Shakarparian Daily Reserve Fund',
  abbr: 'SDRF',
  model: s.rate([2015, 3, 2], 10, 0.1, 940_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% of the three-month PKRV and 30% of three-month deposit rates of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low risk to principal',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: 'Up to 1.00% a year of net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund keeps savings safe and at hand, and earns what short paper of the Government and good banks pay.',
  },
  rating: ['AA(f)', 'VIS', [2023, 7, 3]],
  asset: s.weights(`T-Bills 66.4, Bank deposits 24.1, Placements 7.8, ${REST} 1.7`),
  second: s.credit(`Government securities 66.4, AAA 18.2, AA+ 9.4, AA 4.3, ${REST} 1.7`),
  papers: [],
  ter: 0.68,
  metrics: [['Weighted average maturity in days', 41, 0]],
});

const bond = fund({
  name: 'Shakarparian Bond Fund',
  abbr: 'SBF',
  model: s.rate([2011, 10, 10], 10, -0.5, 380_000_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average of six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium risk to principal',
    management_fee_raw: 'Up to 1.50% a year of net assets',
    front_end_load_raw: '1.25%',
    investment_objective_raw:
      'The Fund earns a regular income over some years from bonds of the Government and TFCs of sound companies.',
  },
  rating: ['AA-(f)', 'VIS', [2023, 7, 3]],
  asset: s.weights(`PIBs 38.7, TFCs and Sukuk 27.3, Bank deposits 31.2, ${REST} 2.8`),
  second: s.credit(`Government securities 38.7, AAA 16.4, AA+ 21.3, AA 12.2, A+ 8.6, ${REST} 2.8`),
  papers: s.papers(
    'Saidpur Bank Limited TFC / Bank 6.43, Pharwala Electric Limited Sukuk / Power 5.27, Golra Leasing Limited TFC / ' +
      'Leasing 3.94, Korang Telecom Limited Sukuk / Telecom 2.86',
  ),
  ter: 1.49,
  metrics: [['Weighted average maturity in years', 3.1, 2]],
});

const shares = fund({
  name: 'Shakarparian Growth Shares Fund',
  abbr: 'SGSF',
  model: s.market([2009, 5, 18], 10, 1.02, 270_000_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High risk to principal',
    management_fee_raw: 'Up to 2.50% a year of net assets',
    front_end_load_raw: '2.75%',
    investment_objective_raw:
      'The Fund makes capital grow over many years with shares of well managed companies listed in Pakistan.',
  },
  rating: null,
  asset: s.weights(`Listed shares 92.6, Bank deposits 6.2, ${REST} 1.2`),
  second: s.sectors('Banks 21.8, Oil and gas 20.3, Fertilizer 14.6, Cement 12.4, Technology 7.9, Other sectors 15.6'),
  papers: s.papers(
    'Saidpur Bank Limited / Banks 10.12, Tarlai Petroleum Limited / Oil and gas 9.24, Soan Agro Fertilizer Limited / ' +
      'Fertilizer 8.05, Nurpur Shahan Gas Limited / Oil and gas 7.33, Shah Allah Ditta Cement Limited / Cement 6.47, ' +
      'Rawal Lake Systems Limited / Technology 5.36, Bhara Kahu Bank Limited / Banks 4.72, Margalla Lime Limited / ' +
      'Cement 3.81',
  ),
  ter: 3.74,
  metrics: [
    ['Beta', 1.01, 2],
    ['Companies held', 29, 0],
  ],
});

const BIRTH: s.Day = [2016, 2, 8];

const pension = fund({
  ...s.EMPTY,
  name: 'Shakarparian Pension Fund',
  abbr: 'SPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open end pension fund',
    benchmark_raw: null,
    risk_profile_raw: 'As the participant chooses',
    listing_raw: null,
    par_value_raw: 'Rs. 100',
    management_fee_raw: 'Up to 1.50% a year of net assets of each sub-fund',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund lets people save for their old age out of their own earnings, with a choice of sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.94, 1_310_000), {
      asset: s.weights(`Listed shares 91.8, Bank deposits 6.6, ${REST} 1.6`),
      papers: s.papers(
        'Tarlai Petroleum Limited / Oil and gas 9.62, Saidpur Bank Limited / Banks 9.03, Soan Agro ' +
          'Fertilizer Limited / Fertilizer 7.44, Shah Allah Ditta Cement Limited / Cement 5.81, Bhara Kahu Bank ' +
          'Limited / Banks 4.15',
      ),
      ter: 2.56,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.8, 1_720_000), {
      asset: s.weights(`PIBs 52.3, Bank deposits 45.4, ${REST} 2.3`),
      papers: [],
      ter: 1.58,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.5, 2_440_000), {
      asset: s.weights(`T-Bills 74.2, Bank deposits 24.3, ${REST} 1.5`),
      papers: [],
      ter: 1.31,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, bond, shares, pension];

/** The management fee charged, in percent of net assets a year, by fund or sub-fund. */
export const CHARGED: Readonly<Record<string, string>> = {
  SDRF: '0.48',
  SBF: '1.15',
  SGSF: '2.25',
  'Equity Sub-Fund': '1.50',
  'Debt Sub-Fund': '0.95',
  'Money Market Sub-Fund': '0.70',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  SDRF: 'Maham Saidpuri',
  SBF: 'Maham Saidpuri',
  SGSF: 'Chaudhry Asfand Tarlai, CFA',
  SPF: 'Nabeel Korang',
};

export const VIEWS: Readonly<Record<string, string>> = {
  SDRF:
    'The policy rate stayed at 22%. Auctions of T-Bills drew large bids for three months, and the Fund followed them ' +
    'with what had matured.',
  SBF:
    'Buyers of long bonds asked for more as fuel became dearer. The Fund kept to floating coupons and left its TFCs ' +
    'as they were.',
  SGSF:
    'The market gave back a part of what it had won in July, as the rupee fell to new lows. The Fund sold some ' +
    'cement and held on to banks.',
  SPF: 'Most of the new contributions went to the Money Market Sub-Fund, whose yield is the highest in many years.',
};
