/** The funds of AMC N131: liquidity, income with TFCs, stocks, and asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  par_value_raw: 'PKR 10',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  listing_raw: 'Pakistan Stock Exchange',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000/-',
  minimum_subsequent_raw: 'PKR 100/-',
});

const cash = fund({
  name: 'Bannu Liquidity Fund',
  abbr: 'BLF',
  model: s.rate([2012, 10, 15], 10, -0.2, 2_310_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKRV rates + 10% three (3) months average deposit rate of three (3) AA rated banks',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '9:30 am (same day), 3:30 pm',
    management_fee_raw: '0.55% p.a. (actual rate charged)',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate competitive returns while providing easy liquidity, through short term ' +
      'instruments of the Government and of highly rated banks.',
  },
  rating: ['AA+ (f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights('T-Bills 71.2, PIBs 8.4, Bank Balances 18.9, Others including Receivables 1.5'),
  second: s.credit('Government Securities 79.6, AAA 9.2, AA+ 6.4, AA 3.3, Others including Receivables 1.5'),
  papers: [],
  ter: 0.93,
  metrics: [
    ['Weighted Average Maturity (Days)', 71, 0],
    ['Macaulay’s Duration (Days)', 66, 0],
  ],
});

const income = fund({
  name: 'Bannu Income Fund',
  abbr: 'BIF',
  model: s.rate([2008, 4, 21], 10, 0.3, 412_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '75% six (6) months KIBOR + 25% six (6) months average deposit rate of three (3) A rated banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.10% p.a. (actual rate charged)',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of the Fund is to provide investors with a good rate of current income through a diversified ' +
      'portfolio of term finance certificates, Sukuk and government securities.',
  },
  rating: ['A+ (f)', 'PACRA', [2024, 9, 6]],
  fof: 348,
  asset: s.weights(
    'PIBs 36.7, T-Bills 14.8, TFCs and Sukuk 24.3, Bank Balances 20.1, Spread Transactions 1.9, ' +
      'Others including Receivables 2.2',
  ),
  second: s.credit(
    'Government Securities 51.5, AAA 9.4, AA+ 14.2, AA 11.6, AA- 6.8, A+ 3.1, NR 1.2, Others including Receivables 2.2',
  ),
  papers: s.papers(
    'Domel Bank Limited - TFC II / AA+ 4.31, Kurram Garhi Power Limited - Sukuk / AAA 3.92, Baran Electric Supply ' +
      'Limited - Sukuk / AA+ 3.46, Mamash Khel Bank Limited - TFC / AA- 2.84, Ghoriwala Leasing Limited - PPTFC / AA 2.37, ' +
      'Jani Khel Microfinance Bank Limited - TFC / A+ 1.93, Nurar Foods Limited - Sukuk / AA- 1.61, Tochi Textile Limited ' +
      '- TFC / AA 1.28, Kakki Sugar Limited - Sukuk / A+ 1.04, Gumbati Steel Limited - TFC / AA 0.82',
  ),
  ter: 1.83,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.9, 1],
    ['Macaulay’s Duration (Years)', 0.8, 1],
  ],
});

const stocks = fund({
  name: 'Bannu Stock Fund',
  abbr: 'BSF',
  model: s.market([2005, 12, 5], 10, 1.02, 292_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    management_fee_raw: '2.40% p.a. (actual rate charged)',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide long term growth of capital from an actively managed portfolio of equity ' +
      'securities that are listed on the stock exchange.',
  },
  rating: null,
  fof: 476,
  asset: s.weights('Stocks 94.1, Bank Balances 4.6, Others including Receivables 1.3'),
  second: s.sectors(
    'Commercial Banks 25.8, Oil & Gas Exploration Companies 21.3, Cement 12.9, Fertilizer 11.4, Technology & ' +
      'Communication 5.2, Other sectors 17.5',
  ),
  papers: s.papers(
    'Domel Bank Limited / Commercial Banks 9.46, Baka Khel Petroleum Limited / Oil & Gas Exploration 9.11, Ghoriwala ' +
      'Oilfields Limited / Oil & Gas Exploration 8.24, Nurar Fertilizer Limited / Fertilizer 7.53, Kurram Garhi Cement ' +
      'Limited / Cement 6.37, Mamash Khel Bank Limited / Commercial Banks 5.91, Surani Systems Limited / Technology 4.48, ' +
      'Bazar Ahmed Khan Bank Limited / Commercial Banks 4.02, Kot Beli Cement Limited / Cement 3.36, Hinjal Motors ' +
      'Limited / Automobile Assembler 2.59',
  ),
  ter: 3.89,
  metrics: [
    ['Price to Earnings (x)', 5.4, 1],
    ['Dividend Yield (%)', 7.3, 1],
    ['Standard Deviation (%)', 18.6, 1],
  ],
});

const allocation = fund({
  name: 'Bannu Asset Allocation Fund',
  abbr: 'BAAF',
  model: s.market([2010, 3, 29], 10, 0.58, 97_000_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'Weighted average of KSE-100 Index and six (6) months KIBOR, according to the actual allocation',
    risk_profile_raw: 'High',
    management_fee_raw: '1.75% p.a. (actual rate charged)',
    front_end_load_raw: 'Up to 3.00%',
    back_end_load_raw: '1.00% within one year',
    investment_objective_raw:
      'The objective of the Fund is to earn a potentially high return by investing in various asset classes, such as ' +
      'stocks, fixed income and money market instruments, according to the outlook of the market.',
  },
  rating: null,
  asset: s.weights(
    'Stocks 58.4, T-Bills 14.9, TFCs and Sukuk 6.1, Bank Balances 18.2, Others including Receivables 2.4',
  ),
  second: s.sectors(
    'Commercial Banks 19.7, Oil & Gas Exploration Companies 13.8, Fertilizer 8.2, Power Generation & Distribution 4.9, ' +
      'Other sectors 11.8',
  ),
  papers: s.papers(
    'Domel Bank Limited / Commercial Banks 7.84, Baka Khel Petroleum Limited / Oil & Gas Exploration 6.93, Nurar ' +
      'Fertilizer Limited / Fertilizer 5.46, Mamash Khel Bank Limited / Commercial Banks 5.12, Kurram Garhi Power Limited ' +
      '/ Power Generation 4.37, Ghoriwala Oilfields Limited / Oil & Gas Exploration 3.94, Kot Beli Cement Limited / Cement ' +
      '2.81, Surani Systems Limited / Technology 2.26',
  ),
  ter: 3.24,
  metrics: [],
});

export const FUNDS = [cash, income, stocks, allocation];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  BLF:
    'The State Bank cut its policy rate once more in January. Yields of short Treasury Bills had moved down before the ' +
    'announcement and rose a little after it. The Fund kept a large share of Treasury Bills, and its maturity near the ' +
    'limit of 90 days.',
  BIF:
    'Secondary market yields of bonds increased slightly after the monetary policy statement. The Fund realised gains on ' +
    'three year bonds, and increased its deposits with banks. The exposure to TFCs and Sukuk was maintained.',
  BSF:
    'The market corrected in the month on profit taking by institutions. Cement and pharmaceutical companies resisted, ' +
    'while banks and exploration companies declined. The Fund reduced its exposure to banks before the results.',
  BAAF:
    'The allocation to stocks was reduced during the month as foreign investors continued to sell. Proceeds ' +
    'were placed in Treasury Bills and deposits until better entry levels are available.',
};
