/**
 * The label vocabulary of fund reports, as data: every spelling met for each fact.
 * Texts are in the folded form of fold-label.ts, brackets left out unless they
 * carry meaning. A label that is not here is served as a special term `OTHER`.
 */

export type FactName =
  | 'fund_type' | 'category' | 'launch_date' | 'inception_date' | 'maturity_date' | 'ipo_date' | 'acquisition_date' | 'initial_maturity'
  | 'benchmark' | 'old_benchmark' | 'new_benchmark' | 'benchmark_effective_date'
  | 'trustee' | 'custodian' | 'auditor' | 'legal_advisor' | 'shariah_advisor' | 'registrar' | 'asset_manager' | 'fund_manager' | 'committee' | 'distributor'
  | 'fund_size' | 'fund_size_including_fof' | 'fund_size_excluding_fof' | 'amount_invested_by_fof' | 'units_outstanding'
  | 'nav' | 'offer_price' | 'redemption_price' | 'repurchase_price' | 'market_price' | 'par_value'
  | 'management_fee' | 'trustee_fee' | 'selling_and_marketing' | 'front_end_load' | 'back_end_load' | 'contingent_load' | 'front_and_contingent_load'
  | 'total_expense_ratio' | 'ter_with_levies' | 'ter_without_levies' | 'government_levies'
  | 'fund_rating' | 'performance_rating' | 'amc_rating' | 'rating' | 'fund_rating_date'
  | 'risk_profile' | 'risk_of_principal_erosion' | 'pricing' | 'listing' | 'leverage' | 'dealing_days' | 'dealing_time' | 'cutoff_time' | 'settlement'
  | 'minimum_initial' | 'minimum_subsequent' | 'minimum_redemption' | 'currency' | 'allocation_of_units' | 'investment_objective' | 'unit_classes'
  | 'benchmark_since_inception';

export const FACT_LABELS: Readonly<Record<FactName, readonly string[]>> = {
  fund_type: ['fund type', 'type', 'type of scheme', 'scheme type', 'type of fund', 'nature of fund'],
  category: ['category', 'fund category', 'category of cis plan', 'category of cis', 'category of fund', 'category of scheme', 'scheme category', 'cis category', 'fund category type'],
  launch_date: ['launch date', 'date of fund launch', 'fund launch date', 'plan launch date', 'date of launch', 'date of launch iop', 'fund launched on', 'launched on'],
  inception_date: ['inception date', 'date of inception', 'fund inception date'],
  maturity_date: ['maturity date', 'date of maturity', 'plan maturity date'],
  ipo_date: ['ipo date', 'date of ipo', 'ipo period'],
  acquisition_date: ['acquisition date', 'date of acquisition', 'management rights acquired on'],
  initial_maturity: ['initial maturity', 'initial maturity of plan', 'duration of plan'],
  benchmark: ['benchmark', 'bm', 'bench mark', 'performance benchmark', 'fund benchmark'],
  old_benchmark: ['old benchmark', 'previous benchmark', 'former benchmark'],
  new_benchmark: ['new benchmark', 'revised benchmark', 'current benchmark'],
  benchmark_effective_date: ['benchmark effective date', 'benchmark effective from'],
  trustee: ['trustee', 'trustees', 'custodian and trustee', 'trustee custodian', 'trustee and custodian', 'custodian trustee', 'fund trustee'],
  custodian: ['custodian'],
  auditor: ['auditor', 'auditors', 'fund auditor', 'fund auditors', 'external auditor', 'external auditors'],
  legal_advisor: ['legal advisor', 'legal adviser', 'legal advisors', 'legal advisers'],
  shariah_advisor: ['shariah advisor', 'shariah adviser', 'shariah advisors', 'shariah advisers', 'shariah supervisory board'],
  registrar: ['registrar', 'transfer agent', 'registrar and transfer agent'],
  asset_manager: ['management company', 'asset management company', 'fund managed by', 'pension fund manager'],
  fund_manager: ['fund manager', 'fund managers', 'portfolio manager', 'name of fund manager'],
  committee: ['members of the investment committee', 'members of investment committee', 'investment committee', 'investment committee members', 'name of the members of investment committee'],
  distributor: ['distributor', 'distributors'],
  fund_size: ['fund size', 'net assets', 'net asset', 'assets under management', 'aum', 'cumulative net assets', 'cumulative net assets cis', 'size', 'total net assets', 'net assets of fund', 'size of the fund', 'fund net assets', 'net assets of the fund', 'fund size excluding fof', 'total fund size'],
  fund_size_including_fof: ['fund size including fund of fund schemes', 'fund size including fund of funds schemes', 'fund size including fund of fund scheme', 'fund size including fund of funds', 'fund size including fund of fund', 'net assets including fund of funds', 'net assets including fund of fund schemes', 'net assets including fund of fund', 'fund size including investment by fund of funds', 'fund size including fof', 'fund size including agiml investment'],
  fund_size_excluding_fof: ['fund size excluding investment by fund of funds', 'fund size excluding fund of fund schemes', 'fund size excluding fund of funds', 'net assets excluding fund of funds', 'net assets excluding investment by fund of funds', 'net assets excluding fund of fund schemes', 'net assets excluding investment by fund of fund'],
  amount_invested_by_fof: ['amount invested by fund of funds', 'amount invested by fund of fund', 'amount invested by fof', 'amount invested by fund of fund schemes', 'investment by fund of funds', 'fund of funds investment'],
  units_outstanding: ['units outstanding', 'outstanding units', 'number of units', 'no of units', 'units in issue', 'number of units outstanding', 'total units outstanding'],
  nav: ['nav', 'nav per unit', 'net asset value', 'net asset value per unit', 'net assets value per unit', 'unit price', 'daily nav', 'nav unit', 'nav per certificate', 'price per unit', 'net assets per unit'],
  offer_price: ['offer price', 'sale price', 'offer', 'selling price'],
  redemption_price: ['redemption price', 'redemption'],
  repurchase_price: ['repurchase price', 'repurchase'],
  market_price: ['market price', 'closing market price'],
  par_value: ['par value', 'par value per unit', 'face value', 'par value of unit'],
  management_fee: ['management fee', 'mgt fee', 'm fee', 'mf', 'm f', 'management fees', 'management fee rate', 'management remuneration'],
  trustee_fee: ['trustee fee', 'custodian fee', 'trustee and custodian fee'],
  selling_and_marketing: ['selling and marketing expenses', 'selling and marketing expense', 's and m e', 's and m', 'selling and marketing'],
  front_end_load: ['front end load', 'frontend load', 'sales load', 'front load', 'sales load front end', 'front end load individual', 'front end sales load', 'front end', 'entry load', 'load', 'loads', 'sales loads'],
  back_end_load: ['back end load', 'backend load', 'back load', 'sales load back end', 'back end', 'exit load', 'redemption load'],
  contingent_load: ['contingent load', 'contingent deferred sales load', 'contingent deferred sales charge', 'cdsl'],
  front_and_contingent_load: ['front end load contingent load'],
  total_expense_ratio: ['total expense ratio', 'expense ratio', 'ter', 'total expense ratio ter', 'annualized total expense ratio', 'ter annualized'],
  ter_with_levies: ['total expense ratio with govt levy', 'total expense ratio with government levy', 'total expense ratio with government levies', 'ter with levies', 'total ter with levies', 'total expense ratio with levies', 'total expense ratio with govt levies', 'ter with govt levy', 'expense ratio with levy', 'ter including government levies', 'total expense ratio including government levies'],
  ter_without_levies: ['total expense ratio without govt levy', 'total expense ratio without government levy', 'total expense ratio without government levies', 'ter without levies', 'total ter without levies', 'total expense ratio without levies', 'total expense ratio without govt levies', 'ter without govt levy', 'expense ratio without levy', 'ter excluding government levies', 'total expense ratio excluding government levies'],
  government_levies: ['government levies', 'govt levies', 'government levy', 'govt levy', 'levies and taxes'],
  fund_rating: ['stability rating', 'fund stability rating', 'fund rating', 'fund', 'stability rating of fund', 'rating of the fund'],
  performance_rating: ['performance ranking', 'performance rating', 'star ranking', 'mfr ranking', 'fund performance ranking', 'fund performance rating', 'fund ranking'],
  amc_rating: ['amc rating', 'asset manager rating', 'asset management rating', 'management quality rating', 'mgt quality rating', 'amc', 'management company rating', 'manager rating', 'asset manager'],
  rating: ['rating', 'ratings'],
  fund_rating_date: ['rating date', 'stability rating date'],
  risk_profile: ['risk profile', 'risk profile of the fund', 'fund risk profile', 'risk profile cis', 'risk profile of fund', 'risk profile risk of principal erosion', 'risk category', 'risk level'],
  risk_of_principal_erosion: ['risk of principal erosion', 'principal erosion risk', 'risk of principal erosion of fund'],
  pricing: ['pricing', 'pricing mechanism', 'price mechanism'],
  listing: ['listing', 'listed on', 'stock exchange listing'],
  leverage: ['leverage', 'leverage ratio'],
  dealing_days: ['dealing days', 'dealing day', 'business days', 'valuation days', 'subscription and redemption days'],
  dealing_time: ['dealing time', 'dealing hours', 'dealing timings'],
  cutoff_time: ['cut off time', 'cut off timings', 'cutoff time', 'cut off timing', 'cutoff timings', 'cut off times'],
  settlement: ['settlement', 'settlement period', 'redemption settlement', 'redemption payment'],
  minimum_initial: ['min initial investment', 'minimum initial investment', 'min subscription', 'minimum subscription', 'minimum investment', 'min investment', 'initial investment', 'minimum initial subscription', 'minimum initial'],
  minimum_subsequent: ['min subseq investment', 'min subsequent investment', 'min suseq investment', 'minimum subsequent investment', 'subsequent investment', 'min subsequent', 'minimum subsequent', 'min subseq'],
  minimum_redemption: ['minimum redemption', 'min redemption', 'minimum redemption amount'],
  currency: ['currency', 'base currency'],
  allocation_of_units: ['allocation of units'],
  investment_objective: ['investment objective', 'objective', 'investment objective of the fund', 'objective of the fund', 'fund objective', 'investment objectives'],
  unit_classes: ['unit classes', 'classes of units', 'unit types', 'types of units'],
  benchmark_since_inception: ['since inception benchmark', 'benchmark since inception', 'since inception return benchmark'],
};

/** Words before a label that belong to one plan of the fund: `AGIPPF-BAP Front-end Load`, `AAP2 Launch Date`. */
export const PLAN_LABELS: readonly (readonly [suffix: string, fact: FactName])[] = [
  ['front end load', 'front_end_load'], ['back end load', 'back_end_load'], ['contingent load', 'contingent_load'], ['launch date', 'launch_date'],
  ['management fee', 'management_fee'], ['inception date', 'inception_date'], ['maturity date', 'maturity_date'],
];
