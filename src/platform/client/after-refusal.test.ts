import { expect, it } from 'vitest';
import { mended, onRefusal } from './after-refusal.ts';
import { ApiError } from './api-error.ts';

function refusal(code: string): ApiError {
  const headers = new Headers();
  return new ApiError({ status: 403, statusText: '', headers }, JSON.stringify({ code, message: '.' }));
}

const agreed: boolean[] = [];
onRefusal(({ code }) => (code === 'GUIDELINES_NOT_AGREED' ? Promise.resolve(agreed.shift() ?? false) : null));

/** A call that is refused so often before it works. */
function refusedTimes(times: number, code = 'GUIDELINES_NOT_AGREED') {
  const made = { calls: 0 };
  const call = async () => {
    made.calls += 1;
    if (made.calls <= times) throw refusal(code);
    return 'sent';
  };
  return { made, call };
}

it('makes a call again after what it was refused for is mended', async () => {
  agreed.push(true, true);
  const { made, call } = refusedTimes(2);
  expect(await mended(call)).toBe('sent');
  expect(made.calls).toBe(3);
});

it('lets a refusal stand that was not mended, or that nobody mends', async () => {
  agreed.push(false);
  const declined = refusedTimes(1);
  await expect(mended(declined.call)).rejects.toMatchObject({ code: 'GUIDELINES_NOT_AGREED' });
  const muted = refusedTimes(1, 'MUTED');
  await expect(mended(muted.call)).rejects.toMatchObject({ code: 'MUTED' });
  expect([declined.made.calls, muted.made.calls]).toEqual([1, 1]);
});

it('says what was found to be behind a refusal', async () => {
  const behind = refusal('FORBIDDEN');
  onRefusal(({ code }) => (code === 'NOT_FOUND' ? Promise.resolve(behind) : null));
  await expect(mended(refusedTimes(1, 'NOT_FOUND').call)).rejects.toBe(behind);
});

it('lets any other failure pass', async () => {
  await expect(mended(() => Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
});
