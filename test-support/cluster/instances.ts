import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RealServer, startRealServer } from '../start-real-server.ts';
import { freePort } from '../throwaway-postgres.ts';

/** Processes of the product that share one database and one bucket. */
export interface Instances {
  /** Where they may be; two of them are used at a time. */
  ports: readonly number[];
  /** Starts two, with these settings for them and whoever follows. */
  start(env: Record<string, string>): Promise<void>;
  /** Ends the oldest without warning, then starts another one. */
  replaceOldest(): Promise<void>;
  /** A file with what all of them have printed since they were ready, letters included. */
  log: string;
  stop(): Promise<void>;
}

export async function createInstances(): Promise<Instances> {
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lampstand-cluster-'));
  const running: RealServer[] = [];
  let started = 0;
  const log = path.join(dataDir, 'log');
  writeFileSync(log, '');
  let settings: Record<string, string> = {};
  const add = async () => {
    const port = ports[started++ % ports.length]!;
    const server = await startRealServer({ env: settings, dataDir, port });
    for (const stream of [server.process.stdout, server.process.stderr]) {
      stream?.on('data', (chunk) => appendFileSync(log, chunk));
    }
    running.push(server);
  };
  const endOldest = () => running.shift()?.stop('SIGKILL');
  return {
    ports,
    log,
    async start(env) {
      settings = env;
      await add();
      await add();
    },
    async replaceOldest() {
      await endOldest();
      await add();
    },
    async stop() {
      while (running.length > 0) await endOldest();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
