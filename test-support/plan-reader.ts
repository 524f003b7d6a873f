import { beforeEach } from 'vitest';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import {
  catchUpPlan,
  getPlan,
  markPlace,
  startReadyPlan,
  type WholePlan,
} from '#features/plans/plans.contract.ts';
import { type Person, personNamed } from './community.ts';
import type { TestApp } from './start-test-app.ts';

export const WEEK: (1 | 2 | 3 | 4 | 5 | 6 | 7)[] = [1, 2, 3, 4, 5, 6, 7];
/** A ready plan of 21 chapters, one a day. */
export const JOHN = 'john-three-weeks';

/** Somebody new for each case, on the 25th of November, and what they do with plans. */
export function createPlanReader(app: () => TestApp) {
  let person: Person;
  let name: string;
  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-25T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    person = await personNamed(app(), name);
  });
  const today = () => new Date(app().clock.now()).toISOString().slice(0, 10);
  const of = (plan: { id: string }) => ({ params: { planId: plan.id } });
  return {
    get id() {
      return person.id;
    },
    get client() {
      return person.client;
    },
    today,
    of,
    start: async (readyId = JOHN, startsOn = today()) =>
      (await person.client.call(startReadyPlan, { params: { readyId }, body: { startsOn, weekdays: WEEK } }))
        .body,
    read: async (plan: WholePlan) => (await person.client.call(getPlan, of(plan))).body,
    readChapter: (bookId: string, chapter: number) =>
      person.client.call(markChapterRead, { params: { bookId, chapter: String(chapter) } }),
    tick: async (plan: { id: string }, at: number, isRead = true) =>
      (
        await person.client.call(markPlace, {
          params: { planId: plan.id, at: String(at) },
          body: { isRead },
        })
      ).body,
    catchUp: async (plan: { id: string }, how: 'shift' | 'fold' | 'skip') =>
      (await person.client.call(catchUpPlan, { ...of(plan), body: { how } })).body,
    /** A session lasts less long than some of these. */
    daysLater: async (days: number) => {
      app().clock.advance({ days });
      person = { ...person, client: await app().user(name) };
    },
  };
}
