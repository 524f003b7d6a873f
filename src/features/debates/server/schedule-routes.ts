import { requireRoleNow } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { requireSeen } from '#platform/server/http/require-seen.ts';
import {
  listQuestions,
  listSchedule,
  pickQuestion,
  scheduleQuestion,
  unscheduleQuestion,
  writeClosingWords,
} from '../schedule.contract.ts';
import { readCatalogue } from './catalogue.ts';
import { findDebateById, updateDebate } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { holdWeek, readerAfter } from './hold-open.ts';
import { planFromCatalogue, planQuestion, readPlans, unplanQuestion } from './plan-weeks.ts';
import { readDebate } from './present-debate.ts';
import { requireDebate } from './weeks.ts';

/** What moderators do for a week: its question, and the words at its close (docs/product.md, Debates). */
export function scheduleRoutes(endpoints: Endpoints, deps: DebatesDeps): void {
  const { db, clock } = deps;
  endpoints.handle(listSchedule, () => readPlans(db, clock.now()));
  endpoints.handle(listQuestions, ({ query }) => readCatalogue(db, query.search ?? ''));
  endpoints.handle(pickQuestion, ({ params, body, caller }) =>
    planFromCatalogue(deps, caller, params.week, body.slug),
  );
  endpoints.handle(scheduleQuestion, ({ params, body, caller }) =>
    planQuestion(deps, caller, params.week, body),
  );
  endpoints.handle(unscheduleQuestion, ({ params, caller }) => unplanQuestion(deps, caller, params.week));

  endpoints.handle(writeClosingWords, async ({ params, body, caller }) => {
    const { id } = await requireDebate(db, params.week, clock.now());
    await inUserTransaction(db, caller.id, async (tx) => {
      await requireRoleNow(tx, caller, writeClosingWords.access, clock.now());
      const { debate } = await holdWeek(tx, deps, caller, id);
      const { text, basedOn } = body;
      requireSeen(
        { text: debate.closing_words ?? '' },
        { text },
        basedOn === undefined ? {} : { text: basedOn },
      );
      await updateDebate(tx, id, { closing_words: text, closing_by: caller.id });
    });
    return readDebate(db, await readerAfter(db, deps, caller), (await findDebateById(db, id))!);
  });
}
