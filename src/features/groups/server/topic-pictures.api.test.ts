import { beforeEach, expect, it } from 'vitest';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { jpeg, upload } from '#test-support/pictures.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { listPosts } from '../posts.contract.ts';
import { createTopic, deleteTopic, listTopics } from '../talk.contract.ts';

describeOnBothEngines('a topic that is opened with a picture', (app) => {
  let count = 0;
  let lea: Member;
  let ruth: Member;
  let out: Member;
  let groupId: string;

  beforeEach(async () => {
    count += 1;
    [lea, ruth, out] = await Promise.all(
      ['lea', 'ruth', 'out'].map((name) => member(app(), `${name}-${count}`)) as [
        Promise<Member>,
        Promise<Member>,
        Promise<Member>,
      ],
    );
    groupId = await startedBy(lea);
    await bringIn(groupId, lea, [ruth]);
  });

  const bodyWith = (uploadURL: string, text = '') => ({
    title: 'Sunday on the hill',
    text,
    pictures: [{ uploadURL, alt: 'Twelve people and a kite' }],
  });
  const open = async (who: Member, text = '') =>
    (
      await who.client.call(createTopic, {
        params: { groupId },
        body: bodyWith(await upload(who.client, await jpeg(800, 600)), text),
      })
    ).body.id;
  const postsOf = async ({ client }: Member, threadId: string) =>
    (await client.call(listPosts, { params: { threadId }, query: {} })).body;
  const topicsOf = async ({ client }: Member) =>
    (await client.call(listTopics, { params: { groupId }, query: {} })).body;
  const statusOf = async ({ client }: Pick<Member, 'client'>, url: string) =>
    (await client.fetch(url)).status;

  it('needs no words, and shows it to who reads the topic', async () => {
    const threadId = await open(lea);
    const [first, ...others] = await postsOf(ruth, threadId);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      text: '',
      pictures: [{ width: 800, height: 600, alt: 'Twelve people and a kite' }],
    });
    const { url } = first!.pictures[0]!;
    expect([await statusOf(lea, url), await statusOf(ruth, url), await statusOf(out, url)]).toEqual([
      200, 200, 404,
    ]);
    await lea.client.call(deleteTopic, { params: { threadId } });
    expect(await statusOf(lea, url)).toBe(404);
  });

  it('is one topic when it is sent again, and none when its picture is not there', async () => {
    const body = bodyWith(await upload(lea.client, await jpeg()), 'Look');
    const send = (key: string) =>
      lea.client.call(createTopic, { params: { groupId }, body }, { 'idempotency-key': key });
    const both = await Promise.all([send('the-same-key'), send('the-same-key')]);
    const again = await send('the-same-key');
    expect(new Set([...both, again].map((one) => one.body.id)).size).toBe(1);
    // The picture is that topic's now.
    const refused = async (
      who: Member,
      what: ReturnType<typeof bodyWith> | { title: string; text: string },
    ) => {
      const { status, body: said } = await who.client.refused(createTopic, {
        params: { groupId },
        body: what,
      });
      return `${status} ${said.code}`;
    };
    expect([
      await refused(lea, body),
      await refused(lea, bodyWith(await upload(ruth.client, await jpeg()), 'Of somebody else')),
      await refused(lea, { title: 'Nothing', text: ' ' }),
      await refused(out, bodyWith(await upload(out.client, await jpeg()), 'Not a member')),
    ]).toEqual(['400 INVALID_INPUT', '400 INVALID_INPUT', '400 INVALID_INPUT', '404 NOT_FOUND']);
    expect(await topicsOf(lea)).toHaveLength(1);
  });

  it('is not made for whoever may not write there', async () => {
    const uploadURL = await upload(out.client, await jpeg());
    await out.client.refused(createTopic, { params: { groupId }, body: bodyWith(uploadURL) });
    const uploadId = new URL(uploadURL).pathname.split('/').at(-1)!;
    const isStored = async (key: string) => (await app().server.deps.objects.measure(key)) !== null;
    expect([await isStored(uploadId), await isStored(`${uploadId}-1600`)]).toEqual([true, false]);
  });

  it('is seen by moderators while the topic is before them, and by nobody else once it is hidden', async () => {
    const moderator = await hostOf(app(), `modtp${count}`, 'moderator');
    const threadId = await open(ruth);
    const [first] = await postsOf(lea, threadId);
    const { url } = first!.pictures[0]!;
    const status = () => statusOf({ client: moderator }, url);
    expect(await status()).toBe(404);
    await lea.client.call(createReport, {
      body: { kind: 'group-topic', wordsId: threadId, reason: 'selling' },
    });
    const [found] = (await moderator.call(listCases, {})).body;
    const params = { caseId: found!.id };
    const { words } = (await moderator.call(getCase, { params })).body;
    expect(words).toMatchObject({
      text: 'Sunday on the hill\n\nA picture: Twelve people and a kite',
      pictureUrls: [url],
    });
    expect(await status()).toBe(200);
    await decideAsRead(moderator, { params, body: { action: 'hide', reason: 'selling' } });
    expect([await status(), await statusOf(lea, url)]).toEqual([404, 404]);
  });
});
