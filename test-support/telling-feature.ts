import type { ServerFeature } from '#platform/server/feature.ts';
import type { NotificationKind } from '#platform/server/notification-kind.ts';

/** Tells that it is this time of the day: 'Good morning'. The subject 'gone' cannot be read any more. */
const greeted: NotificationKind = {
  kind: 'greeted',
  setting: {
    id: 'greetings',
    label: 'Greetings',
    description: 'Somebody greeted you.',
    onLockedScreen: 'A greeting',
  },
  async present(_db, _readerId, notifications) {
    const there = notifications.filter(({ subjectId }) => subjectId !== 'gone');
    return new Map(
      there.map(({ id, subjectId, actorId }) => [
        id,
        { title: `Good ${subjectId}`, emphasis: subjectId, text: null, href: '/', personId: actorId },
      ]),
    );
  },
};

/** The same switch as the other, and people's own words. */
const hugged: NotificationKind = {
  ...greeted,
  kind: 'hugged',
  async present(_db, _readerId, notifications) {
    return new Map(
      notifications.map(({ id }) => [
        id,
        { title: 'A hug for you', text: 'Hold on', textIs: 'own-words', href: null, personId: null },
      ]),
    );
  },
};

/** Cannot be turned off. */
const warned: NotificationKind = {
  kind: 'warned',
  setting: null,
  async present(_db, _readerId, notifications) {
    return new Map(
      notifications.map(({ id }) => [id, { title: 'Take care', text: null, href: null, personId: null }]),
    );
  },
};

/** A feature that only tells people things, for tests. */
export const tellingFeature: ServerFeature = {
  name: 'telling',
  notifications: () => [greeted, hugged, warned],
};
