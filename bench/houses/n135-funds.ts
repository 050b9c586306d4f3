/** The funds of AMC N135: Islamic money market, state paper, income, stocks, allocation, and two pension funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Shariah Compliant Scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  registrar_raw: 'Digital Custodian Company Limited',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 PM',
  settlement_raw: 'Within 2 business days',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
});

const money = fund({
  name: 'Shikarpur Islamic Daily Dividend Fund',
  abbr: 'SIDDF',
  model: s.rate([2018, 10, 1], 50, -1.2, 436_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: 'Three months average profit rates of three AA rated Islamic Banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '12:30 PM',
    settlement_raw: 'Same day',
    management_fee_raw: '0.48% p.a. (maximum 1.00% p.a.)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To meet liquidity needs of investors by providing daily dividends from investment in Shariah compliant money market ' +
      'instruments.',
  },
  rating: ['AA+ (f)', 'PACRA', [2024, 5, 17]],
  asset: s.weights(
    'GOP Ijara Sukuk 28.4, Short Term Sukuk 9.7, Placements with Islamic Banks 22.6, Bank Deposits 37.2, Others 2.1',
  ),
  second: s.credit('GOP Ijara Sukuk 28.4, AAA 26.1, AA+ 24.9, AA 18.5, Others 2.1'),
  papers: [],
  ter: 0.79,
  metrics: [['Weighted Avg. Time to Maturity (Days)', 41, 0]],
});

const sovereign = fund({
  name: 'Shikarpur Islamic Sovereign Fund',
  abbr: 'SISOF',
  model: s.rate([2011, 3, 21], 50, -0.4, 88_700_000),
  profile: {
    category_raw: 'Shariah Compliant Sovereign Income',
    benchmark_raw: '90% six months PKISRV rates + 10% six months average profit rates of three A rated Islamic Banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '1.05% p.a. (maximum 1.50% p.a.)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To provide halal returns with low risk by investing primarily in Shariah compliant securities issued by the ' +
      'Government of Pakistan.',
  },
  rating: ['AA (f)', 'PACRA', [2024, 5, 17]],
  asset: s.weights('GOP Ijara Sukuk 78.3, Bank Deposits 19.4, Others 2.3'),
  second: s.credit('GOP Ijara Sukuk 78.3, AAA 9.2, AA+ 6.9, AA 3.3, Others 2.3'),
  papers: [],
  ter: 1.62,
  metrics: [['Weighted Avg. Time to Maturity (Years)', 2.7, 2]],
});

const income = fund({
  name: 'Shikarpur Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2008, 12, 8], 50, -0.1, 49_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six months average profit rates of three A rated Islamic Banks as selected by MUFAP',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.20% p.a. (maximum 1.50% p.a.)',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a reasonable rate of return in a Shariah compliant manner by investing in Sukuk, bank deposits and other ' +
      'Islamic income instruments.',
  },
  rating: ['A+ (f)', 'PACRA', [2024, 5, 17]],
  fof: 274,
  asset: s.weights('GOP Ijara Sukuk 39.6, Corporate Sukuk 21.7, Bank Deposits 35.2, Others 3.5'),
  second: s.credit('GOP Ijara Sukuk 39.6, AAA 15.3, AA+ 12.9, AA 14.2, AA- 8.4, A+ 6.1, Others 3.5'),
  papers: s.papers(
    'Lakhi Power Limited - Sukuk / AA+ 6.13, Garhi Yasin Islamic Bank Limited - Tier II Mudaraba Sukuk / AA 5.42, Khanpur ' +
      'Fertilizer Limited - Sukuk / AAA 4.37, Chak Cement Limited - Sukuk / AA- 2.96, Madeji Foods Limited - Short Term ' +
      'Sukuk / A+ 2.41',
  ),
  ter: 1.88,
  metrics: [['Weighted Avg. Time to Maturity (Years)', 2.1, 2]],
});

const stock = fund({
  name: 'Shikarpur Islamic Stock Fund',
  abbr: 'SISF',
  model: s.market([2006, 6, 19], 50, 1.01, 37_200_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.50% p.a. (maximum 3.00% p.a.)',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To achieve long term growth of capital by investing mainly in listed equity securities that comply with Shariah.',
  },
  rating: null,
  fof: 193,
  asset: s.weights('Equities 94.3, Bank Deposits 4.4, Others 1.3'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 23.9, Cement 17.2, Fertilizer 14.6, Islamic Banks 8.8, Technology & Communication ' +
      '6.7, Other sectors 23.1',
  ),
  papers: s.papers(
    'Ruk Petroleum Limited / Oil & Gas Exploration Companies 10.84, Khanpur Fertilizer Limited / Fertilizer 9.63, Chak ' +
      'Cement Limited / Cement 8.47, Kand Kot Gas Limited / Oil & Gas Exploration Companies 7.35, Garhi Yasin Islamic Bank ' +
      'Limited / Islamic Banks 6.51, Lakhi Power Limited / Power Generation & Distribution 5.28, Sultankot Cement Limited ' +
      '/ Cement 4.69, Hamayun Systems Limited / Technology & Communication 3.74, Madeji Foods Limited / Food & Personal ' +
      'Care 3.02, Jagan Pharma Limited / Pharmaceuticals 2.36',
  ),
  ter: 3.94,
  metrics: [
    ['Standard Deviation (%)', 16.9, 2],
    ['Beta', 0.99, 2],
    ['P/E Ratio (x)', 4.8, 2],
  ],
});

const allocation = fund({
  name: 'Shikarpur Islamic Asset Allocation Fund',
  abbr: 'SIAAF',
  model: s.market([2012, 11, 5], 50, 0.6, 11_600_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 Index and six months average profit rates of Islamic Banks, as per actual proportion',
    risk_profile_raw: 'High',
    management_fee_raw: '1.75% p.a. (maximum 3.00% p.a.)',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To generate competitive returns by investing in multiple Shariah compliant asset classes based on the outlook of ' +
      'the market.',
  },
  rating: null,
  asset: s.weights('Equities 62.7, GOP Ijara Sukuk 17.9, Bank Deposits 17.3, Others 2.1'),
  second: s.sectors('Oil & Gas Exploration Companies 18.3, Cement 12.1, Fertilizer 9.7, Other sectors 22.6'),
  papers: s.papers(
    'Ruk Petroleum Limited / Oil & Gas Exploration Companies 8.16, Khanpur Fertilizer Limited / Fertilizer 6.94, Chak ' +
      'Cement Limited / Cement 6.27, Kand Kot Gas Limited / Oil & Gas Exploration Companies 5.33, Lakhi Power Limited / ' +
      'Power Generation & Distribution 4.18, Sultankot Cement Limited / Cement 3.44, Hamayun Systems Limited / Technology ' +
      '& Communication 2.75',
  ),
  ter: 3.21,
  metrics: [
    ['Standard Deviation (%)', 9.8, 2],
    ['Beta', 0.61, 2],
  ],
});

const OLD: s.Day = [2009, 6, 29];
const NEW: s.Day = [2023, 5, 15];

const pension = fund({
  ...s.EMPTY,
  name: 'Shikarpur Islamic Pension Fund',
  abbr: 'SIPF',
  model: s.market(OLD, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme (Shariah Compliant)',
    fund_type_raw: 'Open-end Pension Scheme',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of each Sub-Fund',
    front_end_load_raw: '3.00%',
    back_end_load_raw: null,
    settlement_raw: null,
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the Participants in a Shariah compliant ' +
      'way.',
  },
  rating: null,
  subs: [
    s.sub('SIPF - Equity Sub-Fund', s.market(OLD, 100, 1.03, 1_460_000), {
      asset: s.weights('Equities 93.8, Bank Deposits 4.7, Others 1.5'),
      second: s.sectors('Oil & Gas Exploration Companies 25.1, Cement 16.4, Fertilizer 15.2, Other sectors 37.1'),
      papers: s.papers(
        'Ruk Petroleum Limited 11.48, Khanpur Fertilizer Limited 9.91, Chak Cement Limited 8.76, Kand Kot Gas Limited 7.59, ' +
          'Garhi Yasin Islamic Bank Limited 6.02',
      ),
      ter: 2.46,
    }),
    s.sub('SIPF - Debt Sub-Fund', s.rate(OLD, 100, -0.9, 2_730_000), {
      asset: s.weights('GOP Ijara Sukuk 66.9, Corporate Sukuk 5.8, Bank Deposits 24.9, Others 2.4'),
      second: s.credit('GOP Ijara Sukuk 66.9, AAA 11.3, AA+ 10.2, AA 9.2, Others 2.4'),
      papers: [],
      ter: 1.64,
    }),
    s.sub('SIPF - Money Market Sub-Fund', s.rate(OLD, 100, -1.1, 5_910_000), {
      asset: s.weights('GOP Ijara Sukuk 45.3, Bank Deposits 52.8, Others 1.9'),
      second: s.credit('GOP Ijara Sukuk 45.3, AAA 24.7, AA+ 19.4, AA 8.7, Others 1.9'),
      papers: [],
      ter: 1.41,
    }),
  ],
});

const employees = fund({
  ...s.EMPTY,
  name: 'Shikarpur KPK Islamic Employee Pension Fund',
  abbr: 'SKIEPF',
  model: s.market(NEW, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme (Shariah Compliant)',
    fund_type_raw: 'Open-end Employer Pension Scheme',
    benchmark_raw: null,
    risk_profile_raw: 'Very Low (Money Market) / Low (Debt)',
    management_fee_raw: 'Up to 0.75% p.a. of each Sub-Fund',
    front_end_load_raw: 'Nil',
    back_end_load_raw: null,
    settlement_raw: null,
    minimum_initial_raw: null,
    minimum_subsequent_raw: null,
    investment_objective_raw:
      'To provide the employees of the Government of Khyber Pakhtunkhwa with a Shariah compliant pension from defined ' +
      'contributions.',
  },
  rating: null,
  subs: [
    s.sub('SKIEPF - Money Market Sub-Fund', s.rate(NEW, 100, -0.7, 1_280_000), {
      asset: s.weights('GOP Ijara Sukuk 61.7, Bank Deposits 36.4, Others 1.9'),
      second: s.credit('GOP Ijara Sukuk 61.7, AAA 20.3, AA+ 16.1, Others 1.9'),
      papers: [],
      ter: 0.62,
    }),
    s.sub('SKIEPF - Debt Sub-Fund', s.rate(NEW, 100, -0.5, 312_000), {
      asset: s.weights('GOP Ijara Sukuk 74.8, Bank Deposits 22.9, Others 2.3'),
      second: s.credit('GOP Ijara Sukuk 74.8, AAA 14.6, AA+ 8.3, Others 2.3'),
      papers: [],
      ter: 0.71,
    }),
  ],
});

/** In the order of their pages. */
export const FUNDS = [money, sovereign, income, stock, allocation, pension, employees];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  SIDDF:
    'Inflation was 7.2% in October and the State Bank announced a cut of 250 basis points for the beginning of November. ' +
    'Islamic banks lowered their profit rates ahead of the decision. The Fund placed part of its deposits for longer tenors.',
  SISOF:
    'Demand for GOP Ijara Sukuk remained strong in the auctions of the month as Islamic banks hold excess liquidity. The Fund ' +
    'increased fixed rental Sukuk of three and five years before the policy decision.',
  SIIF:
    'Yields of Islamic government paper fell by 60 to 90 basis points during the month. The Fund booked gains on fixed rental ' +
    'Sukuk and subscribed to a short term Sukuk of the food sector. Corporate spreads remain tight.',
  SISF:
    'Foreign investors sold shares of USD 13 million, which were absorbed by mutual funds and banks. The Fund kept its overweight ' +
    'positions in fertilizer and cement, where margins are expected to improve with lower financing costs.',
  SIAAF:
    'The Fund remained tilted towards equities as real rates decline and valuations are below their long term average. ' +
    'Exposure to Ijara Sukuk was reduced after their rally.',
  SIPF:
    'The Debt and Money Market Sub-Funds benefited from gains on Ijara Sukuk. The Equity Sub-Fund stayed fully invested in ' +
    'exploration, fertilizer and cement companies.',
  SKIEPF:
    'Contributions of employees are received monthly. Both Sub-Funds placed them in GOP Ijara Sukuk and in deposits with ' +
    'Islamic banks of high rating.',
};
