import { expect, test } from 'vitest';
import { ApiError, causeOfFailure, isRefusal, saysNothingWasMade, serverMessageOr } from './api-error.ts';

function errorOf(body: string, init: ResponseInit = { status: 403, statusText: 'Forbidden' }): ApiError {
  return new ApiError(new Response(body, init), body);
}

test('the message is the status, a colon and a space, then the body', () => {
  expect(errorOf('{"code":"NOT_ENOUGH_XP"}').message).toBe('403: {"code":"NOT_ENOUGH_XP"}');
});

test('an empty body leaves the status text', () => {
  expect(errorOf('').message).toBe('403: Forbidden');
});

test('what the server says for people, its code and its issues are told apart', () => {
  const issues = [{ path: 'body.content', message: 'Please use at most 50,000 characters.' }];
  const error = errorOf(JSON.stringify({ code: 'INVALID_INPUT', message: 'Too long.', issues }), {
    status: 400,
  });
  expect(error).toMatchObject({ status: 400, code: 'INVALID_INPUT', serverMessage: 'Too long.', issues });
});

test.each(['<html>Bad gateway</html>', '"just text"', 'null', '{"message":7,"code":[],"issues":"no"}'])(
  'a body of another form (%s) has no message, code or issues',
  (body) => {
    expect(errorOf(body)).toMatchObject({ code: undefined, serverMessage: undefined, issues: [] });
  },
);

test('Retry-After is in seconds', () => {
  expect(errorOf('', { status: 429, headers: { 'Retry-After': '90' } }).retryAfter).toBe(90);
  expect(errorOf('', { status: 429 }).retryAfter).toBeUndefined();
});

test('without a sentence from the server the fallback is said', () => {
  expect(serverMessageOr(errorOf('{"message":"Wrong password."}'), 'Please try again')).toBe(
    'Wrong password.',
  );
  expect(serverMessageOr(errorOf(''), 'Please try again')).toBe('Please try again');
  expect(serverMessageOr(new TypeError('Failed to fetch'), 'Please try again')).toBe('Please try again');
});

test('whoever is refused is told why, and nobody is blamed for a lost connection or for the server', () => {
  const refused = 'Please check your email and password';
  const failed = (status: number, body: string) => errorOf(body, { status, statusText: 'x' });
  expect(causeOfFailure(failed(401, '{"message":"Too many tries."}'), refused)).toBe('Too many tries.');
  expect(causeOfFailure(failed(401, ''), refused)).toBe(refused);
  for (const [status, body] of [
    [500, ''],
    [502, '<html>Bad gateway</html>'],
    [503, 'null'],
  ] as const) {
    expect(causeOfFailure(failed(status, body), refused)).toMatch(/wrong on our side/);
  }
  expect(causeOfFailure(new TypeError('Failed to fetch'), refused)).toMatch(/check your connection/);
});

test('tells a request that has made nothing from one of which nobody has looked whether it was made before', () => {
  const refused = (status: number) => errorOf('', { status });
  for (const status of [400, 404, 409, 413]) expect(saysNothingWasMade(refused(status))).toBe(true);
  for (const status of [401, 403, 408, 429, 500, 503])
    expect(saysNothingWasMade(refused(status))).toBe(false);
  expect(saysNothingWasMade(new TypeError('Failed to fetch'))).toBe(false);
});

test('what is refused is refused however often it is asked; a limit, a lost session and a fault are none', () => {
  const answered = (status: number) => isRefusal(errorOf('', { status, statusText: 'Refused' }));
  for (const status of [400, 403, 404, 409, 410]) expect(answered(status), `${status}`).toBe(true);
  for (const status of [401, 408, 421, 425, 429, 500, 503]) expect(answered(status), `${status}`).toBe(false);
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
});
