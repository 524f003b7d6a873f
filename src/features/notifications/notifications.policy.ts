/** What somebody is told is theirs alone: nobody else reads it, marks it or sees that it is there. */
export function canRead(actor: { id: string }, notification: { user_id: string }): boolean {
  return notification.user_id === actor.id;
}
