import { type Kysely, sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';
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

/** The talk of groups is searched by an index. What was said before is folded first. It bears being run again. */
export async function up(db: Kysely<Searched>): Promise<void> {
  await fold(db, 'group_thread', ['title'], ({ title }) => `${title}`);
  await fold(db, 'group_post', ['text', 'pictures', 'poll_options'], wordsOf);
  for (const table of ['group_thread', 'group_post']) {
    // biome-ignore lint/suspicious/noExplicitAny: an index knows no schema
    await createTextIndex(db as Kysely<any>, {
      table,
      text: 'search_text',
      owner: 'group_id',
      at: 'created_at',
    });
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
  for (let last = ''; ; ) {
    const rows = (await any
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', last)
      .where('search_text', 'is', null)
      .orderBy('id')
      .limit(PAGE)
      .execute()) as Row[];
    if (rows.length === 0) break;
    const texts = rows.map((row) => sql`when ${row['id']} then ${foldForSearch(textOf(row))}`);
    const ids = rows.map(({ id }) => id);
    await any
      .updateTable(table)
      .set({ search_text: sql`case id ${sql.join(texts, sql` `)} end` })
      .where('id', 'in', ids)
      // Whoever changes the words meanwhile folds them, too.
      .where('search_text', 'is', null)
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
