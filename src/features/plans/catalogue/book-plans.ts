import { books, chapters, inDays, oneADay, withLongPsalmDivided } from './bible-in-parts.ts';
import type { ReadyPlan } from './ready-plan.ts';

/** A part of the Bible, from a month to half a year. */
export const BOOK_PLANS: readonly ReadyPlan[] = [
  {
    id: 'psalms-30',
    name: 'The Psalms in a month',
    about: 'The prayer book of Israel and of the church, as it has long been prayed: once a month.',
    kind: 'book',
    days: inDays(withLongPsalmDivided(chapters('PSA')), 30),
    promised: chapters('PSA'),
  },
  {
    id: 'proverbs-month',
    name: 'Proverbs in a month',
    about: 'Thirty-one chapters, one for each day of a long month.',
    kind: 'book',
    days: oneADay(chapters('PRO')),
    promised: chapters('PRO'),
  },
  {
    id: 'genesis-five-weeks',
    name: 'Genesis in five weeks',
    about: 'How it began: a garden, a flood, a promise, and twelve brothers.',
    kind: 'book',
    days: inDays(chapters('GEN'), 35),
    promised: chapters('GEN'),
  },
  {
    id: 'letters-of-paul',
    name: 'Paul’s letters in five weeks',
    about: 'Thirteen letters to people who had questions.',
    kind: 'book',
    days: inDays(books('ROM', 'PHM'), 35),
    promised: books('ROM', 'PHM'),
  },
  {
    id: 'four-gospels',
    name: 'The four Gospels in two months',
    about: 'One life, told four times.',
    kind: 'book',
    days: inDays(books('MAT', 'JHN'), 60),
    promised: books('MAT', 'JHN'),
  },
  {
    id: 'wisdom',
    name: 'Wisdom in two months',
    about: 'Job, Proverbs, Ecclesiastes and the Song of Solomon: what to do with a life.',
    kind: 'book',
    days: inDays(chapters('JOB, PRO, ECC, SNG'), 60),
    promised: chapters('JOB, PRO, ECC, SNG'),
  },
  {
    id: 'new-testament-90',
    name: 'The New Testament in 90 days',
    about: 'From a manger to a new heaven, about twelve minutes a day.',
    kind: 'book',
    days: inDays(books('MAT', 'REV'), 90),
    promised: books('MAT', 'REV'),
  },
  {
    id: 'prophets',
    name: 'The prophets in four months',
    about: 'Isaiah to Malachi: seventeen books of warning, weeping and hope.',
    kind: 'book',
    days: inDays(books('ISA', 'MAL'), 120),
    promised: books('ISA', 'MAL'),
  },
  {
    id: 'psalm-a-day',
    name: 'A psalm a day',
    about: 'One hundred and fifty days, one psalm each, however long it is.',
    kind: 'book',
    days: oneADay(chapters('PSA')),
    promised: chapters('PSA'),
    uneven: 'Each day has one psalm, and psalms are as long as they are.',
  },
];
