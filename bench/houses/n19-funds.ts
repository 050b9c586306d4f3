/** The funds of AMC N19: four funds and an Islamic pension fund with three sub-funds. */
import { credit, fundWith, market, papers, rate, sectors, weights } from './shared5.ts';
import type { Day, SubFund } from './shared5.ts';

const fund = fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  registrar_raw: 'Soon Valley Share Registrars (Pvt.) Ltd.',
  pricing_mechanism_raw: 'Forward Day',
  leverage_raw: 'Nil',
  dealing_days_raw: 'Monday to Friday',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
});

const PENSION: Day = [2014, 6, 26];

const sub = (name: string, model: SubFund['model'], mix: Omit<SubFund, 'name' | 'model' | 'metrics'>): SubFund => ({
  name,
  model: { ...model, accumulates: true },
  metrics: [],
  ...mix,
});

export const FUNDS = [
  fund({
    name: 'Sakesar Cash Fund (SCF)',
    abbr: 'SCF',
    model: rate([2010, 5, 27], 50, -0.2, 41_600_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% three months PKRV rates + 30% three months average deposit rate of three AA rated banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      par_value_raw: 'PKR 50/-',
      cutoff_raw: '9:00 am to 1:00 pm',
      management_fee_raw: '0.60% p.a.',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund aims to provide its unit-holders optimum returns from a portfolio of low risk and short duration assets while maintaining high liquidity.',
    },
    rating: ['AA+(f)', 'PACRA', [2022, 9, 6]],
    asset: weights('Cash 38.4, T-Bills 52.7, Plac. with Banks/DFIs 7.4, Others 1.5'),
    second: credit('Govt. Sec. 52.7, AAA 22.6, AA+ 15.9, AA 7.3, NR/UR 1.5'),
    papers: [],
    ter: 1.08,
    metrics: [['Wtd. Average Maturity (Days)', 24, 0]],
  }),
  fund({
    name: 'Sakesar Income Multiplier Fund (SIMF)',
    abbr: 'SIMF',
    model: rate([2007, 6, 14], 50, 0.4, 17_300_000),
    profile: {
      category_raw: 'Aggressive Fixed Income Scheme',
      benchmark_raw: '12 Month KIBOR',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      par_value_raw: 'PKR 50/-',
      cutoff_raw: '9:00 am to 3:30 pm',
      management_fee_raw: '1.25% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The Fund aims to generate good returns by investing in TFCs, government securities, spread transactions and bank deposits.',
    },
    rating: ['A(f)', 'PACRA', [2022, 9, 6]],
    asset: weights('Cash 31.8, TFCs/Sukuks 34.6, PIBs 21.3, T-Bills 7.2, Spread Trans. 3.2, Others 1.9'),
    second: credit('Govt. Sec. 28.5, AAA 12.2, AA+ 18.6, AA 13.3, AA- 9.6, A+ 12.7, NR/UR 5.1'),
    papers: papers(
      'Nowshera Virkan Bank - TFC (23-12-21) 6.4, Khabbeki Energy - Sukuk (15-11-20) 5.6, Uchhali Motors - Sukuk (04-03-21) 4.6, Jahlar Micro Bank - TFC (30-06-22) 3.9, Kathwai Chemicals - TFC (17-09-19) 3.2, Pail Telecom - Sukuk (22-02-22) 2.6',
    ),
    ter: 2.13,
    metrics: [['Wtd. Average Maturity (Years)', 1.7, 1]],
  }),
  fund({
    name: 'Sakesar Islamic Dedicated Equity Fund (SIDEF)',
    abbr: 'SIDEF',
    model: market([2016, 4, 11], 100, 1.03, 6_120_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI 30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      par_value_raw: 'PKR 100/-',
      cutoff_raw: '9:00 am to 4:00 pm',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The Fund aims to provide other Fund of Funds schemes an avenue for investing in Shariah Compliant Equities.',
    },
    rating: null,
    asset: weights('Cash 4.9, Stocks/Equities 93.7, Others 1.4'),
    second: sectors(
      'Oil & Gas Exploration Companies 22.6, Cement 17.8, Fertilizer 11.9, Technology & Communication 12.4, Power Generation 6.2',
    ),
    papers: papers(
      'Dhok Sial Petroleum Company Limited 10.8, Warchha Cement Limited 9.1, Katha Fertilizers Limited 8.3, Naushera Systems Limited 5.2, Sodhi Oilfields Limited 6.7, Amb Power Limited 5.2, Kallar Kahar Cement Limited 4.8, Khura Pharma Limited 3.9, Mardwal Textile Limited 3.1, Pail Telecom Limited 2.4',
    ),
    ter: 3.46,
    metrics: [
      ['Standard Deviation (%)', 17.2, 2],
      ['Sharpe Ratio', 0.31, 2],
    ],
  }),
  fund({
    name: 'Sakesar Index Tracker Fund (SITF)',
    abbr: 'SITF',
    model: market([2005, 10, 11], 10, 1, 38_200_000),
    profile: {
      category_raw: 'Index Tracker',
      benchmark_raw: 'KSE 100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      par_value_raw: 'PKR 10/-',
      cutoff_raw: '9:00 am to 4:00 pm',
      management_fee_raw: '0.75% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The Fund aims to track the index by holding its companies in the weights that they have in it.',
    },
    rating: null,
    asset: weights('Cash 2.8, Stocks/Equities 96.2, Others 1'),
    second: sectors(
      'Commercial Banks 23.8, Oil & Gas Exploration Companies 13.6, Fertilizer 12.2, Cement 7.9, Power Generation 5.7',
    ),
    papers: papers(
      'Jabba Bank Limited 6.3, Dhok Sial Petroleum Company Limited 5.8, Katha Fertilizers Limited 5.1, Chitta Bank Limited 4.6, Naushera Systems Limited 4.2, Sodhi Oilfields Limited 3.7, Kufri Bank Limited 3.3, Amb Power Limited 2.8, Warchha Cement Limited 2.5, Dhadhar Bank Limited 2.1',
    ),
    ter: 1.74,
    metrics: [
      ['Standard Deviation (%)', 16.4, 2],
      ['Sharpe Ratio', 0.22, 2],
    ],
  }),
  fund({
    name: 'Sakesar Islamic Pension Fund (SIPF)',
    abbr: 'SIPF',
    model: market(PENSION, 100, 1, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      risk_profile_raw: 'Investor Dependent',
      cutoff_raw: '9:00 am to 4:00 pm',
      management_fee_raw: '1.50% p.a. of each sub-fund',
      front_end_load_raw: '3.00%',
      minimum_initial_raw: 'PKR 1,500/-',
      minimum_subsequent_raw: 'PKR 500/-',
      investment_objective_raw:
        'The Fund aims to provide individuals with a portable, individualized, funded and flexible pension scheme based on defined contribution.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      sub('SIPF - Equity Sub Fund', market(PENSION, 100, 0.94, 871_000), {
        asset: weights('Cash 5.7, Stocks/Equities 92.9, Others 1.4'),
        second: sectors(
          'Oil & Gas Exploration Companies 21.7, Cement 16.4, Fertilizer 12.8, Technology & Communication 9.5',
        ),
        papers: papers(
          'Dhok Sial Petroleum Company Limited 9.9, Warchha Cement Limited 8.6, Katha Fertilizers Limited 7.9, Naushera Systems Limited 6.8',
        ),
        ter: 2.42,
      }),
      sub('SIPF - Debt Sub Fund', rate(PENSION, 100, -0.6, 1_430_000), {
        asset: weights('Cash 28.6, Gov. Guar./ Ijara Sukuk 62.3, TFCs/Sukuks 7.4, Others 1.7'),
        second: credit('Govt. Guar. 62.3, AAA 12.8, AA+ 16.4, A+ 6.8, NR/UR 1.7'),
        papers: papers('Khabbeki Energy - Sukuk (15-11-20) 3.1, Uchhali Motors - Sukuk (04-03-21) 2.2'),
        ter: 1.63,
      }),
      sub('SIPF - Money Market Sub Fund', rate(PENSION, 100, -1, 2_260_000), {
        asset: weights('Cash 71.8, Gov. Guar./ Ijara Sukuk 27.1, Others 1.1'),
        second: credit('Govt. Guar. 27.1, AAA 38.6, AA+ 21.1, AA 12.1, NR/UR 1.1'),
        papers: [],
        ter: 1.37,
      }),
    ],
  }),
];
