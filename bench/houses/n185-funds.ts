/** The funds of AMC N185: Islamic cash, income, Islamic shares, and an Islamic pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  settlement_raw: '2 working days',
  leverage_raw: 'None',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'None',
});

const cash = fund({
  name: 'Noorpur Islamic Cash Fund',
  abbr: 'NICF',
  model: s.rate([2019, 3, 11], 100, -0.2, 118_400_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw:
      '90% three months PKISRV rates + 10% three months average of the highest rates of three A rated Islamic banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.00% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    settlement_raw: 'Same day up to PKR 1 million, otherwise 1 working day',
    cutoff_raw: '9:00 am to 12:30 pm',
    investment_objective_raw:
      'The fund aims at a regular halal income with high liquidity by placing money with Islamic banks and in ' +
      'Sukuk of ' +
      'short maturity.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights(
    'GOP Ijara Sukuk 42.1, Bank balances 36.3, Short-term Sukuk 13.4, Bai Muajjal 6.9, Other assets 1.3',
  ),
  second: s.credit('Government (AAA rated) 42.1, AAA 29.4, AA+ 17.8, AA 9.4, Other assets 1.3'),
  papers: s.papers(
    'Jauhar Electric Supply Limited / Short-term Sukuk 4.36, Botala Refinery Limited / Short-term Sukuk 3.71, ' +
      'Hamoka ' +
      'Packages Limited / Short-term Sukuk 2.94, Padhrar Sugar Industries Limited / Short-term Sukuk 1.22',
  ),
  ter: 0.94,
  metrics: [
    ['Weighted average maturity', 43, 0],
    ['Yield to maturity', 11.6, 2],
  ],
});

const income = fund({
  name: 'Noorpur Income Opportunities Fund',
  abbr: 'NIOF',
  model: s.rate([2014, 11, 3], 100, 0.4, 41_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw:
      '75% six months KIBOR + 25% six months average of the highest rates on savings accounts of three AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    minimum_initial_raw: 'PKR 5,000',
    investment_objective_raw:
      'The fund aims at a higher income than deposits provide. It invests in corporate debt of good quality, ' +
      'Government ' +
      'securities, spread transactions and term deposits.',
  },
  rating: ['A+(f)', 'VIS', [2025, 4, 30]],
  asset: s.weights(
    'PIBs 33.8, T-Bills 14.2, TFCs and Sukuk 22.7, Bank balances 21.4, Spread transactions 5.6, Other assets 2.3',
  ),
  second: s.credit(
    'Government (AAA rated) 48.0, AAA 6.8, AA+ 11.7, AA 9.4, AA- 5.3, A+ 10.9, Unrated 5.6, Other assets 2.3',
  ),
  papers: s.papers(
    'Shahwala Bank Limited / TFC due 2030 3.94, Golewali Telecommunication Limited / Sukuk due 2028 3.21, Jauhar ' +
      'Electric ' +
      'Supply Limited / Sukuk due 2031 2.67, Rahdari Microfinance Bank Limited / TFC due 2027 2.04, Nali ' +
      'Fertilizers ' +
      'Limited / Sukuk due 2029 1.48',
  ),
  ter: 1.86,
  metrics: [
    ['Weighted average maturity', 2.1, 1],
    ['Duration', 0.92, 2],
    ['Yield to maturity', 12.9, 2],
  ],
});

const growth = fund({
  name: 'Noorpur Islamic Growth Fund',
  abbr: 'NIGF',
  model: s.market([2017, 2, 20], 100, 1.02, 26_300_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Total Return Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
    investment_objective_raw:
      'The fund aims at growth of capital in the long term. It invests in a portfolio of about thirty listed ' +
      'companies ' +
      'that comply with the principles of Shariah.',
  },
  rating: null,
  asset: s.weights('Equities 94.3, Bank balances 4.6, Other assets 1.1'),
  second: s.sectors(
    'Oil & Gas Exploration 21.4, Cement 17.6, Fertilizer 12.3, Technology 8.8, Pharmaceuticals 7.2, Other ' +
      'sectors 27.0',
  ),
  papers: s.papers(
    'Uttra Petroleum Limited / Oil & Gas Exploration 9.12, Nali Fertilizers Limited / Fertilizer 8.47, Jaba ' +
      'Cement Company ' +
      'Limited / Cement 7.93, Sargal Gas Fields Limited / Oil & Gas Exploration 7.28, Surakki Cement Limited / ' +
      'Cement ' +
      '5.84, Golewali Systems Limited / Technology 5.31, Botala Refinery Limited / Refinery 4.42, Angah ' +
      'Laboratories ' +
      'Limited / Pharmaceuticals 3.97, Jauhar Electric Supply Limited / Power 3.36, Hamoka Packages Limited / ' +
      'Paper 2.71',
  ),
  ter: 3.42,
  metrics: [
    ['Number of holdings', 31, 0],
    ['Price to earnings', 7.2, 1],
    ['Dividend yield', 6.4, 1],
  ],
});

const BIRTH: s.Day = [2018, 6, 4];

const pension = fund({
  ...s.EMPTY,
  name: 'Noorpur Islamic Retirement Fund',
  abbr: 'NIRF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'As per the chosen allocation',
    management_fee_raw: 'Up to 1.50% p.a. of each sub-fund',
    front_end_load_raw: 'Up to 3.00% of contributions',
    leverage_raw: null,
    settlement_raw: null,
    minimum_initial_raw: 'PKR 1,000',
    investment_objective_raw:
      'The fund helps participants to save for their retirement in a halal way. They choose how their ' +
      'contributions are ' +
      'divided between the three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 2_870_000), {
      asset: s.weights('Equities 93.1, Bank balances 5.8, Other assets 1.1'),
      second: s.sectors('Oil & Gas Exploration 23.6, Cement 18.2, Fertilizer 14.1, Technology 8.3, Other sectors 28.9'),
      papers: s.papers(
        'Uttra Petroleum Limited / x 9.86, Nali Fertilizers Limited / x 9.07, Sargal Gas Fields Limited / x ' +
          '8.14, Jaba Cement ' +
          'Company Limited / x 7.62, Golewali Systems Limited / x 5.93',
      ),
      ter: 2.34,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 3_940_000), {
      asset: s.weights('GOP Ijara Sukuk 61.4, Corporate Sukuk 8.7, Bank balances 28.3, Other assets 1.6'),
      second: s.credit('Government (AAA rated) 61.4, AAA 11.8, AA+ 14.3, AA 10.9, Other assets 1.6'),
      papers: s.papers('Golewali Telecommunication Limited / x 4.62, Jauhar Electric Supply Limited / x 3.97'),
      ter: 1.28,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.5, 9_180_000), {
      asset: s.weights('GOP Ijara Sukuk 44.8, Bank balances 53.9, Other assets 1.3'),
      second: s.credit('Government (AAA rated) 44.8, AAA 32.6, AA+ 21.3, Other assets 1.3'),
      papers: [],
      ter: 1.02,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, growth, pension];

/** The view of the manager of each fund. */
export const VIEWS: Readonly<Record<string, string>> = {
  NICF:
    'Yields of short Ijara Sukuk hardly moved in the month, as the market expects no change of the policy rate ' +
    'before the ' +
    'new year. We kept the maturity close to six weeks and moved deposits to banks with better profit rates.',
  NIOF:
    'Auctions of PIBs met with strong demand, in particular for the floating rate. We added to the floating ' +
    'tenor and ' +
    'let spread transactions run off where the premium did not pay for the capital used.',
  NIGF:
    'Stocks fell after two strong months. Exploration companies held up on the settlement of overdue ' +
    'receivables, while ' +
    'cement suffered from a slow season. We used the weakness to add to two companies of the cement sector.',
  NIRF:
    'Contributions rose in the month as employers enrolled new members. In the Equity Sub-Fund we reduced cash; ' +
    'in the ' +
    'other two we rolled over maturing Sukuk at rates that were close to those of the month before.',
};
