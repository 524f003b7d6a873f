import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { proxyConfig, SWIFT_ACCOUNT, SWIFT_CONFIG, storageConfig } from './swift-config.ts';

/** How an S3 server is reached. */
export interface S3Access {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The one that Debian's Swift is installed for. */
const PYTHON = '/usr/bin/python3';
const MEMCACHED_BIN = '/usr/bin/memcached';
export interface ThrowawayS3 extends S3Access {
  stop(): Promise<void>;
}

const STORAGE = ['object', 'container', 'account'] as const;

export function isSwiftInstalled(): boolean {
  return [PYTHON, MEMCACHED_BIN, ...['proxy', ...STORAGE].map(programOf)].every((file) => existsSync(file));
}

/** Ends with the process that began it, even when that one is killed. */
const LAUNCH = `
import ctypes, os, runpy, sys
ctypes.CDLL(None).prctl(1, 9)
`;

const MEMCACHED = `${LAUNCH}
os.execv(sys.argv[1], sys.argv[1:])
`;

/** Swift with the swift.conf of its own folder, which it would look for in /etc/swift. */
const SWIFT = `${LAUNCH}
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1]
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name='__main__')
`;

/** One partition's worth of ring for each pair of file and port: where the one device of each server is. */
const RINGS = `
import sys
from swift.common.ring import RingBuilder
for file, port in zip(sys.argv[1::2], sys.argv[2::2]):
    builder = RingBuilder(1, 1, 0)
    builder.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=int(port), device='one', weight=1))
    builder.rebalance()
    builder.get_ring().save(file)
`;

/**
 * Debian's OpenStack Swift with its S3 API, on free ports of loopback, its state in a temporary folder. It checks
 * signatures, expiry, part ETags and sizes as AWS does; any origin may call it from a browser.
 */
export async function startThrowawayS3(): Promise<ThrowawayS3> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-s3-'));
  const file = (name: string) => path.join(folder, name);
  mkdirSync(file('devices/one'), { recursive: true });
  writeFileSync(file('swift.conf'), SWIFT_CONFIG);
  const ports = await quietPorts(2 + STORAGE.length);
  const [port = 0, cachePort = 0, ...storagePorts] = ports;
  const rings: string[] = [];
  for (const [at, name] of STORAGE.entries()) {
    const storagePort = storagePorts[at] ?? 0;
    writeFileSync(file(`${name}.conf`), storageConfig(name, { folder, port: storagePort }));
    rings.push(file(`${name}.ring.gz`), String(storagePort));
  }
  execFileSync(PYTHON, ['-c', RINGS, ...rings]);
  writeFileSync(file('proxy.conf'), proxyConfig({ folder, port, cachePort }));

  const run = (...args: string[]) => spawn(PYTHON, ['-c', ...args], { cwd: folder, stdio: 'ignore' });
  const children = [
    run(MEMCACHED, MEMCACHED_BIN, '-u', userInfo().username, '-l', '127.0.0.1', '-p', `${cachePort}`),
    ...[...STORAGE, 'proxy'].map((name) =>
      run(SWIFT, file('swift.conf'), programOf(name), file(`${name}.conf`)),
    ),
  ];
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    await untilReady(ports, children);
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint, ...SWIFT_ACCOUNT, stop };
}

function programOf(name: string): string {
  return `/usr/bin/swift-${name}-server`;
}

/**
 * Free ports outside of the range from which the system takes those of outgoing connections: Swift takes seconds until
 * it listens, and on a busy machine a port of that range is gone by then.
 */
async function quietPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(12_000, 30_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => probe.close(resolve));
    if (free) ports.add(port);
  }
  return [...ports];
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

/**
 * All of them have to listen before the first request: Swift does not ask a server again for a while when it could
 * not reach it once.
 */
async function untilReady(ports: readonly number[], children: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + 100_000;
  const waiting = new Set(ports);
  while (Date.now() < deadline) {
    const ended = children.find((child) => child.exitCode !== null);
    if (ended) throw new Error(`Swift ended with code ${ended.exitCode}`);
    for (const port of waiting) if (await accepts(port)) waiting.delete(port);
    if (waiting.size === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Swift did not become ready: nothing listens on ${[...waiting]}`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}
