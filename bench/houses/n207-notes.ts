/** The provision for workers' welfare and the notes that the pages of AMC N207 end with. */
import * as s from './shared15.ts';

/** What the provision would add to the price, if it were not made. */
function provision(figures: s.Figures, words: string, name: string): string {
  const share = s.between(0.0021, 0.0088, words, 'swwf');
  const million = ((Number(figures.fund_size_pkr) * share) / 1e6).toFixed(2);
  const each = (Number(figures.nav_per_unit) * share).toFixed(4);
  return (
    `${name} has maintained a provision against Sindh Workers’ Welfare Fund liability to the tune of Rs. ${million} ` +
    `million. If the same were not made, the NAV per unit would be higher by Rs. ${each} and the return of the ` +
    `year to date by ${(share * 100).toFixed(2)}%.`
  );
}

function basis(entry: s.Entry, kind: s.Model['kind']): string {
  const first =
    entry.sub_funds.length === 0 && kind === 'rate'
      ? 'Returns of up to one year are annualized by the simple method.'
      : 'Returns of up to one year are absolute.';
  return `${first} Returns of longer periods are CAGR. Performance data does not include the cost of the sales load.`;
}

/** In printed order. */
export function notesOf(entry: s.Entry, fund: s.Fund): string[] {
  const swwf =
    entry.sub_funds.length > 0
      ? entry.sub_funds.map((x) => provision(x, entry.fund_name_raw + x.name_raw, `The ${x.name_raw}`))
      : [provision(entry, entry.fund_name_raw, 'The Scheme')];
  return [...swwf, basis(entry, fund.model.kind)];
}
