import { chapters, inDays, oneADay, passages } from './bible-in-parts.ts';
import type { ReadyPlan } from './ready-plan.ts';

/** Up to four weeks: for a beginning, or between two long ones. */
export const SHORT_PLANS: readonly ReadyPlan[] = [
  {
    id: 'ruth-four-days',
    name: 'Ruth in four days',
    about: 'Hunger, a road, a field of barley, and a child. A whole story in four evenings.',
    kind: 'short',
    days: oneADay(chapters('RUT')),
    promised: chapters('RUT'),
  },
  {
    id: 'sermon-on-the-mount',
    name: 'The Sermon on the Mount',
    about: 'Seven days on a hill above the lake, with the words that everything else rests on.',
    kind: 'short',
    days: passages('MAT 5.1-16; MAT 5.17-30; MAT 5.31-48; MAT 6.1-18; MAT 6.19-34; MAT 7.1-12; MAT 7.13-29'),
    promised: chapters('MAT 5-7'),
  },
  {
    id: 'parables',
    name: 'Twelve parables',
    about: 'A sower, a lamp, a coin swept for, two sons. One story of Jesus a day.',
    kind: 'short',
    days: passages(
      `MRK 4.1-20; MRK 4.21-34; MAT 13.24-43; MAT 13.44-58; LUK 10.25-37; LUK 12.13-34; LUK 14.7-24; LUK 15.1-10; LUK 15.11-32;
      LUK 18.1-14; MAT 20.1-16; MAT 25.14-30`,
    ),
    promised: [],
  },
  {
    id: 'mark-two-weeks',
    name: 'Mark in two weeks',
    about: 'The shortest Gospel, told by somebody who can hardly wait to go on.',
    kind: 'short',
    days: inDays(chapters('MRK'), 14),
    promised: chapters('MRK'),
  },
  {
    id: 'women-of-the-bible',
    name: 'Women of the Bible',
    about: 'Hagar at the well, Deborah, Hannah, the two Marys: fourteen who heard, asked, led and believed.',
    kind: 'short',
    days: passages(
      `GEN 16.1-16; GEN 18.1-15; EXO 1.15-22, EXO 2.1-10; EXO 15.20-27, NUM 12.1-16; JOS 2.1-24; JDG 4.1-24; RUT 1.1-22;
      1SA 1.1-28; 1SA 25.14-35; EST 4.1-17; LUK 1.26-56; LUK 10.38-42, JHN 11.17-44; JHN 4.5-42; MRK 15.40-47, JHN 20.1-18`,
    ),
    promised: [],
  },
  {
    id: 'songs-of-ascent',
    name: 'Songs for the way up',
    about: 'Fifteen short psalms that pilgrims sang on the road to Jerusalem. A few minutes each.',
    kind: 'short',
    days: oneADay(chapters('PSA 120-134')),
    promised: chapters('PSA 120-134'),
    uneven: 'A psalm is sung whole: one of them is three times as long as the others.',
  },
  {
    id: 'john-three-weeks',
    name: 'John in three weeks',
    about: 'A chapter a day with the one who leaned on his Lord at the table.',
    kind: 'short',
    days: oneADay(chapters('JHN')),
    promised: chapters('JHN'),
  },
  {
    id: 'acts-four-weeks',
    name: 'Acts in four weeks',
    about: 'From an upper room to Rome, a chapter a day.',
    kind: 'short',
    days: oneADay(chapters('ACT')),
    promised: chapters('ACT'),
  },
  {
    id: 'twelve-prophets',
    name: 'The twelve prophets in four weeks',
    about: 'Hosea to Malachi: small books, and no small words.',
    kind: 'short',
    days: inDays(chapters('HOS, JOL, AMO, OBA, JON, MIC, NAM, HAB, ZEP, HAG, ZEC, MAL'), 28),
    promised: chapters('HOS, JOL, AMO, OBA, JON, MIC, NAM, HAB, ZEP, HAG, ZEC, MAL'),
  },
];
