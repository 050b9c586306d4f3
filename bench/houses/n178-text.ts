/** What the managers of AMC N178 write about the month, and what every page says in fine print. */
import * as s from './shared15.ts';

const FIXED: Readonly<Record<string, string>> = {
  SCMF:
    'The Monetary Policy Committee left the policy rate unchanged in its meeting of January 26, 2026 and cut the cash reserve requirement of banks from 6% ' +
    'to 5%. In the last auction of the month T-Bills of PKR 874 billion were sold against a target of PKR 650 billion; cut-off yields fell by 7 to ' +
    '15 bps. The Fund added papers of three months.',
  SGSF:
    'Yields of PIBs of three and five years fell by 21 bps and 26 bps in the secondary market, as CPI inflation of 5.8% for January was below ' +
    'expectations. The Fund realized part of its gains on ten year floaters and raised its duration to take advantage of the next auction.',
  SIRF:
    'The Ministry raised PKR 142 billion in the auction of GoP Ijara Sukuk of one year (discounted). Profit rates of Islamic banks on deposits were steady ' +
    'between 9.4% and 10.1%. The Fund took part in short term sukuks of two new issuers after due diligence.',
  SSTF:
    'The index made a new high on January 21 before profit taking set in ahead of the results season. Average daily volume rose by 18% to 1,043 million ' +
    'shares. Foreigners sold shares of USD 31.6 million, local mutual funds bought USD 48.9 million. The Fund stayed overweight in Commercial Banks ' +
    'and Cement.',
  SIAAF:
    'The Fund increased Shariah compliant shares early in the month and shifted a part to GoP Ijara Sukuk when valuations went above the average of five ' +
    'years. Cement dispatches of December grew by 9.1% over the year, which helped our largest positions.',
  SPF:
    'Contributions of PKR 38.2 million came in during the month from 212 participants. The Equity Sub-Fund kept its overweight in Commercial Banks; the ' +
    'Debt Sub-Fund moved from T-Bills to fixed rate PIBs; the Money Market Sub-Fund held its maturity near 60 days.',
};

const signed = (v: string | null | undefined): string => (v ?? '').replace(/^-(.*)$/, '($1)');

/** How the fund did comes before what the manager says about the market. */
export function commentOf(entry: s.Entry): string {
  const own = FIXED[s.short(entry) || 'SPF'] ?? '';
  if (entry.sub_funds.length > 0) return own;
  const month = s.returnAt(entry, 'MTD');
  const year = s.returnAt(entry, 'FYTD');
  const [first] = s.lines(entry, 'ASSET_ALLOCATION');
  const [then = '', now = ''] = first?.cells ?? [];
  return (
    `${s.short(entry)} posted ${signed(month?.fund_return_percent)}% in January 2026 against its benchmark of ${signed(month?.benchmark_return_percent)}%, ` +
    `and ${signed(year?.fund_return_percent)}% in the fiscal year to date. ${first?.label} were ${now}% of total assets at month end, against ${then}% ` +
    `a month ago. ${own}`
  );
}

export const COMPLAINTS =
  'Dispute Resolution / Complaint Handling: Investors may lodge their complaints to our Investor Services Department through our branches, by e-mail to ' +
  'complaints@sodhra.example or through our toll free line 0800-00178. If your complaint has not been redressed by us, you may lodge it with the SECP ' +
  'at its service desk; the SECP entertains only those complaints which were at first directly requested to be redressed by the company.';

export const REVIEW = [
  'The Monetary Policy Committee of the State Bank decided on January 26, 2026 to keep the policy rate where it was, and reduced the cash reserve ' +
    'requirement of banks by 100 bps to 5%, which left more liquidity in the money market. CPI inflation was 5.8% in January over the same month of last ' +
    'year, and 0.4% over December.',
  'The current account had a deficit of USD 1.2 billion in the first half of the fiscal year, against a surplus of USD 957 million in the same period of ' +
    'last year. Remittances of workers were USD 3.5 billion in January. Reserves of the State Bank closed the month at USD 16.1 billion.',
  'The benchmark index of the stock market moved in a range of 9,400 points, with a new high in the third week. Banks, cement and exploration companies ' +
    'led the market. Mutual funds and individuals were net buyers, foreigners and companies were net sellers.',
];
