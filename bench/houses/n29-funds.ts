/** The funds of AMC N29: three funds and a pension fund with three sub-funds. */
import * as s from './shared7.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday - Friday',
  listing_raw: 'Pakistan Stock Exchange Limited',
  minimum_initial_raw: 'Rs. 5,000/-',
  leverage_raw: 'None',
  back_end_load_raw: 'None',
});

const PENSION: s.Day = [2012, 6, 25];

export const FUNDS = [
  fund({
    name: 'Naltar Cash Fund',
    abbr: 'NCF',
    model: s.rate([2015, 8, 17], 500, 0.1, 5_310_000),
    profile: {
      category_raw: 'Money Market Fund',
      benchmark_raw: '70% 3 months PKRV & 30% 3 months deposit rates',
      risk_profile_raw: 'Very Low',
      cutoff_raw: '9:00 am to 11:30 am',
      management_fee_raw: '0.40% per annum of net assets',
      front_end_load_raw: 'None',
      investment_objective_raw:
        'Naltar Cash Fund seeks competitive returns with low risk by investing in short term money market instruments and deposits.',
    },
    rating: ['AA+(f)', 'VIS', [2021, 9, 15]],
    asset: s.weights('T-Bills 48.7, Bank Deposits 42.1, Commercial Paper 7.4, Others 1.8'),
    second: s.credit('Government Securities 48.7, AAA 16.3, AA+ 21.5, AA 11.7, Others 1.8'),
    papers: s.papers('Rakhan Power STS (CP) 4.2, Shinghai Motors CP 3.1'),
    ter: 0.73,
    metrics: [['Weighted Average Maturity', 41, 0]],
  }),
  fund({
    name: 'Naltar Savings Fund',
    abbr: 'NSF',
    model: s.rate([2008, 12, 1], 10, 0.5, 412_000_000),
    profile: {
      category_raw: 'Income Fund',
      benchmark_raw: '6 months KIBOR',
      risk_profile_raw: 'Medium',
      cutoff_raw: '9:00 am to 4:30 pm',
      management_fee_raw: '1.00% per annum of net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'Naltar Savings Fund aims to earn a competitive rate of return by investing in fixed income securities of high quality.',
    },
    rating: ['A+(f)', 'VIS', [2021, 9, 15]],
    asset: s.weights('PIBs 27.3, T-Bills 21.6, TFCs 24.4, Bank Deposits 24.3, Others 2.4'),
    second: s.credit('Government Securities 48.9, AAA 10.4, AA+ 15.7, AA 12.8, A+ 9.8, Others 2.4'),
    papers: s.papers(
      'Danyore Bank Limited TFC-IV (22-Sep-20) 6.3, Rakhan Power Sukuk (09-Jan-19) 5.7, Juglot Steel TFC (31-Jul-18) 4.6, Shinghai Motors TFC (14-Feb-21) 3.9, Nomal Bank Tier-I TFC (20-Nov-17) 2.8',
    ),
    ter: 1.81,
    metrics: [
      ['Weighted Average Maturity', 2.1, 2],
      ['Yield to Maturity', 9.4, 2],
    ],
  }),
  fund({
    name: 'Naltar Value Fund',
    abbr: 'NVF',
    model: s.market([2005, 1, 24], 100, 1.06, 8_770_000),
    profile: {
      category_raw: 'Equity Fund',
      benchmark_raw: 'KSE 100 Index',
      risk_profile_raw: 'High',
      cutoff_raw: '9:00 am to 3:00 pm',
      management_fee_raw: '2.00% per annum of net assets',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'Naltar Value Fund invests in undervalued listed shares in order to provide long term growth of capital.',
    },
    rating: null,
    asset: s.weights('Equities 91.9, Bank Deposits 6.3, Others 1.8'),
    second: s.sectors(
      'Commercial Banks 21.3, Cement 16.8, Technology 13.9, Oil & Gas Exploration 12.6, Engineering 8.2',
    ),
    papers: s.papers(
      'Danyore Bank Limited 8.6, Gahkuch Systems Limited 8.1, Bagrot Cement Limited 7.7, Sherqilla Oilfields Limited 6.9, Juglot Steel Limited 6.2, Nomal Bank Limited 5.4, Shinghai Motors Limited 4.7, Rakhan Power Limited 4.1, Hopar Chemicals Limited 3.3, Phander Foods Limited 2.6',
    ),
    ter: 4.44,
    metrics: [
      ['Price to Earnings Ratio', 6.1, 2],
      ['Standard Deviation', 17.4, 2],
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Naltar Pension Savings Fund',
    abbr: 'NPSF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      fund_type_raw: 'Open End Scheme',
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'As per allocation',
      cutoff_raw: '9:00 am to 5:00 pm',
      management_fee_raw: '1.50% per annum of net assets of each sub-fund',
      front_end_load_raw: '3.00%',
      back_end_load_raw: null,
      listing_raw: null,
      leverage_raw: null,
      investment_objective_raw: 'To provide participants with a portable, individualized and funded pension scheme.',
    },
    rating: null,
    subs: [
      s.sub('NPSF-Equity', s.market(PENSION, 100, 1.03, 1_520_000), {
        asset: s.weights('Equities 93.6, Bank Deposits 5.1, Others 1.3'),
        papers: s.papers(
          'Danyore Bank Limited 9.3, Gahkuch Systems Limited 8.5, Bagrot Cement Limited 7.9, Sherqilla Oilfields Limited 6.4',
        ),
        ter: 2.51,
      }),
      s.sub('NPSF-Debt', s.rate(PENSION, 100, 0.2, 1_980_000), {
        asset: s.weights('PIBs 43.7, T-Bills 36.2, Bank Deposits 18.6, Others 1.5'),
        papers: [],
        ter: 1.66,
      }),
      s.sub('NPSF-Money Market', s.rate(PENSION, 100, -0.2, 3_070_000), {
        asset: s.weights('T-Bills 66.8, Bank Deposits 31.9, Others 1.3'),
        papers: [],
        ter: 1.33,
      }),
    ],
  }),
];
