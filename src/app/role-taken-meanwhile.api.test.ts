import { describe, expect, it } from 'vitest';
import { endSessions } from '#features/administration/administration.contract.ts';
import { createInvitation, revokeInvitation } from '#features/admission/admission.contract.ts';
import { removeText } from '#features/bible/uploaded-texts.contract.ts';
import { correctAge } from '#features/circle/circle.contract.ts';
import { QUESTIONS } from '#features/debates/questions/catalogue.ts';
import { pickQuestion, unscheduleQuestion, writeClosingWords } from '#features/debates/schedule.contract.ts';
import { weekOf, weeksLater } from '#features/debates/weeks.rules.ts';
import { answerGathering } from '#features/gatherings/coming.contract.ts';
import {
  cancelGathering,
  createGathering,
  updateGathering,
} from '#features/gatherings/gatherings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { lockUser } from '#platform/server/db/transaction.ts';
import { againstOpenTransaction } from '#test-support/against-open-transaction.ts';
import { takesPart, trust } from '#test-support/community.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnPostgres } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

type Call = (client: TestClient) => Promise<{ status: number }>;

describeOnPostgres('whose role is taken while they act', (app) => {
  let run = 0;
  const host = async (role: 'moderator' | 'admin'): Promise<Member> => {
    const name = `${role}-${++run}`;
    const client = await hostOf(app(), name, role);
    const { id } = (await client.call(getCurrentUser, {})).body;
    await takesPart({ id, client });
    await trust(app(), id);
    return { id, client, name };
  };
  /** The call is let in while they have the role, and waits until it is taken. */
  const whileTaken = async ({ id, client }: Member, call: Call) => {
    const take = async (tx: Parameters<typeof lockUser>[0]) => {
      await lockUser(tx, id);
      await tx.updateTable('user').set({ role: 'member' }).where('id', '=', id).execute();
    };
    const [answer] = await againstOpenTransaction(app(), take, () => call(client));
    return answer!.status;
  };

  describe('an administrator', () => {
    it('signs nobody out, and corrects nobody’s age', async () => {
      const { id: personId } = await member(app(), 'whom-it-is-about');
      const params = { personId };
      const CALLS: readonly Call[] = [
        (client) => client.call(endSessions, { params }),
        (client) => client.call(correctAge, { params, body: { answer: 'under-16' } }),
      ];
      for (const call of CALLS) expect(await whileTaken(await host('admin'), call)).toBe(403);
    });

    it('takes back no invitation, and removes no text', async () => {
      const maker = await host('moderator');
      const { id: invitationId } = (await maker.client.call(createInvitation, { body: { uses: 1, days: 1 } }))
        .body;
      const CALLS: readonly Call[] = [
        (client) => client.call(revokeInvitation, { params: { invitationId } }),
        (client) => client.call(removeText, { params: { name: 'whatever' } }),
      ];
      for (const call of CALLS) expect(await whileTaken(await host('admin'), call)).toBe(403);
    });
  });

  describe('a moderator', () => {
    it('invites nobody', async () => {
      const invites: Call = (client) => client.call(createInvitation, { body: { uses: 1, days: 1 } });
      expect(await whileTaken(await host('moderator'), invites)).toBe(403);
    });

    it('chooses no question of a debate, and writes no words at its close', async () => {
      const now = weekOf(app().clock.now());
      const week = weeksLater(now, 1);
      const { slug } = QUESTIONS[0]!;
      const CALLS: readonly Call[] = [
        (client) => client.call(pickQuestion, { params: { week }, body: { slug } }),
        (client) => client.call(unscheduleQuestion, { params: { week } }),
        (client) => client.call(writeClosingWords, { params: { week: now }, body: { text: 'Amen.' } }),
      ];
      for (const call of CALLS) expect(await whileTaken(await host('moderator'), call)).toBe(403);
    });

    it('plans, changes and calls off nothing for everyone', async () => {
      const body = { ...SUPPER, groupId: null };
      const mia = await host('moderator');
      const { gatheringId, start } = (await mia.client.call(createGathering, { body })).body;
      const params = { gatheringId, start };
      const CALLS: readonly Call[] = [
        (client) => client.call(createGathering, { body }),
        (client) => client.call(updateGathering, { params, body: { scope: 'one', title: 'Mine' } }),
        (client) => client.call(cancelGathering, { params, body: { scope: 'one' } }),
      ];
      for (const call of CALLS) expect(await whileTaken(await host('moderator'), call)).toBe(404);
      const comes: Call = (client) => client.call(answerGathering, { params, body: { answer: 'going' } });
      expect(await whileTaken(await host('moderator'), comes)).toBe(200);
    });
  });
});
