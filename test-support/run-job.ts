import type { TestApp } from './start-test-app.ts';

/** Runs a background job of the app once, by its name, with the app's own clock. */
export async function runJob(app: TestApp, features: readonly JobSource[], name: string): Promise<void> {
  const job = features
    .flatMap((feature) => feature.jobs?.(app.server.deps) ?? [])
    .find((one) => one.name === name);
  if (!job) throw new Error(`no feature has a job '${name}'`);
  await job.run(new AbortController().signal);
}

interface JobSource {
  jobs?: (
    deps: TestApp['server']['deps'],
  ) => readonly { name: string; run(stopping: AbortSignal): Promise<void> }[];
}
