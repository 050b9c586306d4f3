/** One family of figures as monitoring systems scrape them (the text format of Prometheus, version 0.0.4). */
export interface Metric {
  /** Unit last: `mfds_http_request_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary';
  readonly samples: readonly Sample[];
}

export interface Sample {
  /** What stands behind the family's name: `_bucket`, `_sum`, `_count` of a histogram, the last two of a summary; empty for all else. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export const METRICS_MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics as text, one family after the other; families without a sample are left out. */
export function renderMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => renderSample(name, sample)).join('')}`)
    .join('');
}

function renderSample(name: string, { suffix, labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix ?? ''}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value === Infinity ? '+Inf' : value}\n`;
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** The figures of several threads as those of one process: every sample with the same labels is added up. */
export function addMetrics(parts: readonly (readonly Metric[])[]): Metric[] {
  const families = Map.groupBy(parts.flat(), ({ name }) => name);
  return [...families.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [{ ...first, samples: addSamples([first, ...others].flatMap(({ samples }) => samples)) }]));
}

function addSamples(samples: readonly Sample[]): Sample[] {
  const same = Map.groupBy(samples, ({ suffix, labels }) => JSON.stringify([suffix, labels]));
  return [...same.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [{ ...first, value: others.reduce((sum, { value }) => sum + value, first.value) }]));
}
