import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, leaves, studyGroup } from '#test-support/study-groups.ts';
import { listMyGroups } from '../groups.contract.ts';
import { addToPlan, getGroupPassage, getGroupPlan, removePassage, updatePassage } from '../plan.contract.ts';
import {
  createPost,
  deletePost,
  listPosts,
  listPostVersions,
  setPostHidden,
  updatePost,
} from '../posts.contract.ts';
import {
  createTopic,
  deleteTopic,
  getThread,
  listTopics,
  markThreadRead,
  setThreadMuted,
  setTopicHidden,
} from '../talk.contract.ts';

describeOnBothEngines('the plan and the talk of a group', (app) => {
  let group: string;
  let names = 0;
  /** A group of three with a plan of two weeks. */
  async function kitchen() {
    names += 1;
    const [hannah, daniel, ruth, stranger] = [
      await member(app(), `hannah${names}`),
      await member(app(), `daniel${names}`),
      await member(app(), `ruth${names}`),
      await member(app(), `stranger${names}`),
    ];
    group = await studyGroup(app(), `Kitchen ${names}`, [hannah]);
    await comesInto(app(), group, daniel, 'helper');
    await comesInto(app(), group, ruth);
    app().clock.advance({ minutes: 1 });
    return { hannah, daniel, ruth, stranger };
  }
  const plan = async (who: Member, references: string[], startsOn = '2026-11-16') =>
    (
      await who.client.call(addToPlan, {
        params: { groupId: group },
        body: { references, startsOn, every: 'week' },
      })
    ).body;
  const say = async (who: Member, threadId: string, text: string, more: object = {}) => {
    app().clock.advance({ seconds: 1 });
    return (await who.client.call(createPost, { params: { threadId }, body: { text, ...more } })).body;
  };
  const said = async (who: Member, threadId: string, query: { verseId?: string } = {}) =>
    (await who.client.call(listPosts, { params: { threadId }, query })).body;
  const told = async (who: Member) =>
    (await who.client.call(listNotifications, {})).body
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('group'));
  const xpOf = async (who: Member) => (await who.client.call(getCurrentUser, {})).body.currentXP;
  const fresh = async (who: Member) =>
    (await who.client.call(listMyGroups, {})).body.find(({ id }) => id === group)?.fresh;

  it('reads passages in their order, whole chapters too, and refuses what is none', async () => {
    const { hannah, daniel, ruth, stranger } = await kitchen();
    const made = await plan(hannah, ['acts 2:42-47', 'Psalm 23']);
    expect(made.passages.map(({ reference, startsOn }) => [reference, startsOn])).toEqual([
      ['Acts 2:42–47', '2026-11-16'],
      ['Psalm 23', '2026-11-23'],
    ]);
    const params = { groupId: group };
    for (const who of [daniel, ruth]) {
      expect((await who.client.call(getGroupPlan, { params })).body.passages).toHaveLength(2);
    }
    expect((await stranger.client.refused(getGroupPlan, { params })).status).toBe(404);
    const body = { references: ['Acts 3', 'supper'], startsOn: '2026-12-01', every: 'week' as const };
    const refused = await hannah.client.refused(addToPlan, { params, body });
    expect([refused.body.code, refused.body.issues?.[0]?.path]).toEqual([
      'PASSAGE_NOT_FOUND',
      'body.references.1',
    ]);
    expect(
      (await ruth.client.refused(addToPlan, { params, body: { ...body, references: ['Acts 3'] } })).status,
    ).toBe(404);

    const [first, second] = made.passages;
    const passage = (
      await ruth.client.call(getGroupPassage, { params: { groupId: group, passageId: first!.id }, query: {} })
    ).body;
    expect([passage.verses.length, passage.verses[2]!.id, passage.path]).toEqual([
      6,
      'ACT.2.44',
      '/bible/ACT/2/42',
    ]);
    const moved = await daniel.client.call(updatePassage, {
      params: { groupId: group, passageId: second!.id },
      body: { reference: 'Psalm 24', startsOn: '2026-11-15' },
    });
    expect(moved.body.passages.map(({ reference }) => reference)).toEqual(['Psalm 24', 'Acts 2:42–47']);
    await say(ruth, second!.id, 'The King of glory!');
    const removal = { params: { groupId: group, passageId: second!.id } };
    expect((await hannah.client.refused(removePassage, removal)).body.code).toBe('ALREADY_DONE');
    expect((await ruth.client.refused(removePassage, removal)).status).toBe(404);
    await hannah.client.call(removePassage, { params: { groupId: group, passageId: first!.id } });
    expect((await ruth.client.call(getGroupPlan, { params })).body.passages).toHaveLength(1);
  });

  it('answers a verse, replies one level deep, is paid once a passage and told to whom it concerns', async () => {
    const { hannah, daniel, ruth } = await kitchen();
    const threadId = (await plan(hannah, ['Acts 2:42-47'])).passages[0]!.id;
    const before = await xpOf(ruth);
    const first = await say(ruth, threadId, 'This scares me a little. See Acts 4:32.', {
      verseId: 'ACT.2.44',
    });
    expect([first.xpEarned, await xpOf(ruth)]).toEqual([3, before + 3]);
    expect(first.post.mentions).toEqual([
      { from: 29, to: 38, reference: 'Acts 4:32', path: '/bible/ACT/4/32' },
    ]);
    expect((await say(ruth, threadId, 'And another thing')).xpEarned).toBe(0);
    const reply = await say(daniel, threadId, 'For me, hours.', { replyTo: first.post.id });
    expect(reply.post.verseId).toBe('ACT.2.44');
    await say(hannah, threadId, 'For me, our table.', { replyTo: reply.post.id });
    const posts = await said(hannah, threadId);
    expect(posts.map(({ text, replies }) => [text, replies.map((one) => one.text)])).toEqual([
      ['This scares me a little. See Acts 4:32.', ['For me, hours.', 'For me, our table.']],
      ['And another thing', []],
    ]);
    expect((await said(hannah, threadId, { verseId: 'ACT.2.44' })).map(({ id }) => id)).toEqual([
      first.post.id,
    ]);
    const passage = await daniel.client.call(getGroupPassage, {
      params: { groupId: group, passageId: threadId },
      query: {},
    });
    expect(passage.body.verses.map(({ answers }) => answers)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(await told(ruth)).toEqual(['group-reply', 'group-reply']);
    // Whoever is named where one replies is told, wherever the reply then stands.
    expect(await told(daniel)).toEqual(['group-reply', 'group-passage']);
    const wrong = { params: { threadId }, body: { text: 'x', verseId: 'JHN.3.16' } };
    expect((await ruth.client.refused(createPost, wrong)).body.code).toBe('INVALID_INPUT');
    const lost = { params: { threadId }, body: { text: 'x', replyTo: 'nothing' } };
    expect((await ruth.client.refused(createPost, lost)).status).toBe(404);
  });

  it('shows help to who opens a topic with words of danger, and again where the answer was lost', async () => {
    const { ruth } = await kitchen();
    const body = { title: 'A hard night', text: 'I want to kill myself.' };
    const open = () =>
      ruth.client.call(
        createTopic,
        { params: { groupId: group }, body },
        { 'idempotency-key': `night-${group}` },
      );
    expect([(await open()).body.needsHelp, (await open()).body.needsHelp]).toEqual([true, true]);
    const { post } = await say(ruth, (await open()).body.id, 'Good night');
    const change = () =>
      ruth.client.call(updatePost, { params: { postId: post.id }, body: { text: 'I want to die.' } });
    expect([(await change()).body.needsHelp, (await change()).body.needsHelp]).toEqual([true, true]);
  });

  it('keeps what stood there before it was changed, and an empty place where others replied', async () => {
    const { hannah, ruth, stranger } = await kitchen();
    const topic = (
      await hannah.client.call(createTopic, {
        params: { groupId: group },
        body: { title: 'Who brings chairs?', text: 'We need four.' },
      })
    ).body;
    const { post } = await say(ruth, topic.id, 'I have two');
    const params = { postId: post.id };
    app().clock.advance({ minutes: 1 });
    const changed = (await ruth.client.call(updatePost, { params, body: { text: 'I have three' } })).body;
    expect([changed.text, changed.editedAt]).toEqual(['I have three', app().clock.now()]);
    const versions = (await hannah.client.call(listPostVersions, { params })).body;
    expect(versions.map(({ text }) => text)).toEqual(['I have two']);
    // Members read it, and so do moderators who judge the post.
    const found = await app().server.deps.words.get('group-post')!.find(app().db, params.postId);
    expect(found).toMatchObject({ text: 'I have three', earlier: ['I have two'] });
    expect((await stranger.client.refused(listPostVersions, { params })).status).toBe(404);
    expect((await hannah.client.refused(updatePost, { params, body: { text: 'Mine now' } })).status).toBe(
      404,
    );
    expect((await hannah.client.refused(deletePost, { params })).status).toBe(404);
    await say(hannah, topic.id, 'Thank you', { replyTo: post.id });
    await ruth.client.call(deletePost, { params });
    const [, place] = await said(hannah, topic.id);
    expect([place!.text, place!.hidden, place!.author, place!.replies.map(({ text }) => text)]).toEqual([
      '',
      'deleted',
      null,
      ['Thank you'],
    ]);
    expect((await hannah.client.refused(listPostVersions, { params })).status).toBe(404);
    const deletion = { params: { threadId: topic.id } };
    expect((await ruth.client.refused(deleteTopic, deletion)).status).toBe(404);
    expect((await hannah.client.refused(deleteTopic, deletion)).body.code).toBe('ALREADY_DONE');
    const alone = (
      await ruth.client.call(createTopic, {
        params: { groupId: group },
        body: { title: 'Oops', text: 'Never mind' },
      })
    ).body;
    const may = async (who: Member, threadId: string) =>
      (await who.client.call(getThread, { params: { threadId } })).body.can.delete;
    await say(ruth, alone.id, 'Or do we?');
    // Whoever else has written decides, not how many words are left.
    expect([await may(ruth, alone.id), await may(hannah, alone.id)]).toEqual([true, false]);
    const answer = (await say(hannah, alone.id, 'We do')).post;
    for (const post of await said(ruth, alone.id)) {
      if (post.isMine) await ruth.client.call(deletePost, { params: { postId: post.id } });
    }
    expect(await may(ruth, alone.id)).toBe(false);
    await hannah.client.call(deletePost, { params: { postId: answer.id } });
    expect(await may(ruth, alone.id)).toBe(true);
    await ruth.client.call(deleteTopic, { params: { threadId: alone.id } });
    expect(
      (await hannah.client.call(listTopics, { params: { groupId: group }, query: {} })).body,
    ).toHaveLength(1);
  });

  it('keeps nothing of what was held, since nobody has read it', async () => {
    const { hannah, ruth } = await kitchen();
    const topic = (
      await hannah.client.call(createTopic, {
        params: { groupId: group },
        body: { title: 'Who sweeps?', text: 'Anybody?' },
      })
    ).body;
    const { post } = await say(ruth, topic.id, 'Fuck that');
    expect(post.hidden).toBe('held');
    const params = { postId: post.id };
    app().clock.advance({ minutes: 1 });
    await ruth.client.call(updatePost, { params, body: { text: 'I do' } });
    const words = app().server.deps.words.get('group-post')!;
    await inTransaction(app().db, (tx) => words.restore(tx, post.id, app().clock.now()));
    expect((await said(hannah, topic.id))[1]).toMatchObject({ text: 'I do', editedAt: null });
    expect((await hannah.client.call(listPostVersions, { params })).body).toEqual([]);
    expect(await words.find(app().db, post.id)).toMatchObject({ earlier: [] });
    // What others could read stays, also when it is changed into what is held.
    for (const text of ['Fuck that too', 'I do, at noon']) {
      await ruth.client.call(updatePost, { params, body: { text } });
    }
    await inTransaction(app().db, (tx) => words.restore(tx, post.id, app().clock.now()));
    const versions = (await hannah.client.call(listPostVersions, { params })).body;
    expect(versions.map(({ text }) => text)).toEqual(['I do']);
  });

  it('says what is new, thread by thread, and nothing of what was muted or was there before', async () => {
    const { hannah, daniel, ruth, stranger } = await kitchen();
    const open = async (who: Member, title: string) =>
      (await who.client.call(createTopic, { params: { groupId: group }, body: { title, text: 'Begin' } }))
        .body;
    const topic = await open(hannah, 'Easter');
    app().clock.advance({ minutes: 1 });
    await say(daniel, topic.id, 'I can come');
    expect([await fresh(ruth), await fresh(daniel), await fresh(hannah)]).toEqual([2, 1, 1]);
    const [listed] = (await ruth.client.call(listTopics, { params: { groupId: group }, query: {} })).body;
    expect([listed!.fresh, listed!.posts]).toEqual([2, 2]);
    expect((await said(ruth, topic.id)).map(({ isNew }) => isNew)).toEqual([true, true]);
    await ruth.client.call(markThreadRead, {
      params: { threadId: topic.id },
      body: { until: app().clock.now() },
    });
    expect(await fresh(ruth)).toBe(0);
    await ruth.client.call(markThreadRead, { params: { threadId: topic.id }, body: { until: 0 } });
    expect(await fresh(ruth)).toBe(0);
    await comesInto(app(), group, stranger);
    expect(await fresh(stranger)).toBe(0);
    app().clock.advance({ minutes: 1 });
    await ruth.client.call(setThreadMuted, { params: { threadId: topic.id }, body: { isMuted: true } });
    await say(daniel, topic.id, 'And bring cake');
    expect([await fresh(ruth), await fresh(stranger)]).toEqual([0, 1]);
    await block(stranger, daniel);
    expect(await fresh(stranger)).toBe(0);
    expect((await said(stranger, topic.id)).map(({ text }) => text)).toEqual(['Begin']);
    expect(await told(ruth)).toEqual(['group-topic']);
    expect(await told(stranger)).toEqual([]);
  });

  it('is hidden by who keeps the group, written down, told, and not shown again where a moderator hid it', async () => {
    const { hannah, daniel, ruth } = await kitchen();
    const threadId = (await plan(hannah, ['Acts 2:42-47'])).passages[0]!.id;
    const { post } = await say(ruth, threadId, 'Unkind words');
    const earned = await xpOf(ruth);
    const hide = (who: Member, postId: string, isHidden: boolean) =>
      who.client.send('PUT', `/api/groups/posts/${postId}/hidden`, { isHidden });
    const leaders = (await say(hannah, threadId, 'A leader’s words')).post;
    expect((await hide(ruth, leaders.id, true)).status).toBe(404);
    expect((await hide(daniel, leaders.id, true)).status).toBe(404);
    const hidden = await daniel.client.call(setPostHidden, {
      params: { postId: post.id },
      body: { isHidden: true },
    });
    expect([hidden.body.hidden, hidden.body.can.show]).toEqual(['leader', true]);
    expect((await hide(daniel, post.id, true)).status).toBe(200);
    expect(await xpOf(ruth)).toBe(earned - 3);
    expect((await said(ruth, threadId)).find(({ id }) => id === post.id)).toMatchObject({
      text: 'Unkind words',
      hidden: 'leader',
    });
    expect(await told(ruth)).toContain('group-post-hidden');
    const guest = await member(app(), `guest${names}`);
    await comesInto(app(), group, guest);
    expect((await said(guest, threadId)).map(({ text }) => text)).toEqual(['A leader’s words']);
    const report = { kind: 'group-post', wordsId: post.id, reason: 'cruel' as const, comment: '' };
    expect((await guest.client.refused(createReport, { body: report })).status).toBe(404);
    const acts = await app()
      .db.selectFrom('group_act')
      .select(['act', 'by_id'])
      .where('group_id', '=', group)
      .execute();
    expect(acts).toEqual([{ act: 'hide', by_id: daniel.id }]);
    await hannah.client.call(setPostHidden, { params: { postId: post.id }, body: { isHidden: false } });
    expect([await xpOf(ruth), (await said(guest, threadId)).length]).toEqual([earned, 2]);

    const mia = await hostOf(app(), `mia${names}`, 'moderator');
    expect((await guest.client.call(createReport, { body: report })).status).toBe(201);
    const caseId = (await mia.call(listCases, {})).body.find(({ excerpt }) => excerpt === 'Unkind words')!.id;
    await decideAsRead(mia, { params: { caseId }, body: { action: 'hide', reason: 'cruel' } });
    expect([await xpOf(ruth), (await said(guest, threadId)).length]).toEqual([earned - 3, 1]);
    expect((await hide(hannah, post.id, false)).status).toBe(404);
    // Changed words stay hidden.
    await ruth.client.call(updatePost, { params: { postId: post.id }, body: { text: 'Kind words' } });
    expect((await said(guest, threadId)).length).toBe(1);
  });

  it('hides a topic with all that stands in it', async () => {
    const { hannah, daniel, ruth } = await kitchen();
    const topic = (
      await ruth.client.call(createTopic, {
        params: { groupId: group },
        body: { title: 'Buy my car', text: 'Cheap' },
      })
    ).body;
    const params = { threadId: topic.id };
    await daniel.client.call(setTopicHidden, { params, body: { isHidden: true } });
    const guest = await member(app(), `guest${names}`);
    await comesInto(app(), group, guest);
    expect((await guest.client.refused(getThread, { params })).status).toBe(404);
    expect((await guest.client.refused(listPosts, { params, query: {} })).status).toBe(404);
    expect((await guest.client.refused(createPost, { params, body: { text: 'How much?' } })).status).toBe(
      404,
    );
    expect((await guest.client.call(listTopics, { params: { groupId: group }, query: {} })).body).toEqual([]);
    for (const who of [hannah, ruth]) {
      expect(
        (await who.client.call(listTopics, { params: { groupId: group }, query: {} })).body[0]!.hidden,
      ).toBe('leader');
    }
    expect(await told(ruth)).toContain('group-topic-hidden');
    await hannah.client.call(setTopicHidden, { params, body: { isHidden: false } });
    expect((await guest.client.call(getThread, { params })).body.title).toBe('Buy my car');
  });

  it('is nobody’s who has left, and nobody writes in an archived group', async () => {
    const { hannah, ruth, stranger } = await kitchen();
    const threadId = (await plan(hannah, ['Acts 2'])).passages[0]!.id;
    const { post } = await say(ruth, threadId, 'I was here');
    const tries = (who: Member) => [
      who.client.send('GET', `/api/groups/threads/${threadId}/posts`),
      who.client.send('POST', `/api/groups/threads/${threadId}/posts`, { text: 'x' }),
      who.client.send('GET', `/api/groups/${group}/plan`),
      who.client.send('GET', `/api/groups/${group}/topics`),
      who.client.send('PATCH', `/api/groups/posts/${post.id}`, { text: 'y' }),
      who.client.send('PUT', `/api/groups/threads/${threadId}/read`, { until: 1 }),
      who.client.send('PUT', `/api/groups/threads/${threadId}/muted`, { isMuted: true }),
    ];
    await leaves(app(), group, ruth);
    for (const who of [ruth, stranger]) {
      expect((await Promise.all(tries(who))).map(({ status }) => status)).toEqual(Array(7).fill(404));
    }
    // What they wrote stays with the group.
    expect((await said(hannah, threadId)).map(({ text }) => text)).toEqual(['I was here']);
    await app().db.updateTable('study_group').set({ archived_at: 1 }).where('id', '=', group).execute();
    expect(
      (await hannah.client.refused(createPost, { params: { threadId }, body: { text: 'x' } })).body.code,
    ).toBe('GROUP_ARCHIVED');
    expect((await said(hannah, threadId)).length).toBe(1);
  });

  it('keeps replies of others when the account goes whose words they answered', async () => {
    const { hannah, ruth } = await kitchen();
    const threadId = (await plan(hannah, ['Acts 2'])).passages[0]!.id;
    const { post } = await say(ruth, threadId, 'I go away');
    const reply = (await say(hannah, threadId, 'Go in peace', { replyTo: post.id })).post;
    await ruth.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect((await said(hannah, threadId)).map(({ text, replies }) => [text, replies])).toEqual([
      ['Go in peace', []],
    ]);
    await say(hannah, threadId, 'We miss you', { replyTo: reply.id });
    expect((await said(hannah, threadId))[0]!.replies.map(({ text }) => text)).toEqual(['We miss you']);
    expect((await hannah.client.call(getThread, { params: { threadId } })).body.posts).toBe(2);
  });

  it('is not written again, nor answered, when it is sent once more after its author removed it', async () => {
    const { hannah, ruth } = await kitchen();
    const threadId = (await plan(hannah, ['Acts 2'])).passages[0]!.id;
    const send = (text: string) =>
      ruth.client.call(
        createPost,
        { params: { threadId }, body: { text } },
        { 'idempotency-key': `sent-${text}` },
      );
    const posts = [(await send('Alone')).body.post, (await send('Answered')).body.post];
    await say(hannah, threadId, 'Yes', { replyTo: posts[1]!.id });
    for (const { id } of posts) await ruth.client.call(deletePost, { params: { postId: id } });
    expect([(await send('Alone')).status, (await send('Answered')).status]).toEqual([404, 404]);
    expect((await said(hannah, threadId)).map(({ hidden }) => hidden)).toEqual(['deleted']);
  });

  it('pays once, replies once and counts once what is sent twice at once', async () => {
    const { hannah, ruth } = await kitchen();
    const threadId = (await plan(hannah, ['Acts 2'])).passages[0]!.id;
    const before = await xpOf(ruth);
    const body = { text: 'Once' };
    const key = { 'idempotency-key': 'the-same-key-twice' };
    const answers = await Promise.all(
      [1, 2].map(() => ruth.client.call(createPost, { params: { threadId }, body }, key)),
    );
    expect(new Set(answers.map(({ body: { post } }) => post.id)).size).toBe(1);
    await Promise.all([say(ruth, threadId, 'Two'), say(ruth, threadId, 'Three')]);
    expect([await xpOf(ruth), (await said(hannah, threadId)).length]).toEqual([before + 3, 3]);
    expect((await hannah.client.call(getThread, { params: { threadId } })).body.posts).toBe(3);
    const { post } = await say(ruth, threadId, 'Four');
    const [edited, hidden] = await Promise.all([
      ruth.client.send('PATCH', `/api/groups/posts/${post.id}`, { text: 'Four, changed' }),
      hannah.client.send('PUT', `/api/groups/posts/${post.id}/hidden`, { isHidden: true }),
    ]);
    expect([edited.status, hidden.status]).toEqual([200, 200]);
    expect((await said(ruth, threadId)).find(({ id }) => id === post.id)).toMatchObject({
      text: 'Four, changed',
      hidden: 'leader',
    });
    const root = (await say(hannah, threadId, 'Ask me')).post;
    const [deleted, replied] = await Promise.all([
      hannah.client.send('DELETE', `/api/groups/posts/${root.id}`),
      ruth.client.send('POST', `/api/groups/threads/${threadId}/posts`, { text: 'Why?', replyTo: root.id }),
    ]);
    expect(deleted.status).toBe(204);
    expect([201, 404]).toContain(replied.status);
    const count = (await said(hannah, threadId))
      .flatMap((one) => [one, ...one.replies])
      .filter(({ hidden }) => hidden !== 'deleted');
    expect((await hannah.client.call(getThread, { params: { threadId } })).body.posts).toBe(count.length);
  });
});
