import { localDrafts } from './local-drafts.ts';

/** What was done without a connection and goes out by itself: the first one first. It is kept in this browser until it can go out. */
export interface KeptToSend<One> {
  of: (userId: string) => One[];
  /** Whether this browser keeps it so. */
  write: (userId: string, all: readonly One[]) => boolean;
  /** Those of all tabs that are closed by now become this tab's, before its own. */
  takeOver: (userId: string) => Promise<void>;
  /** Calls back when they change in this tab. @returns ends it */
  onChange: (listener: () => void) => () => void;
}

/**
 * @param name of the draft that they are kept as; it has no colon
 * @param isOne whether a value that was kept, perhaps by another version, can be sent
 */
export function keptToSend<One>(name: string, isOne: (value: Partial<One>) => boolean): KeptToSend<One> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const parsed = (text: string | null): One[] => {
    try {
      return (JSON.parse(text ?? '[]') as One[]).filter(isOne);
    } catch {
      return [];
    }
  };
  const of = (userId: string) => parsed(localDrafts.read(userId, name));
  const asText = (all: readonly One[]) => (all.length === 0 ? '' : JSON.stringify(all));
  return {
    of,
    write(userId, all) {
      const isKept = localDrafts.write(userId, name, asText(all));
      tell();
      return isKept;
    },
    async takeOver(userId) {
      const wanted = () => true;
      const joined = (theirs: string) => asText([...parsed(theirs), ...of(userId)]);
      // Each closed tab has a list of its own; the one that was written last comes first.
      while ((await localDrafts.takeOver(userId, name, wanted, joined)) !== null) tell();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
