/** The funds of AMC N22: four funds and a pension fund with three sub-funds. */
import * as s from './shared6.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 PM',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 10',
});

const PENSION: s.Day = [2018, 11, 26];

export const FUNDS = [
  fund({
    name: 'Raskoh Cash Fund (RCF)',
    abbr: 'RCF',
    model: s.rate([2012, 7, 16], 10, -0.1, 812_000_000),
    profile: {
      category_raw: 'Money Market Scheme',
      cutoff_raw: '9:30 AM',
      benchmark_raw: '90% three months PKRV rates and 10% three months average of the deposit rates of AA rated banks',
      risk_profile_raw: 'Very Low',
      auditor_raw: 'Crowe Hussain Chaudhury & Co.',
      management_fee_raw: '0.75% per annum of net assets',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 100',
      investment_objective_raw:
        'The Fund aims to provide its unit holders optimum returns from a portfolio of low risk and short duration assets while maintaining high liquidity.',
    },
    rating: ['AA+(f)', 'VIS', [2025, 1, 3]],
    asset: s.weights('T-Bills 68, Bank Deposits 24.3, Placements with DFIs 5.9, Others including Receivables 1.8'),
    second: s.credit('Government Securities 68, AAA 10.4, AA+ 14.1, AA 5.7, Others including Receivables 1.8'),
    papers: [],
    ter: 0.96,
    metrics: [['Weighted Average Time to Maturity (days)', 54, 0]],
  }),
  fund({
    name: 'Raskoh Income Fund (RIF)',
    abbr: 'RIF',
    model: s.rate([2008, 2, 11], 10, 0.3, 274_000_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six months KIBOR',
      risk_profile_raw: 'Medium',
      auditor_raw: 'Crowe Hussain Chaudhury & Co.',
      management_fee_raw: '1.25% per annum of net assets',
      front_end_load_raw: 'Up to 1.50%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 100',
      investment_objective_raw:
        'The Fund seeks to generate competitive risk adjusted returns by investing in a diversified portfolio of government securities, term finance certificates and bank deposits.',
    },
    rating: ['A+(f)', 'VIS', [2025, 1, 3]],
    asset: s.weights(
      'PIBs 38.5, T-Bills 17.6, TFCs and Sukuk 14.2, Bank Deposits 27.3, Others including Receivables 2.4',
    ),
    second: s.credit('Government Securities 56.1, AAA 9.3, AA+ 13.4, AA 8.9, A+ 9.9, Others including Receivables 2.4'),
    papers: s.papers(
      'Dalbandin Power Company Limited 2.4, Taftan Bank Limited TFC 2.1, Nokkundi Copper Limited Sukuk 1.7, Padag Bank Limited TFC-II 1.3, Yakmach Energy Limited 0.9, Mashkel Foods Limited 0.6',
    ),
    ter: 1.98,
    metrics: [['Weighted Average Time to Maturity (years)', 2.1, 1]],
  }),
  fund({
    name: 'Raskoh Stock Fund (RSF)',
    abbr: 'RSF',
    model: s.market([2004, 10, 21], 10, 1.03, 96_300_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      auditor_raw: 'Riaz Ahmad & Company',
      management_fee_raw: '2.00% per annum of net assets',
      front_end_load_raw: 'Up to 3.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 100',
      investment_objective_raw:
        'The Fund seeks long term capital appreciation from a diversified portfolio of equity securities listed at the Pakistan Stock Exchange.',
    },
    rating: null,
    asset: s.weights('Equities 93.9, Bank Deposits 4.4, Others including Receivables 1.7'),
    second: s.sectors(
      'Commercial Banks 23.8, Oil and Gas Exploration 18.6, Cement 13.1, Fertilizer 11.2, Pharmaceuticals 5.2',
    ),
    papers: s.papers(
      'Taftan Bank Limited 8.7, Rakhshan Petroleum Limited 8.2, Kharan Cement Company Limited 6.9, Washuk Fertilizer Limited 6.4, Padag Bank Limited 5.7, Chagai Oilfields Limited 5.1, Nok Pharma Limited 3.8, Kishingi Cement Limited 3.3, Mashkel Foods Limited 2.4, Yakmach Energy Limited 1.9',
    ),
    ter: 4.06,
    metrics: [
      ['Price to Earning Ratio (times)', 5.6, 1],
      ['Number of Holdings', 31, 0],
    ],
  }),
  fund({
    name: 'Raskoh Multi Asset Fund (RMAF)',
    abbr: 'RMAF',
    model: s.market([2010, 4, 19], 10, 0.58, 61_700_000),
    profile: {
      category_raw: 'Balanced Scheme',
      benchmark_raw: 'KSE-100 Index and six months KIBOR in proportion to the actual allocation',
      risk_profile_raw: 'Medium to High',
      auditor_raw: 'Riaz Ahmad & Company',
      management_fee_raw: '1.75% per annum of net assets',
      front_end_load_raw: 'Up to 3.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 100',
      investment_objective_raw:
        'The Fund seeks capital growth and income by investing in equity as well as debt securities.',
    },
    rating: null,
    asset: s.weights('Equities 57.2, T-Bills 14.6, PIBs 9.3, Bank Deposits 16.7, Others including Receivables 2.2'),
    second: s.sectors('Commercial Banks 13.9, Oil and Gas Exploration 11.3, Cement 8.2, Fertilizer 5.9'),
    papers: s.papers(
      'Taftan Bank Limited 5.5, Rakhshan Petroleum Limited 5, Kharan Cement Company Limited 4.3, Washuk Fertilizer Limited 3.7, Padag Bank Limited 3.4, Chagai Oilfields Limited 2.6',
    ),
    ter: 3.33,
    metrics: [['Number of Holdings', 24, 0]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Raskoh Pension Fund (RPF)',
    abbr: 'RPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      par_value_raw: null,
      leverage_raw: null,
      risk_profile_raw: 'Investor dependent',
      auditor_raw: 'Riaz Ahmad & Company',
      management_fee_raw: '1.00% per annum of net assets',
      front_end_load_raw: 'Up to 3.00%',
      minimum_initial_raw: 'Rs. 1,000',
      investment_objective_raw:
        'The Fund gives participants a flexible means of saving for their retirement according to their own allocation.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.04, 2_210_000), {
        asset: s.weights('Equities 94.6, Bank Deposits 3.9, Others 1.5'),
        papers: s.papers(
          'Taftan Bank Limited 9.1, Rakhshan Petroleum Limited 8.5, Kharan Cement Company Limited 7.2, Washuk Fertilizer Limited 6.6',
        ),
        ter: 2.02,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.4, 3_870_000), {
        asset: s.weights('PIBs 46.4, T-Bills 27.2, Bank Deposits 25.1, Others 1.3'),
        papers: [],
        ter: 1.31,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.1, 8_460_000), {
        asset: s.weights('T-Bills 71.5, Bank Deposits 27.3, Others 1.2'),
        papers: [],
        ter: 1.15,
      }),
    ],
  }),
];
