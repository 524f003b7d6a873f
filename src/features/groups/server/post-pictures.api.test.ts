import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { createUpload } from '#features/files/objects.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { jpeg, upload } from '#test-support/pictures.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { getGroupFileUsage } from '../files.contract.ts';
import { leaveGroup, removeGroupMember } from '../members.contract.ts';
import { addToPlan } from '../plan.contract.ts';
import {
  createPost,
  deletePost,
  getPostPicture,
  listPosts,
  setPostHidden,
  updatePost,
} from '../posts.contract.ts';
import { createTopic, deleteTopic } from '../talk.contract.ts';
import { picturesIn } from './picture-columns.ts';

describeOnBothStores('a picture in the talk of a group', (app) => {
  let count = 0;
  const some = async (n: number): Promise<Member[]> => {
    count += 1;
    return Promise.all(Array.from({ length: n }, (_, i) => member(app(), `seer${count}x${i}`)));
  };
  /** A group of these people, led by the first, with a topic of theirs. */
  const talkOf = async (...people: Member[]) => {
    const [lead, ...others] = people as [Member, ...Member[]];
    const groupId = await startedBy(lead);
    await bringIn(groupId, lead, others);
    const body = { title: 'Our walk', text: 'Who has pictures?' };
    const threadId = (await lead.client.call(createTopic, { params: { groupId }, body })).body.id;
    return { groupId, threadId };
  };
  const bodyWith = (uploadURL: string, text = '', alt = '') => ({ text, pictures: [{ uploadURL, alt }] });
  const show = async ({ client }: Member, threadId: string, text = '', alt = '') => {
    const body = bodyWith(await upload(client, await jpeg()), text, alt);
    return (await client.call(createPost, { params: { threadId }, body })).body.post;
  };
  const statusOf = async ({ client }: Pick<Member, 'client'>, url: string) =>
    (await client.fetch(url)).status;
  const keysOf = async ({ id }: Member) => {
    const rows = await app()
      .db.selectFrom('stored_object')
      .select(['id', 'kind'])
      .where('user_id', '=', id)
      .execute();
    return rows.map(({ kind, id: key }) => `${kind} ${/-(\d+)$/.exec(key)?.[1]}`).toSorted();
  };
  const isStored = async (key: string) => (await app().server.deps.objects.measure(key)) !== null;

  it('is shown whole, upright and smaller, without where it was taken, to who reads the post', async () => {
    const [lea, ruth, out] = (await some(3)) as [Member, Member, Member];
    const { threadId } = await talkOf(lea, ruth);
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2647/100' };
    const taken = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a63' } })
      // As a phone that was held upright says it.
      .withExif({ IFD3: place })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const body = bodyWith(await upload(ruth.client, taken), '', 'The hill above the lake');
    const made = (await ruth.client.call(createPost, { params: { threadId }, body })).body.post;
    expect(made).toMatchObject({
      text: '',
      pictures: [{ width: 800, height: 1600, alt: 'The hill above the lake' }],
    });
    const posts = (await lea.client.call(listPosts, { params: { threadId }, query: {} })).body;
    const seen = posts.find(({ id }) => id === made.id);
    expect(seen!.pictures).toEqual(made.pictures);

    const { url, smallUrl } = seen!.pictures[0]!;
    const large = await lea.client.fetch(url);
    expect([large.status, large.headers.get('content-type'), large.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ]);
    const about = await sharp(Buffer.from(await large.arrayBuffer())).metadata();
    expect(about).toMatchObject({ width: 800, height: 1600, format: 'webp' });
    expect(about.exif).toBeUndefined();
    const small = await sharp(Buffer.from(await (await lea.client.fetch(smallUrl)).arrayBuffer())).metadata();
    expect([small.width, small.height]).toEqual([320, 640]);
    const etag = large.headers.get('etag')!;
    expect((await lea.client.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);

    const asked = { postId: made.id, fileName: '512.webp' };
    expect((await lea.client.refused(getPostPicture, { params: asked })).status).toBe(404);
    expect([
      await statusOf(ruth, url),
      await statusOf(out, url),
      await statusOf({ client: app().visitor() }, url),
    ]).toEqual([200, 404, 401]);
  });

  it('stays as small as it is', async () => {
    const [lea] = (await some(1)) as [Member];
    const { threadId } = await talkOf(lea);
    const body = bodyWith(await upload(lea.client, await jpeg(80, 60)));
    const { post } = (await lea.client.call(createPost, { params: { threadId }, body })).body;
    expect(post.pictures).toMatchObject([{ width: 80, height: 60 }]);
  });

  it('is asked for where nothing is said, and has to be one’s own upload that has come', async () => {
    const [lea, ruth] = (await some(2)) as [Member, Member];
    const { threadId } = await talkOf(lea, ruth);
    const params = { threadId };
    const refused = async (
      who: Member,
      body: { text: string; pictures?: { uploadURL: string; alt: string }[] },
    ) => {
      const { status, body: said } = await who.client.refused(createPost, { params, body });
      return `${status} ${said.code}`;
    };
    const ofRuth = await upload(ruth.client, await jpeg());
    const unsent = (await lea.client.call(createUpload, {})).body.uploadURL;
    const noPicture = await upload(lea.client, Buffer.from('not a picture at all'));
    expect([
      await refused(lea, { text: ' ' }),
      await refused(lea, bodyWith(ofRuth, 'Mine')),
      await refused(lea, bodyWith(unsent, 'Not there')),
      await refused(lea, bodyWith('https://elsewhere.example/x.jpg', 'Elsewhere')),
      await refused(lea, bodyWith(noPicture, 'No picture')),
    ]).toEqual([
      '400 INVALID_INPUT',
      '400 INVALID_INPUT',
      '400 INVALID_INPUT',
      '400 INVALID_INPUT',
      '415 UNSUPPORTED_MEDIA_TYPE',
    ]);
    expect((await lea.client.call(listPosts, { params, query: {} })).body).toHaveLength(1);
  });

  it('is not made for whoever may not write there', async () => {
    const [lea, out] = (await some(2)) as [Member, Member];
    const { threadId } = await talkOf(lea);
    const uploadURL = await upload(out.client, await jpeg());
    const refused = await out.client.refused(createPost, { params: { threadId }, body: bodyWith(uploadURL) });
    const uploadId = new URL(uploadURL).pathname.split('/').at(-1)!;
    expect([refused.status, await isStored(uploadId), await isStored(`${uploadId}-1600`)]).toEqual([
      404,
      true,
      false,
    ]);
  });

  it('is one of one post: a repeated call finds it, another post does not get it, of two at once one does', async () => {
    const [lea] = (await some(1)) as [Member];
    const { threadId } = await talkOf(lea);
    const body = bodyWith(await upload(lea.client, await jpeg()), 'Look');
    const say = (key: string, what = body) =>
      lea.client.call(createPost, { params: { threadId }, body: what }, { 'idempotency-key': key });
    const both = await Promise.all([say('the-same-key'), say('the-same-key')]);
    const again = await say('the-same-key');
    expect(new Set([...both, again].map((one) => one.body.post.id)).size).toBe(1);
    expect(again.body.post.pictures).toHaveLength(1);
    expect((await lea.client.refused(createPost, { params: { threadId }, body })).status).toBe(400);

    const other = bodyWith(await upload(lea.client, await jpeg()), 'Look');
    const statuses = await Promise.all(
      ['first-key', 'second-key'].map(async (key) => (await say(key, other)).status as number),
    );
    expect(statuses.toSorted()).toEqual([201, 400]);
    expect(await keysOf(lea)).toEqual([
      'post-picture 1600',
      'post-picture 1600',
      'post-picture 640',
      'post-picture 640',
    ]);
  });

  it('is seen no more with a post that is hidden, parted or left, but by its author', async () => {
    const [lea, ruth, ann] = (await some(3)) as [Member, Member, Member];
    const { groupId, threadId } = await talkOf(lea, ruth, ann);
    const { id: postId, pictures } = await show(ruth, threadId, 'Look');
    const seenBy = () => Promise.all([lea, ruth, ann].map((who) => statusOf(who, pictures[0]!.url)));
    expect(await seenBy()).toEqual([200, 200, 200]);
    await lea.client.call(setPostHidden, { params: { postId }, body: { isHidden: true } });
    expect(await seenBy()).toEqual([200, 200, 404]);
    const posts = (await ann.client.call(listPosts, { params: { threadId }, query: {} })).body;
    expect(JSON.stringify(posts)).not.toContain('.webp');
    await lea.client.call(setPostHidden, { params: { postId }, body: { isHidden: false } });
    await block(ann, ruth);
    expect(await seenBy()).toEqual([200, 200, 404]);
    await ruth.client.call(leaveGroup, { params: { groupId } });
    expect(await seenBy()).toEqual([200, 200, 404]);
    await lea.client.call(removeGroupMember, { params: { groupId, personId: ann.id } });
    expect(await seenBy()).toEqual([200, 200, 404]);
  });

  it('stays when its words are changed, also to none', async () => {
    const [lea] = (await some(1)) as [Member];
    const { threadId } = await talkOf(lea);
    const post = await show(lea, threadId, 'Look');
    const params = { postId: post.id };
    const changed = (await lea.client.call(updatePost, { params, body: { text: '' } })).body;
    expect(changed).toMatchObject({ text: '', pictures: post.pictures });
    const bare = (await lea.client.call(createPost, { params: { threadId }, body: { text: 'Words' } })).body
      .post;
    const refused = await lea.client.refused(updatePost, { params: { postId: bare.id }, body: { text: '' } });
    expect(refused.status).toBe(400);
  });

  it('goes with its post, its topic, its author and its group, and so does what is stored of it', async () => {
    const [lea, ruth] = (await some(2)) as [Member, Member];
    const { groupId, threadId } = await talkOf(lea, ruth);
    const answered = await show(ruth, threadId);
    await lea.client.call(createPost, { params: { threadId }, body: { text: 'Oh!', replyTo: answered.id } });
    const alone = await show(ruth, threadId);
    const keys = (
      await app().db.selectFrom('group_post').select('pictures').where('thread_id', '=', threadId).execute()
    ).flatMap((row) => picturesIn(row).flatMap(({ id }) => [`${id}-1600`, `${id}-640`]));
    expect(await keysOf(ruth)).toHaveLength(4);
    for (const { id } of [answered, alone]) await ruth.client.call(deletePost, { params: { postId: id } });
    expect([await keysOf(ruth), await statusOf(lea, answered.pictures[0]!.url)]).toEqual([[], 404]);

    const body = { title: 'Mine', text: 'Mine alone' };
    const own = (await ruth.client.call(createTopic, { params: { groupId }, body })).body.id;
    await show(ruth, own);
    await ruth.client.call(deleteTopic, { params: { threadId: own } });
    expect(await keysOf(ruth)).toEqual([]);

    await show(ruth, threadId);
    await ruth.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await keysOf(ruth)).toEqual([]);

    await show(lea, threadId);
    await lea.client.call(leaveGroup, { params: { groupId } }).catch(() => {});
    await expect.poll(() => keysOf(lea)).toEqual([]);
    await expect.poll(async () => (await Promise.all(keys.map(isStored))).some(Boolean)).toBe(false);
  });

  it('takes of the group’s room', async () => {
    const [lea] = (await some(1)) as [Member];
    const { groupId, threadId } = await talkOf(lea);
    const used = async () => (await lea.client.call(getGroupFileUsage, { params: { groupId } })).body;
    expect(await used()).toMatchObject({ bytes: 0, files: 0 });
    const { id } = await show(lea, threadId);
    const { bytes, limitBytes } = await used();
    expect(bytes).toBeGreaterThan(100);
    await app()
      .db.updateTable('group_post')
      .set({ picture_bytes: limitBytes - 1 })
      .where('id', '=', id)
      .execute();
    const body = bodyWith(await upload(lea.client, await jpeg()));
    const refused = await lea.client.refused(createPost, { params: { threadId }, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'GROUP_LIMIT']);
    await lea.client.call(deletePost, { params: { postId: id } });
    expect((await lea.client.call(createPost, { params: { threadId }, body })).status).toBe(201);
  });

  it('alone is no answer to a passage', async () => {
    const [lea, help] = (await some(2)) as [Member, Member];
    const { groupId } = await talkOf(lea, help);
    await giveGroupRole(groupId, lea, help, 'helper');
    const plan = { references: ['Acts 2:42'], startsOn: '2026-11-23', every: 'week' } as const;
    const { passages } = (await help.client.call(addToPlan, { params: { groupId }, body: plan as never }))
      .body;
    const params = { threadId: passages[0]!.id };
    const xp = async ({ client }: Member) => (await client.call(getCurrentUser, {})).body.currentXP;
    const before = await xp(help);
    await show(help, params.threadId);
    expect(await xp(help)).toBe(before);
    const { post } = (
      await help.client.call(createPost, { params, body: { text: 'They devoted themselves' } })
    ).body;
    expect(await xp(help)).toBe(before + 3);
    // With the words goes what they earned, though a picture stays.
    await show(help, params.threadId);
    await lea.client.call(setPostHidden, { params: { postId: post.id }, body: { isHidden: true } });
    expect(await xp(help)).toBe(before);
  });

  it('is opened by moderators while it is before them, and named where its post has no words', async () => {
    const [lea, ruth, ann] = (await some(3)) as [Member, Member, Member];
    const moderator = await hostOf(app(), `modp${count}`, 'moderator');
    const { threadId } = await talkOf(lea, ruth, ann);
    const { id, pictures } = await show(ruth, threadId, '', 'Something unkind');
    const status = () => statusOf({ client: moderator }, pictures[0]!.url);
    expect(await status()).toBe(404);
    await lea.client.call(createReport, { body: { kind: 'group-post', wordsId: id, reason: 'selling' } });
    const [found] = (await moderator.call(listCases, {})).body;
    const params = { caseId: found!.id };
    const { words } = (await moderator.call(getCase, { params })).body;
    expect(words).toMatchObject({ text: 'A picture: Something unkind', pictureUrls: [pictures[0]!.url] });
    expect(await status()).toBe(200);
    await decideAsRead(moderator, { params, body: { action: 'hide', reason: 'selling' } });
    expect([
      await status(),
      await statusOf(ann, pictures[0]!.url),
      await statusOf(ruth, pictures[0]!.url),
    ]).toEqual([404, 404, 200]);
  });

  it('is told of as a picture, and stands in its author’s export', async () => {
    const [lea, ruth] = (await some(2)) as [Member, Member];
    const { threadId } = await talkOf(lea, ruth);
    const asked = (await lea.client.call(createPost, { params: { threadId }, body: { text: 'Where?' } }))
      .body;
    const body = { ...bodyWith(await upload(ruth.client, await jpeg()), '', 'Here'), replyTo: asked.post.id };
    const { post } = (await ruth.client.call(createPost, { params: { threadId }, body })).body;
    const [told] = (await lea.client.call(listNotifications, { query: {} })).body;
    expect(told).toMatchObject({ kind: 'group-reply', text: 'A picture: Here' });
    const exported = (await ruth.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(exported['groupPosts']).toMatchObject([
      { text: '', pictures: [{ url: expect.stringContaining(post.pictures[0]!.url), alt: 'Here' }] },
    ]);
  });
});
