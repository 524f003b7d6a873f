import { expect, it } from 'vitest';
import { createPost, deletePostPicture } from '#features/groups/posts.contract.ts';
import { createTopic } from '#features/groups/talk.contract.ts';
import { startedBy } from '#test-support/group-people.ts';
import { member } from '#test-support/members.ts';
import { jpeg, upload } from '#test-support/pictures.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { entriesOf } from './zip-entries.ts';

describeOnBothEngines('pictures that are taken along of a group', (app) => {
  it('are each with its own words where their author has taken one out', async () => {
    const ruth = await member(app(), 'ruthpictures');
    const groupId = await startedBy(ruth);
    const topic = await ruth.client.call(createTopic, {
      params: { groupId },
      body: { title: 'The walk', text: 'See' },
    });
    const pictures = await Promise.all(
      ['The hill', 'Somebody’s face', 'The lake'].map(async (alt) => ({
        uploadURL: await upload(ruth.client, await jpeg()),
        alt,
      })),
    );
    const params = { threadId: topic.body.id };
    const { post } = (await ruth.client.call(createPost, { params, body: { text: '', pictures } })).body;
    await ruth.client.call(deletePostPicture, { params: { postId: post.id, fileName: '1600-2.webp' } });

    const { db, clock } = app().server.deps;
    const taker = { id: ruth.id, role: 'member', timezone: 'UTC', now: clock.now() } as const;
    const entries = (await entriesOf(db, taker, groupId))!;
    const paths = ['', '-3'].map((place) => `pictures/${post.id}${place}.webp`);
    expect(entries.flatMap(({ path }) => (path.startsWith('pictures/') ? [path] : []))).toEqual(paths);
    const texts = new Map<string, string>();
    for (const entry of entries) if ('text' in entry) texts.set(entry.path, await entry.text());
    const shown = texts.get('threads/0001.html')!.matchAll(/<img src="\.\.\/([^"]+)" .*?alt="([^"]*)"/g);
    expect([...shown].map(([, path, alt]) => [path, alt])).toEqual([
      [paths[0], 'The hill'],
      [paths[1], 'The lake'],
    ]);
    const { posts } = JSON.parse(texts.get('threads/0001.json')!) as {
      posts: { id: string; pictures: unknown }[];
    };
    expect(posts.find(({ id }) => id === post.id)!.pictures).toEqual([
      { path: paths[0], alt: 'The hill' },
      { path: paths[1], alt: 'The lake' },
    ]);
  });
});
