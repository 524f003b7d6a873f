import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Background } from '#platform/server/background.ts';
import type { ReadSession } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { guardedAgents, type OutgoingNetwork } from '#platform/server/outgoing/guarded-agents.ts';
import { openRemote, type RemoteFile } from '#platform/server/outgoing/open-remote.ts';
import { describeRemoteFile, importRemoteFile, listImportSources } from '../../imports.contract.ts';
import type { FileRoom } from '../file-room.ts';
import type { ReceiveFile } from '../receive-file.ts';
import type { UploadsParts } from '../uploads-parts.ts';
import { createBeginImport } from './begin-import.ts';
import { CLOUDS, cloudRoutes } from './cloud-routes.ts';
import { fetchImport } from './fetch-import.ts';
import { guardOwnRequests } from './guard-own-requests.ts';
import { importSocket } from './import-socket.ts';
import { type CloudKeys, type Companion, loadCompanion } from './load-companion.ts';
import { createRunningImports } from './running-imports.ts';

export interface ImportSettings {
  /** Where people's addresses may lead to: the public internet; tests permit a server of their own. */
  network: OutgoingNetwork;
  clouds: CloudKeys;
  /** A folder that Companion may have for itself; it is emptied. */
  scratchDir: string;
}

/** What importing needs besides what uploading needs. */
export interface ImportParts extends UploadsParts {
  background: Background;
  readSession: ReadSession;
  imports: ImportSettings;
}

/** Companion, and where on this machine it sends what it gets. */
export interface LoadedCompanion {
  companion: Companion;
  receivingUrl: string;
}

/** Files from web addresses and, through Companion, from clouds (spec, section 7). */
export function importRoutes(
  { app, endpoints }: { app: FastifyInstance; endpoints: Endpoints },
  parts: ImportParts,
  room: FileRoom,
  receiveFile: ReceiveFile,
): void {
  const { network, clouds, scratchDir } = parts.imports;
  const agents = guardedAgents(network);
  const running = createRunningImports();
  const beginImport = createBeginImport(parts, room, running);
  let loading: Promise<LoadedCompanion> | null = null;

  async function load(): Promise<LoadedCompanion> {
    const receivingUrl = addressOf(app.server);
    const log = (line: string) => app.log.debug(line);
    guardOwnRequests(network, receivingUrl);
    const { secret, publicUrl } = parts;
    const settings = { clouds, scratchDir, secret, publicUrl, receivingUrl, log };
    return { companion: await loadCompanion(settings), receivingUrl };
  }
  const loaded = (): Promise<LoadedCompanion> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  endpoints.handle(listImportSources, async () => ({
    sources: ['url' as const, ...CLOUDS.filter((cloud) => clouds[cloud])],
  }));

  endpoints.handle(describeRemoteFile, async ({ body }) => {
    const remote = await describe(body.url);
    remote.body.destroy();
    const { name, type, size } = remote;
    return { name, type, size };
  });

  endpoints.handle(importRemoteFile, async ({ body, caller }) => {
    const remote = await openRemote(body.url, { agents, method: 'GET' });
    return beginImport({
      userId: caller.userId,
      name: body.metadata?.name ?? remote.name,
      type: remote.type,
      size: remote.size,
      async begin({ id }) {
        const keep = (chunks: AsyncIterable<Uint8Array>) =>
          receiveFile(id, chunks, { length: null, atLeast: 0 });
        return { token: randomUUID(), work: fetchImport(remote, keep, parts.background) };
      },
      drop: () => void remote.body.destroy(),
    });
  });

  /** Not every server answers HEAD, and not every one that does says the size there. */
  async function describe(url: string): Promise<RemoteFile> {
    const head = await openRemote(url, { agents, method: 'HEAD' }).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    return head?.size ? head : openRemote(url, { agents, method: 'GET' });
  }

  cloudRoutes(app, parts, { loaded, beginImport });

  const closeSocket = importSocket(app.server, {
    readSession: parts.readSession,
    publicUrl: parts.publicUrl,
    running,
  });
  // Before the server waits for open connections: an import may take an hour, and a socket has no end of its own.
  app.addHook('preClose', async () => {
    running.close();
    closeSocket();
  });
}

/** Where this very process can be reached from the machine it runs on. */
function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
