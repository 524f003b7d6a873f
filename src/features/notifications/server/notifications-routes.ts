import { AppError } from '#contract/errors.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import {
  getUnread,
  listNotifications,
  markAllRead,
  markRead,
  type Notification,
} from '../notifications.contract.ts';
import { canRead } from '../notifications.policy.ts';
import {
  countUnread,
  findCreatedAt,
  findNewest,
  type NotificationRow,
  notHiddenForNow,
  putAside,
  readUpTo,
  updateRead,
} from './notification-store.ts';
import { wordsOf } from './present-notifications.ts';
import { sendLive } from './send-live.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'background' | 'notificationKinds'>;

/** What a person is told (docs/product.md, Notifications). Every query is limited to the caller. */
export function notificationsRoutes(endpoints: Endpoints, deps: Deps): void {
  const { db, clock } = deps;

  endpoints.handle(listNotifications, async ({ query, caller, request, reply }) => {
    const rows = await pageOf(
      { request, reply, query },
      (wanted) => findNewest(db, { userId: caller.id, ...wanted }),
      ({ created_at, id }) => ({ at: created_at, id }),
    );
    return present(deps, caller.id, rows);
  });

  endpoints.handle(getUnread, async ({ caller }) => ({
    unread: await countUnread(db, caller.id, clock.now()),
  }));

  endpoints.handle(markRead, ({ params, caller }) =>
    inTransaction(db, async (tx) => {
      const found = await findCreatedAt(tx, caller.id, params.notificationId);
      if (!found || !canRead(caller, found)) throw noSuchNotification();
      const now = clock.now();
      if (await updateRead(tx, caller.id, params.notificationId, now)) {
        await sendLive(tx, [caller.id], ['/api/notifications'], now);
      }
      return { unread: await countUnread(tx, caller.id, now) };
    }),
  );

  endpoints.handle(markAllRead, ({ body, caller }) =>
    inTransaction(db, async (tx) => {
      const found = await findCreatedAt(tx, caller.id, body.upTo);
      if (!found || !canRead(caller, found)) throw noSuchNotification();
      const now = clock.now();
      const upTo = { at: found.created_at, id: body.upTo };
      const { numUpdatedRows } = await readUpTo(tx, caller.id, upTo, now).executeTakeFirst();
      if (numUpdatedRows > 0n) await sendLive(tx, [caller.id], ['/api/notifications'], now);
      return { unread: await countUnread(tx, caller.id, now) };
    }),
  );
}

async function present(
  { db, clock, background, notificationKinds }: Deps,
  readerId: string,
  rows: readonly NotificationRow[],
): Promise<Notification[]> {
  const now = clock.now();
  const { words, gone: unsaid } = await wordsOf(db, notificationKinds, readerId, rows);
  // What a block or a ban hides comes back when that is undone.
  const gone = unsaid.length === 0 ? [] : await notHiddenForNow(db, { userId: readerId, ids: unsaid, now });
  if (gone.length > 0) {
    // They would be counted at the bell for ever. Nobody waits for it, and a database that only reads still answers.
    background.run('put notifications aside', () =>
      inTransaction(db, async (tx) => {
        await putAside(tx, readerId, gone, clock.now());
        await sendLive(tx, [readerId], ['/api/notifications/unread'], clock.now());
      }),
    );
  }
  const faces = [...words.values()].flatMap(({ personId }) => personId ?? []);
  const people = await publicPeople(db, readerId, faces, now);
  return rows.flatMap((row) => {
    const said = words.get(row.id);
    if (!said) return [];
    return {
      id: row.id,
      kind: row.kind,
      subjectId: row.subject_id,
      data: JSON.parse(row.data) as Notification['data'],
      title: said.title,
      emphasis: said.emphasis ?? null,
      text: said.text,
      textIs: said.textIs ?? 'note',
      href: said.href,
      person: (said.personId !== null && people.get(said.personId)) || null,
      createdAt: row.created_at,
      readAt: row.read_at,
    };
  });
}

function noSuchNotification(): AppError {
  return new AppError('NOT_FOUND', 'This notification does not exist, or it is not yours.');
}
