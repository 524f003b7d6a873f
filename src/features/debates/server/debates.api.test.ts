import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { block, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  getClaim,
  getCurrentDebate,
  getDebate,
  getMap,
  getOutline,
  getPosition,
  listBelow,
  listDebates,
  visitDebate,
} from '../debates.contract.ts';
import { type Side, seenFrom } from '../debates.rules.ts';
import { opensAt, weeksLater } from '../weeks.rules.ts';
import { findDebate, positionsOf, updateDebate } from './debate-store.ts';

const QUARTER = 15 * 60_000;

interface Said {
  by: Member;
  text: string;
  under?: string;
  side?: Side;
  cites?: string[];
}

describeOnBothEngines('reading a debate', (app) => {
  // Each test has a week of its own, so that none reads what another one said.
  let week = '2026-W47';
  const monday = () => opensAt(week)!;
  const noon = () => monday() + 12 * 3_600_000;
  const people = async (...names: string[]) => {
    week = weeksLater(week, 1);
    app().clock.set(new Date(noon()).toISOString());
    return Promise.all(names.map((name) => member(app(), name)));
  };
  const debateRow = async (who: Member) => {
    await who.client.call(getDebate, { params: { week } });
    return (await findDebate(app().db, week))!;
  };
  /** A claim as it is kept, said now. */
  const say = async ({ by, text, under, side = 'for', cites = [] }: Said) => {
    const row = await debateRow(by);
    const { db, clock } = app();
    const id = randomUUID();
    const position = positionsOf(row)[1]!.key;
    const above = under
      ? await db.selectFrom('debate_node').selectAll().where('id', '=', under).executeTakeFirstOrThrow()
      : null;
    const seen = seenFrom(clock.now(), row.closes_at);
    await db
      .insertInto('debate_node')
      .values({
        id,
        debate_id: row.id,
        position: above?.position ?? position,
        parent_id: under ?? null,
        side,
        depth: (above?.depth ?? 0) + 1,
        seen_from: seen,
      })
      .execute();
    await db
      .insertInto('debate_words')
      .values({
        id,
        debate_id: row.id,
        user_id: by.id,
        kind: 'debate-claim',
        position: above?.position ?? position,
        text,
        cites: JSON.stringify(cites),
        first_text: null,
        hidden_because: null,
        said_at: clock.now(),
        seen_from: seen,
        tell_at: null,
      })
      .execute();
    return id;
  };
  const later = (ms: number) => app().clock.advance({ ms });
  const claimOf = async (who: Member, claimId: string) =>
    (await who.client.call(getClaim, { params: { claimId }, query: {} })).body;

  it('begins with a question, its positions and three passages to read first', async () => {
    const [ann] = (await people('ann')) as [Member];
    const current = (await ann.client.call(getCurrentDebate, {})).body;
    expect(current).toMatchObject({ week: week, opensAt: monday(), isOver: false, claims: 0, fresh: 0 });
    const debate = (await ann.client.call(getDebate, { params: { week } })).body;
    expect(debate.question).toBe(current.question);
    expect(debate.passages).toHaveLength(3);
    for (const { text, path } of debate.passages) {
      expect(text).toMatch(/\w/);
      expect(path).toMatch(/^\/bible\/[A-Z0-9]{3}\/\d+\/\d+$/);
    }
    expect(debate.mine).toEqual({ stand: null, claims: 0, needsOtherSide: false, toJudge: 0, mind: null });
    const toCome = await ann.client.call(getDebate, { params: { week: weeksLater(week, 1) } });
    expect(toCome.status).toBe(404);
  });

  it('shows a claim to its author at once, and to others with all of its quarter of an hour', async () => {
    const [ann, ben] = (await people('ann', 'ben')) as [Member, Member];
    const id = await say({ by: ann, text: 'It was given for our good.', cites: ['Mark 2:27'] });
    expect(await claimOf(ann, id)).toMatchObject({
      isMine: true,
      author: null,
      siblings: { place: 1, of: 1, previous: null, next: null },
      own: { seenFrom: noon() + QUARTER },
    });
    expect(await claimOf(ben, id)).toMatchObject({ code: 'NOT_FOUND' });
    later(QUARTER - 1);
    expect(await claimOf(ben, id)).toMatchObject({ code: 'NOT_FOUND' });
    later(1);
    const seen = await claimOf(ben, id);
    expect(seen).toMatchObject({
      text: 'It was given for our good.',
      author: null,
      isMine: false,
      own: null,
    });
    expect(seen.citations).toMatchObject([{ reference: 'Mark 2:27', path: '/bible/MRK/2/27' }]);
    expect(seen.citations[0]!.verses.map(({ verse, isCited }) => [verse, isCited])).toEqual([
      [26, false],
      [27, true],
      [28, false],
    ]);
    expect(JSON.stringify(seen)).not.toContain(ann.id);
  });

  it('has a tree: what is for and against, above, beside and below', async () => {
    const [ann, ben] = (await people('ann', 'ben')) as [Member, Member];
    const { key: position, title } = positionsOf(await debateRow(ann))[1]!;
    const top = await say({ by: ann, text: 'A gift.' });
    const pro = await say({ by: ben, text: 'Manna came first.', under: top });
    const contra = await say({ by: ann, text: 'It is one of ten.', under: top, side: 'against' });
    const deep = await say({ by: ben, text: 'And the ninth?', under: contra });
    later(QUARTER);
    expect(await claimOf(ann, contra)).toMatchObject({
      side: 'against',
      depth: 2,
      below: 1,
      path: [
        { id: null, text: title },
        { id: top, text: 'A gift.', side: 'for' },
      ],
      siblings: { place: 2, of: 2, previous: pro, next: null },
      for: [{ id: deep }],
      against: [],
      forCount: 1,
      againstCount: 0,
    });
    const page = (await ann.client.call(getPosition, { params: { week, position } })).body;
    expect(page).toMatchObject({ forCount: 1, position: { claims: 4 }, for: [{ id: top, below: 3 }] });
    const below = await ann.client.call(listBelow, {
      params: { week },
      query: { position, claimId: top, side: 'against' },
    });
    expect(below.body.map(({ id }) => id)).toEqual([contra]);
    const outline = (await ann.client.call(getOutline, { params: { week }, query: { at: deep } })).body;
    expect(outline.map(({ id }) => id).toSorted()).toEqual([top, pro, contra, deep].toSorted());
    expect(outline.map(({ among }) => among).toSorted()).toEqual([1, 1, 2, 2]);
    const map = (await ann.client.call(getMap, { params: { week } })).body;
    expect(map.ids).toHaveLength(4);
    expect(map.parents[map.ids.indexOf(top)]).toBe(-2);
    expect(map.ids[map.parents[map.ids.indexOf(deep)]!]).toBe(contra);
  });

  it('counts as new what came to light after a visit, and not what one said oneself', async () => {
    const [ann, ben] = (await people('ann', 'ben')) as [Member, Member];
    await say({ by: ann, text: 'First.' });
    later(QUARTER);
    const visit = (who: Member) => who.client.call(visitDebate, { params: { week } });
    const fresh = async (who: Member) => (await who.client.call(getCurrentDebate, {})).body.fresh;
    await visit(ben);
    expect(await fresh(ben)).toBe(0);
    later(QUARTER);
    await say({ by: ann, text: 'Second.' });
    await say({ by: ben, text: 'Third.' });
    later(2 * QUARTER);
    expect(await fresh(ben)).toBe(1);
    // It stays new while they read.
    await visit(ben);
    await visit(ben);
    expect(await fresh(ben)).toBe(1);
    later(3 * QUARTER);
    expect(await fresh(ben)).toBe(0);
  });

  it('keeps the place of what was taken back or hidden while something stands under it', async () => {
    const [ann, ben, cat] = (await people('ann', 'ben', 'cat')) as [Member, Member, Member];
    const top = await say({ by: ann, text: 'Taken back.' });
    const leaf = await say({ by: ann, text: 'Gone.' });
    const below = await say({ by: ben, text: 'I answered.', under: top });
    later(QUARTER);
    const { db } = app();
    await db.deleteFrom('debate_words').where('id', 'in', [top, leaf]).execute();
    const row = await debateRow(ann);
    await updateDebate(db as never, row.id, { revision: row.revision + 1 });
    expect(await claimOf(cat, top)).toMatchObject({
      gone: 'withdrawn',
      text: '',
      below: 1,
      for: [{ id: below }],
    });
    expect(await claimOf(cat, leaf)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await claimOf(cat, below)).path[1]).toEqual({ id: top, text: '', side: 'for' });
  });

  it('has names once it is closed, and folds what was said by whom the reader has blocked', async () => {
    const [ann, ben, cat] = (await people('ann', 'ben', 'cat')) as [Member, Member, Member];
    const top = await say({ by: ann, text: 'A gift.' });
    const answer = await say({ by: ben, text: 'I agree.', under: top });
    await block(cat, ann);
    later(QUARTER);
    expect(await claimOf(cat, top)).toMatchObject({ text: 'A gift.', gone: null });
    const row = await debateRow(ann);
    app().clock.set(new Date(row.closes_at).toISOString());
    expect(await claimOf(ben, top)).toMatchObject({ author: null, argued: null, can: { answer: false } });
    await updateDebate(app().db as never, row.id, { closed_at: row.closes_at });
    expect(await claimOf(ben, top)).toMatchObject({ author: { id: ann.id }, argued: 0 });
    const folded = await claimOf(cat, top);
    expect(folded).toMatchObject({
      gone: 'folded',
      text: '',
      author: null,
      for: [{ id: answer, text: 'I agree.' }],
    });
    expect(JSON.stringify(folded)).not.toContain(ann.id);
    // Nor do they stand above what others answered, or in the tree.
    expect((await claimOf(cat, answer)).path).toMatchObject([{}, { id: top, text: '' }]);
    const outline = (await cat.client.call(getOutline, { params: { week }, query: { at: answer } })).body;
    expect(outline).toMatchObject([
      { id: top, text: '', gone: 'folded' },
      { id: answer, text: 'I agree.', gone: null },
    ]);
    const archive = (await ben.client.call(listDebates, { query: { search: row.question.toUpperCase() } }))
      .body;
    expect(archive).toMatchObject([{ week, isOver: true }]);
    expect((await ben.client.call(listDebates, { query: { search: '100%' } })).body).toEqual([]);
  });
});
