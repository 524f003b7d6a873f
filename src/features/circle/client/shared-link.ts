/** What is shared of a link into the reader's circle. */
export function sharedLink(token: string): { path: string; text: string } {
  return { path: `/circle/join/${token}`, text: 'Come and pray with me on Lampstand.' };
}
