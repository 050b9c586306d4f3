/** The funds of AMC N172: stocks, income, money market, Islamic income, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'An Open End Scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co. Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: 'Mon - Thu: 3:00 PM, Fri: 4:00 PM',
  leverage_raw: 'Nil',
  par_value_raw: 'PKR 100/-',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
});

const stock = fund({
  name: 'Bhera Stock Advantage Fund',
  abbr: 'BSAF',
  model: s.market([2008, 7, 21], 100, 1.02, 11_640_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Upto 3.00% p.a. of average daily Net Assets',
    front_end_load_raw: 'Individual: 3.00%, Corporate: Nil',
    investment_objective_raw:
      'The objective of the Fund is to provide long term capital appreciation from investment in listed equity ' +
      'securities of Pakistan.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 92.6, Cash 5.9, Others including receivables 1.5'),
  second: s.sectors(
    'Commercial Banks 25.1, Oil & Gas Exploration Companies 18.8, Cement 12.7, Fertilizer 11.3, Power Generation & ' +
      'Distribution 6.4, Other sectors 18.3',
  ),
  papers: s.papers(
    'Shahpur Bank Limited / Commercial Banks 9.42, Soon Valley Petroleum Limited / Oil & Gas Exploration 8.71, Kalar ' +
      'Kahar Cement Company Limited / Cement 7.06, Sargodha Fertilizers Limited / Fertilizer 6.63, Bhalwal Exploration ' +
      'Limited / Oil & Gas Exploration 5.92, Miani Power Company Limited / Power Generation 4.87, Jhawarian Commercial ' +
      'Bank Limited / Commercial Banks 4.35, Malakwal Cement Limited / Cement 3.71, Kot Momin Systems Limited / ' +
      'Technology 3.04, Salt Range Chemicals Limited / Chemical 2.28',
  ),
  ter: 4.02,
  metrics: [
    ['Price to Earning Ratio (x)', 4.1, 2],
    ['Dividend Yield (%)', 9.6, 1],
    ['Beta', 1.02, 2],
    ['Portfolio Turnover Ratio (%)', 38.4, 1],
  ],
});

const income = fund({
  name: 'Bhera Income Plus Fund',
  abbr: 'BIPF',
  model: s.rate([2010, 3, 15], 100, 0.3, 28_300_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six (6) months average KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Upto 10% of Gross Earnings (min. 0.25% p.a., max. 1.50% p.a. of Net Assets)',
    front_end_load_raw: 'Upto 1.50%',
    investment_objective_raw:
      'The objective of the Fund is to deliver returns from a blend of debt securities, government securities and ' +
      'deposits, with prudent management of credit and liquidity risk.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 3, 1]],
  asset: s.weights('Cash 29.4, TFCs / Sukuks 22.8, PIBs 31.7, T-Bills 11.9, Others including receivables 4.2'),
  second: s.credit(
    'Government Securities 43.6, AAA 10.2, AA+ 14.9, AA 8.3, AA- 9.6, A+ 6.8, Unrated 2.4, Others including receivables 4.2',
  ),
  papers: s.papers(
    'Shahpur Bank Limited (23-Dec-21) / TFC 6.61, Miani Power Company Limited (17-May-22) / Sukuk 5.04, Jhawarian Commercial ' +
      'Bank Limited (Perpetual) / TFC 3.97, Phularwan Microfinance Bank Limited (08-Feb-23) / TFC 2.84, Sargodha ' +
      'Fertilizers Limited (04-Oct-22) / Sukuk 1.96, Chak Ramdas Telecom Limited (11-Mar-24) / Sukuk 1.32',
  ),
  ter: 1.71,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.3, 1],
    ['Duration (Days)', 214, 0],
    ['Yield to Maturity (%)', 17.4, 2],
  ],
});

const money = fund({
  name: 'Bhera Liquid Reserve Fund',
  abbr: 'BLRF',
  model: s.rate([2013, 10, 4], 100, -0.2, 214_500_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% three (3) months PKRV rates + 30% three (3) months average deposit rates of three (3) AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Upto 7.50% of Gross Earnings (floor 0.25% p.a. of Net Assets)',
    front_end_load_raw: 'Upto 1.00%',
    cutoff_raw: 'Mon - Fri: 9:30 AM (same day), 3:00 PM',
    investment_objective_raw:
      'The objective of the Fund is to generate competitive returns from short term, low risk and highly liquid money ' +
      'market instruments.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 3, 1]],
  asset: s.weights(
    'T-Bills 72.3, Cash 14.8, Placements with Banks / DFIs 9.7, Short term Sukuks 2.4, Others including receivables 0.8',
  ),
  second: s.credit('Government Securities 72.3, AAA 9.1, AA+ 11.4, AA 6.4, Others including receivables 0.8'),
  papers: [],
  ter: 1.06,
  metrics: [
    ['Weighted Average Maturity (Days)', 74, 0],
    ['Yield to Maturity (%)', 16.3, 2],
  ],
});

const islamic = fund({
  name: 'Bhera Islamic Income Fund',
  abbr: 'BIIF',
  model: s.rate([2017, 6, 20], 100, -0.6, 17_900_000),
  profile: {
    category_raw: 'Shariah Compliant (Islamic) Income Scheme',
    benchmark_raw: 'Six (6) months average deposit rates of three (3) A rated Islamic Banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Upto 1.50% p.a. of average daily Net Assets',
    front_end_load_raw: 'Upto 1.50%',
    auditor_raw: 'Yousuf Adil Chartered Accountants',
    investment_objective_raw:
      'The objective of the Fund is to provide halal income to unit holders from Shariah compliant fixed income ' +
      'instruments and deposits.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 3, 1]],
  asset: s.weights(
    'GOP Ijara Sukuk 41.8, Cash 33.5, Sukuks 17.9, Certificates of Musharakah 4.6, Others including receivables 2.2',
  ),
  second: s.credit(
    'GOP Ijara Sukuk 41.8, AAA 13.4, AA+ 12.1, AA 16.2, AA- 8.4, A+ 5.9, Others including receivables 2.2',
  ),
  papers: s.papers(
    'Miani Power Company Limited (17-May-22) / Sukuk 6.31, Islamic Bank of Khushab Limited (24-Aug-22) / Sukuk 4.28, Sargodha ' +
      'Fertilizers Limited (04-Oct-22) / Sukuk 3.26, Chak Ramdas Telecom Limited (11-Mar-24) / Sukuk 2.09',
  ),
  ter: 1.64,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.9, 1],
    ['Yield to Maturity (%)', 16.8, 2],
  ],
});

const BIRTH: s.Day = [2012, 11, 8];

const pension = fund({
  ...s.EMPTY,
  name: 'Bhera Pension Fund',
  abbr: 'BPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'An Open End Voluntary Pension Scheme',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Equity Upto 1.50%, Debt Upto 1.00%, Money Market Upto 0.75% p.a. of average Net Assets',
    front_end_load_raw: 'Upto 3.00%',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'PKR 1,000/-',
    minimum_subsequent_raw: 'PKR 500/-',
    investment_objective_raw:
      'The objective of the Fund is to provide participants with a regular income after retirement from contributions ' +
      'that are made during their working life.',
  },
  rating: null,
  subs: [
    s.sub('BPF - Equity', s.market(BIRTH, 100, 0.98, 786_000), {
      asset: s.weights('Stocks / Equities 94.2, Cash 4.1, Others including receivables 1.7'),
      second: s.sectors(
        'Commercial Banks 23.6, Oil & Gas Exploration Companies 19.4, Cement 13.2, Fertilizer 12.1, Other sectors 25.9',
      ),
      papers: s.papers(
        'Soon Valley Petroleum Limited / Oil & Gas Exploration 9.84, Shahpur Bank Limited / Commercial Banks 9.12, ' +
          'Kalar Kahar Cement Company Limited / Cement 7.93, Sargodha Fertilizers Limited / Fertilizer 6.48, Malakwal ' +
          'Cement Limited / Cement 4.27',
      ),
      ter: 3.21,
    }),
    s.sub('BPF - Debt', s.rate(BIRTH, 100, 0.1, 1_952_000), {
      asset: s.weights('PIBs 47.3, T-Bills 28.6, Cash 16.2, TFCs / Sukuks 5.8, Others including receivables 2.1'),
      second: s.credit('Government Securities 75.9, AAA 4.2, AA+ 10.7, AA 7.1, Others including receivables 2.1'),
      papers: s.papers(
        'Shahpur Bank Limited (23-Dec-21) / TFC 3.41, Miani Power Company Limited (17-May-22) / Sukuk 1.71',
      ),
      ter: 1.48,
    }),
    s.sub('BPF - Money Market', s.rate(BIRTH, 100, -0.3, 3_418_000), {
      asset: s.weights('T-Bills 81.4, Cash 16.9, Others including receivables 1.7'),
      second: s.credit('Government Securities 81.4, AAA 7.6, AA+ 6.2, AA 3.1, Others including receivables 1.7'),
      papers: [],
      ter: 1.13,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, islamic, stock, pension];
