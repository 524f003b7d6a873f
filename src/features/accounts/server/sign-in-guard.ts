import { setTimeout as pass } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { CLOCKS_AGREE_WITHIN_MS } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { lockNames } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { newId } from '#platform/server/ids.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import {
  createAttempts,
  decideAttempts,
  deleteFailures,
  deleteFailuresOf,
  deleteFailuresUntil,
  findAttempts,
} from './sign-in-failure-store.ts';
import { createTurns } from './turns.ts';

/** Ten failures within 15 minutes refuse every further try of the same count, whatever the password; of an address more where many share one. */
const GUARD = { maxFailures: 10, windowMs: 15 * MINUTE_MS } as const;

/** So many failures of an address are looked at with each try, however many may share it. */
const MOST_FAILURES_OF_ADDRESS = 1000;

/** A try that is not decided by then was lost with its server, and does not count: nobody was told how it ended. */
const UNDECIDED_MS = 30_000;

/** How long a try waits for others to be decided before it is told to come again. */
const LONGEST_WAIT_MS = 15_000;
/** How often it looks by itself for what other servers have decided. */
const LOOK_EVERY_MS = 100;
/** How many may wait behind one network: a full hall, and not everything that somebody could send. */
const MOST_WAITING = 500;

/**
 * Whose count a try goes to. Strangers count by the account and by their address. A browser that has signed in to the
 * account before, and a session, have a count of their own, which no stranger can use up.
 */
export type TryBy = { email: string; address: string } | { device: string } | { session: string };

/** How the name of an address's count begins. */
const OF_ADDRESS = 'address:';

/** What a count is of. */
export type Count = 'account' | 'address' | 'device' | 'session';

/** One try whose password is being looked at. Exactly one of the three is called, before the try is answered. */
export interface Attempt {
  /**
   * The password was right: this try is forgotten, and the earlier failures of the account, the device or the session.
   * The address keeps its own, and so does the account when its owner came by a device that is known.
   */
  succeeded(): Promise<void>;
  /** The password was wrong: from now on the try counts. Answers the counts for which it was the last one for now. */
  failed(): Promise<Count[]>;
  /** It is not known whether the password was right (the database failed), so this try does not count. */
  withdraw(): Promise<void>;
}

/**
 * Counts failed tries, in the database so that all instances agree (`TryBy` says by what). An account that does not
 * exist is counted too: the answer must not tell which exist. Only decided failures count, and no more tries are
 * undecided at once than could still fail: many at once get no more tries than one after the other, and many who know
 * their passwords all come in.
 */
export function createSignInGuard({
  db,
  clock,
  failedSignInsFactor,
}: Pick<ServerDeps, 'db' | 'clock' | 'failedSignInsFactor'>) {
  const turns = createTurns(MOST_WAITING);
  let decided = Promise.withResolvers<void>();

  function mayFail(subject: string): number {
    if (!subject.startsWith(OF_ADDRESS)) return GUARD.maxFailures;
    return Math.min(Math.floor(GUARD.maxFailures * failedSignInsFactor), MOST_FAILURES_OF_ADDRESS);
  }

  /** Tells those who wait that a try of this server is decided, once that is written down. */
  async function decide<T>(written: Promise<T>): Promise<T> {
    try {
      return await written;
    } finally {
      const told = decided;
      decided = Promise.withResolvers();
      told.resolve();
    }
  }

  /** The ids of the new try's rows; null while so many are undecided that it has to wait. */
  function tryToBegin(subjects: readonly string[]): Promise<string[] | null> {
    return inTransaction(db, async (tx) => {
      await lockNames(tx, subjects);
      const now = clock.now();
      const attempts = await findAttempts(tx, subjects, lately(now));
      for (const subject of subjects) {
        const ofSubject = attempts.filter((attempt) => attempt.subject === subject);
        refuseIfClosed(ofSubject, { mayFail: mayFail(subject), now });
        if (ofSubject.length >= mayFail(subject)) return null;
      }
      return begun(tx, subjects, now);
    });
  }

  async function waitToBegin(subjects: readonly string[]): Promise<string[]> {
    const since = performance.now();
    for (;;) {
      // Taken before the look, so that no decision falls between the two.
      const { promise: nextDecision } = decided;
      const ids = await tryToBegin(subjects);
      if (ids) return ids;
      if (performance.now() - since > LONGEST_WAIT_MS) throw tooManyAtOnce();
      const looking = new AbortController();
      const { signal } = looking;
      await Promise.race([nextDecision, pass(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)]);
      looking.abort();
    }
  }

  async function closedOf(subjects: readonly string[]): Promise<string[]> {
    const now = clock.now();
    const attempts = await findAttempts(db, subjects, lately(now));
    const failures = attempts.filter(({ undecided_until }) => undecided_until === null);
    return subjects.filter(
      (subject) => failures.filter((failure) => failure.subject === subject).length >= mayFail(subject),
    );
  }

  return {
    /**
     * Waits, briefly, while as many tries of the same count are undecided as it has left.
     * @throws AppError TOO_MANY_REQUESTS with `Retry-After` while there are too many recent failures; UNAVAILABLE when too
     * many come at once.
     */
    async begin(by: TryBy): Promise<Attempt> {
      const { counts, subjects, queue } = countsOf(by);
      const ids = await turns.take(queue, () => waitToBegin(subjects));
      if (ids === null) throw tooManyAtOnce();
      return {
        succeeded: () => decide(deleteFailuresOf(db, subjects[0], ids)),
        async failed() {
          await decide(decideAttempts(db, ids));
          const closed = await closedOf(subjects);
          return counts.filter((_, i) => closed.includes(subjects[i]!));
        },
        withdraw: () => decide(deleteFailures(db, ids)),
      };
    },

    async sweep(stopping: AbortSignal): Promise<void> {
      const until = clock.now() - GUARD.windowMs;
      await inBatches((limit) => deleteFailuresUntil(db, until, limit), stopping);
    },
  };
}

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** The tries that count at this moment. One of later was begun while a clock was ahead, and would close the door until then. */
function lately(now: number): { after: number; latest: number; now: number } {
  return { after: now - GUARD.windowMs, latest: now + CLOCKS_AGREE_WITHIN_MS, now };
}

/** Forgets what strangers got wrong at an account: its password is new, or it is gone. */
export async function forgetFailures(tx: Tx, email: string): Promise<void> {
  await deleteFailuresOf(tx, `email:${email}`);
}

/** The counts that a try adds to, the one that a right password forgets first; and where it waits for its turn. */
function countsOf(by: TryBy): {
  counts: readonly Count[];
  subjects: readonly [string, ...string[]];
  queue: string;
} {
  if ('email' in by) {
    const network = `${OF_ADDRESS}${networkOf(by.address)}`;
    return { counts: ['account', 'address'], subjects: [`email:${by.email}`, network], queue: network };
  }
  const [count, id] = 'device' in by ? (['device', by.device] as const) : (['session', by.session] as const);
  const own = `${count}:${id}`;
  return { counts: [count], subjects: [own], queue: own };
}

async function begun(tx: Tx, subjects: readonly string[], now: number): Promise<string[]> {
  const rows = subjects.map((subject) => ({
    id: newId(now),
    subject,
    failed_at: now,
    undecided_until: now + UNDECIDED_MS,
  }));
  await createAttempts(tx, rows);
  return rows.map(({ id }) => id);
}

/** @param attempts a subject's recent tries, newest first. */
function refuseIfClosed(
  attempts: readonly { failed_at: number; undecided_until: number | null }[],
  { mayFail, now }: { mayFail: number; now: number },
): void {
  const failures = attempts.filter(({ undecided_until }) => undecided_until === null);
  if (failures.length < mayFail) return;
  const waitMs = failures[mayFail - 1]!.failed_at + GUARD.windowMs - now;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `Too many failed sign-ins. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

function tooManyAtOnce(): AppError {
  return new AppError('UNAVAILABLE', 'Very many are signing in right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
}
