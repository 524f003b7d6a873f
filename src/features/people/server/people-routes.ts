import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { answerAge, getCurrentUser, updateHowShown } from '../people.contract.ts';
import { canAnswerAge } from '../people.policy.ts';
import { changeHowShown } from './change-how-shown.ts';
import { ageAnswerOf, updatePersonToOthers } from './person-to-others-store.ts';
import { readUser } from './present-user.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /**
     * Somebody says that they are under 16, or an administrator does: what they shared with everyone or a circle is taken back. Before they
     * are asked they write to nobody, but come to an event of everyone, by a tap.
     */
    'found-under-16': { userId: string };
  }
}

/** Who somebody is, to themselves and to others (docs/product.md, Accounts; docs/product.md, People). */
export function peopleRoutes(
  endpoints: Endpoints,
  { db, clock, events }: { db: Db; clock: Clock; events: EventSender },
): void {
  endpoints.handle(getCurrentUser, ({ caller }) => readUser(db, caller.id, clock.now()));

  endpoints.handle(updateHowShown, async ({ body, caller }) => {
    await changeHowShown({ db, events }, caller, body, clock.now());
    return readUser(db, caller.id, clock.now());
  });

  endpoints.handle(answerAge, async ({ body: { answer }, caller }) => {
    await inUserTransaction(db, caller.id, async (tx) => {
      const before = await ageAnswerOf(tx, caller.id);
      if (!canAnswerAge(before, answer)) {
        throw new AppError(
          'AGE_TOLD_BEFORE',
          'You have answered this before. If it was a mistake, an administrator can correct it.',
        );
      }
      if (before === answer) return;
      const { id: userId } = caller;
      const now = clock.now();
      await updatePersonToOthers(tx, userId, { age_answer: answer, age_answered_at: now });
      if (answer !== 'under-16') return;
      await events.emit(tx, { type: 'found-under-16', subject: userId, userId, payload: { userId } }, now);
    });
    return readUser(db, caller.id, clock.now());
  });
}
