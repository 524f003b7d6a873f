import { expect, it } from 'vitest';
import { resendVerification } from '#features/accounts/mail-links.contract.ts';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { markChapterRead } from '#features/bible/bible.contract.ts';
import { QUESTIONS } from '#features/debates/questions/catalogue.ts';
import { listSchedule, pickQuestion } from '#features/debates/schedule.contract.ts';
import { findDebate, holdDebate } from '#features/debates/server/debate-store.ts';
import { weekOf, weeksLater } from '#features/debates/weeks.rules.ts';
import { markThreadRead, setThreadMuted } from '#features/groups/talk.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { createItem } from '#features/prayer/prayer-list.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { againstOpenTransaction } from '#test-support/against-open-transaction.ts';
import { hostOf } from '#test-support/hosts.ts';
import { member } from '#test-support/members.ts';
import { pollCalls } from '#test-support/polls.ts';
import { describeOnPostgres } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

describeOnPostgres('what a call belongs to goes at the same moment', (app) => {
  const goes = (table: 'user' | 'group_post' | 'group_thread' | 'prayer_request', id: string) => (tx: Tx) =>
    tx.deleteFrom(table).where('id', '=', id).execute();
  const until = () => app().clock.now();

  const OWN: Record<string, (client: TestClient) => Promise<{ status: number; body: unknown }>> = {
    'an entry': (client) =>
      client.call(createEntry, { body: { content: 'The last one', writingTimeMinutes: 1 } }),
    'a chapter': (client) => client.call(markChapterRead, { params: { bookId: 'PSA', chapter: '23' } }),
    'a line of the list': (client) => client.call(createItem, { body: { text: 'Rain' } }),
  };

  for (const [what, save] of Object.entries(OWN)) {
    it(`an account, while ${what} of theirs is saved: they may try again, and are not signed in then`, async () => {
      const { id, client } = await member(app(), `leaves with ${what}`.replaceAll(' ', ''));
      const [answer] = await againstOpenTransaction(app(), goes('user', id), () => save(client));
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(answer!.body).toMatchObject({
        message: expect.stringContaining('removed at the same moment'),
      });
      expect((await save(client)).status).toBe(401);
    });
  }

  const ABOUT_THEM: Record<string, (client: TestClient) => Promise<{ status: number; body: unknown }>> = {
    'the settings': (client) => client.call(updateSettings, { body: { firstName: 'Ruth' } }),
    'one more letter': (client) => client.call(resendVerification, {}),
  };

  for (const [what, change] of Object.entries(ABOUT_THEM)) {
    it(`an account, while ${what} of theirs would change: they are not signed in`, async () => {
      const { id, client } = await member(app(), `leaves with ${what}`.replaceAll(' ', ''));
      const [answer] = await againstOpenTransaction(app(), goes('user', id), () => change(client));
      expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    });
  }

  it('a request, or a person, that is put on a list: they find none', async () => {
    const [asker, reader] = [await member(app(), 'asker'), await member(app(), 'reader')];
    const body = { text: 'Rain', audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
    const requestId = (await asker.client.call(createRequest, { body })).body.id;
    const put = (what: { requestId: string } | { personId: string }) => () =>
      reader.client.call(createItem, { body: what });
    const [answer] = await againstOpenTransaction(
      app(),
      goes('prayer_request', requestId),
      put({ requestId }),
    );
    expect(answer!.status).toBe(404);
    const [of] = await againstOpenTransaction(app(), goes('user', asker.id), put({ personId: asker.id }));
    expect(of!.status).toBe(404);
  });

  const { talk, ask, vote } = pollCalls(app);

  it('a conversation that is read or muted: they find none', async () => {
    const { threadId, people } = await talk(2);
    const { client } = people[1];
    const params = { threadId };
    const read = () => client.call(markThreadRead, { params, body: { until: until() } });
    const mute = () => client.call(setThreadMuted, { params, body: { isMuted: true } });
    const answers = await againstOpenTransaction<{ status: number }>(
      app(),
      goes('group_thread', threadId),
      read,
      mute,
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('a question of a coming week, which is given back while another is chosen: the other one is kept', async () => {
    const mia = await hostOf(app(), 'mia', 'moderator');
    const week = weeksLater(weekOf(until()), 1);
    const pick = (slug: string) => mia.call(pickQuestion, { params: { week }, body: { slug } });
    const [former, wanted] = [QUESTIONS[0]!, QUESTIONS[1]!];
    await pick(former.slug);
    let giving: Tx | undefined;
    const [answer] = await againstOpenTransaction<{ status: number } | undefined>(
      app(),
      async (tx) => {
        giving = tx;
        await holdDebate(tx, (await findDebate(tx, week))!.id);
      },
      () => pick(wanted.slug),
      async () => void (await giving!.deleteFrom('debate').where('week', '=', week).execute()),
    );
    expect(answer!.status).toBe(200);
    const planned = (await mia.call(listSchedule, {})).body[0]!;
    expect(planned.question).toMatchObject({ question: wanted.question });
  });

  it('a poll in which somebody chooses: they find none', async () => {
    const { threadId, people } = await talk(2);
    const { id } = await ask(people[0], threadId);
    const [answer] = await againstOpenTransaction(app(), goes('group_post', id), () =>
      vote(people[1], id, 1),
    );
    expect(answer!.status).toBe(404);
  });
});
