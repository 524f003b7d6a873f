import { createLocalDrafts } from '#platform/client/local-drafts.ts';

/** As much of a browser's store as is used: keys are its own enumerable properties. */
export class MemoryStorage {
  [key: string]: unknown;
  /** How many characters of values it takes. */
  #room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    const others = Object.entries(this).filter(([other]) => other !== key);
    const taken = others.reduce((sum, [, kept]) => sum + String(kept).length, 0);
    if (taken + value.length > this.#room) throw new DOMException('it is full', 'QuotaExceededError');
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

/** The tabs of one browser share its locks and its store for drafts; each has a store of its own beside them. */
export class Tab {
  readonly drafts: ReturnType<typeof createLocalDrafts>;
  /** Whether the browser asks before the page is closed. */
  asksBeforeLeaving = false;
  private readonly whenHidden: (() => void)[] = [];
  private readonly whenSeen = new EventTarget();
  private readonly locks: string[] = [];
  private readonly browser: { locks: Set<string>; store: MemoryStorage | undefined; hasLocks?: boolean };
  private readonly session: MemoryStorage;
  constructor(browser: Tab['browser'], session = new MemoryStorage()) {
    this.browser = browser;
    this.session = session;
    this.drafts = createLocalDrafts({
      sessionStorage: session as unknown as Storage,
      localStorage: browser.store as unknown as Storage,
      navigator:
        browser.hasLocks === false
          ? {}
          : { locks: { request: this.request.bind(this) } as unknown as LockManager },
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'beforeunload') this.asksBeforeLeaving = true;
        if (type === 'focus') this.whenSeen.addEventListener(type, listener as () => void);
        if (type === 'pagehide') this.whenHidden.push(() => listener({ persisted: false } as never));
      },
      removeEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'beforeunload') this.asksBeforeLeaving = false;
        this.whenSeen.removeEventListener(type, listener as () => void);
      },
    });
    this.drafts.begin();
  }

  private async request(name: string, ...rest: unknown[]): Promise<void> {
    const work = rest.at(-1) as (lock: unknown) => unknown;
    const { locks } = this.browser;
    if (locks.has(name)) return void (await work(null));
    locks.add(name);
    this.locks.push(name);
    await work({});
    locks.delete(name);
  }

  /** Closed. A crash tells the page nothing. */
  leave({ crashed = false } = {}): void {
    if (!crashed) for (const listener of this.whenHidden) listener();
    for (const name of this.locks) this.browser.locks.delete(name);
  }

  /** Somebody comes back to it. */
  comeBack(): void {
    this.whenSeen.dispatchEvent(new Event('focus'));
  }

  reloaded(): Tab {
    this.leave();
    return new Tab(this.browser, this.session);
  }

  copied(): Tab {
    return new Tab(this.browser, Object.assign(new MemoryStorage(), this.session));
  }

  type(text: string, userId = 'ruth') {
    this.drafts.read(userId, 'journal');
    return this.drafts.write(userId, 'journal', text);
  }
  read(userId = 'ruth') {
    return this.drafts.read(userId, 'journal');
  }
  takeOver(userId = 'ruth') {
    return this.drafts.takeOver(userId, 'journal', () => true);
  }
}
