/** The registry that a service would have: the funds, pension sub-funds and plans that the expected files name. */
import { assetClassOf, umbrellaName } from './scopes.ts';
import type { BenchDocument } from './documents.ts';

const HEAD = ['name', 'official_name', 'amc', 'category', 'scheme_type', 'family', 'vps_asset_class'];

/** A registry sheet as CSV: one row per fund, per pension sub-fund (official name of the scheme) and per plan. */
export function makeRegistry({ funds, amc: documentAmc }: BenchDocument): Buffer {
  const rows = new Map<string, readonly string[]>();
  const add = (name: string, official: string, amc: string, type: string, family: string, assetClass: string): void => {
    const key = `${official.toLowerCase()}\n${assetClass}`;
    if (!rows.has(key)) rows.set(key, [name, official, amc, '', type, family, assetClass]);
  };
  for (const entry of funds) {
    const fund = umbrellaName(entry.fund_name_raw);
    const amc = entry.amc_name_raw || documentAmc;
    const subs = (entry.sub_funds ?? []).map((sub) => [sub.name_raw, assetClassOf(fund, sub.name_raw)] as const);
    for (const [name, assetClass] of subs) {
      if (assetClass !== '') add(`${fund} - ${name}`, fund, amc, 'VPS', fund, assetClass);
      else if (name.toLowerCase() !== fund.toLowerCase()) add(name, name, amc, 'OPEN_END', fund, '');
    }
    if (subs.every(([, assetClass]) => assetClass === '')) add(fund, fund, amc, 'OPEN_END', '', '');
  }
  return Buffer.from([HEAD, ...rows.values()].map((cells) => `${cells.map(quote).join(',')}\r\n`).join(''));
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
