import type { PublicPerson } from '#features/people/people.contract.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  type KeptNotification,
  type NotificationKind,
  type NotificationWords,
  wordsOfEach,
} from '#platform/server/notification-kind.ts';
import { CIRCLE_LIMITS } from '../circle.rules.ts';
import { findReceived } from './invitation-store.ts';
import { circleIdsOf } from './member-store.ts';

const SETTING = {
  id: 'circle',
  label: 'Your circle',
  description: 'Somebody invited you, or came into your circle.',
  onLockedScreen: 'Something in your circle',
};

/** What people are told about their circle: of who comes, never of who leaves. The subject is the person. */
export function circleNotifications({ clock }: { clock: Clock }): NotificationKind[] {
  /** Says it of those people whom the reader may see, and of whom it is still true. */
  async function say(
    db: Db,
    readerId: string,
    notifications: readonly KeptNotification[],
    isTrueOf: ReadonlySet<string>,
    words: (person: PublicPerson) => Omit<NotificationWords, 'personId'>,
  ): Promise<Map<string, NotificationWords>> {
    const ids = notifications.map(({ subjectId }) => subjectId).filter((id) => isTrueOf.has(id));
    const people = await publicPeople(db, readerId, ids, clock.now());
    return wordsOfEach(notifications, ({ subjectId }) => {
      const person = people.get(subjectId);
      return person ? { ...words(person), emphasis: person.name, personId: subjectId } : null;
    });
  }
  return [
    {
      kind: 'circle-invited',
      setting: SETTING,
      async present(db, readerId, notifications) {
        const received = await findReceived(db, readerId, CIRCLE_LIMITS.waiting);
        const inviters = new Set(received.map((row) => row.inviter_id));
        return say(db, readerId, notifications, inviters, ({ name }) => ({
          title: `${name} invites you to their circle`,
          text: 'Each would see what the other asks prayer for.',
          href: '/circle',
        }));
      },
    },
    {
      kind: 'circle-joined',
      setting: SETTING,
      async present(db, readerId, notifications) {
        const members = new Set(await circleIdsOf(db, readerId));
        return say(db, readerId, notifications, members, ({ id, name }) => ({
          title: `${name} is in your circle now`,
          text: null,
          href: `/people/${id}`,
        }));
      },
    },
  ];
}
