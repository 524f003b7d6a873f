import { type Kysely, sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';

export const outsideTransaction = true;

const PAGE = 200;

/** What is searched of each table's rows, in the columns that hold it. */
const SEARCHED = {
  journal_entry: {
    columns: ['reflection_prompt', 'content'],
    text: ({ reflection_prompt, content }: Row) => `${reflection_prompt ?? ''} ${content}`,
  },
  verse_note: { columns: ['text'], text: ({ text }: Row) => `${text}` },
  study_group: { columns: ['name', 'about'], text: ({ name, about }: Row) => `${name} ${about}` },
  debate: { columns: ['question', 'about', 'positions'], text: textOfDebate },
} as const;

type Row = Record<string, string | null>;
type Searched = Record<keyof typeof SEARCHED, { id: string; search_text: string } & Row>;

/**
 * Search keeps the marks by which a word of Hindi, Thai or Japanese is another, and finds a word of Arabic, Persian, Hebrew or
 * Turkish that another keyboard wrote. What was written before is folded anew from its own words, since the folded ones have
 * lost their marks. Plain English has nothing to fold anew. It bears being run again. What a server of the former version writes after
 * its page was passed keeps the old form until it is changed.
 */
export async function up(db: Kysely<Searched>): Promise<void> {
  for (const [name, { columns, text }] of Object.entries(SEARCHED)) {
    const table = name as keyof typeof SEARCHED;
    const bytes = sql.join(
      columns.map((column) => sql`octet_length(coalesce(${sql.ref(column)}, ''))`),
      sql` + `,
    );
    const letters = sql.join(
      columns.map((column) => sql`length(coalesce(${sql.ref(column)}, ''))`),
      sql` + `,
    );
    for (let last = ''; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'search_text', ...columns])
        .where('id', '>', last)
        .where(sql<boolean>`${bytes} <> ${letters}`)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const row of rows) {
        const folded = foldForSearch(text(row as Row));
        if (folded === row.search_text) continue;
        await db
          .updateTable(table)
          .set({ search_text: folded })
          .where('id', '=', row.id as string)
          // Whoever changes the words meanwhile folds them, too; of different words the old forms may be alike.
          .where((eb) =>
            eb.and(
              columns.map(
                (column) => sql<boolean>`${sql.ref(column)} is not distinct from ${(row as Row)[column]}`,
              ),
            ),
          )
          .execute();
      }
      if (rows.length < PAGE) break;
      last = rows.at(-1)!.id as string;
    }
  }
}

function textOfDebate({ question, about, positions }: Row): string {
  const said = JSON.parse(positions ?? '[]') as { title: string; says: string }[];
  return [question, about, ...said.flatMap(({ title, says }) => [title, says])].join(' ');
}
