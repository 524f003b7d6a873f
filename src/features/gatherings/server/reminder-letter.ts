import { MINUTE_MS } from '#contract/durations.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { sendLetter } from '#platform/server/events/send-letter.ts';
import { endTokenOf, waysToEnd } from '#platform/server/letter-end.ts';
import type { Mail } from '#platform/server/mail.ts';
import { stopGatheringLetters } from '../letters.contract.ts';
import { isReminderTimely, type Reminder, reminderLetterText } from '../reminder-letter.rules.ts';
import { findAnswer } from './answer-store.ts';
import { pathOf } from './calendar-file.ts';
import { findCalendar } from './calendar-store.ts';
import { readerOf } from './gathering-reader.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { findTaken } from './line-store.ts';
import { findOccurrences } from './occurrence-store.ts';
import { passageOf } from './present-gathering.ts';
import { saidOf } from './present-gatherings.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody is to be reminded by letter; `startsAt`, UTC epoch milliseconds: of another time it says nothing. */
    'gathering-letter-due': { occurrenceId: string; startsAt: number; reminder: Reminder };
  }
}

type Deps = Pick<GatheringsDeps, 'db' | 'clock' | 'mailer' | 'publicUrl' | 'secret'>;

/** Writes the letters before what people come to. */
export function reminderEvents(deps: Deps): EventHandler[] {
  return [
    defineEventHandler({
      name: 'send-gathering-letter',
      type: 'gathering-letter-due',
      failure: 'A letter before an event could not be sent.',
      retryAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
      // After it has begun nobody needs it.
      isForgotten: true,
      async handle({ payload, userId, deliveryId }) {
        const letter = userId === undefined ? null : await writeLetter(deps, userId, payload);
        if (letter) await sendLetter(deps.mailer, { ...letter, id: deliveryId });
      },
    }),
  ];
}

/** Null when it is wanted no more: cancelled, moved, answered otherwise, or switched off since. */
async function writeLetter(
  { db, clock, publicUrl, secret }: Deps,
  userId: string,
  { occurrenceId, startsAt, reminder }: { occurrenceId: string; startsAt: number; reminder: Reminder },
): Promise<Omit<Mail, 'id'> | null> {
  const now = clock.now();
  const user = await findUserById(db, userId);
  if (!user?.emailVerified || isBanned(user, now)) return null;
  if (!(await findCalendar(db, userId)).areLettersOn) return null;
  const [row] = await findOccurrences(db, [occurrenceId]);
  if (!row || row.starts_at !== startsAt || row.cancelled_at !== null || row.hidden_because !== null)
    return null;
  if (!isReminderTimely(reminder, startsAt, now)) return null;
  const answer = (await findAnswer(db, occurrenceId, userId))?.answer;
  const reader = await readerOf(db, user, now);
  if ((answer !== 'going' && answer !== 'maybe') || !reader.audiences.includes(row.audience)) return null;
  const { title, place, link } = saidOf(row);
  const brings = (await findTaken(db, userId, [occurrenceId])).map(({ text }) => text);
  const end = waysToEnd(endTokenOf('event letters end', userId, secret), {
    publicUrl,
    page: '/letters/events/stop',
    call: stopGatheringLetters.path,
  });
  return {
    to: user.email,
    ...reminderLetterText({
      reminder,
      now,
      startsAt,
      timezone: row.timezone,
      readerZone: user.timezone ?? row.timezone,
      firstName: user.firstName,
      title,
      place,
      link,
      passage: (await passageOf(db, row))?.reference ?? null,
      brings,
      url: `${publicUrl}${pathOf({ gatheringId: row.gathering_id, start: row.start })}`,
      stopUrl: end.url,
    }),
    headers: end.headers,
  };
}
