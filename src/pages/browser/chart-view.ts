import {
  ColorType,
  CrosshairMode,
  LineSeries,
  LineStyle,
  PriceScaleMode,
  createChart,
  createSeriesMarkers,
} from 'lightweight-charts';
import type { IChartApi, ISeriesApi, LineData, SeriesMarker, UTCTimestamp, WhitespaceData } from 'lightweight-charts';
import { endsLine, formatDay, isAlone } from './chart-series.ts';
import type { Observation } from './chart-series.ts';

/** One line: the observations, and the height of each; floats are used for pixels only. */
export interface DrawnLine {
  readonly observations: readonly Observation[];
  readonly heightOf: (observation: Observation) => number;
  readonly payouts: ReadonlyMap<number, string>;
  readonly corrections: ReadonlyMap<number, string>;
}

// Besides their colours, lines differ by their dashes.
const STYLES = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted, LineStyle.LargeDashed, LineStyle.SparseDotted];
const SECONDS_A_DAY = 86_400;
// More marks than this merge into a band.
const MOST_MARKS = 60;
const MOST_PLACES = 4;
// Twenty years of days fit on a telephone.
const LEAST_DAY_PIXELS = 0.001;
const DAYS_AROUND = 15;

/** The canvas of a chart. Colours are those of the style sheet; every calendar day has the same width. */
export class ChartView {
  readonly #host: HTMLElement;
  readonly #chart: IChartApi;
  #lines: readonly DrawnLine[] = [];
  #series: ISeriesApi<'Line'>[] = [];
  #places = MOST_PLACES;

  /** `onDay`: the day under the mouse, undefined when it leaves the chart; `onTouch`: the day under a finger. */
  constructor(host: HTMLElement, onDay: (day: number | undefined) => void, onTouch: (day: number) => void) {
    this.#host = host;
    this.#chart = createChart(host, {
      autoSize: true,
      // The logo would add a style element, which the content security policy refuses; the page has the credit.
      layout: { attributionLogo: false },
      // The wheel and the finger scroll the page, not the chart.
      handleScroll: false,
      handleScale: false,
      crosshair: { mode: CrosshairMode.Magnet },
      localization: { locale: 'en-US', timeFormatter: (time: number) => formatDay(time / SECONDS_A_DAY) },
      timeScale: { fixLeftEdge: true, fixRightEdge: true, minBarSpacing: LEAST_DAY_PIXELS },
      rightPriceScale: { scaleMargins: { top: 0.12, bottom: 0.1 } },
    });
    this.#paint();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.#paint();
      this.draw(this.#lines);
    });
    this.#chart.subscribeCrosshairMove(({ time }) => {
      onDay(typeof time === 'number' ? time / SECONDS_A_DAY : undefined);
    });
    // The library shows its crosshair only after a long press; a tap and a drag to the side read days, too.
    for (const kind of ['pointerdown', 'pointermove'] as const)
      host.addEventListener(kind, ({ pointerType, clientX }) => {
        if (pointerType === 'mouse') return;
        const time = this.#chart.timeScale().coordinateToTime(clientX - host.getBoundingClientRect().left);
        if (typeof time === 'number') onTouch(time / SECONDS_A_DAY);
      });
  }

  draw(lines: readonly DrawnLine[]): void {
    this.#lines = lines;
    for (const one of this.#series) this.#chart.removeSeries(one);
    const oldest = Math.min(...lines.map(({ observations }) => observations[0]?.day ?? Infinity));
    const newest = Math.max(...lines.map(({ observations }) => observations.at(-1)?.day ?? -Infinity));
    // A single day needs days around it, or it would be as wide as the chart.
    const [first, last] = oldest === newest ? [oldest - DAYS_AROUND, newest + DAYS_AROUND] : [oldest, newest];
    const scale = measure(lines.flatMap(({ observations, heightOf }) => observations.map(heightOf)));
    this.#places = scale.places;
    this.#series = lines.map((line, index) => {
      const color = this.#color(`--s${index + 1}`);
      const series = this.#chart.addSeries(LineSeries, {
        color,
        lineWidth: 2,
        lineStyle: STYLES[index] ?? LineStyle.Solid,
        lastValueVisible: false,
        priceLineVisible: false,
        ...(scale.constant === undefined ? {} : { autoscaleInfoProvider: () => rangeAround(scale.constant) }),
        // The line after an observation may be invisible, its crosshair mark never is.
        crosshairMarkerBackgroundColor: color,
        crosshairMarkerBorderColor: this.#color('--surface'),
        priceFormat: {
          type: 'custom',
          minMove: 10 ** -MOST_PLACES,
          formatter: (height: number) => this.#formatHeight(height),
        },
      });
      series.setData(toData(line, first, last));
      createSeriesMarkers(series, this.#listMarkers(line, color));
      return series;
    });
    this.#chart.timeScale().fitContent();
  }

  setLogScale(isLog: boolean): void {
    this.#chart.priceScale('right').applyOptions({ mode: isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal });
  }

  /** Moves the crosshair to an observation of the first line. */
  point(observation: Observation): void {
    const [line, series] = [this.#lines[0], this.#series[0]];
    if (line !== undefined && series !== undefined)
      this.#chart.setCrosshairPosition(line.heightOf(observation), timeOf(observation.day), series);
  }

  #listMarkers({ observations, payouts, corrections }: DrawnLine, color: string): SeriesMarker<UTCTimestamp>[] {
    const shown = (marks: ReadonlyMap<number, string>): readonly Observation[] => {
      const found = observations.filter(({ day }) => marks.has(day));
      return found.length > MOST_MARKS ? [] : found;
    };
    const at = ({ day }: Observation): UTCTimestamp => timeOf(day);
    return [
      ...observations
        .filter((_, index) => isAlone(observations, index))
        .map((one) => ({ time: at(one), position: 'inBar', shape: 'circle', color, size: 0.5 }) as const),
      ...shown(payouts).map(
        (one) =>
          ({ time: at(one), position: 'belowBar', shape: 'arrowUp', color: this.#color('--mark'), size: 0.8 }) as const,
      ),
      ...shown(corrections).map(
        (one) =>
          ({ time: at(one), position: 'aboveBar', shape: 'square', color: this.#color('--bad'), size: 0.8 }) as const,
      ),
    ].toSorted((one, other) => one.time - other.time);
  }

  #paint(): void {
    const line = { color: this.#color('--line') };
    const label = { labelBackgroundColor: this.#color('--soft') };
    this.#chart.applyOptions({
      layout: {
        background: { type: ColorType.Solid, color: 'transparent' },
        textColor: this.#color('--soft'),
        fontFamily: getComputedStyle(this.#host).fontFamily,
      },
      grid: { vertLines: { visible: false }, horzLines: line },
      crosshair: {
        vertLine: { color: this.#color('--soft'), ...label },
        horzLine: { color: this.#color('--soft'), ...label },
      },
      rightPriceScale: { borderVisible: false },
      timeScale: { borderColor: this.#color('--line') },
    });
  }

  /** As many decimals as distinguish the labels of the axis. */
  #formatHeight(height: number): string {
    return height.toLocaleString('en', { minimumFractionDigits: this.#places, maximumFractionDigits: this.#places });
  }

  #color(token: string): string {
    return getComputedStyle(this.#host).getPropertyValue(token).trim();
  }
}

/** One entry per calendar day, so that a pause has its true width; the line is invisible over a pause. */
function toData(
  { observations, heightOf }: DrawnLine,
  first: number,
  last: number,
): (LineData<UTCTimestamp> | WhitespaceData<UTCTimestamp>)[] {
  const byDay = new Map(observations.map((one, index) => [one.day, index]));
  return Array.from({ length: last - first + 1 }, (_, offset) => {
    const time = timeOf(first + offset);
    const index = byDay.get(first + offset);
    const one = index === undefined ? undefined : observations[index];
    if (one === undefined || index === undefined) return { time };
    const value = heightOf(one);
    const isHidden = endsLine(observations, index) || isAlone(observations, index);
    return isHidden ? { time, value, color: 'transparent' } : { time, value };
  });
}

function timeOf(day: number): UTCTimestamp {
  return (day * SECONDS_A_DAY) as UTCTimestamp;
}

// Labels of an axis are steps of a tenth or a fortieth of its span.
const DIGITS_OF_SPAN = 3;

interface Scale {
  readonly places: number;
  /** Of a series that never changes; undefined for others. */
  readonly constant: number | undefined;
}

function measure(heights: readonly number[]): Scale {
  const least = heights.reduce((one, other) => Math.min(one, other), Infinity);
  const most = heights.reduce((one, other) => Math.max(one, other), -Infinity);
  if (most <= least) return { places: 2, constant: least };
  const places = DIGITS_OF_SPAN - 1 - Math.floor(Math.log10(most - least));
  return { places: Math.max(0, Math.min(MOST_PLACES, places)), constant: undefined };
}

// Of its height, above and below a series that never changes.
const CONSTANT_ROOM = 0.01;

function rangeAround(height = 0): { priceRange: { minValue: number; maxValue: number } } {
  const room = Math.abs(height) * CONSTANT_ROOM || 1;
  return { priceRange: { minValue: height - room, maxValue: height + room } };
}
