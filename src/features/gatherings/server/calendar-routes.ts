import type { FastifyReply } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
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
import { feedAddressOf, feedTokenOf } from './feed-token.ts';
import { readerOf } from './gathering-reader.ts';
import { findSeen } from './present-gatherings.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'secret' | 'publicUrl'>;

/** Gatherings for calendar programs: one as a file, and all of somebody's by a secret address. */
export function calendarRoutes(endpoints: Endpoints, { db, clock, secret, publicUrl }: Deps): void {
  endpoints.handle(getGatheringIcs, async ({ caller, params, reply }) => {
    const reader = await readerOf(db, caller, clock.now());
    const row = await findSeen(db, reader, params);
    if (!row) throw new AppError('NOT_FOUND', 'This event is not here any more.');
    reply.header('content-disposition', 'attachment; filename="event.ics"');
    await send(reply, await calendarFile(await toEntries(db, reader, [row]), publicUrl, reader.now));
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
    const address = feedAddressOf(params.token, secret);
    const owner = address && (await findUserById(db, address.userId));
    const lives = owner && (await findCalendar(db, owner.id)).serial === address.serial;
    if (!lives || isBanned(owner, now)) {
      throw new AppError('NOT_FOUND', 'This calendar is not here any more.');
    }
    const entries = await feedOf(db, await readerOf(db, owner, now));
    await send(reply, await calendarFile(entries, publicUrl, now));
  });
}

/** Each request reads anew: what was cancelled or renewed is so at once. */
async function send(reply: FastifyReply, file: string): Promise<void> {
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .send(file);
}

async function present(db: DbOrTx, userId: string, secret: string) {
  const { serial, areLettersOn } = await findCalendar(db, userId);
  const token = feedTokenOf({ userId, serial }, secret);
  return { path: getCalendarFeed.path.replace(':token', token), areLettersOn };
}
