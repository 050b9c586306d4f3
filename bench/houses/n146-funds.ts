/** The funds of AMC N146: liquidity, income, Islamic income, stocks, and asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  registrar_raw: 'F.D. Registrar Services (SMC-Pvt) Ltd.',
  par_value_raw: 'PKR 100/-',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'PSX',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 AM to 4:00 PM',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
});

const liquidity = fund({
  name: 'Parachinar Liquidity Fund',
  abbr: 'PLF',
  model: s.rate([2014, 10, 13], 100, 0.1, 92_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw:
      '70% of three months PKRV rates and 30% of three months average deposit rates of three AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    cutoff_raw: '9:00 AM to 12:30 PM',
    management_fee_raw: 'Up to 5% of gross earnings, floor of 0.25% p.a. of net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund aims to provide a competitive return and daily liquidity from a portfolio of short-term government securities, ' +
      'placements and bank deposits of high quality.',
  },
  rating: ['AA(f)', 'PACRA', [2021, 4, 16]],
  asset: s.weights('T-Bills 36.4, Bank Deposits 47.8, Placements with DFIs 14.2, Others 1.6'),
  second: s.credit('Government 36.4, AAA 27.3, AA+ 22.6, AA 12.1, Others 1.6'),
  papers: [],
  ter: 0.58,
  metrics: [
    ['Weighted Average Maturity', 38, 0],
    ['Modified Duration', 0.09, 2],
  ],
});

const income = fund({
  name: 'Parachinar Income & Growth Fund',
  abbr: 'PIGF',
  model: s.rate([2009, 2, 2], 100, 0.7, 19_600_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: 'Average of one year KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.25% p.a. of average daily net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The Fund aims to generate a high level of current income from TFCs, Sukuk, spread transactions, government bonds and deposits, ' +
      'within the limits set for aggressive fixed income schemes.',
  },
  rating: ['A(f)', 'PACRA', [2021, 4, 16]],
  asset: s.weights('TFCs / Sukuk 34.7, Bank Deposits 38.1, PIBs 12.9, Spread Transactions 10.8, Others 3.5'),
  second: s.credit('Government 12.9, AAA 9.4, AA+ 21.7, AA- 22.3, A+ 16.2, Unrated 14.0, Others 3.5'),
  papers: s.papers(
    'Kurram Valley Bank TFC-III / AA- 7.82, Shalozan Sugar Mills Sukuk / A+ 6.45, Sadda Energy TFC-I / AA 5.37, Alizai Leasing TFC-II / ' +
      'A 4.61, Peiwar Fertilizer Sukuk-I / AA+ 3.84, Thall Road Cement TFC / A+ 2.96, Zeran Microfinance TFC / A 2.13',
  ),
  ter: 1.94,
  metrics: [
    ['Weighted Average Maturity', 2.4, 1],
    ['Modified Duration', 0.7, 2],
  ],
});

const islamic = fund({
  name: 'Parachinar Islamic Income Fund',
  abbr: 'PIIF',
  model: s.rate([2018, 1, 8], 100, -0.7, 14_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks or windows as selected by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.80% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund aims to provide regular halal income with low volatility from Sukuk, Ijara instruments of the Government and deposits ' +
      'with Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2021, 4, 16]],
  asset: s.weights('Bank Deposits 54.6, GoP Ijara Sukuk 24.3, Corporate Sukuk 18.9, Others 2.2'),
  second: s.credit('Government 24.3, AAA 14.8, AA+ 27.1, AA 12.4, A+ 19.2, Others 2.2'),
  papers: s.papers(
    'Shalozan Power Sukuk-II / AAA 6.93, Peiwar Fertilizer Sukuk-I / AA+ 5.72, Karman Telecom Sukuk / AA- 3.88, Bilyamin Steel Sukuk / ' +
      'A+ 2.37',
  ),
  ter: 1.37,
  metrics: [
    ['Weighted Average Maturity', 1.8, 1],
    ['Modified Duration', 0.3, 2],
  ],
});

const stock = fund({
  name: 'Parachinar Stock Fund',
  abbr: 'PSF',
  model: s.market([2005, 9, 19], 100, 1.05, 11_800_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund aims to earn long-term capital appreciation by investing in a diversified portfolio of listed equities with strong ' +
      'balance sheets.',
  },
  rating: null,
  asset: s.weights('Equities 91.7, Bank Deposits 6.9, Others 1.4'),
  second: s.sectors(
    'Commercial Banks 21.8, Cement 17.4, Oil & Gas Exploration 13.6, Technology & Communication 11.9, Textile Composite 8.3, Other ' +
      'sectors 18.7',
  ),
  papers: s.papers(
    'Kurram Valley Bank Ltd. / Commercial Banks 8.47, Karman Telecom Ltd. / Technology & Communication 7.96, Thall Road Cement Ltd. / ' +
      'Cement 7.12, Spin Ghar Petroleum Ltd. / Oil & Gas Exploration 6.84, Zeran Textile Mills Ltd. / Textile Composite 5.29, Peiwar ' +
      'Fertilizer Ltd. / Fertilizer 4.76, Malana Bank Ltd. / Commercial Banks 4.31, Bilyamin Steel Ltd. / Engineering 3.68, Luqman Khel ' +
      'Cement Ltd. / Cement 3.24, Arawali Motors Ltd. / Automobile Assembler 2.57',
  ),
  ter: 3.41,
  metrics: [
    ['Standard Deviation', 14.2, 2],
    ['Portfolio Turnover Ratio', 18.6, 2],
  ],
});

const allocation = fund({
  name: 'Parachinar Asset Allocation Fund',
  abbr: 'PAAF',
  model: s.market([2011, 7, 25], 100, 0.61, 5_900_000),
  profile: {
    category_raw: 'Asset Allocation',
    benchmark_raw:
      'Weighted average of KSE-100 Index and six months KIBOR, by the actual share of equities in the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.75% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The Fund aims to maximise its total return by moving between equities, fixed income securities and cash as the outlook of the ' +
      'markets changes.',
  },
  rating: null,
  asset: s.weights('Equities 62.4, PIBs 9.8, TFCs / Sukuk 5.1, Bank Deposits 20.6, Others 2.1'),
  second: s.sectors(
    'Cement 14.2, Commercial Banks 12.7, Technology & Communication 9.1, Oil & Gas Exploration 8.6, Other sectors 17.8',
  ),
  papers: s.papers(
    'Thall Road Cement Ltd. / Cement 6.62, Kurram Valley Bank Ltd. / Commercial Banks 6.18, Karman Telecom Ltd. / Technology & ' +
      'Communication 5.84, Spin Ghar Petroleum Ltd. / Oil & Gas Exploration 4.91, Peiwar Fertilizer Ltd. / Fertilizer 4.07, Zeran Textile ' +
      'Mills Ltd. / Textile Composite 3.36, Bilyamin Steel Ltd. / Engineering 2.48',
  ),
  ter: 2.86,
  metrics: [
    ['Standard Deviation', 9.1, 2],
    ['Portfolio Turnover Ratio', 24.3, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [liquidity, income, islamic, stock, allocation];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  PLF:
    'The State Bank raised the policy rate by 25 basis points to 7.25% on September 20, the first increase since 2019. The Fund had cut ' +
    'its maturity to about 40 days before the meeting, and reinvested in T-Bills of three months after it.',
  PIGF:
    'Yields of bonds rose by 30 to 55 basis points after the policy statement. The Fund holds floaters and TFCs that are linked to KIBOR, ' +
    'so that the higher rates reach its income within six months. Spread transactions were rolled at 9.4%.',
  PIIF:
    'Islamic banks offered rates of up to 6.8% for the quarter end. The Fund placed more than one half of its assets with them, and took part in ' +
    'a new Sukuk of a steel company.',
  PSF:
    'The index gave up its early gains, as the trade deficit reached USD 4 billion and the rupee lost 2.5%. Foreigners sold shares of ' +
    'USD 59 million. The Fund reduced cement and steel, and added banks that profit from higher rates.',
  PAAF:
    'The Fund reduced its equities in the first half of September. We expect that the market will be range bound until the talks ' +
    'with the IMF on the sixth review are concluded.',
};
