/** The first pages of AMC N222, and what its managers say. */
import { FUNDS } from './n222-funds.ts';
import * as s from './shared15.ts';

export const VIEWS: Readonly<Record<string, string>> = {
  MMMF:
    'Yields of Treasury Bills fell by 60 to 90 bps after the Monetary Policy Committee left the policy rate at 22% ' +
    'on October 30. The Fund kept most of its assets in bills of three months and placed the rest with banks.',
  MIF:
    'The Fund added floating rate PIBs and realised gains on Treasury Bills. The share of spread transactions was ' +
    'reduced as rates in the ready-future market became less attractive.',
  MAAF:
    'The allocation to equity was raised during the month as the market re-rated. The Fund added banks and ' +
    'exploration companies, and sold a part of its PIBs.',
  MSF:
    'The KSE-100 Index rose during October, led by banks, exploration companies and power. The Fund remained close ' +
    'to fully invested, with larger positions in sectors that pay high dividends.',
  MISF:
    'Shariah compliant stocks followed the rally of the broader market. The Fund was overweight in exploration ' +
    'companies and in cements, whose margins gain from lower prices of coal.',
  MPPF:
    'Equity exposure of the Plans was kept near the upper end of the respective ranges, as valuations remain cheap ' +
    'and interest rates are likely to have peaked.',
};

const ECONOMY = [
  'Headline inflation for October 2023 was 26.9% against 31.4% in the previous month, as a high base, a stronger ' +
    'Rupee and lower prices of petroleum products helped. Core inflation remained sticky in urban as well as rural ' +
    'areas.',
  'The current account recorded a small deficit of USD 74 million in October 2023. Foreign exchange reserves of ' +
    'the State Bank of Pakistan stood at USD 7.5 billion at the month end. The Rupee appreciated by 2.2% against ' +
    'the US Dollar.',
];

const MONEY = [
  'The State Bank of Pakistan maintained the policy rate at 22.00%. In the auctions of Treasury Bills during the ' +
    'month, the Ministry of Finance accepted bids well above its target, and cut-off yields declined for all tenors.',
];

const STOCKS = [
  'The equity market posted one of its best months of the year. The review of the IMF programme, administrative ' +
    'measures against smuggling of currency and expectations of lower interest rates supported the sentiment.',
];

const KIBOR = [
  ['KIBOR (Month end)', 'Sep-23', 'Oct-23'],
  ['1 month', '22.43%', '22.09%'],
  ['3 months', '22.80%', '22.04%'],
  ['6 months', '22.93%', '21.94%'],
  ['12 months', '23.21%', '21.87%'],
];

function riskPage(entries: readonly s.Entry[]): string {
  const rows = entries.flatMap((e) => {
    const fund = s.fundNamed(FUNDS, e);
    return fund.subs === undefined
      ? [[e.fund_name_raw, e.category_raw ?? '', e.risk_profile_raw ?? '', e.risk_of_principal_raw ?? '']]
      : [];
  });
  const numbered = rows.map((r, i) => [String(i + 1), ...r]);
  return `<div class=risk><h1>RISK PROFILE OF COLLECTIVE INVESTMENT SCHEMES</h1>${s.htmlTable([
    ['S.No.', 'Fund Name', 'Category', 'Risk Profile', 'Risk of Principal Erosion'],
    ...numbered,
  ])}</div><i class=number>3</i>`;
}

/** Cover, review and risk profiles. */
export const front = (entries: readonly s.Entry[]): string[] => [
  `<div class=cover><h1>Malakwal Asset Management Limited</h1><p>Fund Managers’ Report</p><p>October, 2023</p></div>`,
  `<div class=essay><h1>Economic &amp; Capital Markets Review</h1>${s.heading('Economic Review & Outlook')}
${s.paragraphs(ECONOMY)}${s.heading('Money Market Review & Outlook')}${s.paragraphs(MONEY)}${s.htmlTable(KIBOR)}
${s.heading('Equity Market Review & Outlook')}${s.paragraphs(STOCKS)}</div><i class=number>2</i>`,
  riskPage(entries),
];
