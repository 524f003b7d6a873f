import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { AppError } from '#contract/errors.ts';
import { createFileKeeper, type KeepingDeps } from '#features/files/server/for-other-features.ts';
import type { Background } from '#platform/server/background.ts';
import type { ReadSession } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { guardedAgents, type OutgoingNetwork } from '#platform/server/outgoing/guarded-agents.ts';
import { openRemote, type RemoteFile } from '#platform/server/outgoing/open-remote.ts';
import type { Log } from '#platform/server/server-deps.ts';
import { describeRemoteFile, importRemoteFile } from '../imports.contract.ts';
import { createBeginImport } from './begin-import.ts';
import { fetchImport } from './fetch-import.ts';
import { importSocket } from './import-socket.ts';
import { createRunningImports } from './running-imports.ts';

export interface ImportSettings {
  /** Where people's addresses may lead to: the public internet; tests permit a server of their own. */
  network: OutgoingNetwork;
}

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    imports: ImportSettings;
  }
}

/** What the routes of this feature receive. */
export interface ImportsDeps extends KeepingDeps {
  publicUrl: string;
  background: Background;
  metrics: Registry;
  readSession: ReadSession;
  log: Log;
  imports: ImportSettings;
}

/** Files from web addresses (docs/product.md, Uploads). */
export function importsRoutes(
  { app, endpoints }: { app: FastifyInstance; endpoints: Endpoints },
  deps: ImportsDeps,
): void {
  const agents = guardedAgents(deps.imports.network);
  const files = createFileKeeper(deps);
  const running = createRunningImports();
  const beginImport = createBeginImport({ files, background: deps.background }, running);

  endpoints.handle(describeRemoteFile, async ({ body }) => {
    const remote = await describe(body.url);
    remote.body.destroy();
    const { name, type, size } = remote;
    return { name, type, size };
  });

  endpoints.handle(importRemoteFile, async ({ body, caller }) => {
    const remote = await openRemote(body.url, { agents, method: 'GET' });
    const token = await beginImport({
      userId: caller.id,
      name: body.metadata?.name ?? remote.name,
      type: remote.type,
      size: remote.size,
      workFor(fileId) {
        const keep = (chunks: AsyncIterable<Uint8Array>) =>
          files.receive(fileId, chunks, { length: null, atLeast: 0 });
        return fetchImport(remote, keep, deps.background);
      },
      drop: () => void remote.body.destroy(),
    });
    return { token };
  });

  /** Not every server answers HEAD, and not every one that does says the size there. */
  async function describe(url: string): Promise<RemoteFile> {
    const head = await openRemote(url, { agents, method: 'HEAD' }).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    return head?.size ? head : openRemote(url, { agents, method: 'GET' });
  }

  const closeSocket = importSocket(app.server, {
    readSession: deps.readSession,
    publicUrl: deps.publicUrl,
    running,
    metrics: deps.metrics,
    log: deps.log,
  });
  // Before the server waits for open connections: an import may take an hour, and a socket has no end of its own.
  app.addHook('preClose', async () => {
    running.close();
    closeSocket();
  });
}
