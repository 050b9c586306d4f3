/** The funds of AMC N113: an Islamic equity fund, an Islamic income fund, and a cash fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '4:00 pm',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'None',
});

/** What was charged in the month, in percent a year. */
export const CHARGED: Readonly<Record<string, string>> = { SNIEF: '2.40', SNIIF: '1.05', SNCF: '0.62' };

const equity = fund({
  name: 'Sanghar Islamic Equity Fund',
  abbr: 'SNIEF',
  model: s.market([2013, 9, 23], 50, 0.95, 47_200_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To grow the savings of our investors over the long run by owning a focused portfolio of Shariah compliant ' +
      'companies that are listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Listed shares 92.9, Islamic bank accounts 5.7, Other assets 1.4'),
  second: s.sectors(
    'Oil and gas exploration 20.4, Cement 18.9, Fertilizer 14.6, Power 10.3, Technology 8.1, Other sectors 20.6',
  ),
  papers: s.papers(
    'Sinjhoro Petroleum Limited 9.74, Makhi Cement Limited 8.62, Nara Canal Fertilizers Limited 8.05, Khadro ' +
      'Exploration Limited 6.93, Jamrao Power Limited 6.11, Shahdadpur Systems Limited 5.28, Tando Mitha Cement ' +
      'Limited 4.66, Perumal Pharma Limited 3.87, Jhol Foods Limited 3.12, Bakar Lake Glass Limited 2.35',
  ),
  ter: 3.71,
  metrics: [
    ['Companies held', 29, 0],
    ['Beta', 0.95, 2],
    ['Dividend yield (%)', 5.8, 1],
  ],
});

const income = fund({
  name: 'Sanghar Islamic Income Fund',
  abbr: 'SNIIF',
  model: s.rate([2010, 4, 12], 100, 0.25, 71_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% six month PKISRV and 25% six month deposit rates of three Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To earn a steady halal income from government and corporate sukuk and from deposits with Islamic banks ' +
      'while taking no more than a medium risk.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 4, 16]],
  asset: s.weights('GoP Ijara Sukuk 49.2, Corporate sukuk 16.9, Islamic bank accounts 31.4, Other assets 2.5'),
  second: s.credit('Government backed 49.2, AAA 13.4, AA+ 17.8, AA 11.3, A+ 5.8, Other assets 2.5'),
  papers: s.papers(
    'Jamrao Power Sukuk II 3.04, Nara Canal Fertilizers Sukuk 2.52, Chotiari Wind Energy Sukuk 2.06, Sinjhoro ' +
      'Telecom Sukuk 1.44, Shahdadpur Islamic Bank Tier I Sukuk 1.08',
  ),
  ter: 1.63,
  metrics: [
    ['Average maturity (years)', 2.3, 1],
    ['Duration (years)', 0.6, 2],
    ['Portfolio yield (%)', 11.6, 1],
  ],
});

const cash = fund({
  name: 'Sanghar Cash Fund',
  abbr: 'SNCF',
  model: s.rate([2015, 6, 1], 100, 0.05, 264_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three month PKRV and 10% three month deposit rates of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    dealing_days_raw: 'Mon to Sat',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To keep the money of our investors safe and at hand, and to let it earn what short-term government paper ' +
      'and well rated banks pay.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 4, 16]],
  asset: s.weights('T-Bills 58.6, PIBs 19.3, Bank accounts 20.4, Other assets 1.7'),
  second: s.credit('Government backed 77.9, AAA 8.8, AA+ 8.2, AA 3.4, Other assets 1.7'),
  papers: [],
  ter: 0.98,
  metrics: [
    ['Average maturity (days)', 66, 0],
    ['Portfolio yield (%)', 10.9, 1],
    ['Banks with deposits', 7, 0],
  ],
});

export const FUNDS = [equity, income, cash];
