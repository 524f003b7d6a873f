import { inDays, WHOLE_BIBLE, withLongPsalmDivided } from './bible-in-parts.ts';
import { BIBLE_BY_HISTORY } from './history.ts';
import { MCHEYNE_DAYS, MCHEYNE_PROMISED } from './mcheyne.ts';
import type { ReadyPlan } from './ready-plan.ts';

/** All of it. */
export const WHOLE_PLANS: readonly ReadyPlan[] = [
  {
    id: 'bible-year',
    name: 'The whole Bible in a year',
    about: 'Book by book, as it stands on the shelf: three or four chapters a day.',
    kind: 'whole',
    days: inDays(withLongPsalmDivided(WHOLE_BIBLE), 365),
    promised: WHOLE_BIBLE,
  },
  {
    id: 'bible-history-year',
    name: 'The whole Bible by history',
    about: 'In a year, in the order in which it happened: psalms beside David, prophets among the kings.',
    kind: 'whole',
    days: inDays(withLongPsalmDivided(BIBLE_BY_HISTORY), 365),
    promised: BIBLE_BY_HISTORY,
  },
  {
    id: 'mcheyne-1842',
    name: 'M’Cheyne’s calendar of 1842',
    about:
      'Four places a day, two in the family and two alone: the New Testament and the Psalms twice in a year.',
    kind: 'whole',
    days: MCHEYNE_DAYS,
    promised: MCHEYNE_PROMISED,
    uneven: 'The days are as M’Cheyne made them.',
  },
  {
    id: 'bible-two-years',
    name: 'The whole Bible in two years',
    about: 'Book by book, a chapter or two a day, with room to stay.',
    kind: 'whole',
    days: inDays(withLongPsalmDivided(WHOLE_BIBLE), 730),
    promised: WHOLE_BIBLE,
  },
];
