import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { PASSWORD, signInStatus } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { changePassword } from '../settings.contract.ts';
import { createPasswordHasher } from './password-hash.ts';

const NEW = ['a second lamp 22', 'a third lamp 333'];

const cheap = createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 });
const waiting: (() => void)[] = [];

/** Both changes have shown the current password before either goes on. */
const passwordHasher = {
  ...cheap,
  async hash(password: string) {
    if (NEW.includes(password)) {
      const bothAreThere = new Promise<void>((go) => waiting.push(go));
      if (waiting.length === NEW.length) for (const go of waiting.splice(0)) go();
      await bothAreThere;
    }
    return cheap.hash(password);
  },
};

describeOnBothEngines(
  'two changes of a password at once',
  (app) => {
    it('are one change, and a clear answer to the other', async () => {
      const here = await app().user('zoe');
      const answers = await Promise.all(
        NEW.map(async (newPassword) => ({
          newPassword,
          ...(await here.call(changePassword, { body: { currentPassword: PASSWORD, newPassword } })),
        })),
      );
      const [changed, refused] = answers.toSorted((a, b) => a.status - b.status);
      expect(changed).toMatchObject({ status: 204 });
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD', issues: [{ path: 'body.currentPassword' }] },
      });
      expect((await here.call(getCurrentUser, {})).status).toBe(200);
      expect(await signInStatus(app().url, 'zoe', changed!.newPassword)).toBe(200);
      expect(await signInStatus(app().url, 'zoe', refused!.newPassword)).toBe(401);
    });
  },
  { passwordHasher },
);
