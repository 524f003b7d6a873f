import { type Deeds, SHORT_BOOK } from './deeds.rules.ts';
import { type Quest, quest } from './quest.rules.ts';

/** Fits while there are so many days left of the week that ask for something. */
function onDays(
  id: string,
  words: string,
  lamp: keyof Deeds['lamps'],
  { goal, xp, way }: { goal: number; xp: number; way: string },
): Quest {
  return quest({
    id,
    kind: 'week',
    words,
    way,
    xp,
    fits: ({ daysLeft }) => daysLeft >= goal,
    sees: 'lamps',
    counts: (lamps) => lamps[lamp],
    goal,
  });
}

export const WEEKLY_QUESTS: readonly Quest[] = [
  onDays('week-read', 'Read on four days', 'read', { goal: 4, xp: 15, way: '/bible' }),
  onDays('week-write', 'Write on three days', 'write', { goal: 3, xp: 15, way: '/journal' }),
  onDays('week-pray', 'Pray on four days', 'pray', { goal: 4, xp: 15, way: '/prayers' }),
  onDays('week-lamps', 'Read, write and pray on two days', 'all', { goal: 2, xp: 20, way: '/bible' }),
  quest({
    id: 'week-short-book',
    kind: 'week',
    words: 'Finish a short book',
    way: '/bible',
    xp: 20,
    fits: ({ shortBooksLeft }) => shortBooksLeft > 0,
    sees: 'reading',
    counts: ({ marked }) =>
      marked.filter(({ isBookWhole, chaptersOfBook }) => isBookWhole && chaptersOfBook <= SHORT_BOOK).length,
  }),
];
