interface Actor {
  id: string;
}

interface OwnedEntry {
  user_id: string;
}

/** An entry is read by whoever wrote it, and by nobody else. */
export function canReadEntry(actor: Actor, entry: OwnedEntry): boolean {
  return entry.user_id === actor.id;
}

/** An entry is changed by whoever wrote it. */
export function canUpdateEntry(actor: Actor, entry: OwnedEntry): boolean {
  return entry.user_id === actor.id;
}

/** An entry is deleted by whoever wrote it. */
export function canDeleteEntry(actor: Actor, entry: OwnedEntry): boolean {
  return entry.user_id === actor.id;
}
