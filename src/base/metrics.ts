/** One metric family in the Prometheus text format, version 0.0.4. */
export interface Metric {
  /** Unit last: `mfds_http_request_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary';
  readonly samples: readonly Sample[];
}

export interface Sample {
  /**
   * Appended to the family's name: `_bucket`, `_sum`, `_count` for a histogram, `_sum`, `_count` for a summary;
   * otherwise absent.
   */
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export const METRICS_MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Renders the metrics as text; families without samples are omitted. */
export function renderMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ` +
        `${type}\n${samples.map((sample) => renderSample(name, sample)).join('')}`,
    )
    .join('');
}

function renderSample(name: string, { suffix, labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return (
    `${name}${suffix ?? ''}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ` +
    `${value === Infinity ? '+Inf' : value}\n`
  );
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** Combines the metrics of several threads by adding samples with equal labels. */
export function addMetrics(parts: readonly (readonly Metric[])[]): Metric[] {
  const families = Map.groupBy(parts.flat(), ({ name }) => name);
  return [...families.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, samples: addSamples([first, ...others].flatMap(({ samples }) => samples)) }],
  );
}

function addSamples(samples: readonly Sample[]): Sample[] {
  const same = Map.groupBy(samples, ({ suffix, labels }) => JSON.stringify([suffix, labels]));
  return [...same.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, value: others.reduce((sum, { value }) => sum + value, first.value) }],
  );
}
