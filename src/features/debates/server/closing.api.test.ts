import { expect, it } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import type { Member } from '#test-support/members.ts';
import { credentialsOf } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { withdrawClaim } from '../claims.contract.ts';
import { getClaim, getCurrentDebate, getDebate } from '../debates.contract.ts';
import {
  listSchedule,
  scheduleQuestion,
  unscheduleQuestion,
  writeClosingWords,
} from '../schedule.contract.ts';
import { closesAt, opensAt, weekOf, weeksLater } from '../weeks.rules.ts';
import { closeWhatIsOver } from './debates-jobs.ts';
import { makeClaim } from './make-claim.ts';

const HOUR = 3_600_000;
const never = new AbortController().signal;

describeOnBothEngines('the close of a week', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, later, atTheEnd } = weeks;
  const debate = async (who: Pick<Member, 'client'>, week = weeks.week()) =>
    (await who.client.call(getDebate, { params: { week } })).body;
  const closings = async (who: Member) =>
    (await who.client.call(listNotifications, {})).body.filter(
      ({ kind, createdAt }) => kind === 'debate-closed' && createdAt > weeks.noon(),
    );

  it('comes at its end and not a millisecond before; names come with it, and not by the clock', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const { body: first } = await claim(ann, { position: keys[0]! });
    const author = async () =>
      (await ben.client.call(getClaim, { params: { claimId: first.id }, query: {} })).body.author;
    await weeks.hold(ben, keys[1]!);
    await atTheEnd(-1);
    expect(await debate(ben)).toMatchObject({ isOver: false, closedAt: null, closing: null });
    // The clock alone tells no name.
    app().clock.set(new Date(closesAt(weeks.week())!).toISOString());
    expect(await debate(ben)).toMatchObject({ isOver: true, closedAt: null, closing: null });
    expect(await author()).toBeNull();
    const live = await LiveListener.open(ben.client);
    await atTheEnd(0);
    // A page that shows the week as it was open asks for it again.
    let heard = await live.changed();
    while (heard !== null && !heard.includes('/api/debates')) heard = await live.changed();
    live.leave();
    expect(heard).not.toBeNull();
    expect(await debate(ben)).toMatchObject({
      isOver: true,
      closedAt: closesAt(weeks.week()),
      closing: { people: 1 },
    });
    expect((await author())?.name).toBe('Ann T.');
    // Whoever took part is told, once; whoever did not is not.
    expect(
      [await closings(ann), await closings(ben), await closings(cleo)].map(({ length }) => length),
    ).toEqual([1, 1, 0]);
    await later(1);
    expect(await closings(ann)).toHaveLength(1);
  });

  it('has what was said in its last moment, also where somebody had read the week to its end before that was kept', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const end = closesAt(weeks.week())!;
    app().clock.set(new Date(end).toISOString());
    expect(await debate(ben)).toMatchObject({ isOver: true, claims: 0 });
    // What holds the week a moment before its end is kept a moment after it.
    const before = [end - 1, end - 1];
    const clock = { now: () => before.shift() ?? end };
    const caller = { id: ann.id, role: 'member', timezone: 'UTC', hasSecondStep: false } as Caller;
    const body = {
      position: keys[0]!,
      claimId: null,
      side: 'for',
      text: 'It is so.',
      cites: [],
      otherSide: null,
    } as const;
    const { id } = await makeClaim(
      { ...app().server.deps, clock },
      caller,
      weeks.week(),
      { ...body, cites: [] },
      null,
    );
    await atTheEnd(0);
    expect(await debate(ben)).toMatchObject({ claims: 1, closing: { people: 1 } });
    expect((await weeks.read(ben, id)).status).toBe(200);
  });

  it('is told of to nobody where nobody spoke: there are no names', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    await weeks.hold(ann, keys[0]!);
    await atTheEnd(0);
    expect(await debate(ann)).toMatchObject({ closing: { people: 0 } });
    expect(await closings(ann)).toEqual([]);
  });

  it('happens once, also on two servers at once', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann] = people;
    await claim(ann, { position: keys[0]! });
    const elsewhere = await app().visitorOfAnotherServer();
    await elsewhere.call(login, { body: credentialsOf('ann') });
    app().clock.set(new Date(closesAt(weeks.week())!).toISOString());
    const emitted: string[] = [];
    const { db, clock, events } = app().server.deps;
    const counting: typeof events = Object.assign(Object.create(events), {
      emit: (...[tx, event, now]: Parameters<typeof events.emit>) => {
        emitted.push(event.type);
        return events.emit(tx, event, now);
      },
    });
    await Promise.all(
      Array.from({ length: 4 }, () => closeWhatIsOver({ db, clock, events: counting }, never)),
    );
    await weeks.jobs();
    expect(emitted).toEqual(['debate-closed']);
    // The other server may be the one that tells her.
    await expect.poll(() => closings(ann)).toHaveLength(1);
    expect(
      (await elsewhere.call(getDebate, { params: { week: weeks.week() } })).body.closedAt,
    ).not.toBeNull();
  });

  it('comes after two weeks of sleep all the same, to each week that was there', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    const slept = weeks.week();
    await claim(ann, { position: keys[0]! });
    await atTheEnd(14 * 24 * HOUR + 5 * HOUR);
    expect(await debate(ann, slept)).toMatchObject({ isOver: true, closedAt: app().clock.now() });
    expect((await ann.client.call(getCurrentDebate, {})).body.week).toBe(weekOf(app().clock.now()));
    expect(await closings(ann)).toHaveLength(1);
  });

  it('of the 53rd week comes before the first of the next year', async () => {
    while (weeksLater(weeks.week(), 1) !== '2026-W53') await begin('ann');
    const { people, keys } = await begin('ann');
    const [ann] = people;
    expect(closesAt('2026-W53')).toBe(Date.UTC(2027, 0, 4));
    await claim(ann, { position: keys[0]! });
    await atTheEnd(-1);
    expect((await ann.client.call(getCurrentDebate, {})).body).toMatchObject({
      week: '2026-W53',
      closedAt: null,
    });
    await atTheEnd(0);
    expect((await ann.client.call(getCurrentDebate, {})).body).toMatchObject({
      week: '2027-W01',
      isOver: false,
    });
    expect((await debate(ann)).closedAt).not.toBeNull();
    await begin('ann');
    expect(weeks.week()).toBe('2027-W01');
  });

  it('has a moderator’s words, who chooses questions of weeks to come', async () => {
    const { people } = await begin('ann');
    const [ann] = people;
    const mia = await hostOf(app(), 'mia', 'moderator');
    const week = weeks.week();
    const say = (text: string, of = week) =>
      mia.call(writeClosingWords, { params: { week: of }, body: { text } });
    expect((await say('We listened.')).status).toBe(200);
    expect((await debate(ann)).closing).toBeNull();
    expect((await say('Not yet.', weeksLater(week, 2))).status).toBe(404);
    await atTheEnd(0);
    expect((await debate(ann)).closing?.words).toMatchObject({
      text: 'We listened.',
      by: { name: expect.any(String) },
    });

    const now = weekOf(app().clock.now());
    const next = weeksLater(now, 1);
    const question = {
      question: 'Shall we sing?',
      about: 'Whether we sing.',
      positions: ['yes', 'no'].map((key) => ({ key, title: key, short: key, says: `We say ${key}.` })),
      passages: ['ps 117', 'Col 3:16', 'eph 5:19-20'].map((reference) => ({ reference, why: 'Why?' })),
    };
    const put = (of: string, body = question) => mia.call(scheduleQuestion, { params: { week: of }, body });
    expect((await put(now)).body).toMatchObject({ code: 'DEBATE_CLOSED' });
    expect((await put(weeksLater(now, 27))).status).toBe(404);
    expect((await put('2025-W53')).status).toBe(404);
    const nowhere = {
      ...question,
      passages: question.passages.map((one) => ({ ...one, reference: 'nowhere' })),
    };
    expect((await put(next, nowhere)).body).toMatchObject({ code: 'PASSAGE_NOT_FOUND' });
    const both = await Promise.all([put(next), put(next)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const planned = (await mia.call(listSchedule, {})).body;
    expect(planned).toHaveLength(26);
    expect(planned[0]).toMatchObject({
      week: next,
      question: {
        passages: [
          { reference: 'Psalm 117' },
          { reference: 'Colossians 3:16' },
          { reference: 'Ephesians 5:19–20' },
        ],
      },
    });
    expect(planned[1]!.question).toBeNull();
    // Nobody else sees a week to come.
    expect((await ann.client.call(getDebate, { params: { week: next } })).status).toBe(404);
    const away = weeksLater(now, 2);
    await put(away);
    const unput = () => mia.call(unscheduleQuestion, { params: { week: away } });
    expect([(await unput()).status, (await unput()).status]).toEqual([204, 404]);
    app().clock.set(new Date(opensAt(next)!).toISOString());
    expect((await ann.client.call(getCurrentDebate, {})).body.question).toBe('Shall we sing?');
    expect((await mia.call(unscheduleQuestion, { params: { week: next } })).body).toMatchObject({
      code: 'DEBATE_CLOSED',
    });
  });

  it('has open pages told at once of a claim that is taken back after it, and not before', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const first = await weeks.said(ann, { position: keys[0]! });
    const otherSide = { position: keys[1]!, text: 'They trust.', cites: [] };
    const { body: second } = await claim(ann, { position: keys[0]!, otherSide });
    await weeks.hold(ben, keys[1]!);
    await later(30);
    let heard = 0;
    /** Who of the others was told of debates since it was asked last. */
    const told = async () => {
      const rows = await app()
        .db.selectFrom('live_message')
        .select(['position', 'user_id', 'changed'])
        .where('user_id', 'in', [ben.id, cleo.id])
        .where('position', '>', heard)
        .orderBy('position')
        .execute();
      heard = rows.at(-1)?.position ?? heard;
      return rows.filter(({ changed }) => changed.includes('/api/debates')).map(({ user_id }) => user_id);
    };
    const takeBack = async (claimId: string) => {
      expect((await ann.client.call(withdrawClaim, { params: { claimId } })).status).toBe(204);
      await app().server.idle();
    };
    await told();
    await takeBack(first);
    expect(await told()).toEqual([]);
    await atTheEnd(0);
    // Another server of this database may be the one that tells: of the close, too.
    await expect.poll(told).toContain(ben.id);
    app().clock.advance({ minutes: 1 });
    await takeBack(second.id);
    await expect.poll(told).toEqual([ben.id]);
  });
});
