/** The funds of AMC N224: money market, income, stocks, an Islamic balanced fund, and a pension fund of three parts. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'PKR 50',
  listing_raw: 'PSX',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Kundian Cash Fund',
  abbr: 'KCF',
  model: s.rate([2011, 1, 20], 50, -0.4, 61_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% three months PKRV rates + 30% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 am to 12:30 pm',
    management_fee_raw: '7.5% of gross earnings (subject to a floor of 0.25% and a cap of 1% of net assets)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'KCF aims to generate competitive returns with high liquidity from a portfolio of Treasury Bills, money ' +
      'market placements and bank deposits.',
  },
  rating: ['AA(f)', 'PACRA', [2018, 10, 19]],
  asset: s.weights('T-Bills 41.36, Cash & Bank Balances 48.17, Placements with DFIs 9.22, Other Assets 1.25'),
  second: s.credit('Govt. Securities 41.4, AAA 22.9, AA+ 18.8, AA 15.6, Unrated 1.3'),
  papers: [],
  ter: 0.66,
  metrics: [['Weighted Avg. Time to Maturity (Days)', 34, 1]],
});

const income = fund({
  name: 'Kundian Aggressive Income Fund',
  abbr: 'KAIF',
  model: s.rate([2007, 3, 23], 50, 0.7, 14_900_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: 'Average of 1 year KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '10% of gross earnings (subject to a floor of 1% and a cap of 1.5% of net assets)',
    front_end_load_raw: '1%',
    investment_objective_raw:
      'KAIF is a dedicated fund that focuses primarily on fixed income securities and instruments. The objective ' +
      'is to generate competitive returns by investing in TFCs, Sukuk and Government securities.',
  },
  rating: ['A-(f)', 'PACRA', [2018, 10, 19]],
  asset: s.weights(
    'TFCs / Sukuk 46.92, PIBs 11.48, Cash & Bank Balances 33.07, Spread Transactions 5.86, Other Assets 2.67',
  ),
  second: s.credit('Govt. Securities 11.5, AAA 9.7, AA+ 13.2, AA 17.4, AA- 21.8, A+ 14.6, A 9.1, Unrated 2.7'),
  papers: s.papers(
    'Harnoli Chemicals Limited (TFC) 8.94, Bank of Doaba Limited (TFC) 8.21, Chashma Power Limited (Sukuk) 7.46, ' +
      'Kalri Motors Limited (Sukuk) 6.73, Wan Bhachran Sugar Limited (TFC) 5.38, Bank Rokhri Limited (TFC) 4.12, ' +
      'Sawans Packages Limited (Sukuk) 2.87',
  ),
  ter: 2.04,
  metrics: [['Weighted Avg. Time to Maturity (Years)', 2.71, 2]],
});

const stock = fund({
  name: 'Kundian Opportunity Fund',
  abbr: 'KOF',
  model: s.market([2006, 3, 31], 50, 1.08, 9_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2% of average daily net assets (plus Sindh Sales Tax at the rate in force)',
    front_end_load_raw: '3%',
    investment_objective_raw:
      'KOF is a dedicated equity fund that seeks to provide investors with risk adjusted growth by investing in ' +
      'companies of mispriced value across all sectors of the market.',
  },
  rating: null,
  asset: s.weights('Equities 91.74, Cash & Bank Balances 6.85, Other Assets 1.41'),
  second: s.sectors(
    'Cement 18.9, Commercial Banks 16.4, Engineering 13.7, Chemical 11.8, Oil & Gas 9.2, Other sectors 21.7',
  ),
  papers: s.papers(
    'Chashma Cement Limited 9.26, Bank of Doaba Limited 8.43, Mochh Steel Limited 7.71, Harnoli Chemicals Limited ' +
      '7.04, Isa Khel Exploration Limited 6.38, Bank Rokhri Limited 5.57, Paikhel Pipes Limited 4.83, Kalri Motors ' +
      'Limited 4.16, Ding Sharif Textile Limited 3.49, Sawans Packages Limited 2.95',
  ),
  ter: 3.37,
  metrics: [['Number of Companies Held', 31, 0]],
});

const islamic = fund({
  name: 'Kundian Islamic Balanced Fund',
  abbr: 'KIBF',
  model: s.market([2016, 5, 16], 50, 0.54, 5_300_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced',
    benchmark_raw: '50% KMI-30 Index + 50% six months average deposit rate of three Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.5% of average daily net assets (plus Sindh Sales Tax at the rate in force)',
    front_end_load_raw: '2%',
    investment_objective_raw:
      'KIBF seeks long term capital appreciation and current income from a Shariah compliant portfolio that is ' +
      'balanced between shares and income bearing instruments.',
  },
  rating: null,
  asset: s.weights('Equities 52.61, Sukuk 19.34, Cash & Bank Balances 25.88, Other Assets 2.17'),
  second: s.sectors('Cement 12.1, Oil & Gas 11.3, Chemical 8.6, Engineering 6.4, Other sectors 14.2'),
  papers: s.papers(
    'Chashma Cement Limited 7.82, Isa Khel Exploration Limited 7.13, Chashma Power Limited (Sukuk) 6.54, Harnoli ' +
      'Chemicals Limited 5.69, Kalri Motors Limited (Sukuk) 4.97, Mochh Steel Limited 4.08, Paikhel Pipes Limited 3.36',
  ),
  ter: 2.58,
  metrics: [['Number of Companies Held', 22, 0]],
});

const BIRTH: s.Day = [2012, 6, 28];

const pension = fund({
  ...s.EMPTY,
  name: 'Kundian Pension Fund',
  abbr: 'KPF',
  model: s.market(BIRTH, 50, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Allocation Dependent',
    listing_raw: null,
    leverage_raw: null,
    par_value_raw: null,
    back_end_load_raw: null,
    management_fee_raw: '1.5% of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3%',
    minimum_initial_raw: 'PKR 2,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'KPF provides participants with a portable, individualized, funded and flexible pension scheme which is ' +
      'managed by professional managers to assist them to plan for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 50, 0.97, 2_140_000), {
      asset: s.weights('Equities 93.18, Cash & Bank Balances 5.49, Other Assets 1.33'),
      papers: s.papers(
        'Chashma Cement Limited 9.87, Isa Khel Exploration Limited 8.92, Bank of Doaba Limited 8.06, Mochh Steel ' +
          'Limited 6.58, Harnoli Chemicals Limited 5.73, Paikhel Pipes Limited 4.41',
      ),
      ter: 2.47,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 50, -0.6, 3_260_000), {
      asset: s.weights('T-Bills 38.42, PIBs 34.75, Cash & Bank Balances 25.19, Other Assets 1.64'),
      papers: [],
      ter: 1.92,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 50, -0.9, 3_880_000), {
      asset: s.weights('T-Bills 66.31, Cash & Bank Balances 32.54, Other Assets 1.15'),
      papers: [],
      ter: 1.78,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, islamic, pension];

/** How the rows of the benchmarks are printed. */
export const BENCHMARKS: Readonly<Record<string, string>> = {
  KCF: 'PKRV / Deposit',
  KAIF: '1 Year KIBOR',
  KOF: 'KSE-100',
  KIBF: 'KMI-30 / Deposit',
};

export const VIEWS: Readonly<Record<string, string>> = {
  KCF:
    'The State Bank of Pakistan raised the policy rate by 50 bps to 10.75% on March 29. The Fund had kept its ' +
    'maturity low before the announcement and shall invest in bills at the higher yields of the next auctions.',
  KAIF:
    'Going forward, the Fund shall keep its focus on floating rate instruments, whose coupons will be reset upwards ' +
    'with the increase of 50 bps in the policy rate, and shall remain cautious on fixed coupons of long tenor.',
  KOF:
    'Foreigners were net buyers of USD 11 million in the month, while mutual funds sold USD 18 million. Pressure on ' +
    'the Rupee and the delay of the IMF programme kept volumes at 98 million shares a day.',
  KIBF:
    'The Fund kept its equity exposure close to neutral in view of monetary tightening and added to bank deposits ' +
    'with Islamic windows that offer rates of up to 10.40%.',
  KPF:
    'The Debt and the Money Market Sub-Funds benefited from reinvestment at higher yields after the increase in the ' +
    'policy rate to 10.75%. The Equity Sub-Fund remained invested in companies with low leverage.',
};
