/** The funds of AMC N143: cash, sovereign, income, Islamic income, stocks, Islamic stocks, and balanced. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co.',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday – Friday',
  cutoff_raw: '4:00 PM',
  back_end_load_raw: 'None',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
});

const cash = fund({
  name: 'Khaplu Cash Fund',
  abbr: 'KCF',
  model: s.rate([2015, 3, 16], 100, -0.2, 214_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3-Month PKRV + 10% 3-Month average deposit rate of 3 AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 AM (same day), 4:00 PM',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To provide competitive returns with a high degree of liquidity, by investing in Treasury Bills and placements of short tenor.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('T-Bills 61.4, PIBs 9.8, Bank Placements 12.6, Cash 14.5, Others 1.7'),
  second: s.credit('Government Securities 71.2, AAA 13.8, AA+ 11.1, AA 2.2, Others 1.7'),
  papers: [],
  ter: 0.74,
  metrics: [
    ['Weighted Avg. Maturity', 54, 0],
    ['Yield to Maturity', 10.4, 2],
    ['Standard Deviation', 0.32, 2],
  ],
});

const sovereign = fund({
  name: 'Khaplu Sovereign Income Fund',
  abbr: 'KSIF',
  model: s.rate([2021, 6, 7], 100, 0.6, 8_300_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: '90% 6-Month PKRV + 10% 6-Month average deposit rate of 3 AA rated banks',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To deliver attractive returns with negligible credit risk, by investing in securities of the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('PIBs 66.8, T-Bills 21.7, Cash 9.3, Others 2.2'),
  second: s.credit('Government Securities 88.5, AAA 5.4, AA+ 3.9, Others 2.2'),
  papers: [],
  ter: 1.42,
  metrics: [
    ['Weighted Avg. Maturity', 3.1, 1],
    ['Duration', 1.7, 1],
    ['Yield to Maturity', 11.2, 2],
    ['Standard Deviation', 1.48, 2],
    ['Sharpe Ratio', 0.86, 2],
  ],
});

const income = fund({
  name: 'Khaplu Income Fund',
  abbr: 'KIF',
  model: s.rate([2011, 10, 3], 100, 0.3, 47_600_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% 6-Month KIBOR + 25% 6-Month average deposit rate of 3 AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To offer superior risk-adjusted returns from a diversified portfolio of government securities, bank deposits and corporate debt.',
  },
  rating: ['A+(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('PIBs 27.6, T-Bills 13.4, TFCs & Sukuks 21.3, Cash 34.9, Others 2.8'),
  second: s.credit('Government Securities 41.0, AAA 17.4, AA+ 19.6, AA 9.7, AA- 4.8, A+ 4.7, Others 2.8'),
  papers: s.papers(
    'Hushe Valley Bank TFC-II / Banking 4.86, Shyok Hydel Sukuk / Power 4.31, Saltoro Microfinance TFC / Microfinance 3.57, Thalle La ' +
      'Cement Sukuk / Cement 3.08, Machlu Telecom STS-IX / Telecom 2.64, Kondus Bank TFC (Tier 1) / Banking 1.92',
  ),
  ter: 1.69,
  metrics: [
    ['Weighted Avg. Maturity', 1.9, 1],
    ['Duration', 0.7, 1],
    ['Yield to Maturity', 11.7, 2],
    ['Standard Deviation', 0.94, 2],
    ['Sharpe Ratio', 0.71, 2],
  ],
});

const islamic = fund({
  name: 'Khaplu Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2017, 1, 23], 100, -0.8, 31_200_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% 6-Month PKISRV + 25% 6-Month average profit rate of 3 A rated Islamic banks or windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To provide halal income with moderate risk, by investing in Ijara Sukuk, corporate Sukuk and Islamic bank deposits.',
  },
  rating: ['A+(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 48.2, Corporate Sukuks 11.7, Cash 37.5, Others 2.6'),
  second: s.credit('Government Securities 48.2, AAA 14.4, AA+ 18.3, AA 9.1, A+ 7.4, Others 2.6'),
  papers: s.papers(
    'Shyok Hydel Sukuk / Power 4.72, Thalle La Cement Sukuk / Cement 3.66, Machlu Telecom STS-IX / Telecom 2.43',
  ),
  ter: 1.53,
  metrics: [
    ['Weighted Avg. Maturity', 1.6, 1],
    ['Duration', 0.5, 1],
    ['Yield to Maturity', 10.1, 2],
    ['Standard Deviation', 0.81, 2],
  ],
});

const stocks = fund({
  name: 'Khaplu Stock Fund',
  abbr: 'KSF',
  model: s.market([2013, 5, 20], 100, 1.03, 17_900_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: '2.50%',
    back_end_load_raw: 'None (0.50% contingent if redeemed within 3 months)',
    investment_objective_raw:
      'To provide long-term capital growth by investing in companies with strong growth potential and sound corporate governance.',
  },
  rating: null,
  asset: s.weights('Equities 94.6, Cash 4.1, Others 1.3'),
  second: s.sectors(
    'Commercial Banks 24.7, Oil & Gas Exploration 16.3, Cement 13.8, Fertilizer 11.9, Technology 6.4, Other sectors 21.5',
  ),
  papers: s.papers(
    'Kondus Bank Limited / Commercial Banks 9.84, Siachen Petroleum Limited / Oil & Gas Exploration 9.12, Hushe Fertilizer Limited / ' +
      'Fertilizer 7.96, Thalle La Cement Limited / Cement 6.73, Hushe Valley Bank Limited / Commercial Banks 6.08, Masherbrum Oilfields ' +
      'Limited / Oil & Gas Exploration 5.34, Baltistan Systems Limited / Technology 4.61, Saling Cement Limited / Cement 3.97, Shyok ' +
      'Hydel Limited / Power 3.26, Daghoni Pharma Limited / Pharmaceuticals 2.48',
  ),
  ter: 3.92,
  metrics: [
    ['Price to Earnings', 8.3, 1],
    ['Dividend Yield', 6.2, 1],
    ['Beta', 1.03, 2],
    ['Standard Deviation', 19.6, 1],
    ['Sharpe Ratio', 1.12, 2],
  ],
});

const islamicStocks = fund({
  name: 'Khaplu Islamic Stock Fund',
  abbr: 'KISTF',
  model: s.market([2019, 9, 9], 100, 0.96, 9_450_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To achieve capital growth over the medium to long term from a portfolio of Shariah compliant listed companies.',
  },
  rating: null,
  asset: s.weights('Equities 92.8, Cash 5.9, Others 1.3'),
  second: s.sectors(
    'Oil & Gas Exploration 21.6, Cement 18.4, Fertilizer 14.2, Islamic Banks 10.7, Technology 7.8, Other sectors 20.1',
  ),
  papers: s.papers(
    'Siachen Petroleum Limited / Oil & Gas Exploration 11.37, Hushe Fertilizer Limited / Fertilizer 9.86, Thalle La Cement Limited / Cement ' +
      '8.52, Skoro Islamic Bank Limited / Islamic Banks 7.69, Masherbrum Oilfields Limited / Oil & Gas Exploration 6.74, Baltistan ' +
      'Systems Limited / Technology 5.43, Saling Cement Limited / Cement 4.87, Keris Engineering Limited / Engineering 3.92, Shyok Hydel ' +
      'Limited / Power 3.18, Daghoni Pharma Limited / Pharmaceuticals 2.63',
  ),
  ter: 4.11,
  metrics: [
    ['Price to Earnings', 7.6, 1],
    ['Dividend Yield', 5.4, 1],
    ['Beta', 0.96, 2],
    ['Standard Deviation', 18.8, 1],
    ['Sharpe Ratio', 0.94, 2],
  ],
});

const balanced = fund({
  name: 'Khaplu Balanced Fund',
  abbr: 'KBF',
  model: s.market([2010, 2, 1], 100, 0.58, 6_700_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: '60% KSE-100 Index + 40% 6-Month KIBOR',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To balance income and growth of capital, by investing in both listed shares and fixed income securities.',
  },
  rating: null,
  asset: s.weights('Equities 57.3, PIBs 18.6, T-Bills 8.9, Cash 13.1, Others 2.1'),
  second: s.sectors(
    'Commercial Banks 17.2, Oil & Gas Exploration 11.8, Cement 8.6, Fertilizer 7.4, Other sectors 12.3',
  ),
  papers: s.papers(
    'Kondus Bank Limited / Commercial Banks 7.41, Siachen Petroleum Limited / Oil & Gas Exploration 6.83, Hushe Fertilizer Limited / ' +
      'Fertilizer 5.62, Thalle La Cement Limited / Cement 4.96, Hushe Valley Bank Limited / Commercial Banks 4.28, Masherbrum Oilfields ' +
      'Limited / Oil & Gas Exploration 3.71, Baltistan Systems Limited / Technology 2.94',
  ),
  ter: 3.08,
  metrics: [
    ['Price to Earnings', 8.1, 1],
    ['Dividend Yield', 6.6, 1],
    ['Beta', 0.58, 2],
    ['Standard Deviation', 11.3, 1],
    ['Sharpe Ratio', 0.98, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, sovereign, income, islamic, stocks, islamicStocks, balanced];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KCF:
    'The State Bank left its policy rate unchanged in its January meeting, and yields of Treasury Bills moved little in February. The ' +
    'Fund took part in both auctions and prefers tenors of one and three months.',
  KSIF:
    'Secondary market yields of PIBs rose by 5 to 15 basis points on profit taking. The Fund sold a part of its five year bonds early in ' +
    'the month and bought floating rate bonds with fortnightly resets.',
  KIF:
    'Banks offered better deposit rates before the quarter end. The Fund kept its exposure to corporate debt, where all issuers paid ' +
    'their coupons on time, and increased cash in hand for upcoming issues.',
  KIIF:
    'Rental rates of new Ijara Sukuk were cut off below the secondary market. The Fund did not bid, and placed the proceeds of a matured ' +
    'Sukuk with Islamic banks.',
  KSF:
    'The market was volatile in February, as foreign selling met strong demand of local funds. Results of banks and fertilizer companies ' +
    'were above expectations. The Fund added to cement companies, which profit from lower coal prices.',
  KISTF:
    'Shariah compliant stocks lagged the broad market because the index has few banks. The Fund is overweight in cement and in ' +
    'exploration companies, whose receivables are expected to improve.',
  KBF:
    'The Fund kept its allocation to shares close to its neutral weight of 60%. On the fixed income side, it replaced Treasury Bills by ' +
    'three year bonds.',
};
