/** So many reads of one kind are worked on at a time for one person. No screen waits: it asks for a thing once. */
const READS_AT_ONCE = 8;

export interface TurnsEach {
  /** Works at once, or when an earlier one of the same name has ended, in order. */
  take<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * A turn for what ends later than it is answered.
   * @returns ends it; whoever has it must do so in any case, and may do so twice
   */
  begin(name: string): Promise<() => void>;
  /** How many of this name have to wait. */
  waiting(name: string): number;
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

  /** A turn that has begun, or begins when `turn` says so. */
  function enter(name: string): { turn: Promise<void> | null; end: () => void } {
    let turns = all.get(name);
    if (!turns) {
      turns = { running: 0, waiting: [] };
      all.set(name, turns);
    }
    const { waiting } = turns;
    const turn = turns.running < most ? null : new Promise<void>((begin) => waiting.push(begin));
    if (turn === null) turns.running += 1;
    let isOver = false;
    const end = () => {
      if (!isOver) leave(name, turns);
      isOver = true;
    };
    return { turn, end };
  }

  return {
    async begin(name) {
      const { turn, end } = enter(name);
      await turn;
      return end;
    },
    async take(name, work) {
      const { turn, end } = enter(name);
      if (turn !== null) await turn;
      try {
        return await work();
      } finally {
        end();
      }
    },
    waiting: (name) => all.get(name)?.waiting.length ?? 0,
  };
}
