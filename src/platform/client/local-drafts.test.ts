import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalDrafts } from './local-drafts.ts';

/** As much of a browser's store as is used: keys are its own enumerable properties. */
class MemoryStorage {
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
class Tab {
  readonly drafts: ReturnType<typeof createLocalDrafts>;
  /** Whether the browser asks before the page is closed. */
  asksBeforeLeaving = false;
  private readonly whenHidden: (() => void)[] = [];
  private readonly locks: string[] = [];
  private readonly browser: { locks: Set<string>; store: MemoryStorage | undefined };
  private readonly session: MemoryStorage;
  constructor(browser: Tab['browser'], session = new MemoryStorage()) {
    this.browser = browser;
    this.session = session;
    this.drafts = createLocalDrafts({
      sessionStorage: session as unknown as Storage,
      localStorage: browser.store as unknown as Storage,
      navigator: { locks: { request: this.request.bind(this) } as unknown as LockManager },
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'beforeunload') this.asksBeforeLeaving = true;
        if (type === 'pagehide') this.whenHidden.push(() => listener({ persisted: false } as never));
      },
      removeEventListener: () => {
        this.asksBeforeLeaving = false;
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

let browser: { locks: Set<string>; store: MemoryStorage | undefined };
const open = () => new Tab(browser);
const kept = () =>
  Object.values(browser.store ?? {}).map((value) => JSON.parse(String(value)).text as string);

beforeEach(() => {
  browser = { locks: new Set(), store: new MemoryStorage() };
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('a draft', () => {
  test('is kept for its user and its form, and an empty one is not', async () => {
    const tab = open();
    expect(tab.type('The field')).toBe(true);
    expect(tab.read()).toBe('The field');
    expect(tab.drafts.read('ruth', 'prayer')).toBeNull();
    expect(tab.read('naomi')).toBeNull();
    tab.type('');
    expect(kept()).toEqual([]);
  });

  test('of one tab is not overwritten by another, and each has its own again after a reload', async () => {
    const [one, two] = [open(), open()];
    one.type('Manna');
    two.type('Quail');
    expect(await two.takeOver()).toBeNull();
    expect(one.reloaded().read()).toBe('Manna');
    expect(two.reloaded().read()).toBe('Quail');
  });

  test('is held by its tab on every page of it, whether or not the page reads it', async () => {
    const tab = open();
    tab.type('Manna');
    tab.reloaded();
    expect(await open().takeOver()).toBeNull();
  });

  test('stays with its tab when the browser copies that tab', async () => {
    const tab = open();
    tab.type('Manna');
    const copy = tab.copied();
    copy.type('Quail');
    expect(tab.read()).toBe('Manna');
  });

  test.each([{ crashed: false }, { crashed: true }])(
    'of a closed tab (%j) goes on in the next, the newest first',
    async (how) => {
      const [older, newer] = [open(), open()];
      newer.type('Begun first');
      vi.advanceTimersByTime(1000);
      older.type('Manna');
      vi.advanceTimersByTime(1000);
      newer.type('Quail');
      older.leave(how);
      newer.leave(how);
      const next = open();
      expect(next.read()).toBeNull();
      expect(await next.takeOver()).toBe('Quail');
      expect(next.read()).toBe('Quail');
      expect(await open().takeOver()).toBe('Manna');
      expect(kept().sort()).toEqual(['Manna', 'Quail']);
    },
  );

  test('of nobody else, and of no tab that has begun one meanwhile, is taken over', async () => {
    const before = open();
    before.type('Manna');
    before.leave();
    expect(await open().takeOver('naomi')).toBeNull();
    const busy = open();
    expect(await busy.drafts.takeOver('ruth', 'journal', () => false)).toBeNull();
    expect(kept()).toEqual(['Manna']);
  });

  test('that was kept before tabs had their own is taken over', async () => {
    browser.store?.setItem('lampstand:draft:ruth:journal', '{"content":"Manna"}');
    const tab = open();
    expect(await tab.takeOver()).toBe('{"content":"Manna"}');
    expect(tab.read()).toBe('{"content":"Manna"}');
    expect(Object.keys(browser.store ?? {})).toHaveLength(1);
  });
});

describe('signing out', () => {
  test("forgets this tab's drafts and those of closed tabs, of one user; an open tab keeps its own", async () => {
    const [here, other, closed] = [open(), open(), open()];
    here.type('Mine');
    other.type('In the other tab');
    closed.type('Closed');
    here.type('Hers', 'naomi');
    closed.leave();
    browser.store?.setItem('tutorial:ruth', '{"text":"done"}');
    await here.drafts.erase('ruth');
    expect(kept().sort()).toEqual(['Hers', 'In the other tab', 'done']);
    expect(other.read()).toBe('In the other tab');
  });

  test('of one form forgets nothing of the others', async () => {
    const [here, closed] = [open(), open()];
    here.type('A new entry');
    for (const tab of [here, closed]) tab.drafts.write('ruth', 'edit-7', 'Of what is deleted');
    closed.leave();
    await here.drafts.erase('ruth', { name: 'edit-7' });
    expect(kept()).toEqual(['A new entry']);
  });

  test('for good forgets those of open tabs too', async () => {
    const [here, other] = [open(), open()];
    other.type('In the other tab');
    await here.drafts.erase('ruth', { everywhere: true });
    expect(kept()).toEqual([]);
  });
});

describe('in a store that is full, a draft', () => {
  beforeEach(() => {
    browser.store = new MemoryStorage(60);
  });

  test('stays for as long as the page is there, which the browser asks about before it goes', () => {
    const tab = open();
    expect(tab.type('Manna')).toBe(true);
    expect(tab.asksBeforeLeaving).toBe(false);
    const long = 'Manna in the morning, and quail in the evening, each day';
    expect(tab.type(long)).toBe(false);
    expect(tab.read()).toBe(long);
    expect(tab.drafts.names('ruth')).toEqual(['journal']);
    expect(tab.asksBeforeLeaving).toBe(true);
    expect(tab.reloaded().read()).toBe('Manna');
  });

  test('that fits again is kept, and one that is emptied or forgotten leaves nothing to ask about', async () => {
    const tab = open();
    const long = 'Manna in the morning, and quail in the evening, each day';
    tab.type(long);
    expect(tab.type('Quail')).toBe(true);
    expect(tab.asksBeforeLeaving).toBe(false);
    tab.type(long);
    tab.type('');
    expect(tab.read()).toBeNull();
    expect(tab.asksBeforeLeaving).toBe(false);
    tab.type(long);
    await tab.drafts.erase('ruth');
    expect(tab.read()).toBeNull();
    expect(tab.asksBeforeLeaving).toBe(false);
  });

  test('of a closed tab goes on in the next, although there is no room for both', async () => {
    const before = open();
    expect(before.type('Manna in the morning')).toBe(true);
    before.leave();
    const next = open();
    expect(await next.takeOver()).toBe('Manna in the morning');
    expect(kept()).toEqual(['Manna in the morning']);
    expect(next.asksBeforeLeaving).toBe(false);
  });
});

test('a browser without a store keeps what is typed for as long as the page is there, and says so', async () => {
  browser.store = undefined;
  const tab = open();
  expect(tab.type('a')).toBe(false);
  expect(tab.read()).toBe('a');
  expect(tab.drafts.has()).toBe(true);
  expect(tab.asksBeforeLeaving).toBe(true);
  await tab.drafts.erase('ruth');
  expect(tab.drafts.has()).toBe(false);
});
