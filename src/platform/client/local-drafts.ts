const prefix = 'lampstand:draft:';

/**
 * What a person has typed and not yet saved, kept in this browser under their id. All drafts have the same prefix, so
 * that sign-out removes them all, whichever screens were visited. `name` says which form: 'journal', 'prayer'.
 */
export function readDraft(userId: string, name: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId, name));
  } catch {
    return null;
  }
}

/**
 * Keeps the draft; an empty text deletes it. Returns whether it was kept: the browser's storage may be full or
 * forbidden.
 */
export function writeDraft(userId: string, name: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, name));
    else localStorage.setItem(keyOf(userId, name), text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets every draft of the user, at sign-out. */
export function eraseDrafts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keyOf(userId, ''))) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}

function keyOf(userId: string, name: string): string {
  return `${prefix}${userId}:${name}`;
}
