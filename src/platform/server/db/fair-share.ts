import { NoConnectionFree } from './database-errors.ts';
import type { Lane } from './lane.ts';

interface Waiting {
  lane: Lane;
  go(): void;
}

/**
 * Shares out the connections of one process, so that those who wait for a locked row or table cannot hold all of them:
 * one kind of call gets another connection only while it has fewer than are free, and one user while they have fewer than
 * half as many. So of 20 connections one kind of call has ten at most, a second one five of the rest, and somebody
 * who has none always gets one soon. Those who have to wait hold no connection meanwhile; kinds take turns.
 *
 * Each process counts for itself: two processes have twice the connections.
 */
export class FairShare {
  readonly #size: number;
  readonly #waitMs: number;
  #free: number;
  readonly #ofKind = new Map<string, number>();
  readonly #ofUser = new Map<string, number>();
  /** By kind, in the order in which they get their turn. A kind without anybody who waits is not in it. */
  readonly #waiting = new Map<string, Set<Waiting>>();

  /** @param waitMs after so many milliseconds without a turn `enter` throws. */
  constructor(size: number, waitMs: number) {
    this.#size = size;
    this.#free = size;
    this.#waitMs = waitMs;
  }

  /** How many connections are held. */
  get held(): number {
    return this.#size - this.#free;
  }

  /** How many wait for one. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Resolves when this lane may take a connection; call `leave` with the same lane once it is given back.
   * @throws NoConnectionFree
   */
  enter(lane: Lane): Promise<void> {
    if (this.#mayTake(lane)) {
      this.#take(lane);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        lane,
        go: () => {
          clearTimeout(late);
          resolve();
        },
      };
      const late = setTimeout(() => {
        this.#forget(waiting);
        reject(new NoConnectionFree());
      }, this.#waitMs);
      const others = this.#waiting.get(lane.kind);
      if (others) others.add(waiting);
      else this.#waiting.set(lane.kind, new Set([waiting]));
    });
  }

  leave({ kind, user }: Lane): void {
    this.#free++;
    lessen(this.#ofKind, kind);
    if (user !== null) lessen(this.#ofUser, user);
    while (this.#free > 0) {
      const next = this.#nextInTurn();
      if (!next) return;
      this.#take(next.lane);
      this.#forget(next);
      next.go();
    }
  }

  #mayTake({ kind, user }: Lane): boolean {
    if ((this.#ofKind.get(kind) ?? 0) >= this.#free) return false;
    return user === null || (this.#ofUser.get(user) ?? 0) * 2 < this.#free;
  }

  #take({ kind, user }: Lane): void {
    this.#free--;
    this.#ofKind.set(kind, (this.#ofKind.get(kind) ?? 0) + 1);
    if (user !== null) this.#ofUser.set(user, (this.#ofUser.get(user) ?? 0) + 1);
  }

  #nextInTurn(): Waiting | undefined {
    for (const [kind, those] of this.#waiting) {
      // When the kind itself has enough, nobody of it need be looked at.
      if (!this.#mayTake({ kind, user: null })) continue;
      for (const one of those) {
        if (!this.#mayTake(one.lane)) continue;
        // The next turn is another kind's.
        this.#waiting.delete(kind);
        this.#waiting.set(kind, those);
        return one;
      }
    }
    return undefined;
  }

  #forget(waiting: Waiting): void {
    const { kind } = waiting.lane;
    const those = this.#waiting.get(kind);
    those?.delete(waiting);
    if (those?.size === 0) this.#waiting.delete(kind);
  }
}

function lessen(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
