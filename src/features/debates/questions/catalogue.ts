import { CHURCH } from './church.ts';
import type { DebateQuestion } from './debate-question.ts';
import { GUIDANCE_AND_HOPE } from './guidance-and-hope.ts';
import { LAMENT_AND_JOY } from './lament-and-joy.ts';
import { NEIGHBORS } from './neighbors.ts';
import { POSSESSIONS } from './possessions.ts';
import { PRAYER } from './prayer.ts';
import { REST_AND_SEASONS } from './rest-and-seasons.ts';
import { SCRIPTURE } from './scripture.ts';
import { WORK_AND_WORDS } from './work-and-words.ts';
import { WORSHIP } from './worship.ts';

/** By theme. A new question goes to the end of its theme. */
const THEMES: readonly (readonly DebateQuestion[])[] = [
  REST_AND_SEASONS,
  NEIGHBORS,
  PRAYER,
  POSSESSIONS,
  LAMENT_AND_JOY,
  CHURCH,
  WORK_AND_WORDS,
  SCRIPTURE,
  GUIDANCE_AND_HOPE,
  WORSHIP,
];

/** What a week’s question is taken from, in this order. The themes take turns, so that following weeks are about different things. */
export const QUESTIONS: readonly DebateQuestion[] = Array.from(
  { length: Math.max(...THEMES.map((theme) => theme.length)) },
  (_, turn) => THEMES.flatMap((theme) => theme[turn] ?? []),
).flat();
