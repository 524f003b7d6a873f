import { beforeAll, beforeEach, expect, it } from 'vitest';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { type Person, takesPart, trust } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { createNotes } from '#test-support/notes-feature.ts';
import { decide, peopleOfCases, reportedNote } from '#test-support/reported-notes.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { decideCase, liftAction, listActions, undoDecision } from '../decisions.contract.ts';
import {
  claimCase,
  getCase,
  getModerationSummary,
  listCases,
  releaseCase,
  revealAuthor,
} from '../moderation.contract.ts';

const { feature, notes, done, write } = createNotes();
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnBothEngines(
  'a decision',
  (app) => {
    let author: Person;
    let reporter: Person;
    let mia: TestClient;
    let max: TestClient;
    let admin: TestClient;
    let run = 0;

    beforeAll(async () => {
      ({ author, reporter, mia, max, admin } = await peopleOfCases(app()));
    });
    beforeEach(async () => {
      run += 1;
      app().clock.advance({ seconds: 1 });
      await trust(app(), author.id);
      done.length = 0;
    });
    const reported = (text = `note ${run}`, by = author) =>
      reportedNote(app(), write, { text, by, reporter });

    it('is one of two moderators who decide at once, and the other reads what was done', async () => {
      const { id, caseId } = await reported();
      const answers = await Promise.all([
        decide(mia, caseId, 'hide'),
        decide(max, caseId, 'dismiss', { reason: 'nothing-wrong' }),
      ]);
      const [won, lost] = answers.toSorted((a, b) => a.status - b.status) as [
        (typeof answers)[0],
        (typeof answers)[0],
      ];
      expect([won.status, lost.status, codeOf(lost)]).toEqual([201, 409, 'CASE_CLOSED']);
      const byMia = won === answers[0];
      expect((lost.body as unknown as { message: string }).message).toBe(
        byMia ? 'Mia T. was here before you: it is hidden.' : 'Max T. was here before you: all is fine.',
      );
      expect(notes.get(id)!.isHidden).toBe(byMia);
    });

    it('waits while another moderator is on it, for three minutes', async () => {
      const { caseId } = await reported();
      expect((await mia.call(claimCase, { params: { caseId } })).status).toBe(200);
      expect(codeOf(await max.refused(claimCase, { params: { caseId } }))).toBe('CASE_TAKEN');
      expect(codeOf(await max.refused(revealAuthor, { params: { caseId } }))).toBe('CASE_TAKEN');
      expect((await max.call(getCase, { params: { caseId } })).body).toMatchObject({
        lookedAtBy: { name: 'Mia T.' },
        mayDo: [],
        because: 'Mia T. is on it.',
      });
      expect(await decide(max, caseId, 'hide')).toMatchObject({
        status: 409,
        body: { message: 'Mia T. is on it.' },
      });
      expect((await max.call(getModerationSummary, {})).body.here).toBe(1);
      expect((await max.call(releaseCase, { params: { caseId } })).status).toBe(204);
      expect(codeOf(await max.refused(claimCase, { params: { caseId } }))).toBe('CASE_TAKEN');
      app().clock.advance({ minutes: 3 });
      expect((await max.call(claimCase, { params: { caseId } })).status).toBe(200);
      expect((await max.call(releaseCase, { params: { caseId } })).status).toBe(204);
      expect((await mia.call(claimCase, { params: { caseId } })).status).toBe(200);
      expect((await decide(mia, caseId, 'ask-second', { reason: 'unsure' })).status).toBe(201);
      expect((await max.call(getCase, { params: { caseId } })).body).toMatchObject({
        secondAskedBy: { name: 'Mia T.' },
        lookedAtBy: null,
      });
      expect((await decide(max, caseId, 'hide')).status).toBe(201);
    });

    it('counts for nothing when the role is taken while it is made', async () => {
      const { id, caseId } = await reported();
      const fred = await hostOf(app(), `fred${run}${app().clock.now() % 1000}`, 'moderator');
      const { email } = (await fred.call(getCurrentUser, {})).body;
      const [, answer] = await Promise.all([
        giveRole(app(), email.split('@')[0]!, 'member'),
        decide(fred, caseId, 'hide'),
      ]);
      expect([201, 403]).toContain(answer.status);
      expect(notes.get(id)!.isHidden).toBe(answer.status === 201);
      expect((await decide(fred, caseId, 'hide')).status).toBe(403);
    });

    it('is made once, when it is sent twice', async () => {
      const { caseId } = await reported();
      const send = () =>
        decideAsRead(
          mia,
          { params: { caseId }, body: { action: 'hide', reason: 'cruel' } },
          { 'idempotency-key': `sent-twice-${run}` },
        );
      const [one, two] = [await send(), await send()];
      expect([one.status, two.status, two.body.decisionId]).toEqual([201, 201, one.body.decisionId]);
    });

    it('about a moderator is an administrator’s, and about oneself nobody’s', async () => {
      const { id: maxId } = (await max.call(getCurrentUser, {})).body;
      await takesPart({ id: maxId, client: max });
      const { caseId } = await reported(`by max ${run}`, { id: maxId, client: max });
      for (const call of [
        await max.call(getCase, { params: { caseId } }),
        await decide(max, caseId, 'dismiss', { reason: 'nothing-wrong' }),
        await max.call(claimCase, { params: { caseId } }),
      ]) {
        expect(call.status).toBe(404);
      }
      expect((await max.call(listCases, {})).body.map((one) => one.id)).not.toContain(caseId);
      const seen = (await mia.call(getCase, { params: { caseId } })).body;
      expect([seen.mayDo, seen.because]).toEqual([
        ['ask-second'],
        'Only an administrator can decide about the words of a moderator.',
      ]);
      expect((await decide(mia, caseId, 'hide')).status).toBe(403);
      expect(codeOf(await mia.refused(claimCase, { params: { caseId } }))).toBe('FORBIDDEN');
      expect((await admin.call(claimCase, { params: { caseId } })).status).toBe(200);
      expect((await decide(admin, caseId, 'hide')).status).toBe(201);
    });

    it('is nobody’s but a moderator’s with a second step', async () => {
      const { caseId } = await reported();
      const actionId = caseId;
      const calls = [
        [getModerationSummary, {}],
        [listCases, {}],
        [getCase, { params: { caseId } }],
        [claimCase, { params: { caseId } }],
        [releaseCase, { params: { caseId } }],
        [revealAuthor, { params: { caseId } }],
        [decideCase, { params: { caseId }, body: { action: 'hide', reason: 'cruel' } }],
        [undoDecision, { params: { decisionId: actionId } }],
        [liftAction, { params: { actionId }, body: { reason: 'settled', seen: null } }],
        [listActions, {}],
      ] as const;
      const withoutStep = await app().user(`nina${run}${app().clock.now() % 1000}`);
      const { email } = (await withoutStep.call(getCurrentUser, {})).body;
      await giveRole(app(), email.split('@')[0]!, 'moderator');
      for (const [endpoint, input] of calls) {
        const { params } = input as { params?: Record<string, string> };
        const { body } = input as { body?: object };
        const send = (client: TestClient) =>
          client.send(endpoint.method, endpointUrl(endpoint.path, params), body);
        const statuses = [];
        for (const client of [app().visitor(), author.client, reporter.client, withoutStep])
          statuses.push((await send(client)).status);
        expect([endpoint.path, statuses]).toEqual([endpoint.path, [401, 403, 403, 403]]);
      }
      expect((await mia.call(getCase, { params: { caseId } })).body.closedAt).toBeNull();
    });
  },
  { moreFeatures: [feature] },
);
