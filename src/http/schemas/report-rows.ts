import { dateOrNull, decimalOrNull, id, integer, integerOrNull, record, text, textOrNull } from './members.ts';

const PERCENT = 'percentage points';
const RUPEES = 'PKR';

/** What every row of a complete report carries (spec 2.5). */
const COMMON_MEMBERS = {
  sub_fund_key: textOrNull('Key of the sub-fund the row speaks of; null for the whole scheme.'),
  sub_fund_name_raw: textOrNull('Name of the sub-fund as printed.'),
  row_order: integer('Place of the row in its section, from 0.'),
  report_id: id('The fragment the row comes from.'),
  page_number: integer('Page of the document, from 1.'),
};

export const ALLOCATION_ROW = record('AllocationRow', 'One line of an allocation table of a report.', {
  allocation_type: text('What is divided: ASSET_ALLOCATION, SECTOR_ALLOCATION, CREDIT_QUALITY or another value of the enum catalog.'),
  label_raw: text('Label as printed.'),
  label_normalized: textOrNull('Label in the vocabulary of the service; null where none fits.'),
  percent_of_total_assets: decimalOrNull(PERCENT, 'Share of total assets.'),
  percent_of_net_assets: decimalOrNull(PERCENT, 'Share of net assets.'),
  percent_of_gross_assets: decimalOrNull(PERCENT, 'Share of gross assets.'),
  amount: decimalOrNull(RUPEES, 'Amount in rupees.'),
  current_period: dateOrNull('The period the share is of, where the table names one.'),
  previous_period: dateOrNull('The period it is compared with.'),
  change_percent: decimalOrNull(PERCENT, 'Change against the previous period.'),
  bucket_start_days: integerOrNull('Start of a maturity bucket.', { 'x-unit': 'days' }),
  bucket_end_days: integerOrNull('End of a maturity bucket.', { 'x-unit': 'days' }),
  bucket_start_years: decimalOrNull('years', 'Start of a maturity bucket.'),
  bucket_end_years: decimalOrNull('years', 'End of a maturity bucket.'),
  ...COMMON_MEMBERS,
});
