import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Gauge, type Registry } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import type { ReadSession } from '#platform/server/http/caller.ts';
import { ownHosts } from '#platform/server/http/own-hosts.ts';
import { isFromOwnPages } from '#platform/server/http/same-origin.ts';
import { writeSecurityLine } from '#platform/server/log/security-log.ts';
import type { Log } from '#platform/server/server-deps.ts';
import { canFollowImport } from '../imports.policy.ts';
import { parseJson } from './parse-json.ts';
import type { RunningImports } from './running-imports.ts';

const ADDRESS = /^\/companion\/api\/([0-9a-f-]{36})$/;

/** How many connections may listen to one import: a few tabs and reconnections. */
const LISTENERS = 4;
const PING_EVERY_MS = 30_000;

const message = z.object({ action: z.string() });

interface Options {
  readSession: ReadSession;
  publicUrl: string;
  running: RunningImports;
  metrics: Registry;
  log: Log;
}

/**
 * The socket over which a browser follows its imports and gives one up (docs/product.md, Calls).
 * @returns how to close it.
 */
export function importSocket(server: Server, options: Options): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false });
  new Gauge({
    name: 'lampstand_websockets',
    help: 'Open WebSockets: browsers that follow an import.',
    registers: [options.metrics],
    collect() {
      this.set(sockets.clients.size);
    },
  });
  const listeners = new Map<string, number>();
  const isOurs = ownHosts(options.publicUrl);
  const { running } = options;

  /** The import's token, or the status of the refusal. */
  async function admit(request: IncomingMessage): Promise<string | number> {
    const token = ADDRESS.exec(request.url?.split('?')[0] ?? '')?.[1];
    if (token === undefined) return 404;
    if (!isOurs(request.headers.host)) return 421;
    if (!isFromOwnPages(request.headers, options.publicUrl, request.headers.host)) {
      writeSecurityLine(options.log, { event: 'cross-site-refused', reqId: null, userId: null }, 'warn');
      return 403;
    }
    const caller = await options.readSession({ cookieHeader: request.headers.cookie, setCookie: () => {} });
    if (!caller) return 401;
    const started = running.find(token);
    if (!started || !canFollowImport(caller, started)) return 404;
    return (listeners.get(token) ?? 0) < LISTENERS ? token : 429;
  }

  function follow(socket: WebSocket, token: string): void {
    listeners.set(token, (listeners.get(token) ?? 0) + 1);
    const ping = setInterval(() => socket.ping(), PING_EVERY_MS).unref();
    socket.on('message', (data) => {
      const parsed = message.safeParse(parseJson(String(data)));
      // 'pause' and 'resume' come too; a file on its way from elsewhere simply goes on.
      if (parsed.data?.action === 'cancel') running.cancel(token);
    });
    // `ws` closes the connection after an error by itself.
    socket.on('error', () => {});
    const stop = running.listen(token, (event) => socket.send(JSON.stringify(event)));
    socket.on('close', () => {
      stop();
      clearInterval(ping);
      const left = (listeners.get(token) ?? 1) - 1;
      if (left > 0) listeners.set(token, left);
      else listeners.delete(token);
    });
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // In development Vite listens here as well.
    if (!request.url?.startsWith('/companion/') && server.listenerCount('upgrade') > 1) return;
    const refuse = (status: number) => {
      // Nobody reads this connection any more, so that its end would not be noticed: what a client still sent kept it for ever.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
    };
    socket.on('error', () => socket.destroy());
    admit(request).then(
      (admitted) => {
        if (typeof admitted === 'number') refuse(admitted);
        else sockets.handleUpgrade(request, socket, head, (ws) => follow(ws, admitted));
      },
      () => refuse(503),
    );
  };
  server.on('upgrade', onUpgrade);
  return () => {
    server.off('upgrade', onUpgrade);
    for (const socket of sockets.clients) socket.terminate();
  };
}
