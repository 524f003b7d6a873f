import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { createDatePoll } from '#features/date-polls/date-polls.contract.ts';
import { addBringLine } from '#features/gatherings/coming.contract.ts';
import { updateGathering } from '#features/gatherings/gatherings.contract.ts';
import { createGroup, getGroup, updateGroup } from '#features/groups/groups.contract.ts';
import { createPost } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createEncouragement } from '#features/prayer/encouragements.contract.ts';
import { createFolder } from '#features/prayer/prayer-list.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { SUPPER_POLL } from '#test-support/date-polls.ts';
import { type Member, member } from '#test-support/members.ts';
import { NEXT_BOOK, pollCalls } from '#test-support/polls.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createSuppers } from '#test-support/suppers.ts';

const GROUP = { topic: 'scripture', language: 'en', admission: 'open', room: 'vineyard' } as const;
const UNSEEN = ['\u200b', '\u2060\u200b', '\u3164', '\u2800', '\u202e'];
const PILED = `Nor${'\u0301\u0300'.repeat(20)}mal`;
const BACKWARDS = "\u202epuorg s'htuR";

describeOnBothEngines('words and names that cannot be seen', (app) => {
  const supper = createSuppers(app);
  const { talk } = pollCalls(app);
  const xpOf = async ({ client }: Member) => (await client.call(getCurrentUser, {})).body.currentXP;
  const statusOf = async ({ client }: Member, endpoint: Endpoint, input: object) =>
    (await client.call(endpoint, input as never)).status;

  it('are no names of groups, topics, events, answers, folders or things to bring', async () => {
    const { host, named } = await supper('unseen');
    const { threadId, groupId, people } = await talk(1);
    const [leader] = people;
    for (const name of [...UNSEEN, PILED, 'Sup\u0085per']) {
      const answers = [
        await statusOf(leader, createGroup, { body: { ...GROUP, name } }),
        await statusOf(leader, createTopic, { params: { groupId }, body: { title: name, text: 'Amen.' } }),
        await statusOf(leader, createPost, {
          params: { threadId },
          body: { ...NEXT_BOOK, poll: { options: ['Acts', name], isMultiple: false } },
        }),
        await statusOf(leader, createFolder, { body: { name } }),
        await statusOf(leader, createDatePoll, { body: { ...SUPPER_POLL, groupId, title: name } }),
        await statusOf(host, updateGathering, {
          ...named('2026-11-26'),
          body: { scope: 'all', title: name },
        }),
        await statusOf(host, addBringLine, { ...named('2026-11-26'), body: { text: name, isMine: false } }),
      ];
      expect([name, answers]).toEqual([name, Array(7).fill(400)]);
    }
  });

  it('do not turn a name around', async () => {
    const leader = await member(app(), 'turned');
    const made = await leader.client.call(createGroup, { body: { ...GROUP, name: BACKWARDS } });
    expect([made.status, made.body.name]).toEqual([201, "puorg s'htuR"]);
  });

  it('pay nothing and ring no bell', async () => {
    const [asks, reads] = [await member(app(), 'asks'), await member(app(), 'reads')];
    const request = { audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
    const asked = (text: string) => asks.client.call(createRequest, { body: { ...request, text } });
    const requestId = (await asked('For my mother.')).body.id;
    const before = await xpOf(reads);
    for (const text of UNSEEN) {
      expect(await statusOf(reads, createEntry, { body: { content: text, writingTimeMinutes: 1 } })).toBe(
        400,
      );
      expect(await statusOf(reads, createEncouragement, { params: { requestId }, body: { text } })).toBe(400);
      expect((await asked(text)).status).toBe(400);
    }
    await app().server.idle();
    expect(await xpOf(reads)).toBe(before);
    expect((await asks.client.call(listNotifications, {})).body).toEqual([]);
  });

  it('that stood there before are read, and whoever changes something else is not refused', async () => {
    const leader = await member(app(), 'older');
    const made = await leader.client.call(createGroup, { body: { ...GROUP, name: 'Older' } });
    const params = { groupId: made.body.id };
    await app().db.updateTable('study_group').set({ name: PILED }).where('id', '=', params.groupId).execute();
    expect((await leader.client.call(getGroup, { params })).body.name).toBe(PILED);
    const body = { about: 'Twelve and a table.', basedOn: { name: PILED, about: '' } };
    const changed = await leader.client.call(updateGroup, { params, body });
    expect([changed.status, changed.body.name, changed.body.about]).toEqual([200, PILED, body.about]);
  });
});
