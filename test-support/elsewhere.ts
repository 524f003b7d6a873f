import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ImportSettings } from '#features/imports/server/import-routes.ts';
import type { ImportEvent } from '#features/imports/server/running-imports.ts';
import { type OutgoingNetwork, publicInternet } from '#platform/server/outgoing/guarded-agents.ts';
import type { TestApp } from './start-test-app.ts';
import type { TestClient } from './test-client.ts';
import { startWebServer } from './web-server.ts';

const SESSION = 'lampstand.session_token';
const MB = 1024 * 1024;
const type = { 'content-type': 'audio/mpeg' };

/** A web server with files to import, a service that nobody may ask, and the settings that tell them apart. */
export interface Elsewhere {
  /** What is in every file. */
  bytes: Buffer;
  port: number;
  /** 'METHOD /path', in order. */
  asked: string[];
  imports: ImportSettings;
  /**
   * The address of a file: any path gives `bytes`; `/unsized` does not say how many, `/no-head` answers GET alone,
   * `/broken` breaks off, `/faltering` breaks off once, then is missing once, `/held` waits in the middle for `letGo`,
   * `/to?url=` leads on.
   */
  at(path: string): string;
  /** Lets `/held` go on, from the last `hold` on. */
  letGo(): void;
  /** @returns what resolves when the next connection of `/held` is over. */
  hold(): Promise<void>;
  inside: { port: number; asked: string[] };
  stop(): Promise<void>;
}

/** Where a server may reach whose addresses have to lead to `port` of this machine. */
export function reachingOnly(port: number): OutgoingNetwork {
  return { ...publicInternet, mayReach: (address, to) => address === '127.0.0.1' && to === port };
}

export async function startElsewhere(): Promise<Elsewhere> {
  const bytes = randomBytes(3 * MB);
  let going = Promise.withResolvers<void>();
  let over = Promise.withResolvers<void>();
  const mishaps = ['breaks off', 'is missing'];
  const inside = await startWebServer((_request, response) => response.end('a secret'), '::');
  const outside = await startWebServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://elsewhere');
    const sized = { ...type, 'content-length': bytes.length };
    const isHead = request.method === 'HEAD';
    const mishap = pathname === '/faltering' && !isHead ? mishaps.shift() : undefined;
    if (pathname === '/to') response.writeHead(302, { location: searchParams.get('url') ?? '' }).end();
    else if (pathname === '/no-head' && isHead) response.writeHead(405).end();
    else if (isHead) response.writeHead(200, pathname === '/unsized' ? type : sized).end();
    else if (pathname === '/unsized') response.writeHead(200, type).end(bytes);
    else if (mishap === 'is missing') response.writeHead(404).end();
    else if (pathname === '/broken' || mishap) {
      response.writeHead(200, sized).write(bytes.subarray(0, MB), () => response.destroy());
    } else if (pathname === '/held') {
      response.once('close', over.resolve);
      response.writeHead(200, sized).write(bytes.subarray(0, MB));
      void going.promise.then(() => response.end(bytes.subarray(MB)));
    } else response.writeHead(200, sized).end(bytes);
  });
  return {
    bytes,
    port: outside.port,
    asked: outside.asked,
    imports: { network: reachingOnly(outside.port) },
    at: (path) => `http://127.0.0.1:${outside.port}${path}`,
    letGo: () => going.resolve(),
    hold() {
      going = Promise.withResolvers();
      over = Promise.withResolvers();
      return over.promise;
    },
    inside,
    stop: async () => void (await Promise.all([inside.stop(), outside.stop()])),
  };
}

/** What a browser is told when its import has become this file. */
export function arrivalOf(file: { id: string; url: string } | undefined): ImportEvent {
  const response = { status: 200, responseText: JSON.stringify({ id: file?.id }) };
  return { action: 'success', payload: { complete: true, url: file?.url, response } };
}

export function openSocket(app: TestApp, path: string, client: TestClient | null, headers = {}): WebSocket {
  const cookie = client ? `${SESSION}=${client.cookie(SESSION)}` : '';
  return new WebSocket(app.url.replace('http', 'ws') + path, { headers: { cookie, ...headers } });
}

/** What a browser is told about its import, in order; the last is how it ended. */
export async function followImport(app: TestApp, client: TestClient, token: string): Promise<ImportEvent[]> {
  const socket = openSocket(app, `/companion/api/${token}`, client);
  const events: ImportEvent[] = [];
  socket.on('message', (data) => {
    const event = JSON.parse(String(data)) as ImportEvent;
    events.push(event);
    if (event.action !== 'progress') socket.close();
  });
  await once(socket, 'close');
  return events;
}
