import { isBlank } from '#contract/visible-text.ts';
import { GROUP_LIMITS, threadPath } from '../groups.rules.ts';
import type { FoundInTalk } from '../talk-search.contract.ts';

/** What is looked for in a group's talk, in the address, so that Back comes back to it; '' for nothing. */
export function wantedIn(search: string): string {
  const q = new URLSearchParams(search).get('q')?.trim().slice(0, GROUP_LIMITS.talkSearch) ?? '';
  return isBlank(q) ? '' : q;
}

/** Where a group's talk is, and what is found in it. */
export function talkAddress(groupId: string, q: string): string {
  return `/community/groups/${groupId}?${new URLSearchParams({ tab: 'talk', ...(q !== '' && { q }) })}`;
}

/** Where something that was found is read: the post in its thread, or the thread. */
export function foundAddress(groupId: string, { threadId, postId }: FoundInTalk): string {
  return threadPath(groupId, threadId, ...(postId === null ? [] : [postId]));
}
