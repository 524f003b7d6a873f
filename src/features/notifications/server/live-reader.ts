import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Gap, gapsAfter } from '../live.rules.ts';
import {
  type LiveRow,
  lastPosition,
  messagesAfter,
  messagesBetween,
  positionsBetween,
} from './live-store.ts';

/** Messages that are read at a time; others have their turn in between. */
const MESSAGES_PER_READ = 1000;
/** How far back a start looks for what may yet be committed. */
const LOOK_BACK = 5000;

/** Reads the messages of everybody once they are committed. */
export interface LiveReader {
  /** Where it begins: what is committed by now is not told. */
  start(): Promise<void>;
  /** Tells what was committed since the last look. Calls at once join. @throws what the database throws; look again then */
  look(): Promise<void>;
  /** Up to here nothing is left to be told: whoever has heard it may resume there. */
  readTo(): number;
}

/**
 * PostgreSQL gives positions when rows are written, so one that is committed late may be smaller than others that were
 * read before. The reader remembers the gaps that it saw and looks into them again (docs/decisions/047-notifications-and-live.md).
 */
export function createLiveReader(deps: {
  db: Db;
  clock: Clock;
  tell: (rows: readonly LiveRow[]) => void;
}): LiveReader {
  const { db, clock, tell } = deps;
  let last = 0;
  let gaps: Gap[] = [];
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  async function lookOnce(): Promise<void> {
    for (;;) {
      const found: LiveRow[] = [];
      for (const gap of gaps) found.push(...(await messagesBetween(db, gap, MESSAGES_PER_READ).execute()));
      const next = await messagesAfter(db, last, MESSAGES_PER_READ).execute();
      found.push(...next);
      const positions = found.map(({ position }) => position).toSorted((a, b) => a - b);
      gaps = gapsAfter(gaps, positions, { readTo: last, now: clock.now() });
      last = next.at(-1)?.position ?? last;
      if (found.length > 0) tell(found);
      if (next.length < MESSAGES_PER_READ) return;
    }
  }

  async function lookWhileAsked(): Promise<void> {
    while (lookAgain) {
      lookAgain = false;
      await lookOnce();
    }
  }

  return {
    async start() {
      last = await lastPosition(db);
      const from = Math.max(1, last - LOOK_BACK + 1);
      const known = last === 0 ? [] : await positionsBetween(db, { from, to: last }).execute();
      const positions = known.map(({ position }) => position);
      gaps = gapsAfter([], positions, { readTo: from - 1, now: clock.now() });
    },
    look() {
      lookAgain = true;
      looking ??= lookWhileAsked().finally(() => {
        looking = null;
      });
      return looking;
    },
    readTo: () => Math.min(last, ...gaps.map(({ from }) => from - 1)),
  };
}
