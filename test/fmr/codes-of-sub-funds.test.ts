/** Codes of the sub-funds of a pension scheme that its page explains on one line. */
import { expect, it } from 'vitest';
import { readPension, type Line } from './placed-words.ts';

const KEY: Line = [116, [40, 'Sub-funds: XSF Equity Sub-Fund, YSF Debt Sub-Fund, ZSF Money Market Sub-Fund']];

it('codes of sub-funds that a page explains head their columns, unless it explains one code as two of them', () => {
  const returns = (key: Line): string[] | undefined =>
    readPension(
      key,
      [150, [40, 'Returns (%)', 10]],
      [164, [200, 'XSF'], [260, 'YSF'], [320, 'ZSF']],
      [176, [40, '1 month'], [200, '1.01'], [260, '2.02'], [320, '3.03']],
      [188, [40, '6 months'], [200, '4.04'], [260, '5.05'], [320, '6.06']],
    )?.reported_returns.map((each) => `${each.sub_fund_key} ${each.period_key} ${each.fund_return_percent}`);
  expect(returns(KEY)).toEqual(expect.arrayContaining(['EQUITY 1M 1.01', 'DEBT 1M 2.02', 'MONEY_MARKET 6M 6.06']));
  expect(returns([116, [40, 'Sub-funds: XSF Equity Sub-Fund, XSF Debt Sub-Fund, ZSF Money Market Sub-Fund']])).toEqual(
    [],
  );
});
