/** The limits that the pages of AMC N263 print next to the figures. The expected file does not have them. */
import type { Figures } from './shared15.ts';

const ASSETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CHDF: { 'T-Bills': '0.0 to 100.0', 'Bank deposits': '10.0 to 100.0', 'Short term Sukuk': 'max. 20.0' },
  CHIF: {
    PIBs: '0.0 to 70.0',
    'T-Bills': '0.0 to 75.0',
    'TFCs and Sukuk': 'max. 40.0',
    'Bank deposits': 'min. 10.0',
  },
  CHSF: { 'GoP Ijara Sukuk': '0.0 to 75.0', 'Corporate Sukuk': 'max. 40.0', 'Bank deposits': 'min. 10.0' },
  CHEF: { Shares: 'min. 70.0', 'Bank deposits': 'max. 30.0' },
  CHIE: { Shares: 'min. 70.0', 'Bank deposits': 'max. 30.0' },
  CHCP: { PIBs: 'min. 60.0', Shares: 'max. 30.0', 'Bank deposits': 'none' },
};

const METRICS: Readonly<Record<string, string>> = {
  CHDF: 'max. 90',
  CHIF: 'max. 4.0',
  CHSF: 'max. 4.0',
};

export const assetLimit = (abbr: string, label: string): string => ASSETS[abbr]?.[label] ?? 'none';
export const metricLimit = (abbr: string): string => METRICS[abbr] ?? 'none';
export const sectorLimit = (label: string): string => (label === 'Other sectors' ? 'none' : 'max. 30.0');
export const creditLimit = (label: string): string =>
  label === 'A+' ? 'max. 25.0' : label === 'Not rated' ? 'max. 15.0' : 'none';

/** Bands of the plans by plan and fund. */
export const BANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Young Plan': { CHEF: '55.0 to 85.0', CHIF: '10.0 to 40.0', CHDF: '0.0 to 20.0' },
  'Middle Plan': { CHEF: '30.0 to 60.0', CHIF: '30.0 to 60.0', CHDF: '0.0 to 30.0' },
  'Senior Plan': { CHEF: '5.0 to 25.0', CHIF: '40.0 to 70.0', CHDF: '15.0 to 50.0' },
};

/** Whether the figure is within the limit: `Yes`, `No`, or a dash if it has no limit. */
export function within(limit: string, value: string | null | undefined): string {
  const v = Number((value ?? '').replaceAll(',', ''));
  const [first = 0, last = first] = [...limit.matchAll(/\d+(?:\.\d+)?/g)].map((m) => Number(m[0]));
  if (limit === 'none') return '—';
  const [low, high] = limit.startsWith('min.')
    ? [first, Infinity]
    : limit.startsWith('max.')
      ? [0, first]
      : [first, last];
  return v >= low && v <= high ? 'Yes' : 'No';
}

export const shareOf = (figures: Figures, label: string): string | undefined =>
  figures.allocations.find((r) => r.label_raw === label)?.percent;
