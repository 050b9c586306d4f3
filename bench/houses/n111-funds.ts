/** The funds of AMC N111: an income fund, a stock fund, and an Islamic money market fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm (Friday to 4:00 pm)',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'Nil',
});

/** What the management company took of the net assets, in percent a year. */
export const CHARGED: Readonly<Record<string, string>> = { HIF: '1.25', HSF: '2.00', HIMMF: '0.60' };

/** A certificate whose issuer stopped paying, which the offering document does not allow the fund to hold. */
export const DEFAULTED: s.Breach = {
  name: 'Thandiani Textile Mills Limited (TFC, 14-Mar-17)',
  type: 'Non-performing TFC',
  cost: 32.5,
  provided: 24.25,
};

const income = fund({
  name: 'Havelian Income Fund',
  abbr: 'HIF',
  model: s.rate([2008, 3, 17], 100, 0.35, 38_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of six months KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'Rs. 100/-',
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of Havelian Income Fund is to earn a stable stream of income above the yields of bank ' +
      'deposits from a portfolio of government securities, term finance certificates and placements.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 9, 12]],
  asset: s.weights('T-Bills 31.4, PIBs 22.6, TFCs / Sukuks 17.8, Cash at Bank 25.1, Others incl. receivables 3.1'),
  second: s.credit('Government Securities 54.0, AAA 10.4, AA+ 14.3, AA 11.2, A+ 7.0, Others incl. receivables 3.1'),
  papers: s.papers(
    'Dor River Hydel Limited TFC-II / AAA 4.16, Sherwan Bank Limited Tier-1 TFC / AA+ 3.74, Nathiagali ' +
      'Hotels Limited Sukuk / AA 3.11, Qalandarabad Cement Limited TFC / AA 2.67, Havelian Dry Port Limited ' +
      'Sukuk / A+ 1.92, Lora Microfinance Bank Limited TFC / A+ 1.38',
  ),
  ter: 1.94,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 1.9, 2],
    ['Duration (Years)', 0.74, 2],
    ['Yield to Maturity (%)', 22.3, 2],
  ],
});

const stock = fund({
  name: 'Havelian Stock Fund',
  abbr: 'HSF',
  model: s.market([2006, 11, 6], 50, 0.97, 22_300_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'Rs. 50/-',
    management_fee_raw: 'Up to 2.50% per annum of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of Havelian Stock Fund is to achieve long term capital growth by investing mainly in ' +
      'listed shares of well managed companies that trade below their intrinsic value.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 93.6, Cash at Bank 4.9, Others incl. receivables 1.5'),
  second: s.sectors(
    'Commercial Banks 24.1, Oil & Gas Exploration 19.7, Fertilizer 13.2, Cement 9.8, Technology & Communication 6.4, Other sectors 20.4',
  ),
  papers: s.papers(
    'Sherwan Bank Limited / Commercial Banks 9.42, Galiyat Petroleum Limited / Oil & Gas Exploration 8.73, Dor ' +
      'Fertilizer Company Limited / Fertilizer 7.91, Hazara Oilfields Limited / Oil & Gas Exploration 6.88, ' +
      'Bank of Sarban Limited / Commercial Banks 6.13, Qalandarabad Cement Limited / Cement 5.26, Bagnotar ' +
      'Technologies Limited / Technology & Communication 4.57, Mankrai Motors Limited / Automobile Assembler 3.84, ' +
      'Kakul Laboratories Limited / Pharmaceuticals 3.02, Tajwal Sugar Mills Limited / Sugar 2.46',
  ),
  ter: 3.58,
  metrics: [
    ['Beta', 0.97, 2],
    ['Standard Deviation (%)', 17.6, 2],
    ['Price Earnings Ratio (x)', 3.9, 2],
  ],
});

const cash = fund({
  name: 'Havelian Islamic Money Market Fund',
  abbr: 'HIMMF',
  model: s.rate([2017, 2, 27], 100, -0.2, 96_400_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: 'Three months average deposit rates of three AA rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    par_value_raw: 'Rs. 100/-',
    dealing_days_raw: 'Monday to Saturday',
    management_fee_raw: 'Up to 1.00% per annum of average daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of Havelian Islamic Money Market Fund is to provide halal returns along with high ' +
      'liquidity by investing in Shariah compliant instruments of short maturity.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 9, 12]],
  asset: s.weights('GOP Ijara Sukuk 28.7, Short Term Sukuks 16.2, Cash at Bank 53.6, Others incl. receivables 1.5'),
  second: s.credit('Government Securities 28.7, AAA 29.6, AA+ 24.8, AA 15.4, Others incl. receivables 1.5'),
  papers: [],
  ter: 0.93,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 48, 0],
    ['Yield to Maturity (%)', 20.9, 2],
  ],
});

export const FUNDS = [income, stock, cash];
