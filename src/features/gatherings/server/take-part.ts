import { AppError } from '#contract/errors.ts';
import { tellsOfDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { canReadLine, canRemoveLine, isClosed } from '../gatherings.policy.ts';
import { GATHERING_LIMITS, type GatheringAnswer } from '../gatherings.rules.ts';
import type { Gathering, WrittenGathering } from '../gatherings-fields.ts';
import { findAnswer, fullAmong, makeOwn, saveAnswer } from './answer-store.ts';
import { type GatheringReader, readerOf, standingTo } from './gathering-reader.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import {
  createLines,
  deleteLine,
  findLine,
  findLines,
  judgedLineOf,
  type LineRow,
  updateLine,
} from './line-store.ts';
import { holdOccurrence, type ShownOccurrence } from './occurrence-store.ts';
import { readGathering } from './present-gathering.ts';
import { findSeen, judgedOf } from './present-gatherings.ts';
import { gatheringClosed, noSuchGathering, notedAsCome } from './refusals.ts';
import { isWaiting, movingUp } from './seats.ts';
import { showChange } from './show-change.ts';
import { bringNothing, tellOfFree, tellOfRemoved } from './tell-of-lines.ts';

export interface Named {
  gatheringId: string;
  start: string;
}

/** Somebody's answer. Who cannot come gives back what they wanted to bring. */
export function answer(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  given: GatheringAnswer,
): Promise<Gathering> {
  return takingPart(deps, caller, named, async (tx, reader, row) => {
    await movingUp(tx, row, reader.now, () => keepAnswer(tx, reader, row, given));
  });
}

async function keepAnswer(
  tx: Tx,
  { id: userId, now }: GatheringReader,
  occurrence: ShownOccurrence,
  given: GatheringAnswer,
): Promise<void> {
  const { id: occurrenceId } = occurrence;
  const answered = await findAnswer(tx, occurrenceId, userId);
  const before = answered?.answer ?? 'cant';
  if (given === 'cant' && answered && answered.came_at !== null) throw notedAsCome();
  if (given === 'cant') await bringNothing(tx, occurrence, userId, now);
  if (given !== 'cant' && before === 'cant') {
    if ((await fullAmong(tx, [occurrenceId])).has(occurrenceId)) {
      throw new AppError(
        'GATHERING_LIMIT',
        `${GATHERING_LIMITS.answers} people have answered. There is no room for more.`,
      );
    }
  }
  if (given !== before || given === 'cant')
    await saveAnswer(tx, { occurrenceId, userId, answer: given, now });
  else if (answered?.of_series === 1) await makeOwn(tx, occurrenceId, userId);
}

/** One more thing to bring. */
export async function addLine(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  { text, isMine }: { text: string; isMine: boolean },
  idempotency: { key: string; requestHash: string } | null,
): Promise<WrittenGathering> {
  const gathering = await changing(deps, caller, named, async (tx, reader, row) => {
    await once(
      tx,
      { userId: caller.id, idempotency, now: reader.now },
      async () => {
        // Not of what was added before, by a request whose answer was lost.
        requireOpen(reader, row);
        if ((await findLines(tx, row.id)).length >= GATHERING_LIMITS.lines) {
          throw new AppError('GATHERING_LIMIT', `There are ${GATHERING_LIMITS.lines} lines already.`);
        }
        const id = newId(reader.now);
        const words = { caller, kind: 'gathering-line', wordsId: id, texts: [text], deps } as const;
        const { isHeld } = await admitWords(
          tx,
          { ...words, shape: row.group_id ? 'in-group' : 'reply' },
          reader.now,
        );
        await createLines(tx, [
          {
            id,
            occurrence_id: row.id,
            user_id: caller.id,
            taken_by: isMine ? caller.id : null,
            text,
            hidden_because: isHeld ? 'held' : null,
            created_at: reader.now,
          },
        ]);
        if (isMine) await comeWith(tx, reader, row);
        return { id };
      },
      (id) => findLine(tx, id),
    );
  });
  return { ...gathering, needsHelp: tellsOfDanger([text]) };
}

/** Takes a line, or gives it back. */
export function takeLine(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  { lineId, isMine }: { lineId: string; isMine: boolean },
): Promise<Gathering> {
  return takingPart(deps, caller, named, async (tx, reader, row) => {
    const line = await lineOf(tx, reader, row, lineId);
    if (!isMine && line.taken_by !== caller.id) return;
    if (isMine && line.taken_by !== null && line.taken_by !== caller.id) {
      throw new AppError('LINE_TAKEN', 'Somebody else brings this already. Thank you for the thought.');
    }
    await updateLine(tx, lineId, { taken_by: isMine ? caller.id : null });
    if (isMine) await comeWith(tx, reader, row);
    else await tellOfFree(tx, row, { lineIds: [lineId], userId: caller.id, now: reader.now });
  });
}

/** Whoever brings something comes, unless they said that they may. @throws AppError GATHERING_LIMIT where they wait for a seat, or would */
async function comeWith(tx: Tx, reader: GatheringReader, row: ShownOccurrence): Promise<void> {
  const answered = await findAnswer(tx, row.id, reader.id);
  if ((answered?.answer ?? 'cant') === 'cant') await keepAnswer(tx, reader, row, 'going');
  // Others count on it: whatever is said of the whole series later, it stays.
  else if (answered?.of_series === 1) await makeOwn(tx, row.id, reader.id);
  if (await isWaiting(tx, row.id, reader.id)) {
    throw new AppError(
      'GATHERING_LIMIT',
      'Every seat is taken. Whoever has one can bring something; with ‘Going’ you wait for one.',
    );
  }
}

/** Removes a line of what is brought (`canRemoveLine`). @throws AppError NOT_FOUND where there is none */
export function removeLine(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  lineId: string,
): Promise<Gathering> {
  return takingPart(deps, caller, named, async (tx, reader, row) => {
    const line = await lineOf(tx, reader, row, lineId);
    const person = { id: caller.id, standing: standingTo(reader, row.audience) };
    if (!canRemoveLine(person, { addedBy: line.user_id, takenBy: line.taken_by })) throw noSuchLine();
    await deleteLine(tx, lineId);
    await tellOfRemoved(tx, line, { by: caller.id, now: reader.now });
  });
}

async function lineOf(
  tx: Tx,
  reader: GatheringReader,
  row: ShownOccurrence,
  lineId: string,
): Promise<LineRow> {
  const line = await findLine(tx, lineId);
  if (!line || line.occurrence_id !== row.id) throw noSuchLine();
  const people = await publicPeople(tx, reader.id, [line.user_id], reader.now);
  if (!canReadLine(reader.id, judgedLineOf(line, row, people))) throw noSuchLine();
  return line;
}

function noSuchLine(): AppError {
  return new AppError('NOT_FOUND', 'This line is not here any more, or it is not yours.');
}

/** As `changing`, for what is not done any more once the occurrence is over or cancelled. @throws AppError GATHERING_CLOSED */
function takingPart(...[deps, caller, named, work]: Parameters<typeof changing>): Promise<Gathering> {
  return changing(deps, caller, named, async (tx, reader, row) => {
    requireOpen(reader, row);
    await work(tx, reader, row);
  });
}

function requireOpen(reader: GatheringReader, row: ShownOccurrence): void {
  if (isClosed(judgedOf(reader, row), reader.now)) throw gatheringClosed();
}

/** Holds the caller and the occurrence, does the work and reads what came of it. @throws AppError NOT_FOUND where they may not see it */
async function changing(
  deps: GatheringsDeps,
  caller: Caller,
  named: Named,
  work: (tx: Tx, reader: GatheringReader, row: ShownOccurrence) => Promise<void>,
): Promise<Gathering> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reader = await readerOf(tx, caller, now);
    const row = await holdSeen(tx, reader, named);
    await work(tx, reader, row);
    await showChange(tx, [row], now, caller.id);
    return (await readGathering(tx, reader, nameOf(row)))!;
  });
}

/** How an occurrence is called now, whatever name it was asked for by. */
export function nameOf({ gathering_id: gatheringId, start }: ShownOccurrence): Named {
  return { gatheringId, start };
}

/** The occurrence, held, and as it is then. @throws AppError NOT_FOUND */
export async function holdSeen(tx: Tx, reader: GatheringReader, named: Named): Promise<ShownOccurrence> {
  const found = await findSeen(tx, reader, named);
  if (!found || !(await holdOccurrence(tx, found.id))) throw noSuchGathering();
  const row = await findSeen(tx, reader, named);
  if (!row) throw noSuchGathering();
  return row;
}
