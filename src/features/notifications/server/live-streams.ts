import type { ServerResponse } from 'node:http';
import { isBanned } from '#features/people/people.rules.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { eventIdOf, joinedPaths, LIVE } from '../live.rules.ts';
import type { LiveRow } from './live-store.ts';

/** One browser that listens. */
export interface Listener {
  userId: string;
  response: ServerResponse;
  /** Looks at the session that opened it: null when that is over. */
  readSession: () => Promise<Pick<Caller, 'id' | 'bannedUntil'> | null>;
}

/** The streams of this process. What it remembers says nothing about those of another one. */
export interface LiveStreams {
  readonly size: number;
  /**
   * Takes a browser in until its connection is gone; the person's oldest gives way where there are too many.
   * @param missed what it has to fetch again to begin with
   */
  add(listener: Listener, missed: () => Promise<readonly string[]>): void;
  /** Passes messages on to those whom they are for. */
  tell(rows: readonly LiveRow[]): void;
  /** Says that all are still there, and ends those whose session is over, or whose reader does not read. */
  beat(): Promise<void>;
  endAll(): void;
}

interface Stream extends Listener {
  /** When the session was last looked at, UTC epoch milliseconds. */
  checkedAt: number;
  /** What is to be said, one thing after the other: whoever has heard the later has heard the earlier. */
  said: Promise<void>;
}

/** Why a stream ends, for the browser to know whether to come back; null: it may. */
type Ending = 'over' | 'elsewhere' | null;

/** @param readTo up to which position everything was told or is being told */
export function createLiveStreams({
  clock,
  readTo,
  limits = LIVE,
}: {
  clock: Clock;
  readTo: () => number;
  limits?: { perPerson: number; unreadBytes: number; sessionTrustedMs: number };
}): LiveStreams {
  const streams = new Map<string, Set<Stream>>();
  let size = 0;

  function remove(stream: Stream): boolean {
    const ofPerson = streams.get(stream.userId);
    if (!ofPerson?.delete(stream)) return false;
    size -= 1;
    if (ofPerson.size === 0) streams.delete(stream.userId);
    return true;
  }

  function end(stream: Stream, why: Ending): void {
    if (remove(stream)) stream.response.end(why === null ? undefined : `event: ${why}\ndata: {}\n\n`);
  }

  function cut(stream: Stream): void {
    remove(stream);
    stream.response.destroy();
  }

  /** Says something once all before it is said. If that fails, the browser comes back and is told again. */
  function say(stream: Stream, words: () => Promise<string>): Promise<void> {
    // Taken now: what is told after this is not part of it.
    const position = readTo();
    stream.said = stream.said.then(async () => {
      if (stream.response.destroyed || stream.response.writableEnded) return;
      try {
        const block = await words();
        if (!streams.get(stream.userId)?.has(stream)) return;
        stream.response.write(`${block}id: ${eventIdOf({ position, at: clock.now() })}\n\n`);
        if (stream.response.writableLength > limits.unreadBytes) cut(stream);
      } catch {
        end(stream, null);
      }
    });
    return stream.said;
  }

  /** Ends the stream when its session is over, or its person is banned. @throws what the database throws */
  async function check(stream: Stream, trustedMs: number): Promise<void> {
    if (clock.now() - stream.checkedAt < trustedMs) return;
    const caller = await stream.readSession();
    if (caller?.id !== stream.userId || isBanned(caller, clock.now())) end(stream, 'over');
    stream.checkedAt = clock.now();
  }

  function messageOf(changed: readonly string[]): string {
    return changed.length === 0 ? '' : `data: ${JSON.stringify({ changed })}\n`;
  }

  return {
    get size() {
      return size;
    },
    add(listener, missed) {
      // Gone while their session was looked up: nothing would ever say so again, and somebody who listens would give way to them.
      if (listener.response.destroyed) return;
      const stream: Stream = { ...listener, checkedAt: clock.now(), said: Promise.resolve() };
      const ofPerson = streams.get(stream.userId) ?? new Set();
      if (ofPerson.size >= limits.perPerson) end([...ofPerson][0]!, 'elsewhere');
      streams.set(stream.userId, ofPerson.add(stream));
      size += 1;
      stream.response.once('close', () => remove(stream));
      void say(stream, async () => messageOf(await missed()));
    },
    tell(rows) {
      for (const [userId, messages] of Map.groupBy(rows, ({ user_id }) => user_id)) {
        const ofPerson = streams.get(userId);
        if (!ofPerson) continue;
        const message = messageOf(
          joinedPaths(messages.map(({ changed }) => JSON.parse(changed) as string[])),
        );
        for (const stream of ofPerson) {
          void say(stream, async () => {
            await check(stream, limits.sessionTrustedMs);
            return message;
          });
        }
      }
    },
    async beat() {
      for (const stream of [...streams.values()].flatMap((ofPerson) => [...ofPerson])) {
        // What was written a beat ago has not even left.
        if (stream.response.writableLength > 0) cut(stream);
        else {
          await say(stream, async () => {
            // A database that does not answer now says nothing about the session.
            await check(stream, 0).catch(() => {});
            return ': still here\n';
          });
        }
      }
    },
    endAll() {
      for (const stream of [...streams.values()].flatMap((ofPerson) => [...ofPerson])) end(stream, null);
    },
  };
}
