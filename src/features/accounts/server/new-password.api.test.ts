import { expect, it } from 'vitest';
import { credentialsOf, newcomer } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { login, register } from '../accounts.contract.ts';

describeOnBothEngines('a password', (app) => {
  it.each([
    ['password1', 'lists of common passwords'],
    ['PassWord1', 'lists of common passwords'],
    ['1234567890', 'lists of common passwords'],
    ['mary.magdalene@example.org', 'email address'],
    ['Mary.Magdalene', 'email address'],
    ['7 chars', 'at least 8 characters'],
    [' '.repeat(9), 'fill in all fields'],
    ['x'.repeat(129), 'at most 128 characters'],
  ])('may not be %j', async (password, because) => {
    const body = newcomer('mary.magdalene', password);
    const answer = await app().visitor().refused(register, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(because);
    expect(answer.body.issues?.[0]?.path).toBe('body.password');
  });

  it('may be a sentence in any script, and reads the same however it was composed', async () => {
    const composed = 'schön ist das Licht 光 🌅';
    await app()
      .visitor()
      .call(register, { body: newcomer('lydia', composed) });
    const answer = await app()
      .visitor()
      .call(login, { body: credentialsOf('lydia', composed.normalize('NFD')) });
    expect(answer.status).toBe(200);
  });
});
