import { beforeEach, expect, it } from 'vitest';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { jpeg, upload } from '#test-support/pictures.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { getGroupFileUsage } from '../files.contract.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { createPost, deletePost, deletePostPicture, listPosts, updatePost } from '../posts.contract.ts';
import { createTopic } from '../talk.contract.ts';

describeOnBothStores('several pictures in one post', (app) => {
  let count = 0;
  let lea: Member;
  let ruth: Member;
  let out: Member;
  let groupId: string;
  let threadId: string;

  beforeEach(async () => {
    count += 1;
    const [first, second, third] = await Promise.all(
      ['lea', 'ruth', 'out'].map((name) => member(app(), `${name}-several${count}`)),
    );
    [lea, ruth, out] = [first!, second!, third!];
    groupId = await startedBy(lea);
    await bringIn(groupId, lea, [ruth]);
    const body = { title: 'Our walk', text: 'Who has pictures?' };
    threadId = (await lea.client.call(createTopic, { params: { groupId }, body })).body.id;
  });

  const sent = (who: Member, sizes: readonly (readonly [number, number])[]) =>
    Promise.all(
      sizes.map(async ([width, height], i) => ({
        uploadURL: await upload(who.client, await jpeg(width, height)),
        alt: i === 0 ? 'The hill' : '',
      })),
    );
  const THREE = [
    [40, 30],
    [30, 40],
    [20, 20],
  ] as const;
  const show = async (who: Member, pictures: { uploadURL: string; alt: string }[], key?: string) => {
    const input = { params: { threadId }, body: { text: '', pictures } };
    return (await who.client.call(createPost, input, key ? { 'idempotency-key': key } : {})).body.post;
  };
  const statusesOf = ({ client }: Pick<Member, 'client'>, urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await client.fetch(url)).status));
  const objectsOf = async ({ id }: Member) => {
    const rows = await app()
      .db.selectFrom('stored_object')
      .select('kind')
      .where('user_id', '=', id)
      .execute();
    return rows.map(({ kind }) => kind);
  };

  it('say under the key of a try whose answer was lost that it had arrived, also with other words and pictures that are used', async () => {
    const pictures = await sent(lea, [[20, 20]]);
    const headers = { 'idempotency-key': 'its-answer-was-lost' };
    const params = { threadId };
    const first = await lea.client.call(
      createPost,
      { params, body: { text: 'At the laek', pictures } },
      headers,
    );
    const changed = { params, body: { text: 'At the lake', pictures } };
    expect(await lea.client.refused(createPost, changed, headers)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const again = await lea.client.call(
      createPost,
      { params, body: { text: 'At the laek', pictures } },
      headers,
    );
    expect(again.body.post.id).toBe(first.body.post.id);
  });

  it('stand in the order of their author, each at an address of its own, for who reads the post', async () => {
    const { id } = await show(ruth, await sent(ruth, THREE));
    const posts = (await lea.client.call(listPosts, { params: { threadId }, query: {} })).body;
    const { pictures } = posts.find((post) => post.id === id)!;
    expect(pictures.map(({ width, height, alt }) => [width, height, alt])).toEqual([
      [40, 30, 'The hill'],
      [30, 40, ''],
      [20, 20, ''],
    ]);
    const urls = pictures.flatMap(({ url, smallUrl }) => [url, smallUrl]);
    expect(new Set(urls).size).toBe(6);
    expect(await statusesOf(lea, urls)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statusesOf(out, urls)).toEqual([404, 404, 404, 404, 404, 404]);
    // There is no fourth, and no place before the first.
    const other = (name: string) => urls[0]!.replace('1600.webp', name);
    expect(await statusesOf(lea, ['1600-4.webp', '1600-0.webp', '1600-1.webp'].map(other))).toEqual([
      404, 404, 404,
    ]);
  });

  it('come all or not at all', async () => {
    const pictures = await sent(ruth, THREE);
    const ofLea = { uploadURL: await upload(lea.client, await jpeg()), alt: '' };
    const refused = async (what: { uploadURL: string; alt: string }[]) => {
      const input = { params: { threadId }, body: { text: 'Look', pictures: what } };
      const { status, body } = await ruth.client.refused(createPost, input);
      return `${status} ${body.code}`;
    };
    expect([
      await refused([...pictures, ofLea]),
      await refused([...pictures, pictures[0]!]),
      await refused(Array.from({ length: GROUP_LIMITS.pictures + 1 }, () => ofLea)),
    ]).toEqual(['400 INVALID_INPUT', '400 INVALID_INPUT', '400 INVALID_INPUT']);
    // Nothing of it was used up.
    expect(await objectsOf(ruth)).toEqual(['upload', 'upload', 'upload']);
    expect((await show(ruth, pictures)).pictures).toHaveLength(3);
    expect(await objectsOf(ruth)).toEqual(Array.from({ length: 6 }, () => 'post-picture'));
  });

  it('are as many as a post may have, after as many that were taken back', async () => {
    const most = Array.from({ length: GROUP_LIMITS.pictures }, () => [20, 20] as const);
    const first = await sent(ruth, most);
    app().clock.advance({ ms: 1 });
    await sent(ruth, most);
    expect((await show(ruth, first)).pictures).toHaveLength(GROUP_LIMITS.pictures);
  });

  it('are one post when they are sent twice at once, and of two posts with one of them in both, one stands', async () => {
    const pictures = await sent(ruth, THREE);
    const both = await Promise.all([show(ruth, pictures, 'same-key'), show(ruth, pictures, 'same-key')]);
    expect(new Set([...both, await show(ruth, pictures, 'same-key')].map(({ id }) => id)).size).toBe(1);
    const [shared, ...others] = await sent(ruth, THREE);
    const statuses = await Promise.all(
      others.map(async (other) => {
        const input = { params: { threadId }, body: { text: '', pictures: [other, shared!] } };
        return (await ruth.client.call(createPost, input)).status as number;
      }),
    );
    expect(statuses.toSorted()).toEqual([201, 400]);
  });

  it('take of the group’s room, and go with their post', async () => {
    const used = async () => (await lea.client.call(getGroupFileUsage, { params: { groupId } })).body.bytes;
    const { id, pictures } = await show(ruth, await sent(ruth, THREE));
    const one = await show(ruth, await sent(ruth, [[40, 30]]));
    const all = await used();
    await ruth.client.call(deletePost, { params: { postId: one.id } });
    expect([await used(), all]).toEqual([expect.toSatisfy((bytes) => bytes > all / 2), expect.any(Number)]);
    await ruth.client.call(deletePost, { params: { postId: id } });
    expect([await used(), await objectsOf(ruth)]).toEqual([0, []]);
    expect(
      await statusesOf(
        lea,
        pictures.map(({ url }) => url),
      ),
    ).toEqual([404, 404, 404]);
  });

  it('are taken out one by one: its bytes and its room go, and the others stay at their addresses', async () => {
    const used = async () => (await lea.client.call(getGroupFileUsage, { params: { groupId } })).body.bytes;
    const { id, pictures } = await show(ruth, await sent(ruth, THREE));
    const all = await used();
    const out = (fileName: string) => ({ params: { postId: id, fileName } });
    // By whatever size it is named, and by two clicks at once, it goes once.
    const twice = await Promise.all(
      ['1600-2.webp', '640-2.webp'].map(async (name) => {
        return (await ruth.client.call(deletePostPicture, out(name))).status as number;
      }),
    );
    expect(twice).toEqual([200, 200]);
    const left = [pictures[0]!, pictures[2]!];
    const posts = (await lea.client.call(listPosts, { params: { threadId }, query: {} })).body;
    expect(posts.find((post) => post.id === id)!.pictures).toEqual(left);
    const urls = pictures.map(({ url }) => url);
    expect(await statusesOf(lea, urls)).toEqual([200, 404, 200]);
    expect(await objectsOf(ruth)).toHaveLength(4);
    expect(await used()).toBeLessThan(all);

    expect((await ruth.client.call(deletePostPicture, out('1600.webp'))).body).toMatchObject({
      pictures: left.slice(1),
      can: { removePicture: false, delete: true },
    });
    const refused = await ruth.client.refused(deletePostPicture, out('1600-3.webp'));
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Nothing would be left of it. Please remove the post instead.',
    ]);
    expect((await lea.client.refused(deletePostPicture, out('1600-3.webp'))).status).toBe(404);
    expect((await ruth.client.refused(deletePostPicture, out('1600-4.webp'))).status).toBe(404);
    await ruth.client.call(updatePost, { params: { postId: id }, body: { text: 'Sunday' } });
    const { body } = await ruth.client.call(deletePostPicture, out('1600-3.webp'));
    expect([body.text, body.pictures, await used(), await objectsOf(ruth)]).toEqual(['Sunday', [], 0, []]);
    // An answer that was lost is asked for again; and nothing is left to be emptied.
    expect((await ruth.client.call(deletePostPicture, out('1600-3.webp'))).body).toEqual(body);
    const empty = { params: { postId: id }, body: { text: '' } };
    expect((await ruth.client.refused(updatePost, empty)).body.code).toBe('INVALID_INPUT');
  });

  it('are all before the moderators', async () => {
    const moderator = await hostOf(app(), `modsev${count}`, 'moderator');
    const { id, pictures } = await show(ruth, await sent(ruth, THREE));
    await lea.client.call(createReport, { body: { kind: 'group-post', wordsId: id, reason: 'selling' } });
    const [found] = (await moderator.call(listCases, {})).body;
    const { words } = (await moderator.call(getCase, { params: { caseId: found!.id } })).body;
    const urls = pictures.map(({ url }) => url);
    expect(words).toMatchObject({ text: '3 pictures: The hill', pictureUrls: urls });
    expect(await statusesOf({ client: moderator }, urls)).toEqual([200, 200, 200]);
  });
});
