/** So many reads of one kind are worked on at a time for one person. No screen waits: it asks for a thing once. */
const READS_AT_ONCE = 8;

export interface TurnsEach {
  /** Works at once, or when an earlier one of the same name has ended, in order. */
  take<T>(name: string, work: () => Promise<T>): Promise<T>;
}

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets a few of each name's calls be worked on at a time. What all of them make lies in memory together: 280 pages of a journal that
 * were asked for at once took 600 MB before the first could be sent. Nobody is refused, and nobody waits for another name.
 */
export function createTurnsEach(most: number = READS_AT_ONCE): TurnsEach {
  const all = new Map<string, Turns>();

  function leave(name: string, turns: Turns): void {
    const next = turns.waiting.shift();
    // Whoever has waited takes this one's place.
    if (next) next();
    else turns.running -= 1;
    if (turns.running === 0) all.delete(name);
  }

  return {
    async take(name, work) {
      let turns = all.get(name);
      if (!turns) {
        turns = { running: 0, waiting: [] };
        all.set(name, turns);
      }
      const { waiting } = turns;
      if (turns.running < most) turns.running += 1;
      else await new Promise<void>((begin) => waiting.push(begin));
      try {
        return await work();
      } finally {
        leave(name, turns);
      }
    },
  };
}
