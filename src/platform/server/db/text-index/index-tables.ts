/** Tables that an engine needs for an index begin like this. They are made of other rows, and never copied. */
const PREFIX = 'text_index_';

/** The name of the index of a table's texts. */
export function indexName(table: string): string {
  return `${PREFIX}${table}`;
}

/** Whether a table is part of an index. */
export function isIndexTable(table: string): boolean {
  return table.startsWith(PREFIX);
}
