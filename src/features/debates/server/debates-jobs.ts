import { MINUTE_MS } from '#contract/durations.ts';
import { FOREVER } from '#contract/for-good.ts';
import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { eachDue } from '#platform/server/each-due.ts';
import type { Job } from '#platform/server/jobs.ts';
import { isOver } from '../debates.rules.ts';
import { holdDebate, updateDebate } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { findNodeRow } from './node-store.ts';
import { DEBATES } from './paths.ts';
import { weeksToClose } from './schedule-store.ts';
import { findStatementIdOfLine } from './verdict-store.ts';
import { currentDebate } from './weeks.ts';
import { findWords, updateWords, type WordsRow, wordsToTell } from './words-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** A week is closed: names are there, and those who took part are told. */
    'debate-closed': { debateId: string };
  }
}

type Deps = Pick<DebatesDeps, 'db' | 'clock' | 'events'>;

/** What debates do by the clock. Each step looks again with the week held, so that two servers do it once. */
export function debatesJobs(deps: Deps): Job[] {
  const { db, clock } = deps;
  return [
    {
      name: 'give the week its question',
      everyMs: 10 * MINUTE_MS,
      run: async () => void (await currentDebate(db, clock.now())),
    },
    {
      name: 'close debates',
      everyMs: MINUTE_MS,
      run: (stopping) => closeWhatIsOver(deps, stopping),
    },
    {
      name: 'tell of what was said in debates',
      everyMs: MINUTE_MS,
      run: (stopping) => tellOfWords(deps, stopping),
    },
  ];
}

/** Closes every week that is over, however long ago, each once. */
export async function closeWhatIsOver({ db, clock, events }: Deps, stopping: AbortSignal): Promise<void> {
  await eachDue(
    (limit) => weeksToClose(db, clock.now(), limit).execute(),
    ({ id }) =>
      inTransaction(db, async (tx) => {
        const debate = await holdDebate(tx, id);
        const now = clock.now();
        if (!debate || debate.closed_at !== null || !isOver(debate, now)) return;
        // A server may have kept the tree as of the end before what was said in the last moment was there: it is read anew.
        await updateDebate(tx, id, { closed_at: now, revision: debate.revision + 1 });
        await events.emit(tx, { type: 'debate-closed', subject: id, payload: { debateId: id } }, now);
      }),
    stopping,
  );
}

/** Tells people of what came to light, with all others of that quarter of an hour. */
export async function tellOfWords({ db, clock }: Omit<Deps, 'events'>, stopping: AbortSignal): Promise<void> {
  await eachDue(
    (limit) => wordsToTell(db, clock.now(), limit).execute(),
    ({ id, debate_id }) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        await holdDebate(tx, debate_id);
        const words = await findWords(tx, id);
        if (!words || words.tell_at === null || words.tell_at > now) return;
        // What is hidden is told of when a moderator shows it, whoever hid it and whatever was decided until then.
        const isHidden = words.hidden_because !== null;
        await updateWords(tx, id, { tell_at: isHidden ? FOREVER : null });
        if (!isHidden) await tellOf(tx, words, now);
      }),
    stopping,
  );
}

/** Nobody is named, and nobody is told of what they said themselves. */
async function tellOf(tx: Tx, words: WordsRow, now: number): Promise<void> {
  const concerned = await whomItConcerns(tx, words);
  if (concerned === undefined || concerned === words.user_id) return;
  const kind = words.kind === 'debate-claim' ? 'debate-answered' : 'debate-put-differently';
  const notice = { kind, subjectId: words.id, actorId: null, onceKey: `${kind}:${words.id}` };
  await notify(tx, [{ userId: concerned, ...notice }], now);
  await sendLive(tx, [concerned], [DEBATES], now);
}

async function whomItConcerns(tx: Tx, { id, kind }: WordsRow): Promise<string | undefined> {
  const above =
    kind === 'debate-claim' ? (await findNodeRow(tx, id))?.parent_id : await findStatementIdOfLine(tx, id);
  return above ? (await findWords(tx, above))?.user_id : undefined;
}
