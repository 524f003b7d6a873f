import { beforeEach, expect, it } from 'vitest';
import type { HandlerInput } from '#contract/define-endpoint.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { addBringLine, answerGathering, takeBringLine } from '../coming.contract.ts';
import { createGathering, getGathering, listGatherings, updateGathering } from '../gatherings.contract.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';
import { layComing } from './lay-occurrences.ts';

type Named = HandlerInput<typeof getGathering>['params'];
type Changed = HandlerInput<typeof updateGathering>['body'];

describeOnBothEngines('what a series needs each time', (app) => {
  beforeEach(() => app().clock.set(Date.now()));
  let groups = 0;
  async function everyWeek(brings: string[]) {
    groups += 1;
    const [ann, ben] = [await member(app(), `ann${groups}`), await member(app(), `ben${groups}`)];
    const groupId = await studyGroup(app(), `Table ${groups}`, [ann, ben]);
    const repeat = { kind: 'weekly', every: 1, until: null } as const;
    const made = await ann.client.call(createGathering, { body: { ...SUPPER, groupId, repeat, brings } });
    expect(made.status).toBe(201);
    return { ann, ben, groupId };
  }
  /** The names of the next ones, as they are now. */
  const named = async ({ client }: Member, groupId: string): Promise<Named[]> =>
    (await client.call(listGatherings, { query: { groupId } })).body.map(({ gatheringId, start }) => ({
      gatheringId,
      start,
    }));
  const at = async ({ client }: Member, params: Named) => (await client.call(getGathering, { params })).body;
  const lines = async (who: Member, params: Named) => (await at(who, params)).brings.map(({ text }) => text);
  const change = async ({ client }: Member, params: Named, body: Changed) =>
    (await client.call(updateGathering, { params, body })).body;

  it('keeps what a moderator has hidden, also where it is needed no more: it may be shown again', async () => {
    const { ann, groupId } = await everyWeek(['Bread', 'Salad']);
    const [first] = await named(ann, groupId);
    const { id } = (await at(ann, first!)).brings.find(({ text }) => text === 'Salad')!;
    const row = app().db.updateTable('gathering_line').where('id', '=', id);
    await row.set({ hidden_because: 'moderator' }).execute();
    const basedOn = { brings: ['Bread', 'Salad'] };
    await change(ann, first!, { scope: 'following', brings: ['Bread'], basedOn });
    const kept = app().db.selectFrom('gathering_line').select('text').where('id', '=', id);
    expect(await kept.execute()).toEqual([{ text: 'Salad' }]);
  });

  it('is changed from one on: what is new is added, what is gone goes where nobody has taken it', async () => {
    const { ann, ben, groupId } = await everyWeek(['Bread', 'Salad']);
    const [, second, third, fourth] = await named(ann, groupId);
    await ben.client.call(answerGathering, { params: third!, body: { answer: 'going' } });
    const salad = (await at(ben, third!)).brings.find(({ text }) => text === 'Salad')!.id;
    await ben.client.call(takeBringLine, { params: { ...third!, lineId: salad }, body: { isMine: true } });
    await ann.client.call(addBringLine, { params: fourth!, body: { text: 'Soup', isMine: false } });
    expect((await at(ann, second!)).needs).toEqual(['Bread', 'Salad']);
    expect((await at(ben, second!)).needs).toEqual([]);

    const basedOn = { brings: ['Bread', 'Salad'] };
    const body: Changed = { scope: 'following', brings: ['Bread', 'Soup'], basedOn };
    expect((await change(ann, second!, body)).needs).toEqual(['Bread', 'Soup']);
    const now = await named(ann, groupId);
    expect(await Promise.all(now.slice(0, 4).map((one) => lines(ann, one)))).toEqual([
      ['Bread', 'Salad'],
      ['Bread', 'Soup'],
      ['Bread', 'Salad', 'Soup'],
      ['Bread', 'Soup'],
    ]);
    expect((await at(ben, now[2]!)).iBring).toEqual(['Salad']);

    // Another host who still sees what was needed before is told, and replaces nothing.
    const late = { params: now[1]!, body: { ...body, brings: ['Bread', 'Wine'] } };
    expect((await ann.client.refused(updateGathering, late)).body.code).toBe('CHANGED_MEANWHILE');
  });

  it('is that of all that are still to come, also of those that have no day yet, and with another time', async () => {
    const { ann, groupId } = await everyWeek(['Bread']);
    const [first] = await named(ann, groupId);
    const { localStart, localEnd } = await at(ann, first!);
    const later = {
      startsAt: localStart.replace('19:00', '20:00'),
      endsAt: localEnd.replace('21:00', '22:00'),
    };
    await change(ann, first!, { scope: 'all', brings: ['Rice'], ...later });
    const count = async () => {
      const rows = await app()
        .db.selectFrom('gathering_line')
        .innerJoin('gathering_occurrence', 'gathering_occurrence.id', 'gathering_line.occurrence_id')
        .select('text')
        .where('audience', '=', groupId)
        .execute();
      return rows.map(({ text }) => text);
    };
    const laid = await count();
    expect(new Set(laid)).toEqual(new Set(['Rice']));
    app().clock.advance({ hours: 24 * 60 });
    await layComing(app().server.deps, new AbortController().signal);
    const all = await count();
    expect(all.length).toBeGreaterThan(laid.length);
    expect(new Set(all)).toEqual(new Set(['Rice']));
  });

  it('fills a list only as far as it goes, and is not said of one evening alone', async () => {
    const many = Array.from({ length: GATHERING_LIMITS.lines }, (_, n) => `Chair ${n}`);
    const { ann, groupId } = await everyWeek(many.slice(1));
    const [first] = await named(ann, groupId);
    await ann.client.call(addBringLine, { params: first!, body: { text: 'Soup', isMine: false } });
    await change(ann, first!, { scope: 'all', brings: many });
    const [one, other] = await named(ann, groupId);
    expect([(await lines(ann, one!)).length, (await lines(ann, other!)).length]).toEqual([40, 40]);
    const alone: Changed = { scope: 'one', brings: ['Tea'] };
    const refused = await ann.client.refused(updateGathering, { params: one!, body: alone });
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'body.brings']);
  });
});
