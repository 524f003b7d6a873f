import { expect, it } from 'vitest';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { changeEmail } from '../mail-links.contract.ts';

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

  it('leave no address behind', async () => {
    const rows = await app().db.selectFrom('rate_limit').select('name').execute();
    expect(rows.filter(({ name }) => name.includes('elsewhere'))).toEqual([]);
  });
});
