import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run dev`: the server with Vite inside it; changed server code restarts it, changed client code is swapped in. */
const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.resolve(import.meta.dirname, 'dev-server.ts')],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
