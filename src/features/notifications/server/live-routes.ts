import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { inLane, type Lane } from '#platform/server/db/lane.ts';
import { listenTo } from '#platform/server/db/notifications.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { EVERYTHING, heardIn, joinedPaths, LIVE } from '../live.rules.ts';
import { openLive } from '../notifications.contract.ts';
import { createLiveReader } from './live-reader.ts';
import { lastPosition, messagesOf } from './live-store.ts';
import { createLiveStreams } from './live-streams.ts';
import { hearLive, LIVE_CHANNEL } from './send-live.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'log' | 'readSession'>;

/** Passing on is nobody's call: it has a share of the connections of its own. */
const PASSING_ON: Lane = { kind: 'live messages', user: null };
/** A page may be loaded a moment before what it shows is told, and read before that is committed. */
const PAGE_MARGIN_MS = MINUTE_MS;

/** Open browsers hear at once what has changed (docs/product.md, Notifications). */
export function liveRoutes(
  { app, endpoints }: { app: FastifyInstance; endpoints: Endpoints },
  deps: Deps,
): void {
  const { db, clock, log } = deps;
  const reader = createLiveReader({ db, clock, tell: (rows) => streams.tell(rows) });
  const streams = createLiveStreams({ clock, readTo: reader.readTo });
  const pulse = createPulse();

  /** Looks and beats only while somebody listens. */
  function createPulse() {
    let started: Promise<void> | null = null;
    let timers: NodeJS.Timeout[] = [];
    let stopHearing: (() => void)[] = [];
    let isBeating = false;
    const look = () => {
      inLane(PASSING_ON, reader.look).catch((error: unknown) => {
        log.warn({ err: error }, 'live messages cannot be looked for now');
      });
    };
    const beat = () => {
      if (streams.size === 0) return stop();
      if (isBeating) return;
      isBeating = true;
      void inLane(PASSING_ON, streams.beat).finally(() => {
        isBeating = false;
      });
    };
    function stop(): void {
      started = null;
      for (const timer of timers) clearInterval(timer);
      for (const stopOne of stopHearing) stopOne();
      timers = [];
      stopHearing = [];
    }
    return {
      stop,
      /** @throws what the database throws; the next one who comes tries again */
      async start(): Promise<void> {
        started ??= inLane(PASSING_ON, reader.start).then(
          () => {
            timers = [setInterval(look, LIVE.lookMs).unref(), setInterval(beat, LIVE.beatMs).unref()];
            const stopListening = listenTo(db, LIVE_CHANNEL, look);
            stopHearing = [hearLive(look), () => void stopListening()];
          },
          (error: unknown) => {
            started = null;
            throw error;
          },
        );
        await started;
      },
    };
  }

  /** What somebody who comes, or comes back, has to fetch again. */
  async function missedBy(
    userId: string,
    eventId: string | undefined,
    age: number | undefined,
  ): Promise<string[]> {
    const heard = heardIn(eventId);
    const now = clock.now();
    const since = heard ? heard.at : now - (age ?? 0);
    // Somewhat less than they are kept, so that none was swept yet.
    if (now - since > LIVE.keptMs - 2 * PAGE_MARGIN_MS) return [EVERYTHING];
    if (heard && heard.position > (await lastPosition(db)) && heard.position > reader.readTo())
      return [EVERYTHING];
    const rows = await messagesOf(db, userId, {
      after: heard?.position ?? 0,
      since: heard ? 0 : since - PAGE_MARGIN_MS,
      limit: LIVE.pathsAtOnce + 1,
    }).execute();
    if (rows.length > LIVE.pathsAtOnce) return [EVERYTHING];
    return joinedPaths(rows.map(({ changed }) => JSON.parse(changed) as string[]));
  }

  endpoints.handle(openLive, async ({ caller, query, request, reply }) => {
    if (streams.size >= LIVE.perServer) {
      throw new AppError('UNAVAILABLE', 'Too many browsers listen already. Everything works without.', {
        headers: { 'retry-after': '60' },
      });
    }
    await pulse.start();
    const eventId = request.headers['last-event-id'];
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      // nginx would keep it back.
      'x-accel-buffering': 'no',
    });
    reply.raw.write(': welcome\n\n');
    // Taken in first: what is committed while the database says what was missed is told twice rather than never.
    streams.add(
      {
        userId: caller.id,
        response: reply.raw,
        readSession: () => deps.readSession({ cookieHeader: request.headers.cookie, setCookie: () => {} }),
      },
      () => missedBy(caller.id, typeof eventId === 'string' ? eventId : undefined, query.age),
    );
  });

  app.addHook('preClose', async () => {
    pulse.stop();
    streams.endAll();
  });
}
