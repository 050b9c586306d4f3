/** The funds of AMC N178: cash, government securities, Islamic cash, stocks, Islamic asset allocation, and a pension. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'PKR 100/-',
  pricing_mechanism_raw: 'Forward Day',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 3:30 pm',
  settlement_raw: '2-3 business days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Growth Unit: PKR 5,000/- Income Unit: PKR 100,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2014, 7, 2];

const cash = fund({
  name: 'Sodhra Cash Management Fund',
  abbr: 'SCMF',
  model: s.rate([2010, 9, 17], 100, -0.5, 412_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKRV rates + 10% three (3) months average of the highest rates on savings account of three (3) AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Upto 1.25% p.a. of average daily net assets***',
    front_end_load_raw: 'Upto 1.00%',
    pricing_mechanism_raw: 'Backward Day',
    cutoff_raw: '9:00 am - 4:00 pm; same day redemption till 10:00 am',
    investment_objective_raw:
      'To generate competitive returns for investors, with a high degree of liquidity, from a portfolio of Treasury Bills, deposits and money market ' +
      'placements of short duration.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 9, 10]],
  asset: s.weights('T-Bills 61.8, Bank Balances 22.4, PIBs 9.2, Placements with Banks / DFIs 5.1, Others 1.5'),
  second: s.credit('Govt. Securities (Rated AAA) 71.0, AAA 6.3, AA+ 14.2, AA 7.0, Others 1.5'),
  papers: [],
  ter: 1.02,
  fof: 684,
  metrics: [
    ['Wtd. Average Maturity (Days)', 61.4, 1],
    ['YTM', 10.6, 1],
    ['Modified Duration (Years)', 0.16, 2],
    ['Portfolio Turnover Ratio', 94.3, 1],
  ],
});

const sovereign = fund({
  name: 'Sodhra Government Securities Fund',
  abbr: 'SGSF',
  model: s.rate([2008, 6, 5], 100, 0.4, 58_600_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '90% six (6) months PKRV rates + 10% six (6) months average deposit rates of AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Upto 1.50% p.a. of average daily net assets***',
    front_end_load_raw: 'Individual: 1.50%, Institutional: Nil',
    investment_objective_raw:
      'To provide a stable stream of income with capital appreciation from securities issued or guaranteed by the Government of Pakistan; the duration ' +
      'is managed actively.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 12, 30]],
  asset: s.weights('PIBs 52.6, T-Bills 28.3, Bank Balances 11.9, TFCs / Sukuks 5.4, Others 1.8'),
  second: s.credit('Govt. Securities (Rated AAA) 80.9, AAA 3.2, AA+ 6.1, AA 3.7, AA- 2.6, A+ 1.7, Others 1.8'),
  papers: s.papers(
    'Farooka Bank Limited - TFC (28-Dec-2023) / TFC 2.14, Sahiwal Electric Company Limited - Sukuk II (05-Aug-2024) / Sukuk 1.62, Shahnikdur ' +
      'Microfinance Bank Limited - PPTFC / TFC 0.97, Jhal Chakian Cement Limited - Sukuk (17-Apr-2025) / Sukuk 0.67',
  ),
  ter: 1.63,
  fof: 211,
  metrics: [
    ['Wtd. Average Maturity (Years)', 2.4, 2],
    ['YTM', 11.1, 1],
    ['Modified Duration (Years)', 1.31, 2],
    ['Portfolio Turnover Ratio', 61.7, 1],
  ],
});

const rozana = fund({
  name: 'Sodhra Islamic Rozana Fund',
  abbr: 'SIRF',
  model: s.rate([2022, 3, 28], 100, -1.1, 143_000_000),
  profile: {
    fund_type_raw: 'Open End - Shariah Compliant',
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKISRV rates + 10% three (3) months average of the highest rates on savings account of three (3) AA rated Islamic Banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Upto 1.00% p.a. of average daily net assets***',
    front_end_load_raw: 'Nil',
    pricing_mechanism_raw: 'Backward Day',
    minimum_initial_raw: 'PKR 1,000/-',
    investment_objective_raw:
      'To meet the liquidity needs of investors by providing a daily payout through investment in Shariah compliant money market instruments.',
  },
  rating: ['AA(f)', 'PACRA', [2025, 10, 24]],
  asset: s.weights(
    'Bank Balances 48.2, GoP Ijara Sukuk 31.6, Short Term Sukuks 11.3, Placements with Islamic Banks 7.1, Others 1.8',
  ),
  second: s.credit('Govt. Securities (Rated AAA) 31.6, AAA 24.2, AA+ 19.8, AA 12.4, A+ 10.2, Others 1.8'),
  papers: s.papers(
    'Sahiwal Electric Company Limited - STS 21 / STS 4.72, Radhan Foods (Private) Limited - STS 4 / STS 3.31, Telecom Farooka Limited - STS 9 / STS ' +
      '2.18, Shah Nikdur Fertilizer Limited - STS 2 / STS 1.09',
  ),
  ter: 1.14,
  metrics: [
    ['Wtd. Average Maturity (Days)', 47.2, 1],
    ['YTM', 10.2, 1],
  ],
});

const stock = fund({
  name: 'Sodhra Stock Fund',
  abbr: 'SSTF',
  model: s.market([2006, 11, 20], 100, 1.03, 9_640_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Upto 3.00% p.a. of average daily net assets***',
    front_end_load_raw: 'Upto 3.00%',
    investment_objective_raw:
      'To seek long term capital appreciation by investing in a mix of equity investments that offer capital gain and dividend yield potential, in line ' +
      'with the investment policy of the Fund.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 94.1, Bank Balances 4.6, Others 1.3'),
  second: s.sectors(
    'Commercial Banks 27.3, Cement 14.8, Oil & Gas Exploration Companies 13.9, Fertilizer 9.6, Power Generation & Distribution 7.1, Technology & ' +
      'Communication 5.2, Other sectors 16.2',
  ),
  papers: s.papers(
    'Farooka Bank Limited 9.12, Jhal Chakian Cement Limited 7.84, Potohar Exploration Company Limited 6.97, Bank of Bhalwali 6.03, Shah Nikdur Fertilizer ' +
      'Limited 5.71, Sahiwal Electric Company Limited 4.92, Kirana Hills Cement Limited 4.18, Petroleum Company of Kirana Limited 3.64, Telecom ' +
      'Farooka Limited 3.07, Chak Mubarak Motors Limited 2.51',
  ),
  ter: 3.61,
  fof: 96,
  metrics: [
    ['Sharpe Ratio', 1.14, 2],
    ['Standard Deviation', 18.3, 1],
    ['Beta', 0.97, 2],
    ['Portfolio Turnover Ratio', 22.6, 1],
  ],
});

const mixed = fund({
  name: 'Sodhra Islamic Asset Allocation Fund',
  abbr: 'SIAAF',
  model: s.market([2016, 1, 11], 100, 0.63, 14_900_000),
  profile: {
    fund_type_raw: 'Open End - Shariah Compliant',
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average of KMI-30 Index and six (6) months average deposit rates of three (3) A rated Islamic Banks, as per actual allocation',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Upto 2.50% p.a. of average daily net assets***',
    front_end_load_raw: 'Upto 2.50%',
    investment_objective_raw:
      'To earn a competitive riba free return by shifting between Shariah compliant shares, sukuks and deposits as the outlook of each market changes.',
  },
  rating: null,
  asset: s.weights(
    'Stocks / Equities 58.4, GoP Ijara Sukuk 21.7, Bank Balances 12.6, Corporate Sukuks 5.2, Others 2.1',
  ),
  second: s.sectors(
    'Oil & Gas Exploration Companies 15.1, Cement 12.6, Fertilizer 8.9, Islamic Commercial Banks 7.7, Pharmaceuticals 4.3, Other sectors 9.8',
  ),
  papers: s.papers(
    'Potohar Exploration Company Limited 8.34, Jhal Chakian Cement Limited 6.72, Shah Nikdur Fertilizer Limited 6.11, Islamic Bank of Kirana Limited 5.06, ' +
      'Petroleum Company of Kirana Limited 4.82, Kirana Hills Cement Limited 4.07, Sahiwal Electric Company Limited - Sukuk II 3.14, Lab Farooka ' +
      '(Pakistan) Limited 2.36',
  ),
  ter: 3.07,
  metrics: [
    ['Sharpe Ratio', 0.92, 2],
    ['Standard Deviation', 11.8, 1],
    ['Portfolio Turnover Ratio', 31.2, 1],
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Sodhra Pension Fund',
  abbr: 'SPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor Dependent',
    par_value_raw: null,
    listing_raw: null,
    leverage_raw: null,
    settlement_raw: null,
    minimum_initial_raw: 'PKR 1,000/-',
    minimum_subsequent_raw: 'PKR 500/-',
    management_fee_raw: 'Equity: Upto 2.50%, Debt: Upto 1.25%, Money Market: Upto 1.00% p.a. of net assets',
    front_end_load_raw: 'Upto 3.00% on all contributions',
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the participants, who choose among allocation schemes of three ' +
      'sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.0, 1_240_000), {
      asset: s.weights('Stocks / Equities 95.2, Bank Balances 3.7, Others 1.1'),
      second: s.sectors(
        'Commercial Banks 26.1, Cement 15.4, Oil & Gas Exploration Companies 14.2, Fertilizer 10.3, Other sectors 29.2',
      ),
      papers: s.papers(
        'Farooka Bank Limited 9.74, Jhal Chakian Cement Limited 8.12, Potohar Exploration Company Limited 7.36, Shah Nikdur Fertilizer Limited 6.41, Sahiwal ' +
          'Electric Company Limited 5.27, Bank of Bhalwali 4.83',
      ),
      ter: 2.81,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.2, 2_870_000), {
      asset: s.weights('PIBs 56.3, T-Bills 27.1, Bank Balances 10.4, TFCs / Sukuks 4.6, Others 1.6'),
      second: s.credit('Govt. Securities (Rated AAA) 83.4, AAA 2.3, AA+ 7.6, AA 5.1, Others 1.6'),
      papers: [],
      ter: 1.42,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.4, 5_310_000), {
      asset: s.weights('T-Bills 74.8, Bank Balances 23.6, Others 1.6'),
      second: s.credit('Govt. Securities (Rated AAA) 74.8, AAA 7.1, AA+ 11.3, AA 5.2, Others 1.6'),
      papers: [],
      ter: 1.17,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, sovereign, rozana, stock, mixed, pension];
