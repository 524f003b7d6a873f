import { localDrafts } from './local-drafts.ts';

/** What was done without a connection and goes out by itself: the first one first. It is kept in this browser until it can go out. */
export interface KeptToSend<One> {
  of: (userId: string) => One[];
  /** Whether this browser keeps it so. */
  write: (userId: string, all: readonly One[]) => boolean;
  /** Those of a tab that is closed by now become this tab's, if this tab has none of its own. */
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
  const of = (userId: string): One[] => {
    try {
      const value = JSON.parse(localDrafts.read(userId, name) ?? '[]') as One[];
      return value.filter(isOne);
    } catch {
      return [];
    }
  };
  return {
    of,
    write(userId, all) {
      const isKept = localDrafts.write(userId, name, all.length === 0 ? '' : JSON.stringify(all));
      tell();
      return isKept;
    },
    async takeOver(userId) {
      if (of(userId).length > 0) return;
      const text = await localDrafts.takeOver(userId, name, () => of(userId).length === 0);
      if (text !== null) tell();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
