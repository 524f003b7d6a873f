import { expect, it } from 'vitest';
import { ApiError } from '#platform/client/api-error.ts';
import { isRefusal, whyNotSaved } from './use-save-entry.ts';

const TRY_AGAIN = 'There was a problem saving your journal entry. Please try again.';
const full = { code: 'JOURNAL_FULL', message: 'Your journal is full. Please delete something first.' };

/** An entry that is refused with `status`. */
function refused(status: number): Error {
  const body = JSON.stringify(full);
  const cause = new ApiError(new Response(body, { status }), body);
  return new Error('Failed to create journal entry', { cause });
}

it('asks to try again, whatever the server says', () => {
  for (const status of [400, 401, 500, 503]) expect(whyNotSaved(refused(status))).toBe(TRY_AGAIN);
  expect(whyNotSaved(new Error('Failed to create journal entry', { cause: new TypeError('fetch') }))).toBe(
    TRY_AGAIN,
  );
});

it('gives the server’s sentence where trying again does not help', () => {
  for (const status of [413, 429]) expect(whyNotSaved(refused(status))).toBe(full.message);
});

it('takes an answer for a refusal where it says that nothing was made, and not where an earlier one may have been lost', () => {
  for (const status of [400, 404, 409, 413]) expect(isRefusal(refused(status))).toBe(true);
  // Too many calls, from all who share an address perhaps, or a body that came too slowly: nobody has looked whether it was saved before.
  for (const status of [408, 429, 500, 503]) expect(isRefusal(refused(status))).toBe(false);
  expect(isRefusal(new Error('Failed', { cause: new TypeError('fetch') }))).toBe(false);
});
