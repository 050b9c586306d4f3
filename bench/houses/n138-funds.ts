/** The funds of AMC N138: Islamic cash, a money market plan, Sukuk, stocks, asset allocation, and a pension scheme. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: '4:00 p.m.',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Batkhela Islamic Cash Fund',
  abbr: 'BICF',
  model: s.rate([2020, 2, 24], 100, -0.8, 63_400_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: '90% 3M PKISRV + 10% 3M average of highest rates on savings accounts of 3 AA rated Islamic banks',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '10:30 a.m.',
    management_fee_raw: '0.60% of avg. annual net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To generate competitive returns by investing in low risk and highly liquid Shariah compliant instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 31.7, Cash 46.2, Placements with Islamic Banks 19.3, Other Receivables 2.8'),
  second: s.credit('Government Securities 31.7, AAA 28.2, AA+ 23.9, AA 13.4, Other Receivables 2.8'),
  papers: [],
  ter: 0.84,
  metrics: [['Wtd. Average Maturity (days)', 42, 0]],
});

const daily = fund({
  name: 'Batkhela Islamic Money Market Plan',
  abbr: 'BIMMP',
  model: s.rate([2021, 8, 2], 100, -1, 127_900_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: '90% 3M PKISRV + 10% 3M average of highest rates on savings accounts of 3 AA rated Islamic banks',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '10:30 a.m.',
    management_fee_raw: '0.35% of avg. annual net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To meet the liquidity needs of investors with returns from short term deposits and Sukuk that follow the Shariah.',
  },
  rating: ['AA(f)', 'VIS', [2024, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 22.6, Cash 71.5, Short Term Sukuk 3.7, Other Receivables 2.2'),
  second: s.credit('Government Securities 22.6, AAA 41.3, AA+ 26.8, AA 7.1, Other Receivables 2.2'),
  papers: [],
  ter: 0.57,
  metrics: [['Wtd. Average Maturity (days)', 29, 0]],
});

const income = fund({
  name: 'Batkhela Halal Income Fund',
  abbr: 'BHIF',
  model: s.rate([2008, 11, 3], 100, -0.5, 21_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% 6M PKISRV + 25% 6M average of highest rates on savings accounts of 3 A rated Islamic banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.20% of avg. annual net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To provide investors with competitive risk adjusted returns from short, medium and long term Shariah compliant instruments.',
  },
  rating: ['A+(f)', 'VIS', [2024, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 41.3, Corporate Sukuk 21.6, Cash 34.2, Other Receivables 2.9'),
  second: s.credit('Government Securities 41.3, AAA 14.6, AA+ 17.8, AA 13.5, A+ 9.9, Other Receivables 2.9'),
  papers: s.papers(
    'Dargai Power Company Ltd. Sukuk / AAA 5.13, Malakand Cement Ltd. Sukuk / AA 4.28, Thana Islamic Bank Ltd. Tier II / AA 3.64, ' +
      'Swat River Foods Ltd. Sukuk / A+ 2.47',
  ),
  ter: 1.63,
  metrics: [['Wtd. Average Maturity (days)', 804, 0]],
});

const sovereign = fund({
  name: 'Batkhela Sovereign Sukuk Fund',
  abbr: 'BSSF',
  model: s.rate([2022, 5, 16], 100, -0.2, 34_900_000),
  profile: {
    category_raw: 'Shariah Compliant Sovereign Income',
    benchmark_raw: '90% 6M PKISRV + 10% 6M average of highest rates on savings accounts of 3 A rated Islamic banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '0.75% of avg. annual net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To generate stable halal income from Sukuk that the Government of Pakistan has issued or guaranteed.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 12, 30]],
  asset: s.weights('GoP Ijara Sukuk 82.4, Cash 15.5, Other Receivables 2.1'),
  second: s.credit('Government Securities 82.4, AAA 6.1, AA+ 5.3, AA 4.1, Other Receivables 2.1'),
  papers: [],
  ter: 1.09,
  metrics: [['Wtd. Average Maturity (days)', 1093, 0]],
});

const stocks = fund({
  name: 'Batkhela Islamic Stock Fund',
  abbr: 'BISF',
  model: s.market([2009, 6, 8], 100, 0.98, 9_870_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.50% of avg. annual net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To maximize total returns to investors from investment in Shariah compliant equity investments for the given level of risk.',
  },
  rating: null,
  asset: s.weights('Equities 92.7, Cash 5.6, Other Receivables 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration 24.1, Cement 19.6, Fertilizer 11.8, Pharmaceuticals 8.7, Oil & Gas Marketing 6.4, Other sectors 22.1',
  ),
  papers: s.papers(
    'Totakan Petroleum Ltd. 11.62, Malakand Cement Ltd. 10.73, Amandara Fertilizer Ltd. 8.94, Dargai Power Company Ltd. 7.16, Chakdara ' +
      'Oilfields Ltd. 6.58, Jolagram Pharma Ltd. 5.37, Sakhakot Oil Marketing Ltd. 4.81, Thana Islamic Bank Ltd. 4.12, Swat River Foods ' +
      'Ltd. 3.26, Agra Cement Ltd. 2.69',
  ),
  ter: 3.97,
  metrics: [],
});

const allocation = fund({
  name: 'Batkhela Islamic Balanced Allocation Fund',
  abbr: 'BIBAF',
  model: s.market([2015, 1, 12], 100, 0.5, 4_260_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 Index and 6M PKISRV, weighted by the actual allocation of the Fund',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% of avg. annual net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To earn a potentially high return by an allocation of assets between Shariah compliant equities and fixed income instruments.',
  },
  rating: null,
  asset: s.weights('Equities 51.4, GoP Ijara Sukuk 21.9, Corporate Sukuk 5.8, Cash 18.6, Other Receivables 2.3'),
  second: s.sectors(
    'Oil & Gas Exploration 13.7, Cement 11.2, Fertilizer 7.4, Power Generation 5.9, Other sectors 13.2',
  ),
  papers: s.papers(
    'Totakan Petroleum Ltd. 7.14, Malakand Cement Ltd. 6.38, Dargai Power Company Ltd. 5.62, Amandara Fertilizer Ltd. 5.04, Chakdara ' +
      'Oilfields Ltd. 4.17, Agra Cement Ltd. 3.36, Jolagram Pharma Ltd. 2.48',
  ),
  ter: 3.31,
  metrics: [],
});

const PENSION: s.Day = [2013, 4, 29];

const pension = fund({
  ...s.EMPTY,
  name: 'Batkhela Islamic Retirement Fund',
  abbr: 'BIRF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    fund_type_raw: 'VPS',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: '1.00% of avg. annual net assets of each Sub Fund',
    front_end_load_raw: '3.00%',
    back_end_load_raw: null,
    investment_objective_raw:
      'To provide participants with a portable and flexible saving plan for their retirement that follows the Shariah.',
  },
  rating: null,
  subs: [
    s.sub('BIRF Equity Sub Fund', s.market(PENSION, 100, 0.97, 812_000), {
      asset: s.weights('Equities 93.8, Cash 4.9, Other Receivables 1.3'),
      second: s.sectors('Oil & Gas Exploration 22.9, Cement 18.7, Fertilizer 12.6, Other sectors 39.6'),
      papers: s.papers(
        'Totakan Petroleum Ltd. 10.87, Malakand Cement Ltd. 9.46, Amandara Fertilizer Ltd. 8.21, Chakdara Oilfields Ltd. 6.93, Jolagram ' +
          'Pharma Ltd. 5.18',
      ),
      ter: 2.46,
    }),
    s.sub('BIRF Debt Sub Fund', s.rate(PENSION, 100, -0.9, 1_640_000), {
      asset: s.weights('GoP Ijara Sukuk 58.4, Corporate Sukuk 6.1, Cash 33.2, Other Receivables 2.3'),
      second: s.credit('Government Securities 58.4, AAA 17.1, AA+ 13.6, AA 8.6, Other Receivables 2.3'),
      papers: [],
      ter: 1.41,
    }),
    s.sub('BIRF Money Market Sub Fund', s.rate(PENSION, 100, -1.1, 3_270_000), {
      asset: s.weights('GoP Ijara Sukuk 36.9, Cash 61.3, Other Receivables 1.8'),
      second: s.credit('Government Securities 36.9, AAA 33.5, AA+ 19.2, AA 8.6, Other Receivables 1.8'),
      papers: [],
      ter: 1.18,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, daily, income, sovereign, stocks, allocation, pension];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  BICF: 'Profit rates of Islamic banks were stable in March. The Fund bought Ijara Sukuk when its placements matured.',
  BIMMP: 'Inflows before the end of the quarter were placed in deposits. A short term Sukuk matured during the month.',
  BHIF: 'Rentals of floating Ijara Sukuk were reset at lower rates. The Fund bought Sukuk of a food company at issue.',
  BSSF: 'Yields of five year Ijara Sukuk moved in a narrow range. The Fund extended its maturity at the auction.',
  BISF:
    'Trading hours were shorter in Ramadan, and volumes declined by a fifth. Exploration companies benefited from progress in the ' +
    'settlement of circular debt, while cement makers expect the second half of the year to bring more dispatches. The Fund increased ' +
    'its exposure to both sectors and sold shares of technology companies.',
  BIBAF:
    'The Fund lowered its exposure to equities to the neutral level. Its Ijara Sukuk with fixed rentals gained in value after the ' +
    'auction, at which yields were lower than at the one before. Cash will be placed with Islamic banks until the budget is known.',
  BIRF:
    'Contributions of employers were higher than in any month of the last year. The Debt and the Money Market Sub Fund hold floating ' +
    'Ijara Sukuk mainly, and the Equity Sub Fund follows the strategy of our Islamic stock fund.',
};
