/** The funds of AMC N103: a cash fund, an income fund and an equity fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Monday to Friday',
  leverage_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Pasrur Cash Management Fund',
    abbr: 'PCMF',
    model: s.rate([2011, 4, 18], 100, 0.3, 139_400_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw:
        '70% average of 3 month PKRV rates + 30% average of 3 month deposit rates of three AA rated scheduled banks',
      risk_profile_raw: 'Low',
      risk_of_principal_raw: 'Principal at low risk',
      pricing_mechanism_raw: 'Backward',
      cutoff_raw: '9:30 AM for same day redemption, 4:00 PM otherwise',
      settlement_raw: 'Within 2 working days',
      management_fee_raw: '5% of gross earnings, with a floor of 0.35% p.a. of average annual net assets',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 5,000',
      minimum_subsequent_raw: 'PKR 1,000',
      investment_objective_raw:
        'The Fund seeks to generate competitive returns consistent with low risk from a portfolio constituted of ' +
        'short term instruments, including cash deposits, money market placements and government securities.',
    },
    rating: ['AA+(f)', 'VIS', [2022, 6, 29]],
    asset: s.weights(
      'T-Bills 58.4, Cash & Bank Balances 26.1, Letters of Placement 9.7, Commercial Papers 4.3, Others 1.5',
    ),
    second: s.credit('Government Securities 58.4, AAA 14.2, AA+ 17.8, AA 4.9, A1+ 3.2, Others 1.5'),
    papers: [],
    ter: 0.68,
    metrics: [['Weighted Average Time to Maturity (Days)', 46, 0]],
  }),
  fund({
    name: 'Pasrur Income Plus Fund',
    abbr: 'PIPF',
    model: s.rate([2008, 2, 11], 50, 0.7, 68_200_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6 month KIBOR',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      pricing_mechanism_raw: 'Forward',
      cutoff_raw: '9:00 AM to 3:30 PM',
      settlement_raw: 'Within 6 working days',
      management_fee_raw: '1.20% p.a. of average annual net assets',
      front_end_load_raw: 'Up to 1.50%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 5,000',
      minimum_subsequent_raw: 'PKR 1,000',
      investment_objective_raw:
        'The Fund aims to provide investors with competitive and stable returns by investing in quality TFCs, ' +
        'government securities, bank deposits and short term money market instruments.',
    },
    rating: ['A+(f)', 'VIS', [2022, 6, 29]],
    asset: s.weights('PIBs 23.6, T-Bills 19.4, TFCs / Sukuk 21.2, Cash & Bank Balances 30.6, MTS 2.9, Others 2.3'),
    second: s.credit('Government Securities 43.0, AAA 6.4, AA+ 16.3, AA 11.8, AA- 9.7, A+ 7.6, MTS 2.9, Others 2.3'),
    papers: s.papers(
      'Degh Nullah Bank Limited TFC-II / AA 4.21, Chawinda Power Limited Sukuk / AA+ 3.78, Sialkot Road Bank ' +
        'Limited Tier-II / AA- 3.19, Zafarwal Microfinance Bank Limited TFC / A+ 2.66, Qila Sobha Textile ' +
        'Limited Sukuk / A+ 1.74, Marala Telecom Limited Sukuk / AA- 1.12',
    ),
    ter: 1.71,
    metrics: [
      ['Weighted Average Time to Maturity (Years)', 2.3, 1],
      ['Modified Duration (Years)', 0.62, 2],
      ['Yield to Maturity (%)', 16.4, 1],
    ],
  }),
  fund({
    name: 'Pasrur Equity Opportunities Fund',
    abbr: 'PEOF',
    model: s.market([2009, 11, 23], 50, 0.97, 21_900_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      pricing_mechanism_raw: 'Forward',
      cutoff_raw: '9:00 AM to 3:30 PM',
      settlement_raw: 'Within 6 working days',
      management_fee_raw: '2.00% p.a. of average annual net assets',
      front_end_load_raw: 'Up to 3.00%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 5,000',
      minimum_subsequent_raw: 'PKR 1,000',
      investment_objective_raw:
        'The Fund aims to achieve long term capital appreciation by investing mainly in a diversified portfolio ' +
        'of equities that offer capital gains and dividends.',
    },
    rating: null,
    asset: s.weights('Equities 91.3, Cash & Bank Balances 7.2, Others 1.5'),
    second: s.sectors(
      'Commercial Banks 21.7, Oil & Gas Exploration 17.9, Cement 12.6, Technology & Communication 11.1, Fertilizer 9.4, Other Sectors 18.6',
    ),
    papers: s.papers(
      'Narowal Petroleum Limited / Oil & Gas Exploration 8.42, Degh Nullah Bank Limited / Commercial Banks ' +
        '7.68, Baddomalhi Systems Limited / Technology & Communication 7.03, Kalma Fertilizer Company Limited / ' +
        'Fertilizer 6.37, Sialkot Road Bank Limited / Commercial Banks 5.74, Qila Kalarwala Cement Limited / ' +
        'Cement 5.19, Ravi Bed Exploration Limited / Oil & Gas Exploration 4.46, Chawinda Cement Limited / ' +
        'Cement 3.91, Bambanwala Power Limited / Power Generation 3.28, Head Marala Motors Limited / Automobile ' +
        'Assembler 2.57',
    ),
    ter: 3.87,
    metrics: [
      ['Beta', 0.94, 2],
      ['Standard Deviation (%)', 17.6, 1],
      ['Price to Earnings (x)', 4.4, 1],
      ['Dividend Yield (%)', 8.1, 1],
    ],
  }),
];
