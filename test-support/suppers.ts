import type { HandlerInput } from '#contract/define-endpoint.ts';
import { answerGathering } from '#features/gatherings/coming.contract.ts';
import {
  cancelGathering,
  createGathering,
  updateGathering,
} from '#features/gatherings/gatherings.contract.ts';
import type { GatheringAnswer, Repeat } from '#features/gatherings/gatherings.rules.ts';
import { type Member, member } from './members.ts';
import type { TestApp } from './start-test-app.ts';
import { studyGroup } from './study-groups.ts';

type Changes = HandlerInput<typeof updateGathering>['body'];
const WEEKLY: Repeat = { kind: 'weekly', every: 1, until: null };

/** Suppers of a group of two, seven in the evening in London, and what their host and their guest do with them. */
export function createSuppers(app: () => TestApp) {
  return async function supper(
    name: string,
    { repeat = WEEKLY, day = '2026-11-26' }: { repeat?: Repeat | null; day?: string } = {},
  ) {
    app().clock.set('2026-11-22T12:00:00Z');
    const [host, guest] = [await member(app(), `${name}-host`), await member(app(), `${name}-guest`)];
    const groupId = await studyGroup(app(), name, [host, guest]);
    const body = {
      groupId,
      title: 'Supper',
      description: '',
      place: '',
      link: '',
      startsAt: `${day}T19:00`,
      endsAt: `${day}T21:00`,
      timezone: 'Europe/London',
      seats: null,
      repeat,
      brings: [],
    };
    const { gatheringId } = (await host.client.call(createGathering, { body })).body;
    const named = (start: string, id = gatheringId) => ({
      params: { gatheringId: id, start: `${start}T19:00` },
    });
    const say = ({ client }: Pick<Member, 'client'>, start: string, answer: GatheringAnswer) =>
      client.call(answerGathering, { ...named(start), body: { answer } });
    return {
      host,
      guest,
      groupId,
      named,
      say,
      come: (start: string) => say(guest, start, 'going'),
      change: async (start: string, changes: Changes) =>
        (await host.client.call(updateGathering, { ...named(start), body: changes })).body,
      cancel: async (start: string, scope: 'one' | 'following' | 'all') =>
        (await host.client.call(cancelGathering, { ...named(start), body: { scope } })).body,
    };
  };
}
