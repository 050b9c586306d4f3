/** The funds of AMC N218 in 2016: cash, income, stocks, Islamic asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '4:00 pm',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Jogian Cash Management Fund',
  abbr: 'JCMF',
  model: s.rate([2010, 2, 15], 100, 0.1, 41_700_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-Month PKRV + 30% 3-Month Deposit Rate of AA rated banks',
    risk_profile_raw: 'Low',
    cutoff_raw: '11:00 am',
    management_fee_raw: '8% of gross earnings (min. 0.50%, max. 1.00% p.a.)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide investors with competitive returns and high liquidity from a portfolio of short term Government ' +
      'securities, bank deposits and other money market instruments.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2016, 8, 26]],
  asset: s.weights('T-Bills 47.8, Cash at Bank 33.6, Placements with DFIs 9.7, Commercial Paper 7.1, Other Assets 1.8'),
  second: s.credit('Govt. Securities (Rated AAA) 47.8, AAA 12.3, AA+ 21.8, AA 16.3, Other Assets 1.8'),
  papers: [],
  ter: 0.84,
  metrics: [['WAM (Days)', 48, 0]],
});

const income = fund({
  name: 'Jogian Income Fund',
  abbr: 'JIF',
  model: s.rate([2006, 5, 22], 50, 1.2, 38_900_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: '1-Year KIBOR',
    risk_profile_raw: 'Moderate to High',
    par_value_raw: 'Rs. 50',
    management_fee_raw: '1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn high current income over the medium to long term from a diversified portfolio of Government paper, ' +
      'TFCs, Sukuk and other fixed income instruments.',
  },
  rating: ['A(f)', 'PACRA', [2016, 4, 19]],
  asset: s.weights(
    'PIBs 21.4, T-Bills 14.2, TFCs / Sukuk 36.9, Cash at Bank 18.7, Spread Transactions 6.2, Other Assets 2.6',
  ),
  second: s.credit(
    'Govt. Securities (Rated AAA) 35.6, AAA 7.4, AA+ 9.8, AA 13.7, AA- 11.2, A+ 8.6, A 4.9, Unrated 6.2, Other Assets 2.6',
  ),
  papers: s.papers(
    'Rohtas Bank Limited TFC-IV / AA 8.1, Domeli Power Limited Sukuk / AA- 7.3, Sohawa Telecom Limited Sukuk / AA+ ' +
      '6.4, Dina Leasing Limited TFC / A+ 5.2, Kala Gujran Fertilizers Limited Sukuk / AA- 4.6, Padhri Bank Limited ' +
      'TFC-II / A 3.3',
  ),
  ter: 1.96,
  metrics: [
    ['WAM (Years)', 2.4, 1],
    ['Duration (Years)', 0.92, 2],
  ],
});

const stock = fund({
  name: 'Jogian Stock Fund',
  abbr: 'JSF',
  model: s.market([2004, 11, 8], 50, 1.03, 16_300_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    par_value_raw: 'Rs. 50',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To seek long term capital appreciation by investing mainly in equity securities listed in Pakistan.',
  },
  rating: ['MFR 4-Star', 'PACRA', [2016, 9, 2]],
  asset: s.weights('Stocks / Equities 91.3, Cash at Bank 7.1, Other Assets 1.6'),
  second: s.sectors(
    'Commercial Banks 22.6, Oil & Gas Exploration 16.4, Cement 14.8, Fertilizer 10.3, Power Gen. & Distribution 8.9, ' +
      'Other sectors 18.3',
  ),
  papers: s.papers(
    'Rohtas Bank Limited / Commercial Banks 9.6, Chakwal Oilfields Limited / Oil & Gas Exploration 8.4, Gharibwal Stone ' +
      'Cement Limited / Cement 7.2, Kala Gujran Fertilizers Limited / Fertilizer 6.6, Domeli Power Limited / Power Gen. ' +
      '& Distribution 5.9, Padhri Bank Limited / Commercial Banks 5.1, Bhurban Petroleum Limited / Oil & Gas Exploration ' +
      '4.7, Nandna Cement Limited / Cement 4.2, Sanghoi Textile Mills Limited / Textile Composite 3.4, Mangla View Motors ' +
      'Limited / Automobile Assembler 2.8',
  ),
  ter: 3.12,
  metrics: [
    ['Standard Deviation (%)', 15.8, 1],
    ['Beta', 0.98, 2],
    ['P/E Ratio (x)', 9.7, 1],
  ],
});

const islamic = fund({
  name: 'Jogian Islamic Asset Allocation Fund',
  abbr: 'JIAAF',
  model: s.market([2008, 9, 1], 100, 0.62, 7_400_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: '50% KMI-30 Index + 50% 6-Month Deposit Rate of three Islamic banks',
    risk_profile_raw: 'Moderate to High',
    trustee_raw: 'MCB Financial Services Ltd.',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To earn a superior return for investors by shifting the portfolio between Shariah compliant equities, Sukuk ' +
      'and deposits with Islamic banks.',
  },
  rating: ['MFR 3-Star', 'PACRA', [2016, 9, 2]],
  asset: s.weights('Stocks / Equities 58.2, Cash at Bank 26.9, Sukuk 12.6, Other Assets 2.3'),
  second: s.sectors('Oil & Gas Exploration 14.7, Cement 12.1, Fertilizer 9.4, Pharmaceuticals 6.8, Other sectors 15.2'),
  papers: s.papers(
    'Chakwal Oilfields Limited / Oil & Gas Exploration 7.8, Gharibwal Stone Cement Limited / Cement 6.5, Domeli Power ' +
      'Limited Sukuk / Sukuk 5.7, Kala Gujran Fertilizers Limited / Fertilizer 5.3, Jalalpur Laboratories Limited / ' +
      'Pharmaceuticals 4.4, Sohawa Telecom Limited Sukuk / Sukuk 3.9, Nandna Cement Limited / Cement 3.1, Bhurban ' +
      'Petroleum Limited / Oil & Gas Exploration 2.6',
  ),
  ter: 2.88,
  metrics: [
    ['Standard Deviation (%)', 9.6, 1],
    ['Beta', 0.91, 2],
  ],
});

const BIRTH: s.Day = [2011, 6, 27];

const pension = fund({
  ...s.EMPTY,
  name: 'Jogian Pension Fund',
  abbr: 'JPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 1,000',
    management_fee_raw: '1.50% p.a. of each Sub-Fund',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide participants with a secure source of savings and of regular income after retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub Fund', s.market(BIRTH, 100, 0.97, 1_240_000), {
      asset: s.weights('Stocks / Equities 90.8, Cash at Bank 7.6, Other Assets 1.6'),
      papers: s.papers(
        'Rohtas Bank Limited / Commercial Banks 9.2, Chakwal Oilfields Limited / Oil & Gas Exploration 8.7, Gharibwal ' +
          'Stone Cement Limited / Cement 7.6, Domeli Power Limited / Power Gen. & Distribution 6.1, Kala Gujran ' +
          'Fertilizers Limited / Fertilizer 5.4',
      ),
      ter: 2.24,
    }),
    s.sub('Debt Sub Fund', s.rate(BIRTH, 100, -0.4, 1_590_000), {
      asset: s.weights('PIBs 28.4, T-Bills 44.9, TFCs / Sukuk 6.8, Cash at Bank 18.1, Other Assets 1.8'),
      papers: s.papers('Rohtas Bank Limited TFC-IV / AA 3.7, Sohawa Telecom Limited Sukuk / AA+ 2.9'),
      ter: 1.79,
    }),
    s.sub('Money Market Sub Fund', s.rate(BIRTH, 100, -0.7, 1_830_000), {
      asset: s.weights('T-Bills 68.3, Cash at Bank 30.2, Other Assets 1.5'),
      papers: [],
      ter: 1.71,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [money, income, stock, islamic, pension];

/** The manager's comments. */
export const WORDS: Readonly<Record<string, string>> = {
  JCMF:
    'The SBP maintained the policy rate at 5.75% in its monetary policy of November 2016. In the T-Bill auctions of the ' +
    'month, participation was tilted towards the 3-month tenor. The fund raised its exposure in T-Bills against deposits.',
  JIF:
    'Secondary market yields of PIBs rose by 20 to 35 bps during the month, as inflation bottomed out. The fund reduced ' +
    'its PIBs with maturities above five years, and placed the proceeds in spread transactions and bank deposits.',
  JSF:
    'The market remained under pressure on the back of heavy foreign selling before the entry of the country into the ' +
    'MSCI Emerging Markets Index. The fund raised its weight in banks and reduced that in cements.',
  JIAAF:
    'The fund increased its exposure in exploration companies after the agreement of OPEC to cut production. Exposure in ' +
    'Sukuk was maintained, while deposits were placed at better rates before the end of the year.',
  JPF:
    'The Equity Sub Fund remained almost fully invested. The Debt and Money Market Sub Funds kept a large part in T-Bills, ' +
    'as we expect interest rates to rise from the second half of the fiscal year.',
};
