import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import type { Member } from '#test-support/members.ts';
import { credentialsOf } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { changeMind, judgeOtherSide, listOtherSides, markArgued } from '../claims.contract.ts';
import {
  getClaim,
  getCurrentDebate,
  getDebate,
  getMap,
  getOutline,
  getPosition,
  listBelow,
  listDebates,
} from '../debates.contract.ts';

describeOnBothEngines('before the close nobody learns', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, hold, later, atTheEnd } = weeks;

  it('who said what, from any answer, notification, export, case or live message', async () => {
    const { people, keys } = await begin('anninka', 'benedikt', 'clothilde', 'dorothy');
    const [ann, ben, cleo, reader] = people;
    const mia = await hostOf(app(), 'mia', 'moderator');
    const [mine, theirs] = keys as [string, string];
    const { body: first } = await claim(ann, { position: mine, text: 'One' });
    const otherSide = { position: theirs, text: 'They trust.', cites: [] };
    await claim(ann, { position: mine, text: 'Two', otherSide });
    await hold(cleo, theirs);
    await hold(reader, theirs);
    await later(30);
    const { body: answer } = await claim(ben, { position: mine, claimId: first.id, text: 'Three' });
    await later(30);
    const params = { week: weeks.week() };
    const [statement] = (await reader.client.call(listOtherSides, { params })).body.others;
    for (const one of [cleo, ben]) {
      await one.client.call(markArgued, { params: { claimId: first.id }, body: { isArgued: true } });
    }
    const verdict = { verdict: 'not-yet', text: 'Rather so.' } as const;
    await cleo.client.call(judgeOtherSide, { params: { statementId: statement!.id }, body: verdict });
    const mind = { from: theirs, to: mine, text: 'I see.' };
    await cleo.client.call(changeMind, { params: { claimId: first.id }, body: mind });
    const report = { kind: 'debate-claim', wordsId: answer.id, reason: 'cruel', comment: '' } as const;
    expect((await reader.client.call(createReport, { body: report })).status).toBeLessThan(300);
    await later(60);

    /** All that somebody is told anywhere, as it comes over the wire. */
    const heardBy = async ({ client }: Pick<Member, 'client'>) => {
      const answers = [
        await client.call(getCurrentDebate, {}),
        await client.call(getDebate, { params }),
        await client.call(listDebates, { query: {} }),
        ...(await Promise.all(
          keys.map((position) => client.call(getPosition, { params: { ...params, position } })),
        )),
        await client.call(getClaim, { params: { claimId: first.id }, query: {} }),
        await client.call(getClaim, { params: { claimId: answer.id }, query: {} }),
        await client.call(listBelow, { params, query: { position: mine, side: 'for' } }),
        await client.call(getOutline, { params, query: { at: answer.id } }),
        await client.call(getMap, { params }),
        await client.call(listOtherSides, { params }),
        await client.call(listNotifications, {}),
        await client.call(exportMine, {}),
        await client.refused(markArgued, { params: { claimId: 'nothing' }, body: { isArgued: true } }),
      ];
      return JSON.stringify(answers.map(({ body, headers }) => [body, [...headers]]));
    };
    const traces = ({ id, name }: Member) => [id, name, credentialsOf(name).email];
    const says = (text: string, of: Member[]) =>
      of.flatMap(traces).filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
    expect(says(await heardBy(ann), [ben, cleo])).toEqual([]);
    expect(says(await heardBy(ben), [ann, cleo])).toEqual([]);
    expect(says(await heardBy(reader), [ann, ben, cleo])).toEqual([]);
    const cases = JSON.stringify((await mia.call(listCases, {})).body);
    expect(cases).toContain('debate-claim');
    expect(says(cases, [ann, ben, cleo])).toEqual([]);
    const live = await app().db.selectFrom('live_message').select('changed').execute();
    expect(says(JSON.stringify(live), [ann, ben, cleo])).toEqual([]);
    const kept = await app()
      .db.selectFrom('notification')
      .select(['actor_id', 'data'])
      .where('kind', 'like', 'debate-%')
      .execute();
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.filter(({ actor_id }) => actor_id !== null)).toEqual([]);
    const grants = await app()
      .db.selectFrom('xp_grant')
      .select('source_id')
      .where('user_id', '=', ann.id)
      .execute();
    expect(says(JSON.stringify(grants), [ben, cleo])).toEqual([]);

    // The same scan finds a name as soon as it may be there, so it would have found one before.
    await atTheEnd(0);
    expect(says(await heardBy(reader), [ann, ben])).not.toEqual([]);
    expect(says(await heardBy(ann), [cleo])).toEqual([]);
  });
});
