/** The funds of AMC N121: money market, government securities, Islamic income, growth, and an Islamic balanced fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended Scheme',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 PM',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 500/-',
  minimum_subsequent_raw: 'PKR 100/-',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Khuzdar Money Market Fund',
  abbr: 'KMMF',
  model: s.rate([2011, 12, 7], 100, -0.5, 148_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% three months PKRV rates + 30% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.00% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund aims at a reasonable rate of return with a high degree of liquidity from low risk money market ' +
      'instruments of short duration.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights('T-Bills 63.7, PIBs 8.4, Cash & Bank Deposits 26.2, Other Assets 1.7'),
  second: s.credit('Government Securities 72.1, AAA 14.8, AA+ 7.9, AA 3.5, Other Assets 1.7'),
  papers: [],
  ter: 0.98,
  metrics: [
    ['Weighted Avg. Maturity (Days)', 74, 0],
    ['Yield to Maturity (%)', 12.7, 2],
  ],
});

const government = fund({
  name: 'Khuzdar Government Securities Fund',
  abbr: 'KGSF',
  model: s.rate([2009, 8, 19], 100, 0.5, 67_000_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: 'Average of six months PKRV rates',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund aims at competitive risk adjusted returns from investments that are mainly in securities of the ' +
      'Government of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights('PIBs 54.6, T-Bills 31.8, Cash & Bank Deposits 11.9, Other Assets 1.7'),
  second: s.credit('Government Securities 86.4, AAA 5.1, AA+ 4.2, AA- 2.6, Other Assets 1.7'),
  papers: [],
  ter: 1.47,
  metrics: [
    ['Weighted Avg. Maturity (Years)', 2.9, 1],
    ['Modified Duration (Years)', 1.6, 2],
    ['Yield to Maturity (%)', 12.4, 2],
  ],
});

const islamic = fund({
  name: 'Khuzdar Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2016, 10, 10], 100, -0.2, 51_000_000),
  profile: {
    fund_type_raw: 'Open Ended Shariah Compliant Scheme',
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six months average deposit rate of three A rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The Fund aims at halal income from Shariah compliant fixed income instruments of investment grade and from ' +
      'deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights('GoP Ijara Sukuk 43.8, Corporate Sukuk 21.6, Cash & Bank Deposits 32.4, Other Assets 2.2'),
  second: s.credit('Government Securities 43.8, AAA 17.3, AA+ 16.2, AA 11.9, A+ 8.6, Other Assets 2.2'),
  papers: s.papers(
    'Wadh Power Generation Limited Sukuk 5.24, Baghbana Telecom Limited Sukuk-III 4.37, Zehri Islamic Bank Limited Tier ' +
      'II Sukuk 3.88, Nal Cement Limited STS-4 2.91, Ornach Fertilizer Limited Sukuk 2.06',
  ),
  ter: 1.59,
  metrics: [
    ['Weighted Avg. Maturity (Years)', 2.2, 1],
    ['Yield to Maturity (%)', 13.1, 2],
  ],
});

const growth = fund({
  name: 'Khuzdar Growth Fund',
  abbr: 'KGF',
  model: s.market([2005, 3, 14], 100, 1.03, 36_000_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund aims at long term capital growth from a diversified portfolio of equities with strong earnings ' +
      'growth and sound management.',
  },
  rating: null,
  asset: s.weights('Equities 94.3, Cash & Bank Deposits 4.5, Other Assets 1.2'),
  second: s.sectors(
    'Commercial Banks 22.6, Oil & Gas Exploration 18.9, Fertilizer 13.4, Cement 11.7, Power Generation 7.2, ' +
      'Pharmaceuticals 5.6, Other sectors 14.9',
  ),
  papers: s.papers(
    'Zehri Bank Limited 9.74, Greshag Petroleum Limited 8.91, Ornach Fertilizer Limited 8.12, Nal Cement Limited 7.03, ' +
      'Wadh Power Generation Limited 5.94, Saruna Exploration Limited 5.07, Karakh Bank Limited 4.22, Moola Pharma ' +
      'Limited 3.46, Baghbana Telecom Limited 2.79, Tootak Foods Limited 2.18',
  ),
  ter: 4.21,
  metrics: [
    ['Beta', 1.03, 2],
    ['P/E Ratio (x)', 6.4, 1],
    ['Dividend Yield (%)', 7.2, 1],
    ['Standard Deviation (%)', 18.6, 1],
  ],
});

const balanced = fund({
  name: 'Khuzdar Islamic Balanced Fund',
  abbr: 'KIBF',
  model: s.market([2022, 4, 18], 100, 0.55, 9_800_000),
  profile: {
    fund_type_raw: 'Open Ended Shariah Compliant Scheme',
    category_raw: 'Shariah Compliant Balanced',
    benchmark_raw: '50% KMI-30 Index + 50% six months average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 2.25% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The Fund aims at a mix of capital growth and halal income from Shariah compliant equities, Sukuk and deposits ' +
      'with Islamic banks.',
  },
  rating: null,
  asset: s.weights('Equities 54.9, GoP Ijara Sukuk 22.8, Cash & Bank Deposits 20.6, Other Assets 1.7'),
  second: s.sectors('Oil & Gas Exploration 15.7, Cement 12.9, Fertilizer 9.6, Other sectors 16.7'),
  papers: s.papers(
    'Greshag Petroleum Limited 7.62, Nal Cement Limited 6.14, Ornach Fertilizer Limited 5.36, Saruna Exploration Limited ' +
      '4.08, Moola Pharma Limited 2.67',
  ),
  ter: 2.84,
  metrics: [
    ['Beta', 0.55, 2],
    ['P/E Ratio (x)', 6.1, 1],
  ],
});

export const FUNDS = [money, government, islamic, growth, balanced];

export const COMMENTS: Readonly<Record<string, string>> = {
  KMMF:
    'The State Bank cut its policy rate by 200 basis points to 13.00% in December. The Fund had lengthened its maturity ' +
    'before the announcement and stays invested in treasury bills of three and six months.',
  KGSF:
    'Yields of long bonds fell less than those of bills. The Fund took profits on bonds of five years and moved to ' +
    'floating rate bonds, which are reset at the next auction.',
  KIIF:
    'Ijara Sukuk were in demand at the December auction, where the cut-off rate was 11.99% for five years. The Fund keeps ' +
    'its Sukuk of the government and looks for short term Sukuk of companies.',
  KGF:
    'The KSE-100 Index recovered in December, as falling interest rates moved savings from deposits to shares. The ' +
    'Fund raised its exposure to fertilizer and exploration and reduced banks, whose margins shrink with the policy ' +
    'rate. The market trades at a price to earnings ratio of 6.2, below its long term average of 7.0. We ' +
    'remain positive for the year 2025, since lower finance costs will support the earnings of leveraged companies.',
  KIBF:
    'Shares of exploration and cement companies led the market. The Fund brought its equity exposure back to one half of ' +
    'its assets and holds Ijara Sukuk with a floating rate for the rest.',
};
