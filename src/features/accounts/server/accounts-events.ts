import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/durations.ts';
import { findUserByEmail, findUserById } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { sendLetter } from '#platform/server/events/send-letter.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import * as letters from './letters.ts';
import { type LetterDue, sendLink } from './letters-due.ts';
import { hasLinksEnough, renewLink } from './one-time-links.ts';

type Deps = Pick<AccountsDeps, 'db' | 'clock' | 'events' | 'mailer' | 'publicUrl' | 'secret'>;

/** What accounts do after a commit: letters. */
export function accountsEvents(deps: Deps): EventHandler[] {
  const { db, clock, mailer } = deps;
  return [
    defineEventHandler({
      name: 'send-letter',
      type: 'letter-due',
      failure: 'A letter could not be sent.',
      // Mail servers that put strangers off want some minutes; one that is down is back within hours. A link that waits
      // is kept for a month (`sweepLinks`).
      retryAfterMs: [
        10 * SECOND_MS,
        MINUTE_MS,
        5 * MINUTE_MS,
        15 * MINUTE_MS,
        30 * MINUTE_MS,
        HOUR_MS,
        2 * HOUR_MS,
        4 * HOUR_MS,
        8 * HOUR_MS,
      ],
      async handle({ payload, userId, deliveryId }) {
        const user = userId && (await findUserById(db, userId));
        const letter = user && (await writeLetter(deps, user.firstName, payload));
        if (letter) await sendLetter(mailer, { ...letter, id: deliveryId });
      },
    }),
    defineEventHandler({
      name: 'issue-reset-link',
      type: 'password-forgotten',
      failure: 'The letter for a forgotten password could not be made.',
      retryAfterMs: [SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS],
      // Whoever still wants it has asked again; the address, which may be nobody's here, does not stay.
      isForgotten: true,
      async handle({ payload, finishIn }) {
        const found = await findUserByEmail(db, payload.email);
        if (!found) return;
        await inUserTransaction(db, found.id, async (tx) => {
          await finishIn(tx);
          // The address may have become another's while this waited for its turn.
          if ((await findUserById(tx, found.id))?.email !== payload.email) return;
          const now = clock.now();
          const link = { userId: found.id, purpose: 'reset_password', email: found.email } as const;
          // Nobody's letter box is to be filled by others.
          if (await hasLinksEnough(tx, link.userId, link.purpose, now)) return;
          await sendLink(deps, tx, link, now);
        });
      },
    }),
  ];
}

/** The letter's words, or null when nobody needs it any more: its link was used, replaced or taken back. */
async function writeLetter(
  { db, clock, publicUrl, secret }: Deps,
  firstName: string,
  due: LetterDue,
): Promise<letters.Letter | null> {
  if ('linkId' in due) {
    // The hour in which it works begins now, however long the letter has waited.
    const renewed = await renewLink(db, due.linkId, secret, clock.now());
    if (renewed === null) return null;
    const { email, token } = renewed;
    const to = { email, firstName };
    if (due.letter === 'reset_password') {
      return letters.resetLetter(to, `${publicUrl}/reset-password?token=${token}`);
    }
    const link = `${publicUrl}/verify-email?token=${token}`;
    return due.letter === 'verify_email'
      ? letters.verificationLetter(to, link)
      : letters.emailChangeLetter(to, link);
  }
  const to = { email: due.to, firstName };
  switch (due.letter) {
    case 'email-change-asked':
      return letters.emailChangeNotice(to, due.newEmail);
    case 'email-changed':
      return letters.emailChangedNotice(to, due.newEmail);
    case 'password-changed':
      return letters.passwordChangedNotice(to, `${publicUrl}/forgot-password`);
    case 'second-step-on':
      return letters.secondStepOnNotice(to, `${publicUrl}/forgot-password`);
    case 'second-step-off':
      return letters.secondStepOffNotice(to, `${publicUrl}/forgot-password`);
    default:
      // A newer server wrote it: it is left for that one, or for an administrator.
      throw new Error(`no such letter: ${(due as { letter: string }).letter}`);
  }
}
