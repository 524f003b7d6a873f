import { daysBetween } from '#contract/local-dates.ts';

/** After so many days away somebody is greeted, shown where they were, and offered to begin somewhere new. */
export const WELCOME = { line: 7, card: 30, anew: 200 } as const;
export type Welcome = keyof typeof WELCOME;

/** How somebody is welcomed who was away for so many days; null: they were here. */
export function welcomeAfter(daysAway: number | null): Welcome | null {
  if (daysAway === null || daysAway < WELCOME.line) return null;
  if (daysAway < WELCOME.card) return 'line';
  return daysAway < WELCOME.anew ? 'card' : 'anew';
}

/**
 * One question a day, short enough for a phone's line and for an answer of one line. None asks for more than it says, and none
 * supposes that the day was good.
 */
export const QUESTIONS: readonly string[] = [
  'Who was kind to you?',
  'What are you grateful for?',
  'What made you smile?',
  'What weighs on you?',
  'Where was God today?',
  'What do you hope for?',
  'Whom do you miss?',
  'What did you learn?',
  'What gave you rest?',
  'What was beautiful?',
  'What are you afraid of?',
  'Whom could you thank?',
  'What would you say to God?',
  'What can wait?',
  'What did you hear?',
  'Who needs a word from you?',
  'What went better than feared?',
  'What was hard?',
  'Where did you feel at home?',
  'What would you do again?',
  'Which verse stays with you?',
  'What are you waiting for?',
  'What did your hands do?',
  'Who taught you something?',
  'What do you want to keep?',
  'What would you let go?',
  'What surprised you?',
  'Where was it quiet?',
  'Whom did you help?',
  'Who helped you?',
  'What did you taste?',
  'What do you ask for?',
  'What did you forgive?',
  'What is growing?',
  'What was given to you?',
  'What did you sing?',
  'Where were you brave?',
  'What touched you?',
  'What is unfinished?',
  'Whom do you carry?',
  'What was light?',
  'What do you wonder about?',
  'What calmed you?',
  'What made you laugh?',
  'What do you know now?',
  'Which word was enough?',
  'What did you see outside?',
  'What did a child show you?',
  'What has changed?',
  'What stayed the same?',
  'What would you tell a friend?',
  'What was worth the work?',
  'Where did you say no?',
  'Where did you say yes?',
  'What did you share?',
  'What do you look forward to?',
  'What comforted you?',
  'What do you love about today?',
  'What was small and good?',
  'How are you, really?',
];

/** The question of a date ('2026-11-24'): the same for everybody, and none comes again before all others did. */
export function questionOf(date: string): string {
  const day = daysBetween('2026-01-01', date);
  return QUESTIONS[((day % QUESTIONS.length) + QUESTIONS.length) % QUESTIONS.length]!;
}
