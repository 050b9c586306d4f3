/** People, companies and instruments of the sample; all are invented. */

interface Member {
  readonly name: string;
  readonly designation: string;
}

export const COMMITTEE: readonly Member[] = [
  { name: 'Adeel Sample', designation: 'Chief Executive Officer' },
  { name: 'Bushra Sample', designation: 'Chief Investment Officer' },
  { name: 'Danish Sample', designation: 'Head of Fixed Income' },
  { name: 'Erum Sample', designation: 'Head of Equities' },
  { name: 'Faisal Sample', designation: 'Head of Risk' },
];

export const AUDITOR = 'Sample Hisab & Co.';

/** Five sectors by weight; the rest is `Others`. */
export const SECTORS: readonly (readonly [label: string, share: number])[] = [
  ['Oil & Gas Exploration Companies', 2_300],
  ['Commercial Banks', 2_000],
  ['Cement', 1_800],
  ['Fertilizer', 1_600],
  ['Technology & Communication', 1_400],
];

// Two companies of each sector, in the order of the sectors.
export const COMPANIES: readonly string[] = [
  'Sample Potohar Oil Limited',
  'Sample Chenab Bank Limited',
  'Sample Salt Range Cement Limited',
  'Sample Indus Fertilizer Limited',
  'Sample Margalla Systems Limited',
  'Sample Sulaiman Petroleum Limited',
  'Sample Jhelum Bank Limited',
  'Sample Kalabagh Cement Limited',
  'Sample Ravi Chemicals Limited',
  'Sample Hunza Networks Limited',
];

export const TERM_CERTIFICATES: readonly string[] = [
  'Sample Jhelum Bank TFC (23-Dec-22)',
  'Sample Ravi Power Sukuk (15-Nov-23)',
  'Sample Kalabagh Cement TFC (06-Apr-24)',
  'Sample Hunza Sukuk (19-Feb-25)',
];
/** The funds that the sample's fund of funds may buy. */
export const HOUSE_FUNDS: readonly string[] = [
  'Sample Kirthar Multi Asset Fund',
  'Sample Kirthar Income Fund',
  'Sample Kirthar Liquid Fund',
];
export const SUKUK: readonly string[] = [
  'Sample Ravi Power Sukuk (15-Nov-23)',
  'Sample Jhelum Sukuk (26-Dec-22)',
  'Sample Hunza Sukuk (19-Feb-25)',
  'Sample Kalabagh Sukuk (11-Mar-24)',
];
