import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage, Tab } from '#test-support/browser-tab.ts';

let browser: ConstructorParameters<typeof Tab>[0];
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

  test('of a tab that is closed later goes on in one that somebody comes back to', async () => {
    const [closed, here] = [open(), open()];
    closed.type('Manna');
    const taken: Promise<string | null>[] = [];
    const stop = here.drafts.whenComeBack(() => void taken.push(here.takeOver()));
    here.comeBack();
    closed.leave();
    here.comeBack();
    stop();
    here.comeBack();
    expect(await Promise.all(taken)).toEqual([null, 'Manna']);
  });

  test('is looked for once where it cannot be told which tabs are open: each would take the other’s words', () => {
    browser.hasLocks = false;
    const here = open();
    const look = vi.fn();
    here.drafts.whenComeBack(look);
    here.comeBack();
    expect(look).not.toHaveBeenCalled();
  });

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
