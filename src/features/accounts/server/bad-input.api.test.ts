import { expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { register } from '../accounts.contract.ts';

const good = { firstName: 'Ruth', lastName: 'of Moab', email: 'ruth@example.org', password: PASSWORD };
const LONE_SURROGATE = String.fromCharCode(0xd83d);

describeOnBothEngines('bad input to accounts', (app) => {
  it.each([
    ['no body at all', undefined],
    ['an array', []],
    ['a text', '"ruth"'],
    ['null', 'null'],
    ['missing fields', { email: good.email }],
    ['an unknown field', { ...good, role: 'admin' }],
    ['XP of one’s own', { ...good, currentXP: 9999 }],
    ['a number for a name', { ...good, firstName: 7 }],
    ['an object for an e-mail', { ...good, email: { $ne: '' } }],
    ['an array for a password', { ...good, password: ['a', 'b'] }],
    ['an e-mail of 300 characters', { ...good, email: `${'a'.repeat(288)}@example.org` }],
    ['an e-mail without a host', { ...good, email: 'ruth@' }],
    ['an e-mail that sends a header along', { ...good, email: 'ruth@example.org\nbcc: all@example.org' }],
    ['NUL in a name', { ...good, firstName: 'Ru\u0000th' }],
    ['NUL in a password', { ...good, password: `${PASSWORD}\u0000` }],
    ['a lone surrogate in a name', { ...good, lastName: LONE_SURROGATE }],
    ['a lone surrogate in a password', { ...good, password: PASSWORD + LONE_SURROGATE }],
    ['a name that turns its surroundings', { ...good, firstName: '\u202eRuth' }],
    ['a link for a name', { ...good, firstName: 'https://evil.example/prize' }],
    ['an address for a name', { ...good, lastName: 'all@example.org' }],
    ['markup for a name', { ...good, firstName: '<script>alert(1)</script>' }],
    ['letters of two alphabets in a name', { ...good, firstName: 'Ru\u0442h' }],
    ['digits for a name', { ...good, firstName: 'R2D2' }],
    ['a picture for a name', { ...good, firstName: '🕊️' }],
    ['two lines for a name', { ...good, firstName: 'Ruth\nNaomi' }],
    ['a name of 61 characters', { ...good, firstName: 'R'.repeat(61) }],
    ['a blank name', { ...good, lastName: ' \t ' }],
  ])('%s is refused with a reason', async (_, body) => {
    const answer = await app().visitor().send<ErrorBody>('POST', '/api/auth/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('INVALID_INPUT');
    expect(answer.body.message.length).toBeGreaterThan(5);
  });

  it.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/register'],
    ['POST', '/api/auth/forgot-password'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/verify-email'],
    ['POST', '/api/auth/second-step'],
    ['POST', '/api/user/second-step/setup'],
    ['POST', '/api/user/second-step'],
    ['POST', '/api/user/second-step/backup-codes'],
    ['POST', '/api/user/second-step/removal'],
    ['POST', '/api/user/email'],
    ['PATCH', '/api/user/settings'],
    ['PUT', '/api/user/password'],
    ['POST', '/api/user/deletion'],
  ])('%s %s answers nonsense with a 4xx', async (method, path) => {
    const client = await app().user('alice');
    const answers = [
      [await client.send<ErrorBody>(method, path, '{"email": "a'), 400, 'MALFORMED_JSON'],
      [
        await client.send<ErrorBody>(method, path, { email: 1, password: 2, token: 3, theme: 4 }),
        400,
        'INVALID_INPUT',
      ],
      [await client.send<ErrorBody>(method, path, { nonsense: true }), 400, 'INVALID_INPUT'],
      [await client.send<ErrorBody>(method, path, { password: 'x'.repeat(10_000_000) }), 413, 'TOO_LARGE'],
      [
        await client.send<ErrorBody>(method, path, 'email=a', {
          'content-type': 'application/x-www-form-urlencoded',
        }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
    ] as const;
    for (const [answer, status, code] of answers)
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await client.call(getCurrentUser, {})).body.firstName).toBe('Alice');
  });

  it.each([
    [{ timezone: 'Mars/Olympus' }],
    [{ timezone: '+02:00' }],
    [{ timezone: '' }],
    [{ theme: 'midnight' }],
    [{ firstName: null }],
    [{ email: 'other@example.org' }],
    [{ role: 'admin' }],
  ])('settings %j are refused', async (body) => {
    const client = await app().user('bob');
    const answer = await client.send<ErrorBody>('PATCH', '/api/user/settings', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each([
    ['not-an-id/../x', 404],
    ['%00', 400],
    ['x'.repeat(65), 400],
    ['01a1fd19-727b-7580-9e8d-bd40075d243a', 404],
  ])('no session is called %s', async (id, status) => {
    const client = await app().user('carol');
    expect((await client.send('DELETE', `/api/user/sessions/${id}`)).status).toBe(status);
  });

  it.each([
    ['مريم', 'المجدلية'],
    ['José', 'J.R.R.'],
    ['李', '明'],
    ["O'Brien", 'de la Cruz-Šević'],
  ])('%s %s is a name', async (firstName, lastName) => {
    const email = `n${Buffer.from(firstName).toString('hex').slice(0, 40)}@example.org`;
    const answer = await app()
      .visitor()
      .call(register, { body: { ...good, firstName, lastName, email } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ firstName, lastName });
  });
});
