import type { HandlerInput } from '#contract/define-endpoint.ts';
import { createClaim, takeStand } from '#features/debates/claims.contract.ts';
import { getClaim, getDebate } from '#features/debates/debates.contract.ts';
import { closeWhatIsOver, tellOfWords } from '#features/debates/server/debates-jobs.ts';
import { opensAt, type Week, weeksLater } from '#features/debates/weeks.rules.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { type Member, member } from './members.ts';
import type { TestApp } from './start-test-app.ts';

type Body = HandlerInput<typeof createClaim>['body'];

const never = new AbortController().signal;

/** A week of a test's own, which nothing else is said in. */
export function createDebateWeeks(app: () => TestApp, first: Week = '2026-W48') {
  let week = weeksLater(first, -1);
  /** Of its Monday. UTC epoch milliseconds. */
  const noon = () => opensAt(week)! + 12 * 3_600_000;
  const jobs = async () => {
    const { db, clock } = app();
    await tellOfWords({ db, clock }, never);
    await closeWhatIsOver({ db, clock, events: app().server.deps.events }, never);
    await app().server.idle();
  };
  /** Somebody claims something, for a position unless told. */
  const claim = (by: Pick<Member, 'client'>, body: Partial<Body> & { position: string }) =>
    by.client.call(createClaim, {
      params: { week },
      body: { claimId: null, side: 'for', text: 'It is so.', cites: [], otherSide: null, ...body },
    });
  /** Time passes, and what is told or closed by the clock is. */
  const later = async (minutes: number) => {
    app().clock.advance({ minutes });
    await jobs();
  };
  return {
    week: () => week,
    noon,
    /** Goes to the next week's Monday at noon. @returns its people, and the keys of its positions */
    async begin<Names extends string[]>(...names: Names) {
      week = weeksLater(week, 1);
      // What is told of the week before is told before this one begins.
      app().clock.set(new Date(noon() - 3_600_000).toISOString());
      await jobs();
      app().clock.set(new Date(noon()).toISOString());
      const people: Member[] = [];
      for (const name of names) people.push(await member(app(), name));
      const debate = (await people[0]!.client.call(getDebate, { params: { week } })).body;
      return {
        people: people as { [Name in keyof Names]: Member },
        keys: debate.positions.map(({ key }) => key),
      };
    },
    claim,
    /** The same; others can read it then. @returns its id */
    async said(by: Pick<Member, 'client'>, body: Partial<Body> & { position: string }) {
      const { body: made } = await claim(by, body);
      await later(30);
      return made.id;
    },
    read(who: Pick<Member, 'client'>, claimId: string) {
      return who.client.call(getClaim, { params: { claimId }, query: {} });
    },
    /** What somebody was told in this week. */
    async told(who: Pick<Member, 'client'>) {
      return (await who.client.call(listNotifications, {})).body
        .filter(({ createdAt }) => createdAt > noon())
        .map(({ kind, text }) => ({ kind, text }));
    },
    xp(who: Pick<Member, 'id'>) {
      return findXP(app().db, who.id);
    },
    hold(who: Pick<Member, 'client'>, position: string | null) {
      return who.client.call(takeStand, { params: { week }, body: { position } });
    },
    later,
    /** At a moment of the week. @param ms after its end; negative before */
    async atTheEnd(ms: number) {
      app().clock.set(new Date(opensAt(weeksLater(week, 1))! + ms).toISOString());
      await jobs();
    },
    jobs,
  };
}
