/** What is shared of a link into a group. */
export function sharedGroupLink(token: string, groupName: string): { path: string; text: string } {
  return { path: `/community/join/${token}`, text: `Come and join ‘${groupName}’ on Lampstand.` };
}
