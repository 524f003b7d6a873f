import { type Kysely, sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { createIndexConcurrently } from '#platform/server/db/concurrent-index.ts';
import { createTextIndex } from '#platform/server/db/text-index/text-index.ts';

export const outsideTransaction = true;

/** Rows of one statement: three values each. */
const PAGE = 200;

interface Searched {
  group_thread: { id: string; title: string; search_text: string | null };
  group_post: {
    id: string;
    text: string;
    pictures: string | null;
    poll_options: string | null;
    search_text: string | null;
  };
}

/** Where what is searched is not what the row says: which rows are so is known by an index, in which none is once all servers fold. */
const TO_FOLD = {
  group_thread: sql<boolean>`search_text is null`,
  group_post: sql<boolean>`coalesce(search_of, -1) <> coalesce(deleted_at, edited_at, created_at)`,
};

/**
 * The talk of groups is searched by an index. What was said before is folded first. It bears being run again. What a server of the former
 * version writes, changes or deletes after its page was passed is folded by a job (`fold-talk-store.ts`), once that server is gone.
 */
export async function up(db: Kysely<Searched>): Promise<void> {
  await fold(db, 'group_thread', ['title'], ({ title }) => `${title}`);
  await fold(db, 'group_post', ['text', 'pictures', 'poll_options'], wordsOf);
  // biome-ignore lint/suspicious/noExplicitAny: an index knows no schema
  const any = db as Kysely<any>;
  for (const table of ['group_thread', 'group_post'] as const) {
    await createIndexConcurrently(any, {
      index: `${table}_to_fold`,
      table,
      on: ['id'],
      where: TO_FOLD[table],
    });
    await createTextIndex(any, { table, text: 'search_text', owner: 'group_id', at: 'created_at' });
  }
}

type Row = Record<string, string | null>;

async function fold(
  db: Kysely<Searched>,
  table: keyof Searched,
  columns: readonly string[],
  textOf: (row: Row) => string,
): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: of either table
  const any = db as Kysely<any>;
  const said = sql.join(['id', ...columns].map((column) => sql`coalesce(${sql.ref(column)}, '')`));
  for (let last = ''; ; ) {
    const rows = (await any
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', last)
      .where(TO_FOLD[table])
      .orderBy('id')
      .limit(PAGE)
      .execute()) as Row[];
    if (rows.length === 0) break;
    const texts = rows.map((row) => sql`when ${row['id']} then ${foldForSearch(textOf(row))}`);
    const read = rows.map((row) => sql`(${sql.join(['id', ...columns].map((column) => row[column] ?? ''))})`);
    const ids = rows.map(({ id }) => id);
    await any
      .updateTable(table)
      .set({ search_text: sql`case id ${sql.join(texts, sql` `)} end` })
      .$if(table === 'group_post', (update) =>
        update.set({ search_of: sql`coalesce(deleted_at, edited_at, created_at)` }),
      )
      .where('id', 'in', ids)
      // Whoever has changed or deleted the words meanwhile says something else there: that is not to be found by what stood there.
      .where(sql<boolean>`(${said}) in (values ${sql.join(read)})`)
      .execute();
    if (rows.length < PAGE) break;
    last = rows.at(-1)!['id']!;
  }
}

function wordsOf({ text, pictures, poll_options }: Row): string {
  const shown = JSON.parse(pictures ?? '[]') as ({ alt: string } | null)[];
  const options = JSON.parse(poll_options ?? '[]') as string[];
  return [text, ...shown.flatMap((picture) => picture?.alt ?? []), ...options].join(' ');
}
