/** The funds of AMC N87: a cash, an income and a stock fund, and what their portfolios are made of. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan',
  auditor_raw: 'BDO Ebrahim & Co.',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  par_value_raw: 'Rs. 50',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    ...s.EMPTY,
    name: 'Narowal Cash Fund',
    abbr: 'NCF',
    model: s.rate([2014, 5, 22], 50, 0.3, 96_200_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV + 30% 3M Deposit Rate',
      risk_profile_raw: 'Low',
      management_fee_raw: '0.65% p.a. of net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To give unit holders a return close to that of short-term government paper, with daily access to their savings and little change in the price of units.',
    },
    rating: ['AA+(f)', 'VIS', [2022, 12, 30]],
    ter: 0.88,
    metrics: [['WAM (Days)', 38, 0]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Narowal Income Fund',
    abbr: 'NIF',
    model: s.rate([2011, 10, 3], 50, 0.7, 41_700_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6-month KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.10% p.a. of net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To earn a competitive income from a diversified portfolio of government securities, term finance certificates and deposits of the short to medium term.',
    },
    rating: ['A+(f)', 'VIS', [2022, 12, 30]],
    ter: 1.74,
    metrics: [['WAM (Days)', 644, 0]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Narowal Stock Fund',
    abbr: 'NSF',
    model: s.market([2007, 7, 9], 50, 1.02, 33_900_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a. of net assets',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To make the capital of unit holders grow over the long run by investing in shares of listed companies that are leaders of their sectors.',
    },
    rating: null,
    ter: 4.31,
    metrics: [['Number of Companies', 27, 0]],
  }),
];

/** `Class / Rating` of the funds of debt, `Class / Sector / Company` of the stock fund. */
export const LEAVES: Readonly<Record<string, s.Weights>> = {
  NCF: s.weights(
    'T-Bills / Government 64.2, Deposits / AAA 11.4, Deposits / AA+ 9.6, Deposits / AA 4.3, TDRs / AA+ 5.2, TDRs / AA 3.9, Others / Unrated 1.4',
  ),
  NIF: s.weights(
    'PIBs / Government 27.3, T-Bills / Government 18.6, TFCs / AAA 3.4, TFCs / AA+ 9.7, TFCs / AA 6.8, TFCs / A+ 4.1, Bank / AAA 6.2, Bank / AA+ 14.9, Bank / A+ 6.3, Others / Unrated 2.7',
  ),
  NSF: s.weights(
    'Listed equities / Commercial Banks / Baddomalhi Bank Limited 9.4, Listed equities / Commercial Banks / Shakargarh Bank Limited 7.6, Listed equities / Commercial Banks / Bank of Talwandi 3.2, Listed equities / Commercial Banks / Other companies 4.1, Listed equities / Fertilizer / Zafarwal Fertilizer Limited 8.1, Listed equities / Fertilizer / Qila Chemicals Limited 4.7, Listed equities / Fertilizer / Other companies 2.2, Listed equities / Oil & Gas Exploration / Dudhuchak Petroleum Limited 10.2, Listed equities / Oil & Gas Exploration / Ravi Exploration Limited 6.3, Listed equities / Cement / Noorkot Cement Limited 5.5, Listed equities / Cement / Sankhatra Cement Limited 2.9, Listed equities / Cement / Other companies 3.6, Listed equities / Power / Chandowal Power Limited 4.3, Listed equities / Power / Other companies 2.4, Listed equities / Other sectors / Other companies 16.2, Bank balances 7.7, Others 1.6',
  ),
};
