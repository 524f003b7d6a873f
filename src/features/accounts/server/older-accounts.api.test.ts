import { expect, it } from 'vitest';
import { createPasswordHasher } from '#features/accounts/server/password-hash.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { signInStatus } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { forgotPassword } from '../mail-links.contract.ts';
import { updateSettings } from '../settings.contract.ts';
import { setPassword } from './account-store.ts';

describeOnBothEngines('an account from before a rule', (app) => {
  it('keeps a name that would be refused now, but no letter carries it as a link', async () => {
    const ruth = await app().user('ruth');
    const firstName = 'https://evil.example/prize 🎁';
    await app().db.updateTable('user').set({ firstName }).where('email', '=', 'ruth@example.org').execute();
    const renamed = await ruth.call(updateSettings, { body: { lastName: 'of Moab' } });
    expect(renamed.body).toMatchObject({ firstName, lastName: 'of Moab' });
    expect((await ruth.call(getCurrentUser, {})).body.firstName).toBe(firstName);
    await ruth.call(forgotPassword, { body: { email: 'ruth@example.org' } });
    await app().server.idle();
    const letter = app().mails.at(-1)!;
    expect(letter.subject).toBe('Choose a new password');
    expect(letter.text).toMatch(/^Dear httpsevil\. exampleprize,\n/);
    expect(letter.text.match(/https?:/g)).toHaveLength(1);
  });

  it('is let in by a password that is longer than new ones may be', async () => {
    await app().user('boaz');
    const long = 'gleaned '.repeat(20);
    const { id } = await app()
      .db.selectFrom('user')
      .select('id')
      .where('email', '=', 'boaz@example.org')
      .executeTakeFirstOrThrow();
    const hash = await createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 }).hash(long);
    await app()
      .db.transaction()
      .execute((tx) => setPassword(tx, id, hash, app().clock.now()));
    expect(await signInStatus(app().url, 'boaz', long)).toBe(200);
  });
});
