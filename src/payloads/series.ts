import type { Static } from 'typebox';
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
  momentOrNull,
  oneOf,
  record,
  text,
  textOrNull,
} from './members.ts';
import { ASSOCIATION_FUND_ID, SERIES_FUND } from './registry.ts';

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
    nav_date: date('The day the NAV is valid for; on the eve of a holiday it can lie ahead.'),
    nav: decimalOrNull(PRICE, 'Net asset value per unit, in the scale it was published in.'),
    offer_price: decimalOrNull(PRICE, 'Price a buyer pays.'),
    repurchase_price: decimalOrNull(PRICE, 'Price the fund pays back.'),
    market_price: decimalOrNull(PRICE, 'Price at the exchange.'),
    front_end_load_pct: decimalOrNull(PERCENT, 'Load on buying; "0.00" is a real zero load.'),
    back_end_load_pct: decimalOrNull(PERCENT, 'Load on redemption.'),
    contingent_load_pct: decimalOrNull(PERCENT, 'Load on early redemption.'),
    nav_change_abs: decimalOrNull(
      PRICE,
      'NAV minus the previous accepted NAV of the fund; null on the first observation.',
    ),
    nav_change_pct: decimalOrNull(PERCENT, 'That change over the previous NAV, half-even to 4 places.'),
    currency: oneOf([CURRENCY], 'Currency of all prices.'),
  },
);

export type NavRow = Static<typeof NAV_ROW>;

const WINDOW_MEMBERS = {
  from: dateOrNull(
    'First day of the effective window; null where the fund has no observation and no window was asked.',
  ),
  to: dateOrNull('Last day of the effective window; null where the fund has no observation and no window was asked.'),
  order: oneOf(ORDERS, 'Order of the rows by date.'),
  total: integer('Observed rows within the window, not on this page.', { 'x-unit': 'rows' }),
};

export const NAV_HISTORY = record('NavHistory', 'A page of the NAV history of one fund.', {
  fund: described(SERIES_FUND, 'The fund.'),
  currency: oneOf([CURRENCY], 'Currency of all prices.'),
  ...WINDOW_MEMBERS,
  navs: listOf(NAV_ROW, 'Rows of this page.'),
});

const PAYOUT = record('Payout', 'One observed payout.', {
  id: id('Public id of the event.'),
  payout_date: date('Day of the payout.'),
  amount_per_unit: decimal(PRICE, 'Rupees per unit, not a percentage.'),
  ex_nav: decimalOrNull(PRICE, 'NAV after the payout; null means unavailable, not zero.'),
  source: record('PayoutSource', 'Where it was seen.', {
    url: textOrNull('Address of the source; null for a file.'),
    observed_at: momentOrNull('When it was collected; this is evidence, not the payout date.'),
  }),
});

export type NavHistory = Static<typeof NAV_HISTORY>;
export type Payout = Static<typeof PAYOUT>;

export const PAYOUT_HISTORY = record(
  'PayoutHistory',
  'A page of the payouts of one fund. An empty list does not prove that it never distributed.',
  {
    fund: described(SERIES_FUND, 'The fund.'),
    currency: oneOf([CURRENCY], 'Currency of all amounts.'),
    from: date('First day of the effective window.'),
    to: date('Last day of the effective window.'),
    order: WINDOW_MEMBERS.order,
    total: WINDOW_MEMBERS.total,
    coverage: oneOf(['observed_events_only'], 'What the list covers.'),
    payouts: listOf(PAYOUT, 'Events of this page.'),
  },
);
export type PayoutHistory = Static<typeof PAYOUT_HISTORY>;
