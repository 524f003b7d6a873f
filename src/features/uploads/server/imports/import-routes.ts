import type { Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Background } from '#platform/server/background.ts';
import type { ReadSession } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { guardedAgents, type OutgoingNetwork } from '#platform/server/outgoing/guarded-agents.ts';
import { openRemote, type RemoteFile } from '#platform/server/outgoing/open-remote.ts';
import { describeRemoteFile, importRemoteFile, listImportSources } from '../../imports.contract.ts';
import type { FileRoom } from '../file-room.ts';
import type { UploadsParts } from '../uploads-parts.ts';
import { CLOUDS, cloudRoutes } from './cloud-routes.ts';
import { guardOwnRequests } from './guard-own-requests.ts';
import { importSocket } from './import-socket.ts';
import { type CloudKeys, loadCompanion } from './load-companion.ts';
import { createRunningImports } from './running-imports.ts';
import { createStartImport, type Importing } from './start-import.ts';

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

/** Files from web addresses and clouds, through Companion, which is loaded for the first of them (spec, section 7). */
export function importRoutes(
  { app, endpoints }: { app: FastifyInstance; endpoints: Endpoints },
  parts: ImportParts,
  room: FileRoom,
): void {
  const { network, clouds, scratchDir } = parts.imports;
  const agents = guardedAgents(network);
  const startImport = createStartImport(parts, room);
  let importing: Promise<Importing> | null = null;
  let present: Importing | null = null;

  async function load(): Promise<Importing> {
    const receivingUrl = addressOf(app.server);
    const log = (line: string) => app.log.debug(line);
    if (Object.keys(clouds).length > 0) guardOwnRequests(network, receivingUrl);
    const { secret, publicUrl } = parts;
    const settings = { clouds, scratchDir, secret, publicUrl, receivingUrl, log };
    const companion = await loadCompanion(settings);
    present = { companion, running: createRunningImports(companion), receivingUrl };
    return present;
  }
  const ready = (): Promise<Importing> => {
    importing ??= load().catch((error: unknown) => {
      importing = null;
      throw error;
    });
    return importing;
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

  endpoints.handle(importRemoteFile, async ({ body, caller, request, reply }) => {
    const remote = await openRemote(body.url, { agents, method: 'GET' });
    const drop = () => void remote.body.destroy();
    try {
      const now = await ready();
      const answer = await startImport(now, {
        caller,
        name: body.metadata?.name ?? remote.name,
        type: remote.type,
        size: remote.size,
        isSizeCertain: remote.size !== null,
        exchange: exchangeOf(request, reply, now.companion.handOver(remote)),
        drop,
      });
      if ('token' in answer) return answer;
      throw new Error(`Companion answered ${answer.status}`);
    } catch (error) {
      drop();
      throw error;
    }
  });

  /** Not every server answers HEAD, and not every one that does says the size there. */
  async function describe(url: string): Promise<RemoteFile> {
    const head = await openRemote(url, { agents, method: 'HEAD' }).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    return head?.size ? head : openRemote(url, { agents, method: 'GET' });
  }

  cloudRoutes(app, parts, { ready, startImport });

  const closeSocket = importSocket(app.server, {
    readSession: parts.readSession,
    publicUrl: parts.publicUrl,
    imports: () => present?.running ?? null,
  });
  // Before the server waits for open connections: an import may take an hour, and a socket has no end of its own.
  app.addHook('preClose', async () => {
    present?.running.close();
    closeSocket();
  });
}

function exchangeOf(request: FastifyRequest, reply: FastifyReply, path: string) {
  return { request: request.raw, response: reply.raw, path, session: {} };
}

/** Where this very process can be reached from the machine it runs on. */
function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
