import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { freePort, unprivilegedUser } from '../throwaway-postgres.ts';

/** A program in front of others, at a port of this machine. */
export interface Front {
  port: number;
  stop(): Promise<void>;
}

const HAPROXY = '/usr/sbin/haproxy';
const PGBOUNCER = '/usr/sbin/pgbouncer';

/**
 * HAProxy as an operator would set it: by `/readyz` it knows who may be asked. What was not answered is asked again of
 * another one, unless that could do something twice: a POST without an `Idempotency-Key`.
 */
export function balanceHttp(ports: readonly number[]): Promise<Front> {
  return startHaproxy(
    (port) => `
frontend people
  mode http
  bind 127.0.0.1:${port}
  default_backend lampstand
backend lampstand
  mode http
  balance roundrobin
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry if METH_POST !{ req.hdr(idempotency-key) -m found }
  option forwardfor
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1 observe layer4 error-limit 1 on-error mark-down
${ports.map((at) => `  server at${at} 127.0.0.1:${at}`).join('\n')}
`,
  );
}

/** One address for a primary and its standby, which is used once the primary is gone. */
export function followPrimary(primaryPort: number, standbyPort: number): Promise<Front> {
  return startHaproxy(
    (port) => `
listen database
  mode tcp
  bind 127.0.0.1:${port}
  default-server check inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primaryPort}
  server standby 127.0.0.1:${standbyPort} backup
`,
  );
}

/** PgBouncer in transaction mode: a session of ours has another server's session for each transaction. */
export function poolTransactions(postgresPort: number): Promise<Front> {
  return startFront(PGBOUNCER, 'pgbouncer', (port) => ({
    'pgbouncer.ini': `
[databases]
* = host=127.0.0.1 port=${postgresPort} user=lampstand
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
`,
  }));
}

function startHaproxy(config: (port: number) => string): Promise<Front> {
  const common = `
global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
`;
  return startFront(HAPROXY, 'haproxy', (port) => ({ 'haproxy.cfg': common + config(port) }));
}

async function startFront(
  program: string,
  debian: string,
  files: (port: number) => Record<string, string>,
): Promise<Front> {
  if (!existsSync(program)) throw new Error(`${program} is needed: apt-get install ${debian}`);
  const folder = mkdtempSync(path.join(tmpdir(), `lampstand-${debian}-`));
  const port = await freePort();
  const [[name = '', text = ''] = []] = Object.entries(files(port));
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const asUser = unprivilegedUser();
  if (asUser) execFileSync('chown', ['-R', asUser.name, folder]);
  const child = spawn(program, program === HAPROXY ? ['-db', '-f', file] : [file], {
    // What it says on its way tells nothing that the run's outcome does not.
    stdio: 'ignore',
    ...(program === PGBOUNCER && asUser && { uid: asUser.uid, gid: asUser.gid }),
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAccepting(port, () => child.exitCode !== null);
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAccepting(port: number, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (hasEnded()) throw new Error(`what should listen on ${port} has ended`);
    const accepts = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
    if (accepts) return;
    await pass(50);
  }
  throw new Error(`nothing listens on ${port}`);
}
