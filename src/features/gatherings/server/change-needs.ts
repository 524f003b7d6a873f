import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';
import { createLines, deleteFreeLines, findTextsOfLines } from './line-store.ts';

/**
 * What a series needs each time was changed: each of these held occurrences has a line for what is new, where there is none yet and room
 * for it, and none for what is needed no more, where nobody has taken it.
 * @param by whoever changed it: theirs are the new lines
 */
export async function changeNeeds(
  tx: Tx,
  occurrenceIds: readonly string[],
  { before, after, by }: { before: readonly string[]; after: readonly string[]; by: string },
  now: number,
): Promise<void> {
  const gone = before.filter((text) => !after.includes(text));
  const added = [...new Set(after)].filter((text) => !before.includes(text));
  await deleteFreeLines(tx, occurrenceIds, gone);
  if (added.length === 0) return;
  const texts = await findTextsOfLines(tx, occurrenceIds);
  await createLines(
    tx,
    occurrenceIds.flatMap((occurrence_id) => {
      const there = texts.get(occurrence_id) ?? [];
      return added
        .filter((text) => !there.includes(text))
        .slice(0, Math.max(0, GATHERING_LIMITS.lines - there.length))
        .map((text, i) => ({
          id: newId(now),
          occurrence_id,
          text,
          user_id: by,
          taken_by: null,
          hidden_because: null,
          created_at: now + i,
        }));
    }),
  );
}
