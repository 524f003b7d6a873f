import type { DebateQuestion } from './debate-question.ts';

/** What a week's question is taken from, in this order. */
export const QUESTIONS: readonly DebateQuestion[] = [
  {
    slug: 'day-of-rest',
    question: 'Should a believer keep a day of rest each week?',
    about: 'Whether a day each week is set apart, and by what right; not which day it is.',
    positions: [
      {
        key: 'command',
        title: 'Yes: it is commanded, from the beginning',
        short: 'a command',
        says: 'God rested before there was any law to break, made the day holy, and put it among the ten words. What he hallowed at creation was not for one people or one age. To keep it is to trust that the world holds without our work.',
      },
      {
        key: 'gift',
        title: 'A gift to take, not a law to keep',
        short: 'a gift',
        says: 'The Sabbath was made for man. Rest is given for our good, and whoever leaves it lies poorer, but nobody is judged by it any more. A gift that is enforced stops being one; a gift that is taken each week changes a life.',
      },
      {
        key: 'every-day',
        title: 'Every day is alike the Lord’s',
        short: 'every day alike',
        says: 'The day was a shadow of what was to come, and he has come. Rest is found in Christ, on Tuesday as on Sunday. One person esteems one day, another every day alike; each is to be convinced in their own mind and to honour the Lord in it.',
      },
    ],
    passages: [
      { reference: 'Exodus 20:8–11', why: 'The command, and the reason that it gives' },
      { reference: 'Mark 2:23–28', why: 'What the day was made for, and who is its Lord' },
      { reference: 'Romans 14:5–9', why: 'Two who differ about days, and what they share' },
    ],
  },
];
