/** Cached answers in which a thread stands. */
export function talkPaths(groupId: string, threadId: string): string[] {
  return [
    `/api/groups/threads/${threadId}`,
    `/api/groups/${groupId}/topics`,
    `/api/groups/${groupId}/plan`,
    `/api/groups/${groupId}/passages/${threadId}`,
    '/api/groups/mine',
  ];
}
