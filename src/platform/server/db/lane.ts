import { AsyncLocalStorage } from 'node:async_hooks';

/** For what and for whom the database is asked: connections are shared out by it. */
export interface Lane {
  /** A call ('GET /api/files'), or a work of the server's own. */
  kind: string;
  /** The user's id, or null: nobody's. */
  user: string | null;
}

const OWN_WORK: Lane = { kind: "the server's own work", user: null };
const lanes = new AsyncLocalStorage<Lane>();

/** Runs `work`, and whatever it starts, as `lane`. */
export function inLane<T>(lane: Lane, work: () => T): T {
  return lanes.run(lane, work);
}

/** The lane of the caller; the server's own work when nobody has said. */
export function currentLane(): Lane {
  return lanes.getStore() ?? OWN_WORK;
}
