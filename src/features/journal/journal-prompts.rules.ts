import { DAY_MS } from '#contract/durations.ts';
import type { MoodId } from './journal.rules.ts';

export interface ReflectionPrompt {
  id: string;
  category: string;
  text: string;
}

/** Eight prompts, one for each category (docs/product.md, Things and their fields). */
export const REFLECTION_PROMPTS: readonly ReflectionPrompt[] = [
  {
    id: 'gratitude',
    category: 'Gratitude',
    text: 'What small gift of today would you have missed if you had not stopped to look for it?',
  },
  {
    id: 'growth',
    category: 'Growth',
    text: 'Where have you changed, even a little, since this time last year? What helped you grow?',
  },
  {
    id: 'love',
    category: 'Love',
    text: 'Who showed you love this week, and who is waiting for a sign of love from you?',
  },
  {
    id: 'scripture',
    category: 'Scripture',
    text: 'Which verse or story has stayed with you lately? What do you hear in it for today?',
  },
  {
    id: 'listening',
    category: 'Listening',
    text: 'Be still for a minute. What rises in your heart when you stop speaking and listen?',
  },
  {
    id: 'trust',
    category: 'Trust',
    text: 'What are you holding tightly today that you would like to place in God’s hands?',
  },
  {
    id: 'alignment',
    category: 'Alignment',
    text: 'Where do the way you spend your days and what matters most to you agree? Where do they pull apart?',
  },
  {
    id: 'discipline',
    category: 'Discipline',
    text: 'Which quiet habit brings you closer to God, and what would make it easier to keep tomorrow?',
  },
];

export interface Mood {
  id: MoodId;
  emoji: string;
  label: string;
}

/** Eight moods (docs/product.md, Things and their fields). */
export const MOODS: readonly Mood[] = [
  { id: 'joyful', emoji: '😊', label: 'Joyful' },
  { id: 'peaceful', emoji: '🕊️', label: 'Peaceful' },
  { id: 'reflective', emoji: '🤔', label: 'Reflective' },
  { id: 'determined', emoji: '💪', label: 'Determined' },
  { id: 'content', emoji: '😌', label: 'Content' },
  { id: 'grateful', emoji: '🙏', label: 'Grateful' },
  { id: 'struggling', emoji: '😔', label: 'Struggling' },
  { id: 'growing', emoji: '🌱', label: 'Growing' },
];

/** The prompt of a day, the same all day; after eight days each has had its turn. `date` is '2026-11-22'. */
export function promptOfDay(date: string): ReflectionPrompt {
  const day = Date.parse(date) / DAY_MS;
  return REFLECTION_PROMPTS[day % REFLECTION_PROMPTS.length]!;
}

/** A random prompt, another one than the one shown. `random` gives 0 <= x < 1. */
export function pickPrompt(random: number, shown: string | null): ReflectionPrompt {
  const others = REFLECTION_PROMPTS.filter((prompt) => prompt.text !== shown);
  return others[Math.floor(random * others.length)]!;
}
