import { expect, it } from 'vitest';
import { credentialsOf, PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { login } from '../accounts.contract.ts';
import { changeEmail } from '../mail-links.contract.ts';
import { beginSecondStep } from '../second-step.contract.ts';
import { changePassword, deleteAccount } from '../settings.contract.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hash.ts';

/** A hasher that notes what it was asked to check. */
function notingHasher() {
  const hasher = createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 });
  const checked: (string | null)[] = [];
  const meanwhile = { happens: async () => {} };
  const noting: PasswordHasher = {
    hash: hasher.hash,
    async verify(hash, password) {
      checked.push(hash);
      const isRight = await hasher.verify(hash, password);
      await meanwhile.happens();
      return isRight;
    },
  };
  return { noting, checked, meanwhile };
}

const { noting, checked, meanwhile } = notingHasher();

describeOnBothEngines(
  'credentials',
  (app) => {
    it('are checked by as much work whether or not there is an account, and one with a password', async () => {
      const anna = await app().user('anna');
      await app().user('ben');
      await app()
        .db.updateTable('account')
        .set({ password: null })
        .where('accountId', '=', await idOf('ben'))
        .execute();
      checked.length = 0;
      const statuses = [];
      for (const name of ['anna', 'ben', 'nobody']) {
        const body = credentialsOf(name, 'not the password');
        statuses.push((await app().visitor().call(login, { body })).status);
      }
      expect(statuses).toEqual([401, 401, 401]);
      expect(checked).toEqual([expect.stringContaining('$argon2id$'), null, null]);
      expect((await anna.call(login, { body: credentialsOf('anna', PASSWORD) })).status).toBe(200);
    });

    it('let nobody in whose password becomes another while the old one is looked at', async () => {
      await app().user('carla');
      const userId = await idOf('carla');
      const hash = await noting.hash('the new lamp of carla 3');
      meanwhile.happens = async () => {
        await app().db.updateTable('account').set({ password: hash }).where('userId', '=', userId).execute();
        await app().db.deleteFrom('session').where('userId', '=', userId).execute();
      };
      const answer = await app()
        .visitor()
        .call(login, { body: credentialsOf('carla') });
      meanwhile.happens = async () => {};
      expect(answer.status).toBe(401);
      const sessions = app().db.selectFrom('session').selectAll().where('userId', '=', userId);
      expect(await sessions.execute()).toEqual([]);
    });

    it('change nothing for a session that ends while they are looked at', async () => {
      const stranger = await app().user('dora');
      const userId = await idOf('dora');
      const ofOwner = await noting.hash('the lamp of the owner 5');
      const passwordNow = () =>
        app().db.selectFrom('account').select('password').where('userId', '=', userId).executeTakeFirst();
      const calls = [
        () =>
          stranger.call(changePassword, {
            body: { currentPassword: PASSWORD, newPassword: 'the next of a stranger 6' },
          }),
        () => stranger.call(changeEmail, { body: { email: 'stranger@example.net', password: PASSWORD } }),
        () => stranger.call(beginSecondStep, { body: { password: PASSWORD } }),
        () => stranger.call(deleteAccount, { body: { password: PASSWORD } }),
      ];
      for (const call of calls) {
        await stranger.call(login, { body: credentialsOf('dora') });
        const before = (await passwordNow())!.password;
        meanwhile.happens = async () => {
          // As when the owner of the address chooses a password by a letter.
          await app()
            .db.updateTable('account')
            .set({ password: ofOwner })
            .where('userId', '=', userId)
            .execute();
          await app().db.deleteFrom('session').where('userId', '=', userId).execute();
        };
        const answer = await call();
        meanwhile.happens = async () => {};
        expect(answer.status).toBe(401);
        expect((await passwordNow())?.password).toBe(ofOwner);
        for (const table of ['second_step', 'session'] as const) {
          expect(await app().db.selectFrom(table).selectAll().execute()).not.toContainEqual(
            expect.objectContaining(table === 'session' ? { userId } : { user_id: userId }),
          );
        }
        await app()
          .db.updateTable('account')
          .set({ password: before })
          .where('userId', '=', userId)
          .execute();
      }
    });

    async function idOf(name: string): Promise<string> {
      const { email } = credentialsOf(name);
      const row = await app()
        .db.selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return row.id;
    }
  },
  { passwordHasher: noting },
);
