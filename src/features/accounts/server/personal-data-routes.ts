import { HOUR_MS } from '#contract/durations.ts';
import { deleteUser, requireUser } from '#features/people/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { mayPass } from '#platform/server/db/database-errors.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { eraseAll } from '#platform/server/personal-data.ts';
import { deleteAccount, exportMine } from '../settings.contract.ts';
import { passwordHashOf } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { asStream, exportedText } from './exported-text.ts';
import { causedBy, logSecurityEvent, noteSecurityEvent } from './security-events.ts';
import { sessionCookie } from './session-cookie.ts';
import { requireSession } from './session-store.ts';
import { forgetFailures } from './sign-in-guard.ts';

/** Who reads slowly but steadily may take as long as who sends a large file. */
const EXPORT_WITHIN_MS = HOUR_MS;

/** 'Export my data' and 'Delete my account'. */
export function personalDataRoutes(endpoints: Endpoints, deps: AccountsDeps): void {
  const { db, clock, events, publicUrl, personalData, words } = deps;

  endpoints.handle(exportMine, async ({ caller, request, reply }) => {
    const now = clock.now();
    const date = new Date(now).toISOString();
    const event = { kind: 'data-exported', userId: caller.id, cause: causedBy(request) } as const;
    try {
      await inUserTransaction(db, caller.id, (tx) => noteSecurityEvent(tx, event, now));
    } catch (error) {
      // A database that cannot be written to right now may still be read from; people may want their words then most.
      if (!mayPass(error)) throw error;
      logSecurityEvent(event.kind, event.userId, event.cause);
    }
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="lampstand-${date.slice(0, 10)}.json"`)
      .send(
        asStream(exportedText(db, caller.id, { sections: personalData, date, publicUrl }), EXPORT_WITHIN_MS),
      );
    // A client that reads nothing holds a page of records, a connection, and no more; for so long.
    request.raw.setTimeout(request.server.bodyStallMs);
  });

  endpoints.handle(deleteAccount, async ({ body, caller, request, reply }) => {
    await refuseWithoutWord(db, caller.id, body.confirmation);
    await confirmIdentity(deps, caller, {
      password: body.password,
      field: 'password',
      request,
    });
    await inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      await requireSession(tx, caller);
      await eraseAll(tx, caller.id, { personalData, events, words, now });
      const { email } = await requireUser(tx, caller.id);
      await forgetFailures(tx, email);
      await events.forget(tx, 'password-forgotten', email);
      const event = { kind: 'account-deleted', userId: caller.id, cause: causedBy(request) } as const;
      await noteSecurityEvent(tx, event, now);
      // Everything that belongs to the user has a foreign key to this row and falls with it.
      await deleteUser(tx, caller.id);
    });
    reply.header('set-cookie', sessionCookie(publicUrl, ''));
  });
}

/** Without a password to type, the word guards against a wrong click. */
async function refuseWithoutWord(db: Db, userId: string, confirmation: string | undefined): Promise<void> {
  if (confirmation === 'DELETE' || (await passwordHashOf(db, userId)) !== null) return;
  throw invalidField('confirmation', 'Please type DELETE to delete your account.');
}
