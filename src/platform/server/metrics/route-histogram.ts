import { Histogram, type Registry } from 'prom-client';

/** What was seen of one method and route. */
interface RouteTimes {
  method: string;
  route: string;
  /** How many of each bucket alone, and at the end how many beyond the last. */
  counts: number[];
  sum: number;
}

/**
 * A histogram of seconds by method and route. It keeps its own counts, because prom-client looks up labels by sorting and
 * joining them: that costs more than everything else that is counted of a request.
 */
export class RouteHistogram extends Histogram {
  readonly #buckets: readonly number[];
  readonly #times = new Map<string, RouteTimes>();
  readonly #about: { name: string; help: string };

  constructor(metrics: Registry, about: { name: string; help: string; buckets: number[] }) {
    super({ ...about, labelNames: ['method', 'route'], registers: [metrics] });
    this.#about = about;
    this.#buckets = about.buckets;
  }

  add(method: string, route: string, seconds: number): void {
    const key = `${method} ${route}`;
    let times = this.#times.get(key);
    if (!times) {
      times = { method, route, counts: [...this.#buckets, 0].fill(0), sum: 0 };
      this.#times.set(key, times);
    }
    let bucket = 0;
    while (bucket < this.#buckets.length && seconds > this.#buckets[bucket]!) bucket += 1;
    times.counts[bucket]! += 1;
    times.sum += seconds;
  }

  override async get() {
    return {
      name: this.#about.name,
      help: this.#about.help,
      // As prom-client itself writes it; its type says an enumeration that only exists in the types.
      type: 'histogram' as never,
      aggregator: 'sum' as const,
      collect() {},
      values: [...this.#times.values()].flatMap((times) => this.#linesOf(times)),
    };
  }

  /** What the registry calls when it writes for Prometheus. */
  getForPromString() {
    return this.get();
  }

  #linesOf({ method, route, counts, sum }: RouteTimes) {
    const { name } = this.#about;
    let total = 0;
    const buckets = [...this.#buckets, '+Inf'].map((le, i) => {
      total += counts[i]!;
      return { metricName: `${name}_bucket`, value: total, labels: { le, method, route } };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, value: sum, labels: { method, route } },
      { metricName: `${name}_count`, value: total, labels: { method, route } },
    ];
  }
}
