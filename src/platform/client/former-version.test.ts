import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts, offerWithFailures } from '#ui/toast-store.ts';
import { mended } from './after-refusal.ts';
import { ApiError } from './api-error.ts';
import { explainToFormerVersions } from './former-version.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  offerWithFailures(null);
});

/** A page whose own script is still there, or not any more. */
function pageWhoseScriptAnswers(status: number): void {
  vi.stubGlobal('document', { querySelector: () => ({ src: '/assets/main.js' }) });
  vi.stubGlobal('fetch', async () => ({ status }));
}

function refused(code: string): Promise<unknown> {
  const message = 'There is nothing called “mood” here. Please leave it out.';
  const body = JSON.stringify({ code, message, issues: [{ path: 'body', message }] });
  const answer = { status: 400, statusText: '', headers: new Headers() };
  return mended(() => Promise.reject(new ApiError(answer, body))).catch((error: unknown) => error);
}

it('explains refused input to a page of a former version, and says it once by itself', async () => {
  explainToFormerVersions();
  const before = currentToasts();
  pageWhoseScriptAnswers(200);
  expect(await refused('INVALID_INPUT')).toMatchObject({ serverMessage: expect.stringMatching('mood') });
  pageWhoseScriptAnswers(404);
  expect(await refused('MALFORMED_JSON')).toMatchObject({ serverMessage: expect.stringMatching('mood') });
  expect(currentToasts()).toEqual(before);
  const told = {
    code: 'INVALID_INPUT',
    issues: [],
    serverMessage: expect.stringMatching(/^Lampstand was renewed/),
  };
  expect(await refused('INVALID_INPUT')).toMatchObject(told);
  const [shown] = currentToasts();
  expect(shown).toMatchObject({ title: 'Not Sent Yet', addition: { label: 'Load again' } });
  expect(await refused('INVALID_INPUT')).toMatchObject(told);
  expect(currentToasts()).toEqual([shown]);
});
