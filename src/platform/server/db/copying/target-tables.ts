import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** A table of PostgreSQL as its catalogue describes it. */
export interface TargetTable {
  name: string;
  columns: { name: string; type: string }[];
  /** Names of the primary key's columns, in its order. */
  key: string[];
  /** The column that counts up by itself. */
  counting: string | null;
  /** Tables that its rows refer to. */
  refersTo: string[];
}

/** Kysely's own: every database keeps its own record of migrations. */
const OWN = /^kysely_/;

/** All tables but those of the migrations; each after those that it refers to. */
export async function targetTables(db: Db): Promise<TargetTable[]> {
  const columns = await sql<{ table: string; name: string; type: string; counts: boolean }>`
    select c.table_name as table, c.column_name as name, c.data_type as type,
      c.is_identity = 'YES' or coalesce(c.column_default like 'nextval(%', false) as counts
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`.execute(db);
  const keys = await sql<{ table: string; name: string }>`
    select c.relname as table, a.attname as name
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and c.relnamespace = current_schema()::regnamespace
    order by c.relname, array_position(i.indkey::int2[], a.attnum)`.execute(db);
  const references = await sql<{ table: string; to: string }>`
    select c.relname as table, f.relname as to
    from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_class f on f.oid = r.confrelid
    where r.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(db);
  const names = [...new Set(columns.rows.map(({ table }) => table))].filter((name) => !OWN.test(name));
  const tables = names.map((name) => {
    const own = columns.rows.filter(({ table }) => table === name);
    return {
      name,
      columns: own.map(({ name: column, type }) => ({ name: column, type })),
      key: keys.rows.filter(({ table }) => table === name).map((row) => row.name),
      counting: own.find(({ counts }) => counts)?.name ?? null,
      refersTo: references.rows.filter(({ table }) => table === name).map(({ to }) => to),
    };
  });
  return parentsFirst(tables);
}

/**
 * The same tables, each after those that it refers to.
 * @throws Error when tables refer to each other in a circle, or a table to itself: no order of copying fits them
 */
export function parentsFirst<T extends { name: string; refersTo: readonly string[] }>(
  tables: readonly T[],
): T[] {
  const waiting = [...tables];
  const ordered: T[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refersTo }) => !waiting.some(({ name }) => refersTo.includes(name)));
    if (next < 0)
      throw new Error(`tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
