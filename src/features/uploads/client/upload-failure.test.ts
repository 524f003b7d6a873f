import { expect, test } from 'vitest';
import { ApiError } from '#platform/client/api-error.ts';
import { uploadFailureMessage } from './upload-failure.ts';

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
