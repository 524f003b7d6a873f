import { expect, it } from 'vitest';
import { addressOf, eventPath, shownIn } from './events-address.ts';

it('keeps what is shown in the address', () => {
  const shown = { view: 'month' as const, month: '2026-11', day: '2026-11-26', groupId: '0199-a' };
  expect(shownIn(addressOf(shown).split('?')[1] ?? '')).toEqual(shown);
  expect(addressOf({ view: 'list', groupId: 'g' })).toBe('/community/events?group=g');
  expect(addressOf({ view: 'list', month: '2026-11' })).toBe('/community/events');
});

it('leaves out what is no month, day or group', () => {
  expect(shownIn('view=year&month=2026-13&day=2026-02-x&group=<b>')).toEqual({ view: 'list' });
});

it('leads to an occurrence', () => {
  expect(eventPath({ gatheringId: 'g', start: '2026-11-26T19:00' })).toBe(
    '/community/events/g/2026-11-26T19%3A00',
  );
});
