import type { Tx } from '#platform/server/db/database.ts';

/**
 * Makes all that somebody has asked theirs alone, but for what they asked their groups, and takes them out of the readers of what
 * others asked without a name.
 */
export async function withdrawShared(tx: Tx, userId: string): Promise<void> {
  for (const table of ['prayer_testimony', 'prayer_request'] as const) {
    await tx
      .updateTable(table)
      .set({ audience_kind: 'only-me', audience_id: null })
      .where('user_id', '=', userId)
      .where('audience_kind', 'in', ['circle', 'everyone'])
      .execute();
  }
  await tx
    .deleteFrom('prayer_reader')
    .where('user_id', '=', userId)
    .where('request_id', 'in', (eb) =>
      eb
        .selectFrom('prayer_reader')
        .innerJoin('prayer_request', 'prayer_request.id', 'prayer_reader.request_id')
        .select('prayer_request.id')
        .where('prayer_reader.user_id', '=', userId)
        .where('prayer_request.audience_kind', '<>', 'group'),
    )
    .execute();
  await tx
    .deleteFrom('prayer_reader')
    .where('request_id', 'in', (eb) =>
      eb
        .selectFrom('prayer_request')
        .select('id')
        .where('user_id', '=', userId)
        .where('audience_kind', '<>', 'group'),
    )
    .execute();
  const told = tx.deleteFrom('prayer_testimony_reader');
  await told
    .where('user_id', '=', userId)
    .where('request_id', 'in', (eb) =>
      eb
        .selectFrom('prayer_testimony_reader')
        .innerJoin('prayer_testimony', 'prayer_testimony.request_id', 'prayer_testimony_reader.request_id')
        .select('prayer_testimony.request_id')
        .where('prayer_testimony_reader.user_id', '=', userId)
        .where('prayer_testimony.audience_kind', '<>', 'group'),
    )
    .execute();
  await told
    .where('request_id', 'in', (eb) =>
      eb
        .selectFrom('prayer_testimony')
        .select('request_id')
        .where('user_id', '=', userId)
        .where('audience_kind', '<>', 'group'),
    )
    .execute();
}
