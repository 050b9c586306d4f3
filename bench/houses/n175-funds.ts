/** The funds of AMC N175: money market, government papers, four Islamic funds, of which one is a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Deloitte Yousuf Adil',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  listing_raw: 'PSX',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 4:00 pm',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100/-',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const money = fund({
  name: 'Shujabad Money Market Fund',
  abbr: 'SMMF',
  model: s.rate([2012, 5, 7], 100, 0.1, 81_600_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3-Month PKRV + 30% 3-Month average deposit rate of 3 AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at Low Risk',
    management_fee_raw: '5% of gross earnings (floor: 0.15%; cap: 0.50% of average annual net assets)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To generate competitive returns at a low level of risk from a portfolio of government papers, deposits and money ' +
      'market placements, and to keep the liquidity of the portfolio high at all times.',
  },
  rating: ['AA(f)', 'PACRA', [2021, 9, 9]],
  asset: s.weights('T-Bills 53.4, Bank Balances 31.2, Letters of Placement 12.6, Other Assets 2.8'),
  second: s.credit('Government Securities 53.4, AAA 18.3, AA+ 14.7, AA 10.8, Other Assets 2.8'),
  papers: [],
  ter: 0.62,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 51, 0],
    ['Yield to Maturity (%)', 9.1, 2],
  ],
});

const sovereign = fund({
  name: 'Shujabad Government Securities Fund',
  abbr: 'SGSF',
  model: s.rate([2009, 12, 1], 100, 0.2, 9_420_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '6-Month PKRV',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: '1.00% p.a. of average annual net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To provide unit holders with a return from government securities of all maturities, with a maturity of the ' +
      'portfolio that follows the outlook for interest rates.',
  },
  rating: ['AA-(f)', 'PACRA', [2021, 9, 9]],
  asset: s.weights('PIBs 47.9, T-Bills 26.2, Bank Balances 24.5, Other Assets 1.4'),
  second: s.credit('Government Securities 74.1, AAA 6.8, AA+ 10.3, AA- 7.4, Other Assets 1.4'),
  papers: [],
  ter: 1.42,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 812, 0],
    ['Modified Duration (Years)', 1.4, 2],
    ['Yield to Maturity (%)', 9.9, 2],
  ],
});

const income = fund({
  name: 'Shujabad Islamic Income Fund',
  abbr: 'SHIIF',
  model: s.rate([2014, 2, 24], 100, -0.9, 17_350_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '6-Month average deposit rate of 3 A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: '10% of gross earnings (cap: 1.50% of average annual net assets)',
    front_end_load_raw: 'Up to 1.00%',
    auditor_raw: 'BDO Ebrahim & Co.',
    investment_objective_raw:
      'To earn a halal return for unit holders from Sukuk, Islamic bank deposits and other Shariah compliant instruments ' +
      'of fixed income.',
  },
  rating: ['A+(f)', 'VIS', [2021, 6, 28]],
  asset: s.weights('Bank Balances 44.3, Corporate Sukuk 29.8, GOP Ijara Sukuk 17.4, Bai Muajjal 6.2, Other Assets 2.3'),
  second: s.credit(
    'Government Guaranteed 17.4, AAA 14.2, AA+ 19.6, AA 21.7, A+ 16.4, A 6.2, Not Rated 2.2, Other Assets 2.3',
  ),
  papers: s.papers(
    'Lodhran Energy Limited (Sukuk 24-May-19) / AA+ 8.46, Bosan Islamic Bank Limited (Sukuk 15-Dec-20) / AA 6.93, Panjnad ' +
      'Fertilizer Company Limited (Sukuk 09-Jul-19) / AA 4.57, Chenab Glass Limited (Sukuk 28-Feb-21) / A+ 3.82, Gardezi ' +
      'Poultry Limited (Sukuk 11-Oct-18) / A 2.94, Makhdoom Rashid Tower Company (Sukuk 30-Jun-20) / A+ 1.68',
  ),
  ter: 1.37,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 704, 0],
    ['Yield to Maturity (%)', 8.7, 2],
  ],
});

const stock = fund({
  name: 'Shujabad Islamic Stock Fund',
  abbr: 'SHISF',
  model: s.market([2010, 8, 16], 100, 0.99, 6_830_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: '2.00% p.a. of average annual net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To achieve growth of capital in the long run by investing in Shariah compliant shares that are listed on the Pakistan ' +
      'Stock Exchange.',
  },
  rating: null,
  asset: s.weights('Equities 93.2, Bank Balances 5.3, Other Assets 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration 21.4, Cement 18.9, Fertilizer 14.3, Technology & Communication 11.7, Pharmaceuticals 8.6, ' +
      'Other sectors 18.3',
  ),
  papers: s.papers(
    'Bosan Exploration Limited / Oil & Gas Exploration 9.34, Panjnad Fertilizer Company Limited / Fertilizer 8.62, ' +
      'Koh-e-Suleman Cement Limited / Cement 7.48, Sutlej Basin Petroleum Limited / Oil & Gas Exploration 6.91, Multan ' +
      'Data Systems Limited / Technology & Communication 6.24, Basti Malook Cement Limited / Cement 5.43, Qasim Bela ' +
      'Laboratories Limited / Pharmaceuticals 4.71, Jalalpur Fertilizers Limited / Fertilizer 3.96, Lodhran Energy Limited / ' +
      'Power Generation 3.12, Chenab Glass Limited / Glass & Ceramics 2.37',
  ),
  ter: 3.21,
  metrics: [
    ['Beta', 0.98, 2],
    ['Standard Deviation (%)', 17.6, 2],
    ['Sharpe Ratio', 0.3, 2],
  ],
});

const balanced = fund({
  name: 'Shujabad Islamic Asset Allocation Fund',
  abbr: 'SHAAF',
  model: s.market([2016, 1, 11], 100, 0.55, 3_570_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw:
      'KMI-30 Index and 6-Month deposit rate of 3 A rated Islamic banks, weighted by the actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: '1.50% p.a. of average annual net assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'To give investors a Shariah compliant return by changing the shares of equities, Sukuk and deposits in the portfolio ' +
      'with the outlook of each market.',
  },
  rating: null,
  asset: s.weights('Equities 54.6, Bank Balances 26.1, GOP Ijara Sukuk 11.8, Corporate Sukuk 5.7, Other Assets 1.8'),
  second: s.sectors('Cement 13.7, Oil & Gas Exploration 12.4, Fertilizer 9.8, Pharmaceuticals 5.1, Other sectors 13.6'),
  papers: s.papers(
    'Koh-e-Suleman Cement Limited / Cement 6.83, Panjnad Fertilizer Company Limited / Fertilizer 6.17, Bosan Exploration ' +
      'Limited / Oil & Gas Exploration 5.64, Sutlej Basin Petroleum Limited / Oil & Gas Exploration 4.38, Qasim Bela ' +
      'Laboratories Limited / Pharmaceuticals 3.26, Basti Malook Cement Limited / Cement 2.51',
  ),
  ter: 2.68,
  metrics: [
    ['Beta', 0.57, 2],
    ['Standard Deviation (%)', 10.2, 2],
  ],
});

const BIRTH: s.Day = [2015, 7, 13];

const pension = fund({
  ...s.EMPTY,
  name: 'Shujabad Islamic Pension Fund',
  abbr: 'SHIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end Voluntary Pension Scheme',
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Depends on the allocation of the participant',
    management_fee_raw: '1.50% p.a. (Equity Sub-Fund); 0.75% p.a. (other Sub-Funds) of average annual net assets',
    front_end_load_raw: 'Up to 3.00%',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 1,000/-',
    minimum_subsequent_raw: 'Rs. 1,000/-',
    investment_objective_raw:
      'To let participants build a halal income for the years after retirement by regular contributions, which are invested ' +
      'as each participant chooses.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 842_000), {
      asset: s.weights('Equities 92.7, Bank Balances 5.9, Other Assets 1.4'),
      second: s.sectors('Oil & Gas Exploration 22.6, Cement 19.3, Fertilizer 15.8, Other sectors 35.0'),
      papers: s.papers(
        'Bosan Exploration Limited / Oil & Gas Exploration 9.87, Panjnad Fertilizer Company Limited / Fertilizer 9.14, ' +
          'Koh-e-Suleman Cement Limited / Cement 8.03, Multan Data Systems Limited / Technology & Communication 6.12, Basti ' +
          'Malook Cement Limited / Cement 5.06',
      ),
      ter: 2.44,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -1.3, 1_293_000), {
      asset: s.weights('GOP Ijara Sukuk 48.6, Bank Balances 39.2, Corporate Sukuk 10.1, Other Assets 2.1'),
      second: s.credit('Government Guaranteed 48.6, AAA 9.7, AA+ 17.2, AA 13.4, A+ 9.0, Other Assets 2.1'),
      papers: s.papers(
        'Lodhran Energy Limited (Sukuk 24-May-19) / AA+ 6.28, Bosan Islamic Bank Limited (Sukuk 15-Dec-20) / AA 3.82',
      ),
      ter: 1.34,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -1.6, 1_718_000), {
      asset: s.weights('Bank Balances 63.7, GOP Ijara Sukuk 33.9, Other Assets 2.4'),
      second: s.credit('Government Guaranteed 33.9, AAA 21.6, AA+ 24.8, AA 17.3, Other Assets 2.4'),
      papers: [],
      ter: 1.12,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, sovereign, income, stock, balanced, pension];
