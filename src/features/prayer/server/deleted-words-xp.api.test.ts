import { expect, it } from 'vitest';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { decideAsRead, liftAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createEncouragement, deleteEncouragement } from '../encouragements.contract.ts';
import { answerRequest, createRequest, deleteRequest } from '../requests.contract.ts';

interface Words {
  kind: 'encouragement' | 'testimony';
  wordsId: string;
  text: string;
}
const encouragement = (wordsId: string, text: string): Words => ({ kind: 'encouragement', wordsId, text });
const testimony = (wordsId: string, text: string): Words => ({ kind: 'testimony', wordsId, text });
const everyone = { kind: 'everyone', id: null } as const;

describeOnBothEngines('the XP of words of prayer that are deleted', (app) => {
  const xpOf = async ({ client }: Member) => (await client.call(getCurrentUser, {})).body.currentXP;
  const ask = async ({ client }: Member, text: string) =>
    (await client.call(createRequest, { body: { text, audience: everyone, isAnonymous: false } })).body.id;
  const encourage = async ({ client }: Member, requestId: string, text: string) =>
    (await client.call(createEncouragement, { params: { requestId }, body: { text } })).body.id;
  const testify = ({ client }: Member, requestId: string, text: string | null) =>
    client.call(answerRequest, { params: { requestId }, body: { text } });

  /** The case of words that these people report, each from a household of their own. */
  async function reported(words: Words, people: Member[], moderator: TestClient) {
    const { kind, wordsId, text } = words;
    for (const [i, { client }] of people.entries()) {
      const body = { kind, wordsId, reason: 'cruel', comment: '' } as const;
      await client.call(createReport, { body }, { 'x-forwarded-for': `203.0.113.${i + 1}` });
    }
    return (await moderator.call(listCases, {})).body.find(({ excerpt }) => excerpt === text)!.id;
  }
  const decide = async (moderator: TestClient, caseId: string, action: 'hide' | 'dismiss') => {
    const reason = action === 'hide' ? 'cruel' : 'nothing-wrong';
    const decided = await decideAsRead(moderator, { params: { caseId }, body: { action, reason } });
    expect(decided.status).toBe(201);
    return decided.body.decisionId;
  };

  async function people(round: string) {
    const named = (name: string) => member(app(), `${name}${round}`);
    const [asker, writer] = [await named('asker'), await named('writer')];
    const three = [await named('one'), await named('two'), await named('three')];
    // Reports of the newly arrived hide nothing.
    app().clock.advance({ hours: 24 * 4 });
    return { asker, writer, three, mia: await hostOf(app(), `mia${round}`, 'moderator') };
  }

  it('is taken back when a moderator hides them after that, and is theirs again when the decision is undone', async () => {
    const { asker, writer, three, mia } = await people('a');
    const id = await encourage(writer, await ask(asker, 'Please pray'), 'With you a');
    const caseId = await reported(encouragement(id, 'With you a'), three.slice(0, 1), mia);
    await writer.client.call(deleteEncouragement, { params: { encouragementId: id } });
    expect(await xpOf(writer)).toBe(2);
    const decisionId = await decide(mia, caseId, 'hide');
    expect(await xpOf(writer)).toBe(0);
    await mia.call(undoDecision, { params: { decisionId } });
    expect(await xpOf(writer)).toBe(2);
    await decide(mia, caseId, 'dismiss');
    expect(await xpOf(writer)).toBe(2);
  });

  it('is theirs again when they were hidden by reports, and are found to be fine', async () => {
    const { asker, writer, three, mia } = await people('b');
    const requestId = await ask(asker, 'Please pray');
    const id = await encourage(writer, requestId, 'With you b');
    const caseOfWords = await reported(encouragement(id, 'With you b'), three, mia);
    await testify(asker, requestId, 'It came b');
    const caseOfTestimony = await reported(testimony(requestId, 'It came b'), three, mia);
    expect([await xpOf(writer), await xpOf(asker)]).toEqual([0, 0]);
    // Whoever asked deletes the request, with what stands under it.
    await asker.client.call(deleteRequest, { params: { requestId } });
    expect([await xpOf(writer), await xpOf(asker)]).toEqual([0, 0]);
    await decide(mia, caseOfWords, 'dismiss');
    await decide(mia, caseOfTestimony, 'dismiss');
    expect([await xpOf(writer), await xpOf(asker)]).toEqual([2, 10]);
  });

  it('is right at once in pages of theirs that are open', async () => {
    const { asker, writer, three, mia } = await people('d');
    const id = await encourage(writer, await ask(asker, 'Please pray'), 'With you d');
    const listener = await LiveListener.open(writer.client);
    const isTold = async () => {
      let heard = await listener.changed();
      while (heard !== null && !heard.includes(getCurrentUser.path)) heard = await listener.changed();
      return heard !== null;
    };
    const caseId = await reported(encouragement(id, 'With you d'), three, mia);
    expect([await isTold(), await xpOf(writer)]).toEqual([true, 0]);
    await writer.client.call(deleteEncouragement, { params: { encouragementId: id } });
    await decide(mia, caseId, 'dismiss');
    expect([await isTold(), await xpOf(writer)]).toEqual([true, 2]);
    listener.leave();
  });

  it('follows what is in force also when the words are written anew', async () => {
    const { asker, three, mia } = await people('c');
    const requestId = await ask(asker, 'Please pray');
    await testify(asker, requestId, 'It came c');
    const caseId = await reported(testimony(requestId, 'It came c'), three.slice(0, 1), mia);
    await testify(asker, requestId, null);
    expect(await xpOf(asker)).toBe(10);
    await decide(mia, caseId, 'hide');
    expect(await xpOf(asker)).toBe(0);
    expect((await testify(asker, requestId, 'It came, truly')).body).toMatchObject({ xpEarned: 0 });
    expect(await xpOf(asker)).toBe(0);
    await testify(asker, requestId, null);
    const { actions } = (await mia.call(getCase, { params: { caseId } })).body;
    app().clock.advance({ minutes: 11 });
    await liftAsRead(mia, { caseId, id: actions[0]!.id });
    expect(await xpOf(asker)).toBe(10);
  });
});
