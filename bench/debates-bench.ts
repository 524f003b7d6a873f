import { weekOf } from '#features/debates/weeks.rules.ts';
import { claimIdOf, fillDebate } from './fill-debate.ts';
import { benchLists } from './lists-bench.ts';
import type { Row } from './report.ts';

const DEBATE = { people: 10_000, claims: 10_000 };

/** What the screens of a debate ask for first, in a week of ten thousand claims. */
export function benchDebates(folder: string): Promise<Row[]> {
  const week = weekOf(Date.now());
  return benchLists(folder, {
    fill: (db) => fillDebate(db, DEBATE, Date.now()),
    paths: {
      "this week's question, on the community's page": '/api/debates/current',
      'its page': `/api/debates/${week}`,
      'a claim': `/api/debates/claims/${claimIdOf(1)}`,
      'its outline': `/api/debates/${week}/outline?at=${claimIdOf(1)}`,
    },
    personAt: (turn) => 100 + 97 * turn,
  });
}
