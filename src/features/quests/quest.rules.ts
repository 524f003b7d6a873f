import type { Deeds, DeedsKind, PersonFacts } from './deeds.rules.ts';

export const QUEST_LIMITS = {
  aDay: 3,
  /** From this hour on, where the person is, the next day's are told. */
  toldFromHour: 18,
} as const;

export type QuestKind = 'read' | 'write' | 'pray' | 'keep' | 'together' | 'week';

/** Something to do, which is done by doing it (docs/product.md, Quests). */
export interface Quest {
  /** Kept with what was paid, so another quest never gets it. */
  id: string;
  /** What one day asks is of different kinds; 'week' is what a week asks. */
  kind: QuestKind;
  words: string;
  /** The page where it is done. */
  way: string;
  /** The question that writing about it begins with; null where none is needed. */
  prompt: string | null;
  xp: number;
  fits: (person: PersonFacts) => boolean;
  sees: DeedsKind;
  isDone: (deeds: Partial<Deeds>) => boolean;
}

interface Written<S extends DeedsKind> {
  id: string;
  kind: QuestKind;
  words: string;
  way: string;
  prompt?: string;
  xp: number;
  fits?: (person: PersonFacts) => boolean;
  sees: S;
  /** How much of it was done, and how much makes it done: 1 where nothing is said. */
  counts: (seen: Deeds[S]) => number;
  goal?: number;
}

/** A quest whose count is typed by what it sees. */
export function quest<S extends DeedsKind>({ counts, goal = 1, ...written }: Written<S>): Quest {
  return {
    prompt: null,
    fits: () => true,
    ...written,
    isDone: (deeds) => {
      const seen = deeds[written.sees];
      return seen !== undefined && counts(seen as Deeds[S]) >= goal;
    },
  };
}
