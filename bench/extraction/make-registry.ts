/** The registry that a service would have: the funds, pension sub-funds and plans that the expected files name. */
import type { KnownFund } from '#domain/known-fund.ts';
import { assetClassOf, umbrellaName } from './scopes.ts';
import { hasExpected, openDocument } from './documents.ts';
import { inTrueMonth, textOf } from './expected-file.ts';
import type { BenchDocument } from './documents.ts';

const HEAD = ['name', 'official_name', 'amc', 'category', 'scheme_type', 'family', 'vps_asset_class'];
const NAV_HEAD = ['fund', 'nav', 'date'];

interface RegistryRow {
  readonly name: string;
  readonly official: string;
  readonly amc: string;
  readonly type: string;
  readonly family: string;
  readonly assetClass: string;
}

/** A registry sheet as CSV: one row per fund, per pension sub-fund (official name of the scheme) and per plan. */
export function makeRegistry(document: BenchDocument): Buffer {
  const rows = listRows(document).map((row) => [
    row.name,
    row.official,
    row.amc,
    '',
    row.type,
    row.family,
    row.assetClass,
  ]);
  return toCsv([HEAD, ...rows]);
}

/** The funds of a PDF's expected facts; none without an expected file. */
export function listFundsOf(pdf: string): KnownFund[] {
  return hasExpected(pdf) ? listKnownFunds(openDocument(pdf, '')) : [];
}

/** The same funds in the form in which a report reader searches for them. */
export function listKnownFunds(document: BenchDocument): KnownFund[] {
  return listRows(document).map(({ name, official, amc, family, assetClass }) => ({
    name: official,
    other_names: name === official ? [] : [name],
    amc: amc === '' ? null : amc,
    family: family === '' ? null : family,
    asset_class: assetClass === '' ? null : assetClass,
  }));
}

/**
 * NAVs that the association would have published for the report dates, as CSV: the printed ones, and where a planted
 * fault falsified one, the real one. Null if the expected file has none.
 */
export function makeNavs(document: BenchDocument): Buffer | null {
  const rows = document.funds.map(inTrueMonth).flatMap((entry) => {
    const { report_date } = entry;
    const fund = umbrellaName(entry.fund_name_raw);
    if (!report_date) return [];
    const realOf = (sub: string | undefined): string | undefined => {
      const falsified = entry.planted_fault?.false_values?.find(
        (value) => value.field === 'nav_per_unit' && value.sub_fund === sub,
      );
      return typeof falsified?.real === 'string' ? falsified.real : undefined;
    };
    const subs = (entry.sub_funds ?? []).map((sub) => ({
      name: assetClassOf(fund, sub.name_raw) === '' ? sub.name_raw : `${fund} - ${sub.name_raw}`,
      nav: realOf(sub.name_raw) ?? textOf(sub, 'nav_per_unit'),
    }));
    return [{ name: fund, nav: realOf(undefined) ?? textOf(entry, 'nav_per_unit') }, ...subs].flatMap(({ name, nav }) =>
      nav === null ? [] : [[name, nav, report_date]],
    );
  });
  return rows.length === 0 ? null : toCsv([NAV_HEAD, ...rows]);
}

function listRows({ funds, amc: documentAmc }: BenchDocument): RegistryRow[] {
  const rows = new Map<string, RegistryRow>();
  const add = (row: RegistryRow): void => {
    const key = `${row.official.toLowerCase()}\n${row.assetClass}`;
    if (!rows.has(key)) rows.set(key, row);
  };
  for (const entry of funds) {
    const fund = umbrellaName(entry.fund_name_raw);
    const amc = entry.amc_name_raw || documentAmc;
    const plain = { amc, type: 'OPEN_END', assetClass: '' };
    const subs = (entry.sub_funds ?? []).map((sub) => [sub.name_raw, assetClassOf(fund, sub.name_raw)] as const);
    for (const [name, assetClass] of subs) {
      if (assetClass !== '')
        add({ name: `${fund} - ${name}`, official: fund, amc, type: 'VPS', family: fund, assetClass });
      else if (name.toLowerCase() !== fund.toLowerCase()) add({ ...plain, name, official: name, family: fund });
    }
    if (subs.every(([, assetClass]) => assetClass === '')) add({ ...plain, name: fund, official: fund, family: '' });
  }
  return [...rows.values()];
}

function toCsv(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join(''));
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
