/** The funds of AMC N89: a money market, an asset allocation and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  registrar_raw: 'F.D. Registrar Services (SMC-Pvt.) Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'None',
});

export const FUNDS = [
  fund({
    name: 'Hafizabad Money Market Fund',
    abbr: 'HMMF',
    model: s.rate([2013, 8, 19], 100, 0.2, 74_500_000),
    profile: {
      category_raw: 'Money market',
      benchmark_raw: '70% 3-month PKRV and 30% 3-month deposit rates of three AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '0.50% of net assets',
      front_end_load_raw: 'None',
      cutoff_raw: '2:00 pm',
      investment_objective_raw:
        'To earn steady returns from money market instruments while the capital of investors is kept safe and accessible.',
    },
    rating: ['AA(f)', 'PACRA', [2021, 9, 10]],
    asset: s.weights('T-Bills 58.4, Bank deposits 29.3, Placements with DFIs 10.6, Other assets 1.7'),
    second: s.credit('Government 58.4, AAA 17.9, AA+ 13.2, AA 8.8, Other assets 1.7'),
    papers: [],
    ter: 0.74,
    metrics: [['Days to maturity (average)', 56, 0]],
  }),
  fund({
    name: 'Hafizabad Asset Allocation Fund',
    abbr: 'HAAF',
    model: s.market([2010, 3, 1], 100, 0.62, 11_800_000),
    profile: {
      category_raw: 'Asset allocation',
      benchmark_raw: 'KSE-100 Index and 6-month KIBOR, weighted as the fund is invested',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.75% of net assets',
      front_end_load_raw: '2.00%',
      cutoff_raw: '3:00 pm',
      investment_objective_raw:
        'To shift assets between shares, bonds and the money market so that investors earn a good return at every stage of the economic cycle.',
    },
    rating: null,
    asset: s.weights('Shares 61.2, Bank deposits 18.7, PIBs 11.4, TFCs and sukuk 6.5, Other assets 2.2'),
    second: s.sectors('Commercial banks 19.3, Exploration 13.8, Cement 11.6, Fertilizer 9.1, Textile 4.2'),
    papers: s.papers(
      'Vanike Bank 8.74, Pindi Bhattian Cement 7.36, Chenab Exploration 7.12, Sukheke Fertilizer 6.28, Jalalpur Bank 5.43, Kaleke Exploration 4.27, Kassoki Bank Sukuk 2.61, Kolo Textile 2.48, Vanike Bank TFC 1.46, Rasulpur Cement 1.93',
    ),
    ter: 2.71,
    metrics: [['Number of shares', 22, 0]],
  }),
  fund({
    name: 'Hafizabad Stock Fund',
    abbr: 'HSF',
    model: s.market([2005, 1, 24], 100, 1.0, 19_300_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% of net assets',
      front_end_load_raw: '3.00%',
      cutoff_raw: '3:00 pm',
      investment_objective_raw:
        'To seek growth of capital over five years and more from a diversified portfolio of listed shares.',
    },
    rating: ['4-Star', 'PACRA', [2021, 8, 13]],
    asset: s.weights('Shares 92.6, Bank deposits 5.9, Other assets 1.5'),
    second: s.sectors(
      'Commercial banks 24.7, Exploration 18.9, Cement 14.6, Fertilizer 12.3, Technology 8.4, Textile 5.6',
    ),
    papers: s.papers(
      'Vanike Bank 9.83, Chenab Exploration 9.24, Pindi Bhattian Cement 8.17, Sukheke Fertilizer 7.95, Jalalpur Bank 7.28, Kaleke Exploration 6.11, Thatha Technologies 5.64, Rasulpur Cement 3.87, Kolo Textile 3.32, Sagar Fertilizer 2.46',
    ),
    ter: 3.92,
    metrics: [['Number of shares', 34, 0]],
  }),
];
