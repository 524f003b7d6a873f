import { expect, it } from 'vitest';
import { notificationKinds } from './client/notification-kinds.ts';
import { gatheringsNotifications } from './server/gatherings-notifications.ts';

it('gives each kind a look of its own: none has the plain bell', () => {
  const kinds = gatheringsNotifications({ clock: { now: () => 0 } }).map(({ kind }) => kind);
  expect(kinds.filter((kind) => !(kind in notificationKinds))).toEqual([]);
});
