import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showProcess } from '#platform/server/metrics/process-metrics.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dashboard = read('deploy/grafana-dashboard.json');
const rules = read('deploy/prometheus-rules.yml');

let app: TestApp;
let metrics: Registry;
beforeAll(async () => {
  const disk = { room: async () => ({ free: 1, size: 1 }), warningBytes: 0, database: null };
  app = await startTestApp('sqlite', null, { disk });
  metrics = app.server.deps.metrics;
  showProcess(metrics);
});
afterAll(() => app?.stop());

/** Each metric that is named, with the labels by which it is chosen there: `name{a="…",b=~"…"}`. */
function named(text: string): { name: string; labels: string[] }[] {
  const plain = text.replaceAll('\\"', '"');
  return [...plain.matchAll(/\b((?:lampstand|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)].map(
    ([, name, selector]) => ({
      name: name!,
      labels: [...(selector ?? '').matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!),
    }),
  );
}

/** The metric that Prometheus stores under this name: histograms have several. */
function metricOf(name: string) {
  const known = (one: string) => metrics.getSingleMetric(one) as { labelNames: string[] } | undefined;
  return known(name) ?? known(name.replace(/_(bucket|sum|count)$/, ''));
}

/** Labels that Prometheus itself adds. */
const OF_PROMETHEUS = ['instance', 'job', 'le'];

test.each([
  ['deploy/grafana-dashboard.json', dashboard, 18],
  ['deploy/prometheus-rules.yml', rules, 12],
])('every metric and label that %s names is one that a server shows', (_, text, atLeast) => {
  const used = named(text);
  expect(used.length).toBeGreaterThanOrEqual(atLeast);
  const unknown = used.filter(({ name, labels }) => {
    const metric = metricOf(name);
    return !metric || labels.some((label) => ![...OF_PROMETHEUS, ...metric.labelNames].includes(label));
  });
  expect(unknown).toEqual([]);
});

test('every metric of ours is on the dashboard', () => {
  const shown = new Set(named(dashboard).map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')));
  const ours = metrics.getMetricsAsArray().map(({ name }) => name);
  expect(ours.filter((name) => name.startsWith('lampstand_') && !shown.has(name))).toEqual([]);
});

test('every alert names the chapter that says what to do', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)];
  const chapters = [...rules.matchAll(/runbook: docs\/running\.md#([a-z-]+)$/gm)];
  expect(alerts.length).toBeGreaterThan(10);
  expect(chapters).toHaveLength(alerts.length);
});

test('what each alert points to is written', () => {
  const headings = [...read('docs/running.md').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) => `docs/running.md#${heading!.toLowerCase().replaceAll(' ', '-')}`,
  );
  const pointedTo = [...rules.matchAll(/runbook: (\S+)/g)].map(([, address]) => address!);
  expect(pointedTo.length).toBeGreaterThanOrEqual(12);
  expect(pointedTo.filter((address) => !headings.includes(address))).toEqual([]);
});
