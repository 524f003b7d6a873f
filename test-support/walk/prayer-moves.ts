import {
  acceptInvitation,
  blockPerson,
  correctAge,
  createCircleLink,
  declineInvitation,
  inviteToCircle,
  joinCircle,
  leaveCircle,
  unblockPerson,
  withdrawInvitation,
} from '#features/circle/circle.contract.ts';
import {
  createEncouragement,
  deleteEncouragement,
  updateEncouragement,
} from '#features/prayer/encouragements.contract.ts';
import { markPrayed, putOff, unmarkPrayed } from '#features/prayer/prayer.contract.ts';
import {
  createFolder,
  createItem,
  deleteItem,
  setItemPrayed,
  updateItem,
} from '#features/prayer/prayer-list.contract.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  setRequestState,
  updateRequest,
} from '#features/prayer/requests.contract.ts';
import type { Moves } from './moves.ts';
import { mayRead } from './oracle.ts';
import { settleReaders } from './settle-readers.ts';
import type { Walker, World } from './world.ts';

type Audience = { kind: 'only-me' | 'circle' | 'everyone' | 'group'; id: string | null };

function audienceOf(world: World, me: Walker): Audience {
  const kind = world.chance.of(['only-me', 'circle', 'circle', 'everyone', 'group', 'group'] as const);
  if (kind !== 'group') return { kind, id: null };
  const mine = world.facts.members.filter(({ user_id }) => user_id === me.id).map(({ group_id }) => group_id);
  return { kind, id: world.chance.maybeOf(mine) ?? world.any('group').id };
}

/** Somebody else's request, and somebody who may read it by the oracle, or anybody. */
function readOf(world: World, me: Walker): { who: Walker; params: { requestId: string } } {
  const { id, of } = world.any('request');
  const { facts, chosen, told, everIn } = world;
  const seen = { facts, chosen, told, everIn, now: world.app.clock.now(), isOfMine: false, isDesk: false };
  const said = { canary: '', are: 'request', authorId: of ?? '', at: id, isPast: false, to: [] } as const;
  const readers = world.people.filter(
    (one) => one.id !== of && mayRead({ id: one.id, isHost: false }, said, seen),
  );
  const who = world.chance.isLikely(0.85) ? (world.chance.maybeOf(readers) ?? me) : me;
  return { who, params: { requestId: id } };
}

/** An invitation that waits, between people who are here. */
function invitation(world: World, me: Walker): { from: Walker; to: Walker } {
  const one = world.chance.maybeOf(world.facts.circleInvitations);
  const here = (id: string | undefined) => world.people.find((walker) => walker.id === id);
  const [from, to] = [here(one?.inviter_id), here(one?.invitee_id)];
  return from && to ? { from, to } : { from: world.other(me), to: me };
}

/** What people ask and do for one another, and who is near whom. */
export const PRAYER_MOVES: Moves = {
  async 'ask for prayer'(world, me) {
    const said = world.say(me, 'request');
    const body = {
      text: said.canary,
      audience: audienceOf(world, me),
      isAnonymous: world.chance.isLikely(0.5),
    };
    const made = await me.client.call(createRequest, { body });
    world.stands(said, made.body?.id, made.status);
    if (made.status === 201) await settleReaders(world, made.body.id);
  },
  async 'change a request'(world, me) {
    const { id: requestId } = world.ofMine('request', me);
    const said = world.say(me, 'request');
    const body = { text: said.canary };
    world.stands(
      said,
      requestId,
      (await me.client.call(updateRequest, { params: { requestId }, body })).status,
    );
  },
  async 'change an audience'(world, me) {
    const { id: requestId } = world.ofMine('request', me);
    const audience = audienceOf(world, me);
    const isAnonymous = world.chance.isLikely(0.2) ? { isAnonymous: world.chance.isLikely(0.5) } : {};
    const { status } = await me.client.call(updateRequest, {
      params: { requestId },
      body: { audience, ...isAnonymous },
    });
    if (status === 200) await settleReaders(world, requestId);
  },
  'delete a request': (world, me) =>
    me.client.call(deleteRequest, { params: { requestId: world.ofMine('request', me).id } }),
  async 'tell of an answer'(world, me) {
    const { id: requestId } = world.ofMine('request', me);
    const said = world.say(me, 'testimony');
    const audience = world.chance.isLikely(0.5) ? { audience: audienceOf(world, me) } : {};
    const body = { text: said.canary, ...audience };
    const { status } = await me.client.call(answerRequest, { params: { requestId }, body });
    world.stands(said, requestId, status);
    if (status === 200) await settleReaders(world, requestId);
  },
  'let a request rest': (world, me) =>
    me.client.call(setRequestState, {
      params: { requestId: world.ofMine('request', me).id },
      body: { state: world.chance.isLikely(0.5) ? 'resting' : 'open' },
    }),
  pray(world, me) {
    const { who, params } = readOf(world, me);
    return who.client.call(markPrayed, { params });
  },
  'take back that one prayed': (world, me) => {
    const { who, params } = readOf(world, me);
    return who.client.call(unmarkPrayed, { params });
  },
  'put off': (world, me) => {
    const { who, params } = readOf(world, me);
    return who.client.call(putOff, { params });
  },
  async encourage(world, me) {
    const { who, params } = readOf(world, me);
    const said = world.say(who, 'encouragement');
    const made = await who.client.call(createEncouragement, { params, body: { text: said.canary } });
    world.stands(said, made.body?.id, made.status);
  },
  async 'change an encouragement'(world, me) {
    const { id: encouragementId } = world.ofMine('encouragement', me);
    const said = world.say(me, 'encouragement');
    const input = { params: { encouragementId }, body: { text: said.canary } };
    world.stands(said, encouragementId, (await me.client.call(updateEncouragement, input)).status);
  },
  'remove an encouragement': (world, me) =>
    me.client.call(deleteEncouragement, {
      params: { encouragementId: world.ofMine('encouragement', me).id },
    }),
  async 'put on the list'(world, me) {
    const said = world.say(me, 'own');
    const what = world.chance.of([
      { text: said.canary },
      { requestId: world.any('request').id },
      { personId: world.other(me).id },
      { text: said.canary, requestId: world.any('request').id },
    ]);
    const reminder = world.chance.isLikely(0.3) ? { reminder: { minuteOfDay: 400, days: 127 } } : {};
    await me.client.call(createItem, { body: { ...what, ...reminder } });
  },
  async 'change the list'(world, me) {
    const said = world.say(me, 'own');
    const body = world.chance.of([
      { isAnswered: true, thanks: said.canary },
      { text: said.canary },
      { isAnswered: false },
    ]);
    await me.client.call(updateItem, { params: { itemId: world.ofMine('item', me).id }, body });
  },
  'pray for the list': (world, me) =>
    me.client.call(setItemPrayed, {
      params: { itemId: world.ofMine('item', me).id },
      body: { today: world.chance.isLikely(0.7) },
    }),
  'take off the list': (world, me) =>
    me.client.call(deleteItem, { params: { itemId: world.ofMine('item', me).id } }),
  'make a folder': (world, me) =>
    me.client.call(createFolder, { body: { name: world.say(me, 'own').canary } }),

  'invite into the circle': (world, me) =>
    me.client.call(inviteToCircle, { params: { personId: world.other(me).id } }),
  'accept an invitation': (world, me) => {
    const { from, to } = invitation(world, me);
    return to.client.call(acceptInvitation, { params: { personId: from.id } });
  },
  'decline an invitation': (world, me) => {
    const { from, to } = invitation(world, me);
    return to.client.call(declineInvitation, { params: { personId: from.id } });
  },
  'withdraw an invitation': (world, me) => {
    const { from, to } = invitation(world, me);
    return from.client.call(withdrawInvitation, { params: { personId: to.id } });
  },
  'leave a circle': (world, me) => {
    const near = world.chance.maybeOf(world.facts.circles.filter(({ user_id }) => user_id === me.id));
    return me.client.call(leaveCircle, { params: { personId: near?.member_id ?? world.other(me).id } });
  },
  async 'make a circle link'(world, me) {
    const made = await me.client.call(createCircleLink, { body: { uses: 20 } });
    if (made.status === 201) world.tokens.circles.push(made.body.token);
  },
  async 'join a circle by link'(world, me) {
    const token = world.chance.maybeOf(world.tokens.circles);
    if (token) await me.client.call(joinCircle, { params: { token } });
  },
  block: (world, me) => me.client.call(blockPerson, { params: { personId: world.other(me).id } }),
  unblock: (world, me) => {
    const blocked = world.facts.blocks.find(({ blocker_id }) => blocker_id === me.id)?.blocked_id;
    return me.client.call(unblockPerson, { params: { personId: blocked ?? world.other(me).id } });
  },
  async 'correct an age'(world, me) {
    const whom = world.other(me);
    if (whom.isHost) return;
    const answer = world.chance.isLikely(0.3) ? 'under-16' : 'grown';
    await me.client.call(correctAge, { params: { personId: whom.id }, body: { answer } });
  },
};
