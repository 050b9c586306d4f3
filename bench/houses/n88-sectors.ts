/** What the AMCs N88 and N90 share: sectors that sum to the class of shares. */
import * as s from './shared15.ts';

/** Gives the row of other sectors what the named ones leave of the first asset class. */
export function closeSectors(figures: s.Figures): void {
  const sectors = s.ofType(figures, 'SECTOR_ALLOCATION');
  const rest = sectors.find((r) => r.label_raw.startsWith('Other '));
  const shares = s.ofType(figures, 'ASSET_ALLOCATION')[0];
  if (rest === undefined || shares === undefined) return;
  const sum = sectors.reduce((all, r) => all + Number(r.percent), 0);
  rest.percent = (Number(rest.percent) + Number(shares.percent) - sum).toFixed(1);
}
