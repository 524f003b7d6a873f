import { askBeforeLeaving, type LeavingWindow } from './ask-before-leaving.ts';
import { createTab, type TabWindow } from './this-tab.ts';

const prefix = 'lampstand:draft:';

/** A tab that is being closed, which brings the one beside it to the front, counts as open for a moment longer. */
const CLOSED_WITHIN_MS = [1000, 5000];

interface Kept {
  key: string;
  userId: string;
  name: string;
  /** Null for what was kept before tabs had drafts of their own. */
  tab: string | null;
  /** When it was typed last, epoch milliseconds; 0 when that is not known. */
  at: number;
  text: string;
}

/** What is used of a window to see that somebody comes back to it, so that a test can play one. */
interface SeenWindow {
  document?: { visibilityState: DocumentVisibilityState };
  addEventListener: (type: 'focus' | 'visibilitychange', listener: () => void) => void;
  removeEventListener: (type: 'focus' | 'visibilitychange', listener: () => void) => void;
}

/**
 * What a person has typed and not yet saved, kept in this browser under their id. Each tab has drafts of its own, so that
 * none overwrites another's. `name` says which form: 'journal', 'prayer'. What the browser's store does not take, because it is
 * full or forbidden, is kept for as long as the page is there, and the browser asks before it goes.
 */
export function createLocalDrafts(win: TabWindow & LeavingWindow & SeenWindow & { localStorage: Storage }) {
  const tab = createTab(win);
  /** By key, what the store did not take of this tab's drafts; what it has under that key is older. */
  const refused = new Map<string, string>();
  const asking = askBeforeLeaving(win);

  function all(): Kept[] {
    return [...new Map([...stored(), ...refused])].map(([key, value]) => keptAs(key, value));
  }

  /** Nothing where the browser has no store. */
  function stored(): [key: string, value: string][] {
    try {
      return Object.keys(win.localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => [key, win.localStorage.getItem(key) ?? '']);
    } catch {
      return [];
    }
  }

  function keepHere(key: string, value: string | null): void {
    if (value === null) refused.delete(key);
    else refused.set(key, value);
    asking.set(refused.size > 0);
  }

  function remove(key: string): void {
    keepHere(key, null);
    try {
      win.localStorage.removeItem(key);
    } catch {
      // Then nothing is stored under it.
    }
  }

  function of(userId: string, name?: string): Kept[] {
    return all().filter((kept) => kept.userId === userId && (name === undefined || kept.name === name));
  }

  /** Keeps this tab's draft; an empty text deletes it. Returns whether the store has it, so that it outlives the page. */
  function write(userId: string, name: string, text: string): boolean {
    const key = `${prefix}${userId}:${name}:${tab.id()}`;
    if (text === '') {
      remove(key);
      return true;
    }
    const value = JSON.stringify({ at: Date.now(), text });
    try {
      win.localStorage.setItem(key, value);
      keepHere(key, null);
      return true;
    } catch {
      keepHere(key, value);
      return false;
    }
  }

  return {
    write,

    /** Call it as the page starts: other tabs leave alone what this one has kept. */
    begin(): void {
      const id = tab.id();
      if (all().some((kept) => kept.tab === id)) tab.hold();
    },

    /** This tab's draft, or null. */
    read(userId: string, name: string): string | null {
      tab.hold();
      return of(userId, name).find((kept) => kept.tab === tab.id())?.text ?? null;
    },

    /** The names under which this browser keeps drafts of this user, of this tab or of others, the latest first. */
    names(userId: string): string[] {
      const latest = of(userId).toSorted((a, b) => b.at - a.at);
      return [...new Set(latest.map(({ name }) => name))];
    },

    /**
     * The draft that was typed last in a tab that is closed by now; from now on it is this tab's. Null when there is none, or
     * when `isWanted` says, after the search for one, that this tab has a draft by now.
     * @param joined what this tab keeps of it, where that goes with a draft of its own
     */
    async takeOver(
      userId: string,
      name: string,
      isWanted: () => boolean,
      joined = (text: string) => text,
    ): Promise<string | null> {
      const others = of(userId, name).filter((kept) => kept.tab !== tab.id());
      for (const other of others.toSorted((a, b) => b.at - a.at)) {
        const letGo = other.tab === null ? () => {} : await tab.holdOther(other.tab);
        if (letGo === null) continue;
        try {
          if (!isWanted()) return null;
          const text = all().find(({ key }) => key === other.key)?.text;
          if (text === undefined) continue;
          // First, because a store that is nearly full has no room for both.
          remove(other.key);
          write(userId, name, joined(text));
          return text;
        } finally {
          letGo();
        }
      }
      return null;
    },

    /**
     * Calls `look` whenever somebody comes back to this tab, until what it returns is called: a tab may have been closed meanwhile. Not
     * where every other tab counts as closed: there each would take the words of the one that was looked at before.
     */
    whenComeBack(look: () => void): () => void {
      if (!tab.seesOthers()) return () => {};
      let again: ReturnType<typeof setTimeout>[] = [];
      const stopLooking = () => {
        for (const timer of again) clearTimeout(timer);
      };
      const onSeen = () => {
        if (win.document?.visibilityState === 'hidden') return;
        stopLooking();
        look();
        again = CLOSED_WITHIN_MS.map((ms) => setTimeout(look, ms));
      };
      const events = ['focus', 'visibilitychange'] as const;
      for (const event of events) win.addEventListener(event, onSeen);
      return () => {
        stopLooking();
        for (const event of events) win.removeEventListener(event, onSeen);
      };
    },

    /** Whether any draft of this browser has this in its text, whoever's it is. */
    mention: (part: string) => all().some(({ text }) => text.includes(part)),

    /** Whether this browser keeps any draft: of this user, or of anybody. */
    has: (userId?: string) => (userId === undefined ? all() : of(userId)).length > 0,

    /**
     * Forgets the user's drafts of this tab and of closed tabs, at sign-out; other tabs that are open keep theirs. With
     * `everywhere`, when the account is gone, all of them; with `name`, when what a form was about is gone, those of that form.
     */
    async erase(userId: string, how: { everywhere?: boolean; name?: string } = {}): Promise<void> {
      const isOurs = (kept: Kept) => how.everywhere || kept.tab === null || kept.tab === tab.id();
      const drafts = of(userId, how.name);
      for (const { key } of drafts.filter(isOurs)) remove(key);
      for (const other of drafts.filter((kept) => !isOurs(kept))) {
        const letGo = await tab.holdOther(other.tab as string);
        if (letGo === null) continue;
        remove(other.key);
        letGo();
      }
    },
  };
}

/** Those of this window; nothing of it is used before it is asked for, which a server never does. */
export const localDrafts = createLocalDrafts(
  globalThis as unknown as Parameters<typeof createLocalDrafts>[0],
);

function keptAs(key: string, value: string): Kept {
  const [userId = '', name = '', tab = null] = key.slice(prefix.length).split(':');
  return { key, userId, name, tab, ...(tab === null ? { at: 0, text: value } : typedAt(value)) };
}

/** Reads what `write` wrote; anything else counts as a text of an unknown time. */
function typedAt(value: string): { at: number; text: string } {
  try {
    const { at, text } = JSON.parse(value) as { at: unknown; text: unknown };
    return { at: Number(at), text: String(text) };
  } catch {
    return { at: 0, text: value };
  }
}
