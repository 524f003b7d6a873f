import {
  addDate,
  answerDate,
  createDatePoll,
  decideDate,
  deleteDatePoll,
  removeDate,
} from '#features/date-polls/date-polls.contract.ts';
import { DATE_ANSWERS } from '#features/date-polls/date-polls.rules.ts';
import { guestAt, hostAt } from './gathering-moves.ts';
import type { Moves } from './moves.ts';
import type { World } from './world.ts';

function poll(world: World): { pollId: string; groupId: string; dateId: string } {
  const { id: pollId } = world.any('date-poll');
  const dates = world.facts.polledDates.filter((one) => one.poll_id === pollId);
  const groupId = world.facts.datePolls.find(({ id }) => id === pollId)?.group_id ?? 'none';
  return { pollId, groupId, dateId: world.chance.maybeOf(dates)?.id ?? 'none' };
}

function aDateAhead(world: World): string {
  const hours = 1 + world.chance.under(96);
  return new Date(world.app.clock.now() + hours * 3_600_000).toISOString().slice(0, 16);
}

/** What a group does to find a date. */
export const DATE_POLL_MOVES: Moves = {
  async 'look for a date'(world, me) {
    const { id: groupId } = world.any('group');
    const host = hostAt(world, groupId, me);
    const title = world.say(host, 'date-poll');
    const startsAt = [aDateAhead(world), aDateAhead(world), aDateAhead(world)];
    const body = { groupId, title: title.canary, minutes: 120, timezone: 'Etc/UTC', startsAt };
    const made = await host.client.call(createDatePoll, { body });
    world.stands(title, made.body?.id, made.status);
  },
  'say what suits': (world, me) => {
    const { groupId, ...params } = poll(world);
    const body = { answer: world.chance.of(DATE_ANSWERS) };
    return guestAt(world, groupId, me).client.call(answerDate, { params, body });
  },
  'say what suits too': (world, me) => DATE_POLL_MOVES['say what suits']!(world, me),
  'add a date': (world, me) => {
    const { groupId, pollId } = poll(world);
    const body = { startsAt: aDateAhead(world) };
    return hostAt(world, groupId, me).client.call(addDate, { params: { pollId }, body });
  },
  'take a date away': (world, me) => {
    const { groupId, ...params } = poll(world);
    return hostAt(world, groupId, me).client.call(removeDate, { params });
  },
  async 'take a date'(world, me) {
    const { groupId, pollId, dateId } = poll(world);
    const host = hostAt(world, groupId, me);
    const place = world.say(host, 'place');
    const input = { params: { pollId }, body: { dateId, place: place.canary } };
    const { status, body } = await host.client.call(decideDate, input);
    if (status === 200) place.at = body.gathering?.gatheringId ?? null;
  },
  'look for a date no more': (world, me) => {
    const { groupId, pollId } = poll(world);
    return hostAt(world, groupId, me).client.call(deleteDatePoll, { params: { pollId } });
  },
};
