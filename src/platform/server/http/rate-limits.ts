import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limitOf, type RateLimit } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { CLOCKS_AGREE_WITHIN_MS, type Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { mayPass } from '../db/database-errors.ts';
import { networkOf } from './network-of.ts';
import { createOrCount } from './rate-limit-store.ts';

/** Who calls, as far as calls are counted. */
export interface CountedCaller {
  /** The user's id; null: a visitor. */
  userId: string | null;
  /** The address that the call comes from. */
  address: string;
}

export interface RateLimits {
  /** Counts one more call. @throws AppError TOO_MANY_REQUESTS with `Retry-After` when it is one too many. */
  count(endpoint: Parameters<typeof limitOf>[0], caller: CountedCaller): Promise<void>;
}

/** What this server knows of a name's calls in the window that is running. */
interface Known {
  /** Calls that the database has not been told of. */
  untold: number;
  /** Whether the database is told of each call from now on. */
  isShared: boolean;
  /** All calls as the database counted them last; 0 while it has not been asked. */
  calls: number;
  endsAt: number;
}

/**
 * Names that are remembered. Forgetting one costs little: calls of which the database was not told are not counted then.
 */
const KNOWN_NAMES = 20_000;

/** A household, a school or a church is behind one address: it may call so many times as often as one person. */
const ADDRESS_FACTOR = 20;

/** A smaller limit is exact. Of a larger one each server lets a tenth pass before it asks the database. */
const EXACT_BELOW = 100;

/**
 * Counts limited calls by the account and by the address, in the database, so that servers which share one hold one limit
 * together and a restart forgets little. Nearly everybody stays far below the large limits, and costs no write: a server
 * tells the database of a name only after a tenth of its limit (docs/decisions/040-what-a-stranger-can-spoil.md).
 * @param factor multiplies each limit
 */
export function createRateLimits({
  db,
  clock,
  factor = 1,
}: {
  db: Db;
  clock: Clock;
  factor?: number | undefined;
}): RateLimits {
  const names = new LRUCache<string, Known>({ max: KNOWN_NAMES });

  function knownOf(name: string, windowMs: number, now: number): Known {
    const known = names.get(name);
    const latest = now + windowMs + CLOCKS_AGREE_WITHIN_MS;
    if (known && known.endsAt > now && known.endsAt <= latest) return known;
    const begun = { untold: 0, isShared: false, calls: 0, endsAt: now + windowMs };
    names.set(name, begun);
    return begun;
  }

  return {
    async count(endpoint, caller) {
      const limit = limitOf(endpoint);
      if (!limit) return;
      const now = clock.now();
      const windowMs = limit.windowSeconds * 1000;
      const counts = countsOf(`${endpoint.method} ${endpoint.path}`, limit, caller).map(({ name, max }) => ({
        name,
        max: max * factor,
        known: knownOf(name, windowMs, now),
      }));
      // A flood of calls is refused without a write each.
      for (const { max, known } of counts) refuseOver(known, max, now);
      const toTell = counts.filter(({ max, known }) => {
        known.untold += 1;
        // Set before the database answers, since other calls come in between.
        known.isShared ||= known.untold > uncounted(max);
        return known.isShared;
      });
      if (toTell.length === 0) return;
      const told = await createOrCount(
        db,
        toTell.map(({ name, known }) => {
          const calls = known.untold;
          known.untold = 0;
          return { name, calls, windowMs };
        }),
        now,
      ).catch((error: unknown) => {
        // A database that cannot be written to right now may still be read from.
        if (endpoint.method === 'GET' && mayPass(error)) return null;
        throw error;
      });
      if (!told) return;
      for (const { name, max, known } of toTell) {
        const { calls, ends_at } = told.find((one) => one.name === name)!;
        known.calls = Math.max(known.calls, calls);
        known.endsAt = ends_at;
        refuseOver({ ...known, calls }, max, now);
      }
    },
  };
}

/** A visitor counts by the address alone; whoever is signed in by the account, and by the address with all others there. */
function countsOf(call: string, { max }: RateLimit, { userId, address }: CountedCaller) {
  const network = networkOf(address);
  if (userId === null) return [{ name: `${call} visitor ${network}`, max }];
  return [
    { name: `${call} account ${hashOf(userId)}`, max },
    { name: `${call} address ${network}`, max: max * ADDRESS_FACTOR },
  ];
}

/** Nobody's id stays in the table when the account is gone. */
function hashOf(userId: string): string {
  return hash('sha256', userId, 'base64url');
}

function uncounted(max: number): number {
  return max < EXACT_BELOW ? 0 : Math.floor(max / 10);
}

function refuseOver({ calls, endsAt }: Known, max: number, now: number): void {
  if (calls <= max) return;
  const seconds = Math.max(1, Math.ceil((endsAt - now) / 1000));
  throw new AppError('TOO_MANY_REQUESTS', `Too many tries. Please wait ${waitText(seconds)} and try again.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
