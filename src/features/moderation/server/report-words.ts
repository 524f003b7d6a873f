import { AppError } from '#contract/errors.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { madeBefore, once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { signatureOf } from '#platform/server/signed-text.ts';
import type { Words } from '#platform/server/words-kind.ts';
import { canReport } from '../moderation.policy.ts';
import type { ReportReason } from '../moderation.rules.ts';
import { type CountedReport, holdsByReports } from '../queue.rules.ts';
import { findInForce } from './action-store.ts';
import { updateCase, wasFoundFine } from './case-store.ts';
import { settleWords } from './hidden-words.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';
import { openCase, placeOf, writeHold } from './open-case.ts';
import { createReport, findReportBy, findReportById, findReporters, reportAgain } from './report-store.ts';
import { tellLater } from './tell-author.ts';
import { tellModerators } from './tell-moderators.ts';
import { hashOfWords } from './words-hash.ts';

interface WantedReport {
  caller: { id: string };
  kind: string;
  wordsId: string;
  reason: ReportReason;
  comment: string;
  /** From where the report comes. */
  address: string;
  idempotency: { key: string; requestHash: string } | null;
}

/**
 * Brings words before moderators. Enough reports of people who have nothing to do with one another hide them at once.
 * @throws AppError NOT_FOUND for what the caller cannot read, OWN_WORDS, ALREADY_REPORTED
 */
export function reportWords(deps: ModerationDeps, wanted: WantedReport): Promise<{ id: string }> {
  const { db, clock } = deps;
  const { caller, idempotency } = wanted;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // Whoever reported words that are hidden since, maybe for that, is told once more that it has arrived.
    const request = { userId: caller.id, idempotency, now };
    const before = await madeBefore(tx, request, (id) => findReportById(tx, id));
    if (before) return before;
    const { authorId } = await readableWords(deps, tx, wanted);
    await holdPeople(tx, [caller.id, authorId]);
    return once(
      tx,
      request,
      async () => {
        // As they are now that nobody else changes what is theirs.
        const words = await readableWords(deps, tx, wanted);
        const reported = { kind: wanted.kind, wordsId: wanted.wordsId, hash: hashOfWords(words) };
        const earlier = await findReportBy(tx, caller.id, reported);
        // Where the case was closed while nobody could read these words, the report was for nothing.
        if (earlier && (earlier.closed_at === null || earlier.closed_hash === reported.hash)) {
          throw new AppError(
            'ALREADY_REPORTED',
            'You have reported this already. Thank you: moderators read it.',
          );
        }
        const one = await openCase(
          tx,
          { kind: wanted.kind, wordsId: wanted.wordsId, authorId: words.authorId },
          now,
        );
        const report = {
          case_id: one.id,
          kind: wanted.kind,
          words_id: wanted.wordsId,
          words_hash: reported.hash,
          reporter_id: caller.id,
          network: householdOf(wanted.address, deps.secret),
          reason: wanted.reason,
          comment: wanted.comment.trim(),
          reported_at: now,
        };
        const id = earlier?.id ?? newId(now);
        if (earlier) await reportAgain(tx, id, report);
        else await createReport(tx, { id, ...report });
        const reports = await findReporters(tx, one.id, now);
        const isHeldAnew =
          one.held_at === null && (await isHeldNow(tx, reported, one.danger_at !== null, reports, now));
        const held = await findInForce(tx, wanted, ['hold']);
        const isHeld = isHeldAnew || held.length > 0;
        await updateCase(tx, one.id, {
          reports: one.reports + 1,
          ...placeOf({
            isDanger: one.danger_at !== null || reports.some(({ isDanger }) => isDanger),
            isAppeal: false,
            isHeldByReports: isHeld,
            isHeldByList: false,
            reports: one.reports + 1,
            openedAt: one.opened_at,
          }),
        });
        if (isHeldAnew) {
          const hold = await writeHold(tx, one, 'reports', now);
          await settleWords(tx, deps.words, { ...wanted, authorId: words.authorId }, now);
          await tellLater(deps.events, tx, hold, { now, at: now });
        }
        await tellModerators(tx, one, now);
        return { id };
      },
      (id) => findReportById(tx, id),
    );
  });
}

async function isHeldNow(
  db: DbOrTx,
  words: { kind: string; wordsId: string; hash: string },
  isDangerFound: boolean,
  reports: readonly CountedReport[],
  now: number,
): Promise<boolean> {
  const facts = { isDangerFound, wasFoundFine: false, now };
  if (!holdsByReports(reports, facts)) return false;
  return holdsByReports(reports, {
    ...facts,
    wasFoundFine: await wasFoundFine(db, words),
  });
}

/** @throws AppError NOT_FOUND for what is not there for the caller, OWN_WORDS */
async function readableWords(
  { words }: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  { caller, kind, wordsId }: Pick<WantedReport, 'caller' | 'kind' | 'wordsId'>,
): Promise<Words> {
  const found = await words.get(kind)?.find(db, wordsId);
  if (found?.authorId === caller.id) {
    throw new AppError('OWN_WORDS', 'This is your own. You can change it or delete it.');
  }
  const canRead = found !== undefined && (await words.get(kind)!.canRead(db, wordsId, caller.id));
  if (!found || !canReport(caller, found, { canRead })) {
    throw new AppError('NOT_FOUND', 'This is not here any more.');
  }
  return found;
}

/** One value for all who share a household's address; nobody reads the address in it. */
function householdOf(address: string, secret: string): string {
  return signatureOf('household', networkOf(address), secret).slice(0, 22);
}
