import { normaliseName } from './names.ts';

/**
 * Other names of the managers of Pakistani funds, as people type them and as reports print them. The report reader uses
 * the printed ones, the search of the portal all of them. Never used to match an imported name to a fund or company.
 */
interface AmcNames {
  readonly registered: string;
  /** Short names printed in the running lines of reports that do not say that they are a manager's. */
  readonly printed?: readonly string[];
  /** Earlier registered names, and companies merged into this one. */
  readonly former?: readonly string[];
  /** The bank or group whose name the manager has, and brands of its funds. */
  readonly groups?: readonly string[];
}

const LEGAL_WORDS = new Set(['co', 'company', 'limited', 'ltd', 'private', 'pvt']);

/**
 * In the order in which printed names are looked up: a line counts for the first one that it contains. Insurers come
 * last, because reports of other companies name them too.
 */
const MANAGERS: readonly AmcNames[] = [
  {
    registered: 'NBP Fund Management Limited',
    printed: ['NAFA', 'NBP Funds'],
    former: ['NBP Fullerton Asset Management Limited', 'National Fullerton Asset Management Limited'],
    groups: ['National Bank of Pakistan'],
  },
  {
    registered: 'MCB Investment Management Limited',
    printed: ['MCB-Arif Habib Savings'],
    former: [
      'MCB-Arif Habib Savings and Investments Limited',
      'MCB Asset Management Company Limited',
      'Arif Habib Investments Limited',
      'Arif Habib Investment Management Limited',
    ],
    groups: ['Muslim Commercial Bank', 'MCB Funds', 'Alhamra'],
  },
  { registered: 'Mahaana Wealth Limited', printed: ['Mahaana Wealth'] },
  {
    registered: 'JS Investments Limited',
    printed: ['JS Investments'],
    former: ['JS ABAMCO Limited', 'ABAMCO Limited'],
    groups: ['Jahangir Siddiqui', 'JS Bank'],
  },
  {
    registered: 'Al Meezan Investment Management Limited',
    printed: ['Al Meezan Investments'],
    groups: ['Meezan Bank'],
  },
  {
    registered: 'UBL Fund Managers Limited',
    printed: ['UBL Funds', 'Al-Ameen Funds'],
    former: ['United Asset Management Company Limited'],
    groups: ['United Bank Limited'],
  },
  {
    registered: 'HBL Asset Management Limited',
    printed: ['HBL Asset Management'],
    former: ['PICIC Asset Management Company Limited'],
    groups: ['Habib Bank Limited', 'HBL Funds'],
  },
  { registered: '786 Investments Limited', former: ['Dawood Capital Management Limited'], groups: ['First Dawood'] },
  { registered: 'ABL Asset Management Company Limited', groups: ['Allied Bank Limited', 'ABL Funds'] },
  { registered: 'AKD Investment Management Limited', groups: ['Aqeel Karim Dhedhi'] },
  {
    registered: 'AL Habib Asset Management Limited',
    former: ['Habib Asset Management Limited'],
    groups: ['Bank AL Habib Limited', 'First Habib'],
  },
  {
    registered: 'Alfalah Asset Management Limited',
    former: ['Alfalah GHP Investment Management Limited'],
    groups: ['Bank Alfalah Limited'],
  },
  { registered: 'Atlas Asset Management Limited', groups: ['Shirazi Investments'] },
  {
    registered: 'AWT Investments Limited',
    former: ['Primus Investment Management Limited'],
    groups: ['Army Welfare Trust'],
  },
  { registered: 'Faysal Asset Management Limited', groups: ['Faysal Bank Limited', 'Faysal Funds'] },
  { registered: 'First Capital Investments Limited', groups: ['First Capital Securities Corporation'] },
  { registered: 'Lakson Investments Limited', groups: ['Lakson Group'] },
  {
    registered: 'Lucky Investments Limited',
    former: ['Interloop Asset Management Limited'],
    groups: ['Yunus Brothers Group', 'YB Holdings'],
  },
  {
    registered: 'Pak Oman Asset Management Company Limited',
    former: ['Askari Investment Management Limited'],
    groups: ['Pak Oman Investment Company'],
  },
  { registered: 'Pak-Qatar Asset Management Company Limited', groups: ['Pak-Qatar Group'] },
  { registered: 'National Investment Trust Limited', printed: ['National Investment Trust Limited'] },
  {
    registered: 'Pak-Qatar Family Takaful Limited',
    printed: ['Pak-Qatar Family Takaful Limited'],
    groups: ['Pak-Qatar Takaful'],
  },
  {
    registered: 'IGI Life Insurance Limited',
    printed: ['IGI Life Insurance Limited'],
    former: ['MetLife Alico', 'American Life Insurance Company (Pakistan) Limited'],
    groups: ['Packages Group'],
  },
  {
    registered: 'EFU Life Assurance Limited',
    printed: ['EFU Life Assurance Limited'],
    groups: ['Eastern Federal Union', 'EFU Hemayah'],
  },
];

/** Short names printed in reports, in the order of look-up. */
export const PRINTED_AMC_NAMES: readonly string[] = MANAGERS.flatMap(({ printed }) => printed ?? []);

const BY_REGISTERED: ReadonlyMap<string, readonly string[]> = new Map(
  MANAGERS.map(({ registered, printed = [], former = [], groups = [] }) => [
    nameStem(registered),
    [...printed, ...former, ...groups],
  ]),
);

/** The other names of a manager; none if it is not known. `Ltd`, `Company` and the like need not be equal. */
export function listAmcNames(registered: string): readonly string[] {
  return BY_REGISTERED.get(nameStem(registered)) ?? [];
}

/** The name without the words of its legal form. */
function nameStem(name: string): string {
  return normaliseName(name)
    .split(' ')
    .filter((word) => !LEGAL_WORDS.has(word))
    .join(' ');
}
