/** The funds of AMC N142: cash, sovereign paper, income, growth, stocks, and an Islamic fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Riaz Ahmad & Co., Chartered Accountants',
  par_value_raw: 'Rs. 100/-',
  pricing_mechanism_raw: 'Forward day',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 a.m. to 4:00 p.m.',
  listing_raw: 'Pakistan Stock Exchange Limited',
  back_end_load_raw: 'None',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const cash = fund({
  name: 'Lodhran Cash Fund',
  abbr: 'LCF',
  model: s.rate([2012, 7, 9], 100, -0.4, 21_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-month PKRV and 30% 3-month deposit rates of three scheduled banks rated AA and above',
    risk_profile_raw: 'Very low',
    management_fee_raw: 'Up to 1.00% of average annual net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The objective of the Fund is to provide investors with reasonable returns and high liquidity from money market ' +
      'instruments and bank deposits.',
  },
  rating: ['AA(f)', 'PACRA', [2023, 10, 18]],
  asset: s.weights('T-Bills 71.6, Bank balances 26.8, Others 1.6'),
  second: s.credit('Government securities 71.6, AAA 11.4, AA+ 9.7, AA 5.7, Others 1.6'),
  papers: [],
  ter: 0.92,
  metrics: [['Weighted average maturity (days)', 64, 0]],
});

const sovereign = fund({
  name: 'Lodhran Sovereign Fund',
  abbr: 'LSF',
  model: s.rate([2015, 2, 23], 100, 0.2, 6_840_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '6-month PKRV rates',
    risk_profile_raw: 'Low',
    management_fee_raw: 'Up to 1.25% of average annual net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate stable returns by investing at least 70% of its net assets in securities ' +
      'of the Federal Government.',
  },
  rating: ['AA-(f)', 'PACRA', [2023, 10, 18]],
  asset: s.weights('PIBs 58.3, T-Bills 27.1, Bank balances 12.4, Others 2.2'),
  second: s.credit('Government securities 85.4, AAA 5.2, AA+ 4.1, AA- 3.1, Others 2.2'),
  papers: [],
  ter: 1.54,
  metrics: [['Weighted average maturity (days)', 874, 0]],
});

const income = fund({
  name: 'Lodhran Income Fund',
  abbr: 'LIF',
  model: s.rate([2005, 11, 28], 100, 0.4, 9_270_000),
  profile: {
    category_raw: 'Aggressive Income',
    benchmark_raw: '1-year KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% of average annual net assets',
    front_end_load_raw: '1.50%',
    back_end_load_raw: '0.50% within six months',
    investment_objective_raw:
      'The objective of the Fund is to earn a competitive return from TFCs, Sukuk, government securities and deposits with ' +
      'a prudent level of risk.',
  },
  rating: ['A+(f)', 'VIS', [2023, 7, 5]],
  asset: s.weights('Bank balances 38.2, TFCs and Sukuk 33.7, PIBs 21.4, Others 6.7'),
  second: s.credit('Government securities 21.4, AAA 9.6, AA+ 18.3, AA 15.2, AA- 14.7, A+ 14.1, Others 6.7'),
  papers: s.papers(
    'Kahror Pakka Bank Limited TFC-2 6.24, Dunyapur Sugar Mills Limited Sukuk 5.51, Gogran Microfinance Bank Limited TFC 4.83, ' +
      'Makhdoom Aali Power Limited Sukuk 4.16, Dhanot Cement Limited Sukuk 3.62, Jallah Arain Leasing Limited TFC 2.44',
  ),
  ter: 2.31,
  metrics: [['Weighted average maturity (days)', 596, 0]],
});

const growth = fund({
  name: 'Lodhran Growth Fund',
  abbr: 'LGF',
  model: s.market([2004, 4, 5], 100, 0.98, 4_180_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 2.00% of average annual net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is capital growth over the long run from a portfolio of listed shares with sound ' +
      'fundamentals.',
  },
  rating: null,
  asset: s.weights('Equities 92.8, Bank balances 5.4, Others 1.8'),
  second: s.sectors(
    'Commercial Banks 22.7, Oil & Gas Exploration Companies 18.4, Fertilizer 13.2, Cement 12.6, Power Generation 7.3, Other ' +
      'sectors 18.6',
  ),
  papers: s.papers(
    'Kahror Pakka Bank Limited 9.24, Satluj Petroleum Limited 8.73, Dunyapur Fertilizer Limited 8.06, Dhanot Cement Limited ' +
      '6.91, Makhdoom Aali Power Limited 5.84, Gailewal Oilfields Limited 5.37, Qureshiwala Bank Limited 4.92, Amirpur Foods ' +
      'Limited 3.66, Khanwah Motors Limited 2.83, Jalalpur Glass Limited 2.14',
  ),
  ter: 3.12,
  metrics: [['Portfolio beta', 0.97, 2]],
});

const balanced = fund({
  name: 'Lodhran Balanced Fund',
  abbr: 'LBF',
  model: s.market([2008, 10, 20], 100, 0.54, 3_260_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: '50% KSE-100 Index and 50% 6-month KIBOR',
    risk_profile_raw: 'Medium to high',
    management_fee_raw: 'Up to 1.75% of average annual net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide growth and income from a balanced portfolio of shares and fixed income ' +
      'securities.',
  },
  rating: null,
  asset: s.weights('Equities 54.2, PIBs 18.7, TFCs and Sukuk 8.4, Bank balances 16.3, Others 2.4'),
  second: s.sectors(
    'Commercial Banks 15.3, Fertilizer 10.8, Oil & Gas Exploration Companies 10.2, Cement 7.4, Other sectors 10.5',
  ),
  papers: s.papers(
    'Dunyapur Fertilizer Limited 7.12, Kahror Pakka Bank Limited 6.68, Satluj Petroleum Limited 5.94, Qureshiwala Bank Limited ' +
      '5.03, Dhanot Cement Limited 4.27, Gailewal Oilfields Limited 3.81, Amirpur Foods Limited 2.46, Khanwah Motors Limited 1.87',
  ),
  ter: 2.63,
  metrics: [['Portfolio beta', 0.52, 2]],
});

const islamic = fund({
  name: 'Lodhran Islamic Fund',
  abbr: 'LISF',
  model: s.market([2016, 9, 5], 100, 0.93, 2_970_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 2.00% of average annual net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is capital growth from a portfolio of listed shares that comply with Shariah.',
  },
  rating: null,
  asset: s.weights('Equities 90.4, Bank balances 7.9, Others 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 23.6, Fertilizer 16.4, Cement 14.8, Pharmaceuticals 7.7, Technology 6.2, Other sectors 21.7',
  ),
  papers: s.papers(
    'Satluj Petroleum Limited 10.84, Dunyapur Fertilizer Limited 9.92, Gailewal Oilfields Limited 9.17, Dhanot Cement Limited ' +
      '8.06, Makhdoom Aali Power Limited 5.42, Amirpur Foods Limited 4.38, Bahadur Pur Pharma Limited 3.93, Adam Wahan Systems ' +
      'Limited 3.51, Khanwah Motors Limited 2.77, Jalalpur Glass Limited 2.26',
  ),
  ter: 3.24,
  metrics: [['Portfolio beta', 0.92, 2]],
});

/** In the order of their pages. */
export const FUNDS = [cash, sovereign, income, growth, balanced, islamic];

/** The actual management fee of the month and of the year, in percent. */
export const CHARGED: Readonly<Record<string, readonly [month: string, year: string]>> = {
  LCF: ['0.45', '0.48'],
  LSF: ['0.85', '0.90'],
  LIF: ['1.20', '1.25'],
  LGF: ['2.00', '2.00'],
  LBF: ['1.50', '1.60'],
  LISF: ['2.00', '2.00'],
};

/** The remarks of the managers, which follow the sentences on the returns. */
export const COMMENTS: Readonly<Record<string, string>> = {
  LCF:
    'The State Bank kept the policy rate at 22% in its meeting of December 12. Yields of Treasury Bills fell below the policy rate ' +
    'as the market expects the first cut in the coming year. We extended the maturity of the portfolio in the last auction.',
  LSF:
    'The Government borrowed less than its target in the auctions of the month, and yields of bonds fell by 40 to 60 basis points. ' +
    'The Fund benefited from its fixed rate bonds with maturities of three and five years.',
  LIF:
    'Corporate debt traded at narrow spreads. The Fund received the scheduled redemption of its TFCs and placed the proceeds with ' +
    'banks at attractive rates before the end of the year.',
  LGF:
    'The stock market made a record high in the second week of December and corrected sharply afterwards as leveraged investors ' +
    'reduced their positions. Banks and fertilizer companies were the largest contributors.',
  LBF:
    'The Fund reduced shares near the peak of the market and added to bonds. We will use further corrections to restore the weight ' +
    'of shares.',
  LISF:
    'Exploration companies gained on the news of a settlement of circular debt and corrected later. The Fund kept its overweight ' +
    'position in this sector and in fertilizer.',
};
