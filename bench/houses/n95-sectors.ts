/** What the AMCs N95 to N98 share: sectors that sum to the class of shares in each month. */
import * as s from './shared15.ts';

/** Gives the other sectors what the named ones leave of the class `shares` in each month. */
export function closeSectors(figures: s.Figures, shares: string): void {
  for (const { label_raw, period_label, percent } of s.ofType(figures, 'ASSET_ALLOCATION')) {
    if (label_raw !== shares) continue;
    const sectors = s.ofMonth(figures, 'SECTOR_ALLOCATION', period_label);
    const sum = sectors.reduce((all, r) => all + Number(r.percent), 0);
    const rest = sectors.find((r) => r.label_raw === 'Other sectors');
    if (rest !== undefined) rest.percent = (Number(rest.percent) + Number(percent) - sum).toFixed(1);
  }
}
