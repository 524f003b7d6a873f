import { expect, it } from 'vitest';
import { ApiError } from '#platform/client/api-error.ts';
import { whyNotSaved } from './use-save-entry.ts';

const TRY_AGAIN = 'There was a problem saving your journal entry. Please try again.';
const full = { code: 'JOURNAL_FULL', message: 'Your journal is full. Please delete something first.' };

/** An entry that is refused with `status`. */
function refused(status: number, said: object = full): Error {
  const body = JSON.stringify(said);
  const cause = new ApiError(new Response(body, { status }), body);
  return new Error('Failed to create journal entry', { cause });
}

it('asks to try again, whatever the server says', () => {
  for (const status of [400, 401, 500, 503]) expect(whyNotSaved(refused(status))).toBe(TRY_AGAIN);
});

it('says that there is no way to the server, and that nothing is lost, where no answer came', () => {
  const unreached = new Error('Failed to create journal entry', { cause: new TypeError('fetch') });
  expect(whyNotSaved(unreached)).toBe(
    `${TRY_AGAIN} Lampstand cannot be reached just now; your words stay here.`,
  );
});

it('gives the server’s sentence where trying again does not help', () => {
  for (const status of [413, 429]) expect(whyNotSaved(refused(status))).toBe(full.message);
});

it('says what is wrong with words that cannot be kept', () => {
  const message = 'This text has a broken character. Please type it again.';
  const invalid = { code: 'INVALID_INPUT', issues: [{ path: 'body.content', message }] };
  expect(whyNotSaved(refused(400, invalid))).toBe(message);
});
