/** The funds of AMC N108: an income fund, an Islamic cash fund and an Islamic stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday – Friday',
  cutoff_raw: '3:30 pm (Friday 4:00 pm)',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Umerkot Income Fund',
    abbr: 'UIF',
    model: s.rate([2008, 5, 26], 100, 0.6, 41_300_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: '75% six months KIBOR + 25% six months average deposit rates of three AA rated commercial banks',
      risk_profile_raw: 'Medium (principal at medium risk)',
      management_fee_raw: 'Up to 1.50% of average annual net assets (actual 1.12%)',
      front_end_load_raw: '1.50% (waived for online investors)',
      investment_objective_raw:
        'To earn steady income for its unit holders from government bonds, term finance certificates and deposits ' +
        'of good credit quality, without the swings of the stock market.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 9, 20]],
    asset: s.weights('PIBs 38.6, T-Bills 23.4, TFCs and sukuk 14.3, Cash at bank 20.9, Others 2.8'),
    second: s.credit('Government 62.0, AAA 8.3, AA+ 12.6, AA 7.1, AA- 4.4, A+ 2.8, Others 2.8'),
    papers: s.papers(
      'Kunri Bank Limited TFC-II 4.36, Samaro Power Company Sukuk 3.29, Pithoro Telecom Limited TFC 2.61, Dhoro ' +
        'Naro Microfinance Bank TFC 1.94, Nabisar Fertilizer Company Sukuk 1.38',
    ),
    ter: 1.74,
    metrics: [
      ['Weighted average maturity (years)', 2.3, 1],
      ['Modified duration (years)', 1.1, 1],
    ],
  }),
  fund({
    name: 'Umerkot Islamic Cash Fund',
    abbr: 'UICF',
    model: s.rate([2015, 2, 9], 100, -0.4, 227_000_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market Scheme',
      benchmark_raw: 'Three months average deposit rates of three AA rated Islamic banks or Islamic windows',
      risk_profile_raw: 'Low (principal at low risk)',
      cutoff_raw: '9:30 am (same day), 3:30 pm (next day)',
      management_fee_raw: 'Up to 1.00% of average annual net assets (actual 0.62%)',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To give investors a halal place for short-term savings that can be withdrawn on any working day, at a ' +
        'return that keeps up with the rates of Islamic banks.',
    },
    rating: ['AA(f)', 'PACRA', [2024, 9, 20]],
    asset: s.weights(
      'GoP Ijara Sukuk 31.8, Short term sukuk 16.7, Placements with Islamic banks 18.4, Cash at bank 31.6, Others 1.5',
    ),
    second: s.credit('Government 31.8, A1+ 14.6, AAA 19.7, AA+ 21.4, AA 11.0, Others 1.5'),
    papers: s.papers(
      'Chhor Energy Short Term Sukuk-4 5.82, Kunri Sugar Mills Short Term Sukuk 4.17, Gharibabad Textile Short ' +
        'Term Sukuk 3.46, Khokhrapar Foods Short Term Sukuk 2.05',
    ),
    ter: 1.06,
    metrics: [['Weighted average maturity (days)', 47, 0]],
  }),
  fund({
    name: 'Umerkot Islamic Stock Fund',
    abbr: 'UISF',
    model: s.market([2012, 10, 1], 100, 0.9, 16_800_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High (principal at high risk)',
      management_fee_raw: 'Up to 3.00% of average annual net assets (actual 2.48%)',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To let savers own the best of the Shariah compliant companies of the country, bought with patience and ' +
        'held for years, so that their money grows with the economy.',
    },
    rating: null,
    asset: s.weights('Stocks 93.1, Cash at bank 5.7, Others 1.2'),
    second: s.sectors(
      'Oil & gas exploration 23.4, Cement 17.2, Fertilizer 14.8, Pharmaceuticals 9.6, Power 8.3, Automobiles 6.1, Other sectors 13.7',
    ),
    papers: s.papers(
      'Tharparkar Oil Limited 10.24, Chhor Energy Limited 8.46, Nabisar Fertilizer Company Limited 7.93, ' +
        'Karoonjhar Cement Limited 7.18, Samaro Power Company Limited 5.67, Rasoolabad Pharma Limited 5.12, ' +
        'Mehrano Motors Limited 4.39, Kaloi Cement Limited 3.84, Pithoro Foods Limited 2.77, Bhitaro Glass ' +
        'Limited 2.13',
    ),
    ter: 3.94,
    metrics: [
      ['Price to earnings ratio', 5.4, 1],
      ['Dividend yield (%)', 7.8, 1],
    ],
  }),
];
