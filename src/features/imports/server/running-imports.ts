import { MINUTE_MS } from '#contract/durations.ts';
import { fileUrl } from '#features/files/files.rules.ts';

/** What a browser is told about its import, in the form of Companion's messages. */
export interface ImportEvent {
  action: 'progress' | 'success' | 'error';
  payload: unknown;
}

/** What happens to an import. `message` is for people; null: it did not come whole. */
export type ImportNews =
  | { action: 'progress'; payload: { progress: string; bytesUploaded: number; bytesTotal: number } }
  | { action: 'success' }
  | { action: 'error'; message: string | null };

/** How a file is brought here. */
export interface ImportWork {
  /** Called once, when a browser listens. The end is told once. */
  begin(tell: (news: ImportNews) => void): void;
  /** Lets go, begun or not; whatever is told then is not heard. */
  cancel(): void;
}

/** One file on its way from elsewhere. */
export interface RunningImport {
  userId: string;
  fileId: string;
  work: ImportWork;
  /** Takes away what there is of it: called when it fails or is given up. */
  giveUp: () => void;
}

interface Entry extends RunningImport {
  last: ImportEvent | null;
  hasBegun: boolean;
  hasEnded: boolean;
  listeners: Set<(event: ImportEvent) => void>;
  timer: NodeJS.Timeout;
}

/** A browser has so long to listen after it got the token; Companion waits as long before it begins. */
const LISTEN_WITHIN_MS = MINUTE_MS;
/** A browser whose connection was lost is still told the end when it comes back within this time. */
const REMEMBER_MS = 10 * MINUTE_MS;

/** The imports of this process, by token: the user and the state of each. */
export function createRunningImports() {
  const entries = new Map<string, Entry>();
  /** The user of each import that is not open yet. */
  const opening: string[] = [];

  function end(token: string, entry: Entry): void {
    entry.hasEnded = true;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => entries.delete(token), REMEMBER_MS).unref();
  }

  function cancel(token: string): void {
    const entry = entries.get(token);
    if (!entry || entry.hasEnded) return;
    end(token, entry);
    entry.work.cancel();
    entry.giveUp();
  }

  function hear(token: string, entry: Entry, news: ImportNews): void {
    if (entry.hasEnded) return;
    const event = toTell(news, entry.fileId);
    entry.last = event;
    for (const listener of entry.listeners) listener(event);
    if (news.action === 'progress') return;
    end(token, entry);
    if (news.action === 'error') entry.giveUp();
  }

  return {
    /** How many of a user's imports have not ended, or have a place. */
    countOf(userId: string): number {
      const open = [...entries.values()].filter((entry) => entry.userId === userId && !entry.hasEnded);
      return open.length + opening.filter((one) => one === userId).length;
    },

    /** Has an import counted before it can be started; returns how to leave the place again. */
    takePlace(userId: string): () => void {
      opening.push(userId);
      return () => void opening.splice(opening.indexOf(userId), 1);
    },

    start(token: string, running: RunningImport): void {
      const timer = setTimeout(cancel, LISTEN_WITHIN_MS, token).unref();
      const begun = { last: null, hasBegun: false, hasEnded: false };
      entries.set(token, { ...running, ...begun, listeners: new Set(), timer });
    },

    /** Whose import this is; undefined when there is none with this token (any more). */
    find(token: string): { userId: string } | undefined {
      return entries.get(token);
    },

    /** Tells `listener` how the import stands, and whatever happens from now on; returns how to stop that. */
    listen(token: string, listener: (event: ImportEvent) => void): () => void {
      const entry = entries.get(token);
      if (!entry) return () => {};
      if (entry.last) listener(entry.last);
      entry.listeners.add(listener);
      if (!entry.hasBegun && !entry.hasEnded) {
        entry.hasBegun = true;
        clearTimeout(entry.timer);
        entry.work.begin((news) => hear(token, entry, news));
      }
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

function toTell(news: ImportNews, fileId: string): ImportEvent {
  const { action } = news;
  if (action === 'progress') return news;
  if (action === 'success') {
    const response = { status: 200, responseText: JSON.stringify({ id: fileId }) };
    return { action, payload: { complete: true, url: fileUrl(fileId), response } };
  }
  const message = news.message ?? 'The file did not come whole. Please try again.';
  return { action, payload: { error: { name: 'Error', message } } };
}
