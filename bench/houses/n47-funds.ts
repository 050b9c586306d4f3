/** The funds of AMC N47: an income, a government securities and an asset allocation fund, and what breaks their limits. */
import * as s from './shared10.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Riaz Ahmad & Company',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'As per banking days',
  cutoff_raw: '3:00 p.m.',
  listing_raw: 'PSX',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 500',
  leverage_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

/** The fee that the fund was charged, in percent. */
export const CHARGED: Readonly<Record<string, string>> = { HIF: '1.25', HGSF: '0.62', HAAF: '2.40' };

/** An investment that breaks a limit: its share of net assets, and how much of it is provided for. */
export interface Breach {
  readonly name: string;
  readonly type: string;
  /** Percent of net assets after the provision; absent: that of the holding of this name. */
  readonly share?: number;
  readonly provided: number;
  /** Millions of rupees before the provision, if all of it is provided for. */
  readonly cost?: number;
}

export const BREACHES: Readonly<Record<string, readonly Breach[]>> = {
  HIF: [
    { name: 'Chiltan Gate Sugar Mills', type: 'TFC', share: 0, provided: 1, cost: 48.75 },
    { name: 'Sariab Leasing Limited', type: 'Sukuk', share: 1.39, provided: 0.35 },
    { name: 'Hanna Road Developers', type: 'TFC', share: 0.86, provided: 0 },
  ],
  HAAF: [{ name: 'Koh-e-Murdar Bank', type: 'Equity', provided: 0 }],
};

export const FUNDS = [
  fund({
    name: 'Hazarganji Income Fund',
    abbr: 'HIF',
    model: s.rate([2010, 4, 19], 50, 0.4, 56_200_000),
    profile: {
      category_raw: 'Aggressive Fixed Income',
      benchmark_raw: 'One-year KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: 'Up to 1.50% of average net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The Fund invests in corporate debt, government paper and deposits in order to earn a higher return than deposits over the medium term.',
    },
    rating: ['A(f)', 'PACRA', [2023, 4, 14]],
    asset: s.weights('TFCs 36.4, Sukuk 14.7, PIBs 21.6, Cash 24.9, Others 2.4'),
    second: s.credit('Government Securities 21.6, AAA 9.8, AA+ 19.7, AA 16.2, A+ 17.5, A 12.8, Others 2.4'),
    papers: s.papers(
      'Spin Karez Bank Tier-II / TFC 6.92, Urak Power Company / Sukuk 5.83, Mastung Cement / TFC 4.76, Zarghoon Road Telecom / TFC 4.31, Brewery Road Leasing / TFC 3.54, Nawa Kili Microfinance / TFC 2.87, Bolan Pass Motors / Sukuk 2.49, Kuchlak Foods / TFC 1.92',
    ),
    ter: 1.94,
    metrics: [
      ['Weighted average maturity (years)', 2.3, 2],
      ['Modified duration (years)', 0.71, 2],
    ],
  }),
  fund({
    name: 'Hazarganji Government Securities Fund',
    abbr: 'HGSF',
    model: s.rate([2013, 7, 15], 100, -0.6, 13_900_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Six-month PKRV',
      risk_profile_raw: 'Low',
      management_fee_raw: 'Up to 1.00% of average net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund keeps at least seventy percent of its net assets in securities of the Government of Pakistan to pay a stable income.',
    },
    rating: ['AA(f)', 'PACRA', [2023, 4, 14]],
    asset: s.weights('T-Bills 67.9, PIBs 18.3, Cash 12.4, Others 1.4'),
    second: s.credit('Government Securities 86.2, AAA 7.4, AA+ 5.0, Others 1.4'),
    papers: [],
    ter: 0.93,
    metrics: [
      ['Weighted average maturity (years)', 0.64, 2],
      ['Modified duration (years)', 0.28, 2],
    ],
  }),
  fund({
    name: 'Hazarganji Asset Allocation Fund',
    abbr: 'HAAF',
    model: s.market([2008, 1, 28], 50, 0.61, 11_400_000),
    profile: {
      category_raw: 'Asset Allocation',
      benchmark_raw: 'KSE-100 Index and six-month KIBOR on the basis of the actual allocation',
      risk_profile_raw: 'High',
      management_fee_raw: 'Up to 3.00% of average net assets',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'The Fund moves between equities, debt and deposits to earn a competitive return in all phases of the market.',
    },
    rating: null,
    asset: s.weights('Equities 63.8, T-Bills 18.2, Cash 15.7, Others 2.3'),
    second: s.sectors('Commercial Banks 23.4, Oil & Gas Exploration 13.9, Cement 9.7, Power 6.1'),
    papers: s.papers(
      'Koh-e-Murdar Bank / Equity 11.32, Urak Petroleum / Equity 7.66, Spin Karez Bank / Equity 6.83, Mastung Cement / Equity 5.41, Zarghoon Power / Equity 3.88, Bolan Pass Motors / Equity 2.95',
    ),
    ter: 3.62,
    metrics: [['Portfolio turnover (%)', 14.2, 1]],
  }),
];
