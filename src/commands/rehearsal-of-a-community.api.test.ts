import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createZip, listZips } from '#features/community/zips.contract.ts';
import { getMyCalendar } from '#features/gatherings/calendar.contract.ts';
import { answerGathering, takeBringLine } from '#features/gatherings/coming.contract.ts';
import { createGathering } from '#features/gatherings/gatherings.contract.ts';
import { addGroupFile } from '#features/groups/files.contract.ts';
import { addToPlan } from '#features/groups/plan.contract.ts';
import { createPost, updatePost } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { createReport } from '#features/moderation/moderation.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { withDatabaseOf } from '#test-support/after-a-kill.ts';
import { command } from '#test-support/commands.ts';
import { type Person, takesPart, trust } from '#test-support/community.ts';
import { emptyFolder } from '#test-support/empty-folder.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { store } from '#test-support/my-files.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

/** Settings of an installation that is empty. */
async function emptyPlace(engine: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  const dataDir = emptyFolder();
  if (engine === 'sqlite') return { DATA_DIR: dataDir };
  const { location, remove } = await createPostgresDatabase(inject('postgresUrl'));
  onTestFinished(remove);
  return { DATA_DIR: dataDir, DATABASE_URL: location.url };
}

async function startAt(env: Record<string, string>) {
  const server = await startRealServer({ env, dataDir: env['DATA_DIR']! });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

function databaseOf(env: Record<string, string>) {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = env;
  return url === undefined ? { file: path.join(dataDir, 'lampstand.db') } : { url };
}

/** A group that reads, talks, prays, shares, meets and takes itself along; and somebody who was reported. */
async function aCommunity(url: string, env: Record<string, string>) {
  const [ruth, boaz] = await Promise.all(['ruth', 'boaz'].map((name) => takingPart(url, name, env)));
  const groupId = await startedBy(ruth!);
  await bringIn(groupId, ruth!, [boaz!]);
  const inGroup = { params: { groupId } };
  const plan = { references: ['Ruth 1', 'Ruth 2'], startsOn: '2026-11-23', every: 'week' as const };
  const { passages } = (await ruth!.client.call(addToPlan, { ...inGroup, body: plan })).body;
  const said = await boaz!.client.call(createPost, {
    params: { threadId: passages[0]!.id },
    body: { text: 'Where you go, I will go (Ruth 1:16).', verseId: 'RUT.1.16' },
  });
  await boaz!.client.call(updatePost, {
    params: { postId: said.body.post.id },
    body: { text: 'Where you go, I will go. Ruth 1:16' },
  });
  const topic = { title: 'Barley', text: 'Who has a field?' };
  await ruth!.client.call(createTopic, { ...inGroup, body: topic });
  const fileId = await store(boaz!.client, 'an ephah of barley', 'barley.txt');
  await boaz!.client.call(addGroupFile, { ...inGroup, body: { fileId, title: 'Barley' } });
  const made = await ruth!.client.call(createGathering, {
    body: { ...SUPPER, groupId, repeat: { kind: 'weekly', every: 1, until: null } },
  });
  const params = { gatheringId: made.body.gatheringId, start: made.body.start };
  await boaz!.client.call(answerGathering, { params, body: { answer: 'going' } });
  const line = { ...params, lineId: made.body.brings[0]!.id };
  await boaz!.client.call(takeBringLine, { params: line, body: { isMine: true } });
  for (const isAnonymous of [true, false]) {
    const body = { text: 'For the harvest', audience: { kind: 'group' as const, id: groupId }, isAnonymous };
    expect((await ruth!.client.call(createRequest, { body })).status).toBe(201);
  }
  const report = { kind: 'group-post', wordsId: said.body.post.id, reason: 'cruel' as const };
  expect((await ruth!.client.call(createReport, { body: report })).status).toBe(201);
  await ruth!.client.call(createZip, { ...inGroup });
  await expect.poll(async () => (await ruth!.client.call(listZips, {})).body[0]?.state).toBe('ready');
  const feed = (await boaz!.client.call(getMyCalendar, {})).body.path;
  const thread = `/api/groups/threads/${passages[0]!.id}`;
  const gathering = `/api/gatherings/${params.gatheringId}/${params.start}`;
  const paths = ['', '/plan', '/topics', '/members', '/files'].map((part) => `/api/groups/${groupId}${part}`);
  return [
    ...paths,
    '/api/groups/mine',
    '/api/groups/zips',
    thread,
    `${thread}/posts`,
    `/api/groups/posts/${said.body.post.id}/versions`,
    '/api/gatherings',
    gathering,
    feed,
    '/api/prayer/waiting',
    '/api/prayer/requests',
    '/api/notifications',
  ];
}

async function takingPart(url: string, name: string, env: Record<string, string>): Promise<Person> {
  const client = await signedUp(url, name);
  const { id } = (await client.call(getCurrentUser, {})).body;
  await takesPart({ id, client });
  await withDatabaseOf(databaseOf(env), (db) => trust({ db, clock: new FakeClock() }, id));
  return { id, client };
}

/** What each is answered, by path; of what is no JSON its hash. */
async function answersOf(url: string, paths: readonly string[]) {
  const answers: Record<string, unknown> = {};
  for (const name of ['ruth', 'boaz']) {
    const client = await signedIn(url, name);
    for (const one of paths) {
      const { status, body } = await client.send('GET', one);
      expect([one, status]).toEqual([one, 200]);
      answers[`${name} ${one}`] = typeof body === 'string' ? undated(body) : body;
      const content = one === '/api/groups/zips' && (body as { url: string }[])[0]?.url;
      if (!content) continue;
      const bytes = Buffer.from(await (await client.fetch(content)).arrayBuffer());
      expect(bytes.length).toBeGreaterThan(1000);
      answers[`${name} ${content}`] = createHash('sha256').update(bytes).digest('hex');
    }
  }
  return answers;
}

/** A calendar says when it was read, and where. */
const undated = (feed: string) => feed.replaceAll(/DTSTAMP:.*|localhost:\d+/g, '');

const hasPostgres = inject('postgresUrl') !== null;

describe.each(['sqlite', 'postgres'] as const)('a community on %s', (engine) => {
  it.skipIf(engine === 'postgres' && !hasPostgres)(
    'is the same after a backup and its restoration, and after a move to PostgreSQL',
    async () => {
      const here = await emptyPlace(engine);
      const server = await startAt(here);
      const paths = await aCommunity(server.url, here);
      const before = await answersOf(server.url, paths);
      const folder = path.join(emptyFolder(), 'today');
      expect(await command(here, 'backup', folder)).toMatchObject({ code: 0 });
      await server.stop();

      const there = await emptyPlace(engine);
      expect(await command(there, 'restore', folder)).toMatchObject({ code: 0 });
      await isTheSame(there, paths, before);
      if (engine === 'postgres' || !hasPostgres) return;
      const { DATABASE_URL: to = '' } = await emptyPlace('postgres');
      expect(await command(here, 'move', '--to', to)).toMatchObject({ code: 0 });
      await isTheSame({ ...here, DATABASE_URL: to }, paths, before);
    },
  );
});

async function isTheSame(env: Record<string, string>, paths: readonly string[], before: object) {
  expect(await command(env, 'verify', '--hash')).toEqual({
    code: 0,
    said: expect.stringMatching(/\n0 findings\.$/),
  });
  const again = await startAt(env);
  expect(await answersOf(again.url, paths)).toEqual(before);
  expect(await new TestClient(again.url).send('GET', '/api/groups/mine')).toMatchObject({ status: 401 });
  await again.stop();
}
