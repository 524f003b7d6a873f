import { askWhoCome } from '#features/gatherings/asking.contract.ts';
import { renewMyCalendar } from '#features/gatherings/calendar.contract.ts';
import {
  addBringLine,
  answerGathering,
  markCame,
  removeBringLine,
  takeBringLine,
} from '#features/gatherings/coming.contract.ts';
import {
  cancelGathering,
  createGathering,
  updateGathering,
} from '#features/gatherings/gatherings.contract.ts';
import { SUPPER } from '../gatherings.ts';
import type { Moves } from './moves.ts';
import type { Walker, World } from './world.ts';

const SCOPES = ['one', 'following', 'all'] as const;

function occurrence(world: World): { gatheringId: string; start: string; groupId: string | null } {
  const { id } = world.any('occurrence');
  const row = world.facts.occurrences.find((one) => one.id === id);
  const gatheringId = row?.gathering_id ?? 'none';
  const gathering = world.facts.gatherings.find((one) => one.id === gatheringId);
  return { gatheringId, start: row?.start ?? '2026-11-26T19:00', groupId: gathering?.group_id ?? null };
}

export function hostAt(world: World, groupId: string | null, otherwise: Walker): Walker {
  if (world.chance.isLikely(0.15)) return otherwise;
  if (groupId === null) return world.chance.of(world.hosts());
  const keepers = world.facts.members.filter((one) => one.group_id === groupId && one.role !== 'member');
  return world.people.find(({ id }) => id === world.chance.maybeOf(keepers)?.user_id) ?? otherwise;
}

export function guestAt(world: World, groupId: string | null, otherwise: Walker): Walker {
  if (groupId === null || world.chance.isLikely(0.15)) return otherwise;
  const inIt = world.facts.members.filter((one) => one.group_id === groupId);
  return world.people.find(({ id }) => id === world.chance.maybeOf(inIt)?.user_id) ?? otherwise;
}

/** When a group meets, who comes, and what they bring. */
export const GATHERING_MOVES: Moves = {
  async 'plan an event'(world, me) {
    const groupId = world.chance.isLikely(0.3) ? null : world.any('group').id;
    const host = hostAt(world, groupId, me);
    const [title, description] = [world.say(host, 'gathering'), world.say(host, 'gathering')];
    const [place, line] = [world.say(host, 'place'), world.say(host, 'line')];
    const soon = new Date(world.app.clock.now() + 3_600_000 * (1 + world.chance.under(72)));
    const at = (hours: number) => new Date(soon.getTime() + hours * 3_600_000).toISOString().slice(0, 16);
    const repeat = world.chance.isLikely(0.5)
      ? { kind: 'weekly' as const, every: 1, until: at(24 * 30).slice(0, 10) }
      : null;
    const body = {
      ...SUPPER,
      ...{ groupId, repeat, title: title.canary, description: description.canary, place: place.canary },
      ...{ link: `https://example.com/${place.canary}`, startsAt: at(0), endsAt: at(2), timezone: 'Etc/UTC' },
      ...{ seats: world.chance.isLikely(0.5) ? 1 : null, brings: [line.canary] },
    };
    const made = await host.client.call(createGathering, { body });
    if (made.status !== 201) return;
    for (const said of [title, description, place]) said.at = made.body.gatheringId;
    line.at = made.body.brings[0]?.id ?? null;
  },
  async 'change an event'(world, me) {
    const { groupId, ...params } = occurrence(world);
    const host = hostAt(world, groupId, me);
    const title = world.say(host, 'gathering');
    const scope = world.chance.of(SCOPES);
    const changed = await host.client.call(updateGathering, { params, body: { scope, title: title.canary } });
    // What was said before stays for some of its dates.
    if (changed.status === 200) title.at = changed.body.gatheringId;
  },
  'call an event off': (world, me) => {
    const { groupId, ...params } = occurrence(world);
    if (world.chance.isLikely(0.5)) return Promise.resolve();
    return hostAt(world, groupId, me).client.call(cancelGathering, {
      params,
      body: { scope: world.chance.of(SCOPES) },
    });
  },
  'answer an event': (world, me) => {
    const { groupId, ...params } = occurrence(world);
    const answer = world.chance.of(['going', 'going', 'maybe', 'cant'] as const);
    return guestAt(world, groupId, me).client.call(answerGathering, { params, body: { answer } });
  },
  'ask who comes': (world, me) => {
    const { groupId, ...params } = occurrence(world);
    return hostAt(world, groupId, me).client.call(askWhoCome, { params });
  },
  async 'add a line'(world, me) {
    const { groupId, ...params } = occurrence(world);
    const guest = guestAt(world, groupId, me);
    const said = world.say(guest, 'line');
    const body = { text: said.canary, isMine: world.chance.isLikely(0.5) };
    const made = await guest.client.call(addBringLine, { params, body });
    if (made.status === 201) said.at = made.body.brings.find(({ text }) => text === said.canary)?.id ?? null;
  },
  'take a line': (world, me) => {
    const { id: lineId } = world.any('line');
    const row = world.facts.lines.find(({ id }) => id === lineId);
    const of = world.facts.occurrences.find(({ id }) => id === row?.occurrence_id);
    const gathering = world.facts.gatherings.find(({ id }) => id === of?.gathering_id);
    const params = {
      gatheringId: of?.gathering_id ?? 'none',
      start: of?.start ?? '2026-11-26T19:00',
      lineId,
    };
    const guest = guestAt(world, gathering?.group_id ?? null, me);
    return world.chance.isLikely(0.8)
      ? guest.client.call(takeBringLine, { params, body: { isMine: world.chance.isLikely(0.7) } })
      : guest.client.call(removeBringLine, { params });
  },
  'say who came': (world, me) => {
    const { groupId, ...params } = occurrence(world);
    const personId = guestAt(world, groupId, world.other(me)).id;
    const body = { came: world.chance.isLikely(0.7) };
    return hostAt(world, groupId, me).client.call(markCame, { params: { ...params, personId }, body });
  },
  async 'open a calendar'(world, me) {
    const { body, status } = await me.client.call(renewMyCalendar, {});
    if (status === 200) world.feeds.set(body.path, me.id);
  },
};
