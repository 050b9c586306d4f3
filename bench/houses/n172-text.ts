/** What the manager of AMC N172 writes about the month: figures of the page are in its sentences. */
import * as s from './shared15.ts';

const FIXED: Readonly<Record<string, string>> = {
  BLRF:
    'Yields of short tenor papers adjusted downwards after the SBP reduced the policy rate by 200 bps to 17.5% on ' +
    'September 12, 2024. We intend to extend the maturity of the portfolio in the coming auctions.',
  BIPF:
    'Secondary market yields of longer tenor PIBs fell by more than 150 bps during the month, as CPI inflation of 9.6% ' +
    'for August was the first single digit print in three years. The Fund realized a part of its capital gains.',
  BIIF:
    'Profit rates of Islamic banks were revised downwards during the month. The Fund participated in the auction of ' +
    'GOP Ijara Sukuk, in which the Ministry accepted bids of PKR 96 billion against a target of PKR 150 billion.',
  BSAF:
    'The IMF Board approved the 37-month Extended Fund Facility of USD 7 billion on September 25, 2024. Foreigners were ' +
    'net sellers of USD 34.2 million, owing to the reclassification of Pakistan by FTSE, which local Mutual Funds absorbed.',
  BPF:
    'The Equity sub-fund kept its overweight stance in Banks and Exploration companies. The Debt and Money Market ' +
    'sub-funds added T-Bills ahead of the monetary policy meeting of September 12, 2024.',
};

function share(figures: s.Figures, label: string): string {
  const [now, then] = s.ofType(figures, 'ASSET_ALLOCATION').filter((r) => r.label_raw === label);
  return `${now?.percent ?? ''}% from ${then?.percent ?? ''}%`;
}

function largest(figures: s.Figures): string {
  const rows = s.ofType(figures, 'ASSET_ALLOCATION').filter((r) => r.period_label === 'Sep-24');
  return s.only(rows.toSorted((a, b) => Number(b.percent) - Number(a.percent))[0], 'class').label_raw;
}

/** The first sentences repeat the month's figures; the others are the same for each drawing. */
export function commentOf(entry: s.Entry, kind: s.Model['kind']): string[] {
  const own = s.only(FIXED[s.short(entry)] ?? FIXED['BPF'], 'comment');
  if (entry.sub_funds.length > 0) {
    const said = entry.sub_funds.map((x) => {
      const month = x.reported_returns[0]?.fund_return_percent ?? '';
      return `${x.name_raw} sub-fund posted a return of ${month}% during the month, with ${largest(x)} at ${share(x, largest(x))}`;
    });
    return [`${said.join('; ')}.`, own];
  }
  const [month] = entry.reported_returns;
  const return_ = kind === 'rate' ? 'an annualized return' : 'a return';
  const top = largest(entry);
  return [
    `During the month, the Fund posted ${return_} of ${month?.fund_return_percent ?? ''}% against its benchmark return ` +
      `of ${month?.benchmark_return_percent ?? ''}%. Exposure in ${top} moved to ${share(entry, top)} in the previous ` +
      `month, while Cash was at ${share(entry, 'Cash')}.`,
    own,
  ];
}
