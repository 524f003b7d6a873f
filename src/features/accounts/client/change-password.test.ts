import { expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/api-error.ts';
import type { callEndpoint } from '#platform/client/call-endpoint.ts';
import { NoAnswer, passwordChange, SignInWithIt } from './change-password.ts';

const lost = new TypeError('Failed to fetch');
const typed = { currentPassword: 'old lamp', password: 'new lamp' };

function refusal(status: number, code: string): ApiError {
  const response = { status, statusText: '', headers: new Headers() };
  return new ApiError(response, JSON.stringify({ code, message: code }));
}

/** A server whose answers to calls, in their order, are these; 'ok' is a success. */
function changing(...answers: (Error | 'ok')[]) {
  const call = vi.fn(async ({ path }: { path: string }, input: { body?: unknown }) => {
    const answer = answers.shift();
    if (answer !== 'ok') throw answer ?? new Error(`unexpected: ${path} ${JSON.stringify(input)}`);
  });
  const change = passwordChange('ruth@example.org', call as unknown as typeof callEndpoint);
  return { change, calls: () => call.mock.calls.map(([{ path }, { body }]) => [path, body]) };
}

const signedOut = refusal(401, 'NOT_SIGNED_IN');

test('a change that is answered is one call', async () => {
  const { change, calls } = changing('ok');
  await change(typed);
  expect(calls()).toEqual([['/api/user/password', { currentPassword: 'old lamp', newPassword: 'new lamp' }]]);
});

test.each([refusal(403, 'WRONG_PASSWORD'), refusal(429, 'TOO_MANY_REQUESTS'), signedOut])(
  'what the server refuses is said: %s',
  async (error) => {
    const { change, calls } = changing(error);
    await expect(change(typed)).rejects.toBe(error);
    expect(calls()).toHaveLength(1);
  },
);

test.each([lost, refusal(503, 'ANSWER_LOST')])(
  'one that was made, and whose answer was lost (%s), signs in with the new password',
  async (error) => {
    const { change, calls } = changing(error, signedOut, 'ok');
    await change(typed);
    expect(calls().at(-1)).toEqual(['/api/auth/login', { email: 'ruth@example.org', password: 'new lamp' }]);
  },
);

test('with a second step, that is left to the door', async () => {
  const { change } = changing(lost, signedOut, refusal(403, 'CODE_NEEDED'));
  await expect(change(typed)).rejects.toBeInstanceOf(SignInWithIt);
});

test('while nothing comes through it is not known; sent again, perhaps with another one, it is changed', async () => {
  const { change, calls } = changing(lost, lost, signedOut, signedOut, 'ok', 'ok');
  await expect(change(typed)).rejects.toBeInstanceOf(NoAnswer);
  await change({ ...typed, password: 'another lamp' });
  expect(calls().slice(-2)).toEqual([
    ['/api/auth/login', { email: 'ruth@example.org', password: 'new lamp' }],
    ['/api/user/password', { currentPassword: 'new lamp', newPassword: 'another lamp' }],
  ]);
});

test('one that was not made can be made again, and a session that has ended otherwise has ended', async () => {
  const { change } = changing(lost, 'ok', 'ok');
  await expect(change(typed)).rejects.toBeInstanceOf(NoAnswer);
  await change(typed);
  const other = changing(lost, signedOut, refusal(401, 'INVALID_CREDENTIALS'), signedOut);
  await expect(other.change(typed)).rejects.toBe(signedOut);
});
