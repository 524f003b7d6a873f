import { passages } from './bible-in-parts.ts';
import type { ReadyPlan } from './ready-plan.ts';

/** Plans of a season, which are offered for its own days. */
export const SEASON_PLANS: readonly ReadyPlan[] = [
  {
    id: 'advent',
    name: 'Advent',
    about: 'Twenty-four short readings from the first of December to Christmas Eve.',
    kind: 'season',
    season: 'advent',
    days: passages(
      `ISA 2.1-5; ISA 64.1-9; JER 33.14-22; MIC 5.2-5; ISA 11.1-10; ISA 35.1-10; ISA 40.1-11; MAL 3.1-7; ISA 61.1-11; ISA 52.7-10;
      ZEP 3.14-20; ISA 7.10-17; ISA 9.1-7; 2SA 7.8-17; PSA 24.1-10; LUK 1.5-25; LUK 1.26-38; LUK 1.39-56; LUK 1.57-66; LUK 1.67-80;
      MAT 1.18-25; JHN 1.1-18; PHP 2.1-11; LUK 2.1-20`,
    ),
    promised: [],
  },
  {
    id: 'holy-week',
    name: 'The Passion in Holy Week',
    about: 'From the palm branches to the empty tomb, on the days on which it happened.',
    kind: 'season',
    season: 'holy-week',
    days: passages(
      `MRK 11.1-11, ZEC 9.9-12; MRK 11.12-25; MRK 12.28-44; MRK 14.1-11, JHN 12.23-36; JHN 13.1-35, MRK 14.26-42;
      MRK 15.1-41; LUK 23.50-56, PSA 130.1-8; JHN 20.1-18, LUK 24.1-12`,
    ),
    promised: [],
    uneven: 'Thursday and Friday have more to tell.',
  },
];
