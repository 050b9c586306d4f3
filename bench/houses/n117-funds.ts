/** The funds of AMC N117: a pension fund with sub-funds, a capital protected fund, a mixed fund and a cash fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company',
  auditor_raw: 'A.F. Ferguson & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: '2:30 P.M.',
  back_end_load_raw: '0%',
  leverage_raw: 'Nil',
});

const LAUNCH: s.Day = [2014, 9, 1];

const pension = fund({
  ...s.EMPTY,
  name: 'Mianwali Pension Fund',
  abbr: 'MPF',
  model: s.market(LAUNCH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% of net assets',
    front_end_load_raw: 'Up to 3%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    leverage_raw: null,
    investment_objective_raw:
      'To provide participants with a flexible and portable way to save for their retirement in sub-funds of their choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(LAUNCH, 100, 0.97, 2_140_000), {
      asset: s.weights('Equities 94.2, Bank Deposits 4.4, Other Assets 1.4'),
      second: s.sectors(
        'Commercial Banks 25.1, Oil & Gas Exploration 18.2, Cement 14.3, Fertilizer 11.6, Other sectors 25.0',
      ),
      papers: s.papers(
        'Kalabagh Iron Limited 9.42, Chashma Bank Limited 8.63, Kundian Petroleum Limited 7.88, Isakhel Cement Limited ' +
          '6.94, Daud Khel Fertilizer Limited 6.02, Wan Bhachran Bank Limited 5.13, Piplan Power Limited 4.27, Harnoli ' +
          'Exploration Limited 3.58, Musa Khel Motors Limited 2.91, Paikhel Foods Limited 2.24',
      ),
      ter: 2.61,
    }),
    s.sub('Debt Sub-Fund', s.rate(LAUNCH, 100, -0.4, 2_860_000), {
      asset: s.weights('PIBs 47.3, T-Bills 21.4, TFCs / Sukuk 7.2, Bank Deposits 22.2, Other Assets 1.9'),
      papers: [],
      ter: 1.44,
    }),
    s.sub('Money Market Sub-Fund', s.rate(LAUNCH, 100, -0.6, 4_390_000), {
      asset: s.weights('T-Bills 68.9, PIBs 8.7, Bank Deposits 21.1, Other Assets 1.3'),
      papers: [],
      ter: 1.28,
    }),
  ],
});

const capital = fund({
  name: 'Mianwali Capital Protected Fund-III',
  abbr: 'MCPF-III',
  model: s.market([2024, 2, 14], 100, 0.21, 9_700_000),
  profile: {
    category_raw: 'Capital Protected Scheme',
    benchmark_raw:
      'Weighted average of KSE-100 Index and three year average deposit rate of AA rated banks, as per actual allocation',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '1.00% of net assets',
    front_end_load_raw: 'Up to 2%',
    minimum_initial_raw: 'Rs. 10,000',
    investment_objective_raw:
      'To return the initial investment value of Rs. 100.00 per unit at maturity and to share in the growth of the stock market.',
  },
  rating: null,
  asset: s.weights('Term Deposits 85.7, Equities 10.8, Bank Deposits 2.6, Other Assets 0.9'),
  second: s.sectors('Commercial Banks 3.9, Oil & Gas Exploration 2.4, Cement 1.9, Other sectors 2.6'),
  papers: s.papers(
    'Chashma Bank Limited 2.31, Kundian Petroleum Limited 1.94, Isakhel Cement Limited 1.62, Kalabagh Iron Limited 1.28, ' +
      'Daud Khel Fertilizer Limited 0.97',
  ),
  ter: 1.57,
  metrics: [],
});

const mixed = fund({
  name: 'Mianwali Multi Asset Fund',
  abbr: 'MMAF',
  model: s.market([2007, 12, 10], 50, 0.61, 14_200_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'Weighted average of KSE-100 Index, six month PKRV and three month PKRV, as per actual allocation',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 2.50% of net assets',
    front_end_load_raw: 'Up to 3%',
    minimum_initial_raw: 'Rs. 5,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'To earn a competitive return by investing in shares, debt and money market instruments as market conditions allow.',
  },
  rating: null,
  asset: s.weights('Equities 61.3, T-Bills 18.7, TFCs / Sukuk 9.2, Bank Deposits 9.1, Other Assets 1.7'),
  second: s.sectors('Commercial Banks 17.4, Cement 12.1, Oil & Gas Exploration 11.8, Power 5.9, Other sectors 14.1'),
  papers: s.papers(
    'Chashma Bank Limited 6.82, Isakhel Cement Limited 5.94, Kundian Petroleum Limited 5.37, Kalabagh Iron Limited 4.88, ' +
      'Wan Bhachran Bank Limited 4.16, Piplan Power Limited 3.41, Harnoli Exploration Limited 2.73, Rokhri Textile Limited 2.05',
  ),
  ter: 3.31,
  metrics: [
    ['Beta', 0.61, 2],
    ['Number of Shares Held', 26, 0],
  ],
});

const cash = fund({
  name: 'Mianwali Money Market Fund',
  abbr: 'MMMF',
  model: s.rate([2010, 1, 18], 100, -0.1, 167_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three month PKRV and 10% three month average deposit rate of AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    dealing_days_raw: 'Mon - Sat',
    cutoff_raw: '9:30 A.M.',
    management_fee_raw: 'Up to 0.85% of net assets',
    front_end_load_raw: '0%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'To earn a stable return with daily liquidity from Treasury bills, short placements and deposits with well rated banks.',
  },
  rating: ['AA(f)', 'PACRA', [2025, 10, 8]],
  asset: s.weights('T-Bills 71.8, PIBs 6.3, Bank Deposits 20.4, Other Assets 1.5'),
  second: s.credit('Government Paper 78.1, AAA 11.2, AA+ 6.1, AA 3.1, Other Assets 1.5'),
  papers: [],
  ter: 0.82,
  metrics: [['Average Maturity (Days)', 63, 0]],
});

export const FUNDS = [pension, capital, mixed, cash];
