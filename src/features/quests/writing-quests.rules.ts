import type { EntryDeed } from './deeds.rules.ts';
import { type Quest, quest } from './quest.rules.ts';

/** An entry that answers this question, which the way to it puts above the entry. What is written there is nobody's to read. */
function about(id: string, words: string, prompt: string): Quest {
  return quest({
    id,
    kind: 'write',
    words,
    way: '/journal',
    prompt,
    xp: 8,
    sees: 'entries',
    counts: ({ written }) => written.filter((entry) => entry.prompt === prompt).length,
  });
}

function entries(
  id: string,
  words: string,
  counts: (entry: EntryDeed, eveningFrom: number) => boolean,
  { xp, goal = 1 }: { xp: number; goal?: number },
): Quest {
  return quest({
    id,
    kind: 'write',
    words,
    way: '/journal',
    xp,
    sees: 'entries',
    counts: ({ written, eveningFrom }) => written.filter((entry) => counts(entry, eveningFrom)).length,
    goal,
  });
}

/** Characters: about what a page by hand has. */
const PAGE = 1000;

export const WRITING_QUESTS: readonly Quest[] = [
  about('write-green', 'Write about something green', 'Something green'),
  about('write-meal', 'Write about a meal', 'A meal, and who was at the table'),
  about('write-face', 'Write about a face you saw', 'A face that I saw'),
  about('write-sound', 'Write about something you heard', 'Something that I heard'),
  about('write-child', 'Write about something from your childhood', 'When I was a child'),
  about('write-prayer', 'Write down a prayer', 'A prayer, in my own words'),
  entries(
    'write-evening',
    'Write three lines in the evening',
    ({ at, lines }, eveningFrom) => at >= eveningFrom && lines >= 3,
    { xp: 8 },
  ),
  entries('write-five-lines', 'Write five lines', ({ lines }) => lines >= 5, { xp: 6 }),
  entries('write-mood', 'Write, and say how you feel', ({ hasMood }) => hasMood, { xp: 5 }),
  entries('write-twice', 'Write two entries', () => true, { xp: 8, goal: 2 }),
  entries('write-page', 'Write a whole page', ({ characters }) => characters >= PAGE, { xp: 10 }),
];
