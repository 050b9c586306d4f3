import type { MetricKey } from '#domain/fragment-terms.ts';

/** Statistics by their labels, folded as in fold-label.ts, brackets left out. */
export const METRIC_LABELS: Readonly<Partial<Record<MetricKey, readonly string[]>>> = {
  NUMBER_OF_HOLDINGS: ['number of holdings', 'no of holdings', 'total holdings'],
  WEIGHTED_AVERAGE_MATURITY: [
    'wtd average maturity',
    'weighted average maturity',
    'wam',
    'weighted average time to maturity',
    'wtd avg maturity',
    'weighted avg maturity',
    'wtd average time to maturity',
    'average maturity',
    'weighted average time to maturity of net assets',
    'weighted average term to maturity',
  ],
  DURATION: ['duration', 'average duration', 'portfolio duration', 'macaulay duration'],
  MODIFIED_DURATION: ['modified duration'],
  YIELD_TO_MATURITY: ['ytm', 'yield to maturity', 'portfolio yield', 'average portfolio yield', 'weighted average ytm'],
  CURRENT_YIELD: ['current yield'],
  STANDARD_DEVIATION: [
    'standard deviation',
    'std deviation',
    'std dev',
    'st dev',
    'standard dev',
    'fund standard deviation',
    'st deviation',
  ],
  SHARPE_RATIO: ['sharpe ratio', 'sharp ratio'],
  INFORMATION_RATIO: ['information ratio', 'info ratio'],
  ALPHA: ['alpha', 'jensens alpha'],
  BETA: ['beta', 'portfolio beta'],
  R_SQUARED: ['r squared', 'r square', 'r2'],
  CORRELATION: ['correlation'],
  TRACKING_ERROR: ['tracking error', 'average tracking error'],
  PORTFOLIO_TURNOVER: ['portfolio turnover ratio', 'portfolio turnover', 'turnover ratio', 'ptr'],
  PRICE_EARNINGS: [
    'per',
    'price earnings',
    'p e',
    'p e ratio',
    'price earnings ratio',
    'price to earning ratio',
    'price to earnings ratio',
    'price to earnings',
    'pe ratio',
    'price earning ratio',
  ],
  PRICE_BOOK: ['pbv', 'p b', 'p bv', 'price to book', 'price to book value', 'price to book ratio'],
  DIVIDEND_YIELD: ['dy', 'dividend yield', 'div yield'],
};

/** Statistics of a single AMC that have no key of their own; served as `OTHER` with their label. */
export const OTHER_METRIC_LABELS: readonly string[] = ['multiplier range', 'multiplier'];
