import type { AskedPoll } from '../polls.rules.ts';
import type { GroupPostTable } from './talk-tables.ts';

/** What a post's row holds of its poll. */
export type PollColumns = Pick<GroupPostTable, 'poll_options' | 'poll_is_multiple' | 'poll_ended_at'>;

export const NO_POLL: PollColumns = { poll_options: null, poll_is_multiple: null, poll_ended_at: null };

export function columnsOfPoll({ options, isMultiple }: AskedPoll): PollColumns {
  return {
    poll_options: JSON.stringify(options),
    poll_is_multiple: isMultiple ? 1 : 0,
    poll_ended_at: null,
  };
}

/** The words of its options; none where there is no poll. */
export function optionsIn({ poll_options }: Pick<PollColumns, 'poll_options'>): string[] {
  return poll_options === null ? [] : (JSON.parse(poll_options) as string[]);
}

/** The poll of a post; null where it asks none. */
export function pollIn(row: PollColumns): (AskedPoll & { endedAt: number | null }) | null {
  if (row.poll_options === null) return null;
  return { options: optionsIn(row), isMultiple: row.poll_is_multiple === 1, endedAt: row.poll_ended_at };
}
