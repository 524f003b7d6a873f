import { hash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { createOrCount } from '#platform/server/http/rate-limit-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Letters an hour that ask one address whether it is to be the new one of an account. */
const MOST = 5;

/**
 * Counts a letter to an address that somebody says is to be theirs, whoever says so: nobody's letter box is to be filled by others,
 * however many accounts they make. With the rest of the transaction, or not at all.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countLetterTo(tx: Tx, email: string, now: number): Promise<void> {
  // The address may be nobody's here, and does not stay.
  const name = `letters to ${hash('sha256', email, 'base64url')}`;
  const [counted] = await createOrCount(tx, [{ name, calls: 1, windowMs: HOUR_MS }], now);
  const { calls, ends_at } = counted!;
  if (calls <= MOST) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    'Several letters have gone to this address within an hour. Please look for them there, among spam too, or try again later.',
    { headers: { 'retry-after': String(Math.max(1, Math.ceil((Number(ends_at) - now) / 1000))) } },
  );
}
