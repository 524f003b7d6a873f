import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';

const DAY = 24 * 60 * 60 * 1000;
const WORDS =
  'grace peace lamp shepherd morning mercy bread water light hope garden river prayer stone field'.split(' ');

/** `users` people with ten journal entries each. @returns the session cookie of the first, who has 60 more, or `ofFirst`. */
export async function seed(
  db: Db,
  options: { users: number; entries: number; secret: string; ofFirst?: number },
): Promise<string> {
  const now = Date.now();
  const perUser = Math.floor(options.entries / options.users);
  const token = randomBytes(24).toString('hex');
  const firstId = newId(now);
  for (let start = 0; start < options.users; start += 200) {
    await db.transaction().execute(async (tx) => {
      const ids = Array.from({ length: 200 }, (_, i) => (start + i === 0 ? firstId : newId(now - i)));
      await tx
        .insertInto('user')
        .values(ids.map((id, i) => person(id, start + i, now)))
        .execute();
      for (const [i, id] of ids.entries()) {
        const count = perUser + (start + i === 0 ? (options.ofFirst ?? 60) : 0);
        for (let n = 0; n < count; n += 500) {
          const length = Math.min(500, count - n);
          const entries = Array.from({ length }, (_, i) => entry(id, now - ((n + i) * DAY) / 4));
          await tx.insertInto('journal_entry').values(entries).execute();
        }
      }
    });
  }
  const at = new Date(now).toISOString();
  await db
    .insertInto('session')
    .values({
      id: newId(now),
      token,
      userId: firstId,
      expiresAt: new Date(now + 30 * DAY).toISOString(),
      createdAt: at,
      updatedAt: at,
      ipAddress: null,
      userAgent: null,
    })
    .execute();
  const signature = createHmac('sha256', options.secret).update(token).digest('base64');
  return `lampstand.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

function person(id: string, n: number, now: number) {
  const at = new Date(now).toISOString();
  return {
    id,
    email: `person${n}@example.org`,
    emailVerified: 0,
    createdAt: at,
    updatedAt: at,
    firstName: 'Person',
    lastName: String(n),
    role: 'member' as const,
    timezone: 'UTC',
    theme: 'system' as const,
  };
}

function entry(userId: string, at: number) {
  const content = Array.from({ length: 40 }, (_, i) => WORDS[(i * 7 + (at % 13)) % WORDS.length]).join(' ');
  return {
    id: newId(at),
    user_id: userId,
    content,
    search_text: content,
    reflection_prompt: null,
    mood: null,
    writing_time_minutes: 3,
    xp_earned: 0,
    local_date: new Date(at).toISOString().slice(0, 10),
    created_at: at,
    updated_at: null,
  };
}
