/** The funds of AMC N176: money market, income, stocks, asset allocation, Islamic income, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  par_value_raw: 'Rs. 100/-',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  leverage_raw: 'Nil',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const money = fund({
  name: 'Shahkot Money Market Fund',
  abbr: 'SMMF',
  model: s.rate([2012, 1, 9], 100, -0.4, 132_600_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3-Month PKRV Rates + 30% 3-Month average deposit rate of 3 AA rated scheduled banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Up to 5% of gross earnings (min. 0.20% of average daily net assets)',
    front_end_load_raw: 'Nil',
    pricing_mechanism_raw: 'Backward Pricing',
    investment_objective_raw:
      'To provide investors with competitive returns along with a high degree of liquidity from a portfolio of low ' +
      'risk, short duration assets.',
  },
  rating: ['AA+(f)', 'PACRA', [2021, 10, 7]],
  asset: s.weights(
    'Cash & Bank Balances 52.6, T-Bills 31.4, Placements with DFIs 9.8, Commercial Papers 4.9, Others 1.3',
  ),
  second: s.credit('Government Securities 31.4, AAA 28.7, AA+ 17.5, AA 11.9, AA- 9.2, Others 1.3'),
  papers: [],
  ter: 0.62,
  metrics: [
    ['Weighted Average Maturity (Days)', 41, 0],
    ['Yield to Maturity', 11.2, 2],
  ],
});

const income = fund({
  name: 'Shahkot Income Fund',
  abbr: 'SIF',
  model: s.rate([2007, 8, 27], 100, 0.2, 21_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6-Month average KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '8% of gross earnings (min. 0.50%, max. 1.50% of average daily net assets)',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To generate superior risk adjusted income over the medium and long term from fixed income instruments of the ' +
      'corporate sector, government securities and spread transactions.',
  },
  rating: ['A+(f)', 'PACRA', [2021, 10, 7]],
  asset: s.weights('Cash & Bank Balances 37.9, TFCs / Sukuks 29.3, PIBs 16.8, T-Bills 8.6, MTS 4.7, Others 2.7'),
  second: s.credit(
    'Government Securities 25.4, AAA 9.8, AA+ 14.6, AA 17.3, AA- 11.2, A+ 8.9, A 5.4, MTS 4.7, Others 2.7',
  ),
  papers: s.papers(
    'Warburton Bank Limited TFC (15-Dec-21) / AA- 6.94, Kharianwala Power Limited Sukuk (22-Mar-21) / AA+ 5.83, Bank of ' +
      'Nankana TFC (Perpetual) / A+ 4.61, Bucheki Fertilizer Company Limited Sukuk (30-Jun-20) / AA 3.92, Sangla Leasing ' +
      'Limited PPTFC (11-Nov-20) / A+ 2.37, Mandi Microfinance Bank TFC (29-Sep-21) / A 1.84',
  ),
  ter: 1.63,
  metrics: [
    ['Weighted Average Maturity (Days)', 618, 0],
    ['Duration (Days)', 172, 0],
    ['Yield to Maturity', 11.9, 2],
  ],
});

const stock = fund({
  name: 'Shahkot Stock Fund',
  abbr: 'SSF',
  model: s.market([2005, 3, 14], 50, 1.03, 19_350_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    par_value_raw: 'Rs. 50/-',
    investment_objective_raw:
      'To provide investors with long term capital appreciation by investing primarily in a mix of actively managed ' +
      'listed equities that offer capital gains and dividends.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 93.1, Cash & Bank Balances 5.6, Others 1.3'),
  second: s.sectors(
    'Commercial Banks 22.4, Cement 15.7, Fertilizer 13.6, Oil & Gas Exploration 12.9, Technology 9.8, Other sectors 18.7',
  ),
  papers: s.papers(
    'Warburton Bank Limited / Banks 8.91, Bucheki Fertilizer Company Limited / Fertilizer 8.12, Marh Exploration Company ' +
      'Limited / E&P 7.45, Dogran Cement Limited / Cement 6.98, Manawala Systems Limited / Technology 6.03, Bank of Nankana / ' +
      'Banks 5.37, Safdarabad Cement Company Limited / Cement 4.64, Kharianwala Power Limited / Power 3.71, Sangla Oil ' +
      'Limited / E&P 3.25, Farooqabad Engineering Limited / Engineering 2.58',
  ),
  ter: 3.08,
  metrics: [
    ['Price to Earnings (x)', 5.3, 1],
    ['Dividend Yield', 7.2, 1],
    ['Beta', 1.01, 2],
    ['Standard Deviation', 18.4, 1],
  ],
});

const mixed = fund({
  name: 'Shahkot Asset Allocation Fund',
  abbr: 'SAAF',
  model: s.market([2010, 6, 3], 100, 0.62, 5_940_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: '60% KSE-100 Index + 40% 6-Month average KIBOR, on the basis of actual proportions',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.75% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    auditor_raw: 'Grant Thornton Anjum Rahman',
    investment_objective_raw:
      'To earn a potentially high return through active allocation between equities, fixed income securities and bank ' +
      'deposits, depending upon the outlook of the markets.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 58.7, Cash & Bank Balances 17.9, T-Bills 13.2, TFCs / Sukuks 7.6, Others 2.6'),
  second: s.sectors(
    'Commercial Banks 17.3, Fertilizer 11.2, Cement 9.4, Oil & Gas Exploration 8.7, Other sectors 12.1',
  ),
  papers: s.papers(
    'Warburton Bank Limited / Banks 6.83, Bucheki Fertilizer Company Limited / Fertilizer 6.21, Dogran Cement Limited / Cement ' +
      '5.44, Marh Exploration Company Limited / E&P 5.07, Kharianwala Power Limited Sukuk (22-Mar-21) / AA+ 4.39, Bank of Nankana / ' +
      'Banks 3.96, Manawala Systems Limited / Technology 2.83, Bank of Nankana TFC (Perpetual) / A+ 2.12',
  ),
  ter: 2.84,
  metrics: [
    ['Beta', 0.61, 2],
    ['Standard Deviation', 11.3, 1],
  ],
});

const islamic = fund({
  name: 'Shahkot Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2016, 5, 23], 100, -0.8, 34_800_000),
  profile: {
    fund_type_raw: 'Open End (Shariah Compliant)',
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '6-Month average deposit rate of 3 A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 6% of gross earnings (min. 0.40% of average daily net assets)',
    front_end_load_raw: 'Up to 1.00%',
    trustee_raw: 'MCB Financial Services Limited',
    investment_objective_raw:
      'To provide investors with stable Shariah compliant returns from a diversified portfolio of Islamic income and money ' +
      'market instruments.',
  },
  rating: ['AA-(f)', 'PACRA', [2021, 10, 7]],
  asset: s.weights('Cash & Bank Balances 48.2, Ijara Sukuk 24.7, TFCs / Sukuks 18.3, Bai Muajjal 6.4, Others 2.4'),
  second: s.credit('Government Securities 24.7, AAA 12.6, AA+ 11.9, AA 16.8, AA- 10.7, A+ 20.9, Others 2.4'),
  papers: s.papers(
    'Kharianwala Power Limited Sukuk (22-Mar-21) / AA+ 6.12, Islamic Bank of Sangla Sukuk (18-Aug-21) / A+ 5.03, Bucheki ' +
      'Fertilizer Company Limited Sukuk (30-Jun-20) / AA 4.36, Dogran Cement Limited Sukuk (26-Feb-21) / AA- 2.48',
  ),
  ter: 1.27,
  metrics: [
    ['Weighted Average Maturity (Days)', 494, 0],
    ['Yield to Maturity', 10.8, 2],
  ],
});

const BIRTH: s.Day = [2011, 9, 19];

const pension = fund({
  ...s.EMPTY,
  name: 'Shahkot Pension Fund',
  abbr: 'SPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets of each sub-fund',
    front_end_load_raw: 'Up to 3.00% of contributions',
    listing_raw: null,
    leverage_raw: null,
    par_value_raw: null,
    minimum_initial_raw: 'Rs. 1,000/-',
    minimum_subsequent_raw: 'Rs. 500/-',
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the participants, who choose the ' +
      'allocation between the sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('SPF Equity Sub-Fund', s.market(BIRTH, 100, 0.99, 1_130_000), {
      asset: s.weights('Stocks / Equities 92.4, Cash & Bank Balances 5.9, Others 1.7'),
      papers: s.papers(
        'Warburton Bank Limited 9.27, Marh Exploration Company Limited 8.38, Bucheki Fertilizer Company Limited 7.64, ' +
          'Dogran Cement Limited 6.72, Manawala Systems Limited 5.16',
      ),
      ter: 2.72,
    }),
    s.sub('SPF Debt Sub-Fund', s.rate(BIRTH, 100, -0.7, 2_080_000), {
      asset: s.weights('T-Bills 44.3, PIBs 25.2, Cash & Bank Balances 18.9, TFCs / Sukuks 9.4, Others 2.2'),
      papers: s.papers('Kharianwala Power Limited Sukuk (22-Mar-21) 5.41, Bank of Nankana TFC (Perpetual) 3.27'),
      ter: 1.51,
    }),
    s.sub('SPF Money Market Sub-Fund', s.rate(BIRTH, 100, -0.9, 2_910_000), {
      asset: s.weights('T-Bills 57.8, Cash & Bank Balances 40.6, Others 1.6'),
      papers: [],
      ter: 1.22,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, stock, mixed, islamic, pension];

/** What the manager says on the market; the month of the fund comes before it. */
export const COMMENTS: Readonly<Record<string, string>> = {
  SMMF:
    'The SBP kept the policy rate at 9.75% in its meeting of March 8, 2022, but the market priced in a rise: the cut-off yield ' +
    'of 3-month T-Bills went up by 141 bps to 11.90% in the auction of March 23. The Fund kept its maturity short.',
  SIF:
    'Yields of 3-year and 5-year PIBs rose by 102 bps and 88 bps. The Fund reduced its PIBs by Rs. 180 million and placed ' +
    'Rs. 95 million in the Margin Trading System at 15.2% on average.',
  SSF:
    'The market was volatile on political noise and oil above USD 120 a barrel. Average traded volume fell to 189 million shares ' +
    'a day, and foreigners sold shares of USD 9.6 million. The Fund added to Technology and trimmed Cement.',
  SAAF:
    'The Fund lowered its allocation to equities ahead of the monetary policy and used the proceeds for 3-month T-Bills at ' +
    '11.85%. Fertilizer companies announced dividends of Rs. 11.50 per share on average.',
  SIIF:
    'The Government did not hold an auction of GoP Ijara Sukuk in March. Islamic banks raised profit rates for the close of the ' +
    'quarter to between 9.50% and 11.25%, of which the Fund took benefit with Rs. 620 million.',
  SPF:
    'The Equity Sub-Fund stayed invested in exporters and Exploration companies. The Debt and Money Market Sub-Funds kept short ' +
    'maturities in view of a current account deficit of USD 1.0 billion in March.',
};
