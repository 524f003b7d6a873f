import { AppError } from '#contract/errors.ts';
import { requireFeedOwner } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { feedTokenOf } from '#platform/server/feed-token.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { sendCalendar } from '#platform/server/http/send-calendar.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import {
  getCalendarFeed,
  getGatheringIcs,
  getMyCalendar,
  renewMyCalendar,
  updateMyCalendar,
} from '../calendar.contract.ts';
import { feedOf, toEntries } from './calendar-entries.ts';
import { calendarFile } from './calendar-file.ts';
import { countUpSerial, findCalendar, saveLetters } from './calendar-store.ts';
import { readerOf } from './gathering-reader.ts';
import { findSeen } from './present-gatherings.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'secret' | 'publicUrl'>;

const PURPOSE = 'calendar feed';

/** Gatherings for calendar programs: one as a file, and all of somebody's by a secret address. */
export function calendarRoutes(endpoints: Endpoints, { db, clock, secret, publicUrl }: Deps): void {
  const feeds = { db, secret, purpose: PURPOSE, serialOf } as const;

  endpoints.handle(getGatheringIcs, async ({ caller, params, reply }) => {
    const reader = await readerOf(db, caller, clock.now());
    const row = await findSeen(db, reader, params);
    if (!row) throw new AppError('NOT_FOUND', 'This event is not here any more.');
    reply.header('content-disposition', 'attachment; filename="event.ics"');
    await sendCalendar(reply, await calendarFile(await toEntries(db, reader, [row]), publicUrl, reader.now));
  });

  endpoints.handle(getMyCalendar, ({ caller }) => present(db, caller.id, secret));

  endpoints.handle(updateMyCalendar, async ({ caller, body }) => {
    await saveLetters(db, caller.id, body.areLettersOn ? null : clock.now());
    return present(db, caller.id, secret);
  });

  endpoints.handle(renewMyCalendar, async ({ caller }) => {
    await countUpSerial(db, caller.id);
    return present(db, caller.id, secret);
  });

  endpoints.handle(getCalendarFeed, async ({ params, reply }) => {
    const now = clock.now();
    const owner = await requireFeedOwner(params.token, feeds, now);
    const entries = await feedOf(db, await readerOf(db, owner, now));
    await sendCalendar(reply, await calendarFile(entries, publicUrl, now));
  });
}

async function serialOf(db: DbOrTx, userId: string): Promise<number> {
  return (await findCalendar(db, userId)).serial;
}

async function present(db: DbOrTx, userId: string, secret: string) {
  const { serial, areLettersOn } = await findCalendar(db, userId);
  const token = feedTokenOf(PURPOSE, { userId, serial }, secret);
  return { path: getCalendarFeed.path.replace(':token', token), areLettersOn };
}
