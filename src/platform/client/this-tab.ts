import { lockHere } from './lock-here.ts';
import { randomId } from './random-id.ts';

/** What is used of a window, so that a test can play one. */
export interface TabWindow {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  navigator: { locks?: LockManager };
  addEventListener: (
    type: 'pagehide' | 'pageshow',
    listener: (event: { persisted: boolean }) => void,
  ) => void;
}

const idKey = 'lampstand:tab';

/** One tab of the browser, as it is told from the others. */
export function createTab(win: TabWindow) {
  let known: string | null = null;
  let isHeld = false;

  function takeUp(): string | null {
    try {
      const id = win.sessionStorage.getItem(idKey);
      win.sessionStorage.removeItem(idKey);
      return id;
    } catch {
      return null;
    }
  }

  function putDown(id: string): void {
    try {
      win.sessionStorage.setItem(idKey, id);
    } catch {
      // Then this tab is another one after a reload, and takes over what it kept as that of a closed tab.
    }
  }

  /**
   * The same after a reload. It lies in the tab's own store only while no page is there to have it: a tab that the browser makes
   * as a copy of this one, store and all, therefore gets another id. Ask for it as the page starts.
   */
  function id(): string {
    if (known !== null) return known;
    const mine = takeUp() ?? randomId();
    known = mine;
    win.addEventListener('pagehide', () => putDown(mine));
    win.addEventListener('pageshow', ({ persisted }) => persisted && takeUp());
    return mine;
  }

  return {
    id,
    /** From now on other tabs see that this one is open, until its page is gone, be it by a crash. */
    hold(): void {
      const { locks } = win.navigator;
      if (isHeld || locks === undefined) return;
      isHeld = true;
      // After a reload the page before may still have it for a moment, so this waits.
      locks.request(lockOf(id()), () => new Promise(() => {})).catch(() => {});
    },
    /**
     * Keeps others from what belongs to another tab; null while that tab is open, else what ends this. Where the browser has no
     * locks (plain HTTP), every other tab counts as closed.
     */
    holdOther: (other: string) => lockHere(lockOf(other), win.navigator),
    /** Whether it can be told which tabs are open. */
    seesOthers: () => win.navigator.locks !== undefined,
  };
}

function lockOf(id: string): string {
  return `${idKey}:${id}`;
}
