import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { addBringLine, answerGathering, takeBringLine } from '../coming.contract.ts';
import {
  cancelGathering,
  createGathering,
  getGathering,
  listGatherings,
  updateGathering,
} from '../gatherings.contract.ts';
import { gatheringsCheck } from './gatherings-check.ts';

const WEEKLY = { kind: 'weekly', every: 1, until: null } as const;
const MINE = { answer: 'going' } as const;

describeOnBothEngines('two at once at a gathering', (app) => {
  let count = 0;
  const some = (n: number): Promise<Member[]> =>
    Promise.all(
      Array.from({ length: n }, () => {
        count += 1;
        return member(app(), `coming${count}`);
      }),
    );
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();
  const strange = (answers: number[]) =>
    answers.filter((status) => ![200, 201, 204, 404, 409].includes(status));

  /** A weekly supper of a group, with the names of its first few occurrences. */
  async function suppers(people: Member[], more: object = {}) {
    const [lead, second, ...others] = people as [Member, Member, ...Member[]];
    count += 1;
    const groupId = await studyGroup(app(), `Suppers ${count}`, [lead, ...others]);
    await comesInto(app(), groupId, second, 'leader');
    const body = { ...SUPPER, groupId, repeat: WEEKLY, ...more };
    const { gatheringId } = (await lead.client.call(createGathering, { body })).body;
    const listed = (await lead.client.call(listGatherings, { query: { groupId } })).body;
    const names = listed.slice(0, 8).map(({ start }) => ({ gatheringId, start }));
    return { groupId, gatheringId, names };
  }
  const rightly = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await gatheringsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };
  const comes = ({ client }: Member, params: { gatheringId: string; start: string }) =>
    client.call(answerGathering, { params, body: MINE });
  const leave = ({ client }: Member, groupId: string) => client.call(leaveGroup, { params: { groupId } });
  const gone = ({ client }: Member) => client.call(deleteAccount, { body: { password: PASSWORD } });

  it('a series is changed from a later one on, and people leave who come to all of it', async () => {
    for (let round = 0; round < 3; round++) {
      const people = await some(6);
      const [lead, second, ...others] = people as [Member, Member, ...Member[]];
      const { groupId, names } = await suppers(people, { seats: 2 });
      for (const one of others) await Promise.all(names.map((name) => comes(one, name)));
      const change = (name: (typeof names)[number], changes: object) =>
        second.client.call(updateGathering, { params: name, body: { scope: 'all', ...changes } });
      const answers = await statuses([
        ...others.map((one) => (round === 0 ? leave(one, groupId) : gone(one))),
        change(names[6]!, { seats: 1 }),
        change(names[4]!, { title: 'Late supper' }),
        lead.client.call(cancelGathering, { params: names[5]!, body: { scope: 'following' } }),
      ]);
      expect(strange(answers)).toEqual([]);
      await app().server.idle();
      expect(await rightly()).toEqual([]);
      const left = await app()
        .db.selectFrom('gathering_answer')
        .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_answer.occurrence_id')
        .select('gathering_answer.user_id')
        .where('gathering_occurrence.audience', '=', groupId)
        .execute();
      expect(left).toEqual([]);
    }
  });

  it('the account of who planned it is deleted while others take lines, add some and change the series', async () => {
    for (let round = 0; round < 3; round++) {
      const people = await some(5);
      const [lead, second, a, b, c] = people as [Member, Member, Member, Member, Member];
      const { gatheringId, names } = await suppers(people, { brings: ['Bread', 'Salt', 'Wine'] });
      await Promise.all(names.map((name) => comes(lead, name)));
      const lines = await Promise.all(
        names.map(async (params) =>
          (await a.client.call(getGathering, { params })).body.brings.map(({ id }) => id),
        ),
      );
      const take = ({ client }: Member, at: number, line: number) =>
        client.call(takeBringLine, {
          params: { ...names[at]!, lineId: lines[at]![line]! },
          body: { isMine: true },
        });
      const answers = await statuses([
        gone(lead),
        ...names.flatMap((_, at) => [take(a, at, 0), take(b, at, 0), take(b, at, 1), take(c, at, 2)]),
        ...names.map((params) =>
          c.client.call(addBringLine, { params, body: { text: 'Cake', isMine: true } }),
        ),
        second.client.call(updateGathering, {
          params: names[3]!,
          body: { scope: 'following', title: 'Supper' },
        }),
      ]);
      expect(strange(answers)).toEqual([]);
      await app().server.idle();
      expect(await rightly()).toEqual([]);
      const series = await app()
        .db.selectFrom('gathering')
        .select('user_id')
        .where('id', '=', gatheringId)
        .execute();
      expect(series).toEqual([{ user_id: second.id }]);
    }
  });

  it('one says that they cannot come while they take a line, and two take one seat and one line', async () => {
    const people = await some(5);
    const [, , a, b, c] = people as [Member, Member, Member, Member, Member];
    const { names } = await suppers(people, { seats: 1 });
    for (const params of names.slice(0, 4)) {
      const { brings } = (await a.client.call(getGathering, { params })).body;
      const take = ({ client }: Member) =>
        client.call(takeBringLine, { params: { ...params, lineId: brings[0]!.id }, body: { isMine: true } });
      const cannot = a.client.call(answerGathering, { params, body: { answer: 'cant' } });
      expect(strange(await statuses([take(a), cannot, take(b), comes(c, params)]))).toEqual([]);
      const shown = (await b.client.call(getGathering, { params })).body;
      expect(shown.going).toBe(1);
      expect(shown.people.filter(({ isWaiting }) => !isWaiting)).toHaveLength(1);
      expect(await rightly()).toEqual([]);
    }
  });

  it('what somebody changed by hand is found', async () => {
    const people = await some(3);
    const { names } = await suppers(people);
    const [line] = await app()
      .db.selectFrom('gathering_line')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const [one] = await app()
      .db.selectFrom('gathering_occurrence')
      .select('id')
      .where('gathering_id', '=', names[0]!.gatheringId)
      .limit(1)
      .execute();
    const taken = { taken_by: people[2]!.id };
    await app().db.updateTable('gathering_line').set(taken).where('id', '=', line!.id).execute();
    await app()
      .db.updateTable('gathering_occurrence')
      .set({ audience: 'everyone' })
      .where('id', '=', one!.id)
      .execute();
    expect((await rightly()).map(({ what }) => what)).toEqual([
      `line ${line!.id} of an event is brought by somebody who does not come`,
      `event ${one!.id} is for others than its series`,
    ]);
  });
});
