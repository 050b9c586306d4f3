/** The funds of AMC N196: money market, income, Islamic income, stocks, asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 p.m.',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange Limited',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  front_end_load_raw: '1.50%',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Sakrand Cash Fund',
  abbr: 'SKCF',
  model: s.rate([2012, 5, 21], 100, -0.4, 143_700_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three months PKRV rates and 10% three months average of the highest rates on savings accounts of three AA rated ' +
      'scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 0.85% p.a. of average daily net assets',
    cutoff_raw: '12:00 noon',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Fund is to provide competitive returns from a portfolio of low risk and short duration assets ' +
      'while maintaining high liquidity.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 4, 9]],
  asset: s.weights('T-Bills 63.7, Cash at Banks 21.4, Placements with DFIs 8.6, PIBs 4.9, Others 1.4'),
  second: s.credit('Government Securities 68.6, AAA 12.9, AA+ 9.4, AA 7.7, Others 1.4'),
  papers: [],
  ter: 0.98,
  metrics: [['weighted average time to maturity', 58, 0]],
});

const income = fund({
  name: 'Sakrand Income Growth Fund',
  abbr: 'SKIGF',
  model: s.rate([2007, 10, 29], 100, 0.6, 38_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw:
      '75% six months KIBOR and 25% six months average of the highest rates on savings accounts of three AA rated scheduled ' +
      'banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    investment_objective_raw:
      'The objective of the Fund is to generate better risk adjusted returns by investing in a diversified portfolio of ' +
      'medium to long term debt securities and bank deposits.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights('PIBs 38.2, Cash at Banks 27.9, TFCs and Sukuk 19.3, T-Bills 11.5, Others 3.1'),
  second: s.credit('Government Securities 49.7, AAA 14.3, AA+ 11.2, AA 9.6, AA- 7.8, A+ 4.3, Others 3.1'),
  papers: s.papers(
    'Qazi Ahmed Bank Limited (TFC) / AA+ 3.74, Daulatpur Power Company Limited (Sukuk) / AAA 3.21, Bandhi Microfinance ' +
      'Bank Limited (TFC) / A+ 2.63, Saeedabad Telecom Limited (Sukuk) / AA 2.18, Hala Fertilizers Limited (TFC) / AA- 1.82, ' +
      'Kazi Cables Limited (Sukuk) / AA- 1.57, Nawab Wali Leasing Limited (TFC) / AA 1.29, Jam Sahib Sugar Limited (Sukuk) ' +
      '/ A+ 1.04, Shahpur Jahania Energy Limited (Sukuk) / AA+ 0.83, Marh Housing Finance Limited (TFC) / AA 0.61',
  ),
  ter: 1.76,
  metrics: [
    ['weighted average time to maturity', 2.7, 1],
    ['modified duration', 1.2, 1],
  ],
});

const islamic = fund({
  name: 'Sakrand Islamic Income Fund',
  abbr: 'SKIIF',
  model: s.rate([2022, 8, 15], 100, -1.1, 27_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      '75% six months PKISRV rates and 25% six months average of the highest rates on savings accounts of three AA rated ' +
      'Islamic banks or Islamic windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.25% p.a. of average daily net assets',
    listing_raw: null,
    investment_objective_raw:
      'The objective of the Fund is to provide halal income with reasonable liquidity from Government Ijara Sukuk, corporate ' +
      'Sukuk and Shariah compliant deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 8, 27]],
  asset: s.weights('GoP Ijara Sukuk 46.1, Cash at Islamic Banks 33.8, Corporate Sukuk 17.7, Others 2.4'),
  second: s.credit('Government Securities 46.1, AAA 15.2, AA+ 12.7, AA 13.1, A+ 10.5, Others 2.4'),
  papers: s.papers(
    'Daulatpur Power Company Limited (Sukuk) / AAA 5.12, Saeedabad Telecom Limited (Sukuk) / AA 4.27, Kazi Cables Limited ' +
      '(Sukuk) / AA- 3.19, Shahpur Jahania Energy Limited (Sukuk) / AA+ 2.46, Jam Sahib Sugar Limited (Sukuk) / A+ 1.53',
  ),
  ter: 1.49,
  metrics: [['weighted average time to maturity', 2.1, 1]],
});

const stock = fund({
  name: 'Sakrand Stock Fund',
  abbr: 'SKSF',
  model: s.market([2009, 3, 16], 50, 0.97, 41_200_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    par_value_raw: 'Rs. 50',
    investment_objective_raw:
      'The objective of the Fund is to provide investors with long term capital growth from an actively managed portfolio ' +
      'of listed equities.',
  },
  rating: null,
  asset: s.weights('Equities 91.8, Cash at Banks 6.3, T-Bills 0.8, Others 1.1'),
  second: s.sectors(
    'Commercial Banks 23.8, Oil & Gas Exploration Companies 14.9, Cement 13.2, Fertilizer 10.4, Technology & ' +
      'Communication 6.1, Other sectors 23.4',
  ),
  papers: s.papers(
    'Qazi Ahmed Bank Limited / Commercial Banks 9.84, Rohri Canal Petroleum Limited / Oil & Gas Exploration Companies 8.63, ' +
      'Hala Fertilizers Limited / Fertilizer 7.41, Nawab Wali Bank Limited / Commercial Banks 6.92, Bandhi Cement Limited / ' +
      'Cement 6.14, Sanghar Gas Fields Limited / Oil & Gas Exploration Companies 5.02, Saeedabad Systems Limited / Technology ' +
      '& Communication 4.33, Daulatpur Cement Limited / Cement 3.76, Marh Bank Limited / Commercial Banks 3.05, Jam Sahib ' +
      'Textile Mills Limited / Textile Composite 2.27',
  ),
  ter: 4.12,
  metrics: [
    ['price to earnings ratio', 7.4, 1],
    ['beta', 0.97, 2],
  ],
});

const allocation = fund({
  name: 'Sakrand Asset Allocation Fund',
  abbr: 'SKAAF',
  model: s.market([2015, 2, 9], 100, 0.55, 8_600_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average daily return of the KSE-100 Index, three months PKRV rates and six months KIBOR, according to the ' +
      'actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    back_end_load_raw: '1.00% within one year, Nil thereafter',
    investment_objective_raw:
      'The objective of the Fund is to earn competitive returns by shifting its investments between equities, fixed income ' +
      'securities and cash as the outlook for these classes changes.',
  },
  rating: null,
  asset: s.weights('Equities 58.4, PIBs 19.7, Cash at Banks 13.2, TFCs and Sukuk 6.8, Others 1.9'),
  second: s.sectors(
    'Commercial Banks 16.3, Fertilizer 11.7, Cement 9.2, Oil & Gas Exploration Companies 7.8, Other sectors 13.4',
  ),
  papers: s.papers(
    'Hala Fertilizers Limited / Fertilizer 7.36, Qazi Ahmed Bank Limited / Commercial Banks 6.71, Bandhi Cement Limited / ' +
      'Cement 5.48, Rohri Canal Petroleum Limited / Oil & Gas Exploration Companies 4.93, Nawab Wali Bank Limited / Commercial ' +
      'Banks 4.11, Marh Bank Limited / Commercial Banks 3.42, Daulatpur Cement Limited / Cement 2.69, Saeedabad Systems ' +
      'Limited / Technology & Communication 2.03',
  ),
  ter: 3.47,
  metrics: [],
});

const BIRTH: s.Day = [2016, 9, 5];

const pension = fund({
  ...s.EMPTY,
  name: 'Sakrand Pension Fund',
  abbr: 'SKPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00% of contributions',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The objective of the Fund is to offer participants a flexible and portable savings plan for retirement with a choice ' +
      'between allocations of different risk.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.99, 2_310_000), {
      asset: s.weights('Equities 93.6, Cash at Banks 5.2, Others 1.2'),
      papers: s.papers(
        'Qazi Ahmed Bank Limited / Commercial Banks 9.27, Rohri Canal Petroleum Limited / Oil & Gas Exploration Companies 8.44, ' +
          'Hala Fertilizers Limited / Fertilizer 7.73, Bandhi Cement Limited / Cement 6.58, Nawab Wali Bank Limited / ' +
          'Commercial Banks 5.61, Sanghar Gas Fields Limited / Oil & Gas Exploration Companies 4.36',
      ),
      ter: 3.02,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, 0.2, 3_940_000), {
      asset: s.weights('PIBs 57.2, T-Bills 22.8, Cash at Banks 17.9, Others 2.1'),
      papers: [],
      ter: 1.42,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 6_470_000), {
      asset: s.weights('T-Bills 71.3, Cash at Banks 27.1, Others 1.6'),
      papers: [],
      ter: 1.18,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamic, stock, allocation, pension];
