/** The funds of AMC N166: cash, income, Islamic income and stocks, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Ltd. (CDC)',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  registrar_raw: 'Hasilpur Investment Services (Pvt.) Limited',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange (PSX)',
  dealing_days_raw: 'As per Banking Days',
  cutoff_raw: '4:00 PM',
  settlement_raw: 'Within 6 working days',
  leverage_raw: 'NIL',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'NIL',
});

const PENSION: s.Day = [2014, 8, 19];

const cash = fund({
  name: 'Hasilpur Cash Fund',
  abbr: 'HCF',
  model: s.rate([2010, 7, 31], 10, 0.1, 2_140_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% average 3-Month PKRV rates + 30% average 3-Month deposit rate of three AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: '6% of gross earnings (min. 0.25%, max. 1.00% p.a. of Net Assets)',
    front_end_load_raw: 'Up to 1.00%',
    cutoff_raw: '4:00 PM (same day redemption: 9:30 AM)',
    investment_objective_raw:
      'To provide competitive returns by investing in low risk and highly liquid short duration portfolios consisting of market based debt ' +
      'instruments, government securities, bank deposits and short-term money market instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2020, 12, 31]],
  fof: 412,
  asset: s.weights(
    'T-Bills 58.6, Cash at Bank 27.4, Placements with Banks & DFIs 8.2, Commercial Paper 4.6, Others & Receivables 1.2',
  ),
  second: s.credit('Government Securities 58.6, AAA 14.8, AA+ 16.9, AA 6.3, A1+ 2.2, Others & Receivables 1.2'),
  papers: [],
  ter: 0.74,
  metrics: [
    ['St. Dev.', 0.31, 2],
    ['Sharpe Ratio', -0.42, 2],
    ['Weighted Avg. Time to Maturity of Net Assets (days)', 41.7, 2],
  ],
});

const income = fund({
  name: 'Hasilpur Income Fund',
  abbr: 'HIF',
  model: s.rate([2008, 9, 22], 10, 0.5, 318_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of 6-Month KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily Net Assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a competitive risk adjusted rate of return by investing in a blend of short, medium and long-term fixed income and debt ' +
      'instruments, both within and outside Pakistan.',
  },
  rating: ['A+(f)', 'VIS', [2020, 12, 31]],
  asset: s.weights('TFCs / Sukuk 33.8, PIBs 23.6, Cash at Bank 22.7, T-Bills 12.4, MTS 3.8, Others & Receivables 3.7'),
  second: s.credit(
    'Government Securities 36.0, AAA 9.7, AA+ 13.4, AA 14.1, AA- 9.8, A+ 6.9, A 3.1, Unrated 3.3, Others & Receivables 3.7',
  ),
  papers: s.papers(
    'Chishtian Road Bank Limited - TFC II 8.14, Mailsi Power Company Limited - Sukuk 6.87, Khairpur Tamewali Sugar Mills Limited - Sukuk 4.32, Qaimpur ' +
      'Bank Limited - TFC IV 4.05, Bakhshan Khan Electric Limited - STS 3.21, Lal Sohanra Microfinance Bank Limited - TFC 2.76, Yazman Cement ' +
      'Limited - Sukuk 1.38',
  ),
  ter: 1.92,
  metrics: [
    ['St. Dev.', 0.88, 2],
    ['Sharpe Ratio', 0.27, 2],
    ['Weighted Avg. Time to Maturity of Net Assets (days)', 962.4, 2],
  ],
});

const islamic = fund({
  name: 'Hasilpur Islamic Income Fund',
  abbr: 'HIIF',
  model: s.rate([2010, 7, 31], 10, -1.1, 624_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      'Average of 6-Month deposit rates of three A rated Islamic Banks / Islamic windows of conventional banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.00% p.a. of average daily Net Assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'To provide investors with an opportunity to earn higher income over the medium to long-term by investing in a diversified portfolio ' +
      'consisting of Islamic money market and debt securities permissible under the Shariah principles.',
  },
  rating: ['A(f)', 'PACRA', [2021, 1, 12]],
  asset: s.weights(
    'Cash at Bank 48.3, GoP Ijara Sukuk 21.6, Corporate Sukuk 20.4, Islamic Commercial Paper 6.9, Others & Receivables 2.8',
  ),
  second: s.credit(
    'Government Securities 21.6, AAA 19.8, AA+ 8.7, AA 17.3, A+ 24.1, A1 4.2, Unrated 1.5, Others & Receivables 2.8',
  ),
  papers: s.papers(
    'Mailsi Power Company Limited - Sukuk 5.86, Bakhshan Khan Electric Limited - ST Sukuk 4.63, Qaimpur Islamic Bank Limited - Tier II Sukuk 3.49, ' +
      'Faqirwali Chemicals Limited - Sukuk 1.94',
  ),
  ter: 1.47,
  metrics: [
    ['St. Dev.', 0.52, 2],
    ['Sharpe Ratio', -1.16, 2],
    ['Weighted Avg. Time to Maturity of Net Assets (days)', 541.8, 2],
  ],
});

const stock = fund({
  name: 'Hasilpur Stock Fund',
  abbr: 'HSF',
  model: s.market([2009, 6, 28], 10, 1, 186_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% p.a. of average daily Net Assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'To provide higher risk adjusted returns over the long term by investing in a diversified portfolio of equity instruments offering ' +
      'capital gain and dividends.',
  },
  rating: null,
  fof: 96,
  asset: s.weights('Stocks / Equities 92.4, Cash at Bank 5.1, Others & Receivables 2.5'),
  second: s.sectors(
    'Commercial Banks 22.1, Cement 15.7, Oil & Gas Exploration 13.2, Technology & Communication 9.6, Textile Composite 8.3, Other sectors 23.5',
  ),
  papers: s.papers(
    'Chishtian Road Bank Limited 8.62, Yazman Cement Limited 7.91, Derawar Exploration Limited 7.34, Mandi Sadiq Gunj Systems Limited 6.48, Qaimpur Bank ' +
      'Limited 5.83, Khairpur Tamewali Textile Mills Limited 5.27, Faqirwali Chemicals Limited 4.36, Dahranwala Motors Limited 3.72, Mailsi Power ' +
      'Company Limited 3.05, Haroonabad Pharma Limited 2.41',
  ),
  ter: 3.86,
  metrics: [
    ['St. Dev.', 18.4, 2],
    ['Beta', 0.97, 2],
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Hasilpur Pension Fund',
  abbr: 'HPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end',
    category_raw: 'Voluntary Pension Scheme (VPS)',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    leverage_raw: 'NIL',
    settlement_raw: null,
    management_fee_raw: '1.50% p.a. on average Net Assets of each Sub-Fund',
    front_end_load_raw: 'Maximum of 3% on all Contributions, unless exempt under the Offering Document',
    investment_objective_raw:
      'To provide participants with a portable, individualized, funded (based on defined contribution) and flexible pension scheme, assisting ' +
      'them to plan and provide for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.03, 1_120_000), {
      asset: s.weights('Stocks / Equities 93.6, Cash at Bank 4.9, Others & Receivables 1.5'),
      papers: s.papers(
        'Chishtian Road Bank Limited 9.14, Derawar Exploration Limited 8.26, Yazman Cement Limited 7.58, Mandi Sadiq Gunj Systems Limited 6.91, Qaimpur ' +
          'Bank Limited 5.47, Haroonabad Pharma Limited 4.12, Dahranwala Motors Limited 3.36',
      ),
      ter: 3.21,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -1.2, 1_480_000), {
      asset: s.weights('PIBs 46.8, T-Bills 21.3, Cash at Bank 19.2, TFCs / Sukuk 10.9, Others & Receivables 1.8'),
      papers: [],
      ter: 1.78,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -1.4, 1_730_000), {
      asset: s.weights('T-Bills 61.7, Cash at Bank 36.9, Others & Receivables 1.4'),
      papers: [],
      ter: 1.64,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamic, stock, pension];

/** What the managers say on the market; how the fund did comes before it, and what it held after it. */
export const COMMENTS: Readonly<Record<string, string>> = {
  HCF:
    'The SBP kept the policy rate unchanged at 7.00%. In the two T-Bill auctions of the month the Government accepted bids of PKR 1,128 bn against a target ' +
    'of PKR 1,100 bn; cut-off yields were 7.35%, 7.59% and 7.69% for 3, 6 and 12 months.',
  HIF:
    'The yields of 3-year and 5-year PIBs rose by 14 bps and 9 bps on the expectation of higher inflation. The Fund sold longer bonds and participated in a ' +
    'Sukuk of Mailsi Power at KIBOR + 130 bps.',
  HIIF:
    'The market of Islamic instruments remained short of supply, and the Ministry of Finance accepted only PKR 16 bn in the auction of floating rate ' +
    'Ijara Sukuk. Islamic banks offered rates of up to 6.95%.',
  HSF:
    'The KSE-100 Index lost momentum on the third wave of the pandemic and the change of the finance minister. Average volumes fell by 21% to 312 mn shares, ' +
    'while foreigners sold shares of USD 34.2 mn.',
  HPF:
    'The Equity Sub-Fund kept an overweight stance in cement and technology. The Debt Sub-Fund cut its average maturity by 0.3 years, as inflation of ' +
    '11.10% in April was the highest of the last thirteen months.',
};
