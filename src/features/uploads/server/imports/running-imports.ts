import { z } from 'zod';
import { fileUrl } from '../../files.rules.ts';
import type { Companion } from './load-companion.ts';
import { parseJson } from './parse-json.ts';

/** What a browser is told about its import, in the form of Companion's messages. */
export interface ImportEvent {
  action: 'progress' | 'success' | 'error';
  payload: unknown;
}

/** One file on its way from elsewhere. */
export interface RunningImport {
  userId: string;
  fileId: string;
  /** Takes away what there is of it: called when it fails or is given up. */
  giveUp: () => void;
}

interface Entry extends RunningImport {
  last: ImportEvent | null;
  hasEnded: boolean;
  listeners: Set<(event: ImportEvent) => void>;
  timer: NodeJS.Timeout;
}

/** A browser has so long to listen after it got the token; Companion waits as long before it begins. */
const LISTEN_WITHIN_MS = 60_000;
/** A browser whose connection broke off learns of the end when it is back in time. */
const REMEMBER_MS = 10 * 60_000;

/** The imports of this process, by Companion's token: whose they are, and how they stand. */
export function createRunningImports({ events, tell }: Pick<Companion, 'events' | 'tell'>) {
  const entries = new Map<string, Entry>();

  function end(token: string, entry: Entry): void {
    entry.hasEnded = true;
    for (const name of [token, `connection:${token}`, `cancel:${token}`]) events.removeAllListeners(name);
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => entries.delete(token), REMEMBER_MS).unref();
  }

  function cancel(token: string): void {
    const entry = entries.get(token);
    if (!entry || entry.hasEnded) return;
    tell(`cancel:${token}`);
    end(token, entry);
    entry.giveUp();
  }

  return {
    /** How many of a user's imports have not ended. */
    countOf(userId: string): number {
      return [...entries.values()].filter((entry) => entry.userId === userId && !entry.hasEnded).length;
    },

    start(token: string, running: RunningImport): void {
      const timer = setTimeout(cancel, LISTEN_WITHIN_MS, token).unref();
      const entry: Entry = { ...running, last: null, hasEnded: false, listeners: new Set(), timer };
      entries.set(token, entry);
      events.on(token, (said: ImportEvent) => {
        const event = toTell(said, running.fileId);
        entry.last = event;
        for (const listener of entry.listeners) listener(event);
        if (event.action === 'progress') return;
        end(token, entry);
        if (event.action === 'error') entry.giveUp();
      });
    },

    /** Whether this user began the import with this token. */
    isOwn(token: string, userId: string): boolean {
      return entries.get(token)?.userId === userId;
    },

    /** Tells `listener` how the import stands, and whatever happens from now on; returns how to stop that. */
    listen(token: string, listener: (event: ImportEvent) => void): () => void {
      const entry = entries.get(token);
      if (!entry) return () => {};
      if (!entry.hasEnded) clearTimeout(entry.timer);
      if (entry.last) listener(entry.last);
      entry.listeners.add(listener);
      tell(`connection:${token}`);
      return () => entry.listeners.delete(listener);
    },

    cancel,

    /** Gives up everything that has not ended. */
    close(): void {
      for (const [token, entry] of entries) {
        cancel(token);
        clearTimeout(entry.timer);
      }
    },
  };
}

export type RunningImports = ReturnType<typeof createRunningImports>;

/** Companion's own words about success and failure hold addresses, headers and stacks of this server. */
function toTell({ action, payload }: ImportEvent, fileId: string): ImportEvent {
  if (action === 'progress') return { action, payload };
  if (action === 'success') {
    const response = { status: 200, responseText: JSON.stringify({ id: fileId }) };
    return { action, payload: { complete: true, url: fileUrl(fileId), response } };
  }
  const message = refusalIn(payload) ?? 'The file did not come whole. Please try again.';
  return { action, payload: { error: { name: 'Error', message } } };
}

const refusal = z.object({
  error: z.object({ extraData: z.object({ responseText: z.string() }) }),
});
const errorBody = z.object({ message: z.string() });

/** What this server said when it refused the bytes, which is meant for people. */
function refusalIn(payload: unknown): string | null {
  const text = refusal.safeParse(payload).data?.error.extraData.responseText;
  return errorBody.safeParse(parseJson(text ?? '')).data?.message ?? null;
}
