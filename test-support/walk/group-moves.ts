import { createZip, deleteZip, downloadZip } from '#features/community/zips.contract.ts';
import { addGroupFile, removeGroupFile, renameGroupFile } from '#features/groups/files.contract.ts';
import {
  createGroup,
  setGroupArchived,
  setGroupMuted,
  updateGroup,
} from '#features/groups/groups.contract.ts';
import {
  approveAsking,
  createGroupLink,
  declineAsking,
  joinByLink,
  joinGroup,
  withdrawAsking,
} from '#features/groups/joining.contract.ts';
import { offerToLead } from '#features/groups/leading.contract.ts';
import { leaveGroup, removeGroupMember, setGroupRole } from '#features/groups/members.contract.ts';
import { addToPlan, removePassage } from '#features/groups/plan.contract.ts';
import { endPoll, setVote } from '#features/groups/polls.contract.ts';
import { createPost, deletePost, setPostHidden, updatePost } from '#features/groups/posts.contract.ts';
import {
  createTopic,
  deleteTopic,
  markThreadRead,
  setThreadMuted,
  setTopicHidden,
} from '#features/groups/talk.contract.ts';
import { answerTheOffer, GROUP } from '../group-people.ts';
import { jpeg, upload } from '../pictures.ts';
import type { Moves } from './moves.ts';
import type { Walker, World } from './world.ts';

/** Somebody who keeps a group, or anybody. */
function keeperOf(world: World, groupId: string, otherwise: Walker): Walker {
  if (world.chance.isLikely(0.15)) return otherwise;
  const keepers = world.facts.members.filter((one) => one.group_id === groupId && one.role !== 'member');
  return world.people.find(({ id }) => id === world.chance.maybeOf(keepers)?.user_id) ?? otherwise;
}

/** Somebody who is in a group, or anybody. */
function memberOf(world: World, groupId: string | null | undefined, otherwise: Walker): Walker {
  if (world.chance.isLikely(0.15)) return otherwise;
  const inIt = world.facts.members.filter((one) => one.group_id === groupId);
  return world.people.find(({ id }) => id === world.chance.maybeOf(inIt)?.user_id) ?? otherwise;
}

const groupOf = (world: World, threadId: string) =>
  world.facts.threads.find(({ id }) => id === threadId)?.group_id;

function pollOf(world: World): { postId: string; groupId: string } {
  const poll = world.chance.maybeOf(world.facts.posts.filter(({ poll_options }) => poll_options !== null));
  return { postId: poll?.id ?? 'none', groupId: poll?.group_id ?? 'none' };
}

/** Groups, who is in them, and what is said there. */
export const GROUP_MOVES: Moves = {
  async 'start a group'(world, me) {
    if (world.facts.groups.length > 4) return;
    const [name, about, rules] = [world.say(me, 'group'), world.say(me, 'group'), world.say(me, 'group')];
    const admission = world.chance.of(['open', 'request', 'link'] as const);
    const body = { ...GROUP, name: name.canary, about: about.canary, guidelines: rules.canary, admission };
    const made = await me.client.call(createGroup, { body });
    for (const said of [name, about, rules]) if (made.status === 201) said.at = made.body.id;
  },
  async 'change a group'(world, me) {
    const { id: groupId } = world.any('group');
    const keeper = keeperOf(world, groupId, me);
    const [name, about, rules] = [
      world.say(keeper, 'group'),
      world.say(keeper, 'group'),
      world.say(keeper, 'group'),
    ];
    const words = { name: name.canary, about: about.canary, guidelines: rules.canary };
    const admission = world.chance.isLikely(0.5)
      ? { admission: world.chance.of(['open', 'request', 'link'] as const) }
      : {};
    const { status } = await keeper.client.call(updateGroup, {
      params: { groupId },
      body: { ...words, ...admission },
    });
    world.stands(name, groupId, status);
    for (const said of [about, rules]) if (status === 200) said.at = groupId;
  },
  'archive a group': (world, me) => {
    const { id: groupId } = world.any('group');
    const isArchived = world.chance.isLikely(0.3);
    return keeperOf(world, groupId, me).client.call(setGroupArchived, {
      params: { groupId },
      body: { isArchived },
    });
  },
  'mute a group': (world, me) => {
    const { id: groupId } = world.any('group');
    const body = { isMuted: world.chance.isLikely(0.5) };
    return memberOf(world, groupId, me).client.call(setGroupMuted, { params: { groupId }, body });
  },
  async 'come into a group'(world, me) {
    const word = world.say(me, 'asking');
    const { id: groupId } = world.any('group');
    const came = await me.client.call(joinGroup, { params: { groupId }, body: { word: word.canary } });
    world.stands(word, groupId, came.status);
  },
  'ask no more': (world, me) =>
    me.client.call(withdrawAsking, { params: { groupId: world.any('group').id } }),
  'let somebody in': (world, me) => {
    const asks = world.chance.maybeOf(world.facts.asking);
    const params = {
      groupId: asks?.group_id ?? world.any('group').id,
      personId: asks?.user_id ?? world.other(me).id,
    };
    return keeperOf(world, params.groupId, me).client.call(approveAsking, { params });
  },
  async 'decline somebody'(world, me) {
    const asks = world.chance.maybeOf(world.facts.asking);
    const params = {
      groupId: asks?.group_id ?? world.any('group').id,
      personId: asks?.user_id ?? world.other(me).id,
    };
    const keeper = keeperOf(world, params.groupId, me);
    const word = world.say(keeper, 'declining', [params.personId]);
    const declined = await keeper.client.call(declineAsking, { params, body: { word: word.canary } });
    world.stands(word, params.groupId, declined.status);
  },
  async 'make a group link'(world, me) {
    const { id: groupId } = world.any('group');
    const keeper = keeperOf(world, groupId, me);
    const made = await keeper.client.call(createGroupLink, { params: { groupId }, body: { uses: 20 } });
    if (made.status === 201) world.tokens.groups.push(made.body.token);
  },
  async 'come by a group link'(world, me) {
    const token = world.chance.maybeOf(world.tokens.groups.slice(-5));
    if (token) await me.client.call(joinByLink, { params: { token } });
  },
  'give a group role': (world, me) => {
    const { id: groupId } = world.any('group');
    const whom = memberOf(world, groupId, world.other(me));
    const role = world.chance.of(['helper', 'member'] as const);
    const params = { groupId, personId: whom.id };
    return keeperOf(world, groupId, me).client.call(setGroupRole, { params, body: { role } });
  },
  async 'ask somebody to lead a group'(world, me) {
    const { id: groupId } = world.any('group');
    const whom = memberOf(world, groupId, world.other(me));
    const way = world.chance.of(['beside', 'instead'] as const);
    const params = { groupId, personId: whom.id };
    await keeperOf(world, groupId, me).client.call(offerToLead, { params, body: { way } });
    const answer = world.chance.of(['lead', 'lead', 'not-now'] as const);
    await answerTheOffer(groupId, whom, answer);
  },
  'remove from a group': (world, me) => {
    const { id: groupId } = world.any('group');
    const params = { groupId, personId: memberOf(world, groupId, world.other(me)).id };
    return keeperOf(world, groupId, me).client.call(removeGroupMember, { params });
  },
  'leave a group': (world, me) => {
    const { id: groupId } = world.any('group');
    return memberOf(world, groupId, me).client.call(leaveGroup, { params: { groupId } });
  },
  'plan passages': (world, me) => {
    const { id: groupId } = world.any('group');
    // No two passages of a plan begin on one day.
    const ahead = world.chance.under(700) * 86_400_000;
    const startsOn = new Date(world.app.clock.now() + ahead).toISOString().slice(0, 10);
    const body = { references: ['Acts 2:42-47', 'Acts 3:1-10'], startsOn, every: 'week' as const };
    return keeperOf(world, groupId, me).client.call(addToPlan, { params: { groupId }, body });
  },
  'remove a passage': (world, me) => {
    const { id: passageId } = world.any('passage');
    const groupId = groupOf(world, passageId) ?? 'none';
    return keeperOf(world, groupId, me).client.call(removePassage, { params: { groupId, passageId } });
  },
  async 'open a topic'(world, me) {
    const { id: groupId } = world.any('group');
    const who = memberOf(world, groupId, me);
    const [title, text] = [world.say(who, 'topic'), world.say(who, 'post')];
    const body = { title: title.canary, text: text.canary };
    const made = await who.client.call(createTopic, { params: { groupId }, body });
    if (made.status !== 201) return;
    title.at = made.body.id;
    await world.look();
    text.at = world.facts.posts.find(({ thread_id }) => thread_id === made.body.id)?.id ?? null;
  },
  'delete a topic': (world, me) =>
    me.client.call(deleteTopic, { params: { threadId: world.ofMine('topic', me).id } }),
  'hide a topic': (world, me) => {
    const { id: threadId } = world.any('topic');
    const body = { isHidden: world.chance.isLikely(0.5) };
    return keeperOf(world, groupOf(world, threadId) ?? '', me).client.call(setTopicHidden, {
      params: { threadId },
      body,
    });
  },
  async post(world, me) {
    const { id: threadId } = world.any('thread');
    const who = memberOf(world, groupOf(world, threadId), me);
    const said = world.say(who, 'post');
    const above = world.facts.posts.filter(({ thread_id }) => thread_id === threadId);
    const replyTo = world.chance.isLikely(0.5) ? world.chance.maybeOf(above)?.id : undefined;
    // Whoever is signed out at the same moment sends none.
    const pictures = [];
    for (const likely of [0.1, 0.05]) {
      const uploadURL = world.chance.isLikely(likely)
        ? await upload(who.client, await jpeg()).catch(() => null)
        : null;
      if (uploadURL !== null) pictures.push({ uploadURL, alt: '' });
    }
    const option = world.chance.isLikely(0.2) ? world.say(who, 'post') : null;
    const body = {
      text: said.canary,
      ...(replyTo !== undefined && { replyTo }),
      ...(pictures.length > 0 && { pictures }),
      ...(option && {
        poll: { options: [option.canary, 'Neither', 'Both'], isMultiple: world.chance.isLikely(0.5) },
      }),
    };
    const made = await who.client.call(createPost, { params: { threadId }, body });
    world.stands(said, made.body?.post?.id, made.status);
    if (option && made.status === 201) option.at = made.body.post.id;
  },
  vote(world, me) {
    const { postId, groupId } = pollOf(world);
    const options = world.chance.of([[0], [1], [2], [0, 2], []]);
    return memberOf(world, groupId, me).client.call(setVote, { params: { postId }, body: { options } });
  },
  'vote too': (world, me) => GROUP_MOVES['vote']!(world, me),
  'end a poll'(world, me) {
    const { postId, groupId } = pollOf(world);
    return keeperOf(world, groupId, me).client.call(endPoll, { params: { postId } });
  },
  async 'change a post'(world, me) {
    const { id: postId } = world.ofMine('post', me);
    const said = world.say(me, 'post');
    const { status } = await me.client.call(updatePost, { params: { postId }, body: { text: said.canary } });
    world.stands(said, postId, status);
  },
  'delete a post': (world, me) =>
    me.client.call(deletePost, { params: { postId: world.ofMine('post', me).id } }),
  'hide a post': (world, me) => {
    const { id: postId } = world.any('post');
    const groupId = world.facts.posts.find(({ id }) => id === postId)?.group_id ?? '';
    const body = { isHidden: world.chance.isLikely(0.6) };
    return keeperOf(world, groupId, me).client.call(setPostHidden, { params: { postId }, body });
  },
  'read a thread': (world, me) => {
    const { id: threadId } = world.any('thread');
    const who = memberOf(world, groupOf(world, threadId), me);
    return who.client.call(markThreadRead, { params: { threadId }, body: { until: world.app.clock.now() } });
  },
  'mute a thread': (world, me) => {
    const { id: threadId } = world.any('thread');
    const body = { isMuted: world.chance.isLikely(0.3) };
    return memberOf(world, groupOf(world, threadId), me).client.call(setThreadMuted, {
      params: { threadId },
      body,
    });
  },
  async 'share a file'(world, me) {
    const { of } = world.any('file');
    const who = world.people.find(({ id }) => id === of) ?? me;
    const mine = world.facts.members.filter(({ user_id }) => user_id === who.id);
    const groupId = world.chance.maybeOf(mine)?.group_id ?? world.any('group').id;
    const title = world.say(who, 'file-title');
    const body = { fileId: world.ofMine('file', who).id, title: title.canary };
    const made = await who.client.call(addGroupFile, { params: { groupId }, body });
    world.stands(title, made.body?.id, made.status);
  },
  async 'rename a shared file'(world, me) {
    const { id: groupFileId } = world.ofMine('group-file', me);
    const title = world.say(me, 'file-title');
    const input = { params: { groupFileId }, body: { title: title.canary } };
    world.stands(title, groupFileId, (await me.client.call(renameGroupFile, input)).status);
  },
  'take a file out': (world, me) =>
    me.client.call(removeGroupFile, { params: { groupFileId: world.any('group-file').id } }),
  async 'take a group along'(world, me) {
    const { id: groupId } = world.any('group');
    const member = memberOf(world, groupId, me);
    const asked = await member.client.call(createZip, { params: { groupId } });
    if (asked.status !== 202) return;
    await world.app.server.idle();
    await member.client.call(downloadZip, { params: { zipId: asked.body.id } });
  },
  'delete a zip': (world, me) => me.client.call(deleteZip, { params: { zipId: world.ofMine('zip', me).id } }),
};
