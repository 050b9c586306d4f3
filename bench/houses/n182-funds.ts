/** The funds of AMC N182: money market, savings, Islamic income, stocks, asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Daily – Monday to Friday',
  cutoff_raw: '(Monday – Friday) 9:00 A.M to 3:00 P.M',
  settlement_raw: '2-3 business days',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: 'Growth Unit: Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'NIL',
});

const money = fund({
  name: 'Kanganpur Government Liquid Fund (KGLF)',
  abbr: 'KGLF',
  model: s.rate([2009, 5, 15], 10, 0.1, 2_384_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3-Month PKRV & 30% average 3-Month deposit rates of three AA rated banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: '1.5% of Net Income (Min: 0.2% p.a., Max: 1.0% p.a. of Net Assets)',
    front_end_load_raw: 'Individual 0.5%, Other Nil',
    settlement_raw: '1 business day',
    investment_objective_raw:
      'To generate optimal return with minimum risk, to provide easy liquidity and reasonable income to its unit ' +
      'holders by investing primarily in short-term Government Securities.',
  },
  rating: ['AAA (f)', 'PACRA', [2023, 9, 8]],
  asset: s.weights(
    'T-Bills 68.4, PIBs 12.9, Bank Deposits 14.8, Money Market Placements 2.6, Others including Receivables 1.3',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 81.3, AAA 9.2, AA+ 5.4, AA 2.8, Others including Receivables 1.3',
  ),
  papers: [],
  ter: 1.06,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 61, 0],
    ['Portfolio Yield to Maturity (%)', 21.8, 1],
  ],
});

const savings = fund({
  name: 'Kanganpur Savings Plus Fund (KSPF)',
  abbr: 'KSPF',
  model: s.rate([2006, 4, 21], 10, 0.5, 612_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6-Month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '8% of Net Income (Min: 0.5% p.a., Max: 1.5% p.a. of Net Assets)',
    front_end_load_raw: '1% (Nil on investment above Rs. 50 million)',
    minimum_initial_raw: 'Growth Unit: Rs. 10,000/- Income Unit: Rs. 100,000/-',
    investment_objective_raw:
      'To earn a competitive rate of return while preserving capital to the extent possible by investing in liquid ' +
      'assets, term finance certificates and margin trading.',
  },
  rating: ['A+ (f)', 'PACRA', [2023, 4, 20]],
  asset: s.weights(
    'TFCs / Sukuk 21.6, PIBs 26.3, T-Bills 7.9, Margin Trading System (MTS) 4.4, Bank Deposits 36.1, Others including Receivables 3.7',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 34.2, AAA 7.1, AA+ 12.6, AA 6.2, AA- 8.8, A+ 16.1, A- 4.3, Unrated (MTS) 4.4, ' +
      'Others including Receivables 3.7',
  ),
  papers: s.papers(
    'Changa Manga Bank Limited (23-DEC-21) / TFC 5.31, Bahrwal Electric Limited (03-AUG-20) / Sukuk 4.12, Khudian ' +
      'Microfinance Bank Limited (17-NOV-22) / TFC 3.36, Jamber Petroleum Limited (01-DEC-21) / Sukuk 2.94, Halla Bank ' +
      'Limited - Perpetual (24-SEP-19) / TFC 2.05, Rosa Bhela Leasing Limited (28-FEB-22) / TFC 1.43',
  ),
  ter: 1.83,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 1.6, 1],
    ['Portfolio Yield to Maturity (%)', 22.6, 1],
  ],
});

const islamic = fund({
  name: 'Kanganpur Amanat Income Fund (KAIF)',
  abbr: 'KAIF',
  model: s.rate([2016, 10, 28], 10, -0.4, 841_000_000),
  profile: {
    fund_type_raw: 'Open-end – Shariah Compliant Income Fund',
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      '6-month average deposit rates of three A rated Islamic Banks / Islamic windows as selected by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '6% of Net Income (Min: 0.5% p.a., Max: 1.5% p.a. of Net Assets)',
    front_end_load_raw: 'Individual 1%, Takaful 2.5%',
    auditor_raw: 'Riaz Ahmad & Company, Chartered Accountants',
    investment_objective_raw:
      'To earn a reasonable rate of return in a Shariah compliant manner by investing in short, medium and long-term ' +
      'Shariah compliant bank deposits and debt securities.',
  },
  rating: ['AA- (f)', 'PACRA', [2023, 10, 6]],
  asset: s.weights(
    'GOP Ijara Sukuk 29.7, Sukuk 14.6, Bank Deposits 47.2, Bai Muajjal 5.1, Others including Receivables 3.4',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 29.7, AAA 16.4, AA+ 11.7, AA 7.2, A+ 22.8, A 8.8, Others including Receivables 3.4',
  ),
  papers: s.papers(
    'Bahrwal Electric Limited (03-AUG-20) / Sukuk 5.16, Jamber Petroleum Limited (01-DEC-21) / Sukuk 4.07, Kot Radha ' +
      'Fertilizer Limited (12-JUN-23) / Sukuk 3.28, Islamic Bank of Kasur Limited (22-AUG-18) / Sukuk 1.96',
  ),
  ter: 1.34,
  metrics: [['Weighted Average Time to Maturity (Years)', 1.2, 1]],
});

const stock = fund({
  name: 'Kanganpur Stock Opportunity Fund (KSOF)',
  abbr: 'KSOF',
  model: s.market([2007, 1, 19], 10, 1.03, 214_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-30 Total Return Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.6% p.a. of average Net Assets w.e.f. July 12, 2023',
    front_end_load_raw: 'Individual 3%, Other Nil',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio of listed equities in ' +
      'Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities / Stocks 91.8, Bank Deposits 6.9, Others including Receivables 1.3'),
  second: s.sectors(
    'Commercial Banks 24.2, Oil & Gas Exploration Companies 17.9, Cement 12.4, Fertilizer 10.6, Technology & ' +
      'Communication 6.1, Other sectors 20.6',
  ),
  papers: s.papers(
    'Changa Manga Bank Limited / Equity 8.36, Jamber Petroleum Limited / Equity 7.44, Kanwan Oil Fields Limited / Equity ' +
      '6.18, Halla Bank Limited / Equity 5.72, Khem Karan Cement Limited / Equity 5.03, Kot Radha Fertilizer Limited / ' +
      'Equity 4.61, Phool Nagar Cement Limited / Equity 3.92, Sarai Systems Limited / Equity 3.14, Bahrwal Electric ' +
      'Limited / Equity 2.77, Mustafabad Chemicals Limited / Equity 2.21',
  ),
  ter: 3.94,
  metrics: [
    ['PER', 3.4, 1],
    ['PBV', 0.7, 1],
    ['DY', 11.2, 1],
  ],
});

const allocation = fund({
  name: 'Kanganpur Balanced Allocation Fund (KBAF)',
  abbr: 'KBAF',
  model: s.market([2010, 8, 20], 10, 0.55, 96_000_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw:
      'Daily weighted average of KSE-30 Total Return Index & 6-Month KIBOR based on actual proportion of the scheme',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.1% p.a. of average Net Assets',
    front_end_load_raw: 'Individual 3%, Other Nil',
    investment_objective_raw:
      'To generate income by investing in debt & money market securities and to generate capital appreciation by ' +
      'investing in equity & equity related securities.',
  },
  rating: null,
  asset: s.weights(
    'Equities / Stocks 52.6, TFCs / Sukuk 8.4, T-Bills 13.7, Bank Deposits 22.4, Others including Receivables 2.9',
  ),
  second: s.sectors(
    'Oil & Gas Exploration Companies 12.8, Commercial Banks 12.1, Cement 7.4, Power Generation & Distribution 5.2, ' +
      'Fertilizer 4.6, Other sectors 10.5',
  ),
  papers: s.papers(
    'Jamber Petroleum Limited / Equity 6.41, Changa Manga Bank Limited / Equity 5.87, Bahrwal Electric Limited (03-AUG-20) ' +
      '/ Sukuk 5.14, Kanwan Oil Fields Limited / Equity 4.32, Halla Bank Limited / Equity 3.96, Khem Karan Cement Limited / ' +
      'Equity 3.31, Changa Manga Bank Limited (23-DEC-21) / TFC 3.08, Kot Radha Fertilizer Limited / Equity 2.63',
  ),
  ter: 3.12,
  metrics: [
    ['PER', 3.7, 1],
    ['PBV', 0.8, 1],
    ['DY', 10.1, 1],
  ],
});

const BIRTH: s.Day = [2013, 7, 2];

const pension = fund({
  ...s.EMPTY,
  name: 'Kanganpur Pension Fund (KPF)',
  abbr: 'KPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Equity 1.50%, Debt 0.75%, Money Market 0.50% p.a. on average annual Net Assets',
    front_end_load_raw: 'Upto 3% on Contributions',
    back_end_load_raw: '0%',
    listing_raw: null,
    settlement_raw: null,
    minimum_initial_raw: 'Initial: Rs. 10,000/-',
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the Participants.',
  },
  rating: null,
  subs: [
    s.sub('KPF-Equity Sub-fund', s.market(BIRTH, 100, 0.97, 1_840_000), {
      asset: s.weights('Equity 92.4, Cash Equivalents 6.3, Others including Receivables 1.3'),
      second: s.sectors(
        'Commercial Banks 23.2, Oil & Gas Exploration Companies 18.6, Cement 13.1, Fertilizer 10.4, Other sectors 27.1',
      ),
      papers: s.papers(
        'Jamber Petroleum Limited 8.92, Changa Manga Bank Limited 8.31, Kanwan Oil Fields Limited 6.74, Khem Karan ' +
          'Cement Limited 6.05, Halla Bank Limited 5.66, Kot Radha Fertilizer Limited 4.83',
      ),
      ter: 2.64,
    }),
    s.sub('KPF-Debt Sub-fund', s.rate(BIRTH, 100, 0.2, 2_270_000), {
      asset: s.weights(
        'PIBs 38.2, T-Bills 37.4, Cash Equivalents 17.1, TFCs / Sukuk 4.9, Others including Receivables 2.4',
      ),
      second: s.credit(
        'Government Securities (AAA rated) 75.6, AAA 8.4, AA+ 6.8, A+ 6.8, Others including Receivables 2.4',
      ),
      papers: s.papers('Changa Manga Bank Limited (23-DEC-21) 2.84, Bahrwal Electric Limited (03-AUG-20) 1.77'),
      ter: 1.32,
    }),
    s.sub('KPF-Money Market Sub-fund', s.rate(BIRTH, 100, -0.1, 10_960_000), {
      asset: s.weights('T-Bills 83.2, Cash Equivalents 15.1, Others including Receivables 1.7'),
      second: s.credit('Government Securities (AAA rated) 83.2, AAA 11.2, AA+ 3.9, Others including Receivables 1.7'),
      papers: [],
      ter: 0.98,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, savings, islamic, allocation, stock, pension];
