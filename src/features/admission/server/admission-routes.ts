import { AppError } from '#contract/errors.ts';
import { keepAct } from '#features/operations/server/for-other-features.ts';
import {
  findInvited,
  peopleForModerators,
  requireRoleNow,
} from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import {
  createInvitation,
  type Invitation,
  listInvitations,
  listInvited,
  readInvitation,
  revokeInvitation,
} from '../admission.contract.ts';
import { canRevokeInvitation, canSeeLink } from '../admission.policy.ts';
import { INVITATION_LIMITS, invitationEnd, joinPath } from '../admission.rules.ts';
import { stateOf } from './admit.ts';
import {
  countOpen,
  createInvitationRow,
  findByToken,
  findInvitation,
  findInvitations,
  type InvitationRow,
  markRevoked,
} from './invitation-store.ts';
import { hashOfToken, tokenOfInvitation } from './invitation-token.ts';

interface AdmissionDeps {
  db: Db;
  clock: Clock;
  secret: string;
  publicUrl: string;
}

/** Invitations to this server: made by moderators, opened by anybody (docs/product.md, Invitations). */
export function admissionRoutes(endpoints: Endpoints, deps: AdmissionDeps): void {
  const { db, clock, secret } = deps;

  endpoints.handle(listInvitations, async ({ query, caller, request, reply }) => {
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findInvitations(db, wanted),
      ({ created_at, id }) => ({ at: created_at, id }),
    );
    return present(deps, db, caller, page);
  });

  endpoints.handle(createInvitation, ({ body, caller, idempotency }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      await requireRoleNow(tx, caller, createInvitation.access, now);
      return once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          if ((await countOpen(tx, caller.id, now)) >= INVITATION_LIMITS.openOfOne) throw enough();
          const id = newId(now);
          const row: InvitationRow = {
            id,
            token_hash: hashOfToken(tokenOfInvitation(id, secret)),
            maker_id: caller.id,
            note: body.note ?? null,
            uses: body.uses,
            used: 0,
            created_at: now,
            expires_at: invitationEnd(now, body.days),
            revoked_at: null,
          };
          await createInvitationRow(tx, row);
          return presentOne(deps, tx, caller, row);
        },
        async (id) => {
          const row = await findInvitation(tx, id);
          return row && presentOne(deps, tx, caller, row);
        },
      );
    }),
  );

  endpoints.handle(revokeInvitation, ({ params, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const actor = await requireRoleNow(tx, caller, revokeInvitation.access, now);
      const row = await findInvitation(tx, params.invitationId);
      if (!row) throw noSuchInvitation();
      if (!canRevokeInvitation(actor, { makerId: row.maker_id })) {
        throw new AppError('FORBIDDEN', 'Whoever made this invitation takes it back, or an administrator.');
      }
      if ((await markRevoked(tx, row.id, now)) && row.maker_id !== caller.id) {
        const act = {
          actorId: caller.id,
          kind: 'invitation-revoked',
          personId: row.maker_id,
          detail: null,
        } as const;
        await keepAct(tx, act, now);
      }
      return presentOne(deps, tx, actor, (await findInvitation(tx, row.id))!);
    }),
  );

  endpoints.handle(listInvited, async ({ params, query, request, reply }) => {
    const { invitationId } = params;
    if (!(await findInvitation(db, invitationId))) throw noSuchInvitation();
    const page = await pageOf(
      { request, reply, query },
      (wanted) => findInvited(db, { invitationId, ...wanted }),
      ({ cameAt, id }) => ({ at: cameAt, id }),
    );
    const people = await peopleForModerators(
      db,
      page.map(({ id }) => id),
    );
    return page.flatMap(({ id, cameAt }) => {
      const person = people.get(id);
      return person ? [{ id, name: person.name, cameAt }] : [];
    });
  });

  endpoints.handle(readInvitation, async ({ params }) => {
    const now = clock.now();
    const row = await findByToken(db, hashOfToken(params.token), now);
    if (!row) throw noSuchInvitation();
    const state = row.makerStands ? stateOf(row, now) : 'revoked';
    if (state !== 'open') return { inviterName: null, state };
    const maker = (await peopleForModerators(db, [row.maker_id])).get(row.maker_id);
    return { inviterName: maker?.name ?? null, state };
  });
}

async function presentOne(deps: AdmissionDeps, db: DbOrTx, caller: Caller, row: InvitationRow) {
  const [presented] = await present(deps, db, caller, [row]);
  return presented!;
}

async function present(
  { clock, secret, publicUrl }: AdmissionDeps,
  db: DbOrTx,
  caller: Caller,
  rows: readonly InvitationRow[],
): Promise<Invitation[]> {
  const now = clock.now();
  const makers = await peopleForModerators(db, [...new Set(rows.map(({ maker_id }) => maker_id))]);
  return rows.map((row) => {
    const whose = { makerId: row.maker_id };
    const state = stateOf(row, now);
    const token = tokenOfInvitation(row.id, secret);
    // Made with another secret than the server has today, it still lets in whoever has it, and cannot be made once more.
    const isKnown = hashOfToken(token) === row.token_hash;
    return {
      id: row.id,
      maker: { id: row.maker_id, name: makers.get(row.maker_id)?.name ?? '' },
      note: row.note,
      state,
      uses: row.uses,
      used: row.used,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      link: isKnown && canSeeLink(caller, whose) ? `${publicUrl}${joinPath(token)}` : null,
      canRevoke: state === 'open' && canRevokeInvitation(caller, whose),
    };
  });
}

function noSuchInvitation(): AppError {
  return new AppError('NOT_FOUND', 'There is no such invitation.');
}

function enough(): AppError {
  return new AppError(
    'INVITATIONS_ENOUGH',
    `You have ${INVITATION_LIMITS.openOfOne} open invitations. Take back one that you no longer need.`,
  );
}
