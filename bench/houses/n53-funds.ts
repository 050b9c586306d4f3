/** The funds of AMC N53: a money market, an income and an equity fund, and funds of other AMCs they are compared with. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '2:00 pm',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

/** Terms that are printed as a list of choices of which one is marked. */
export const CHOICES = {
  category_raw: ['Money Market', 'Income', 'Equity', 'Balanced'],
  fund_type_raw: ['Open-end', 'Closed-end'],
  risk_profile_raw: ['Very Low', 'Low', 'Medium', 'High'],
  pricing_mechanism_raw: ['Backward', 'Forward'],
} as const;

export const RIVALS: Readonly<Record<string, readonly string[]>> = {
  TDF: ['Dhok Pathan Cash Fund', 'Lawa Liquidity Fund', 'Tamman Money Fund', 'Pira Fatehal Cash Fund'],
  TIF: ['Lawa Income Fund', 'Dhok Pathan Debt Fund', 'Multan Khurd Income Fund', 'Tamman Yield Fund'],
  TEF: ['Tamman Stock Fund', 'Dhok Pathan Growth Fund', 'Lawa Equity Fund', 'Pira Fatehal Value Fund'],
};

export const FUNDS = [
  fund({
    name: 'Talagang Daily Fund',
    abbr: 'TDF',
    model: s.rate([2012, 10, 8], 100, 0.1, 59_400_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% three-month PKRV rate plus 30% three-month average deposit rate',
      risk_profile_raw: 'Very Low',
      pricing_mechanism_raw: 'Backward',
      management_fee_raw: '0.50%',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The scheme aims at a steady return at low risk from instruments that can be turned into cash within days.',
    },
    rating: ['AA+(f)', 'VIS', [2021, 7, 5]],
    asset: s.weights('T-Bills 54.9, Bank Balances 31.7, Placements 12.2, Others 1.2'),
    second: s.credit('Government 54.9, AAA 19.8, AA+ 15.3, AA 8.8, Others 1.2'),
    papers: [],
    ter: 0.71,
    metrics: [['Average Maturity in Days', 41, 0]],
  }),
  fund({
    name: 'Talagang Income Fund',
    abbr: 'TIF',
    model: s.rate([2009, 2, 23], 50, 0.5, 31_700_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Six-month KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.25%',
      front_end_load_raw: '1.50%',
      investment_objective_raw:
        'The scheme aims at a competitive return from rated corporate debt and government securities of medium term.',
    },
    rating: ['A+(f)', 'VIS', [2021, 7, 5]],
    asset: s.weights('TFCs 29.4, PIBs 25.8, T-Bills 17.1, Bank Balances 25.9, Others 1.8'),
    second: s.credit('Government 42.9, AAA 11.6, AA+ 16.8, AA 14.7, A+ 12.2, Others 1.8'),
    papers: s.papers(
      'Soan Valley Bank TFC 6.31, Chakwal Cement TFC 5.27, Kallar Kahar Power TFC 4.46, Choa Telecom TFC 3.92, Khewra Chemicals TFC 2.58',
    ),
    ter: 1.66,
    metrics: [['Average Maturity in Days', 588, 0]],
  }),
  fund({
    name: 'Talagang Equity Fund',
    abbr: 'TEF',
    model: s.market([2004, 6, 14], 50, 1.03, 21_800_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The scheme aims at growth of capital from shares of companies with durable earnings and able managers.',
    },
    rating: null,
    asset: s.weights('Equities 93.4, Bank Balances 5.3, Others 1.3'),
    second: s.sectors('Banks 22.8, Cement 17.6, Exploration 14.9, Technology 10.7, Fertilizer 8.4, Steel 5.2'),
    papers: s.papers(
      'Soan Valley Bank 8.93, Chakwal Cement 8.22, Dhulian Exploration 7.64, Choa Systems 6.58, Khewra Fertilizer 5.71, Kallar Kahar Steel 4.87, Balkassar Petroleum 4.13, Katas Bank 3.46, Salt Range Cement 2.81, Bhagwal Textile 2.05',
    ),
    ter: 3.31,
    metrics: [['Price to Earnings', 6.8, 1]],
  }),
];
