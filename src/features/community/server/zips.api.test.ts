import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { answerDate, createDatePoll } from '#features/date-polls/date-polls.contract.ts';
import { addBringLine, answerGathering } from '#features/gatherings/coming.contract.ts';
import { createGathering } from '#features/gatherings/gatherings.contract.ts';
import { addGroupFile } from '#features/groups/files.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { addToPlan } from '#features/groups/plan.contract.ts';
import { setVote } from '#features/groups/polls.contract.ts';
import { createPost, setPostHidden } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { releaseParked } from '#platform/server/events/parked-deliveries.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { store } from '#test-support/my-files.ts';
import { PASSWORD } from '#test-support/people.ts';
import { jpeg, upload } from '#test-support/pictures.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { communityFeature } from '../community.feature.ts';
import { createZip, deleteZip, downloadZip, listZips } from '../zips.contract.ts';
import { entriesOf } from './zip-entries.ts';

/** The files of a zip by their paths, as another program reads them. */
async function unpacked(bytes: Buffer): Promise<Map<string, string>> {
  const zip = (await promisify<Buffer, { lazyEntries: boolean }, ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: false,
  })) as ZipFile;
  const files = new Map<string, string>();
  const reading: Promise<void>[] = [];
  zip.on('entry', (entry: Entry) => {
    const read = async () => {
      const stream = await promisify(zip.openReadStream.bind(zip) as never)(entry as never);
      const parts: Buffer[] = [];
      for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
      files.set(entry.fileName, Buffer.concat(parts).toString());
    };
    reading.push(read());
  });
  await new Promise((resolve) => zip.on('end', resolve));
  await Promise.all(reading);
  return files;
}

describeOnBothEngines('what people take along of a group', (app) => {
  const people = (...names: string[]) => Promise.all(names.map((name) => member(app(), name)));
  async function groupOf(leader: Member, ...others: Member[]): Promise<string> {
    const groupId = await startedBy(leader, { name: 'Kitchen <script>' });
    await bringIn(groupId, leader, others);
    return groupId;
  }
  const ask = async (who: Member, groupId: string) => who.client.call(createZip, { params: { groupId } });
  const zipsOf = async (who: Member) => (await who.client.call(listZips, {})).body;
  const packed = async (who: Member): Promise<Map<string, string>> => {
    await expect.poll(async () => (await zipsOf(who))[0]?.state, { timeout: 15_000 }).toBe('ready');
    const [zip] = await zipsOf(who);
    const answer = await who.client.fetch(zip!.url!);
    expect(answer.headers.get('content-disposition')).toContain('.zip');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(zip!.size);
    return unpacked(bytes);
  };

  it('is everything that they may read, as pages and as data, with the files', async () => {
    const [lea, ruth, out] = (await people('leaz', 'ruthz', 'outz')) as [Member, Member, Member];
    const groupId = await groupOf(lea, ruth);
    const params = { groupId };
    await lea.client.call(addToPlan, {
      params,
      body: { references: ['Acts 2:42'], startsOn: '2026-11-23', every: 'week' } as never,
    });
    const topic = await ruth.client.call(createTopic, {
      params,
      body: { title: 'Who has keys? שלום', text: 'I <b>do</b> & you' },
    });
    app().clock.advance({ ms: 1 });
    await lea.client.call(createPost, { params: { threadId: topic.body.id }, body: { text: 'سلام' } });
    app().clock.advance({ ms: 1 });
    const pictures = [
      { uploadURL: await upload(ruth.client, await jpeg()), alt: 'The "key"' },
      { uploadURL: await upload(ruth.client, await jpeg()), alt: '' },
    ];
    const shown = await ruth.client.call(createPost, {
      params: { threadId: topic.body.id },
      body: { text: '', pictures },
    });
    app().clock.advance({ ms: 1 });
    const asked = await ruth.client.call(createPost, {
      params: { threadId: topic.body.id },
      body: { text: 'What next?', poll: { options: ['<i>Acts</i>', 'Ruth'], isMultiple: false } },
    });
    const vote = { params: { postId: asked.body.post.id }, body: { options: [0] } };
    for (const { client } of [lea, ruth]) await client.call(setVote, vote);
    const picturePath = `pictures/${shown.body.post.id}.webp`;
    const secondPath = picturePath.replace('.webp', '-2.webp');
    const fileId = await store(ruth.client, 'la la la', 'song.txt');
    await ruth.client.call(addGroupFile, { params, body: { fileId, title: 'Our song' } });
    const supper = await lea.client.call(createGathering, { body: { ...SUPPER, groupId } });
    const { gatheringId, start } = supper.body;
    await ruth.client.call(answerGathering, { params: { gatheringId, start }, body: { answer: 'going' } });
    await ruth.client.call(addBringLine, {
      params: { gatheringId, start },
      body: { text: 'Olives', isMine: true },
    });
    const twoDates = ['2026-12-03T19:00', '2026-12-04T19:00'];
    const search = { groupId, title: 'A walk', minutes: 60, timezone: 'UTC', startsAt: twoDates };
    const poll = (await lea.client.call(createDatePoll, { body: search })).body;
    const of = { pollId: poll.id, dateId: poll.dates[1]!.id };
    await ruth.client.call(answerDate, { params: of, body: { answer: 'yes' } });
    await ruth.client.call(createRequest, {
      body: { text: 'For my exam', audience: { kind: 'group', id: groupId }, isAnonymous: false } as never,
    });

    expect((await ask(out, groupId)).status).toBe(404);
    const packing = await ask(lea, groupId);
    expect(packing).toMatchObject({ status: 202, body: { state: 'packing', url: null } });
    const files = await packed(lea);
    expect([...files.keys()].toSorted()).toEqual([
      'files/song.txt',
      'group.json',
      'index.html',
      ...[secondPath, picturePath],
      'threads/0001.html',
      'threads/0001.json',
      'threads/0002.html',
      'threads/0002.json',
    ]);
    expect(files.get('files/song.txt')).toBe('la la la');
    for (const path of [picturePath, secondPath]) expect(files.get(path)).toMatch(/^RIFF.{4}WEBP/s);
    const talk = ['html', 'json'].map((kind) => files.get(`threads/0002.${kind}`)!);
    expect(talk[0]).toContain(
      `<img src="../${picturePath}" width="80" height="60" alt="The &quot;key&quot;"`,
    );
    expect(talk[0]).toContain(`<img src="../${secondPath}"`);
    // A name of another direction turns nothing around that stands beside it.
    expect(talk[0]).toMatch(/<bdi>You<\/bdi>, <time /);
    expect(talk[0]).toContain('<title>\u2068Who has keys? שלום\u2069 · Kitchen');
    for (const path of [picturePath, secondPath]) expect(talk[1]).toContain(`"path": "${path}"`);
    expect(talk[0]).toContain('&lt;i&gt;Acts&lt;/i&gt;</span> <span class="quiet">2, you too</span>');
    expect(talk[1]).toMatch(/"text": "Ruth",\s+"votes": 0/);
    expect(talk[1]).not.toContain('/api/');
    const index = files.get('index.html')!;
    expect(index).toContain('Kitchen &lt;script&gt;');
    for (const said of [
      'Acts 2:42',
      'Who has keys?',
      'Our song',
      'Olives',
      'For my exam',
      'Supper in the kitchen',
      'A walk',
      'Friday, 4 December 2026 at 19:00: 1 can, 0 if needed, 0 can’t',
    ]) {
      expect(index).toContain(said);
    }
    expect(index).not.toMatch(/<script|https?:\/\//);
    expect(files.get('threads/0001.html')).toContain('They continued steadfastly');
    expect(files.get('threads/0002.html')).toContain('I &lt;b&gt;do&lt;/b&gt; &amp; you');
    const data = JSON.parse(files.get('group.json')!) as {
      format: number;
      members: unknown[];
      files: unknown[];
    };
    expect(data).toMatchObject({ format: 2, members: { length: 2 }, files: [{ path: 'files/song.txt' }] });
    const thread = JSON.parse(files.get('threads/0002.json')!) as { posts: { text: string }[] };
    expect(thread.posts.map(({ text }) => text)).toEqual(['I <b>do</b> & you', 'سلام', '', 'What next?']);
    const told = (await lea.client.call(listNotifications, { query: {} })).body;
    expect(JSON.stringify(told)).toContain('Kitchen <script> is packed');
  });

  it('has nothing of whom they have blocked, of what is hidden, or of prayers without a name that are not theirs to read', async () => {
    const [lea, ruth, tom, una] = (await people('leay', 'ruthy', 'tomy', 'unay')) as [
      Member,
      Member,
      Member,
      Member,
    ];
    const groupId = await groupOf(lea, ruth, tom, una);
    const params = { groupId };
    const { body: topic } = await lea.client.call(createTopic, {
      params,
      body: { title: 'Talk', text: 'Begin' },
    });
    const write = (who: Member, text: string) =>
      who.client.call(createPost, { params: { threadId: topic.id }, body: { text } });
    await write(tom, 'From one who is blocked');
    const {
      body: { post },
    } = await write(una, 'Hidden by the leader');
    await lea.client.call(setPostHidden, { params: { postId: post.id }, body: { isHidden: true } });
    await block(ruth, tom);
    await ask(ruth, groupId);
    const all = [...(await packed(ruth)).values()].join('\n');
    expect(all).toContain('Begin');
    expect(all).not.toContain('From one who is blocked');
    expect(all).not.toContain('Hidden by the leader');
    expect(all).not.toContain(tom.id);
  });

  it('has nothing of a topic that was hidden while the rest was packed', async () => {
    const [lea, ruth] = (await people('leau', 'ruthu')) as [Member, Member];
    const groupId = await groupOf(lea, ruth);
    const body = { title: 'Cruel title', text: 'Cruel words' };
    const { id } = (await ruth.client.call(createTopic, { params: { groupId }, body })).body;
    const { db, clock } = app().server.deps;
    const taker = { id: lea.id, role: 'member', timezone: 'UTC', now: clock.now() } as const;
    const entries = (await entriesOf(db, taker, groupId))!;
    await db.updateTable('group_thread').set({ hidden_because: 'moderator' }).where('id', '=', id).execute();
    const [page, data] = entries.filter(({ path }) => path.startsWith('threads/')) as {
      text(): Promise<string>;
    }[];
    const texts = [await page!.text(), await data!.text()];
    expect(texts[0]).toContain('This conversation is not here any more');
    expect(texts.join('\n')).not.toContain('Cruel');
    // Packed from the beginning, it is on no list either; of whoever has left nothing is packed.
    const again = (await entriesOf(db, taker, groupId))!;
    expect(again.map(({ path }) => path)).toEqual(['index.html', 'group.json']);
    await giveGroupRole(groupId, lea, ruth, 'leader');
    await lea.client.call(leaveGroup, { params: { groupId } });
    await expect(page!.text()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is theirs alone, and stays with them when they leave', async () => {
    const [lea, ruth] = (await people('leax', 'ruthx')) as [Member, Member];
    const groupId = await groupOf(lea, ruth);
    await ask(ruth, groupId);
    await packed(ruth);
    await ruth.client.call(leaveGroup, { params: { groupId } });
    const [zip] = await zipsOf(ruth);
    expect((await ruth.client.fetch(zip!.url!)).status).toBe(200);
    const notTheirs = await lea.client.refused(downloadZip, { params: { zipId: zip!.id } });
    expect(notTheirs.status).toBe(404);
    expect(await zipsOf(lea)).toEqual([]);
    expect((await lea.client.call(deleteZip, { params: { zipId: zip!.id } })).status).toBe(404);
    expect((await ask(ruth, groupId)).status).toBe(404);
    const part = await ruth.client.fetch(zip!.url!, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PK\u0003\u0004']);
  });

  it('is packed once of a group at a time, and leaves no bytes behind when it goes', async () => {
    const [lea] = (await people('leaw')) as [Member];
    const groupId = await groupOf(lea);
    const before = await app().filesKept();
    const both = await Promise.all([ask(lea, groupId), ask(lea, groupId)]);
    expect(both[0]!.body).toMatchObject({ id: (both[1]!.body as { id: string }).id });
    await packed(lea);
    expect(await app().filesKept()).toHaveLength(before.length + 1);
    // Asked for again, it takes the place of the former one.
    await ask(lea, groupId);
    await packed(lea);
    expect(await zipsOf(lea)).toHaveLength(1);
    expect(await app().filesKept()).toHaveLength(before.length + 1);
    const { object_id: key } = await app()
      .db.selectFrom('group_zip')
      .select('object_id')
      .where('user_id', '=', lea.id)
      .executeTakeFirstOrThrow();
    app().clock.advance({ days: 7 });
    await runJob(app(), [communityFeature], 'delete zips of groups');
    expect(await zipsOf(lea)).toEqual([]);
    expect(await app().filesKept()).not.toContain(key);
  });

  it('has failed after the last try, can be asked for again then, and tried again by an administrator', async () => {
    const [lea] = (await people('leat')) as [Member];
    const groupId = await groupOf(lea);
    const fileId = await store(lea.client, 'la la la', 'song.txt');
    await lea.client.call(addGroupFile, { params: { groupId }, body: { fileId, title: 'Our song' } });
    const { db, objects } = app().server.deps;
    const { object_id: key } = await db
      .selectFrom('group_file')
      .select('object_id')
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow();
    await objects.remove([key]);
    const first = (await ask(lea, groupId)).body;
    const state = async () => {
      await app().server.idle();
      return (await zipsOf(lea))[0]?.state;
    };
    for (const seconds of [10, 60, 600]) {
      expect(await state()).toBe('packing');
      app().clock.advance({ seconds });
    }
    expect(await state()).toBe('failed');
    const parked = await db
      .selectFrom('event_delivery')
      .select('id')
      .where('subject', '=', first.id)
      .where('parked_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const bytes = Readable.from([Buffer.from('la la la')]);
    await objects.put(key, bytes, { maxBytes: 100, contentType: 'text/plain' });
    await inTransaction(db, (tx) => releaseParked(tx, parked.id));
    expect(await state()).toBe('ready');
    await objects.remove([key]);
    const second = (await ask(lea, groupId)).body;
    expect([second.id === first.id, second.state]).toEqual([false, 'packing']);
  });

  it('goes with their account', async () => {
    const [lea, ruth] = (await people('leav', 'ruthv')) as [Member, Member];
    const groupId = await groupOf(lea, ruth);
    const before = await app().filesKept();
    await ask(ruth, groupId);
    await packed(ruth);
    await ruth.client.call(deleteAccount, { body: { password: PASSWORD } } as never);
    await expect.poll(() => app().filesKept()).toHaveLength(before.length);
  });
});
