/** One server-sent event; a block without content only says that the stream is there. */
export interface EventBlock {
  /** What to resume after; null: the block says none. */
  id: string | null;
  /** 'message' unless the block says another. */
  event: string;
  data: string | null;
}

/**
 * Cuts what has come of a stream into blocks; `rest` is the beginning of one that has not come whole. Lines end as our own
 * server ends them, with a line feed.
 */
export function eventBlocks(text: string): { blocks: EventBlock[]; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  return { blocks: parts.map(blockOf), rest };
}

function blockOf(text: string): EventBlock {
  const block: EventBlock = { id: null, event: 'message', data: null };
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).replace(/^ /, '');
    const name = line.slice(0, colon);
    if (name === 'id') block.id = value;
    else if (name === 'event') block.event = value;
    else if (name === 'data') block.data = block.data === null ? value : `${block.data}\n${value}`;
  }
  return block;
}
