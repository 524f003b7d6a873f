import type { Tx } from './db/database.ts';

/**
 * What people do that other features take part in, with what is said of it. Each feature adds its own by declaration merging:
 *
 *     declare module '#platform/server/deeds.ts' { interface Deeds { 'chapter-read': ChapterWasRead } }
 *
 * An event is delivered after the commit; a deed is joined in the transaction itself, so that whoever did it sees at once what
 * followed, and both are kept or neither. What takes long, or may fail without harm, is an event.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Deeds {}

export type DeedName = keyof Deeds;

/** What a feature does when a deed is done. It runs in the transaction of the deed, which holds the user's row. */
export interface DeedPart<Name extends DeedName = DeedName> {
  deed: Name;
  join(tx: Tx, said: Deeds[Name]): Promise<void>;
}

/** How a feature says that a deed is done. */
export interface DeedTeller {
  tell<Name extends DeedName>(tx: Tx, deed: Name, said: Deeds[Name]): Promise<void>;
}

export function createDeeds(parts: readonly DeedPart[]): DeedTeller {
  return {
    async tell(tx, deed, said) {
      for (const part of parts) if (part.deed === deed) await part.join(tx, said);
    },
  };
}
