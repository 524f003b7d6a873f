import { expect, it } from 'vitest';
import { register } from '#features/accounts/accounts.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { newcomer } from '#test-support/people.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createInvitation, type Invitation, revokeInvitation } from '../admission.contract.ts';
import { admissionFeature } from '../admission.feature.ts';
import { INVITATION_LIMITS } from '../admission.rules.ts';
import { admit } from './admit.ts';

describeOnBothEngines('an invitation in use', (app) => {
  const tokenIn = ({ link }: Invitation) => link!.split('/join/')[1]!;
  const invite = (client: TestClient, days = 7) => client.call(createInvitation, { body: { uses: 1, days } });
  const revoke = (client: TestClient, { id }: Invitation) =>
    client.call(revokeInvitation, { params: { invitationId: id } });

  it('makes room for another once it is taken back or used up', async () => {
    const eli = await hostOf(app(), 'eli', 'moderator');
    const made: Invitation[] = [];
    while (made.length < INVITATION_LIMITS.openOfOne) made.push((await invite(eli)).body);
    expect((await invite(eli)).status).toBe(409);
    const body = { ...newcomer('hannah'), invitation: tokenIn(made[0]!) };
    expect((await app().visitor().call(register, { body })).status).toBe(201);
    await revoke(eli, made[1]!);
    expect([await invite(eli), await invite(eli), await invite(eli)].map(({ status }) => status)).toEqual([
      201, 201, 409,
    ]);
  });

  it('lets nobody in where it was closed while they stood before the door', async () => {
    const moses = await hostOf(app(), 'moses', 'moderator');
    const open = (await invite(moses)).body;
    const ended = (await invite(moses, 1)).body;
    app().clock.advance({ days: 1 });
    const former = (await invite(moses)).body;
    await revoke(moses, former);
    const comeBy = (invitation: Invitation) =>
      inTransaction(app().db, (tx) =>
        admit(tx, 'invite', { invitation: tokenIn(invitation), isNamed: false }, app().clock.now()),
      );
    for (const closed of [ended, former])
      await expect(comeBy(closed)).rejects.toMatchObject({ code: 'INVITATION_NEEDED' });
    await giveRole(app(), 'moses', 'member');
    await expect(comeBy(open)).rejects.toMatchObject({ code: 'INVITATION_NEEDED' });
    await giveRole(app(), 'moses', 'moderator');
    expect(await comeBy(open)).toMatchObject({ invitation: { id: open.id }, byName: false });
    await expect(comeBy(open)).rejects.toMatchObject({ code: 'INVITATION_NEEDED' });
  });

  it('is forgotten long after its end, unless somebody came by it', async () => {
    const anna = await hostOf(app(), 'anna', 'admin');
    const [used, unused] = [(await invite(anna)).body, (await invite(anna)).body];
    const body = { ...newcomer('simeon'), invitation: tokenIn(used) };
    expect((await app().visitor().call(register, { body })).status).toBe(201);
    const kept = async () => {
      await runJob(app(), [admissionFeature], 'forget unused invitations');
      const rows = await app().db.selectFrom('server_invitation').select('id').execute();
      return [used, unused].map(({ id }) => rows.some((row) => row.id === id));
    };
    app().clock.set(unused.expiresAt + INVITATION_LIMITS.keptUnusedMs);
    expect(await kept()).toEqual([true, true]);
    app().clock.advance({ ms: 1 });
    expect(await kept()).toEqual([true, false]);
  });
});
