import { expect, it } from 'vitest';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { choose, jpeg } from '#test-support/pictures.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';

describeOnBothEngines('a picture that a moderator hides', (app) => {
  it('gives way to the avatar for others, stays for its owner, and another one is shown', async () => {
    const dan = await app().user('dan');
    const ruth = await app().user('ruth');
    const mia = await hostOf(app(), 'mia', 'moderator');
    const url = (await choose(dan, await jpeg())).body.profileImageUrl!;
    const { id: danId } = (await dan.call(getCurrentUser, {})).body;
    const { id: ruthId } = (await ruth.call(getCurrentUser, {})).body;
    const seen = async () =>
      (await publicPeople(app().db, ruthId, [danId], app().clock.now())).get(danId)!.profileImageUrl;
    expect(await seen()).toBe(url);
    const wordsId = url.split('/')[3]!;
    const body = { kind: 'profile-picture', wordsId, reason: 'pretends' } as const;
    expect((await ruth.call(createReport, { body })).status).toBe(201);
    const [one] = (await mia.call(listCases, {})).body;
    expect(one).toMatchObject({ called: 'a picture', author: { name: 'Dan T.' } });
    expect((await mia.call(getCase, { params: { caseId: one!.id } })).body.words).toMatchObject({
      text: '',
      pictureUrls: [url],
    });
    await decideAsRead(mia, { params: { caseId: one!.id }, body: { action: 'hide', reason: 'pretends' } });

    expect(await seen()).toBeNull();
    expect((await dan.call(getCurrentUser, {})).body.profileImageUrl).toBe(url);
    const statuses = [];
    for (const client of [dan, ruth, mia]) statuses.push((await client.fetch(url)).status);
    expect(statuses).toEqual([200, 404, 200]);
    // A role alone is a password, which somebody else may know.
    await app().db.updateTable('user').set({ role: 'moderator' }).where('id', '=', ruthId).execute();
    expect((await ruth.fetch(url)).status).toBe(404);
    await app().db.updateTable('user').set({ role: 'member' }).where('id', '=', ruthId).execute();
    expect((await ruth.refused(createReport, { body })).status).toBe(404);

    const other = (await choose(dan, await jpeg(60, 60))).body.profileImageUrl!;
    expect(await seen()).toBe(other);
    expect((await ruth.fetch(other)).status).toBe(200);
  });

  it('cannot be changed by who is muted', async () => {
    const eva = await app().user('eva');
    const { id } = (await eva.call(getCurrentUser, {})).body;
    const now = app().clock.now();
    const about = { author_id: id, created_at: now, until: now + 1000 };
    await app().db.insertInto('moderation_case').values(caseAbout(id, now)).execute();
    await app()
      .db.insertInto('moderation_action')
      .values({
        id: 'mute',
        decision_id: 'mute',
        case_id: 'case',
        moderator_id: null,
        action: 'mute',
        reason: 'cruel',
        undoes_id: null,
        ...about,
      })
      .execute();
    const answer = await choose(eva, await jpeg());
    expect([answer.status, (answer.body as unknown as { code: string }).code]).toEqual([403, 'MUTED']);
    app().clock.advance({ seconds: 1 });
    expect((await choose(eva, await jpeg())).status).toBe(200);
  });
});

function caseAbout(authorId: string, now: number) {
  const nothing = {
    danger_at: null,
    held_at: null,
    claimed_by: null,
    claimed_until: null,
    second_asked_by: null,
  };
  const words = { kind: 'person-name', words_id: authorId, author_id: authorId, appealed_action_id: null };
  return {
    id: 'case',
    urgency: 4,
    rank: 0,
    reports: 0,
    opened_at: now,
    closed_at: now,
    ...words,
    ...nothing,
  };
}
