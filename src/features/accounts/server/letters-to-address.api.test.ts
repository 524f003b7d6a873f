import { expect, it } from 'vitest';
import { linkIn } from '#test-support/letters.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { changeEmail, forgotPassword, resendVerification, verifyEmail } from '../mail-links.contract.ts';
import { changePassword } from '../settings.contract.ts';

const STRANGER = 'stranger@elsewhere.example';

async function ask(app: TestApp, name: string, email = STRANGER): Promise<number> {
  const client = await app.user(name);
  return (await client.call(changeEmail, { body: { email, password: PASSWORD } })).status;
}

async function lettersTo(app: TestApp, email: string): Promise<number> {
  await app.server.idle();
  return app.mails.filter(({ to }) => to === email).length;
}

describeOnBothEngines('letters to an address that is nobody’s here', (app) => {
  it('are five an hour, however many accounts ask for them', async () => {
    const names = ['ruth', 'naomi', 'orpah', 'boaz', 'ruth', 'naomi', 'orpah'];
    const statuses = [];
    for (const name of names) statuses.push(await ask(app(), name));
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(await lettersTo(app(), STRANGER)).toBe(5);

    expect(await ask(app(), 'boaz', 'boaz@elsewhere.example')).toBe(202);
    app().clock.advance({ minutes: 60 });
    expect(await ask(app(), 'ruth')).toBe(202);
    expect(await lettersTo(app(), STRANGER)).toBe(6);
  });

  it('are few of what an account does whose address nobody has confirmed', async () => {
    const client = await app().user('rahab');
    const email = 'rahab@example.org';
    await app().server.idle();
    const token = linkIn(app(), email);
    const change = async (n: number) => {
      const [currentPassword, newPassword] = [n - 1, n].map((i) =>
        i === 0 ? PASSWORD : `lamp of Jericho ${i}`,
      );
      const body = { currentPassword: currentPassword!, newPassword: newPassword! };
      expect((await client.call(changePassword, { body })).status).toBe(204);
    };
    for (let n = 1; n <= 7; n += 1) await change(n);
    const told = () =>
      app().mails.filter((mail) => mail.to === email && mail.subject === 'Your password has changed');
    await app().server.idle();
    expect(told()).toHaveLength(5);

    // The link of the first letter fell with the first change.
    expect((await client.refused(verifyEmail, { body: { token } })).status).toBe(410);
    expect((await client.call(resendVerification, {})).status).toBe(204);
    await app().server.idle();
    const body = { token: linkIn(app(), email) };
    expect((await client.call(verifyEmail, { body })).status).toBe(200);
    for (let n = 8; n <= 9; n += 1) await change(n);
    await app().server.idle();
    expect(told()).toHaveLength(7);
  });

  it('are sent again once a clock that was far ahead is right', async () => {
    await app().user('eva');
    const forget = async () => {
      await app()
        .visitor()
        .call(forgotPassword, { body: { email: 'eva@example.org' } });
      return lettersTo(app(), 'eva@example.org');
    };
    const before = await lettersTo(app(), 'eva@example.org');
    app().clock.advance({ days: 365 });
    expect(await forget()).toBe(before + 1);
    app().clock.advance({ days: -365 });
    expect(await forget()).toBe(before + 2);
  });

  it('leave no address behind', async () => {
    const rows = await app().db.selectFrom('rate_limit').select('name').execute();
    expect(rows.filter(({ name }) => /elsewhere|rahab/.test(name))).toEqual([]);
  });
});
