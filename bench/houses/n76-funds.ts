/** The funds of AMC N76: a money market, an income and an asset allocation fund, and a stock fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  listing_raw: 'Pakistan Stock Exchange (PSX)',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Kalabagh Liquidity Fund',
    abbr: 'KLF',
    model: s.rate([2009, 6, 21], 100, 0.1, 86_500_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV + 30% 3M average deposit rate of three AA rated banks',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Up to 1% of daily net assets',
      front_end_load_raw: 'Up to 1%',
      cutoff_raw: '4:00 pm',
      investment_objective_raw:
        'KLF is an open-end money market fund which aims to generate attractive returns over the short term by investing in a portfolio of cash, high quality bank deposits and short-term government securities.',
    },
    rating: ['AA(f)', 'PACRA', [2022, 4, 13]],
    asset: s.weights('Placements with Banks 12.3, T-Bills 42.4, Cash 43.1, Others 2.2'),
    second: s.credit('Govt. Securities 42.4, AAA 24.6, AA+ 18.9, AA 11.9, Others 2.2'),
    papers: [],
    ter: 0.84,
    metrics: [['Weighted Average Maturity', 31, 0]],
  }),
  fund({
    name: 'Kalabagh Income Opportunity Fund',
    abbr: 'KIOF',
    model: s.rate([2013, 3, 29], 100, 0.5, 29_400_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6 months KIBOR (average)',
      risk_profile_raw: 'Medium',
      management_fee_raw: '10% of gross earnings (floor 0.50%, cap 1.00%)',
      front_end_load_raw: 'Up to 1.5%',
      investment_objective_raw:
        'KIOF aims to provide a competitive rate of return to its investors by investing in quality TFCs, Sukuk, government securities, bank deposits and other debt instruments.',
    },
    rating: ['A+(f)', 'PACRA', [2022, 4, 13]],
    asset: s.weights(
      'Term Finance Certificates / Sukuk 27.6, Commercial Paper 6.2, PIBs 17.4, T-Bills 8.3, Cash 37.8, Others 2.7',
    ),
    second: s.credit('Govt. Securities 25.7, AAA 11.6, AA+ 15.9, AA 17.7, AA- 14.3, A+ 12.1, Others 2.7'),
    papers: s.papers(
      'Namal Bank Limited TFC / AA+ 5.94, Mari Indus Power Limited Sukuk / AA 4.83, Chashma Sugar Mills Limited CP / A+ 4.12, Daud Khel Fertilizer Company Sukuk / AA- 3.76, Isa Khel Microfinance Bank TFC / A+ 2.91, Kundian Motors Limited Sukuk / AA 2.38',
    ),
    ter: 1.66,
    metrics: [['Weighted Average Maturity', 2.1, 2]],
  }),
  fund({
    name: 'Kalabagh Stock Advantage Fund',
    abbr: 'KSAF',
    model: s.market([2006, 8, 4], 100, 0.99, 27_800_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: 'Up to 3% of daily net assets',
      front_end_load_raw: 'Up to 2.5%',
      investment_objective_raw:
        'KSAF is an open-end equity fund, investing primarily in equities listed on the PSX. The fund seeks to maximize total returns and outperform its benchmark by investing in a combination of securities offering long term capital gains and dividend yield potential.',
    },
    rating: null,
    asset: s.weights('Equities 92.7, Cash 6.1, Others 1.2'),
    second: s.sectors(
      'Commercial Banks 26.8, Cement 13.7, Oil & Gas Exploration Companies 12.9, Fertilizer 11.4, Technology & Communication 7.9, Others 20.0',
    ),
    papers: s.papers(
      'Namal Bank Limited / Commercial Banks 8.84, Salt Range Exploration Limited / Oil & Gas Exploration Companies 7.61, Daud Khel Fertilizer Company / Fertilizer 7.02, Paikhel Cement Company Limited / Cement 6.43, Mianwali Bank Limited / Commercial Banks 5.88, Musa Khel Systems Limited / Technology & Communication 4.97, Soan Petroleum Limited / Oil & Gas Exploration Companies 4.21, Piplan Bank Limited / Commercial Banks 3.66, Makerwal Fertilizer Limited / Fertilizer 3.09, Kamar Mushani Cement Limited / Cement 2.74',
    ),
    ter: 4.12,
    metrics: [['Portfolio Turnover Ratio', 27, 0]],
  }),
];
