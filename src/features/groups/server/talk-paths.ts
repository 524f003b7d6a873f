/**
 * Cached answers that somebody has otherwise once they came into a group or left it, have another role in it, or it is archived or opened
 * again: its talk, its prayers, its events.
 */
export const ALL_OF_GROUPS: readonly string[] = [
  '/api/groups',
  '/api/prayer',
  '/api/gatherings',
  '/api/date-polls',
];

/** Cached answers of a thread in which these posts stand; all that is said in it where none is named. */
export function postPaths(threadId: string, postIds: readonly string[]): string[] {
  const thread = `/api/groups/threads/${threadId}`;
  const posts = `${thread}/posts`;
  return [thread, ...(postIds.length === 0 ? [posts] : postIds.map((id) => `${posts}/${id}`))];
}

/**
 * Cached answers in which a thread stands.
 * @param postIds the posts that have changed, so that open pages fetch these alone; without them all that is said in it may have
 */
export function talkPaths(groupId: string, threadId: string, postIds: readonly string[] = []): string[] {
  return [
    ...postPaths(threadId, postIds),
    `/api/groups/${groupId}/topics`,
    `/api/groups/${groupId}/search`,
    `/api/groups/${groupId}/plan`,
    `/api/groups/${groupId}/passages/${threadId}`,
    '/api/groups/mine',
  ];
}
