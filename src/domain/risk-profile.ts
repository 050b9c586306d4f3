import { own } from '#base/own.ts';
import type { RiskProfile } from './vocabularies.ts';

const PROFILES: Readonly<Record<string, RiskProfile>> = {
  'very low': 'VERY_LOW',
  low: 'LOW',
  medium: 'MEDIUM',
  moderate: 'MEDIUM',
  high: 'HIGH',
  'very high': 'VERY_HIGH',
};

/** `Medium (Principal at medium risk)` is MEDIUM; undefined if not exactly one is named (`Low to Moderate`). */
export function riskProfileOf(printed: string): RiskProfile | undefined {
  const words = printed
    .toLowerCase()
    .replace(/\([^()]*\)?|[*†‡.]/g, ' ')
    .replace(/\brisk(?: profile)?\b/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return own(PROFILES, words);
}
