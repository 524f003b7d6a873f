import type { DebateQuestion } from './debate-question.ts';
import { LAMENT_AND_JOY } from './lament-and-joy.ts';
import { PRAYER } from './prayer.ts';
import { REST_AND_SEASONS } from './rest-and-seasons.ts';
import { WORSHIP } from './worship.ts';

/** By theme. A new question goes to the end of its theme. */
const THEMES: readonly (readonly DebateQuestion[])[] = [REST_AND_SEASONS, PRAYER, WORSHIP, LAMENT_AND_JOY];

/** What a week’s question is taken from, in this order. The themes take turns, so that following weeks are about different things. */
export const QUESTIONS: readonly DebateQuestion[] = Array.from(
  { length: Math.max(...THEMES.map((theme) => theme.length)) },
  (_, turn) => THEMES.flatMap((theme) => theme[turn] ?? []),
).flat();
