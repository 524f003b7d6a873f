import { spawn } from 'node:child_process';
import { freePort } from '../test-support/throwaway-postgres.ts';
import { type Load, load } from './load.ts';

/** What Fastify does on this machine when it does nothing else: every rate is shown as a share of it. */
export async function measureBare(): Promise<Load> {
  const bare = await startBare();
  try {
    return await load(bare.url);
  } finally {
    bare.stop();
  }
}

/** A Fastify server that does nothing else, for whoever measures it in turns with something. */
export async function startBare(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-server.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
