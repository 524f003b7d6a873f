import { spawn } from 'node:child_process';
import { freePort } from '../test-support/throwaway-postgres.ts';
import { type Load, load } from './load.ts';

/** What Fastify does on this machine when it does nothing else: every rate is shown as a share of it. */
export async function measureBare(): Promise<Load> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-server.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  try {
    return await load(`http://127.0.0.1:${port}/`);
  } finally {
    child.kill();
  }
}
