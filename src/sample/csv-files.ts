import { fromDayNumber } from '#domain/dates.ts';
import type { SampleCalendar } from './calendar.ts';
import type { PricePoint, SampleSeries } from './price-walk.ts';
import { printTicks } from './printing.ts';
import type { SampleFund } from './roster.ts';

type RegistryColumn = readonly [
  header: string,
  print: (fund: SampleFund, inception_day: number, calendar: SampleCalendar) => string,
];

// The columns of the operator's sheet are the fields of the fund record; a blank cell states nothing.
const REGISTRY_COLUMNS: readonly RegistryColumn[] = [
  ['association_fund_id', (fund) => fund.association_fund_id],
  ['name', (fund) => fund.name],
  ['amc', (fund) => fund.amc],
  ['category', (fund) => fund.category],
  ['scheme_type', (fund) => fund.scheme_type],
  ['risk_profile', (fund) => (fund.isDead === true ? '' : fund.kind.risk_profile)],
  ['lifecycle_status', lifecycleStatus],
  ['benchmark', (fund) => fund.kind.benchmark],
  ['trustee', (fund) => fund.trustee],
  ['rating', (fund) => fund.kind.rating],
  ['inception_date', (_fund, inception_day) => fromDayNumber(inception_day)],
  [
    'maturity_date',
    (fund, _inception_day, calendar) =>
      fund.maturedDaysAgo === undefined ? '' : fromDayNumber(calendar.lastDay - fund.maturedDaysAgo),
  ],
  ['currency', () => 'PKR'],
  ['previous_names', (fund) => fund.renamed_from ?? ''],
];

function lifecycleStatus(fund: SampleFund): string {
  if (fund.isDead === true) return 'CLOSED';
  return fund.maturedDaysAgo === undefined ? 'ACTIVE' : 'MATURED';
}

export function printRegistrySheet(series: readonly SampleSeries[], calendar: SampleCalendar): string {
  const lines = series.map(({ fund, inception_day }) =>
    csvLine(REGISTRY_COLUMNS.map(([, print]) => print(fund, inception_day, calendar))),
  );
  return csvLine(REGISTRY_COLUMNS.map(([header]) => header)) + lines.join('');
}

/** `association_fund_id,nav,date`, one price per line, fund by fund. */
export function printNavHistory(funds: readonly { fund: SampleFund; prices: readonly PricePoint[] }[]): string {
  const lines = funds.flatMap(({ fund, prices }) =>
    prices.map(({ day, ticks }) => `${fund.association_fund_id},${printTicks(ticks)},${fromDayNumber(day)}\n`),
  );
  return `association_fund_id,nav,date\n${lines.join('')}`;
}

// A cell is quoted only if necessary.
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}
