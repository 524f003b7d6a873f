import { hash } from 'node:crypto';
import { HOUR_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { createOrCount } from '#platform/server/http/rate-limit-store.ts';

/** Letters of one kind an hour to an address that nobody has shown to be theirs. */
const LETTERS_PER_HOUR = 5;

/**
 * Counts a letter to an address that somebody says is to be theirs, whoever says so: nobody's letter box is to be filled by others,
 * however many accounts they make. With the rest of the transaction, or not at all.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countLetterTo(tx: Tx, email: string, now: number): Promise<void> {
  const { calls, endsAt } = await counted(tx, `letters to ${hashOf(email)}`, now);
  if (calls <= LETTERS_PER_HOUR) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    'Several letters have gone to this address within an hour. Please look for them there, among spam too, or try again later.',
    { headers: { 'retry-after': String(Math.max(1, Math.ceil((endsAt - now) / 1000))) } },
  );
}

/** Whether an address that was not confirmed, and may be a stranger's, is told once more within the hour of what its account does. */
export async function mayBeTold(tx: Tx, email: string, now: number): Promise<boolean> {
  return (await counted(tx, `notices to ${hashOf(email)}`, now)).calls <= LETTERS_PER_HOUR;
}

async function counted(tx: Tx, name: string, now: number): Promise<{ calls: number; endsAt: number }> {
  const [row] = await createOrCount(tx, [{ name, calls: 1, windowMs: HOUR_MS }], now);
  return { calls: row!.calls, endsAt: Number(row!.ends_at) };
}

/** The address may be nobody's here, and does not stay. */
function hashOf(email: string): string {
  return hash('sha256', email, 'base64url');
}
