import {
  changeMind,
  createClaim,
  judgeOtherSide,
  markArgued,
  takeStand,
  updateClaim,
  withdrawClaim,
} from '#features/debates/claims.contract.ts';
import { getDebate } from '#features/debates/debates.contract.ts';
import { writeClosingWords } from '#features/debates/schedule.contract.ts';
import { weekOf } from '#features/debates/weeks.rules.ts';
import type { Moves } from './moves.ts';
import type { World } from './world.ts';

const keysOf = (world: World, week: string): string[] => {
  const positions = world.facts.debates.find((one) => one.week === week)?.positions;
  const list: { key: string }[] = typeof positions === 'string' ? JSON.parse(positions) : (positions ?? []);
  return list.map(({ key }) => key);
};

const now = (world: World) => weekOf(world.app.clock.now());

/** The question of the week. */
export const DEBATE_MOVES: Moves = {
  'open the question': (world, me) => me.client.call(getDebate, { params: { week: now(world) } }),
  'take a stand': (world, me) => {
    const week = now(world);
    const position = world.chance.maybeOf(keysOf(world, week)) ?? null;
    return me.client.call(takeStand, { params: { week }, body: { position } });
  },
  async claim(world, me) {
    const week = now(world);
    const keys = keysOf(world, week);
    const under = world.facts.nodes.find(({ id }) => id === world.any('claim').id);
    const isUnder = under !== undefined && keys.includes(under.position) && world.chance.isLikely(0.6);
    const [said, side] = [world.say(me, 'claim'), world.say(me, 'other-side')];
    const other = world.chance.isLikely(0.5)
      ? { position: world.chance.maybeOf(keys) ?? 'none', text: side.canary, cites: [] }
      : null;
    const body = {
      position: isUnder ? under.position : (world.chance.maybeOf(keys) ?? 'none'),
      ...{ claimId: isUnder ? under.id : null, side: world.chance.of(['for', 'against'] as const) },
      ...{ text: said.canary, cites: ['Mark 2:27'], otherSide: other },
    };
    const made = await me.client.call(createClaim, { params: { week }, body });
    if (made.status !== 201) return;
    said.at = made.body.id;
    await world.look();
    const stated = world.facts.claims.find(({ text }) => text === side.canary);
    side.at = stated?.id ?? null;
  },
  async 'change a claim'(world, me) {
    const { id: claimId } = world.ofMine('claim', me);
    const said = world.say(me, 'claim');
    const { status } = await me.client.call(updateClaim, {
      params: { claimId },
      body: { text: said.canary },
    });
    world.stands(said, claimId, status);
  },
  'withdraw a claim': (world, me) =>
    me.client.call(withdrawClaim, { params: { claimId: world.ofMine('claim', me).id } }),
  'mark a claim': (world, me) =>
    me.client.call(markArgued, {
      params: { claimId: world.any('claim').id },
      body: { isArgued: world.chance.isLikely(0.8) },
    }),
  async 'change a mind'(world, me) {
    const { id: claimId } = world.any('claim');
    const keys = keysOf(world, now(world));
    const said = world.say(me, 'mind');
    const body = { from: keys[0] ?? 'none', to: keys[1] ?? 'none', text: said.canary };
    if ((await me.client.call(changeMind, { params: { claimId }, body })).status !== 201) return;
    await world.look();
    said.at = world.facts.claims.find(({ text }) => text === said.canary)?.id ?? null;
  },
  async 'judge another side'(world, me) {
    const { id: statementId } = world.any('other-side');
    const said = world.say(me, 'verdict');
    const isFair = world.chance.isLikely(0.5);
    const body = isFair
      ? { verdict: 'fair' as const, text: '' }
      : { verdict: 'not-yet' as const, text: said.canary };
    if ((await me.client.call(judgeOtherSide, { params: { statementId }, body })).status !== 200) return;
    await world.look();
    said.at = world.facts.claims.find(({ text }) => text === said.canary)?.id ?? null;
  },
  async 'write at the close'(world) {
    const host = world.chance.of(world.hosts());
    const { week } = world.chance.maybeOf(world.facts.debates) ?? { week: now(world) };
    const said = world.say(host, 'closing');
    const { status } = await host.client.call(writeClosingWords, {
      params: { week },
      body: { text: said.canary },
    });
    world.stands(said, week, status);
  },
};
