import { publicPeople, readUser } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  type KeptNotification,
  type NotificationKind,
  type NotificationWords,
  wordsOfEach,
} from '#platform/server/notification-kind.ts';
import { canHelp } from '../groups.policy.ts';
import type { GroupRole } from '../groups.rules.ts';
import { findAskingsByIds } from './asking-store.ts';
import { gatheredIn, newcomersIn } from './gathered-people-store.ts';
import { findGroupsFor, type GroupForReader } from './group-store.ts';
import { findOpenLeadOffers } from './lead-offer-store.ts';
import { wordsFor } from './present-groups.ts';

const SETTING = {
  id: 'groups',
  label: 'Your groups',
  description: 'Somebody asks to join or has come in, or something changes about you in a group.',
  onLockedScreen: 'Something in your groups',
};

const ROLE_GIVEN: Record<GroupRole, string> = {
  leader: 'You lead',
  helper: 'You help in',
  member: 'You are a member of',
};

type Say = (
  group: GroupForReader & { shownName: string },
  notification: KeptNotification,
) => Omit<NotificationWords, 'personId'> | null;

/** What people are told about themselves and their groups. Most are about the group; askings are about what was asked. */
export function groupsNotifications({ clock }: { clock: Clock }): NotificationKind[] {
  return [
    { kind: 'group-asking', setting: SETTING, present: presentAsking },
    { kind: 'group-came-in', setting: SETTING, present: presentCameIn },
    about('group-let-in', ({ id, role, shownName }) =>
      role === null
        ? null
        : { title: `You are in: ${shownName}`, emphasis: shownName, text: null, href: pageOf(id) },
    ),
    { kind: 'group-declined', setting: SETTING, present: presentDeclined },
    about('group-role', ({ id, role, shownName }, { data }) =>
      role === null || role !== data['role']
        ? null
        : {
            title: `${ROLE_GIVEN[role]} ${shownName} now`,
            emphasis: shownName,
            text: null,
            href: pageOf(id),
          },
    ),
    { kind: 'group-lead-offer', setting: SETTING, present: presentLeadOffer },
    { kind: 'group-lead-answer', setting: SETTING, present: presentLeadAnswer },
    about('group-handed-over', ({ id, role, shownName }) =>
      role === 'leader'
        ? {
            title: `${shownName} is in your hands now`,
            emphasis: shownName,
            text: 'It needed somebody to lead it. You can hand it on.',
            href: pageOf(id),
          }
        : null,
    ),
    about('group-removed', ({ role, name, shownName }, { data }) => {
      if (role !== null) return null;
      // By the name that it had: what it is called since is for those who are in it. Words that are hidden stay so.
      const called = shownName === name && typeof data['name'] === 'string' ? data['name'] : shownName;
      return {
        title: `You are no longer in ${called}`,
        emphasis: called,
        text: 'What you wrote there stays, and is in your export.',
        href: null,
      };
    }),
  ];

  /** Says it of groups that are there. */
  function about(kind: string, say: Say): NotificationKind {
    return {
      kind,
      setting: SETTING,
      present: async (db, readerId, notifications) => {
        const groups = await groupsOf(
          db,
          readerId,
          notifications.map(({ subjectId }) => subjectId),
        );
        return wordsOfEach(notifications, (notification) => {
          const group = groups.get(notification.subjectId);
          const words = group ? say(group, notification) : null;
          return words && { ...words, personId: null };
        });
      },
    };
  }

  /** To whoever lets people in, while somebody waits. */
  async function presentAsking(db: Db, readerId: string, notifications: readonly KeptNotification[]) {
    const { askings, groups } = await askingsOf(db, readerId, notifications);
    const askers = [...askings.values()].map(({ user_id }) => user_id);
    const people = await publicPeople(db, readerId, askers, clock.now());
    return wordsOfEach(notifications, ({ subjectId }) => {
      const asking = askings.get(subjectId);
      const group = asking && groups.get(asking.group_id);
      const person = asking && people.get(asking.user_id);
      if (!person || !group?.role || asking?.declined_at !== null) return null;
      if (!canHelp({ role: group.role })) return null;
      return {
        title: `${person.name} asks to join ${group.shownName}`,
        emphasis: person.name,
        ...ownWords(asking.hidden_because === null ? asking.word : ''),
        href: pageOf(group.id),
        personId: person.id,
      };
    });
  }

  /** To whoever helps in a group, so that they can welcome them: those who came in by themselves, in one until it is read. */
  async function presentCameIn(db: Db, readerId: string, notifications: readonly KeptNotification[]) {
    const now = clock.now();
    const groups = await groupsOf(
      db,
      readerId,
      notifications.map(({ subjectId }) => subjectId),
    );
    const newcomers = await newcomersIn(db, { id: readerId, now }, notifications.map(gatheredIn));
    const named = [...newcomers.values()].flatMap(({ oneId }) => oneId ?? []);
    const people = await publicPeople(db, readerId, named, now);
    const { isSecret } = await readUser(db, readerId, now);
    return wordsOfEach(notifications, ({ id, subjectId }) => {
      const group = groups.get(subjectId);
      const { people: count = 0, oneId = null } = newcomers.get(id) ?? {};
      const one = people.get(oneId ?? '');
      // They have gone again.
      if (!one || !group?.role || !canHelp({ role: group.role })) return null;
      const who = count === 1 ? one.name : isSecret ? 'Several people' : `${count} people`;
      return {
        title: `${who} came into ${group.shownName}`,
        emphasis: who,
        text: null,
        href: `${pageOf(group.id)}?tab=people`,
        personId: count === 1 ? one.id : null,
      };
    });
  }

  /** To whoever is asked to lead, until they have answered. */
  async function presentLeadOffer(db: Db, readerId: string, notifications: readonly KeptNotification[]) {
    const ids = notifications.map(({ subjectId }) => subjectId);
    const offers = new Map((await findOpenLeadOffers(db, ids)).map((row) => [row.id, row]));
    const asked = [...offers.values()];
    const groups = await groupsOf(
      db,
      readerId,
      asked.map(({ group_id }) => group_id),
    );
    const people = await publicPeople(
      db,
      readerId,
      asked.map(({ by_id }) => by_id),
      clock.now(),
    );
    return wordsOfEach(notifications, ({ subjectId }) => {
      const offer = offers.get(subjectId);
      const group = offer && groups.get(offer.group_id);
      const person = offer && people.get(offer.by_id);
      if (!person || !group?.role || offer.user_id !== readerId) return null;
      return {
        title: `${person.name} asks you to lead ${group.shownName}`,
        emphasis: person.name,
        text: offer.way === 'beside' ? 'They would go on leading it with you.' : 'In their place.',
        href: pageOf(group.id),
        personId: person.id,
      };
    });
  }

  /** To whoever asked. It does not say why not. */
  async function presentLeadAnswer(db: Db, readerId: string, notifications: readonly KeptNotification[]) {
    const groups = await groupsOf(
      db,
      readerId,
      notifications.map(({ subjectId }) => subjectId),
    );
    const actors = notifications.flatMap(({ actorId }) => actorId ?? []);
    const people = await publicPeople(db, readerId, actors, clock.now());
    return wordsOfEach(notifications, ({ subjectId, actorId, data }) => {
      const group = groups.get(subjectId);
      const person = people.get(actorId ?? '');
      if (!person || !group?.role) return null;
      const leads = data['answer'] === 'lead';
      const does = leads ? (data['way'] === 'beside' ? 'leads' : 'now leads') : 'would rather not lead';
      return {
        title: `${person.name} ${does} ${group.shownName}${leads && data['way'] === 'beside' ? ' with you' : ''}`,
        emphasis: person.name,
        text: leads && data['way'] === 'instead' ? 'You help in it.' : null,
        href: `${pageOf(group.id)}?tab=people`,
        personId: person.id,
      };
    });
  }

  /** With the word of whoever declined, as far as the reader may read it. */
  async function presentDeclined(db: Db, readerId: string, notifications: readonly KeptNotification[]) {
    const { askings, groups } = await askingsOf(db, readerId, notifications);
    const decliners = [...askings.values()].flatMap(({ declined_by }) => declined_by ?? []);
    const people = await publicPeople(db, readerId, decliners, clock.now());
    return wordsOfEach(notifications, ({ subjectId }) => {
      const asking = askings.get(subjectId);
      const group = asking && groups.get(asking.group_id);
      if (!group || asking?.declined_at === null || asking?.user_id !== readerId) return null;
      const isRead = asking.declined_hidden_because === null && people.has(asking.declined_by ?? '');
      return {
        title: `${group.shownName} has no place for you right now`,
        emphasis: group.shownName,
        ...ownWords(isRead ? (asking.declined_word ?? '') : ''),
        href: '/community/groups',
        personId: null,
      };
    });
  }
}

async function askingsOf(db: Db, readerId: string, notifications: readonly KeptNotification[]) {
  const rows = await findAskingsByIds(
    db,
    notifications.map(({ subjectId }) => subjectId),
  );
  const groups = await groupsOf(
    db,
    readerId,
    rows.map(({ group_id }) => group_id),
  );
  return { askings: new Map(rows.map((row) => [row.id, row])), groups };
}

async function groupsOf(db: Db, readerId: string, ids: readonly string[]) {
  const rows = await findGroupsFor(db, readerId, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, { ...row, shownName: wordsFor(row, row.role).name }]));
}

function pageOf(groupId: string): string {
  return `/community/groups/${groupId}`;
}

function ownWords(text: string): Pick<NotificationWords, 'text' | 'textIs'> {
  return text === '' ? { text: null } : { text, textIs: 'own-words' };
}
