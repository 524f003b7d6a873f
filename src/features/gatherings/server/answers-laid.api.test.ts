import { expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { takesPart, trust } from '#test-support/community.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto } from '#test-support/study-groups.ts';
import { createSuppers } from '#test-support/suppers.ts';
import { toldPages } from '#test-support/told-pages.ts';
import { answerSeries } from '../coming.contract.ts';
import { createGathering, getGathering, updateGathering } from '../gatherings.contract.ts';
import { countAnswers } from './answer-store.ts';
import { layComing } from './lay-occurrences.ts';

const WEEKLY = { kind: 'weekly', every: 1, until: null } as const;
const FORTNIGHTLY = { ...WEEKLY, every: 2 } as const;
const GOING = { answer: 'going' } as const;

describeOnBothEngines('evenings that are laid in a series that is answered', (app) => {
  const createSupper = createSuppers(app);
  const told = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body.map(({ title }) => title);
  const deliveries = () =>
    app().db.selectFrom('event_delivery').select('id').where('type', '=', 'gatherings-laid').execute();

  /** Suppers for everyone, and who plans them. */
  async function forEveryone(name: string) {
    app().clock.set('2026-11-22T12:00:00Z');
    const host = await hostOf(app(), name, 'moderator');
    const { id } = (await host.call(getCurrentUser, {})).body;
    await takesPart({ id, client: host });
    await trust(app(), id);
    const times = { startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00' };
    const body = { ...SUPPER, ...times, repeat: FORTNIGHTLY, groupId: null };
    const { gatheringId, start } = (await host.call(createGathering, { body })).body;
    return { host, params: { gatheringId, start } };
  }

  it('have their seats by who answered the series first; who waits is told', async () => {
    const { host, guest, groupId, named, change } = await createSupper('order', { repeat: FORTNIGHTLY });
    const late = await member(app(), 'order-late');
    await comesInto(app(), groupId, late);
    await change('2026-11-26', { scope: 'all', seats: 1 });
    // Whose account is the older one answers last.
    for (const one of [late, guest, host]) {
      app().clock.advance({ minutes: 1 });
      await one.client.call(answerSeries, { ...named('2026-11-26'), body: GOING });
    }
    await change('2026-11-26', { scope: 'all', repeat: WEEKLY });
    await app().server.idle();
    const waits = async ({ client }: Member) =>
      (await client.call(getGathering, named('2026-12-03'))).body.waitingPlace;
    expect([await waits(late), await waits(guest), await waits(host)]).toEqual([null, 1, 2]);
    // Of the soonest, though they wait to all that are new.
    const ofWaiting = (await told(guest)).filter((title) => title === 'On the waiting list now: Supper');
    expect(ofWaiting).toHaveLength(1);
    expect(await told(late)).not.toContain('On the waiting list now: Supper');
  });

  it('are answered for more people than one event is for, and shown on their open pages', async () => {
    const { host, guest, groupId, named } = await createSupper('pages');
    const others: Member[] = [];
    for (let i = 0; i < 25; i += 1) others.push(await member(app(), `pages-${i}`));
    const series_id = named('2026-11-26').params.gatheringId;
    for (const one of others) {
      await comesInto(app(), groupId, one);
      const said = {
        series_id,
        user_id: one.id,
        audience: groupId,
        answer: 'going',
        answered_at: 1,
      } as const;
      await app().db.insertInto('gathering_series_answer').values(said).execute();
    }
    await guest.client.call(answerSeries, { ...named('2026-11-26'), body: GOING });
    app().clock.advance({ hours: 24 * 35 });
    const pages = await toldPages(app(), host, () =>
      layComing(app().server.deps, new AbortController().signal),
    );
    expect(pages).toContain('/api/gatherings');
    const { id } = await app()
      .db.selectFrom('gathering_occurrence')
      .select('id')
      .where('gathering_id', '=', series_id)
      .orderBy('start', 'desc')
      .executeTakeFirstOrThrow();
    expect((await countAnswers(app().db, [id])).get(id)).toMatchObject({ going: 26 });
  });

  it('are nobody’s work where a change lays none', async () => {
    const { guest, named, change } = await createSupper('none');
    await guest.client.call(answerSeries, { ...named('2026-11-26'), body: GOING });
    await change('2026-12-03', { scope: 'following', title: 'Soup', place: '12 Mill Lane' });
    expect(await deliveries()).toEqual([]);
  });

  it('for everyone show on the open pages of all its parts, and who comes to all is told of new days', async () => {
    const { host, params } = await forEveryone('all-laid');
    const [guest, other] = [await member(app(), 'all-laid-guest'), await member(app(), 'all-laid-other')];
    const start = '2026-12-10T19:00';
    const soup = { scope: 'following', title: 'Soup' } as const;
    const named = { gatheringId: params.gatheringId, start };
    const { gatheringId } = (await host.call(updateGathering, { params: named, body: soup })).body;
    const later = { gatheringId, start };
    await guest.client.call(answerSeries, { params: later, body: GOING });
    const act = () => other.client.call(answerSeries, { params, body: GOING });
    expect(await toldPages(app(), guest, act)).toContain('/api/gatherings');
    await app()
      .db.updateTable('gathering_answer')
      .set({ answer: 'cant' })
      .where('user_id', '=', other.id)
      .execute();
    const body = { scope: 'following', repeat: WEEKLY } as const;
    await host.call(updateGathering, { params: later, body });
    expect(await told(other)).toEqual(['Changed: Soup']);
  });

  it('stay without an answer where nobody else can come, also for who could come to none before', async () => {
    const { host, guest, named } = await createSupper('full');
    await guest.client.call(answerSeries, { ...named('2026-11-26'), body: { answer: 'cant' } });
    const { id } = await app()
      .db.selectFrom('gathering_occurrence')
      .select('id')
      .where('gathering_id', '=', named('2026-12-03').params.gatheringId)
      .where('start', '=', '2026-12-03T19:00')
      .executeTakeFirstOrThrow();
    const person = await app()
      .db.selectFrom('user')
      .selectAll()
      .where('id', '=', host.id)
      .executeTakeFirstOrThrow();
    const people = Array.from({ length: 500 }, (_, i) => `full-${i}`);
    for (let i = 0; i < 500; i += 20) {
      const some = people.slice(i, i + 20);
      const rows = some.map((user) => ({ ...person, id: user, email: `${user}@example.org` }));
      await app().db.insertInto('user').values(rows).execute();
      const answers = some.map((user_id, n) => ({
        occurrence_id: id,
        user_id,
        answer: 'going' as const,
        place: 10 + i + n,
        answered_at: 1,
        came_at: null,
        came_noted_by: null,
        of_series: null,
      }));
      await app().db.insertInto('gathering_answer').values(answers).execute();
    }
    await guest.client.call(answerSeries, { ...named('2026-11-26'), body: GOING });
    const answer = async (day: string) => (await guest.client.call(getGathering, named(day))).body.answer;
    expect([await answer('2026-12-03'), await answer('2026-12-10')]).toEqual([null, 'going']);
  });
});
