import type { Kysely } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { awardXP, paidToday } from '#features/progress/server/for-other-features.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler } from '#platform/server/events/events.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import { newId } from '#platform/server/ids.ts';
import * as contract from './throwaway.contract.ts';
import { throwawayScreens } from './throwaway.screens.ts';

declare module '#platform/server/db/database.ts' {
  interface Database {
    throwaway_note: { id: string; user_id: string; text: string; noticed: number };
  }
}

declare module '#platform/server/events/events.ts' {
  interface Events {
    'note-created': { noteId: string };
  }
}

const ERRORS = { THROWAWAY_FULL: 409 } as const;
type Errors = typeof ERRORS;
declare module '#contract/errors.ts' {
  interface ErrorCodes extends Errors {}
}

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    throwaway_note: true;
  }
}

/** Everything that a feature can be on the server, as small as can be; it is added by one line in a test. */
export const throwawayFeature: ServerFeature = {
  name: 'throwaway',
  contracts: [contract],
  errors: ERRORS,
  screens: throwawayScreens,
  xpReasons: ['throwaway_note'],
  migrations: {
    '999-throwaway': {
      async up(db: Kysely<never>) {
        await db.schema
          .createTable('throwaway_note')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
          .addColumn('text', 'text', (c) => c.notNull())
          .addColumn('noticed', 'integer', (c) => c.notNull())
          .execute();
      },
    },
  },
  routes({ endpoints }, { db, clock, events }) {
    const notesOf = (userId: string) =>
      db.selectFrom('throwaway_note').select(['id', 'text']).where('user_id', '=', userId).execute();

    endpoints.handle(contract.listNotes, ({ caller }) => notesOf(caller.id));
    endpoints.handle(contract.createNote, async ({ body, caller }) => {
      if ((await notesOf(caller.id)).length > 0) throw new AppError('THROWAWAY_FULL', 'One is enough.');
      const now = clock.now();
      const note = { id: newId(now), text: body.text };
      await inUserTransaction(db, caller.id, async (tx) => {
        await tx
          .insertInto('throwaway_note')
          .values({ ...note, user_id: caller.id, noticed: 0 })
          .execute();
        const { day } = await paidToday(tx, caller, 'throwaway_note', now);
        const award = { userId: caller.id, reason: 'throwaway_note', sourceId: note.id } as const;
        await awardXP(tx, { ...award, amount: 7, now, day });
        const told = { subject: note.id, userId: caller.id, payload: { noteId: note.id } };
        await events.emit(tx, { type: 'note-created', ...told }, now);
      });
      return note;
    });
  },
  events: ({ db }) => [
    defineEventHandler({
      name: 'notice-note',
      type: 'note-created',
      failure: 'A note was not noticed.',
      retryAfterMs: [],
      handle: ({ payload, finishIn }) =>
        inTransaction(db, async (tx) => {
          await finishIn(tx);
          await tx
            .updateTable('throwaway_note')
            .set((eb) => ({ noticed: eb('noticed', '+', 1) }))
            .where('id', '=', payload.noteId)
            .execute();
        }),
    }),
  ],
  personalData: () => [
    {
      section: 'throwawayNotes',
      tables: ['throwaway_note'],
      async *exportOf(db, userId) {
        yield await db.selectFrom('throwaway_note').select('text').where('user_id', '=', userId).execute();
      },
    },
  ],
};
