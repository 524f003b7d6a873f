import { MINUTE_MS } from '#contract/durations.ts';
import { findNotificationSettings } from '#features/notifications/server/for-other-features.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { sendLetter } from '#platform/server/events/send-letter.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { dangerLetterText } from '../danger-letter.rules.ts';
import { canSeeCase } from '../moderation.policy.ts';
import { findCase } from './case-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** A moderator is to be told by letter that words of danger were found; `called`: 'a request'. */
    'danger-letter-due': { caseId: string; called: string };
    /** The same by push. */
    'danger-push-due': { caseId: string };
  }
}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/** The switch of the notification, which the letter has in common with it. */
export const DANGER_SETTING = 'words-of-danger';

/** Writes the letters: whoever has no page open would hear of it when they come back. */
export function sendDangerLetters(deps: Deps): EventHandler {
  return defineEventHandler({
    name: 'send-danger-letter',
    type: 'danger-letter-due',
    failure: 'A moderator could not be told by letter of words of danger.',
    retryAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
    async handle({ payload, userId, deliveryId }) {
      const letter = userId === undefined ? null : await writeLetter(deps, userId, payload);
      if (letter) await sendLetter(deps.mailer, { ...letter, id: deliveryId });
    },
  });
}

/** Undefined for whoever does not want it, or has nothing to look at: the case is closed, or not theirs to see. */
export async function whoIsToldOfDanger(
  db: DbOrTx,
  userId: string,
  { caseId, now }: { caseId: string; now: number },
): Promise<Awaited<ReturnType<typeof findUserById>>> {
  const user = await findUserById(db, userId);
  if (!user || isBanned(user, now)) return undefined;
  if ((await findNotificationSettings(db, userId)).off.includes(DANGER_SETTING)) return undefined;
  const one = await findCase(db, caseId);
  if (!one || one.closed_at !== null || !canSeeCase(user, { authorId: one.author_id })) return undefined;
  return user;
}

/** Null for whoever is not told, or has confirmed no address. */
async function writeLetter(
  { db, clock, publicUrl }: Deps,
  userId: string,
  { caseId, called }: { caseId: string; called: string },
): Promise<Omit<Mail, 'id'> | null> {
  const user = await whoIsToldOfDanger(db, userId, { caseId, now: clock.now() });
  if (!user?.emailVerified) return null;
  return {
    to: user.email,
    ...dangerLetterText({
      firstName: user.firstName,
      called,
      caseUrl: `${publicUrl}/moderation?case=${caseId}`,
      settingsUrl: `${publicUrl}/notifications`,
    }),
  };
}
