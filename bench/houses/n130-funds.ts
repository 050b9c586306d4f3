/** The funds of AMC N130: liquidity, savings, sovereign, stocks, Islamic balanced, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Daily – Monday to Friday',
  cutoff_raw: '(Mon - Thr) 9:00 A.M to 3:30 P.M, (Friday) 9:00 A.M to 4:00 P.M',
  back_end_load_raw: '0%',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Growth Unit: Rs. 1,000/-',
});

const liquidity = fund({
  name: 'Dadu Liquidity Fund',
  abbr: 'DLF',
  model: s.rate([2009, 5, 11], 10, -0.3, 1_940_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3-Month PKRV & 30% average 3-Month deposit rates of three AA rated banks as per MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: '1.00% of Net Income (min: 0.20% p.a., max: 1.00% p.a. of Net Assets)',
    front_end_load_raw: '0%',
    investment_objective_raw:
      'To generate optimal return with minimum risk, to provide easy liquidity and reasonable income to its unit ' +
      'holders by investing primarily in short-term Government Securities.',
  },
  rating: ['AA(f)', 'PACRA', [2022, 3, 17]],
  asset: s.weights('T-Bills 41.8, Bank Deposits 46.9, Placements with DFIs 8.4, Others including Receivables 2.9'),
  second: s.credit('Government Securities 41.8, AAA 28.7, AA+ 17.2, AA 9.4, Others including Receivables 2.9'),
  papers: [],
  ter: 0.58,
  metrics: [['Weighted Average Time to Maturity (Days)', 27, 0]],
});

const savings = fund({
  name: 'Dadu Savings Fund',
  abbr: 'DSF',
  model: s.rate([2006, 4, 24], 10, 0.3, 612_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6-Month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '6% of Net Income (min: 0.50% p.a., max: 1.50% p.a. of Net Assets)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To minimize risk, construct a liquid portfolio of fixed income investments and provide a competitive return ' +
      'to the unit holders.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 3, 17]],
  asset: s.weights('TFCs / Sukuk 21.6, T-Bills 14.3, PIBs 6.2, Bank Deposits 54.7, Others including Receivables 3.2'),
  second: s.credit(
    'Government Securities 20.5, AAA 16.1, AA+ 22.4, AA 15.3, AA- 12.7, A+ 9.8, Others including Receivables 3.2',
  ),
  papers: s.papers(
    'Johi Bank Limited / 23-Dec-21 23-Dec-31 4.31, Mehar Power Limited / 15-Mar-22 15-Sep-27 3.74, Sita Road Cement ' +
      'Limited / 09-Feb-21 09-Feb-26 3.12, Kakar Telecom Limited / 19-Jun-20 19-Jun-25 2.66, Phulji Foods Limited / ' +
      '30-Nov-20 30-Nov-24 2.18, Radhan Fertilizer Limited / 07-Oct-21 07-Oct-26 1.83',
  ),
  ter: 1.49,
  metrics: [['Weighted Average Time to Maturity (Years)', 1.2, 1]],
});

const sovereign = fund({
  name: 'Dadu Government Securities Fund',
  abbr: 'DGSF',
  model: s.rate([2014, 7, 10], 10, -0.6, 233_000_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '6-Month PKRV',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.5% of Net Income (min: 0.20% p.a., max: 1.25% p.a. of Net Assets)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To provide a competitive return from a portfolio of low credit risk by investing primarily in Government ' +
      'Securities.',
  },
  rating: ['AA-(f)', 'PACRA', [2022, 3, 17]],
  asset: s.weights('T-Bills 52.7, PIBs 21.9, Bank Deposits 23.5, Others including Receivables 1.9'),
  second: s.credit('Government Securities 74.6, AAA 11.4, AA+ 8.2, AA 3.9, Others including Receivables 1.9'),
  papers: [],
  ter: 0.97,
  metrics: [['Weighted Average Time to Maturity (Years)', 0.6, 1]],
});

const stock = fund({
  name: 'Dadu Stock Fund',
  abbr: 'DSTF',
  model: s.market([2007, 1, 19], 10, 1.01, 498_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-30 Total Return Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.50% per annum of Net Assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio of listed equities.',
  },
  rating: null,
  asset: s.weights('Equities 93.8, Cash Equivalents 4.9, Others including Receivables 1.3'),
  second: s.sectors(
    'Commercial Banks 25.4, Oil & Gas Exploration Companies 17.3, Cement 11.6, Fertilizer 9.2, Technology & ' +
      'Communication 7.1, Other sectors 23.2',
  ),
  papers: s.papers(
    'Johi Bank Limited 8.14, Gorakh Hill Petroleum Limited 7.62, Piaro Bank Limited 6.71, Sita Road Cement Limited ' +
      '5.83, Radhan Fertilizer Limited 5.16, Khudabad Systems Limited 4.74, Mehar Power Limited 4.22, Bhan Oilfields ' +
      'Limited 3.68, Manchhar Steel Limited 3.07, Phulji Foods Limited 2.59',
  ),
  ter: 3.94,
  metrics: [
    ['Price to Earnings Ratio (PER)', 4.3, 1],
    ['Price to Book Value (PBV)', 0.8, 1],
    ['Dividend Yield (DY)', 8.1, 1],
  ],
});

const balanced = fund({
  name: 'Dadu Islamic Balanced Fund',
  abbr: 'DIBF',
  model: s.market([2013, 10, 29], 10, 0.56, 164_000_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced Scheme',
    benchmark_raw: 'Daily weighted return of KMI-30 Index & 6-Month deposit rates of three A rated Islamic Banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.50% per annum of Net Assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To generate long term capital appreciation and current income by investing in Shariah compliant equities and ' +
      'income instruments.',
  },
  rating: null,
  asset: s.weights('Equities 58.7, Sukuk 6.1, Cash Equivalents 32.8, Others including Receivables 2.4'),
  second: s.sectors('Oil & Gas Exploration Companies 14.8, Cement 10.4, Fertilizer 8.6, Other sectors 24.9'),
  papers: s.papers(
    'Gorakh Hill Petroleum Limited 7.21, Sita Road Cement Limited 6.38, Mehar Power Limited 5.47, Radhan Fertilizer ' +
      'Limited 4.93, Khudabad Systems Limited 3.84, Bhan Oilfields Limited 3.11',
  ),
  ter: 3.57,
  metrics: [
    ['Price to Earnings Ratio (PER)', 4.9, 1],
    ['Price to Book Value (PBV)', 1, 1],
    ['Dividend Yield (DY)', 6.7, 1],
  ],
});

const PENSION: s.Day = [2013, 7, 2];

const pension = fund({
  ...s.EMPTY,
  name: 'Dadu Pension Fund',
  abbr: 'DPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-ended Pension Scheme',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    risk_of_principal_raw: 'Depends on the allocation of the participant',
    management_fee_raw: '1.50% per annum on average Net Assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 10,000/-',
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the participants.',
  },
  rating: null,
  subs: [
    s.sub('DPF - Equity Sub-Fund', s.market(PENSION, 100, 1.03, 2_180_000), {
      asset: s.weights('Equity 95.2, Cash Equivalents 3.7, Others 1.1'),
      second: s.sectors('Commercial Banks 24.9, Oil & Gas Exploration Companies 18.6, Cement 12.9, Other sectors 38.8'),
      papers: s.papers(
        'Gorakh Hill Petroleum Limited 8.42, Johi Bank Limited 8.03, Piaro Bank Limited 6.94, Sita Road Cement ' +
          'Limited 6.21, Radhan Fertilizer Limited 5.37, Bhan Oilfields Limited 4.66',
      ),
      ter: 2.41,
    }),
    s.sub('DPF - Debt Sub-Fund', s.rate(PENSION, 100, -0.7, 3_370_000), {
      asset: s.weights('PIBs 34.2, T-Bills 31.8, TFCs / Sukuk 7.3, Cash Equivalents 25.1, Others 1.6'),
      papers: [],
      ter: 1.62,
    }),
    s.sub('DPF - Money Market Sub-Fund', s.rate(PENSION, 100, -0.9, 7_820_000), {
      asset: s.weights('T-Bills 48.4, Bank Placements 8.2, Cash Equivalents 42.3, Others 1.1'),
      papers: [],
      ter: 1.34,
    }),
  ],
});

export const FUNDS = [liquidity, savings, sovereign, stock, balanced, pension];

/** What the manager says after the figures of the month. */
export const VIEWS: Readonly<Record<string, string>> = {
  DLF:
    'The Fund can invest in T-Bills and in deposits with banks rated AA and better. During the month, the State Bank ' +
    'left its policy rate at 15.0%, and the cut-off yield of 3-Month T-Bills was 15.75%.',
  DSF:
    'The Fund is allowed to invest in T-Bills, PIBs, TFCs and bank deposits. More than 78% of the portfolio is in ' +
    'investments rated A+ and above, and the spread of the TFC portfolio over KIBOR is 1.6% on average.',
  DGSF:
    'The Fund invests at least 70% in Government Securities. Secondary market yields of long bonds rose by up to 45 ' +
    'basis points after floods damaged crops, and we kept the maturity of the portfolio short.',
  DSTF:
    'The IMF approved the combined seventh and eighth reviews on August 29. During the month, the Fund raised its ' +
    'weight of banks and cut fertilizer and cement companies, whose costs depend on the price of coal.',
  DIBF:
    'The asset allocation of the Fund is balanced in normal times. During the month, the Fund raised its weight of ' +
    'exploration companies and let a short term Sukuk mature.',
  DPF:
    'The Debt Sub-Fund shifted from PIBs to T-Bills, and the Equity Sub-Fund bought banks. A tax credit is ' +
    'available on contributions of up to 20% of the taxable income of the year.',
};
