import { expect, test } from 'vitest';
import { ApiError } from '#platform/client/api-error.ts';
import { failureStatus, refusalOfPart, uploadFailureMessage } from './upload-failure.ts';

const said = '{"code":"TOO_LARGE","message":"This picture is larger than 5 MB."}';
const fallback = 'Please check your connection and try again.';

test('says what the server said, to the call or to the file', () => {
  const response = { status: 413, statusText: '', headers: new Headers() };
  expect(uploadFailureMessage(new ApiError(response, said))).toBe('This picture is larger than 5 MB.');
  const failed = Object.assign(new Error('Non 2xx'), { source: { responseText: said } });
  expect(uploadFailureMessage(failed)).toBe('This picture is larger than 5 MB.');
});

test.each([
  new TypeError('Failed to fetch'),
  Object.assign(new Error('Unknown error'), { source: { responseText: '' } }),
  Object.assign(new Error('Non 2xx'), { source: { responseText: '<html>Bad gateway</html>' } }),
  Object.assign(new Error('Non 2xx'), { source: { responseText: '{"message":7}' } }),
  null,
])('says what to do when nobody said anything: %s', (error) => {
  expect(uploadFailureMessage(error)).toBe(fallback);
});

/** As Uppy's client of the server throws them. */
const refusedCall = Object.assign(new Error('This file is larger than 2 GB.'), {
  name: 'UserFacingApiError',
});
const unauthorized = Object.assign(new Error('Authorization required'), { isAuthError: true });
const faultOfServer = new Error('Could not POST', {
  cause: Object.assign(new Error('502'), { statusCode: 502 }),
});
const noAnswer = new Error('Could not GET', { cause: new TypeError('Failed to fetch') });

test('says what a refused call said, and asks to sign in again', () => {
  expect(uploadFailureMessage(refusedCall)).toBe('This file is larger than 2 GB.');
  expect(uploadFailureMessage(unauthorized)).toBe('Please sign in again to go on.');
  expect(uploadFailureMessage(faultOfServer)).toBe(fallback);
});

test.each([
  [refusedCall, 400],
  [unauthorized, 401],
  [faultOfServer, 502],
  [noAnswer, 0],
  [Object.assign(new Error('Non 2xx'), { source: { status: 413 } }), 413],
  [Object.assign(new Error('Unknown error'), { source: { status: 0 } }), 0],
  [new ApiError({ status: 429, statusText: '', headers: new Headers() }, ''), 429],
  [undefined, 0],
])('%s failed with status %i', (error, status) => {
  expect(failureStatus(error)).toBe(status);
});

test('a part that was refused with 400 is a refusal for Uppy too, which sends parts with a status of 400 again', () => {
  const refused = refusalOfPart(
    Object.assign(new Error('Non 2xx'), { source: { status: 400, responseText: said } }),
  );
  expect(refused).not.toHaveProperty('source');
  expect(failureStatus(refused)).toBe(400);
  expect(uploadFailureMessage(refused)).toBe('This picture is larger than 5 MB.');
  const other = Object.assign(new Error('Non 2xx'), { source: { status: 409 } });
  expect(refusalOfPart(other)).toBe(other);
});
