import { CURRENCY, ORDERS } from '#domain/vocabularies.ts';
import {
  date,
  dateOrNull,
  decimal,
  decimalOrNull,
  described,
  id,
  integer,
  listOf,
  timestampOrNull,
  oneOf,
  record,
  text,
  textOrNull,
} from './members.ts';
import { ASSOCIATION_FUND_ID, SERIES_FUND } from './registry.ts';
import type { Static } from './schema.ts';

const PRICE = 'PKR per unit';
const PERCENT = 'percentage points';

export const NAV_ROW = record(
  'NavRow',
  'One accepted NAV observation of one fund and day. An unavailable price is null, never zero.',
  {
    fund_id: id('Public id of the fund.'),
    fund_slug: text('Slug of the fund.'),
    fund_name: text('Current name of the fund.'),
    association_fund_id: ASSOCIATION_FUND_ID,
    nav_date: date('Date for which the NAV is valid; before a holiday it can be in the future.'),
    nav: decimalOrNull(PRICE, 'Net asset value per unit, with the published number of decimals.'),
    offer_price: decimalOrNull(PRICE, 'Price that a buyer pays.'),
    repurchase_price: decimalOrNull(PRICE, 'Price that the fund pays on redemption.'),
    market_price: decimalOrNull(PRICE, 'Price on the exchange.'),
    front_end_load_pct: decimalOrNull(PERCENT, 'Load on purchase; "0.00" is an actual zero load.'),
    back_end_load_pct: decimalOrNull(PERCENT, 'Load on redemption.'),
    contingent_load_pct: decimalOrNull(PERCENT, 'Load on early redemption.'),
    nav_change_abs: decimalOrNull(
      PRICE,
      'NAV minus the previous accepted NAV of the fund; null for the first observation.',
    ),
    nav_change_pct: decimalOrNull(PERCENT, 'Change in percent of the previous NAV, rounded half to even to 4 places.'),
    currency: oneOf([CURRENCY], 'Currency of all prices.'),
  },
);

export type NavRow = Static<typeof NAV_ROW>;

export const NAV_SELECTION = listOf(NAV_ROW, 'One row per selected fund that has a matching observation.');

const WINDOW_MEMBERS = {
  from: dateOrNull(
    'First day of the effective window; null if the fund has no observation and no window was requested.',
  ),
  to: dateOrNull('Last day of the effective window; null if the fund has no observation and no window was requested.'),
  order: oneOf(ORDERS, 'Order of the rows by date.'),
  total: integer('Number of rows in the whole window.', { 'x-unit': 'rows' }),
};

export const NAV_HISTORY = record('NavHistory', 'A page of the NAV history of one fund.', {
  fund: described(SERIES_FUND, 'The fund.'),
  currency: oneOf([CURRENCY], 'Currency of all prices.'),
  ...WINDOW_MEMBERS,
  navs: listOf(NAV_ROW, 'Rows of this page.'),
});

const PAYOUT = record('Payout', 'One observed payout.', {
  id: id('Public id of the payout.'),
  payout_date: date('Date of the payout.'),
  amount_per_unit: decimal(PRICE, 'Amount in rupees per unit, not a percentage.'),
  ex_nav: decimalOrNull(PRICE, 'NAV after the payout; null means unavailable, not zero.'),
  source: record('PayoutSource', 'Source of the observation.', {
    url: textOrNull('URL of the source; null for a file.'),
    observed_at: timestampOrNull('Time at which it was collected; not the payout date.'),
  }),
});

export type NavHistory = Static<typeof NAV_HISTORY>;
export type Payout = Static<typeof PAYOUT>;

export const PAYOUT_HISTORY = record(
  'PayoutHistory',
  'A page of the payouts of one fund. An empty list does not prove that the fund never paid out.',
  {
    fund: described(SERIES_FUND, 'The fund.'),
    currency: oneOf([CURRENCY], 'Currency of all amounts.'),
    from: date('First day of the effective window.'),
    to: date('Last day of the effective window.'),
    order: WINDOW_MEMBERS.order,
    total: WINDOW_MEMBERS.total,
    coverage: oneOf(['observed_events_only'], 'Coverage of the list.'),
    payouts: listOf(PAYOUT, 'Payouts of this page.'),
  },
);
export type PayoutHistory = Static<typeof PAYOUT_HISTORY>;
