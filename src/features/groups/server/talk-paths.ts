/**
 * Cached answers in which a thread stands.
 * @param postIds the posts that have changed, so that open pages fetch these alone; without them all that is said in it may have
 */
export function talkPaths(groupId: string, threadId: string, postIds: readonly string[] = []): string[] {
  const posts = `/api/groups/threads/${threadId}/posts`;
  return [
    `/api/groups/threads/${threadId}`,
    ...(postIds.length === 0 ? [posts] : postIds.map((id) => `${posts}/${id}`)),
    `/api/groups/${groupId}/topics`,
    `/api/groups/${groupId}/plan`,
    `/api/groups/${groupId}/passages/${threadId}`,
    '/api/groups/mine',
  ];
}
