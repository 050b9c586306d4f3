/** The funds of AMC N157: money market, government securities, income, stocks, and a balanced fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  registrar_raw: 'Kharan Registrar Services',
  par_value_raw: 'Rs. 10',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'PSX',
  dealing_days_raw: 'Monday to Friday (except public holidays)',
  cutoff_raw: 'Mon–Thu: 3:00 pm; Fri: 4:00 pm',
  settlement_raw: 'Within 6 working days',
  back_end_load_raw: 'None',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 500',
});

const money = fund({
  name: 'Kharan Money Market Fund',
  abbr: 'KMMF',
  model: s.rate([2011, 5, 9], 10, -0.2, 874_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% average of 3-month PKRV rates + 30% 3-month average deposit rates of 3 AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: 'Mon–Fri: 10:00 am',
    settlement_raw: 'Within 2 working days',
    management_fee_raw: '0.40% p.a.',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The objective of the Fund is to earn consistent returns with a high level of liquidity, through short-term government securities and ' +
      'bank deposits.',
  },
  rating: ['AA(f)', 'PACRA', [2022, 9, 7]],
  asset: s.weights('T-Bills 71.8, Cash 19.3, PIBs 7.2, Others incl. receivables 1.7'),
  second: s.credit('Government Securities 79.0, AAA 9.4, AA+ 6.3, AA 3.6, Others incl. receivables 1.7'),
  papers: [],
  ter: 0.71,
  metrics: [
    ['Weighted Average Time to Maturity', 28, 0],
    ['Yield to Maturity', 17.1, 2],
  ],
});

const government = fund({
  name: 'Kharan Government Securities Fund',
  abbr: 'KGSF',
  model: s.rate([2010, 11, 22], 10, 0.2, 186_000_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: 'Average 6-month PKRV rates',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '0.95% p.a.',
    front_end_load_raw: '0.75%',
    investment_objective_raw:
      'The objective of the Fund is to earn a competitive return with the least credit risk, mainly through T-Bills and PIBs.',
  },
  rating: ['AA-(f)', 'PACRA', [2022, 9, 7]],
  asset: s.weights('T-Bills 44.7, PIBs 39.9, Cash 13.2, Others incl. receivables 2.2'),
  second: s.credit('Government Securities 84.6, AAA 6.1, AA+ 7.1, Others incl. receivables 2.2'),
  papers: [],
  ter: 1.46,
  metrics: [
    ['Weighted Average Time to Maturity', 412, 0],
    ['Yield to Maturity', 17.9, 2],
    ['Modified Duration', 0.42, 2],
  ],
});

const income = fund({
  name: 'Kharan Income Opportunity Fund',
  abbr: 'KIOF',
  model: s.rate([2006, 8, 14], 10, 0.4, 243_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average 6-month KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '10% of gross earnings (Floor: 0.5%, Cap: 1.5%)',
    front_end_load_raw: '1.25%',
    investment_objective_raw:
      'The objective of the Fund is to give its investors a good income at a moderate risk, from TFCs, Sukuk, margin trading and deposits.',
  },
  rating: ['A(f)', 'PACRA', [2022, 9, 7]],
  asset: s.weights('Cash 43.8, TFCs / Sukuk 24.9, PIBs 18.6, MTS 9.4, Others incl. receivables 3.3'),
  second: s.credit(
    'Government Securities 18.6, AAA 17.4, AA+ 21.9, AA 13.8, A+ 15.2, MTS (Unrated) 9.8, Others incl. receivables 3.3',
  ),
  papers: s.papers(
    'Washuk Commercial Bank – TFC 3 / AA 6.31, Raghai Solar – Sukuk 1 / AAA 5.12, Hamun Chemicals – TFC 2 / A+ 4.26, Chagai Road Microfinance ' +
      '– TFC 1 / A+ 3.47, Besima Foods – STS 6 / AA 2.93, Siahan Telecom – Sukuk 2 / AA+ 2.11',
  ),
  ter: 1.97,
  metrics: [
    ['Weighted Average Time to Maturity', 596, 0],
    ['Yield to Maturity', 18.2, 2],
    ['Modified Duration', 0.31, 2],
  ],
});

const stocks = fund({
  name: 'Kharan Growth Stock Fund',
  abbr: 'KGSTF',
  model: s.market([2005, 4, 18], 10, 1.06, 142_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.25% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The objective of the Fund is to give its investors long-term growth of capital, through listed shares of companies with growing earnings.',
  },
  rating: null,
  asset: s.weights('Equities 87.6, Cash 10.7, Others incl. receivables 1.7'),
  second: s.sectors(
    'Commercial Banks 21.3, Oil & Gas Exploration 15.9, Technology & Communication 12.7, Cement 11.4, Fertilizer 9.2, Other sectors 17.1',
  ),
  papers: s.papers(
    'Washuk Commercial Bank / Commercial Banks 9.14, Siahan Telecom / Technology & Communication 8.47, Mashkel Exploration / Oil & Gas ' +
      'Exploration 8.02, Raghai Cement / Cement 6.81, Hamun Fertilizers / Fertilizer 6.24, Besima Bank / Commercial Banks 5.36, Nag Valley ' +
      'Petroleum / Oil & Gas Exploration 4.73, Chagai Steel / Engineering 3.92, Surab Cement / Cement 3.28, Kalagan Textiles / Textile ' +
      'Composite 2.17',
  ),
  ter: 4.38,
  metrics: [
    ['Standard Deviation', 18.7, 2],
    ['Beta', 1.04, 2],
  ],
});

const balanced = fund({
  name: 'Kharan Balanced Fund',
  abbr: 'KBF',
  model: s.market([2008, 9, 1], 10, 0.57, 97_000_000),
  profile: {
    category_raw: 'Balanced Scheme',
    benchmark_raw: 'KSE-100 Index and average 6-month KIBOR rates, by the actual proportion held by the Fund',
    risk_profile_raw: 'Medium to High',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: '1.75% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to give its investors growth and income, through a balanced portfolio of shares and debt.',
  },
  rating: null,
  asset: s.weights('Equities 54.3, PIBs 17.9, TFCs / Sukuk 3.8, Cash 21.6, Others incl. receivables 2.4'),
  second: s.sectors(
    'Commercial Banks 13.8, Oil & Gas Exploration 10.6, Cement 7.9, Technology & Communication 7.1, Other sectors 14.9',
  ),
  papers: s.papers(
    'Mashkel Exploration / Oil & Gas Exploration 7.12, Washuk Commercial Bank / Commercial Banks 6.48, Siahan Telecom / Technology & ' +
      'Communication 5.83, Besima Bank / Commercial Banks 4.91, Raghai Cement / Cement 4.27, Hamun Fertilizers / Fertilizer 3.36, Surab ' +
      'Cement / Cement 2.54',
  ),
  ter: 3.29,
  metrics: [
    ['Standard Deviation', 10.4, 2],
    ['Beta', 0.58, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [money, government, income, stocks, balanced];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KMMF:
    'Markets expected a rise of the policy rate ahead of the meeting that was moved to March 2. The Fund stayed in T-Bills of three months, ' +
    'whose cut-off yield rose to 17.94% in the auction of February 22.',
  KGSF:
    'Yields at the short end rose by 95 to 160 basis points in the month. Floating rate bonds are reset every fortnight, so that the Fund ' +
    'was little affected by the sale in the secondary market.',
  KIOF:
    'Deposit rates of banks went up to 17.6%. The Fund let its short-term Sukuk mature, and increased the exposure to margin trading at a ' +
    'spread of 4.1%. A TFC of a textile mill is classified as non-performing.',
  KGSTF:
    'The mini-budget with new taxes of Rs. 170 billion was passed, and talks with the IMF continued. The Fund took profits in technology, and added ' +
    'to exploration companies after reports on the settlement of circular debt.',
  KBF:
    'The Fund reduced its shares to a little over one half of its assets. The part that is in floating rate bonds earns more than 17% a ' +
    'year with little risk of price.',
};
