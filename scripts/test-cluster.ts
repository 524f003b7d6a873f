import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { startWriters } from '../test-support/cluster/acknowledged-saves.ts';
import { balanceHttp, followPrimary, poolTransactions } from '../test-support/cluster/fronts.ts';
import { createInstances, type Instances } from '../test-support/cluster/instances.ts';
import { startPostgresPair, urlAt } from '../test-support/cluster/postgres-pair.ts';
import { offerS3, S3_MEND } from '../test-support/s3-on-demand.ts';
import { createTestBucket } from '../test-support/test-bucket.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { buildIfStale } from './build-if-stale.ts';

/**
 * `npm run test:cluster`: two processes behind a balancer on one PostgreSQL with a synchronous standby and one S3 store.
 * People save all the while, and at the end everything that was acknowledged has to be there, once. Names of runs choose some:
 *
 *     npm run test:cluster -- killed pooled
 */
const KILL_EVERY_MS = 20_000;
/** How long people save in each run, unless the journeys say. */
const RUN_MS = Number(process.env['CLUSTER_SECONDS'] ?? 90) * 1000;
const WRITERS = 8;
/** All of them, unless some are named: `CLUSTER_JOURNEYS='journal home'`. */
const SOME_JOURNEYS = process.env['CLUSTER_JOURNEYS']?.split(' ') ?? [];

interface Cluster {
  url: string;
  instances: Instances;
  /** The primary dies, and the standby takes over. */
  failOver(): Promise<void>;
}

interface Run {
  /** Whether PgBouncer is between. */
  pooled?: boolean;
  /** What happens while people save. @returns false when it failed */
  during(cluster: Cluster): Promise<boolean>;
}

const runs: Record<string, Run> = {
  /** One process is killed and another one added every 20 seconds. */
  killed: {
    during: ({ instances }) => whileReplacing(instances, () => pass(RUN_MS, true)),
  },
  /** The same while every journey runs. */
  journeys: { during: (cluster) => whileReplacing(cluster.instances, () => journeys(cluster)) },
  failover: {
    async during(cluster) {
      await pass(RUN_MS / 2);
      await cluster.failOver();
      return pass(RUN_MS / 2, true);
    },
  },
  pooled: {
    pooled: true,
    during: ({ instances }) => whileReplacing(instances, () => pass(RUN_MS, true)),
  },
};

const asked = process.argv.slice(2);
const s3 = await offerS3();
if (!s3) throw new Error(S3_MEND);
await buildIfStale({ force: false });
let isWell = true;
try {
  for (const [name, run] of Object.entries(runs)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`▶ ${name}`);
    const wrong = await inCluster(run, s3.url);
    for (const fault of new Set(wrong)) console.log(`  ✘ ${fault}`);
    if (wrong.length > 0) isWell = false;
  }
} finally {
  await s3.stop();
}
console.log(isWell ? 'Nothing acknowledged was lost' : 'FAILED');
process.exit(isWell ? 0 : 1);

/** @returns what went wrong */
async function inCluster(run: Run, s3Offer: string): Promise<string[]> {
  const stops: (() => Promise<unknown>)[] = [];
  const until = <T extends { stop(): Promise<unknown> }>(part: T): T => {
    stops.unshift(() => part.stop());
    return part;
  };
  try {
    const pair = until(await startPostgresPair());
    const database = until(await followPrimary(pair.primaryPort, pair.standbyPort));
    const pooler = run.pooled ? until(await poolTransactions(database.port)) : database;
    const bucket = await createTestBucket(s3Offer);
    stops.unshift(() => bucket.remove());
    const instances = until(await createInstances());
    const balancer = until(await balanceHttp(instances.ports));
    const url = `http://localhost:${balancer.port}`;
    const { settings } = bucket;
    await instances.start({
      ...WITHOUT_LIMITS,
      PUBLIC_URL: url,
      AUTH_SECRET: 'a secret that is only used by the cluster, 48 chars!',
      DATABASE_URL: urlAt(pooler.port),
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    });
    const writers = await startWriters(url, WRITERS);
    const isDone = await run.during({ url, instances, failOver: pair.failOver });
    const wrong = await writers.stopAndCheck();
    console.log(`  ${writers.acknowledged().toLocaleString('en-US')} saves were acknowledged`);
    if (!isDone) wrong.push('the journeys failed');
    if (wrong.length > 0) wrong.push(`what the servers said is in ${keptLog(instances.log)}`);
    return wrong;
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Copies a log to where it outlives the run. */
function keptLog(log: string): string {
  mkdirSync('test-results', { recursive: true });
  const kept = 'test-results/cluster.log';
  copyFileSync(log, kept);
  return kept;
}

/** Kills and adds until `work` is done. */
async function whileReplacing<T>(instances: Instances, work: () => Promise<T>): Promise<T> {
  const done = new AbortController();
  const replacing = (async () => {
    let killed = 0;
    while (await pass(KILL_EVERY_MS, true, { signal: done.signal }).catch(() => false)) {
      await instances.replaceOldest();
      killed += 1;
    }
    console.log(`  ${killed} processes were killed`);
  })();
  try {
    return await work();
  } finally {
    done.abort();
    await replacing;
  }
}

/** Runs every journey against the cluster. @returns whether all passed */
async function journeys({ url, instances }: Cluster): Promise<boolean> {
  const child = spawn(
    'node_modules/.bin/playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--project=sqlite', ...SOME_JOURNEYS],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CLUSTER_URL: url, CLUSTER_LOG: instances.log },
    },
  );
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
