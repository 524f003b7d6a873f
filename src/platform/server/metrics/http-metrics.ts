import { Counter, Gauge, type Registry } from 'prom-client';
import type { OpenRequests, SeenRequest } from '../http/watch-requests.ts';
import { RouteHistogram } from './route-histogram.ts';

/** From a cached answer to a large file over a slow line. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** Counts requests by route and status, and their time by route. */
export function countRequests(metrics: Registry): (seen: SeenRequest) => void {
  // Beside prom-client's own, which is filled at a scrape: see RouteHistogram.
  const counts = new Map<string, { method: string; route: string; status: number; count: number }>();
  new Counter({
    name: 'lampstand_http_requests_total',
    help: 'Requests by route pattern and status; 499: the client went away.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const { count, ...labels } of counts.values()) this.inc(labels, count);
    },
  });
  const times = new RouteHistogram(metrics, {
    name: 'lampstand_http_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of its answer.',
    buckets: SECONDS,
  });
  return ({ method, route, status, seconds, isStream }) => {
    const key = `${status} ${method} ${route}`;
    const counted = counts.get(key);
    if (counted) counted.count += 1;
    else counts.set(key, { method, route, status, count: 1 });
    if (!isStream) times.add(method, route, seconds);
  };
}

/** Shows what is open at the moment of a scrape. */
export function showOpenRequests(metrics: Registry, open: () => OpenRequests): void {
  const registers = [metrics];
  new Gauge({
    name: 'lampstand_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(open().requests);
    },
  });
  new Gauge({
    name: 'lampstand_http_streams',
    help: 'Bodies on their way: files coming in (upload), answers going out (download), browsers that listen (live).',
    labelNames: ['kind'],
    registers,
    collect() {
      const { uploads, downloads, live } = open();
      this.set({ kind: 'upload' }, uploads);
      this.set({ kind: 'download' }, downloads);
      this.set({ kind: 'live' }, live);
    },
  });
}

/** Shows how many access lines were thrown away. */
export function showDroppedLines(metrics: Registry, dropped: () => number): void {
  new Counter({
    name: 'lampstand_access_lines_dropped_total',
    help: 'Access lines that were thrown away because nobody took the output.',
    registers: [metrics],
    collect() {
      this.reset();
      this.inc(dropped());
    },
  });
}
