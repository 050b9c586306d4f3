/** The funds of AMC N180: money market, income, Islamic income, asset allocation, stocks, and a pension fund. */
import * as s from './shared15.ts';

type Given = Omit<Parameters<ReturnType<typeof s.fundWith>>[0], 'abbr'>;

const common = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Daily – Monday to Friday',
  cutoff_raw: 'Mon-Thr 9:00 AM to 4:00 PM, Fri 9:00 AM to 4:30 PM',
  settlement_raw: '2-3 business days',
  leverage_raw: 'Nil',
  back_end_load_raw: 'NIL',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 500/-',
});

/** Tables have the name of the fund in full. */
const fund = (given: Given): s.Fund => common({ ...given, abbr: given.name });

const money = fund({
  name: 'Quaidabad Money Market Fund',
  model: s.rate([2012, 2, 24], 10, -0.3, 1_846_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKRV rates + 10% three (3) months average deposit rates of three (3) AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '6% of Net Income (Min 0.25% p.a., Max 1.0% p.a. of Net Assets)',
    front_end_load_raw: 'Without Life Insurance: 0%, With Life Insurance: 0.5%',
    investment_objective_raw:
      'To provide stable income stream with preservation of capital by investing in AA and above rated banks and money ' +
      'market instruments.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 9, 11]],
  asset: s.weights(
    'T-Bills 56.4, Bank Deposits 21.3, Placements with Banks and DFIs 13.8, Short Term Sukuks 6.9, Others including Receivables 1.6',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 56.4, AAA 16.9, AA+ 17.2, AA 6.4, AA- 1.5, Others including Receivables 1.6',
  ),
  papers: s.papers(
    'Chishti Power Company Limited 12-DEC-24 13-JUN-25 / Sukuk 2.6, Hakra Telecom Limited 05-NOV-24 06-MAY-25 / Sukuk 2.1, ' +
      'Derawar Agri Limited 19-SEP-24 20-MAR-25 / Sukuk 1.7',
  ),
  ter: 1.12,
  metrics: [['Weighted Average Time to Maturity (Days)', 62, 0]],
});

const income = fund({
  name: 'Quaidabad Income Opportunity Fund',
  model: s.rate([2006, 4, 22], 10, 0.2, 612_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6-Month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '8% of Net Income (Min 0.5% p.a., Max 1.5% p.a. of Net Assets)',
    front_end_load_raw: 'Without Life Insurance: 1%, With Life Insurance: 5%',
    investment_objective_raw:
      'To seek maximum possible preservation of capital and a competitive rate of return by investing in money market and ' +
      'debt securities of good credit rating.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 9, 11]],
  asset: s.weights('Bank Deposits 36.2, PIBs 21.9, T-Bills 17.4, TFCs / Sukuk 19.8, Others including Receivables 4.7'),
  second: s.credit(
    'Government Securities (AAA rated) 39.3, AAA 9.7, AA+ 15.1, AA 9.4, AA- 11.8, A+ 5.6, Un-rated 4.4, Others including Receivables 4.7',
  ),
  papers: s.papers(
    'Hakra Bank Limited - Tier II 09-AUG-21 / TFC 4.3, Chishti Power Company Limited 02-JUN-22 / Sukuk 3.7, Mitru Bank Limited ' +
      'Perpetual 27-JAN-23 / TFC 3.0, Derawar Agri Limited 14-NOV-23 / Sukuk 2.2, Tailwala Microfinance Bank Limited 30-MAR-24 / TFC ' +
      '2.1, Chak Abbas Housing Finance Limited 21-DEC-23 / TFC 1.4',
  ),
  ter: 1.63,
  metrics: [['Weighted Average Time to Maturity (Years)', 1.9, 1]],
});

const islamic = fund({
  name: 'Quaidabad Islamic Savings Fund',
  model: s.rate([2010, 10, 29], 10, -0.9, 934_000_000),
  profile: {
    fund_type_raw: 'Open-end Shariah Compliant',
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      '6-month average deposit rates of three (3) A rated Islamic Banks / Islamic windows of conventional Banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
    management_fee_raw: '1.0% per annum of average Net Assets',
    front_end_load_raw: 'Without Life Takaful: 1%, With Life Takaful: 3%',
    investment_objective_raw:
      'To earn a reasonable rate of return in a Shariah Compliant manner by investing in Shariah Compliant bank deposits and ' +
      'money market and debt securities.',
  },
  rating: ['A(f)', 'PACRA', [2024, 10, 9]],
  asset: s.weights('Bank Deposits 48.6, GOP Ijara Sukuk 33.4, Corporate Sukuk 15.2, Others including Receivables 2.8'),
  second: s.credit(
    'GOP Ijara Sukuk 33.4, AAA 14.1, AA+ 10.8, AA 11.3, AA- 7.2, A+ 20.4, Others including Receivables 2.8',
  ),
  papers: s.papers(
    'Chishti Power Company Limited 02-JUN-22 / Sukuk 5.1, Islamic Bank of Bahawal Limited 18-OCT-22 / Sukuk 4.1, Hakra Telecom ' +
      'Limited 05-NOV-24 / Sukuk 2.9, Derawar Agri Limited 14-NOV-23 / Sukuk 2.0',
  ),
  ter: 1.47,
  metrics: [['Weighted Average Time to Maturity (Years)', 1.2, 1]],
});

const allocation = fund({
  name: 'Quaidabad Asset Allocation Fund',
  model: s.market([2010, 8, 21], 10, 0.56, 71_400_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw:
      'Daily weighted return of KSE-30 Index Total Return and 6-month KIBOR, based on actual proportion of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.0% per annum of average Net Assets',
    front_end_load_raw: '3% on investment upto Rs. 50 million, 0% above',
    investment_objective_raw:
      'To generate income by investing in debt and money market securities and capital appreciation by investing in equity and ' +
      'equity related securities.',
  },
  rating: null,
  asset: s.weights('Equities / Stocks 57.3, T-Bills 20.9, Bank Deposits 17.6, Others including Receivables 4.2'),
  second: s.sectors(
    'Commercial Banks 16.4, Oil & Gas Exploration Companies 11.8, Cement 8.1, Fertilizer 6.7, Other sectors 14.3',
  ),
  papers: s.papers(
    'Hakra Bank Limited / Equity 6.1, Sutlej Petroleum Limited / Equity 5.4, Mitru Bank Limited / Equity 4.3, Derawar Fertilizer ' +
      'Limited / Equity 3.8, Lal Suhanra Cement Limited / Equity 3.2, Bahawal Exploration Limited / Equity 2.9, Chishti Power Company ' +
      'Limited / Equity 2.2, Cholistan Motors Limited / Equity 1.6',
  ),
  ter: 3.44,
  metrics: [
    ['PER', 5.6, 1],
    ['PBV', 1.1, 1],
    ['DY', 6.8, 1],
  ],
});

const stock = fund({
  name: 'Quaidabad Stock Fund',
  model: s.market([2007, 1, 19], 10, 1.04, 203_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-30 Index Total Return',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.5% per annum of average Net Assets',
    front_end_load_raw: '3% on investment upto Rs. 50 million, 0% above',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio of listed equities in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities / Stocks 93.4, Cash Equivalents 5.1, Others including Receivables 1.5'),
  second: s.sectors(
    'Commercial Banks 26.2, Oil & Gas Exploration Companies 17.5, Cement 13.1, Fertilizer 10.9, Other sectors 25.7',
  ),
  papers: s.papers(
    'Hakra Bank Limited / Equity 9.6, Sutlej Petroleum Limited / Equity 8.8, Mitru Bank Limited / Equity 7.4, Derawar Fertilizer ' +
      'Limited / Equity 6.1, Lal Suhanra Cement Limited / Equity 5.2, Bahawal Exploration Limited / Equity 4.6, Chishti Power Company ' +
      'Limited / Equity 3.7, Cholistan Motors Limited / Equity 3.1, Head Sulemanki Chemicals Limited / Equity 2.5, Dera Nawab ' +
      'Pharma Limited / Equity 2.0',
  ),
  ter: 4.36,
  metrics: [
    ['PER', 5.9, 1],
    ['PBV', 1.2, 1],
    ['DY', 7.1, 1],
    ['Standard Deviation (%)', 22.6, 1],
    ['Sharpe Ratio', 0.3, 1],
  ],
});

const BIRTH: s.Day = [2013, 7, 2];

const pension = fund({
  ...s.EMPTY,
  name: 'Quaidabad Pension Fund',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end – Voluntary Pension Scheme',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Equity 1.5%, Debt 0.75%, Money Market 0.5% per annum of average Net Assets',
    front_end_load_raw: 'Upto 3% on Contributions',
    back_end_load_raw: '0%',
    listing_raw: null,
    minimum_initial_raw: 'Rs. 10,000/-',
    minimum_subsequent_raw: 'Rs. 1,000/-',
    settlement_raw: null,
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the Participants.',
  },
  rating: null,
  subs: [
    s.sub('QPF-Equity Sub-fund', s.market(BIRTH, 100, 0.97, 512_000), {
      asset: s.weights('Equity 92.8, Cash Equivalents 5.6, Others including Receivables 1.6'),
      second: s.sectors(
        'Commercial Banks 24.9, Oil & Gas Exploration Companies 18.2, Cement 14.0, Fertilizer 10.3, Other sectors 25.4',
      ),
      papers: s.papers(
        'Hakra Bank Limited / Equity 9.3, Sutlej Petroleum Limited / Equity 8.4, Mitru Bank Limited / Equity 6.7, Derawar ' +
          'Fertilizer Limited / Equity 5.9, Lal Suhanra Cement Limited / Equity 4.8',
      ),
      ter: 3.02,
    }),
    s.sub('QPF-Debt Sub-fund', s.rate(BIRTH, 100, 0.2, 1_604_000), {
      asset: s.weights(
        'PIBs 44.1, T-Bills 31.8, Bank Deposits 16.7, TFC / Sukuk 5.2, Others including Receivables 2.2',
      ),
      second: s.credit(
        'Government Securities (AAA rated) 75.9, AAA 6.3, AA+ 9.8, AA 5.8, Others including Receivables 2.2',
      ),
      papers: s.papers(
        'Hakra Bank Limited - Tier II 09-AUG-21 / TFC 2.6, Chishti Power Company Limited 02-JUN-22 / Sukuk 1.5',
      ),
      ter: 1.21,
    }),
    s.sub('QPF-Money Market Sub-fund', s.rate(BIRTH, 100, -0.4, 4_273_000), {
      asset: s.weights('T-Bills 77.6, Bank Deposits 20.3, Others including Receivables 2.1'),
      second: s.credit(
        'Government Securities (AAA rated) 77.6, AAA 5.2, AA+ 11.7, AA 3.4, Others including Receivables 2.1',
      ),
      papers: [],
      ter: 0.94,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, islamic, income, allocation, stock, pension];
