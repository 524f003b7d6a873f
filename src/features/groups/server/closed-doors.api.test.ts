import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { bringIn, giveGroupRole, linkInto, startedBy } from '#test-support/group-people.ts';
import { member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getGroupByLink, joinByLink } from '../joining.contract.ts';
import { leaveGroup } from '../members.contract.ts';
import { createPost, deletePost } from '../posts.contract.ts';
import { createTopic } from '../talk.contract.ts';

describeOnBothEngines('a group that somebody cannot come into, or goes out of', (app) => {
  it('is closed to whoever has a link while its words are hidden, and open again with them', async () => {
    const [leader, one] = [await member(app(), 'ruth'), await member(app(), 'naomi')];
    const groupId = await startedBy(leader);
    const params = { token: await linkInto(groupId, leader, 20) };
    const hide = (hidden_because: 'moderator' | null) =>
      app().db.updateTable('study_group').set({ hidden_because }).where('id', '=', groupId).execute();
    await hide('moderator');
    expect((await one.client.refused(getGroupByLink, { params })).status).toBe(404);
    expect((await one.client.refused(joinByLink, { params })).status).toBe(404);
    await hide(null);
    expect((await one.client.call(joinByLink, { params })).body.standing).toBe('member');
  });

  it('keeps none of the links of who leaves it, whose other group keeps theirs', async () => {
    const [leader, boaz, one] = [
      await member(app(), 'leader'),
      await member(app(), 'boaz'),
      await member(app(), 'visitor'),
    ];
    const [left, kept] = [await startedBy(leader), await startedBy(boaz)];
    await bringIn(left, leader, [boaz]);
    await giveGroupRole(left, leader, boaz, 'leader');
    const [ofLeft, ofKept] = [await linkInto(left, boaz), await linkInto(kept, boaz)];
    await boaz.client.call(leaveGroup, { params: { groupId: left } });
    const comeBy = async (token: string) => (await one.client.call(joinByLink, { params: { token } })).status;
    expect([await comeBy(ofLeft), await comeBy(ofKept)]).toEqual([404, 200]);
  });

  it('counts what others have said in it when somebody is gone who had taken words back', async () => {
    const [leader, orpah] = [await member(app(), 'deborah'), await member(app(), 'orpah')];
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [orpah]);
    const body = { title: 'Bread', text: 'Who bakes?' };
    const threadId = (await leader.client.call(createTopic, { params: { groupId }, body })).body.id;
    const say = async ({ client }: typeof leader, text: string, replyTo?: string) => {
      const said = { text, ...(replyTo && { replyTo }) };
      return (await client.call(createPost, { params: { threadId }, body: said })).body.post.id;
    };
    const takenBack = await say(orpah, 'I do');
    await say(leader, 'On Friday?', takenBack);
    await say(orpah, 'On Saturday');
    await orpah.client.call(deletePost, { params: { postId: takenBack } });
    const posts = async () =>
      (await app().db.selectFrom('group_thread').select('posts').where('id', '=', threadId).execute())[0];
    expect(await posts()).toEqual({ posts: 3 });
    await orpah.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect(await posts()).toEqual({ posts: 2 });
  });
});
