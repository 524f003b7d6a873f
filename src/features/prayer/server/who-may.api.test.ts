import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { createEncouragement, listEncouragements } from '../encouragements.contract.ts';
import {
  getPrayerOverview,
  listAnswered,
  listWaiting,
  markPrayed,
  putOff,
  unmarkPrayed,
} from '../prayer.contract.ts';
import type { AudienceKind } from '../prayer.rules.ts';
import { createItem, getPrayerList } from '../prayer-list.contract.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  getRequest,
  listMyRequests,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';

const WHO = [
  'author',
  'friend',
  'stranger',
  'blocked',
  'blocking',
  'muted',
  'banned',
  'child',
  'moderator',
  'admin',
] as const;
type Who = (typeof WHO)[number];

const REQUESTS = {
  onlyMe: ['only-me', false],
  circle: ['circle', false],
  everyone: ['everyone', false],
  circleWithoutName: ['circle', true],
  everyoneWithoutName: ['everyone', true],
} as const satisfies Record<string, readonly [AudienceKind, boolean]>;
type Which = keyof typeof REQUESTS;

const OF_ALL = ['everyone', 'everyoneWithoutName'] as const;
/** Who was in the circle when it was asked without a name goes on reading it: what goes away tells whose it is. */
const CHOSEN = ['circleWithoutName', 'everyoneWithoutName'] as const;
const READS: Record<Who, readonly Which[]> = {
  author: Object.keys(REQUESTS) as Which[],
  friend: ['circle', ...OF_ALL, 'circleWithoutName'],
  stranger: OF_ALL,
  blocked: CHOSEN,
  blocking: CHOSEN,
  muted: OF_ALL,
  banned: [],
  child: [],
  moderator: OF_ALL,
  admin: OF_ALL,
};

/** Statuses of each call for who may not read, who may, and the author. */
const CALLS = {
  read: [404, 200, 200],
  encouragements: [404, 200, 200],
  pray: [404, 200, 403],
  takeBack: [404, 200, 200],
  later: [404, 200, 403],
  keep: [404, 201, 201],
  change: [404, 404, 200],
  rest: [404, 404, 200],
  answer: [404, 404, 200],
  delete: [404, 404, 204],
} as const;

async function cast(app: TestApp): Promise<Record<Who, Member>> {
  const people = {} as Record<Who, Member>;
  for (const who of WHO) {
    const age = who === 'child' ? 'under-16' : 'grown';
    people[who] = await member(app, who, { age });
  }
  for (const role of ['moderator', 'admin'] as const) {
    await app.db.updateTable('user').set({ role }).where('id', '=', people[role].id).execute();
  }
  for (const who of ['friend', 'blocked', 'blocking'] as const) await joinCircles(people.author, people[who]);
  return people;
}

/** By a moderator, as it is done. */
async function mute(people: Record<Who, Member>): Promise<void> {
  const body = { text: 'Buy now', audience: { kind: 'everyone', id: null } as const, isAnonymous: false };
  const { id } = (await people.muted.client.call(createRequest, { body })).body;
  const report = { kind: 'prayer-request', wordsId: id, reason: 'selling' } as const;
  expect((await people.stranger.client.call(createReport, { body: report })).status).toBe(201);
  await setUpSecondStep(people.moderator.client, Date.now());
  const [one] = (await people.moderator.client.call(listCases, { query: {} })).body;
  const decision = { action: 'mute', reason: 'selling', length: 'day' } as const;
  const made = await decideAsRead(people.moderator.client, {
    params: { caseId: one!.id },
    body: decision,
  });
  expect(made.status).toBe(201);
}

describeOnBothEngines('who may do what with a request', (app) => {
  let people: Record<Who, Member>;
  const ids = {} as Record<Which, string>;

  beforeAll(async () => {
    people = await cast(app());
    for (const [which, [kind, isAnonymous]] of Object.entries(REQUESTS)) {
      const body = { text: `Request ${which}`, audience: { kind, id: null }, isAnonymous };
      const made = await people.author.client.call(createRequest, { body });
      ids[which as Which] = made.body.id;
    }
    await block(people.author, people.blocked);
    await block(people.blocking, people.author);
    await mute(people);
    const { db, events } = app().server.deps;
    const now = app().clock.now();
    await inTransaction(db, (tx) => setBan(tx, people.banned.id, now + 3_600_000, { events, now }));
  });
  beforeEach(() => app().clock.set(Date.now()));

  const call = (who: Who, what: keyof typeof CALLS, requestId: string) => {
    const { client } = people[who];
    const params = { requestId };
    switch (what) {
      case 'read':
        return client.call(getRequest, { params });
      case 'encouragements':
        return client.call(listEncouragements, { params, query: {} });
      case 'pray':
        return client.call(markPrayed, { params });
      case 'takeBack':
        return client.call(unmarkPrayed, { params });
      case 'later':
        return client.call(putOff, { params });
      case 'keep':
        return client.call(createItem, { body: { requestId } });
      case 'change':
        return client.call(updateRequest, { params, body: { forDay: '2030-01-01' } });
      case 'rest':
        return client.call(setRequestState, { params, body: { state: 'open' } });
      case 'answer':
        return client.call(answerRequest, { params, body: { text: null } });
      case 'delete':
        return client.call(deleteRequest, { params });
    }
  };

  describe.each(['read', 'encouragements', 'later', 'pray', 'keep', 'change'] as const)('%s', (what) => {
    it.each(WHO)('by %s', async (who) => {
      for (const [which, id] of Object.entries(ids) as [Which, string][]) {
        const [hidden, shown, own] = CALLS[what];
        const may = READS[who].includes(which);
        const expected = who === 'banned' ? 403 : who === 'author' ? own : may ? shown : hidden;
        const { status, body } = await call(who, what, id);
        expect([which, status]).toEqual([which, expected]);
        if (status >= 400) expect(JSON.stringify(body)).not.toContain(`Request ${which}`);
        if (who !== 'author') expect(JSON.stringify(body)).not.toContain(`"own":{`);
      }
    });
  });

  it.each(WHO)('lists for %s are what they may read, and tell nothing else', async (who) => {
    const { client, id: me } = people[who];
    const waiting = await client.call(listWaiting, { query: {} });
    if (who === 'banned') return expect(waiting.status).toBe(403);
    const texts = waiting.body.map(({ text }) => text).filter((text) => text.startsWith('Request'));
    const expected = who === 'author' ? [] : READS[who].map((which) => `Request ${which}`);
    expect(texts.toSorted()).toEqual([...expected].toSorted());
    for (const request of waiting.body.filter(({ isAnonymous }) => isAnonymous)) {
      expect(request).toMatchObject({
        author: null,
        audience: null,
        askedAt: null,
        editedAt: null,
        own: null,
      });
      expect(JSON.stringify(request)).not.toContain(people.author.id);
      // The version of an id that tells the time is 7.
      expect(request.id[14]).toBe('4');
    }
    const all = await everythingReadBy(people[who]);
    for (const other of WHO) {
      const mayKnow =
        other === who || other === 'muted' || (other === 'author' && READS[who].includes('everyone'));
      if (!mayKnow && me !== people[other].id)
        expect([other, all.includes(people[other].id)]).toEqual([other, false]);
    }
  });

  async function everythingReadBy({ client }: Member): Promise<string> {
    const answers = [
      await client.call(listWaiting, { query: {} }),
      await client.call(getPrayerOverview, {}),
      await client.call(listAnswered, { query: {} }),
      await client.call(listMyRequests, { query: {} }),
      await client.call(getPrayerList, {}),
    ];
    const told = (await client.call(listNotifications, { query: {} })).body;
    // Who came into the circle is told by the circle, to both.
    const ofPrayer = told.filter(({ href }) => href?.startsWith('/prayers') ?? false);
    return JSON.stringify([...answers.map(({ body, headers }) => [body, headers.get('link')]), ofPrayer]);
  }

  it.each(WHO)('writing under it by %s', async (who) => {
    for (const [which, requestId] of Object.entries(ids) as [Which, string][]) {
      const body = { text: 'I am with you.' };
      const { status } = await people[who].client.call(createEncouragement, { params: { requestId }, body });
      const may = READS[who].includes(which);
      const own = REQUESTS[which][0] !== 'only-me' && !REQUESTS[which][1] ? 201 : 403;
      const reader = who === 'muted' && may ? 403 : may ? 201 : 404;
      const expected = who === 'banned' ? 403 : who === 'author' ? own : reader;
      expect([which, status]).toEqual([which, expected]);
    }
  });

  it.each(WHO)('answering, closing and deleting it by %s', async (who) => {
    if (who === 'author') return;
    for (const requestId of Object.values(ids)) {
      for (const what of ['rest', 'answer', 'delete'] as const) {
        expect((await call(who, what, requestId)).status).toBe(who === 'banned' ? 403 : 404);
      }
    }
  });

  it('the author’s export names nobody who prayed, and a reader’s names no author', async () => {
    const own = JSON.stringify((await people.author.client.call(exportMine, {})).body);
    const { prayerRequests } = JSON.parse(own) as {
      prayerRequests: { text: string; prayedPeople: number }[];
    };
    const ofAll = prayerRequests.find(({ text }) => text === 'Request everyone');
    expect(ofAll?.prayedPeople).toBe(5);
    expect(JSON.stringify(prayerRequests)).not.toContain(people.stranger.id);
    const theirs = JSON.parse(JSON.stringify((await people.stranger.client.call(exportMine, {})).body)) as {
      prayedFor: unknown[];
    };
    expect(theirs.prayedFor).toHaveLength(2);
    expect(JSON.stringify(theirs)).not.toContain(people.author.id);
    expect(JSON.stringify(theirs)).not.toContain('Request everyone');
  });

  it('the author does all of it, last', async () => {
    for (const requestId of Object.values(ids)) {
      expect((await call('author', 'rest', requestId)).status).toBe(200);
      expect((await call('author', 'answer', requestId)).status).toBe(200);
      expect((await call('author', 'delete', requestId)).status).toBe(204);
      expect((await call('stranger', 'read', requestId)).status).toBe(404);
    }
  });
});
